"""Parties: the two sides of a contract or a trade, of whom one pays or must do what the other need not: tenant and
landlord, buyer and seller; in Russian, Arabic, Turkish, Japanese, Chinese and Korean."""

from __future__ import annotations

from scoring.expressions import lazy

_PAIRS = (
    (
        r"\bарендатор\w*|нанимател\w+|\bжил(?:ец|ьц\w+)|квартиросъ[её]мщик\w*|مستأجر\w*|kiracı\w*|借[主り]人?|賃借人|入居者|租客|承租人|租户"
        r"|임차인\w*|세입자\w*",
        r"арендодател\w+|наймодател\w+|(?:владел[еь]ц?\w*|собственник\w*|хозяин\w*)(?:\sквартиры|\sжилья)?|مالك\w*|مؤجر\w*"
        r"|ev\ssahib\w*|kiraya\sveren\w*|mal\ssahib\w*|貸[主し]人?|賃貸人|大家|家主|房东|出租人|业主|임대인\w*|집주인\w*",
    ),
    (
        r"покупател\w+|заказчик\w*|مشتري\w*|alıcı\w*|müşteri\w*|購入者|買[主い]手?|買主|注文者|买[家方]|购买[者人]|구매자\w*|매수인\w*",
        r"продав(?:ец|ц)\w*|поставщик\w*|исполнител\w+|بائع\w*|satıcı\w*|販売[者店]|売[主り]手?|出品者|卖[家方]|商家|판매자\w*|매도인\w*",
    ),
    (
        r"\b(?:работник|сотрудник|служащ)\w*|موظف\w*|عامل\w*|çalışan\w*|işçi\w*|従業員|労働者|社員|员工|雇员|劳动者|근로자\w*|직원\w*",
        r"работодател\w+|\bкомпани\w+|صاحب\sالعمل|أصحاب\sالعمل|رب\sالعمل|işveren\w*|雇用主|使用者|会社|雇主|用人单位|사용자\w*|고용주\w*|회사\w*",
    ),
    (
        r"за[её]мщик\w*|кредитор\w*|مقترض\w*|borçlu\w*|借入人|借款人|债务人|차주\w*|채무자\w*",
        r"\bбанк\w*|заимодав\w+|مقرض\w*|kredi\sveren\w*|貸付人|贷款人|债权人|대주\w*|채권자\w*",
    ),
    (
        r"отправител\w+|مرسل(?!\sإلي)\w*|gönderici\w*|gönderen\w*|発送者|差出人|寄件人|发件人|발송인\w*",
        r"получател\w+|مستلم\w*|مرسل\sإلي\w*|受取人|収件人|收件人|수령인\w*|수취인\w*",
    ),
)
_BEARS = lazy(
    r"оплач\w+|\bплат\w+|опла[тч]\w+|за\sсч[её]т|покрыва\w+|нес[её]т|возмеща\w+|уплач\w+|обязан\w*|должен|отвеча\w+|يدفع|تدفع|يتحمل|تتحمل|يسدد"
    r"|تسدد|على\s(?:عاتق|نفقة|حساب)|على\s(?:ال)?(?:مستأجر|مالك|بائع|مشتري|موظف)|يلتزم|öde\w+|karşıla\w+|ait(?:tir)?\b|üstlen\w+|yükümlü\w*|sorumlu\w*"
    r"|負担|支払|払[いうっ]|責任|承担|支付|负担|负责|缴|出资|부담\w*|지불\w*|납부\w*|낸다|냅니다|내야|책임\w*"
)
_SIDES = tuple(((number, side), lazy(words)) for number, pair in enumerate(_PAIRS) for side, words in enumerate(pair))
Side = tuple[int, int]
"""A pair, and which of the two."""


def parties(text: str) -> dict[Side, str]:
    """The parties in a text in lower case that says who bears a cost or a duty, each with its words; none elsewhere."""
    if _BEARS.search(text) is None:
        return {}
    return {side: match.group() for side, words in _SIDES if (match := words.search(text)) is not None}


def bearing(text: str) -> str:
    """The words of a text that say who bears it."""
    return " ".join(_BEARS.findall(text))


def exchanged(mine: dict[Side, str], theirs: dict[Side, str]) -> bool:
    """Whether one text names one side of a pair alone and the other text the other."""
    return len(mine) == 1 and any((pair, 1 - side) in theirs and (pair, side) not in theirs for pair, side in mine)
