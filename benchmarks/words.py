"""Word lists of our own for generated requests. They mean nothing together; they look like the sources that answers
rest on."""

from __future__ import annotations

PEOPLE = """Anna Boris Clara David Elena Frank Greta Hugo Ines Jonas Karin Leon Maria Nils Olga Pavel Quentin Rosa
Stefan Tilda Ulrich Vera Walter Xenia Yara Zora Amir Bella Carlos Dora Emil Fatima George Helen Ivan Julia Kofi Laura
Mei Nora""".split()
FAMILY = """berg mann ford wick son sen ova stein field worth dale gate hurst ley more ridge shaw ton wood bridge hall
brook""".split()
SYLLABLES = """al ar bel bor cal dar del fen gar hal kel lin mar mer nor ol per ral ros sal tal tor val ven wes win yor
zan cor bran strat hol dun kirk thor ash mil pen""".split()
PLACES = """ton ville burg port field mouth ford haven stad minster bridge land wick dale by shire""".split()
ORGANISATIONS = """Institute University Company Agency Council Foundation Museum Laboratory Railway Ministry Association
Bank Hospital Observatory Press Society Commission Airline Brewery Archive""".split()
NOUNS = """bridge river harbour engine survey report model budget station festival school vaccine market record
tower valley turbine protein library contract satellite campaign museum railway reactor painting election forest
patient sample telescope network glacier orchestra novel treaty factory ferry garden bakery lawsuit hospital
temperature pressure population income revenue volume lake dam island village team league season album episode
committee proposal district programme standard method device sensor battery cable tunnel road vessel aircraft
runway mission rocket crater mineral species bird fish tree seed crop harvest storm drought flood wave coast
current vector signal filter window button menu password account server database query index request response
error warning version release update licence patent design material alloy concrete timber glass fabric pigment
sculpture portrait archive letter diary journal article chapter volume lecture course exam degree student teacher
nurse surgeon engineer architect painter composer singer actor director author editor judge lawyer mayor minister
farmer baker miner sailor pilot driver guide visitor tourist resident citizen worker owner member founder
therapy infection symptom dose trial cell gene enzyme tissue membrane molecule electron photon particle field
charge orbit spectrum cluster galaxy nebula comet planet equator climate season rainfall snowfall wind cloud""".split()
VERBS = """opened closed built designed published approved rejected measured reported reduced increased doubled
replaced repaired discovered launched acquired sold bought founded merged renamed moved expanded demolished restored
exported imported produced tested trained treated examined compared described recorded observed predicted confirmed
denied delayed cancelled completed abandoned financed taxed banned permitted required awarded appointed elected
dismissed defended attacked surrounded crossed reached connected divided joined supported opposed criticised praised
translated performed composed painted photographed mapped explored surveyed drilled flooded drained planted
harvested""".split()
ADJECTIVES = """new old large small northern southern eastern western early late public private national local
annual monthly modern ancient wooden stone deep shallow wide narrow fast slow heavy light hot cold dry wet rare
common popular famous expensive cheap safe dangerous successful difficult simple complex foreign domestic central
rural urban coastal industrial medical legal digital electric nuclear solar marine royal federal independent final
former longest tallest oldest second third main medieval temporary permanent official secret joint
experimental""".split()
ADVERBS = """slowly quickly recently finally originally officially nearly almost largely partly mostly usually often
rarely never still later soon together separately successfully gradually sharply briefly""".split()
UNITS = """metres kilometres tonnes kilograms hectares passengers visitors residents students patients books pages
degrees megawatts litres dollars euros workers houses seats""".split()
MONTHS = """January February March April May June July August September October November December""".split()
PREFIXES = """inter sub over under re pre post micro macro multi semi non counter super trans hydro bio geo thermo
photo""".split()
ENDINGS = """ing er ment ness ship hood like less ful wise ward""".split()
CLOSINGS = (
    "according to the {organisation}",
    "which the {adjective} {noun} of {place} {verb} {adverb}",
    "because the {adjective} {noun} was {adjective}",
    "although the {noun} of {place} had {verb} it",
    "and {person} {verb} the {rare} {noun}",
    "while the {noun} {verb} the {adjective} {noun}",
    "where {person} had {adverb} {verb} a {noun} for the {organisation}",
    "after a {noun} on {date}",
)
SENTENCES = (
    "The {adjective} {noun} in {place} was {verb} in {year} {closing}, {closing}.",
    "{person} {verb} the {noun} of {place} on {date}, {closing}.",
    "In {year} the {organisation} {verb} {number} {unit} {closing}.",
    "About {percent} percent of the {unit} {verb} the {adjective} {noun}, {closing}.",
    "The {noun} is {number} {unit} long and {verb} the {rare} near {place} {closing}.",
    "It was {adverb} {verb} by {person}, who also {verb} the {rare} {noun} of the {organisation}.",
    "The {organisation} did not {adverb} support the {adjective} {noun} {closing}, {closing}.",
    "{place} has a {adjective} {noun} and a {noun} that was {verb} by {person}, {closing}.",
    "Between {year} and {year}, the {noun} {verb} from {number} to {number} {unit}.",
    "The {organisation} said that the {noun} had {adverb} {verb} the {adjective} {rare}, {closing}.",
    "No {noun} was {verb} before {date}, {closing}, {closing}.",
    "For {person}, the {adjective} {noun} and the {noun} were {adverb} {verb} {closing}.",
    'The director called it "a {adjective} {noun}" and {verb} ${number} million for the {rare}, {closing}.',
    "Its {noun} of {decimal} {unit} {verb} the {adjective} {noun} at {place}, e.g. near the {noun}, {closing}.",
    "They {verb} the {rare} in {place}, {place} and {place} {closing}, and the {noun} was {adjective}.",
    "The {noun} of {person} and the {adjective} {noun} of {place} were {verb} together {closing}, {closing}.",
    "{person}, a {noun} of the {organisation}, {verb} the {adjective} {noun} and its {noun} {closing}.",
)
