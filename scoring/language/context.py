"""Context: what a sentence leaves to the sentences before it, the heading, the lead-in, the title or the prompt.

The functions give for each sentence a text to put before it when it is compared; "" where it stands alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from scoring.expressions import lazy
from scoring.quantities.days import MONTHS
from scoring.records import Sentence
from scoring.words.light import LIGHT, word_set

_PRONOUNS = word_set(
    """he she it they his her its their him them this these those he's she's it's they're er sie ihr ihre sein seine
    dieser diese dieses il elle ils elles celui-ci celle-ci él ella ellos ellas ele ela eles elas lui lei essa
    esse questo 그는 그녀는 그것은 이는"""
)
_ARTICLES = word_set(
    "the this that these those der die das dieser diese dieses le la les cette ce el los las o a os as il lo"
)
_CLASSES = word_set(
    """film movie book novel story play opera album song single band group company firm corporation agency
    organisation organization team club city town village country state island river lake mountain bridge building
    church castle museum school university college author writer actor actress singer player musician artist
    painter composer director politician president minister game series show episode programme program magazine
    newspaper paper study report article ship vessel ferry train aircraft plane car vehicle device product model
    machine tool software app service event festival war battle match race tournament season award species animal
    plant bird fish drug vaccine disease station airport park garden hotel restaurant trail route road pass hut
    lift pier library"""
)
_OWNERS = word_set("his her their sein seine ihr ihre son sa leur su seu sua il lo")
_EASTERN_PRONOUNS = ("他", "她", "它", "其", "该", "此", "彼", "それ", "これ", "その", "この")
_TOPIC = lazy(r"^(.{1,14}?)(?:[はが]|于|是|在|位于|成立)")
_EASTERN = lazy(r"[぀-ヿ㐀-鿿]")
_EXPLETIVE = lazy(
    r"^(?:it|es|il)\s(?:is|was|seems|appears|takes|took|rains|gibt|ist|est|y a)\b.{0,40}?\b(?:that|to|dass|que)\b", re.I
)
_VERBS = word_set(
    """is was are were be has had have will would can could may might must does do did shall should becomes became
    ist war sind waren hat hatte wird wurde kann est était sont a avait fut sera es era fue son ha será tiene foi
    é tem"""
)
_QUESTION = lazy(
    r"^\W*(?:(?:what|which|who|whom|whose|when|where|why|how (?:many|much|long|old|far)?|is|are|was|were|does|do|did"
    r"|can|welche[rs]?|wer|wann|wo|wie|quelle?s?|qui|quand|où|qué|cuál|quién|cuándo|dónde)\s+)+",
    re.I,
)
_WORD = lazy(r"[^\W_][^\s]*")
_PREPOSITIONS = word_set("in at on from by of for with to under over after before since during near im am bei von nach")
_JOINS = word_set("of de van von the and for der la &")
_OPENING = _ARTICLES | _PREPOSITIONS
_POINTING = frozenset({"this", "these", "those"})
_NUMBERED = lazy(r"\d{1,3},?")
_MARKS = ".,;:!?\"'“”()"
_HEAD, _LONG, _SHORT, _EASTERN_SHORT = 160, 12, 6, 25


def claim_context(
    sentences: Sequence[Sentence], prompt: str | None = None, telling: Sequence[bool] | None = None
) -> list[str]:
    """What each sentence of an answer candidate is about, where it does not say so itself.

    Pronouns and definite descriptions take the subject of the sentences before (or of the prompt), list items their
    lead-in, labels their heading, and a short first answer the prompt. Table rows are for ``scoring.text.readable``.
    Sentences that are not ``telling`` give no subject, but for questions: nothing is said of "thank you".
    """
    asked = _asked(prompt)
    found = _contexts(sentences, asked, telling)
    if sentences and asked and not found[0] and _answers_briefly(sentences[0].text[:_HEAD], asked):
        found[0] = asked
    return found


def _answers_briefly(text: str, asked: str) -> bool:
    """Whether a short answer leans on its question: it does not repeat what was asked."""
    said = {word.strip(_MARKS).lower() for word in text.split()}
    wanted = {word.strip(_MARKS).lower() for word in asked.split()} - LIGHT
    return len(_WORD.findall(text)) <= _SHORT and 2 * len(said & wanted) < max(len(wanted), 1)


def fact_context(sentences: Sequence[Sentence], title: str = "") -> list[str]:
    """The same for the sentences of a fact; ``title`` is what its attributes call it."""
    found = _contexts(sentences, title)
    if sentences and title and not found[0] and not subject(sentences[0].text):
        found[0] = title
    return found


class _Topic:
    """What a text is about so far. The subjects of sentences are looked for only when a later one leans on them."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._told: list[str] = []

    def add(self, sentence: str) -> None:
        """The text goes on with ``sentence``."""
        self._told.append(sentence)

    def __call__(self) -> str:
        """The last subject, or what the text was about from the start."""
        while self._told:
            named = subject(self._told.pop())
            if named:
                self._text = named
                self._told.clear()
        return self._text


def _contexts(sentences: Sequence[Sentence], start: str, telling: Sequence[bool] | None = None) -> list[str]:
    found: list[str] = []
    lead, heading = "", ""
    topic = _Topic(start)
    for at, sentence in enumerate(sentences):
        if sentence.kind == "row":
            found.append("")
        elif sentence.kind == "heading":
            heading, topic = sentence.text, _Topic(topic() or sentence.text)
            found.append("")
        elif sentence.kind in {"item", "label"}:
            found.append(lead if sentence.kind == "item" and lead else heading)
        else:
            found.append(topic() if _leans(sentence.text, topic) else "")
            if telling is None or telling[at] or sentence.text.endswith(("?", "？")):
                topic.add(sentence.text)
        if sentence.kind != "item":
            lead = _lead_in(sentence.text)
    return found


def _lead_in(text: str) -> str:
    bare = text.rstrip("*_ ")
    return bare[:-1][-_HEAD:] if bare.endswith((":", "：")) else ""


def _leans(text: str, topic: Callable[[], str]) -> bool:
    """Whether a sentence begins with a pronoun, or with "the film" and the like, that stands for ``topic``, which is
    made only when it is asked for."""
    head = text[:_HEAD]
    if _eastern(head):
        return head.startswith(_EASTERN_PRONOUNS) or (len(text) <= _EASTERN_SHORT and topic() not in text)
    words = head.split(None, _LONG)[:_LONG]
    if not words:
        return False
    first = _low(words[0])
    if first in _PRONOUNS:
        return not _EXPLETIVE.match(head) and (first not in _POINTING or not subject(text))
    if first in _ARTICLES and len(words) > 1:
        noun = _low(words[1]).removesuffix("'s")
        return words[1][:1].islower() and (noun in _CLASSES or noun in topic().lower())
    return _later_pronoun(words)


def _eastern(head: str) -> bool:
    """Whether a sentence holds Chinese or Japanese letters; most such begin with one."""
    return not head.isascii() and ("\u3400" <= head[0] <= "\u9fff" or _EASTERN.search(head) is not None)


def _low(word: str) -> str:
    return word.strip(_MARKS).lower()


def _later_pronoun(words: Sequence[str]) -> bool:
    """ "In 1988 it premiered": a pronoun before the verb and no name before it."""
    for at, word in enumerate(words[:8]):
        low = word.strip(_MARKS).lower()
        if low in _VERBS:
            return False
        if low in _PRONOUNS and low not in _POINTING:
            return not any(other[:1].isupper() for other in words[1:at])
    return False


def subject(text: str) -> str:
    """The names with which a sentence begins, before its verb ("her brother Karl is"); "" when it begins with none."""
    head = text[:_HEAD]
    if _eastern(head):
        topic = _TOPIC.match(head)
        return topic.group(1) if topic and not head.startswith(_EASTERN_PRONOUNS) else ""
    kept: list[str] = []
    before = ""
    for at, word in enumerate(head.split(None, _LONG)[:_LONG]):
        bare = word.strip('"“”()*_')
        low = bare.rstrip(".,;:!?").lower()
        if low in _VERBS or (low in _PRONOUNS and not kept and not (at == 0 and low in _OWNERS)):
            break
        if at == 0 and low in _OWNERS:
            before = low
            continue
        if bare[:1].isupper() and (at or low not in _OPENING) and before not in _PREPOSITIONS:
            kept.append(bare)
        elif kept and _NUMBERED.fullmatch(bare) and kept[-1].lower() not in MONTHS:
            kept.append(bare.rstrip(","))  # the "Corvus 7" is not the "Corvus 9"
            break
        elif kept and (low not in _JOINS or word.endswith(",")):
            break
        if bare.endswith((",", ";", ":")) and kept:
            break
        before = low
    return _named(kept, head)


def _named(kept: Sequence[str], head: str) -> str:
    """A single capital at the start counts when a verb or comma follows: "Silverline is", not "Yesterday the"."""
    name = " ".join(kept).rstrip(".,;:!?")
    if len(kept) == 1 and head.lstrip('"“*_(').startswith(kept[0]):
        after = (head.split()[1:2] or [""])[0].lower()
        if not (after in _VERBS or kept[0].endswith(",") or after.endswith(("s", "ed"))):
            return ""
        if name.lower().endswith(("ly", "ing")) or name.lower() in {"however", "there", "some", "many", "all", "no"}:
            return ""
    return name.removesuffix("'s").removesuffix("’s")


def _asked(prompt: str | None) -> str:
    """The content of a question: "Which language does the guide speak?" -> "language does the guide speak"."""
    if not prompt:
        return ""
    last = re.split(r"(?<=[.!?？])\s+", prompt.strip()[-600:])[-1]
    return _QUESTION.sub("", last).rstrip("?？. ")[:_HEAD]
