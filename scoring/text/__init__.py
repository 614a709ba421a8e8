"""Text: what is read of a raw text before it is compared: where sentences end, what is cleaned away, records as
sentences."""
