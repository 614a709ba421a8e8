"""Kinds in several languages: two prices of one list, two people with two parts in one work."""

from __future__ import annotations

from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

_FARES = (
    ("bikes", "cars", "The ferry at {p} costs {a} euros for bikes, {b} euros for cars.", "At {p}, {w} pay {n} euros."),
    ("locals", "guests", "Fees at {p}: locals {a} euros, guests {b} euros.", "At {p}, {w} pay {n} euros."),
    ("Räder", "Autos", "In {p} zahlen Räder {a} Euro und Autos {b} Euro.", "{w} zahlen in {p} {n} Euro."),
    ("Schüler", "Gäste", "Preise in {p}: Schüler {a} Euro, Gäste {b} Euro.", "In {p} zahlen {w} {n} Euro."),
    ("motos", "coches", "En {p} las motos pagan {a} euros y los coches {b} euros.", "En {p}, {w}: {n} euros."),
    ("vélos", "autos", "Tarifs à {p} : vélos {a} euros, autos {b} euros.", "À {p}, les {w} paient {n} euros."),
    ("学生", "教师", "{p}的票价：学生{a}元，教师{b}元。", "在{p}，{w}票价是{n}元。"),
    ("学生", "一般", "{p}の料金は学生{a}円、一般{b}円です。", "{p}では{w}は{n}円です。"),
)
"""Two items, what a list says of both, what a claim says of one."""
_CREDITS = (
    (
        "{a} directed the film, and {b} composed the music.",
        "The film was directed by {a}.",
        "The music is by {b}.",
        "The costumes are by {a}.",
    ),
    ("{a} führte Regie, {b} schrieb die Musik.", "Regie führte {a}.", "Die Musik schrieb {b}.", "Die Maske macht {a}."),
    (
        "{a} dirigió la obra; la música es de {b}.",
        "La obra fue dirigida por {a}.",
        "La música la compuso {b}.",
        "El vestuario es de {a}.",
    ),
    (
        "{a} a réalisé le film, {b} a écrit le scénario.",
        "Le film est réalisé par {a}.",
        "Le scénario est de {b}.",
        "Les décors sont de {a}.",
    ),
    ("导演是{a}，编剧是{b}。", "本片由{a}执导。", "编剧是{b}。", "{a}住在海边。"),
    ("監督は{a}で、脚本は{b}です。", "監督は{a}である。", "脚本は{b}が書いた。", "{a}は海辺に住む。"),
)
"""Who had two parts, each part alone, and what nobody says."""
_EAST = ("王建国", "李淑芬", "陈志远", "林秋月", "高桥美咲", "山本大輔", "中村遥", "小川健二", "周文博", "森田悠")


def fares(draw: Draw) -> Contrast:
    """Two prices of one list."""
    one, other, listed, said = draw.pick(_FARES)
    place, low = draw.place(), draw.random.randint(2, 90)
    high = low + draw.random.randint(1, 60)
    right = (said.format(w=one, n=low, p=place), said.format(w=other, n=high, p=place))
    wrong = (said.format(w=one, n=high, p=place), said.format(w=other, n=low, p=place))
    neutral = said.format(w=one, n=low, p=draw.place())
    evidence = listed.format(p=place, a=low, b=high)
    return Contrast((evidence,), tuple(map(capital, right)), tuple(map(capital, wrong)), (capital(neutral),), place)


def credit(draw: Draw) -> Contrast:
    """Two people who had two parts in one work."""
    evidence, one, other, unsaid = draw.pick(_CREDITS)
    pair = draw.some(_EAST, 2) if evidence.endswith("。") else (draw.person().name, draw.person().name)
    first, second = pair
    right = (one.format(a=first), other.format(b=second))
    wrong = (one.format(a=second), other.format(b=first))
    return Contrast((evidence.format(a=first, b=second),), right, wrong, (unsaid.format(a=first),), first)


KINDS: dict[str, Maker] = {"lang-fares": fares, "lang-credits": credit}
