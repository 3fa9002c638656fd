"""Boards of Gate Ruler that show everything there is to draw."""

from collections.abc import Mapping

from msgspec.structs import replace

from gate_playing import GAME, RULERS, in_turn, number, opened, unit
from senpu.projections.gate_ruler.board import Board, GateItem, Laid, Overdrive, Side


def answered() -> Board:
    """A summon answered from a set zone, B to decide; the drive zone open, covered and unknown."""
    board = in_turn(
        left=unit("mus", damage=1),
        right=unit("jin", copy=2, rested=True, souls=(number("uro"),)),
        center=unit("tat", rested=True),
        fields=(unit("gal"),),
        drive=(
            Laid("A.d1", number("kag"), up=True),
            Laid("A.d2", number("nag")),
            Laid("A.d3", "?7"),
        ),
        overdrives=(Overdrive("A.o1", "A.d1", "od1"),),
        set=(Laid("A.s1#1", number("ans"), zone=1, turn=3), Laid("A.s3#1", "?8", zone=3, turn=5)),
        damage=(number("hib"), "?2", number("hot")),
        graveyard=tuple(map(number, ("rik", "nag", "mui", "sig", "dor", "bel"))),
        deck=31,
        summons=1,
    )
    other = _laid(
        board.sides["B"],
        left=unit("elf", seat="B", damage=1),
        hand=4,
        known=(number("kaj"), number("mag")),
        seen=(number("kaj"),),
        set=(Laid("B.s2#1", number("hea"), zone=2, turn=2),),
        ready=1,
        rested=2,
        ruler_rested=True,
        damage=(number("mio"),) * 4,
        graveyard=(number("ebb"), "?4"),
        removed=(number("wal"),),
    )
    gate = (
        GateItem("g1", "A", "unit", number("sil"), zone="left", source="drive"),
        GateItem("g2", "B", "event", number("hea"), source="set"),
        GateItem("g3", "B", "ability", "B.ruler", "a1", source="play"),
    )
    handles = {"?2": "?", "?4": "?", "?7": "?", "?8": "?"}
    sides = {**board.sides, "B": other}
    return replace(board, sides=sides, gate=gate, priority="B", passes=1, handles=handles)


def many_zones() -> Board:
    """Four attack zones without a defence zone against two set zones; a token; a transient."""
    board = in_turn(
        (RULERS[3], RULERS[2]),
        turn=6,
        left=unit("mag"),
        right2=unit("sil", token=True),
        hand=5,
    )
    crowd = (unit("elf", seat="B"), unit("elf", 2, seat="B", rested=True))
    side = replace(board.sides["B"], zones={**board.sides["B"].zones, "center": crowd})
    return replace(board, sides={**board.sides, "B": side}, player="B", priority="A", step="attack")


def _laid(side: Side, **zones: object) -> Side:
    standing = {name: (zones.pop(name),) for name in side.zone_names if name in zones}
    return replace(side, zones={**side.zones, **standing}, **zones)


SCENES: Mapping[str, Board] = {
    "answered": answered(),
    "answered_in_public": GAME.view(answered(), "public"),
    "many_zones": many_zones(),
    "opened": opened(),
}
