-- In how many of their turns do players set a burst?
-- 自分のターンのうち、バーストをセットする割合は
-- en: By own turn. n: turns that reached the main step with a card in hand; hits: those in which the
-- en: player set a burst. The interval allows for players who repeat; players: how many there are.
-- ja: 自分の何ターン目かごと。n は手札のある状態でメインステップに入ったターン、hits はその中で
-- ja: バーストをセットしたターン。区間は同じプレイヤーの繰り返しを考慮する。players はその人数。
WITH bursts AS (
    SELECT DISTINCT match, turn, seat FROM plays WHERE type = 'burst_set'
), per_player AS (
SELECT game, own_turn, coalesce(player, turns.match || turns.seat) AS player,
    count(*) AS n,
    count(bursts.match) AS hits
FROM turns
JOIN positions ON positions.match = turns.match AND positions.seq = turns.main
    AND positions.seat = turns.seat AND positions.zone = 'hand' AND positions.n > 0
JOIN matches ON matches.match = turns.match
JOIN seats ON seats.match = turns.match AND seats.seat = turns.seat
LEFT JOIN bursts ON bursts.match = turns.match AND bursts.turn = turns.turn
    AND bursts.seat = turns.seat
GROUP BY ALL
)
SELECT game, own_turn,
    sum(n)::BIGINT AS n,
    sum(hits)::BIGINT AS hits,
    list([hits, n]) AS players
FROM per_player
GROUP BY game, own_turn
ORDER BY game, own_turn
