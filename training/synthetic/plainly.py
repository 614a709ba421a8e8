"""Kinds in which another word says the same amount, permission or state: free, doubled, a quarter, forbidden, false."""

from __future__ import annotations

from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

_OFFERS = (
    "the boat tour",
    "the audio guide",
    "the sauna",
    "the tasting",
    "the locker",
    "the night bus",
    "the museum yard",
)
_DEEDS = (
    ("camping", "camp"), ("cycling", "cycle"), ("swimming", "swim"), ("grilling", "grill"), ("skating", "skate"),
    ("filming", "film"), ("singing", "sing"), ("climbing", "climb"),
)  # fmt: skip
_COUNTED = (
    "the number of berths",
    "the herd",
    "the membership",
    "the fee income",
    "the mailing list",
    "the orchard area",
)
_TIMES = (("doubled", 2), ("tripled", 3), ("quadrupled", 4), ("halved", 0.5))
_PARTS = (("a quarter", 25), ("a third", 33), ("half", 50), ("three quarters", 75), ("a fifth", 20), ("two thirds", 67))
_SPANS = (
    ("a fortnight", "14 days", "three weeks"), ("a day and a half", "36 hours", "48 hours"),
    ("half an hour", "30 minutes", "45 minutes"), ("an hour and a half", "90 minutes", "70 minutes"),
    ("half a year", "six months", "nine months"),
    ("a decade", "ten years", "12 years"),
)  # fmt: skip
_STATES = ("heated", "insured", "staffed", "floodlit", "bookable", "fenced")
_DAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")


def free(draw: Draw) -> Contrast:
    """Nothing to pay against a fee."""
    offer, fee = f"{draw.pick(_OFFERS)} in {draw.place()}", draw.random.randint(2, 40)
    paid = (f"{capital(offer)} costs {fee} euros.", f"A fee of {fee} euros is charged for {offer}.")
    gratis = (f"{capital(offer)} is free.", f"{capital(offer)} is free of charge.", f"{capital(offer)} costs nothing.")
    sides = (paid, gratis) if draw.chance(0.5) else (gratis, paid)
    return Contrast((draw.pick(sides[0]),), sides[0], sides[1], (f"{capital(offer)} is popular.",), offer)


def multiple(draw: Draw) -> Contrast:
    """A multiple against the values before and after."""
    what, (word, times) = f"{draw.pick(_COUNTED)} of {draw.place()}", draw.pick(_TIMES)
    before = 12 * draw.random.randint(2, 60)
    verb = "rose" if times > 1 else "fell"
    wrong = [f"{capital(what)} {other}." for other, _ in _TIMES if other != word]
    evidence = f"{capital(what)} {verb} from {before} to {before * times:g}."
    return Contrast(
        (evidence,), (f"{capital(what)} {word}.",), tuple(wrong), (f"{capital(what)} is the pride of the town.",), what
    )


def part(draw: Draw) -> Contrast:
    """A part in words against percent."""
    (word, percent), (other, _) = draw.some(_PARTS, 2)
    noun, what = draw.pick(("guests", "pupils", "plots", "letters")), draw.pick(("came early", "were lost"))
    tail = f"of the {noun} in {draw.place()} {what}."
    given = f"{percent}% {tail}"
    wrong = (capital(f"{other} {tail}"), f"{(percent + 37) % 100}% {tail}")
    elsewhere = (capital(f"{word} of the {noun} in {draw.place()} {what}."),)
    return Contrast((given,), (capital(f"{word} {tail}"),), wrong, elsewhere)


def span(draw: Draw) -> Contrast:
    """A span of time in words."""
    word, same, other = draw.pick(_SPANS)
    what = f"the {draw.pick(('course', 'strike', 'crossing', 'rehearsal', 'trial run'))} in {draw.place()}"
    sides = (word, same) if draw.chance(0.5) else (same, word)
    right, wrong = f"{capital(what)} lasts {sides[1]}.", f"{capital(what)} lasts {other}."
    return Contrast((f"{capital(what)} lasts {sides[0]}.",), (right,), (wrong,), (f"{capital(what)} is free to all.",))


def forbidden(draw: Draw) -> Contrast:
    """What is forbidden and what is allowed, in other words."""
    (noun, verb), place = (
        draw.pick(_DEEDS),
        f"in the {draw.pick(('park', 'yard', 'harbour', 'reserve'))} of {draw.place()}",
    )
    no = (
        f"{capital(noun)} is prohibited {place}.",
        f"You may not {verb} {place}.",
        f"It is forbidden to {verb} {place}.",
    )
    yes = (f"{capital(noun)} is allowed {place}.", f"You may {verb} {place}.", f"It is permitted to {verb} {place}.")
    sides = (no, yes) if draw.chance(0.5) else (yes, no)
    return Contrast((draw.pick(sides[0]),), sides[0], sides[1], (f"{capital(noun)} is popular {place}.",))


def member(draw: Draw) -> Contrast:
    """A member of a record that is true or false."""
    state, hall, holds = draw.pick(_STATES), draw.random.randint(2, 40), draw.chance(0.5)
    evidence = f'{{"hall": {hall}, "{state}": {str(holds).lower()}}}'
    sides = f"Hall {hall} is {state}.", f"Hall {hall} is not {state}."
    return Contrast((evidence,), (sides[not holds],), (sides[holds],), (f"Hall {hall + 1} is {state}.",))


def open_days(draw: Draw) -> Contrast:
    """A day among those from one to another, or not."""
    first, count = draw.random.randint(0, 6), draw.random.randint(3, 5)
    run = [_DAYS[(first + step) % 7] for step in range(7)]
    what = f"the {draw.pick(('baths', 'archive', 'gallery', 'clinic'))} of {draw.place()}"
    return Contrast(
        (f"{capital(what)} opens {run[0]} to {run[count - 1]}.",),
        (f"{capital(what)} opens on {draw.pick(run[:count])}s.",),
        (f"{capital(what)} opens on {draw.pick(run[count:])}s.",),
        (f"{capital(what)} is crowded on {draw.pick(run[:count])}s.",),
    )


KINDS: dict[str, Maker] = {
    "price-free": free,
    "number-multiple": multiple,
    "number-part": part,
    "duration-worded": span,
    "forbidden": forbidden,
    "record-false": member,
    "date-run": open_days,
}
