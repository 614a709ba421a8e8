import re

import pytest

from scoring.expressions import lazy

SOURCE = r"(a+)b"


@pytest.mark.parametrize("name", ["match", "fullmatch", "search", "findall"])
def test_it_answers_as_a_compiled_one_the_first_time_and_later(name):
    expression = lazy(SOURCE, re.IGNORECASE)
    for text in ("AAB", "xaab", "c"):
        assert repr(getattr(expression, name)(text)) == repr(getattr(re.compile(SOURCE, re.IGNORECASE), name)(text))


def test_its_source_can_be_read_before_and_after_it_was_used():
    expression = lazy(SOURCE)
    assert (expression.pattern, expression.pattern) == (SOURCE, SOURCE)
    expression.search("ab")
    assert expression.pattern == SOURCE
