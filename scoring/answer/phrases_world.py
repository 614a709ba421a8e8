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
    ("chiedo come mi scusa scusami scusate", r"mi dispiace(?: per [^.]{1,60})?|scusa(?:te|mi)?|chiedo scusa|come (?:ia|intelligenza artificiale|modello linguistico)\b.*"),
]

_ZH_SOURCE = r"(?:提供的|所提供的|所给的?|给定的?|上述|以上|现有的?|检索到的)?(?:文档|资料|上下文|文件|文中|信息|内容|来源|文本|材料)(?:中|里|内)?"
CHINESE = [
    r"(?:您好|你好|大家好|嗨|早上好|下午好|晚上好|早安|晚安)[！!，,。]?|(?:非常|十分)?(?:谢谢|感谢)(?:您|你)?.{0,20}|不客气|当然(?:可以)?|好的|没问题|明白了?|欢迎.{0,20}",
    r"(?:这是(?:一个)?)?(?:很|非常)?好的?问题|很高兴.{0,20}",
    r"以下(?:是|为).{0,30}|(?:答案|总结|来源|参考(?:资料|文献)?|结论|概述|简介)(?:如下)?|(?:如下|见下文)|这是.{0,6}(?:文档|资料|我).{0,10}(?:说|找到|内容).{0,6}",
    rf"(?:根据|基于|依据|按照){_ZH_SOURCE}|总之|综上所述|简而言之",
    r"我?(?:也)?不(?:太)?(?:知道|清楚|确定).{0,30}|未知|不详|无法(?:回答|确定|得知|判断).{0,30}|我(?:无法|不能|没有|未能)(?:找到|回答|确定|提供|查到).{0,40}",
    rf"{_ZH_SOURCE}(?:并)?(?:没有|未|未曾)(?:明确)?(?:提到|提及|说明|包含|提供|给出|指出|涉及).{{0,60}}",
    r"(?:并)?未(?:提及|说明|提供|找到|提到|注明).{0,40}|(?:没有|未)(?:找到|相关|任何)(?:相关|任何)?(?:的)?(?:信息|资料|内容).{0,30}",
    r"希望.{0,20}(?:帮助|有用|帮到).{0,10}|(?:如果|如)(?:您|你)?.{0,20}(?:问题|需要|疑问|帮助).{0,10}(?:请|随时|告诉|联系|询问).{0,20}|请(?:随时|告诉我|告知).{0,20}|祝(?:您|你).{0,15}|再见",
    r"(?:很|非常)?(?:抱歉|对不起|遗憾)|作为(?:一个)?(?:人工智能|AI|ai|语言模型).{0,60}",
]

_JA_SOURCE = (
    r"(?:提供された|与えられた|上記の|この)?(?:文書|資料|コンテキスト|情報|文脈|文章|テキスト|ソース|ドキュメント)"
)
JAPANESE = [
    r"こんにちは|おはようございます|こんばんは|はじめまして|(?:誠に|どうも)?ありがとうございま(?:す|した)|どういたしまして|もちろん(?:です)?|了解(?:しました|です)?|承知(?:しました|いたしました)|かしこまりました|ようこそ.{0,20}",
    r"(?:とても)?(?:良い|いい|よい|素晴らしい)(?:ご)?質問です(?:ね)?",
    r"(?:以下|次)(?:は|の|に|が).{0,25}(?:通り|とおり|まとめ|示します|紹介します|説明します|回答|内容|概要)(?:です|となります|ました|ます)?|(?:回答|答え|まとめ|要約|出典|参考文献|結論|概要)",
    rf"{_JA_SOURCE}(?:によると|によれば|に基づくと|に基づいて)|要するに|つまり|まとめると",
    r"(?:私には)?(?:それは|よく)?(?:分かりません|わかりません|存じません)|不明(?:です)?|お答えできません|回答できません",
    rf"{_JA_SOURCE}(?:に|には|では|からは|の中に).{{0,40}}(?:ません|ない|おりません)(?:でした)?",
    r"(?:.{0,30}(?:に関する|について(?:の)?))?(?:記載|言及|情報|記述)(?:は|が)?(?:ありません|ございません|されていません|見つかりません|見当たりません)(?:でした)?|見つかりませんでした",
    r".{0,20}お役に立て.{0,15}|(?:何か|ほかに|他に|もし).{0,25}(?:お知らせ|ください|お問い合わせ|お尋ね|お申し付け).{0,15}|お気軽に.{0,30}|よろしくお願い.{0,15}|さようなら",
    r"(?:誠に|大変)?申し訳(?:ありません|ございません)(?:が)?|すみません|ごめんなさい|残念ながら",
]

_KO_SOURCE = r"(?:제공된|주어진|위의|이)? ?(?:문서|자료|문맥|컨텍스트|정보|텍스트|출처)(?:에|에는|에서|에서는|가|는|은|이|들은|들에는)?"
KOREAN = [
    r"안녕하세요.{0,15}|안녕하십니까|(?:대단히 |정말 )?(?:감사합니다|고맙습니다).{0,10}|천만에요|물론(?:입니다|이죠|이에요)?|알겠습니다|좋습니다|환영합니다",
    r"(?:정말 |아주 )?(?:좋은|훌륭한) 질문(?:입니다|이네요|이에요)?",
    r"(?:다음은|아래는|여기) .{0,40}(?:입니다|있습니다|같습니다)|(?:답변|요약|출처|참고 ?(?:자료|문헌)|결론|개요)(?:은 다음과 같습니다)?|다음과 같습니다",
    rf"{_KO_SOURCE} ?(?:따르면|의하면|바탕으로|근거하면|따라)|요약하면|결론적으로",
    r"(?:저는 |잘 )*모르겠습니다|(?:저는 )?잘 모릅니다|알 수 없습니다|알 수 없음|불명",
    rf"{_KO_SOURCE} .{{0,40}}(?:없습니다|않습니다|않았습니다|찾을 수 없었습니다)",
    r".{0,30}(?:정보|내용|언급|기록)(?:를|을|가|이|은|는)? ?(?:찾을 수 없|없|찾지 못했)(?:었)?습니다|언급되(?:어 있)?지 않(?:았)?습니다|답변(?:을)? ?(?:드릴|할) 수 없습니다",
    r".{0,20}도움이 되.{0,15}|(?:더|다른|추가).{0,20}(?:궁금|필요|질문).{0,30}(?:주세요|주십시오|말씀|알려).{0,10}|언제든지.{0,30}|안녕히.{0,10}|좋은 하루.{0,10}",
    r"(?:정말 |대단히 )?(?:죄송합니다|미안합니다|유감입니다)",
]

WESTERN = [*GERMAN, *FRENCH, *SPANISH, *PORTUGUESE, *ITALIAN]
EASTERN = [*CHINESE, *JAPANESE, *KOREAN]
"""Every one of them holds a sign of its script."""
