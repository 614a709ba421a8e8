"""What is said in other words of figures, places and parts denies nothing; a figure that differs still does."""

import pytest

from scoring.agreement import relate
from scoring.agreement.order import order
from scoring.check import check
from scoring.quantities import values


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("three times daily", "three times a day"),
        ("twice weekly", "twice per week"),
        ("once-yearly", "once a year"),
        ("eight times yearly", "eight times a year"),
        ("4 times monthly", "four times every month"),
    ],
)
def test_an_adverb_is_a_period(one, other):
    (mine,), (theirs,) = values.find(f"It runs {one}."), values.find(f"It runs {other}.")
    assert (mine.kind, mine.value) == (theirs.kind, theirs.value)


@pytest.mark.parametrize(
    ("claim", "evidence", "states"),
    [
        ("Take it twice a day.", "Take it twice daily.", ["satisfied"]),
        ("Take it twice a day.", "Take it three times daily.", ["violated"]),
        ("The bus runs four times weekly.", "The bus runs four times a week.", ["satisfied"]),
        ("The bus runs four times weekly.", "The bus runs five times a week.", ["violated"]),
    ],
)
def test_so_many_times_a_period(claim, evidence, states):
    assert [one.state for one in relate.compare(claim, [evidence])] == states


@pytest.mark.parametrize(
    "claim",
    [
        "After the reform 20% of the farms paid more than before.",
        "The harvest of 30 tonnes was larger than expected.",
        "The trip cost 80 euros, more than planned.",
        "Repairs took 4 days, longer than usual.",
    ],
)
def test_the_same_item_before_is_no_second_item(claim):
    evidence = (
        "After the reform 20% of the farms paid more than before, 80% less. Expected: 20 tonnes; planned: 90 euros."
    )
    assert order(claim, [evidence]) is None


SUPPORTED = [
    ("New users can register until the end of June.", "Registration for new users: open until 30 June."),
    ("In 2014 the lake was drained for repairs.", "In 2014 the lake was drained so that the dam could be repaired."),
    ("The observatory sits at an altitude of 2,310 metres.", "The Pellan Observatory stands 2,310 m above sea level."),
    ("The chapel stands at an altitude of 900 metres.", "The chapel sits 900 m above sea level."),
    ("The drops are taken three times a day before meals.", "Take the drops three times daily before meals."),
    ("If I read the table correctly, the tank holds 500 litres.", "The tank holds 500 litres."),
    ("Unless I am mistaken, the tank holds 500 litres.", "The tank holds 500 litres."),
]


@pytest.mark.parametrize(("claim", "fact"), SUPPORTED)
def test_supported(claim, fact):
    (found,) = check(claim, [{"text": fact}]).claims
    assert found.score >= 0.6
    assert not found.anti_citations


DENIED = [
    (
        "Applications must be made on Form No. 22.",
        "Applications must be made on form no. 27. No other form is accepted.",
    ),
    ("Only ticket no. 14 admits to the gallery.", "Ticket no. 15 admits to the gallery, no other ticket does."),
    ("The guests stood during the ceremony.", "The guests sat during the ceremony."),
]


@pytest.mark.parametrize(("claim", "fact"), DENIED)
def test_denied(claim, fact):
    (found,) = check(claim, [{"text": fact}]).claims
    assert found.score < 0.6


MONTHS = [
    ("The shop sold 40 bikes in June.", "June: 40 bikes sold.", "In July the shop sold 52 bikes."),
    ("Volume in March was 5.2 litres.", "Volume of the tank in March: 5.2 litres.", "In May the tank held 6.1 litres."),
]


@pytest.mark.parametrize(("claim", "fact", "other"), MONTHS)
def test_another_month_denies_nothing(claim, fact, other):
    (found,) = check(claim, [{"text": fact}, {"text": other}]).claims
    assert found.score >= 0.6
    assert not found.anti_citations


def test_another_month_bears_nothing_out():
    facts = [{"text": "Bikes sold in June: 40."}, {"text": "In July the shop sold 52 bikes."}]
    assert check("The shop sold 52 bikes in June.", facts).claims[0].score < 0.6
