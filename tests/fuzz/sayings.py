"""Lines as they are typed at a table, of either game."""

from functools import cache
from importlib.resources import files


@cache
def sayings(slug: str) -> tuple[str, ...]:
    """Lines as they are typed: the bundled match, and all that the sheet shows."""
    data = files(f"senpu.events.{slug}") / "data"
    match = data.joinpath("demo.ktn").read_text().splitlines()
    sheet = data.joinpath("sheet.tsv").read_text().splitlines()
    return (*filter(None, match), *(line.split("\t")[0] for line in sheet if line.count("\t") == 2))
