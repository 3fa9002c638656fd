"""A board laid out: what is said of each thing, before it is drawn."""

from typing import Any

from hypothesis import given, settings

from playing import GAME, boards, lying, number, opened, played, table
from scenes import crowded, worked
from senpu.events.base import Seat
from senpu.events.match import MatchEnded
from senpu.projections.battle_spirits.board import Board
from senpu.projections.rules import Lang
from senpu.replay.layout import Box, Half, Layout, laid_out


def layout(board: Board, lang: Lang, near: Seat = "A") -> Layout:
    """What is drawn of a board."""
    return laid_out(GAME.picture(board), lang, near)


def near(board: Board, lang: Lang = "en") -> Half:
    """The half of A."""
    return layout(board, lang).near


def cells(half: Half, zone: str) -> tuple[Box, ...]:
    """What lies in a zone, by the beginning of its name."""
    return next((found.boxes for found in half.rows if found.name.startswith(zone)), ())


def test_title_says_turn_player_and_step() -> None:
    """Before the match, in it and after it, in both languages."""
    assert layout(opened(), "en").title == "before turn 1"
    assert layout(worked(), "ja").title == "ターン3 A 先手 メインステップ"
    assert layout(worked(), "en").title == "turn 3, A first player, main step"
    won = played(worked(), MatchEnded(winner="B", reason="concession"))
    assert layout(won, "ja").title.endswith("終了 勝者 B 後手")
    drawn = played(worked(), MatchEnded(winner=None, reason="life"))
    assert layout(drawn, "en").title.endswith("over, a draw")


def test_the_far_half_comes_first() -> None:
    """The half of `near` is last; the active half is the turn player's."""
    drawn = layout(worked(), "en")
    assert (drawn.far.heading, drawn.far.active) == ("B second player", False)
    assert (drawn.near.heading, drawn.near.active) == ("A first player", True)
    turned = layout(worked(), "en", "B")
    assert (turned.far, turned.near.heading) == (drawn.near, "B second player")


def test_counts_mark_where_the_soul_core_is() -> None:
    """Reserve, core trash, life, hand, deck; ◎ where the soul core is among them."""
    zones: dict[str, Any] = {"reserve": 3, "core_trash": 1, "life": 4, "hand": 2, "deck": 30}
    shown = dict(near(table(**zones, soul="reserve")).counts)
    assert shown == {"reserve": "3◎", "core trash": "1", "life": "4", "hand": "2", "deck": "30"}
    assert dict(near(table(**zones, soul="core_trash")).counts)["core trash"] == "1◎"


def test_field_card_with_everything_on_it() -> None:
    """Name and short name, level, BP and state, cores, symbols, braves inside their host."""
    (host, *_) = cells(near(crowded()), "spirits")
    assert host.title == "Ryumel, Lantern Drake ryu1"
    assert host.tone == "tired"
    assert host.lines == (
        "Lv2 BP10000 exhausted",
        "●×11◎",
        "symbols red 1 blue 1",
        "+ Girma of Two Arms gir1 BP+5000",
    )
    assert cells(near(crowded(), "ja"), "スピリット")[0].lines == (
        "Lv2 BP10000 疲労",
        "●×11◎",
        "シンボル 赤1 青1",
        "+ 双腕ギルマ gir1 BP+5000",
    )


def test_a_combined_brave_is_shown_inside_its_hosts_only() -> None:
    """A brave with two hosts in both; a brave in spirit state among the spirits."""
    spirits = cells(near(crowded()), "spirits")
    names = [cell.title.rpartition(" ")[2] for cell in spirits]
    assert names == ["ryu1", "gor2", "kag1", "tsu1", "ken1", "zen1"]
    assert sum("gir1" in line for cell in spirits for line in cell.lines) == 2


def test_marks_of_field_cards() -> None:
    """What a text protects or changes, tokens, cards below, and cards that cannot stay."""
    by_name = {cell.title.rpartition(" ")[2]: cell for cell in cells(near(crowded()), "spirits")}
    assert "cores protected" in by_name["kag1"].lines
    assert "token" in by_name["tsu1"].lines
    assert by_name["zen1"].lines[-2:] == ("needs 2 to stay", "1 below")
    assert by_name["gor2"].lines[0] == "Lv1 BP10000 heavily exhausted"
    short = cells(near(table(lying("dom", 1))), "spirits")[0]
    assert (short.tone, short.lines[:2]) == ("bad", ("no level BP0", "●"))


def test_nexuses_have_no_bp_and_empty_ones_no_cores() -> None:
    """A nexus without cores is at its lowest level."""
    assert [cell.lines for cell in cells(near(crowded()), "nexuses")] == [
        ("Lv2", "●●●", "symbols god 1"),
        ("Lv1", "no cores", "symbols red 2"),
    ]


def test_burst_and_mirage() -> None:
    """The burst is face down, the mirage open; both say if they were set this turn."""
    burst, mirage = cells(near(crowded()), "burst area")
    assert (burst.title, burst.tone) == ("?4", "hidden")
    assert burst.lines == ("burst, face down", "set this turn")
    assert mirage.title == "Sayari of the Feather Song say"
    assert mirage.lines == ("mirage", "set this turn")
    far = layout(crowded(), "en").far
    assert cells(far, "burst area")[0].lines == ("burst, face down",)


def test_piles_name_the_last_cards_and_count_all() -> None:
    """The newest five of the trash, newest first; the hand as far as it is known."""
    half = near(crowded())
    names = [zone.name for zone in half.rows]
    assert names[-4:] == ["hand, as far as known", "tegamoto 1", "trash 7", "removed 2"]
    trash = [cell.title.rpartition(" ")[2] for cell in cells(half, "trash")]
    assert trash == ["tsu", "urg", "dom", "kag", "mea", "…"]
    assert [cell.title for cell in cells(half, "removed")] == ["?", "Answer of Ice ans"]


def test_what_verdicts_call_cards() -> None:
    """Numbers become names; field cards are typed as the turn player's scribe types them."""
    names = GAME.names(crowded())
    assert names[number("gor")].ja == "轟角ゴルムス gor"
    assert names["A.gor#2"].en == "gor2"
    assert names["B.wad#1"].en == "2.wad1"


@settings(max_examples=40, deadline=None)
@given(boards())
def test_every_field_card_is_drawn(board: Board) -> None:
    """By its typed name, once for each host or on its own."""
    drawn = layout(board, "ja")
    for half, side in zip((drawn.near, drawn.far), board.sides.values(), strict=True):
        text = repr(half)
        for card in side.field.values():
            alias, _, copy = card.id[2:].rpartition("#")
            assert text.count(f" {alias}{copy}") >= max(1, len(card.hosts))
