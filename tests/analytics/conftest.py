"""Logs asked."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from senpu.analytics.warehouse import Warehouse, ingest


@pytest.fixture(scope="module")
def warehouse(folder: Path) -> Iterator[Warehouse]:
    """The logs of the `folder` of a module, asked."""
    with ingest([folder]) as found:
        yield found
