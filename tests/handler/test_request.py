"""Proto3's JSON rules, the limits, and the words of every refusal."""

from __future__ import annotations

import json

import pytest

from handler.errors import ApiError
from handler.request import read
from scoring import Fact

FACT = {"factText": "Water boils at 100 degrees."}
GOOD = {"answerCandidate": "Water boils.", "facts": [FACT]}


def body(**changes: object) -> bytes:
    return json.dumps({**GOOD, **changes}).encode()


def refused(raw: bytes, version: str = "v1") -> list[tuple[str | None, str]]:
    """The violations of a refused body; the message must be their descriptions."""
    with pytest.raises(ApiError) as refusal:
        read(raw, version)
    error = refusal.value
    assert error.code == 400
    assert error.message == "\n".join(violation.description for violation in error.violations)
    return [(violation.field, violation.description) for violation in error.violations]


def test_defaults():
    request = read(body(), "v1")
    assert (request.answer_candidate, request.facts) == ("Water boils.", (Fact("Water boils at 100 degrees."),))
    assert (request.citation_threshold, request.anti_citation_threshold) == (0.6, 0.8)
    assert not (request.claim_level_score or request.anti_citations or request.helpfulness or request.explanations)
    assert (request.prompt, request.search_source, request.user_labels) == ("", None, {})


@pytest.mark.parametrize("camel", [True, False])
def test_every_field_in_both_spellings(camel):
    names = {
        "answer_candidate": "answerCandidate",
        "fact_text": "factText",
        "grounding_spec": "groundingSpec",
        "citation_threshold": "citationThreshold",
        "enable_claim_level_score": "enableClaimLevelScore",
        "enable_anti_citations": "enableAntiCitations",
        "anti_citation_threshold": "antiCitationThreshold",
        "enable_helpfulness_score": "enableHelpfulnessScore",
        "enable_explanations": "enableExplanations",
        "user_labels": "userLabels",
        "grounding_config": "groundingConfig",
    }

    def name(snake: str) -> str:
        return names[snake] if camel else snake

    request = read(
        json.dumps(
            {
                name("grounding_config"): "projects/other/locations/x/groundingConfigs/y",
                name("answer_candidate"): "Yes.",
                "facts": [{name("fact_text"): "No.", "attributes": {"author": "A"}}],
                name("grounding_spec"): {
                    name("citation_threshold"): 0,
                    name("enable_claim_level_score"): True,
                    name("enable_anti_citations"): True,
                    name("anti_citation_threshold"): 1,
                    name("enable_helpfulness_score"): True,
                    name("enable_explanations"): True,
                },
                name("user_labels"): {"team": "qa"},
                "prompt": "Is it?",
            }
        ).encode(),
        "v1",
    )
    assert request.facts == (Fact("No.", {"author": "A"}),)
    assert (request.citation_threshold, request.anti_citation_threshold) == (0.0, 1.0)
    assert request.claim_level_score and request.anti_citations and request.helpfulness and request.explanations
    assert (request.user_labels, request.prompt) == ({"team": "qa"}, "Is it?")


@pytest.mark.parametrize("given", ["0.25", "2.5e-1", ".25", "+0.25", 0.25, " 0.25 "])
def test_numbers_may_be_strings(given):
    assert read(body(groundingSpec={"citationThreshold": given}), "v1").citation_threshold == 0.25


@pytest.mark.parametrize(
    ("given", "meant"),
    [(word, True) for word in ("true", "T", "Yes", "y", "1")]
    + [(word, False) for word in ("FALSE", "f", "no", "N", "0")],
)
def test_booleans_may_be_strings(given, meant):
    assert read(body(groundingSpec={"enableClaimLevelScore": given}), "v1").claim_level_score is meant


def test_null_is_not_given():
    spec = {"citationThreshold": None, "enableClaimLevelScore": None, "antiCitationThreshold": None}
    assert read(body(groundingSpec=spec, userLabels=None, prompt=None), "v1") == read(body(), "v1")
    assert read(body(groundingSpec=None, groundingSource=None), "v1") == read(body(), "v1")
    assert read(body(facts=[{"factText": "x", "attributes": {"a": None}}]), "v1").facts == (Fact("x", {"a": ""}),)


def test_lists_are_lenient():
    assert read(body(facts=FACT), "v1") == read(body(), "v1")
    assert [fact.text for fact in read(body(facts=[[[{"factText": "a"}], {"factText": "b"}], None]), "v1").facts] == [
        "a", "b", "",
    ]  # fmt: skip


def test_repeated_names():
    raw = b"{answerCandidate: 'a', answer_candidate: 'b', facts: {factText: '1'}, facts: [{factText: '2'}]}"
    request = read(raw, "v1")
    assert (request.answer_candidate, [fact.text for fact in request.facts]) == ("b", ["1", "2"])


UNKNOWN = "Invalid JSON payload received. Unknown name"


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        ("[]", [(None, f'{UNKNOWN} "": Root element must be a message.')]),
        ("5", [(None, f'{UNKNOWN} "": Root element must be a message.')]),
        ('{"foo": 1}', [(None, f'{UNKNOWN} "foo": Cannot find field.')]),
        ('{"answercandidate": "x"}', [(None, f'{UNKNOWN} "answercandidate": Cannot find field.')]),
        (
            '{"groundingSpec": {"foo": 1}}',
            [("grounding_spec", f"{UNKNOWN} \"foo\" at 'grounding_spec': Cannot find field.")],
        ),
        ('{"facts": [{}, {"foo": 1}]}', [("facts[1]", f"{UNKNOWN} \"foo\" at 'facts[1]': Cannot find field.")]),
        ('{"facts": {"foo": 1}}', [("facts[0]", f"{UNKNOWN} \"foo\" at 'facts[0]': Cannot find field.")]),
        (
            '{"answerCandidate": ["x"]}',
            [(None, f'{UNKNOWN} "answerCandidate": Proto field is not repeating, cannot start list.')],
        ),
        (
            '{"grounding_spec": []}',
            [(None, f'{UNKNOWN} "grounding_spec": Proto field is not repeating, cannot start list.')],
        ),
        (
            '{"facts": [{"factText": []}]}',
            [("facts[0]", f"{UNKNOWN} \"factText\" at 'facts[0]': Proto field is not repeating, cannot start list.")],
        ),
        ('{"answerCandidate": {}}', [(None, "Invalid value (answer_candidate), Starting an object on a scalar field")]),
        (
            '{"facts": [{"factText": {"a": 1}}]}',
            [("facts[0]", "Invalid value at 'facts[0]' (fact_text), Starting an object on a scalar field")],
        ),
        ('{"answerCandidate": 5}', [("answer_candidate", "Invalid value at 'answer_candidate' (TYPE_STRING), 5")]),
        ('{"prompt": true}', [("prompt", "Invalid value at 'prompt' (TYPE_STRING), true")]),
        ('{"prompt": 1.50}', [("prompt", "Invalid value at 'prompt' (TYPE_STRING), 1.50")]),
        (
            '{"groundingSpec": {"citationThreshold": "abc"}}',
            [
                (
                    "grounding_spec.citation_threshold",
                    "Invalid value at 'grounding_spec.citation_threshold' (TYPE_DOUBLE), \"abc\"",
                )
            ],
        ),
        (
            '{"groundingSpec": {"citationThreshold": true}}',
            [
                (
                    "grounding_spec.citation_threshold",
                    "Invalid value at 'grounding_spec.citation_threshold' (TYPE_DOUBLE), true",
                )
            ],
        ),
        (
            '{"groundingSpec": {"enableClaimLevelScore": "maybe"}}',
            [
                (
                    "grounding_spec.enable_claim_level_score",
                    "Invalid value at 'grounding_spec.enable_claim_level_score' (TYPE_BOOL), \"maybe\"",
                )
            ],
        ),
        (
            '{"groundingSpec": {"enableClaimLevelScore": 1}}',
            [
                (
                    "grounding_spec.enable_claim_level_score",
                    "Invalid value at 'grounding_spec.enable_claim_level_score' (TYPE_BOOL), 1",
                )
            ],
        ),
        (
            '{"facts": ["x"]}',
            [
                (
                    "facts[0]",
                    "Invalid value at 'facts[0]' "
                    '(type.googleapis.com/google.cloud.discoveryengine.v1.GroundingFact), "x"',
                )
            ],
        ),
        (
            '{"userLabels": {"a": 1}}',
            [("user_labels[0].value", "Invalid value at 'user_labels[0].value' (TYPE_STRING), 1")],
        ),
        (
            '{"facts": {"attributes": {"ok": "x", "page": 3}}}',
            [
                (
                    "facts[0].attributes[1].value",
                    "Invalid value at 'facts[0].attributes[1].value' (TYPE_STRING), 3",
                )
            ],
        ),
        (
            '{"userLabels": {"a": "1", "a": "2"}}',
            [("user_labels", f"{UNKNOWN} \"a\" at 'user_labels': Repeated map key: 'a' is already set.")],
        ),
    ],
)
def test_refused_in_google_s_words(raw, expected):
    assert refused(raw.encode()) == expected


@pytest.mark.parametrize("version", ["v1", "v1beta", "v1alpha"])
def test_a_scalar_for_a_message_names_the_type_of_the_version(version):
    name = f"type.googleapis.com/google.cloud.discoveryengine.{version}.CheckGroundingSpec"
    expected = [("grounding_spec", f"Invalid value at 'grounding_spec' ({name}), \"x\"")]
    assert refused(body(groundingSpec="x"), version) == expected


def test_all_problems_of_a_body_are_reported_together_and_in_its_order():
    raw = b'{"x": 1, "facts": [{"y": 2}], "groundingSpec": {"citationThreshold": "z"}, "answerCandidate": 5}'
    assert [field for field, _ in refused(raw)] == [
        None, "facts[0]", "grounding_spec.citation_threshold", "answer_candidate",
    ]  # fmt: skip


def test_a_flood_of_problems_is_cut_short():
    assert len(refused(json.dumps({f"x{index}": 1 for index in range(10_000)}).encode())) == 100
    assert len(refused(json.dumps({"userLabels": {f"x{index}": 1 for index in range(10_000)}}).encode())) == 100


def test_a_long_refused_value_is_echoed_in_part():
    ((_, description),) = refused(body(groundingSpec={"citationThreshold": "x" * 100_000}))
    assert len(description) < 2000


@pytest.mark.parametrize(
    ("changes", "fields"),
    [
        ({"answerCandidate": ""}, ["answer_candidate"]),
        ({"answerCandidate": None}, ["answer_candidate"]),
        ({"answerCandidate": " \n"}, ["answer_candidate"]),
        ({"facts": []}, ["facts"]),
        ({"facts": None}, ["facts"]),
        ({"answerCandidate": "", "facts": []}, ["answer_candidate", "facts"]),
        ({"answerCandidate": "word " * 4097}, ["answer_candidate"]),
        ({"answerCandidate": "word" + "!" * 262_144}, ["answer_candidate"]),
        ({"prompt": "why " * 65_537}, ["prompt"]),
        ({"facts": [FACT] * 201}, ["facts"]),
        ({"facts": [FACT, {"factText": "é" * 10_001}]}, ["facts[1].fact_text"]),
        ({"groundingSpec": {"citationThreshold": 1.01}}, ["grounding_spec.citation_threshold"]),
        ({"groundingSpec": {"citationThreshold": -0.01}}, ["grounding_spec.citation_threshold"]),
        ({"groundingSpec": {"citationThreshold": "NaN"}}, ["grounding_spec.citation_threshold"]),
        ({"groundingSpec": {"citationThreshold": "Infinity"}}, ["grounding_spec.citation_threshold"]),
        ({"groundingSpec": {"antiCitationThreshold": "-Infinity"}}, ["grounding_spec.anti_citation_threshold"]),
        ({"groundingSpec": {"enableHelpfulnessScore": True}}, ["prompt"]),
        ({"groundingSpec": {"enableHelpfulnessScore": True}, "prompt": "  "}, ["prompt"]),
        ({"userLabels": {f"k{index}": "" for index in range(65)}}, ["user_labels"]),
        ({"userLabels": {"": "x"}}, ["user_labels[0].key"]),
        ({"userLabels": {"k" * 64: "x"}}, ["user_labels[0].key"]),
        ({"userLabels": {"Key": "x"}}, ["user_labels[0].key"]),
        ({"userLabels": {"1k": "x"}}, ["user_labels[0].key"]),
        ({"userLabels": {"-k": "x"}}, ["user_labels[0].key"]),
        ({"userLabels": {"ok": "x", "a b": "Y"}}, ["user_labels[1].key", "user_labels[1].value"]),
        ({"userLabels": {"k": "v" * 64}}, ["user_labels[0].value"]),
        ({"groundingSource": {"searchSource": "my-app"}, "facts": []}, ["grounding_source.search_source"]),
        (
            {"groundingSource": {"searchSource": "projects/p/locations/l/collections/c/engines/e/servingConfigs/s"}},
            ["grounding_source"],
        ),
    ],
)
def test_limits_name_the_field(changes, fields):
    assert [field for field, _ in refused(body(**changes))] == fields


def test_what_just_fits_is_accepted():
    request = read(
        body(
            answerCandidate="word " * 4096,
            facts=[{"factText": "é" * 10_000}] * 200,
            groundingSpec={"citationThreshold": 1, "antiCitationThreshold": "0"},
            userLabels={
                "k" * 63: "v" * 63,
                "ключ": "значение-1_",
                "名": "値",
                "हिन्दी": "",
                **{f"k{i}": "" for i in range(60)},
            },
        ),
        "v1",
    )
    assert len(request.facts) == 200
    assert read(body(facts=[{}, {"factText": ""}]), "v1").facts == (Fact(""), Fact(""))


@pytest.mark.parametrize("spelled", ["{}", {"servingConfig": "{}"}, {"serving_config": "{}"}])
def test_a_search_source_is_a_name_or_an_object_around_it(spelled):
    name = "projects/p/locations/global/collections/default_collection/engines/e/servingConfigs/default_search"
    source = json.loads(json.dumps(spelled).replace("{}", name))
    assert read(body(facts=[], groundingSource={"searchSource": source}), "v1alpha").search_source == name


def test_a_search_source_of_another_type_is_refused():
    assert refused(body(groundingSource={"searchSource": 5})) == [
        ("grounding_source.search_source", "Invalid value at 'grounding_source.search_source' (TYPE_STRING), 5")
    ]


def test_html_entities_are_kept_as_they_are():
    assert read(body(answerCandidate="Cameron&#39;s film."), "v1").answer_candidate == "Cameron&#39;s film."
