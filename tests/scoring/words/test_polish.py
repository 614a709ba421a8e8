"""Polish through the public call: stems, denials, numbers, dates and prices."""

import pytest

from scoring import check
from scoring.words.polish import affirmed, denied
from scoring.words.stems import language


def verdict(claim: str, fact: str) -> str:
    (found,) = check(claim, [{"text": fact}]).claims
    return found.verdict


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("Muzeum jest nieczynne w poniedziałki.", "W poniedziałki muzeum jest nieczynne."),
        ("Muzeum jest zamknięte w poniedziałki.", "W poniedziałki muzeum jest nieczynne."),
        ("Kurs trwa trzy tygodnie.", "Kurs trwa 3 tygodnie i odbywa się wieczorem."),
        ("Bilet kosztuje 20 zł.", "Cena biletu: 20 PLN."),
        ("Piwnica nie jest ogrzewana.", "Piwnica jest nieogrzewana."),
        ("Autorem książki jest Jan Kowal.", "Książkę napisał Jan Kowal."),
        ("Sala mieści 300 osób.", "Sala mieści trzysta osób."),
        ("Rzeka jest niebieska.", "Rzeka jest niebieska i czysta."),
    ],
)
def test_the_same_in_other_words_bears_out(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "supported"


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("Muzeum jest otwarte w niedziele.", "W niedziele muzeum jest zamknięte."),
        ("Sklep jest czynny w niedziele.", "Sklep jest nieczynny w niedziele."),
        ("Pokoje mają klimatyzację.", "Pokoje nie mają klimatyzacji."),
        ("Parking jest bezpłatny.", "Parking jest płatny."),
        ("Kurs trwa trzy tygodnie.", "Kurs trwa pięć tygodni."),
        ("Bilet kosztuje 20 zł.", "Cena biletu: 25 PLN."),
        ("Most otwarto 12 marca 1998 roku.", "Most został otwarty 14 marca 1998 roku."),
        ("Spotkanie odbędzie się w piątek.", "Spotkanie odbędzie się w czwartek."),
    ],
)
def test_a_denial_and_another_figure_contradict(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "contradicted"


def test_which_adjectives_deny() -> None:
    assert all(map(denied, "nieczynne nieogrzewany zamknięta bezpłatnego zabronione".split()))
    assert not any(map(denied, "niebieska niemiecki niewielkie niedziela niezbędny czynny nie zamek".split()))
    assert affirmed("nieczynnego") == affirmed("zamkniętego") == affirmed("otwartego")


def test_a_text_is_polish_by_its_letters_and_little_words() -> None:
    assert language("Pokoje są na piętrze.") == "pl"
    assert language("Hotel jest w centrum.") == "pl"
    assert language("A hotel in the centre.") == "en"
    assert language("Das ist nie passiert.") == "de"
