"""Leave out one piece of a heading, and a fresh process says what is missing before it decides."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest

import senpu.projections

FOLDERS = ("events", "projections")
SPIRITS = "projections/battle_spirits/actions"
GATE = "projections/gate_ruler/actions"
Omission = tuple[str, str, str, str]
OMISSIONS: dict[str, Omission] = {
    "the row of an action": (
        f"{SPIRITS}/mirage.py", "@BOOK.action(MirageSet)\n", "",
        "MirageSet: no row says what this event is asked and moves",
    ),
    "the row of a consequence": (
        f"{SPIRITS}/mirage.py", '"BS-M8d", MirageReturned', '"BS-M8d"',
        "MirageReturned: no row says what this event is asked and moves",
    ),
    "the rules": (f"{SPIRITS}/deploying.py", "    rules = (", "    asked = (", "Deploy: no rules"),
    "when": (f"{SPIRITS}/mirage.py", "    when = MAIN_STEP\n", "", "SetMirage: no when"),
    "a rule only this action asks": (
        f"{SPIRITS}/mirage.py", "        first_mirage_of_turn, ", "        ",
        "BS-M8: a rule that no action is asked",
    ),
    "the mover": (
        f"{SPIRITS}/deploying.py", "    def evolve(", "    def moves(", "Deploy: no evolve",
    ),
    "the outcome": (
        f"{SPIRITS}/burst.py", "    def complete(", "    def completes(",
        "BurstSet: nothing completes cost",
    ),
    "a fact of a verdict": (
        f"{SPIRITS}/burst.py", "    def set_burst(", "    def burst(",
        "BurstActivated: BS-M9 shows set_burst, which its play has not",
    ),
    "the rule it follows by": (
        f"{SPIRITS}/separating.py", 'because="BS-B9"', 'because="BS-B9z"',
        "BS-B9z, which is no rule",
    ),
    "the row of a typed change": (
        f"{SPIRITS}/texts.py", "enter(did.DeckDrawn, deck_has_cards)\n", "",
        "DeckDrawn: no row says what this change is asked and moves",
    ),
    "the way of a play": (
        f"{GATE}/abilities.py", "    def way(", "    def how(",
        "AbilityPlayed: asked in several ways, but its play has none",
    ),
    "the row of an action of the other game": (
        f"{GATE}/rearranging.py", "@BOOK.action(UnitsRearranged)\n", "",
        "UnitsRearranged: no row says what this event is asked and moves",
    ),
    "a rule of the other game": (
        f"{GATE}/rearranging.py", "        something_is_rearranged,\n", "",
        "7-10b-x: a rule that no action is asked",
    ),
}  # fmt: skip


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of events and projections that can be imported on its own."""
    root = tmp_path_factory.mktemp("omissions")
    source = Path(senpu.projections.__path__[0]).resolve().parent
    for folder in FOLDERS:
        copytree(source / folder, root / "senpu" / folder, ignore=ignore_patterns("__pycache__"))
    return root


def imported(program: Path, game: str) -> subprocess.CompletedProcess[str]:
    """A fresh process that puts the engine of a game together."""
    wanted = f"import senpu.projections.{game}.decide"
    alone = {**os.environ, "PYTHONPATH": str(program), "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-c", wanted]
    return subprocess.run(command, capture_output=True, text=True, env=alone)


@pytest.mark.parametrize("omission", OMISSIONS.values(), ids=OMISSIONS)
def test_what_a_heading_leaves_out_is_named(program: Path, omission: Omission) -> None:
    """Each single piece."""
    path, piece, instead, said = omission
    file = program / "senpu" / path
    whole = file.read_text(encoding="utf-8")
    assert piece in whole
    file.write_text(whole.replace(piece, instead, 1), encoding="utf-8")
    try:
        done = imported(program, path.split("/")[1])
    finally:
        file.write_text(whole, encoding="utf-8")
    assert done.returncode == 1
    assert said in done.stderr


@pytest.mark.parametrize("game", ["battle_spirits", "gate_ruler"])
def test_nothing_left_out_nothing_named(program: Path, game: str) -> None:
    """The same copy, whole."""
    assert imported(program, game).returncode == 0
