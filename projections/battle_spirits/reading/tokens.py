"""The words behind a verb told apart: the card, and payments, `p` and a place or number."""

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from senpu.events.notation.battle_spirits.short import TONGUE
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Amount, Ref
from senpu.events.notation.short import Deed
from senpu.projections.battle_spirits.reading.cores import zone_of
from senpu.projections.battle_spirits.reading.names import Naming
from senpu.projections.reading.catalogue import splits


class Told(NamedTuple):
    """The card, if one was named, and the payments."""

    card: Amount | None
    pays: tuple[Amount, ...]


def told_apart(naming: Naming, deed: Deed) -> Told:
    """The card and the payments among the words of an action. Raises Unreadable."""
    words = list(_unglued(naming, deed.at("")))
    card = next((word for word in words if not _pays_for_sure(naming, word)), None)
    if card is None and words and not _needs_none(deed):
        card = words[0]
    pays = (_payment(deed, word) for word in words if word is not card)
    return Told(card, (*deed.at("p"), *pays))


def _needs_none(deed: Deed) -> bool:
    """Whether an action that is paid for may be without a card: all words can be payments."""
    card = next((p for p in TONGUE.way(deed).typed.values() if "" in p.signs), None)
    return card is not None and card.is_("optional") and "p" in TONGUE.shapes[deed.verb].signs


def _unglued(naming: Naming, words: Iterable[Amount]) -> Iterator[Amount]:
    """Words, each cut in two that is a card and a payment without a blank: `flapgor1`, `fp2`."""
    for word in words:
        cuts = list(_cuts(naming, word))
        if len(cuts) == 1 and word.ref:
            card, pays = word.ref.name[: cuts[0]], word.ref.name[cuts[0] :]
            yield Amount(word.ref._replace(name=card), None, False, word.column)
            yield word._replace(ref=word.ref._replace(name=pays, side=0))
        else:
            yield word


def _cuts(naming: Naming, word: Amount) -> Iterator[int]:
    ref = word.ref
    if ref is None or ref.kind != "word" or ref.copy:
        return
    if any(naming.is_name(base) for base, _ in splits(ref.name)):
        return
    for at, letter in enumerate(ref.name):
        pays = Ref(ref.name[at + 1 :])
        if at and letter in "pP" and naming.is_name(ref.name[:at]) and _is_payer(naming, pays):
            yield at


def _pays_for_sure(naming: Naming, word: Amount) -> bool:
    """Whether a word is a payment and no card."""
    ref = word.ref
    if ref is None or ref.kind != "word" or ref.side or ref.name[0] not in "pP":
        return False
    pays = Ref(ref.name[1:])
    known = not pays.name or any(naming.is_card(base) for base, _ in splits(pays.name))
    if known or pays.name.isdecimal() or zone_of(pays):
        return not naming.is_card(ref.name)
    return _is_payer(naming, pays) and not naming.is_name(ref.name)


def _is_payer(naming: Naming, pays: Ref) -> bool:
    """Whether what stands behind a p is a number, a zone, or a card on the own field."""
    if not pays.name or pays.name.isdecimal():
        return True
    return zone_of(pays) is not None or naming.lying_as(pays, naming.seat) is not None


def _payment(deed: Deed, word: Amount) -> Amount:
    ref = word.ref
    if ref is None or ref.kind != "word" or ref.name[0] not in "pP":
        raise _needless(deed, word)
    rest = ref.name[1:]
    if not rest and word.n is None and not (word.soul or word.whole):
        raise Unreadable(
            "p の後に数か場所が必要です", "a number or a place must follow p", word.column
        )
    if rest.isdecimal() or not rest:
        return Amount(None, int(rest) if rest else word.n, word.soul, word.column, word.whole)
    return word._replace(ref=ref._replace(name=rest))


def _needless(deed: Deed, word: Amount) -> Unreadable:
    """A word too many: the next action, a host, or what else."""
    name = word.ref.name if word.ref else "*"
    kinds = [part.fills for part in TONGUE.way(deed).typed.values()]
    if name in TONGUE.shapes or name in TONGUE.words:
        ja, en = "行動は | で区切る", "write | between actions"
    elif "host" in kinds:
        ja, en = f"合体先は >{name}", f"a host stands behind >, as in >{name}"
    else:
        ja, en = "カードは1枚、行動は | で区切る", "one card is enough; write | between actions"
    return Unreadable(f"「{name}」が余分です（{ja}）", f"what is {name!r} for? {en}", word.column)
