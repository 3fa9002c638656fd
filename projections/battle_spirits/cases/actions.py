"""An action of a case as an event: one function a type of action."""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, Literal, cast

from senpu.events.base import Event
from senpu.events.battle_spirits import (
    BraveCombined,
    BraveExchanged,
    BraveSeparated,
    BurstActivated,
    BurstSet,
    CoreMove,
    CoresMoved,
    EffectUsed,
    MagicUsed,
    MirageSet,
    NexusDeployed,
    Summoned,
)
from senpu.events.battle_spirits.changes import CardMoved, Zone
from senpu.events.match import PlayerConceded, StepEntered
from senpu.projections.battle_spirits.cases.keeping import kept
from senpu.projections.battle_spirits.cases.reader import Position, Reader
from senpu.projections.battle_spirits.play_table import STEPS, StepPlay
from senpu.projections.battle_spirits.rules.cost import soul_core_is_there
from senpu.projections.battle_spirits.rules.effects import magic_has_effect
from senpu.projections.battle_spirits.rules.main_step import own_main_step
from senpu.projections.cases.contract import Facts, NotUnderstood
from senpu.projections.cases.fields import Fields, Impossible, listed, plain

MANNERS = ("spirit", "ultimate", "brave", "direct_brave")
GIVEN = re.compile(r"\w+_to_(deck_bottom|deck_top|hand|trash|removed)")
"""What is given up instead of paying: `return_nexus_to_deck_bottom`."""


def event_of(action: Facts, at: Position) -> Event:
    """The event an action asks for. Raises NotUnderstood, and Impossible where no event says it."""
    reader = Reader(action, at)
    if reader.kind not in MAKES:
        raise NotUnderstood(
            f"行動 {reader.kind} を知らない", f"the action {reader.kind!r} is not known"
        )
    event = MAKES[reader.kind](reader)
    reader.fields.end()
    return event


def _paid(reader: Reader) -> dict[str, Any]:
    """What every action with a card and a cost states."""
    (pay, soul_pays), (place, soul_placed) = reader.cores("pay"), reader.cores("place")
    card, targets = reader.card(), reader.targets()
    stated: dict[str, Any] = {
        "player": reader.player,
        "card": card,
        "source": reader.source(card),
        "pay": pay,
        "soul": _soul(soul_pays, soul_placed),
        "targets": targets,
        "effects": tuple(_given(reader)),
        "keep": kept(reader, *pay, *place, *targets),
    }
    return {**stated, "place": place} if place else stated


def _soul(pay: bool, place: bool) -> Literal["", "pay", "place"]:
    if pay and place:
        raise Impossible(soul_core_is_there.id)
    return "pay" if pay else "place" if place else ""


def _given(reader: Reader) -> Iterator[CardMoved]:
    """The field cards that leave instead of a payment."""
    stated: dict[str, Any] = reader.fields.take("alternative", dict[str, Any], {})
    for key, value in stated.items():
        way = GIVEN.fullmatch(key)
        if way is None:
            raise NotUnderstood(f"{key} を知らない", f"the alternative {key!r} is not known")
        target = cast(Zone, way[1])
        for name in listed(value):
            yield CardMoved(
                player=reader.player,
                card=reader.called(str(name)),
                source="field",
                target=target,
                cause="destroyed" if target == "trash" else "returned",
            )


def _unplaced(reader: Reader) -> dict[str, Any]:
    stated = _paid(reader)
    if "place" in stated:
        raise NotUnderstood("この行動にコアは置けない", "no cores are placed by this action")
    return stated


def summon(reader: Reader) -> Event:
    """A spirit, an ultimate, a brave as a spirit or on a host."""
    onto, victim = reader.name("host"), reader.name("transmigrate")
    manner = reader.word("as", "direct_brave" if onto else "spirit")
    if manner not in MANNERS:
        raise NotUnderstood(f"召喚方法 {manner} を知らない", f"to summon as {manner} is not known")
    if (manner == "direct_brave") != bool(onto):
        raise NotUnderstood("直接合体には合体先が要る", "a direct brave and a host go together")
    _skip_name(reader)
    event = Summoned(**_paid(reader), onto=onto, slot=reader.slot(), transmigrate=victim)
    if victim and reader.at.board.book.cards[event.card].transmigration is None:
        raise NotUnderstood(
            f"{event.card} の転召の内容がない", f"no transmigration of {event.card} is known"
        )
    return event


def _skip_name(reader: Reader) -> None:
    """`iid` only says what the case calls the card from now on."""
    reader.word("iid")


def deploy(reader: Reader) -> Event:
    """A nexus."""
    _skip_name(reader)
    return NexusDeployed(**_paid(reader))


def magic(reader: Reader) -> Event:
    """A magic, for its main or its flash effect; both at once no event can say."""
    effect: Any = reader.fields.take("effect", Any, "main")
    if effect not in ("main", "flash"):
        raise Impossible(magic_has_effect.id)
    return MagicUsed(**_unplaced(reader), effect=effect)


def mirage(reader: Reader) -> Event:
    """A mirage set."""
    return MirageSet(**_unplaced(reader))


def use_effect(reader: Reader) -> Event:
    """An effect of a field card, or of a card in hand: accel, advent."""
    word = reader.word("effect", "flash" if reader.kind == "use_effect" else reader.kind)
    effect: Any = "main_step" if word == "main" else word
    if effect not in ("flash", "main_step", "accel", "advent"):
        raise NotUnderstood(f"効果 {word} を知らない", f"the effect {word!r} is not known")
    pay, soul = reader.cores("pay")
    targets, onto = reader.targets(), reader.name("onto") or reader.name("host")
    card = reader.name("source") or reader.card()
    return EffectUsed(
        player=reader.player,
        source=reader.source(card),
        card=card,
        pay=pay,
        soul=_soul(soul, False),
        effect=effect,
        onto=onto,
        targets=targets,
        keep=kept(reader, *pay, *targets),
    )


def burst(reader: Reader) -> Event:
    """A burst set, from the hand."""
    (pay, soul), card = reader.cores("pay"), reader.card()
    if reader.source(card) == "tegamoto":
        raise NotUnderstood("手元からのセットは言えない", "a set from tegamoto cannot be said")
    return BurstSet(
        player=reader.player,
        card=card,
        pay=pay,
        soul="pay" if soul else "",
        keep=kept(reader, *pay),
    )


def activate(reader: Reader) -> Event:
    """The burst turned up."""
    keep = kept(reader, *reader.targets())
    return BurstActivated(player=reader.player, card=reader.word("card", "?"), keep=keep)


def combine(reader: Reader) -> Event:
    """A fielded brave combined."""
    brave, onto, slot = reader.name("brave"), reader.name("host"), reader.slot()
    return BraveCombined(player=reader.player, brave=brave, onto=onto, slot=slot)


def separate(reader: Reader) -> Event:
    """A brave taken off its host, or off one of two."""
    place, soul = reader.cores("place")
    return BraveSeparated(
        player=reader.player,
        brave=reader.name("brave"),
        place=place,
        soul="place" if soul else "",
        host=reader.name("host"),
        keep=kept(reader, *place),
    )


def exchange(reader: Reader) -> Event:
    """A brave moved to another host, `from` one of two."""
    return BraveExchanged(
        player=reader.player,
        brave=reader.name("brave"),
        onto=reader.name("host"),
        slot=reader.slot(),
        host=reader.name("from"),
    )


def move_cores(reader: Reader) -> Event:
    """Cores moved, one way or several ways at once."""
    several: list[dict[str, Any]] = reader.fields.take("moves", list[dict[str, Any]], [])
    moves = [_move(reader, Fields(plain(each), "moves"), alone=True) for each in several]
    moves = moves or [_move(reader, reader.fields)]
    keep = kept(reader, *(move.source for move in moves))
    return CoresMoved(player=reader.player, moves=tuple(moves), keep=keep)


def _move(reader: Reader, fields: Fields, *, alone: bool = False) -> CoreMove:
    move = CoreMove(
        source=reader.called(fields.word("from")),
        target=reader.called(fields.word("to")),
        n=fields.take("count", int, 1),
        soul=fields.take("soul", bool, False),
    )
    if alone:
        fields.end()
    return move


def swap_soul_core(reader: Reader) -> Event:
    """The soul core and a normal core change places, both at once."""
    source, target = reader.name("from") or reader.side.soul, reader.name("to")
    there = CoreMove(source=source, target=target, n=1, soul=True)
    back = CoreMove(source=target, target=source, n=1)
    return CoresMoved(player=reader.player, moves=(there, back))


def end_step(reader: Reader) -> Event:
    """The next step, or the one that is named; only the turn player goes on."""
    if reader.player != reader.at.board.player:
        raise Impossible(own_main_step.id)
    due = StepPlay(reader.at.board, StepEntered(step="")).due_steps.partition(" ")[0]
    step = reader.word("to") or reader.word("step", due)
    if step not in STEPS:
        raise NotUnderstood(f"ステップ {step} を知らない", f"the step {step!r} is not known")
    return StepEntered(step=step)


def concede(reader: Reader) -> Event:
    """The player gives up."""
    return PlayerConceded(player=reader.player)


MAKES: Mapping[str, Callable[[Reader], Event]] = {
    "summon": summon,
    "deploy_nexus": deploy,
    "magic": magic,
    "set_mirage": mirage,
    "set_burst": burst,
    "activate_burst": activate,
    "use_effect": use_effect,
    "accel": use_effect,
    "advent": use_effect,
    "combine": combine,
    "separate": separate,
    "exchange": exchange,
    "move_cores": move_cores,
    "swap_soul_core": swap_soul_core,
    "end_step": end_step,
    "end_main": end_step,
    "enter_step": end_step,
    "concede": concede,
}
