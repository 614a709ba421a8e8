"""Function words of English, German, French, Spanish, Portuguese and Italian: they tie a sentence and name nothing."""

from __future__ import annotations


def word_set(text: str) -> frozenset[str]:
    """The words of a list written as running text."""
    return frozenset(text.split())


LIGHT = (
    word_set(
        """a an the this that these those it its he him his she her hers they them their theirs we us our you your i me
    my one ones who whom whose which what when where why how there here and or but nor so yet if then than as
    because while although though is are was were be been being am do does did done has have had having will would
    shall should can could may might must of in on at by for with from to into onto upon about over under between
    among through during before after since until up down out off against within without along across behind
    beyond near per via not no never none neither also too very just only even still more most less least much
    many some any all each every both either other such own same der die das den dem des ein eine einen einem
    einer eines und oder aber ist sind war waren wird werden wurde wurden hat haben hatte hatten sein im am zum
    zur vom von mit nach bei aus auf für über unter zwischen durch gegen ohne um an als wie dass er sie es wir ihr
    ich sich nicht kein keine keinen auch nur noch zu bis le la les un une du au aux et ou mais est sont était
    étaient été être avoir avait avaient ce cette ces il elle ils elles dans sur sous par pour avec sans que qui
    dont où ne pas se son sa ses leur leurs l d s j n c qu en y à el los las una unos unas y o pero es son fue
    fueron era eran ser estar está están ha han había del al con por para sin sobre entre que quien cuyo se su sus
    lo no ni más como os uma uns umas e ou mas é são foi foram ser do da dos das no na nos nas ao à com por sem
    seu sua não que il lo gli uno ed ma è sono stato stata di del della dei delle nel nella con per tra fra che
    non si het een en op te zijn voor bij er dat wordt worden werd naar uit om aan ook maar deze dit heeft hadden
    jest są był była było były się przez oraz dla przy który która które jego jej ich ze od za lub jako także
    и в на с к по из у о от для до за при это был была было были есть как что не في من على إلى عن مع هذا هذه كان كانت
    है हैं था थी थे का की के को में से पर यह वह ने और
    diese dieser dieses diesen diesem jener jene können könnte muss müssen soll sollen darf dürfen werden worden haben
    hatten seine seiner seinem seinen ihre ihrer ihrem ihren sie dort wo ob dazu davon dabei beim ins ans keines
    cet elle quand comme ni aucun aucune chez vers peut peuvent doit doivent sera seront c'est d'un d'une qu'il
    este estos estas ese esos esas hasta desde durante donde cuando puede pueden también muy ya está están ningún
    ninguna ninguno del pelo pela pelos pelas num numa aos nos nas estão pode podem nenhum nenhuma foram tem têm
    al allo alla ai agli alle dal dallo dalla dai dagli dalle dello dei degli nello nei negli nelle sul sulla sui
    sulle suo suoi loro hanno può possono nessun nessuno nessuna questo questa questi queste sono
    hun hij ze kan kunnen mag mogen moet moeten niet geen die dat over onder hebben had"""
    )
    | frozenset("的了地得在是和与及也就都而并被把对于着过")
    | frozenset(map(chr, range(0x3041, 0x3097)))
)
"""Also the Chinese particles and the single hiragana, which are words of their own to the scorer."""
ENGLISH = word_set("the of and is was were to by for with")
"""A sentence with one of these is English."""
