"""A board laid out: what is said of each thing, before it is drawn."""

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from gate_playing import GAME, RULERS, boards, catalogue, in_turn, number, opened, played, unit
from gate_scenes import answered, many_zones
from senpu.events.base import Seat
from senpu.events.gate_ruler.cards import Card, Zones
from senpu.events.match import MatchEnded
from senpu.projections.gate_ruler.board import Board
from senpu.projections.gate_ruler.zones import rows
from senpu.projections.rules import Lang
from senpu.replay.layout import Box, Half, Layout, Row, laid_out


def layout(board: Board, lang: Lang, near: Seat = "A") -> Layout:
    """What is drawn of a board."""
    return laid_out(GAME.picture(board), lang, near)


def half(board: Board, seat: Seat = "A", lang: Lang = "en") -> Half:
    """The near half, that of a seat."""
    return layout(board, lang, seat).near


def cells(half: Half, zone: str) -> tuple[Box, ...]:
    """What lies in a zone, by the beginning of its name."""
    places = (place for row in half.grid for place in row if place)
    found = (each.boxes for each in (*half.rows, *places) if each.name.startswith(zone))
    return next(found, ())


def keys(half: Half) -> list[str]:
    """The grid as keys, row by row; a dot for a gap."""
    return [" ".join(map(_key, row)) for row in half.grid]


def _key(place: Row | None) -> str:
    if place is None:
        return "."
    return next(word for word in place.name.split() if word.isdecimal())


def test_title_says_turn_player_phase_and_priority() -> None:
    """Before the match, in it and after it, in both languages."""
    assert layout(opened(), "en").title == "before turn 1"
    assert layout(answered(), "ja").title == "ターン5 A 先攻 メインフェイズ  優先権 B"
    assert layout(answered(), "en").title == "turn 5, A first player, main phase  priority B"
    won = played(in_turn(), MatchEnded(winner="B", reason="concession"))
    assert layout(won, "ja").title.endswith("終了 勝者 B 後攻")
    drawn = played(in_turn(), MatchEnded(winner=None, reason="deck"))
    assert layout(drawn, "en").title.endswith("over, a draw")


def test_lines_lie_as_each_seat_sees_them() -> None:
    """Near: the front row first, left to right. Far: the same table from across it."""
    far, near = layout(in_turn(), "en", "A").far, layout(in_turn(), "en", "A").near
    assert (far.heading[0], near.heading[0]) == ("B", "A")
    assert keys(near) == ["7 8 9", ". 5 .", "1 2 3"]
    assert keys(far) == ["3 2 1", ". 5 .", "9 8 7"]
    turned = layout(in_turn(), "en", "B")
    assert (turned.near.heading[0], turned.far.heading[0]) == ("B", "A")
    assert keys(turned.far) == ["3 2 1", ". 5 .", "9 8 7"]


def test_rulers_have_the_zones_on_their_card() -> None:
    """Four attack zones and no defence zone; two set zones; four and one."""
    assert keys(half(many_zones(), "A")) == ["7 . 9", "4 5 6", "1 2 3"]
    assert keys(half(many_zones(), "B")) == ["7 8 9", ". 5 .", "1 2 ."]
    wide = in_turn((RULERS[5], RULERS[0]))
    assert keys(half(wide)) == ["7 8 9", "4 5 6", "1 2 3"]


@pytest.mark.parametrize(
    ("zones", "drawn"),
    [
        (Zones(attack=("center",), defence=("left", "right")),
         ["left center right", ". 5 .", "1 2 3"]),
        (Zones(attack=("left", "center", "center2"), defence=(), set=0),
         ["left center .", ". center2 .", ". 5 ."]),
        (Zones(attack=("front",), defence=(), set=4), [". 5 .", "front . .", "1 2 3", "4 . ."]),
        (Zones(attack=("left",), defence=("left",), set=1),
         ["left . .", ". 5 .", "left . .", "1 . ."]),
    ],
)  # fmt: skip
def test_zones_no_shipped_ruler_has_find_a_place(zones: Zones, drawn: list[str]) -> None:
    """Whatever a ruler's card names is drawn: by line and rank, else in a row of its own."""
    ruler = Card(id="R", type="ruler", zones=zones)
    said = [
        " ".join((place.name or place.key) if place else "." for place in row)
        for row in rows(ruler)
    ]
    assert said == drawn


def test_counts() -> None:
    """Deck, hand, graveyard; damage of LIFE, ready energy of all; summons of the turn player."""
    assert dict(half(answered(), "A").counts) == {
        "deck": "31", "hand": "0", "graveyard": "6", "damage": "3/12", "summons": "1/1",
    }  # fmt: skip
    assert dict(half(answered(), "B").counts) == {
        "deck": "50", "hand": "4", "graveyard": "2", "damage": "4/10", "energy": "1/3",
    }  # fmt: skip


def test_a_unit_with_everything_on_it() -> None:
    """Name and short name with its key, stats, HP left, state, souls, token."""
    near = half(answered())
    (mus,) = cells(near, "7 left attack")
    assert mus == Box(
        title="Musga, Warden of Moss mus7", lines=("Lv1 ATK2 STK2", "HP 2/3 ready"), tone="plain"
    )
    (jin,) = cells(near, "9 right attack")
    assert (jin.tone, jin.lines[1:]) == ("tired", ("HP 3/3 rested", "souls 1"))
    (tat,) = cells(half(answered(), lang="ja"), "8 中央 守備")
    assert (tat.title, tat.lines[1]) == ("盾番タトリ tat8", "HP 5/5 レスト")
    (token,) = cells(half(many_zones()), "6 right 2 attack")
    assert token.lines[-1] == "token"


def test_the_ruler_and_its_damage() -> None:
    """In the centre, with its state and how near it is to the loss."""
    (ruler,) = cells(half(answered(), "B"), "5 ruler")
    assert ruler.title == "Mirei, Reader of Tides mir"
    assert ruler.lines == ("ATK2 STK2 rested", "damage 4/10")
    assert ruler.tone == "tired"


def test_set_cards_by_name_or_place() -> None:
    """Known ones by name, unknown ones by their place; since which turn."""
    (one,) = cells(half(answered()), "set zone 1")
    assert (one.title, one.tone) == ("Answer of Lamplight ans", "hidden")
    assert one.lines == ("face down", "set in turn 3")
    (three,) = cells(half(answered()), "set zone 3")
    assert (three.title, three.lines[1]) == ("?s3", "set this turn")
    assert cells(half(answered()), "set zone 2") == ()


def test_drive_zone_with_the_overdrive_linked_to_its_card() -> None:
    """Face up with what is linked, face down by name or place."""
    kag, nag, unknown = cells(half(answered()), "drive zone")
    assert kag.title == "Kagari, Lantern Knight kag"
    assert kag.lines == ("face up", "+ overdrive od1")
    assert (nag.title, nag.lines) == ("Nagi, Sudden Sweep nag", ("face down",))
    assert (unknown.title, unknown.tone) == ("?d3", "hidden")


def test_piles_name_the_last_cards_and_count_all() -> None:
    """All damage, the newest five of the graveyard, the hand as far as known."""
    near, far = half(answered()), half(answered(), "B")
    assert [zone.name for zone in near.rows] == [
        "drive zone", "field zone", "damage zone 3", "graveyard 6",
    ]  # fmt: skip
    assert [cell.title.rpartition(" ")[2] for cell in cells(near, "damage")] == ["hot", "?2", "hib"]
    graveyard = [cell.title.rpartition(" ")[2] for cell in cells(near, "graveyard")]
    assert graveyard == ["bel", "dor", "sig", "mui", "nag", "…"]
    assert len(cells(far, "hand, as far as known")) == 2
    assert len(cells(far, "removed")) == 1


def test_the_gate_lies_between_the_halves() -> None:
    """Bottom to top: what, whose, whence, whereto; the last resolves first."""
    (gate,) = layout(answered(), "en").middle
    assert gate.name == "gate, bottom to top"
    assert [(cell.title, cell.lines) for cell in gate.boxes] == [
        ("1 Silka, Silver Thread sil", ("unit of A", "from drive zone", "to left")),
        ("2 Headwind hea", ("event of B", "from set zone")),
        ("3 mir a1", ("ability of B", "next to resolve")),
    ]
    assert layout(in_turn(), "en").middle == ()


def test_two_units_in_a_zone_are_both_drawn() -> None:
    """As it is between entering and rule processing."""
    assert len(cells(half(many_zones(), "B"), "8 centre defence")) == 2


def test_what_verdicts_call_cards() -> None:
    """Numbers become names; what lies on the board is said as the turn player types it."""
    names = GAME.names(answered())
    assert names[number("kag")].ja == "灯籠の騎士カガリ kag"
    assert names["A.mus#1"].en == "mus7"
    assert names["B.elf#1"].en == "2.elf7"
    assert (names["A.d3"].en, names["A.s1#1"].en) == ("?d3", "?s1")
    assert names["A.d1"].en == "kag"
    assert (names["A.o1"].ja, names["A.o1"].en) == ("kagのオーバードライブ", "overdrive of kag")
    assert (names["A.ruler"].ja, names["B.ruler"].en) == ("ルーラー", "2.ruler")
    assert (names["g1"].ja, names["g3"].en) == ("銀糸のシルカ sil", "mir a1")


def test_a_unit_without_a_short_name_is_called_by_its_number() -> None:
    """Set apart from the key, for numbers end in digits."""
    board = in_turn(left=unit("mus"))
    board = replace(board, book=replace(board.book, names={}))
    assert GAME.names(board)["A.mus#1"].en == f"{number('mus')} 7"


@settings(max_examples=40, deadline=None)
@given(boards())
def test_everything_that_lies_there_is_drawn(board: Board) -> None:
    """Units by their typed name in their zone, set and drive cards, fields, the gate."""
    picture = layout(board, "ja")
    for drawn, side in zip((picture.near, picture.far), board.sides.values(), strict=True):
        grid = repr(drawn.grid)
        for _, stood in side.units():
            assert GAME.names(board)[stood.id].ja.rpartition(".")[2] in grid
        for laid in side.set:
            assert (f"?s{laid.zone}" if laid.card.startswith("?") else _name(laid.card)) in grid
        assert len(cells(drawn, "ドライブゾーン")) == len(side.drive)
        assert len(cells(drawn, "フィールドゾーン")) == len(side.fields)
    assert sum(len(zone.boxes) for zone in picture.middle) == len(board.gate)


def _name(card: str) -> str:
    return catalogue().cards[card].name
