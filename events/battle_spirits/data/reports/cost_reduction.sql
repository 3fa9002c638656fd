-- How much of the reduction printed on their cards do players obtain?
-- カードの軽減シンボルをどれだけ生かしているか
-- en: By kind of icon. n: reduction icons of that kind on cards paid for (of a mirage or accel: the
-- en: icons of that cost); hits: icons that took one off; plays: cards paid for that have such icons.
-- en: Plays whose cost a card text changed or whose card has no facts are left out. The interval allows
-- en: for players who repeat; players: how many there are.
-- ja: 軽減シンボルの種類ごと。n は支払ったカードの軽減シンボル（ミラージュ、アクセルはそのコストの
-- ja: もの）の数、hits は実際に1軽減した数、plays はその種類を持つカードの枚数。効果でコストが
-- ja: 変わったものと、情報のないカードは除く。区間は同じプレイヤーの繰り返しを考慮する。players は
-- ja: その人数。
WITH facts AS (
    SELECT match, card, arg_max(facts, declared) AS facts FROM cards GROUP BY match, card
), paid AS (
    SELECT game, match, seq,
        CASE
            WHEN plays.type = 'mirage_set' THEN facts->'$.mirage.reduction'
            WHEN body->>'$.effect' = 'accel' THEN facts->'$.accel.reduction'
            ELSE facts->'$.reduction'
        END::MAP(VARCHAR, INTEGER) AS icons
    FROM plays
    JOIN events USING (match, seq)
    JOIN facts USING (match, card)
    JOIN matches USING (match)
    WHERE nth = 0 AND payable IS NOT NULL AND NOT json_exists(body, '$.adjust')
), wanted AS (
    SELECT game, match, seq, icon.key AS colour, icon.value AS n
    FROM (SELECT game, match, seq, unnest(map_entries(icons)) AS icon FROM paid)
), per_player AS (
    SELECT game, colour, coalesce(player, match || seat) AS player,
        count(*) AS plays,
        sum(wanted.n)::BIGINT AS n,
        coalesce(sum(reductions.n), 0)::BIGINT AS hits
    FROM wanted
    JOIN plays USING (match, seq)
    JOIN seats USING (match, seat)
    LEFT JOIN reductions USING (match, seq, colour)
    GROUP BY ALL
)
SELECT game, colour,
    sum(plays)::BIGINT AS plays,
    sum(n)::BIGINT AS n,
    sum(hits)::BIGINT AS hits,
    list([hits, n]) AS players
FROM per_player
GROUP BY game, colour
ORDER BY game, n DESC, colour
