-- Which rules do players break, and how often?
-- どの規則が、どれだけ破られているか
-- en: n: entries of any kind that happened, those a judge backed up included, those a scribe
-- en: corrected not; hits: those that broke the rule. observed and forced say how they were recorded.
-- en: The interval allows for players who repeat; players: how many there are, with the matches whose
-- en: entries name none.
-- ja: n は起きた記録すべて（審判が戻したものを含み、記録者が訂正したものを除く）、hits はその規則を
-- ja: 破ったもの。observed と forced は、目撃のまま、または強制として記録した数。区間は同じプレイヤーの
-- ja: 繰り返しを考慮する。players はその人数（プレイヤーのない記録は対戦ごとに数える）。
WITH happened AS (
    SELECT game, match, seq, mark, coalesce(player, match || coalesce(seat, '')) AS player
    FROM actions JOIN matches USING (match) LEFT JOIN seats USING (match, seat)
    WHERE standing IN ('effective', 'rewound')
), chances AS (
    SELECT game, player, count(*) AS n FROM happened GROUP BY game, player
), broken AS (
    SELECT DISTINCT game, player, match, seq, happened.mark, rule
    FROM breaches JOIN happened USING (match, seq)
), marked AS (
    SELECT game, rule,
        count(*) FILTER (mark = 'observed') AS observed,
        count(*) FILTER (mark = 'forced') AS forced
    FROM broken GROUP BY game, rule
), per_player AS (
    SELECT game, rule, player, any_value(n) AS n, count(broken.seq) AS hits
    FROM chances JOIN marked USING (game) LEFT JOIN broken USING (game, rule, player)
    GROUP BY game, rule, player
)
SELECT game, rule,
    any_value(CASE getvariable('lang') WHEN 'ja' THEN gist_ja ELSE gist_en END) AS gist,
    sum(n)::BIGINT AS n,
    sum(hits)::BIGINT AS hits,
    list([hits, n]) AS players,
    any_value(observed) AS observed,
    any_value(forced) AS forced
FROM per_player
JOIN marked USING (game, rule)
LEFT JOIN rules USING (game, rule)
GROUP BY game, rule
ORDER BY game, hits DESC, rule
