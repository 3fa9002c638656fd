-- What can be asked. One log is one match; `match` is its id and joins every table.
--
-- Nothing a scribe corrected or a judge rewound is deleted from a log, so nothing is left out
-- here: every table of entries holds the full history. To count what stands, use the views `plays`,
-- `turns`, `boards` and `decided`, or say WHERE effective. To count what was done at the table
-- even if a judge backed it up afterwards (illegal actions, say), use
-- WHERE standing IN ('effective', 'rewound').
--
-- The comments below are stored with the tables: duckdb_tables(), duckdb_columns().

-- One row a match.
CREATE TABLE matches (
    match VARCHAR NOT NULL,       -- id of the match, from the header
    game VARCHAR NOT NULL,        -- the game played
    pack VARCHAR NOT NULL,        -- rule pack the match was recorded under
    event VARCHAR,                -- tournament; NULL if the header does not say
    round VARCHAR,                -- round of the tournament
    tbl VARCHAR,                  -- table it was played at
    player_a VARCHAR,             -- player in seat A
    player_b VARCHAR,             -- player in seat B
    first VARCHAR NOT NULL,       -- seat of the first player
    finished BOOLEAN NOT NULL,    -- the log says how it ended
    winner VARCHAR,               -- seat of the winner; NULL for a draw or an unfinished match
    reason VARCHAR,               -- why it ended, in the game's words
    cause VARCHAR,                -- rule, concession, time, judge, agreed, outside this format
    excluded VARCHAR,             -- why rates leave it out: unfinished, penalty (game or match
                                  -- loss, disqualification), short (under two turns), unplayed
                                  -- (no play); NULL if they count it
    turns INTEGER NOT NULL,       -- number of the last turn that stands
    entries INTEGER NOT NULL,     -- entries in the log's valid part
    effective INTEGER NOT NULL,   -- of these, entries that stand
    closed BOOLEAN NOT NULL,      -- the log has its end record
    verified BOOLEAN NOT NULL,    -- every action was decided again (--verify)
    damage VARCHAR,               -- where and how the log is damaged; NULL if it is whole
    created VARCHAR,              -- when the log was begun, as the header says
    program VARCHAR,              -- program that recorded it
    format VARCHAR NOT NULL,      -- log format
    options JSON NOT NULL,        -- options of the rule pack set for this match
    file VARCHAR NOT NULL         -- the file it was read from
);

-- One row a match and seat.
CREATE TABLE seats (
    match VARCHAR NOT NULL,       -- id of the match
    seat VARCHAR NOT NULL,        -- A or B
    player VARCHAR,               -- who sat there
    is_first BOOLEAN NOT NULL,    -- took the first turn
    won BOOLEAN                   -- won; NULL for a draw or an unfinished match
);

-- One row an entry of a log: an action, or what a scribe or judge noted.
CREATE TABLE actions (
    match VARCHAR NOT NULL,       -- id of the match
    seq INTEGER NOT NULL,         -- number of the entry, from 1
    kind VARCHAR NOT NULL,        -- setup, turn, play (a player's choice), pass (of priority),
                                  -- effect, ruling, record (counts, notes, names), return
                                  -- (correction, rewind), end, or unknown (of a newer program)
    type VARCHAR NOT NULL,        -- event type
    standing VARCHAR NOT NULL,    -- effective; corrected (a scribe's slip, did not happen); rewound
                                  -- (happened, backed up by a judge); return (a correction or a
                                  -- rewind)
    effective BOOLEAN NOT NULL,   -- standing is effective
    turn INTEGER NOT NULL,        -- turn it belongs to; 0 before the first
    own_turn INTEGER,             -- how many-th turn of its player that is
    active VARCHAR,               -- seat whose turn it is; NULL before the first
    step VARCHAR,                 -- step or phase of the turn
    seat VARCHAR,                 -- who acted; of a count or ruling, whom it concerns
    author VARCHAR NOT NULL,      -- on whose word: A, B, scribe or judge:NAME
    mark VARCHAR NOT NULL,        -- legal, observed (seen although illegal) or forced
    breaches INTEGER NOT NULL,    -- rules broken, as stored with the entry
    reason VARCHAR,               -- why it was forced
    doubt BOOLEAN NOT NULL,       -- the scribe was not sure
    time TIMESTAMP,               -- when it was recorded, UTC
    seconds DOUBLE,               -- since the entry before; NULL for the first
    clock VARCHAR,                -- time of the video it was transcribed from
    object VARCHAR,               -- card acted with as recorded: number, field card or handle (?1)
    card VARCHAR,                 -- number of that card, also if it became known only later;
                                  -- NULL while unknown
    card_name VARCHAR,            -- its name
    onto VARCHAR,                 -- field card it was put onto
    printed_cost INTEGER,         -- cost as printed; this and the next three NULL without a cost
    reduction INTEGER,            -- taken off in all
    surcharge INTEGER,            -- added after reduction
    payable INTEGER,              -- what had to be paid
    paid INTEGER,                 -- what was paid; NULL for actions that never cost anything
    placed INTEGER,               -- put onto the card from elsewhere; NULL where nothing can be
    soul VARCHAR                  -- whether the one special core went with it: pay, place or NULL
);

-- One row an event: the action of an entry and each consequence stored with it.
CREATE TABLE events (
    match VARCHAR NOT NULL,       -- id of the match
    seq INTEGER NOT NULL,         -- entry it is part of
    nth INTEGER NOT NULL,         -- 0 for the action, from 1 for consequences
    sub VARCHAR NOT NULL,         -- address: 57 for the action, 57.1 for the first consequence
    effective BOOLEAN NOT NULL,   -- the entry stands
    type VARCHAR NOT NULL,        -- event type
    seat VARCHAR,                 -- player it names
    body JSON NOT NULL            -- the event as stored; fields at their default are left out
);

-- One row an action and place that paid.
CREATE TABLE payments (
    match VARCHAR NOT NULL,       -- id of the match
    seq INTEGER NOT NULL,         -- entry
    effective BOOLEAN NOT NULL,   -- the entry stands
    kind VARCHAR NOT NULL,        -- card for a field card, else the zone
    place VARCHAR NOT NULL,       -- zone or field card
    n INTEGER NOT NULL            -- how many
);

-- One row an action and place from where something was put onto the card played.
CREATE TABLE placements (
    match VARCHAR NOT NULL,       -- id of the match
    seq INTEGER NOT NULL,         -- entry
    effective BOOLEAN NOT NULL,   -- the entry stands
    kind VARCHAR NOT NULL,        -- card for a field card, else the zone
    place VARCHAR NOT NULL,       -- zone or field card
    n INTEGER NOT NULL            -- how many
);

-- One row a move from one place to another, for actions that are moves.
CREATE TABLE moves (
    match VARCHAR NOT NULL,       -- id of the match
    seq INTEGER NOT NULL,         -- entry
    effective BOOLEAN NOT NULL,   -- the entry stands
    source VARCHAR NOT NULL,      -- zone or field card it came from
    target VARCHAR NOT NULL,      -- zone or field card it went to
    n INTEGER NOT NULL            -- how many
);

-- One row an action and colour that lowered its cost.
CREATE TABLE reductions (
    match VARCHAR NOT NULL,       -- id of the match
    seq INTEGER NOT NULL,         -- entry
    effective BOOLEAN NOT NULL,   -- the entry stands
    colour VARCHAR NOT NULL,      -- kind of icon
    n INTEGER NOT NULL            -- how much it took off
);

-- One row a rule broken by an action that was recorded all the same.
CREATE TABLE breaches (
    match VARCHAR NOT NULL,       -- id of the match
    seq INTEGER NOT NULL,         -- entry
    standing VARCHAR NOT NULL,    -- as in actions; rewound ones did happen
    effective BOOLEAN NOT NULL,   -- the entry stands
    mark VARCHAR NOT NULL,        -- observed or forced
    rule VARCHAR NOT NULL,        -- id of the rule
    facts JSON NOT NULL           -- what the verdict rests on
);

-- One row a judge's ruling. A penalty outlives a rewind: leave out only corrected ones.
CREATE TABLE rulings (
    match VARCHAR NOT NULL,       -- id of the match
    seq INTEGER NOT NULL,         -- entry
    standing VARCHAR NOT NULL,    -- as in actions
    effective BOOLEAN NOT NULL,   -- the entry stands
    judge VARCHAR NOT NULL,       -- who ruled
    seat VARCHAR,                 -- player concerned
    penalty VARCHAR,              -- W, C, GL, ML or DQ; NULL for none
    remedy VARCHAR,               -- what was put right
    text VARCHAR                  -- the judge's words
);

-- One row a zone of a closing count.
CREATE TABLE counts (
    match VARCHAR NOT NULL,       -- id of the match
    seq INTEGER NOT NULL,         -- entry
    effective BOOLEAN NOT NULL,   -- the entry stands
    seat VARCHAR NOT NULL,        -- whose zones were counted
    zone VARCHAR NOT NULL,        -- what was counted
    counted INTEGER NOT NULL,     -- seen at the table
    recorded INTEGER,             -- by the record before it; NULL for a zone that is not kept
    agrees BOOLEAN                -- both are the same
);

-- One row a zone of a seat after an entry. The view boards has one column a zone.
CREATE TABLE positions (
    match VARCHAR NOT NULL,       -- id of the match
    seq INTEGER NOT NULL,         -- entry it is the position after
    effective BOOLEAN NOT NULL,   -- the entry stands
    seat VARCHAR NOT NULL,        -- whose zone
    zone VARCHAR NOT NULL,        -- the zone; those of closing counts have the same name there
    n INTEGER NOT NULL            -- what lies there
);

-- One row a card whose printed facts a log holds.
CREATE TABLE cards (
    match VARCHAR NOT NULL,       -- id of the match
    card VARCHAR NOT NULL,        -- card number
    declared INTEGER NOT NULL,    -- entry that declared it; 0 for the header
    name VARCHAR,                 -- name
    name_en VARCHAR,              -- English name
    type VARCHAR,                 -- kind of card
    cost INTEGER,                 -- printed cost
    facts JSON NOT NULL           -- all printed facts
);

-- One row a card of a declared deck.
CREATE TABLE decks (
    match VARCHAR NOT NULL,       -- id of the match
    seat VARCHAR NOT NULL,        -- whose deck
    card VARCHAR NOT NULL,        -- card number
    n INTEGER NOT NULL            -- copies
);

-- One row a rule of the games met; the record's own rules stand under every game.
CREATE TABLE rules (
    game VARCHAR NOT NULL,        -- the game
    rule VARCHAR NOT NULL,        -- id of the rule
    gist_ja VARCHAR NOT NULL,     -- what it says, in Japanese
    gist_en VARCHAR NOT NULL,     -- what it says, in English
    source VARCHAR NOT NULL,      -- document
    locator VARCHAR NOT NULL,     -- place in it
    standing VARCHAR NOT NULL,    -- official, second_hand or inferred
    force VARCHAR NOT NULL        -- forbids, happens or permits
);

-- One row a fault that deciding every action again found; empty without --verify.
CREATE TABLE findings (
    match VARCHAR NOT NULL,       -- id of the match
    seq INTEGER NOT NULL,         -- entry
    rule VARCHAR NOT NULL,        -- rule broken, or REC-2 to REC-4: outcome, consequences, verdict
    facts JSON NOT NULL           -- what the verdict rests on
);

-- Players' actions that stand, legal or not: actions of kind play.
CREATE VIEW plays AS SELECT * FROM actions WHERE effective AND kind = 'play';

-- Matches rates are made of: with a winner, and not excluded.
CREATE VIEW decided AS SELECT * FROM matches WHERE excluded IS NULL AND winner IS NOT NULL;

-- One row a turn that stands.
CREATE VIEW turns (
    match,                        -- id of the match
    turn,                         -- number of the turn
    own_turn,                     -- how many-th turn of its player
    seat,                         -- whose turn
    started,                      -- entry that began it
    main                          -- entry that brought the main step; NULL if none did
) AS SELECT match, turn, any_value(own_turn), any_value(active), min(seq),
    min(seq) FILTER (events.type = 'step_entered' AND events.body->>'$.step' = 'main')
FROM actions JOIN events USING (match, seq)
WHERE actions.kind = 'turn' AND actions.effective AND turn > 0
GROUP BY match, turn;

-- One row a position that stands and seat. One more column a zone there is: life, hand, deck ...
CREATE VIEW boards (
    match,                        -- id of the match
    seq,                          -- entry it is the position after
    seat                          -- whose zones
) AS SELECT DISTINCT match, seq, seat FROM positions WHERE effective;
