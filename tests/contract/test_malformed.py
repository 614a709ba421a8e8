"""Each kind of malformed body: the status, the canonical name and the opening words that callers know."""

from __future__ import annotations

import pytest

from tests.wire import call

SYNTAX = "Invalid JSON payload received. "
UNKNOWN = SYNTAX + "Unknown name "
CASES = {
    "no JSON": (b"not json", SYNTAX + "Unexpected token.\nnot json\n^"),
    "no JSON in an object": (b"{not json", SYNTAX + "Expected : between key:value pair.\n{not json\n     ^"),
    "cut off in a value": (b'{"facts":', SYNTAX + "Unexpected end of string. Expected a value.\n\n^"),
    "object not closed": (
        b'{"answerCandidate": "x"',
        SYNTAX + "Unexpected end of string. Expected , or } after key:value pair.\n\n^",
    ),
    "string not closed": (b'{"answerCandidate": "x', SYNTAX + "Closing quote expected in string."),
    "bare NaN": (b'{"groundingSpec": {"citationThreshold": NaN}}', SYNTAX + "Unexpected token."),
    "garbage after the object": (b"{} {}", SYNTAX + "Parsing terminated before end of input."),
    "key of another kind": (b"{1: 2}", SYNTAX + "Expected an object key or }."),
    "array not parted": (b'{"facts": [{} {}]}', SYNTAX + "Expected , or ] after array value."),
    "array of rubbish": (b'{"facts": [#]}', SYNTAX + "Expected a value or ] within an array."),
    "half an escape": (b'{"a": "\\u12', SYNTAX + "Illegal hex string."),
    "wrong escape": (b'{"a": "\\u12xy"}', SYNTAX + "Invalid escape sequence."),
    "octal number": (b'{"a": 012}', SYNTAX + "Octal/hex numbers are not valid JSON values."),
    "no number": (b'{"a": 1-2}', SYNTAX + "Unable to parse number."),
    "number beyond a double": (b'{"a": 1e400}', SYNTAX + "Number exceeds the range of double."),
    "lone high surrogate": (b'{"answerCandidate": "x\\ud800y"}', SYNTAX + "Missing low surrogate."),
    "high surrogate and no low one": (b'{"answerCandidate": "\\ud800\\u0061"}', SYNTAX + "Invalid low surrogate."),
    "lone low surrogate": (b'{"answerCandidate": "\\udc00"}', SYNTAX + "Invalid unicode code point."),
    "no UTF-8": (b'{"answerCandidate": "\xe9"}', SYNTAX + "Encountered non UTF-8 code points."),
    "too deep": (
        b'{"a":' * 101 + b"1" + b"}" * 101,
        SYNTAX + "Message too deep. Max recursion depth reached for key 'a'",
    ),
    "unknown name": (b'{"foo": 1}', UNKNOWN + '"foo": Cannot find field.'),
    "unknown name below": (
        b'{"groundingSpec": {"foo": 1}}',
        UNKNOWN + "\"foo\" at 'grounding_spec': Cannot find field.",
    ),
    "unknown name in a list": (b'{"facts": [{"foo": 1}]}', UNKNOWN + "\"foo\" at 'facts[0]': Cannot find field."),
    "list for a scalar": (
        b'{"answerCandidate": []}',
        UNKNOWN + '"answerCandidate": Proto field is not repeating, cannot start list.',
    ),
    "list for a message": (
        b'{"groundingSpec": []}',
        UNKNOWN + '"groundingSpec": Proto field is not repeating, cannot start list.',
    ),
    "object for a scalar": (
        b'{"answerCandidate": {}}',
        "Invalid value (answer_candidate), Starting an object on a scalar field",
    ),
    "object for a scalar below": (
        b'{"facts": [{"factText": {}}]}',
        "Invalid value at 'facts[0]' (fact_text), Starting an object on a scalar field",
    ),
    "number for a string": (b'{"answerCandidate": 5}', "Invalid value at 'answer_candidate' (TYPE_STRING), 5"),
    "no number in a string": (
        b'{"groundingSpec": {"citationThreshold": "abc"}}',
        "Invalid value at 'grounding_spec.citation_threshold' (TYPE_DOUBLE), \"abc\"",
    ),
    "no boolean in a string": (
        b'{"groundingSpec": {"enableClaimLevelScore": "maybe"}}',
        "Invalid value at 'grounding_spec.enable_claim_level_score' (TYPE_BOOL), \"maybe\"",
    ),
    "scalar for a message": (
        b'{"groundingSpec": "x"}',
        "Invalid value at 'grounding_spec' "
        '(type.googleapis.com/google.cloud.discoveryengine.v1.CheckGroundingSpec), "x"',
    ),
    "array at the top": (b"[]", UNKNOWN + '"": Root element must be a message.'),
    "map value": (b'{"userLabels": {"a": 1}}', "Invalid value at 'user_labels[0].value' (TYPE_STRING), 1"),
    "map key twice": (b'{"userLabels": {"a": "1", "a": "2"}}', UNKNOWN + "\"a\" at 'user_labels': Repeated map key"),
}


@pytest.mark.parametrize(("body", "opening"), CASES.values(), ids=CASES)
def test_a_malformed_body(body, opening):
    answer = call(body)
    assert (answer.status, answer.error["status"]) == (400, "INVALID_ARGUMENT")
    assert answer.error["message"].startswith(opening)


def test_several_violations_share_one_answer():
    answer = call(b'{"foo": 1, "groundingSpec": {"bar": 2}}')
    assert answer.violations == [
        (None, UNKNOWN + '"foo": Cannot find field.'),
        ("grounding_spec", UNKNOWN + "\"bar\" at 'grounding_spec': Cannot find field."),
    ]
    assert answer.error["message"] == "\n".join(description for _, description in answer.violations)
    assert b'"field": null' not in answer.body
