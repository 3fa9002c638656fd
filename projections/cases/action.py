"""One action of a case made the stored event it stands for."""

from collections.abc import Mapping
from typing import Any, get_args, get_origin, get_type_hints

import msgspec

from senpu.events.base import Event, Seat
from senpu.events.match import StepEntered
from senpu.events.parts import parts_of
from senpu.projections.cases import shapes
from senpu.projections.cases.contract import Facts, NotUnderstood
from senpu.projections.cases.dialect import Dialect, Position
from senpu.projections.cases.shapes import State, is_list, is_object


class Said:
    """What a case states of one action, key by key, and the position it is made in."""

    def __init__(
        self, action: Facts, at: Position, dialect: Dialect, where: str, texts: Any = None
    ) -> None:
        """`where` is the action's path in the case, `texts` what card texts do, by number.

        Raises NotUnderstood.
        """
        told: State = {
            key: value for key, value in shapes.plain(action).items() if value is not None
        }
        self.at, self.dialect, self.where, self.left = at, dialect, where, told
        self.texts: Mapping[str, Any] = texts or {}
        self.kind: str = self.take("type", str, "")
        self.word = dialect.word(self.kind, f"{where}.type")
        self.player: Seat = self.take("player", Seat, at.board.player)

    @property
    def side(self) -> Any:
        """The side of who acts."""
        return self.at.board.sides[self.player]

    def take(self, key: str, kind: Any, default: Any) -> Any:
        """The value of a key as `kind`, used up; `default` if it is not stated."""
        if key not in self.left:
            return default
        return shapes.converted(self.left.pop(key), kind, f"{self.where}.{key}")

    def end(self) -> None:
        """Raises NotUnderstood if a key was not taken."""
        for key in self.left:
            raise shapes.unknown_key(key, (*self.word.own, "type", "player"), self.where)

    def event(self) -> Event:
        """The event. Raises NotUnderstood, and Impossible where no event can say it."""
        for odd in self.word.odd:
            odd(self)
        kind = self.word.event
        kinds = kinds_of_event(kind)
        stated = {**self.word.fixed, **self._fields(kinds)}
        if "player" in kinds:
            stated.setdefault("player", self.player)
        required = [f.name for f in msgspec.structs.fields(kind) if f.required]
        shapes.needs({self._key(name) for name in stated}, map(self._key, required), self.where)
        return self._checked(kind(**stated))

    def _fields(self, kinds: Mapping[str, Any]) -> State:
        stated: State = {}
        for key, value in self.left.items():
            field = self.word.keys.get(key, key)
            if field not in kinds:
                known = (*kinds, *self.word.keys, *self.word.own, "type", "player")
                raise shapes.unknown_key(key, known, self.where)
            if field in stated:
                other = self._key(field)
                ja, en = f"{key} と {other} は同じ項目", f"{key} and {other} say the same"
                raise NotUnderstood(ja, en, self.where)
            stated[field] = self._value(key, field, value, kinds[field])
        return stated

    def _key(self, field: str) -> str:
        """What the case calls a field."""
        return next((key for key, name in self.word.keys.items() if name == field), field)

    def _value(self, key: str, field: str, value: Any, kind: Any) -> Any:
        if field in self.dialect.names:
            value = self.named(value)
        value = _single(value, kind)
        try:
            return shapes.converted(value, kind, f"{self.where}.{key}")
        except NotUnderstood:
            if field not in self.word.room:
                raise
            raise self.word.room[field](self, _text(value)) from None

    def named(self, value: Any) -> Any:
        """A value in which what came since is called as the board calls it; numbers of cards on
        record stay what they are."""
        if is_object(value):
            return {self.at.called(key): self.named(each) for key, each in value.items()}
        if is_list(value):
            return [self.named(each) for each in value]
        known = isinstance(value, str) and value not in self.at.board.book.cards
        return self.at.called(value) if known else value

    def _checked(self, event: Event) -> Event:
        """The event, if the rules it waives and the step it enters are known."""
        rules = self.dialect.game.rulebook.rules()
        for n, waiver in enumerate(getattr(event, "waive", ())):
            if waiver.rule not in rules:
                raise shapes.unknown_rule(waiver.rule, rules, f"{self.where}.waive[{n}].rule")
        if isinstance(event, StepEntered) and event.step:
            shapes.converted(
                event.step, shapes.choice(*self.dialect.steps), f"{self.where}.{self._key('step')}"
            )
        return event


def kinds_of_event(event: type[Event]) -> dict[str, Any]:
    """The kinds of the fields a case may state: not of those that deciding fills in."""
    hints, parts = get_type_hints(event), parts_of(event)
    filled = {name for name, part in parts.items() if part.is_("outcome")}
    return {name: hints[name] for name in event.__struct_fields__ if name not in filled}


def _single(value: Any, kind: Any) -> Any:
    """One thing where a list is due, or a list of one where a thing is."""
    if get_origin(kind) is tuple and Ellipsis in get_args(kind) and not is_list(value):
        return [value]
    if is_list(value) and kind is str and len(value) == 1:
        return value[0]
    return value


def _text(value: Any) -> str:
    each = value if is_list(value) else [value]
    return " ".join(map(str, each)) or "-"
