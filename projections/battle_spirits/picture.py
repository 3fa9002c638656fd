"""The board as it is to be drawn: what lies where, in words of one language."""

from collections.abc import Iterator, Mapping

from senpu.events.base import Seat, other
from senpu.events.battle_spirits.cards import Symbol
from senpu.projections.battle_spirits.board import (
    Board,
    FieldCard,
    Side,
    bp,
    bp_plus,
    braves_of,
    symbols,
)  # fmt: skip
from senpu.projections.battle_spirits.counts import COUNTED
from senpu.projections.battle_spirits.names import called, typed
from senpu.projections.battle_spirits.words import COLOURS, PLACES, STATES, STEPS
from senpu.projections.game import Cell, Half, Picture, Zone
from senpu.projections.rules import Lang, Text

CORE, SOUL = "●", "◎"
LAST = 5
"""So many cards of the trash are named, the newest first."""
ROW = 9
"""More cores than this are written as a number."""

TITLE = Text("ターン{turn} {player} {step}ステップ", "turn {turn}, {player}, {step} step")
BEFORE = Text("対戦前", "before turn 1")
WON = Text("終了 勝者 {player}", "over, {player} won")
DRAWN = Text("終了 引き分け", "over, a draw")
FIRST, SECOND = Text("先手", "first player"), Text("後手", "second player")
BURST_AREA = Text("バーストエリア", "burst area")
BURST = Text("バースト 裏向き", "burst, face down")
MIRAGE = Text("ミラージュ", "mirage")
SET_NOW = Text("このターンにセット", "set this turn")
KNOWN_HAND = Text("手札（わかっているもの）", "hand, as far as known")
NO_LEVEL, NO_CORES = Text("Lvなし", "no level"), Text("コアなし", "no cores")
SYMBOLS = Text("シンボル", "symbols")
PROTECTED = Text("コアは取り除けない", "cores protected")
NEEDS = Text("維持に{n}個", "needs {n} to stay")
TOKEN = Text("トークン", "token")
STACKED = Text("下に{n}枚", "{n} below")
EACH = Text("{kind}{n}", "{kind} {n}")
SYMBOL_WORDS: Mapping[str, Text] = {**COLOURS, "ultimate": Text("極", "ultimate")}
ROWS: Mapping[str, Text] = {
    "spirit": Text("スピリット", "spirits"),
    "ultimate": Text("アルティメット", "ultimates"),
    "nexus": Text("ネクサス", "nexuses"),
}


def picture(board: Board, lang: Lang, near: Seat = "A") -> Picture:
    """The board as it is to be drawn, the half of `near` last."""
    halves = (_half(board, seat, lang) for seat in (other(near), near))
    return Picture(title=_title(board, lang), halves=tuple(halves))


def _title(board: Board, lang: Lang) -> str:
    if board.turn == 0:
        return BEFORE.said(lang)
    facts: dict[str, int | str] = {
        "turn": board.turn,
        "player": _player(board, board.player, lang),
        "step": STEPS[board.step].said(lang) if board.step in STEPS else board.step,
    }
    return "  ".join(filter(None, (TITLE.said(lang, facts), _ending(board, lang))))


def _ending(board: Board, lang: Lang) -> str:
    if not board.over:
        return ""
    if board.winner is None:
        return DRAWN.said(lang)
    return WON.said(lang, {"player": _player(board, board.winner, lang)})


def _player(board: Board, seat: Seat, lang: Lang) -> str:
    return f"{seat} {(FIRST if seat == board.book.first else SECOND).said(lang)}"


def _half(board: Board, seat: Seat, lang: Lang) -> Half:
    side = board.sides[seat]
    return Half(
        seat=seat,
        heading=_player(board, seat, lang),
        active=board.turn > 0 and seat == board.player,
        counts=tuple((PLACES[zone].said(lang), _count(side, zone)) for zone in COUNTED),
        zones=tuple(zone for zone in _zones(board, side, lang) if zone.cells),
    )


def _count(side: Side, zone: str) -> str:
    return f"{getattr(side, zone)}{SOUL}" if side.soul == zone else str(getattr(side, zone))


def _zones(board: Board, side: Side, lang: Lang) -> Iterator[Zone]:
    field = [card for card in side.field.values() if not _inside(side, card)]
    for kind, name in ROWS.items():
        cards = [card for card in field if _row(card) == kind]
        cells = tuple(_field_cell(board, side, card, lang) for card in cards)
        yield Zone(name=name.said(lang), cells=cells)
    yield Zone(name=BURST_AREA.said(lang), cells=tuple(_set_cells(board, side, lang)))
    yield Zone(name=KNOWN_HAND.said(lang), cells=_named(board, side.known, lang))
    for pile in ("tegamoto", "trash", "removed"):
        yield _pile(board, pile, getattr(side, pile), lang)


def _inside(side: Side, card: FieldCard) -> bool:
    """Whether it is drawn inside its host."""
    return any(host in side.field for host in card.hosts)


def _row(card: FieldCard) -> str:
    return card.kind if card.kind in ("ultimate", "nexus") else "spirit"


def _pile(board: Board, zone: str, cards: tuple[str, ...], lang: Lang) -> Zone:
    name = f"{PLACES[zone].said(lang)} {len(cards)}"
    shown = _named(board, cards[: -LAST - 1 : -1], lang)
    more = (Cell(title="…"),) if len(cards) > LAST else ()
    return Zone(name=name, cells=shown + more)


def _named(board: Board, cards: tuple[str, ...], lang: Lang) -> tuple[Cell, ...]:
    return tuple(Cell(title=called(board, number, lang)) for number in cards)


def _set_cells(board: Board, side: Side, lang: Lang) -> Iterator[Cell]:
    own_turn = side.seat == board.player
    for number, now, words, tone in (
        (side.burst, side.burst_set, BURST, "hidden"),
        (side.mirage, side.mirage_set, MIRAGE, "plain"),
    ):
        if number:
            lines = (words, SET_NOW) if now and own_turn else (words,)
            said = tuple(line.said(lang) for line in lines)
            yield Cell(title=called(board, number, lang), lines=said, tone=tone)


def _field_cell(board: Board, side: Side, card: FieldCard, lang: Lang) -> Cell:
    return Cell(
        title=_field_name(board, card, lang),
        lines=tuple(_lines(board, side, card, lang)),
        tone="bad" if not card.stands else "plain" if card.state == "ready" else "tired",
    )


def _field_name(board: Board, card: FieldCard, lang: Lang) -> str:
    """Its name, and as it is typed: `ryu1`."""
    name = called(board, card.card.id, lang)
    alias = board.book.names.get(card.card.id, "")
    return f"{name.removesuffix(f' {alias}')} {typed(board, card.id)}"


def _lines(board: Board, side: Side, card: FieldCard, lang: Lang) -> Iterator[str]:
    yield " ".join(_standing(side, card, lang))
    yield _cores(card.cores, side.soul == card.id) or NO_CORES.said(lang)
    if found := symbols(side, card):
        yield " ".join((SYMBOLS.said(lang), *_symbols(found, lang)))
    for brave in braves_of(side, card):
        yield f"+ {_field_name(board, brave, lang)} BP+{bp_plus(brave.card, card.cores)}"
    yield from _marks(card, lang)


def _standing(side: Side, card: FieldCard, lang: Lang) -> Iterator[str]:
    yield f"Lv{card.level}" if card.level else NO_LEVEL.said(lang)
    if card.kind != "nexus":
        yield f"BP{bp(side, card)}"
    if card.state != "ready":
        yield STATES[card.state].said(lang)


def _cores(n: int, soul: bool) -> str:
    normal = n - soul
    row = CORE * normal if normal <= ROW else f"{CORE}×{normal}"
    return row + SOUL * soul


def _symbols(found: Mapping[Symbol, int], lang: Lang) -> Iterator[str]:
    for kind, n in found.items():
        yield EACH.said(lang, {"kind": SYMBOL_WORDS[kind].said(lang), "n": n})


def _marks(card: FieldCard, lang: Lang) -> Iterator[str]:
    if card.minimum != card.card.minimum and not card.hosts:
        yield NEEDS.said(lang, {"n": card.minimum})
    if card.protected:
        yield PROTECTED.said(lang)
    if card.token:
        yield TOKEN.said(lang)
    if card.under:
        yield STACKED.said(lang, {"n": len(card.under)})
