"""Numbers about numbers: how sure a rate is."""

from math import sqrt
from typing import Final, NamedTuple

Z95: Final = 1.959963984540054
"""The two-sided 95 % point of the normal distribution."""

HIDDEN_BELOW: Final = 10
GREY_BELOW: Final = 30


class Rate(NamedTuple):
    """A share and its interval, each from 0 to 1."""

    rate: float
    low: float
    high: float


def wilson(hits: int, n: int, z: float = Z95) -> Rate:
    """The share `hits` of `n` with Wilson's score interval (E. B. Wilson, 1927).

    It supposes independent trials. Raises ValueError unless 0 <= hits <= n and n > 0.
    """
    if not 0 <= hits <= n or n == 0:
        raise ValueError(f"no share: {hits} of {n}")
    rate, weight = hits / n, z * z / n
    centre = (rate + weight / 2) / (1 + weight)
    reach = z / (1 + weight) * sqrt(rate * (1 - rate) / n + weight / (4 * n))
    return Rate(rate, min(rate, max(0.0, centre - reach)), max(rate, min(1.0, centre + reach)))
