"""How an action is typed: its parts by their kind."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from senpu.events.base import Event
from senpu.events.battle_spirits.changes import Cores
from senpu.events.notation.codecs import quoted
from senpu.projections.battle_spirits.board import Board, printed
from senpu.projections.battle_spirits.reading.cores import ZONES
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.game import Piece
from senpu.projections.reading.scribe import Spelling, Spells, optional

_LETTERS = {zone: letter for letter, zone in reversed(tuple(ZONES.items()))}


def pieces(board: Board, event: Event) -> Iterator[Piece]:
    """An action in pieces."""
    names = Naming(board, getattr(event, "player", board.player))
    for piece in SPELLING.pieces(names, event):
        yield from _moved(names, event) if piece.part == "moves" else (piece,)


def _card(names: Naming, event: Event, value: str) -> Iterator[str]:
    return (f" {way}" for way in (names.called(value), quoted(value)))


def _lying(names: Naming, id: str) -> Iterator[str]:
    """A field card: by name, with its copy number, as it is stored."""
    if card := names.board.find(id):
        yield names.called(card.card.id)
    yield from (names.typed(id), quoted(id))


def _behind(sign: str) -> Spells:
    return lambda names, event, value: (sign + way for way in _lying(names, value))


def _slot(names: Naming, event: Event, value: str) -> Iterator[str]:
    yield f"/{value[0]}"


def _source(names: Naming, event: Event, value: str) -> Iterator[str]:
    yield "/t"


def _soul(names: Naming, event: Event, value: str) -> Iterator[str]:
    yield " p*" if value == "pay" else "+*"


# Cores


def _place(names: Naming, where: str) -> tuple[str, ...]:
    return (_LETTERS[where],) if where in _LETTERS else tuple(_lying(names, where))


def _amount(names: Naming, where: str, n: int) -> Iterator[str]:
    """A number of cores behind a place, set apart from a copy number if need be."""
    for way in _place(names, where):
        yield from (f"{way}{n}", f"{way}:{n}")


def _pay(names: Naming, event: Event, cores: Cores) -> Iterator[str]:
    return _shared(names, " p", cores)


def _placed(names: Naming, event: Any, cores: Cores) -> Iterator[str]:
    """The level they are for; else so many cores."""
    levels = printed(names.board, event.card).levels if hasattr(event, "card") else ()
    total = sum(cores.values())
    yield from (f"@{line.level}" for line in levels if line.cores == total)
    yield from _shared(names, "+", cores)


def _shared(names: Naming, sign: str, cores: Cores) -> Iterator[str]:
    """In all; by places, of which one gives what is missing; by places with a number each."""
    if cores.keys() <= {"reserve"}:
        yield f"{sign}{sum(cores.values())}"
    for rest in (*cores, ""):
        ways = (
            _place(names, where) if where == rest else _amount(names, where, n)
            for where, n in cores.items()
        )
        yield from ("".join(sign + way for way in said) for said in product(*ways))


def _moved(names: Naming, event: Any) -> Iterator[Piece]:
    """Each move in pieces, the parts of a second one with its number."""
    colon = ":" if _has_copies(names) else ""
    for at, move in enumerate(event.moves):
        number = str(at + 1) if at else ""
        yield Piece(f"source{number}", tuple(f" {way}" for way in _place(names, move.source)))
        yield Piece(f"target{number}", tuple(f">{way}" for way in _place(names, move.target)))
        if move.n != 1:
            yield Piece(f"n{number}", (f"{colon}{move.n}", f":{move.n}"), free=True)
        if move.soul:
            yield Piece(f"soul{number}", ("*",), free=True)


def _has_copies(names: Naming) -> bool:
    """Whether digits behind a card may be its copy number."""
    field = names.board.sides[names.seat].field
    return any(names.typed(card.id) != names.called(card.card.id) for card in field.values())


def _moves(names: Naming, event: Any, value: Any) -> tuple[str, ...]:
    return ()


SPELLING = Spelling(
    kinds={
        "hand": _card, "burst": _card, "own": _behind(" "), "host": _behind(">"),
        "given": _behind("<"), "carrier": _behind("<"), "slot": _slot, "source": _source,
        "pay": _pay, "placed": _placed, "put": _placed, "soul": _soul, "option": optional,
        "moves": _moves,
    },
    signs=("", "moves", "/", "<", ">", "+", "p", "*", "$", "^", "%", "%no", ">>", "&"),
    filled=("pay", "placed", "put"),
)  # fmt: skip
