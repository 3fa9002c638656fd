"""Rules that card texts lift, in any game."""

from collections.abc import Iterable

from senpu.events.base import Waiver
from senpu.events.notation.lifts import Lift
from senpu.events.notation.line import Unreadable
from senpu.projections.reading.card_names import CardNames
from senpu.projections.reading.catalogue import key


def waivers(
    naming: CardNames, lifts: Iterable[Lift], rules: Iterable[str], prefix: str = ""
) -> tuple[Waiver, ...]:
    """The rules that texts lift, by their ids with or without what all of them begin with.

    Raises Unreadable for a rule that is not among them.
    """
    said = tuple(lifts)
    if not said:
        return ()
    known = {key(rule.removeprefix(prefix)): rule for rule in rules}
    return tuple(
        Waiver(
            rule=lift.rule if lift.quoted else _rule(lift, known, prefix),
            source=naming.either(lift.source),
        )
        for lift in said
    )


def _rule(lift: Lift, known: dict[str, str], prefix: str) -> str:
    if rule := known.get(key(lift.rule).removeprefix(key(prefix))):
        return rule
    raise Unreadable(
        f"規則「{lift.rule}」はありません", f"there is no rule {lift.rule!r}", lift.column
    )
