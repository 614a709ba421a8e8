"""Topics: "a book about mushrooms" beside a book and, in another sentence, mushrooms: what a thing is about is said of
the thing itself."""

from __future__ import annotations

from collections.abc import Sequence

from scoring.records import Words
from scoring.words.light import LIGHT, word_set
from scoring.words.links import Link

_ABOUT = word_set("about on über sur sobre su over")
_ARTICLES = word_set("the a an der die das den dem le la les l el los las o a os as il lo gli i de het")
_WORKS = word_set(
    """book books film films article articles talk talks lecture lectures essay essays documentary song songs poem poems
    novel novels play report reports study studies paper papers guide guides course courses speech exhibition podcast
    story stories manual pamphlet thesis treatise memoir letter blog opera musical workshop seminar brochure
    buch bücher film artikel vortrag aufsatz dokumentation lied gedicht roman bericht studie kurs rede ausstellung
    livre livres article exposé conférence essai documentaire chanson poème rapport étude cours discours exposition
    libro libros película artículo charla conferencia ensayo documental canción poema novela informe estudio curso
    discurso exposición livro livros filme artigo palestra ensaio documentário canção romance relatório estudo
    exposição libri articolo conferenza saggio documentario canzone poesia romanzo rapporto studio corso discorso
    mostra boek boeken artikel lezing lied gedicht roman rapport studie cursus toespraak tentoonstelling"""
)
_BACK = word_set(
    """it its this that these they them their which both he she his her es sein ihr er sie dies dieses il elle son sa ce
    cela ello él ella su esto ele ela seu sua isto esso essa suo sua questo het hij zij zijn haar dit dat"""
)
"""Words by which a sentence may go on about the thing."""


def unconnected(claim: Words, evidence: Sequence[Words], links: Sequence[Link | None]) -> tuple[int, int] | None:
    """The words ``begin`` to ``end`` of the claim that name a work and its topic, where the evidence has the topic only
    in sentences that neither name the work nor go on about it; None where there is no such thing."""
    for at, form in enumerate(claim.forms):
        if form not in _ABOUT or not at or claim.forms[at - 1] not in _WORKS:
            continue
        topic = next((place for place in range(at + 1, len(claim.forms)) if claim.forms[place] not in _ARTICLES), -1)
        work, subject = links[at - 1], links[topic] if topic >= 0 else None
        if work is None or subject is None or claim.forms[topic] in LIGHT or work.sentence == subject.sentence:
            continue
        if not any(_tells(there, claim.stems[topic], claim.stems[at - 1]) for there in evidence):
            return at - 1, topic + 1
    return None


def _tells(there: Words, topic: str, work: str) -> bool:
    """Whether a sentence has the topic and may speak of the work."""
    return topic in there.stems and (work in there.stems or not _BACK.isdisjoint(there.forms))
