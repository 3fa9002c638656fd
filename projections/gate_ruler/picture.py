"""The board as it is to be drawn: what lies where, in words of one language."""

from collections.abc import Iterator

from senpu.events.base import Seat, other
from senpu.projections.game import Cell, Half, Picture, Zone
from senpu.projections.gate_ruler.board import (
    UNKNOWN,
    Board,
    GateItem,
    Laid,
    Side,
    Unit,
)  # fmt: skip
from senpu.projections.gate_ruler.names import called, gated, printed_name, typed
from senpu.projections.gate_ruler.words import KINDS, LINES, PHASES, PLACES
from senpu.projections.gate_ruler.zones import Place, rows
from senpu.projections.rules import Lang, Text

LAST = 5
"""So many cards of the graveyard are named, the newest first."""

TITLE = Text(
    "ターン{turn} {player} {step}フェイズ  優先権 {priority}",
    "turn {turn}, {player}, {step} phase  priority {priority}",
)
BEFORE = Text("対戦前", "before turn 1")
WON = Text("終了 勝者 {player}", "over, {player} won")
DRAWN = Text("終了 引き分け", "over, a draw")
FIRST, SECOND = Text("先攻", "first player"), Text("後攻", "second player")
ATTACK, DEFENCE = Text("{zone} 攻撃", "{zone} attack"), Text("{zone} 守備", "{zone} defence")
SET, RULER = Text("セット {zone}", "set zone {zone}"), Text("ルーラー", "ruler")
READY, RESTED = Text("アクト", "ready"), Text("レスト", "rested")
LIFE = Text("ダメージ {n}/{life}", "damage {n}/{life}")
SOULS, TOKEN = Text("ソウル {n}", "souls {n}"), Text("トークン", "token")
FACE_DOWN, FACE_UP = Text("裏向き", "face down"), Text("公開", "face up")
SET_NOW, SET_THEN = (
    Text("このターンにセット", "set this turn"),
    Text("ターン{turn}にセット", "set in turn {turn}"),
)
LINKED = Text("＋オーバードライブ {ability}", "+ overdrive {ability}")
GATE, NEXT = Text("ゲート 下から順", "gate, bottom to top"), Text("次に解決", "next to resolve")
OF = Text("{player} {kind}", "{kind} of {player}")
FROM, TO = Text("{place}から", "from {place}"), Text("→ {zone}", "to {zone}")
KNOWN_HAND = Text("手札（わかっているもの）", "hand, as far as known")
ENERGY, SUMMONS = Text("エナジー", "energy"), Text("召喚", "summons")
DAMAGE = Text("ダメージ", "damage")
FIELDS = Text("フィールドゾーン", "field zone")


def picture(board: Board, lang: Lang, near: Seat = "A") -> Picture:
    """The board as it is to be drawn, the half of `near` last, the gate in between.

    Both halves lie as the player at `near` sees them: the far one with its front row below, left
    and right exchanged. The places keep the keys their own player types.
    """
    draw = _Drawing(board, lang)
    return Picture(
        title=draw.title(),
        halves=(draw.half(other(near), far=True), draw.half(near, far=False)),
        middle=draw.gate(),
    )


class _Drawing:
    """What is said of the things on one board in one language."""

    def __init__(self, board: Board, lang: Lang) -> None:
        self.board = board
        self.lang: Lang = lang

    def said(self, text: Text, **facts: int | str) -> str:
        """A text in the language."""
        return text.said(self.lang, facts)

    def title(self) -> str:
        """Turn, phase and priority; how the match ended."""
        board = self.board
        if board.turn == 0:
            return self.said(BEFORE)
        step = self.said(PHASES[board.step]) if board.step in PHASES else board.step
        said = self.said(
            TITLE,
            turn=board.turn,
            player=self._player(board.player),
            step=step,
            priority=board.priority,
        )
        return "  ".join(filter(None, (said, self._ending())))

    def _ending(self) -> str:
        if not self.board.over:
            return ""
        winner = self.board.winner
        return self.said(WON, player=self._player(winner)) if winner else self.said(DRAWN)

    def _player(self, seat: Seat) -> str:
        return f"{seat} {self.said(FIRST if seat == self.board.book.first else SECOND)}"

    def half(self, seat: Seat, *, far: bool) -> Half:
        """One side of the table, turned round if it is the `far` one."""
        board, side = self.board, self.board.sides[seat]
        grid = tuple(tuple(self._place(side, place) for place in row) for row in rows(side.ruler))
        turned = tuple(row[::-1] for row in grid[::-1])
        return Half(
            seat=seat,
            heading=self._player(seat),
            active=board.turn > 0 and seat == board.player,
            counts=tuple(self._counts(side)),
            zones=tuple(zone for zone in self._zones(side) if zone.cells),
            grid=turned if far else grid,
        )

    def _counts(self, side: Side) -> Iterator[tuple[str, str]]:
        ruler = side.ruler
        for zone, n in (("deck", side.deck), ("hand", side.hand), ("graveyard", side.graveyard)):
            yield self.said(PLACES[zone]), str(n if isinstance(n, int) else len(n))
        yield self.said(DAMAGE), f"{len(side.damage)}/{ruler.life}"
        if energy := side.ready + side.rested:
            yield self.said(ENERGY), f"{side.ready}/{energy}"
        if side.seat == self.board.player:
            yield self.said(SUMMONS), f"{side.summons}/{ruler.summon_right + side.summon_bonus}"

    # Places in lines

    def _place(self, side: Side, place: Place | None) -> Zone | None:
        if place is None:
            return None
        return Zone(name=self._label(place), cells=tuple(self._lying(side, place)))

    def _label(self, place: Place) -> str:
        zone = self.said(LINES[place.name]) if place.name in LINES else place.name
        kinds = {"attack": ATTACK, "defence": DEFENCE, "ruler": RULER, "set": SET}
        label = self.said(kinds[place.kind], zone=zone)
        return label if place.kind == "set" else f"{place.key} {label}".strip()

    def _lying(self, side: Side, place: Place) -> Iterator[Cell]:
        if place.kind == "ruler":
            yield self._ruler(side)
        elif place.kind == "set":
            yield from (self._set(laid) for laid in side.set if str(laid.zone) == place.name)
        else:
            yield from (self._unit(unit) for unit in side.zones.get(place.name, ()))

    def _unit(self, unit: Unit) -> Cell:
        card = unit.card
        stats = f"Lv{card.level} ATK{card.atk} STK{card.strike}"
        return Cell(
            title=self._title(card.id, typed(self.board, unit.id)),
            lines=(
                stats,
                f"HP {card.hp - unit.damage}/{card.hp} {self._state(unit.rested)}",
                *self._marks(unit),
            ),
            tone="tired" if unit.rested else "plain",
        )

    def _title(self, number: str, as_typed: str) -> str:
        """Its name, and as it is typed: `mus7`."""
        name = printed_name(self.board, number, self.lang)
        return as_typed if name == number else f"{name} {as_typed}"

    def _state(self, rested: bool) -> str:
        return self.said(RESTED if rested else READY)

    def _marks(self, unit: Unit) -> Iterator[str]:
        if unit.souls:
            yield self.said(SOULS, n=len(unit.souls))
        if unit.token:
            yield self.said(TOKEN)

    def _ruler(self, side: Side) -> Cell:
        ruler = side.ruler
        return Cell(
            title=self._called(ruler.id),
            lines=(
                f"ATK{ruler.atk} STK{ruler.strike} {self._state(side.ruler_rested)}",
                self.said(LIFE, n=len(side.damage), life=ruler.life),
            ),
            tone="tired" if side.ruler_rested else "plain",
        )

    def _set(self, laid: Laid) -> Cell:
        now = laid.turn == self.board.turn
        return Cell(
            title=self._laid(laid),
            lines=(self.said(FACE_DOWN), self.said(SET_NOW if now else SET_THEN, turn=laid.turn)),
            tone="hidden",
        )

    # The other zones

    def _zones(self, side: Side) -> Iterator[Zone]:
        drive = tuple(self._driven(side, laid) for laid in side.drive)
        yield Zone(name=self.said(PLACES["drive"]), cells=drive)
        fields = tuple(self._field(field) for field in side.fields)
        yield Zone(name=self.said(FIELDS), cells=fields)
        yield Zone(name=self.said(KNOWN_HAND), cells=self._named(side.known))
        yield self._pile("damage", side.damage, len(side.damage))
        yield self._pile("graveyard", side.graveyard, LAST)
        yield self._pile("removed", side.removed, LAST)

    def _driven(self, side: Side, laid: Laid) -> Cell:
        linked = [o.ability for o in side.overdrives if o.of == laid.id]
        face = self.said(FACE_UP if laid.up else FACE_DOWN)
        lines = (face, *(self.said(LINKED, ability=ability) for ability in linked))
        return Cell(title=self._laid(laid), lines=lines, tone="plain" if laid.up else "hidden")

    def _laid(self, laid: Laid) -> str:
        """By its name if this seat knows it, else by its place."""
        unknown = laid.card.startswith(UNKNOWN)
        return typed(self.board, laid.id) if unknown else self._called(laid.card)

    def _field(self, field: Unit) -> Cell:
        lines = (*([self.said(RESTED)] if field.rested else []), *self._marks(field))
        tone = "tired" if field.rested else "plain"
        return Cell(title=self._called(field.card.id), lines=lines, tone=tone)

    def _pile(self, zone: str, cards: tuple[str, ...], most: int) -> Zone:
        shown = self._named(cards[: -most - 1 : -1])
        more = (Cell(title="…"),) if len(cards) > most else ()
        return Zone(name=f"{self.said(PLACES[zone])} {len(cards)}", cells=shown + more)

    def _named(self, cards: tuple[str, ...]) -> tuple[Cell, ...]:
        return tuple(Cell(title=self._called(number)) for number in cards)

    def _called(self, number: str) -> str:
        return called(self.board, number, self.lang)

    # The gate

    def gate(self) -> tuple[Zone, ...]:
        """What is on the gate, in the order in which it was put there."""
        cells = tuple(self._gated(n, item) for n, item in enumerate(self.board.gate, 1))
        return (Zone(name=self.said(GATE), cells=cells),) if cells else ()

    def _gated(self, n: int, item: GateItem) -> Cell:
        of = self.said(OF, player=item.controller, kind=self.said(KINDS[item.kind]))
        title = f"{n} {gated(self.board, item, self.lang)}"
        last = [self.said(NEXT)] if item is self.board.gate[-1] else []
        return Cell(title=title, lines=(of, *self._whence(item), *last))

    def _whence(self, item: GateItem) -> Iterator[str]:
        if item.source in PLACES and item.kind != "ability":
            yield self.said(FROM, place=self.said(PLACES[item.source]))
        if item.zone:
            zone = LINES[item.zone] if item.zone in LINES else Text(item.zone, item.zone)
            yield self.said(TO, zone=self.said(zone))
