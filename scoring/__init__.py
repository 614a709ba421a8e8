"""Checks that an answer stands on its sources. Pure: text in, numbers out."""

from scoring.check import check
from scoring.records import CheckResult, CitedChunk, Claim, Conflict, Evidence, Fact, Helpfulness

__all__ = ["CheckResult", "CitedChunk", "Claim", "Conflict", "Evidence", "Fact", "Helpfulness", "check"]
