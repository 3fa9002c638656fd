"""What cannot be read is named by place and reason, and costs nothing else."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cards.csv_text import as_csv, card_to_cells
from senpu.events.battle_spirits.cards import Card
from senpu.events.cards.catalogue import Remark, read_catalogue, shipped
from senpu.events.cards.entries import Format
from senpu.events.gate_ruler.cards import Card as GateCard

GOOD: dict[str, Any] = {"id": "T-0", "type": "magic", "cost": 1, "colors": ["red"], "name": "x"}

ONE_LEVEL = [{"level": 1, "cores": 1}]

FAULTS: dict[str, tuple[dict[str, Any], str, str]] = {
    "no number": ({"id": None}, "id", "is required"),
    "blank in the number": ({"id": "T 1"}, "id", "without blanks"),
    "empty number": ({"id": ""}, "id", "needs a number"),
    "no type": ({"type": None}, "type", "is required"),
    "unknown type": ({"type": "spirt"}, "type", "no kind of card"),
    "cost in words": ({"cost": "three"}, "cost", "whole number, is 'three'"),
    "cost yes": ({"cost": True}, "cost", "should be a whole number"),
    "cost broken": ({"cost": 2.5}, "cost", "should be a whole number"),
    "cost below 0": ({"cost": -1}, "cost", "-1 is below 0"),
    "unknown colour": ({"colors": ["pink"]}, "colors", "red, purple, green"),
    "unknown colour in text": ({"colors": "桃"}, "colors", "no colour"),
    "unknown icon": ({"reduction": {"pink": 1}}, "reduction", "not one of the words"),
    "icon below 0": ({"reduction": {"red": -1}}, "reduction", "below 0"),
    "icons unreadable": ({"reduction": "red 2 ?"}, "reduction", "cannot read '?'"),
    "cost twice": ({"cost": "3(red 1)", "reduction": {"red": 2}}, "reduction", "otherwise"),
    "effects twice": ({"effects": "main", "has_main": False}, "has_main", "otherwise"),
    "unknown effect": ({"effects": "boost"}, "effects", "no kind of effect"),
    "symbols below 0": ({"symbols": {"red": -2}}, "symbols", "below 0"),
    "level unreadable": ({"levels": "1-1-3000"}, "levels", "as in 1:1:3000"),
    "level part missing": ({"levels": [{"level": 1}]}, "levels", "lacks cores"),
    "level part unknown": ({"levels": [{"level": 1, "cores": 0, "x": 1}]}, "levels", "holds x"),
    "spirit without levels": ({"type": "spirit"}, "levels", "lacks Lv1"),
    "ultimate without levels": ({"type": "ultimate"}, "levels", "lacks Lv3"),
    "brave without Lv1": ({"type": "brave"}, "levels", "lacks Lv1"),
    "ultimate at Lv1": ({"type": "ultimate", "levels": ONE_LEVEL}, "levels", "should be Lv3"),
    "spirit at Lv2": ({"type": "spirit", "levels": "2:1:1000"}, "levels", "should be Lv1"),
    "levels falling": ({"type": "nexus", "levels": "1:0 3:2 2:4"}, "levels", "does not rise"),
    "cores not rising": ({"type": "nexus", "levels": "1:2 2:2"}, "levels", "does not rise"),
    "cores below 0": ({"type": "nexus", "levels": [{"level": 1, "cores": -1}]}, "levels", "below"),
    "no copies": ({"copies": 0}, "copies", "allows 0 copies"),
    "condition in prose": ({"brave_condition": "any red"}, "brave_condition", "as in cost>=4"),
    "condition unknown": ({"brave_condition": {"any_of": [{"x": 4}]}}, "brave_condition", "x"),
    "trait twice": ({"brave_condition": "cost>=3 & cost>=5"}, "brave_condition", "twice"),
    "need twice": ({"summon_condition": "spirits>=1 + spirits>=2"}, "summon_condition", "twice"),
    "need unknown": ({"summon_condition": "red 2"}, "summon_condition", "as in spirits>=2"),
    "two hosts, one condition": (
        {"type": "brave", "levels": "1:0", "two_hosts": True, "brave_condition": "cost>=4"},
        "brave_condition", "left and right",
    ),
    "mirage in words": ({"mirage": "cheap"}, "mirage", "as in 2(red 1)"),
    "mirage below 0": ({"mirage": {"cost": -2}}, "mirage", "below 0"),
    "flag in words": ({"has_burst": "maybe"}, "has_burst", "neither yes nor no"),
    "damaged JSON in a string": ({"levels": "[{]"}, "levels", "as JSON: a \"name\" is due"),
    "name stated twice": ({"名前": "y"}, "name", "stated twice"),
}  # fmt: skip


def as_toml(facts: dict[str, Any]) -> str:
    """Facts of one card."""
    return "\n".join(f"{key} = {value!r}" for key, value in facts.items())


def unreadable(text: str) -> tuple[Remark, ...]:
    """What was not read of a text."""
    return read_catalogue(text, Card).unreadable


@pytest.mark.parametrize("case", FAULTS)
def test_each_fault_is_named_with_field_and_reason(case: str) -> None:
    """The entry is left out, its neighbours are not; both languages name the field."""
    change, field, reason = FAULTS[case]
    broken = {k: v for k, v in {**GOOD, "id": "T-1", **change}.items() if v is not None}
    read = read_catalogue(json.dumps([GOOD, broken, {**GOOD, "id": "T-2"}], indent=1), Card)
    (remark,) = read.unreadable
    assert list(read.cards) == ["T-0", "T-2"]
    assert remark.at.index == 2
    assert remark.reason.en.startswith(f"{field}: ") and reason in remark.reason.en
    assert remark.reason.ja.startswith(f"{field}: ") and not remark.reason.ja.isascii()


def test_all_faults_of_an_entry_are_named_at_once() -> None:
    """Nobody has to mend one fault to hear of the next."""
    (remark,) = unreadable('[{"id": "T-1", "type": "thing", "cost": "x", "has_burst": "?"}]')
    assert [part.split(":")[0] for part in remark.reason.en.split("; ")] == [
        "type", "cost", "has_burst",
    ]  # fmt: skip


def test_json_faults_have_the_line_of_the_entry_and_the_field() -> None:
    """A field of the same name inside another one is not mistaken for it."""
    text = '[\n {"id": "T-1", "type": "magic",\n  "mirage": {"cost": 1},\n   "cost": -1}\n]'
    (remark,) = unreadable(text)
    assert (remark.at.index, remark.at.line) == (1, 2)
    assert remark.text("en") == "entry 1, line 2: T-1: cost: -1 is below 0"
    assert remark.text("ja") == "1件目2行: T-1: cost: -1は負の数です"


def test_a_fault_inside_a_field_has_its_path() -> None:
    """As far down as it lies."""
    levels = [{"level": 1, "cores": 1}, {"level": 2, "cores": "x"}]
    (remark,) = unreadable(json.dumps([{**GOOD, "type": "nexus", "levels": levels}]))
    assert remark.text("en").startswith("entry 1, line 1: T-0: levels: [1].cores should be a whole")


def test_toml_faults_have_the_line_of_the_table() -> None:
    """Also under another name of the field, and in a table of its own."""
    text = '\n[[card]]\nid = "T-1"\ntype = "magic"\n  "コスト" = -1\n'
    text += '[[card]]\nid = "T-2"\ntype = "magic"\ncost = 1\n[card.mirage]\ncost = -3\n'
    first, second = unreadable(text)
    assert first.text("en") == "entry 1, line 2: T-1: cost: -1 is below 0"
    assert second.text("en") == "entry 2, line 6: T-2: mirage: -3 is below 0"


def test_csv_faults_have_the_line_of_the_row() -> None:
    """A cell with a line break counts its lines."""
    text = 'id,note,type,cost\nT-1,"two\nlines",magic,1\nT-2,,magic,x\n'
    (remark,) = unreadable(text)
    assert (remark.at.index, remark.at.line) == (2, 4)


def test_a_damaged_toml_entry_costs_no_other() -> None:
    """The parser's place is that in the whole file."""
    card = '[[card]]\nid = "T-{}"\ntype = "magic"\ncost = {}\n'
    text = card.format(1, 1) + card.format(2, "= 3") + card.format(3, 1)
    read = read_catalogue(text, Card)
    (remark,) = read.unreadable
    assert list(read.cards) == ["T-1", "T-3"]
    assert (remark.at.index, remark.at.line) == (2, 8)


@pytest.mark.parametrize(
    "damage",
    [
        '{"id": "T-9", "type": "magic", "cost": }',
        '{"id": "T-9" "type": "magic"}',
        '{"id": "T-9", "levels": [1, }',
        '{"id": "T-9", "cost": 1,',
        '{"id": "T-9, "cost": 1}',
        '{"id": "T-9", "cost": NaN}',
        "7",
        '"T-9"',
        "[1]",
    ],
)
def test_a_damaged_json_entry_costs_no_other(damage: str) -> None:
    """Reading goes on behind the bracket that closes the damaged entry."""
    first, last = json.dumps(GOOD), json.dumps({**GOOD, "id": "T-2"})
    read = read_catalogue(f"[\n {first},\n {damage},\n {last}\n]", Card)
    assert [(r.at.index, r.at.line) for r in read.unreadable] == [(2, 3)]
    assert list(read.cards) == ["T-0", "T-2"]


@pytest.mark.parametrize("row", ['T-9,"open,magic,1', 'T-9,"a"b,magic,1', "T-9,a,magic,1,2"])
def test_a_damaged_csv_row_costs_no_other(row: str) -> None:
    """A quote that is never closed does not swallow the rows below."""
    read = read_catalogue(f"id,name,type,cost\nT-0,a,magic,1\n{row}\nT-2,b,magic,1\n", Card)
    assert [(r.at.index, r.at.line) for r in read.unreadable] == [(2, 3)]
    assert list(read.cards) == ["T-0", "T-2"]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "no header row"),
        ("id,type,cost\n", "holds no card"),
        ("[]", "holds no card"),
        ("[" + json.dumps(GOOD), "not closed"),
        ('{"decks": {}}', "no list of cards"),
        ('{"cards": 3}', "no list of cards"),
        ('{"cards" [', "cannot be read as JSON"),
        ('title = "x"', "no [[card]] table"),
        ('title = "x\n[[card]]\nid="T-0"\ntype="magic"\ncost=1\n', "cannot be read as TOML"),
        ("id,type,id,cost\nT-0,magic,T-1,1\n", "two columns id"),
    ],
)
def test_a_fault_of_the_file_is_named(text: str, reason: str) -> None:
    """An empty, cut or wrong file is no empty catalogue, and no exception."""
    (remark,) = unreadable(text)
    assert remark.at.index == 0 and reason in remark.reason.en


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('{"cards": [{]}', 'a "name" is due here'),
        ('[{"id": }]', "a value is due here"),
        ('[{"id" 3}]', "a colon is due here"),
        ('[{"id": "a" "b": 1}]', "a comma or a closing bracket is due here"),
        ('[{"id": "a}]', "a text is not closed by its quote"),
        ('[{"id": "a\nb"}]', "a line end or control character stands in a string"),
        ('[{"id": "\\q"}]', "what follows the backslash is unknown"),
        ("[[card]]\nid\n", "the = between name and value is missing"),
        ("[[card]]\nid = T-1\n", "the value cannot be read; text stands in double quotes"),
        ('[[card]]\nid = "T-1\n', "a character is not allowed here"),
        ('[[card]]\nid = "T-1', "a text is not closed by its quote"),
        ("[[card]]\nid = [1\n", "a ] is missing"),
        ('[[card]]\nid = "a"\nid = "b"\n', "a name is given twice"),
        ('[[card]]\nid = "a" x = 1\n', "more than one statement stands on the line"),
        ("[[card]]\n= 1\n", "a name or [ is due here"),
        ("[[card\n", "the heading of a table is not closed by ]"),
        ('id,type\n"a,magic\n', "a quote is not closed"),
        ('id,type\n"a"b,magic\n', "text stands behind a closing quote"),
    ],
)
def test_what_a_parser_says_is_said_to_people(text: str, said: str) -> None:
    """In both languages, without a phrase of Python's own."""
    reason = unreadable(text)[0].reason
    form = "CSV" if "," in text.partition("\n")[0] else "JSON" if text[0] in "{[" else "TOML"
    form = "TOML" if text.startswith("[[") else form
    assert reason.en == f"cannot be read as {form}: {said}"
    words = reason.ja.removeprefix(f"{form}として読めません：")
    assert words != reason.ja and re.search("[ぁ-ん]", words)


def test_a_table_of_another_name_is_not_swallowed() -> None:
    """A slip in the header of an entry must not make it a part of the one before."""
    text = '[[card]]\nid="T-1"\ntype="magic"\ncost=1\n[[crad]]\nid="T-2"\n[card]\nid="T-3"\n'
    text += 'type="magic"\ncost=1\n'
    read = read_catalogue(text, Card)
    assert [(r.at.index, r.reason.en) for r in read.unreadable] == [(2, "[[crad]] is no [[card]]")]
    assert list(read.cards) == ["T-1", "T-3"]


@pytest.mark.parametrize("encoding", ["CP932", "UTF-16"])
def test_what_spreadsheets_write_is_read_and_said(encoding: str, tmp_path: Path) -> None:
    """Japanese in another encoding is that Japanese, and the file is doubtful."""
    path = tmp_path / "cards.csv"
    path.write_bytes("id;name;type;cost\nT-1;火;magic;1\n".encode(encoding))
    read = read_catalogue(path, Card)
    assert read.cards["T-1"].name == "火" and not read.unreadable
    assert f"read as {encoding}" in read.doubts[0].text("en")


def test_what_is_not_utf8_is_named(tmp_path: Path) -> None:
    """A damaged byte is said to be that, entry by entry."""
    path = tmp_path / "cards.csv"
    path.write_bytes("id,name,type,cost\nT-1,火の竜,magic,1\n".encode().replace(b"\x81", b"\xff"))
    path.write_bytes(path.read_bytes() + b"T-2,a,magic,1\n")
    read = read_catalogue(path, Card)
    assert [(r.id, r.at.line, r.reason.en) for r in read.unreadable] == [
        ("T-1", 2, "name: holds characters that are not UTF-8")
    ]
    assert list(read.cards) == ["T-2"]


INVENTED = read_catalogue(shipped("battle_spirits") / "catalogue.toml", Card)
FACTS = [INVENTED.facts(number) for number in INVENTED.cards]
FILES: dict[str, tuple[Format, str]] = {
    "json": ("json", json.dumps(FACTS, indent=1)),
    "minified": ("json", json.dumps(FACTS)),
    "toml": ("toml", (shipped("battle_spirits") / "catalogue.toml").read_text(encoding="utf-8")),
    "csv": ("csv", as_csv([card_to_cells(card) for card in INVENTED.cards.values()])),
}
BEGINNING = {"json": b":", "toml": b"#", "csv": b"\n"}
"""Behind this the list has begun: the first name, the first sign, the header."""


@settings(max_examples=400, deadline=None)
@given(st.sampled_from(sorted(FILES)), st.floats(0, 1, exclude_max=True), st.binary(max_size=2))
def test_damage_of_a_byte_is_never_silent(file: str, where: float, put: bytes) -> None:
    """What is lost is named, and it is not more than two entries unless the beginning is hit."""
    form, text = FILES[file][0], FILES[file][1].encode()
    at = int(where * len(text))
    hit = text[:at] + put + text[at + 1 :]
    read = read_catalogue(hit.decode(errors="replace"), Card, form)
    lost = len(FACTS) - len(read.cards)
    assert lost <= 0 or read.unreadable
    assert lost <= 2 or at <= text.index(BEGINNING[form])


def test_equal_entries_of_a_number_are_one_card() -> None:
    """A card printed twice, however its facts are written, is no fault."""
    again = {**GOOD, "colors": "赤", "limited": None}
    read = read_catalogue(json.dumps([GOOD, again]), Card)
    assert (list(read.cards), read.unreadable) == (["T-0"], ())


def test_contradicting_entries_of_a_number_are_both_named() -> None:
    """Neither is used, each names the other's place and the facts that differ."""
    read = read_catalogue(json.dumps([GOOD, {**GOOD, "cost": 2, "note": "new"}, GOOD]), Card)
    assert list(read.cards) == []
    assert [remark.at.index for remark in read.unreadable] == [1, 2, 3]
    reason = read.unreadable[1].reason
    assert "entry 1, line 1, entry 3" in reason.en and "cost, note" in reason.en
    assert "1件目" in reason.ja


DOUBTS: dict[str, tuple[dict[str, Any], str]] = {
    "magic with levels": ({"levels": "1:0"}, "levels"),
    "magic with symbols": ({"symbols": "red 1"}, "symbols"),
    "magic of no use": ({"effects": "other"}, "has_main"),
    "nexus with BP": ({"type": "nexus", "levels": "1:0:1000"}, "levels"),
    "nexus without levels": ({"type": "nexus"}, "levels"),
    "nexus that needs cores": ({"type": "nexus", "levels": "1:1"}, "levels"),
    "BP falls": ({"type": "spirit", "levels": "1:1:5000 2:3:3000"}, "levels"),
    "no colour": ({"colors": []}, "colors"),
    "a colour twice": ({"colors": "赤赤"}, "colors"),
    "no name": ({"name": ""}, "name"),
    "more reduction than cost": ({"reduction": "red 2"}, "reduction"),
    "brave facts of a magic": ({"brave_condition": "cost>=3"}, "brave_condition"),
    "ultimate facts of a magic": ({"summon_condition": "spirits>=1"}, "summon_condition"),
    "brave without condition": ({"type": "brave", "levels": "1:1:1000"}, "brave_condition"),
    "ultimate without condition": ({"type": "ultimate", "levels": "3:1:9000"}, "summon_condition"),
    "ultimate of a colour": (
        {"type": "ultimate", "levels": "3:1:9000", "summon_condition": "spirits",
         "symbols": "red"},
        "symbols",
    ),
    "grandwalker that is no nexus": ({"subtype": "grandwalker"}, "subtype"),
    "sides without two hosts": (
        {"type": "brave", "levels": "1:0", "brave_condition": "left: cost>=1; right: cost>=1"},
        "two_hosts",
    ),
    "two BPs of a brave": (
        {"type": "brave", "levels": "1:1", "brave_condition": "cost>=1", "brave_bp": 1000,
         "brave_levels": "1:0:+2000"},
        "brave_bp",
    ),
    "cost nobody prints": ({"cost": 99}, "cost"),
    "symbols nobody prints": ({"type": "nexus", "levels": "1:0", "symbols": "red 30"}, "symbols"),
    "levels with a gap": ({"type": "nexus", "levels": "1:0 3:2"}, "levels"),
    "level nobody prints": ({"type": "nexus", "levels": [{"level": 1, "cores": 0}, *(
        {"level": n, "cores": n} for n in range(2, 9))]}, "levels"),
    "spirit without BP": ({"type": "spirit", "levels": "1:1"}, "levels"),
    "BP that is a core": ({"type": "spirit", "levels": "1:1:3"}, "levels"),
    "cores that are BP": ({"type": "nexus", "levels": "1:0 2:3000"}, "levels"),
    "families in one": ({"family": ["竜人・古竜"]}, "family"),
    "text of a card without text": ({"no_effect_text": True, "has_flash": True}, "no_effect_text"),
}  # fmt: skip


@pytest.mark.parametrize("case", DOUBTS)
def test_a_doubt_is_said_and_the_card_is_used(case: str) -> None:
    """What is probably a slip, but hinders no rule, keeps no card out."""
    change, field = DOUBTS[case]
    read = read_catalogue(json.dumps([{**GOOD, "cost": 1, **change}]), Card)
    (doubt,) = read.doubts
    assert (list(read.cards), read.unreadable) == (["T-0"], ())
    assert doubt.reason.en.startswith(f"{field}: ") and doubt.reason.ja.startswith(f"{field}: ")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('[[card]]\nid="T-1"\ntype="magic"\ncost=1\nfamly=["x"]\n', 1),
        ('[\n{"id": "T-1", "type": "magic", "cost": 1, "famly": ["x"]}]', 2),
        ("id,type,cost,famly\nT-1,magic,1,x\nT-2,magic,1,x\n", 2),
        ("番号,種類,コスト,ｆａｍｌｙ\nT-1,magic,1,x\n", 2),
    ],
)
def test_a_field_nobody_knows_is_doubtful(text: str, line: int) -> None:
    """It is named once with the nearest that is known, and the card can be used."""
    read = read_catalogue(text, Card)
    (doubt,) = read.unknown
    assert doubt.at.line == line and "T-1" in read.cards
    assert "nearest: family" in doubt.reason.en and "近いもの：family" in doubt.reason.ja


def test_a_family_that_no_card_has_is_doubtful() -> None:
    """A condition that asks for it can never be met by a card of the file."""
    host = {**GOOD, "id": "T-1", "family": ["dragon"]}
    brave = {**GOOD, "id": "T-2", "type": "brave", "levels": "1:1"}
    for asked, n in (("family:dragon", 0), ("family:dragn", 1), ("cost>=3", 0)):
        text = json.dumps([host, {**brave, "brave_condition": asked}])
        said = [each for each in read_catalogue(text, Card).doubts if "family" in each.reason.en]
        assert [each.id for each in said] == ["T-2"] * n


@pytest.mark.parametrize(("levels", "n"), [("1:1:3000", 0), ("1:3000 2:5000", 2), ("1:51", 1)])
def test_a_level_of_thousands_of_cores_is_doubtful(levels: str, n: int) -> None:
    """It is the BP, written in the place of the cores."""
    text = json.dumps([{**GOOD, "type": "spirit", "levels": levels}])
    said = [each for each in read_catalogue(text, Card).doubts if "is that BP" in each.reason.en]
    assert len(said) == n


@pytest.mark.parametrize(
    "cell", ["竜人/古竜", "竜人・古竜", "竜人；古竜", "竜人、古竜", "竜人 | 古竜"]
)
def test_a_list_in_a_cell_is_cut_at_each_sign(cell: str) -> None:
    """Also at the middle dot, as card lists print it."""
    read = read_catalogue(json.dumps([{**GOOD, "family": cell, "colors": "赤・白"}]), Card)
    assert read.cards["T-0"].family == ("竜人", "古竜")
    assert read.cards["T-0"].colors == ("red", "white")


@pytest.mark.parametrize("sign", [",", ";", "\t"])
def test_rows_are_cut_by_what_the_header_has_most_of(sign: str) -> None:
    """A spreadsheet writes semicolons where the comma is the decimal sign."""
    rows = (("id", "type", "cost", "name"), ("T-1", "magic", "1(red 1)", "x"))
    read = read_catalogue("\n".join(map(sign.join, rows)), Card, "csv")
    assert read.cards["T-1"].cost == 1 and not read.unreadable


@pytest.mark.parametrize(
    ("families", "near"),
    [("竜人 竜人 竜入", "竜人"), ("beastfolk beastfolk baestfolk", "beastfolk")],
)
def test_a_family_nearly_that_of_others_is_doubtful(families: str, near: str) -> None:
    """One letter off, or one that looks alike; the card is used."""
    cards = [{**GOOD, "id": f"T-{n}", "family": f} for n, f in enumerate(families.split())]
    (doubt,) = read_catalogue(json.dumps(cards), Card).doubts
    assert doubt.id == "T-2" and f"nearest: {near}" in doubt.reason.en


def test_a_key_inside_a_fact_is_named_with_the_nearest() -> None:
    """In a game that forbids it the entry is unreadable, in one that does not it is doubtful."""
    level = {"level": 1, "cores": 0, "bpp": 3}
    (wrong,) = unreadable(json.dumps([{**GOOD, "type": "nexus", "levels": [level]}]))
    assert "holds bpp" in wrong.reason.en and "nearest: bp" in wrong.reason.en
    ability = {"id": "a1", "kind": "activated", "once_a_trun": True, "remark_note": "x"}
    unit = {"id": "G", "name": "g", "type": "unit", "hp": 1, "faction": "x", "abilities": [ability]}
    read = read_catalogue(json.dumps([unit]), GateCard)
    (doubt,) = read.unknown
    assert doubt.reason.en == "abilities[0].once_a_trun: is not known (nearest: once_a_turn)"


@pytest.mark.parametrize("text", ['{"crads": [], "cards": [%s]}', "[crads]\nx = 1\n[[card]]\n%s"])
def test_what_stands_beside_the_cards_is_not_dropped(text: str) -> None:
    """A table nobody knows, with the nearest that is known."""
    facts = json.dumps(GOOD) if text[0] == "{" else as_toml(GOOD)
    read = read_catalogue(text % facts, Card)
    said = [r.text("en") for r in (*read.unknown, *read.unreadable)]
    assert len(read.cards) == 1 and len(said) == 1 and "crads" in said[0]


@pytest.mark.parametrize("n", ["9" * 30, "9" * 400, "9" * 5000])
@pytest.mark.parametrize("form", ["toml", "json"])
def test_numbers_without_end_keep_a_card_out(n: str, form: Format) -> None:
    """No card has them."""
    facts = {key: value for key, value in GOOD.items() if key != "cost"}
    told = f"[{json.dumps({**facts, 'cost': 7}).replace('7', n)}]"
    if form == "toml":
        told = f"[[card]]\n{as_toml(facts)}\ncost = {n}"
    read = read_catalogue(told, Card, form)
    assert not read.cards and len(read.unreadable) == 1


@pytest.mark.parametrize(
    "text",
    ["[[card]]\nx = " + "[" * 50_000, "[[card]]\n" + "a." * 20_000 + "b = 1", '[{"a":' * 50_000],
)
def test_what_is_nested_without_end_is_named(text: str) -> None:
    """In good time."""
    assert unreadable(text)
