"""Quantities: numbers, dates, times and units found in a sentence, as typed values."""
