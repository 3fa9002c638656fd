"""The folds execute no more bytecodes an entry than they did, by a twentieth at most."""

import pytest

from bench.bytecodes import PYTHON, bytecodes, counted, reference
from bench.matches import undone_log
from senpu.events.log.chain import read_bytes
from senpu.projections.fold import verified
from senpu.projections.game import games

ALLOWED = 1.05


def test_folds_are_as_cheap_as_before() -> None:
    known = reference().get(PYTHON)
    if known is None:
        pytest.skip(
            f"no bytecodes were counted for Python {PYTHON}: python -m bench.bytecodes --write"
        )
    found = counted()
    assert found.keys() == known.keys()
    dearer = {name: (n, known[name]) for name, n in found.items() if n > ALLOWED * known[name]}
    assert not dearer, f"bytecodes an entry, now and before: {dearer}"


@pytest.mark.parametrize("slug", games())
def test_corrections_cost_the_same_however_many_there_were(slug: str) -> None:
    """Each looks only at what it undoes: four times the entries are four times the work."""

    def spent(entries: int) -> int:
        log = read_bytes(undone_log(games()[slug], entries))
        return bytecodes(lambda: verified(games()[slug], log.header, log.entries))

    assert spent(2000) < ALLOWED * 4 * spent(500)
