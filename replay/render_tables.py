"""Tables for the terminal: the rules of a game, what can be done now."""

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec
from rich import box
from rich.console import Console
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text as Cell

from senpu.projections.offers import Proposal
from senpu.projections.rules import Lang, Rule, Rulebook, Text
from senpu.replay import messages
from senpu.replay.render_words import Wording

STANDINGS = {
    "official": Text("公式", "official"),
    "second_hand": Text("伝聞", "second hand"),
    "inferred": Text("解釈", "inferred"),
}
FORCES = {
    "forbids": Text("禁止", "forbids"),
    "happens": Text("自動", "happens"),
    "permits": Text("許可", "permits"),
}
LONGEST = 100_000
"""Columns of the widest row where nothing is to be wrapped."""
SWITCHES = {True: Text("オン", "on"), False: Text("オフ", "off")}


def rules_table(
    rulebook: Rulebook,
    lang: Lang,
    inferred_only: bool = False,
    options: type[Any] | None = None,
) -> Table:
    """All rules, or those no source states; `options` is the game's type, for the defaults."""
    table = _table(messages.RULE_COLUMNS, lang)
    switches = defaults(options) if options else {}
    for rule in rulebook.rules().values():
        if not inferred_only or rule.cite.standing == "inferred":
            table.add_row(
                rule.id,
                Cell(rule.gist.said(lang)),
                Cell(f"{rule.cite.source}, {rule.cite.locator}"),
                STANDINGS[rule.cite.standing].said(lang),
                FORCES[rule.force].said(lang),
                Cell(option_told(rule, switches, lang)),
            )
    return table


def defaults(options: type[Any]) -> dict[str, Any]:
    """The switches of a game as they are unless a match says otherwise."""
    return {field.name: field.default for field in msgspec.structs.fields(options)}


def option_told(rule: Rule, switches: dict[str, Any], lang: Lang) -> str:
    """The switch of a rule with its default."""
    if rule.option not in switches:
        return rule.option
    default = switches[rule.option]
    said = SWITCHES[default].said(lang) if isinstance(default, bool) else default
    return f"{rule.option} = {said}"


def offers_table(proposals: Iterable[Proposal], wording: Wording) -> Table:
    """The line for each action, what it is and costs, or why it cannot be done.

    Beside the line stands what may be typed instead of its parts, or besides them.
    """
    lang = wording.lang
    table = _table(messages.OFFER_COLUMNS, lang)
    for offer in proposals:
        what = offer.what.said(lang)
        table.add_row(
            Cell(offer.line),
            Cell("  ".join(_instead(offer))),
            Cell(what if offer.certain else messages.MAYBE.said(lang, {"what": what})),
            "" if offer.cost is None else str(offer.cost),
            Cell("\n".join(map(wording.remedy, offer.breaches))),
            style="dim" if offer.breaches else "",
        )
    return table


def _instead(offer: Proposal) -> Iterator[str]:
    """The pieces of each choice that is not the default."""
    for choices in offer.parts.values():
        yield from ("".join(choice.pieces.values()).strip() for choice in choices if choice.pieces)


def show_table(table: Table, console: Console) -> None:
    """Print a table: as wide as the terminal, or one line a row where there is none."""
    if console.is_terminal:
        console.print(table)
        return
    table.box = None
    endless = console.options.update(width=LONGEST)
    width = Measurement.get(console, endless, table).maximum
    Console(file=console.file, width=width, color_system=None).print(table)


def _table(columns: Text, lang: Lang) -> Table:
    table = Table(box=box.SIMPLE, pad_edge=False)
    for column in columns.said(lang).split(" | "):
        table.add_column(column, overflow="fold")
    return table
