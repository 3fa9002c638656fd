"""Cells written as CSV."""

import csv
import io
from collections.abc import Mapping, Sequence


def as_csv(rows: Sequence[Mapping[str, str]]) -> str:
    """Rows of cells as CSV text, a column for every field that any row has."""
    out = io.StringIO()
    writer = csv.DictWriter(out, list(dict.fromkeys(field for row in rows for field in row)))
    writer.writeheader()
    writer.writerows(rows)
    return out.getvalue()
