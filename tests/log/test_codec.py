"""Entries to JSON and back, the unknown included."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from generated import logs
from logs import GAME, HEADER, log_of, raw_entry, raw_header, raw_log
from senpu.events.base import Event, UnknownEvent
from senpu.events.envelope import Entry
from senpu.events.log.chain import read_bytes
from senpu.events.log.codec import codec, encode, games
from senpu.events.log.errors import GameUnknown

DREAM = {"type": "dream_dreamt", "player": "A", "depth": 2.5, "of": ["竜", None]}
ODD_EFFECT = {
    "type": "effect_resolved",
    "source": "A.ryu#1",
    "effects": [{"type": "card_folded", "card": "x"}],
}


@pytest.mark.parametrize("game", games())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_log_to_json_to_log_is_the_identity(game: str, data: st.DataObject) -> None:
    """Whatever entries a log holds, reading it gives the same ones, and they store the same."""
    entries = data.draw(logs(game))
    header = msgspec.structs.replace(HEADER, game=game)
    stored, tip = log_of(entries, header)
    log = read_bytes(stored)
    assert (log.entries, log.tip, log.damage, log.torn) == (tuple(entries), tip, None, None)
    assert log_of(log.entries, log.header) == (stored, tip)


def test_every_game_is_found_and_has_its_own_names_once() -> None:
    """Games are found by their files; within one, no two events share a stored name."""
    assert GAME in games()
    for game in games():
        tags = [event.__struct_config__.tag for event in codec(game).events]
        assert len(set(tags)) == len(tags)


@pytest.mark.parametrize("name", ["chess", "match", "log", "../os", ""])
def test_what_is_no_game_is_refused_with_the_games_there_are(name: str) -> None:
    """A module of the package that defines no events is no game either."""
    with pytest.raises(GameUnknown, match=GAME) as caught:
        codec(name)
    assert "知りません" in caught.value.text("ja")


def test_a_decoded_entry_is_of_the_plain_type() -> None:
    """Entries from a log and entries made by the program compare as equals."""
    entry = codec(GAME).decode(
        json.dumps(raw_entry(1, {"type": "note_made", "text": "x"})).encode()
    )
    assert type(entry) is Entry


@pytest.mark.parametrize("event", [DREAM, ODD_EFFECT])
def test_an_unknown_type_is_kept_wherever_it_stands(event: dict[str, Any]) -> None:
    """An unknown event, or a known one with an unknown part, becomes an `UnknownEvent`."""
    raw = raw_entry(1, event, then=[{"type": "note_made", "text": "x"}, event], reason="r")
    entry = codec(GAME).decode(json.dumps(raw).encode())
    rest = {key: value for key, value in event.items() if key != "type"}
    assert entry.event == UnknownEvent(event["type"], rest)
    assert [type(each).__name__ for each in entry.then] == ["NoteMade", "UnknownEvent"]
    assert isinstance(entry.event, Event)
    assert json.loads(encode(entry)) == raw


def test_an_unknown_consequence_behind_a_known_action_is_kept() -> None:
    """The known part stays typed."""
    raw = raw_entry(1, {"type": "note_made", "text": "x"}, then=[DREAM])
    entry = codec(GAME).decode(json.dumps(raw).encode())
    assert json.loads(encode(entry)) == raw


def test_unknown_fields_stay_on_the_line() -> None:
    """The typed entry has no place for them, the line beside it keeps every byte."""
    entry = raw_entry(1, {"type": "note_made", "text": "x", "colour": "red"}, weather="rain")
    data = raw_log([raw_header(sponsor="none"), entry])
    log = read_bytes(data)
    assert log.damage is None
    assert log.line + b"\n" + log.records[0].line + b"\n" == data


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        ({"type": "cards_drawn", "player": "C", "n": 1}, r"'C' - at `\$\.event\.player`"),
        ({"type": "cards_drawn", "player": "A", "n": "1"}, r"`int`.* at `\$\.event\.n`"),
        ({"type": "cards_drawn", "player": "A"}, r"required field `n`"),
        ({"type": 5}, r"`str`.* at `\$\.event\.type`"),
        ({"player": "A"}, r"required field `type`"),
    ],
)
def test_a_known_event_that_is_malformed_is_not_taken_for_unknown(
    event: dict[str, Any], reason: str
) -> None:
    """The error names the place."""
    with pytest.raises(msgspec.ValidationError, match=reason):
        codec(GAME).decode(json.dumps(raw_entry(1, event)).encode())


def test_malformed_beside_unknown_is_still_reported() -> None:
    """Looking at each event by itself lets nothing malformed through."""
    raw = raw_entry(1, DREAM, then=[{"type": "cards_drawn", "player": "A"}])
    with pytest.raises(msgspec.ValidationError, match="required field `n`"):
        codec(GAME).decode(json.dumps(raw).encode())
