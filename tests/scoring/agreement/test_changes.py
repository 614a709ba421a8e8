"""Multiples and changes in percent against the values before and after."""

from __future__ import annotations

import pytest

from scoring import check
from scoring.agreement import relate

HERD = "The herd grew from 30 to 60 within a decade."


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("The herd doubled.", HERD, "satisfied"),
        ("The herd tripled.", HERD, "violated"),
        ("The herd grew by 100%.", HERD, "satisfied"),
        ("The herd grew by 20%.", HERD, "violated"),
        ("The herd halved.", "The herd fell from 60 to 30.", "satisfied"),
        ("The herd doubled.", "The herd fell from 60 to 30.", "violated"),
        ("The barn doubled.", "The barn lies near the lake. It has 30 doors and 60 windows.", "absent"),
        ("The mare is twice as old as the foal.", "The mare is 8 years old, the foal 4 years.", "satisfied"),
        ("A third of the herd is lame.", "33% of the herd is lame.", "satisfied"),
        ("A quarter of the herd is lame.", "33% of the herd is lame.", "violated"),
        ("It rained for a fortnight.", "It rained for two weeks.", "satisfied"),
        ("It rained for a fortnight.", "It rained for a week.", "violated"),
    ],
)
def test_a_multiple_follows_from_the_values_before_and_after(claim, evidence, state):
    (relation,) = relate.compare(claim, [evidence])
    assert relation.state == state


def test_a_sum_over_some_of_what_is_counted_needs_their_class():
    claim, evidence = "In all the farm has 42 animals.", ["The farm has 30 sheep, 12 goats and 9 ponds."]
    kinds = {("animal", "sheep"), ("animal", "goat")}
    (alone,) = relate.compare(claim, evidence)
    (known,) = relate.compare(claim, evidence, alike=lambda mine, theirs: (mine, theirs) in kinds)
    assert alone.state != "satisfied"
    assert known.state == "satisfied"


@pytest.mark.parametrize(
    ("claim", "evidence", "borne"),
    [
        ("In total, the school has 250 pupils.", "The school takes 132 girls and 118 boys.", True),
        ("In total, the school has 280 pupils.", "The school takes 132 girls and 118 boys.", False),
        ("The school has 250 pupils.", "The school takes 132 girls and 118 boys.", False),
        ("Insgesamt hat der Chor 47 Stimmen.", "Der Chor hat 28 Frauen und 19 Männer.", True),
        ("Insgesamt hat der Chor 57 Stimmen.", "Der Chor hat 28 Frauen und 19 Männer.", False),
        ("Le parc compte 60 arbres au total.", "Le parc compte 42 chênes et 18 hêtres.", True),
        ("El zoo tiene 33 animales en total.", "El zoo tiene 21 aves y 12 monos.", True),
        ("In totale il vivaio ha 90 piante.", "Il vivaio ha 50 rose e 40 ulivi.", True),
        ("No total, o museu tem 44 peças.", "O museu tem 30 quadros e 14 estátuas.", True),
        ("In totaal telt de vloot 25 schepen.", "De vloot telt 16 sloepen en 9 kotters.", True),
    ],
)
def test_a_total_is_that_of_all_things_one_sentence_counts(claim, evidence, borne):
    (relation,) = relate.compare(claim, [evidence])
    assert (relation.state == "satisfied") == borne


@pytest.mark.parametrize(
    ("claim", "evidence", "borne"),
    [
        ("Das Rad Nord ist 800 Euro teurer als das Rad Süd.", "Rad Nord: 3.299 Euro, Rad Süd: 2.499 Euro.", True),
        ("Das Rad Nord ist 700 Euro teurer als das Rad Süd.", "Rad Nord: 3.299 Euro, Rad Süd: 2.499 Euro.", False),
        ("La noria es 9 metros más alta que la torre.", "La noria mide 60 metros y la torre 51 metros.", True),
        ("Le pain coûte 2 euros de moins que la tarte.", "Le pain coûte 3 euros, la tarte 5 euros.", True),
        ("Il treno impiega 20 minuti in più del bus.", "Il treno impiega 70 minuti, il bus 50 minuti.", True),
        ("O barco leva 30 pessoas a mais do que o bote.", "O barco leva 38 pessoas, o bote 8 pessoas.", True),
        ("De toren is 12 meter hoger dan de molen.", "De toren is 40 meter, de molen 28 meter.", True),
        ("De toren is 15 meter hoger dan de molen.", "De toren is 40 meter, de molen 28 meter.", False),
    ],
)
def test_a_difference_follows_in_other_languages(claim, evidence, borne):
    (relation,) = relate.compare(claim, [evidence])
    assert (relation.state == "satisfied") == borne


@pytest.mark.parametrize(
    ("claim", "evidence", "agrees"),
    [
        ("In 2021, the yard built 40 more boats than in 2020.", "The yard built 90 boats in 2021, 50 in 2020.", True),
        ("In 2021, the yard built 40 fewer boats than in 2020.", "The yard built 90 boats in 2021, 50 in 2020.", False),
        ("The parish lost 30 members between 2010 and 2015.", "In 2010 it had 210 members, 240 in 2015.", False),
        ("2021 wurden 40 Boote mehr gebaut als 2020.", "2021 wurden 90 Boote gebaut, 50 waren es 2020.", True),
        ("2021 wurden 40 Boote weniger gebaut als im Vorjahr.", "2020 waren es 50 Boote, 2021 dann 90.", False),
        ("Entre 2010 y 2015 la parroquia perdió 30 socios.", "En 2010 tenía 210 socios, 240 en 2015.", False),
        ("La commune a gagné 30 habitants de 2010 à 2015.", "En 2010, elle avait 210 habitants, 240 en 2015.", True),
        (
            "Nel 2021 si vendettero 9 bici in meno rispetto al 2020.",
            "Nel 2021 si vendettero 30 bici, 21 nel 2020.",
            False,
        ),
        ("Em 2021 vendeu 9 motos a mais do que em 2020.", "Em 2021 vendeu 30 motos, contra 21 em 2020.", True),
        ("In 2021 telde het dorp 9 huizen minder dan in 2020.", "In 2021 waren er 30 huizen, in 2020 21.", False),
        (
            "In 2021, the yard built more boats than in 2020.",
            "In 2021 the yard built 9 boats and 4 rafts, 5 in 2020.",
            None,
        ),
        ("The yard grew after 2010.", "In 2010 it had 210 members, 240 in 2015.", None),
    ],
)
def test_two_years_are_compared_by_their_figures(claim, evidence, agrees):
    verdict = relate.order(claim, [evidence])
    assert (verdict and verdict.agrees) == agrees


def test_a_difference_of_figures_in_the_other_order_bears_out_nothing():
    fact = "The full ticket costs 14 euros and the reduced ticket costs 9 euros."
    for more, held in (("less", True), ("more", False)):
        (claim,) = check(f"The reduced ticket costs five euros {more} than the full ticket.", [fact]).claims
        assert ((claim.score or 0) >= 0.6, bool(claim.anti_citations)) == (held, not held)


@pytest.mark.parametrize(
    ("claim", "state"), [("The grey mare is 9 years old.", "satisfied"), ("The black mare is 9 years old.", "violated")]
)
def test_a_value_of_the_sister_sentence_is_that_of_another(claim, state):
    (relation,) = relate.compare(claim, ["The grey mare is 9 years old.", "The black mare is 4 years old."])
    assert relation.state == state


@pytest.mark.parametrize(
    ("claim", "state"),
    [
        ("Write to stable@herd.example.", "violated"),
        ("Write to barn@herd.example.", "satisfied"),
        ("Write to https://herd.example/barn.", "absent"),
    ],
)
def test_an_address_without_digits_equals_only_itself(claim, state):
    (relation,) = relate.compare(claim, ["Write to barn@herd.example for hay."])
    assert relation.state == state


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("The barn is open on Thursdays.", "The barn is open Tuesday to Sunday.", "satisfied"),
        ("The barn is open on Mondays.", "The barn is open Tuesday to Sunday.", "violated"),
        ("The barn is open on Sundays.", "The barn is open Friday to Monday.", "satisfied"),
        ("The barn is open Monday to Sunday.", "The barn is open Monday to Friday.", "open"),
        ("The barn is closed on Mondays.", "The barn is open Tuesday to Sunday and closed on Mondays.", "satisfied"),
    ],
)
def test_a_day_lies_in_a_run_of_days(claim, evidence, state):
    (relation,) = relate.compare(claim, [evidence])
    assert relation.state == state


@pytest.mark.parametrize(
    ("claim", "evidence", "agrees"),
    [
        (
            "El faro se construyó antes de la apertura del puerto.",
            ["El faro es de 1870.", "El puerto es de 1890."],
            True,
        ),
        ("El faro se construyó después del puerto.", ["El faro es de 1870.", "El puerto es de 1890."], False),
        ("O cinema abriu depois do teatro.", ["O cinema abriu em 1931.", "O teatro abriu em 1912."], True),
        ("O cinema abriu antes do teatro.", ["O cinema abriu em 1931.", "O teatro abriu em 1912."], False),
        ("La torre fu finita dopo il ponte.", ["La torre fu finita nel 1910.", "Il ponte è del 1902."], True),
        ("La torre fu finita prima del ponte.", ["La torre fu finita nel 1910.", "Il ponte è del 1902."], False),
        ("Le quai fut réparé avant le marché.", ["Le quai fut réparé en 1950.", "Le marché ouvrit en 1960."], True),
        ("Le quai fut réparé après le marché.", ["Le quai fut réparé en 1950.", "Le marché ouvrit en 1960."], False),
        ("De molen kwam voordat de kerk kwam.", ["De molen is uit 1785.", "De kerk is uit 1820."], True),
        ("Le quai fut réparé après 1940.", ["Le quai fut réparé en 1950.", "Le marché ouvrit en 1960."], None),
        ("La banque a fermé dix agences après la fusion.", ["La banque a fermé dix agences en 2012."], None),
        ("Die Bank steht vor dem Tor.", ["Die Bank ist von 1950.", "Das Tor ist von 1940."], None),
    ],
)
def test_before_and_after_compare_dates_in_other_languages(claim, evidence, agrees):
    verdict = relate.order(claim, evidence)
    assert (verdict and verdict.agrees) == agrees


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("Rents were 10 percent higher.", "Rents rose from 400 euros in 2018 to 520 euros in 2021.", "violated"),
        ("Rents rose by 30 percent.", "Rents rose from 400 euros in 2018 to 520 euros in 2021.", "satisfied"),
        ("Rents rose by 10 percent.", "Rents rose in every year from 2018 to 2021.", "absent"),
        ("The regatta was moved to Friday.", "The regatta was moved from Friday to Sunday.", "violated"),
        ("The regatta was moved to Sunday.", "The regatta was moved from Friday to Sunday.", "satisfied"),
        ("The regatta was postponed to 4 May.", "The regatta was postponed from 4 May to 9 June.", "violated"),
        ("The kiosk is open on Saturday.", "The kiosk is open from Friday to Sunday.", "satisfied"),
    ],
)
def test_of_what_changed_the_new_value_counts(claim, evidence, state):
    (relation,) = relate.compare(claim, [evidence])
    assert relation.state == state


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("Prices fell over two years.", "Prices fell for two years.", "satisfied"),
        ("The swelling went down over six weeks.", "The swelling went down within six weeks.", "satisfied"),
        ("Weight did not change over 90 days.", "After 90 days weight had not changed.", "satisfied"),
        ("The siege lasted over six weeks.", "The siege lasted six weeks.", "violated"),
        ("She has waited for over two years.", "She has waited for two years.", "violated"),
        ("The reactor was shut for over 90 days.", "The reactor was shut for 120 days.", "satisfied"),
    ],
)
def test_over_a_span_of_time_need_not_be_more_than_it(claim, evidence, state):
    (relation,) = relate.compare(claim, [evidence])
    assert relation.state == state


@pytest.mark.parametrize(
    ("claim", "state"),
    [
        ("A drop holds 250 micrograms of iodine.", "violated"),
        ("A drop holds 250 mcg of iodine.", "violated"),
        ("A drop holds 250,000 micrograms of iodine.", "satisfied"),
        ("A drop holds 0.25 g of iodine.", "satisfied"),
    ],
)
def test_a_thousandth_of_a_milligram_is_a_unit(claim, state):
    (relation,) = relate.compare(claim, ["A drop holds 250 mg of iodine."])
    assert relation.state == state


@pytest.mark.parametrize(
    ("claim", "evidence", "state"),
    [
        ("The bridge opened in the second quarter of 2021.", "The bridge opened on 4 May 2021.", "satisfied"),
        ("The bridge opened in Q2 2021.", "The bridge opened in the second quarter of 2021.", "satisfied"),
        ("The bridge opened in the first quarter of 2021.", "The bridge opened on 1 April 2021.", "violated"),
        ("The bridge opened in Q3 2021.", "The bridge opened in May 2021.", "violated"),
        ("Die Brücke öffnete im zweiten Quartal 2021.", "Die Brücke öffnete am 4. Mai 2021.", "satisfied"),
        ("Le pont a ouvert au deuxième trimestre 2021.", "Le pont a ouvert le 4 mai 2021.", "satisfied"),
        ("The bridge opened in May 2021.", "The bridge opened in the second quarter of 2021.", "open"),
    ],
)
def test_a_quarter_holds_its_three_months(claim, evidence, state):
    (relation,) = relate.compare(claim, [evidence])
    assert relation.state == state
