"""What an action costs and where its cores go, as typed, and by default."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from msgspec.structs import replace

from senpu.events.battle_spirits.cards import Card, Icon
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Amount
from senpu.events.notation.short import Deed
from senpu.projections.battle_spirits.board import Board, printed
from senpu.projections.battle_spirits.decide import ENGINE
from senpu.projections.battle_spirits.reading import texts
from senpu.projections.battle_spirits.reading.cores import shared_out
from senpu.projections.battle_spirits.reading.names import Naming

Icons = Mapping[Icon, int]


def _reduction(card: Card) -> Icons:
    return card.reduction


class Payer(Protocol):
    """An action as typed: who pays for it, on which board."""

    naming: Naming
    board: Board
    deed: Deed
    card: Amount | None

    @property
    def verb(self) -> str:
        """The verb typed, with the option that chooses it."""
        ...


ICONS: Mapping[str, Callable[[Card], Icons]] = {
    "s": _reduction,
    "b": _reduction,
    "n": _reduction,
    "m": _reduction,
    "i": lambda card: card.mirage.reduction if card.mirage else {},
    "f/a": lambda card: card.accel.reduction if card.accel else {},
}
"""The icons that reduce the cost, by verb; others have none."""


def adjusted(action: Payer, event: Any) -> Any:
    """The event with what texts do to its cost."""
    verb = action.verb if action.verb in ICONS else action.deed.verb
    icons: Icons = {}
    if verb in ICONS:
        icons = ICONS[verb](printed(action.board, event.card))
    return replace(event, adjust=texts.adjusted(action.naming, action.deed.at("$"), icons))


def paid(action: Payer, event: Any) -> Any:
    """The event with what is paid for it: as said, or all from the reserve."""
    payable: int = ENGINE.play(action.board, event).payable
    pays = action.deed.at("p")
    cores = shared_out(action.naming, pays, payable)
    soul = "pay" if cores.soul or _soul_on_card(action, event) == "pay" else event.soul
    event = replace(event, pay=cores.places, soul=soul)
    return event if pays or action.verb != "f/k" else _with_soul_core(action, event)


def _with_soul_core(action: Payer, event: Any) -> Any:
    """Advent is paid with the soul core, from where it lies."""
    soul = action.board.sides[action.naming.seat].soul
    if not soul:
        return event
    return replace(event, pay={**event.pay, soul: event.pay.get(soul, 0) + 1}, soul="pay")


def _soul_on_card(action: Payer, event: Any) -> str:
    """`*` behind the card itself: on it if it enters the field, else paid."""
    if not (action.card and action.card.soul):
        return ""
    return "place" if hasattr(event, "place") and not getattr(event, "onto", "") else "pay"


def placed(action: Payer, event: Any) -> Any:
    """The event with the cores placed: for the level said, as many as said, or the fewest."""
    level, puts = action.deed.first("@"), action.deed.at("+")
    minimum = 0 if getattr(event, "onto", "") else printed(action.board, event.card).minimum
    wanted = minimum if level is None else _cores_for(action, event.card, level.n)
    if level is not None:
        _check_level(action, event.card, level.n)
    cores = shared_out(action.naming, puts, wanted, in_all=level is not None)
    on_card = (level is not None and level.soul) or _soul_on_card(action, event) == "place"
    if (cores.soul or on_card) and event.soul == "pay":
        raise Unreadable(
            "ソウルコアは1個です：支払か配置の一方",
            "there is one soul core: paid or placed, not both",
            action.deed.column,
        )
    return replace(event, place=cores.places, soul="place" if cores.soul or on_card else event.soul)


def put_down(action: Payer, event: Any) -> Any:
    """The event with the cores a separated brave gets, as few as it needs by default."""
    needed: int = ENGINE.play(action.board, event).still_needed
    cores = shared_out(action.naming, action.deed.at("+"), needed)
    return replace(event, place=cores.places, soul="place" if cores.soul else "")


def _check_level(action: Payer, number: str, level: int) -> None:
    """Whether a level and a number of cores both said fit. Raises Unreadable."""
    totals = [put for put in action.deed.at("+") if put.ref is None and put.n is not None]
    if not totals:
        return
    n = totals[0].n or 0
    reached = [line.level for line in printed(action.board, number).levels if line.cores <= n]
    if level != max(reached, default=0):
        raise Unreadable(
            f"+{n} では Lv{level} になりません（どちらか一方を書く）",
            f"+{n} is not level {level}; write one of them",
            totals[0].column,
        )


def _cores_for(action: Payer, number: str, level: int) -> int:
    lines = printed(action.board, number).levels
    for line in lines:
        if line.level == level:
            return line.cores
    known = " ".join(f"@{line.level}" for line in lines) or "-"
    name = action.naming.called(number)
    if not level:
        raise Unreadable(
            f"@ の後にレベルが必要です（{name}は {known}）",
            f"a level must follow @; {name} has {known}",
            action.deed.column,
        )
    raise Unreadable(
        f"{name}にLv{level}はありません（{known}）",
        f"{name} has no level {level}; it has {known}",
        action.deed.column,
    )
