"""Quantities outside English: months, number words, units, times of day, counted nouns."""

import pytest

from scoring.agreement import relate
from scoring.quantities import values


def only(text: str):  # type: ignore[no-untyped-def]
    """The one quantity of a text."""
    (found,) = values.find(text)
    return found


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Der Kasse gehören neun Personen an.", "9 Personen"),
        ("L'équipe compte trente-quatre membres.", "34 membres"),
        ("A vila tem três mil habitantes.", "3.000 habitantes"),
        ("De ploeg telt drieëntwintig spelers.", "23 spelers"),
        ("В классе двадцать семь человек.", "27 человек"),
        ("직원은 서른여덟 명이다.", "직원은 38명이다."),
        ("O custo foi de 2,5 milhões de reais.", "R$ 2.500.000"),
        ("Длина 2,5 километра.", "2500 м."),
        ("de weg is 3 kilometer lang", "3000 meter"),
        ("La función empieza a las nueve de la noche.", "21:00"),
        ("Lo spettacolo inizia alle sette di sera.", "19:00"),
        ("La séance débute à dix-huit heures.", "18:00"),
        ("Beginn um sieben Uhr abends.", "19 Uhr"),
        ("店は午後七時半に閉まる。", "19:30"),
        ("晚上九点关门。", "21:00"),
        ("오후 여섯 시에 닫는다.", "18:00"),
        ("会议在七月五日。", "7月5日"),
        ("구월에 열린다.", "9월에 열린다."),
        ("4 мая 2011 года", "04.05.2011"),
        ("op 7 maart 2003", "07-03-2003"),
        ("5 أكتوبر 2001", "2001-10-05"),
        ("四个小时", "240分钟"),
    ],
)
def test_two_ways_of_writing_are_one_value(one: str, other: str) -> None:
    (found,) = relate.compare(one, [other])
    assert found.state == "satisfied"


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Музей открыли 4 июня 1999 года.", "Музей открыли 4 июля 1999 года."),
        ("De winkel opende op 2 mei 2016.", "De winkel opende op 2 maart 2016."),
        ("店は午後七時に閉まる。", "店は20時に閉まる。"),
        ("月曜は休み", "火曜は休み"),
    ],
)
def test_other_values_are_denied(one: str, other: str) -> None:
    (found,) = relate.compare(one, [other])
    assert found.state == "violated"


@pytest.mark.parametrize(
    "text", ["trabaja en las dos fábricas", "um drei Punkte", "三个建议", "om 3 redenen", "한 사람"]
)
def test_a_count_is_no_time_of_day(text: str) -> None:
    assert all(found.kind != "clock" for found in values.find(text))


@pytest.mark.parametrize(
    ("text", "noun"),
    [
        ("学校有48名教师。", "教师"),
        ("この学校には教員が32人いる。", "教員"),
        ("32人の教員がいる。", "教員"),
        ("학교에는 교사가 36명 있다.", "교사"),
        ("36명의 교사가 있다.", "교사"),
    ],
)
def test_an_east_asian_number_counts_its_noun(text: str, noun: str) -> None:
    assert only(text).head == noun


@pytest.mark.parametrize(
    ("text", "times"),
    [
        ("Sprechzeiten: 8 bis 16 Uhr.", [480, 960]),
        ("L'atelier est ouvert de 9 h à 17 h 30.", [540, 1050]),
        ("Horaires : 9 h – 18 h.", [540, 1080]),
        ("Aperto dalle 8 alle 20.", [480, 1200]),
        ("A feira abre das 7 às 15h.", [420, 900]),
        ("De balie is open van 10 tot 16 uur.", [600, 960]),
        ("営業時間：9:30〜21:00。", [570, 1260]),
        ("开放时间：8:00–20:00。", [480, 1200]),
        ("Mo-Fr 8:00-16:30", [480, 990]),
        ("La marche dure de 2 h à 3 h.", []),
    ],
)
def test_both_ends_of_opening_hours_are_times(text: str, times: list[int]) -> None:
    assert [found.value for found in values.find(text) if found.kind == "clock"] == times


@pytest.mark.parametrize(
    ("text", "value", "unit"),
    [("塔の高さは45mです。", 45, "m"), ("무게는 7kg입니다.", 7, "kg"), ("気温は31℃です。", 31, "°C")],
)
def test_a_unit_ends_where_another_script_begins(text: str, value: float, unit: str) -> None:
    (found,) = values.find(text)
    assert (found.amount, found.unit) == (value, unit)
