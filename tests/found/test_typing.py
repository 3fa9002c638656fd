"""What a scribe types when something was missed: it is read, and what follows from it is said."""

from pathlib import Path

import pytest

from senpu.events.match import TurnStarted
from senpu.projections.rules import Lang
from senpu.replay.match import Match, header_for

LANGS: tuple[Lang, ...] = ("ja", "en")
GAMES = ("battle_spirits", "gate_ruler")


def recorded(folder: Path, slug: str, *lines: str) -> Match:
    """A match of which these lines are taken as they come."""
    folder.mkdir(exist_ok=True)
    match = Match.create(folder / "match.jsonl", header_for(slug))
    for line in lines:
        match.append(line)
    return match


def turns(match: Match) -> list[tuple[int, str, str]]:
    """The turns on record, whose they are, and the step each went on to."""
    began = [entry.event for entry in match.entries if isinstance(entry.event, TurnStarted)]
    return [(event.turn, event.player, event.to) for event in began]


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("early", ["2.2/start", "2.2 / start", "２．２／start"])
@pytest.mark.parametrize("again", ["2.2", "2.2/main"])
def test_a_turn_said_again_goes_on_to_its_main_step(
    tmp_path: Path, slug: str, early: str, again: str
) -> None:
    """Nothing typed is dropped, and nothing is had twice."""
    slow = recorded(tmp_path, slug, "1.1", "//", early, again)
    quick = recorded(tmp_path / "quick", slug, "1.1", "//", "2.2")
    assert slow.board().step == "main"
    for seat in ("A", "B"):
        assert slow.board().sides[seat] == quick.board().sides[seat]


@pytest.mark.parametrize("step", ["core", "draw", "refresh"])
def test_a_turn_said_again_goes_on_to_the_step_that_is_said(tmp_path: Path, step: str) -> None:
    """One after the other, each with what it brings."""
    match = recorded(tmp_path, "battle_spirits", "1.1", "//", "2.2/start", f"2.2/{step}")
    assert match.board().step == step
    assert match.board().sides["B"].reserve == 5


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("back", ["2.2/start"])
def test_a_turn_does_not_go_back_to_a_step(tmp_path: Path, slug: str, back: str) -> None:
    """It has begun already."""
    match = recorded(tmp_path, slug, "1.1", "//", "2.2")
    assert match.decide(back).faults


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("gap", ["~", "~ {left the table}", "~4", "1.1 ~ {left the table} | //"])
def test_turns_swallowed_by_a_gap_are_said(tmp_path: Path, slug: str, gap: str) -> None:
    """What their steps brought is had."""
    match = recorded(tmp_path, slug, "1.1", gap, "4.2")
    assert turns(match) == [
        (turn, "A" if turn % 2 else "B", "main") for turn in range(1, 5)
    ]  # fmt: skip
    if slug == "battle_spirits":
        assert match.board().sides["A"].reserve == 5
        assert match.board().sides["B"].deck == 34


@pytest.mark.parametrize("slug", GAMES)
def test_without_a_gap_no_turn_is_left_out(tmp_path: Path, slug: str) -> None:
    """It was perhaps mistyped."""
    assert recorded(tmp_path, slug, "1.1").decide("4.2").faults


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize(
    "line",
    ["~ 7.1 =h3d28 2=h2d31", "~{phone} | 7.1 =h3d28 | 2=h2d31", "~7 7.1 | 2=h2d31 =h3d28",
     "～　７．１　＝ｈ３ｄ２８　２＝ｈ２ｄ３１"],
)  # fmt: skip
def test_one_line_catches_up(tmp_path: Path, slug: str, line: str) -> None:
    """The turn it is now, and what lies there on both sides, without a breach."""
    match = recorded(tmp_path, slug, "1.1", line)
    board = match.board()
    assert (board.turn, board.step) == (7, "main")
    assert [(side.hand, side.deck) for side in (board.sides["A"], board.sides["B"])] == [
        (3, 28), (2, 31),
    ]  # fmt: skip
    assert all(entry.mark == "legal" for entry in match.entries)
    assert match.decide("=h4").faults


@pytest.mark.parametrize("slug", GAMES)
def test_a_gap_opens_one_count_of_each_side(tmp_path: Path, slug: str) -> None:
    """The other side was not counted yet."""
    match = recorded(tmp_path, slug, "1.1", "~", "=h1")
    assert match.decide("=h2").faults
    assert not match.decide("2=h9").faults


WORDS = {
    "/ | & ": "attack|attacks|block|battle ryu|アタックステップ|攻撃 ryu|ブロック|ａｔｔａｃｋ",
    "d1": "draw|draw 2|ドロー|引く",
    " re ": "refresh|回復|リフレッシュ|アクト",
    " ex ": "exhaust ryu|疲労|レスト",
    " kill ": "destroy ryu|破壊",
    "//": "end turn|ターンエンド|ターン終了|エンド",
}
"""What a line has to say, and the words typed instead."""


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("said", WORDS)
def test_a_word_that_is_no_verb_leads_to_the_line_that_says_it(
    tmp_path: Path, slug: str, said: str
) -> None:
    """In both languages; what is named can be read."""
    match = recorded(tmp_path, slug, "1.1")
    for word in WORDS[said].split("|"):
        message = match.decide(word).message
        assert message and all(said in message.said(lang) for lang in LANGS), word


def test_a_name_joined_to_a_verb_is_no_such_word(tmp_path: Path) -> None:
    """`block>ryu` is the direct brave of a card called so."""
    match = recorded(tmp_path, "battle_spirits", "lock:=SEN01-002", "1.1")
    message = match.decide("block>ryu").message
    assert message and "RYU" in message.en


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("clock", ["[99:99]", "[24:60]", "[1:72:00]", "[24]", "[24:1]"])
def test_a_clock_no_clock_shows_is_no_clock(tmp_path: Path, slug: str, clock: str) -> None:
    """Its form is said, behind an action as well as before it."""
    match = recorded(tmp_path, slug, "1.1")
    for line in (f"{clock} {{seen}}", f"{{seen}} {clock}"):
        assert match.decide(line).message, line
    message = match.decide(f"{clock} {{seen}}").message
    assert message and "[24:10]" in message.en and "[24:10]" in message.ja
    assert not match.decide("[24:59] {seen}").message
