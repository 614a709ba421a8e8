"""Agreement: what the quantities of the evidence say about those of a claim."""
