"""The parts that several events of Gate Ruler have."""

from collections.abc import Mapping
from typing import Any

from senpu.events.parts import Part, Verb

FREE: Mapping[str, Any] = {"energy": 0}
"""What goes without saying of an action that costs nothing."""

# What is played, from where, to where

PLAYED = Part("", "{}", "{}", "played", "joined always")
COVERED = PLAYED._replace(how="joined always hidden optional")
OVERDRIVE = Part("", "{}", "{}", "overdrive", "joined")
DRIVEN = Part("", " {}", "{}", "driven", "joined")
LAID = Part("", " {}", "{}", "laid", "joined optional")
AUTHOR = Part("", "{}", "{}", "author", "joined")
NUMBER = Part("=", "＝{}", "= {}", "card", "joined")
SOURCE = Part("<", "({}から)", "from {}", "source", "joined")
ZONE = Part("@", "→{}", "into {}", "zone", "joined")
INTO = ZONE._replace(sign="@ 9")
"""By a name, or by the key close behind the verb."""
SET_ZONE = Part("9", fills="set_zone")
ABILITY = Part("/", "能力{}", "ability {}", "ability")
WHICH = Part("/", fills="ability")
"""Of several overdrives of a card."""
ID = Part("-", "{}", "{}", "title", "joined")
NEW_ID = Part(how="outcome")
CARDS = Part("-", " {}", "{}", "cards", "joined")
FACE_DOWN = CARDS._replace(how="joined hidden")

# What it costs

ENERGY = Part("p", "エナジー{}", "energy {}", "energy", column="pay")
DISCOUNT = Part("$", "軽減{}", "discount {}", "discount")
DISCOUNTER = Part("-", "軽減元{}", "discount by {}", "field")

# What texts do to it

TARGETS = Part(">", "対象{}", "target {}", "targets")
BARRED = Part("%no", "禁止{}", "forbidden by {}", "barred")
EFFECTS = Part("&", "効果{}", "effect {}", "effects")
EFFECTS_OF = Part("&", "：{}", ": {}", "effects", "joined")
ON_GATE: Mapping[str, Part] = {
    "effects": Part("&", fills="effects"),
    "open": Part("..", fills="open"),
}
"""Typed of what goes on the gate: what it does as it resolves, an entry of its own; or that it
stays there, so that no passes are implied."""
UNTYPED: Mapping[str, Part] = {
    "source": SOURCE._replace(sign="-"),
    "discount": DISCOUNT._replace(sign="-"),
}
"""Of abilities nobody types whence they come, nor a discount."""


def gated(
    key: str,
    ja: str,
    en: str,
    parts: Mapping[str, Part | None] = {},
    fixed: Mapping[str, Any] = {},
    meaning: tuple[str, str] = ("", ""),
) -> Verb:
    """A verb of what goes on the gate and may cost energy."""
    on_gate = {**parts, **ON_GATE}
    return Verb(key, ja, en, fixed=fixed, parts=on_gate, usual=FREE, meaning=meaning)
