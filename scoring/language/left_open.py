"""Left open: the evidence asks, studies or weighs what the claim states as a fact, in fourteen languages."""

from __future__ import annotations

import re
from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language.cues import may_hold
from scoring.records import Words
from scoring.words.light import word_set
from scoring.words.links import MEETING, Link

FEATURES = ("left_open",)
_SHARE = 0.6
"""The least share of a claim's content words that the sentence has behind (or around) its cue."""
LATIN = (
    r"\bwhether\b|\bunder (?:study|review|consideration|investigation|discussion)\b"
    r"|\b(?:is|are|was|were|been) (?:considering|studying|investigating|examining|exploring|discussing|debating)\b"
    r"|"
    r"\b(?:prüf|untersuch|erforsch|überleg|erwäg|diskutier|berät|beraten|klär|frag|unklar|offen|test)\w*,?\s"
    r"(?:\w+,?\s){0,4}ob\b|\berw(?:ägt|ägen|og)\b"
    r"|"
    r"\b(?:estudi|analiz|eval[uú]|investig|consider|valora|debat|examin|sopes|discut|pregunt|duda)\w*\s"
    r"(?:\w+\s){0,2}(?:si|la posibilidad)\b"
    r"|"
    r"\b(?:étudi|examin|évalu|cherch|débat|réfléchi|discut|demand|test|s'interrog|analys)\w*\s"
    r"(?:\w+\s){0,3}(?:si|s'ils?|la possibilité)\b|\benvisag\w+ (?:de|d')"
    r"|"
    r"\b(?:estud|avali|analis|consider|investig|pesquis|discut|debat|examin|pergunt|test)\w*\s"
    r"(?:\w+\s){0,2}(?:se|a possibilidade)\b"
    r"|"
    r"\b(?:studi|valut|esamin|consider|indag|discut|verific|chied|analizz)\w*\s(?:\w+\s){0,2}"
    r"(?:se|la possibilità|l'ipotesi)\b"
)
"""Short sentences leave their language open, and none of these is a word of another of the languages."""
_LATIN_WORDS = word_set(
    """whether study review consideration investigation discussion considering studying investigating examining
    exploring discussing debating ob erwog si posibilidad possibilidade se"""
)
_LATIN_LANGUAGES = ("en", "de", "es", "fr", "pt", "it")
_CUES = {
    language: lazy(pattern, re.I)
    for language, pattern in {
        **dict.fromkeys(_LATIN_LANGUAGES, LATIN),
        "nl": r"\b(?:onderzo|bestud|bekijk|overweeg|bespre|vraag|vragen|test|studer)\w*\s(?:\w+\s){0,3}of\b"
        r"|\boverwe(?:egt|gen)\b",
        "ru": r"\w+\sли\s|рассматрива\w+|раздумыва\w+|изуча(?:ет|ют),|обсужда\w+",
        "ar": r"ما إذا كان|قيد (?:الدراسة|البحث|المناقشة)|(?:يفكر|تفكر)\sفي"
        r"|(?:يدرس|تدرس|يبحث|تبحث)\w*\s(?:\w+\s){0,2}(?:إمكانية|احتمال|ما إذا)",
        "tr": r"(?:değerlendir|düşün)(?:iyor|üyor|iliyor|ülüyor|[mi]?mekte|ilmekte|ülmekte)\w*|\bgündemde\w*"
        r"|(?:incele|araştır|tartış|görüş)(?:iyor|ıyor|üyor|niyor|ılıyor|ülüyor|nmekte|ılmakta|ülmekte)\w*|ihtimali\w*",
        "hi": r"विचार कर|(?:अध्ययन|जांच|शोध) कर रहे",
        "zh": r"是否|能否|可否|会不会|有没有可能|正在(?:考虑|研究|讨论|评估|探讨)|考虑(?:收购|建|在|将|中)|尚未决定"
        r"|研究(?:这|该|其)",
        "ja": r"かどうか|か(?:を)?(?:検討|研究|調査|議論|協議)|を検討|検討(?:中|して|され|する|段階)"
        r"|(?:研究|議論|協議)されて|研究中|調査中",
        "ko": r"여부|(?:는|은|을|를|인|일|할|될|한|된)지(?:를)? (?:연구|조사|검토|논의|확인)|(?:할|될|을|일)지\s"
        r"|(?:검토|논의)(?:하고|되고|할\s예정|중| 중| 단계)|고려\s?중",
    }.items()
}
_BEFORE = lazy("[぀-ヿ㐀-鿿가-힣]")
"""Scripts whose cues may stand behind what they leave open."""


def may_leave_open(there: Words) -> bool:
    """False for most sentences in which the expression of western languages finds nothing, told at a glance."""
    return may_hold(there, _LATIN_WORDS) or "envisag" in there.text.lower()


def compare(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None], language: str) -> dict[str, float]:
    """``left_open`` 1 when the sentence that has most of the claim leaves it open and the claim does not, else 0."""
    content = [links[at] for at in claim.content]
    met = [link for link in content if link is not None and link.kind in MEETING]
    if len(met) < _SHARE * len(content) or not met:
        return {"left_open": 0.0}
    sentences = [link.sentence for link in met]
    number = min(set(sentences), key=lambda one: (-sentences.count(one), one))
    there = evidence[number]
    if language in _LATIN_LANGUAGES and not may_leave_open(there):
        return {"left_open": 0.0}
    cues = _CUES.get(language)
    cue = cues.search(there.text) if cues else None
    if cues is None or cue is None or cues.search(claim.text) is not None:
        return {"left_open": 0.0}
    around = language == "tr" or _BEFORE.search(there.text) is not None
    behind = sum(link.sentence == number and (around or there.begins[link.word] >= cue.start()) for link in met)
    return {"left_open": float(behind >= _SHARE * len(content) - (len(content) > 2))}
