"""Numbers about numbers: how sure a rate is."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
"""The two-sided 95 % point of the normal distribution."""

HIDDEN_BELOW: Final = 10
GREY_BELOW: Final = 30
FEWEST_PLAYERS: Final = 8
"""With fewer nothing tells how far players differ: no interval is given."""


class Rate(NamedTuple):
    """A share and its interval, each from 0 to 1."""

    rate: float
    low: float
    high: float


def wilson(hits: float, n: float, z: float = Z95) -> Rate:
    """The share `hits` of `n` with Wilson's score interval (E. B. Wilson, 1927).

    It supposes independent trials. Raises ValueError unless 0 <= hits <= n and n > 0.
    """
    if not 0 <= hits <= n or n == 0:
        raise ValueError(f"no share: {hits} of {n}")
    rate, weight = hits / n, z * z / n
    centre = (rate + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * sqrt(rate * (1 - rate) / n + weight / (4 * n))
    return Rate(rate, min(rate, max(0.0, centre - reach)), max(rate, min(1.0, centre + reach)))


def of_players(shares: Sequence[tuple[int, int]]) -> Rate | None:
    """The share of hits in n, each player's `(hits, n)` given; None of too few players.

    What one player does is alike, so n cases tell less than n players' would: Wilson's interval at
    the effective n, which the spread between the players gives, with a quantile of Student's t for
    as few as say something: the even number of players, or those with a hit (a miss, where these
    are rarer). Where all are hits or none, each player counts as three cases. Raises ValueError as
    `wilson` does.
    """
    n = sum(of for _, of in shares)
    hits = sum(hit for hit, _ in shares)
    if len(shares) < FEWEST_PLAYERS:
        return None
    if n <= 0:
        raise ValueError(f"no share: {hits} of {n}")
    even = n * n / sum(of * of for _, of in shares)
    if hits in (0, n):
        return wilson(hits * min(1, 3 * even / n), min(n, 3 * even), _student(even - 1))
    rate = hits / n
    spread = sum((hit - rate * of) ** 2 for hit, of in shares) * len(shares) / (len(shares) - 1)
    effective = rate * (1 - rate) * n * n / spread if spread else n
    telling = min(sum(hit > 0 for hit, _ in shares), sum(hit < of for hit, of in shares))
    z = _student(min(even, telling) - 1)
    found = wilson(rate * effective, effective, z)
    return found._replace(rate=rate)


def _student(freedom: float) -> float:
    """The two-sided 95 % point of Student's t, by Fisher's expansion; from 2 degrees on."""
    df, z = max(freedom, 2), Z95
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
    )
    return z + sum(term / df**k for k, term in enumerate(terms, 1))
