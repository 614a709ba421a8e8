"""Roles in Japanese, Korean and Chinese: who does it to whom, by particles, or by order around a common stretch."""

from __future__ import annotations

from scoring.expressions import lazy

_JAPANESE = lazy(r"([㐀-鿿々ァ-ヺーA-Za-z0-9０-９]{2,})(によって|は|が|を|に|から|より)")
_KOREAN = lazy(r"([가-힣A-Za-z0-9]{2,}?)(에 의해|에게서|에게|한테|보다|은|는|이|가|을|를)(?=[\s,.]|$)")
_PASSIVE_JAPANESE = lazy(r"[されら]れ(?:た|る|て|ま)")
_PASSIVE_KOREAN = lazy(r"(?:되었|됐|된다|당했|당하)")
_CASES = {
    **dict.fromkeys(("は", "が", "은", "는", "이", "가"), "subject"),
    **dict.fromkeys(("を", "을", "를"), "object"),
    **dict.fromkeys(("に", "によって", "から", "에게", "한테", "에게서", "에 의해"), "other"),
    **dict.fromkeys(("より", "보다"), "than"),
}
_HAN_RUN = lazy("[㐀-鿿]")
_KANA, _HANGUL = lazy("[぀-ヿ]"), lazy("[가-힣]")
_BARE = frozenset("是为的和与在了中有")
_LONGEST = 80


def applies(text: str) -> bool:
    """Whether a sentence is written in one of the three languages."""
    return not text.isascii() and any(script.search(text) for script in (_KANA, _HANGUL, _HAN_RUN))


def exchanged(claim: str, evidence: str) -> tuple[str, str] | None:
    """Two items of the claim that have each other's role in the evidence; None when no roles are exchanged."""
    if _KANA.search(claim) or _HANGUL.search(claim):
        return _by_particle(_roles(claim), _roles(evidence))
    return _by_order(claim[:_LONGEST], evidence[:_LONGEST])


def _roles(text: str) -> dict[str, str]:
    """Item -> agent, patient, other or than; empty when two items share a role."""
    korean = _HANGUL.search(text) is not None
    found: dict[str, str] = {}
    for match in (_KOREAN if korean else _JAPANESE).finditer(text):
        found.setdefault(match.group(1), _CASES[match.group(2)])
    roles = list(found.values())
    if roles.count("subject") != 1:
        return {}
    passive = (_PASSIVE_KOREAN if korean else _PASSIVE_JAPANESE).search(text) is not None
    if passive and "object" not in roles:
        turned = {"subject": "object", "other": "subject"}
        return {item: turned.get(role, role) for item, role in found.items()}
    return found


def _by_particle(mine: dict[str, str], theirs: dict[str, str]) -> tuple[str, str] | None:
    common = [item for item in mine if item in theirs]
    for at, one in enumerate(common):
        for other in common[at + 1 :]:
            if mine[one] != mine[other] and (mine[one], mine[other]) == (theirs[other], theirs[one]):
                return one, other
    return None


def _by_order(claim: str, evidence: str) -> tuple[str, str] | None:
    """Chinese: what stands before a common stretch in the claim stands behind it in the evidence, and the other way
    round; 被 turns a sentence round."""
    units = _units(claim, evidence)
    passive = "被" in claim, "被" in evidence
    if passive[0] != passive[1]:
        return _by_passive(claim, evidence, units) if passive[1] else _by_passive(evidence, claim, units)
    for pivot in units:
        if _BARE.intersection(pivot[:1]) or len(pivot) < 2:
            continue
        here, there = claim.index(pivot), evidence.index(pivot)
        moved = [unit for unit in units if claim.index(unit) < here and evidence.index(unit) > there]
        back = [unit for unit in units if claim.index(unit) > here and evidence.index(unit) < there]
        if moved and back:
            return moved[0], back[0]
    return None


def _by_passive(active: str, passive: str, units: list[str]) -> tuple[str, str] | None:
    """ "A beat B" beside "A was beaten by B": the doer of the passive stands behind 被."""
    mark = passive.index("被")
    patients = [unit for unit in units if passive.index(unit) + len(unit) <= mark]
    agents = [unit for unit in units if passive.index(unit) == mark + 1]
    for patient in patients:
        for agent in agents:
            between = [u for u in units if active.index(patient) < active.index(u) < active.index(agent)]
            if between and active.index(patient) < active.index(agent):
                return patient, agent
    return None


def _units(claim: str, evidence: str) -> list[str]:
    """The longest stretches of Han that both sides have, none inside another, in the order of the claim."""
    found: list[str] = []
    at = 0
    while at < len(claim):
        size = 0
        while (
            at + size < len(claim)
            and _HAN_RUN.match(claim[at + size])
            and claim[at + size] not in "被把，。"
            and claim[at : at + size + 1] in evidence
        ):
            size += 1
        if size >= 2:
            found.append(claim[at : at + size])
        at += max(size, 1)
    return [unit for unit in found if claim.count(unit) == 1 and evidence.count(unit) == 1]
