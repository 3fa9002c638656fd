"""Separating 分離 braves, and braves whose host leaves (digest 5.5, 7.2, 7.3)."""

from collections.abc import Mapping
from typing import Any

from senpu.events.base import Event
from senpu.events.battle_spirits import BraveKept, BraveLeft, BraveReleased, BraveSeparated
from senpu.events.battle_spirits.changes import CardMoved, Cores, Zone
from senpu.projections.battle_spirits.board import Board, FieldCard, Side
from senpu.projections.battle_spirits.braves import BravePlay
from senpu.projections.battle_spirits.changes import acted
from senpu.projections.battle_spirits.moving import put, separate, without
from senpu.projections.battle_spirits.plays import soul_use
from senpu.projections.battle_spirits.rules import BOOK, QUOTED
from senpu.projections.battle_spirits.rules.brave import combined_braves_hold_no_cores
from senpu.projections.battle_spirits.rules.cost import TAKEN
from senpu.projections.battle_spirits.rules.main_step import MAIN_STEP
from senpu.projections.declared import filled
from senpu.projections.rules import Breaches
from senpu.projections.shared.sides import of_side


@BOOK.rule("BS-M2b", at="¶ brave", facts="brave_name")
def brave_is_combined(play: "Separate") -> bool:
    """分離できるのは、自分のフィールドで合体しているブレイヴ
    a combined brave on the own field is separated
    → 合体しているブレイヴを選ぶ
    → choose a combined brave
    """
    brave = play.brave_card
    return brave is not None and play.leaving in brave.hosts


@BOOK.rule(
    "BS-B6",
    at="digest 5.5, U2",
    source=QUOTED,
    standing="inferred",
    option="separation_needs_cores",
    facts="brave_name minimum placed",
)
def separated_brave_stands(play: "Separate") -> bool:
    """分離するブレイヴにはLv1のコアを置く
    a separated brave gets the cores of its Lv1
    → {minimum}個以上置く（{placed}個）
    → place {minimum} or more; placed {placed}
    """
    return play.placed >= play.still_needed


@BOOK.action(BraveSeparated)
class Separate(BravePlay):
    """A combined brave stands by itself, on cores of its own."""

    when = MAIN_STEP
    rules = (
        brave_is_combined, *TAKEN, separated_brave_stands, combined_braves_hold_no_cores,
    )  # fmt: skip
    action: BraveSeparated  # pyright: ignore[reportIncompatibleVariableOverride]

    def placing(self) -> Cores:
        """Where the cores come from that are placed on the brave."""
        return self.action.place

    @property
    def laden_brave(self) -> str:
        """The brave, if it keeps another host and is given cores all the same."""
        lying = self.brave_card
        return lying.id if lying and len(lying.hosts) > 1 and self.placed else ""

    @property
    def still_needed(self) -> int:
        """Cores it needs once separated: none while another host remains."""
        lying = self.brave_card
        return 0 if lying and len(lying.hosts) > 1 else self.minimum

    def complete(self) -> Any:
        """The soul core, and the host of a brave with two."""
        host = self.leaving if self.brave.two_hosts else self.action.host
        return filled(self.action, soul=self.soul, host=host)

    @staticmethod
    def evolve(board: Board, event: BraveSeparated) -> Board:
        side = separate(board.sides[event.player], event.brave, event.host)
        side = put(side, event.brave, event.place, soul=event.soul == "place")
        return acted(board, event, side, board.last)


class Aftermath:
    """What an action led to: the braves that were to stay and cannot."""

    def __init__(self, unkept: str) -> None:
        self.unkept = unkept


@BOOK.rule("BS-B9a", at="digest 7.3, U21, U24", source=QUOTED, facts="unkept")
def kept_braves_can_stay(play: Aftermath) -> bool:
    """残すブレイヴは、離れる合体先を持ち、Lv1のコアを自分のリザーブかフィールドから受け取る
    a brave that is to stay loses its host and gets the cores of its Lv1 from own cores
    → {unkept}：合体先が離れ、Lv1のコアが足りる時だけ残せる
    → {unkept} stays only if its host leaves and cores for its Lv1 are put on it
    """
    return not play.unkept


KEPT = BOOK.ask(kept_braves_can_stay)


def kept_braves(board: Board, event: Any, then: tuple[Event, ...]) -> Breaches:
    """The braves that an action was to keep, and that did not stay."""
    if not getattr(event, "keep", None):
        return ()
    stayed = {consequence.id for consequence in then if type(consequence) is BraveKept}
    missing = " ".join(id for id in event.keep if id not in stayed)
    return KEPT.breaches(Aftermath(missing), board.book.options)


Kept = Mapping[str, Cores]


def left_behind(side: Side, brave: FieldCard, kept: Kept, event: Event) -> Event:
    """What becomes of a brave whose host is gone: its other host, spirit state, or the same way."""
    gone = [host for host in brave.hosts if host not in side.field]
    if len(gone) < len(brave.hosts):
        return BraveReleased(player=side.seat, id=brave.id, host=gone[0])
    place = kept.get(brave.id)
    if place is None or not can_stand(side, brave, place):
        return BraveLeft(player=side.seat, id=brave.id, target=_way_of(brave.hosts, event))
    soul = soul_use(side, {}, place, "") == "place"
    return BraveKept(player=side.seat, id=brave.id, place=place, soul=soul)


def _way_of(hosts: tuple[str, ...], event: Event) -> Zone:
    """Where a text of the event sent a host; the trash, if it was depleted or where one card is
    set."""
    moves = (change for change in getattr(event, "effects", ()) if type(change) is CardMoved)
    sent: list[Zone] = [move.target for move in moves if move.card in hosts]
    return sent[0] if sent and sent[0] not in ("burst", "mirage") else "trash"


def can_stand(side: Side, brave: FieldCard, place: Cores) -> bool:
    """Whether these cores are there for the brave and hold it in spirit state (BS-B9a)."""
    usable = all(where == "reserve" or _gives(side.field.get(where)) for where in place)
    there = all(0 <= n <= side.at(where) for where, n in place.items())
    return usable and there and sum(place.values()) >= brave.card.minimum


def _gives(card: FieldCard | None) -> bool:
    return card is not None and card.card.takes_cores and not card.protected


@BOOK.happens("BS-B9", BraveLeft, at="digest 7.3", source=QUOTED)
@of_side
def brave_left(side: Side, event: BraveLeft) -> Side:
    """合体先がフィールドを離れる時、ブレイヴはLv1のコアを置けば残せる。置かなければトラッシュへ
    when the host leaves, its brave stays on cores for its Lv1, or goes to the trash
    """
    return without(side, event.id, event.target)


@BOOK.consequence(BraveKept, because="BS-B9")
@of_side
def brave_kept(side: Side, event: BraveKept) -> Side:
    """It stays in spirit state, on cores of its own."""
    return put(separate(side, event.id, ""), event.id, event.place, soul=event.soul)


@BOOK.happens("BS-B11", BraveReleased, at="digest 7.2, 7.5", source=QUOTED)
@of_side
def brave_released(side: Side, event: BraveReleased) -> Side:
    """合体先が合体条件に合わなくなった（2体のうち1体を失った）ブレイヴはそこから分離する。Lv1のコアがなければトラッシュへ
    a brave comes apart from a host that no longer fits, or that it lost while it has another;
      without cores for its Lv1 it goes to the trash
    """
    return separate(side, event.id, event.host)
