"""The proof of what text needs: each omission is named, with the struct it is in."""

from collections.abc import Mapping
from typing import Annotated, Any, get_args

import pytest

from senpu.events.base import Event, Seat
from senpu.events.battle_spirits import EVENTS, MagicUsed
from senpu.events.battle_spirits.changes import Effect
from senpu.events.notation.proof import Known, Unwritten, gaps, prove
from senpu.events.parts import Part, Verb

CHARGE = Verb("g", "コアチャージ", "core charge")
N = Part("+", "{}個", "{}", "number")
KNOWN = Known(written={"number"}, signs={"+", ">"}, meant={"number"})


def charged(verb: Verb | None = CHARGE, part: Part | None = N, **more: Any) -> type[Event]:
    """An event that a game may add: the core charge, with one piece of it another or left out."""
    kind: Any = int if part is None else Annotated[int, part]
    body: dict[str, Any] = {
        "__annotations__": {"player": Seat, "n": kind},
        "__module__": __name__,
        "verbs": () if verb is None else (verb,),
        **more,
    }
    made: Any = type(Event)
    event: type[Event] = made("CoreCharged", (Event,), body, frozen=True, kw_only=True)
    return event


OMISSIONS: Mapping[str, tuple[dict[str, Any], str]] = {
    "verb": ({"verb": None}, "CoreCharged: no verb"),
    "label": ({"verb": Verb("g")}, "CoreCharged: no verb is written"),
    "one label": ({"verb": Verb("g", "コアチャージ")}, "verb 'g': in one language only"),
    "meaning": ({"verb": Verb("g", "充", "charge", meaning=("充", ""))}, "in one language only"),
    "part": ({"part": None}, "CoreCharged.n: no part"),
    "phrase": ({"part": Part("+", "{}個", "", "number")}, "CoreCharged.n: in one language only"),
    "place of the value": ({"part": Part("+", "個", "{}", "number")}, "in one language only"),
    "codec": ({"part": N._replace(fills="howmany")}, "CoreCharged.n: 'howmany' is written by no"),
    "meaning on a board": ({"part": N._replace(fills="howmany")}, "'howmany' has no meaning on a"),
    "sign": ({"part": N._replace(sign="~")}, "CoreCharged.n: the sign '~' is read by nobody"),
    "field": ({"verb": CHARGE._replace(fixed={"card": ""})}, "'g': there is no field 'card'"),
    "field set": ({"verb": CHARGE._replace(when="card")}, "'g': there is no field 'card'"),
    "part of a verb": (
        {"verb": CHARGE._replace(parts={"more": Part("~", fills="number")})},
        "'g': more: the sign '~' is read by nobody",
    ),
    "hint": ({"verb": CHARGE._replace(hints={"~": ("無", "no")})}, "hint for '~', which is read"),
    "hint in Japanese": ({"verb": CHARGE._replace(hints={">": ("", "no")})}, "hint for '>' in one"),
    "order": ({"order": "player"}, "CoreCharged.n: has no place in the order"),
}  # fmt: skip


@pytest.mark.parametrize("left_out", OMISSIONS)
def test_each_omission_is_named(left_out: str) -> None:
    """What was left out, and where."""
    changed, said = OMISSIONS[left_out]
    assert any(said in gap for gap in gaps((charged(**changed),), KNOWN))


def test_nothing_is_missing_of_what_is_whole() -> None:
    """A verb and a part, and the player who acts."""
    assert gaps((charged(),), KNOWN) == ()


@pytest.mark.parametrize(
    ("verb", "said"),
    [
        (Verb("m", "充", "charge"), "CoreCharged: 'm' is typed for MagicUsed already"),
        (Verb("g", "充", "charge", "マジック"), "'マジック' is typed for MagicUsed already"),
        (Verb("g", "使用(メイン)", "charge"), "'使用(メイン)' is written for MagicUsed already"),
    ],
)
def test_a_word_stands_for_one_event(verb: Verb, said: str) -> None:
    """No verb, word or label of another."""
    both: tuple[type[Event], ...] = (MagicUsed, charged(verb))
    found = gaps(both, KNOWN)
    assert any(said in gap for gap in found)


def test_all_is_said_at_once() -> None:
    """Every gap of every event and change."""
    nothing = Known((), (), ())
    with pytest.raises(Unwritten) as error:
        prove((charged(part=None),), KNOWN, get_args(Effect), nothing)
    assert "CoreCharged.n: no part" in str(error.value)
    assert "BraveParted.host" in str(error.value)


def test_what_is_written_needs_somebody_to_write_it() -> None:
    """Without codecs, signs and meanings every part of the game is a gap."""
    assert len(gaps(EVENTS, Known((), (), ()))) > 100
