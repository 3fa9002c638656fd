"""Matches played through the rules and written as logs: what the tests of asking are made of."""

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from senpu.events import battle_spirits as bs
from senpu.events import match as shared
from senpu.events.base import Event, Mark, Seat, other
from senpu.events.battle_spirits.changes import CoresShifted
from senpu.events.envelope import Entry, Header
from senpu.events.log.chain import match_closed, seal_entry, seal_header
from senpu.projections.fold import History
from senpu.projections.game import game
from senpu.projections.rules import Accepted, Refused

BEGUN = datetime(2026, 11, 30, 4, 0, tzinfo=UTC)
CARDS: tuple[dict[str, Any], ...] = (
    {"id": "RYU", "name": "竜", "type": "spirit", "cost": 3, "reduction": {"red": 1},
     "symbols": {"red": 1}, "levels": [{"level": 1, "cores": 1, "bp": 3000}]},
    {"id": "HAL", "name": "殿", "type": "nexus", "cost": 3, "reduction": {"red": 2},
     "symbols": {"red": 1}, "levels": [{"level": 1, "cores": 0}]},
    {"id": "KEN", "name": "剣", "type": "brave", "cost": 3, "reduction": {"red": 1},
     "brave_condition": {"any_of": [{"min_cost": 3}]},
     "levels": [{"level": 1, "cores": 1, "bp": 1000}]},
    {"id": "GOR", "name_en": "Gor", "type": "spirit", "cost": 5, "reduction": {"red": 2},
     "symbols": {"red": 1}, "levels": [{"level": 1, "cores": 1, "bp": 3000},
                                       {"level": 2, "cores": 3, "bp": 5000}]},
    {"id": "FLA", "type": "magic", "cost": 3, "reduction": {"red": 2}, "has_burst": True,
     "has_main": True},
)  # fmt: skip
"""Invented cards, those of the worked turns."""


def header(match: str, first: Seat = "A", **other: Any) -> Header:
    """The header of a match with the invented cards."""
    settled: dict[str, Any] = {
        "game": "battle_spirits",
        "pack": "battle-spirits/eternal-17",
        "players": {"A": "朱里", "B": "蒼"},
        "cards": CARDS,
        "aliases": {str(card["id"]).lower(): card["id"] for card in CARDS},
    }
    return Header(match=match, first=first, **(settled | other))


class Table:
    """A match under way: what is done is decided, and kept as entries five seconds apart."""

    def __init__(self, match: str, first: Seat = "A", **other: Any) -> None:
        self.header = header(match, first, **other)
        self.history = History(game(self.header.game), self.header)

    @property
    def entries(self) -> Sequence[Entry]:
        """What was recorded so far."""
        return self.history.entries

    def do(self, event: Event, by: str = "scribe", mark: Mark = "legal", **more: Any) -> Entry:
        """Record an event; one marked legal must be."""
        decision = self.history.decide(event, by)
        assert isinstance(decision, Accepted if mark == "legal" else Refused), f"{mark}: {event}"
        seq = self.history.seq + 1
        entry = Entry(
            seq=seq,
            time=(BEGUN + timedelta(seconds=5 * seq)).isoformat().replace("+00:00", "Z"),
            by=by,
            event=decision.event,
            then=decision.then,
            mark=mark,
            breaches=decision.breaches if isinstance(decision, Refused) else (),
            **more,
        )
        self.history.append(entry, decision.board)
        return entry

    def attempt(self, event: Event, by: str) -> bool:
        """Record an event if it is legal."""
        legal = isinstance(self.history.decide(event, by), Accepted)
        if legal:
            self.do(event, by)
        return legal

    def count(self, seat: Seat, **wrong: int) -> Entry:
        """Take a closing count, right but for `wrong`."""
        seen = dict(self.history.game.counts(self.history.board, seat)) | wrong
        return self.do(
            shared.CountTaken(player=seat, counts=seen), mark="observed" if wrong else "legal"
        )

    def rewind(self, to: int) -> Entry:
        """A judge backs the match up."""
        return self.do(shared.MatchRewound(to=to, reason="back"), by="judge:F")

    def correct(self, to: int) -> Entry:
        """The scribe takes a slip back."""
        return self.do(shared.CorrectionMade(to=to))

    def write(self, folder: Path, *, closed: bool = False) -> Path:
        """The match as a log of its own."""
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self.header.match}.jsonl"
        path.write_bytes(self.log(closed=closed))
        return path

    def log(self, *, closed: bool = False) -> bytes:
        """The match as a log, with its end record if `closed`."""
        data, tip = seal_header(self.header)
        for entry in self.entries:
            line, tip = seal_entry(entry, tip)
            data += line
        if closed:
            event = match_closed(self.history.board.winner, tip)
            end = Entry(seq=tip.entries + 1, time=self.entries[-1].time, by="scribe", event=event)
            data += seal_entry(end, tip)[0]
        return data


def hit(seat: Seat, n: int = 1) -> bs.EffectResolved:
    """`n` lives lost."""
    lost = CoresShifted(player=seat, source="life", target="reserve", n=n)
    return bs.EffectResolved(source="attack", effects=(lost,))


def ruling(**more: Any) -> bs.RulingGiven:
    """A judge's word."""
    return bs.RulingGiven(judge="F", **more)


def random_match(match: str, random: Random, turns: int = 8) -> Table:
    """A match of legal random play, a bad payment and going back now and then."""
    first: Seat = random.choice(("A", "B"))
    table = Table(match, first, event=random.choice(("", "Cup")))
    table.do(shared.MatchStarted(first=first))
    player = first
    for turn in range(1, turns + 1):
        table.do(shared.TurnStarted(turn=turn, player=player))
        if table.history.board.over:
            return table
        _main_step(table, player, random)
        if random.random() < 0.5:
            table.count(player)
        if turn > 2 and random.random() < 0.6:
            life = table.history.board.sides[other(player)].life
            table.do(hit(other(player), random.randint(1, min(2, life))))
        if table.history.board.over:
            return table
        player = other(player)
    table.do(shared.PlayerConceded(player=player), by=player)
    return table


def _main_step(table: Table, player: Seat, random: Random) -> None:
    for _ in range(random.randint(2, 8)):
        stood = table.history.effective()
        for _ in range(3):
            if table.attempt(_any_action(table, player, random), player):
                break
        if table.history.effective() > stood and random.random() < 0.06:
            back = table.correct if random.random() < 0.5 else table.rewind
            back(stood[-1])
        elif random.random() < 0.03:
            _pay_too_little(table, player)


def _pay_too_little(table: Table, player: Seat) -> None:
    side = table.history.board.sides[player]
    if side.reserve >= 1 and side.hand:
        wrong = bs.Summoned(player=player, card="GOR", place={"reserve": 1})
        table.do(wrong, by=player, mark="observed")


def _any_action(table: Table, player: Seat, random: Random) -> Event:
    side = table.history.board.sides[player]
    pay = {"reserve": n} if (n := random.randint(0, 3)) else {}
    match random.randrange(7):
        case 0:
            return bs.Summoned(player=player, card="RYU", pay=pay, place={"reserve": 1})
        case 1:
            return bs.Summoned(player=player, card="GOR", pay=pay, place={"reserve": 1})
        case 2:
            return bs.NexusDeployed(player=player, card="HAL", pay=pay)
        case 3:
            return bs.MagicUsed(player=player, card="FLA", pay=pay)
        case 4:
            return bs.BurstSet(player=player)
        case 5:
            card = random.choice([*side.field, "reserve"])
            there = random.choice([*side.field, "reserve"])
            return bs.CoresMoved(
                player=player, moves=(bs.CoreMove(source=card, target=there, n=1),)
            )
        case _:
            found = random.choice([*side.field, "A.ken#1"])
            return bs.BraveCombined(
                player=player, brave=found, onto=random.choice([*side.field, ""])
            )
