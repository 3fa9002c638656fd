"""`senpu new` and `senpu cards`: logs made from catalogues and decks."""

import json
from pathlib import Path
from typing import Any

import pytest

from senpu.events.log.file import read
from senpu.events.match import MatchStarted
from typed import DATA, DECKS, GAME, new, senpu

RYU = """
[[card]]
id = "T-1"
type = "spirit"
name_en = "Rye"
cost = 3
levels = "1:1:1000"
"""


def _header(log: Path) -> dict[str, Any]:
    first, _, _ = log.read_text(encoding="utf-8").partition("\n")
    header: dict[str, Any] = json.loads(first)
    return header


@pytest.fixture
def log(tmp_path: Path) -> Path:
    """Where a log is to be."""
    return tmp_path / "final.jsonl"


def test_the_log_begins_with_its_header_and_the_start_of_the_match(log: Path) -> None:
    """Players, event, round and table stand as they were said."""
    made = senpu(
        "new", log, *GAME, *DECKS, "--player-a", "朱里", "--player-b", "蒼", "--first", "B",
        "--event", "秋", "--round", "3", "--table", "12",
    )  # fmt: skip
    assert made.exit_code == 0
    assert str(log) in made.stdout
    header = read(log).header
    assert header.players == {"A": "朱里", "B": "蒼"}
    assert (header.event, header.round, header.table, header.first) == ("秋", "3", "12", "B")
    assert header.created and header.program.startswith("senpu ")
    assert [type(entry.event) for entry in read(log).entries] == [MatchStarted]


def test_the_header_holds_the_facts_of_the_deck_cards_alone(log: Path) -> None:
    """A log is read without any other file, and holds no card that cannot appear."""
    header = read(new(log)).header
    listed = {number for deck in header.decks.values() for number in deck}
    assert {card["id"] for card in header.cards} == listed
    assert header.aliases["ryu"] == "SEN01-001"
    assert set(header.aliases.values()) == listed


def test_without_decks_every_card_of_the_catalogue_may_appear(log: Path) -> None:
    """The catalogue that comes along is used unless another is named."""
    assert senpu("new", log, *GAME).exit_code == 0
    assert len(_header(log)["cards"]) > 40
    assert "decks" not in _header(log)


def test_a_catalogue_of_ones_own(log: Path, tmp_path: Path) -> None:
    """Facts that the game does not know stay in the header."""
    mine = tmp_path / "mine.toml"
    mine.write_text(RYU + 'artist = "nobody"\n', encoding="utf-8")
    assert senpu("new", log, *GAME, "--catalogue", mine).exit_code == 0
    (card,) = _header(log)["cards"]
    assert (card["id"], card["artist"]) == ("T-1", "nobody")


def test_catalogues_that_differ_on_a_card_are_refused(log: Path, tmp_path: Path) -> None:
    """Which one is right is not the program's to guess."""
    one, other = tmp_path / "one.toml", tmp_path / "other.toml"
    one.write_text(RYU, encoding="utf-8")
    other.write_text(RYU.replace("cost = 3", "cost = 4"), encoding="utf-8")
    made = senpu("new", log, *GAME, "--catalogue", one, "--catalogue", other)
    assert made.exit_code == 2
    assert "T-1" in made.stderr and "other.toml" in made.stderr
    assert not log.exists()


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_an_unreadable_card_is_named_and_the_rest_used(
    log: Path, tmp_path: Path, lang: str
) -> None:
    """By file, place, number and reason."""
    mine = tmp_path / "mine.toml"
    mine.write_text(RYU + RYU.replace("T-1", "T-2").replace("3", '"many"', 1), encoding="utf-8")
    made = senpu("new", log, *GAME, "--catalogue", mine, lang=lang)
    assert made.exit_code == 0
    assert "mine.toml" in made.stderr and "T-2" in made.stderr
    assert [card["id"] for card in _header(log)["cards"]] == ["T-1"]


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_deck_that_breaks_the_rules_is_refused_unless_casual(
    log: Path, tmp_path: Path, lang: str
) -> None:
    """With the rule and the facts; a casual match says it and goes on."""
    deck = tmp_path / "deck.txt"
    deck.write_text("3 SEN01-001\n", encoding="utf-8")
    refused = senpu("new", log, *GAME, "--deck-a", deck, lang=lang)
    assert refused.exit_code == 1
    assert "BS-D1" in refused.stderr and "40" in refused.stderr and "--casual" in refused.stderr
    assert not log.exists()
    casual = senpu("new", log, *GAME, "--deck-a", deck, "--casual", lang=lang)
    assert casual.exit_code == 0
    assert "BS-D1" in casual.stderr


def test_a_deck_with_an_unknown_card_is_named_by_line(log: Path, tmp_path: Path) -> None:
    """With the nearest card there is."""
    deck = tmp_path / "deck.txt"
    deck.write_text("3 SEN01-001\n3 SEN01-0002\n", encoding="utf-8")
    made = senpu("new", log, *GAME, "--deck-a", deck)
    assert made.exit_code == 2
    assert "line 2" in made.stderr and "SEN01-002" in made.stderr


@pytest.mark.parametrize("option", ["--catalogue", "--deck-a"])
def test_a_file_that_is_not_there_is_said(log: Path, option: str) -> None:
    """And no log is made."""
    made = senpu("new", log, *GAME, option, "nowhere.toml")
    assert made.exit_code == 2
    assert "nowhere.toml" in made.stderr
    assert not log.exists()


def test_options_of_the_match_by_name_or_as_flags(log: Path) -> None:
    """Only those said stand in the header."""
    made = senpu("new", log, *GAME, "--no-soul-core", "--option", "redraws=0", "--exact-payment")
    assert made.exit_code == 0
    assert _header(log)["options"] == {"soul_core": False, "redraws": 0, "exact_payment": True}


@pytest.mark.parametrize("option", ["nosuch=1", "redraws=many", "redraws"])
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_an_option_that_does_not_exist_or_fit_is_refused(log: Path, option: str, lang: str) -> None:
    """Naming it."""
    made = senpu("new", log, *GAME, "--option", option, lang=lang)
    assert made.exit_code == 2
    assert option in made.stderr or "nosuch" in made.stderr
    assert not log.exists()


def test_aliases_of_ones_own_come_first(log: Path) -> None:
    """The card keeps no other, and no alias that is made can be taken for it."""
    made = senpu("new", log, *GAME, *DECKS, "--alias", "r1=SEN01-001", "--alias", "ｋｅ=SEN01-002")
    assert made.exit_code == 0
    aliases = _header(log)["aliases"]
    assert aliases["r1"] == "SEN01-001"
    assert aliases["ke"] == "SEN01-002"
    assert sorted(aliases.values()) == sorted(set(aliases.values()))
    assert not any(alias.startswith("ke") and alias != "ke" for alias in aliases)


@pytest.mark.parametrize(
    ("said", "why"),
    [("r=SEN01-001", "2 to 4"), ("ryu=SEN99-001", "SEN99-001"), ("ryu", "name=value")],
)
def test_an_alias_that_cannot_be_used_is_refused(log: Path, said: str, why: str) -> None:
    """With the reason."""
    made = senpu("new", log, *GAME, "--alias", said)
    assert made.exit_code == 2
    assert why in made.stderr


def test_two_aliases_that_cannot_be_told_apart_are_refused(log: Path) -> None:
    """One begins the other."""
    made = senpu("new", log, *GAME, "--alias", "ry=SEN01-001", "--alias", "ryu=SEN01-002")
    assert made.exit_code == 2
    assert "ryu" in made.stderr


def test_a_log_is_never_overwritten(log: Path) -> None:
    """The file that is there stays as it is."""
    new(log)
    before = log.read_bytes()
    again = senpu("new", log, *GAME)
    assert again.exit_code == 2
    assert "exists already" in again.stderr
    assert log.read_bytes() == before


def test_a_game_that_is_not_known_is_named(log: Path) -> None:
    """With those that are."""
    made = senpu("new", log, "--game", "chess")
    assert made.exit_code == 2
    assert "chess" in made.stderr and "battle_spirits" in made.stderr


def test_a_catalogue_is_checked(tmp_path: Path) -> None:
    """How many cards of each kind; a catalogue without fault is fine."""
    shown = senpu("cards", DATA / "catalogue.toml", *GAME)
    assert shown.exit_code == 0
    assert "nexus: " in shown.stdout and "every entry could be read" in shown.stdout


def test_what_is_wrong_with_a_catalogue_is_the_result(tmp_path: Path) -> None:
    """So it goes to stdout, and the exit code tells."""
    mine = tmp_path / "mine.csv"
    mine.write_text("id,type,cost\nT-1,magic,x\nT-2,magic,2\n", encoding="utf-8")
    shown = senpu("cards", mine, *GAME)
    assert shown.exit_code == 1
    assert "T-1" in shown.stdout and "magic: 1" in shown.stdout
