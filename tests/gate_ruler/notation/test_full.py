"""Full text, in Japanese and English, of every event."""

from pathlib import Path
from typing import Any

import pytest

from gate_ruler.notation.table import Table, gr_1, gr_2
from gate_ruler.notation.test_worked_turns import GR_1, GR_2
from senpu.events.base import Event
from senpu.events.envelope import Entry
from senpu.events.gate_ruler import EVENTS
from senpu.events.gate_ruler.changes import Effect
from senpu.events.notation.full import LANGS, Lang
from senpu.events.notation.gate_ruler.kinds import CHANGES, FORMS
from senpu.projections.gate_ruler import reading

HERE = Path(__file__).parent


def full(table: Table, how: Any) -> list[str]:
    """All entries of a table, in a language."""
    return [reading.write(board, entry, how) for board, entry in table.entries()]


@pytest.mark.parametrize("how", ["ja", "en"])
def test_the_worked_turns_in_full(how: str) -> None:
    """As they stand in the file beside this test."""
    lines = [*full(gr_1().types(GR_1), how), *full(gr_2().types(GR_2), how)]
    assert lines == (HERE / f"worked_turns.{how}.txt").read_text("utf-8").splitlines()


def test_every_event_and_change_has_a_form() -> None:
    """None is forgotten, in either language; labels are told apart."""
    assert {form.type for form in FORMS} >= {*EVENTS}
    assert {form.type for form in CHANGES} == {*Effect.__args__}
    for forms in (FORMS, CHANGES):
        for lang in LANGS:
            labels = [form.label(lang) for form in forms]
            assert len(labels) == len({*labels})


@pytest.mark.parametrize(
    ("line", "ja", "en"),
    [
        ("s ひば9", "召喚《灯の鳥ヒバリ》→右　エナジー1",
         "summon [Hibari, Bird of Lamps] into right, energy 1"),
        ("s mag9 $-1:elf p1", "召喚《MAG》→右　エナジー1 軽減1 軽減元ELF7",
         "summon MAG into right, energy 1, discount 1, discount by ELF7"),
        ("s mag9 %4-3a-1:elf >1.5", "召喚《MAG》→右　エナジー2 対象1.ルーラー "
         "規則除外(4-3a-1 出典ELF7)",
         "summon MAG into right, energy 2, target 1.ruler, waived (4-3a-1 by ELF7)"),
        ("t2 hen", "セット《HEN》→2", "set HEN into set zone 2"),
        ("a 5", "起動《ルーラー》　能力r1 エナジー1", "activate ruler, ability r1, energy 1"),
        ("a elf", "起動《ELF7》　能力a1", "activate ELF7, ability a1"),
        ("w79", "配置変更 左 と 右", "rearrange left and right"),
    ],
)  # fmt: skip
def test_actions_in_full(line: str, ja: str, en: str) -> None:
    """What goes without saying is not said."""
    table = gr_2().types(line)
    board, entry = next(table.entries())
    assert reading.write(board, entry, "ja") == f"4-1 後手 {ja}"
    assert reading.write(board, entry, "en") == f"4-1 P2 {en}"


@pytest.mark.parametrize("lang", LANGS)
def test_what_follows_is_not_read(lang: Lang) -> None:
    """Behind the arrow stands what the rules give; the entry alone is the event."""
    table = gr_1().types("5.1 o kag")
    board, entry = list(table.entries())[-1]
    text = reading.write(board, entry, lang)
    assert ("⇒" in text) or ("=>" in text)
    (intent,) = reading.read(board, text, "scribe")
    assert intent.event == entry.event


def test_an_ability_on_the_gate_is_called_by_its_card() -> None:
    """So is a card played; two of one card by their ids."""
    table = gr_2().types("a elf ..", ",")
    (passed,) = table.read(",")
    decision = table.history.decide(passed.event)
    entry = Entry(seq=3, time="t", by="A", event=decision.event, then=decision.then)
    assert reading.write(table.board, entry, "en") == "4-3 P1 passes => resolves 2.ELF7"
    table = gr_2().types("x:e kaj ..", "x:e kaj ..")
    event: Event = table.event(">")
    entry = Entry(seq=3, time="t", by="scribe", event=event)
    assert reading.write(table.board, entry, "en") == "4-3 resolves KAJ"
    lower = Entry(seq=3, time="t", by="scribe", event=table.event('#{"type":"gate_item_resolved",'
                                                                  '"item":"g1"}'))  # fmt: skip
    assert reading.write(table.board, lower, "en") == "4-3 resolves g1"
