"""Whether an action as typed makes sense: what its verb does not take, and what is said twice.

Nothing typed is silently dropped, and of two things that contradict each other none is chosen.
"""

from collections.abc import Iterable, Mapping

from senpu.events.notation.battle_spirits.short import Deed
from senpu.events.notation.line import Unreadable
from senpu.events.notation.refs import Amount
from senpu.projections.battle_spirits.reading import slots

_SIGNS: Mapping[str, str] = {
    "pays": "p", "prices": "$", "puts": "+", "level": "@", "given": "<", "arrows": ">",
    "aims": ">>", "lifts": "%", "bars": "%no",
}  # fmt: skip


def check(deed: Deed, card: Amount | None, pays: Iterable[Amount]) -> None:
    """Whether the verb takes all that was typed. Raises Unreadable."""
    for part, held in _parts(deed, pays):
        if held and deed.verb not in slots.PARTS[part]:
            raise _useless(deed, _SIGNS[part])
    if deed.verb == "c" and card is not None:
        raise _useless(deed, card.ref.name if card.ref else "*")
    if deed.verb == "U" and deed.puts and "f" not in deed.options:
        raise _useless(deed, "+")
    _check_options(deed)
    _check_card(deed, card)


def _parts(deed: Deed, pays: Iterable[Amount]) -> Iterable[tuple[str, bool]]:
    for part in slots.PARTS:
        held = tuple(pays) if part == "pays" else getattr(deed, part)
        yield part, held not in (None, ())


def _useless(deed: Deed, sign: str) -> Unreadable:
    ja, en = _HINTS.get((deed.verb, sign), ("", ""))
    return Unreadable(
        f"「{deed.verb}」に {sign} は付きません{ja}",
        f"{sign} means nothing behind {deed.verb}{en}",
        deed.column,
    )


_AIMS = ("（対象は >> の後に書く）", "; targets stand behind >>")
_HINTS: Mapping[tuple[str, str], tuple[str, str]] = {
    ("s", ">"): (
        "（直接合体は b ken>ryu、対象は >> の後に書く）",
        "; a direct brave is b ken>ryu, targets stand behind >>",
    ),
    ("x", ">"): ("（外す対象は <ryu）", "; the host it comes off is <ryu"),
    ("n", ">"): _AIMS,
    ("i", ">"): _AIMS,
    ("u", ">"): _AIMS,
    ("U", "+"): ("（フィールドに出すなら /f+1）", "; put on the field it is /f+1"),
}  # fmt: skip


def _check_options(deed: Deed) -> None:
    allowed = slots.OPTIONS.get(deed.verb, {})
    for option in deed.options:
        if option not in allowed:
            raise _no_option(deed, option, allowed)
    groups = ("tfh",) if deed.verb == "U" else slots.CHOICES
    for group in groups:
        said = [option for option in deed.options if option in group]
        if len(said) > 1:
            typed = " ".join(f"/{option}" for option in said)
            raise Unreadable(
                f"{typed} は同時に使えません", f"{typed}: only one of them can hold", deed.column
            )


def _no_option(deed: Deed, option: str, allowed: Mapping[str, tuple[str, str]]) -> Unreadable:
    ja, en = (
        " ".join(f"/{letter} {said[lang]}" for letter, said in allowed.items()) or none
        for lang, none in enumerate(("なし", "nothing"))
    )
    return Unreadable(
        f"「{deed.verb}」に /{option} は付きません（付くもの：{ja}）",
        f"/{option} means nothing behind {deed.verb}; there may stand: {en}",
        deed.column,
    )


def _check_card(deed: Deed, card: Amount | None) -> None:
    """A number behind the card itself says neither cores nor level."""
    if card is not None and (card.n is not None or card.whole):
        said = "all" if card.whole else str(card.n)
        raise Unreadable(
            f"「{said}」は何の数ですか（置くコア +{said}、レベル @{said}、支払 p{said}）",
            f"what is {said} for? cores placed are +{said}, a level @{said}, a payment p{said}",
            card.column,
        )
