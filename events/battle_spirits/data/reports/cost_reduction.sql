-- How much of the reduction printed on their cards do players obtain?
-- カードの軽減シンボルをどれだけ生かしているか
-- en: By kind of icon. n: reduction icons of that kind on cards paid for (of a mirage or accel: the
-- en: icons of that cost); hits: icons that took one off; plays: cards paid for that have such icons.
-- en: Plays whose cost a card text changed or whose card has no facts are left out. The icons of one
-- en: card are not independent, so the interval is narrower than it should be.
-- ja: 軽減シンボルの種類ごと。n は支払ったカードの軽減シンボル（ミラージュ、アクセルはそのコストの
-- ja: もの）の数、hits は実際に1軽減した数、plays はその種類を持つカードの枚数。効果でコストが
-- ja: 変わったものと、情報のないカードは除く。同じカードのシンボルは独立でないため、区間は狭めに出る。
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
)
SELECT game, colour,
    count(*) AS plays,
    sum(wanted.n)::BIGINT AS n,
    coalesce(sum(reductions.n), 0)::BIGINT AS hits
FROM wanted LEFT JOIN reductions USING (match, seq, colour)
GROUP BY game, colour
ORDER BY game, n DESC, colour
