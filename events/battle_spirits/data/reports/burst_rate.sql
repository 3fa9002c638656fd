-- In how many of their turns do players set a burst?
-- 自分のターンのうち、バーストをセットする割合は
-- en: By own turn. n: turns that reached the main step with a card in hand; hits: those in which the
-- en: player set a burst. Turns of one match are not independent, so the interval is narrower than it
-- en: should be.
-- ja: 自分の何ターン目かごと。n は手札のある状態でメインステップに入ったターン、hits はその中で
-- ja: バーストをセットしたターン。同じ対戦のターンは独立でないため、区間は狭めに出る。
WITH bursts AS (
    SELECT DISTINCT match, turn, seat FROM plays WHERE type = 'burst_set'
)
SELECT game, own_turn,
    count(*) AS n,
    count(bursts.match) AS hits
FROM turns
JOIN positions ON positions.match = turns.match AND positions.seq = turns.main
    AND positions.seat = turns.seat AND positions.zone = 'hand' AND positions.n > 0
JOIN matches ON matches.match = turns.match
LEFT JOIN bursts ON bursts.match = turns.match AND bursts.turn = turns.turn
    AND bursts.seat = turns.seat
GROUP BY game, own_turn
ORDER BY game, own_turn
