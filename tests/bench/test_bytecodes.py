"""The folds execute no more bytecodes an entry than they did, by a twentieth at most."""

import pytest

from bench.bytecodes import PYTHON, counted, reference

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
