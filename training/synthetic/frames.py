"""Frames: ways of saying one thing, with a subject {S} and a value {v}, as several equivalent sentences."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Frame:
    """``says`` are equivalent sentences with {S} and {v}; ``low`` to ``high``: its figures; ``unit`` may be empty."""

    subject: str
    noun: str
    unit: str
    low: int
    high: int
    says: tuple[str, ...]


def _counts(subject: str, verbs: str, noun: str, place: str, low: int, high: int) -> Frame:
    first, second = verbs.split("/")
    says = (
        f"{{S}} {first} {{v}} {noun}.",
        f"{{S}} {second} {{v}} {noun}.",
        f"There are {{v}} {noun} {place} {{S}}.",
        f"The number of {noun} {place} {{S}} is {{v}}.",
        f"Number of {noun} {place} {{S}}: {{v}}.",
    )
    return Frame(subject, noun, "", low, high, says)


COUNTS = tuple(
    _counts(*row)
    for row in (
        ("the archive of {place}", "holds/keeps", "maps", "in", 200, 9000),
        ("the library of {place}", "owns/has", "manuscripts", "in", 300, 60000),
        ("the {place} museum", "displays/shows", "paintings", "in", 30, 900),
        ("the {place} hospital", "has/operates with", "beds", "in", 60, 1800),
        ("the clinic in {place}", "employs/has", "nurses", "at", 12, 400),
        ("the {place} festival", "features/has", "concerts", "at", 8, 120),
        ("the orchestra of {place}", "has/counts", "musicians", "in", 25, 110),
        ("the {place} school", "has/teaches", "pupils", "at", 90, 2400),
        ("the university of {place}", "has/offers", "courses", "at", 40, 900),
        ("the harbour of {place}", "has/offers", "berths", "in", 30, 1500),
        ("the {place} stadium", "has/offers", "seats", "in", 2000, 90000),
        ("the farm near {place}", "keeps/has", "goats", "on", 20, 900),
        ("the orchard in {place}", "has/contains", "pear trees", "in", 50, 8000),
        ("the {place} zoo", "houses/keeps", "species", "in", 40, 700),
        ("the reserve at {place}", "has/contains", "nesting boxes", "in", 20, 600),
        ("the {company} factory", "has/runs", "robots", "in", 15, 900),
        ("the fleet of {company}", "comprises/includes", "aircraft", "in", 12, 400),
        ("{company}", "has/employs", "engineers", "at", 40, 30000),
        ("the {company} network", "has/comprises", "charging stations", "in", 60, 12000),
        ("the warehouse of {company}", "holds/stores", "pallets", "in", 300, 70000),
        ("the council of {place}", "has/consists of", "members", "in", 15, 120),
        ("the court in {place}", "has/employs", "judges", "at", 5, 90),
        ("the {place} hotel", "has/offers", "rooms", "in", 20, 900),
        ("the car park in {place}", "has/offers", "spaces", "in", 60, 3500),
        ("the {place} theatre", "has/provides", "places", "in", 120, 2600),
        ("the data set of {company}", "contains/comprises", "recordings", "in", 500, 900000),
        ("the app of {company}", "has/counts", "subscribers", "in", 900, 4000000),
        ("the choir of {place}", "has/counts", "singers", "in", 14, 160),
        ("the {place} observatory", "runs/has", "telescopes", "at", 3, 40),
        ("the village of {place}", "has/counts", "inhabitants", "in", 150, 9500),
    )
)


def _measures(subject: str, noun: str, phrase: str, unit: str, low: int, high: int) -> Frame:
    says = (
        f"{{S}} {phrase}.",
        f"{{S}} has a {noun} of {{v}}." if noun[0] not in "aeio" else f"{{S}} has an {noun} of {{v}}.",
        f"The {noun} of {{S}} is {{v}}.",
        f"{noun.capitalize()} of {{S}}: {{v}}.",
    )
    return Frame(subject, noun, unit, low, high, says)


MEASURES = tuple(
    _measures(*row)
    for row in (
        ("the {place} bridge", "length", "is {v} long", "metres", 40, 2400),
        ("the {place} tunnel", "length", "is {v} long", "kilometres", 2, 60),
        ("the {place} tower", "height", "is {v} tall", "metres", 20, 480),
        ("the {place} lighthouse", "height", "is {v} high", "metres", 10, 90),
        ("lake {place}", "depth", "is {v} deep", "metres", 8, 420),
        ("the {place} canal", "width", "is {v} wide", "metres", 6, 120),
        ("the {company} drone", "weight", "weighs {v}", "kilograms", 2, 90),
        ("the bell of {place}", "weight", "weighs {v}", "kilograms", 90, 7000),
        ("the {company} truck", "range", "can go {v}", "kilometres", 90, 900),
        ("the {company} scooter", "top speed", "reaches {v}", "kilometres per hour", 20, 120),
        ("the {company} laptop", "storage capacity", "stores up to its limit of {v}", "gigabytes", 64, 4000),
        ("the {place} reservoir", "capacity", "can hold {v}", "litres", 5000, 900000),
        ("the {company} pump", "power", "draws {v}", "kilowatts", 2, 300),
        ("the {place} estate", "area", "covers {v}", "hectares", 5, 3000),
        ("the oven of {company}", "maximum temperature", "heats to {v}", "degrees Celsius", 120, 900),
        ("the {place} trail", "length", "is {v} long", "kilometres", 3, 400),
        ("the flight from {place}", "duration", "lasts {v}", "hours", 2, 14),
        ("the course in {place}", "duration", "lasts {v}", "weeks", 2, 40),
        ("the lease of {company}", "term", "runs for {v}", "years", 2, 30),
        ("the warranty of {company}", "duration", "runs for {v}", "months", 6, 60),
    )
)


def _money(subject: str, noun: str, phrase: str, low: int, high: int) -> Frame:
    says = (f"{{S}} {phrase}.", f"The {noun} of {{S}} is {{v}}.", f"{noun.capitalize()} of {{S}}: {{v}}.")
    return Frame(subject, noun, "", low, high, says)


PRICES = tuple(
    _money(*row)
    for row in (
        ("a day ticket for {place}", "price", "costs {v}", 5, 90),
        ("a room in the {place} hotel", "price", "costs {v} a night", 40, 600),
        ("the {company} headset", "price", "sells for {v}", 20, 900),
        ("membership of the {place} club", "yearly fee", "costs {v} a year", 15, 800),
        ("the {company} licence", "price", "costs {v}", 30, 9000),
        ("a seat in the {place} theatre", "price", "costs {v}", 10, 180),
        ("the repair of the {place} roof", "cost", "costs {v}", 4000, 900000),
        ("the fine for parking in {place}", "amount", "amounts to {v}", 20, 300),
    )
)
FUNDS = tuple(
    _money(*row)
    for row in (
        ("{company}", "annual revenue", "has an annual revenue of {v}", 2, 900),
        ("{company}", "debt", "has a debt of {v}", 2, 900),
        ("the city of {place}", "budget", "has a budget of {v}", 2, 900),
        ("the {place} foundation", "endowment", "has an endowment of {v}", 2, 400),
        ("the {company} project", "funding", "has received funding of {v}", 2, 300),
        ("the {place} museum", "grant", "receives a grant of {v}", 2, 60),
    )
)
"""Amounts in millions."""


def _shares(subject: str, group: str, did: str) -> Frame:
    says = (
        f"In {{S}}, {{v}} of the {group} {did}.",
        f"{{v}} of the {group} in {{S}} {did}.",
        f"The share of {group} in {{S}} who {did} is {{v}}.",
    )
    return Frame(subject, group, "", 4, 96, says)


SHARES = tuple(
    _shares(*row)
    for row in (
        ("{place}", "voters", "backed the plan"),
        ("{place}", "households", "heat with gas"),
        ("the {company} survey", "respondents", "work from home"),
        ("the {place} trial", "patients", "reported headaches"),
        ("the {place} district", "farmers", "grow maize"),
        ("the {company} poll", "customers", "pay by phone"),
        ("the {place} cohort", "children", "wear glasses"),
        ("{company}", "employees", "cycle to work"),
        ("the {place} region", "teachers", "speak two languages"),
        ("the {company} panel", "drivers", "prefer electric cars"),
    )
)


def _events(subject: str, did: str, passive: str, noun: str) -> Frame:
    says = (
        f"{{S}} {did} {{v}}.",
        f"{{S}} {passive} {{v}}.",
        f"The {noun} of {{S}} took place {{v}}.",
        f"{{V}}, {{S}} {did}.",
    )
    return Frame(subject, noun, "", 1850, 2022, says)


EVENTS = tuple(
    _events(*row)
    for row in (
        ("the {place} theatre", "opened its doors", "was opened", "opening"),
        ("the {place} bridge", "opened to traffic", "was opened", "opening"),
        ("{company}", "went public", "was listed on the stock exchange", "stock market launch"),
        ("{company}", "closed its last shop", "was wound up", "closure"),
        ("the {place} treaty", "took effect", "came into force", "entry into force"),
        ("the {place} mill", "burned down", "was destroyed by fire", "burning"),
        ("the {place} mine", "closed", "was shut down", "closure"),
        ("the {company} satellite", "lifted off", "was launched", "launch"),
        ("the {place} statue", "was revealed", "was unveiled", "unveiling"),
        ("the {place} railway", "started operating", "was put into service", "inauguration"),
        ("the {place} newspaper", "first appeared", "was first published", "first publication"),
        ("the {place} law", "was adopted", "was passed", "adoption"),
    )
)
