"""A table of Battle Spirits in short words: what lies where, and what is done.

A field card is called by its short name: `ryu` is `A.ryu#1`, `ryu#2` a second copy, `B.ryu#1` the
other player's; its facts are those of `RYU` in `invented`.
"""

from collections.abc import Callable, Mapping
from typing import Any

from invented import CARDS
from senpu.events import battle_spirits as bs
from senpu.events.base import Event, Seat, Waiver
from senpu.events.battle_spirits.changes import CoresShifted
from senpu.events.envelope import Header
from senpu.events.match import CountTaken
from senpu.projections.battle_spirits.board import Board, FieldCard, Side
from senpu.projections.game import game

GAME = game("battle_spirits")
ZONES = ("reserve", "core_trash", "life", "void", "removed", "hand", "deck", "")
Zones = Mapping[str, Any]


def header(**fields: Any) -> Header:
    """The header of a match between A and B with the invented cards."""
    aliases = {str(card["id"]).lower(): str(card["id"]) for card in CARDS}
    told: dict[str, Any] = {"match": "m", "first": "A", "players": {"A": "p", "B": "q"}, **fields}
    return Header(game=GAME.slug, pack=GAME.pack, cards=CARDS, aliases=aliases, **told)


def named(place: str, seat: Seat = "A") -> str:
    """A place as events call it: `ryu` is the field card `A.ryu#1`."""
    if place in ZONES or "." in place or place.startswith("?"):
        return place
    return f"{seat}.{place}" if "#" in place else f"{seat}.{place}#1"


def _cores(places: Mapping[str, int], seat: Seat = "A") -> dict[str, int]:
    return {named(place, seat): n for place, n in places.items()}


def side(**zones: Any) -> Zones:
    """A player's zones; `hand` as a number or as the cards in it, `field` by short name."""
    return {"reserve": 0, "deck": 30, **zones}


def on(cores: int = 0, **marks: Any) -> Mapping[str, Any]:
    """A field card with cores: `braves`, `hosts` and what else is marked."""
    return {"cores": cores, **marks}


def laid(board: Board, seat: Seat, zones: Zones | None) -> Side:
    """One side of a board."""
    lies: dict[str, Any] = dict(zones or side(reserve=4))
    if isinstance(lies.get("hand"), list):
        lies |= {"known": tuple(lies["hand"]), "hand": len(lies["hand"])}
    for pile in {"trash", "removed", "tegamoto"} & lies.keys():
        lies[pile] = tuple(lies[pile])
    field = [_fielded(board, seat, name, marks) for name, marks in lies.pop("field", {}).items()]
    lies |= {"soul": named(lies.get("soul", ""), seat), "field": {card.id: card for card in field}}
    return Side(seat, **lies)


def _fielded(board: Board, seat: Seat, name: str, lies: Any) -> FieldCard:
    marks = dict(on(lies) if isinstance(lies, int) else lies)
    card = board.book.cards[name.partition("#")[0].upper()]
    for key in ("braves", "hosts"):
        marks[key] = tuple(named(other, seat) for other in str(marks.get(key, "")).split())
    marks.setdefault("slots", ("",) * len(marks["hosts"]))
    marks.setdefault("minimum", 0 if marks["hosts"] else card.minimum)
    return FieldCard(named(name, seat), card, **marks)


def _played(kind: Callable[..., Event], **fields: Any) -> Event:
    seat = fields.setdefault("player", "A")
    for key in ("pay", "place"):
        if key in fields:
            fields[key] = _cores(fields[key], seat)
    for key in ("onto", "brave", "host", "transmigrate"):
        if key in fields:
            fields[key] = named(fields[key], seat)
    return kind(**_kept(fields))


def _kept(fields: dict[str, Any]) -> dict[str, Any]:
    keep = fields.get("keep", {})
    return fields | {"keep": {named(brave): _cores(place) for brave, place in keep.items()}}


def waiving(*rules: str) -> tuple[Waiver, ...]:
    """The rules a text lifts."""
    return tuple(Waiver(rule=rule, source="X") for rule in rules)


def summon(card: str, **how: Any) -> Event:
    """召喚, with `onto` a direct brave."""
    return _played(bs.Summoned, card=card, **how)


def deploy(card: str, **how: Any) -> Event:
    """配置."""
    return _played(bs.NexusDeployed, card=card, **how)


def use(card: str, **how: Any) -> Event:
    """使用 of a magic."""
    return _played(bs.MagicUsed, card=card, **how)


def use_effect(card: str, effect: str = "flash", **how: Any) -> Event:
    """An effect of a field card, or accel or advent of a card in hand."""
    number = card if card.isupper() else named(card, how.get("player", "A"))
    return _played(bs.EffectUsed, card=number, effect=effect, **how)


def set_burst(card: str = "?", **how: Any) -> Event:
    """バーストのセット."""
    return _played(bs.BurstSet, card=card, **how)


def set_mirage(card: str, **how: Any) -> Event:
    """ミラージュのセット."""
    return _played(bs.MirageSet, card=card, **how)


def combine(brave: str, onto: str, **how: Any) -> Event:
    """合体."""
    return _played(bs.BraveCombined, brave=brave, onto=onto, **how)


def separate(brave: str, **how: Any) -> Event:
    """分離."""
    return _played(bs.BraveSeparated, brave=brave, **how)


def exchange(brave: str, onto: str, **how: Any) -> Event:
    """交換."""
    return _played(bs.BraveExchanged, brave=brave, onto=onto, **how)


def move(*moves: str, **how: Any) -> Event:
    """コアの移動, each as `ryu>reserve 2*`; the star is the soul core."""
    return _played(bs.CoresMoved, moves=tuple(_move(text) for text in moves), **how)


def _move(text: str) -> bs.CoreMove:
    places, _, number = text.partition(" ")
    source, _, target = places.partition(">")
    n = int(number.strip("*") or 1)
    return bs.CoreMove(source=named(source), target=named(target), n=n, soul=text.endswith("*"))


def text(*changes: Any, **how: Any) -> Event:
    """A card's text did this."""
    return bs.EffectResolved(source="X", effects=changes, **_kept(how))


def count(**counts: int) -> Event:
    """A's table is counted."""
    return CountTaken(player="A", counts=counts)


def shift(places: str, n: int = 1, **how: Any) -> CoresShifted:
    """Cores a text moves, `life>reserve`."""
    source, _, target = places.partition(">")
    seat: Seat = how.setdefault("player", "A")
    return CoresShifted(source=named(source, seat), target=named(target, seat), n=n, **how)
