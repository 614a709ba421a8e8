"""Who does it to whom, across appositions, passives and languages, through the public call."""

import pytest

from scoring import check


def verdict(claim: str, fact: str) -> str:
    (found,) = check(claim, [{"text": fact}]).claims
    return found.verdict


HIRED = {
    "The editor Mira Stone, founder of the Harbour Press, hired Paul Deng as a typesetter.": (
        "Mira Stone hired Paul Deng.",
        "Paul Deng was hired by Mira Stone.",
        "Paul Deng hired Mira Stone.",
        "Mira Stone was hired by Paul Deng.",
    ),
    "Die Trainerin Lena Moor, Leiterin des Vereins, hat den Torwart Jan Feld entdeckt.": (
        "Lena Moor entdeckte den Torwart Jan Feld.",
        "Jan Feld wurde von Lena Moor entdeckt.",
        "Jan Feld hat Lena Moor entdeckt.",
        "Lena Moor wurde von Jan Feld entdeckt.",
    ),
    "La editora Rosa Vidal, fundadora de la revista Faro, contrató a Luis Prado como redactor.": (
        "Rosa Vidal contrató a Luis Prado.",
        "Luis Prado fue contratado por Rosa Vidal.",
        "Luis Prado contrató a Rosa Vidal.",
        "Rosa Vidal fue contratada por Luis Prado.",
    ),
    "Julie Marchal, directrice du théâtre des Docks, a engagé Bruno Weill comme régisseur.": (
        "Julie Marchal a engagé Bruno Weill.",
        "Bruno Weill a été engagé par Julie Marchal.",
        "Bruno Weill a engagé Julie Marchal.",
        "Julie Marchal a été engagée par Bruno Weill.",
    ),
    "Gina Ferro, titolare della trattoria, ha assunto Nico Sala come cameriere.": (
        "Gina Ferro ha assunto Nico Sala.",
        "Nico Sala è stato assunto da Gina Ferro.",
        "Nico Sala ha assunto Gina Ferro.",
        "Gina Ferro è stata assunta da Nico Sala.",
    ),
    "A construtora Lunex, com sede em Faro, comprou a rival Obrada em 2018.": (
        "A Lunex comprou a Obrada em 2018.",
        "A Obrada foi comprada pela Lunex em 2018.",
        "A Obrada comprou a Lunex em 2018.",
        "A Lunex foi comprada pela Obrada em 2018.",
    ),
    "Directeur Femke Bos, lid van de raad, heeft Daan Kuiper tot voorzitter benoemd.": (
        "Femke Bos benoemde Daan Kuiper tot voorzitter.",
        "Daan Kuiper werd door Femke Bos tot voorzitter benoemd.",
        "Daan Kuiper heeft Femke Bos tot voorzitter benoemd.",
        "Femke Bos werd door Daan Kuiper tot voorzitter benoemd.",
    ),
}


@pytest.mark.parametrize("fact", HIRED)
def test_two_names_keep_or_exchange_their_roles(fact: str) -> None:
    *kept, swapped, turned = HIRED[fact]
    assert [verdict(claim, fact) for claim in kept] == ["supported"] * 2
    assert [verdict(claim, fact) for claim in (swapped, turned)] == ["contradicted"] * 2


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("Ana Gil contrató a Leo Paz.", "Leo Paz, a quien contrató Ana Gil, pintó el decorado."),
        ("Ana Gil contrató a Leo Paz.", "A Leo Paz lo contrató Ana Gil en 2010."),
        ("Den Maler Ole Rust entdeckte Vera Hahn.", "Vera Hahn entdeckte den Maler Ole Rust."),
        ("Vera Hahn entdeckte Ole Rust.", "Den Maler Ole Rust hat Vera Hahn entdeckt."),
        ("2019 wurde Holm von Brandt übernommen.", "Brandt hat Holm 2019 übernommen."),
        ("Nora Ekdal said Sven Lie left the club.", "Sven Lie left the club, said Nora Ekdal."),
        ("Nora Ekdal met Sven Lie in Oslo.", "Sven Lie met Nora Ekdal in Oslo."),
        ("Loïc Petit a été embauché par Ève Morel.", "Ève Morel, qui a embauché Loïc Petit, dirige le journal."),
        ("Alnova sold Terrano to Holm.", "Terrano was sold to Holm by Alnova."),
        ("Alnova acquired Beatrix.", "Beatrix, acquired by Alnova in 2014, makes lamps."),
        ("O clube Alfa venceu o Beta por 2 a 0.", "O Beta foi vencido pelo Alfa por 2 a 0."),
        ("Im Finale besiegte der FC Adler den SV Berg.", "Der FC Adler besiegte den SV Berg im Finale."),
    ],
)
def test_what_is_said_the_other_way_round_exchanges_nothing(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "supported"
