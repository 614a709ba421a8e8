"""Words that carry a full stop without ending a sentence, and words that open or leave open a sentence.

Origin: written by hand for this product from general knowledge of English, German, French, Spanish, Portuguese and
Italian writing; no list was copied. All entries are lower case and without their last full stop.
"""

from __future__ import annotations

from scoring.expressions import lazy


def _set(words: str) -> frozenset[str]:
    return frozenset(words.split())


CONTINUES = _set(
    # titles before a name
    "mr mrs ms mx messrs dr drs prof profs gen col maj capt cpt cmdr lt sgt cpl pvt adm rev revd fr hon pres "
    "gov sen rep sens reps "
    "supt insp det amb atty mt pvt st ste sts "
    "hr fr frl dipl mag hrn "
    "mme mmes mlle mlles mm me mgr vve "
    "sr sra sres sras srta dn dna dña ud uds vd vds lic ilmo exmo exma "
    "sig sigg dott avv geom rag on egr spett gent "
    # words that always want more
    "vs v.s e.g i.e eg ie cf viz mio mrd approx appr ca resp incl excl esp usu orig "
    "z.b z.t d.h u.a u.u i.d.r s.o s.u o.g v.a m.e zb bzw ggf evtl inkl exkl zzgl bspw vgl gem lt sog bes "
    "ehem geb insb usf mind max min "
    "c.-à-d env p.ex p.ej p.ex aprox núm págs pág "
    "ad.es p.es ecc.to c.d cfr pagg",
)
"""Never the end of a sentence when more follows."""

PLAIN = _set("me on rag")
"""In small letters ordinary words, though with a capital titles: "they gave it to me."."""

STREETS = _set("st dr ave av avda blvd rd ln hwy pl sq ct")
"""Both inside and at the end: the end only before a word that opens sentences."""

NUMBERED = _set(
    "no nos nr nrs art arts fig figs sec secs sect vol vols p pp pg pgs ch chap eq eqs ref refs tab par para "
    "paras bldg rm apt ver "
    "v ed op l ll fn fol cap tit tel ext ex app appx add pt pts sched rul reg regs div lot flt rte bl blk fl "
    "abs kap bd s str ziff rn hs aufl nº n.º núm num n pág pag págs tomo vol t "
    "jan feb mar apr jun jul aug sep sept oct okt nov dec dez ene abr ago dic janv févr avr juil déc gen mag "
    "giu lug set ott",
)
"""Not the end before a figure, a roman numeral or a single letter; else an ordinary word."""

SUFFIXES = _set(
    "inc ltd corp co cos llc plc gmbh bros jr sr esq dept univ assn assoc inst intl natl mfg mgmt govt al cie "
    "ltda lda hnos s.a s.p.a "
    "ft lb lbs oz hr hrs min sec mi sq km kg",
)
"""The end only before a word that opens sentences."""

OPEN_END = _set("etc usw ecc u.s.w u.a.m")
"""The end whenever a capital follows."""

CLOCK = _set("a.m p.m am pm uhr")
"""The end before a capital, but for what belongs to a time of day."""

ALL = CONTINUES | STREETS | NUMBERED | SUFFIXES | OPEN_END | CLOCK

AFTER_CLOCK = lazy(
    r"(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:January|February|March|April|May|June|July|August|September|October"
    r"|November|December)\b|(?:[ECMP][SD]?T|GMT|UTC|BST|CES?T)\b",
)

LETTERED = _set(
    "pier plan class type group gate platform section vitamin hepatitis terminal zone option grade level "
    "block building appendix annex "
    "schedule exhibit figure table team unit hall room line route bus exit part phase model version category "
    "step case point item column "
    "row area sector wing door dock berth tier band box bay lot influenza variant series stage drug form "
    "bldg blk rm sec fig app no nr vol pt abb "
    "typ klasse gruppe gleis halle plan zone linie teil stufe quai voie type classe groupe zona clase grupo "
    "tipo andén",
)
"""Nouns that take a single letter as their name: "pier B." ends a sentence, "Samuel L." does not."""

BEFORE_ORDINAL = _set("am der den dem vom zum im bis des die das seit ab beim ins")
"""German words before an ordinal: "am 3. Oktober"."""

AFTER_ORDINAL = lazy(
    r"(?:Jan(?:uar|uary|\.)|Jänner|Feb(?:ruar|\.)|März|April|Mai|Juni|Juli|Aug(?:ust|\.)|Sept(?:ember|\.)"
    r"|Okt(?:ober|\.)|Nov(?:ember|\.)|Dez(?:ember|\.)|Jahrhundert|Jh\.|Tag|Platz|Weltkrieg|Kapitel|Auflage|Klasse|Stock|Geburtstag|Jahrestag)\b",
)

STARTERS = (
    "The This That These Those There It He She They We You His Her Its Their Our My In On At By For From With "
    "Without As If When While "
    "After Before Although Though However But And So Then Also Many Most Some All Both Each Every Another "
    "Other Such No Not One Once Since "
    "Until Unless Because Under Over During Between Through To Only Today Later Here Who What Where Why How "
    "Which According Additionally "
    "Moreover Furthermore Therefore Thus Instead Meanwhile Nevertheless Currently Despite Several Visitors "
    "People Please An A I "
    "Der Die Das Den Dem Ein Eine Einen Er Sie Es Wir Ich Im Am Auf Mit Bei Nach Von Zu Zum Zur Seit Für Aber "
    "Und Doch Auch Dann Wenn Weil "
    "Dieser Diese Dieses Hier Heute Nur Noch Nicht Kein Keine "
    "Les Un Une Il Elle Ils Elles Ce Cette Ces Dans En Au Aux Pour Par Avec Mais Puis Selon Depuis "
    "Los Las Una Ella Ellos Esta Este Estos Con Por Para Pero Según Desde "
    "Os Um Uma Ele Ela Eles No Na Nos Nas Com Mas Gli Uno Nel Nella Con Per Ma Dopo Questo Questa"
)
STARTER = lazy(r"(?:" + "|".join(sorted(set(STARTERS.split()), key=lambda w: (-len(w), w))) + r")(?=[\s,'’])")
"""A capitalised word that opens sentences and is seldom part of a name."""

HANGING = _set(
    "a an the this that these those of in on at by for from with without into onto upon over under between "
    "among through during about "
    "against toward towards within per via than as and or nor but if when while because since whether which "
    "who whom whose where "
    "is are was were be been being am has have had having do does did will would can could may might must "
    "shall should to not very "
    "more most less least only also its his her their our my your every each some any no both either neither "
    "der die das den dem des ein eine einen einem einer eines im am vom zum zur mit bei nach von zu aus auf "
    "für und oder aber wenn weil dass "
    "ist sind war waren wird werden wurde wurden hat haben hatte nicht sehr "
    "le la les un une des du de au aux et ou mais que qui dans en par pour sur avec est sont était a ont "
    "el los las una unos del al y o pero que en por para con sin es son fue está han ha "
    "os as um uma do da dos das no na nos nas e ou mas com sem por é são foi está "
    "il lo gli uno di dal della delle nel nella con per tra fra che non è sono era",
)
"""Words on which no sentence ends: a line break behind one of them is a wrapped line."""
