"""Quantities found in sentences: kinds, values, intervals, in several languages and formats."""

import math
import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.quantities import values


def only(text):
    found = values.find(text)
    assert len(found) == 1, [quantity.text for quantity in found]
    return found[0]


@pytest.mark.parametrize(
    ("text", "kind", "value", "unit"),
    [
        ("It holds 1,200.50 litres.", "measure", 1200.5, "l"),
        ("Das sind 1.200,50 Euro.", "money", 1200.5, "EUR"),
        ("They counted 4 200 000 birds.", "cardinal", 4_200_000, ""),
        ("The loan was Rs 12,34,567.", "money", 1_234_567, "INR"),
        ("The fund holds $1.2B.", "money", 1.2e9, "USD"),
        ("The fund holds 3.5 bn euros.", "money", 3.5e9, "EUR"),
        ("Der Bau kostete 3 Mio. Euro.", "money", 3e6, "EUR"),
        ("Turnout was 35 %.", "percent", 35, "%"),
        ("Turnout was 35 percent.", "percent", 35, "%"),
        ("The salt share is 5 ‰.", "percent", 0.5, "%"),
        ("It fell by ten percentage points.", "points", 10, "pp"),
        ("Half of the crew left.", "fraction", 50, ""),
        ("Three quarters of the crew left.", "fraction", 75, ""),
        ("One in five sailors left.", "fraction", 20, ""),
        ("A third of the crew left.", "fraction", 100 / 3, ""),
        ("They sold twenty-one boats.", "cardinal", 21, ""),
        ("They sold two hundred and fifty boats.", "cardinal", 250, ""),
        ("They sold a dozen boats.", "cardinal", 12, ""),
        ("They sold two and a half million boats.", "cardinal", 2.5e6, ""),
        ("They sold half a million boats.", "cardinal", 5e5, ""),
        ("The mast is 17 metres high.", "measure", 17, "m"),
        ("The road is 5 miles long.", "measure", 8046.72, "mi"),
        ("The water had 50 °F.", "measure", 10, "°F"),
        ("The water had −5 °C.", "measure", -5, "°C"),
        ("The park covers 2 square kilometres.", "measure", 2e6, "km²"),
        ("The disk holds 16 GB.", "measure", 16e9, "GB"),
        ("The train does 90 km/h.", "measure", 25, "km/h"),
        ("The warranty lasts two years.", "duration", 730.5, "yr"),
        ("Allow three working days.", "duration", 3, "d"),
        ("The keeper is 45 years old.", "age", 45 * 365.25, "yr"),
        ("It came on the 22nd try.", "ordinal", 22, ""),
        ("It came on the second try.", "ordinal", 2, ""),
        ("Go to Room 12 for tea.", "label", 12, ""),
        ("The war of Louis XIV began.", "label", 14, ""),
        ("Upgrade to version 2.10 soon.", "version", 2.001, ""),
        ("The kiosk opens at 9 am.", "clock", 540, ""),
        ("The kiosk opens at 17:30.", "clock", 1050, ""),
        ("The ferry runs daily.", "frequency", 365.25, ""),
        ("The ferry runs twice a year.", "frequency", 2, ""),
        ("The side won 3–1.", "score", 3001, ""),
        ("Es sind zweihundertfünfzig Boote und das ist viel.", "cardinal", 250, ""),
        ("Il y a quatre-vingt-dix-sept bateaux dans le port.", "cardinal", 97, ""),
        ("Hay treinta y dos barcos en el puerto.", "cardinal", 32, ""),
        ("Os dois mil barcos são do porto.", "cardinal", 2000, ""),
        ("Ci sono ventuno barche nel porto.", "cardinal", 21, ""),
        ("三百二十人が来た。", "cardinal", 320, ""),
        ("人口は１２万人である。", "cardinal", 120_000, ""),
        ("门票为30元。", "money", 30, "CNY"),
        ("인구는 3만 5천 명이다.", "cardinal", 35_000, ""),
        ("橋は412メートルである。", "measure", 412, "m"),
        ("The walk takes 1 hour and 55 minutes.", "duration", 115 / 1440, "h"),
        ("Der Weg dauert 2 Stunden und 30 Minuten.", "duration", 150 / 1440, "h"),
        ("The box weighs 3 kg 200 g when full.", "measure", 3.2, "kg"),
        ("The vault is kept at minus 18 degrees.", "measure", -18, "°"),
        ("Loom 3.20 is the new release.", "version", 3.002, ""),
    ],
)  # fmt: skip
def test_kind_value_and_unit(text, kind, value, unit):
    quantity = only(text)
    assert (quantity.kind, quantity.unit) == (kind, unit)
    assert quantity.value == pytest.approx(value)
    assert text[quantity.begin : quantity.end] == quantity.text


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("More than 300 boats sank.", math.nextafter(300, 400), math.inf),
        ("At least 300 boats sank.", 300, math.inf),
        ("No fewer than 300 boats sank.", 300, math.inf),
        ("300 or more boats sank.", 300, math.inf),
        ("300+ boats sank.", 300, math.inf),
        ("Under 300 boats sank.", -math.inf, math.nextafter(300, 0)),
        ("Up to 300 boats sank.", -math.inf, 300),
        ("Nearly 300 boats sank.", 270, math.nextafter(300, 0)),
        ("About 300 boats sank.", 270, 330),
        ("Between 5 and 7 boats sank.", 5, 7),
        ("From 3 to 5 boats sank.", 3, 5),
        ("Exactly 300 boats sank.", 300, 300),
        ("Hundreds of boats sank.", 200, 1000),
        ("Mehr als 300 Boote sind gesunken.", math.nextafter(300, 400), math.inf),
        ("Au moins 300 bateaux ont coulé.", 300, math.inf),
        ("超过300人参加。", math.nextafter(300, 400), math.inf),
        ("300人以上が来た。", 300, math.inf),
        ("It closed in the 1950s.", 1950, 1959.9999),
        ("It closed in the nineties.", 1990, 1999.9999),
        ("It closed in the 19th century.", 1800, 1899.9999),
        ("Cerró en el siglo XIX.", 1800, 1899.9999),
        ("It has run since 1990.", 1990, math.inf),
        ("It sank before 1990.", -math.inf, math.nextafter(1990, 0)),
        ("It sank in nineteen eighty-four.", 1984, 1984.9999),
        ("It sank in 44 BC.", -43, -42.0001),
    ],
)  # fmt: skip
def test_interval(text, low, high):
    quantity = next(q for q in values.find(text) if q.family in ("count", "when"))
    assert (quantity.low, quantity.high) == (pytest.approx(low), pytest.approx(high))
    assert (quantity.low <= quantity.value) or quantity.bound in ("above", "justover", "after")


@pytest.mark.parametrize(
    "text",
    [
        "It opened on 3 March 2019.",
        "It opened on March 3, 2019.",
        "It opened on March 3rd, 2019.",
        "It opened on 2019-03-03.",
        "Es öffnete am 3. März 2019.",
        "Il a ouvert le 3 mars 2019.",
        "Abrió el 3 de marzo de 2019.",
        "Abriu em 3 de março de 2019.",
        "Aprì il 3 marzo 2019.",
        "2019年3月3日に開いた。",
        "2019年3月3日开放。",
        "2019년 3월 3일에 열었다.",
        "Es öffnete am 3.3.2019.",
    ],
)
def test_one_day_in_many_formats(text):
    day = only(text).day
    assert (day.year, day.month, day.day) == (2019, 3, 3)


def test_an_ambiguous_date_keeps_both_readings():
    date = only("It opened on 3/4/2020.")
    assert {(d.day.month, d.day.day) for d in (date, date.other)} == {(3, 4), (4, 3)}


def test_a_dot_before_three_digits_keeps_both_readings():
    number = only("They counted 23.407 birds.")
    assert {number.value, number.other.value} == {23.407, 23407.0}


def test_a_list_of_days_shares_month_and_year():
    days = [quantity.day for quantity in values.find("Games are on 5, 6, 12 and 13 March 2019.")]
    assert [(day.day, day.month) for day in days] == [(5, 3), (6, 3), (12, 3), (13, 3)]


@pytest.mark.parametrize(
    "text",
    [
        "Device A77 failed.",
        "See section 5d.",
        "The F-16 flew.",
        "Mail a1@example.org now.",
        "See https://example.org/2019/12 now.",
        "ISBN 978-3-16-148410-0 is it.",
        "Call +49 30 1234567 now.",
        "COVID-19 spread.",
    ],
)
def test_identifiers_are_no_numbers(text):
    assert {quantity.kind for quantity in values.find(text)} <= {"identifier"}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "The orchard lies on clay soil.",
        "They may march on.",
        "No one came.",
        "Guests get one at the desk.",
        "Die Boote sind alt.",
        "一般に公開された。",
        "A fall would hurt.",
    ],
)
def test_no_number(text):
    assert values.find(text) == ()


@pytest.mark.parametrize(
    ("text", "heads"),
    [
        ("The school has 340 pupils in 12 classrooms.", ["pupil", "classroom"]),
        ("Two thirds of the members left.", ["member"]),
        ("12 new primary schools opened.", ["school"]),
        ("1,500+ people came.", ["people"]),
    ],
)
def test_counted_noun(text, heads):
    assert [quantity.head for quantity in values.find(text)] == heads


_WHOLE = st.integers(0, 10**9)


@given(_WHOLE)
def test_grouping_does_not_change_a_whole_number(number):
    for mark in (",", ".", " ", "’", "\u202f"):
        quantity = values.find(f"They counted {f'{number:,}'.replace(',', mark)} birds.")[0]
        assert number in {quantity.value, quantity.other.value if quantity.other else None}
        assert quantity.head == "bird"


@given(_WHOLE, st.integers(0, 99))
def test_decimal_marks(number, cents):
    english, german = f"{number:,}.{cents:02d}", f"{number:,}".replace(",", ".") + f",{cents:02d}"
    for text in (f"It cost €{english} then.", f"Es kostete {german} Euro."):
        assert values.find(text)[0].value == pytest.approx(number + cents / 100)


@given(st.text(max_size=200))
def test_any_text_gives_ordered_disjoint_spans(text):
    found = values.find(text)
    assert all(quantity.text == text[quantity.begin : quantity.end] for quantity in found)
    assert all(before.end <= after.begin for before, after in pairwise(found))
    assert not any(math.isnan(quantity.value) for quantity in found)


@given(
    st.lists(
        st.sampled_from(
            [
                "12",
                "May",
                "3",
                "%",
                "$",
                "2019",
                "million",
                "-",
                "to",
                "and",
                "half",
                "1.5",
                "km",
                "第",
                "年",
                ",",
                "th",
                "s",
                "/",
            ]
        )
    )
)
def test_number_soup_never_fails(pieces):
    for gap in ("", " "):
        text = gap.join(pieces)
        assert all(quantity.text == text[quantity.begin : quantity.end] for quantity in values.find(text))


@pytest.mark.parametrize(
    "piece", ["9", "1,", "1.", "1-", "12 ", "one ", "1 000 ", "1/", "$", "A", "一", "3 May 2019 ", "between 1 and "]
)
def test_hostile_digits_cost_linear_time(piece):
    def once(times):
        begin = time.process_time()
        values.find(piece * times)
        return time.process_time() - begin

    def seconds(times):
        return min(once(times) for _ in range(3))

    seconds(100)
    assert seconds(4000) < 40 * seconds(400) + 0.05
