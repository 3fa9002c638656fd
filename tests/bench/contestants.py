"""What is measured: each a piece of work on files of a folder, and how many units it does.

    PYTHONPATH=tests python -m bench.contestants FOLDER NAME ROUNDS

does one of them so many times: what an instruction counter is put on.
"""

import gc
import io
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import NamedTuple

import chess
import chess.pgn

from bench.hands import FOLDED, PUBLISHED, Hand, read
from senpu.events.log.chain import read_bytes
from senpu.events.log.codec import codec
from senpu.projections.fold import folded, verified
from senpu.projections.game import Game, game


class Contestant(NamedTuple):
    """Work to be done again and again, and the units one round of it does."""

    work: Callable[[], object]
    units: int


def matches(folder: Path, slug: str) -> Mapping[str, Contestant]:
    """Reading and folding the logs of a game."""
    played = game(slug)
    logs = [path.read_bytes() for path in sorted(folder.glob(f"{slug}*.jsonl"))]
    units = sum(log.count(b"\n") - 1 for log in logs)
    works: dict[str, Callable[[Game, bytes], object]] = {
        "verified fold": _verified,
        "trusting fold": _trusting,
        "trusting fold, no hash": _unsealed,
        "reading, hash checked": lambda played, log: read_bytes(log),
        "bare decoding": _decoded,
    }
    return {f"{slug}: {name}": _each(work, played, logs, units) for name, work in works.items()}


def _each(
    work: Callable[[Game, bytes], object], played: Game, logs: Sequence[bytes], units: int
) -> Contestant:
    return Contestant(lambda: [work(played, log) for log in logs], units)


def _verified(played: Game, data: bytes) -> None:
    log = read_bytes(data)
    _, findings = verified(played, log.header, log.entries)
    assert not findings


def _trusting(played: Game, data: bytes) -> None:
    log = read_bytes(data)
    folded(played, log.header, log.entries)


def _unsealed(played: Game, data: bytes) -> None:
    first, _, rest = data.partition(b"\n")
    header = read_bytes(first).header
    folded(played, header, map(codec(played.slug).decode, rest.splitlines()))


def _decoded(played: Game, data: bytes) -> object:
    return [*map(codec(played.slug).decode, data.splitlines()[1:])]


def chess_games(folder: Path) -> Mapping[str, Contestant]:
    """Games read, and their moves judged and made without reading."""
    texts = [path.read_text() for path in sorted(folder.glob("*.pgn"))]
    parsed = [chess.pgn.read_game(io.StringIO(text)) for text in texts]
    moves = [list(game.mainline_moves()) for game in parsed if game]
    units = sum(map(len, moves))
    read = Contestant(lambda: [chess.pgn.read_game(io.StringIO(text)) for text in texts], units)
    judged = Contestant(lambda: list(map(_judged, moves)), units)
    return {"python-chess read_game": read, "python-chess is_legal, push": judged}


def _judged(moves: Sequence[chess.Move]) -> None:
    board = chess.Board()
    for move in moves:
        assert board.is_legal(move)
        board.push(move)


def poker_hands(hands: Mapping[str, Hand]) -> Mapping[str, Contestant]:
    """Hands replayed: each, and those published together."""
    every = {name: Contestant(hand.replay, hand.actions) for name, hand in hands.items()}
    units = sum(one.units for one in every.values())
    together = Contestant(lambda: [hand.replay() for hand in hands.values()], units)
    return {f"PokerKit {name}": one for name, one in {"six hands": together, **every}.items()}


def contestants(folder: Path, slugs: Sequence[str]) -> Mapping[str, Contestant]:
    """All of them, by name."""
    ours = {name: one for slug in slugs for name, one in matches(folder, slug).items()}
    short = {
        "PokerKit fold-only hand": Contestant(FOLDED.replay, FOLDED.actions),
        "PokerKit fold-only hand, read": Contestant(read, FOLDED.actions),
    }
    return {**ours, **chess_games(folder), **poker_hands(PUBLISHED), **short}


def settle() -> None:
    """What was imported and read is no garbage: each is to pay for its own alone."""
    gc.collect()
    gc.freeze()


if __name__ == "__main__":
    where, name, rounds = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])
    found = contestants(where, [name.partition(":")[0]] if ":" in name else [])
    settle()
    for _ in range(rounds):
        found[name].work()
