"""Lines cut into items, in ordinary letters, with columns that count in what was typed."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from senpu.events.notation.line import Scan, Unreadable, escaped, normal, unescaped
from senpu.projections.battle_spirits.reading import items


@pytest.mark.parametrize(
    ("line", "cut"),
    [
        ("n hal", (("n hal", 1),)),
        ("3.1 n hal | u", (("3.1", 1), ("n hal", 5), ("u", 13))),
        ("3.1n hal|u", (("3.1", 1), ("n hal", 4), ("u", 10))),
        ("x:3.1 u", (("x:3.1", 1), ("u", 7))),
        ("3.1/core & hal v>r1", (("3.1/core", 1), ("& hal v>r1", 10))),
        ("3.1 /attack", (("3.1", 1), ("/attack", 5))),
        ("3.1 / =r0", (("3.1", 1), ("/ =r0", 5))),
        ("u {a | b} | (U | u)", (("u {a | b}", 1), ("(U | u)", 13))),
        ("３．１　ｕ｜ｕ", (("３．１", 1), ("ｕ", 5), ("ｕ", 7))),
        ("u 「a｜b」｜u", (("u 「a｜b」", 1), ("u", 9))),
        (" | u | ", (("u", 4),)),
        ("", ()),
        ("1-0 {time}", (("1-0 {time}", 1),)),
        ("3-2 P1 set burst ?1 => a | b", (("3-2 P1 set burst ?1 => a | b", 1),)),
    ],
)
def test_a_line_is_cut_at_bars_and_behind_the_turn(
    line: str, cut: tuple[tuple[str, int], ...]
) -> None:
    """Bars inside braces and parentheses belong to the item; full text is one item."""
    assert items(line) == cut


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("ｎ　ｈａｌ｜２．ｂｅｉ", "n hal|2.bei"),
        ("ｂ　ｋｅｎ→ｒｙｕ、２。ｂｅｉ", "b ken>ryu,2.bei"),
        ("（ｕ）｛理由｝「メモ」", "(u){理由}{メモ}"),
        ("ｶﾞｲ", "ガイ"),
        ("ガイ", "ガイ"),
        ("Ｒ−２ 〜２ ⇒", "R-2 ~2 =>"),
        ("{、。→｜}", "{、。→|}"),
        ("１２½", "121/2"),
    ],
)
def test_ordinary_letters(typed: str, meant: str) -> None:
    """NFKC, kana kept, Japanese punctuation outside of texts."""
    assert normal(typed).text == meant


def test_columns_count_what_was_typed() -> None:
    """Letters that become two, or of two one, do not shift the columns behind them."""
    line = normal("㍿ ｶﾞ x")
    assert line.text == "株式会社 ガ x"
    assert line.columns[line.text.index("x")] == 6
    assert line.columns[-1] == 7


@given(st.text())
def test_any_text_survives_in_braces(text: str) -> None:
    """Escaped text is read as the text, whatever letters it is made of."""
    line = normal(f"{{{escaped(text)}}}").text
    assert unescaped(line[1:-1]) == text


@given(st.text(), st.sampled_from(["{%s}", "「%s」", '"%s"', "“%s”"]))
def test_texts_in_any_brackets_stay_inside(text: str, brackets: str) -> None:
    """What is escaped never closes its brackets."""
    typed = brackets % escaped(text, '{}「」"“”')
    line = normal(typed)
    assert not line.quoted[0]
    assert not line.quoted[-1]
    assert all(line.quoted[1:-1])


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a {b} c", "{a {b} c}"),
        ("a } b { c", "{a \\} b \\{ c}"),
        ("}{", "{\\}\\{}"),
        ("C:\\", "{C:\\u005c}"),
        ("「a」 } b", "{「a」 \\} b}"),
    ],
)
def test_braces_in_a_text_stay_readable(text: str, said: str) -> None:
    """Those that belong together stand as they are, a lone one behind a backslash."""
    assert f"{{{escaped(text)}}}" == said
    assert Scan(normal(said)).told() == text


def test_empty_braces_say_nothing() -> None:
    """A text of blanks alone is none, however it is bracketed."""
    for typed in ("{}", "{ 　}", "「」"):
        with pytest.raises(Unreadable) as error:
            Scan(normal(typed)).told()
        assert "empty" in error.value.en
