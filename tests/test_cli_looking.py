"""`senpu show`, `log`, `legal` and `verify`."""

import json
from pathlib import Path

import pytest

from logs import raw_log
from senpu.events.log.file import read
from senpu.replay.cli import edge
from typed import new, recorded, senpu
from worked import BOTH


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The worked turns; no test here changes the file."""
    return recorded(new(tmp_path_factory.mktemp("looking") / "match.jsonl"), BOTH)


@pytest.fixture
def damaged(log: Path, tmp_path: Path) -> Path:
    """The same log with one byte changed in its tenth entry."""
    lines = log.read_bytes().splitlines(keepends=True)
    lines[10] = lines[10].replace(b'"seq":10', b'"seq":11')
    other = tmp_path / "damaged.jsonl"
    other.write_bytes(b"".join(lines))
    return other


def test_the_last_position_is_shown(log: Path) -> None:
    """With its number."""
    shown = senpu("show", log)
    assert shown.exit_code == 0
    assert f"after entry {read(log).tip.entries}" in shown.stdout
    assert "turn 5" in shown.stdout and "Gormus" in shown.stdout


def test_any_position_can_be_shown(log: Path) -> None:
    """By entry or by turn, which is where the turn begins."""
    assert "before turn 1" in senpu("show", log, "--at", 1).stdout
    turn = senpu("show", log, "--turn", 3).stdout
    assert "turn 3" in turn and "main step" in turn and "Hald" not in turn


@pytest.mark.parametrize("to", [0, 3, -1])
def test_what_comes_after_the_entry_asked_for_is_not_folded(log: Path, to: int) -> None:
    """An early position of a long match costs no more than the way there."""
    assert edge.view(log, to).history.seq == max(to, 0)
    assert len(edge.view(log, to).log.entries) == read(log).tip.entries


@pytest.mark.parametrize(
    ("words", "known"), [(("--at", 999), "from 0 to"), (("--turn", 9), "1, 2")]
)
def test_a_position_that_is_not_there(log: Path, words: tuple[str, int], known: str) -> None:
    """Is refused with those there are."""
    shown = senpu("show", log, *words)
    assert shown.exit_code == 2
    assert known in shown.stderr


def test_the_burst_is_seen_by_nobody_but_its_player(log: Path) -> None:
    """As a position is known to a seat."""
    known = json.loads(senpu("show", log, "--json").stdout)["board"]
    public = json.loads(senpu("show", log, "--json", "--as", "public").stdout)["board"]
    assert known["sides"]["A"]["burst"] == "?2"
    assert public["sides"]["A"]["burst"] == "?"
    assert senpu("show", log, "--as", "B").exit_code == 0


def test_a_position_as_json_is_for_scripts(log: Path) -> None:
    """Counts and cards by id; what the header says for the whole match is left out."""
    shown = json.loads(senpu("show", log, "--json", "--turn", 5).stdout)
    assert shown["match"] == read(log).header.match
    side = shown["board"]["sides"]["A"]
    assert (side["reserve"], side["life"], side["hand"]) == (6, 4, 3)
    assert "A.ryu#1" in side["field"]
    assert "book" not in shown["board"]


def test_the_history_is_printed_in_either_language(log: Path) -> None:
    """One entry a line."""
    assert len(senpu("log", log).stdout.splitlines()) == read(log).tip.entries
    assert "direct brave" in senpu("log", log).stdout
    assert "直接合体" in senpu("log", log, lang="ja").stdout


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_rules_are_cited_on_request(log: Path, lang: str) -> None:
    """Those broken with their facts, and those by which something followed."""
    plain = senpu("log", log, lang=lang).stdout
    cited = senpu("log", log, "--rules", lang=lang).stdout
    assert "BS-C4" not in plain
    (broken,) = (line for line in cited.splitlines() if "BS-C4" in line)
    assert "3" in broken and "digest 5.0.1" in broken
    assert "BS-M6c" in cited


def test_what_was_undone_is_said_to_be_left_out(tmp_path: Path) -> None:
    """And shown, marked, in the full history."""
    log = recorded(new(tmp_path / "match.jsonl"), ["1.1 s ryu", "-"])
    shown = senpu("log", log)
    assert "Ryumel" not in shown.stdout
    assert "--full-history" in shown.stderr
    full = senpu("log", log, "--full-history")
    (undone,) = (line for line in full.stdout.splitlines() if "Ryumel" in line)
    assert undone.endswith("[undone]")
    assert not full.stderr


def test_what_can_be_done_is_listed(log: Path) -> None:
    """In any position, with costs and reasons."""
    turn = senpu("legal", log, "--turn", 5)
    assert turn.exit_code == 0
    assert "summon" in turn.stdout and "BS-" in turn.stdout


def test_what_can_be_done_as_json(log: Path) -> None:
    """Each with its event and the lines to type, for each choice of a part."""
    offers = json.loads(senpu("legal", log, "--json", "--turn", 5).stdout)
    kinds = {offer["event"]["type"] for offer in offers if not offer.get("breaches")}
    assert "summoned" in kinds
    gor = next(offer for offer in offers if offer["line"] == "s gor")
    assert {"value": 2, "line": "s gor@2", "pieces": {"place": "@2"}}.items() <= next(
        choice for choice in gor["parts"]["level"] if choice["value"] == 2
    ).items()


def test_what_can_be_done_as_a_seat_may_know_it(log: Path) -> None:
    """What the acting player's hand holds is certain only to those who may know it."""
    known = json.loads(senpu("legal", log, "--json", "--turn", 5).stdout)
    seen = json.loads(senpu("legal", log, "--json", "--as", "public", "--turn", 5).stdout)
    assert seen != known
    assert not any(offer["certain"] for offer in seen if offer["line"].startswith(("s ", "n ")))
    assert senpu("legal", log, "--as", "B", "--turn", 5).exit_code == 0


def test_verify_says_ok(log: Path, tmp_path: Path) -> None:
    """With entries, state and digest; for each log."""
    other = new(tmp_path / "other.jsonl")
    done = senpu("verify", log, other)
    assert done.exit_code == 0
    first, second, both = done.stdout.splitlines()
    assert first.startswith("OK") and read(log).tip.hash[:10] in first
    assert second.startswith("OK") and "other.jsonl" in second
    assert both.startswith("logs 2: sound 2")


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_damage_is_found_with_line_and_offset(damaged: Path, lang: str) -> None:
    """The eleventh line holds the tenth entry."""
    done = senpu("verify", damaged, lang=lang)
    assert done.exit_code == 3
    offset = len(b"".join(damaged.read_bytes().splitlines(keepends=True)[:10]))
    assert ("line 11" if lang == "en" else "11 行") in done.stdout
    assert str(offset) in done.stdout


@pytest.mark.parametrize("name", ["show", "log", "legal"])
@pytest.mark.parametrize("lang", ["ja", "en"])
def test_a_damaged_log_stays_viewable(damaged: Path, name: str, lang: str) -> None:
    """Up to the damage, with a warning and an exit code."""
    shown = senpu(name, damaged, lang=lang)
    assert shown.exit_code == 3
    assert shown.stdout.strip()
    assert "9" in shown.stderr and str(damaged) in shown.stderr


def test_an_entry_that_breaks_the_rules_is_found(log: Path, tmp_path: Path) -> None:
    """Although its hashes fit: somebody wrote it who knows the format."""
    raw = [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]
    for entry in raw:
        entry.pop("hash")
    (summon,) = (entry for entry in raw if entry.get("mark") == "observed")
    del summon["mark"], summon["breaches"]
    forged = tmp_path / "forged.jsonl"
    forged.write_bytes(raw_log(raw))
    done = senpu("verify", forged)
    assert done.exit_code == 1
    (found,) = (line for line in done.stdout.splitlines() if "BS-C4" in line)
    assert f"entry {summon['seq']}" in found and f"line {summon['seq'] + 1}" in found
    shown = senpu("show", forged)
    assert shown.exit_code == 0
    assert "senpu verify" in shown.stderr


def test_every_changed_byte_is_found(tmp_path: Path) -> None:
    """Anywhere in a log."""
    log = recorded(new(tmp_path / "match.jsonl", "--casual"), ["1.1 s ryu"])
    data = log.read_bytes()
    for at in range(0, len(data), 397):
        flipped = bytearray(data)
        flipped[at] ^= 0x20
        log.write_bytes(flipped)
        assert senpu("verify", log).exit_code == 3, at


def test_a_line_cut_short_is_found(log: Path, tmp_path: Path) -> None:
    """The last one, as after a crash."""
    cut = tmp_path / "cut.jsonl"
    cut.write_bytes(log.read_bytes()[:-20])
    done = senpu("verify", cut)
    assert done.exit_code == 3
    assert "never completed" in done.stdout
    assert senpu("show", cut).exit_code == 0
    assert "never completed" in senpu("show", cut).stderr


def test_the_history_as_the_public_may_know_it(log: Path) -> None:
    """The number of an unknown burst is the judge's; what is open is said as ever."""
    known = senpu("log", log).stdout
    public = senpu("log", log, "--as", "public").stdout
    assert "set burst ?2" in known
    assert "set burst ?" in public and "?2" not in public
    assert len(known.splitlines()) == len(public.splitlines())
    assert senpu("log", log, "--as", "judge").stdout == known


def test_the_picture_of_a_match_is_json(log: Path) -> None:
    """A first position and all entries; of one position, that position alone."""
    whole = json.loads(senpu("show", log, "--picture", "--as", "public").stdout)
    assert whole["view"] == "public" and "?2" not in json.dumps(whole)
    assert len(whole["entries"]) == read(log).tip.entries
    assert whole["seats"]["A"]["table"]["zones"]
    one = json.loads(senpu("show", log, "--picture", "--turn", 3).stdout)
    assert one["view"] == "judge" and "entries" not in one
    assert one["start"]["now"]["turn"] == 3


@pytest.mark.parametrize("looking", ["show", "legal"])
def test_one_position_at_a_time(tmp_path: Path, looking: str) -> None:
    """An entry or a turn, not both."""
    done = senpu(looking, new(tmp_path / "match.jsonl"), "--at", 1, "--turn", 1)
    assert (done.exit_code, "two positions" in done.stderr) == (2, True)
