"""Kinds about bullets under a lead-in, records of one thing, text damaged by extraction."""

from __future__ import annotations

from training.synthetic import words
from training.synthetic.draw import Draw, indefinite
from training.synthetic.figures import CURRENCIES
from training.synthetic.rows import Contrast, Maker
from training.synthetic.scenes import altered, scene

_LEADS = (
    (
        ("The {p} pass covers:", "The following are covered by the {p} pass:"),
        ("The {p} pass does not cover:", "Excluded from the {p} pass are:"),
        "The {p} pass covers {x}.",
        "The {p} pass does not cover {x}.",
        ("night buses", "boat trips", "museum visits", "bicycle hire", "cable cars", "guided walks"),
    ),
    (
        ("Guests of the {p} hut may bring:", "Allowed in the {p} hut:"),
        ("Guests of the {p} hut must not bring:", "Forbidden in the {p} hut:"),
        "Guests of the {p} hut may bring {x}.",
        "Guests of the {p} hut must not bring {x}.",
        ("dogs", "skis", "gas stoves", "sleeping bags", "drums", "kites"),
    ),
    (
        ("The {c} plan includes the following:", "Included in the {c} plan:"),
        ("The {c} plan does not include:", "Not part of the {c} plan:"),
        "The {c} plan includes {x}.",
        "The {c} plan does not include {x}.",
        ("roaming", "daily backups", "a help desk", "a static address", "virus scans", "two users"),
    ),
    (
        ("The {c} bin accepts:", "Put into the {c} bin:"),
        ("The {c} bin does not accept:", "Do not put into the {c} bin:"),
        "The {c} bin accepts {x}.",
        "The {c} bin does not accept {x}.",
        ("glass", "paper", "tins", "batteries", "clothes", "plastic film"),
    ),
    (
        ("The {p} diet permits:", "The {p} diet permits these foods:"),
        ("The {p} diet forbids:", "Patients on the {p} diet avoid:"),
        "The {p} diet permits {x}.",
        "The {p} diet forbids {x}.",
        ("rice", "nuts", "cheese", "coffee", "eggs", "lentils"),
    ),
)


def lead_in(draw: Draw) -> Contrast:
    """Bullets take the sense of the line above them."""
    yes, no, affirm, deny, items = draw.pick(_LEADS)
    name = {"{p}": draw.place(), "{c}": draw.company()}

    def named(text: str) -> str:
        return text.replace("{p}", name["{p}"]).replace("{c}", name["{c}"])

    chosen = draw.some(items, 6)
    mark = draw.pick(("- ", "* ", "• ", ""))
    one = named(draw.pick(yes)) + "\n" + "\n".join(mark + item for item in chosen[:3])
    two = named(draw.pick(no)) + "\n" + "\n".join(mark + item for item in chosen[3:5])
    both = draw.chance(0.6)
    inside, outside = draw.pick(chosen[:3]), draw.pick(chosen[3:5])
    if both:
        right = (affirm.replace("{x}", inside), deny.replace("{x}", outside))
        wrong = (affirm.replace("{x}", outside), deny.replace("{x}", inside))
        return Contrast(
            (f"{one}\n\n{two}",),
            tuple(map(named, right)),
            tuple(map(named, wrong)),
            (named(affirm).replace("{x}", chosen[5]),),
            whole=True,
        )
    if draw.chance(0.5):
        return Contrast(
            (one,),
            (named(affirm).replace("{x}", inside),),
            (named(deny).replace("{x}", inside),),
            (named(affirm).replace("{x}", chosen[5]),),
            whole=True,
        )
    return Contrast(
        (two,),
        (named(deny).replace("{x}", outside),),
        (named(affirm).replace("{x}", outside),),
        (named(deny).replace("{x}", chosen[5]),),
        whole=True,
    )


def card(draw: Draw) -> Contrast:
    """A record of label–value lines about one thing."""
    person, other, job, place, elsewhere = (
        draw.person(),
        draw.person(),
        draw.pick(words.JOBS),
        draw.place(),
        draw.place(),
    )
    year, price, currency = draw.random.randint(1930, 2020), draw.random.randint(4, 90), draw.pick(CURRENCIES)[0]
    title, thing = draw.pick(words.TITLES), draw.pick(("exhibition", "concert", "course", "guided tour", "reading"))
    lines = (
        f"Title: {title}",
        f"Kind: {thing}",
        f"Led by: {person.name}, {job}",
        f"Place: {place}",
        f"First held: {year}",
        f"Ticket price: {currency.replace('{n}', str(price))}",
    )
    joint = draw.pick(("\n", "; ", ". ", " | "))
    right = (
        f'The {thing} "{title}" is led by {person.name}.',
        f'"{title}" takes place in {place}.',
        f'"{title}" was first held in {year}.',
        f'A ticket for "{title}" costs {currency.replace("{n}", str(price))}.',
        f"{person.name} is {indefinite(job)}.",
    )
    wrong = (
        f'The {thing} "{title}" is led by {other.name}.',
        f'"{title}" takes place in {elsewhere}.',
        f'"{title}" was first held in {year + draw.pick((1, -3, 12))}.',
        f'A ticket for "{title}" costs {currency.replace("{n}", str(price + draw.pick((1, 5, 20))))}.',
    )
    return Contrast(
        (joint.join(lines),),
        right,
        wrong,
        (
            f'"{title}" attracted {price} guests.',
            f"{person.name} was born in {place}.",
            f'"{title}" is closed in winter.',
        ),
        whole=True,
    )


def damaged(draw: Draw) -> Contrast:
    """Line-end hyphens, ligatures, entities, footnote marks and capitals as extraction leaves them."""
    one = scene(draw)
    text, style = one.full, draw.random.randrange(5)
    word = max(text.split(), key=len)
    if style == 0:
        text = text.replace(word, f"{word[:4]}-\n{word[4:]}", 1)
    elif style == 1:
        text = text.replace("fi", "ﬁ").replace("fl", "ﬂ").replace(" the ", " the\n", 2)
    elif style == 2:
        text = f"<p>{text.replace(' and ', ' &amp; ').replace(', ', ',&nbsp;')}</p>"
    elif style == 3:
        text = (
            text.replace(", ", f", [{draw.random.randint(1, 30)}] ", 1).replace("  ", " ")[:-1]
            + f".[{draw.random.randint(2, 40)}]"
        )
    else:
        text = text.upper()
    changed = altered(draw, one)
    return Contrast(
        (text,),
        (one.full, *one.parts[1:5]),
        (changed.full,),
        (f"{one.parts[1][:-1]} for {one.count} euros.",),
        whole=True,
    )


KINDS: dict[str, Maker] = {
    "layout-lead-in": lead_in,
    "layout-card": card,
    "layout-damaged": damaged,
}
