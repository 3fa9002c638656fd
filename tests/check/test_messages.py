"""The table of messages and the code that says them."""

import re
from pathlib import Path
from typing import get_args

from senpu.projections.cases.contract import Case, Verdict
from senpu.replay import check
from senpu.replay.check.messages import MESSAGES
from senpu.replay.check.results import Status

CODE = "".join(path.read_text("utf-8") for path in Path(check.__file__).parent.glob("*.py"))
FAMILIES = {
    "case": Case.__struct_fields__,
    "kind": ("int", "str", "bool", "NoneType"),
    "status": get_args(Status),
    "verdict": (*get_args(Verdict), "none"),
}


def test_what_is_said_is_in_the_table_and_nothing_else() -> None:
    """Each by its name, or as one of a family."""
    families = {f"{family} {name}" for family, names in FAMILIES.items() for name in names}
    named = set(re.findall(r"['\"]([\w -]+)['\"]", CODE))
    asked = set(re.findall(r"(?<!\.)\b(?:said\(|filled\(|MESSAGES\[)['\"]([\w -]+)['\"]", CODE))
    assert asked | families <= MESSAGES.keys() <= named | families
    assert all(text.ja and text.en for text in MESSAGES.values())
