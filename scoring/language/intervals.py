"""Intervals: "every 20 minutes" says how often, and not that something holds of all."""

from __future__ import annotations

from scoring.expressions import lazy

INTERVAL = lazy(
    r"\b(?:every|each|alle|jede[rsn]?|tou(?:te)?s les|todos l[oa]s|todas las|todos os|todas as|cada|ogni|elke|om de"
    r"|каждые)\s"
    r"(?:\d+(?:[.,]\d+)?|other|few|couple of|two|three|four|five|six|eight|ten|twelve|fifteen|twenty|thirty|zwei|drei"
    r"|vier|fünf|sechs|zehn|fünfzehn|zwanzig|deux|trois|quatre|cinq|six|dix|quinze|vingt|dos|tres|cuatro|cinco|seis"
    r"|diez|quince|veinte|dois|duas|três|quatro|dez|vinte|due|tre|quattro|cinque|sei|dieci|venti|twee|drie|vijf|zes"
    r"|tien|vijftien|twintig)\s?"
    r"(?:min|hour|hr|second|day|week|month|year|stunde|tag|woche|monat|jahr|sekunde|heure|jour|semaine|mois|an(?:née)?s"
    r"|hora|día|dia|semana|mes|año|ano|or[ae]|giorn|settiman|mes[ei]|ann[oi]|uur|uren|dag|wek|maand|jaar"
    r"|час|дн|недел|месяц)",
    2,
)
"""A word for all, a number, and a unit of time; a lone unit ("every day") is none."""
