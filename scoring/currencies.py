"""Currencies: symbols, codes and names -> ISO 4217 codes. No rates: amounts in two currencies are never compared."""

from __future__ import annotations

_ROWS = """
USD $ US$ USD dollar dollars us_dollar us_dollars u.s._dollars american_dollars us-dollar dólares dollari ドル 美元 달러
EUR € EUR euro euros ユーロ 欧元 유로
GBP £ GBP pounds_sterling british_pounds sterling pfund ポンド 英镑
JPY JPY yen 円 日元 엔
CNY CNY RMB yuan renminbi 元 块 人民币 위안
KRW ₩ KRW won 원 韩元
INR ₹ INR Rs rupee rupees rupien ルピー 卢比
CHF CHF francs franken schweizer_franken swiss_francs
CAD C$ CA$ CAD canadian_dollars
AUD A$ AU$ AUD australian_dollars
NZD NZ$ NZD new_zealand_dollars
HKD HK$ HKD hong_kong_dollars 港元
SGD S$ SGD singapore_dollars
BRL R$ BRL reais
MXN MX$ MXN
SEK SEK kronor
NOK NOK norwegian_kroner
DKK DKK kroner danish_kroner
PLN PLN zloty złoty zlotys
CZK CZK koruna korunas
RUB ₽ RUB roubles rubles rubel
TRY ₺ TRY lira
ILS ₪ ILS shekels
BTC BTC bitcoin bitcoins
¥ ¥
"""
CENTS = {"cent": "USD", "cents": "USD", "pence": "GBP", "céntimos": "EUR", "centimes": "EUR", "centavos": ""}


def _table() -> dict[str, str]:
    rows = (row.split() for row in _ROWS.strip().splitlines())
    return {name.replace("_", " "): code for code, *names in rows for name in names}


BY_NAME = _table()
FIRST_OF_MANY = frozenset(name.split()[0] for name in BY_NAME if " " in name)
EAST_ASIAN = {name: code for name, code in BY_NAME.items() if name[0] >= "\u3000"}
PREFIXES = tuple(
    sorted((name for name in BY_NAME if not name[-1].isalpha() or name.isupper()), key=lambda n: (-len(n), n))
)
"""What may stand in front of an amount: symbols and codes, the longest first."""
_YEN_OR_YUAN = frozenset(("¥", "JPY", "CNY"))


def same(left: str, right: str) -> bool:
    """Whether two codes can name one currency ("¥" is the yen or the yuan; an unnamed cent is any)."""
    return left == right or not left or not right or ("¥" in (left, right) and {left, right} <= _YEN_OR_YUAN)
