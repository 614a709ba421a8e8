"""Kinds about layout: tables, JSON, parameter lists, bullets under a lead-in, records, text damaged by extraction."""

from __future__ import annotations

import json

from training.synthetic import words
from training.synthetic.draw import Draw, capital
from training.synthetic.figures import CURRENCIES
from training.synthetic.rows import Contrast, Maker
from training.synthetic.scenes import altered, scene

_GOODS = (
    "lamp",
    "kettle",
    "tent",
    "drill",
    "jacket",
    "globe",
    "radio",
    "mirror",
    "saddle",
    "easel",
    "anvil",
    "telescope",
    "blender",
    "canoe",
    "helmet",
    "rug",
)
_COLUMNS = (
    ("price", "costs {v}", ("EUR {n}", "{n} USD", "£{n}")),
    ("weight", "weighs {v}", ("{n} kg", "{n} g")),
    ("stock", "has a stock of {v}", ("{n}",)),
    ("length", "is {v} long", ("{n} cm", "{n} m")),
    ("warranty", "has a warranty of {v}", ("{n} months", "{n} years")),
)
_KEYS = (
    ("timeout", "The timeout is {v} seconds.", "The time limit is set to {v} seconds."),
    ("max_retries", "The maximum number of retries is {v}.", "At most {v} retries are made."),
    ("port", "The port is {v}.", "The server listens on port {v}."),
    ("batch_size", "The batch size is {v}.", "Batches hold {v} items."),
    ("min_age", "The minimum age is {v}.", "The minimum age is {v} years."),
    ("seat_count", "The seat count is {v}.", "There are {v} seats."),
    ("max_weight_kg", "The maximum weight is {v} kg.", "It may weigh up to {v} kg."),
    ("rooms", "There are {v} rooms.", "The number of rooms is {v}."),
    ("floor", "It is on floor {v}.", "The floor is {v}."),
    ("page_limit", "The page limit is {v}.", "Texts may have up to {v} pages."),
    ("cache_days", "Entries are kept in the cache for {v} days.", "The cache holds entries for {v} days."),
)


def _rows(draw: Draw) -> tuple[str, str, list[str], dict[str, list[str]], dict[str, str]]:
    """Column names and cells of four goods, the last of them kept out of the table."""
    first, second = draw.some(_COLUMNS, 2)
    goods = draw.some(_GOODS, 4)
    cells, said = {}, {first[0]: first[1], second[0]: second[1]}
    for column in (first, second):
        form = draw.pick(column[2])
        cells[column[0]] = [form.replace("{n}", str(n)) for n in draw.some(range(2, 95), 4)]
    return first[0], second[0], goods, cells, said


def table(draw: Draw) -> Contrast:
    """Rows of a table with a header: own cell, the cell of another row or column."""
    first, second, goods, cells, said = _rows(draw)
    head, bar = draw.pick(
        (
            ("| {} | {} | {} |", "| --- | --- | --- |"),
            ("{} | {} | {}", ""),
            ("{},{},{}", ""),
            ("{}\t{}\t{}", ""),
            ("{}; {}; {}", ""),
        )
    )
    lines = [head.format("Item", capital(first), capital(second)), *([bar] if bar else [])]
    lines += [
        head.format(capital(good), a, b) for good, a, b in zip(goods[:3], cells[first], cells[second], strict=False)
    ]
    return _claims(draw, goods, cells, said, "\n".join(lines))


def _claims(draw: Draw, goods: list[str], cells: dict[str, list[str]], said: dict[str, str], text: str) -> Contrast:
    column = draw.pick(sorted(cells))
    row, other = draw.some(range(3), 2)
    second = next(name for name in sorted(cells) if name != column)
    one = f"The {goods[row]} {said[column].replace('{v}', cells[column][row])}"
    right = (
        f"{one}.",
        f"The {column} of the {goods[row]} is {cells[column][row]}.",
        f"{one} and {said[second].replace('{v}', cells[second][row])}.",
    )
    wrong = (
        f"The {goods[row]} {said[column].replace('{v}', cells[column][other])}.",
        f"The {column} of the {goods[row]} is {cells[column][other]}.",
        f"{one} and {said[second].replace('{v}', cells[second][other])}.",
    )
    neutral = (
        f"The {goods[3]} {said[column].replace('{v}', cells[column][row])}.",
        f"The width of the {goods[row]} is {cells[column][row]}.",
        f"The {goods[row]} {said[column].replace('{v}', cells[column][row])} and is made in {draw.place()}.",
    )
    return Contrast((text,), right, wrong, neutral, whole=True)


def records(draw: Draw) -> Contrast:
    """A list of JSON objects, or one object for each good."""
    first, second, goods, cells, said = _rows(draw)
    items = [{"item": good, first: cells[first][i], second: cells[second][i]} for i, good in enumerate(goods[:3])]
    text = draw.pick(
        (
            json.dumps(items, ensure_ascii=False),
            json.dumps({"items": items}, ensure_ascii=False, indent=2),
            "\n".join(json.dumps(item, ensure_ascii=False) for item in items),
            "\n\n".join("\n".join(f"{key}: {value}" for key, value in item.items()) for item in items),
        )
    )
    return _claims(draw, goods, cells, said, text)


def parameters(draw: Draw) -> Contrast:
    """Key–value settings: own value, another key's value, a key that is not there."""
    one, two, three, absent = draw.some(_KEYS, 4)
    values = draw.some(range(3, 98), 3)
    pairs = list(zip((one[0], two[0], three[0]), values, strict=True))
    form = draw.pick(("{k}: {v}", "{k} = {v}", "{k}={v}", '"{k}": {v},', "- {k}: {v}", "--{k} {v}"))
    lines = [form.replace("{k}", key).replace("{v}", str(value)) for key, value in pairs]
    if form.startswith('"'):
        lines = ["{", *lines[:-1], lines[-1].rstrip(","), "}"]

    def say(row: tuple[str, str, str], value: int) -> tuple[str, ...]:
        return tuple(text.replace("{v}", str(value)) for text in row[1:])

    return Contrast(
        (draw.pick(("\n", "\n", " ")).join(lines),),
        (*say(one, values[0]), *say(two, values[1])),
        (say(one, values[1])[0], say(two, values[0])[0], say(three, values[2] + 1)[0]),
        say(absent, values[0]),
        whole=True,
    )


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
        f"{person.name} is {'an' if job[0] in 'aeio' else 'a'} {job}.",
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
    "layout-table": table,
    "layout-records": records,
    "layout-parameters": parameters,
    "layout-lead-in": lead_in,
    "layout-card": card,
    "layout-damaged": damaged,
}
