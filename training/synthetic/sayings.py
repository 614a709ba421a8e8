"""Kinds about who says it: attribution in text and attributes, hearsay and its denial, quotations."""

from __future__ import annotations

from training.synthetic import words
from training.synthetic.deeds import DEEDS
from training.synthetic.denial import did, did_not
from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

_PAPERS = ("Gazette", "Courier", "Herald", "Observer", "Tribune", "Chronicle", "Review", "Bulletin")
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


def _paper(draw: Draw) -> str:
    return f"the {draw.place()} {draw.pick(_PAPERS)}"


def _source(draw: Draw) -> str:
    return draw.pick((draw.person().name, _paper(draw), f"{draw.company()}", f"the {draw.place()} ministry"))


def _fact(draw: Draw) -> tuple[str, str, str]:
    """A statement, its denial, another statement."""
    deed, other = draw.some(DEEDS, 2)
    who = draw.pick((draw.company(), f"the council of {draw.place()}", draw.person().name))
    return (
        did(who, deed)[0][:-1].replace("The c", "the c"),
        did_not(who, deed)[0][:-1].replace("The c", "the c"),
        did(who, other)[0][:-1].replace("The c", "the c"),
    )


def in_text(draw: Draw) -> Contrast:
    """The evidence says who says it: the same source, another one, the source that denies."""
    source, other = _source(draw), _source(draw)
    yes, no, silent = _fact(draw)
    forms = (
        "According to {s}, {t}.",
        "{s} reports that {t}.",
        "{s} says that {t}.",
        "As {s} puts it, {t}.",
        "{S}: {t}.",
    )

    def say(who: str, text: str) -> list[str]:
        return [
            capital(form.replace("{s}", who).replace("{S}", capital(who)).replace("{t}", text)) for form in forms[:4]
        ]

    return Contrast(
        (draw.pick(say(source, yes)),),
        tuple(say(source, yes)),
        (*say(source, no), f"{capital(no)}."),
        (*say(other, yes), *say(source, silent)),
    )


def dropped(draw: Draw) -> Contrast:
    """A doubtful attribution dropped (open), kept (supported), denied; a finding may be stated bare."""
    source = _source(draw)
    yes, no, _ = _fact(draw)
    if draw.chance(0.5):
        doubt = (
            f"{capital(source)} claims that {yes}.",
            f"{capital(source)} alleges that {yes}.",
            f"{capital(source)} believes that {yes}.",
            f"Rumour has it that {yes}.",
            f"{capital(source)} suspects that {yes}.",
        )
        index = draw.random.randrange(len(doubt))
        kept = (
            (doubt[index], f"{capital(source)} is of the opinion that {yes}.", f"In the view of {source}, {yes}.")
            if index != 3
            else (doubt[3], f"It is rumoured that {yes}.")
        )
        return Contrast(
            (doubt[index],),
            kept,
            (f"{capital(source)} denies that {yes}.",) if index != 3 else (f"There is no rumour that {yes}.",),
            (f"{capital(yes)}.", f"It is proven that {yes}."),
        )
    found = (
        f"{capital(source)} found that {yes}.",
        f"{capital(source)} proved that {yes}.",
        f"{capital(source)} confirmed that {yes}.",
        f"{capital(source)} showed that {yes}.",
    )
    return Contrast(
        (draw.pick(found),),
        (*found, f"{capital(yes)}."),
        (f"{capital(no)}.", f"{capital(source)} found that {no}."),
        (f"{capital(_source(draw))} doubted that {yes}.",),
    )


def attributes(draw: Draw) -> Contrast:
    """Who says it stands in the attributes of the fact; noise in attributes supports nothing."""
    person, paper, other = draw.person().name, _paper(draw), _source(draw)
    yes, no, silent = _fact(draw)
    title = draw.pick(words.TITLES)
    noise = draw.pick(("source_file", "section", "id", "uploaded_by", "folder"))
    key, value = draw.pick(
        (
            ("author", person),
            ("Author", person),
            ("source", capital(paper)),
            ("publisher", capital(paper)),
            ("title", title),
            ("creator", person),
        )
    )
    extra = {draw.pick(("page", "lang", "path")): draw.pick(("12", "en", "docs/a.pdf"))} if draw.chance(0.4) else {}
    named = draw.person().name
    if draw.chance(0.2):
        extra[noise] = f"{named.lower().replace(' ', '_')}.txt"
    shown = f'"{title}"' if key == "title" else value[0].lower() + value[1:] if value.startswith("The ") else value
    right = (
        f"According to {shown}, {yes}.",
        f"{capital(shown)} reports that {yes}.",
        f"{capital(shown)} says that {yes}.",
        f"{capital(yes)}.",
    )
    return Contrast(
        (f"{capital(yes)}.",),
        right,
        (f"According to {shown}, {no}.", f"{capital(no)}."),
        (
            f"According to {other}, {yes}.",
            f"{capital(other)} reports that {yes}.",
            f"According to {named}, {yes}.",
            f"According to {shown}, {silent}.",
        ),
        attributes={key: value, **extra},
    )


def said_about(draw: Draw) -> Contrast:
    """Attributes as evidence about the work itself: author, year, title."""
    person, other, title = draw.person().name, draw.person().name, draw.pick(words.TITLES)
    year = draw.random.randint(1950, 2022)
    theme = draw.pick(("tides", "bees", "salt", "bridges", "lamps", "ferns", "clocks", "glass"))
    evidence = draw.pick(
        (
            f"This text deals with {theme}.",
            f"A study of {theme} in everyday life.",
            f"The chapters describe {theme} in detail.",
        )
    )
    right = (
        f'"{title}" was written by {person}.',
        f'{person} is the author of "{title}".',
        f'"{title}" appeared in {year}.',
    )
    wrong = (
        f'"{title}" was written by {other}.',
        f'{other} is the author of "{title}".',
        f'"{title}" appeared in {year - draw.pick((2, 9, 30))}.',
    )
    return Contrast(
        (evidence,),
        right,
        wrong,
        (f'{person} wrote "{title}" while living in {draw.place()}.', f'"{title}" won a prize in {year}.'),
        attributes={"author": person, "title": title, "year": str(year)},
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
    yes, no, silent = _fact(draw)
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
    "attribution-text": in_text,
    "attribution-dropped": dropped,
    "attribution-attribute": attributes,
    "attribution-work": said_about,
    "hearsay": hearsay,
    "myth": myth,
    "quotation": quotation,
}
