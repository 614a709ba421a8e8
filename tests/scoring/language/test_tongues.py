"""Denials and opposites outside English, through the public call."""

import pytest

from scoring import check


def verdict(claim: str, fact: str) -> str:
    (found,) = check(claim, [{"text": fact}]).claims
    return found.verdict


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("Der Zug hält nicht in Celle.", "Der Zug hält in Celle."),
        ("L'escalier roulant ne fonctionne plus.", "L'escalier roulant fonctionne."),
        ("El barco no tiene cocina.", "El barco tiene cocina y baño."),
        ("O barco não tem cozinha.", "O barco tem cozinha sem janela."),
        ("Il traghetto non ferma a Capri.", "Il traghetto ferma a Capri e a Ischia."),
        ("De veerboot vaart niet op maandag.", "De veerboot vaart op maandag."),
        ("Er is geen winkel op het eiland.", "Op het eiland is een winkel."),
        ("Паром не ходит зимой.", "Паром ходит зимой."),
        ("المركب لا ينقل السيارات.", "المركب ينقل السيارات."),
        ("यह नाव शनिवार को नहीं चलती।", "यह नाव शनिवार को चलती है।"),
        ("这条船不去岛上。", "这条船去岛上。"),
        ("去年的客流量增加了。", "去年的客流量减少了3%。"),
        ("この船には食堂がない。", "この船には食堂がある。"),
        ("이 배는 섬에 가지 않는다.", "이 배는 섬에 간다."),
        ("지난해 승객이 증가했다.", "지난해 승객은 3% 감소했다."),
    ],
)
def test_a_denial_and_an_opposite_contradict(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "contradicted"
    assert verdict(fact, fact) == "supported"


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("Angeln ist nicht erlaubt.", "Angeln ist verboten."),
        ("O acesso ao farol não é permitido.", "É proibido o acesso ao farol."),
        ("水曜日は営業していません。", "水曜日は休業です。"),
        ("O diretor renunciou em abril.", "Em abril, o diretor deixou o cargo."),
        ("校长在三月辞职了。", "3月，校长离任。"),
    ],
)
def test_a_denied_opposite_and_a_phrase_say_the_same(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "supported"
