"""Kinds about versions and identifiers."""

from __future__ import annotations

from training.synthetic.draw import Draw, capital
from training.synthetic.rows import Contrast, Maker


def version(draw: Draw) -> Contrast:
    """Versions are names, not numbers."""
    product = f"{draw.company().split()[0]} {draw.pick(('Studio', 'Server', 'Desk', 'Player', 'Core'))}"
    parts = [draw.random.randint(1, 19), draw.random.randint(0, 14), draw.random.randint(0, 9)][: draw.pick((2, 2, 3))]
    other = list(parts)
    other[draw.random.randrange(len(parts))] += draw.pick((1, 2, 5))
    right, wrong = ".".join(map(str, parts)), ".".join(map(str, other))
    thing = draw.pick(
        ("offline maps", "dark mode", "two-step login", "voice notes", "split view", "batch export", "spell checking")
    )
    forms = (
        f"{product} {{v}} introduced {thing}.",
        f"{capital(thing)} {'was' if thing[-1] != 's' else 'were'} introduced in {product} {{v}}.",
        f"Version {{v}} of {product} introduced {thing}.",
        f"{product} v{{v}} brought {thing}.",
    )
    return Contrast(
        (draw.pick(forms).replace("{v}", right),),
        tuple(text.replace("{v}", right) for text in forms),
        tuple(text.replace("{v}", wrong) for text in forms),
        (f"{product} {right} removed the toolbar.", f"{product} {right} costs {parts[0]} dollars."),
        product,
    )


def identifier(draw: Draw) -> Contrast:
    """Part numbers, codes, addresses on the web, e-mail, telephone."""
    number = draw.random.randint(100, 9999)
    name = draw.company().split()[0].lower()
    kinds = (
        ("part number", f"{name[:2].upper()}-{number}", f"{name[:2].upper()}-{number + draw.pick((1, 10, 100))}"),
        (
            "web address",
            f"https://{name}.example/docs/{draw.pick(('setup', 'start', 'faq'))}",
            f"https://{name}.example/help/{draw.pick(('index', 'list', 'login'))}",
        ),
        ("e-mail address", f"help@{name}.example", f"sales@{name}.example"),
        ("telephone number", f"+00 555 {number:04d}", f"+00 555 {(number + 37) % 10000:04d}"),
        ("room code", f"{draw.pick('ABCDE')}{number % 400}", f"{draw.pick('FGHJK')}{number % 400}"),
        ("licence plate", f"{name[:3].upper()} {number}", f"{name[1:4].upper()} {number}"),
        ("error code", f"E{number:04d}", f"E{(number * 7 + 1) % 10000:04d}"),
        ("flight number", f"{name[:2].upper()}{number % 900 + 100}", f"{name[:2].upper()}{(number + 13) % 900 + 100}"),
    )
    noun, right, wrong = draw.pick(kinds)
    owner = draw.pick(
        (
            f"the {draw.place()} office",
            f"the {draw.company()} service desk",
            f"the {draw.place()} depot",
            f"{draw.person().name}",
        )
    )
    forms = (
        f"The {noun} of {owner} is {{v}}.",
        f"{capital(owner)} uses the {noun} {{v}}.",
        f"{capital(noun)} of {owner}: {{v}}",
        f"{{v}} is the {noun} of {owner}.",
    )
    second = draw.pick([row[0] for row in kinds if row[0] != noun])
    return Contrast(
        (draw.pick(forms[:3]).replace("{v}", right),),
        tuple(text.replace("{v}", right) for text in forms),
        tuple(text.replace("{v}", wrong) for text in forms),
        (f"The {second} of {owner} is {kinds[[row[0] for row in kinds].index(second)][1]}.",),
        owner,
    )


KINDS: dict[str, Maker] = {
    "version": version,
    "identifier": identifier,
}
