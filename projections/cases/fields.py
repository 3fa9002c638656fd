"""Reading a case key by key, so that nothing in it is passed over in silence."""

from collections.abc import Iterator, Mapping
from typing import Any, TypeVar, cast

import msgspec

from senpu.events.base import SEATS, Breach, Seat
from senpu.projections.cases.contract import Facts, NotUnderstood

T = TypeVar("T")


class Fields:
    """The keys of a JSON object, each taken once; what is left over was not understood."""

    def __init__(self, facts: Any, where: str) -> None:
        """Raises NotUnderstood if it is no object; `where` says what is being read."""
        if not isinstance(facts, Mapping):
            raise NotUnderstood(f"{where} は名前と値の組ではない", f"{where} is no object")
        self.where = where
        self._left = dict(cast(Facts, facts))

    def __contains__(self, key: str) -> bool:
        return key in self._left

    def take(self, key: str, kind: Any, default: T) -> T:
        """The value of a key as `kind`, `default` if there is none. Raises NotUnderstood."""
        if key not in self._left:
            return default
        value = self._left.pop(key)
        try:
            converted: T = msgspec.convert(value, kind)
            return converted
        except msgspec.ValidationError as error:
            at = f"{self.where}.{key}"
            raise NotUnderstood(f"{at} が読めない: {error}", f"{at}: {error}") from None

    def word(self, key: str, default: str = "") -> str:
        """A word; the default if it is not stated, null or empty."""
        stated: str | None = self.take(key, str | None, None)
        return stated or default

    def rest(self) -> Iterator[tuple[str, Any]]:
        """Every key not taken yet."""
        left, self._left = self._left, {}
        yield from left.items()

    def end(self) -> None:
        """Raises NotUnderstood if a key was not taken."""
        if self._left:
            keys = ", ".join(sorted(self._left))
            raise NotUnderstood(
                f"{self.where} の項目 {keys} を知らない", f"{self.where} has unknown keys: {keys}"
            )


def listed(value: Any) -> list[Any]:
    """A list, or a single thing as one."""
    match value:
        case [*each]:
            return each
        case _:
            return [value]


def object_of(value: Any, where: str) -> Facts:
    """An object without remarks. Raises NotUnderstood if it is none."""
    return plain(dict(Fields(value, where).rest()))


def plain(facts: Facts) -> dict[str, Any]:
    """An object without remarks: a key that ends in `note` says nothing to the rules."""
    return {key: value for key, value in facts.items() if not key.endswith("note")}


def seat_of(word: str) -> Seat:
    """The player of that name. Raises NotUnderstood if there is none."""
    if word not in SEATS:
        raise NotUnderstood(f"プレイヤー {word} を知らない", f"there is no player {word}")
    return word


def steps_of(action: Facts) -> list[Facts]:
    """The steps of an action, one after the other; who acts in all of them need be said once."""
    if action.get("type") != "sequence":
        return [action]
    fields = Fields(plain(action), "action")
    steps: list[dict[str, Any]] = fields.take("steps", list[dict[str, Any]], [])
    who = fields.word("player")
    fields.word("type")
    fields.end()
    return [{"player": who, **step} if who else step for step in steps]


class Impossible(Exception):
    """An action asks for what no event can say: this is the rule that leaves no room for it."""

    def __init__(self, rule: str, **facts: int | str) -> None:
        super().__init__(rule)
        self.breaches = (Breach(rule=rule, facts=facts),)
