"""The answer candidate by itself: which of its sentences need a check, and how well it serves the prompt."""
