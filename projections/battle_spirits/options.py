"""The rule pack of Battle Spirits and what a match may switch in it."""

from msgspec import Struct

from senpu.projections.shared.book import Packs

PACK = "battle-spirits/eternal-17.1"
PACKS: Packs = {
    "battle-spirits/eternal-17": dict.fromkeys(
        (
            "names_last",
            "turn_begun_first",
            "deck_out_during_start",
            "gaps_open_counts",
            "effect_burst_counts",
        ),
        False,
    )
}
"""What was otherwise by default in the packs of earlier logs, which verify as they were made."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a match. The comment says which open question of the rules each one answers."""

    soul_core: bool = True
    """Each player has a soul core ソウルコア among the four of the reserve; else all are normal."""
    redraws: int = 1
    """How often a player may draw the opening hand anew."""
    exact_payment: bool = True
    """Paying more than the payable cost is refused, as paying less is."""
    separation_needs_cores: bool = True
    """Separating without cores for the brave is refused; if off, the brave goes to the trash."""
    emptied_host_refused: bool = True
    """A host emptied by paying for its own direct brave is no host."""
    host_must_be_free: bool = True
    """An exchange needs a host without a brave; if off, the two braves may be swapped at once."""
    any_takes_ultimate: bool = False
    """An icon for any colour 全 takes 極 and 神 symbols too."""
    magic_needs_effect: bool = True
    """A magic with neither main nor flash effect cannot be used from hand."""
    empty_moves_refused: bool = True
    """Moving no core at all is no action."""
    effect_burst_counts: bool = True
    """A burst set by an effect uses up the one set of the turn."""
    effect_mirage_counts: bool = False
    """A mirage set by an effect uses up the one set of the turn."""
    nexus_from_tegamoto_refused: bool = False
    """A nexus at hand 手元 may not be deployed."""
    soul_bars_transmigration: bool = True
    """A spirit holding the soul core is not given up to the void; if off, that core comes back."""
    burst_conditions_bind: bool = True
    """A burst whose printed condition the record does not show to have just occurred is refused."""
    advent_stack_to_trash: bool = True
    """What lies below an advent goes to the trash as it leaves; if off, along with the card."""
    double_loss_is_draw: bool = True
    """Both lives 0 at once is a draw; if off, the match goes on until a judge ends it."""
    deck_out_during_start: bool = True
    """A deck emptied during the own start step loses too; if off, only one empty as it begins."""
    deck_lists_bind: bool = True
    """No more copies of a card are played or identified than the declared deck holds."""
    facts_needed: bool = True
    """Only cards whose printed facts are on record are played."""
    counts_agree: bool = True
    """A count of the table that differs from the record is refused; if off, it is taken over."""
    gaps_open_counts: bool = True
    """After something not seen, the first count of a side is taken over without a breach."""
    results_agree: bool = True
    """A result said to be by rule is one the board shows; if off, it is taken over."""
    handles_known: bool = True
    """Only a card that was put down unknown, and is unknown still, is identified."""
    declared_facts_read: bool = True
    """A declaration whose facts cannot be read is refused; if off, only the short name counts."""
    names_last: bool = True
    """The name of what enters play is never given again; if off, the lowest free one is."""
    end_is_final: bool = True
    """Nobody acts after the end, and no text does anything; if off, what happens is taken."""
    turn_begun_first: bool = True
    """No text does anything before the first turn; if off, it may."""
    consequences_follow: bool = True
    """What follows by rule stands behind what led to it, never as an action of its own."""
