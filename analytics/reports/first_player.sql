-- How often does the first player win?
-- 先手はどれだけ勝つか
-- en: hits: matches won by the first player; n: decided matches. Left out and shown apart: draws,
-- en: and matches excluded from rates (column excluded of matches says why).
-- en: matches = n + draws + excluded.
-- ja: hits は先手の勝ち、n は勝敗のついた対戦。引き分けと、率から除く対戦（matches の excluded に
-- ja: 理由）は含めず別に示す。matches = n + draws + excluded。
SELECT game, pack,
    count(*) AS matches,
    count(*) FILTER (excluded IS NULL AND winner IS NULL) AS draws,
    count(*) FILTER (excluded IS NOT NULL) AS excluded,
    count(*) FILTER (excluded IS NULL AND winner IS NOT NULL) AS n,
    count(*) FILTER (excluded IS NULL AND winner = first) AS hits
FROM matches
GROUP BY game, pack
ORDER BY game, pack
