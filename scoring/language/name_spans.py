"""Name-like stretches of one sentence, told by capitals and position; katakana runs and quoted eastern titles."""

from __future__ import annotations

import unicodedata
from bisect import bisect_left
from functools import cached_property, lru_cache
from itertools import compress
from operator import not_
from typing import NamedTuple

from scoring.expressions import lazy
from scoring.frozen import frozen
from scoring.records import Words
from scoring.words.light import ENGLISH, LIGHT, word_set

_PARTICLES = word_set("of de del della di da do dos van von der den la le el al bin ibn y und and the for zu & ' d l")
_ARTICLES = frozenset({"the", "a", "an", "i"})
_JOINS = _PARTICLES - {"and", "und", "for", "the"}
TITLES = word_set(
    """dr mr mrs ms miss prof professor sir dame lord lady rev fr herr frau monsieur madame señor señora don doña
    jr sr md phd esq st"""
)
_NO_NAMES = word_set(
    """january february march april may june july august september october november december jan feb mar apr jun jul aug
    sep sept oct nov dec monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays
    fridays saturdays sundays i tv dvd cd id pc ok am pm bc ad ce
    bce ceo cfo ft januar februar märz mai juni juli oktober dezember janvier février mars avril juin juillet août
    septembre octobre novembre décembre enero febrero marzo abril mayo junio julio agosto septiembre
    octubre noviembre diciembre r ocak şubat mart nisan mayıs haziran temmuz ağustos eylül ekim kasım aralık"""
)
GIVEN = word_set(
    """may mark will rose grace hope faith joy frank bill jack grant dawn april june summer ivy lily violet daisy olive
    ruby pearl amber chase drew gene guy miles penny ray rich rob sue clay cliff dale glen heath lance nick reed robin
    sandy ward angel crystal heather holly iris jasmine melody mercy august dean duke earl ginger hazel hunter jade
    justice mason page piper porter"""
)
"""First names that are also words or months."""
_NO_STARTS = word_set(
    """alle allen jeder jede jedes rund etwa circa keine keiner keines weder viele einige mehrere sämtliche beide
    bereits insgesamt tous toutes tout toute chaque certains certaines plusieurs environ aucun aucune nul todos
    todas todo toda cada algunos algunas varios varias ninguno ninguna ningún unos unas ambos ambas alguns algumas
    vários várias nenhum nenhuma tutti tutte tutto tutta ogni alcuni alcune diversi diverse nessuno nessuna nessun
    entrambi entrambe de het em elke iedere sommige enkele geen ongeveer millionen milliarden million tausend
    prozent jahr jahre jahren millions milliards euro euros meter metern kilometer kilometern stunde stunden minuten
    uhr"""
)
"""Words that say how many, or what is counted, and begin no name."""
_ELIDED = lazy(r"(?:c|d|l|n|s|j|qu)['’](?:est|était|un|une|il|ils|elle|elles|en|y|on|a)")
_DID = lazy(
    r"\w{2,}ed|won|wrote|built|led|took|made|sold|bought|sang|ran|held|began|drew|gave|taught|found|brought|became|spoke"
)
_NAMING = word_set("title titled name named called entitled titel titre título heißt llamado")
_GERMAN = word_set("der die das und ist nicht ein eine im mit von den des dem wurde sich auf für")
_NOUNS = word_set("der die das und eine ein den dem des wurde wird hat ist von vom im")
_END = lazy(r"[.!?:;\"“”„«»\n|]")
_EASTERN = lazy(r"[ァ-ヺー・]{2,}|[『「《〈]([^』」》〉]{1,40})[』」》〉]")
_KATAKANA_UNITS = word_set(
    """キロ キロメートル メートル センチ センチメートル ミリ ミリメートル グラム キログラム トン リットル
    ヘクタール パーセント ドル ユーロ ポンド フィート マイル ワット キロワット メガワット
    バイト メガバイト ギガバイト"""
)
_FOLDS = (
    ("ø", "o"),
    ("ß", "ss"),
    ("æ", "a"),
    ("œ", "o"),
    ("ł", "l"),
    ("đ", "d"),
    ("ae", "a"),
    ("oe", "o"),
    ("ue", "u"),
    ("ph", "f"),
    ("kh", "k"),
    ("tch", "ch"),
    ("ck", "k"),
    ("y", "i"),
    ("w", "v"),
)
_LONGEST, _HEAD = 12, 400
_FEW = 3
_DOUBLE = lazy(r"(.)\1")


class Name(NamedTuple):
    """Words ``begin`` to ``end`` (half open) and their folded ``keys`` without titles and particles.

    ``weak``: a single capitalised word at the start of a sentence (or a German noun), which may be a common word.
    """

    begin: int
    end: int
    keys: tuple[str, ...]
    weak: bool = False


@frozen
class Names:
    """The names of one sentence, with what other texts may call them by, each told when it is first asked for."""

    words: Words

    @cached_property
    def told(self) -> bool:
        """Whether capitals mark names here."""
        return _informative(self.words)

    @cached_property
    def spans(self) -> tuple[Name, ...]:
        """The names in reading order, the eastern ones last."""
        spans = _spans(self.words) if self.told else []
        return tuple(spans if self.words.text.isascii() else spans + _eastern(self.words))

    @cached_property
    def keys(self) -> frozenset[str]:
        """Folded forms of all words."""
        return frozenset(map(fold, self.words.forms))

    @cached_property
    def capitals(self) -> frozenset[str]:
        """Keys of words that begin with a capital; of all words where capitals tell nothing."""
        return frozenset(map(fold, compress(self.words.forms, self.words.capital))) if self.told else self.keys

    @cached_property
    def lowers(self) -> frozenset[str]:
        """Keys of the other words."""
        return frozenset(map(fold, compress(self.words.forms, map(not_, self.words.capital))))

    @cached_property
    def acronyms(self) -> frozenset[str]:
        """Initials of the names, and names written in capitals."""
        return frozenset(form for span in self.spans for form in _initials(self.words, span))

    @cached_property
    def joined(self) -> frozenset[str]:
        """Names of several words written as one."""
        return frozenset("".join(span.keys) for span in self.spans if len(span.keys) > 1)


_WRITTEN_OUT = {
    "sgt": "sergeant", "lt": "lieutenant", "col": "colonel", "capt": "captain", "cpt": "captain", "maj": "major",
    "cpl": "corporal", "cmdr": "commander", "cdr": "commander", "adm": "admiral", "gov": "governor", "sen": "senator",
    "pres": "president", "insp": "inspector", "supt": "superintendent", "hon": "honourable", "bros": "brothers",
    "fig": "figure", "sect": "section", "chap": "chapter", "vol": "volume", "inc": "incorporated", "ltd": "limited",
    "corp": "corporation", "dept": "department", "univ": "university", "intl": "international", "govt": "government",
}  # fmt: skip
"""Ranks, labels and forms of companies as they are shortened."""


@lru_cache(maxsize=65536)
def fold(form: str) -> str:
    """A key that spelling variants of one name share: no marks, no final s, one letter for doubled ones, ph as f …"""
    form = _WRITTEN_OUT.get(form, form)
    if not form.isascii():
        marks = unicodedata.normalize("NFKD", form)
        form = "".join(char for char in marks if not unicodedata.combining(char))
    for old, new in _FOLDS:
        if old in form:
            form = form.replace(old, new)
    form = _DOUBLE.sub(r"\1", form)
    return form[:-1] if len(form) > 4 and form.endswith("s") else form


def annotate(words: Words) -> Names:
    """The names of ``words``."""
    return Names(words)


_RECORD = lazy(r"(?:[^\W\d_][\w ]{0,20}: [^.:]{1,80}\.(?: |$))+")
"""Attributes as sentences: "Title: Night Ferry." and "Director: Ugo Marti." in one."""


def _informative(words: Words) -> bool:
    """Whether capitals mark names here: not in headings in title case, nor in all capitals or none."""
    if words.capital.count(True) > _FEW and _titled(words):
        return False
    return True in words.capital and not (words.text[:_HEAD].isupper() and len(words.forms) > 2)


def _titled(words: Words) -> bool:
    """Whether nearly all longer words have capitals, as in a heading, and are not the members of a record."""
    long = [capital for form, capital in zip(words.forms[1:], words.capital[1:], strict=True) if len(form) > 3]
    titled = len(long) > _FEW and sum(long) > 0.8 * len(long)
    german = titled and not _NOUNS.isdisjoint(words.forms) and not all(long)  # where all nouns have capitals
    return titled and not german and not (": " in words.text and _RECORD.fullmatch(words.text))


def _spans(words: Words) -> list[Name]:
    named = not _NAMING.isdisjoint(words.forms)
    german = len(_GERMAN.intersection(words.forms)) > ENGLISH.isdisjoint(words.forms) ^ 1
    spans: list[Name] = []
    end = 0
    for at in compress(range(len(words.forms)), words.capital):
        if at < end or not _starts(words, at):
            continue
        end = _run(words, at)
        body = tuple(
            [fold(words.forms[i]) for i in range(at, end) if words.capital[i] and words.forms[i] not in TITLES]
        )
        single = end - at == 1 and not _shouted(words, at)
        given = single and _given(words, at)
        if body and (given or not (single and words.forms[at] in _NO_NAMES)):
            weak = single and not given and (german or (_initial(words, at) and not named))
            spans.append(Name(at, end, body, weak))
    return spans


def _starts(words: Words, at: int) -> bool:
    """Whether a name starts at a capital."""
    if words.text[words.begins[at] - 1 : words.begins[at]].isdigit():
        return False  # the M of 640M is no name
    form = words.forms[at]
    if form in _NO_STARTS or ("'" in form and _ELIDED.fullmatch(form)):
        return False
    if form not in LIGHT or _given(words, at):
        return True
    if len(form) == 1 and words.text[words.ends[at] : words.ends[at] + 1] == ".":
        return True  # an initial
    if form not in _ARTICLES and not _initial(words, at):
        possessive = words.text[words.ends[at] - 2 : words.ends[at]] in {"'s", "’s"}
        tied = at + 1 < len(words.forms) and words.capital[at + 1] and _tied(words, at)
        if possessive or tied:
            return True  # Per Moe, Los Angeles
    return _shouted(words, at) and len(form) > 1 and not words.text[:_HEAD].isupper()


def _given(words: Words, at: int) -> bool:
    """Whether a first name that is also a word did something: "May wrote the report"."""
    if words.forms[at] not in GIVEN or at + 1 >= len(words.forms) or words.capital[at + 1]:
        return False
    following = words.forms[at + 1]
    return following not in LIGHT and _DID.fullmatch(following) is not None


def _run(words: Words, at: int) -> int:
    """The end of the run of capitals that starts at ``at``; "of" or "van" inside it counts."""
    end = at + 1
    while end < min(len(words.forms), at + _LONGEST):
        step = end
        if not words.capital[step] and _joins(words, at, step) and _tied(words, step - 1):
            step += 1
            if step < len(words.forms) and words.forms[step] in {"the", "la", "der", "den"} and _tied(words, step - 1):
                step += 1
        if step >= len(words.forms) or not words.capital[step] or not _tied(words, step - 1):
            break
        end = step + 1
    return end


def _joins(words: Words, start: int, at: int) -> bool:
    """ "and" joins only inside a name with "of": Academy of Film and Television."""
    form = words.forms[at]
    return form in _JOINS or (form == "and" and "of" in words.forms[start:at])


def _tied(words: Words, at: int) -> bool:
    gap = words.text[words.ends[at] : words.begins[at + 1]]
    if gap in {" ", "-", "'", "’", " & "}:
        return words.text[words.ends[at] - 2 : words.ends[at]] not in {"'s", "’s"}
    short = words.ends[at] - words.begins[at] == 1 or words.forms[at] in TITLES
    return short and gap in {". ", "."}


def _initial(words: Words, at: int) -> bool:
    return at == 0 or bool(_END.search(words.text, words.ends[at - 1], words.begins[at]))


def _shouted(words: Words, at: int) -> bool:
    surface = words.text[words.begins[at] : words.ends[at]]
    return len(surface) > 1 and surface.isupper()


def _initials(words: Words, span: Name) -> list[str]:
    forms = words.forms[span.begin : span.end]
    if len(forms) == 1:
        return [fold(forms[0])] if _shouted(words, span.begin) else []
    solid = [form[0] for form in forms if form not in _PARTICLES]
    return [fold("".join(solid)), fold("".join(form[0] for form in forms))]


def _eastern(words: Words) -> list[Name]:
    spans = []
    for match in _EASTERN.finditer(words.text):
        text = match.group(1) or match.group()
        start = match.start(1) if match.group(1) else match.start()
        if text in _KATAKANA_UNITS:
            continue
        begin, end = bisect_left(words.begins, start), bisect_left(words.begins, start + len(text))
        if end > begin:
            spans.append(Name(begin, end, (fold(text.lower()),)))
    return spans
