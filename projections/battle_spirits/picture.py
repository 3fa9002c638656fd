"""The picture of a board of Battle Spirits: what lies where."""

from collections.abc import Iterator, Mapping

from senpu.events.base import SEATS
from senpu.projections import picture as shown
from senpu.projections.battle_spirits.board import Board, FieldCard, Side, bp, bp_plus, symbols
from senpu.projections.battle_spirits.names import typed
from senpu.projections.battle_spirits.printed import FRAMES, printed_card
from senpu.projections.battle_spirits.view import COUNTED, PILES
from senpu.projections.battle_spirits.words import STEPS, WORDS
from senpu.projections.picture import Count, Dot, Picture, Thing, Words, words
from senpu.projections.rules import Text
from senpu.projections.shared.picture import faced, now_of, role

STEP = Text("{step}ステップ", "{step} step")
FIRST, SECOND = Text("先手", "first player"), Text("後手", "second player")
BURST = Words("バースト 裏向き", "burst, face down")
MIRAGE = Words("ミラージュ", "mirage")
SET_NOW = Words("このターンにセット", "set this turn")
NO_LEVEL = Words("Lvなし", "no level")
PROTECTED = Words("コアは取り除けない", "cores protected")
NEEDS = Text("維持に{n}個", "needs {n} to stay")
TOKEN = Words("トークン", "token")
TURNED: Mapping[str, int] = {"exhausted": 90, "heavy": 180}
ROWS = {
    "spirit": Words("スピリット", "spirits"),
    "ultimate": Words("アルティメット", "ultimates"),
}
DOTS = {
    "core": Dot(name=Words("コア", "core"), look="disc", none=Words("コアなし", "no cores")),
    "soul": Dot(name=Words("ソウルコア", "soul core"), look="ring"),
}
SYMBOLS = Words("シンボル", "symbols")


def _zone(id: str, look: str, name: Words | None = None, **places: object) -> shown.Zone:
    return shown.Zone(id=id, name=name or words(WORDS[id]), look=look, **places)  # type: ignore[arg-type]


TABLE = shown.Table(
    wide=(12, 3),
    small=(6, 3),
    zones=(
        _zone("field", "cards", at=(3, 1, 8, 1), small=(1, 1, 6, 1), rows=ROWS),
        _zone("nexus", "cards", Words("ネクサス", "nexuses"), at=(3, 2, 8, 1), small=(3, 2, 4, 1)),
        _zone("burst", "cards", Words("バーストエリア", "burst area"), at=(1, 2, 2, 1),
              small=(1, 2, 2, 1)),
        _zone("reserve", "dots", at=(1, 3, 4, 1), counted=True),
        _zone("core_trash", "dots", at=(9, 3, 4, 1), counted=True),
        _zone("life", "dots", at=(1, 1, 2, 1), counted=True, key=True),
        _zone("hand", "hand", at=(5, 3, 4, 1), counted=True),
        _zone("deck", "pile", at=(11, 1, 2, 1), counted=True),
        _zone("tegamoto", "pile"),
        _zone("trash", "pile", at=(11, 2, 2, 1)),
        _zone("removed", "pile"),
    ),
)  # fmt: skip
"""The play sheet names these places; where they lie on it is shown by its picture alone."""


def picture(board: Board) -> Picture:
    """The board as it is to be drawn, with the printed facts of the cards that lie open on it."""
    things = shown.laid(_things(board))
    numbers = dict.fromkeys(thing.card for thing in things.values() if thing.card)
    return Picture(
        seats={
            seat: shown.Seated(role=role(board, seat, FIRST, SECOND), table=TABLE) for seat in SEATS
        },
        frames=FRAMES,
        dots=DOTS,
        symbols=SYMBOLS,
        cards={number: printed_card(board, number) for number in numbers},
        start=shown.Position(
            now=now_of(board, STEP, STEPS),
            zones=dict(_counts(board)),
            things=things,
        ),
    )


def _counts(board: Board) -> Iterator[tuple[str, Count]]:
    for seat, side in board.sides.items():
        for zone in COUNTED:
            n = getattr(side, zone)
            dots = (
                _dots(n, side.soul == zone) if zone in ("reserve", "core_trash", "life") else None
            )
            yield f"{seat}.{zone}", Count(n=n, dots=dots)
        for zone in PILES:
            yield f"{seat}.{zone}", Count(n=len(getattr(side, zone)))


def _dots(n: int, soul: bool) -> dict[str, int]:
    """Cores by kind; `n` counts the soul core, too."""
    found = {"core": n - soul, "soul": int(soul)}
    return {kind: number for kind, number in found.items() if number}


def _things(board: Board) -> Iterator[tuple[str, Thing]]:
    for seat, side in board.sides.items():
        for card in side.field.values():
            yield card.id, _fielded(board, side, card)
        yield from _set(board, side)
        for zone, cards in (
            ("hand", side.known),
            ("tegamoto", side.tegamoto),
            ("trash", side.trash),
            ("removed", side.removed),
        ):
            for number in cards:
                yield "", faced(board, number, f"{seat}.{zone}")


def _set(board: Board, side: Side) -> Iterator[tuple[str, Thing]]:
    own_turn = side.seat == board.player
    for kind, number, now, state in (
        ("burst", side.burst, side.burst_set, BURST),
        ("mirage", side.mirage, side.mirage_set, MIRAGE),
    ):
        if number:
            marks = (SET_NOW,) if now and own_turn else ()
            down, zone = kind == "burst", f"{side.seat}.burst"
            thing = faced(board, number, zone, state=state, marks=marks, down=down)
            yield f"{side.seat}.{kind}", thing


def _fielded(board: Board, side: Side, card: FieldCard) -> Thing:
    hosts = [side.field[id] for id in card.hosts if id in side.field]
    row = _row(hosts[0] if hosts else card)
    return Thing(
        in_=f"{side.seat}.{'nexus' if row == 'nexus' else 'field'}",
        row="ultimate" if row == "ultimate" else "",
        on={host.id: (("BP", f"+{bp_plus(card.card, host.cores)}"),) for host in hosts},
        card=card.card.id,
        label=typed(board, card.id),
        stats=() if hosts else tuple(_stats(side, card)),
        dots=None if hosts else _dots(card.cores, side.soul == card.id),
        pips=() if hosts else tuple(symbols(side, card).items()),
        turned=TURNED.get(card.state, 0),
        below=len(card.under),
        state=words(WORDS[card.state]) if card.state != "ready" else shown.NO_WORDS,
        marks=tuple(_marks(card)),
        tone="" if card.stands else "bad",
    )


def _row(card: FieldCard) -> str:
    return card.kind if card.kind in ("ultimate", "nexus") else "spirit"


def _stats(side: Side, card: FieldCard) -> Iterator[shown.Stat]:
    yield ("Lv", card.level) if card.level else (NO_LEVEL, "")
    if card.kind != "nexus":
        yield "BP", bp(side, card)


def _marks(card: FieldCard) -> Iterator[Words]:
    if card.minimum != card.card.minimum and not card.hosts:
        yield words(NEEDS, n=card.minimum)
    if card.protected:
        yield PROTECTED
    if card.token:
        yield TOKEN
