"""Kinds about layout: tables, records, parameter lists."""

from __future__ import annotations

import json

from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

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


KINDS: dict[str, Maker] = {
    "layout-table": table,
    "layout-records": records,
    "layout-parameters": parameters,
}
