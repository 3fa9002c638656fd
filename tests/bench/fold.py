"""How fast a log is read and folded under enforcement, against two peers in the same run.

    python tests/bench/fold.py [ACTIONS]

senpu: a match log from bytes to its last position, hash chain checked and every action decided
again. python-chess: `read_game` on games with a clock reading at each move, as our entries have
times. PokerKit: a hand history replayed to its last state. The figures that count are the ratios.
"""

import io
import sys
from collections.abc import Callable
from random import Random
from time import process_time

import chess
import chess.pgn
import pokerkit

from senpu.events.cards import card_type, read_catalogue, shipped
from senpu.events.chain import read_bytes, seal_entry, seal_header
from senpu.events.decks import read_deck
from senpu.events.envelope import Entry, Header
from senpu.events.match import MatchStarted, StepEntered, TurnStarted
from senpu.projections.battle_spirits.legal import legal_actions
from senpu.projections.fold import History, verified
from senpu.projections.game import game
from senpu.projections.rules import Accepted

GAME = game("battle_spirits")
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


def header() -> Header:
    """A match with the shipped decks."""
    data = shipped(GAME.slug)
    catalogue = read_catalogue(data / "catalogue.toml", card_type(GAME.slug))
    red, blue = (read_deck(data / name, catalogue) for name in ("red.toml", "blue.toml"))
    numbers = [*red.copies, *(n for n in blue.copies if n not in red.copies)]
    return Header(
        match="bench",
        game=GAME.slug,
        pack=GAME.pack,
        first="A",
        players={"A": "red", "B": "blue"},
        decks={"A": red.copies, "B": blue.copies},
        cards=tuple(catalogue.facts(number) for number in numbers),
    )


def match_log(seed: int, turns: int = 12, actions: int = 5) -> tuple[bytes, int]:
    """A match of random legal actions as the bytes of its log, and its number of entries."""
    choose = Random(seed)
    history = History(GAME, header())

    def add(event: object) -> None:
        decision = history.decide(event)  # type: ignore[arg-type]
        assert isinstance(decision, Accepted), decision.breaches
        entry = Entry(
            seq=history.seq + 1,
            time=f"2026-11-30T04:{history.seq // 60:02}:{history.seq % 60:02}.000Z",
            by=history.board.player,
            event=decision.event,
            then=decision.then,
        )
        history.append(entry, decision.board)

    add(MatchStarted(first="A"))
    for turn in range(1, turns + 1):
        add(TurnStarted(turn=turn, player="A" if turn % 2 else "B"))
        for _ in range(actions):
            legal = [e for e in legal_actions(history.board) if type(e) not in TURN]
            if legal:
                add(choose.choice(legal))
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
    logs = [match_log(seed) for seed in range(25)]
    games = [pgn(seed) for seed in range(25)]

    def fold() -> int:
        for data, _ in logs:
            log = read_bytes(data)
            _, findings = verified(GAME, log.header, log.entries)
            assert not findings
        return sum(n for _, n in logs)

    def read() -> int:
        for data, _ in logs:
            read_bytes(data)
        return sum(n for _, n in logs)

    def chess_games() -> int:
        for text, _ in games:
            chess.pgn.read_game(io.StringIO(text))
        return sum(n for _, n in games)

    def poker_hands() -> int:
        for _ in range(20):
            list(pokerkit.HandHistory.loads(HAND))
        return 20 * len(pokerkit.HandHistory.loads(HAND).actions)

    ours, reading = rate(fold, wanted), rate(read, wanted)
    moves, hands = rate(chess_games, wanted // 4), rate(poker_hands, wanted // 20)
    print(f"senpu, verified fold   {ours:>9,.0f} actions/s")
    print(f"senpu, reading only    {reading:>9,.0f} actions/s")
    for peer, theirs in (("python-chess read_game", moves), ("PokerKit replay", hands)):
        print(f"{peer:22} {theirs:>9,.0f} a second; senpu is {ours / theirs:.1f} times that")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 100_000)
