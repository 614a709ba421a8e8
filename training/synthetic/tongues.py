"""The languages: sentences from the text files beside this module, names and grouping marks."""

from __future__ import annotations

from training.synthetic import words
from training.synthetic.sections import column, sections
from training.synthetic.tongue import Tongue

_MARKS = {"de": ".", "es": ".", "fr": "\u202f", "it": ".", "ja": ",", "ko": ",", "pt": ".", "zh": ","}
_UNSPACED = ("ja", "zh")
_PEOPLE = [
    f"{first} {last}" for first, last in zip((*words.SHE, *words.HE), (*words.LAST, *words.LAST[:10]), strict=True)
]


def read(code: str) -> Tongue:
    """The language with a two-letter code."""
    rows = sections(f"tongues/{code}.txt")
    single = {name: column(found) for name, found in rows.items()}
    return Tongue(
        code=code,
        people=single.get("people", _PEOPLE),
        places=single.get("places", list(words.PLACES)),
        mark=_MARKS[code],
        months=single.get("months", [str(month) for month in range(1, 13)]),
        days=single["days"],
        spans=single["spans"],
        units=[(large, small, int(factor)) for large, small, factor in rows["units"]],
        counts=rows["counts"],
        denials=rows["denials"],
        names=rows["names"],
        events=rows["events"],
        sizes=rows["sizes"],
        space="" if code in _UNSPACED else " ",
    )


TONGUES = tuple(read(code) for code in sorted(_MARKS))
