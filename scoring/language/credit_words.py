"""Words for the parts that people have in a work or an office: nouns for the person, nouns for the deed, verbs."""

from __future__ import annotations

from scoring.words.light import word_set

_PERSONS = {
    "direction": """regisseur regisseurin regista réalisateur réalisatrice director directora diretor diretora режиссёр
    режиссёром режиссер режиссером yönetmen yönetmeni""",
    "screenplay": """drehbuchautor drehbuchautorin screenwriter guionista roteirista scénariste sceneggiatore
    sceneggiatrice scenarist сценарист сценаристом senarist senaristi""",
    "music": """komponist komponistin composer compositeur compositrice compositor compositora compositore componist
    композитор композитором besteci bestecisi""",
    "lead": "hauptdarsteller hauptdarstellerin protagonista protagonist",
    "author": """autor autorin autora author auteur auteure autrice autore schrijver schrijfster автор автором yazar
    yazarı""",
    "translation": """übersetzer übersetzerin translator traductor traductora traducteur traductrice traduttore
    traduttrice tradutor tradutora vertaler переводчик переводчиком çevirmen çevirmeni""",
    "pictures": "illustrator illustratorin illustrateur illustratrice ilustrador ilustradora illustratore",
    "production": """produzent produzentin producer productor productora producteur productrice produttore produtor
    продюсер продюсером yapımcı yapımcısı""",
    "design": """architekt architektin architect arquitecto arquitecta architecte architetto arquiteto arquiteta
    архитектор архитектором mimar mimarı""",
    "founding": """gründer gründerin founder fundador fundadora fondateur fondatrice fondatore oprichter основатель
    основателем kurucu kurucusu""",
    "mayor": """bürgermeister bürgermeisterin oberbürgermeister oberbürgermeisterin mayor alcalde alcaldesa maire
    sindaco sindaca prefeito prefeita burgemeester мэр мэром""",
    "coach": """trainer trainerin coach entrenador entrenadora entraîneur entraîneuse allenatore allenatrice treinador
    treinadora тренер тренером antrenör antrenörü""",
    "captain": "kapitän captain capitán capitana capitaine capitano aanvoerder капитан капитаном kaptan kaptanı",
    "chair": """vorsitzender vorsitzende präsident präsidentin president presidente presidenta président présidente
    voorzitter chairman chairwoman председатель председателем президент президентом başkan başkanı""",
    "council": "stadtrat stadträtin councillor concejal concejala vereador vereadora assessore",
    "manager": "директор директором müdür müdürü",
    "rector": "ректор ректором rektör rektörü",
    "editor": "редактор редактором",
    "governor": "губернатор губернатором vali valisi",
}
_DEEDS = {
    "foreword": "vorwort foreword prólogo préface prefazione prefácio voorwoord",
    "direction": "regie regia réalisation dirección direção режиссура",
    "screenplay": """drehbuch screenplay guion guión roteiro scénario sceneggiatura scenario сценарий senaryosu
    senaryosunu drehbuch screenplay guion guión roteiro scénario sceneggiatura scenario сценарий senaryosu
    senaryosunu""",
    "music": "musik filmmusik music musique música musica musiche muziek музыка музыку müziği müziğini",
    "lead": "hauptrolle hoofdrol",
    "translation": """übersetzung translation traducción traduction traduzione tradução vertaling перевод çevirisi
    çevirisini übersetzung translation traducción traduction traduzione tradução vertaling перевод çevirisi
    çevirisini""",
    "pictures": "illustrationen illustrations ilustraciones ilustrações illustrazioni illustraties",
    "production": "produktion produzione produção producción",
    "words": "слова стихи sözleri sözlerini",
}
_VERBS = {
    "direction": """inszenierte inszeniert directed réalisé réalisée réalisa dirigió dirigida dirigido dirigiu diretto
    diretta diresse regisseerde снял сняла""",
    "author": """stammt schrieb geschrieben verfasste verfasst wrote written écrit écrite écrivit escribió escrito
    escrita escreveu scritto scritta scrisse schreef geschreven написал написала yazdı""",
    "music": """komponierte komponiert composed composé composée composa compuso compuesta compuesto compôs composta
    composto compose componeerde сочинил сочинила besteledi""",
    "translation": """übersetzte übersetzt translated traduit traduite traduisit tradujo traducido traducida traduziu
    traduzido traduzida tradotto tradotta tradusse vertaalde vertaald перевёл перевела çevirdi""",
    "pictures": """illustrierte illustriert illustrated illustré illustrée illustra ilustró ilustrado ilustrada
    ilustrou illustrato illustrata illustreerde""",
    "production": "produzierte produziert produced",
    "design": """entwarf entworfen designed conçu conçue diseñó diseñado diseñada projetou projetado projetada
    progettato progettata ontwierp ontworpen спроектировал спроектировала tasarladı""",
    "founding": """gründete gegründet founded fondé fondée fundó fundado fundada fundou fondato fondata основал
    основала kurdu gründete gegründet founded fondé fondée fundó fundado fundada fundou fondato fondata основал
    основала kurdu""",
}


def _by_form(table: dict[str, str]) -> dict[str, str]:
    return {form: part for part, forms in table.items() for form in word_set(forms)}


PERSONS, DEEDS, VERBS = _by_form(_PERSONS), _by_form(_DEEDS), _by_form(_VERBS)
"""Lower-case form -> the part that it names."""
ALL = PERSONS | DEEDS | VERBS
EAST = {
    "direction": "导演 執導 执导 導演 監督 감독 연출",
    "screenplay": "编剧 編劇 剧本 脚本 각본 극본",
    "author": "作者 撰写 著者 原作 執筆 저자 작가 지은이 글쓴이 집필",
    "pictures": "插图 插圖 挿絵 挿画 삽화",
    "translation": "译者 翻译 譯者 翻譯 訳者 翻訳 번역 옮긴이",
    "music": "作曲 作曲家 作曲者 配乐 配樂 音楽 작곡가 작곡 음악",
    "words": "作词 作詞 作詞家 作詞者 词作者 작사가 작사",
    "lead": "主演 主角 主役 주연 주인공",
    "production": "制片人 製片人 プロデューサー 프로듀서 제작",
    "design": "设计师 設計師 設計者 設計 设计 建築家 설계자 설계",
    "founding": "创始人 創始人 创办人 創業者 創設者 창립자 설립자",
    "mayor": "市长 市長 시장",
    "museum": "馆长 館長 관장",
    "garden": "园长 園長 원장",
    "institute": "院长 院長 所长 所長 소장",
    "office": "局长 局長 국장 主任",
    "board": "理事长 理事長 이사장 主席",
    "governor": "知事 도지사",
    "premier": "总理 首相 총리",
    "state": "总统 總統 大統領 대통령",
    "coach": "主教练 教练 教練 コーチ 코치",
    "captain": "队长 隊長 主将 キャプテン 주장",
    "chair": "董事长 董事長 会长 会長 회장",
    "head": "总裁 總裁 总经理 社長 사장",
    "school": "校长 校長 교장",
    "host": "主持人 司会 진행자",
    "editing": "主编 編集長 편집장",
}
"""Part -> its words in Chinese, Japanese and Korean."""
