"""Deeds, states and groups: what persons, firms and things do and are, with synonyms and opposites."""

from __future__ import annotations

from dataclasses import dataclass

from training.synthetic.sections import sections


@dataclass(frozen=True, slots=True)
class Deed:
    """A deed with its verb forms, a verb of the same sense, one of the opposite sense, a noun and an object."""

    base: str
    past: str
    participle: str
    same: str
    opposite: str
    noun: str
    thing: str


_LISTS = sections("lists/deeds.txt")
DEEDS = [Deed(*row) for row in _LISTS["deeds"]]
STATES = [(subject, word, opposite, other) for subject, word, opposite, other in _LISTS["states"]]
"""(subject, adjective, opposite, something else that may also hold)."""
GROUPS = [(members, whole, do, does, other) for members, whole, do, does, other in _LISTS["groups"]]
"""(members, whole, what several do, what one does, something else)."""
