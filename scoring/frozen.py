"""Records of named fields that cannot change, as ``@dataclass(frozen=True, slots=True)`` makes them, for a tenth of its
price at start (see ``benchmarks/reasons.md``): a data class writes six methods of its own for each class and compiles
them. Here all classes share theirs, and ``__init__`` is compiled once for each number of fields.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import FrozenInstanceError
from functools import cached_property, lru_cache
from operator import attrgetter
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, cast, dataclass_transform

_AnyClass = TypeVar("_AnyClass", bound=type)


class _Made:
    """Stands for a field that is made anew for each record unless it is given."""

    def __init__(self, factory: Callable[[], object]) -> None:
        self.factory = factory


def field(*, factory: Callable[[], Any]) -> Any:
    """A field whose default is what ``factory`` returns, another for each record."""
    return _Made(factory)


def _names(record: _Record) -> tuple[str, ...]:
    return cast("tuple[str, ...]", record.__slots__)


class _Record:
    """What all records can do."""

    __slots__ = ()
    _values: Callable[[Any], tuple[Any, ...]]
    """The values of a record's fields, in order."""

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"cannot assign to field {name!r}")

    def __delattr__(self, name: str) -> None:
        raise FrozenInstanceError(f"cannot delete field {name!r}")

    def __eq__(self, other: object) -> bool:
        if self.__class__ is not other.__class__:
            return NotImplemented
        return self._values(self) == self._values(other)

    def __hash__(self) -> int:
        return hash(self._values(self))

    def __repr__(self) -> str:
        told = (f"{name}={getattr(self, name)!r}" for name in _names(self))
        return f"{self.__class__.__qualname__}({', '.join(told)})"

    def __reduce__(self) -> tuple[type, tuple[Any, ...]]:
        return self.__class__, self._values(self)


class _Reading(_Record):
    """A record that keeps what its cached properties read."""


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: _AnyClass) -> _AnyClass:
    """The class with a slot for each of its annotations, and a constructor that takes them in order or by name; it may
    have cached properties."""
    names = tuple(cls.__annotations__)
    space = {name: value for name, value in vars(cls).items() if name not in (*names, "__dict__", "__weakref__")}
    space |= {"__slots__": names, "__qualname__": cls.__qualname__, "_values": staticmethod(_getter(names))}
    base = _Reading if any(isinstance(value, cached_property) for value in space.values()) else _Record
    made: Any = type(cls)(cls.__name__, (base,), space)
    defaults = [vars(cls)[name] for name in names if name in vars(cls)]
    setters = [_setter(made, name, vars(cls).get(name)) for name in names]
    made.__init__ = _constructor(names, setters, defaults, cls.__qualname__)
    return cast("_AnyClass", made)


def _getter(names: tuple[str, ...]) -> Callable[[Any], tuple[Any, ...]]:
    """What takes the values of a record's fields."""
    get = attrgetter(*names)
    return get if len(names) > 1 else lambda record: (get(record),)


def _setter(cls: type, name: str, default: object) -> Callable[[object, object], None]:
    """What fills a slot of a new record."""
    fill = cast("Callable[[object, object], None]", vars(cls)[name].__set__)
    if not isinstance(default, _Made):
        return fill
    return lambda record, value: fill(record, default.factory() if value is default else value)


def _constructor(
    names: tuple[str, ...], setters: list[Callable[[object, object], None]], defaults: list[object], of: str
) -> FunctionType:
    """``__init__`` with parameters of these names, the last of which have defaults."""
    init: FunctionType = _template(len(names))(*setters)
    init.__code__ = init.__code__.replace(co_varnames=("self", *names))
    init.__defaults__ = tuple(defaults)
    init.__qualname__ = f"{of}.__init__"
    return init


@lru_cache
def _template(size: int) -> Callable[..., FunctionType]:
    """A maker of constructors of ``size`` fields: it takes what fills their slots."""
    places = range(size)
    setters, values = (", ".join(f"{letter}{at}" for at in places) for letter in "sv")
    body = "; ".join(f"s{at}(self, v{at})" for at in places)
    space: dict[str, Any] = {}
    exec(f"def maker({setters}):\n def __init__(self, {values}): {body}\n return __init__", space)
    return cast("Callable[..., FunctionType]", space["maker"])


if TYPE_CHECKING:
    from dataclasses import replace
else:

    def replace(record: _Record, /, **changes: object) -> _Record:
        """A copy of a record, some of whose fields are others."""
        kept = {name: getattr(record, name) for name in _names(record) if name not in changes}
        return record.__class__(**kept, **changes)


__all__ = ["field", "frozen", "replace"]
