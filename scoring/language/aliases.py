"""Aliases: the forms under which several sentences may call a name, and what of a name none of them has."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from scoring.frozen import frozen
from scoring.language.name_spans import Name, Names, fold
from scoring.language.nations import NATION as _NATION

_MOST = 16
NATION = {fold(word): number for word, number in _NATION.items()}


@frozen
class Known:
    """What several evidence sentences call by name; most of it is asked for only where a name of the claim is
    missing."""

    names: Sequence[Names]

    @cached_property
    def capitals(self) -> frozenset[str]:
        return frozenset().union(*[name.capitals for name in self.names])

    @cached_property
    def lowers(self) -> frozenset[str]:
        return frozenset().union(*[name.lowers for name in self.names])

    @cached_property
    def acronyms(self) -> frozenset[str]:
        return frozenset().union(*[name.acronyms for name in self.names])

    @cached_property
    def joined(self) -> frozenset[str]:
        return frozenset().union(*[name.joined for name in self.names])

    @cached_property
    def nations(self) -> frozenset[int]:
        return frozenset(NATION[key] for key in NATION.keys() & (self.capitals | self.acronyms))

    @cached_property
    def bearers(self) -> dict[str, list[Name]]:
        """Names of several words by their words."""
        bearers: dict[str, list[Name]] = {}
        for span in (span for name in self.names for span in name.spans):
            for key in span.keys:
                if len(bearers.setdefault(key, [])) < _MOST:
                    bearers[key].append(span)
        return bearers


def known(names: Sequence[Names]) -> Known:
    """The names of all evidence sentences together."""
    return Known(names)


def absent(span: Name, theirs: Known) -> tuple[list[str], bool]:
    """The keys of a name that the evidence lacks, and whether it has the name only as a common word."""
    gone = [key for key in span.keys if key not in theirs.capitals]
    if not gone or _alias(span, theirs):
        return [], False
    if span.weak or len(span.keys) > 1:
        gone = [key for key in gone if key not in theirs.lowers]
    elif gone[0] in theirs.lowers:
        return [], True
    gone = [key for key in gone if NATION.get(key, -1) not in theirs.nations]
    return (gone if not gone or not _shortened(span, gone, theirs) else []), False


def _alias(span: Name, theirs: Known) -> bool:
    """Another form of the whole name: acronym, expansion, written as one word or as two."""
    whole = "".join(span.keys)
    if len(span.keys) == 1:
        return len(whole) > 1 and (whole in theirs.acronyms or whole in theirs.joined)
    initials = "".join(key[0] for key in span.keys)
    return initials in theirs.acronyms or whole in theirs.capitals or NATION.get(initials, -1) in theirs.nations


def _shortened(span: Name, gone: list[str], theirs: Known) -> bool:
    """Only the surname, or an initial for a first name, or a longer form of one."""
    last = span.keys[-1]
    if last in gone or len(span.keys) < 2:
        return False
    bearers = theirs.bearers.get(last, ())
    return any(name.keys[0] == last or all(_abbreviates(key, name) for key in gone) for name in bearers)


def _abbreviates(key: str, name: Name) -> bool:
    return any(other != name.keys[-1] and (key.startswith(other) or other.startswith(key)) for other in name.keys)
