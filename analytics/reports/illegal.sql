-- Which rules do players break, and how often?
-- どの規則が、どれだけ破られているか
-- en: n: entries of any kind that happened, those a judge backed up included, those a scribe
-- en: corrected not; hits: those that broke the rule. observed and forced say how they were recorded.
-- ja: n は起きた記録すべて（審判が戻したものを含み、記録者が訂正したものを除く）、hits はその規則を
-- ja: 破ったもの。observed と forced は、目撃のまま、または強制として記録した数。
WITH happened AS (
    SELECT game, count(*) AS n
    FROM actions JOIN matches USING (match)
    WHERE standing IN ('effective', 'rewound')
    GROUP BY game
), broken AS (
    SELECT DISTINCT game, match, seq, mark, rule
    FROM breaches JOIN matches USING (match)
    WHERE standing IN ('effective', 'rewound')
)
SELECT broken.game, rule,
    any_value(CASE getvariable('lang') WHEN 'ja' THEN gist_ja ELSE gist_en END) AS gist,
    any_value(n) AS n,
    count(*) AS hits,
    count(*) FILTER (mark = 'observed') AS observed,
    count(*) FILTER (mark = 'forced') AS forced
FROM broken
JOIN happened USING (game)
LEFT JOIN rules USING (game, rule)
GROUP BY broken.game, rule
ORDER BY broken.game, hits DESC, rule
