"""Records of ``scoring.frozen`` are what data classes would be."""

from __future__ import annotations

import pickle
from dataclasses import FrozenInstanceError, dataclass
from dataclasses import field as data_field
from functools import cached_property

import pytest

from scoring.frozen import field, frozen, replace


@frozen
class Place:
    """Where something is."""

    name: str
    at: tuple[int, int] = (0, 0)
    seen: list[str] = field(factory=list)

    @property
    def x(self) -> int:
        """The first coordinate."""
        return self.at[0]


@frozen
class Name:
    text: str


@dataclass(frozen=True, slots=True)
class Twin:
    name: str
    at: tuple[int, int] = (0, 0)
    seen: list[str] = data_field(default_factory=list)


@pytest.mark.parametrize("given", [("a",), ("a", (1, 2)), ("a", (1, 2), ["b"])])
def test_it_shows_the_fields_that_a_data_class_shows(given):
    assert repr(Place(*given)) == repr(Twin(*given)).replace("Twin", "Place")


def test_fields_are_given_in_order_or_by_name():
    assert Place("a", seen=["b"], at=(1, 2)) == Place("a", (1, 2), ["b"])
    assert Place("a", (1, 2)).x == 1
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'name'"):
        Place()
    with pytest.raises(TypeError, match="unexpected keyword argument 'nam'"):
        Place(nam="a")


def test_a_default_that_is_made_is_another_for_each_record():
    one, other = Place("a"), Place("a")
    one.seen.append("b")
    assert (one.seen, other.seen) == (["b"], [])


def test_it_does_not_change():
    place = Place("a")
    with pytest.raises(FrozenInstanceError, match="cannot assign to field 'name'"):
        place.name = "b"
    with pytest.raises(FrozenInstanceError, match="cannot delete field 'name'"):
        del place.name
    with pytest.raises(AttributeError):
        place.other = 1


def test_a_copy_with_other_values():
    place = Place("a", (1, 2), ["b"])
    assert replace(place, name="c") == Place("c", (1, 2), ["b"])
    with pytest.raises(TypeError):
        replace(place, nam="c")


def test_equal_are_records_of_one_class_and_one_content():
    assert Name("a") == Name("a") != Name("b")
    assert {Name("a"), Name("a")} == {Name("a")}
    assert Name("a") != "a"
    assert Place("a") != Twin("a")


def test_it_travels_between_processes():
    place = Place("a", (1, 2), ["b"])
    assert pickle.loads(pickle.dumps(place)) == place


@frozen
class Read:
    text: str

    @cached_property
    def words(self) -> list[str]:
        """The words."""
        return self.text.split()


def test_what_is_read_of_it_is_kept_and_makes_no_difference():
    one, other = Read("a b"), Read("a b")
    assert one.words is one.words
    assert one == other
    assert pickle.loads(pickle.dumps(one)).words == replace(one).words == ["a", "b"]
    with pytest.raises(FrozenInstanceError):
        one.words = []
