"""Deciding: the only place that refuses. Every breach is reported, with what would come of it."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Breach, Event
from senpu.events.battle_spirits import (
    Action, BraveCombined, BraveExchanged, BraveSeparated, BurstActivated, BurstSet, CoresMoved,
    EffectResolved, EffectUsed, MagicUsed, MirageSet, NexusDeployed, RulingGiven, Summoned,
)  # fmt: skip
from senpu.events.battle_spirits.changes import (
    BraveParted, CardFielded, CardMoved, CardTurned, CoresProtected, CoresShifted, DeckDrawn,
    DeckTrashed, LevelCostSet,
)  # fmt: skip
from senpu.events.match import CardIdentified, CountTaken, HandRedrawn, StepEntered, TurnStarted
from senpu.projections.battle_spirits.board import UNKNOWN, Board
from senpu.projections.battle_spirits.changes import changed
from senpu.projections.battle_spirits.conditions import brave_fits
from senpu.projections.battle_spirits.consequences import follow
from senpu.projections.battle_spirits.evolve import evolve
from senpu.projections.battle_spirits.options import Options
from senpu.projections.battle_spirits.play import (
    Aftermath, BravePlay, BurstActivation, BurstPlay, CardPlay, EffectPlay, MagicPlay, MiragePlay,
    MovePlay, SummonPlay,
)  # fmt: skip
from senpu.projections.battle_spirits.play_table import (
    ChangePlay, CountPlay, HandPlay, IdentityPlay, StepPlay, TurnPlay,
)  # fmt: skip
from senpu.projections.battle_spirits.rules import (
    brave, cores, effects, record, setting, summoning, texts, turn,
)  # fmt: skip
from senpu.projections.rules import Accepted, Decision, Refused, Rule, breaches

Rules = tuple[Rule, ...]


def decide(board: Board, event: Event) -> Decision:
    """Whether an event may happen on a board, completed by its outcome and what follows.

    An event no rule speaks of (a note, a ruling) is always accepted.
    """
    name = type(event)
    if name not in ASKED:
        return _accepted(board, event)
    make, asked = ASKED[name]
    play = make(board, event)
    rules = _in_force(_asked(asked, event), board.book.options)
    waived = tuple(w.rule for w in event.waive) if isinstance(event, Action) else ()
    found = breaches(rules, play, waived)
    done = COMPLETED[name](play) if name in COMPLETED else event
    if getattr(done, "effects", ()):
        found += _effect_breaches(board, done)
    then, after = follow(board, evolve(board, done), done)
    if getattr(done, "keep", None):
        found += _unkept(done, then)
    if found:
        return Refused(found, done, then, after)
    return Accepted(done, then, after)


def _accepted(board: Board, event: Event) -> Accepted:
    then, after = follow(board, evolve(board, event), event)
    return Accepted(event, then, after)


def _asked(asked: Rules | Mapping[str, Rules], event: Any) -> Rules:
    return asked if isinstance(asked, tuple) else asked[event.effect]


@cache
def _in_force(rules: Rules, options: Options) -> Rules:
    """The rules without those a match has switched off."""
    return tuple(r for r in rules if not r.option or getattr(options, r.option))


def _effect_breaches(board: Board, event: Any) -> tuple[Breach, ...]:
    """The breaches of what texts did, each change on the board the ones before it left."""
    waived = tuple(w.rule for w in getattr(event, "waive", ()))
    board = evolve(board, replace(event, effects=()))
    found: tuple[Breach, ...] = ()
    for change in event.effects:
        found += breaches(CHANGE_RULES[type(change)], ChangePlay(board, change), waived)
        board = changed(board, change)
    return found


def _unkept(event: Any, then: tuple[Event, ...]) -> tuple[Breach, ...]:
    stayed = {e.id for e in then if hasattr(e, "place") and hasattr(e, "id")}
    missing = " ".join(id for id in event.keep if id not in stayed)
    return breaches((brave.kept_braves_can_stay,), Aftermath(missing))


def _new_id(board: Board, player: str, number: str) -> str:
    """The name of a new field card: seat, short name, and the lowest free copy number."""
    name = f"{player}.{board.book.names.get(number, number)}#"
    copy = 1
    while board.find(f"{name}{copy}"):
        copy += 1
    return f"{name}{copy}"


def _entering(play: SummonPlay) -> Event:
    action = play.action
    done: dict[str, Any] = {"cost": play.cost, "soul": play.soul}
    done["id"] = _new_id(play.board, action.player, action.card)
    if play.host_name:
        done["slot"] = _slot(play)
    return replace(action, **_named_effects(play.board, action), **done)


def _slot(play: SummonPlay | BravePlay) -> str | None:
    """Left or right, for a brave with two hosts: as said, else the first free one that fits."""
    action, host = play.action, play.onto
    if action.slot or not play.brave.two_hosts or host is None:
        said: str | None = action.slot
        return said
    lying = play.field.get(getattr(action, "brave", ""))
    taken = () if lying is None or isinstance(action, BraveExchanged) else lying.slots
    free = [slot for slot in ("left", "right") if slot not in taken]
    return next((slot for slot in free if brave_fits(play.brave, host, slot)), free[0])


def _paid(play: CardPlay) -> Event:
    effects = _named_effects(play.board, play.action)
    return replace(play.action, cost=play.cost, soul=play.soul, **effects)


def _burst(play: BurstPlay) -> Event:
    card = play.action.card
    if card.startswith(UNKNOWN):
        card = f"{UNKNOWN}{len(play.board.handles) + 1}"
    cost = play.cost if play.action.adjust else None
    effects = _named_effects(play.board, play.action)
    return replace(play.action, card=card, cost=cost, soul=play.soul, **effects)


def _placed(play: BravePlay) -> Event:
    host = play.leaving if play.brave.two_hosts else play.action.host
    return replace(play.action, soul=play.soul, host=host)


def _combined(play: BravePlay) -> Event:
    return replace(play.action, slot=_slot(play)) if play.brave.two_hosts else play.action


def _exchanged(play: BravePlay) -> Event:
    if not play.brave.two_hosts:
        return play.action
    return replace(play.action, slot=_slot(play), host=play.leaving)


def _moved(play: MovePlay) -> Event:
    """Normal cores go first; the soul core goes unsaid only where none of them is left."""
    where = play.side.soul
    if where not in play.taken or any(move.soul for move in play.action.moves):
        return play.action
    normal = play.side.at(where) - 1
    moves = []
    for move in play.action.moves:
        if move.source == where:
            normal -= move.n
            moves.append(replace(move, soul=normal == -1 or (normal < 0 <= normal + move.n)))
        else:
            moves.append(move)
    return replace(play.action, moves=tuple(moves))


def _resolved(play: Any) -> Event:
    event: Event = play.event
    return replace(event, **_named_effects(play.board, event))


def _activated(play: BurstActivation) -> Event:
    card = play.side.burst if play.action.card == UNKNOWN and play.side.burst else play.action.card
    return replace(play.action, card=card, **_named_effects(play.board, play.action))


def _named_effects(board: Board, event: Any) -> dict[str, Any]:
    """Names for the cards that effects put on the field, where they have none yet."""
    if not any(type(change) is CardFielded for change in event.effects):
        return {}
    named: list[Any] = []
    for change in event.effects:
        if type(change) is CardFielded:
            change = replace(change, id=_new_id(board, change.player, change.card))
        named.append(change)
        board = changed(board, change)
    return {"effects": tuple(named)}


class TextPlay:
    """What a text or a judge's remedy did: only its changes are judged."""

    def __init__(self, board: Board, event: EffectResolved | RulingGiven) -> None:
        self.board = board
        self.event = event


ASKED: Mapping[type[Event], tuple[Callable[[Board, Any], Any], Rules | Mapping[str, Rules]]] = {
    Summoned: (SummonPlay, summoning.SUMMON),
    NexusDeployed: (SummonPlay, summoning.DEPLOY),
    MagicUsed: (MagicPlay, effects.MAGIC),
    EffectUsed: (
        EffectPlay,
        {
            "flash": effects.EFFECT,
            "main_step": effects.EFFECT,
            "accel": effects.ACCEL,
            "advent": effects.ADVENT,
        },
    ),
    MirageSet: (MiragePlay, setting.MIRAGE),
    BurstSet: (BurstPlay, setting.BURST),
    BurstActivated: (BurstActivation, setting.ACTIVATE),
    BraveCombined: (BravePlay, brave.COMBINE),
    BraveSeparated: (BravePlay, brave.SEPARATE),
    BraveExchanged: (BravePlay, brave.EXCHANGE),
    CoresMoved: (MovePlay, cores.MOVE),
    EffectResolved: (TextPlay, ()),
    RulingGiven: (TextPlay, ()),
    TurnStarted: (TurnPlay, (turn.turn_is_due, turn.step_is_due)),
    StepEntered: (StepPlay, (turn.first_turn_has_step, turn.step_is_due)),
    HandRedrawn: (HandPlay, (turn.redraw_is_allowed,)),
    CountTaken: (CountPlay, (record.count_agrees,)),
    CardIdentified: (
        IdentityPlay,
        (record.handle_is_unknown, record.identity_fits_deck, record.identified_burst_has_effect),
    ),
}
"""What each event is judged as, and by which rules. An event that is not here is never refused."""

COMPLETED: Mapping[type[Event], Callable[[Any], Event]] = {
    Summoned: _entering,
    NexusDeployed: _entering,
    MagicUsed: _paid,
    EffectUsed: _paid,
    MirageSet: _paid,
    BurstSet: _burst,
    BurstActivated: _activated,
    BraveCombined: _combined,
    BraveSeparated: _placed,
    BraveExchanged: _exchanged,
    CoresMoved: _moved,
    EffectResolved: _resolved,
    RulingGiven: _resolved,
}

CHANGE_RULES: Mapping[type[Any], Rules] = {
    CoresShifted: texts.SHIFT,
    CardMoved: texts.RELOCATE,
    CardFielded: texts.FIELD,
    DeckDrawn: texts.DECK,
    DeckTrashed: texts.DECK,
    CardTurned: texts.TURN,
    LevelCostSet: texts.MARK,
    CoresProtected: texts.MARK,
    BraveParted: texts.MARK,
}
