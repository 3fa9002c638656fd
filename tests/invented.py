"""Invented cards of Battle Spirits, one for each thing a rule asks about, in catalogue form."""

from collections.abc import Mapping
from typing import Any

Facts = Mapping[str, Any]

ONE = [{"level": 1, "cores": 1, "bp": 3000}, {"level": 2, "cores": 3, "bp": 5000}]
TWO = [{"level": 1, "cores": 2, "bp": 6000}, {"level": 2, "cores": 4, "bp": 8000}]
NONE = [{"level": 1, "cores": 0}, {"level": 2, "cores": 2}]
LV3 = [{"level": 3, "cores": 1, "bp": 9000}, {"level": 4, "cores": 3, "bp": 12000}]
RED, WHITE = {"red": 1}, {"white": 1}


def card(id: str, type: str, cost: int, **facts: Any) -> Facts:
    """A card: red with one symbol, unless it is a magic or the facts say otherwise."""
    if type != "magic":
        lines = {"spirit": ONE, "brave": ONE[:1], "nexus": NONE, "ultimate": LV3}[type]
        facts = {"colors": ["red"], "symbols": RED, "levels": lines, **facts}
    return {"id": id, "type": type, "cost": cost, **facts}


def host(**trait: Any) -> Facts:
    """A brave condition of one trait."""
    return {"any_of": [trait]}


CARDS: tuple[Facts, ...] = (
    # spirits
    card("RYU", "spirit", 3, reduction=RED),
    card("GOR", "spirit", 5, reduction={"red": 2}),
    card("TWO", "spirit", 6, reduction={"red": 3}, levels=TWO),
    card("NUL", "spirit", 0),
    card("SHI", "spirit", 4, colors=["white"], symbols=WHITE, reduction={"white": 2}),
    card("MIX", "spirit", 9, colors=["red", "white"], reduction={"red": 3, "white": 3}),
    card("ANY", "spirit", 4, reduction={"any": 2}),
    card("KAM", "spirit", 6, reduction={"god": 2}),
    card("TEN", "spirit", 7, transmigration={"min_cost": 5}),
    card("TRA", "spirit", 7, transmigration={"min_cost": 5, "to": "core_trash"}),
    card("KOU", "spirit", 7, levels=TWO, advent={"any_of": [{"min_cost": 3}]}),
    card("ACC", "spirit", 5, accel={"cost": 2, "reduction": RED}),
    card("MIR", "spirit", 4, mirage={"cost": 3, "reduction": RED}, has_burst=False),
    card("MII", "spirit", 4, mirage={"cost": 1}),
    card("EFF", "spirit", 3, has_flash=True, has_main_step_effect=True),
    card("PLA", "spirit", 3, has_flash=False, has_main_step_effect=False, no_effect_text=True),
    card("BAT", "spirit", 3, has_flash=True, flash_in_main=False),
    # ultimates
    card("ULT", "ultimate", 7, symbols={"ultimate": 1}, reduction={"red": 3},
         summon_condition={"own_spirits_at_least": {"color": "red"}}),
    card("UL2", "ultimate", 5, symbols={"ultimate": 1}, reduction={"ultimate": 2}),
    card("UL7", "ultimate", 5, symbols={"ultimate": 1},
         summon_condition={"own_spirits_at_least": {"min_cost": 6}}),
    # braves
    card("KEN", "brave", 3, symbols={}, reduction=RED, brave_bp=2000,
         brave_condition=host(min_cost=3)),
    card("YAR", "brave", 4, colors=["white"], symbols=WHITE, brave_bp=1000,
         brave_condition=host(min_cost=3)),
    card("SEI", "brave", 4, symbols={}, brave_condition=host(color="white")),
    card("UBR", "brave", 4, symbols={}, brave_condition=host(type="ultimate")),
    card("GBR", "brave", 4, symbols={},
         brave_condition=host(type="nexus", subtype="grandwalker")),
    card("MAJ", "brave", 5, two_hosts=True, levels=[{"level": 1, "cores": 0, "bp": 1000}],
         brave_condition={"left": host(color="red"), "right": host(color="white")}),
    # nexuses
    card("HAL", "nexus", 3, reduction={"red": 2}),
    card("TOW", "nexus", 3, levels=[{"level": 1, "cores": 1}]),
    card("GRA", "nexus", 4, subtype="grandwalker", symbols={"god": 1}),
    card("STO", "nexus", 4, subtype="grandstone"),
    # magics
    card("FLA", "magic", 3, reduction={"red": 2}, has_main=True, has_flash=True, has_burst=True),
    card("BLI", "magic", 2, has_main=False, has_flash=True),
    card("BUR", "magic", 2, has_main=False, has_flash=False, has_burst=True),
    card("WAI", "magic", 2, has_burst=True, burst_condition=["life", "destroyed"]),
    card("AMB", "magic", 2, has_burst=True, burst_condition=["attack"]),
    card("ODD", "magic", 2, has_burst=True, burst_condition=["other"]),
    card("DAR", "magic", 2, has_main=True, has_flash=False, has_burst=False),
    card("NIG", "magic", 2, has_main=True, has_flash=True, flash_in_main=False),
)  # fmt: skip
