"""Number words of English, German, French, Spanish, Portuguese and Italian: tables and a parser for runs of them."""

from __future__ import annotations

from collections.abc import Sequence

_EN = "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen"
_DE = "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn"
_FR = "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize"
_ES = "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve"
_PT = "zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove"
_IT = "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove"
_TENS = {
    "en": "twenty thirty forty fifty sixty seventy eighty ninety",
    "de": "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
    "fr": "vingt trente quarante cinquante soixante",
    "es": "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
    "pt": "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
    "it": "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
}
_HUNDREDS = {
    "es": "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos",
    "pt": "cento duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos",
    "it": "cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento",
}
_MORE = {
    "en": {"dozen": 12.0, "dozens": 12.0, "oh": 0.0, "hundred": 100.0},
    "de": {"ein": 1.0, "eine": 1.0, "zwo": 2.0, "hundert": 100.0, "einhundert": 100.0, "dutzend": 12.0},
    "fr": {"une": 1.0, "cent": 100.0, "cents": 100.0, "vingts": 20.0, "douzaine": 12.0, "septante": 70.0, "nonante": 90.0},
    "es": {"un": 1.0, "una": 1.0, "cien": 100.0, "veintiuno": 21.0, "veintidós": 22.0, "veintitrés": 23.0, "veinticuatro": 24.0,
           "veinticinco": 25.0, "veintiséis": 26.0, "veintisiete": 27.0, "veintiocho": 28.0, "veintinueve": 29.0, "docena": 12.0},
    "pt": {"uma": 1.0, "duas": 2.0, "cem": 100.0, "dezasseis": 16.0, "dezassete": 17.0, "dezanove": 19.0, "dúzia": 12.0},
    "it": {"un": 1.0, "una": 1.0},
}  # fmt: skip
SCALES = {
    "thousand": 1e3, "million": 1e6, "billion": 1e9, "trillion": 1e12, "lakh": 1e5, "lakhs": 1e5, "crore": 1e7, "crores": 1e7,
    "thousands": 1e3, "millions": 1e6, "billions": 1e9, "trillions": 1e12, "tausend": 1e3, "millionen": 1e6,
    "milliarde": 1e9, "milliarden": 1e9, "billionen": 1e12, "mio": 1e6, "mrd": 1e9, "mille": 1e3, "millions de": 1e6,
    "milliard": 1e9, "milliards": 1e9, "mil": 1e3, "millón": 1e6, "millones": 1e6, "milhão": 1e6, "milhões": 1e6,
    "bilhão": 1e9, "bilhões": 1e9, "mila": 1e3, "milione": 1e6, "milioni": 1e6, "miliardo": 1e9, "miliardi": 1e9,
    "mn": 1e6, "mln": 1e6, "bn": 1e9, "tn": 1e12, "trn": 1e12,
}  # fmt: skip
_SCALES_OF = {
    "en": ("thousand", "million", "billion", "trillion", "lakh", "crore"),
    "de": ("tausend", "million", "millionen", "milliarde", "milliarden"),
    "fr": ("mille", "million", "millions", "milliard", "milliards"),
    "es": ("mil", "millón", "millones"),
    "pt": ("mil", "milhão", "milhões", "bilhão", "bilhões"),
    "it": ("mille", "mila", "milione", "milioni", "miliardo", "miliardi"),
}
LINKS = frozenset(("and", "und", "et", "y", "e"))
_STOPS = {
    "en": "the of and to in is was for that with by on are from at an it were has had as this their been which",
    "de": "der die das und ist den von mit im für auf dem ein eine zu nicht sich des wird war sind hat über aus bei nach",
    "fr": "le la les des est et en du une pour dans au qui par sur un aux sont avec était ce il elle ont plus",
    "es": "el la los las de y en es un una por con del al se que su para fue más tiene son como",
    "pt": "o a os as do da de e em um uma no na dos das por com que foi para ao se não é mais",
    "it": "il la lo gli di e che è un una del della nel per con in dei delle al sono ha più da fu",
}
_STOP_SETS = {language: frozenset(words.split()) for language, words in _STOPS.items()}


def _german() -> dict[str, float]:
    """The compounds from 21 to 999 and full thousands ("einundzwanzig", "zweihundertfünf", "zwölftausend")."""
    ones = dict(enumerate(_DE.split()))
    small = {value: word for value, word in ones.items() if value}
    for rank, ten in enumerate(_TENS["de"].split(), start=2):
        for one in range(10):
            small[10 * rank + one] = ("ein" if one == 1 else ones[one]) + "und" + ten if one else ten
    names = {word: float(value) for value, word in small.items()}
    for rank in range(1, 10):
        stem = ("ein" if rank == 1 else ones[rank]) + "hundert"
        names[stem] = 100.0 * rank
        names |= {stem + word: 100.0 * rank + value for value, word in small.items()}
    return names | {("ein" if value == 1 else word) + "tausend": 1000.0 * value for value, word in small.items()}


def _italian() -> dict[str, float]:
    """The compounds from 21 to 99 ("ventuno", "trentadue"): the ten drops its vowel before uno and otto."""
    ones = _IT.split()
    names = {}
    for rank, ten in enumerate(_TENS["it"].split(), start=2):
        for one in range(1, 10):
            word = (ten[:-1] if one in (1, 8) else ten) + ("tré" if one == 3 else ones[one])
            names[word] = names[word.replace("é", "e")] = 10.0 * rank + one
    return names


def _words(language: str, small: str) -> dict[str, float]:
    names = {word: float(value) for value, word in enumerate(small.split())}
    names |= {word: 10.0 * rank for rank, word in enumerate(_TENS[language].split(), start=2)}
    for rank, word in enumerate(_HUNDREDS.get(language, "").split(), start=1):
        names[word] = names[word.removesuffix("s") + "s"] = 100.0 * rank
        names[word.replace("tos", "tas")] = 100.0 * rank
    return names | _MORE[language] | {word: SCALES.get(word, 1e6) for word in _SCALES_OF[language]}


TABLES = {
    code: _words(code, small)
    for code, small in zip(["en", "de", "fr", "es", "pt", "it"], (_EN, _DE, _FR, _ES, _PT, _IT), strict=True)
}
TABLES["de"] |= _german()
TABLES["it"] |= _italian()
ENGLISH = frozenset(TABLES["en"])
FOREIGN = frozenset(word for code, table in TABLES.items() if code != "en" for word in table)


def language(words: frozenset[str] | set[str]) -> str:
    """The language (en, de, fr, es, pt, it) whose little words are most often among ``words``; English when none are."""
    return max(_STOP_SETS, key=lambda code: (len(_STOP_SETS[code] & words), code == "en"))


def parse(words: Sequence[str], code: str) -> tuple[float, int]:
    """The value of the number words at the start of ``words`` and how many words it takes (0 when none).

    ``words`` are lower case, hyphens split. "nineteen eighty four" is read as a year: 1984.
    """
    table = TABLES[code]
    total = section = 0.0
    used = at = 0
    previous = None
    for at, word in enumerate(words[:24]):
        value = table.get(word)
        if value is None:
            if word in LINKS and used == at and used:
                continue
            break
        joined = _join(total, section, value, previous, code)
        if joined is None:
            break
        total, section = joined
        previous = value
        used = at + 1
    return total + section, used


def _join(total: float, section: float, value: float, previous: float | None, code: str) -> tuple[float, float] | None:
    """(total, section) with one more number word, or None when it starts another number."""
    if previous is None:
        return (0.0, value) if value < 1000 else (value, 0.0)
    if value >= 1000:
        return (total + (section or 1.0) * value, 0.0) if section or previous < 1000 else None
    if (
        value in (100.0, 12.0)
        and section
        and section < 100
        and (value == 100.0 or (code == "en" and previous < 12 and section < 12))
    ):
        return total, section * value
    if code == "fr" and section % 100 == 4 and value == 20:
        return total, section + 76
    if code == "fr" and section % 100 in (60, 80) and 10 <= value < 17:
        return total, section + value
    if code == "fr" and section % 100 in (70, 90) and 7 <= value <= 9:
        return total, section + value
    if (value < 10 and previous >= 20 and section % 10 == 0) or (
        10 <= value < 100 and previous >= 100 and section % 100 == 0
    ):
        return total, section + value
    if value >= 100 and previous >= 1000:
        return total, section + value
    if value < 10 and previous >= 100:
        return total, section + value
    return _year(total, section, value, previous, code)


def _year(total: float, section: float, value: float, previous: float, code: str) -> tuple[float, float] | None:
    if code == "en" and not total and 10 <= section <= 20 and (10 <= value < 100 or value == 0):
        return total, section * 100 + value
    if code == "en" and section >= 1000 and previous == 0 and 0 < value < 10:
        return total, section + value
    if code == "en" and section >= 1000 and previous >= 20 and 0 < value < 10:
        return total, section + value
    return None
