"""Grounding against a corpus: documents in, passages out, one interface over several engines."""
