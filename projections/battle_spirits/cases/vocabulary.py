"""What case files of Battle Spirits call actions, and what is odd in how they state them."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from senpu.events import battle_spirits as events
from senpu.events.base import Event
from senpu.events.match import CardIdentified, PlayerConceded, StepEntered
from senpu.projections.battle_spirits.actions.magic import magic_has_effect
from senpu.projections.battle_spirits.board import Side
from senpu.projections.battle_spirits.cases.assertion import asserted
from senpu.projections.battle_spirits.cases.position import PLACES, ZONES
from senpu.projections.battle_spirits.cases.texts import CardText, Swap
from senpu.projections.battle_spirits.conditions import fits
from senpu.projections.battle_spirits.decide import decide
from senpu.projections.battle_spirits.rules.cost import soul_core_is_there
from senpu.projections.battle_spirits.rules.main_step import own_main_step
from senpu.projections.battle_spirits.steps import next_steps
from senpu.projections.cases import shapes
from senpu.projections.cases.action import Said
from senpu.projections.cases.contract import Impossible, NotUnderstood
from senpu.projections.cases.dialect import Word
from senpu.projections.cases.shapes import State, is_handle, is_list, is_object


def spend(said: Said) -> None:
    """Cores by place, the soul core told among them: `{"reserve": 2, "soul": true}`."""
    for key in ("pay", "place"):
        if key in said.left:
            cores, soul = _cores(said, said.left[key], f"{said.where}.{key}")
            said.left[key] = cores
            if soul and said.left.setdefault("soul", key) != key:
                raise Impossible(soul_core_is_there.id)


def _cores(said: Said, told: Any, at: str) -> tuple[State, bool]:
    """So many cores by place, and whether the soul core is among them. Raises NotUnderstood."""
    stated: State = dict(shapes.converted(told, dict[str, Any], at))
    soul: bool = shapes.converted(stated.pop("soul", False), bool, f"{at}.soul")
    cores: dict[str, int] = shapes.converted(stated, dict[str, int], at)
    for place in cores:
        _place(said, place, at)
    return {place: n for place, n in cores.items() if n}, soul


def _place(said: Said, place: str, at: str) -> None:
    """Raises NotUnderstood for a place of cores that is neither a zone nor lies on the field."""
    board = said.at.board
    there = (*PLACES, *said.at.names, *(id for side in board.sides.values() for id in side.field))
    if place not in there and not said.at.begun.find(place):
        raise shapes.unknown_name(place, there, at)


ZONE_WORDS = (*ZONES, "deck", "deck_top", "deck_bottom", "field")
"""Zones a card may be said to be played from, whether or not the rules allow it."""


def play_card(said: Said) -> None:
    """A card by its number, from the hand or the tegamoto; from elsewhere it is not there."""
    number = said.left.get("card", "")
    if isinstance(number, str) and not is_handle(number):
        shapes.facts_of(said.at.board.book.cards, number)
    zone = said.take("from", str, said.take("source", str, "hand"))
    if zone.removeprefix("opponent_") not in ZONE_WORDS:
        raise shapes.unknown_name(zone, ZONE_WORDS, f"{said.where}.from")
    if zone not in ("hand", "tegamoto") and number in said.side.known:
        raise NotUnderstood(f"{zone} からは言えない", f"from the {zone} cannot be said")
    said.left["source"] = "tegamoto" if zone == "tegamoto" else "hand"


def field_effect(said: Said) -> None:
    """An effect of a field card, its `source`, or of a card in hand."""
    if said.left.get("from") == "field":
        del said.left["from"]
    if "source" in said.left and said.left["source"] not in ("hand", "tegamoto"):
        said.left["card"] = said.left.pop("source")
    elif str(said.left.get("card")) not in said.side.field:
        play_card(said)
    if said.left.get("effect") == "main":
        said.left["effect"] = "main_step"


GIVEN = re.compile(r"\w+_to_(deck_bottom|deck_top|hand|trash|removed)")


def give_up(said: Said) -> None:
    """What is given up instead of paying: `{"return_nexus_to_deck_bottom": "n1"}`.

    The action is free if the card's text allows it, else forbidden.
    """
    for key, value in said.take("alternative", dict[str, str | list[str]], {}).items():
        way, card = GIVEN.fullmatch(key), str(said.left.get("card"))
        if way is None:
            raise NotUnderstood(f"{key} を知らない", f"the alternative {key!r} is not known")
        text: CardText | None = said.texts.get(card)
        if text is None or text.instead is None:
            raise NotUnderstood(f"{card} の効果が記録にない", f"the text of {card} is not asserted")
        for name in [value] if isinstance(value, str) else value:
            _give(said, said.at.called(name), way[1])
            if _may_go(said, said.at.called(name), way[1], text.instead):
                said.left.setdefault("adjust", []).append({"source": card, "free": True})
            else:
                said.left.setdefault("barred", []).append(card)


def _give(said: Said, id: str, target: str) -> None:
    cause = "destroyed" if target == "trash" else "returned"
    said.left.setdefault("effects", []).append({
        "type": "card_moved", "player": said.player, "card": id,
        "source": "field", "target": target, "cause": cause,
    })  # fmt: skip


def _may_go(said: Said, id: str, target: str, swap: Swap) -> bool:
    lying = said.side.field.get(id)
    return lying is not None and target == swap.to and fits(swap.give, lying)


def named(said: Said) -> None:
    """`iid` is what the case calls the card from now on."""
    said.take("iid", str, "")


def summon(said: Said) -> None:
    """A spirit, an ultimate, a brave as a spirit or on a host."""
    host = said.left.get("host", said.left.get("onto", ""))
    manner = said.take("as", str, "direct_brave" if host else "spirit")
    if manner not in ("spirit", "ultimate", "brave", "direct_brave"):
        raise NotUnderstood(f"召喚方法 {manner} を知らない", f"to summon as {manner} is not known")
    if (manner == "direct_brave") != bool(host):
        raise NotUnderstood("直接合体には合体先が要る", "a direct brave and a host go together")
    card = said.at.board.book.cards.get(str(said.left.get("card", "")))
    if said.left.get("transmigrate") and card and card.transmigration is None:
        ja, en = f"{card.id} の転召の内容がない", f"no transmigration of {card.id} is known"
        raise NotUnderstood(ja, en)


def set_from_hand(said: Said) -> None:
    """A burst comes from the hand."""
    play_card(said)
    if said.left.pop("source") == "tegamoto":
        raise NotUnderstood("手元からのセットは言えない", "a set from tegamoto cannot be said")


def no_cores(said: Said) -> None:
    """Nothing is placed on what does not come to the field."""
    if said.left.pop("place", None):
        raise NotUnderstood("この行動にコアは置けない", "no cores are placed by this action")


MOVE = {"from": "source", "to": "target", "count": "n"}


def move(said: Said) -> None:
    """Cores moved, one way or several ways at once."""
    several, keys = "moves" in said.left, ("from", "to", "count", "soul")
    one = {} if several else {key: said.left.pop(key) for key in keys if key in said.left}
    told: list[State] = said.take("moves", list[dict[str, str | int | bool]], [one])
    said.left["moves"] = [
        _move(said, each, f"{said.where}.moves[{n}]" if several else said.where)
        for n, each in enumerate(told)
    ]


def _move(said: Said, told: State, at: str) -> State:
    move = {"n": 1, **{MOVE.get(key, key): value for key, value in told.items()}}
    for key in ("from", "to"):
        if MOVE[key] not in move:
            shapes.needs(told, [key], at)
        _place(said, str(move[MOVE[key]]), at)
    return move


def swap_soul_core(said: Said) -> None:
    """The soul core and a normal core change places, both at once."""
    source, target = said.take("from", str, said.side.soul), said.take("to", str, "")
    for place in filter(None, (source, target)):
        _place(said, place, said.where)
    there = {"source": source, "target": target, "n": 1, "soul": True}
    said.left["moves"] = [there, {"source": target, "target": source, "n": 1}]


def end_step(said: Said) -> None:
    """The next step, or the one that is named; only the turn player goes on."""
    if said.player != said.at.board.player:
        raise Impossible(own_main_step.id)
    due = next(iter(next_steps(said.at.board)), "")
    said.left.setdefault("to" if "to" in said.left else "step", due)


def keep(said: Said) -> None:
    """Braves that stay when their host leaves: `then.keep_brave`, in all the ways it is said."""
    then = said.take("then", dict[str, Any], {})
    told, how = then.pop("keep_brave", None), then.pop("place", True)
    for key in then:
        raise shapes.unknown_key(key, ("keep_brave", "place"), f"{said.where}.then")
    if told is None or told is False:
        return
    braves = _braves(said.side, _emptied(said))
    if not braves:
        raise NotUnderstood("残すブレイヴがない", "there is no brave to keep")
    said.left["keep"] = {
        brave: _held(said, brave, cores)
        for brave, cores in _each(told, how, braves)
        if cores is not None
    }


def _emptied(said: Said) -> Iterator[str]:
    """The places an action takes cores from, and the cards it is aimed at."""
    for each in said.left.get("moves", ()):
        yield said.at.called(str(each.get("source", "")))
    for key in ("pay", "place", "target", "targets"):
        told: Any = said.left.get(key, [])
        several = list(told) if is_object(told) else told if is_list(told) else [told]
        yield from (said.at.called(str(place)) for place in several)


def _braves(side: Side, places: Iterator[str]) -> tuple[str, ...]:
    """The braves of hosts among these places; if there are none, all combined ones."""
    field = side.field
    on_hosts = [brave for place in places if place in field for brave in field[place].braves]
    return tuple(on_hosts) or tuple(card.id for card in field.values() if card.hosts)


def _each(told: Any, how: Any, braves: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    """Brave by brave, how it is held: true, a number from the reserve, cores by place."""
    match told:
        case True:
            yield braves[0], how
        case str():
            yield told, how
        case {"brave": str(brave), **rest} if rest.keys() <= {"place"}:
            yield brave, rest.get("place", how)
        case {"place": cores, **rest} if not rest:
            yield braves[0], cores
        case dict() if told and told.keys() <= set(braves):
            yield from told.items()
        case _:
            yield braves[0], told


def _held(said: Said, brave: str, how: Any) -> State:
    lying = said.side.field.get(brave)
    if how is True:
        how = lying.card.minimum if lying else 0
    if type(how) is int:
        return {"reserve": how} if how else {}
    return _cores(said, how, f"{said.where}.then.keep_brave")[0]


def quoted(said: Said) -> State:
    """The payable costs of the cards an action asks about, by number, without playing them."""
    numbers: tuple[str, ...] = said.take("cards", tuple[str, ...], ())
    said.end()
    return {"quotes": {number: _payable(number, said) for number in numbers}}


def _payable(number: str, said: Said) -> int:
    kind = shapes.facts_of(said.at.board.book.cards, number).type
    event: Any = PLAYED.get(kind, events.Summoned)(player=said.player, card=number)
    done: Any = decide(said.at.board, asserted(event, said.at, said.texts)[0]).event
    payable: int = done.cost.payable
    return payable


PLAYED: Mapping[str, type[events.PaidAction]] = {
    "nexus": events.NexusDeployed,
    "magic": events.MagicUsed,
}


def _no_effect(said: Said, text: str) -> Impossible:
    return Impossible(magic_has_effect.id)


TARGET = {"target": "targets"}
HOST = {"host": "onto", **TARGET}
HAND = {"from": str, "alternative": dict[str, str], "then": dict[str, Any]}
NAME = {"iid": str, "as": str}
EFFECT = (field_effect, spend, keep)
STEP = Word(StepEntered, {"to": "step"}, odd=(end_step,))
WORDS: Mapping[str, Word] = {
    "summon": Word(
        events.Summoned, HOST, odd=(play_card, spend, give_up, keep, named, summon),
        own={**HAND, **NAME},
    ),
    "deploy_nexus": Word(
        events.NexusDeployed, TARGET, odd=(play_card, spend, give_up, keep, named),
        own={**HAND, "iid": str},
    ),
    "magic": Word(
        events.MagicUsed, TARGET, odd=(play_card, spend, no_cores, give_up, keep), own=HAND,
        room={"effect": _no_effect},
    ),
    "set_mirage": Word(
        events.MirageSet, TARGET, odd=(play_card, spend, no_cores, give_up, keep), own=HAND
    ),
    "use_effect": Word(events.EffectUsed, HOST, odd=EFFECT, own=HAND),
    "accel": Word(events.EffectUsed, HOST, {"effect": "accel"}, EFFECT, HAND),
    "advent": Word(events.EffectUsed, HOST, {"effect": "advent"}, EFFECT, HAND),
    "set_burst": Word(events.BurstSet, TARGET, odd=(set_from_hand, spend, keep), own=HAND),
    "activate_burst": Word(events.BurstActivated, odd=(keep,), own={"then": dict[str, Any]}),
    "combine": Word(events.BraveCombined, HOST),
    "separate": Word(events.BraveSeparated, odd=(spend, keep), own={"then": dict[str, Any]}),
    "exchange": Word(events.BraveExchanged, {"host": "onto", "from": "host"}),
    "move_cores": Word(
        events.CoresMoved, odd=(move, keep),
        own={"from": str, "to": str, "count": int, "soul": bool, "then": dict[str, Any]},
    ),
    "swap_soul_core": Word(events.CoresMoved, odd=(swap_soul_core,), own={"from": str, "to": str}),
    "effect": Word(events.EffectResolved, {"changes": "effects"}),
    "identify": Word(CardIdentified, {"card": "handle", "as": "card"}),
    "end_step": STEP,
    "end_main": STEP,
    "enter_step": STEP,
    "concede": Word(PlayerConceded),
    "quote_costs": Word(Event, own={"cards": list[str]}, ask=quoted),
}  # fmt: skip
NAMES = frozenset({
    "card", "pay", "place", "targets", "onto", "transmigrate", "brave", "host", "keep", "moves",
    "effects", "adjust",
})  # fmt: skip
"""Fields that name what lies on the board, or whose parts do."""
