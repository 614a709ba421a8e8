"""Permissions: whether claim and evidence allow or forbid the same, in German, French, Spanish, Portuguese, Italian and
Dutch.

"Dogs may come in" and "no access for dogs" share the dogs alone: what is allowed and what is forbidden are compared as
the two answers to one question, where each side has the matter of the other.
"""

from __future__ import annotations

from collections.abc import Sequence

from scoring.expressions import lazy
from scoring.language.cues import may_hold
from scoring.language.findings import Finding, opposed
from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import MEETING, Link

LANGUAGES = frozenset(("de", "fr", "es", "pt", "it", "nl"))
CUES = word_set(
    """erlaubt gestattet zulässig zugelassen darf dürfen kann können verboten untersagt unzulässig nehmen autorisé
    autorisée autorisés autorisées permis permise admis admise admises peut peuvent interdit interdite interdits
    interdites défendu prenez donnez utilisez permitido permitida permitidos permitidas autorizado autorizada puede
    pueden prohibido prohibida prohibidos prohibidas admite admiten administre tome pode podem proibido proibida
    proibidos proibidas permesso permessa permessi permesse consentito consentita consentiti consentite ammesso ammessa
    ammessi ammesse può possono vietato vietata vietati vietate divieto proibito proibita prendere assumere
    toegestaan mag mogen kan kunnen verboden no não non niet ne nicht"""
)
"""The words of which one stands in whatever allows or forbids."""
_FORBIDS = lazy(
    r"\b(?:verboten|untersagt|unzulässig|nicht (?:\w+ ){0,2}(?:erlaubt|gestattet|zulässig|zugelassen)"
    r"|(?:darf|dürfen) (?:\w+ ){0,6}(?:nicht|nie|keinesfalls|kein\w*)|nicht (?:\w+ ){0,3}(?:darf|dürfen)"
    r"|nehmen sie (?:\w+ ){1,6}nicht"
    r"|interdite?s?|défendue?s?|n(?:e |['’])(?:est|sont|peut|peuvent|doit|doivent) (?:\w+ )?(?:pas|jamais|plus)"
    r"|ne (?:\w+ )?\w+ez (?:pas|jamais)|ne (?:pas|jamais) \w+er|contre-indiquée?s?"
    r"|prohibid[oa]s?|no (?:se )?(?:puede|pueden|permite|permiten|admite|admiten)|no est(?:á|án) permitid[oa]s?"
    r"|no (?:tome|use|administre|utilice|consuma|beba|coma|dé)n?|contra-?indicad[oa]s?"
    r"|proibid[oa]s?|não (?:se )?(?:pode|podem)|não (?:é|são|está|estão) permitid[oa]s?"
    r"|não (?:tome|use|administre|utilize|consuma|beba|coma|dê)m?"
    r"|vietat[oaie]|proibit[oaie]|divieto|non (?:si )?(?:può|possono)|non (?:è|sono) (?:permess|consentit|ammess)[oaie]"
    r"|non (?:prendere|prendete|assumere|assumete|usare|usate|somministrare)|controindicat[oaie]"
    r"|verboden|niet (?:\w+ )?toegestaan|(?:mag|mogen) (?:\w+ ){0,6}(?:niet|geen))\b",
    2,
)
_ALLOWS = lazy(
    r"\b(?:erlaubt|gestattet|zulässig|zugelassen|darf|dürfen|kann|können|autorisée?s?|permise?s?|admise?s?|peut|peuvent"
    r"|permitid[oa]s?|autorizad[oa]s?|puede|pueden|pode(?:-se)?|podem|permess[oaie]|consentit[oaie]|ammess[oaie]|può|possono"
    r"|toegestaan|mag|mogen|kan|kunnen)\b",
    2,
)
_ALIKE = ("neg_mis", "neg_shift", "neg_head", "copy_denied", "obligation_differs", "condition_dropped")
"""What differs no more where both sides forbid the same."""
_STARTS = tuple(
    """betret mitnehm mitbring mitgenommen mitgebracht hinein herein genutz nutzen benutz verwend besuch gast gäst
    streng entr accès l'accès accéd amen emmen utilis visiteur personne strict absolu acced acceso llev traer traíd
    usar utiliz visitant persona rigur terminant acess levar trazer pessoa accesso acceder portar usat visitator
    severa binnen toegang meenem meegenomen gebruik bezoeker""".split()
)
"""How the words of entering and using begin, and of those who do it, which the other side may leave out."""
_EXCEPT = word_set(
    """außer ausgenommen ausnahme nur sauf excepté hormis seulement uniquement salvo excepto sólo solo solamente exceto
    apenas somente tranne eccetto eccezione soltanto behalve uitgezonderd alleen ohne sans sin sem senza zonder"""
)
_SMALL = word_set("de da do di d' het een se si sie man on c'est l'on während pendant durant durante tijdens")
_LEAST, _SPARE = 3, 2
"""From so many words in common on the evidence may have so many of its own."""


def settle(
    found: list[Finding],
    features: dict[str, float],
    claim: Words,
    evidence: Sequence[Words],
    links: Sequence[Link | None],
) -> None:
    """Writes into ``found`` and ``features`` that the evidence forbids what the claim allows, or the other way round;
    where both forbid, no negator of one side denies the other."""
    mine = stated(claim.text) if may_hold(claim, CUES) else ""
    number = _matter(claim, evidence, links) if mine else -1
    theirs = stated(evidence[number].text) if number >= 0 else ""
    if not theirs:
        return
    if mine != theirs:
        features["bound_otherwise"] = 1.0
        found.append(opposed("obligation", claim, number, evidence[number]))
    elif mine == "forbidden":
        features |= dict.fromkeys(_ALIKE, 0.0)
        features["affirmed_outright"] = max(features["affirmed_outright"], float(not features["antonym"]))
        found[:] = [it for it in found if it.kind not in ("negation", "obligation", "antonym")]


def stated(text: str) -> str:
    """ "allowed", "forbidden" or "" as a sentence says; one of both says neither clearly."""
    forbids = _FORBIDS.search(text) is not None
    allows = _ALLOWS.search(_FORBIDS.sub(" ", text)) is not None
    return ("forbidden" if forbids else "allowed") if forbids != allows else ""


def _matter(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None]) -> int:
    """The sentence that has all of the claim's matter and little beside it; -1 for none."""
    own = [at for at in range(len(claim.forms)) if _is_matter(claim.forms[at])]
    met = [link for at in own if (link := links[at]) is not None and link.kind in MEETING]
    numbers = {link.sentence for link in met}
    if not met or len(met) < len(own) or len(numbers) != 1 or not _EXCEPT.isdisjoint(claim.forms):
        return -1
    number = numbers.pop()
    there = evidence[number]
    taken = {link.word for link in met}
    spare = sum(_is_matter(form) for at, form in enumerate(there.forms) if at not in taken)
    if spare > (_SPARE if len(taken) >= _LEAST else 0) or not _EXCEPT.isdisjoint(there.forms):
        return -1
    return number


def _is_matter(form: str) -> bool:
    return form not in LIGHT and form not in CUES and form not in _SMALL and not form.startswith(_STARTS)
