"""Words for the parts that people have in a work or an office: nouns for the person, nouns for the deed, verbs."""

from __future__ import annotations

from scoring.words.light import word_set

_PERSONS = {
    "direction": "regisseur regisseurin regista réalisateur réalisatrice director directora diretor diretora",
    "screenplay": """drehbuchautor drehbuchautorin screenwriter guionista roteirista scénariste sceneggiatore
    sceneggiatrice scenarist""",
    "music": """komponist komponistin composer compositeur compositrice compositor compositora compositore componist""",
    "lead": "hauptdarsteller hauptdarstellerin protagonista protagonist",
    "author": "autor autorin autora author auteur auteure autrice autore schrijver schrijfster",
    "translation": """übersetzer übersetzerin translator traductor traductora traducteur traductrice traduttore
    traduttrice tradutor tradutora vertaler""",
    "pictures": "illustrator illustratorin illustrateur illustratrice ilustrador ilustradora illustratore",
    "production": "produzent produzentin producer productor productora producteur productrice produttore produtor",
    "design": "architekt architektin architect arquitecto arquitecta architecte architetto arquiteto arquiteta",
    "founding": "gründer gründerin founder fundador fundadora fondateur fondatrice fondatore oprichter",
    "mayor": """bürgermeister bürgermeisterin oberbürgermeister oberbürgermeisterin mayor alcalde alcaldesa maire
    sindaco sindaca prefeito prefeita burgemeester""",
    "coach": """trainer trainerin coach entrenador entrenadora entraîneur entraîneuse allenatore allenatrice
    treinador treinadora""",
    "captain": "kapitän captain capitán capitana capitaine capitano aanvoerder",
    "chair": """vorsitzender vorsitzende präsident präsidentin president presidente presidenta président présidente
    voorzitter chairman chairwoman""",
    "council": "stadtrat stadträtin councillor concejal concejala vereador vereadora assessore",
}
_DEEDS = {
    "foreword": "vorwort foreword prólogo préface prefazione prefácio voorwoord",
    "direction": "regie regia réalisation dirección direção",
    "screenplay": "drehbuch screenplay guion guión roteiro scénario sceneggiatura scenario",
    "music": "musik filmmusik music musique música musica musiche muziek",
    "lead": "hauptrolle hoofdrol",
    "translation": "übersetzung translation traducción traduction traduzione tradução vertaling",
    "pictures": "illustrationen illustrations ilustraciones ilustrações illustrazioni illustraties",
    "production": "produktion produzione produção producción",
}
_VERBS = {
    "direction": """inszenierte inszeniert directed réalisé réalisée réalisa dirigió dirigida dirigido dirigiu diretto
    diretta diresse regisseerde""",
    "author": """stammt schrieb geschrieben verfasste verfasst wrote written écrit écrite écrivit escribió escrito
    escrita escreveu scritto scritta scrisse schreef geschreven""",
    "music": """komponierte komponiert composed composé composée composa compuso compuesta compuesto compôs composta
    composto compose componeerde""",
    "translation": """übersetzte übersetzt translated traduit traduite traduisit tradujo traducido traducida traduziu
    traduzido traduzida tradotto tradotta tradusse vertaalde vertaald""",
    "pictures": """illustrierte illustriert illustrated illustré illustrée illustra ilustró ilustrado ilustrada ilustrou
    illustrato illustrata illustreerde""",
    "production": "produzierte produziert produced",
    "design": """entwarf entworfen designed conçu conçue diseñó diseñado diseñada projetou projetado projetada
    progettato progettata ontwierp ontworpen""",
    "founding": "gründete gegründet founded fondé fondée fundó fundado fundada fundou fondato fondata",
}


def _by_form(table: dict[str, str]) -> dict[str, str]:
    return {form: part for part, forms in table.items() for form in word_set(forms)}


PERSONS, DEEDS, VERBS = _by_form(_PERSONS), _by_form(_DEEDS), _by_form(_VERBS)
"""Lower-case form -> the part that it names."""
ALL = PERSONS | DEEDS | VERBS
EAST = {
    "direction": "导演 執導 执导 導演 監督 감독 연출",
    "screenplay": "编剧 編劇 剧本 脚本 각본 극본",
    "author": "作者 撰写 著者 原作 저자 작가 지은이",
    "translation": "译者 翻译 譯者 翻譯 訳者 翻訳 번역 옮긴이",
    "music": "作曲 配乐 配樂 作曲者 音楽 작곡 음악",
    "words": "作词 作詞 작사",
    "lead": "主演 主角 主役 주연 주인공",
    "production": "制片人 製片人 プロデューサー 프로듀서 제작",
    "design": "设计师 設計師 設計者 建築家 설계",
    "founding": "创始人 創始人 创办人 創業者 創設者 창립자 설립자",
    "mayor": "市长 市長",
    "coach": "主教练 教练 教練 コーチ 코치",
    "captain": "队长 隊長 主将 キャプテン 주장",
    "chair": "董事长 董事長 会长 会長 회장",
    "head": "总裁 總裁 总经理 社長 사장",
    "school": "校长 校長 교장",
    "host": "主持人 司会 진행자",
    "editing": "主编 編集長 편집장",
}
"""Part -> its words in Chinese, Japanese and Korean."""
