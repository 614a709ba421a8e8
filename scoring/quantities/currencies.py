"""Currencies: symbols, codes and names -> ISO 4217 codes. No rates: amounts in two currencies are never compared."""

from __future__ import annotations

from scoring.quantities import tables

CENTS = {"cent": "USD", "cents": "USD", "pence": "GBP", "céntimos": "EUR", "centimes": "EUR", "centavos": ""}


def _table() -> dict[str, str]:
    rows = (row.split() for row in tables.lines("quantity-currencies.txt"))
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
