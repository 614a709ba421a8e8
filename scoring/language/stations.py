"""Stations of a life or a work: verbs and nouns that tie somebody or something to a place or a maker, by what they
say. Two words of different stations say different things ("born in" is not "lives in")."""

from __future__ import annotations

from scoring.words.light import word_set

_STATIONS = (
    """born birth birthplace native geboren geburtsort né née naissance nacido nacida nació nascido nascida nasceu
    nato nata nacque geboorte""",
    """died dies death dead passed killed perished gestorben starb tod mort morte décédé décédée murió fallecido
    falleció morreu faleceu morì deceduto overleden stierf""",
    """buried burial grave begraben beigesetzt inhumé enterrée enterré enterrado enterrada sepultado sepolto
    begraven""",
    """lives live lived living resides reside resided resident settled settle home wohnt wohnte lebt lebte wohnhaft
    habite vit réside vive vivió reside mora morava vivia abita risiede woont woonde""",
    """grew raised childhood upbringing aufgewachsen wuchs grandi grandit creció cresceu crebbe opgegroeid""",
    """studied studies study student graduated graduate educated attended degree studierte studiert étudie étudié
    étudia estudió estudia estudou studiò studiato studeerde""",
    """works work worked working employed practises practised arbeitet arbeitete travaille travaillait trabaja trabajó
    trabalha trabalhou lavora lavorava werkt werkte""",
    """teaches teach taught teaching lectures lectured professor unterrichtet lehrt lehrte enseigne enseignait enseña
    enseñó ensina ensinou insegna doceert""",
    """performed performs perform performance concert sang played plays appeared starred actor actress starring
    aufgetreten spielte joua actuó tocó tocou suonò""",
    """married marries marry wedding heiratete verheiratet épousé casó casou sposò trouwde""",
    """visited visits visit visiting travelled traveled toured reiste besuchte visité visitó viajó visitou visitò
    bezocht""",
    """arrested detained jailed imprisoned verhaftet arrêté detenido preso arrestato""",
    """exhibited exhibition exhibits shown ausgestellt exposé expuso exposto""",
    """founded founder founding established gegründet fondé fundado fundada fundó fondato opgericht""",
    """directed director directs directing inszenierte regie réalisé dirigió dirigida dirigiu diretto""",
    """wrote written writes author writer schrieb geschrieben écrit écrite escribió escrito escreveu scritto schreef""",
    """composed composer composes komponierte komponiert composé compuso compôs composto""",
    """produced producer produces produzierte produit produjo produziu prodotto""",
    """designed designer designs architect entworfen entwarf conçu diseñó diseñado projetou progettato ontworpen""",
    """built builder builds gebaut baute construit construyó construiu costruito""",
    """financed funded financier paid finanzierte financé financió financiou finanziato""",
    """translated translator übersetzt traduit tradujo traduziu tradotto""",
    """edited editor herausgegeben""",
)
_BY_WORD: dict[str, frozenset[int]] = {}
for _number, _row in enumerate(_STATIONS):
    for _word in word_set(_row):
        _BY_WORD[_word] = _BY_WORD.get(_word, frozenset()) | {_number}
_NONE: frozenset[int] = frozenset()


def station(form: str) -> frozenset[int]:
    """The stations that a lower-case form can name; empty for any other word."""
    return _BY_WORD.get(form, _NONE)
