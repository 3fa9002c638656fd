"""How an event is declared: the verbs it has, and what each of its fields is in a line.

A struct names its `verbs` and gives its fields a `Part` each: `place: Annotated[Cores, PLACE]`.
From that follow full text in both languages, signs, words and options of short text, what a seat
may know, and columns. Nothing here writes or reads: a part names its kind by a string, which
`senpu.events.notation` (how it is written) and `senpu.projections` (what it means on a board)
look up, so that importing the events of a game imports neither.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any, ClassVar, NamedTuple, Protocol, get_type_hints

NEVER = "-"
"""The sign of what is never typed."""


class Part(NamedTuple):
    """What a field is in a line.

    `sign` holds the signs it is typed behind, blanks between: `+ @`; empty: the bare word; `-`:
    never typed. `ja` and `en` are its phrases in full text with the value at `{}`; empty: never
    written. `fills` names its kind. Words of `how`: `joined` to what is before without a comma;
    `always` written, even with its default; `outcome`: deciding gives it again, so it is not taken
    from what is read; `optional` where it is typed; `hidden` from the other player until revealed.
    `column` is its name in tables, where that is not the name of the field.
    """

    sign: str = NEVER
    ja: str = ""
    en: str = ""
    fills: str = ""
    how: str = ""
    column: str = ""

    @property
    def signs(self) -> tuple[str, ...]:
        """The signs it is typed behind; none if it never is."""
        return () if self.sign == NEVER else tuple(self.sign.split()) or ("",)

    @property
    def written(self) -> bool:
        """Whether full text says it."""
        return bool(self.ja or self.en)

    def is_(self, word: str) -> bool:
        """Whether `how` holds a word."""
        return word in self.how.split()


class Verb(NamedTuple):
    """One way to say an event.

    `key` is what is typed: `s`; `f/a` is a verb with an option; empty: never typed as a verb.
    `ja` and `en` are the label of full text; empty: never written. `words` are others that it is
    typed as, blanks between; of `f/a` those of the option. `fixed` are fields it says by itself,
    `usual` values that go without saying in full text; `when` names a field that must be set.
    `parts` are those that are others in this verb: by field; None: not typed with it; by a name
    that is no field: typed only. `hints` answer a sign that it does not take, `meaning` is what
    lists of verbs say where that is not the label.
    """

    key: str = ""
    ja: str = ""
    en: str = ""
    words: str = ""
    fixed: Mapping[str, Any] = {}
    parts: Mapping[str, Part | None] = {}
    hints: Mapping[str, tuple[str, str]] = {}
    when: str = ""
    usual: Mapping[str, Any] = {}
    meaning: tuple[str, str] = ("", "")

    @property
    def letter(self) -> str:
        """The verb without its option."""
        return self.key.partition("/")[0]

    @property
    def option(self) -> str:
        """The option that chooses it, or empty."""
        return self.key.partition("/")[2]


class Declared(Protocol):
    """A struct that declares its verbs and parts, as every `Value` does."""

    verbs: ClassVar[tuple[Verb, ...]]
    order: ClassVar[str]
    __struct_fields__: ClassVar[tuple[str, ...]]


class Way(NamedTuple):
    """A struct with one of its verbs; `typed` and `written` are its parts by field, in order."""

    type: type[Declared]
    verb: Verb
    typed: Mapping[str, Part]
    written: Mapping[str, Part]


@cache
def parts_of(kind: type[Declared]) -> Mapping[str, Part]:
    """The parts of a struct by field, as declared."""
    hints = get_type_hints(kind, include_extras=True)
    found: dict[str, Part] = {}
    for name in kind.__struct_fields__:
        for note in getattr(hints[name], "__metadata__", ()):
            if isinstance(note, Part):
                found[name] = note
    return found


@cache
def columns_of(kind: type[Declared]) -> Mapping[str, str]:
    """The fields of a struct by what they are called in tables."""
    return {part.column or name: name for name, part in parts_of(kind).items()}


@cache
def ways_of(kind: type[Declared]) -> tuple[Way, ...]:
    """A struct with each of its verbs; one without verbs stands for itself, as inside others."""
    parts = parts_of(kind)
    return tuple(
        Way(kind, verb, _typed(kind, parts, verb), _written(kind, parts, verb))
        for verb in kind.verbs or (Verb(),)
    )


def ways(kinds: Iterable[type[Declared]]) -> tuple[Way, ...]:
    """Some structs with all their verbs."""
    return tuple(way for kind in kinds for way in ways_of(kind))


def acts(kind: type[Declared]) -> bool:
    """Whether who did it is said before it: its `player` is no part of the line."""
    return "player" in kind.__struct_fields__ and "player" not in parts_of(kind)


def _typed(kind: type[Declared], parts: Mapping[str, Part], verb: Verb) -> Mapping[str, Part]:
    found = {**parts, **verb.parts}
    typed = [name for name, part in found.items() if part and part.signs]
    named = [name for name in typed if name not in verb.fixed]
    return {name: part for name in _ordered(kind, named) if (part := found[name])}


def _written(kind: type[Declared], parts: Mapping[str, Part], verb: Verb) -> Mapping[str, Part]:
    others = {name: part for name, part in verb.parts.items() if part and part.written}
    found = {**parts, **others}
    said = [name for name in found if found[name].written and name not in verb.fixed]
    return {name: found[name] for name in _ordered(kind, said)}


def _ordered(kind: type[Declared], names: list[str]) -> list[str]:
    """Fields in the order in which they are said; what is only typed comes last."""
    order = kind.order.split()
    return sorted(names, key=lambda name: order.index(name) if name in order else len(order))
