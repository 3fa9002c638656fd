"""The picture of a board of Gate Ruler: what lies where."""

from collections.abc import Iterator

from msgspec.structs import replace

from senpu.projections import picture as shown
from senpu.projections.gate_ruler.board import UNKNOWN, Board, GateItem, Laid, Side, Unit
from senpu.projections.gate_ruler.names import ability_label, typed
from senpu.projections.gate_ruler.printed import frames, printed_card
from senpu.projections.gate_ruler.table import table
from senpu.projections.gate_ruler.words import PHASES, WORDS
from senpu.projections.gate_ruler.zones import KEYS
from senpu.projections.picture import Count, Dot, Picture, Thing, Words, both, words
from senpu.projections.rules import Text
from senpu.projections.shared.picture import faced, now_of, role

STEP = Text("{step}フェイズ", "{step} phase")
FIRST, SECOND = Text("先攻", "first player"), Text("後攻", "second player")
READY, RESTED = Words("アクト", "ready"), Words("レスト", "rested")
LIFE = Text("ダメージ {n}/{life}", "damage {n}/{life}")
SOULS, TOKEN = Text("ソウル {n}", "souls {n}"), Words("トークン", "token")
FACE_DOWN, FACE_UP = Words("裏向き", "face down"), Words("公開", "face up")
SET_NOW = Words("このターンにセット", "set this turn")
SET_THEN = Text("ターン{turn}にセット", "set in turn {turn}")
LINKED = Text("＋オーバードライブ {ability}", "+ overdrive {ability}")
FROM, TO = Text("{place}から", "from {place}"), Text("→ {zone}", "to {zone}")
ASTRAY = "astray"
"""Where a unit stands that was put into a zone its ruler has not: no place of the table."""
NEXT = Words("次に解決", "next to resolve")
GATE = shown.Zone(id="gate", name=Words("ゲート 下から順", "gate, bottom to top"), look="stack")
DOTS = {
    "ready": Dot(name=READY, look="bar"),
    "rested": Dot(name=RESTED, look="barlow"),
    "wound": Dot(name=Words("ダメージ", "damage"), look="cross"),
}


def picture(board: Board) -> Picture:
    """The board as it is to be drawn, with the printed facts of the cards that lie open on it."""
    things = shown.laid(_things(board))
    cards = {t.card: printed_card(board, t.card) for t in things.values() if t.card}
    return Picture(
        seats={
            seat: shown.Seated(role=role(board, seat, FIRST, SECOND), table=table(side.ruler))
            for seat, side in board.sides.items()
        },
        middle=(GATE,),
        frames=frames(cards.values()),
        dots=DOTS,
        cards=cards,
        start=shown.Position(
            now=now_of(board, STEP, PHASES, board.priority),
            zones=dict(_counts(board)),
            things=things,
        ),
    )


def _counts(board: Board) -> Iterator[tuple[str, Count]]:
    for seat, side in board.sides.items():
        for zone in ("deck", "hand"):
            yield f"{seat}.{zone}", Count(n=getattr(side, zone))
        for zone in ("graveyard", "removed"):
            yield f"{seat}.{zone}", Count(n=len(getattr(side, zone)))
        yield f"{seat}.damage", Count(n=len(side.damage), of=side.ruler.life)
        yield f"{seat}.energy", _energy(side)
        yield f"{seat}.summons", _summons(side) if seat == board.player else Count(none=True)


def _energy(side: Side) -> Count:
    dots = {kind: n for kind, n in (("ready", side.ready), ("rested", side.rested)) if n}
    energy = side.ready + side.rested
    return Count(n=side.ready, of=energy, dots=dots) if energy else Count(none=True)


def _summons(side: Side) -> Count:
    return Count(n=side.summons, of=side.ruler.summon_right + side.summon_bonus)


def _things(board: Board) -> Iterator[tuple[str, Thing]]:
    for side in board.sides.values():
        yield f"{side.seat}.ruler", _ruler(side)
        for zone, unit in side.units():
            place = zone if zone in side.zone_names else ASTRAY
            yield unit.id, _unit(board, unit, f"{side.seat}.{place}")
        for laid in side.set:
            yield laid.id, _set(board, laid, f"{side.seat}.set{laid.zone}")
        for laid in side.drive:
            yield laid.id, _driven(board, side, laid)
        for field in side.fields:
            yield field.id, _field(field, f"{side.seat}.fields")
        for zone in ("hand", "damage", "graveyard", "removed"):
            for number in side.known if zone == "hand" else getattr(side, zone):
                yield "", faced(board, number, f"{side.seat}.{zone}")
    for item in board.gate:
        yield f"gate/{item.id}", _gated(board, item)


def _ruler(side: Side) -> Thing:
    ruler = side.ruler
    return Thing(
        in_=f"{side.seat}.ruler",
        card=ruler.id,
        stats=(("ATK", ruler.atk), ("STK", ruler.strike)),
        turned=90 * side.ruler_rested,
        state=_state(side.ruler_rested),
        marks=(words(LIFE, n=len(side.damage), life=ruler.life),),
    )


def _state(rested: bool) -> Words:
    return RESTED if rested else READY


def _unit(board: Board, unit: Unit, zone: str) -> Thing:
    card = unit.card
    return Thing(
        in_=zone,
        card=card.id,
        label=typed(board, unit.id),
        stats=(
            ("Lv", unit.value("level")),
            ("ATK", unit.value("atk")),
            ("STK", unit.value("strike")),
            ("HP", f"{unit.value('hp') - unit.damage}/{unit.value('hp')}"),
        ),
        dots={"wound": unit.damage} if unit.damage else None,
        turned=90 * unit.rested,
        state=_state(unit.rested),
        marks=tuple(_marks(unit)),
    )


def _marks(unit: Unit) -> Iterator[Words]:
    if unit.souls:
        yield words(SOULS, n=len(unit.souls))
    if unit.token:
        yield TOKEN


def _field(field: Unit, zone: str) -> Thing:
    return Thing(
        in_=zone,
        card=field.card.id,
        turned=90 * field.rested,
        state=RESTED if field.rested else shown.NO_WORDS,
        marks=tuple(_marks(field)),
    )


def _set(board: Board, laid: Laid, zone: str) -> Thing:
    now = laid.turn == board.turn
    mark = SET_NOW if now else words(SET_THEN, turn=laid.turn)
    return _covered(board, laid, zone, down=True, state=FACE_DOWN, marks=(mark,))


def _driven(board: Board, side: Side, laid: Laid) -> Thing:
    linked = (each.ability for each in side.overdrives if each.of == laid.id)
    marks = tuple(words(LINKED, ability=ability) for ability in linked)
    state = FACE_UP if laid.up else FACE_DOWN
    return _covered(board, laid, f"{side.seat}.drive", down=not laid.up, state=state, marks=marks)


def _covered(board: Board, laid: Laid, zone: str, **more: object) -> Thing:
    """By its name if this seat knows it, else by its place."""
    if laid.card.startswith(UNKNOWN):
        return Thing(in_=zone, label=typed(board, laid.id), **more)  # type: ignore[arg-type]
    return faced(board, laid.card, zone, **more)


def _gated(board: Board, item: GateItem) -> Thing:
    """An ability belongs to what it is of; a card may bring one with it."""
    marks = (*_whence(item), *((NEXT,) if item is board.gate[-1] else ()))
    kind = words(WORDS[item.kind])
    if item.kind == "ability":
        label, on = ability_label(board, item), {item.card: ()}
        return Thing(in_="gate", on=on, label=label, by=item.controller, kind=kind, marks=marks)
    thing = faced(board, item.card, "gate", by=item.controller, kind=kind, marks=marks)
    short = thing.label or board.book.names.get(thing.card, "")
    label = " ".join(filter(None, (short, item.ability))) if item.ability else thing.label
    return replace(thing, label=label)


def _whence(item: GateItem) -> Iterator[Words]:
    if item.source in WORDS and item.kind != "ability":
        yield both(lambda lang: FROM.said(lang, {"place": WORDS[item.source].said(lang)}))
    if item.zone:
        zone = WORDS[item.zone] if item.zone in KEYS else Text(item.zone, item.zone)
        yield both(lambda lang: TO.said(lang, {"zone": zone.said(lang)}))
