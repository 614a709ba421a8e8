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
        ("El taller abre los sábados.", "El taller está cerrado los sábados."),
        ("演出推迟到6月2日。", "演出提前到6月2日。"),
    ],
)
def test_a_denial_and_an_opposite_contradict(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "contradicted"
    assert verdict(fact, fact) == "supported"


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("Angeln ist nicht erlaubt.", "Angeln ist verboten."),
        ("En 2022 visitaron el museo 900 personas.", "El museo tuvo 900 visitantes en 2022."),
        ("Keiner der drei Brunnen enthält Blei.", "Alle drei Brunnen sind frei von Blei."),
        ("Aucun des trois puits ne contient de plomb.", "Les trois puits ne contiennent pas de plomb."),
        ("Aucun des trois puits ne contenait d'arsenic.", "Les trois puits étaient tous exempts d'arsenic."),
        ("Nessuno dei tre pozzi contiene piombo.", "I tre pozzi sono privi di piombo."),
        ("Nenhum dos três poços contém chumbo.", "Os três poços estão livres de chumbo."),
        ("O acesso ao farol não é permitido.", "É proibido o acesso ao farol."),
        ("水曜日は営業していません。", "水曜日は休業です。"),
        ("O diretor renunciou em abril.", "Em abril, o diretor deixou o cargo."),
        ("校长在三月辞职了。", "校长三月离任。"),
        ("El taller no abre los sábados.", "El taller está cerrado los sábados."),
        ("O ateliê não abre às quartas.", "O ateliê fica fechado às quartas."),
        ("La bottega non apre il lunedì.", "La bottega è chiusa il lunedì."),
        ("画廊周二不营业。", "画廊每周二休息。"),
    ],
)
def test_a_denied_opposite_and_a_phrase_say_the_same(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "supported"


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("The council will move the market.", "The council is studying whether to move the market."),
        ("Die Stadt verlegt den Markt.", "Die Stadt prüft, ob sie den Markt verlegt."),
        ("El tratamiento cura la tos.", "Los médicos estudian si el tratamiento cura la tos."),
        ("Le traitement guérit la toux.", "Des médecins étudient si le traitement guérit la toux."),
        ("O tratamento cura a tosse.", "Médicos estudam se o tratamento cura a tosse."),
        ("Il farmaco cura la tosse.", "I medici stanno studiando se il farmaco curi la tosse."),
        ("这种茶能治疗咳嗽。", "医生正在研究这种茶能否治疗咳嗽。"),
        ("この茶は咳に効く。", "この茶が咳に効くかどうかは研究中である。"),
        ("이 차는 기침에 효과가 있다.", "이 차가 기침에 효과가 있는지 연구 중이다."),
        ("Todas las tiendas venden miel.", "La tienda del número 9 vende miel."),
        ("El puerto tiene 25 marineros.", "El puerto tiene 25 barcos para los turistas."),
        ("港に船員が25人いる。", "港に倉庫が25棟ある。"),
    ],
)
def test_what_is_asked_or_said_of_another_thing_supports_nothing(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "unsupported"
    assert verdict(fact, fact) == "supported"


@pytest.mark.parametrize(
    ("claim", "fact", "same"),
    [
        ("北山工業が南田商会を買収した。", "南田商会が北山工業を買収した。", "南田商会は北山工業に買収された。"),
        ("田村は大野より若い。", "大野は田村より若い。", "大野より田村は若い。"),
        ("서해전자가 동방물산을 인수했다.", "동방물산이 서해전자를 인수했다.", "동방물산을 서해전자가 인수했다."),
        ("长沙队战胜了南昌队。", "南昌队昨晚战胜了长沙队。", "昨晚长沙队战胜了南昌队。"),
    ],
)
def test_roles_are_told_by_particles_and_order(claim: str, fact: str, same: str) -> None:
    assert verdict(claim, fact) == "contradicted"
    assert verdict(claim, same) == "supported"


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("A feira foi no estádio.", "A feira foi no estádio municipal."),
        ("La mairie ouvre en mai.", "En mai, la mairie ouvre."),
    ],
)
def test_a_negator_of_one_language_is_another_word_in_the_next(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "supported"


@pytest.mark.parametrize(
    ("claim", "fact", "verdict_"),
    [
        (
            "Die Firma Adler hat die Firma Wolf gekauft.",
            "Im Mai wurde die Firma Adler von der Firma Wolf gekauft.",
            "contradicted",
        ),
        (
            "Die Firma Wolf hat die Firma Adler gekauft.",
            "Im Mai wurde die Firma Adler von der Firma Wolf gekauft.",
            "supported",
        ),
        ("Den Vertrag hat die Firma Wolf gekündigt.", "Der Vertrag wurde von der Firma Wolf gekündigt.", "supported"),
        (
            "De boerderij Zand werd in 2019 door de gemeente Oud gekocht.",
            "De gemeente Oud kocht in 2019 de boerderij Zand.",
            "supported",
        ),
        (
            "Die Reederei Süd wurde 2019 vom Verband Nord verklagt.",
            "2019 verklagte der Verband Nord die Reederei Süd.",
            "supported",
        ),
        (
            "Der Verband Nord wurde 2019 von der Reederei Süd verklagt.",
            "2019 verklagte der Verband Nord die Reederei Süd.",
            "contradicted",
        ),
        (
            "Kranz wurde 2018 von der Firma Adler gekauft.",
            "Die Firma Adler kaufte 2018 das Unternehmen Kranz.",
            "supported",
        ),
        (
            "Die Firma Adler wurde 2018 von dem Unternehmen Kranz gekauft.",
            "Die Firma Adler kaufte 2018 das Unternehmen Kranz.",
            "contradicted",
        ),
        (
            "Das Abendessen wird bis 21 Uhr serviert.",
            "Das Abendessen wird von 18 bis 21 Uhr serviert.",
            "supported",
        ),
        (
            "De winkel heeft tot 17 uur bewaking.",
            "De winkel wordt van 8 tot 17 uur bewaakt.",
            "supported",
        ),
        (
            "Übersetzerin des Romans „Salz“ ist Ida Moll.",
            "Der Roman „Salz“ wurde von Ida Moll übersetzt.",
            "supported",
        ),
    ],
)
def test_a_german_passive_keeps_its_agent(claim: str, fact: str, verdict_: str) -> None:
    assert verdict(claim, fact) == verdict_


@pytest.mark.parametrize(
    ("claim", "fact"),
    [
        ("Die Karte kostet 14 Euro.", "Preis der Karte: 14,00 €."),
        ("El faro mide 60 metros de alto.", "Altura del faro: 0,06 km."),
        ("O ingresso custa 20 reais.", "Preço do ingresso: R$ 20,00."),
        ("La malga si trova a 1.700 metri di quota.", "La malga, a quota 1700 m, apre a giugno."),
        ("这座桥长四十五米。", "桥的长度为45米。"),
        ("試合は神戸で行われた。", "試合会場：神戸。"),
    ],
)
def test_a_figure_written_otherwise_and_a_label_say_the_same(claim: str, fact: str) -> None:
    assert verdict(claim, fact) == "supported"


@pytest.mark.parametrize(
    ("claim", "fact", "whole"),
    [
        (
            "Alle Boote sind gestrichen.",
            "Von den neun Booten sind sechs gestrichen.",
            "Alle neun Boote sind gestrichen.",
        ),
        ("Alle Boote sind gestrichen.", "Sechs der neun Boote sind gestrichen.", "Alle Boote sind gestrichen."),
        ("Tous les bateaux sont peints.", "Six des neuf bateaux sont peints.", "Les neuf bateaux sont tous peints."),
        ("Tous les bateaux sont peints.", "Sur les 12 bateaux, neuf sont peints.", "Tous les bateaux sont peints."),
        (
            "Todos los barcos están pintados.",
            "De los nueve barcos, seis están pintados.",
            "Todos los barcos están pintados.",
        ),
        ("Todos os barcos estão pintados.", "Dos nove barcos, seis estão pintados.", "Todos os barcos estão pintados."),
        ("Tutte le barche sono dipinte.", "Delle nove barche, sei sono dipinte.", "Le barche sono tutte dipinte."),
        ("Alle boten zijn geverfd.", "Van de negen boten zijn er zes geverfd.", "Alle negen boten zijn geverfd."),
    ],
)
def test_all_is_more_than_some_of_a_number(claim: str, fact: str, whole: str) -> None:
    assert verdict(claim, fact) == "contradicted"
    assert verdict(claim, whole) == "supported"
