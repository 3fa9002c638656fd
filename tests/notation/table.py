"""A table to type at: invented cards, a match in memory, and a player who does anything."""

from collections.abc import Sequence
from random import Random
from typing import Any

from courses import header_of
from senpu.events import battle_spirits as bs
from senpu.events import match
from senpu.events.base import Event, Seat, Waiver, other
from senpu.events.battle_spirits import changes as did
from senpu.events.envelope import Header
from senpu.projections.battle_spirits.board import Board
from senpu.projections.game import Intent, game
from typist import Refusal, Typist

__all__ = ["Anybody", "Refusal", "Table"]


def _lines(*cores: int, first: int = 1) -> list[dict[str, int]]:
    return [{"level": level, "cores": n} for level, n in enumerate(cores, first)]


CARDS: tuple[dict[str, Any], ...] = (
    {"id": "RYU", "type": "spirit", "cost": 3, "reduction": {"red": 1}, "symbols": {"red": 1},
     "colors": ["red"], "levels": _lines(1), "has_flash": True},
    {"id": "HAL", "type": "nexus", "cost": 3, "reduction": {"red": 2}, "symbols": {"red": 1},
     "levels": _lines(0)},
    {"id": "KEN", "type": "brave", "cost": 3, "reduction": {"red": 1}, "levels": _lines(1),
     "brave_condition": {"any_of": [{"min_cost": 3}]}},
    {"id": "GOR", "type": "spirit", "cost": 5, "reduction": {"red": 2}, "symbols": {"red": 1},
     "levels": _lines(1, 3)},
    {"id": "FLA", "type": "magic", "cost": 3, "reduction": {"red": 2}, "has_burst": True},
    {"id": "BEI", "type": "spirit", "cost": 1, "symbols": {"blue": 1}, "levels": _lines(1, 2),
     "has_main_step_effect": True},
    {"id": "BS98-001", "type": "ultimate", "cost": 6, "name": "極星竜ルビナス", "name_en":
     "Rubinas, Dragon of Stars", "symbols": {"ultimate": 1}, "levels": _lines(1, first=3),
     "reduction": {"any": 2}},
    {"id": "BS98-002", "type": "brave", "cost": 4, "name": "双腕の魔神", "two_hosts": True,
     "levels": _lines(0), "brave_condition": {
         "left": {"any_of": [{"min_cost": 3}]}, "right": {"any_of": [{"min_cost": 1}]}}},
    {"id": "BS98-003", "type": "spirit", "cost": 4, "name": "幻の踊り子", "levels": _lines(1),
     "mirage": {"cost": 2, "reduction": {"blue": 1}}, "accel": {"cost": 1}},
    {"id": "BS98-004", "type": "spirit", "cost": 8, "name": "Zero", "levels": _lines(1, 4),
     "transmigration": {"min_cost": 3, "to": "void"}, "copies": 3},
    {"id": "BS98-005", "type": "nexus", "cost": 2, "name": "創界の炉", "levels": _lines(0),
     "subtype": "grandwalker"},
)  # fmt: skip
ALIASES = {
    "ryu": "RYU", "hal": "HAL", "ken": "KEN", "gor": "GOR", "fla": "FLA", "bei": "BEI",
    "rub": "BS98-001", "うで": "BS98-002", "odo": "BS98-003", "zer": "BS98-004", "ro5": "BS98-005",
}  # fmt: skip
HEADER = header_of(game("battle_spirits"), cards=CARDS, aliases=ALIASES)


class Table(Typist[Board]):
    """A match of Battle Spirits in memory."""

    def __init__(self, header: Header = HEADER) -> None:
        super().__init__(header)


class Anybody:
    """A player who does whatever comes to mind, legal or not."""

    def __init__(self, table: Table, random: Random) -> None:
        self.table = table
        self.random = random

    def _pick(self, options: Sequence[Any]) -> Any:
        return self.random.choice(options)

    def plays(self, count: int) -> None:
        """So many entries, each as legal, observed or forced."""
        self._take(match.MatchStarted(first="A"))
        self._take(match.TurnStarted(turn=1, player="A"))
        for _ in range(count):
            self._take(self._some())

    def _take(self, event: Event) -> None:
        mark = self._pick(("observed", "forced"))
        words = ("", "", "", "数え間違い {2}", "１つ不足 |", "x")
        clock = self._pick(("", "", "12:34"))
        player = getattr(event, "player", None)
        acts = hasattr(event, "targets") or isinstance(
            event, (match.TurnStarted, bs.BurstActivated)
        )
        by = player if player and acts and mark != "forced" else "scribe"
        intent = Intent(
            event=event,
            by=by,
            mark=mark,
            reason=self._pick(words),
            clock=clock,
            doubt=self.random.random() < 0.1,
        )
        self.table.take(intent)

    # Choices

    @property
    def _board(self) -> Board:
        return self.table.board

    def _seat(self) -> Seat:
        return self._board.player if self.random.random() < 0.9 else other(self._board.player)

    def _card(self, *kinds: str) -> str:
        wanted = [c["id"] for c in CARDS if not kinds or c["type"] in kinds]
        return str(self._pick(wanted if self.random.random() < 0.9 else list(ALIASES.values())))

    def _lying(self, seat: Seat | None = None) -> str:
        fields = [self._board.sides[s].field for s in ("A", "B") if seat in (None, s)]
        ids = [id for field in fields for id in field]
        return str(self._pick(ids)) if ids else f"{seat or 'A'}.ryu#1"

    def _place(self, seat: Seat) -> str:
        zones = ("reserve",) * 4 + ("core_trash", "life", "void")
        own = list(self._board.sides[seat].field)
        return str(self._pick((*zones, *own, *own)))

    def _cores(self, seat: Seat, most: int = 3) -> dict[str, int]:
        found: dict[str, int] = {}
        for _ in range(self._pick((0, 1, 1, 1, 2))):
            found[self._place(seat)] = self.random.randint(1, most)
        return found

    def _source(self) -> str:
        return str(self._pick((self._lying(), self._card())))

    def _common(self, seat: Seat) -> dict[str, Any]:
        rare = self.random.random
        return {
            "player": seat,
            "targets": tuple(self._source() for _ in range(self.random.randint(1, 2)))
            if rare() < 0.2 else (),
            "effects": tuple(self._change() for _ in range(2)) if rare() < 0.2 else (),
            "keep": {self._lying(seat): self._cores(seat)} if rare() < 0.1 else {},
            "waive": (Waiver(rule="BS-M0", source=self._source()),) if rare() < 0.1 else (),
            "barred": (self._source(),) if rare() < 0.1 else (),
        }  # fmt: skip

    def _paid(self, seat: Seat) -> dict[str, Any]:
        rare = self.random.random
        return {
            **self._common(seat),
            "pay": self._cores(seat),
            "soul": self._pick(("", "", "pay")),
            "source": "hand" if rare() < 0.9 else "tegamoto",
            "adjust": (self._adjustment(),) if rare() < 0.2 else (),
        }

    def _adjustment(self) -> bs.Adjustment:
        return bs.Adjustment(
            source=self._source(),
            set=self._pick((None, 4)),
            add=self._pick((0, -1, 2)),
            icons=self._pick(({}, {"red": 1}, {"any": 2, "god": -1})),
            symbols=self._pick(({}, {"white": 1})),
            surcharge=self._pick((0, 1)),
            free=self.random.random() < 0.2,
        )

    def _change(self) -> did.Effect:
        seat = self._seat()
        n = self.random.randint(1, 3)
        anywhere = self._pick(("hand", "trash", "deck_top", "removed", "tegamoto"))
        one = self._pick
        change: did.Effect = one((
            lambda: did.CoresShifted(
                player=seat, source=self._place(seat), target=self._place(seat), n=n,
                soul=self.random.random() < 0.2),
            lambda: did.CoresShifted(player=seat, source="life", n=n, owner=other(seat),
                                 target=self._place(other(seat))),
            lambda: did.DeckDrawn(player=seat, n=n),
            lambda: did.DeckTrashed(player=seat, cards=one((("?", "?"), ("FLA", "?"), ("RYU",)))),
            lambda: did.CardMoved(player=seat, card=self._lying(seat), source="field",
                              target=one(("trash", "hand", "deck_bottom")),
                              cause=one(("destroyed", "returned", ""))),
            lambda: did.CardMoved(player=seat, card=self._card(), source=anywhere, target="trash",
                              cause=one(("discarded", ""))),
            lambda: did.CardFielded(player=seat, card=self._card("spirit"), place=self._cores(seat),
                                source=one(("token", "hand", "trash"))),
            lambda: did.CardTurned(card=self._lying(), state=one(("ready", "exhausted", "heavy"))),
            lambda: did.LevelCostSet(card=self._lying(), minimum=n),
            lambda: did.CoresProtected(card=self._lying(), on=one((True, False))),
            lambda: did.BraveParted(brave=self._lying(), host=one(("", self._lying()))),
        ))()  # fmt: skip
        return change

    def _some(self) -> Event:
        weighted = (self._enters,) * 4 + (self._uses,) * 2 + (self._braves,) * 3 + (
            self._moves, self._sets, self._texts, self._records, self._turns,
        )  # fmt: skip
        event: Event = self._pick(weighted)(self._seat())
        return event

    def _enters(self, seat: Seat) -> Event:
        paid, place = self._paid(seat), self._cores(seat)
        if place and paid["soul"] == "" and self.random.random() < 0.2:
            paid["soul"] = "place"
        kind = self.random.randrange(4)
        if kind == 0:
            return bs.NexusDeployed(card=self._card("nexus"), place=place, **paid)
        if kind == 1:
            slot = self._pick((None, "left", "right"))
            onto = self._lying(seat)
            return bs.Summoned(card=self._card("brave"), onto=onto, slot=slot, **paid)
        gives = self._lying(seat) if self.random.random() < 0.1 else ""
        card = self._card("spirit", "ultimate", "brave")
        return bs.Summoned(card=card, place=place, transmigrate=gives, **paid)

    def _uses(self, seat: Seat) -> Event:
        kind = self.random.randrange(6)
        paid = self._paid(seat)
        if kind < 2:
            effect = self._pick(("main", "flash"))
            return bs.MagicUsed(card=self._card("magic"), effect=effect, **paid)
        if kind == 2:
            return bs.EffectUsed(card=self._card("spirit"), effect="accel", **paid)
        if kind == 3:
            onto = self._lying(seat)
            return bs.EffectUsed(card=self._card("spirit"), effect="advent", onto=onto, **paid)
        effect = self._pick(("flash", "main_step"))
        return bs.EffectUsed(card=self._lying(seat), effect=effect, **paid)

    def _braves(self, seat: Seat) -> Event:
        common, brave, host = self._common(seat), self._lying(seat), self._lying(seat)
        slot = self._pick((None, None, "left", "right"))
        old = self._pick(("", self._lying(seat)))
        kind = self.random.randrange(3)
        if kind == 0:
            return bs.BraveCombined(brave=brave, onto=host, slot=slot, **common)
        if kind == 1:
            return bs.BraveExchanged(brave=brave, onto=host, slot=slot, host=old, **common)
        soul = self._pick(("", "", "place"))
        place = self._cores(seat)
        return bs.BraveSeparated(brave=brave, host=old, place=place, soul=soul, **common)

    def _moves(self, seat: Seat) -> Event:
        moves = tuple(
            bs.CoreMove(
                source=self._place(seat),
                target=self._place(seat),
                n=self.random.randint(1, 3),
                soul=self.random.random() < 0.2,
            )
            for _ in range(self.random.randint(1, 3))
        )
        return bs.CoresMoved(moves=moves, **self._common(seat))

    def _sets(self, seat: Seat) -> Event:
        kind = self.random.randrange(4)
        if kind == 0:
            return bs.MirageSet(card=self._card("spirit"), **self._paid(seat))
        if kind == 1:
            changes = tuple(self._change() for _ in range(self.random.randint(0, 2)))
            target = self._pick(("trash", "field", "hand"))
            return bs.BurstActivated(player=seat, target=target, effects=changes)
        card = self._pick(("?", "?", self._card()))
        paid = self._paid(seat)
        del paid["source"]
        return bs.BurstSet(card=card, **paid)

    def _texts(self, seat: Seat) -> Event:
        changes = tuple(self._change() for _ in range(self.random.randint(1, 3)))
        if self.random.random() < 0.5:
            keep = {self._lying(seat): self._cores(seat)} if self.random.random() < 0.3 else {}
            return bs.EffectResolved(source=self._source(), effects=changes, keep=keep)
        return bs.RulingGiven(
            judge=self._pick(("F", "H:Tanaka", "H:田中 一", "主審")),
            text=self._pick(("", "軽減は2まで")),
            penalty=self._pick((None, "W", "GL")),
            player=self._pick((None, "A", "B")),
            remedy=self._pick(("", "pay1", "back", "shuffle the deck")),
            effects=changes if self.random.random() < 0.5 else (),
        )

    def _records(self, seat: Seat) -> Event:
        event: Event = self._pick((
            match.NoteMade(text="見た {x} ½ ！"),
            match.GapNoted(n=2),
            match.GapNoted(text="席を立った"),
            match.CountTaken(player=seat, counts={"reserve": 3, "deck": 30}),
            match.CardIdentified(handle="?1", card="FLA", basis="公開"),
            match.CardDeclared(alias="kin", card="KIN"),
            match.CardDeclared(alias="gin", card="GIN", facts={
                "id": "GIN", "type": "magic", "cost": 1,
                                                         "name": "銀{の}矢"}),
        ))  # fmt: skip
        return event

    def _turns(self, seat: Seat) -> Event:
        if self.random.random() < 0.6:
            return match.TurnStarted(turn=self._board.turn + 1, player=other(self._board.player))
        return match.StepEntered(step=self._pick(("attack", "end", "main")))
