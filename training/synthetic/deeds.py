"""Deeds, states and groups: what persons, firms and things do and are, with synonyms and opposites."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Deed:
    """A deed with its verb forms, a verb of the same sense, one of the opposite sense, a noun and an object."""

    base: str
    past: str
    participle: str
    same: str
    opposite: str
    noun: str
    thing: str


_DEEDS = """
approve approved approved|endorsed|rejected|approval|the budget
accept accepted accepted|took up|declined|acceptance|the offer
repair repaired repaired|fixed|wrecked|repair|the pump
sell sold sold|disposed of|kept|sale|the warehouse
close closed closed|shut|kept going|closure|the branch
raise raised raised|increased|lowered|raising|the fee
praise praised praised|commended|condemned|praise|the report
support supported supported|backed|opposed|support|the reform
publish published published|released|withheld|publication|the figures
confirm confirmed confirmed|corroborated|denied|confirmation|the rumour
hire hired hired|employed|dismissed|hiring|the new cook
allow allowed allowed|permitted|banned|permission|night fishing
win won won|came out on top in|lost|winning|the lawsuit
keep kept kept|retained|gave away|keeping|the old map
extend extended extended|prolonged|shortened|extension|the deadline
start started started|launched|called off|start|the campaign
join joined joined|entered|left|joining|the alliance
buy bought bought|purchased|refused|purchase|the vineyard
widen widened widened|broadened|narrowed|widening|the towpath
reveal revealed revealed|disclosed|concealed|revelation|the source
protect protected protected|guarded|destroyed|protection|the marsh
pay paid paid|settled|dodged|payment|the invoice
attend attended attended|was present at|missed|attendance|the hearing
finish finished finished|completed|abandoned|completion|the thesis
cancel cancelled cancelled|called off|held|cancellation|the parade
remember remembered remembered|recalled|forgot|memory|the password
unlock unlocked unlocked|opened|locked|unlocking|the east gate
improve improved improved|bettered|worsened|improvement|the water quality
save saved saved|rescued|sank|saving|the ferry
admit admitted admitted|acknowledged|denied|admission|the mistake
welcome welcomed welcomed|greeted|deplored|welcome|the ruling
fill filled filled|topped up|emptied|filling|the reservoir
enlarge enlarged enlarged|expanded|reduced|enlargement|the nursery
adopt adopted adopted|passed|threw out|adoption|the motion
import imported imported|brought in|rejected|import|the seed
lower lowered lowered|reduced|raised|lowering|the speed limit
"""
DEEDS = tuple(
    Deed(*verbs.split(), same, opposite, noun, thing)
    for verbs, same, opposite, noun, thing in (line.split("|") for line in _DEEDS.strip().splitlines())
)

_STATES = """
the {p} gate|open|closed|painted green
the {c} plug-in|enabled|disabled|free of charge
the tank in {p}|full|empty|made of steel
parking in {p}|free|chargeable|well lit
the {c} training|mandatory|optional|held in English
the {p} archive|public|private|heated
the {c} dye|soluble|insoluble|blue
the {c} reaction|reversible|irreversible|fast
the {p} survey|complete|incomplete|printed
the {p} bridge|safe|unsafe|narrow
the {c} battery|reliable|unreliable|light
the {c} list|exhaustive|non-exhaustive|sorted
the {c} foam|flammable|non-flammable|white
the {c} lacquer|toxic|non-toxic|glossy
the exhibition in {p}|permanent|temporary|bilingual
the {p} road|wide|narrow|lined with trees
the {c} contract|valid|invalid|handwritten
the {p} pool|deep|shallow|tiled
the {c} engine|noisy|quiet|red
the water in {p}|drinkable|undrinkable|tested weekly
the {c} interface|simple|complicated|dark
the {p} fort|intact|ruined|visited by schools
the {c} merger|legal|illegal|popular
the {p} bench|occupied|vacant|wooden
the {c} password|strong|weak|stored twice
the {p} slope|steep|gentle|grassy
the {c} result|significant|insignificant|published
the {p} lake|frozen|unfrozen|fenced
the {c} copper wire|flexible|inflexible|insulated
the soil in {p}|fertile|barren|sandy
the {c} update|available|unavailable|large
the verdict in {p}|unanimous|split|short
the {c} signal|analogue|digital|encrypted
the {p} air|humid|dry|warm
the {c} coating|transparent|opaque|new
the {p} clock|accurate|inaccurate|gilded
"""
STATES = tuple(tuple(line.split("|")) for line in _STATES.strip().splitlines())
"""(subject, adjective, opposite, something else that may also hold)."""

_GROUPS = """
rooms|the {p} hotel|have a balcony|has a balcony|face the lake
members|the {p} club|pay by card|pays by card|live nearby
patients|the {c} trial|recovered|recovered|took tablets
trains|the {p} line|stop at noon|stops at noon|carry bicycles
samples|the {c} batch|contain lead|contains lead|come from wells
pupils|the {p} school|learn an instrument|learns an instrument|wear uniforms
houses|the {p} estate|have solar panels|has solar panels|were built of brick
judges|the {p} court|speak French|speaks French|wear robes
phones|the {c} range|support two cards|supports two cards|have a metal case
farms|the {p} valley|grow hops|grows hops|use river water
editors|the {c} team|work remotely|works remotely|use the same tool
bridges|the {p} district|were repaired|was repaired|carry trams
birds|the {p} colony|were ringed|was ringed|nest on cliffs
articles|the {c} issue|were reviewed|was reviewed|have two authors
boats|the {p} harbour|have a radio|has a radio|are insured
shops|the {p} arcade|open on Sundays|opens on Sundays|sell postcards
drivers|the {c} fleet|hold a licence for buses|holds a licence for buses|work nights
vaccines|the {c} list|need cooling|needs cooling|come in glass vials
"""
GROUPS = tuple(tuple(line.split("|")) for line in _GROUPS.strip().splitlines())
"""(members, whole, what several do, what one does, something else)."""
