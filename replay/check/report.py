"""Results in words: a line a case and a summary, or JSON."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec

from senpu.projections.cases.contract import Difference, Played
from senpu.projections.cases.shapes import unknown_rule
from senpu.projections.rules import Lang, Rule
from senpu.replay.check.messages import said
from senpu.replay.check.results import Result
from senpu.replay.render_words import wording


def lines(results: Sequence[Result], lang: Lang) -> Iterator[str]:
    """One line a case: id, how it came out, the verdict, the rules cited or what differs."""
    width = max((len(result.case.id) for result in results), default=0)
    for result in results:
        status = said(f"status {result.status}", lang)
        verdict = said(f"verdict {result.verdict or 'none'}", lang)
        why = "; ".join(_why(result, lang))
        yield f"{result.case.id:{width}}  {status}  {verdict}  {why}".rstrip()


def _why(result: Result, lang: Lang) -> Iterator[str]:
    if result.reason:
        yield result.reason.said(lang)
        return
    yield from _mistaken(result, lang) if result.status == "wrong" else _cited(result, lang)
    yield from _remarks(result, lang)


def _cited(result: Result, lang: Lang) -> Iterator[str]:
    """The rules broken, each with what would be right."""
    if result.game is None or not result.breaches:
        return
    why = "; ".join(map(wording(result.game, lang).remedy, result.breaches))
    step = result.played.step if result.played else 0
    yield said("at step", lang, step=step, why=why) if step else why


def _mistaken(result: Result, lang: Lang) -> Iterator[str]:
    cited = "; ".join(_cited(result, lang))
    if result.due:
        found = " ".join(breach.rule for breach in result.breaches)
        yield said("other rule", lang, found=found, due=result.due)
    elif result.step:
        at = result.played.step or 1 if result.played else 0
        yield said("other step", lang, found=at, due=result.step)
    elif result.case.verdict == "illegal":
        yield said("accepted wrongly", lang, why=result.case.why or result.case.rule)
    elif cited:
        yield said("refused wrongly", lang, why=cited)
    elif result.played:
        yield from (_differs(each, lang) for each in result.played.nearest)
    if result.option:
        yield said("other option", lang, option=result.option)


def _differs(difference: Difference, lang: Lang) -> str:
    found, due = _value(difference.found), _value(difference.due)
    return said("difference", lang, where=difference.where, found=found, due=due)


def _value(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _remarks(result: Result, lang: Lang) -> Iterator[str]:
    played = result.played or Played()
    for name, cards in (("texts asserted", played.texts), ("effect taken", played.taken)):
        if cards:
            yield f"[{said(name, lang, cards=', '.join(cards))}]"
    rules: Mapping[str, Rule] = result.game.rulebook.rules() if result.game else {}
    for rule in (rule for rule in result.case.violates if rule not in rules):
        yield f"[{unknown_rule(rule, rules, '').reason.said(lang)}]"
    if result.case.switch and not result.option:
        yield f"[{said('switched by', lang, option=result.case.switch)}]"


def counts(results: Sequence[Result]) -> dict[str, int]:
    """How many cases came out how, and how many needed what a scribe asserts of card texts."""
    statuses = Counter(result.status for result in results)
    played = [result.played for result in results if result.played and not result.reason]
    return {
        "cases": len(results),
        "right": statuses["right"],
        "wrong": statuses["wrong"],
        "skipped": statuses["skipped"],
        "asserted": sum(bool(each.texts or each.taken) for each in played),
        "taken": sum(bool(each.taken) for each in played),
    }


def summary(results: Sequence[Result], lang: Lang) -> Iterator[str]:
    """The counts in a sentence, and why cases were skipped."""
    yield said("summary", lang, **counts(results))
    reasons = Counter(result.reason.said(lang) for result in results if result.reason)
    for why, n in reasons.most_common():
        yield said("skipped for", lang, n=n, why=why)


def as_json(results: Sequence[Result], lang: Lang) -> str:
    """All of it for programs."""
    whole = {"summary": counts(results), "cases": [_plain(result, lang) for result in results]}
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode()


def _plain(result: Result, lang: Lang) -> dict[str, Any]:
    played = result.played
    stated: dict[str, Any] = {
        "id": result.case.id,
        "group": result.case.group,
        "game": result.game.slug if result.game else None,
        "result": result.status,
        "verdict": result.verdict,
        "expected": result.case.verdict,
        "confidence": result.case.confidence,
        "rules": [{"rule": each.rule, "facts": each.facts} for each in result.breaches],
        "step": played.step if played else 0,
        "differences": played.nearest if played else (),
        "texts": played.texts if played else (),
        "taken": played.taken if played else (),
        "switch": result.case.switch,
        "right_with": result.option,
        "rule_due": result.due,
        "step_due": result.step,
        "reason": result.reason.said(lang) if result.reason else "",
    }
    return {key: value for key, value in stated.items() if value not in ("", (), [], 0)}
