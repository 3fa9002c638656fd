"""Deciding: the only place that refuses. Every breach is reported, with what would come of it."""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import (
    BraveCombined,
    BraveExchanged,
    BraveSeparated,
    BurstActivated,
    BurstSet,
    CoresMoved,
    EffectResolved,
    EffectUsed,
    MagicUsed,
    MirageSet,
    NexusDeployed,
    RulingGiven,
    Summoned,
)  # fmt: skip
from senpu.events.battle_spirits.changes import (
    BraveParted,
    CardFielded,
    CardMoved,
    CardTurned,
    CoresProtected,
    CoresShifted,
    DeckDrawn,
    DeckTrashed,
    LevelCostSet,
)  # fmt: skip
from senpu.events.match import CardIdentified, CountTaken, HandRedrawn, StepEntered, TurnStarted
from senpu.projections.battle_spirits.board import UNKNOWN, Board
from senpu.projections.battle_spirits.changes import changed
from senpu.projections.battle_spirits.conditions import brave_fits
from senpu.projections.battle_spirits.consequences import follow
from senpu.projections.battle_spirits.evolve import evolve
from senpu.projections.battle_spirits.play import (
    Aftermath,
    BravePlay,
    BurstActivation,
    BurstPlay,
    CardPlay,
    EffectPlay,
    MagicPlay,
    MiragePlay,
    MovePlay,
    SummonPlay,
)  # fmt: skip
from senpu.projections.battle_spirits.play_table import (
    ChangePlay,
    CountPlay,
    HandPlay,
    IdentityPlay,
    StepPlay,
    TurnPlay,
)  # fmt: skip
from senpu.projections.battle_spirits.rules import (
    brave,
    cores,
    effects,
    record,
    setting,
    summoning,
    texts,
    turn,
)  # fmt: skip
from senpu.projections.rules import Accepted, Asked, Breaches, Decision, Refused


def decide(board: Board, event: Event) -> Decision:
    """Whether an event may happen on a board, completed by its outcome and what follows.

    An event no rule speaks of (a note, a ruling) is always accepted.
    """
    judged = JUDGED.get(type(event))
    if judged is None:
        then, after = follow(board, evolve(board, event), event)
        return Accepted(event, then, after)
    play = judged.play(board, event)
    options = board.book.options
    found = judged.asked.breaches(play, options, waived(event))
    done = judged.done(play) if judged.done else event
    if getattr(done, "effects", ()):
        found += _effect_breaches(board, done)
    then, after = follow(board, evolve(board, done), done)
    if getattr(done, "keep", None):
        found += _unkept(board, done, then)
    return Refused(found, done, then, after) if found else Accepted(done, then, after)


def waived(event: Any) -> tuple[str, ...]:
    """The rules that texts lift for this action."""
    waivers = getattr(event, "waive", ())
    return tuple(waiver.rule for waiver in waivers) if waivers else ()


def _effect_breaches(board: Board, event: Any) -> Breaches:
    """The breaches of what texts did, each change on the board the ones before it left."""
    lifted = waived(event)
    board = evolve(board, replace(event, effects=()))
    found: Breaches = ()
    for change in event.effects:
        asked = CHANGES_ASKED[type(change)]
        found += asked.breaches(ChangePlay(board, change), board.book.options, lifted)
        board = changed(board, change)
    return found


def _unkept(board: Board, event: Any, then: tuple[Event, ...]) -> Breaches:
    stayed = {e.id for e in then if hasattr(e, "place") and hasattr(e, "id")}
    missing = " ".join(id for id in event.keep if id not in stayed)
    return KEPT.breaches(Aftermath(missing), board.book.options)


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


class Judged(Struct, frozen=True):
    """How one kind of event is judged: as what play, by which rules, completed how."""

    play: Callable[[Board, Any], Any]
    asked: Asked
    done: Callable[[Any], Event] | None = None


class ByEffect(Asked):
    """Rules that depend on the effect chosen."""

    def __init__(self, **asked: Asked) -> None:
        super().__init__(*(rule for one in asked.values() for rule in one.rules))
        self.by_effect = asked

    def breaches(self, play: Any, options: object, waived: tuple[str, ...] = ()) -> Breaches:
        """As `Asked.breaches`, of the rules for this effect."""
        return self.by_effect[play.effect].breaches(play, options, waived)


JUDGED: Mapping[type[Event], Judged] = {
    Summoned: Judged(SummonPlay, Asked(*summoning.SUMMON), _entering),
    NexusDeployed: Judged(SummonPlay, Asked(*summoning.DEPLOY), _entering),
    MagicUsed: Judged(MagicPlay, Asked(*effects.MAGIC), _paid),
    EffectUsed: Judged(
        EffectPlay,
        ByEffect(
            flash=Asked(*effects.EFFECT),
            main_step=Asked(*effects.EFFECT),
            accel=Asked(*effects.ACCEL),
            advent=Asked(*effects.ADVENT),
        ),
        _paid,
    ),
    MirageSet: Judged(MiragePlay, Asked(*setting.MIRAGE), _paid),
    BurstSet: Judged(BurstPlay, Asked(*setting.BURST), _burst),
    BurstActivated: Judged(BurstActivation, Asked(*setting.ACTIVATE), _activated),
    BraveCombined: Judged(BravePlay, Asked(*brave.COMBINE), _combined),
    BraveSeparated: Judged(BravePlay, Asked(*brave.SEPARATE), _placed),
    BraveExchanged: Judged(BravePlay, Asked(*brave.EXCHANGE), _exchanged),
    CoresMoved: Judged(MovePlay, Asked(*cores.MOVE), _moved),
    EffectResolved: Judged(TextPlay, Asked(), _resolved),
    RulingGiven: Judged(TextPlay, Asked(), _resolved),
    TurnStarted: Judged(TurnPlay, Asked(turn.turn_is_due, turn.step_is_due)),
    StepEntered: Judged(StepPlay, Asked(turn.first_turn_has_step, turn.step_is_due)),
    HandRedrawn: Judged(HandPlay, Asked(turn.redraw_is_allowed)),
    CountTaken: Judged(CountPlay, Asked(record.count_agrees)),
    CardIdentified: Judged(
        IdentityPlay,
        Asked(
            record.handle_is_unknown, record.identity_fits_deck, record.identified_burst_has_effect
        ),
    ),
}
"""Every event that can be refused. One that is not here is always accepted."""

CHANGES_ASKED: Mapping[type[Any], Asked] = {
    CoresShifted: Asked(*texts.SHIFT),
    CardMoved: Asked(*texts.RELOCATE),
    CardFielded: Asked(*texts.FIELD),
    DeckDrawn: Asked(*texts.DECK),
    DeckTrashed: Asked(*texts.DECK),
    CardTurned: Asked(*texts.TURN),
    LevelCostSet: Asked(*texts.MARK),
    CoresProtected: Asked(*texts.MARK),
    BraveParted: Asked(*texts.MARK),
}
KEPT = Asked(brave.kept_braves_can_stay)
