"""The JSON Schema says what is stored: it takes what the program writes and nothing else."""

import json
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator

from generated import logs
from logs import HEADER, closed_log, log_of, raw_entry, raw_header, raw_log
from senpu.events.log.codec import codec, games
from senpu.events.log.schema import schema

SCHEMA = schema()
LINES: Any = Draft202012Validator(SCHEMA)
SUMMONED = {
    "type": "summoned",
    "player": "A",
    "card": "BS01-001",
    "pay": {"reserve": 3},
    "cost": {"printed": 5, "reduction": {"red": 2}, "payable": 3},
    "effects": [{"type": "deck_drawn", "player": "A", "n": 1}],
}
CARD = {"id": "X-1", "type": "spirit", "cost": 3, "levels": [{"level": 1, "cores": 1, "bp": 3000}]}


def _valid(line: Any) -> bool:
    return bool(LINES.is_valid(line))


def _with(raw: dict[str, Any], *place: Any) -> dict[str, Any]:
    """A copy with the value at a path of keys, given last, put in place of what was there."""
    *path, key, value = place
    copy: dict[str, Any] = json.loads(json.dumps(raw))
    target: Any = copy
    for step in path:
        target = target[step]
    target[key] = value
    return copy


def _sealed(*lines: dict[str, Any]) -> list[Any]:
    return [json.loads(line) for line in raw_log(lines).splitlines()]


LINE = _sealed(raw_header(), raw_entry(1, SUMMONED, then=[SUMMONED], mark="observed"))[1]
HEAD = _sealed(raw_header(cards=[CARD]))[0]


def test_the_schema_is_one() -> None:
    """By the rules of the dialect it names, and every reference leads somewhere."""
    Draft202012Validator.check_schema(SCHEMA)
    text = json.dumps(SCHEMA)
    refs = {part.split('"')[0] for part in text.split('"#/$defs/')[1:]}
    assert refs <= set(SCHEMA["$defs"])


@pytest.mark.parametrize("game", games())
@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(data=st.data())
def test_every_line_the_program_writes_is_valid(game: str, data: st.DataObject) -> None:
    """Headers and entries of any game."""
    stored, _ = log_of(data.draw(logs(game)), msgspec.structs.replace(HEADER, game=game))
    for line in stored.splitlines():
        assert _valid(json.loads(line))


def test_an_end_record_is_valid() -> None:
    """The one event that is not made up at random."""
    assert all(_valid(json.loads(line)) for line in closed_log(2).splitlines())


@pytest.mark.parametrize("game", games())
def test_every_event_type_of_a_game_is_in_it(game: str) -> None:
    """By its name, with the game before it."""
    names = {f"{game}.{event.__name__}" for event in codec(game).events}
    assert names | {f"{game}.Entry", f"{game}.Header"} <= set(SCHEMA["$defs"])


@pytest.mark.parametrize(
    "line",
    [
        _with(LINE, "seq", "1"),
        _with(LINE, "hash", "xyz"),
        _with(LINE, "mark", "illegal"),
        _with(LINE, "event", None),
        _with(LINE, "event", "type", "dream_dreamt"),
        _with(LINE, "event", "player", "C"),
        _with(LINE, "event", "pay", {"reserve": "three"}),
        _with(LINE, "event", "cost", {"printed": 5}),
        _with(LINE, "event", "effects", 0, "type", "card_folded"),
        _with(LINE, "then", [5]),
        _with(LINE, "breaches", [{"facts": {}}]),
        _with(HEAD, "format", "senpu/2"),
        _with(HEAD, "first", "C"),
        _with(HEAD, "players", {"A": "p", "C": "q"}),
        _with(HEAD, "game", "go"),
        _with(HEAD, "cards", 0, "cost", "three"),
        _with(HEAD, "cards", 0, "type", "monster"),
        {key: value for key, value in HEAD.items() if key != "format"},
        {key: value for key, value in LINE.items() if key != "hash"},
        {},
        [],
    ],
    ids=repr,
)
def test_what_the_program_would_not_write_is_not_valid(line: Any) -> None:
    """One change each, from a line that is valid."""
    assert _valid(LINE) and _valid(HEAD)
    assert not _valid(line)


@pytest.mark.parametrize("line", [_with(LINE, "weather", 1), _with(LINE, "event", "weather", 1)])
def test_unknown_properties_are_allowed(line: Any) -> None:
    """Readers keep them."""
    assert _valid(line)
