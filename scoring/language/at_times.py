"""Times: the claim says "all year", "every day" or "24 hours", its evidence names the time outside of which it is not
so."""

from __future__ import annotations

from functools import lru_cache

from scoring.expressions import lazy
from scoring.language.cues import may_hold
from scoring.records import Words
from scoring.words.light import word_set

_MONTH = (
    r"(?:jan(?:uar\w*|vier|eiro)?|enero|gennaio|feb(?:ruar\w*|rero|braio)?|fevereiro|février|mar(?:ch|s|zo|ço)"
    r"|märz|maart"
    r"|apr(?:il\w*)?|avril|abril|ma[iy]|mayo|maio|maggio|mei|jun[ei]?|juni[o]?|juin|junho|giugno|jul[iy]?|julio|juillet"
    r"|julho|luglio|aug(?:ust\w*)?|août|agosto|sep(?:t\w*)?|settembre|setembro|o[ck]t(?:ober|obre|ubre)?|outubro"
    r"|ottobre"
    r"|nov(?:emb\w+)?|de[cz](?:emb\w+)?|dic(?:iembre|embre)|décembre"
    r"|(?:янв|фев|мар|апр|май|мая|июн|июл|авг|сен|окт|ноя|дек)\w*)\b\.?"
)
_SEASON = (
    r"(?:spring|summer|autumn|winter|frühling|frühjahr|sommer|herbst|printemps|(?<!\ba )été|automne|hiver"
    r"|primavera|verano|otoño"
    r"|invierno|verão|outono|inverno|estate|autunno|lente|zomer|herfst|high season|low season)"
)
_DAY = (
    r"(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|(?:lun"
    r"|mar|mercre"
    r"|jeu|vendre|same)dis?|dimanches?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|(?:segunda|terça|quarta"
    r"|quinta|sexta)s?(?:-feiras?)?|(?:lune|marte|mercole|giove|vener)dì|sabato|domenica|weekends?|weekdays?"
    r"|wochenenden?"
)
ONLY = (
    r"(?:only|just|solely|nur|lediglich|seulement|uniquement|s[oó]lo|solamente|únicamente|apenas|somente|soltanto"
    r"|alleen)"
)
_SHUT = (
    r"(?:closed|shut|closes|shuts|geschlossen|schließt|fermée?s?|ferme|cerrad[oa]s?|cierra|fechad[oa]s?|fecha"
    r"|chius[oaei]"
    r"|chiude|gesloten|закрыт\w*)"
)
_FROM = r"(?:from|between|von|zwischen|de|du|entre|da|dal|d'|van)"
TIMES = (
    (
        lazy(
            r"\b(?:all year(?: round)?|year[- ]round|(?:throughout|the whole|the entire) (?:the )?year"
            r"|every (?:season|month)"
            r"|all (?:seasons|months)|ganzjährig|das ganze jahr|toute l['’]année|todo el año|o ano (?:todo"
            r"|inteiro)|todo"
            r" o ano|tutto l['’]anno|het hele jaar|круглый год|круглогодично)\b|一年中|通年|全年|一年四季|연중"
            r"|일년 내내|طوال العام",
            2,
        ),
        lazy(
            rf"\b{ONLY}\b.{{0,30}}\b(?:{_MONTH}|{_SEASON})\b|\b{_SHUT}\b.{{0,25}}\b(?:{_MONTH}|{_SEASON})\b"
            rf"|\b(?:{_MONTH}|{_SEASON})\b.{{0,25}}\b{_SHUT}\b|\b(?:{_MONTH}|{_SEASON}) {ONLY}\b"
            rf"|\b{_FROM}\s?(?:{_MONTH}|{_SEASON}) (?:to|until|till|through|and|bis|und|à|au|et|a|y|hasta|até|e"
            rf"|al?|fino a"
            rf"|tot)\s(?:\w+ )?(?:{_MONTH}|{_SEASON})\b"
            r"|(?:月|春|夏|秋|冬).{0,8}(?:のみ|だけ|限定|休業|閉鎖|封闭|关闭|闭园)|(?:只|仅).{0,8}(?:月|春|夏|秋|冬)"
            r"|月から\S{0,4}月|月至\S{0,4}月|(?:월|봄|여름|가을|겨울).{0,8}(?:만|휴무|폐쇄)|월부터 \S{0,4}월",
            2,
        ),
    ),
    (
        lazy(
            r"\b(?:every day|daily|seven days a week|7 days a week|all week|each day|jeden tag|täglich|tous les jours"
            r"|chaque jour|todos los días|cada día|todos os dias|todo dia|tutti i giorni|ogni giorno|elke dag|dagelijks"
            r"|каждый день|ежедневно)\b|毎日|每天|年中無休|매일|연중무휴|كل يوم",
            2,
        ),
        lazy(
            rf"\b{ONLY}\b.{{0,20}}\b(?:{_DAY})\b|\b{_SHUT}\b.{{0,25}}\b(?:{_DAY})\b|\b(?:{_DAY})\b.{{0,12}}\b{_SHUT}\b"
            rf"|\b(?:except|außer|sauf|excepto|salvo|tranne|behalve|кроме)\b.{{0,15}}\b(?:{_DAY})\b"
            rf"|\b(?:{_DAY}) {ONLY}\b"
            r"|[月火水木金土日]曜.{0,6}(?:休|のみ|だけ)|(?:周|星期)[一二三四五六日天].{0,6}(?:闭|休|关)"
            r"|요일.{0,6}(?:휴무|쉽|쉰|만)",
            2,
        ),
    ),
    (
        lazy(
            r"\b(?:24 hours(?: a day)?|24/7|(?:a)?round the clock|day and night|at (?:any time|all hours)"
            r"|rund um die uhr"
            r"|24 stunden|24 heures sur 24|jour et nuit|las 24 horas|24 horas|día y noche|dia e noite"
            r"|24 ore su 24|giorno e"
            r" notte|dag en nacht|24 uur|круглосуточно)\b|24\s?時間|24\s?小时|全天候|24시간",
            2,
        ),
        lazy(
            rf"\b(?:until|till|closes at|closed at night|from \d\S* ?(?:[ap]\.?m\.?)? (?:to|until|till)|bis \d"
            rf"|von \d\S*"
            rf" bis|jusqu['’]à \d|de \d+ ?h\S* à|hasta las|de \d\S* a|até às?|das \d\S* às|fino alle"
            rf"|dalle \d\S* alle|tot"
            rf" \d|van \d\S* tot|с \d\S* до)\b|\b{_SHUT} (?:at night|nachts|la nuit|por la noche)"
            r"|時から\S{0,6}時|時まで|点至|点到|시부터|시까지",
            2,
        ),
    ),
)
"""At all times of the year, the week and the day, and what says that it is only at some."""


CUES = word_set(
    """year season seasons month months jahr ano anno jaar day days daily week tag dia dias giorni giorno dag jours jour
    dagelijks 24 7 hours clock night time stunden uhr heures nuit horas noche noite ore notte nacht uur"""
)
"""The words of ASCII that say it."""


def timed(claim: Words) -> tuple[int, int] | None:
    """The stretch of the claim that says "all year", "every day" or "24 hours"."""
    return _timed(claim.text) if may_hold(claim, CUES) else None


@lru_cache(maxsize=16)
def _timed(text: str) -> tuple[int, int] | None:
    """``timed``, kept for the claim's other facts."""
    return next((found.span() for always, _ in TIMES if (found := always.search(text)) is not None), None)


def passed(claim: Words, there: Words) -> bool:
    """Whether the claim says so of all times and the sentence ``there`` names some."""
    return may_hold(claim, CUES) and any(
        always.search(claim.text) is not None
        and limited.search(there.text) is not None
        and always.search(there.text) is None
        and limited.search(claim.text) is None
        for always, limited in TIMES
    )
