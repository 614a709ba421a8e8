"""Kinds about who says it: attribution in text and in attributes."""

from __future__ import annotations

from training.synthetic import words
from training.synthetic.deeds import DEEDS
from training.synthetic.denial import did, did_not
from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker

_PAPERS = ("Gazette", "Courier", "Herald", "Observer", "Tribune", "Chronicle", "Review", "Bulletin")


def _paper(draw: Draw) -> str:
    return f"the {draw.place()} {draw.pick(_PAPERS)}"


def _source(draw: Draw) -> str:
    return draw.pick((draw.person().name, _paper(draw), f"{draw.company()}", f"the {draw.place()} ministry"))


def statement(draw: Draw) -> tuple[str, str, str]:
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
    yes, no, silent = statement(draw)
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
    yes, no, _ = statement(draw)
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


def unproven(draw: Draw) -> Contrast:
    """A report that nobody has tested says who says it, no more; one that stands may be stated bare."""
    source = _source(draw)
    yes, no, _ = statement(draw)
    told = draw.pick((f"{capital(source)} says that {yes}.", f"{capital(source)} announced that {yes}."))
    doubt = draw.pick(
        (
            "So far nobody else has checked this.",
            "The statement is unverified.",
            "There is no independent confirmation.",
            "This has not been confirmed by anyone else.",
            "No outside expert has examined it yet.",
        )
    )
    kept = (f"{capital(source)} says so: {yes}.", f"According to {source}, {yes}.")
    return Contrast((f"{told} {doubt}",), kept, (f"{capital(no)}.",), (f"{capital(yes)}.",), whole=True)


def attributes(draw: Draw) -> Contrast:
    """Who says it stands in the attributes of the fact; noise in attributes supports nothing."""
    person, paper, other = draw.person().name, _paper(draw), _source(draw)
    yes, no, silent = statement(draw)
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


KINDS: dict[str, Maker] = {
    "attribution-text": in_text,
    "attribution-dropped": dropped,
    "attribution-unproven": unproven,
    "attribution-attribute": attributes,
    "attribution-work": said_about,
}
