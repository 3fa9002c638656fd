"""Whether the rules and a case agree, and if not, in what."""

from collections.abc import Iterable, Mapping
from typing import Any, Literal

from msgspec import Struct
from msgspec.structs import fields, replace

from senpu.events.base import Breach
from senpu.events.cards.catalogue import CardError, card_from_facts
from senpu.projections.cases.contract import Case, NotUnderstood, Played, Verdict
from senpu.projections.cases.course import play
from senpu.projections.cases.dialect import Dialect, dialect_of
from senpu.projections.game import Game
from senpu.projections.rules import Text
from senpu.replay.check.case_file import Written
from senpu.replay.check.messages import MESSAGES, filled

Status = Literal["right", "wrong", "skipped"]


class Result(Struct, frozen=True, kw_only=True):
    """How one case came out.

    `reason` says why it was skipped, `due` which rule should have been cited, `step` which step
    should have been refused, `option` which option would make it right.
    """

    case: Case
    status: Status
    game: Game | None = None
    played: Played | None = None
    reason: Text | None = None
    due: str = ""
    step: int = 0
    option: str = ""

    @property
    def verdict(self) -> Verdict | None:
        """What the rules say; None if the case was skipped."""
        if self.played is None or self.status == "skipped":
            return None
        return "illegal" if self.played.refused else "legal"

    @property
    def breaches(self) -> tuple[Breach, ...]:
        """The rules broken."""
        return self.played.breaches if self.played else ()


class Checker:
    """Plays cases with the card facts and texts it was given, by game."""

    def __init__(self, cards: Mapping[str, Mapping[str, Any]], texts: Mapping[str, Any]) -> None:
        self.cards = cards
        self.texts = texts

    def check(self, written: Written) -> Result:
        """How a case comes out."""
        case = written.case
        dialect = dialect_of(case.setup)
        if dialect is None:
            return Result(case=case, status="skipped", reason=MESSAGES["no game"])
        result = Result(case=case, game=dialect.game, status="skipped")
        if written.unknown:
            return replace(result, reason=written.unknown)
        try:
            return self._judged(result, dialect)
        except NotUnderstood as error:
            return replace(result, reason=error.inside(written.path).reason)

    def _judged(self, result: Result, dialect: Dialect) -> Result:
        case, game = result.case, dialect.game
        cards = {**self.cards[game.slug], **own_cards(case.card_facts, game)}
        options = game.options()
        texts = self.texts[game.slug]
        played = play(case, cards, texts, options, dialect)
        judged = agreed(replace(result, played=played))
        other = _switched(options, case.switch)
        if judged.status == "wrong" and other is not None:
            again = play(case, cards, texts, other, dialect)
            if agreed(replace(result, played=again)).status == "right":
                return replace(judged, option=case.switch)
        return judged


def own_cards(facts: Iterable[Mapping[str, Any]], game: Game) -> dict[str, Any]:
    """The facts of cards that a case brings with it, by number. Raises NotUnderstood."""
    cards: dict[str, Any] = {}
    for n, each in enumerate(facts):
        try:
            card = card_from_facts(each, game.card_type)
        except CardError as error:
            reason = error.reason
            raise NotUnderstood(reason.ja, reason.en, f"card_facts[{n}]") from None
        cards[card.id] = card
    return cards


def agreed(result: Result) -> Result:
    """The result with its status: what was played against what the case says."""
    case, played = result.case, result.played
    if played is None:
        return result
    if case.verdict == "legal" and played.agrees:
        return replace(result, status="right")
    if case.verdict == "illegal" and played.refused:
        due = _missing(case, played, result.game)
        step = case.illegal_step if case.illegal_step not in (0, played.step or 1) else 0
        return replace(result, status="wrong" if due or step else "right", due=due, step=step)
    if played.silent:
        silent = ", ".join(played.silent)
        return replace(result, reason=filled("not asserted", cards=silent))
    return replace(result, status="wrong")


def _missing(case: Case, played: Played, game: Game | None) -> str:
    """The most specific rule that should have been cited and was not, of those we know."""
    known = frozenset(game.rulebook.rules()) if game else frozenset[str]()
    due = next((rule for rule in case.violates if rule in known), "")
    cited = {breach.rule for breach in played.breaches}
    return "" if due in cited else due


def _switched(options: Any, switch: str) -> Any:
    """The options with one of them the other way, if there is such a one."""
    name = switch.replace("-", "_")
    kinds = {field.name: field.type for field in fields(options)}
    if kinds.get(name) is not bool:
        return None
    return replace(options, **{name: not getattr(options, name)})
