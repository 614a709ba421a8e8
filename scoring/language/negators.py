"""Words that turn a statement into its denial, by the way in which they reach other words."""

from scoring.words.light import word_set

# Reach forward: English, French (the second half of "ne … pas"), Spanish, Portuguese, Italian, Chinese characters.
FORWARD = word_set(
    """not no never none nobody nothing nowhere neither nor cannot hardly scarcely barely non pas jamais aucun aucune
    rien ni nunca ningún ninguna ninguno nadie nada jamás tampoco não nenhum nenhuma ninguém nem mai nessun
    nessuno nessuna niente geen nooit niemand niets nergens nigdy żaden żadna żadne żadnego żadnej żadnych nikt nic ani
    не нет ни никогда никто ничего нельзя لا لم لن ليس
    ليست ليسوا غير
    不 没 沒 未 无 無 非 안 못"""
)
FRENCH = word_set("pas plus jamais rien aucun aucune")
# Negators that are other words in another language.
ELSEWHERE = word_set("mai no")
MONTH_LEADS = word_set("en im am de du le seit bis depuis fin début mi ab mitte ende anfang")
NOT_PORTUGUESE = word_set("the of is was were and el los las del y es una en il non è")
# Stand anywhere in the clause and reach both ways: German, and the Korean auxiliaries (found by their beginning).
AROUND = word_set("nicht nie niemals nichts keineswegs keinesfalls niet नहीं मत न")
GERMAN_DETERMINERS = word_set("kein keine keinen keinem keiner keines niemand weder")
# Verbs, nouns and prepositions that deny what follows; two of them, or one and a negator, cancel.
IMPLICIT = word_set(
    """fail fails failed failing failure lack lacks lacked lacking deny denies denied denying refuse refuses refused
    refusing unable cease ceases ceased ceasing without absence decline declines declined neglect neglected
    neglects ohne sans sem senza zonder bez без بدون échoue échoué"""
)
# Deny the doing behind them: "stopped selling bread"; "stopped the engine" denies no engine.
STOPPING = word_set("stop stops stopped stopping quit quits discontinued")
ENDING = STOPPING | word_set(
    """end ends ended ending cease ceases ceased halt halted terminated finished closed shut abandoned gave suspended
    until last"""
)
# "Failure to answer" denies; "heart failure" is a condition.
DEFECTS = word_set("failure")
JOINING = word_set("and or und oder et ou y o e en of")
WITH = word_set("with mit avec con com met")
# "Declined" denies what it turns down: "to comment", "the offer"; elsewhere it is a fall.
FALLING = word_set("decline declines declined declining")
TURNED_DOWN = word_set("a an the any all his her its their our my your this that these those several both")
SPANISH_WITHOUT = "sin"
# Deny what they forbid, before a passive ("smoking is forbidden") and behind.
PROHIBITIONS = word_set(
    """prohibited prohibits prohibit prohibiting barred barring forbidden forbids forbid forbade forbidding banned bans
    banning disallowed disallows outlawed verboten untersagt interdit interdite interdits interdites prohibido prohibida
    prohibidos prohibidas proibido proibida proibidos proibidas vietato vietata vietati vietate verboden"""
)
# The characters at which East Asian words of forbidding begin.
BANS = word_set("禁 严 嚴 厳")
# Who is left out of something is denied it: "excluded from returns", "exempt from the fee".
_ROMANCE = (
    "exclu exclue exclus exclues exempté exemptée exemptés exemptées excluido excluida excluidos excluidas exento"
    " exenta exentos exentas excluído excluída excluídos excluídas isento isenta isentos isentas escluso esclusa"
    " esclusi escluse esente esenti"
)
_LEFT_OUT = dict.fromkeys(("de", "du", "des", "del", "da", "do", "dal", "dalla", "dai"), _ROMANCE) | {
    "from": "excluded exempt exempted excused disqualified",
    "for": "ineligible",
    "van": "uitgesloten vrijgesteld",
}
# The same behind what is denied: "von der Rückgabe ausgeschlossen" (participles of such verbs read as infinitives).
LAST = word_set("ausgeschlossen ausgenommen ausschließen ausnehmen befreit uitgesloten vrijgesteld")
FROM = word_set("von vom van")
BE = word_set("is are was were be been being ist sind war wird werden wurde est sont está están é são è sono")
_FREE_OF = {
    "von": "frei",
    "de": "exempt exempte exempts exemptes dépourvu dépourvue dépourvus dépourvues libre libres carente carentes livre"
    " livres",
    "di": "privo priva privi prive libero libera liberi libere",
    "van": "vrij",
}
"""What is free of something, by the word behind it."""
IMPLICIT_PAIRS = frozenset(
    {
        ("rather", "than"),
        ("instead", "of"),
        ("free", "of"),
        ("devoid", "of"),
        ("anstatt", "zu"),
        ("false", "that"),
        ("untrue", "that"),
        ("myth", "that"),
        *((word, lead) for table in (_LEFT_OUT, _FREE_OF) for lead, words in table.items() for word in words.split()),
    }
)
# A negator before one of these denies nothing.
NOT_BEFORE = word_set(
    """only just merely simply least solely nur seulement sólo solo solamente apenas solamente soltanto alleen
    slechts tylko только"""
)
NO_BEFORE = word_set("doubt wonder matter sooner other")  # "and no other birds": there are some
BOUND_AFTER_NO = word_set("more less fewer later earlier longer shorter larger smaller higher lower older younger")
UNSURE = word_set("sure certain necessarily")
# "Not all fly" denies "all", not "fly".
WHOLES = word_set(
    """all every everyone everything always both entirely completely fully many much alle immer tous toujours
    todos todas siempre tutti sempre altijd wszyscy wszystkie wszystkich zawsze все всегда"""
)
# "No evidence that it works" denies that it works; "did not say that it works" does not.
CARRIES_THAT = word_set("evidence proof true case sign indication think believe deny denies denied denying false")
LISTING = word_set("zonder geen без no without neither nor kein keine keinen ohne sans sin sem senza weder ni")
BREAKS = word_set(
    """but because although though while whereas which who when where if unless however sondern aber weil obwohl
    während mais parce car qui pero sino porque aunque mas embora ma perché omdat hoewel но потому
    ale lecz ponieważ gdy لكن how what why"""
)
# Set another against what was said: "but Turin does not", "Thun aber nicht".
CONTRASTING = word_set(
    """but while whereas although though yet and aber während und mais tandis alors et pero mientras y mas enquanto e
    ma mentre maar terwijl en"""
)
UNLIKE = word_set("unlike contrast anders gegensatz contrairement diferencia contrário differenza")
CONTRASTING_AFTER = word_set("aber jedoch dagegen hingegen allerdings echter daarentegen")
# "Without a loss from boxing": a noun is denied, not what hangs on it.
NOUN_ONLY = word_set("zonder без without lack lacks lacked lacking absence sans ohne sem senza sin")
PREPOSITIONS = word_set("from in on at by with to for during after before as")
# "No I just painted": an answer, not a denial.
SPEAKERS = word_set("i we you he she it they that there this i'm it's that's")
FALSE = word_set("no false nein falsch non faux falso não nee нет")
YES = word_set("yes ja oui si sí sim yep correct はい 是 네 예")
NO = word_set("no nein non não nope 不 否 아니요 아뇨")
# Chinese characters after which a negator is part of another word ("不仅" not only, "未来" future).
CHINESE_COMPOUNDS = {
    "不": "仅僅但只过過久少断斷论論管同",
    "未": "来來",
    "无": "线锡",
    "無": "線",
    "非": "洲常",
    "没": "收",
    "沒": "收",
}
JAPANESE = (
    r"(?<!かもしれ)(?<!ならない)(?<!少)"
    r"(?:な(?:い|かった|く|ければ(?!なら))|ません|ず[、にの]|ぬ[。、])(?!か[。？?])(?!ならない)"
)
KOREAN = r"않|없|아니(?!라)|못[하했할한합]"
# "Not uncommon" denies only "uncommon".
LITOTES = r"un\w{4,}|(?:in|im|il|ir|dis)\w+(?:ble|nt|al|te|ct|ive|ed)"
# Function words that exclude each other before the same word.
OPPOSED = {
    "before": "after",
    "after": "before",
    "above": "below",
    "below": "above",
    "over": "under",
    "under": "over",
    "inside": "outside",
    "outside": "inside",
    "vor": "nach",
    "nach": "vor",
    "avant": "après",
    "après": "avant",
}
# Two sides of one dealing, by their stems: "you can buy bread" says what "the shop sells bread" does.
CONVERSE = {one: other for pair in ("buy sell", "purchas sell", "borrow lend") for one, other in [pair.split()]}
ANYBODY = word_set("you one we customers visitors guests members people anyone anybody everyone everybody readers")
# What is not part of something, or not among it, is denied itself.
TAKEN_IN = word_set("part included contained covered")
# Verbs of having and offering: to deny one is to deny the others.
HAVING = word_set(
    """have has offer offers provide provides include includes contain contains feature features carry carries stock
    stocks sell sells supply supplies serve serves possess own haben bietet bieten enthält verkauft führt offre offrent
    propose proposent vend contient ofrece ofrecen tiene vende incluye oferece tem inclui possui offre ha include biedt
    heeft verkoopt"""
)
SELLING = word_set("sell sells supply supplies carry carries verkauft vend vende verkoopt")
HAS = HAVING | word_set("there with hat gibt hay há")
# Compared as values elsewhere.
VALUES = word_set(
    """one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred
    thousand million
    billion first second third fourth fifth sixth seventh eighth ninth tenth january february march april may
    june july
    august september october november december second minute hour day week month year decade century millennium
    monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays
    sundays"""
)
# Leaving a place agrees with not being there.
DEPARTURE = word_set(
    """closed shut geschlossen fermé cerrado fechado chiuso gesloten left leave leaves leaving quit quits resigned
    departed abandoned former verließ quitté dejó"""
)
