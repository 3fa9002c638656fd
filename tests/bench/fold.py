"""How fast a log is read and folded under enforcement, against two peers in the same run.

    python tests/bench/fold.py [ACTIONS]

senpu: a match log from bytes to its last position, hash chain checked and every action decided
again. python-chess: `read_game` on games with a clock reading at each move, as our entries have
times. PokerKit: a hand history replayed to its last state. The figures that count are the ratios.
"""

import io
import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from random import Random
from time import process_time

import chess
import chess.pgn
import pokerkit

from senpu.events.base import Event
from senpu.events.cards.catalogue import card_type, read_catalogue, shipped
from senpu.events.cards.decks import read_deck
from senpu.events.envelope import Entry, Header
from senpu.events.log.chain import read_bytes, seal_entry, seal_header
from senpu.events.match import MatchStarted, StepEntered, TurnStarted
from senpu.projections.fold import History, verified
from senpu.projections.game import Game, games
from senpu.projections.rules import Accepted

TURN = (TurnStarted, StepEntered)
HAND = """
variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [2, 4, 0]
min_bet = 2
starting_stacks = [110, 110, 110]
actions = ["d dh p1 ????", "d dh p2 ????", "d dh p3 ????", "p3 cbr 8", "p1 cc", "p2 f",
  "d db AcKd2s", "p1 cc", "p3 cbr 10", "p1 cc", "d db 3h", "p1 cc", "p3 cc", "d db 5h",
  "p1 cbr 20", "p3 f"]
"""


def header(played: Game) -> Header:
    """A match with two of the game's shipped decks."""
    data = shipped(played.slug)
    catalogue = read_catalogue(data / "catalogue.toml", card_type(played.slug))
    lists = sorted(f.name for f in data.iterdir() if f.name.endswith(".toml"))
    one, two = (read_deck(data / n, catalogue) for n in lists if n != "catalogue.toml")
    numbers = [*one.copies, *(n for n in two.copies if n not in one.copies)]
    return Header(
        match="bench",
        game=played.slug,
        pack=played.pack,
        first="A",
        players={"A": "one", "B": "two"},
        decks={"A": one.copies, "B": two.copies},
        cards=tuple(catalogue.facts(number) for number in numbers),
    )


def match_log(played: Game, seed: int, turns: int = 12, actions: int = 5) -> tuple[bytes, int]:
    """A match of random legal actions as the bytes of its log, and its number of entries."""
    choose = Random(seed)
    history = History(played, header(played))
    legal_actions = import_module(f"senpu.projections.{played.slug}.legal").legal_actions

    def add(event: Event) -> bool:
        decision = history.decide(event)
        if not isinstance(decision, Accepted):
            return False
        entry = Entry(
            seq=history.seq + 1,
            time=f"2026-11-30T04:{history.seq // 60 % 60:02}:{history.seq % 60:02}.000Z",
            by=history.board.player,
            event=decision.event,
            then=decision.then,
        )
        history.append(entry, decision.board)
        return True

    def act() -> bool:
        legal = [e for e in legal_actions(history.board) if type(e) not in TURN]
        return bool(legal) and add(choose.choice(legal))

    add(MatchStarted(first="A"))
    for turn in range(1, turns + 1):
        started = TurnStarted(turn=turn, player="A" if turn % 2 else "B")
        while not add(started) and act():
            pass
        for _ in range(actions):
            act()
    data, tip = seal_header(history.header)
    for entry in history.entries:
        line, tip = seal_entry(entry, tip)
        data += line
    return data, history.seq


def pgn(seed: int, plies: int = 80) -> tuple[str, int]:
    """A game of random legal moves with clocks, and its number of moves."""
    choose = Random(seed)
    root = node = chess.pgn.Game()
    board = root.board()
    while board.ply() < plies and (legal := list(board.legal_moves)):
        move = choose.choice(legal)
        board.push(move)
        node = node.add_variation(move)  # type: ignore[assignment]
        node.set_clock(5400 - board.ply() * 7.5)
    return str(root), board.ply()


def rate(work: Callable[[], int], wanted: int) -> float:
    """Units of work a second of processor time, over at least `wanted` units."""
    work()
    began, done = process_time(), 0
    while done < wanted:
        done += work()
    return done / (process_time() - began)


def main(wanted: int) -> None:
    """Measure, print."""
    games_of = [pgn(seed) for seed in range(25)]

    def fold(played: Game, logs: list[tuple[bytes, int]]) -> int:
        for data, _ in logs:
            log = read_bytes(data)
            _, findings = verified(played, log.header, log.entries)
            assert not findings
        return sum(n for _, n in logs)

    def read(logs: list[tuple[bytes, int]]) -> int:
        for data, _ in logs:
            read_bytes(data)
        return sum(n for _, n in logs)

    def chess_games() -> int:
        for text, _ in games_of:
            chess.pgn.read_game(io.StringIO(text))
        return sum(n for _, n in games_of)

    def poker_hands() -> int:
        for _ in range(20):
            list(pokerkit.HandHistory.loads(HAND))
        return 20 * len(pokerkit.HandHistory.loads(HAND).actions)

    moves, hands = rate(chess_games, wanted // 4), rate(poker_hands, wanted // 20)
    print(f"python-chess read_game {moves:>10,.0f} moves/s")
    print(f"PokerKit replay        {hands:>10,.0f} actions/s")
    for played in games().values():
        logs = [match_log(played, seed) for seed in range(25)]
        ours = rate(partial(fold, played, logs), wanted)
        reading = rate(partial(read, logs), wanted)
        print(f"{played.slug}: verified fold {ours:,.0f} actions/s, reading only {reading:,.0f};")
        print(f"  {ours / moves:.1f} times python-chess, {ours / hands:.1f} times PokerKit")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
