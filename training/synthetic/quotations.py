"""Kinds about hearsay with its denial, common errors, and quotations."""

from __future__ import annotations

from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker
from training.synthetic.sayings import statement

_FINDINGS = (
    ("{c} syrup", "cures colds", "helps with colds"),
    ("the {c} mat", "relieves back pain", "relaxes the back"),
    ("{c} paint", "kills bacteria", "removes germs"),
    ("the {c} additive", "saves fuel", "cuts consumption"),
    ("the {p} spring", "heals wounds", "closes cuts"),
    ("the {c} app", "improves memory", "trains recall"),
    ("the {c} bracelet", "repels mosquitoes", "keeps insects away"),
    ("{p} clay", "lowers blood pressure", "calms the heart"),
    ("the {c} filter", "removes lead", "clears metals"),
    ("the {c} light", "speeds up growth", "makes plants grow sooner"),
    ("the {c} helmet", "prevents concussion", "protects the brain"),
    ("{c} tea", "improves sleep", "brings rest"),
)


def hearsay(draw: Draw) -> Contrast:
    """Someone claims an effect, tests found none."""
    subject, does, same = draw.pick(_FINDINGS)
    subject = (
        subject.replace("{p}", draw.place()).replace("{c}", draw.company())
        if "{p}" in subject
        else subject.replace("{c}", draw.company())
    )
    source = draw.pick((draw.company(), "the maker", "the seller", "an advertisement", draw.person().name))
    claims, denies = (
        draw.pick((f"{source} claims that {subject} {does}", f"{source} advertises that {subject} {does}")),
        draw.pick(
            (
                "tests found no effect",
                "a trial could not confirm this",
                "an independent laboratory found no evidence for it",
                "researchers refuted the claim",
            )
        ),
    )
    evidence = draw.pick(
        (
            (f"{capital(claims)}; {denies}.",),
            (
                f"{capital(claims)}.",
                f"{capital(denies).replace(' it', ' the claim') if denies.endswith('it') else capital(denies)}.",
            ),
            (f"{capital(claims)}, but {denies}.",),
        )
    )
    right = (
        f"{capital(source)} claims that {subject} {does}.",
        f"It has not been shown that {subject} {does}.",
        f"Tests did not confirm that {subject} {does}.",
    )
    wrong = (
        f"{capital(subject)} {does}.",
        f"Tests confirmed that {subject} {does}.",
        f"Researchers proved that {subject} {does}.",
        f"{capital(subject)} {same}.",
    )
    return Contrast(
        evidence, right, wrong, (f"{capital(source)} was fined for saying that {subject} {does}.",), whole=True
    )


def myth(draw: Draw) -> Contrast:
    """Contrary to belief, wrongly thought: the denial is in the frame."""
    yes, no, silent = statement(draw)
    evidence = draw.pick(
        (
            f"Contrary to a common belief, {no}.",
            f"It is often said that {yes}, but this is false.",
            f"The report that {yes} turned out to be wrong.",
            f"It is a myth that {yes}.",
        )
    )
    return Contrast(
        (evidence,),
        (f"{capital(no)}.", f"It is not true that {yes}."),
        (f"{capital(yes)}.", f"It is true that {yes}."),
        (f"{capital(silent)}.",),
    )


_SPEECH = (
    ("the bridge will not be ready", "before the winter", "because the steel is late"),
    ("we cannot pay the full sum", "this year", "but the talks go on"),
    ("the medicine does not work", "for most patients", "in the first week"),
    ("the lake has never been cleaner", "in my lifetime", "and the fish are back"),
    ("this prize belongs to my teachers", "and to my village", "more than to me"),
    ("the wall should stay", "where it stands", "until a survey is made"),
    ("no child was left behind", "on the island", "when the storm came"),
    ("the old line is not dead", "it only sleeps", "under the grass"),
    ("nobody asked the farmers", "before the vote", "about the water"),
    ("the results are solid", "but small", "and need a second look"),
    ("we do not sell data", "to third parties", "in any form"),
    ("the tunnel is safe", "for lorries", "up to forty tonnes"),
)

_TAILS = (
    "after the harvest",
    "for other reasons",
    "in two cities",
    "without delay",
    "at half the price",
    "under the old rules",
    "since last spring",
)


def quotation(draw: Draw) -> Contrast:
    """Exact words, an altered tail, an ellipsis that swallows a denial, other marks and breaks."""
    who, where = draw.person(), draw.place()
    first, second, third = draw.pick(_SPEECH)
    words_ = f"{first} {second} {third}"
    fact = f'{who.name} said at the meeting in {where}: "{capital(words_)}."'
    marks = draw.pick((('"', '"'), ("“", "”"), ("'", "'"), ("«", "»")))

    def quoted(text: str) -> str:
        return f"{draw.pick((who.name, who.last))} said: {marks[0]}{capital(text)}.{marks[1]}"

    right = [quoted(words_), quoted(f"{first} … {third}"), f"{who.name} spoke of {marks[0]}{second} {third}{marks[1]}."]
    wrong = [quoted(f"{first} {second} {draw.pick(_TAILS)}"), quoted(f"{first} {draw.pick(_TAILS)}")]
    for denial in (" not ", " never ", " cannot "):
        if denial in words_:
            wrong.append(quoted(words_.replace(denial, " can ... " if denial == " cannot " else " ... ")))
    other = draw.person()
    return Contrast(
        (fact,),
        tuple(right),
        tuple(wrong),
        (f"{other.name} said: {marks[0]}{capital(words_)}.{marks[1]}", f"{who.name} said that twice."),
        who.name,
    )


KINDS: dict[str, Maker] = {
    "hearsay": hearsay,
    "myth": myth,
    "quotation": quotation,
}
