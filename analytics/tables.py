"""The rows of the tables in `schema.sql`, which says what each column means."""

from datetime import datetime

from msgspec import Struct


class Row(Struct, frozen=True, gc=False):
    """A row of the table that has the name of its class."""


class Matches(Row, frozen=True, gc=False):
    match: str
    game: str
    pack: str
    event: str | None
    round: str | None
    tbl: str | None
    player_a: str | None
    player_b: str | None
    first: str
    finished: bool
    winner: str | None
    reason: str | None
    excluded: str | None
    turns: int
    entries: int
    effective: int
    closed: bool
    verified: bool
    damage: str | None
    created: str | None
    program: str | None
    format: str
    options: str
    file: str


class Seats(Row, frozen=True, gc=False):
    match: str
    seat: str
    player: str | None
    is_first: bool
    won: bool | None


class Actions(Row, frozen=True, gc=False):
    match: str
    seq: int
    kind: str
    type: str
    standing: str
    effective: bool
    turn: int
    own_turn: int | None
    active: str | None
    step: str | None
    seat: str | None
    author: str
    mark: str
    breaches: int
    reason: str | None
    doubt: bool
    time: datetime | None
    seconds: float | None
    clock: str | None
    object: str | None
    card: str | None
    card_name: str | None
    onto: str | None
    printed_cost: int | None
    reduction: int | None
    surcharge: int | None
    payable: int | None
    paid: int | None
    placed: int | None
    soul: str | None


class Events(Row, frozen=True, gc=False):
    match: str
    seq: int
    nth: int
    sub: str
    effective: bool
    type: str
    seat: str | None
    body: str


class Payments(Row, frozen=True, gc=False):
    match: str
    seq: int
    effective: bool
    kind: str
    place: str
    n: int


class Placements(Payments, frozen=True, gc=False):
    pass


class Moves(Row, frozen=True, gc=False):
    match: str
    seq: int
    effective: bool
    source: str
    target: str
    n: int


class Reductions(Row, frozen=True, gc=False):
    match: str
    seq: int
    effective: bool
    colour: str
    n: int


class Breaches(Row, frozen=True, gc=False):
    match: str
    seq: int
    standing: str
    effective: bool
    mark: str
    rule: str
    facts: str


class Rulings(Row, frozen=True, gc=False):
    match: str
    seq: int
    standing: str
    effective: bool
    judge: str
    seat: str | None
    penalty: str | None
    remedy: str | None
    text: str | None


class Counts(Row, frozen=True, gc=False):
    match: str
    seq: int
    effective: bool
    seat: str
    zone: str
    counted: int
    recorded: int | None
    agrees: bool | None


class Positions(Row, frozen=True, gc=False):
    """All zones of a seat at once: several rows, spread out as they are stored."""

    match: str
    seq: int
    effective: bool
    seat: str
    zone: list[str]
    n: list[int]


class Cards(Row, frozen=True, gc=False):
    match: str
    card: str
    declared: int
    name: str | None
    name_en: str | None
    type: str | None
    cost: int | None
    facts: str


class Decks(Row, frozen=True, gc=False):
    match: str
    seat: str
    card: str
    n: int


class Rules(Row, frozen=True, gc=False):
    game: str
    rule: str
    gist_ja: str
    gist_en: str
    source: str
    locator: str
    standing: str
    force: str


class Findings(Row, frozen=True, gc=False):
    match: str
    seq: int
    rule: str
    facts: str
