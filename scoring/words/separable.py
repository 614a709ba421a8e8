"""German verbs whose particle stands apart: "lehnte … ab", "abgelehnt" and "abzulehnen" all become "ablehnen"."""

from __future__ import annotations

from scoring.expressions import lazy
from scoring.records import Words
from scoring.words.light import LIGHT
from scoring.words.stems import key

_PARTICLES = frozenset(
    "ab an auf aus bei ein fest fort her hin los mit nach nieder um vor weg weiter wieder zu zurück zusammen".split()
)
_ALL = "|".join(sorted(_PARTICLES, key=len, reverse=True))
_PARTICIPLE = lazy(rf"({_ALL})(ge\w{{3,}}(?:t|en))")
_INFINITIVE = lazy(rf"({_ALL})zu(\w{{3,}}en)")
_FINITE = lazy(rf"({_ALL})(\w{{3,}}?t(?:e|en|est)?)")
_VERB = lazy(r"\w{2,}(?:t|te|ten|test|tet|en|e|st)")
_CLOSES = ",.;:!?)–"


def join(words: Words) -> None:
    """Puts the infinitive in place of every separable verb of a German sentence."""
    for at, form in enumerate(words.forms):
        if words.capital[at] or len(form) < 2:
            continue
        if form in _PARTICLES and _closes(words, at):
            verb = _finite(words, at)
            if verb >= 0:
                _put(words, verb, form + _lemma(words.forms[verb]) + "en")
        elif len(form) > 5 and (whole := _whole(form)):
            _put(words, at, whole)


def _closes(words: Words, at: int) -> bool:
    """Whether a particle ends its clause."""
    after = words.text[words.ends[at] : words.ends[at] + 1]
    return not after or after in _CLOSES


def _finite(words: Words, particle: int) -> int:
    """The verb of the clause that a particle ends: the first small word that looks like one; -1 for none."""
    start = next((at for at in range(particle - 1, 0, -1) if words.text[words.ends[at - 1]] == ","), 0)
    for at in range(start, particle):
        form = words.forms[at]
        if (words.capital[at] and at) or form in LIGHT or not form.isalpha():
            continue
        adjective = words.capital[at + 1] and at > 0 and words.forms[at - 1] in LIGHT
        if not adjective and (key(form, "de") != form or _VERB.fullmatch(form)):
            return at
    return -1


def _whole(form: str) -> str:
    participle = _PARTICIPLE.fullmatch(form)
    if participle is not None:
        return participle.group(1) + _lemma(participle.group(2)) + "en"
    infinitive = _INFINITIVE.fullmatch(form)
    if infinitive is not None:
        return infinitive.group(1) + infinitive.group(2)
    finite = _FINITE.fullmatch(form)
    return finite.group(1) + _lemma(finite.group(2)) + "en" if finite is not None else ""


def _lemma(form: str) -> str:
    """The stem of the present: irregular forms by table, regular ones without their ending."""
    stem = key(form, "de")
    if stem[:2] == "ge" and form.startswith("ge") and form.endswith("t"):
        stem = stem[2:]
    regular = form.removeprefix("ge").startswith(stem) and form.endswith(("t", "te", "ten"))
    return stem[:-1] if regular and stem.endswith("t") and len(stem) > 3 else stem


def _put(words: Words, at: int, form: str) -> None:
    words.forms[at] = form
    words.stems[at] = key(form, "de")
