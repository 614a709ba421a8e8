"""Units convert inside their family, there and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring.quantities import currencies, units, values


@pytest.mark.parametrize(
    ("amount", "name", "base"),
    [
        (100, "°C", 100),
        (212, "°F", 100),
        (0, "K", -273.15),
        (1, "mile", 1609.344),
        (1, "kWh", 3.6e6),
        (2, "lb", 0.90718474),
        (1, "gallon", 3.785411784),
    ],
)
def test_conversion(amount, name, base):
    assert units.convert(amount, name) == pytest.approx(base)


@given(st.sampled_from(sorted(units.BY_NAME)), st.floats(-1e6, 1e6))
def test_conversion_is_reversible(name, amount):
    unit = units.BY_NAME[name]
    assert (units.convert(amount, name) - unit.offset) / unit.factor == pytest.approx(amount, abs=1e-6)


@pytest.mark.parametrize(
    ("one", "other"),
    [("2500 g", "2.5 kg"), ("24 months", "2 years"), ("36 km/h", "10 m/s"), ("1 GB", "1000 MB"), ("1 t", "1000 kg")],
)
def test_equal_amounts_in_two_units(one, other):
    first, second = values.find(f"It has {one} there.")[0], values.find(f"It has {other} there.")[0]
    assert first.family == second.family
    assert first.value == pytest.approx(second.value)


def test_unknown_unit():
    with pytest.raises(KeyError):
        units.convert(1, "furlongs")


@pytest.mark.parametrize(
    ("left", "right", "same"),
    [("EUR", "EUR", True), ("EUR", "USD", False), ("¥", "CNY", True), ("¥", "USD", False), ("", "USD", True)],
)
def test_same_currency(left, right, same):
    assert currencies.same(left, right) is same
    assert currencies.same(right, left) is same
