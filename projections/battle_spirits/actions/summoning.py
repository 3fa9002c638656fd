"""Summoning 召喚 (digest 5.1 to 5.3)."""

from typing import Any

from senpu.events.battle_spirits import Summoned
from senpu.projections.battle_spirits.actions.transmigration import (
    TRANSMIGRATION,
    Transmigration,
    transmigrated,
)
from senpu.projections.battle_spirits.board import Board, FieldCard, printed
from senpu.projections.battle_spirits.braves import OntoFacts
from senpu.projections.battle_spirits.changes import acted, entered
from senpu.projections.battle_spirits.conditions import met
from senpu.projections.battle_spirits.moving import combine
from senpu.projections.battle_spirits.rules import BOOK, OURS, QUOTED
from senpu.projections.battle_spirits.rules.brave import HOST
from senpu.projections.battle_spirits.rules.cost import PAYMENT
from senpu.projections.battle_spirits.rules.main_step import FROM_HAND, MAIN_STEP
from senpu.projections.declared import filled


@BOOK.rule("BS-M1", at="¶ summoning", facts="number kind proper")
def is_summonable(play: "Summon") -> bool:
    """召喚できるのはスピリット、アルティメット、ブレイヴのカード
    spirits, ultimates and braves are summoned
    → {number}は{kind}なので、代わりに{proper}
    → {proper} it instead: {number} is a {kind}
    """
    return play.card.type in ("spirit", "ultimate", "brave")


@BOOK.rule("BS-M1a", at="¶ summoning", facts="minimum placed")
def lowest_level_is_covered(play: "Summon") -> bool:
    """召喚するカードに最低でもLv1（アルティメットはLv3）のコアを置く
    at least the cores of Lv1 (ultimate: Lv3) are placed on the summoned card
    → {minimum}個以上置く（{placed}個）
    → place {minimum} or more; placed {placed}
    """
    return bool(play.action.onto) or play.placed >= play.card.minimum


BOOK.permits("BS-M1b", at="¶ summoning, first point")("""
    コストを払えるなら、1ターンの召喚回数にもフィールドの数にも制限はない
    no limit on summons a turn nor on spirits and ultimates on the field
""")


@BOOK.rule("BS-M1c", at="¶ summoning, second point", facts="number")
def summoning_condition_is_met(play: "Summon") -> bool:
    """アルティメットは召喚条件を満たしていないと召喚できない
    an ultimate needs its summoning condition
    → {number}の召喚条件を先に満たす（カードを見せた時に確認）
    → meet the summoning condition of {number} first; it is checked when the card is shown
    """
    condition = play.card.summon_condition
    return condition is None or met(play.side, condition)


@BOOK.rule("BS-M1d", at="¶ summoning, third point", facts="number kind proper")
def combines_as_brave(play: "Summon") -> bool:
    """直接合体できるのはブレイヴだけ
    only a brave is directly combined
    → {number}は{kind}なので、代わりに{proper}
    → {proper} it instead: {number} is a {kind}
    """
    return not play.action.onto or play.card.type == "brave"


@BOOK.rule("BS-M1e", at="brave (digest 5.3, 7.1)", source=QUOTED, facts="placed host_name")
def combined_brave_takes_no_cores(play: "Summon") -> bool:
    """直接合体するブレイヴ自身にはコアを置かない
    no cores are placed on a directly combined brave; they lie on its host
    → コアは{host_name}に置く
    → put cores on {host_name} instead
    """
    return not play.action.onto or play.placed == 0


@BOOK.rule(
    "BS-B5",
    at="U8",
    source=OURS,
    option="emptied_host_refused",
    facts="host_name host_left host_minimum",
)
def host_survives_payment(play: "Summon") -> bool:
    """そのブレイヴの支払いで維持できなくなるカードには直接合体できない
    a host emptied by paying for its own direct brave is no host
    → {host_name}に{host_minimum}個以上残す（残り{host_left}）
    → leave {host_minimum} or more on {host_name}; {host_left} would be left
    """
    return play.onto is None or play.host_left >= play.onto.minimum


@BOOK.action(Summoned)
class Summon(OntoFacts, Transmigration):
    """A spirit, an ultimate or a brave enters the field; a brave directly on a host."""

    when = MAIN_STEP
    rules = (
        is_summonable, *FROM_HAND, summoning_condition_is_met, combines_as_brave, *HOST,
        host_survives_payment, *TRANSMIGRATION, *PAYMENT, lowest_level_is_covered,
        combined_brave_takes_no_cores,
    )  # fmt: skip

    def __init__(self, board: Board, action: Summoned) -> None:
        super().__init__(board, action)
        self.host_name = action.onto
        self.brave = self.card
        self.onto: FieldCard | None = None
        if action.onto:
            self.onto = self.field.get(action.onto)
            self.slot = self.chosen_slot()

    @property
    def host_left(self) -> int:
        """Cores left on the host after payment and placement."""
        host = self.onto
        return host.cores - self.taken.get(host.id, 0) if host else 0

    def complete(self) -> Any:
        """The outcome of entering; the side of a brave with two hosts."""
        done = super().complete()
        return filled(done, slot=self.slot) if self.host_name else done

    @staticmethod
    def evolve(board: Board, event: Summoned) -> Board:
        if event.transmigrate:
            board = transmigrated(board, event)
        side = entered(board, event, 0 if event.onto else printed(board, event.card).minimum)
        if event.onto:
            side = combine(side, event.id, event.onto, event.slot)
        return acted(board, event, side, event.card)
