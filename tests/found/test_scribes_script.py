"""A scribe at the table: every line is taken as it comes, and an action costs few keys."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from gate_ruler.notation.table import gr_1, gr_2
from gate_ruler.notation.test_worked_turns import GR_1, GR_2
from notation.table import Table
from notation.test_worked_turns import BEFORE, BETWEEN, BS_1, BS_2
from senpu.projections.battle_spirits.board import Board
from senpu.replay.match import Match, header_for

MATCH = """\
1.1 sryu | u | =r0t3h3d35 | //
2.2 ncor | sbei | /
&bei l>r1 ex bei
(Umad/f+1)
//
3.1 bken>ryu | nhal | u | /
&ryu l>r1 ex ryu | &mad l>r1 ex mad
//
4.2 sdak | bbar>dak | cr>bei | //
5.1 sgor | cr>gor | u | /
&gor l>r2 ex gor
// =l4h0d33
6.2 sasa@2 | /
&asa l>r1 ex asa
//
7.1 burg>gor | cr>gor | //
8.2 cr>asa | u | /
&asa l>r1 ex asa
// =l1h2d32
"""
"""Eight turns as a match is told in public: what was played, what an attack took, a burst."""
TURN = re.compile(r"\d+\.\d *")
ACTION = re.compile(r"[a-z]")
"""How an action begins: no text, count, ruling, name, nor what is entered although illegal."""


def main_steps(lines: Sequence[str]) -> Iterator[str]:
    """The actions of main steps on these lines, as they were typed."""
    items = (item for line in lines for item in line.split("|"))
    said = (TURN.sub("", re.sub(r"\{.*?\}", "", item).strip()) for item in items)
    yield from (item for item in said if ACTION.match(item) and not item.startswith("x:"))


def keys(action: str) -> int:
    """What is pressed: its letters without the blank behind the verb, and the key that ends it."""
    return len(re.sub(r"^([a-z]) ", r"\1", action.partition(" =")[0])) + 1


def typed(lines: Sequence[str], log: Path) -> Match:
    """A match into which each line was entered as it stands."""
    match = Match.create(log, header_for("battle_spirits"))
    for line in lines:
        match.append(line)
    return match


def test_a_match_of_eight_turns_is_taken_line_by_line(tmp_path: Path) -> None:
    """Nothing is refused, the counts of the table agree, and the log holds what happened."""
    match = typed(MATCH.splitlines(), tmp_path / "m.jsonl")
    board = match.board()
    assert isinstance(board, Board)
    assert (board.turn, board.step) == (8, "end")
    assert {entry.mark for entry in match.entries} == {"legal"}
    assert [board.sides["A"].life, board.sides["B"].life] == [2, 1]
    assert board.sides["A"].field.keys() == {
        "A.ryu#1",
        "A.mad#1",
        "A.ken#1",
        "A.hal#1",
        "A.gor#1",
        "A.urg#1",
    }


def test_the_median_action_is_five_keys() -> None:
    """Over all of it."""
    lines = [BS_1, BS_2, GR_1, GR_2, *MATCH.splitlines()]
    found = sorted(map(keys, main_steps(lines)))
    assert len(found) > 30
    assert median(found) <= 5, found


def test_the_worked_turns_are_taken_whole() -> None:
    """Nothing of them is blocked."""
    battle = Table().types(*BEFORE, BS_1, *BETWEEN, BS_2)
    gate = gr_1().types(GR_1), gr_2().types(GR_2)
    assert battle.board.turn == 5
    assert [table.board.turn for table in gate] == [5, 4]
