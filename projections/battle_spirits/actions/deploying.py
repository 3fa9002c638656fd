"""Deploying a nexus ネクサスの配置 (digest 5.7)."""

from senpu.events.battle_spirits import NexusDeployed
from senpu.projections.battle_spirits.board import Board, printed
from senpu.projections.battle_spirits.changes import acted, entered
from senpu.projections.battle_spirits.plays import EnterPlay
from senpu.projections.battle_spirits.rules import BOOK, QUOTED
from senpu.projections.battle_spirits.rules.cost import PAYMENT
from senpu.projections.battle_spirits.rules.main_step import FROM_HAND, MAIN_STEP


@BOOK.rule("BS-M3", at="¶ deploying", facts="number kind instead")
def is_deployable(play: "Deploy") -> bool:
    """配置できるのはネクサスのカード
    nexuses are deployed
    → {number}は{kind}なので、代わりに{instead}
    → {instead} it instead: {number} is of the kind {kind}
    """
    return play.card.type == "nexus"


BOOK.happens("BS-M3d", at="¶ deploying (digest 5.7)")("""
    ネクサスに置くコアは任意。Lv1にコアが必要なネクサスは、足りなければ消滅する
    cores on a nexus are optional; one whose Lv1 asks for cores it does not get is depleted
""")
BOOK.permits("BS-M3a", at="¶ deploying, first point")("""
    コストを払えるなら、1ターンの配置回数に制限はない
    no limit on deployments a turn
""")
BOOK.permits("BS-M3b", at="¶ deploying, first point")("""
    フィールドに配置できるネクサスの数に制限はない
    no limit on nexuses on the field
""")


@BOOK.rule("BS-M3c", at="¶ deploying, second point", facts="number placed")
def sealed_nexus_takes_no_cores(play: "Deploy") -> bool:
    """創界神・創界石ネクサスには、配置時にコアを置けない
    grandwalker and grandstone nexuses take no cores at deployment
    → {number}にはコアを置かない
    → place no cores on {number}
    """
    return play.card.takes_cores or play.placed == 0


@BOOK.rule(
    "BS-H4",
    at="U17",
    standing="inferred",
    source=QUOTED,
    option="nexus_from_tegamoto_refused",
    facts="number zone",
)
def nexus_comes_from_hand(play: "Deploy") -> bool:
    """手元のネクサスは配置できない
    a nexus at hand 手元 is not deployed
    → {number}を手札から配置する
    → deploy {number} from the hand
    """
    return play.zone == "hand"


@BOOK.action(NexusDeployed)
class Deploy(EnterPlay):
    """A nexus enters the field."""

    when = MAIN_STEP
    rules = (
        is_deployable, *FROM_HAND, nexus_comes_from_hand, *PAYMENT, sealed_nexus_takes_no_cores,
    )  # fmt: skip

    @staticmethod
    def evolve(board: Board, event: NexusDeployed) -> Board:
        minimum = printed(board, event.card).minimum
        return acted(board, event, entered(board, event, minimum), event.card)
