"""The request messages as data: names, kinds and shapes. Field names are proto names; JSON may use either spelling.

Sources: the published protos of the three versions; the guide pages for the fields that only they mention
(``prompt``, ``grounding_source``, anti-citations, helpfulness). ``enable_explanations`` is our own extension.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

STRING, DOUBLE, BOOL, MESSAGE, MAP, SERVING_CONFIG = "STRING", "DOUBLE", "BOOL", "MESSAGE", "MAP", "SERVING_CONFIG"
"""Kinds of a field. MAP is string to string; SERVING_CONFIG is a string, or a message around one."""


@dataclass(frozen=True)
class Field:
    """One field of a message. ``message`` is set for all but STRING, DOUBLE and BOOL."""

    name: str
    kind: str
    message: Message | None = None
    repeated: bool = False

    @cached_property
    def json_name(self) -> str:
        """The lowerCamelCase spelling."""
        return re.sub("_([a-z])", lambda match: match[1].upper(), self.name)


@dataclass(frozen=True)
class Message:
    """A message type; ``name`` is its proto name without the package."""

    name: str
    fields: tuple[Field, ...]

    @cached_property
    def by_name(self) -> Mapping[str, Field]:
        """Fields by both spellings. Case counts."""
        return {spelling: field for field in self.fields for spelling in (field.name, field.json_name)}


GROUNDING_FACT = Message(
    "GroundingFact",
    (Field("fact_text", STRING), Field("attributes", MAP, Message("GroundingFact.AttributesEntry", ()))),
)
CHECK_GROUNDING_SPEC = Message(
    "CheckGroundingSpec",
    (
        Field("citation_threshold", DOUBLE),
        Field("enable_claim_level_score", BOOL),
        Field("enable_anti_citations", BOOL),
        Field("anti_citation_threshold", DOUBLE),
        Field("enable_helpfulness_score", BOOL),
        Field("enable_explanations", BOOL),
    ),
)
SEARCH_SOURCE = Message("SearchSource", (Field("serving_config", STRING),))
GROUNDING_SOURCE = Message("GroundingSource", (Field("search_source", SERVING_CONFIG, SEARCH_SOURCE),))
CHECK_GROUNDING_REQUEST = Message(
    "CheckGroundingRequest",
    (
        Field("grounding_config", STRING),
        Field("answer_candidate", STRING),
        Field("facts", MESSAGE, GROUNDING_FACT, repeated=True),
        Field("grounding_spec", MESSAGE, CHECK_GROUNDING_SPEC),
        Field("user_labels", MAP, Message("CheckGroundingRequest.UserLabelsEntry", ())),
        Field("prompt", STRING),
        Field("grounding_source", MESSAGE, GROUNDING_SOURCE),
    ),
)
