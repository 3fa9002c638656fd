"""Logs of earlier rule packs verify as they were made, byte for byte."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from senpu.events.log.chain import read_bytes
from senpu.projections.fold import verified
from senpu.projections.game import games

GOLDEN = Path(__file__).parents[1] / "golden"
REUSED = ("battle_spirits", "gate_ruler")


@pytest.mark.parametrize("slug", REUSED)
def test_a_name_was_given_again_in_earlier_packs(slug: str) -> None:
    """The log names its pack, and by that the lowest free name is the right one."""
    log = read_bytes((GOLDEN / slug / "names_reused.jsonl").read_bytes())
    assert log.header.pack in games()[slug].packs
    assert verified(games()[slug], log.header, log.entries)[1] == ()


@pytest.mark.parametrize("slug", REUSED)
def test_the_same_is_found_wrong_by_the_pack_of_today(slug: str) -> None:
    """A name that has left is not given again."""
    log = read_bytes((GOLDEN / slug / "names_reused.jsonl").read_bytes())
    today = replace(log.header, pack=games()[slug].pack)
    findings = verified(games()[slug], today, log.entries)[1]
    assert [breach.rule for found in findings for breach in found.breaches] == ["REC-2"]
    assert findings[0].seq == len(log.entries)
