"""Deterministic batch input for the picture of a report: answers about made-up bridges, right and wrong ones."""

from __future__ import annotations

import random
from typing import Any

NAMES = ["Marrow Bridge", "Tallow Pier", "Orme Viaduct", "Saltgate Tunnel", "Fennick Lock", "Harrow Ferry"]
PEOPLE = ["Ida Sundt", "Tomas Brekke", "Leah Okafor", "Pavel Hronek"]


def records(count: int = 120) -> list[dict[str, Any]]:
    """Answers with facts, labels and two models to group by; the "draft" model errs more often."""
    rng = random.Random(11)
    return [_record(number, rng) for number in range(count)]


def _record(number: int, rng: random.Random) -> dict[str, Any]:
    name, person, year = rng.choice(NAMES), rng.choice(PEOPLE), rng.randrange(1890, 1990)
    metres = rng.randrange(11, 90) * 10
    model = rng.choice(["draft", "final"])
    fact = f"The {name}, designed by {person}, was opened in {year}. It is {metres} metres long."
    wrong = rng.random() < (0.5 if model == "draft" else 0.2)
    answer = rng.choice(
        [
            f"The {name} was opened in {year + (rng.randrange(1, 30) if wrong else 0)}.",
            f"{rng.choice([p for p in PEOPLE if p != person]) if wrong else person} designed the {name}.",
            f"The {name} is {metres + 50 if wrong else metres} metres long.",
            f"The {name} {'carries two railway tracks' if wrong else f'was opened in {year}'}.",
        ]
    )
    labels = {"model": model, "topic": name.split()[-1].lower()}
    return {"id": f"answer-{number}", "answer": answer, "facts": [fact], "label": int(not wrong), "labels": labels}
