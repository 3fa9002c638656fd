"""How much of what the rules make of a case rests on the texts of cards."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import BurstActivated, EffectResolved, EffectUsed, MagicUsed
from senpu.events.battle_spirits.cards import Card
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.cases.assertion import acted, effect_name
from senpu.projections.battle_spirits.cases.inference import effects_to
from senpu.projections.battle_spirits.cases.texts import Texts, with_facts
from senpu.projections.battle_spirits.decide import decide
from senpu.projections.battle_spirits.options import Options
from senpu.projections.cases.contract import Case, Difference, NotUnderstood, Played
from senpu.projections.cases.course import Run, differing, outcome, run, wanted_of
from senpu.projections.cases.dialect import Dialect
from senpu.projections.cases.shapes import State
from senpu.projections.rules import Refused

USES = (MagicUsed, EffectUsed, BurstActivated)


class ByTexts:
    """A case played with the texts there are, and without each of them."""

    def __init__(
        self,
        case: Case,
        cards: Mapping[str, Card],
        texts: Texts,
        options: Options,
        dialect: Dialect,
    ) -> None:
        self.case, self.cards, self.texts = case, cards, texts
        self.options, self.dialect = options, dialect
        self.ends = tuple(dialect.end_of(case))

    def played(self) -> Played:
        """What the rules make of it. Raises NotUnderstood."""
        going = self._run(self.texts)
        plain = outcome(going, self.ends, self.dialect)
        involved = tuple(dict.fromkeys(_numbers(going)))
        asserted = tuple(n for n in involved if n in self.texts and self._needed(n, plain))
        played = replace(plain, texts=asserted, silent=self._silent(going, involved))
        return played if played.refused or played.agrees else self._told_by_the_case(going, played)

    def _run(self, texts: Texts) -> Run:
        cards = {number: with_facts(card, texts.get(number)) for number, card in self.cards.items()}
        return run(self.case, cards, texts, self.options, self.dialect)

    def _needed(self, number: str, played: Played) -> bool:
        """Whether the case comes out otherwise without the text of a card."""
        fewer = {other: text for other, text in self.texts.items() if other != number}
        try:
            return outcome(self._run(fewer), self.ends, self.dialect) != played
        except NotUnderstood:
            return True

    def _silent(self, going: Run, involved: tuple[str, ...]) -> tuple[str, ...]:
        """The cards whose text the case may rest on: all that have one, if none is asserted."""
        board = going.before.board
        return () if self.texts else tuple(number for number in involved if has_text(board, number))

    def _told_by_the_case(self, going: Run, played: Played) -> Played:
        """If the effect at work is not known, what the case says it did, where rules allow it."""
        used = [(event, card) for event, card in _acts(going) if isinstance(event, USES)]
        unknown = [card.id for event, card in used if not self._is_known(event, card)]
        number = next(iter(unknown if used else played.silent), "")
        if number and any(self._explained(going, end, number) for end in self.ends):
            return replace(played, differences=((),), taken=(number,), silent=())
        return replace(played, silent=() if used else played.silent)

    def _is_known(self, event: Event, card: Card) -> bool:
        text = self.texts.get(card.id)
        return text is not None and text.effect(effect_name(event)) is not None

    def _explained(self, going: Run, end: State, number: str) -> bool:
        at = self.dialect.renamed(going.at, end)
        effects = effects_to(self.dialect.told(at), wanted_of(going, end, self.dialect), at)
        decision = decide(at.board, EffectResolved(source=number, effects=effects))
        if isinstance(decision, Refused):
            return False
        done = replace(going, at=replace(at, board=decision.board))
        return all(_is_strength(each, going) for each in differing(done, end, self.dialect))


def _numbers(going: Run) -> Iterator[str]:
    """The cards involved: those played and all that lay on the field at the beginning."""
    yield from (card.id for _, card in _acts(going))
    for side in going.before.board.sides.values():
        yield from (lying.card.id for lying in side.field.values())


def _acts(going: Run) -> Iterator[tuple[Event, Card]]:
    """The events about a card, each with it."""
    for event in going.events:
        if card := acted(event, going.before.board) or acted(event, going.at.board):
            yield event, card


def has_text(board: Board, number: str) -> bool:
    card = board.book.cards.get(number)
    return card is not None and card.no_effect_text is False


def _is_strength(left: Difference, going: Run) -> bool:
    """Whether it is no more than the BP of a card the effect was aimed at."""
    targets: list[Any] = [id for event in going.events for id in getattr(event, "targets", ())]
    return left.where.endswith(".bp") and left.where.split(".")[-2] in targets
