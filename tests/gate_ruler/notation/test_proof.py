"""The proof of what text needs, on Gate Ruler: whatever is left out is named."""

from typing import get_args

import pytest

from senpu.events.gate_ruler import EVENTS
from senpu.events.gate_ruler.changes import Effect
from senpu.events.notation.gate_ruler.kinds import CODECS
from senpu.events.notation.gate_ruler.short import CHANGES, DIGITS, LEXERS, TONGUE
from senpu.events.notation.proof import Known, Unwritten, gaps
from senpu.projections.gate_ruler.reading.resolver import ALONG, ODD, RESOLVES
from senpu.projections.gate_ruler.reading.texts import effects
from senpu.projections.reading.changes import Meanings

SIGNS = {*TONGUE.signs, DIGITS}
MEANT = {*RESOLVES, *ALONG, *ODD}
ACTIONS = Known(CODECS, SIGNS, MEANT)
TEXTS = Known(CODECS, CHANGES.signs, LEXERS)


def test_nothing_is_left_out() -> None:
    """Every event and every typed change is written, typed and understood."""
    assert gaps(EVENTS, ACTIONS) == gaps(get_args(Effect), TEXTS) == ()


@pytest.mark.parametrize("kind", sorted(MEANT))
def test_a_kind_without_meaning_is_named(kind: str) -> None:
    """Each is needed by some part."""
    found = gaps(EVENTS, ACTIONS._replace(meant=MEANT - {kind}))
    assert any(f"{kind!r} has no meaning on a board" in gap for gap in found)


@pytest.mark.parametrize("sign", sorted(SIGNS))
def test_a_sign_nobody_reads_is_named(sign: str) -> None:
    """Each is the sign of some part."""
    found = gaps(EVENTS, ACTIONS._replace(signs=SIGNS - {sign}))
    assert any(f"the sign {sign!r} is read by nobody" in gap for gap in found)


@pytest.mark.parametrize("kind", sorted(LEXERS))
def test_a_part_of_a_change_nobody_reads_is_named(kind: str) -> None:
    """Each is needed by some change."""
    found = gaps(get_args(Effect), TEXTS._replace(meant={*LEXERS} - {kind}))
    assert any(f"{kind!r} has no meaning on a board" in gap for gap in found)


@pytest.mark.parametrize("kind", sorted(effects.means))
def test_a_change_without_meaning_is_named(kind: str) -> None:
    """One that has no meaning of its own needs one for each of its parts."""
    means = {name: mean for name, mean in effects.means.items() if name != kind}
    with pytest.raises(Unwritten, match=f"'{kind}' means nothing"):
        Meanings(get_args(Effect), means, effects.odd)
