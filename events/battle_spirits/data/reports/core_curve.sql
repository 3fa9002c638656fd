-- How many cores do players have to work with, turn by turn?
-- 自分のターンごとに、使えるコアはどれだけあるか
-- en: Own cores in the reserve and on the field at the start of the main step, by own turn: quartiles
-- en: over n turns, for later winners, losers, and players of matches without a winner, drawn or
-- en: unfinished. Every turn that stands counts.
-- ja: メインステップ開始時のリザーブとフィールドの自分のコア数。自分の何ターン目かごとに、n ターンの
-- ja: 四分位数を、後の勝者、敗者、勝者のない対戦（引き分け、途中まで）に分けて示す。有効なターンを
-- ja: すべて数える。
WITH available AS (
    SELECT match, seq, seat, sum(positions.n) AS cores
    FROM positions
    WHERE zone IN ('reserve', 'field_cores')
    GROUP BY match, seq, seat
    HAVING count(*) = 2
)
SELECT game, own_turn,
    CASE WHEN won THEN 'won' WHEN NOT won THEN 'lost' ELSE 'no winner' END AS result,
    count(*) AS n,
    quantile_cont(cores, 0.25) AS quarter,
    median(cores) AS median,
    quantile_cont(cores, 0.75) AS three_quarters
FROM turns
JOIN available ON available.match = turns.match AND available.seq = turns.main
    AND available.seat = turns.seat
JOIN seats ON seats.match = turns.match AND seats.seat = turns.seat
JOIN matches ON matches.match = turns.match
GROUP BY ALL
ORDER BY game, own_turn, result DESC
