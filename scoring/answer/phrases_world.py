# ruff: noqa: E501
# fmt: off
"""Sentences that state nothing, in languages other than English; see ``phrases``."""

from __future__ import annotations

from scoring.answer.phrases import Phrase

_DE_SOURCE = (
    r"(?:(?:den|die|der|das|dem|ihren|meinen) )?(?:(?:bereitgestellten?|vorliegenden?|gegebenen?|angegebenen?|zur verfügung gestellten) )?"
    r"(?:dokumente?n?|dokument|kontext|quellen?|texte?n?|unterlagen|informationen|angaben)"
)
GERMAN: list[Phrase] = [
    ("grüß guten hallo hi liebe lieber liebes moin sehr servus", r"(?:hallo|guten (?:tag|morgen|abend)|grüß gott|servus|moin|hi)(?:,? [\wäöüß]{2,15})?|(?:liebe|sehr geehrte)[rs]? [\wäöüß .]{2,30}"),
    ("aber alles besten bitte dank danke genau gern gerne herzlichen klar natürlich selbstverständlich verstanden vielen", r"gern(?:e)?(?: doch| geschehen)?|natürlich|selbstverständlich|klar|aber sicher|alles klar|verstanden|bitte(?: sehr| schön)?|genau"
    r"|(?:vielen |herzlichen |besten )?danke?(?: schön| sehr)?(?: für [^.]{1,80})?"),
    ("das eine gute interessante schön sehr tolle", r"(?:das ist )?(?:eine )?(?:sehr )?(?:gute|interessante|tolle) frage|schön,? dass (?:du|sie) fragst?(?:en)?"),
    ("hier", r"hier (?:ist|sind|finden sie|findest du|kommt)\b[^.]{0,40}\b(?:antwort|zusammenfassung|informationen|übersicht|liste|punkte|ergebnisse"
    r"|gefunden|details|schritte)\b[^.]{0,60}"),
    ("das dies folgendes im", rf"(?:folgendes|das|dies) (?:habe ich (?:gefunden|dazu gefunden)|sagen {_DE_SOURCE}|steht in {_DE_SOURCE})|im folgenden\b[^.]{{0,60}}"),
    ("antwort auf aus basierend einleitung fazit gemäß kurz laut nach quelle quellen zusammenfassung zusammengefasst überblick", rf"(?:basierend auf|auf (?:der )?(?:grundlage|basis)(?: von)?|laut|gemäß|nach|aus) {_DE_SOURCE}|zusammenfassung|zusammengefasst|kurz gesagt"
    r"|antwort|quellen?|einleitung|überblick|fazit"),
    ("das dies ich keine nicht unbekannt weiss weiß", r"ich (?:weiß|weiss) (?:es |das |dazu |darüber )*(?:leider )?nicht(?:s)?\b.*|(?:das |dies )?wei(?:ß|ss) ich (?:leider |auch )*nicht|keine ahnung|unbekannt|nicht bekannt"),
    ("ich", r"ich bin (?:mir )?(?:da )?nicht sicher\b.*"),
    ("darüber dazu es finde gibt habe hierzu keine leider liegen", r"(?:dazu |darüber |hierzu |leider |es )*(?:gibt es |liegen (?:mir )?|habe ich |finde ich )?(?:leider )?keine (?:\w+ )?(?:angaben?|informationen?|hinweise)"
    r"\b(?: .*)?"),
    ("das dies es in ist leider nicht sind wird", rf"(?:das |dies |leider |es )*(?:ist |wird |sind )?(?:leider )?(?:in {_DE_SOURCE} )?nicht (?:angegeben|erwähnt|enthalten|genannt|aufgeführt|ersichtlich)"
    rf"(?: .*)?"),
    ("ich kann konnte leider", r"(?:leider )?(?:ich )?(?:konnte|kann)(?: ich)?\b.*\b(?:nicht|nichts|keine?n?)\b.*\b(?:finden|beantworten|sagen|helfen)"),
    ("angaben angegebene angegebenen bereitgestellte bereitgestellten das dem den der die dokument dokumente dokumenten dokumentn gegebene gegebenen ihren informationen kontext meinen quelle quellen text texte texten textn unterlagen vorliegende vorliegenden zur", rf"{_DE_SOURCE} (?:erwähn(?:en|t)|enthalten|enthält|nenn(?:en|t)|sag(?:en|t)|geb(?:en)|gibt|liefer(?:n|t)|mach(?:en|t))\b.*\b(?:nicht|nichts|keine?n?)\b.*"),
    ("hoffentlich ich", r"(?:ich hoffe|hoffentlich)\b.*\b(?:hilft|geholfen|weiter|hilfreich|helfen)\b.*"),
    ("bei falls sollten wenn", r"(?:wenn|falls|bei|sollten)\b.*\b(?:fragen|hilfe|brauch\w*|benötig\w*)\b.*\b(?:meld\w*|wend\w*|sag\w*|frag\w*|gern\w*|verfügung|kontakt\w*|bescheid)\b.*"),
    ("lass lassen melde melden sag sagen zögern", r"(?:melden sie sich|melde dich|lassen sie (?:es )?mich wissen|lass (?:es )?mich wissen|sag(?:en sie)?\b.*bescheid|zögern sie nicht)\b.*"),
    ("helfe ich stehe", r"(?:ich )?(?:helfe|stehe)\b.*\b(?:gern\w*|verfügung)\b.*"),
    ("auf beste besten einen freundliche freundlichen mit schönen tschüss viel viele vielen", r"auf wiedersehen|tschüss|(?:mit )?(?:freundliche|beste|viele)n? grüße?n?\b.*|viel (?:spaß|erfolg|glück)\b.*|(?:einen )?schönen (?:tag|abend)\b.*"),
    ("entschuldigen entschuldigung es tut verzeihung", r"(?:entschuldigung|entschuldigen sie|verzeihung|(?:es )?tut mir leid)(?: für [^.]{1,60})?"),
    ("gern gerne", r"gerne? (?:helfe|unterstütze|beantworte|erkläre|zeige)\b.*\b(?:ich|wir)\b[^.]{0,40}"),
    ("leider", rf"leider (?:erwähn(?:en|t)|enthalten|enthält|nenn(?:en|t)|sag(?:en|t)|geb(?:en)|gibt|liefer(?:n|t)|mach(?:en|t)) {_DE_SOURCE}\b.*\b(?:nicht|nichts|keine?n?)\b.*"),
    ("als", r"als (?:ki|künstliche intelligenz|sprachmodell)\b.*"),
]

_FR_SOURCE = r"(?:(?:le|les|la|des|du|ces|ce) )?(?:contexte|documents?|sources?|textes?|passages?|informations?|extraits?)(?: (?:fournie?s?|donnée?s?|disponibles?))?"
FRENCH: list[Phrase] = [
    ("bienvenue bonjour bonsoir cher chers chère chères coucou salut", r"(?:bonjour|bonsoir|salut|coucou)(?:,? [\w'’-]{2,15}| à tous| à toutes)?|(?:cher|chère)s? [\w .'’-]{2,30}|bienvenue\b[^.]{0,40}"),
    ("absolument avec bien certainement d de entendu merci parfait", r"bien sûr|certainement|avec plaisir|d'accord|absolument|entendu|parfait|merci(?: beaucoup| bien)?(?: (?:pour|de) [^.]{1,80})?|de rien"),
    ("bonne c excellente quelle très", r"(?:c'est une |quelle )?(?:très )?(?:bonne|excellente) question"),
    ("voici voilà", r"voici (?:ce que|la|le|les|une?|des|quelques|votre)\b[^.]{0,80}|voilà ce que\b[^.]{0,80}"),
    ("conclusion d en introduction pour référence références réponse résumé selon source sources sur à", rf"(?:d'après|selon|sur la base d[eu]s?|à partir d[eu]s?|en se basant sur) {_FR_SOURCE}|en résumé|pour résumer|réponse|résumé|sources?|références?"
    r"|en bref|conclusion|introduction"),
    ("aucune inconnu inconnue je", r"je ne sais pas\b.*|aucune idée|inconnue?|je ne suis pas (?:sûre?|certaine?)\b.*"),
    ("", r"(?:cela |ce |ceci )?(?:n'est |n'est pas |non )?(?:pas )?(?:mentionn|précis|indiqu|fourni|spécifi)\w*(?: (?:dans|par)\b.*)?"),
    ("aucune il pas", r"(?:il n'y a |il n'existe )?(?:pas d'|aucune )(?:information|mention|donnée|précision|réponse)s?\b.*"),
    ("ce ces contexte des document documents du extrait extraits information informations la le les passage passages source sources texte textes", rf"{_FR_SOURCE} ne (?:mentionne|précise|indique|contien|fourni|di|donne|parle|spécifie|permet)\w*\b.*"),
    ("je", r"je n'ai pas (?:pu |réussi à )?(?:trouv\w+|d'informations?|accès|assez)\b.*|je ne (?:peux|trouve|dispose|suis) pas\b.*(?:répondre|trouver|information|aider|dire|mesure)\b.*"),
    ("dites faites j n si", r"j'espère que\b.*|n'hésitez pas\b.*|n'hésite pas\b.*|si vous avez\b.*\b(?:questions?|besoin)\b.*|faites-(?:le-)?moi savoir\b.*|dites-moi\b.*"),
    ("au bonne cordialement je à", r"je (?:suis|reste) (?:là pour|à votre disposition|heureux|heureuse)\b.*|au revoir|à bientôt|cordialement\b.*|bonne (?:journée|soirée|chance)\b.*"),
    ("je ravi ravie", r"je (?:peux|vais) (?:vous |t'|te )(?:aider|répondre|expliquer)\b[^.]{0,40}|(?:je suis )?ravie? de (?:vous|t') ?aider\b[^.]{0,20}"),
    ("désolé désolée en excusez je toutes", r"(?:je suis )?désolée?(?: pour [^.]{1,60})?|excusez-moi|toutes mes excuses|en tant qu'(?:ia|intelligence|assistant|modèle)\b.*"),
]

_ES_SOURCE = r"(?:(?:el|los|las|la|este|estos) )?(?:contexto|documentos?|fuentes?|textos?|pasajes?|informaci[oó]n|extractos?)(?: (?:proporcionad|dad|disponible|facilitad)\w*)?"
SPANISH: list[Phrase] = [
    ("bienvenida bienvenidas bienvenido bienvenidos buenas buenos estimada estimadas estimado estimados hola querida queridas querido queridos", r"(?:¡?hola|buenos días|buenas (?:tardes|noches))(?:,? [\w'’-]{2,15}| a todos)?|(?:estimad|querid)[oa]s? [\w .'’-]{2,30}|bienvenid[oa]s?\b[^.]{0,40}"),
    ("claro con de desde entendido gracias muchas perfecto por", r"claro(?: que sí)?|por supuesto|desde luego|con (?:mucho )?gusto|de acuerdo|perfecto|entendido|(?:muchas )?gracias(?: por [^.]{1,80})?|de nada"),
    ("buena es excelente muy qué", r"(?:es una |qué )?(?:muy )?(?:buena|excelente) pregunta"),
    ("a acá aquí este esto", r"(?:aquí|a continuación|acá)(?: te| le| se)? (?:está|están|tiene|tienes|presento|presentan|muestro|va|dejo|encontrará)n?\b[^.]{0,80}"
    r"|est[oe] es lo que\b[^.]{0,80}"),
    ("a basándome con conclusión de en fuente fuentes introducción para referencia referencias respuesta resumen según", rf"(?:según|de acuerdo con|con base en|basándome en|a partir de) {_ES_SOURCE}|en resumen|para resumir|respuesta|resumen|fuentes?|referencias?|en breve"
    r"|conclusión|introducción"),
    ("desconoce desconocido ni no se yo", r"(?:yo )?no (?:lo )?sé\b.*|ni idea|(?:se )?desconoc(?:e|ido)|no estoy segur[oa]\b.*"),
    ("no", r"no (?:se |está |están )?(?:menciona|especifica|indica|dice|proporciona|encuentra|disponible|consta)\w*(?: (?:en|por)\b.*)?"),
    ("no", r"no (?:hay|existe|tengo|dispongo de|encontré|encuentro)(?: \w+)? (?:informaci[oó]n|menci[oó]n|datos|detalles|respuesta|acceso)\b.*"),
    ("contexto documento documentos el este estos extracto extractos fuente fuentes informacion información la las los pasaje pasajes texto textos", rf"{_ES_SOURCE} no (?:menciona|indica|especifica|contiene|proporciona|dice|incluye|aclara|da|ofrece)n?\b.*"),
    ("no", r"no (?:pude|puedo|he podido|logré) (?:encontrar|responder|ayudar|determinar|confirmar|contestar)\b.*"),
    ("avisame aviseme avísame avíseme dime espero hagame hagamelo hageme hagemelo hagme hagmelo hágame hágamelo háganmelo hágeme hágemelo hágme hágmelo no por si", r"espero que\b.*\b(?:ayud\w+|útil|sirva)\b.*|no dudes? en\b.*|si (?:tiene|necesita|desea|quiere)s?\b.*\b(?:preguntas?|dudas?|ayuda|algo más|información)\b.*"
    r"|(?:por favor,? )?(?:av[ií]s[ae]me|h[aá]g[ae]?me(?:lo)? saber|háganmelo saber|dime si)\b.*"),
    ("adiós buena estoy hasta que quedo saludos", r"(?:estoy|quedo) (?:aquí para|a (?:su|tu) disposición|encantad)\b.*|adiós|hasta (?:luego|pronto)|saludos\b.*|que tengas?\b.*|buena suerte\b.*"),
    ("con encantada encantado le puedo te", r"con (?:mucho )?gusto (?:le|te|les|os) ayud\w+[^.]{0,30}|(?:le|te) ayudo\b[^.]{0,30}|encantad[oa] de ayudar\w*|puedo ayudar(?:le|te|les|os)?(?: con (?:eso|esto|ello))?"),
    ("como disculpas lo mis perdon perdón", r"lo siento(?: mucho)?|(?:mis )?disculpas|perd[oó]n|como (?:ia|inteligencia artificial|modelo de lenguaje)\b.*"),
]

_PT_SOURCE = r"(?:(?:o|os|as|a|este|estes) )?(?:contexto|documentos?|fontes?|textos?|trechos?|informaç(?:ão|ões)|passagens?)(?: (?:fornecid|dad|disponív|apresentad)\w*)?"
PORTUGUESE: list[Phrase] = [
    ("bem boa bom cara caras caro caros oi olá prezada prezadas prezado prezados", r"(?:olá|oi|bom dia|boa (?:tarde|noite))(?:,? [\w'’-]{2,15}| a todos)?|(?:car|prezad)[oa]s? [\w .'’-]{2,30}|bem-vind[oa]s?\b[^.]{0,40}"),
    ("certamente claro com de entendido muito obrigada obrigado perfeito", r"claro(?: que sim)?|com certeza|certamente|com prazer|perfeito|entendido|(?:muito )?obrigad[oa](?: (?:por|pela|pelo) [^.]{1,80})?|de nada"),
    ("boa excelente muito que é ótima", r"(?:é uma |que )?(?:muito )?(?:boa|ótima|excelente) pergunta"),
    ("a abaixo aqui eis este isso isto", r"(?:aqui|abaixo|a seguir)(?: te| lhe)? (?:está|estão|vai|vão|apresento)\b[^.]{0,80}|(?:isto|isso|este) é o que\b[^.]{0,80}|eis (?:o que|a|o|os|as)\b[^.]{0,60}"),
    ("com conclusão conforme de em fonte fontes introdução para referência referências resposta resumo segundo", rf"(?:segundo|de acordo com|com base n?[ao]?s?|conforme) {_PT_SOURCE}|em resumo|para resumir|resposta|resumo|fontes?|referências?|conclusão|introdução"),
    ("desconhecida desconhecido eu não sem é", r"(?:eu )?não sei\b.*|(?:é )?desconhecid[oa]|não (?:tenho certeza|faço ideia)\b.*|sem informaç(?:ão|ões)\b.*"),
    ("não", r"não (?:é |está |foi |são )?(?:mencionad|especificad|indicad|informad|fornecid|disponív|consta|declarad)\w*(?: (?:em|no|na|nos|nas|por|pelo)\b.*)?"),
    ("não", r"não (?:há|existe|tenho|encontrei)(?: \w+)? (?:informaç(?:ão|ões)|menção|dados|detalhes|resposta|acesso)\b.*"),
    ("a as contexto documento documentos este estes fonte fontes informação informações o os passagen passagens texto textos trecho trechos", rf"{_PT_SOURCE} não (?:menciona|indica|especifica|cont[eé]m|fornece|diz|inclu[ei]|informa|traz)m?\b.*"),
    ("não", r"não (?:consegui|posso|pude|foi possível) (?:encontrar|responder|ajudar|determinar|confirmar|localizar)\b.*"),
    ("avise diga espero fique me não por se", r"espero (?:que|ter)\b.*\b(?:ajud\w+|útil)\b.*|não hesite\b.*|fique à vontade\b.*|se (?:tiver|precisar|quiser|houver)\b.*\b(?:perguntas?|dúvidas?|ajuda|algo mais|informações)\b.*"
    r"|(?:por favor,? )?(?:me avise|avise-me|diga-me)\b.*"),
    ("adeus atenciosamente até boa estou fico tenha", r"(?:estou|fico) (?:aqui para|à (?:sua )?disposição|feliz)\b.*|adeus|até (?:logo|breve|mais)|atenciosamente\b.*|tenha um\b.*|boa sorte\b.*"),
    ("posso será vou", r"(?:posso|vou) (?:te |lhe |o |a )?(?:ajudar|ajudá-l[oa])(?: (?:você|nisso|com isso))?|será um prazer ajudar\b[^.]{0,20}"),
    ("como desculpe lamento peço sinto", r"(?:sinto muito|desculpe|lamento|peço desculpas?)(?: (?:por|pela|pelo) [^.]{1,60})?|como (?:uma )?(?:ia|inteligência artificial|modelo de linguagem)\b.*"),
]

_IT_SOURCE = r"(?:(?:il|i|le|la|lo|questo|questi) )?(?:contesto|document[oi]|font[ei]|test[oi]|brani?|informazion[ei]|estratt[oi])(?: (?:fornit|dat|disponibil)\w*)?"
ITALIAN: list[Phrase] = [
    ("benvenuta benvenute benvenuti benvenuto buon buonasera buongiorno cara caro ciao egregio gentile salve", r"(?:ciao|salve|buongiorno|buonasera|buon pomeriggio)(?:,? [\w'’-]{2,15}| a tutti)?|(?:gentile|car[oa]|egregio) [\w .'’-]{2,30}|benvenut[oaie]\b[^.]{0,40}"),
    ("capito certamente certo con d di grazie molte perfetto prego volentieri", r"certo|certamente|volentieri|con piacere|d'accordo|perfetto|capito|(?:molte )?grazie(?: mille)?(?: (?:per|di) [^.]{1,80})?|prego|di nulla"),
    ("bella buona che ottima è", r"(?:è una |che )?(?:bella|buona|ottima) domanda"),
    ("di ecco questo", r"ecco (?:cosa|quello che|la|il|i|le|un|una|alcun[ie]|ciò che)\b[^.]{0,80}|di seguito\b[^.]{0,80}|questo è (?:quello|ciò) che\b[^.]{0,80}"),
    ("conclusione fonte fonti in introduzione riassumendo riassunto riferimenti risposta secondo stando sulla", rf"(?:secondo|in base a[il]?|sulla base d[ei]l?|stando a[il]?) {_IT_SOURCE}|in sintesi|in breve|riassumendo|risposta|riassunto|font[ei]|riferimenti|conclusione|introduzione"),
    ("nessuna non sconosciuta sconosciuto", r"non (?:lo )?so\b.*|sconosciut[oa]|non (?:ne sono|sono) sicur[oa]\b.*|nessuna idea"),
    ("non", r"non (?:è |viene |sono |si )?(?:menzionat|specificat|indicat|riportat|fornit|disponibil|dice)\w*(?: (?:in|nel|nei|nella|nelle|dal|dai)\b.*)?"),
    ("nessuna non", r"non (?:c'è|ci sono|ho|esist\w+)(?: \w+)? (?:informazion[ei]|dati|dettagli|menzione|risposta|accesso)\b.*|nessuna informazione\b.*"),
    ("bran brani contesto documenti documento estratti estratto fonte fonti i il informazione informazioni la le lo questi questo testi testo", rf"{_IT_SOURCE} non (?:menziona|indica|specifica|contien|fornisc|dic|include|riporta|parla)\w*\b.*"),
    ("non", r"non (?:ho trovato|riesco a|posso|sono riuscit[oa] a|sono in grado di) ?(?:trovare|rispondere|aiutare|determinare|confermare)?\b.*(?:informazion\w+|rispo\w+|trovare|aiut\w+)\b.*"),
    ("fammi mi non se spero", r"spero (?:che|di)\b.*\b(?:util\w+|aiut\w+)\b.*|non esit\w+\b.*|se (?:ha|hai|avete|serve|desideri)\b.*\b(?:domande|bisogno|altro|dubbi)\b.*|fammi sapere\b.*|mi faccia sapere\b.*"),
    ("a arrivederci buona cordiali resto sono", r"(?:sono|resto) (?:qui per|a disposizione|felice)\b.*|arrivederci|a presto|cordiali saluti\b.*|buona (?:giornata|serata|fortuna)\b.*"),
    ("la posso ti vi", r"posso aiutar(?:ti|la|vi|e)(?: (?:volentieri|con questo))?|(?:ti|la|vi) aiuto(?: volentieri)?"),
    ("chiedo come mi scusa scusami scusate", r"mi dispiace(?: per [^.]{1,60})?|scusa(?:te|mi)?|chiedo scusa|come (?:ia|intelligenza artificiale|modello linguistico)\b.*"),
]

_NL_SOURCE = r"(?:(?:de|het|deze|dit|uw|mijn) )?(?:(?:verstrekte|gegeven|aangeleverde|beschikbare|meegeleverde) )?(?:context|document(?:en)?|bron(?:nen)?|tekst(?:en)?|informatie|gegevens)"
DUTCH: list[Phrase] = [
    ("beste goedemiddag goedemorgen goedenavond geachte hallo hoi welkom", r"(?:hallo|hoi|goede(?:morgen|middag|navond))(?:,? [\w'’-]{2,15})?|(?:beste|geachte) [\w .'’-]{2,30}|welkom\b[^.]{0,40}"),
    ("bedankt dank dankjewel dankuwel graag hartelijk natuurlijk prima uiteraard zeker", r"natuurlijk|uiteraard|zeker(?: weten)?|prima|graag(?: gedaan)?|(?:hartelijk )?(?:bedankt|dank(?:jewel|uwel| je(?: wel)?| u(?: wel)?)?)(?: voor [^.]{1,80})?"),
    ("dat een goede interessante wat", r"(?:dat is |wat )?(?:een )?(?:goede|interessante) vraag"),
    ("graag ik wij", r"(?:ik|wij) help(?:en)? (?:u|je) (?:hier |daar )?(?:graag|verder)\b[^.]{0,40}|graag help ik\b[^.]{0,40}"),
    ("hier hieronder", r"hier(?:onder)? (?:is|zijn|volgt|volgen|vindt u|vind je)\b[^.]{0,40}\b(?:antwoord|samenvatting|overzicht|informatie|lijst|punten|stappen)\b[^.]{0,60}"),
    ("antwoord bron bronnen kort kortom op samengevat samenvatting volgens", rf"(?:volgens|op basis van) {_NL_SOURCE}|samengevat|samenvatting|kortom|kort gezegd|antwoord|bron(?:nen)?"),
    ("heb helaas ik kan kon", r"(?:helaas )?(?:kon|kan|heb)(?: ik)?\b.*\b(?:niets|niet|geen)\b.*\b(?:vinden|gevonden|beantwoorden|zeggen|helpen)\b.*|ik (?:kon|kan|heb)\b.*\b(?:niets|niet|geen)\b.*\b(?:vinden|gevonden|beantwoorden|zeggen|helpen)\b.*|ik weet het niet|helaas (?:staat|noemen|vermelden|bevatten|bevat|vermeldt) .*\b(?:niets|niet|geen)\b.*"),
    ("aangeleverde beschikbare bron bronnen context de deze dit document documenten gegeven gegevens het informatie meegeleverde mijn tekst teksten uw verstrekte", rf"{_NL_SOURCE} (?:vermeld(?:en|t)|noem(?:en|t)|bevat(?:ten)?|geven|geeft|zeg(?:gen|t))\b.*\b(?:niet|niets|geen)\b.*"),
    ("ik hopelijk", r"(?:ik hoop|hopelijk)\b.*\b(?:helpt|geholpen|verder|nuttig|duidelijk)\b.*"),
    ("als laat mocht neem", r"(?:als|mocht)\b.*\b(?:vragen|hulp|nodig)\b.*|laat (?:het )?(?:me|mij|ons) weten\b.*|laat het (?:me|mij|ons) weten\b.*|neem gerust\b.*"),
    ("een fijne met nog prettige tot veel", r"(?:nog )?(?:een )?(?:fijne|prettige) (?:dag|avond|weekend)\b.*|met vriendelijke groet\w*\b.*|tot ziens|veel (?:succes|plezier)\b.*"),
    ("excuses het mijn sorry", r"sorry(?: voor [^.]{1,60})?|(?:mijn )?excuses|het spijt me(?: [^.]{1,40})?"),
]

WESTERN = [*GERMAN, *FRENCH, *SPANISH, *PORTUGUESE, *ITALIAN, *DUTCH]
