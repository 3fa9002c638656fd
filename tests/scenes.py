"""Boards that show everything there is to draw."""

from collections.abc import Mapping

from msgspec.structs import replace

from playing import GAME, lying, number, opened, played, table
from senpu.events.battle_spirits import BurstSet, NexusDeployed, Summoned
from senpu.events.match import MatchStarted, StepEntered, TurnStarted
from senpu.projections.battle_spirits.board import Board, Side


def worked() -> Board:
    """The worked turn of the notation: a summon, then nexus, direct brave and burst."""
    return played(
        opened(declared=False),
        MatchStarted(first="A"),
        TurnStarted(turn=1, player="A"),
        Summoned(player="A", card=number("ryu"), pay={"reserve": 3}, place={"reserve": 1}),
        StepEntered(step="end"),
        TurnStarted(turn=2, player="B"),
        Summoned(player="B", card=number("nim"), pay={"reserve": 1}, place={"reserve": 2}),
        TurnStarted(turn=3, player="A"),
        NexusDeployed(player="A", card=number("hal"), pay={"reserve": 2}),
        Summoned(player="A", card=number("ken"), onto="A.ryu#1", pay={"reserve": 2}),
        BurstSet(player="A"),
    )


def crowded() -> Board:
    """Everything at once: hosts, states, marks, a mirage, full piles."""
    board = table(
        lying("ryu", 12, braves=("A.gir#1",), state="exhausted"),
        lying("gor", 1, copy=2, braves=("A.gir#1",), state="heavy"),
        lying("gir", 0, hosts=("A.ryu#1", "A.gor#2"), slots=("left", "right")),
        lying("kag", 2, protected=True),
        lying("tsu", 1, token=True),
        lying("ken", 1),
        lying("zen", 3, minimum=2, under=(number("ryu"),)),
        lying("org", 1),
        lying("noe", 3),
        lying("twi", 0),
        holds=["fla", "fla", "mad"],
        hand=5,
        reserve=3,
        core_trash=7,
        life=3,
        deck=21,
        soul="A.ryu#1",
        burst="?4",
        burst_set=True,
        mirage=number("say"),
        mirage_set=True,
        trash=tuple(map(number, ("ryu", "fla", "mea", "kag", "dom", "urg", "tsu"))),
        tegamoto=(number("ema"),),
        removed=(number("ans"), "?"),
    )
    other_side = Side("B", reserve=0, core_trash=4, life=5, hand=2, deck=30, soul="core_trash")
    field = {card.id: card for card in (lying("wad", 4, "B"), lying("cor", 2, "B"))}
    sides = {**board.sides, "B": replace(other_side, field=field, burst=number("tow"))}
    return replace(board, sides=sides, turn=8, player="A", handles={"?4": "?"})


SCENES: Mapping[str, Board] = {
    "worked_turn": worked(),
    "crowded": crowded(),
    "crowded_in_public": GAME.view(crowded(), "public"),
}
