"""Generated prose in other languages and scripts, from word lists of our own; characters of Han script from old
standards."""

from __future__ import annotations

from benchmarks.prose import Writer

SPACED = {
    "de": (
        """Brücke Fluss Hafen Bericht Schule Museum Turm Bahnhof Vertrag Wald Patient Markt Regierung Stadt Universität
        Forscherin Krankenhaus Temperatur Geschwindigkeitsbegrenzung Bundesverfassungsgericht Dorf Insel Fabrik""",
        "wurde hat öffnete baute verkaufte erreichte beschrieb ersetzte stieg sank gründete veröffentlichte zerstörte",
        "neue alte große kleine nördliche öffentliche jährliche deutsche wichtige seltene teure erste zweite längste",
        "der die das und in mit von nach über nicht auch seit",
    ),
    "fr": (
        """pont rivière port rapport école musée tour gare contrat forêt patient marché gouvernement ville université
        chercheuse hôpital température vitesse île usine récolte élection château théâtre""",
        "a est ouvrit construisit vendit atteignit décrivit remplaça augmenta diminua fonda publia détruisit",
        "nouvelle ancienne grande petite septentrionale publique annuelle française importante rare chère première",
        "le la les et dans avec de après sur ne pas aussi depuis l'une d'un",
    ),
    "es": (
        """puente río puerto informe escuela museo torre estación contrato bosque paciente mercado gobierno ciudad
        universidad investigadora hospital temperatura velocidad isla fábrica cosecha elección castillo teatro""",
        "fue ha abrió construyó vendió alcanzó describió reemplazó aumentó disminuyó fundó publicó destruyó",
        "nueva antigua grande pequeña septentrional pública anual española importante rara cara primera segunda",
        "el la los y en con de después sobre no también desde",
    ),
    "ru": (
        """мост река порт отчёт школа музей башня вокзал договор лес пациент рынок правительство город университет
        больница температура скорость остров завод урожай выборы замок театр""",
        "был открыл построил продал достиг описал заменил вырос упал основал опубликовал разрушил",
        "новый старый большой малый северный общественный ежегодный русский важный редкий дорогой первый",
        "и в с от после о не также на по",
    ),
    "ar": (
        "جسر نهر ميناء تقرير مدرسة متحف برج محطة عقد غابة مريض سوق حكومة مدينة جامعة مستشفى جزيرة مصنع",
        "كان افتتح بنى باع بلغ وصف استبدل ارتفع انخفض أسس نشر",
        "جديد قديم كبير صغير شمالي عام سنوي مهم نادر أول",
        "في من على إلى مع بعد لا أيضا منذ",
    ),
    "ko": (
        "다리를 강은 항구가 보고서 학교 박물관 탑이 역에서 계약을 숲과 환자는 시장의 정부가 "
        "도시에 대학교 병원 섬으로 공장",
        "열었다 지었다 팔았다 도달했다 설명했다 바꾸었다 늘었다 줄었다 설립했다 발표했다",
        "새로운 오래된 큰 작은 북쪽 공공 연간 중요한 드문 첫",
        "그리고 에서 으로 또한 부터 까지",
    ),
}
_ZH_WORDS = (
    "大学 研究 政府 城市 人口 公司 市场 增长 桥梁 河流 博物馆 报告 学校 医院 温度 合同 森林 岛屿 工厂 选举".split()
)
_ZH_FORMS = (
    "{name}位于{name}市，建于{year}年，全长{number}米。",
    "{year}年{month}月，{word}的{word}增长了{percent}%，达到{number}人。",
    "{name}是{word}{word}的主要{word}，但不再{rare}{word}。",
    "据{name}{word}称，{rare}{word}和{word}在{year}年被{rare}。",
    "“{rare}{word}”由{name}于{year}年{month}月{day}日{rare}{word}！",
)
_JA_WORDS = "大学 研究 政府 都市 人口 会社 市場 増加 橋 川 博物館 報告書 学校 病院 気温 契約 森 島 工場 選挙".split()
_JA_FORMS = (
    "{name}は{name}市にあり、{year}年に建てられた全長{number}メートルの{word}である。",
    "{year}年{month}月、{word}の{word}は{percent}%増えて{number}人になった。",
    "{name}は{word}の主な{word}だが、{rare}はもう{word}ではない。",
    "{name}の{word}によると、{rare}と{word}は{year}年に{rare}された。",
    "「{rare}の{word}」は{name}が{year}年{month}月{day}日に{rare}しました。",
)
HAN = {
    "zh": [bytes((row, cell)).decode("gb2312") for row in range(0xB0, 0xD7) for cell in range(0xA1, 0xFA)],
    "ja": [bytes((row, cell)).decode("euc_jp") for row in range(0xB0, 0xCF) for cell in range(0xA1, 0xFF)],
}
"""The common characters: level 1 of GB 2312 and of JIS X 0208."""
LANGUAGES = (*SPACED, *HAN)


def sentence(language: str, writer: Writer) -> str:
    """One sentence of ``language`` with its stop (and a blank where the script has blanks)."""
    return _spaced(language, writer) if language in SPACED else _han(language, writer)


def text(language: str, length: int, writer: Writer) -> str:
    """Sentences of ``language``, cut at ``length`` characters."""
    parts: list[str] = []
    size = 0
    while size < length:
        parts.append(sentence(language, writer))
        size += len(parts[-1])
    return "".join(parts)[:length]


def _spaced(language: str, writer: Writer) -> str:
    nouns, verbs, adjectives, small = (words.split() for words in SPACED[language])
    chosen: list[str] = []
    for _ in range(2 + writer.below(4)):
        chosen += [writer.pick(small), writer.pick(adjectives), writer.pick(nouns)]
        if writer.below(3) == 0:
            chosen += [writer.place()]
        chosen += [writer.pick(verbs)]
    number = f" {writer.number()}" if writer.below(2) else f" {1800 + writer.below(225)}"
    return f"{chosen[0].capitalize()} {' '.join(chosen[1:])}{number}. "


def _han(language: str, writer: Writer) -> str:
    forms, own = (_ZH_FORMS, _ZH_WORDS) if language == "zh" else (_JA_FORMS, _JA_WORDS)
    signs = HAN[language]
    fill = {
        "name": lambda: writer.ranked(signs) + writer.pick(signs),
        "rare": lambda: writer.ranked(signs) + writer.ranked(signs),
        "word": lambda: writer.pick(own),
        "year": lambda: str(1800 + writer.below(225)),
        "month": lambda: str(1 + writer.below(12)),
        "day": lambda: str(1 + writer.below(28)),
        "percent": lambda: str(1 + writer.below(99)),
        "number": lambda: str(2 + writer.below(90000)),
    }
    parts = writer.pick(forms).split("{")
    return parts[0] + "".join(fill[slot]() + rest for slot, rest in (part.split("}") for part in parts[1:]))
