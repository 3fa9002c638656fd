"""Offers as they are told: each kind of action with a card, done or not, in as few lines as do."""

from collections.abc import Hashable, Iterable

from senpu.projections.game import Offer


def told(offers: Iterable[tuple[Hashable, Offer]]) -> tuple[Offer, ...]:
    """All that is legal; what is not, once for each kind, in the variant that breaks fewest rules.

    The kind before each offer says what variants of one action have in common.
    """
    found: dict[Hashable, list[Offer]] = {}
    for kind, offer in offers:
        _keep(found.setdefault(kind, []), offer)
    return tuple(offer for group in found.values() for offer in group)


def _keep(group: list[Offer], offer: Offer) -> None:
    """Legal ones stay side by side; of blocked ones the least blocked, if none is legal."""
    if not offer.breaches:
        group[:] = [other for other in group if not other.breaches]
        group.append(offer)
    elif not group or len(offer.breaches) < len(group[0].breaches):
        group[:] = [offer]
