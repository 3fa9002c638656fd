"""How a cost came about, in full text."""

import re
from collections.abc import Mapping
from typing import Any

from senpu.events.battle_spirits import Cost
from senpu.events.notation.battle_spirits.vocabulary import KINDS
from senpu.events.notation.full import NOTHING, Codec, Lang, Names
from senpu.events.notation.full_values import kinds
from senpu.events.notation.line import Scan

_KINDS = kinds(KINDS)
_PRINTED = re.compile(r"(?:コスト|cost)\s*(-?\d+)(?!\s*[にb])", re.I)
_LESS = re.compile(r"[,\s]*(?:軽減|reduction)\s*(-?\d+)\s*(\()?", re.I)
_CLOSE = re.compile(r"\)")
_MORE = re.compile(r"[,\s]*(?:追加|surcharge)\s*(-?\d+)", re.I)
_PAYABLE = re.compile(r"[,\s]*(?:支払額|payable)\s*(-?\d+)", re.I)


def _write_cost(cost: Cost, names: Names, lang: Lang) -> str:
    parts = [f"{'コスト' if lang == 'ja' else 'cost '}{cost.printed}"]
    if cost.reduction:
        parts.append(_write_reduction(cost.reduction, names, lang))
    if cost.surcharge:
        parts.append(f"{'追加' if lang == 'ja' else 'surcharge '}{cost.surcharge}")
    plain = max(0, cost.printed - sum(cost.reduction.values())) + cost.surcharge
    if cost.payable != plain:
        parts.append(f"{'支払額' if lang == 'ja' else 'payable '}{cost.payable}")
    return (" " if lang == "ja" else ", ").join(parts)


def _write_reduction(reduction: Mapping[str, int], names: Names, lang: Lang) -> str:
    total = sum(reduction.values())
    said = _KINDS.write(reduction, names, lang)
    alone = KINDS.get(next(iter(reduction))) if len(reduction) == 1 else None
    if lang == "ja":
        return f"軽減{total}({alone[0] if alone else said})"
    return f"reduction {total} {alone[1]}" if alone else f"reduction {total} ({said})"


_SAID_KINDS = re.compile(r'(?:"[^"]*"|[^\W\d]+|\s|-?\d+)*?(?=\))')
_SAID_KIND = re.compile("|".join(f"{ja}|{en}(?![a-z])" for ja, en in KINDS.values()), re.I)


def _cost(scan: Scan, names: Names, lang: Lang) -> Any:
    """A cost is passed over: what it comes to is decided again."""
    if not scan.take(_PRINTED):
        return NOTHING
    if less := scan.take(_LESS):
        scan.take(_SAID_KINDS if less[2] else _SAID_KIND)
        if less[2]:
            scan.take(_CLOSE)
    scan.take(_MORE)
    scan.take(_PAYABLE)
    return True


COST = Codec(_write_cost, _cost)
"""Printed cost, reduction, surcharge; the payable cost where these do not add up to it."""
