"""A player of Gate Ruler who does anything that can be stored, legal or not."""

from collections.abc import Callable
from random import Random
from typing import Any

from gate_ruler.notation.table import CARDS, Table
from senpu.events import gate_ruler as gr
from senpu.events import match
from senpu.events.base import Event, Mark, Seat, Waiver, other
from senpu.events.gate_ruler import changes as did
from senpu.projections.game import Intent
from senpu.projections.gate_ruler.board import Board, ids

ZONES = ("left", "center", "right", "left2", "yard")


class Anybody:
    """Somebody at a table who does whatever comes to mind."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table = table
        self.random = random

    def plays(self, count: int) -> None:
        """So many entries, each observed or forced."""
        self._take(match.MatchStarted(first="A"))
        self._take(match.TurnStarted(turn=1, player="A"))
        for _ in range(count):
            self._take(self._some())

    def _take(self, event: Event) -> None:
        mark: Mark = "observed" if self._rarely(0.5) else "forced"
        player = getattr(event, "player", None)
        acts = hasattr(event, "targets") or isinstance(
            event, (match.TurnStarted, gr.PriorityPassed)
        )
        intent = Intent(
            event=event,
            by=player if player and acts and mark != "forced" else "scribe",
            mark=mark,
            reason=self.random.choice(("", "", "", "数え間違い {2}", "１つ不足 |", "x")),
            clock=self.random.choice(("", "", "12:34")),
            doubt=self.random.random() < 0.1,
        )
        self.table.take(intent)

    # Choices

    @property
    def _board(self) -> Board:
        return self.table.board

    def _one(self, *choices: Any) -> Any:
        return self.random.choice(choices)

    def _rarely(self, likelihood: float = 0.15) -> bool:
        return self.random.random() < likelihood

    def _seat(self) -> Seat:
        return self._board.player if self._rarely(0.8) else other(self._board.player)

    def _card(self, *kinds: str) -> str:
        return str(self._one(*(c["id"] for c in CARDS if not kinds or c["type"] in kinds)))

    def _thing(self, seat: Seat | None = None) -> str:
        there = [id for id in ids(self._board) if seat in (None, id[0]) and id[1] == "."]
        return str(self._one(*there, f"{seat or 'A'}.mus#1", f"{seat or 'B'}.ruler"))

    def _source(self) -> str:
        return str(self._one(self._thing(), self._card()))

    def _common(self, seat: Seat) -> dict[str, Any]:
        rule = self._one("7-5a-2", "4-3a-1", "9-3e", "none such")
        return {
            "player": seat,
            "targets": (self._source(),) if self._rarely() else (),
            "waive": (Waiver(rule=rule, source=self._source()),) if self._rarely() else (),
            "barred": (self._source(),) if self._rarely() else (),
        }

    def _played(self, seat: Seat, *kinds: str) -> dict[str, Any]:
        drive = [laid.id for laid in self._board.sides[seat].drive]
        found = self._card(*kinds)
        card, source = found, self._one("hand", "hand", "drive", "graveyard")
        if drive and self._rarely(0.4):
            card, source = self._one(*drive), "drive"
        more: dict[str, Any] = {}
        if self._rarely():
            more = {"discount": self._one(1, -1), "discount_source": self._source()}
        energy = self._one(None, None, 0, 1, 2)
        return {"card": card, "source": source, "energy": energy, **more, **self._common(seat)}

    def _laid(self, seat: Seat, letter: str) -> str:
        there = [id for id in ids(self._board) if id.startswith(f"{seat}.{letter}")]
        return str(self._one(*there, f"{seat}.{letter}1" + ("#1" if letter == "s" else "")))

    def _change(self) -> did.Effect:
        seat, n = self._seat(), self.random.randint(1, 3)
        pile = self._one("hand", "graveyard", "damage", "removed", "deck_top", "deck_bottom")
        cards = self._one(("?",) * n, ("NAG", "?"), ("MUS",))
        laid = self._laid(seat, self._one("s", "d"))
        change: did.Effect = self._one(
            did.DamageDealt(unit=self._thing(), n=n),
            did.RulerDamaged(player=seat, cards=cards),
            did.DeckDriven(player=seat, cards=cards),
            did.DeckDrawn(player=seat, n=n),
            did.CardMoved(player=seat, card=self._thing(seat), source="play",
                      target=self._one("graveyard", "hand", "deck_bottom"),
                      cause=self._one("", "destroyed", "returned")),
            did.CardMoved(player=seat, card=self._card(), source=pile, target="graveyard",
                      cause=self._one("", "discarded")),
            did.CardMoved(player=seat, card=laid, source="set" if "#" in laid else "drive",
                      target="hand"),
            did.UnitEntered(player=seat, card=self._card("unit"), source=self._one("token", pile),
                        zone=self._one(*ZONES)),
            did.CardTurned(card=self._thing(), rested=self._one(True, False)),
            did.EnergyTurned(player=seat, n=self._one(1, -1, 2)),
            did.SummonRightChanged(player=seat, n=self._one(1, -1)),
        )  # fmt: skip
        return change

    def _changes(self) -> tuple[did.Effect, ...]:
        return tuple(self._change() for _ in range(self.random.randint(1, 2)))

    def _some(self) -> Event:
        weighted: tuple[Callable[[Seat], Event], ...] = (
            *(self._cards,) * 4, *(self._gate,) * 3, self._drive, self._sets, self._texts,
            self._texts, self._records, self._turns,
        )  # fmt: skip
        return self.random.choice(weighted)(self._seat())

    def _cards(self, seat: Seat) -> Event:
        event: Event = self._one(
            lambda: gr.UnitPlayed(zone=self._one("", *ZONES), **self._played(seat, "unit")),
            lambda: gr.UnitPlayed(zone=self._one(*ZONES), **self._played(seat, "unit")),
            lambda: gr.FieldPlayed(**self._played(seat, "field")),
            lambda: gr.EventPlayed(**self._played(seat, "event")),
            lambda: gr.AbilityPlayed(card=self._thing(seat), ability=self._one("a1", "a2", "r 1"),
                                  energy=self._one(None, 1), **self._common(seat)),
        )()  # fmt: skip
        return event

    def _gate(self, seat: Seat) -> Event:
        zone = self._one("", *ZONES)
        effects = self._changes() if self._rarely() else ()
        event: Event = self._one(
            gr.PriorityPassed(player=self._board.priority),
            gr.PriorityPassed(player=self._board.priority),
            gr.PriorityPassed(player=seat),
            gr.GateItemResolved(item="", zone=zone, effects=effects),
        )
        return event

    def _drive(self, seat: Seat) -> Event:
        overdrive = self._laid(seat, "o")
        event: Event = self._one(
            gr.DriveCardRevealed(card=self._laid(seat, "d"), number=self._one("", self._card()),
                              **self._common(seat)),
            gr.OverdrivePlayed(card=overdrive, energy=self._one(None, 0), **self._common(seat)),
            gr.OverdriveRemoved(card=overdrive, **self._common(seat)),
        )  # fmt: skip
        return event

    def _sets(self, seat: Seat) -> Event:
        common, zone = self._common(seat), self.random.randint(1, 4)
        event: Event = self._one(
            gr.CardSet(card=self._one("?", self._card()), zone=zone, energy=self._one(None, 1),
                    **common),
            gr.CardSet(card=self._laid(seat, "d"), source="drive", zone=zone, **common),
            gr.EventPlayed(card=self._laid(seat, "s"), source="set",
                        number=self._one("", self._card("event")), **common),
            gr.UnitsRearranged(zones=(self._one(*ZONES), self._one(*ZONES)), **common),
        )  # fmt: skip
        return event

    def _texts(self, seat: Seat) -> Event:
        if self._rarely(0.5):
            return gr.EffectResolved(source=self._source(), effects=self._changes())
        return gr.RulingGiven(
            judge=self._one("F", "H:Tanaka", "H:田中 一", "主審"),
            text=self._one("", "セットできない"),
            penalty=self._one(None, "W", "GL"),
            player=self._one(None, "A", "B"),
            remedy=self._one("", "pay1", "back", "shuffle the deck"),
            effects=self._changes() if self._rarely(0.5) else (),
        )

    def _records(self, seat: Seat) -> Event:
        event: Event = self._one(
            match.NoteMade(text="見た {x} ½ ！"),
            match.GapNoted(n=2),
            match.GapNoted(text="席を立った"),
            match.CountTaken(player=seat, counts={"ready": 3, "deck": 30}),
            match.CardIdentified(
                handle=f"?{self.random.randint(1, 5)}", card=self._card(), basis="公開"
            ),
            match.CardDeclared(alias="kin", card="KIN"),
        )
        return event

    def _turns(self, seat: Seat) -> Event:
        if self._rarely(0.6):
            return match.TurnStarted(turn=self._board.turn + 1, player=other(self._board.player))
        return match.StepEntered(step=self._one("attack", "end", "main"))
