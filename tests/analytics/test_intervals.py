"""Intervals hold where players repeat: tried on made-up corpora whose truth is known."""

from collections.abc import Callable, Iterator, Sequence
from random import Random

import pytest

from senpu.analytics.stats import FEWEST_PLAYERS, Rate, of_players, wilson

Shares = list[tuple[int, int]]
CORPORA = 200
COMMON, RARE = (0.2, 0.35, 0.5, 0.65, 0.8), (0.02, 0.03, 0.04, 0.05, 0.96)


def corpora(rates: Sequence[float]) -> Iterator[tuple[float, Shares]]:
    """Corpora of 8 to 60 players, some of whom play far more than others, with the true rate.

    Players differ: one's own rate is drawn about the true one.
    """
    random = Random(7)
    for _ in range(CORPORA):
        players, busy = random.randint(FEWEST_PLAYERS, 60), random.choice((3, 12, 40))
        alike = random.choice((0.0, 0.02, 0.05, 0.1, 0.2))
        cases = [1 + int(random.expovariate(1 / busy)) for _ in range(players)]
        for rate in rates:
            yield rate, [(_hits(random, n, rate, alike), n) for n in cases]


def _hits(random: Random, n: int, rate: float, alike: float) -> int:
    """Hits of one player; `alike` is how much more two cases of one have in common."""
    scale = (1 - alike) / alike if alike else 0
    own = random.betavariate(rate * scale, (1 - rate) * scale) if scale else rate
    return sum(random.random() < own for _ in range(n))


def covered(rates: Sequence[float], interval: Callable[[Shares], Rate | None]) -> float:
    """In how many of the corpora the truth lies in the interval."""
    found = [(rate, interval(shares)) for rate, shares in corpora(rates)]
    return sum(one is not None and one.low <= rate <= one.high for rate, one in found) / len(found)


def plain(shares: Shares) -> Rate:
    """As if nobody had played twice."""
    return wilson(sum(hits for hits, _ in shares), sum(n for _, n in shares))


def test_common_rates_are_covered() -> None:
    """19 times in 20, give or take."""
    assert 0.93 <= covered(COMMON, of_players) <= 0.97


def test_rare_rates_are_covered() -> None:
    """Nine times in ten at least."""
    assert covered(RARE, of_players) >= 0.9


def test_without_the_players_the_truth_is_missed() -> None:
    """What the plain interval would claim: the corpora can tell."""
    assert covered(COMMON, plain) < 0.85


def test_too_few_players_give_no_interval() -> None:
    """However many cases there are."""
    assert of_players([(50, 100)] * (FEWEST_PLAYERS - 1)) is None
    assert of_players([(50, 100)] * FEWEST_PLAYERS) is not None


@pytest.mark.parametrize("hits", [0, 10])
def test_all_or_none_is_not_certain(hits: int) -> None:
    """Eight players without a hit in ten cases each leave room for one in seven or so."""
    found = of_players([(hits, 10)] * 8)
    assert found is not None
    assert 0.1 < found.high - found.low < 0.3
    assert (found.low == 0) if hits == 0 else (found.high == 1)


def test_one_case_a_player_is_nearly_the_plain_interval() -> None:
    """Nobody repeats: only the few players count."""
    shares = [(k % 2, 1) for k in range(200)]
    found, same = of_players(shares), plain(shares)
    assert found is not None
    assert [found.low, found.high] == pytest.approx([same.low, same.high], abs=0.003)
    with pytest.raises(ValueError, match="no share"):
        of_players([(0, 0)] * 8)
