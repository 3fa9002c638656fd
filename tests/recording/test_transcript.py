"""Lines of a transcript that are no actions: comments, tags, other encodings."""

import pytest

from logs import HEADER
from senpu.replay.cli.transcript import (
    NotUtf8,
    Tag,
    is_silent,
    lines_from,
    lines_of,
    recorded_value,
    tag_of,
)


@pytest.mark.parametrize("line", ["", "   ", "　", "; note", "# note", "；全角", "＃全角", " ;"])
def test_blank_lines_and_comments_say_nothing(line: str) -> None:
    """Half width or full width."""
    assert is_silent(line)


@pytest.mark.parametrize("line", ["u", "[12:30] u", '[Event "x"]', "{; no comment}"])
def test_other_lines_say_something(line: str) -> None:
    """Also a note that holds a semicolon."""
    assert not is_silent(line)


@pytest.mark.parametrize(
    ("line", "tag"),
    [
        ('[Event "秋の大会"]', Tag("Event", "秋の大会")),
        ('  [ PlayerA  "Akari" ]  ', Tag("PlayerA", "Akari")),
        ("［Ｅｖｅｎｔ　＂x＂］", Tag("Event", "x")),
        ('[Note "with [brackets] and \\"]', Tag("Note", "with [brackets] and \\")),
        ('[Empty ""]', Tag("Empty", "")),
    ],
)
def test_a_tag_is_a_key_and_a_quoted_value(line: str, tag: Tag) -> None:
    """Blanks around it and full width letters do not matter."""
    assert tag_of(line) == tag


@pytest.mark.parametrize("line", ["[12:30]", "[12:30] u", "[Event x]", 'u {[Event "x"]}'])
def test_a_clock_is_no_tag(line: str) -> None:
    """Nor is a line that only holds one."""
    assert tag_of(line) is None


@pytest.mark.parametrize(
    ("key", "value"),
    [("Game", HEADER.game), ("FIRST", "A"), ("PlayerA", "朱里"), ("playerb", "蒼"), ("Event", "")],
)
def test_tags_the_header_speaks_of_are_known(key: str, value: str) -> None:
    """Whatever the case of their letters."""
    assert recorded_value(Tag(key, "x"), HEADER) == value


def test_other_tags_are_not_known() -> None:
    """They become notes."""
    assert recorded_value(Tag("Camera", "2"), HEADER) == ""


def test_lines_are_read_with_and_without_a_byte_order_mark() -> None:
    """And with any line ends."""
    assert lines_of(b"\xef\xbb\xbfu\r\nn hal\ra\n\n") == ["u", "n hal", "a", ""]


@pytest.mark.parametrize("encoding", ["shift_jis", "euc_jp", "utf-16", "utf-16-le"])
def test_another_encoding_is_named_by_line_and_byte(encoding: str) -> None:
    """The first byte that is not UTF-8, or a zero, which no text holds."""
    with pytest.raises(NotUtf8) as caught:
        lines_of("u\n{見た}\n".encode(encoding))
    assert caught.value.line == (1 if encoding.startswith("utf-16") else 2)
    assert caught.value.byte >= 0x80 or encoding == "utf-16-le"


def test_lines_of_a_stream_come_one_by_one() -> None:
    """Those before a fault are there when it is found."""
    lines = lines_from([b"a\r\n", b"b\rc\n", b"\xff\n"])
    assert [next(lines) for _ in range(3)] == ["a", "b", "c"]
    with pytest.raises(NotUtf8) as caught:
        next(lines)
    assert (caught.value.line, caught.value.column) == (4, 1)
