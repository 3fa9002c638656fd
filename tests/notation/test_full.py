"""Full text: written in the style of the notation, read in either language."""

from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from msgspec.structs import replace

from notation.table import Table
from senpu.events.base import Event, UnknownEvent, Waiver
from senpu.events.battle_spirits import EVENTS, Adjustment
from senpu.events.battle_spirits.changes import Effect
from senpu.events.envelope import Entry
from senpu.events.match import MatchEnded
from senpu.events.notation.battle_spirits.kinds import CHANGES, CODECS, FORMS
from senpu.events.notation.forms import forms
from senpu.events.notation.full import Form
from senpu.projections.battle_spirits import reading

BEFORE = ("start", "1.1 s ryu* | /", "2.2 s bei | /")
OUTCOME = {"cost", "id"}
"""What deciding fills in; only where it is an outcome is it left out of full text."""


@pytest.fixture(scope="module")
def table() -> Table:
    """The turns BS-1 and BS-2, with a rewind, notes and a result behind them."""
    return Table().types(
        *BEFORE, "3.1 n hal | b ken>ryu | u | / =r0t4l5h2d34", "4.2 & bei l>r1 | /",
        "5.1 x:s gor@2 p2 {見落とし} | JF W1 pay1 {3 symbols, 2 icons} | e ken>gor",
        "c ryu>gor* | m fla/m pgor1 >2.bei | u | ?1=fla {discarded face up} | / =r0t4l4h0d33",
        "R#25 JH:田中 {数えていない} | {休憩} | ~2 {席} | [12:34] concede 2 ?!",
    )  # fmt: skip


@pytest.mark.parametrize("how", ["ja", "en"])
def test_entries_are_written_in_full(table: Table, how: Any) -> None:
    """One line an entry, in the style of the notation: a golden transcript for each surface."""
    lines = [reading.write(board, entry, how) for board, entry in table.entries()]
    golden = Path(__file__).with_name(f"worked_turns.{how}.txt")
    assert lines == golden.read_text("utf-8").splitlines()


@pytest.mark.parametrize(
    "line",
    [
        "3-2 先手 直接合体《KEN》→RYU　コスト3 軽減1(赤) 支払2(リザーブ2)",
        "3-2 P1 direct brave KEN onto RYU, cost 3, reduction 1 red, paid 2 from reserve",
        "P1 direct brave KEN onto RYU, paid 2 from reserve",
        "先手 直接合体 ken→ryu 支払2(リザーブ2)",
        "３－２　先手　直接合体《ＫＥＮ》→ＲＹＵ　支払２（リザーブ２）",
        "3-2 P1 Direct brave ken onto ryu, paid 2 from reserve, cost 3",
    ],
)
def test_full_text_of_the_notation_is_read(line: str) -> None:
    """The two lines of the notation, without number, in full width, in another order."""
    table = Table().types(*BEFORE, "3.1 n hal")
    (intent,) = table.read(line)
    assert intent.event == table.event("b ken>ryu")
    assert intent.by == "A"


def test_names_are_written_and_read() -> None:
    """A card with a name is called by it; copies by number; what names share by short names."""
    table = Table().types("start", "1.1 ! & ? v>r20 {x}")
    table.types("s bei | s bei | b うで>bei2")
    table.types("! s rub {x}")
    board, entry = list(table.entries())[-2]
    assert "直接合体《双腕の魔神》→BEI#2(右)" in reading.write(board, entry, "ja")
    assert "direct brave [双腕の魔神] onto BEI#2 on the right" in reading.write(board, entry, "en")
    board, entry = list(table.entries())[-1]
    assert "召喚《極星竜ルビナス》" in reading.write(board, entry, "ja")
    assert "summon [Rubinas, Dragon of Stars]" in reading.write(board, entry, "en")


@pytest.mark.parametrize(
    ("line", "column", "said"),
    [
        ("3-2 P1 dance", 8, "no kind of entry"),
        ("3-2 P1 summon XYZ", 15, "no card is called 'XYZ'"),
        ("3-2 P1 summon GOR, paid much", 20, "cannot read 'paid much'"),
        ("３－２　Ｐ１　ｄａｎｃｅ", 8, "no kind of entry"),
        ("3-2 P1 combine KEN", 16, "missing"),
        ("3-2 note {abc", 10, "not closed"),
        ("3-2 P1 separate KEN, recorded by", 33, "name who recorded it"),
    ],
)
def test_errors_name_the_column(line: str, column: int, said: str) -> None:
    """What is wrong, in both languages."""
    table = Table().types(*BEFORE, "3.1")
    table.cannot_read(line, column, said)


@pytest.mark.parametrize(
    ("reason", "ja", "en"),
    [
        ("concession", "事由投了", "reason concession"),
        ("life", "事由ライフ0", "reason no life left"),
        ("deck", "事由デッキ0", "reason no deck left"),
        ("burst", "事由バースト効果のないバースト", "reason burst without burst effect"),
        ("投了", "事由「投了」", "reason {投了}"),
        ("time {5}", "事由「time {5}」", "reason {time {5}}"),
    ],
)
def test_why_a_match_ended_is_said_in_the_language(reason: str, ja: str, en: str) -> None:
    """Stored words without brackets, any other reason in them; both are read as what is stored."""
    board = Table().board
    event = MatchEnded(winner="A", reason=reason)
    entry = Entry(seq=1, time="t", by="scribe", event=event)
    for lang, said in (("ja", ja), ("en", en)):
        line = reading.write(board, entry, lang)  # type: ignore[arg-type]
        assert line.endswith(said)
        assert reading.read(board, line, "scribe")[0].event == event
    assert "reason" not in reading.write(
        board, replace(entry, event=replace(event, reason="")), "en"
    )


def forms_of(kind: type[Any], among: tuple[Form, ...]) -> list[Form]:
    """The forms of a type."""
    return [form for form in among if form.type is kind]


@pytest.mark.parametrize("kind", [*EVENTS, UnknownEvent], ids=lambda kind: kind.__name__)
def test_every_field_of_every_event_has_a_clause(kind: type[Event]) -> None:
    """Full text loses nothing: each field is a clause, is said by the label, or is an outcome."""
    for form in forms_of(kind, FORMS):
        said = {clause.field for clause in form.clauses} | set(form.fixed)
        said |= {"player"} if form.actor else set()
        left = {field.name for field in msgspec.structs.fields(kind)} - said
        assert left <= ({"id"} if form.actor else set()), form
    assert forms_of(kind, FORMS)


@pytest.mark.parametrize("kind", get_args(Effect), ids=lambda kind: kind.__name__)
def test_every_field_of_every_change_has_a_clause(kind: type[Any]) -> None:
    """The same for what card texts do; the name of a card put on the field is an outcome."""
    for form in forms_of(kind, CHANGES):
        said = {clause.field for clause in form.clauses} | set(form.fixed)
        assert {field.name for field in msgspec.structs.fields(kind)} - said <= {"id"}
    assert forms_of(kind, CHANGES)


@pytest.mark.parametrize("form", [*FORMS, *CHANGES], ids=lambda form: f"{form.en}-{form.type}")
def test_values_of_each_form_differ_in_their_labels(form: Form) -> None:
    """No label stands for two types: what is written is read as the same kind."""
    table = FORMS if form in FORMS else CHANGES
    twins = [other for other in table if other is not form]
    assert all(other.en != form.en and other.ja != form.ja for other in twins)


def test_parts_of_events_have_their_fields() -> None:
    """Adjustments and waivers are written whole."""
    for kind in (Adjustment, Waiver):
        (form,) = forms((kind,), CODECS)
        fields = {field.name for field in msgspec.structs.fields(kind)}
        assert fields == {clause.field for clause in form.clauses}
