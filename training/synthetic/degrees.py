"""Kinds about strength: quantifiers, frequency, modality, hedges, conditions, superlatives, cause, exclusiveness."""

from __future__ import annotations

from training.synthetic import words
from training.synthetic.deeds import DEEDS, GROUPS
from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

_HABITS = (
    ("the {p} ferry", "arrives late"),
    ("{n}", "works at night"),
    ("the {c} printer", "jams"),
    ("the {p} river", "floods the meadow"),
    ("{n}", "wears a hat"),
    ("the {c} server", "restarts by itself"),
    ("the {p} council", "meets in public"),
    ("{n}", "cooks with saffron"),
    ("the {c} alarm", "rings at dawn"),
    ("the {p} market", "sells mushrooms"),
    ("{n}", "travels by train"),
    ("the {c} valve", "leaks"),
    ("the {p} band", "plays outdoors"),
    ("{n}", "answers letters by hand"),
)
_SUPER = (
    ("large", "largest", "smallest", ("lake", "park", "stadium", "market")),
    ("old", "oldest", "youngest", ("school", "bakery", "newspaper", "choir")),
    ("tall", "tallest", "lowest", ("tower", "chimney", "building")),
    ("long", "longest", "shortest", ("bridge", "tunnel", "pier")),
    ("busy", "busiest", "quietest", ("station", "port", "airport")),
    ("deep", "deepest", "shallowest", ("lake", "well", "mine")),
    ("rich", "richest", "poorest", ("club", "foundation", "parish")),
    ("steep", "steepest", "flattest", ("street", "trail", "slope")),
)
_NTH = ("second", "third", "fourth", "fifth")


def _fill(draw: Draw, text: str) -> str:
    text = text.replace("{n}", draw.person().name) if "{n}" in text else text
    text = text.replace("{p}", draw.place()) if "{p}" in text else text
    return text.replace("{c}", draw.company()) if "{c}" in text else text


def quantified(draw: Draw) -> Contrast:
    """All, most, some, none, only one."""
    members, whole, do, does, other = draw.pick(GROUPS)
    whole = _fill(draw, whole)
    every = (
        f"All {members} in {whole} {do}.",
        f"Every one of the {members} in {whole} {does}.",
        f"The {members} in {whole} all {do}.",
        f"Without exception, the {members} in {whole} {do}.",
    )
    most = (f"Most {members} in {whole} {do}.", f"The majority of the {members} in {whole} {do}.")
    some = (
        f"Some {members} in {whole} {do}.",
        f"At least one of the {members} in {whole} {does}.",
        f"A few {members} in {whole} {do}.",
    )
    none = (
        f"None of the {members} in {whole} {do}.",
        f"No {members} in {whole} {do}.",
        f"Not one of the {members} in {whole} {does}.",
    )
    part = (
        f"Only some {members} in {whole} {do}.",
        f"Not all {members} in {whole} {do}, but some do.",
        f"Only one of the {members} in {whole} {does}.",
    )
    silent = (f"All {members} in {whole} {other}.", f"Some {members} in {whole} {other}.")
    choice = draw.random.randrange(5)
    if choice == 0:
        return Contrast((draw.pick(every),), (*every, most[0], some[1]), (*none, *part[::2]), silent, whole)
    if choice == 1:
        return Contrast((draw.pick(some[:2]),), some[:2], none, (*every, *silent, *most), whole)
    if choice == 2:
        return Contrast((draw.pick(none),), none, (*some, *every, *most), silent, whole)
    if choice == 3:
        return Contrast((draw.pick(most),), (*most, some[1], some[0]), none, (*silent, *every[:3]), whole)
    return Contrast((draw.pick(part),), (some[1],), (*every, *none), silent, whole)


def often(draw: Draw) -> Contrast:
    """Always, often, sometimes, rarely, never."""
    who, does = draw.pick(_HABITS)
    who = capital(_fill(draw, who))
    always, often_, some, seldom, never = (
        ("always",),
        ("often", "frequently", "usually"),
        ("sometimes", "occasionally", "now and then"),
        ("rarely", "seldom", "hardly ever"),
        ("never", "at no time"),
    )
    given, right, wrong, neutral = draw.pick(
        (
            (always, (*always, "invariably"), never + seldom, ()),
            (often_, often_, never + seldom, always),
            (some, some, never, always),
            (seldom, seldom, often_[:2] + always, ()),
            (never, never, always + often_ + some, ()),
        )
    )
    silent = f"{who} {draw.pick(right)} {does} on purpose."
    return Contrast(
        (f"{who} {draw.pick(given)} {does}.",),
        tuple(f"{who} {word} {does}." for word in right),
        tuple(f"{who} {word} {does}." for word in wrong),
        (*(f"{who} {word} {does}." for word in neutral), silent),
        who,
    )


def generalised(draw: Draw) -> Contrast:
    """One case made a rule, and a rule applied to a case."""
    members, whole, do, does, _ = draw.pick(
        [row for row in GROUPS if row[0] not in ("members", "judges", "editors", "drivers", "patients", "pupils")]
    )
    whole, one = _fill(draw, whole), draw.pick(("oldest", "largest", "newest", "smallest"))
    single = members[:-1]
    if draw.chance(0.5):
        return Contrast(
            (f"The {one} {single} in {whole} {does}.",),
            (
                f"One {single} in {whole}, the {one}, {does}.",
                f"The {one} of the {members} in {whole} {does}.",
                f"At least one {single} in {whole} {does}.",
            ),
            (f"No {single} in {whole} {does}.", f"None of the {members} in {whole} {do}."),
            (
                f"All {members} in {whole} {do}.",
                f"The {members} in {whole} generally {do}.",
                f"Every {single} in {whole} {does}.",
            ),
            whole,
        )
    return Contrast(
        (f"Every {single} in {whole} {does}.",),
        (f"The {one} {single} in {whole} {does}.",),
        (f"Not all {members} in {whole} {do}.", f"No {single} in {whole} {does}."),
        (f"Every {single} outside {whole} {does}.",),
        whole,
    )


def modal(draw: Draw) -> Contrast:
    """May, might, plans, aims against done; hedges added and dropped."""
    who, deed = draw.pick((draw.person().name, draw.company(), f"The council of {draw.place()}")), draw.pick(DEEDS)
    unsure = (
        f"{who} may have {deed.participle} {deed.thing}.",
        f"{who} might have {deed.participle} {deed.thing}.",
        f"{who} possibly {deed.past} {deed.thing}.",
        f"Perhaps {who.replace('The', 'the')} {deed.past} {deed.thing}.",
    )
    planned = (
        f"{who} plans to {deed.base} {deed.thing}.",
        f"{who} intends to {deed.base} {deed.thing}.",
        f"{who} is considering whether to {deed.base} {deed.thing}.",
        f"{who} was expected to {deed.base} {deed.thing}.",
    )
    done = (
        f"{who} {deed.past} {deed.thing}.",
        f"{who} has {deed.participle} {deed.thing}.",
        f"{who} certainly {deed.past} {deed.thing}.",
    )
    other = draw.pick([row for row in DEEDS if row.thing != deed.thing])
    choice = draw.random.randrange(3)
    if choice == 0:
        return Contrast(
            (draw.pick(done[:2]),),
            (*done[:2], *unsure),
            (f"{who} has not {deed.participle} {deed.thing}.",),
            (f"{who} {other.past} {other.thing}.",),
            who,
        )
    if choice == 1:
        return Contrast(
            (draw.pick(unsure),),
            unsure,
            (f"It is impossible that {who.replace('The', 'the')} {deed.past} {deed.thing}.",),
            done,
            who,
        )
    return Contrast(
        (draw.pick(planned[:2]),),
        planned[:2],
        (f"{who} has no plans to {deed.base} {deed.thing}.", f"{who} does not intend to {deed.base} {deed.thing}."),
        done,
        who,
    )


def duty(draw: Draw) -> Contrast:
    """Must, may, need not, must not; can and cannot."""
    who = draw.pick(
        (
            f"visitors to {draw.place()}",
            f"users of the {draw.company()} app",
            f"drivers in {draw.place()}",
            f"members of the {draw.place()} club",
            f"suppliers of {draw.company()}",
            f"tenants in {draw.place()}",
        )
    )
    what, other = draw.some(
        (
            "show a card",
            "wear a badge",
            "book in advance",
            "leave before noon",
            "use the side entrance",
            "pay in cash",
            "bring a guest",
            "keep the receipt",
            "sign the register",
            "lock the door",
        ),
        2,
    )
    must = (f"must {what}", f"are required to {what}", f"have to {what}", f"are obliged to {what}")
    may = (f"may {what}", f"are allowed to {what}", f"are permitted to {what}")
    free = (f"need not {what}", f"do not have to {what}", f"are not required to {what}")
    banned = (f"must not {what}", f"are forbidden to {what}", f"are not allowed to {what}")
    choice = draw.random.randrange(4)
    given, right, wrong, open_ = (
        (must, must, free + banned, ()),
        (may, may, banned, must),
        (free, free, must, ()),
        (banned, banned, may + must, ()),
    )[choice]
    silent = f"must {other}"
    return Contrast(
        (f"{capital(who)} {draw.pick(given)}.",),
        tuple(f"{capital(who)} {text}." for text in right),
        tuple(f"{capital(who)} {text}." for text in wrong),
        tuple(f"{capital(who)} {text}." for text in (*open_, silent)),
    )


def conditional(draw: Draw) -> Contrast:
    """If, unless, provided that: dropped, kept, turned round."""
    who, deed = draw.pick((draw.person().name, draw.company(), f"the council of {draw.place()}")), draw.pick(DEEDS)
    will = f"{who} will {deed.base} {deed.thing}"
    on = draw.pick(
        (
            "the subsidy arrives",
            "the vote passes",
            "the weather holds",
            "the bank agrees",
            "the test succeeds",
        )
    )
    evidence = (f"If {on}, {will}.", f"{capital(will)} if {on}.", f"{capital(will)} provided that {on}.")
    right = (*evidence, f"{capital(will)} on condition that {on}.")
    return Contrast(
        (draw.pick(evidence),),
        right,
        (
            f"{capital(who)} will not {deed.base} {deed.thing} even if {on}.",
            f"If {on}, {who} will not {deed.base} {deed.thing}.",
        ),
        (capital(f"{will}."), f"{capital(who)} {deed.past} {deed.thing}.", capital(f"{will} in any case.")),
        who,
    )


def superlative(draw: Draw) -> Contrast:
    """The largest, the second-largest, one of the largest, the smallest."""
    word, most, least, things = draw.pick(_SUPER)
    thing, name, region, land = draw.pick(things), draw.place(), draw.place(), draw.pick(words.COUNTRIES)[0]
    subject, nth = f"the {name} {thing}", draw.pick(_NTH)
    best = (
        f"{capital(subject)} is the {most} {thing} in {region}.",
        f"The {most} {thing} in {region} is {subject}.",
        f"No {thing} in {region} is {_more(word)} than {subject}.",
    )
    second = (
        f"{capital(subject)} is the {nth}-{most} {thing} in {region}.",
        f"The {nth}-{most} {thing} in {region} is {subject}.",
    )
    among = (
        f"{capital(subject)} is one of the {most} {_plural(thing)} in {region}.",
        f"{capital(subject)} is among the {most} {_plural(thing)} in {region}.",
    )
    last = (f"{capital(subject)} is the {least} {thing} in {region}.",)
    wide = (f"{capital(subject)} is the {most} {thing} in {land}.",)
    choice = draw.random.randrange(3)
    if choice == 0:
        return Contrast((draw.pick(best[:2]),), (*best, *among), (*second, *last), wide, subject)
    if choice == 1:
        return Contrast(
            (draw.pick(second),),
            second,
            (*best, *last, second[0].replace(nth, draw.pick([n for n in _NTH if n != nth]))),
            wide,
            subject,
        )
    return Contrast((draw.pick(among),), among, last, (*best, *wide), subject)


def _more(word: str) -> str:
    return {"busy": "busier", "large": "larger"}.get(word, f"{word}er")


def _plural(word: str) -> str:
    return "bakeries" if word == "bakery" else "parishes" if word == "parish" else f"{word}s"


def comparative(draw: Draw) -> Contrast:
    """Which of two is more, said with words."""
    more, less, things = draw.pick(
        (
            ("larger", "smaller", "the {p} hall"),
            ("older", "younger", "{n}"),
            ("faster", "slower", "the {c} ferry"),
            ("heavier", "lighter", "the {c} drone"),
            ("cheaper", "dearer", "the {c} lens"),
            ("warmer", "colder", "lake {p}"),
            ("louder", "quieter", "the {p} bell"),
            ("wider", "narrower", "the {p} canal"),
            ("taller", "shorter", "the {p} mast"),
            ("stronger", "weaker", "the {c} alloy"),
            ("safer", "riskier", "the {p} route"),
        )
    )
    a, b, c = (_fill(draw, things) for _ in range(3))
    gap = draw.pick(("", "", "much ", "slightly "))
    right = (
        capital(f"{a} is {more} than {b}."),
        capital(f"{b} is {less} than {a}."),
        capital(f"{b} is not as {_base(more)} as {a}."),
    )
    wrong = (
        capital(f"{a} is {less} than {b}."),
        capital(f"{b} is {more} than {a}."),
        capital(f"{a} is not {more} than {b}."),
        capital(f"{a} and {b} are equally {_base(more)}."),
    )
    return Contrast(
        (capital(f"{a} is {gap}{more} than {b}."),),
        right,
        wrong,
        (
            capital(f"{a} is {more} than {c}."),
            capital(f"{a} is the {_base(more) + 'est' if _base(more)[-1] != 'e' else _base(more) + 'st'} of all."),
        ),
        a,
    )


def _base(more: str) -> str:
    return {"larger": "large", "wider": "wide", "safer": "safe"}.get(more, more[:-2])


_CAUSES = (
    ("the {p} road was closed", "a landslide"),
    ("the harvest near {p} failed", "late frost"),
    ("the {c} launch was delayed", "a faulty sensor"),
    ("the {p} concert was called off", "high winds"),
    ("sales of {c} dropped", "a new rival"),
    ("the fish in {p} died", "a lack of oxygen"),
    ("the power in {p} went out", "a fallen tree"),
    ("the {c} share rose", "a large order"),
    ("the {p} bridge was reinforced", "heavier lorries"),
    ("the {c} recall was ordered", "a sharp edge"),
)


def cause(draw: Draw) -> Contrast:
    """Two things side by side made cause and effect; a cause stated, another cause claimed."""
    (effect, reason), (_, other) = draw.some(_CAUSES, 2)
    effect = _fill(draw, effect)
    month = draw.pick(words.MONTHS)
    if draw.chance(0.5):
        evidence = (f"{capital(effect)} in {month}.", f"In the same month there was talk of {reason}.")
        return Contrast(
            evidence,
            (f"{capital(effect)} in {month}.",),
            (f"{capital(effect)} in {draw.pick([m for m in words.MONTHS if m != month])}.",),
            (
                f"{capital(effect)} because of {reason}.",
                f"{capital(reason)} led to the fact that {effect}.",
                f"Due to {reason}, {effect}.",
            ),
        )
    right = (
        f"{capital(effect)} because of {reason}.",
        f"{capital(effect)} owing to {reason}.",
        f"Due to {reason}, {effect}.",
        f"{capital(reason)} was the reason why {effect}.",
    )
    return Contrast(
        (draw.pick(right),),
        right,
        (
            f"{capital(effect)} because of {other}.",
            f"{capital(other)} was the reason why {effect}.",
            f"{capital(reason)} had nothing to do with the fact that {effect}.",
        ),
        (f"{capital(effect)} because of {reason} and bad planning.",),
    )


def exclusive(draw: Draw) -> Contrast:
    """Only, solely, exclusively: added or dropped."""
    desk = draw.pick(
        (
            f"the desk in {draw.place()}",
            f"the {draw.company()} shop",
            f"the {draw.place()} clinic",
            f"the {draw.place()} library",
            f"the {draw.company()} hotline",
        )
    )
    (one, two), word = draw.some(words.WEEKDAYS, 2), draw.pick(("only", "exclusively", "solely"))
    plain = (f"{capital(desk)} is open on {one}s.", f"On {one}s, {desk} is open.")
    alone = (
        f"{capital(desk)} is open only on {one}s.",
        f"{capital(desk)} is open exclusively on {one}s.",
        f"Only on {one}s is {desk} open.",
    )
    if draw.chance(0.5):
        return Contrast(
            (plain[0],),
            plain,
            (f"{capital(desk)} is closed on {one}s.", f"{capital(desk)} is never open on {one}s."),
            (*alone, f"{capital(desk)} is open on {two}s."),
            desk,
        )
    return Contrast(
        (f"{capital(desk)} is open {word} on {one}s.",),
        (*plain, *alone),
        (
            f"{capital(desk)} is open on {two}s.",
            f"{capital(desk)} is open on {one}s and {two}s.",
            f"{capital(desk)} is open every day.",
        ),
        (f"{capital(desk)} is open on {one}s until nine.",),
        desk,
    )


KINDS: dict[str, Maker] = {
    "quantifier": quantified,
    "frequency-adverb": often,
    "generalised": generalised,
    "modality": modal,
    "duty": duty,
    "conditional": conditional,
    "superlative": superlative,
    "comparative": comparative,
    "cause": cause,
    "exclusive": exclusive,
}
