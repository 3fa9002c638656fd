"""Random legal play: nothing is made or lost, and what is bent is refused with its rule."""

from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from courses import many_are_checked, picks, seeded, steps
from legality import bent_is_refused
from playing import GAME, picked, rich
from senpu.events import battle_spirits as bs
from senpu.events.base import Event, other
from senpu.projections.battle_spirits.board import Board, Side, printed
from senpu.projections.rules import Accepted, Refused

EXAMPLES, ENOUGH = 120, 10_000


def test_play_makes_and_loses_nothing() -> None:
    """Every legal action is accepted and moves cards and cores about, no more and no fewer.

    The same action with one thing wrong is refused. Ten thousand main step actions are tried.
    """
    done = many_are_checked(rich, st.booleans(), picked, _checked, bs.Action, EXAMPLES)
    assert done >= ENOUGH


def _checked(board: Board, event: Event, pick: int) -> Board:
    decision = GAME.decide(board, event)
    assert isinstance(decision, Accepted), (event, decision.breaches)
    for seat in board.sides:
        _nothing_made_or_lost(board, decision, event, seat)
    bent_is_refused(GAME, board, _bent(board, event), pick)
    _paid_otherwise_loses_nothing(board, event)
    after: Board = decision.board
    return after


def _nothing_made_or_lost(board: Board, decision: Accepted, event: Any, seat: Any) -> None:
    before, after = board.sides[seat], decision.board.sides[seat]
    gained = sum(e.n for e in decision.then if isinstance(e, bs.CoreGained) and e.player == seat)
    assert after.cores == before.cores + gained - _voided(board, event, seat), event
    assert after.cards == before.cards, event
    assert after.at(after.soul) > 0, (event, after.soul)
    assert all(n >= 0 for n in _counts(after)), event
    assert len(after.known) <= after.hand


def _paid_otherwise_loses_nothing(board: Board, event: Any) -> None:
    """From each single place that can pay it all, with cards emptied by it."""
    for place in board.sides[board.player].field:
        if isinstance(event, bs.PaidAction) and event.pay:
            other_way = replace(event, pay={place: sum(event.pay.values())})
            decision = GAME.decide(board, other_way)
            if isinstance(decision, Accepted):
                _nothing_made_or_lost(board, decision, other_way, event.player)


def _voided(board: Board, event: Any, seat: str) -> int:
    """Cores that a transmigration 転召 to the void takes from the spirit given up."""
    if not isinstance(event, bs.Summoned) or not event.transmigrate or event.player != seat:
        return 0
    text = printed(board, event.card).transmigration
    held = board.sides[event.player].at(event.transmigrate)
    return held - event.pay.get(event.transmigrate, 0) if text and text.to == "void" else 0


def _counts(side: Side) -> Iterator[int]:
    yield from (side.reserve, side.core_trash, side.life, side.hand, side.deck)
    yield from (card.cores for card in side.field.values())


def _bent(board: Board, event: Any) -> Iterator[Event]:
    """The same action with one thing wrong."""
    if not isinstance(event, bs.Action):
        return
    yield replace(event, player=other(event.player))
    yield replace(event, barred=("a text",))
    if isinstance(event, (bs.PaidAction, bs.BurstSet)):
        yield from _paid_wrongly(board, event)
    if isinstance(event, (bs.Summoned, bs.NexusDeployed, bs.MagicUsed)):
        yield from _played_wrongly(event)
    if isinstance(event, (bs.BraveCombined, bs.BraveExchanged)) or _directly(event):
        yield from (replace(event, onto=host) for host in _wrong_hosts(board, event))
    if isinstance(event, bs.CoresMoved):
        yield from _moved_wrongly(board, event)


def _directly(event: Any) -> bool:
    return isinstance(event, bs.Summoned) and bool(event.onto)


def _paid_wrongly(board: Board, event: Any) -> Iterator[Event]:
    pay = dict(event.pay)
    yield replace(event, pay={**pay, "reserve": pay.get("reserve", 0) + 1})
    yield replace(event, pay={**pay, "life": 1})
    for place in list(pay)[:1]:
        yield replace(event, pay={**pay, place: pay[place] - 1})
        yield replace(event, pay={"core_trash": sum(pay.values())})
        foreign = next(iter(board.sides[other(event.player)].field), "Z.none#1")
        yield replace(event, pay={foreign: sum(pay.values())})


def _played_wrongly(event: Any) -> Iterator[Event]:
    common: dict[str, Any] = {
        name: getattr(event, name) for name in ("player", "card", "pay", "source")
    }
    if isinstance(event, bs.Summoned):
        yield bs.MagicUsed(**common)
        yield bs.NexusDeployed(**common, place=event.place)
        if event.place:
            yield replace(event, place={})
        if event.onto:
            yield replace(event, place={"reserve": 1})
    else:
        yield bs.Summoned(**common)
    yield replace(event, card="NO-SUCH-CARD")


def _wrong_hosts(board: Board, event: Any) -> Iterator[str]:
    yield "Z.none#1"
    yield from board.sides[other(event.player)].field
    own = board.sides[event.player].field.values()
    yield from (card.id for card in own if card.card.type == "brave")


def _moved_wrongly(board: Board, event: bs.CoresMoved) -> Iterator[Event]:
    move = event.moves[0]
    there = board.sides[event.player].at(move.source)
    for wrong in (
        replace(move, n=there + 1, soul=False),
        replace(move, n=0, soul=False),
        replace(move, n=-1, soul=False),
        replace(move, source="life", soul=False),
        replace(move, target="life"),
        replace(move, target="core_trash"),
        replace(move, target="void"),
        replace(move, target=next(iter(board.sides[other(event.player)].field), "Z.none#1")),
    ):
        yield replace(event, moves=(wrong,))


@settings(max_examples=100, deadline=None)
@given(picks(1, 60), st.booleans())
def test_second_set_of_a_turn_is_refused(course: list[int], declared: bool) -> None:
    """After a burst or a mirage was set, another one is refused by the rule that says once."""
    for _, event, decision in steps(GAME, rich(declared), course, picked):
        if isinstance(event, (bs.BurstSet, bs.MirageSet)):
            again = GAME.decide(decision.board, event)
            rule = "BS-M7" if isinstance(event, bs.BurstSet) else "BS-M8"
            assert isinstance(again, Refused)
            assert rule in [breach.rule for breach in again.breaches]


def test_random_play_reaches_every_kind_of_action() -> None:
    """The property above is about all actions: a few courses hold each of them."""
    seen: set[str] = set()
    for seed in range(40):
        course = seeded(seed, 100)
        for _, event, decision in steps(GAME, rich(declared=False), course, picked):
            seen.add(type(event).__name__)
            if isinstance(event, bs.EffectUsed):
                seen.add(event.effect)
            if getattr(event, "onto", "") and isinstance(event, bs.Summoned):
                seen.add("direct brave")
            seen.update(type(e).__name__ for e in decision.then)
    assert seen >= EVERYTHING, EVERYTHING - seen


EVERYTHING = {
    "Summoned", "direct brave", "NexusDeployed", "MagicUsed", "MirageSet", "BurstSet",
    "BraveCombined", "BraveSeparated", "BraveExchanged", "CoresMoved", "EffectUsed", "flash",
    "main_step", "accel", "CardDepleted", "BraveLeft", "BurstReplaced", "MirageReturned",
    "CardUsed", "Refreshed",
}  # fmt: skip
