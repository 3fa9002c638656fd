"""Matches and chess games of random legal play, as the files a reader gets.

    PYTHONPATH=tests python -m bench.matches

writes anew the matches in `logs/` whose bytecodes are counted; then the reference has to be
counted anew too.
"""

from collections import defaultdict
from pathlib import Path
from random import Random
from typing import Any

import chess
import chess.pgn

from courses import header_of
from senpu.events.base import Event
from senpu.events.cards.catalogue import card_type, read_catalogue, shipped
from senpu.events.cards.decks import read_deck
from senpu.events.envelope import Entry, Header
from senpu.events.log.chain import seal_entry, seal_header
from senpu.events.match import CorrectionMade, MatchStarted, NoteMade, StepEntered, TurnStarted
from senpu.projections.fold import History
from senpu.projections.game import Game, games
from senpu.projections.rules import Accepted

LOGS = Path(__file__).parent / "logs"
SHORT, LONG = 150, 400
"""How many entries a match has."""
LEAVES = 5
"""Actions before a turn may end."""


def header(played: Game) -> Header:
    """A match with two of the game's shipped decks."""
    data = shipped(played.slug)
    catalogue = read_catalogue(data / "catalogue.toml", card_type(played.slug))
    lists = sorted(f.name for f in data.iterdir() if f.name.endswith(".toml"))
    one, two = (read_deck(data / n, catalogue) for n in lists if n != "catalogue.toml")
    numbers = [*one.copies, *(n for n in two.copies if n not in one.copies)]
    return header_of(
        played,
        "bench",
        players={"A": "one", "B": "two"},
        decks={"A": one.copies, "B": two.copies},
        cards=tuple(catalogue.facts(number) for number in numbers),
    )


class Match:
    """A match in the making, recorded as its scribe would."""

    def __init__(self, played: Game, seed: int) -> None:
        self.history = History(played, header(played))
        self.choose = Random(seed)

    def add(self, event: Event) -> bool:
        """Record an event, if it is legal."""
        decision = self.history.decide(event)
        if isinstance(decision, Accepted):
            seq = self.history.seq + 1
            entry = Entry(
                seq=seq,
                time=f"2026-11-30T04:{seq // 60 % 60:02}:{seq % 60:02}.000Z",
                by=getattr(event, "player", "scribe"),
                event=decision.event,
                then=decision.then,
            )
            self.history.append(entry, decision.board)
        return isinstance(decision, Accepted)

    def act(self) -> bool:
        """Do something, each kind of legal action as likely as another, but go on with the turn."""
        kinds: dict[Any, list[Event]] = defaultdict(list)
        for offer in self.history.game.legal(self.history.board):
            if not offer.breaches and type(offer.event) not in (TurnStarted, StepEntered):
                kinds[type(offer.event)].append(offer.event)
        if not kinds:
            return False
        return self.add(self.choose.choice(self.choose.choice(list(kinds.values()))))

    def turn(self) -> bool:
        """A turn; whether there was one."""
        number = self.history.board.turn + 1
        started = TurnStarted(turn=number, player="A" if number % 2 else "B")
        while not self.add(started):
            if self.history.board.over or not self.act():
                return False
        for _ in range(self.choose.randint(LEAVES, 2 * LEAVES)):
            self.act()
        return True

    def play(self) -> None:
        """Play until the match ends or is long enough."""
        self.add(MatchStarted(first="A"))
        enough = self.choose.randint(SHORT, LONG - 4 * LEAVES)
        while self.history.seq < enough and self.turn():
            pass

    def log(self) -> bytes:
        """The match as the bytes of its log."""
        data, tip = seal_header(self.history.header)
        lines = [data]
        for entry in self.history.entries:
            line, tip = seal_entry(entry, tip)
            lines.append(line)
        return b"".join(lines)


def match_log(played: Game, seed: int) -> bytes:
    """The log of the first long match of random legal actions, counting on from a seed."""
    while True:
        match = Match(played, seed)
        match.play()
        if SHORT <= match.history.seq <= LONG:
            return match.log()
        seed += 1000


def undone_log(played: Game, entries: int) -> bytes:
    """A log of so many entries, every other of which takes back the one before it."""
    match = Match(played, 0)
    match.add(MatchStarted(first="A"))
    match.add(NoteMade(text="start"))
    while match.history.seq < entries:
        match.add(NoteMade(text="slip"))
        match.add(CorrectionMade(to=match.history.seq - 1))
    return match.log()


def pgn(seed: int, plies: int = 80) -> str:
    """A game of random legal moves with clocks."""
    choose = Random(seed)
    root = node = chess.pgn.Game()
    board = root.board()
    while board.ply() < plies and (legal := list(board.legal_moves)):
        move = choose.choice(legal)
        board.push(move)
        node = node.add_variation(move)  # type: ignore[assignment]
        node.set_clock(5400 - board.ply() * 7.5)
    return str(root)


if __name__ == "__main__":
    LOGS.mkdir(exist_ok=True)
    for played in games().values():
        LOGS.joinpath(f"{played.slug}.jsonl").write_bytes(match_log(played, 0))
