"""Words for the rule-made rows: invented names, places and firms; countries; things of many trades."""

from __future__ import annotations

SHE = ["Alma", "Berit", "Carla", "Dunja", "Edda", "Farida", "Greta", "Hanneke", "Imke", "Jolanda", "Katya", "Leila", "Mirta", "Noor", "Odile", "Petra", "Quirina", "Ruta", "Saskia", "Thandi", "Ulla", "Vesna", "Wanda", "Ximena", "Yara", "Zofia", "Amara", "Brigid", "Celeste", "Dorit"]
HE = ["Anton", "Bruno", "Cyril", "Dario", "Emil", "Faruk", "Goran", "Henrik", "Idris", "Jonas", "Kofi", "Lars", "Matteo", "Nils", "Osman", "Pavel", "Quentin", "Rafael", "Stellan", "Tomas", "Ulrich", "Viktor", "Wendell", "Xavier", "Yusuf", "Zoltan", "Alvar", "Basil", "Conrad", "Dmitri"]
LAST = ["Abery", "Bakshi", "Corvell", "Dahlgren", "Eskola", "Ferrand", "Grimsby", "Halloway", "Ibarra", "Jovik", "Kestrel", "Lindmark", "Marchetti", "Nakora", "Okeyo", "Pellerin", "Quist", "Rosander", "Sabitzer", "Tremaine", "Ueland", "Varga", "Whitlow", "Xanthos", "Yelland", "Zamorin", "Ashdown", "Brannigan", "Castellan", "Dubrov", "Elvestad", "Fennimore", "Galvani", "Hosseini", "Inkster", "Jarvela", "Kowalke", "Lorimer", "Mbeki-Stone", "Norrell", "Ostrova", "Pryce", "Radley", "Solberg", "Tanaver", "Urquiza", "Velasko", "Wexford", "Yamoto", "Zeller"]
PLACES = ["Arvendale", "Brackmoor", "Caldwick", "Dornstadt", "Elmsworth", "Farrowby", "Glenhurst", "Hartsea", "Iverton", "Jasperhill", "Kelmscote", "Lorvik", "Marlowe", "Norwick", "Oakhaven", "Pelsing", "Quarrington", "Ravensby", "Selbridge", "Thornmere", "Ulverby", "Varnholm", "Westmarch", "Yarrowfield", "Zandhaven", "Aldersund", "Birchley", "Corsham", "Dunmere", "Eastvale", "Fenwood", "Granvik", "Hollowell", "Inverlea", "Kingsport", "Lindau", "Milbrook", "Netherby", "Orlanda", "Penrose"]
ROOTS = ["Acrion", "Belvor", "Cindral", "Dynavex", "Elmara", "Fortis", "Glimmer", "Helion", "Indigo", "Jadewell", "Kappaline", "Lumera", "Meridion", "Nexora", "Orbix", "Pinecrest", "Quillon", "Redfern", "Silvane", "Tessaly", "Umbria", "Vantor", "Wavelock", "Xylia", "Yardley", "Zenomar", "Avalink", "Bluestone", "Corvex", "Drayton"]
SUFFIXES = (
    "Systems",
    "Foods",
    "Logistics",
    "Energy",
    "Media",
    "Pharma",
    "Motors",
    "Textiles",
    "Bank",
    "Labs",
    "Airlines",
    "Press",
)
TITLES = (
    "The Glass Harbour",
    "Nine Winters",
    "Paper Moons",
    "A Quiet Tide",
    "The Last Orchard",
    "Salt and Ember",
    "Low Country",
    "The Clockmaker's Son",
    "Borrowed Light",
    "Northern Lines",
    "The Iron Garden",
    "Midsummer Road",
)
COUNTRIES = (
    ("France", "French"),
    ("Spain", "Spanish"),
    ("Poland", "Polish"),
    ("Norway", "Norwegian"),
    ("Brazil", "Brazilian"),
    ("Kenya", "Kenyan"),
    ("Japan", "Japanese"),
    ("Peru", "Peruvian"),
    ("Turkey", "Turkish"),
    ("Ireland", "Irish"),
    ("Canada", "Canadian"),
    ("Egypt", "Egyptian"),
    ("Italy", "Italian"),
    ("Greece", "Greek"),
    ("Finland", "Finnish"),
    ("Portugal", "Portuguese"),
    ("Hungary", "Hungarian"),
    ("Chile", "Chilean"),
    ("Vietnam", "Vietnamese"),
    ("Iceland", "Icelandic"),
)
JOBS = (
    "architect",
    "botanist",
    "surgeon",
    "painter",
    "historian",
    "engineer",
    "composer",
    "lawyer",
    "journalist",
    "chemist",
    "translator",
    "geologist",
    "carpenter",
    "photographer",
    "economist",
    "pilot",
    "librarian",
    "novelist",
    "baker",
    "judge",
)
MONTHS = (
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
SEASONS = ("spring", "summer", "autumn", "winter")
COLOURS = ("red", "green", "blue", "yellow", "white", "black", "purple", "orange", "brown", "grey")
KINDS = (
    ("oak", "tree", "plant"),
    ("salmon", "fish", "animal"),
    ("trumpet", "brass instrument", "instrument"),
    ("violin", "string instrument", "instrument"),
    ("falcon", "bird of prey", "bird"),
    ("spaniel", "dog", "animal"),
    ("hammer", "tool", "object"),
    ("apple", "fruit", "food"),
    ("carrot", "vegetable", "food"),
    ("van", "vehicle", "machine"),
    ("bicycle", "vehicle", "machine"),
    ("emerald", "gemstone", "mineral"),
    ("copper", "metal", "material"),
    ("rose", "flower", "plant"),
    ("python", "snake", "reptile"),
    ("beetle", "insect", "animal"),
    ("sofa", "piece of furniture", "object"),
    ("novel", "book", "publication"),
    ("sonata", "piece of music", "work"),
    ("influenza", "infection", "disease"),
    ("ferry", "boat", "vehicle"),
    ("whisky", "spirit", "drink"),
    ("cardigan", "garment", "item of clothing"),
    ("tulip", "flower", "plant"),
)
"""Things with their class and the class of that."""
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
