"""The JSON dialect: what Google's front end takes, and the words in which it refuses."""

from __future__ import annotations

import json

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from handler import tolerant
from handler.dialect import parse
from handler.tree import JsonSyntaxError, Number

PREFIX = "Invalid JSON payload received. "

characters = st.characters(exclude_categories=["Cs"])
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(characters),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(characters), inner, max_size=4),
    max_leaves=20,
)


def plain(tree: object) -> object:
    """A tree as the standard library gives it (the last of equal names wins there)."""
    if isinstance(tree, tuple):
        return {name: plain(value) for name, value in tree}
    if isinstance(tree, list):
        return [plain(value) for value in tree]
    if isinstance(tree, Number):
        return int(tree.text) if tree.text.lstrip("-").isdigit() else float(tree.text)
    return tree


@given(values, st.booleans(), st.sampled_from([None, 0, 3]))
@example("\u2028\x7f\ud7ff😀", True, None)
def test_whatever_strict_json_accepts_parses_the_same(value, ascii_only, indent):
    text = json.dumps(value, ensure_ascii=ascii_only, indent=indent)
    assert plain(parse(text.encode())) == json.loads(text)
    assert plain(tolerant.parse(text)) == json.loads(text)


@given(st.text(alphabet="{}[],:\"\\'u0dD8cCaeE+-.19 \n\x01tfnrulsé", max_size=40))
def test_every_text_parses_as_the_lenient_parser_alone_would_or_is_refused_alike(text):
    def outcome(read, given):
        try:
            return read(given)
        except JsonSyntaxError as refusal:
            return str(refusal)

    expected = outcome(tolerant.parse, text) if text.strip(tolerant.BLANKS) else ()
    assert outcome(parse, text.encode()) == expected


@given(st.binary(max_size=60))
def test_any_bytes_parse_or_are_refused_in_google_s_words(body):
    try:
        parse(body)
    except JsonSyntaxError as refusal:
        assert str(refusal).startswith(PREFIX)


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (b"", {}),
        (b" \t\r\n\v\f", {}),
        (b"\xef\xbb\xbf{}", {}),
        (b'{"a": [1, 2,],}', {"a": [1, 2]}),
        (b"{a: 'x', $b_2: \"y\"}", {"a": "x", "$b_2": "y"}),
        (rb"""['it\'s', "it's", '"', "\"", "\q\v\/"]""", ["it's", "it's", '"', '"', "q\v/"]),
        (b'["a\nb\tc\x01"]', ["a\nb\tc\x01"]),
        (b'\v{"a"\f:\v1\f}\v', {"a": 1}),
        (b"['\\u00e9\\ud83d\\ude00\\u0000']", ["é😀\0"]),
        (b'["\\\\ud800"]', ["\\ud800"]),
        (b"[1., -0, 1e2, 123456789012345678901234567890]", [1.0, 0, 100.0, 123456789012345678901234567890]),
        (b'{"a": 1, "a": 2}', {"a": 2}),
    ],
)
def test_accepted(body, expected):
    assert plain(parse(body)) == expected


def test_repeated_names_and_their_order_survive():
    assert parse(b'{"b": 1, "a": true, "b": null}') == (("b", Number("1")), ("a", True), ("b", None))


@pytest.mark.parametrize(
    ("body", "reason"),
    [
        (b"not json", "Unexpected token.\nnot json\n^"),
        (b"{not json", "Expected : between key:value pair.\n{not json\n     ^"),
        (b'{"facts":', "Unexpected end of string. Expected a value.\n\n^"),
        (b'{"a": 1', "Unexpected end of string. Expected , or } after key:value pair.\n\n^"),
        (b"[1", "Unexpected end of string. Expected , or ] after array value.\n\n^"),
        (b"[", "Unexpected end of string. Expected a value or ] within an array.\n\n^"),
        (b"{", "Unexpected end of string. Expected an object key or }.\n\n^"),
        (b'{"a": NaN}', 'Unexpected token.\n{"a": NaN}\n      ^'),
        (b'{"a": -Infinity}', 'Unable to parse number.\n{"a": -Infinity}\n      ^'),
        (b"[,]", "Unexpected token.\n[,]\n ^"),
        (b"{,}", "Expected an object key or }.\n{,}\n ^"),
        (b'{"a": 1,,}', 'Expected an object key or }.\n{"a": 1,,}\n        ^'),
        (b"{1: 2}", "Expected an object key or }.\n{1: 2}\n ^"),
        (b"{true: 2}", "Expected an object key or }.\n{true: 2}\n ^"),
        (b"[1 2]", "Expected , or ] after array value.\n[1 2]\n   ^"),
        (b"[@]", "Expected a value or ] within an array.\n[@]\n ^"),
        (b"{} x", "Parsing terminated before end of input.\n{} x\n   ^"),
        (b'"abc', 'Closing quote expected in string.\n"abc\n    ^'),
        (b'"abc\\', 'Closing quote expected in string.\n"abc\\\n    ^'),
        (b'"\\u00', 'Illegal hex string.\n"\\u00\n ^'),
        (b'"\\u00g0"', 'Invalid escape sequence.\n"\\u00g0"\n ^'),
        (b'"\\ud800"', 'Missing low surrogate.\n"\\ud800"\n ^'),
        (b'"\\ud800\\u0041"', 'Invalid low surrogate.\n"\\ud800\\u0041"\n ^'),
        (b'"\\udc00"', 'Invalid unicode code point.\n"\\udc00"\n ^'),
        (b"[-]", "Unable to parse number.\n[-]\n ^"),
        (b"[1e999]", "Number exceeds the range of double.\n[1e999]\n ^"),
        (b"[017]", "Octal/hex numbers are not valid JSON values.\n[017]\n ^"),
        (b'{"a": "\xff"}', "Encountered non UTF-8 code points."),
    ],
)
def test_refused(body, reason):
    with pytest.raises(JsonSyntaxError) as refusal:
        parse(body)
    assert str(refusal.value) == PREFIX + reason


def test_context_is_twenty_bytes_on_either_side():
    with pytest.raises(JsonSyntaxError) as refusal:
        parse(b"[" + b'"' + b"a" * 50 + b'" ' + b"x" * 50 + b"]")
    assert str(refusal.value).splitlines()[1:] == ["a" * 18 + '" ' + "x" * 20, " " * 20 + "^"]


def test_a_hundred_levels_are_read_and_no_more():
    assert parse(b"[" * 100 + b"]" * 100)
    for body in (b"[" * 101 + b"]" * 101, b'{"a":' * 101 + b"1" + b"}" * 101, b"[" * 500_000, b"[" * 101 + b",]" * 101):
        with pytest.raises(JsonSyntaxError, match="Message too deep"):
            parse(body)


@pytest.mark.parametrize("last", [b"1]", b"]"], ids=["strict", "lenient"])
def test_a_flood_of_values_is_refused(last):
    with pytest.raises(JsonSyntaxError, match="Too many values"):
        parse(b"[" + b"1," * 250_000 + last)
    assert len(parse(b"[" + b"1," * 190_000 + last)) >= 190_000
