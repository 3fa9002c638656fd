"""The rule pack of Gate Ruler and what a match may switch in it."""

from msgspec import Struct

from senpu.projections.shared.book import Packs

PACK = "gate-ruler/1.1"
PACKS: Packs = {
    "gate-ruler/1.0": dict.fromkeys(
        (
            "resolves_all",
            "start_stops_early",
            "priority_from_turn_1",
            "names_last",
            "gaps_open_counts",
        ),
        False,
    )
}
"""What was otherwise by default in the packs of earlier logs, which verify as they were made."""


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """Options of a match. The comment says which open question of the rules each one answers.

    A ruler is found in a player's deck list; `ruler_a` and `ruler_b` name it where there is none.
    """

    ruler_a: str = ""
    ruler_b: str = ""
    defence_rests: bool = True
    """A unit that moves from an attack to a defence zone is rested (U5)."""
    enters_by_zone: bool = True
    """A unit enters an attack zone ready and a defence zone rested; if off, always ready (U20)."""
    zone_at_playing: bool = False
    """The zone of a normal summon is named as it is played; if off, by its resolution (U1)."""
    summons_count_at_playing: bool = True
    """A normal summon counts when it is played; if off, when it resolves (U1)."""
    set_overwrites: bool = True
    """An occupied set zone may be set into, the older card goes away; if off, it may not (U4)."""
    setting_is_free: bool = True
    """Setting costs nothing; if off, as much as playing the card (U8)."""
    set_cards_wait: bool = False
    """A card set in this turn is not played; if off, it may be at once (U19)."""
    rearranging_once: bool = False
    """Units are rearranged once a turn; if off, as often as wished (U7)."""
    empty_rearranging_refused: bool = True
    """Rearranging two empty zones is refused (U6)."""
    overdrive_costs_its_text: bool = True
    """An overdrive is played for the energy its text says; if off, that is not checked (U18)."""
    once_a_turn_binds: bool = True
    """An ability marked for once a turn is not played again in the turn."""
    turn_player_first: bool = True
    """After something is put on the gate the turn player has priority; if off, the other (U9)."""
    resolves_all: bool = True
    """Once both have passed, all that is on the gate resolves, one after the other (9-4); if off,
    players may add to it after each."""
    start_stops_early: bool = True
    """A turn begun only as far as the start phase stops before the ruler's action (6-2f)."""
    priority_from_turn_1: bool = True
    """Nobody has priority, no text does anything before the first turn; if off, they may."""
    end_is_final: bool = True
    """Nobody acts after the end, and no text does anything; if off, what happens is taken."""
    passes_end_main: bool = True
    """Two passes in a row end the main phase if the gate is empty; if off, it is ended by name."""
    damage_stays: bool = True
    """Damage on units stays at the end of the turn (U14)."""
    double_loss_is_draw: bool = True
    """Both losing at once is a draw; if off, the match goes on until a judge ends it."""
    no_mulligan: bool = True
    """The opening hand is kept as drawn (U15)."""
    deck_lists_bind: bool = True
    """No more copies appear than the declared deck holds."""
    facts_needed: bool = True
    """A card without printed facts on record is not turned up or played."""
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
    consequences_follow: bool = True
    """What follows by rule stands behind what led to it, never as an action of its own."""
    discounts_named: bool = True
    """A lower cost names the card whose text lowers it."""
