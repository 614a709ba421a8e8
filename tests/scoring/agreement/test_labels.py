"""Lists of figures with labels: each figure belongs to its own label."""

import pytest

from scoring.agreement import relate


def states(claim: str, fact: str) -> list[str]:
    return [found.state for found in relate.compare(claim, [fact])]


LISTS = [
    ("Fares: bikes 3 euros, cars 9 euros.", "Bikes pay {} euros.", "Cars pay {} euros."),
    ("The ferry costs 3 euros for bikes and 9 euros for cars.", "Bikes pay {} euros.", "Cars pay {} euros."),
    ("Räder zahlen 3 Euro, Autos 9 Euro.", "Räder zahlen {} Euro.", "Autos zahlen {} Euro."),
    (
        "El ferri cuesta 3 euros para bicis y 9 euros para coches.",
        "Para bicis cuesta {} euros.",
        "Los coches pagan {} euros.",
    ),
    ("自行车票：3元，汽车票：9元。", "自行车票是{}元。", "汽车票是{}元。"),
    ("料金は自転車3円、船9円です。", "自転車は{}円です。", "船の料金は{}円です。"),
    ("요금은 자전거 3원, 자동차 9원입니다.", "자전거 요금은 {}원이다.", "자동차 요금은 {}원이다."),
]


@pytest.mark.parametrize(("fact", "one", "other"), LISTS)
def test_a_figure_belongs_to_its_own_label(fact: str, one: str, other: str) -> None:
    assert states(one.format(3), fact) == states(other.format(9), fact) == ["satisfied"]
    assert states(one.format(9), fact) == states(other.format(3), fact) == ["violated"]
