-- How many of their own cards do players give up to pay for others?
-- 自分のカードを消滅させてコアを使うことは、どれだけあるか
-- en: n: cards played for a cost; depleted: own cards that left for want of cores after the player
-- en: took cores from them, split by what these were taken for (several count under the first);
-- en: per_card = depleted / n.
-- ja: n はコストを支払って使ったカード、depleted は自分でコアを取り除いて消滅させた自分のカード。
-- ja: コアの用途別（複数なら先のもの）にも示す。per_card = depleted / n。
WITH played AS (
    SELECT game, count(*) FILTER (payable IS NOT NULL) AS n
    FROM plays JOIN matches USING (match)
    GROUP BY game
), depleted AS (
    SELECT game, CASE
        WHEN EXISTS (FROM payments AS p WHERE p.match = e.match AND p.seq = e.seq
            AND p.place = e.body->>'$.id') THEN 'payment'
        WHEN EXISTS (FROM placements AS p WHERE p.match = e.match AND p.seq = e.seq
            AND p.place = e.body->>'$.id') THEN 'placement'
        WHEN EXISTS (FROM moves AS m WHERE m.match = e.match AND m.seq = e.seq
            AND m.source = e.body->>'$.id') THEN 'move'
        END AS cause
    FROM events AS e
    JOIN plays USING (match, seq)
    JOIN matches USING (match)
    WHERE e.type = 'card_depleted' AND e.seat = plays.seat
)
SELECT game, any_value(n) AS n,
    count(cause) AS depleted,
    count(*) FILTER (cause = 'payment') AS by_payment,
    count(*) FILTER (cause = 'placement') AS by_placement,
    count(*) FILTER (cause = 'move') AS by_move,
    count(cause) / nullif(any_value(n), 0) AS per_card
FROM played LEFT JOIN depleted USING (game)
GROUP BY game
ORDER BY game
