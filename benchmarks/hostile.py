"""Legal requests made to hurt: what fills 200 facts of 10,000 characters, or an answer candidate of 4,096 tokens."""

from __future__ import annotations

import string
from collections.abc import Callable, Mapping

from benchmarks.prose import Writer

Shape = Callable[[Writer, int], str]
"""Text of the given length, from a writer."""


def _repeated(piece: str) -> Shape:
    return lambda writer, length: (piece * (length // len(piece) + 1))[:length]


def _joined(piece: Callable[[Writer], str], joint: str) -> Shape:
    def write(writer: Writer, length: int) -> str:
        parts: list[str] = []
        size = 0
        while size < length:
            parts.append(piece(writer))
            size += len(parts[-1]) + len(joint)
        return joint.join(parts)[:length]

    return write


def _letters(writer: Writer, count: int) -> str:
    return "".join(writer.pick(string.ascii_lowercase) for _ in range(count))


def _sentence(writer: Writer) -> str:
    return writer.sentence()


SHAPES: Mapping[str, Shape] = {
    "one-letter words": _joined(lambda writer: _letters(writer, 1), " "),
    "every word new": _joined(lambda writer: _letters(writer, 7), " "),
    "no blanks": lambda writer, length: _letters(writer, length),
    "one letter": _repeated("a"),
    "blanks": lambda writer, length: "x" + " " * (length - 2) + "x",
    "line breaks": _repeated("a\n"),
    "stops everywhere": _repeated(". "),
    "a stop every four characters": _repeated("Ab. "),
    "stops without blanks": _repeated("ab.Cd"),
    "digits": _joined(lambda writer: str(writer.below(10)), ""),
    "digits and commas": _joined(lambda writer: str(writer.below(1000)), ","),
    "amounts": _joined(lambda writer: f"{writer.below(999)} km", " "),
    "dates": _joined(lambda writer: f"{1 + writer.below(28)}/{1 + writer.below(12)}/{1900 + writer.below(99)}", " "),
    "number words": _repeated("twenty one thousand and three hundred million "),
    "brackets": lambda writer, length: "(" * (length // 2) + ")" * (length - length // 2),
    "mixed brackets": _repeated("[(<{\"'“"),
    "quotation marks": _repeated('"a" '),
    "emphasis": _repeated("**a_b** `c` "),
    "links": _repeated("[a](http://b.c/d?e=f) "),
    "citation marks": _repeated("a [1][2]. "),
    "capitals": _joined(lambda writer: writer.place(), " "),
    "initials": _repeated("J. R. "),
    "negations": _repeated("not never no un-done didn't "),
    "table": _repeated("| a | 1 |\n"),
    "bullets": _repeated("- a\n"),
    "colons": _repeated("a: b: "),
    "hyphens": _repeated("a-b-"),
    "apostrophes": _repeated("l'a'd'"),
    "one sentence": lambda writer, length: _repeated("The old bridge of Kelton was opened in 1932 by Anna Berg. ")(
        writer, length
    ),
    "one endless sentence": _joined(lambda writer: _sentence(writer).rstrip("."), ", and "),
    "accents": _repeated("e\u0301a\u0308 "),
    "han": _repeated("雪"),
    "emoji": _repeated("\U0001f600"),
    "short quotations": _joined(lambda writer: f'"a {_letters(writer, 3)}"', " "),
    "a list of labels": _joined(lambda writer: f"{_letters(writer, 1)} {writer.below(99)}", ", "),
    "records": _joined(lambda writer: f"way: {writer.below(99)}", "; "),
    "columns with units": _repeated('"max_speed_kmh": 5, '),
    "labels in Chinese": _joined(lambda writer: f"成人票：{writer.below(99)}元", "，"),
    "hours in Chinese": _joined(lambda writer: f"{writer.below(12)}时{writer.below(60)}分", "、"),
    "labels in Korean": _joined(lambda writer: f"성인은 {writer.below(99)}원", ", "),
    "credits": _joined(lambda writer: f"{writer.place()} {writer.place()} directed", ", "),
    "parts in Chinese": _repeated("导演是王磊担任编剧为李雯"),
    "elliptic denials": _joined(lambda writer: f"but {writer.place()} does not", ", "),
    "owners": _repeated("a's b c d "),
    "doubts": _repeated("nobody has not yet verified no "),
    "html": _repeated("<b>&amp;</b>"),
    "backslashes": _repeated("\\n"),
}
