"""Kinds about figures together: sums, differences, shares, change, two items."""

from __future__ import annotations

from training.synthetic import frames
from training.synthetic.draw import Draw, capital, fill, say
from training.synthetic.figures import per_cent
from training.synthetic.rows import Contrast, Maker

_PARTS = (
    ("the {place} school", "pupils", ("girls", "boys")),
    ("the {company} workforce", "employees", ("engineers", "clerks")),
    ("the {place} herd", "animals", ("sheep", "goats")),
    ("the {place} fleet", "vehicles", ("buses", "trams")),
    ("the {place} collection", "works", ("paintings", "drawings")),
    ("the {place} ward", "patients", ("adults", "children")),
    ("the {company} catalogue", "titles", ("novels", "atlases")),
    ("the {place} garden", "trees", ("apple trees", "plum trees")),
    ("the {place} squad", "players", ("professionals", "amateurs")),
    ("the {company} order", "items", ("chairs", "tables")),
)


def named(draw: Draw, template: str) -> str:
    text = template.replace("{place}", draw.place()) if "{place}" in template else template
    return text.replace("{company}", draw.company()) if "{company}" in text else text


def _sums(draw: Draw) -> tuple[str, str, tuple[str, str], int, int, str]:
    template, whole, parts = draw.pick(_PARTS)
    subject = named(draw, template)
    first, second = draw.random.randint(12, 700), draw.random.randint(12, 700)
    forms = (
        f"{subject} has {first} {parts[0]} and {second} {parts[1]}.",
        f"There are {first} {parts[0]} and {second} {parts[1]} in {subject}.",
        f"In {subject}, {first} {parts[0]} stand beside {second} {parts[1]}.",
        f"{subject}: {first} {parts[0]}, {second} {parts[1]}.",
    )
    return subject, whole, parts, first, second, capital(draw.pick(forms))


def total(draw: Draw) -> Contrast:
    """The sum of two figures."""
    subject, whole, parts, first, second, evidence = _sums(draw)
    right, wrong = first + second, draw.pick((first + second + draw.pick((7, 20, -9, 100)), first * 2 + second))
    says = (
        "Together, {s} has {n} {p}.",
        "In total there are {n} {p} in {s}.",
        "{s} has {n} {p} altogether.",
        "{s} has {n} {a} and {b} combined.",
        "The total of {a} and {b} in {s} is {n}.",
    )
    claim = [
        capital(text.format(s=subject, p=f"{parts[0]} and {parts[1]}", a=parts[0], b=parts[1], n="{n}"))
        for text in says
    ]
    silent = f"{capital(subject)} had {right} {whole} ten years ago."
    return Contrast(
        (evidence,),
        tuple(text.format(n=f"{right:,}") for text in claim),
        tuple(text.format(n=f"{wrong:,}") for text in claim),
        (silent,),
        subject,
    )


def difference(draw: Draw) -> Contrast:
    """The difference of two figures, and which one is greater."""
    subject, _, parts, first, second, evidence = _sums(draw)
    if first == second:
        return difference(draw)
    more, less = parts if first > second else parts[::-1]
    gap = abs(first - second)
    wrong = gap + draw.pick((5, 12, 60))
    right = (
        f"{capital(subject)} has {gap} more {more} than {less}.",
        f"There are {gap} fewer {less} than {more} in {subject}.",
        f"{capital(subject)} has more {more} than {less}.",
        f"There are fewer {less} than {more} in {subject}.",
    )
    bad = (
        f"{capital(subject)} has {gap} more {less} than {more}.",
        f"{capital(subject)} has {wrong} more {more} than {less}.",
        f"{capital(subject)} has fewer {more} than {less}.",
        f"There are more {less} than {more} in {subject}.",
    )
    return Contrast((evidence,), right, bad, (f"{capital(subject)} has gained {gap} {more} since last year.",), subject)


def share(draw: Draw) -> Contrast:
    """A part of a whole as a percentage or fraction."""
    template, whole, parts = draw.pick(_PARTS)
    subject, pct = named(draw, template), draw.pick((10, 20, 25, 30, 40, 50, 60, 75, 80, 90))
    size = 20 * draw.random.randint(3, 60)
    part, other = size * pct // 100, draw.pick([p for p in (15, 35, 45, 55, 65, 85) if p != pct])
    evidence = capital(
        draw.pick(
            (
                f"of the {size:,} {whole} in {subject}, {part:,} are {parts[0]}.",
                f"{subject} has {size:,} {whole}; {part:,} of them are {parts[0]}.",
            )
        )
    )
    says = (
        f"{{v}} of the {whole} in {subject} are {parts[0]}.",
        f"{capital(parts[0])} make up {{v}} of the {whole} in {subject}.",
    )
    return Contrast(
        (evidence,),
        tuple(capital(text.replace("{v}", per_cent(pct, draw))) for text in says),
        tuple(capital(text.replace("{v}", per_cent(other, draw))) for text in says),
        (f"{capital(per_cent(pct, draw))} of the {parts[0]} in {subject} are new.",),
        subject,
    )


def change(draw: Draw) -> Contrast:
    """From one figure to another: direction, percent, factor."""
    frame = draw.pick(frames.COUNTS)
    subject = draw.subject(frame)
    old, pct = 100 * draw.random.randint(1, 30), draw.pick((10, 20, 25, 50, 100, 200, 300))
    new, up = old + old * pct // 100, draw.chance(0.6)
    first, last = (old, new) if up else (new, old)
    noun = f"the number of {frame.noun} {'at' if frame.subject == '{company}' else 'in'} {subject}"
    verbs, opposite = (
        ("rose", "increased", "grew", "went up", "climbed"),
        ("fell", "decreased", "dropped", "went down", "declined"),
    )
    good, bad = (verbs, opposite) if up else (opposite, verbs)
    evidence = capital(f"{noun} {draw.pick(good)} from {first:,} to {last:,}.")
    right = [capital(f"{noun} {verb}.") for verb in good] + [
        capital(f"{noun} {verb} by {abs(first - last):,}.") for verb in good
    ]
    wrong = [capital(f"{noun} {verb}.") for verb in bad] + [
        capital(f"{noun} {verb} from {last:,} to {first:,}.") for verb in good
    ]
    if up:
        right += [capital(f"{noun} {verb} by {pct} percent.") for verb in good]
        wrong += [capital(f"{noun} {verb} by {pct + draw.pick((5, 15, 35))} percent.") for verb in good]
        if pct in (100, 200):
            right += [capital(f"{noun} {'doubled' if pct == 100 else 'tripled'}.")] * 2
        elif pct in (20, 25, 300):
            wrong += [capital(f"{noun} doubled.")]
    return Contrast(
        (evidence,),
        tuple(right),
        tuple(wrong),
        (capital(f"{noun} {draw.pick(good)} because of new funding."),),
        subject,
    )


def two_items(draw: Draw) -> Contrast:
    """Two subjects with one figure each: the figures exchanged."""
    frame = draw.pick(frames.COUNTS + frames.MEASURES)
    first, second = draw.subject(frame), draw.subject(frame)
    one, two = draw.figure(frame), draw.figure(frame)
    while two == one:
        two = one + draw.random.randint(1, 9)
    texts = [f"{value:,} {frame.unit}".strip() for value in (one, two)]
    says = draw.pick(frame.says[:1] if frame.unit else frame.says[:2])
    link = draw.pick(("and", "while", "whereas"))
    pair = f"{fill(says, first, texts[0])[:-1]} {link} {says.replace('{S}', second).replace('{v}', texts[1])}"
    evidence = draw.pick(((pair,), (say(draw, frame, first, texts[0]), say(draw, frame, second, texts[1]))))
    swapped = f"{fill(says, first, texts[1])[:-1]} and {says.replace('{S}', second).replace('{v}', texts[0])}"
    same = f"{fill(says, second, texts[1])[:-1]} and {says.replace('{S}', first).replace('{v}', texts[0])}"
    return Contrast(
        evidence,
        (say(draw, frame, first, texts[0]), say(draw, frame, second, texts[1]), same),
        (say(draw, frame, first, texts[1]), say(draw, frame, second, texts[0]), swapped),
        (say(draw, frame, draw.subject(frame), texts[0]),),
        first,
    )


KINDS: dict[str, Maker] = {
    "number-sum": total,
    "number-difference": difference,
    "number-share": share,
    "number-change": change,
    "number-two-items": two_items,
}
