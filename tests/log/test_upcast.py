"""Older formats are read as if written today; the hashes are those of the stored bytes."""

import pytest

from logs import raw_entry, raw_header, raw_log
from senpu.events.log import upcast
from senpu.events.log.chain import read_bytes
from senpu.events.log.damage import LogDamaged
from senpu.events.log.errors import FormatUnknown
from senpu.events.log.upcast import CURRENT, STEPS, Raw, Step
from senpu.events.match import CardsDrawn, NoteMade


def _renamed_pack(header: Raw) -> Raw:
    return {("pack" if key == "rules" else key): value for key, value in header.items()}


def _drawn_counted(entry: Raw) -> Raw:
    event = entry["event"]
    if event["type"] != "card_drawn":
        return entry
    return entry | {"event": {"type": "cards_drawn", "player": event["player"], "n": 1}}


OLD = {0: Step(header=_renamed_pack, entry=_drawn_counted)}
HEADER = raw_header(format="senpu/0", rules="battle-spirits/eternal-16")
del HEADER["pack"]
ENTRIES = [
    raw_entry(1, {"type": "card_drawn", "player": "B"}, weather="rain"),
    raw_entry(2, {"type": "note_made", "text": "x"}),
]


def test_an_older_log_is_read_in_todays_words() -> None:
    """Header and entries go through the step, what it does not touch stays."""
    data = raw_log([HEADER, *ENTRIES])
    log = read_bytes(data, steps=OLD)
    assert (log.format, log.header.format, log.header.pack) == (
        0,
        f"senpu/{CURRENT}",
        "battle-spirits/eternal-16",
    )
    assert [entry.event for entry in log.entries] == [
        CardsDrawn(player="B", n=1),
        NoteMade(text="x"),
    ]
    assert b'"weather":"rain"' in log.records[0].line


def test_damage_is_found_before_upcasting() -> None:
    """The chain covers what is stored, not what it is turned into."""
    data = raw_log([HEADER, *ENTRIES])
    log = read_bytes(data.replace(b'"card_drawn"', b'"cart_drawn"'), steps=OLD)
    assert log.damage is not None
    assert (log.damage.line, log.damage.reason) == (2, "hash")
    with pytest.raises(LogDamaged):
        read_bytes(data.replace(b"eternal-16", b"eternal-17"), steps=OLD)


def test_steps_follow_each_other() -> None:
    """Format 0 of two steps ago comes through both, in order."""

    def marked(word: str) -> Step:
        return Step(
            header=lambda raw: raw | {"trail": f"{raw['trail']}{word}"},
            entry=lambda raw: raw | {"trail": f"{raw['trail']}{word}"},
        )

    steps = (marked("a"), marked("b"))
    assert upcast.header({"trail": ""}, steps) == {"trail": "ab", "format": f"senpu/{CURRENT}"}
    assert upcast.entry({"trail": ""}, steps) == {"trail": "ab"}


@pytest.mark.parametrize("stored", [CURRENT + 1, CURRENT + 10, 0])
def test_formats_without_a_way_are_refused(stored: int) -> None:
    """A newer one, and an older one that no step reads."""
    with pytest.raises(FormatUnknown, match=f"senpu/{stored}"):
        upcast.way(stored, {})


def test_there_is_a_step_for_every_older_format() -> None:
    """From the first format on."""
    assert sorted(STEPS) == list(range(1, CURRENT))
