"""Short text as it is written: the shortest that is read as the same."""

import pytest

from notation.table import Table
from senpu.events.envelope import Entry
from senpu.projections.battle_spirits import reading


@pytest.fixture(scope="module")
def table() -> Table:
    """Turn 3 of side 1: RYU twice, GOR with three cores, HAL, a burst GOR; BEI across the table."""
    return Table().types(
        "start", "1.1 s ryu* | /", "2.2 s bei | /",
        "3.1 ! & ? v>r30 {x} | s gor@2 | n hal | s ryu | u gor",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        ("s bei @1 p1", "s bei"),
        ("s bei+2", "s bei@2"),
        ("s bei pgor1 p1", "s bei pgor1"),
        ("s bei pryu2:1 +ryu1:1", "s bei +ryu1:1* pryu2:1"),
        ("s bei>>2.bei", "s bei>>2.bei"),
        ("n hal>>gor", "n hal>>gor"),
        ("m fla>2.bei", "m fla>2.bei"),
        ("m fla>>2.bei", "m fla>2.bei"),
        ("u>>gor p2 $x2:hal", "u $x2:hal>>gor"),
        ("b ken>ryu2", "b ken>ryu2"),
        ("c r1>gor1", "c r>gor"),
        ("c r2>gor", "c r>gor2"),
        ("c r>ryu2:3", "c r>ryu2:3"),
        ("c ryu2>ryu1", "c ryu2>ryu1"),
        ("c gor all>r", "c gor>r3"),
        ("& bei l>r", "& 2.bei l>r"),
        ("& bei 2.l>r all", "& 2.bei l>r5"),
        ("& bei ryu2>r", "& 2.bei ryu2>r"),
        ("U gor &put", "U/f"),
        ("U gor &put gor+2", "U/f +2"),
        ("U gor &d1 &put+2", "U/f &d1 &put gor<burst+2"),
        ("JH R-1 {x}", "R-1 {x}"),
        ("W1 JF pay1", "JF W1 pay1"),
        ("J:X pay 1", "J:X pay1"),
        ('JH "back"', 'JH "back"'),
        ("[12:34]", "[12:34]"),
        (r"{a \} b}", r"{a \} b}"),
        ("x:x ken", 'x:x "KEN"'),
    ],
)
def test_short_text_says_no_more_than_it_must(table: Table, typed: str, written: str) -> None:
    """Nothing that goes without saying, and nothing as it is stored."""
    intent = table.read(typed)[0]
    decision = table.history.decide(intent.event, intent.by)
    entry = Entry(
        seq=table.history.seq + 1, time="t", by=intent.by, event=decision.event,
        then=decision.then, mark=intent.mark, clock=intent.clock, reason=intent.reason,
    )  # fmt: skip
    assert reading.write_short(table.board, entry).removesuffix(' by:"judge:H"') == written
