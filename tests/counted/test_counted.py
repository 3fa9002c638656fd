"""The boards against a count of cores and cards by other code, from the stored JSON alone."""

import ast
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from counted.battle_spirits import BattleSpirits
from counted.gate_ruler import GateRuler
from counted.ledger import Ledger
from counted.table import recorded
from fuzz.spoiling import much
from logs import log_of

MATCHES = 300
SEEDS = 10
HERE = Path(__file__).parent


def battle_spirits(ledger: Any, at: int, board: Any) -> Mapping[str, tuple[Any, Any]]:
    """What the ledger says and what the board says, by place."""
    found: dict[str, tuple[Any, Any]] = {}
    for seat, side in board.sides.items():
        counted = ledger.after[at][seat]
        told = {
            "reserve": side.reserve, "core_trash": side.core_trash, "life": side.life,
            **{id: card.cores for id, card in side.field.items()},
        }  # fmt: skip
        cores = counted["cores"] | {id: c["cores"] for id, c in counted["field"].items()}
        found[f"{seat} cores"] = (dict(cores), told)
        found[f"{seat} soul"] = (counted["soul"], side.soul)
        found[f"{seat} under"] = (
            {id: len(card["under"]) for id, card in counted["field"].items()},
            {id: len(card.under) for id, card in side.field.items()},
        )
        piles = {zone: len(counted[zone]) for zone in ("trash", "removed", "tegamoto")}
        piles |= {zone: bool(counted[zone]) for zone in ("burst", "mirage")}
        piles |= {zone: counted[zone] for zone in ("deck", "hand")}
        lying = {zone: len(getattr(side, zone)) for zone in ("trash", "removed", "tegamoto")}
        lying |= {zone: bool(getattr(side, zone)) for zone in ("burst", "mirage")}
        found[f"{seat} cards"] = (piles, lying | {"deck": side.deck, "hand": side.hand})
    return found


def gate_ruler(ledger: Any, at: int, board: Any) -> Mapping[str, tuple[Any, Any]]:
    """What the ledger says and what the board says, by place."""
    found: dict[str, tuple[Any, Any]] = {
        "gate": ([item["id"] for item in ledger.gates[at]], [item.id for item in board.gate])
    }
    for seat, side in board.sides.items():
        counted = ledger.after[at][seat]
        for zone in ("graveyard", "damage", "removed"):
            found[f"{seat} {zone}"] = (len(counted[zone]), len(getattr(side, zone)))
        for zone in ("deck", "hand", "ready", "rested"):
            found[f"{seat} {zone}"] = (counted[zone], getattr(side, zone))
        for zone in ("drive", "set", "fields", "overdrives"):
            told = [card.id for card in getattr(side, zone)]
            found[f"{seat} {zone}"] = ([card["id"] for card in counted[zone]], told)
        found[f"{seat} units"] = (
            {
                zone: [(u["id"], u["damage"]) for u in s]
                for zone, s in counted["zones"].items()
                if s
            },
            {zone: [(u.id, u.damage) for u in s] for zone, s in side.zones.items() if s},
        )
    return found


Told = Callable[[Any, int, Any], Mapping[str, tuple[Any, Any]]]
GAMES: Mapping[str, tuple[type[Ledger], Told]] = {
    "battle_spirits": (BattleSpirits, battle_spirits),
    "gate_ruler": (GateRuler, gate_ruler),
}


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("seed", range(SEEDS))
def test_boards_are_as_counted(slug: str, seed: int) -> None:
    """After each entry, whatever it was: legal, observed, forced, taken back, identified, ruled."""
    ledger, told = GAMES[slug]
    for k in range(much(MATCHES // SEEDS, 10)):
        history = recorded(slug, 1000 * seed + k)
        counted = ledger(log_of(history.entries, history.header)[0])
        for at, board in enumerate(history.boards):
            for place, (count, lies) in told(counted, at, board).items():
                assert count == lies, (at, place, history.entries[at - 1])


@pytest.mark.parametrize("module", ["ledger", "battle_spirits", "gate_ruler"])
def test_the_count_shares_no_code(module: str) -> None:
    """The ledgers import nothing of senpu, or the count would repeat its faults."""
    tree = ast.parse((HERE / f"{module}.py").read_text())
    names = {n.module for n in ast.walk(tree) if isinstance(n, ast.ImportFrom)}
    names |= {a.name for n in ast.walk(tree) if isinstance(n, ast.Import) for a in n.names}
    assert {str(name).partition(".")[0] for name in names} <= {
        "copy", "json", "collections", "typing", "counted",
    }  # fmt: skip
