"""Words that set how much a sentence says: how many, how often, how surely, how bindingly, which way, in which time."""

from __future__ import annotations

from scoring.words.light import word_set


def _levels(*rows: tuple[float, str]) -> dict[str, float]:
    return {word: level for level, text in rows for word in text.split()}


QUANTITY = _levels(
    (1, "few wenige pocos poucos pochi 少数"),
    (2, "some several certain einige manche mehrere quelques certains algunos algunas varios alguns alcuni"),
    (3, "many numerous viele beaucoup nombreux muchos muchas muitos molti"),
    (4, "most majority meisten plupart mayoría maioria"),
    (
        5,
        """all every each both entire whole everyone everybody everything jeder jede jedes alle alles allen sämtliche
        jeden jedem tous toutes chaque todos todas cada tutti tutte ogni elke ieder iedere""",
    ),
)
SHORT_OF_ALL = word_set(
    """not nicht pas no não non niet almost nearly virtually practically fast beinahe nahezu presque casi quase quasi
    bijna"""
)
"""Before a word that says all they say less."""
FREQUENCY = _levels(
    (1, "rarely seldom selten rarement raramente"),
    (2, "sometimes occasionally manchmal parfois veces talvolta"),
    (3, "often frequently regularly oft häufig souvent frecuentemente frequentemente spesso"),
    (
        4,
        """usually generally typically mostly normally commonly meistens gewöhnlich généralement generalmente
     normalmente""",
    ),
    (5, "always constantly invariably immer toujours siempre sempre"),
)
CERTAINTY = _levels(
    (
        1,
        """may might could possibly perhaps maybe potentially conceivably rumoured rumored vielleicht
     möglicherweise peut-être quizás quizá talvez forse könnte könnten pourrait podría poderia potrebbe""",
    ),
    (
        2,
        """suggest suggests suggested suggesting appear appears appeared seem seems seemed probably likely
     presumably reportedly allegedly supposedly apparently alleged believed thought considered expected
     planned proposed intends intend hopes aims plans proposes considering hypothesized speculated
     wahrscheinlich vermutlich angeblich probablement probablemente provavelmente probabilmente""",
    ),
    (5, "proven proved proves definitely certainly undoubtedly"),
)
OBLIGATION = _levels(
    (
        1,
        """can may allowed permitted optional able voluntary kann können darf dürfen peut peuvent puede pueden pode
     può""",
    ),
    (2, "should recommended advised encouraged sollte sollten devrait debería"),
    (
        3,
        """must shall required mandatory obliged obligatory compulsory needs muss müssen doit doivent debe deben
     deve devono""",
    ),
)
DIRECTION = _levels(
    (
        1,
        """increase increases increased increasing rise rises rose risen rising grow grows grew grown growing
     growth climb climbed gain gained gains higher more larger bigger greater expand expanded expands
     expansion improve improved improves jumped soared surged boost boosted raised raises better older longer
     faster taller later stronger doubled doubles tripled quadrupled steigt verdoppelt verdoppelte verdreifacht
     doublé triplé duplicó duplicado triplicó dobrou duplicou raddoppiato raddoppiata augmenté augmentée aumentado
     aumentou aumentato aumentata subido steeg gestegen steigt stieg gestiegen wuchs höher mehr größer hausse
     augmente augmenté
     aumenta aumentó aumento subió plus más maior maggiore""",
    ),
    (
        -1,
        """decrease decreases decreased decreasing fall falls fell fallen falling drop drops dropped decline
     declines declined declining shrink shrank shrunk lower lowered less fewer smaller reduce reduces reduced
     reduction plunged plummeted slumped cut cuts worse worsened younger shorter slower earlier weaker sinkt
     sank gesunken fiel gefallen niedriger weniger kleiner baisse baissé diminue diminué diminuée baissé disminuyó
     bajó bajado cayó caído diminuiu caiu calato
     diminuito halved halbiert daalde gedaald moins
     menos menor minore""",
    ),
)
STATUS = _levels(
    (
        -1,
        """former formerly previously previous ex once erstwhile ehemalige ehemaliger ehemals früher ancien
     ancienne exministro antiguo antigo""",
    ),
    (
        1,
        """current currently now still present derzeit aktuell actuel actuellement actual actualmente atualmente
     attuale""",
    ),
    (2, "will upcoming forthcoming wird"),
)
UNCHANGED = word_set(
    """unchanged unveränderd unverändert unveränderte inchangé inchangée inchangés inchangées inalterado inalterada
    invariato invariata ongewijzigd onveranderd"""
)
EVEN = word_set(
    """constant stable steady same flat static konstant stabil gleich constante stables estable estables constantes
    estável costante stabile igual iguales même mismo misma mesmo mesma stesso stessa gelijk"""
)
"""Say that nothing changes behind a verb of staying."""
STAYING = word_set(
    """remain remains remained stay stays stayed kept held was were is are been blieb blieben bleibt bleiben geblieben
    reste restent resté restée restés restées est était permaneció permanece sigue siguió mantuvo es era ficou
    permaneceu manteve foi rimasto rimasta rimane è bleef bleven blijft"""
)
CHANGE = word_set(
    """change changed changes verändert geändert veränderte änderte changé changée change cambió cambiado cambia mudou
    mudado alterou cambiato cambiata veranderd gewijzigd"""
)
UP_DOWN = {"up": 1.0, "down": -1.0}
SINGLE = word_set("one single een ein eine un une uno una um uma")
ONLY = word_set(
    """only solely exclusively sole merely purely nur ausschließlich seulement uniquement solo solamente sólo
    únicamente apenas somente soltanto"""
)
CAUSE = word_set(
    """because reason therefore hence thus thereby consequently weil wegen aufgrund
    deshalb parce puisque porque debido perché"""
)
CAUSE_PAIRS = frozenset(
    {
        ("due", "to"),
        ("owing", "to"),
        ("result", "of"),
        ("thanks", "to"),
        ("attributed", "to"),
        ("à", "cause"),
        ("blamed", "on"),
        ("response", "to"),
    }
)
CONDITION = word_set("if unless provided falls sofern wenn si se")
ORDINAL = word_set(
    """second third fourth fifth sixth seventh eighth ninth tenth zweit dritt deuxième troisième segundo segunda
    tercer tercera secondo terzo"""
)
NOT_SUPERLATIVE = word_set(
    """west test rest forest interest request guest nest protest suggest invest harvest contest arrest honest modest
    quest chest manifest priest digest midwest northwest southwest everest budapest bucharest conquest vest pest zest
    crest attest detest infest molest earnest tempest trieste est latest brest retest nearest inquest bequest"""
)
