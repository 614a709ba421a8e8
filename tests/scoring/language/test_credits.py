"""Who had which part in a work, whatever the language and the order of words."""

import pytest

from scoring import check


def verdicts(answer: str, *facts: str) -> list[str]:
    return [claim.verdict for claim in check(answer, [{"text": fact} for fact in facts]).claims]


EXCHANGED = [
    ("Die Regie führte Olga Brandt.", "Emil Storck führte Regie, Olga Brandt komponierte die Musik."),
    ("Das Drehbuch verfasste Emil Storck.", "Olga Brandt verfasste das Drehbuch, die Hauptrolle spielt Emil Storck."),
    ("La obra fue escrita por Inés Vidal.", "Hugo Sanz escribió la obra; la música es de Inés Vidal."),
    ("El alcalde es Hugo Sanz.", "La alcaldesa es Inés Vidal. Hugo Sanz es concejal."),
    ("Le scénario est de Luc Morel.", "Nina Roux signe le scénario, Luc Morel a réalisé le film."),
    ("Il libro è stato tradotto da Ada Villa.", "Traduttore: Piero Monti. Illustratrice: Ada Villa."),
    ("O roteiro é de Rui Costa.", "Direção: Rui Costa. Roteiro: Eva Dias."),
    ("Het scenario is van Jan Smit.", "Jan Smit deed de regie, Eva Kok schreef het scenario."),
    ("这部纪录片由周强执导。", "该片导演是林婷，编剧是周强。"),
    ("この劇の脚本は田村光である。", "この劇の脚本は西田葵で、音楽は田村光です。"),
    ("이 책의 저자는 한지우이다.", "이 책의 저자는 윤도현이고 번역은 한지우입니다."),
]


@pytest.mark.parametrize(("claim", "fact"), EXCHANGED)
def test_a_part_that_the_fact_gives_to_another_contradicts(claim: str, fact: str) -> None:
    assert verdicts(claim, fact) == ["contradicted"]


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("Die Musik komponierte Olga Brandt.", "Olga Brandt komponierte die Musik, Emil Storck führte Regie."),
        ("La obra fue escrita por Hugo Sanz.", "Hugo Sanz escribió la obra; la música es de Inés Vidal."),
        ("这部电影由林婷执导。", "这部电影的导演是林婷，编剧是周强。"),
        ("この劇の音楽は田村光である。", "この劇の脚本は西田葵で、音楽は田村光です。"),
        ("이 책의 번역은 한지우이다.", "이 책의 저자는 윤도현이고 번역은 한지우입니다."),
    ],
)
def test_a_part_in_another_order_of_words_is_borne_out(claim: str, fact: str) -> None:
    assert verdicts(claim, fact) == ["supported"]


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("The mayor is Nora Lund.", "The deputy mayor is Ole Vik. The mayor is Nora Lund."),
        ("Tom Weir is a film director.", "Tom Weir is an Irish film director."),
        ("Anna Kern gründete die Werft.", "Die Kern Marine wurde 1950 gegründet. Anna Kern gründete die Werft."),
        ("这部电影的导演是林婷。", "副导演是周强，导演是林婷。"),
    ],
)
def test_deputies_peoples_and_works_are_not_who_has_the_part(claim: str, fact: str) -> None:
    assert verdicts(claim, fact) != ["contradicted"]


def test_what_belongs_to_another_thing_is_no_part_in_this_one() -> None:
    fact = "Autor des Romans ist Emil Storck, das kurze Vorwort schrieb einst Olga Brandt."
    assert verdicts("Der Roman stammt von Olga Brandt.", fact) == ["contradicted"]
    assert verdicts("Das Vorwort schrieb Olga Brandt.", fact) == ["supported"]
    assert verdicts("Il regista è Piero Monti.", "Regia di Ada Villa, musiche di Piero Monti.") == ["contradicted"]
