"""What the rules make of a case, and how much of that rests on the texts of cards."""

import re
from collections.abc import Iterator, Mapping

from msgspec.structs import replace

from senpu.events.base import Event
from senpu.events.battle_spirits import BurstActivated, EffectResolved, EffectUsed, MagicUsed
from senpu.events.battle_spirits.cards import Card
from senpu.projections.battle_spirits.board import Board
from senpu.projections.battle_spirits.cases.asserting import acted, effect_name
from senpu.projections.battle_spirits.cases.derived import effects_to
from senpu.projections.battle_spirits.cases.ending import End, due, end_of
from senpu.projections.battle_spirits.cases.running import Run, called_as, compared, run
from senpu.projections.battle_spirits.cases.seen import told
from senpu.projections.battle_spirits.cases.texts import Texts
from senpu.projections.battle_spirits.decide import decide
from senpu.projections.battle_spirits.options import Options
from senpu.projections.cases.contract import Case, Difference, NotUnderstood, Played
from senpu.projections.rules import Refused

OF_TEXTS = ("cost_change", "transmigration", "flash_effect")
"""The groups of cases whose rule is one card's own text."""
PLAIN = "no effect text"
SPEAKS = re.compile(r"\b(effects?|texts?|says|triggers?|triggered)\b", re.IGNORECASE)
USES = (MagicUsed, EffectUsed, BurstActivated)


def play(case: Case, cards: Mapping[str, Card], texts: Texts, options: Options) -> Played:
    """A case played with the texts there are. Raises NotUnderstood."""
    going = run(case, cards, texts, options)
    played = _played(case, going)
    involved = tuple(dict.fromkeys(_numbers(going)))

    def needed(number: str) -> bool:
        """Whether the case comes out otherwise without the text of a card."""
        fewer = {other: text for other, text in texts.items() if other != number}
        try:
            return _played(case, run(case, cards, fewer, options)) != played
        except NotUnderstood:
            return True

    asserted = tuple(number for number in involved if number in texts and needed(number))
    played = replace(played, texts=asserted, silent=_silent(case, going, texts, involved))
    if played.refused or played.agrees:
        return played
    return _told_by_the_case(case, going, played, texts)


def _played(case: Case, going: Run) -> Played:
    if going.breaches:
        return Played(breaches=going.breaches, step=going.step)
    ends = tuple(compared(going, end_of(end)) for end in case.ends)
    return Played(differences=ends or ((),))


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


def _silent(case: Case, going: Run, texts: Texts, involved: tuple[str, ...]) -> tuple[str, ...]:
    """The cards whose text the case may rest on: if it speaks of one and none of them is known."""
    said = " ".join((case.rule, case.why, case.basis)).replace(PLAIN, "")
    speaks = case.group in OF_TEXTS or SPEAKS.search(said)
    if not speaks or any(number in texts for number in involved):
        return ()
    return tuple(number for number in involved if _has_text(going.before.board, number))


def _has_text(board: Board, number: str) -> bool:
    card = board.book.cards.get(number)
    return card is not None and card.no_effect_text is False


def _told_by_the_case(case: Case, going: Run, played: Played, texts: Texts) -> Played:
    """If the effect at work is not known, what the case says it did, where the rules allow it."""
    number = _unknown_effect(going, played, texts)
    for end in case.ends if number else ():
        if _explained(going, end_of(end), number):
            return replace(played, differences=((),), taken=(number,), silent=())
    return replace(played, silent=())


def _unknown_effect(going: Run, played: Played, texts: Texts) -> str:
    """The card whose effect was used and is not known, else one whose text the case speaks of."""
    used = [(event, card) for event, card in _acts(going) if isinstance(event, USES)]
    unknown = (card.id for event, card in used if not _is_known(event, card, texts))
    return next(unknown, "") if used else next(iter(played.silent), "")


def _is_known(event: Event, card: Card, texts: Texts) -> bool:
    return card.id in texts and texts[card.id].effect(effect_name(event)) is not None


def _explained(going: Run, end: End, number: str) -> bool:
    at = called_as(going.at, end)
    effects = effects_to(at, due(told(going.before), end))
    decision = decide(at.board, EffectResolved(source=number, effects=effects))
    if isinstance(decision, Refused):
        return False
    left = compared(replace(going, at=replace(at, board=decision.board)), end)
    return all(_is_strength(each, going) for each in left)


def _is_strength(left: Difference, going: Run) -> bool:
    """Whether it is no more than the BP of a card the effect was aimed at."""
    targets = [id for event in going.events for id in getattr(event, "targets", ())]
    return left.where.endswith(".bp") and left.where.split(".")[-2] in targets
