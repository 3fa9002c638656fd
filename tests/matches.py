"""Matches of random play of both games, with all that a record may hold besides."""

from collections.abc import Mapping
from random import Random
from types import ModuleType
from typing import Any

from msgspec.structs import replace

import gate_playing
import playing
from senpu.events.base import Event
from senpu.events.envelope import Entry, Header
from senpu.events.match import CardIdentified, CorrectionMade, MatchStarted, TurnStarted
from senpu.events.parts import parts_of
from senpu.projections.fold import History
from senpu.projections.game import game
from senpu.projections.rules import Refused

PLAYS: Mapping[str, ModuleType] = {"battle_spirits": playing, "gate_ruler": gate_playing}
GAMES = tuple(PLAYS)


def random_match(slug: str, seed: int, length: int = 60) -> History:
    """Legal play for the most part; unknown cards named, going back, breaches, now and then."""
    random = Random(seed)
    history = History(game(slug), _header(slug))
    record(history, MatchStarted(first="A"))
    record(history, TurnStarted(turn=1, player="A"))
    for _ in range(length):
        event = _next(history, PLAYS[slug], random)
        if event is not None:
            record(history, event)
    return history


def record(history: History, event: Event, by: str = "scribe") -> Entry:
    """Record an event as it happened, breaches and all."""
    decision = history.decide(event, by)
    refused = isinstance(decision, Refused)
    entry = Entry(
        seq=history.seq + 1,
        time="2026-11-30T04:00:00.000Z",
        by=by,
        event=decision.event,
        then=decision.then,
        mark="observed" if refused else "legal",
        breaches=decision.breaches if isinstance(decision, Refused) else (),
    )
    history.append(entry, decision.board)
    return entry


def _header(slug: str) -> Header:
    return playing.header(False) if slug == "battle_spirits" else gate_playing.header()


def _next(history: History, play: ModuleType, random: Random) -> Event | None:
    board, way = history.board, random.random()
    unknown = [handle for handle, bound in board.handles.items() if bound == "?"]
    if way < 0.1 and unknown:
        card = random.choice(sorted(board.book.cards))
        return CardIdentified(handle=random.choice(unknown), card=card)
    if way < 0.15:
        return CorrectionMade(to=random.choice(sorted(history.standing())))
    event: Any = play.picked(board, random.randrange(2**20))
    if way < 0.25 and event is not None and _lies_hidden(event):
        return replace(event, card=random.choice(sorted(board.book.cards)))  # type: ignore[no-any-return]
    return event  # type: ignore[no-any-return]


def _lies_hidden(event: Event) -> bool:
    """Whether it puts a card face down."""
    card = parts_of(type(event)).get("card")
    return card is not None and card.is_("hidden")
