"""A table of Gate Ruler in short words: invented cards, what lies where, and what is done.

A card is called by its number: `U1` played into a zone is `A.u1#1`, a drive card `A.d1`, one in
the second set zone `A.s2#1`; `^` marks a drive card that lies face up.
"""

from collections.abc import Mapping
from typing import Any

from senpu.events import gate_ruler as gr
from senpu.events.base import Event, Seat, Waiver
from senpu.events.envelope import Header
from senpu.events.match import CountTaken
from senpu.projections.game import game
from senpu.projections.gate_ruler.board import Board, GateItem, Laid, Overdrive, Side, Unit

GAME = game("gate_ruler")
Facts = Mapping[str, Any]
Zones = Mapping[str, Any]
LINES = ("left", "right", "center", "left2", "right2")


def _ruler(id: str, **facts: Any) -> Facts:
    return {"id": id, "type": "ruler", "life": 12, "atk": 4, "strike": 3, **facts}


def _unit(id: str, level: int = 1, **facts: Any) -> Facts:
    return {"id": id, "type": "unit", "level": level, "atk": 2, "hp": 3, "strike": 1, **facts}


def _event(id: str, timing: str = "normal", level: int = 1, **facts: Any) -> Facts:
    return {"id": id, "type": "event", "level": level, "timing": timing, **facts}


def _field(id: str, level: int = 1, **facts: Any) -> Facts:
    return {"id": id, "type": "field", "level": level, **facts}


def _ability(id: str, kind: str = "activated", energy: int = 0, **facts: Any) -> Facts:
    cost = {"energy": energy} if energy else {}
    return {"id": id, "kind": kind, "cost": cost, **facts}


CARDS: tuple[Facts, ...] = (
    _ruler("FREE"),
    _ruler("LEVEL", pays="level"),
    _ruler("ONE", pays="one", zones={"set": 2}),
    _ruler("WIDE", pays="level", summon_right=3,
           zones={"attack": ["left", "right", "left2", "right2"], "defence": []}),
    _ruler("DRIVE", hand=False, summon_right=1, turn_start={"drive": 2},
           abilities=[_ability("r1"), _ability("r2", timing="any_time")]),
    _ruler("DRAW", pays="level", energy=3, start_hand=3, first_draw=1,
           turn_start={"draw": 2, "ready": 2}),
    _ruler("SETS", events_from_hand=False, sets_a_turn=2),
    _unit("U0", 0), _unit("U1"), _unit("U2", 2), _unit("U3", 3), _unit("UNEG", -2),
    _unit("UOD", abilities=[_ability("od1", "overdrive")]),
    _unit("UOO", abilities=[_ability("od1", "overdrive"), _ability("od2", "overdrive")]),
    _unit("UOE", abilities=[_ability("od1", "overdrive", 2)]),
    _unit("UACT", abilities=[
        _ability("a1"), _ability("a2", timing="any_time"), _ability("a3", energy=2),
        _ability("a4", once_a_turn=True), _ability("a5", "automatic"),
        _ability("a6", timing="any_time", energy=1),
    ]),
    _unit("USET", settable=True), _unit("UCNT", abilities=[_ability("c1", "counter")]),
    _event("EN"), _event("EN2", level=2), _event("EANY", "any_time"), _event("EOPEN", "open_card"),
    _event("EAUTO", "automatic"), _event("EOD", abilities=[_ability("od1", "overdrive")]),
    _field("F1"), _field("F2", 2), _field("FACT", abilities=[_ability("fa1")]),
    _field("FOD", abilities=[_ability("od1", "overdrive")]),
)  # fmt: skip


def header(**fields: Any) -> Header:
    """The header of a match between A and B with the invented cards."""
    aliases = {str(card["id"]).lower(): str(card["id"]) for card in CARDS}
    told: dict[str, Any] = {"match": "m", "first": "A", "players": {"A": "p", "B": "q"}, **fields}
    return Header(game=GAME.slug, pack=GAME.pack, cards=CARDS, aliases=aliases, **told)


def side(ruler: str = "FREE", **zones: Any) -> Zones:
    """A player's zones: `hand` a number or cards, `left="U1"`, `set={2: "EN"}`, `drive=["U1^"]`.

    `overdrives` are names of drive cards whose overdrives lie beside them, in order.
    """
    return {"ruler": ruler, "deck": 30, **zones}


def on(card: str, **marks: Any) -> Zones:
    """A unit with its marks: `rested`, `damage`, `souls`."""
    return {"card": card, **marks}


def laid(board: Board, seat: Seat, zones: Zones | None) -> Side:
    """One side of a board."""
    lies: dict[str, Any] = dict(zones or side())
    cards = board.book.cards
    ruler = cards[lies.pop("ruler")]
    if isinstance(lies.get("hand"), list):
        lies |= {"known": tuple(lies["hand"]), "hand": len(lies["hand"])}
    for pile in {"damage", "graveyard", "removed"} & lies.keys():
        lies[pile] = tuple(lies[pile])
    names = ruler.zones.attack + ruler.zones.defence
    units = {zone: _stands(board, seat, lies.pop(zone, None), 1) for zone in names}
    drive = tuple(_driven(seat, n, card) for n, card in enumerate(lies.pop("drive", ()), 1))
    linked = [name if "." in name else f"{seat}.{name}" for name in lies.pop("overdrives", ())]
    fields = lies.pop("fields", [])
    return Side(
        seat,
        ruler,
        zones=_renumbered(units),
        drive=drive,
        overdrives=tuple(_linked(board, drive, linked)),
        set=tuple(
            Laid(f"{seat}.s{zone}#1", card, zone=zone) for zone, card in lies.pop("set", {}).items()
        ),
        fields=tuple(
            Unit(f"{seat}.{card.lower()}#{n}", cards[card]) for n, card in enumerate(fields, 1)
        ),
        **lies,
    )


def _stands(board: Board, seat: Seat, lies: Any, copy: int) -> tuple[Unit, ...]:
    if lies is None:
        return ()
    marks = dict(on(lies) if isinstance(lies, str) else lies)
    number = marks.pop("card")
    return (Unit(f"{seat}.{number.lower()}#{copy}", board.book.cards[number], **marks),)


def _renumbered(zones: Mapping[str, tuple[Unit, ...]]) -> dict[str, tuple[Unit, ...]]:
    """Equal units get names of their own."""
    seen: dict[str, int] = {}
    found: dict[str, tuple[Unit, ...]] = {}
    for zone, units in zones.items():
        found[zone] = ()
        for unit in units:
            stem = unit.id.partition("#")[0]
            seen[stem] = seen.get(stem, 0) + 1
            found[zone] = (replaced(unit, id=f"{stem}#{seen[stem]}"),)
    return found


def replaced(unit: Unit, **marks: Any) -> Unit:
    """A unit with other marks."""
    fields = {name: getattr(unit, name) for name in Unit.__struct_fields__}
    return Unit(**{**fields, **marks})


def _driven(seat: Seat, n: int, card: str) -> Laid:
    return Laid(f"{seat}.d{n}", card.removesuffix("^"), up=card.endswith("^"))


def _linked(board: Board, drive: tuple[Laid, ...], linked: list[str]) -> list[Overdrive]:
    found: list[Overdrive] = []
    for card in (card for card in drive if card.id in linked):
        for ability in board.book.cards[card.card].abilities_of("overdrive"):
            found.append(Overdrive(f"{card.id[0]}.o{len(found) + 1}", card.id, ability.id))
    return found


def gated(card: str, controller: Seat = "A", **more: Any) -> GateItem:
    """A card on the gate; the first of its kind unless named otherwise."""
    kinds = {str(facts["id"]): facts["type"] for facts in CARDS}
    settled: dict[str, Any] = {"id": "g1", "kind": kinds[card], **more}
    return GateItem(controller=controller, card=card, **settled)


def waiving(*rules: str) -> tuple[Waiver, ...]:
    """The rules a text lifts."""
    return tuple(Waiver(rule=rule, source="X") for rule in rules)


def _who(how: dict[str, Any]) -> dict[str, Any]:
    return {"player": "A", **how}


def _whence(card: str, how: dict[str, Any]) -> dict[str, Any]:
    """`d1` and `s2` are the own drive and set cards of these names."""
    who = _who(how)
    if card[0] in "ds" and card[1:].isdigit():
        named = f"{who['player']}.{card}" + ("#1" if card[0] == "s" else "")
        return {"card": named, "source": "drive" if card[0] == "d" else "set", **who}
    return {"card": card, **who}


def reveal(card: str, number: str = "", **how: Any) -> Event:
    """公開 of a drive card."""
    who = _who(how)
    return gr.DriveCardRevealed(card=f"{who['player']}.{card}", number=number, **who)


def summon(card: str, zone: str = "left", **how: Any) -> Event:
    """通常召喚 from hand, or of a drive card."""
    return gr.UnitPlayed(zone=zone, **_whence(card, how))


def field(card: str, **how: Any) -> Event:
    """A field played."""
    return gr.FieldPlayed(**_whence(card, how))


def event(card: str, **how: Any) -> Event:
    """An event played: from hand, of the drive zone, or set."""
    return gr.EventPlayed(**_whence(card, how))


def put(card: str = "?", zone: int = 1, **how: Any) -> Event:
    """セット."""
    return gr.CardSet(zone=zone, **_whence(card, how))


def ability(card: str, name: str, **how: Any) -> Event:
    """起動能力 of a unit, a field or the `ruler`."""
    who = _who(how)
    named = card if "." in card else f"{who['player']}.{card}"
    named += "" if card == "ruler" or "#" in card else "#1"
    return gr.AbilityPlayed(card=named, ability=name, **who)


def overdrive(name: str = "o1", **how: Any) -> Event:
    """オーバードライブ played."""
    who = _who(how)
    return gr.OverdrivePlayed(card=f"{who['player']}.{name}", **who)


def drop(name: str = "o1", **how: Any) -> Event:
    """オーバードライブ removed."""
    who = _who(how)
    return gr.OverdriveRemoved(card=f"{who['player']}.{name}", **who)


def swap(one: str, two: str, **how: Any) -> Event:
    """配置変更."""
    return gr.UnitsRearranged(zones=(one, two), **_who(how))


def passing(player: Seat = "A") -> Event:
    """優先権の放棄."""
    return gr.PriorityPassed(player=player)


BOTH_PASS = (passing("A"), passing("B"))


def resolving(item: str = "", **how: Any) -> Event:
    """解決 of the last thing on the gate."""
    return gr.GateItemResolved(item=item, **how)


def text(*changes: Any) -> Event:
    """A card's text did this."""
    return gr.EffectResolved(source="X", effects=changes)


def count(**counts: int) -> Event:
    """A's table is counted."""
    return CountTaken(player="A", counts=counts)
