"""Distracting sentences: about other things with figures and names of their own, or harmless ones about the same."""

from __future__ import annotations

from training.synthetic import frames, words
from training.synthetic.draw import Draw, capital, say

_ABOUT = (
    "More about {S} can be read on the notice board.",
    "Photographs of {S} are easy to find.",
    "Many visitors ask about {S}.",
    "A short film about {S} is in preparation.",
    "{S} is often mentioned in local guides.",
    "Students have written essays about {S}.",
    "The name of {S} is known far beyond the region.",
    "A leaflet describes {S} in more detail.",
)
_ACTS = (
    "{P} spoke at the annual dinner in {L}.",
    "{P} lives in {L} with two cats.",
    "{P} chairs the reading circle of {L}.",
    "{P} wrote a letter to the mayor of {L}.",
    "{P} repaired the clock tower of {L}.",
    "{P} runs a small bakery in {L}.",
    "The weather in {L} was mild.",
    "The road to {L} follows the river.",
    "{L} lies between two hills.",
    "{P} plays chess in {L}.",
)


def about(draw: Draw, subject: str) -> str:
    """A sentence about the same subject that says nothing which any claim could need."""
    inside = f"the {subject[4:]}" if subject.startswith("The ") else subject
    return capital(draw.pick(_ABOUT).replace("{S}", inside))


def other(draw: Draw) -> str:
    """A sentence about another subject."""
    choice = draw.random.randrange(4)
    if choice == 0:
        return draw.pick(_ACTS).replace("{P}", draw.person().name).replace("{L}", draw.place())
    if choice == 1:
        frame = draw.pick(frames.EVENTS)
        year = draw.random.randint(1850, 2022)
        return say(draw, frame, draw.subject(frame), draw.pick((f"in {year}", f"in {draw.pick(words.MONTHS)} {year}")))
    frame = draw.pick(frames.COUNTS if choice == 2 else frames.MEASURES)
    return say(draw, frame, draw.subject(frame), f"{draw.figure(frame):,} {frame.unit}".strip())
