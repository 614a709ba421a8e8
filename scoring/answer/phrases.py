# ruff: noqa: E501
# fmt: off
"""Sentences that state nothing that facts could support or deny, as expressions over lower-case text without end marks.

Origin: written by hand for this product from general knowledge of how people and programs open, close and refuse; nothing was
copied or fitted. Each expression must match a whole sentence (or the part of it before or behind a "but"). Before it stand the words
with which such a sentence can begin; none where that is open.
"""

from __future__ import annotations

from scoring.expressions import lazy

Phrase = tuple[str, str]

_GIVEN = (
    r"(?:provided|given|available|supplied|retrieved|above|cited|following|attached|present|current|listed|uploaded)"
)
_ALWAYS = r"(?:contexts?|documents?|documentation|sources?|texts?|passages?|excerpts?|snippets?|search results?|knowledge base)"
_WHEN_GIVEN = (
    r"(?:facts?|information|results?|materials?|articles?|records?|references?|data|contents?|pages?|files?|details)"
)
SOURCE = (
    rf"(?:(?:the|this|these|those|my|your|our|any(?: of)?(?: the)?) )?(?:{_GIVEN} )*{_ALWAYS}|(?:(?:the|this|these|my|your|any) )?"
    rf"(?:{_GIVEN} )+{_WHEN_GIVEN}"
)
"""What an answer calls the facts it was given."""

_NOT = r"(?:not|n't|never)"
_DO_NOT = r"(?:do(?:es)?|did) ?(?:not|n't)|don't|doesn't|didn't"
_TELL = (
    r"(?:(?:seem to |appear to |explicitly |specifically |directly |actually |clearly |really )*"
    r"(?:mention|state|say|specify|provide|contain|include|indicate|address|discuss|give|reveal|cover|answer|describe|explain|offer|tell"
    r"|define|disclose|clarify|have|list|support|confirm|show|note))"
)
_TOLD = (
    r"(?:mentioned|stated|specified|provided|available|given|found|known|included|contained|disclosed|indicated|addressed|covered"
    r"|described|listed|discussed|answered|present|clear|applicable)"
)
_INFO = r"(?:information|mention|details?|data|answers?|reference|evidence|indication|facts?|results?|context|knowledge|access)"
_I_CANNOT = (
    r"(?:i|we) ?(?:could ?(?:not|n't)|can ?(?:not|n't)|can't|was(?: not|n't) able to|were(?: not|n't) able to|am(?: not able| unable) to"
    r"|(?:'m|'re|are) (?:not able|unable) to|was unable to|were unable to)(?: been able to)?"
    r" (?:find|found|locate|see|determine|answer|confirm|verify|provide|help|assist|say|tell|access|identify|come across)"
)

ENGLISH: list[Phrase] = [
    # greetings, thanks, interjections
    ("good greetings hello hey hi howdy", r"(?:hello|hi|hey|greetings|howdy|good (?:morning|afternoon|evening|day|night)|hi there|hello there|hey there)"
    r"(?:,? (?:everyone|all|there|again|dear|friends?|folks|team|sir|madam|[a-z'’-]{2,15}))?"),
    ("dear", r"dear [a-z'’. -]{2,30}"),
    ("welcome", r"welcome(?: back| aboard| to [^.]{1,60})?"),
    ("thank thanks", r"thanks?(?: you)?(?: (?:so|very) much| a lot| again| in advance)?(?: for [^.,]{1,80})?"),
    ("don my no very welcome you", r"(?:you(?:'re| are) )?(?:very )?welcome|my pleasure|no problem|don't mention it|no worries"),
    ("absolutely all alright amazing awesome certainly cheers congratulations definitely exactly excellent fantastic got great happy indeed noted of oh ok okay perfect sure understood well wonderful wow yay", r"sure(?: thing)?|certainly|of course|absolutely|definitely|okay|ok|alright|all right|got it|understood|noted|indeed|exactly|wow|yay"
    r"|great|awesome|excellent|perfect|wonderful|fantastic|amazing|congratulations(?: on [^.]{1,60})?|cheers|oh|well|happy to help"),
    ("", r"hmm+"),
    ("delighted glad happy i pleased so very", r"(?:i(?:'m| am) )?(?:so |very )?(?:glad|happy|pleased|delighted) (?:that )?(?:you asked|to (?:help|assist|hear|see|meet|answer)\b[^.]{0,60})"),
    ("", r"(?:what a|that(?:'s| is) an?|an?)? ?(?:really |very )?(?:great|good|excellent|interesting|fantastic|nice|important|wonderful|thoughtful)"
    r" (?:question|point|topic|query|choice|idea)(?: to ask| indeed)?"),
    ("good great lovely nice", r"(?:nice|good|great|lovely) to (?:meet|see|hear from) you"),
    # lead-ins
    ("here", r"here(?:'s| is| are) (?:what|all(?: that)?|everything) (?:i|we|they|you|" + SOURCE + r")\b[^.]{0,80}"),
    ("below here the", r"(?:here(?:'s| is| are)|below (?:is|are)|the following (?:is|are)) (?:(?:the|an?|some|your|my|more|just|all) )*"
    r"(?:(?:brief|short|quick|concise|detailed|complete|relevant|key|main|most|simple|useful|important|step-by-step|few|possible|direct) )*"
    r"(?:summary|answers?|overview|list|breakdown|information|info|details|results?|response|explanation|facts?|points?|steps?|findings|options"
    r"|examples?|things|takeaways?|highlights|rundown|reasons?|ways|tips|recommendations?|comparison|table|outline)\b[^.]{0,100}"),
    ("this", rf"this is (?:an? |the |my )?(?:\w+ )?(?:summary|overview|answer|list of (?:sources|references))(?: (?:of|from|based on) (?:{SOURCE}))?"),
    ("you", r"you (?:asked|wanted to know|inquired)(?: me)? (?:about|for|whether|if|how|what|when|where|who|why)\b.*"),
    ("please see that", r"(?:please )?see (?:the )?(?:table|list|figure|section|image|diagram|links?|chart|summary) (?:above|below)(?: for .*)?|that(?:'s| is) it"),
    ("it that this", r"(?:this|that|it) is what (?:i|we|they|you|" + SOURCE + r")\b[^.]{0,80}"),
    ("according after as based from given in looking per using", r"(?:based on|according to|from|per|given|using|in|as per|as (?:stated|mentioned|described) in|looking at|after (?:reviewing|reading|checking))"
    rf" (?:{SOURCE})(?: (?:you (?:gave|provided|shared)(?: me)?|i (?:have|found|was given)|above|below|provided|given|alone|only))*"),
    ("according based following from going judging per the this", rf"(?:(?:(?:based|going|judging) (?:on|by)|according to|from|per) (?:{SOURCE}|(?:the|this|your|these) \w+(?: \w+)?),? )?"
    r"(?:the following|this|this much) (?:points |facts |things |details )?(?:can be (?:said|stated|noted|summari[sz]ed|established|gathered|concluded)|(?:are|is) (?:known|stated|clear|worth noting))"),
    ("allow i let", r"(?:let me|let's|let us|i will|i'll|i shall|i would like to|i'd like to|allow me to|i am going to|i'm going to) (?:now |first |briefly |just )*"
    r"(?:explain|summari[sz]e|walk|break|look|take a look|start|begin|list|go|answer|describe|outline|show|help|check|clarify|share|dive|explore)\b(?!.*\bthat (?:the|an?|it|he|she|they)\b)[^.]{0,100}"),
    ("i we", rf"(?:i|we)(?:'ve| have)? (?:found|looked|searched|checked|reviewed|read|gathered|summari[sz]ed|compiled|collected|put together)\b"
    rf"[^.]{{0,60}}\b(?:{SOURCE}|for you|the following|below|some information|this information|your (?:question|query|answer))[^.]{{0,40}}"),
    ("in to", r"(?:to|in) (?:summari[sz]e|summary|short|conclusion|conclude|brief|sum up|answer (?:to )?your question|response to your question|other words)"),
    ("answer background conclusion details direct disclaimer example explanation final important introduction key long note notes overview quick response results short simple step steps summary takeaways the tl tldr", r"(?:(?:the )?(?:final|short|long|direct|quick|simple) )?(?:answer|response|summary|conclusion|overview|explanation|introduction|background"
    r"|key points|key takeaways|takeaways|notes?|important|disclaimer|details|results|steps?(?: \d+)?|example|tl;?dr)"),
    ("", r"(?:see|as (?:shown|listed|described|mentioned|stated|noted)?) ?(?:above|below|follows)"),
    ("bibliography citation citations footnote footnotes further link links reference references source sources works", r"(?:sources?|references?|citations?|bibliography|works cited|further reading|footnotes?|links?)(?: used| cited| consulted)?"),
    ("see", r"see also:? [^.]{1,100}"),
    # offers and closings
    ("and just let please so", r"(?:please |just |and |so )*let (?:me|us) know"
    r"(?: (?:the answer|that|this|it|what|who|when|where|why|how|if|whether|about|of|any|anything|much|exactly|enough|for (?:sure|certain))\b.*)?"),
    ("also and do don feel please", r"(?:please |and |also )*(?:feel free|do not hesitate|don't hesitate|don't be afraid)\b.*"),
    ("and if should so whenever", r"(?:and |so )?(?:if|should|whenever) (?:you|there|anything)\b.*\b(?:let (?:me|us) know|feel free|just ask|please ask|reach out|hesitate|happy to"
    r"|glad to|contact (?:me|us)|ask (?:me|away)|here to help|write to (?:me|us))\b.*"),
    ("hope i we", r"(?:i|we) (?:really )?hope (?:this|that|it|these|the above|my|you (?:enjoy|have|find|like|are|found))\b[^.]{0,40}?\b(?:helps?|helped|helpful|useful|clear(?:s (?:that|this|it|things|everything) up)?|clarif\w+|answers?|enjoy"
    r"|great|nice|good|well)\b.*|hope (?:this|that|it) (?:helps?|is helpful)\b.*"),
    ("", r"(?:i(?:'m| am|'d be| would be|'ll be)? ?)?(?:always |more than )*(?:happy|glad|here|ready|able|available) to"
    r" (?:help|assist|answer|clarify|provide|elaborate|explain|support)\b.*"),
    ("i we", r"(?:i|we) (?:can|could|would be able to) (?:also )?(?:help|assist|elaborate|look (?:it|this|that) up|explain more|provide (?:more|further|additional)"
    r"|give (?:you )?more|go into)\b.*"),
    ("anything how is", r"(?:is there )?anything else\b.*|how (?:can|may) i (?:help|assist)\b.*"),
    ("ask call contact email please reach write", r"(?:please )?(?:ask|contact|call|email|write to|reach out to) (?:me|us)\b.*"),
    ("check consult contact look please read refer see visit", r"(?:please )?(?:see|refer to|consult|check(?: out)?|visit|contact|read|look at)\b[^\d]*\b(?:for (?:more|further|additional|full|complete|up-to-date"
    r"|the latest|any)|to (?:learn|find out|know|read) more)\b[^\d]*"),
    ("for to", r"(?:for|to (?:learn|find out|know|read)) (?:more|further|additional|full|complete)\b[^\d]{0,60},? (?:please )?(?:see|refer to|consult|check|visit"
    r"|contact|read)\b[^\d]{0,50}"),
    ("all bon good happy safe", r"(?:happy|safe|good) \w+ing|safe travels?|bon voyage|all the best"),
    ("have i wishing", r"(?:have|wishing you|i wish you) (?:a|an) (?:great|nice|good|wonderful|lovely|safe|pleasant|amazing|fantastic)\b.*"),
    ("enjoy good happy stay take", r"(?:enjoy|happy (?:reading|learning|coding|travell?ing|exploring))(?: (?:your|the|it)\b[^.]{0,40})?|good luck\b.*|take care\b.*|stay safe\b.*"),
    ("best bye farewell goodbye kind regards see sincerely warm yours", r"(?:(?:best|kind|warm) regards|sincerely|yours (?:truly|sincerely|faithfully)|regards|best wishes|goodbye|bye(?: bye)?|see you\b.*|farewell)"
    r"(?:,? [a-z .'’-]{1,30})?"),
    # abstentions
    ("i we", r"(?:i|we)(?:'m| am| are|'re) (?:not (?:quite |really |entirely )?(?:sure|certain|aware)|unsure|uncertain|afraid i (?:do not|don't|can't|cannot)\b)"
    r"(?! (?:that )?(?:the|it|he|she|they|this) )[^,]*"),
    ("apologies excuse i my pardon sorry", r"(?:sorry|apologies|my apologies|my bad|i apologi[sz]e|pardon me|excuse me)(?: for [^.,]{1,80}| about [^.,]{1,60})?"),
    ("i we", r"(?:i(?:'m| am)|we(?:'re| are)) (?:so |very |really |terribly |deeply )*sorry(?: (?:for|about|to hear) [^.,]{1,80})?"),
    ("i we", r"(?:i|we)(?: really)? have (?:absolutely )?no (?:\w+ )?(?:information|idea|clue|knowledge|data|answer|details|access)\b.*"),
    ("i please", r"(?:please note (?:that )?)?i(?:'m| am) (?:just |only )?an? (?:ai|artificial intelligence|language model|chatbot|virtual assistant)\b.*"),
    ("that this", rf"(?:that|this)(?:'s| is) (?:all|everything)(?: that)? (?:i|we|{SOURCE}) [^.]{{1,40}}"),
    ("as", r"as an? (?:ai|artificial intelligence|language model|large language model|assistant|chatbot)\b.*"),
    ("insufficient no not there", r"(?:there (?:is|was|are|were|isn't|wasn't) )?(?:no|not any|not enough|insufficient|no specific|no relevant) (?:further |relevant |specific )*"
    r"(?:information|mention|details?|answer)\b(?: (?:is|was|are|were))?(?: (?:about|on|of|regarding|concerning|for|in|to|available|provided|given"
    r"|found|stated|mentioned|here|there|that|whether)\b.*)?"),
    ("insufficient no not there", rf"(?:there (?:is|was|are|were|isn't|wasn't) )?(?:no|not any|not enough|insufficient) (?:\w+ )?{_INFO}\b.*\b(?:{SOURCE})\b.*"),
    ("n never not unclear undisclosed unknown unspecified unstated", rf"(?:{_NOT} (?:explicitly |directly |specifically )*{_TOLD}|unspecified|unstated|unknown|unclear|undisclosed)"
    rf"(?: (?:in|from|by|within) (?:{SOURCE}|(?:the|this) (?:article|report|text|page|website|file|record))| here| there)?(?: above| provided)?"),
    ("answer can cannot information n na no not nothing unable", r"n/?a|no (?:idea|clue|comment|answer|data|results?)(?: found)?|nothing (?:found|is (?:said|stated|mentioned))(?: (?:in|about|on)\b.*)?"
    r"|(?:information )?not available|cannot (?:answer|say|determine)\b.*|can't (?:answer|say|tell)\b.*|unable to (?:answer|determine|find|say)\b.*"
    r"|answer not found"),
]

REFUSALS: list[Phrase] = [
    # what cannot be told: each holds one of DENYING
    ("i we", r"(?:i|we)(?: really| honestly| simply)? (?:do not|don't|did not|didn't) (?:really |actually )?know"
    r"(?: (?:the answer|that|this|it|what|who|when|where|why|how|if|whether|about|of|any|anything|much|exactly|enough|for (?:sure|certain))\b.*)?"),
    ("i we", r"(?:i|we) (?:do not|don't|did not|didn't) (?:currently )?have (?:(?:enough|sufficient|any|the|that|specific|this|much|more|relevant|an?|your)"
    rf" )*(?:{_INFO}|ability|capability)\b.*"),
    ("", _I_CANNOT + r"\b.*"),
    ("", r"(?:sorry|i apologi[sz]e)? ?(?:that )?i (?:can ?not|can't) (?:help|assist|answer|do|comply|provide|share|discuss)\b.*"),
    ("it such that the this", rf"(?:this|that|it|the answer|(?:this|that|the|such) (?:information|detail|question|data|answer))(?: is| was| are|'s) {_NOT}"
    rf" (?:explicitly |directly |specifically )*{_TOLD}(?: (?:in|by|from|within) (?:{SOURCE}))?(?: above| below| provided| given)?"),
    ("that this", r"(?:that|this) (?:isn't|wasn't) " + _TOLD + r"\b.*"),
    ("i we", r"(?:i|we) (?:did ?(?:not|n't)|have ?(?:not|n't)) (?:find|found|locate|come across|been able to find)\b.*"),
]
SILENCE: list[Phrase] = [
    # what the sources do not tell: each holds one of DENYING and one of GIVEN
    ("above any attached available cited context contexts current document documentation documents excerpt excerpts following given it knowledge listed my our passage passages present provided retrieved search snippet snippets source sources supplied text texts that the these they this those uploaded your", rf"(?:{SOURCE}|this|it|that|they) (?:{_DO_NOT}|fails? to|makes? no) {_TELL}\b(?: any| enough| sufficient| specific| the| an?| explicit)*"
    rf"(?: {_INFO})?\b.*\b(?:{SOURCE}|{_INFO})\b.*"),
    ("it that the this", rf"(?:the answer|it|this|that) (?:is|was|does) ?(?:not|n't) (?:appear )?(?:in|within|part of|contained in) (?:{SOURCE})"),
    ("", rf"[^,;]{{1,120}} (?:is|are|was|were)(?: not|n't) (?:explicitly |directly |specifically )*(?:mentioned|stated|specified|provided|given|included"
    rf"|available|covered|discussed|addressed|described|listed|indicated|found|contained|defined) (?:in|by|within|from) (?:any of )?(?:{SOURCE})"),
    ("above any attached available cited context contexts current document documentation documents excerpt excerpts following given knowledge listed my our passage passages present provided retrieved search snippet snippets source sources supplied text texts the these this those unfortunately uploaded your", rf"(?:unfortunately,? )?(?:{SOURCE}) (?:{_DO_NOT}|fails? to|cannot|can't) {_TELL}\b.*"),
    ("above any attached available cited context contexts current document documentation documents excerpt excerpts following given knowledge listed my our passage passages present provided retrieved search snippet snippets source sources supplied text texts the these this those uploaded your", rf"(?:{SOURCE}) (?:contains?|has|have|gives?|makes?|provides?|includes?|offers?) no (?:\w+ )?{_INFO}\b.*"),
    ("above any attached available cited context contexts current document documentation documents excerpt excerpts following given knowledge listed my our passage passages present provided retrieved search snippet snippets source sources supplied text texts the these this those uploaded your", rf"(?:{SOURCE}) (?:is|are) (?:silent|unclear|insufficient|not (?:clear|sufficient|enough|relevant))\b.*"),
    ("it that this", rf"(?:it|this|that) (?:is|was) {_NOT} (?:possible to (?:say|tell|answer|determine)|clear)\b.*\b(?:{SOURCE})\b.*"),
]
DENYING = ("not", "n't", "never", " no ", "fail", "silent", "unclear", "insufficient", "unable")
GIVEN = (
    "context", "document", "source", "text", "passage", "excerpt", "snippet", "search result", "knowledge", "provided",
    "given", "available", "supplied", "retrieved", "above", "cited", "following", "attached", "present", "current",
    "listed", "uploaded", "information", "mention", "detail", "data", "answer", "reference", "evidence", "indication",
    "fact", "result", "access",
)
"""The words with which SOURCE and what is looked for there are named."""

OPENER = lazy(
    r"(?:(?:sure(?: thing)?|certainly|of course|absolutely|definitely|okay|ok|great|hello|hi|hey|thanks|thank you|well|so|oh|unfortunately"
    r"|sadly|regrettably|yes|no|yeah|yep|nope|(?:(?:i|we)(?:'m| am| are|'re) )?(?:so |very |really )*(?:sorry|afraid)|my apologies|apologies|i apologi[sz]e"
    r"|leider|natürlich|gerne|klar|ja|nein|hallo|bien sûr|oui|non|bonjour|malheureusement|désolée?|désolé|claro(?: que sí)?|por supuesto|sí|hola|lo siento"
    r"|lamentablemente|desafortunadamente|infelizmente|sim|não|olá|desculpe|certo|certamente|purtroppo|sì|ciao|mi dispiace"
    r")(?:[,!.:;]+| [–—-]+)[ ]*(?:but |and |aber |und |mais |et |pero |y |mas |e |ma )?)+|(?:当然|好的|您好|你好|抱歉|对不起|很遗憾|はい|もちろん|残念ながら|申し訳ありませんが|네|물론|죄송하지만)"
    r"[，、,！!。 ]+",
)
"""Words before a comma that change nothing in what the rest states."""

CONTRAST = lazy(
    r"(?:[,;] ?(?:but|however|although|though|yet|aber|jedoch|allerdings|obwohl|doch|mais|cependant|toutefois|pero|sin embargo|aunque|mas|porém"
    r"|contudo|no entanto|ma|però|tuttavia)\b,?"
    r"| (?:but|however|aber|jedoch|mais(?! (?:algum|infor|detal|dúvid|pergun|nada|perto))|pero) |; |[，,](?:但是?|不过|然而)|ですが、|ますが、|ませんが、|せんが、|지만,? )",
)
"""Where the other half of a mixed sentence begins."""

LINKED = lazy(r",? (?:and|und|et|y|e) |, ")
"""Where a sentence of talk goes on: "Thank you, and have a nice day"."""

REFERENCES = lazy(
    r"(?:sources?|references?|citations?|bibliography|works cited|further reading|footnotes?|quellen?|literatur|références?|bibliographie|fuentes?"
    r"|referencias?|fontes?|referências|fonti?|riferimenti|来源|参考(?:资料|文献)|出典|参考文献|출처|참고 ?문헌)",
)
"""The heading of a list of sources."""
LONGEST_REFERENCES = 20
"""So many characters it has at most."""

_YES_NO = "yes no yeah yep nope ja nein doch oui non si sí sì sim não はい いいえ 네 예 아니요 是 是的 不 不是 对"
YES_NO = frozenset(_YES_NO.split())
"""Answers to a question, and no statement without one."""
