"""Words for the rule-made rows: invented names, places and firms; countries; things of many trades."""

from __future__ import annotations

from training.synthetic.sections import column, sections

_NAMES = sections("lists/names.txt")
SHE, HE, LAST = (column(_NAMES[name]) for name in ("she", "he", "last"))
PLACES, ROOTS, SUFFIXES = (column(_NAMES[name]) for name in ("places", "roots", "suffixes"))
TITLES, JOBS = (column(_NAMES[name]) for name in ("titles", "jobs"))
COUNTRIES = [(land, adjective) for land, adjective in _NAMES["countries"]]
KINDS = [(thing, kind, wide) for thing, kind, wide in sections("lists/things.txt")["kinds"]]
"""Things with their class and the class of that."""
MONTHS = ("January February March April May June July August September October November December").split()
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
SEASONS = ("spring", "summer", "autumn", "winter")
LISTS = (
    ("The kitchen serves", "served in the kitchen", ("soup", "bread", "noodles", "salad", "pies", "curry", "fish")),
    ("The school teaches", "taught at the school", ("chemistry", "music", "history", "geometry", "Latin", "drawing")),
    ("The shop sells", "sold in the shop", ("lamps", "maps", "candles", "umbrellas", "clocks", "scarves")),
    ("The farm grows", "grown on the farm", ("barley", "onions", "lentils", "hops", "pumpkins", "flax")),
    (
        "The clinic treats",
        "treated at the clinic",
        ("burns", "fractures", "asthma", "migraine", "allergies", "arthritis"),
    ),
    ("The port exports", "exported by the port", ("timber", "coffee", "steel", "cotton", "marble", "cocoa")),
    (
        "The app supports",
        "supported by the app",
        ("printing", "tagging", "search", "encryption", "backups", "dictation"),
    ),
    ("The museum shows", "shown in the museum", ("coins", "armour", "tapestries", "fossils", "looms", "pottery")),
)
"""What a place offers: (beginning, passive end, things)."""
