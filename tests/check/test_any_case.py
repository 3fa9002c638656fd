"""Whatever stands in a case: a status with a reason, never a traceback."""

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from casework import Facts, case, checked, garbled, is_judged_or_skipped, lying, side

WORDS = ["", "a1", "v1", "new", "reserve", "life", "void", "RYU", "KEN", "main", "A", "B", "left"]
KEYS = st.sampled_from(["soul", "a1", "reserve", "card", "cores"])
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.sampled_from(WORDS),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(KEYS, inner, max_size=2),
    max_leaves=4,
)
FIELD = (lying("a1", "RYU", 2, braves=[("v1", "KEN")]), lying("n1", "HAL"), lying("v2", "YAR", 1))
A = side(*FIELD, reserve=5, hand=["RYU", "KEN", "FLA", "MIR", "ULT"], soul_core="reserve")
PAY = {"pay": {"reserve": 2, "soul": True}, "place": {"reserve": 1}}
END: Facts = {
    "A": {
        "reserve": 2,
        "trash": [],
        "hand": ["RYU"],
        "field": {"new": {"card": "RYU", "cores": 1}},
    },
    "B_sees": {"burst_set": False},
    "step": "main",
}
ACTIONS: tuple[Facts, ...] = (
    {"type": "summon", "card": "RYU", **PAY},
    {"type": "summon", "card": "KEN", "as": "direct_brave", "host": "a1", "slot": "left", **PAY},
    {"type": "magic", "card": "FLA", "effect": "main", "target": "a1", "pay": {"reserve": 1}},
    {"type": "move_cores", "from": "a1", "to": "reserve", "count": 2, "then": {"keep_brave": 1}},
    {"type": "sequence", "steps": [{"type": "end_step"}, {"type": "concede"}]},
    {"type": "summon", "card": "MIX", "alternative": {"return_nexus_to_deck_bottom": "n1"}, **PAY},
    {"type": "quote_costs", "cards": ["RYU", "HAL"]},
    {"type": "swap_soul_core", "to": "a1"},
    {"type": "use_effect", "source": "a1", "effect": "flash", "from": "field", "target": "n1"},
    {"type": "accel", "card": "RYU", "from": "hand", **PAY, "then": {"keep_brave": {"v1": 1}}},
    {"type": "set_burst", "card": "FLA", "waive": [{"rule": "BS-M7", "source": "n1"}]},
    {"type": "separate", "brave": "v1", "place": {"reserve": 1}},
    {"type": "exchange", "brave": "v1", "host": "a1", "from": "a1", "slot": "left"},
    {"type": "move_cores", "moves": [{"from": "a1", "to": "reserve", "count": 1, "soul": True}]},
    {
        "type": "effect",
        "source": "a1",
        "effects": [
            {"type": "cores_shifted", "player": "A", "source": "a1", "target": "life", "n": 1}
        ],
    },
    {"type": "identify", "card": "?1", "as": "FLA"},
    {"type": "card_depleted", "player": "A", "id": "a1"},
)


@settings(max_examples=300, suppress_health_check=[HealthCheck.too_slow], deadline=None)
@given(st.sampled_from(ACTIONS), st.lists(st.tuples(st.integers(0, 999), JSON), max_size=3))
def test_a_garbled_case_is_judged_or_skipped(action: Facts, changes: list[tuple[int, Any]]) -> None:
    """Values of any kind in any place of setup, action and end state."""
    told = garbled(case(action, A, after=END), changes)
    assert told is None or is_judged_or_skipped(checked(told))
