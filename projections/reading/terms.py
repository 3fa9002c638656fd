"""What a game says of its own text, for what every game shares to be understood."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from senpu.events.base import Event, Seat, Waiver
from senpu.events.notation import items as said
from senpu.events.notation.common import Speech
from senpu.events.notation.full import Form
from senpu.events.notation.items import Item
from senpu.events.notation.lifts import Lift
from senpu.projections.reading.card_names import CardNames
from senpu.projections.rules import Decision


class Terms(ABC):
    """What a game says of its text, and the board on which somebody typed an item.

    `counts` are the letters of a count, `steps` the words of the steps by stored name, `late`
    those a turn is not said to go on to at once; `acts` are the events that are by who acts;
    `facts` are those of a new card, as an example; `names` are made of a board and a seat.
    """

    speech: ClassVar[Speech]
    forms: ClassVar[Sequence[Form]]
    events: ClassVar[tuple[type[Event], ...]]
    acts: ClassVar[tuple[type[Event], ...]]
    ruling: ClassVar[type[Any]]
    counts: ClassVar[Mapping[str, str]]
    steps: ClassVar[Mapping[str, tuple[str, str]]]
    late: ClassVar[tuple[str, ...]]
    facts: ClassVar[str]
    names: ClassVar[type[CardNames]] = CardNames

    def __init__(self, board: Any, by: str, text: str, column: int) -> None:
        self.board = board
        self.by = by
        self.text = text
        self.column = column
        self.seat: Seat = board.player
        self.lenient = False
        """Whether also what should lie on the table and does not is taken down."""

    @staticmethod
    @abstractmethod
    def decide(board: Any, event: Event) -> Decision:
        """Whether an event may happen on a board, and where it leads."""

    @abstractmethod
    def deed(self, item: Item) -> Iterable[Event]:
        """What an item with a verb of the game stands for, or with what a text did."""

    def effects(self, changes: Iterable[Any]) -> tuple[Any, ...]:
        """Changes behind `&` as the game's typed changes."""
        return ()

    def waivers(self, lifts: Iterable[Lift]) -> tuple[Waiver, ...]:
        """Rules that texts lift, behind `%`. Raises Unreadable."""
        return ()

    def remedied(self, judge: said.Judge, player: Seat) -> tuple[Any, ...]:
        """What a remedy, such as `pay1`, does to the board."""
        return ()

    def next_step(self) -> str:
        """The step that begins when this one ends; behind the last one that again."""
        order = self.order()
        at = order.index(self.board.step) if self.board.step in order else len(order)
        return order[min(at + 1, len(order) - 1)]

    def order(self) -> Sequence[str]:
        """The steps of this turn, in order."""
        return (*self.steps,)

    def means_else(self, name: str) -> bool:
        """Whether a word means something else where a card may stand."""
        return False

    def holder(self, handle: str) -> Seat:
        """Whose card an unknown one is."""
        return self.seat

    def takes_back(self, judge: said.Judge) -> bool:
        """Whether a ruling takes the last action back."""
        return False

    @property
    def naming(self) -> Any:
        """The names on the board, as the acting player means them."""
        return self.names(self.board, self.seat, lenient=self.lenient)
