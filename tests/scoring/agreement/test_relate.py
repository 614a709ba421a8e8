"""What the evidence says about a claim's numbers: state, role, sums, order, features."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.agreement import order, relate
from scoring.quantities import values


def states(claim, *evidence):
    return [relation.state for relation in relate.compare(claim, evidence)]


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        # the same value in other clothes
        ("The dam cost $1.2B.", "The dam's cost was 1.2 billion US dollars.", "satisfied"),
        ("The dam cost €1.2M.", "The dam cost 1.2 million euros.", "satisfied"),
        ("The dam cost 1.2m euros.", "The dam cost €1.2 million.", "satisfied"),
        ("Le pont coûte 7,5 M€.", "Le pont coûte 7,5 millions d'euros.", "satisfied"),
        ("The sled took 31.47.", "The sled took 31.74 seconds.", "violated"),
        ("The fair drew 23,407 guests.", "The fair drew 23.407 guests.", "satisfied"),
        ("The barge weighs 2.5 t.", "Weight of the barge: 2500 kg.", "satisfied"),
        ("The lease lasts two years.", "The lease period is 24 months.", "satisfied"),
        ("Half of the seats are sold.", "50% of the seats are sold.", "satisfied"),
        ("The pier opened on 4 June 2017.", "Opening of the pier: 2017-06-04.", "satisfied"),
        ("The pier opened in nineteen seventy-two.", "The pier opened in 1972.", "satisfied"),
        ("It is kept at minus 18 degrees.", "It is stored at -18 °C.", "satisfied"),
        ("Milk is kept at minus 20 degrees.", "Milk is kept at -18 °C.", "violated"),
        ("The walk takes about two hours.", "The walk takes 1 hour and 55 minutes.", "satisfied"),
        ("The walk takes about four hours.", "The walk takes 1 hour and 55 minutes.", "violated"),
        ("The mill is half a kilometre away.", "The mill is 500 m away.", "satisfied"),
        ("The desk is staffed 24/7.", "The desk is staffed around the clock.", "satisfied"),
        ("The desk is staffed 24 hours a day.", "The desk is staffed round the clock.", "satisfied"),
        ("There is a 24-hour desk.", "The desk is staffed day and night.", "satisfied"),
        ("The boat lasted a 24-hour race.", "The boat raced day and night.", "absent"),
        ("Das Büro ist 24 Stunden am Tag besetzt.", "Das Büro ist rund um die Uhr besetzt.", "satisfied"),
        ("Le bureau est ouvert 24 heures sur 24.", "Le bureau est ouvert jour et nuit.", "satisfied"),
        # the two ends of a change
        ("The rent fell to 5 percent.", "The rent fell from 7 percent to 5 percent.", "satisfied"),
        ("The rent fell to 7 percent.", "The rent fell from 7 percent to 5 percent.", "violated"),
        ("The herd grew from 40.", "The herd grew from 40 to 90.", "satisfied"),
        ("The herd grew from 90.", "The herd grew from 40 to 90.", "violated"),
        ("The toll rose by half a percentage point.", "The toll rose by 0.5 percentage points.", "satisfied"),
        # a whole and its part
        ("Nearly 500 guests swam.", "Of the 612 guests in the hotel, 489 swam.", "satisfied"),
        ("612 guests swam.", "Of the 612 guests in the hotel, 489 swam.", "violated"),
        ("612 guests were in the hotel.", "Of the 612 guests in the hotel, 489 swam.", "satisfied"),
        # the same kind of limit, and the same end of a span, are themselves what is claimed
        ("Members may bring up to four guests.", "Up to three guests may be brought.", "violated"),
        ("Members may bring up to three guests.", "Members may bring a maximum of 3 guests.", "satisfied"),
        ("The lift takes at most 900 kg.", "The lift takes up to 600 kg.", "violated"),
        ("The lift takes less than 900 kg.", "The lift takes up to 600 kg.", "satisfied"),
        ("The fair runs until 27 June.", "The fair runs until 17 June and is free.", "violated"),
        ("The fair runs until June 17.", "The fair runs until 17 June and is free.", "satisfied"),
        ("The fair runs until 17 June.", "The fair runs until 17 June 2031.", "satisfied"),
        ("The fair runs until 18 June.", "The fair runs until 17 June 2031.", "violated"),
        ("The fair runs until 17 June 2030.", "The fair runs until 17 June 2031.", "violated"),
        ("The rule is valid since 3 May 2019.", "The rule is valid since 3 May.", "open"),
        # a bound and a figure that can be read with a decimal mark
        ("The mill had fewer than 1,200 guests.", "The mill had 1,248 guests.", "violated"),
        ("The mill had fewer than 900 guests.", "The mill had 1,248 guests.", "violated"),
        ("The mill had more than 2,500 guests.", "The mill had 2,315 guests.", "violated"),
        ("The mill had more than 1,200 guests.", "The mill had 1,248 guests.", "satisfied"),
        ("The mill costs less than 1.500 euros.", "The mill costs 950 euros.", "satisfied"),
        ("Die Mühle kostet mehr als 1.200 Euro.", "Die Mühle kostet 1150 Euro.", "violated"),
        ("Die Mühle kostet weniger als 1.200 Euro.", "Die Mühle kostet 1.150 Euro.", "satisfied"),
        # a limit that is granted
        ("You can return the kettle up to 60 days after purchase.", "Returns are accepted for 45 days.", "violated"),
        ("You can return the kettle up to 45 days after purchase.", "Returns are accepted for 45 days.", "satisfied"),
        ("Returns may be made up to 30 days after purchase.", "Returns are accepted for 45 days.", "violated"),
        ("The lift can carry up to twelve people.", "The lift carries eight people.", "violated"),
        ("The hall can seat up to 500 people.", "The talk drew 412 people to the hall.", "satisfied"),
        ("Up to 60 people were in the hall.", "The hall holds 45 people.", "satisfied"),
        # a single one
        ("The mill has two wheels.", "The mill has a single wheel.", "violated"),
        ("The mill has one wheel.", "The mill has a single wheel.", "satisfied"),
        ("Die Mühle hat zwei Flügel.", "Die Mühle hat einen einzigen Flügel.", "violated"),
        ("El molino tiene dos ruedas.", "El molino tiene una sola rueda.", "violated"),
        # the cells of one row, the clauses of one sentence
        ("The rim width of Tank B is 30 cm.", "Tank: B; Foot width: 30 cm; Rim width: 45 cm.", "violated"),
        ("The rim width of Tank B is 45 cm.", "Tank: B; Foot width: 30 cm; Rim width: 45 cm.", "satisfied"),
        ("Brigg lost 9 games.", "Team: Brigg; Won: 9; Lost: 4.", "violated"),
        # releases and addresses
        ("The tool needs Brill 2.1 or later.", "The tool needs Brill 2.2 or later.", "violated"),
        ("The map is at https://maps.example.net/a.", "The map is at https://maps.example.com/a.", "violated"),
        ("The map is at www.example.com/a.", "The map is at https://www.example.com/a.", "satisfied"),
        ("Write to desk@example.com.", "Write to desk@example.org.", "violated"),
        # bounds, precision, spans
        ("More than 300 firms joined.", "342 firms joined.", "satisfied"),
        ("More than 300 firms joined.", "280 firms joined.", "violated"),
        ("Over 300 firms joined.", "300 firms joined.", "violated"),
        ("At least 300 firms joined.", "300 firms joined.", "satisfied"),
        ("342 firms joined.", "More than 300 firms joined.", "open"),
        ("250 firms joined.", "More than 300 firms joined.", "violated"),
        ("1500 fans came.", "Over 1,500 fans came.", "satisfied"),
        ("The cable is 48 km long.", "The cable is 47.8 km long.", "satisfied"),
        ("The cable is exactly 48 km long.", "The cable is 47.8 km long.", "violated"),
        ("The cable is 47.8 km long.", "The cable is 48 km long.", "open"),
        ("Sales were around $640M.", "Sales were $655 million.", "satisfied"),
        ("Sales were around $640M.", "Sales were $910 million.", "violated"),
        ("Delivery takes 3–5 days.", "Delivery takes three to five days.", "satisfied"),
        ("The mill closed in the 1950s.", "The mill closed in 1956.", "satisfied"),
        ("The mill closed in the 1950s.", "The mill closed in 1962.", "violated"),
        ("The mill closed in 1956.", "The mill closed in the 1950s.", "open"),
        ("The mill closed before 1960.", "The mill closed in 1956.", "satisfied"),
        ("The mill closed after 1960.", "The mill closed in 1956.", "violated"),
        ("The mill closed before 25 August.", "The mill closed on August 24.", "satisfied"),
        ("The mill closed before 25 August.", "The mill closed on August 25.", "violated"),
        # parts of dates
        ("The mill closed in May 1956.", "The mill closed in 1956.", "open"),
        ("The mill closed in the spring of 1956.", "The mill closed in 1956.", "open"),
        ("The mill closed in 1956.", "The mill closed in May 1956.", "satisfied"),
        ("The mill closed in May 1956.", "The mill closed in June 1956.", "violated"),
        ("The mill closed on Monday.", "The mill closed on Tuesday.", "violated"),
        # other units, currencies, versions
        ("The pump stops after 30 milliseconds.", "The pump stops after 30 seconds.", "violated"),
        ("The pass costs €20.", "The pass costs $20.", "violated"),
        ("The pump holds 3.5 bar.", "Pump(type=P2, max_press=3.5bar, flow=12)", "satisfied"),
        ("The pass costs €20.", "The pass costs 20 EUR.", "satisfied"),
        ("The newest release of Tern is 3.1.", "The newest release of Tern is 3.10.", "violated"),
        ("The newest release of Tern is 3.1.", "Version 3.1 of Tern is the newest.", "satisfied"),
        # another role
        ("The school has 12 teachers.", "The school has 340 pupils in 12 classrooms.", "open"),
        ("The grant was $35M.", "The grant rose by 35 %.", "absent"),
        ("The mast is 17 metres high.", "The mast has a sensor that reads 17 °C.", "absent"),
        ("The levy is 50 euros.", "In 1500 the town had a wall.", "absent"),
        ("The unit A77 is off.", "There are 77 units.", "absent"),
        ("The kiosk opens at 9 and closes at 6.", "The kiosk opens at 9 and closes at 5.", "violated"),
        # other languages
        ("Der Turm hat 120 Stufen.", "Der Turm hat 102 Stufen.", "violated"),
        ("El pase vale dos días.", "El pase vale tres días.", "violated"),
        ("橋は1931年に開通した。", "橋は1932年に開通した。", "violated"),
        ("展馆有三百二十个座位。", "展馆有320个座位。", "satisfied"),
    ],
)  # fmt: skip
def test_state_of_the_last_number(claim, evidence, state):
    assert states(claim, evidence)[-1] == state


def test_values_swapped_between_two_items():
    rows = "Alder weighs 1.8 kg, Birch weighs 2.1 kg."
    assert states("Alder weighs 2.1 kg.", rows) == ["violated"]
    assert states("Birch weighs 2.1 kg.", rows) == ["satisfied"]


@pytest.mark.parametrize(
    ("claim", "evidence", "how"),
    [
        (
            "Together the depots hold 75 trams.",
            ["The north depot holds 40 trams.", "The south depot holds 35 trams."],
            "sum",
        ),
        ("Both depots hold 31 trams.", ["The old depot holds 14 trams, the new one 17."], "sum"),
        (
            "Its share of the vote grew, a gain of 10 percentage points.",
            ["The list took 40% of the seats in 2015 and 50% in 2019."],
            "difference",
        ),
        ("Turnout rose by ten percentage points.", ["Turnout was 40% in 2015 and 50% in 2019."], "difference"),
        ("The siege lasted four years.", ["The siege began in 1640 and was lifted in 1644."], "difference"),
        ("Two thirds of the members agreed.", ["Of the 900 members, 600 agreed."], "share"),
        ("Rents rose by 25%.", ["Rents went from 400 euros to 500 euros."], "change"),
    ],
)
def test_figures_that_work_out(claim, evidence, how):
    relation = relate.compare(claim, evidence)[-1]
    assert (relation.state, relation.arithmetic) == ("satisfied", how)


def test_a_sum_counts_its_parts():
    rows = ["The old depot holds 14 trams.", "The new depot holds 17 trams."]
    assert states("The two depots hold 31 trams together.", *rows) == ["satisfied", "satisfied"]
    assert states("The four depots hold 31 trams together.", *rows) != ["satisfied", "satisfied"]


def test_a_number_names_its_row():
    rows = ["Platform: 3; Length: 80 m.", "Platform: 4; Length: 95 m."]
    assert states("Platform 4 has a length of 80 m.", *rows)[-1] == "violated"
    assert states("Platform 3 has a length of 80 m.", *rows)[-1] == "satisfied"


def test_no_sum_without_a_cue():
    relation = relate.compare(
        "The yard holds 75 trams.", ["The north depot holds 40 trams.", "The south depot holds 35 trams."]
    )[0]
    assert relation.arithmetic == ""


def test_explanation_in_words():
    relation = relate.compare("The pier opened in 1975.", ["The pier opened in 1998."])[0]
    assert relation.words == "1975 against 1998"
    assert relation.index == 0


def test_two_nouns_may_be_called_alike():
    claim, evidence = "The film was rated by 90 critics.", ["The film was rated by 120 reviewers."]
    assert relate.compare(claim, evidence)[0].state == "open"
    assert relate.compare(claim, evidence, alike=lambda left, right: True)[0].state == "violated"


@pytest.mark.parametrize(
    ("claim", "evidence", "agrees"),
    [
        ("Hall B is larger than Hall A.", ["Hall A covers 900 square metres, Hall B 1,250."], True),
        ("Hall A is larger than Hall B.", ["Hall A covers 900 square metres, Hall B 1,250."], False),
        ("The wall is older than the fort.", ["The fort was finished in 1402.", "The wall dates from 1440."], False),
        ("The fort was built before the wall.", ["The fort was finished in 1402.", "The wall dates from 1440."], True),
        ("The fort was built after the wall.", ["The fort was finished in 1402.", "The wall dates from 1440."], False),
        ("Tea is cheaper than coffee.", ["Tea costs €2.", "Coffee costs €3."], True),
        ("Tea is more expensive than coffee.", ["Tea costs €2.", "Coffee costs €3."], False),
        ("The Kite is the lightest of the boats.", ["The Kite weighs 80 kg, the Swan 95 kg, the Rook 99 kg."], True),
        ("The Swan is the lightest of the boats.", ["The Kite weighs 80 kg, the Swan 95 kg, the Rook 99 kg."], False),
        ("Hall B is the tallest.", ["Hall A is 40 m tall.", "Hall B is 62 m tall.", "Hall C is 55 m tall."], True),
        ("The red line is the longest.", ["The red line is 18 km long, the blue line 12 km."], True),
        ("The red hall has fewer seats than the blue.", ["The blue hall has 30 seats and the red hall 48."], False),
        ("The red hall has more seats than the blue hall.", ["The blue hall has 30 seats and the red hall 48."], True),
        ("The Tern is the lightest.", ["Three fly: the Tern at 1.1 kg, the Gull at 1.9 and the Auk at 2.4."], True),
        ("The Auk is the lightest.", ["Three fly: the Tern at 1.1 kg, the Gull at 1.9 and the Auk at 2.4."], False),
        ("The Auk is the most expensive.", ["The Tern is sold at 30 euros, the Auk at 24."], False),
        ("The Auk is the least expensive.", ["The Tern is sold at 30 euros, the Auk at 24."], True),
        ("Die rote Halle ist höher als die blaue Halle.", ["Rote Halle: 8 m.", "Blaue Halle: 12 m."], False),
        ("La salle rouge a moins de places que la bleue.", ["La salle rouge a 30 places, la bleue 48."], True),
        ("La torre roja es más baja que la torre azul.", ["La torre roja mide 80 metros y la torre azul 95."], True),
        ("La torre rossa è più vecchia della torre blu.", ["La torre rossa è del 1920.", "La torre blu: 1890."], False),
        ("The oak desk is heavier than the pine one.", ["The pine desk weighs 31 kg, the oak one 52 kg."], True),
        ("The pine desk is heavier than the oak one.", ["The pine desk weighs 31 kg, the oak one 52 kg."], False),
        ("Le bureau clair est plus léger que le sombre.", ["Le bureau sombre pèse 52 kg, le clair 31 kg."], True),
    ],
)  # fmt: skip
def test_order_of_two_items(claim, evidence, agrees):
    assert relate.order(claim, evidence).agrees is agrees


@pytest.mark.parametrize(
    ("claim", "evidence"),
    [
        ("Hall B is larger than Hall A.", ["Hall B covers 900 square metres."]),
        ("Hall B is the largest.", ["Hall B covers 900 square metres."]),
        ("Hall B is the second largest.", ["Hall A covers 900 square metres, Hall B 1,250."]),
        ("Hall B is large.", ["Hall A covers 900 square metres, Hall B 1,250."]),
        ("Los lobos son los animales más grandes que viven aquí.", ["Los lobos pesan 40 kg, los zorros 8 kg."]),
        ("La mayor parte del bosque rojo es pasto.", ["El bosque rojo mide 415 km², el azul 587 km²."]),
        ("La tour rouge ferme plus tard que prévu.", ["La tour rouge mesure 80 m.", "La tour bleue mesure 95 m."]),
        ("Tea is cheaper than coffee.", ["Tea was brought in 1610.", "Coffee was brought in 1650."]),
        ("The tea house earned less than $900.", ["The tea house earned $880 in May and $950 in June."]),
        ("The tea house has fewer than three rooms.", ["The tea house has seven tables and two rooms."]),
        ("The tea house closed before the end of 1990.", ["The tea house opened in 1980 and closed in 1990."]),
        ("The tea house closed after June 3, 1990.", ["The tea house opened in May 1980 and closed on June 4, 1990."]),
    ],
)
def test_no_order(claim, evidence):
    assert relate.order(claim, evidence) is None


@pytest.mark.parametrize("claim", ["The wall is older than the fort.", "Tea is cheaper than coffee.", "Tea is hot."])
def test_sentences_without_figures_answer_no_order(claim):
    texts = ["The fort fell.", "The fort was finished in 1402.", "The wall dates from 1440.", "Tea: €2, coffee: €3."]
    figures = [relate.given(text, values.find(text)) for text in texts]
    sentences = [(one.line, one.quantities) if one else None for one in figures]
    assert order.answer(order.question(claim), sentences) == relate.order(claim, texts)


_POOL = [
    "The quarry employs 90 masons.",
    "It was opened in 1888.",
    "The quarry yields 12,000 t of slate a year.",
    "More than 40 masons live nearby.",
    "The owner paid $3 million for it.",
    "It closed on 3 May 1956.",
    "About 15% of the slate is exported.",
    "The road is 5 miles long.",
]
_CLAIMS = [
    "The quarry employs 90 masons.",
    "The quarry opened in 1889.",
    "The quarry yields about 12,000 tonnes of slate.",
    "Over 30 masons live nearby.",
    "The owner paid 3 million dollars.",
    "The quarry closed in May 1956.",
    "20% of the slate is exported.",
    "The road is 8 km long.",
]


@given(st.sampled_from(_CLAIMS), st.permutations(_POOL))
def test_the_order_of_the_evidence_changes_nothing(claim, evidence):
    first = relate.compare(claim, _POOL)
    again = relate.compare(claim, evidence)
    assert [(r.state, r.score, r.evidence) for r in first] == [(r.state, r.score, r.evidence) for r in again]
    assert relate.summary(first) == relate.summary(again)


@given(
    st.sampled_from(_POOL),
    st.integers(1, 10**6),
    st.sampled_from(["{} whales swam past.", "In {} BC nobody cared.", "Zinc melts at {} °C."]),
)
def test_an_unrelated_sentence_denies_nothing(claim, number, other):
    assert "violated" not in states(claim, claim, other.format(number))


@given(st.sampled_from(_POOL), st.integers(1, 10**6))
def test_a_changed_number_is_no_support(claim, number):
    quantity = values.find(claim)[0]
    if number in (quantity.amount, quantity.value):
        return
    changed = claim[: quantity.begin] + f"{number:,}" + claim[quantity.end :]
    assert relate.compare(claim, [claim])[0].state == "satisfied"
    assert (
        relate.compare(changed, [claim])[0].evidence is None
        or relate.compare(changed, [claim])[0].claim.text != quantity.text
    )


def test_precomputed_quantities_give_the_same():
    found = [values.find(text) for text in _POOL]
    for claim in _CLAIMS:
        assert relate.compare(claim, _POOL) == relate.compare(claim, _POOL, values.find(claim), found)


def test_summary_names_and_ranges():
    relations = relate.compare("The quarry opened in 1889 and employs 90 masons.", _POOL)
    features = relate.summary(relations)
    assert tuple(features) == relate.FEATURES
    assert all(0 <= value <= 3 for value in features.values())
    assert features["num_satisfied"] == features["num_violated"] == 0.5
    assert set(relate.summary(()).values()) == {0.0}


def test_many_numbers_end_in_time():
    text = " ".join(f"{number} boats," for number in range(1200))
    assert len(relate.compare(text, [text])) == 1200


@pytest.mark.parametrize(
    ("claim", "evidence", "finer"),
    [
        ("The quarry opened in May 1888.", ["The quarry opened in 1888."], True),
        ("The quarry opened in May 1888.", ["The quarry opened in 1888.", "The fair is in May."], True),
        ("The quarry opened in May 1888.", ["The quarry opened on 3 May 1888."], False),
        ("The quarry opened in 1888.", ["The quarry opened on 3 May 1888."], False),
        ("The quarry opened on a Monday in 1888.", ["The quarry opened in 1888."], True),
        ("The quarry opened on a Monday in 1888.", ["The quarry opened in 1888.", "It is shut on Mondays."], True),
        ("The quarry opened on a Monday in 1888.", ["The quarry opened in 1888.", "It rests every Monday."], True),
        ("The quarry opened on a Monday in 1888.", ["The quarry opened in 1888.", "It was a Monday."], False),
        ("The quarry opened on a Monday in 1888.", ["On a Monday in 1888 the quarry opened."], False),
        ("La mina se abrió un lunes de 1888.", ["La mina se abrió en 1888.", "Cierra los lunes."], True),
    ],
)
def test_a_date_finer_than_that_of_the_evidence(claim, evidence, finer):
    assert relate.summary(relate.compare(claim, evidence))["date_finer"] == finer


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("The mill has more than 60 employees.", "The mill employs 48 people.", "violated"),
        ("The mill has more than 40 employees.", "The mill employs 48 people.", "satisfied"),
        ("The fort had fewer than 900 visitors.", "In May 1,150 people visited the fort.", "violated"),
        ("The fort has 30 guides.", "In May 1,150 people visited the fort.", "absent"),
    ],
)
def test_people_are_counted_as_what_they_do(claim, evidence, state):
    (relation,) = relate.compare(claim, [evidence])
    assert relation.state == state
