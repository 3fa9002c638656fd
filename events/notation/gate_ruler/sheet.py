"""The notation on one page, for a scribe at the table."""

from senpu.events.notation.full import Lang
from senpu.events.notation.sheets import Part, Row, page

PARTS = (
    Part("ターンと数", "Turns and counts", (
        Row("5.1", "先手（1）のターン5、メインまで（続きにも書ける）",
            "turn 5 of side 1, on to the main phase, or going on"),
        Row("5.1/start", "スタートフェイズまで", "only as far as the start phase"),
        Row("/", "フェイズ終了（メイン→アタック）", "the phase ends (main to attack)"),
        Row("//", "エンドフェイズへ", "to the end phase"),
        Row("=d35h0g6x3e1", "デッキ・手札・墓地・ダメージ・エナジーの数",
            "count: deck, hand, graveyard, damage, ready energy"),
        Row("2=h3", "後手を数える", "the same of side 2"),
    )),
    Part("動作（テンキー：7 8 9 4 6 ゾーン、1 2 3 セット、5 ルーラー）",
         "Actions (keypad: 7 8 9 4 6 zones, 1 2 3 set zones, 5 ruler)", (
        Row("o kag", "ドライブカードを公開（o d2 kag 場所も）",
            "turn up a drive card (o d2 kag: which one)"),
        Row("k kag", "オーバードライブ（k kag/od1 能力も）", "overdrive (k kag/od1: which one)"),
        Row("k- kag", "オーバードライブを使わない", "drop the overdrive"),
        Row("s kag9", "右に召喚（sh 手札から sd ドライブから）",
            "summon into 9 (sh from hand, sd from drive)"),
        Row("s kag@back <g", "名前のゾーンに、テキストで墓地から",
            "into a zone by name, by a text from the graveyard"),
        Row("f fie", "フィールド", "play a field"),
        Row("t2", "セットゾーン2にセット（t2 hen 既知、td2 ドライブから）",
            "set into zone 2 (t2 hen: known, td2: from drive)"),
        Row("e hen", "イベントを直接プレイ", "play an event directly"),
        Row("a mus/a1", "起動能力（a 5 ルーラー）", "activated ability (a 5: the ruler's)"),
        Row("v1=hen", "セットゾーン1から発動（v1 既知）", "play from set zone 1 (v1: if known)"),
        Row("w78", "7と8を入れ替え", "rearrange 7 and 8"),
        Row("召喚 mag9", "日本語の動詞も使える", "the Japanese words are verbs as well"),
    )),
    Part("答えと優先権", "Answers and priority", (
        Row("s mag9 (v2=nag>elf)", "相手の答え（; で続ける）",
            "answers of the other player (; between)"),
        Row("s mag9 &d1 (v2=nag)", "解決した時の効果も", "with what they do as they resolve"),
        Row("(v2=nag)", "相手だけの行動（2.v1=hen とも）", "an act of the other (or 2.v1=hen)"),
        Row("s mag9 ..", "ゲートに置いたまま", "left on the gate: no passes are implied"),
        Row(",", "優先権を放棄", "priority passed"),
        Row(">", "ゲートの一番上が解決（>9 ゾーン）", "the last item resolves (>9: into 9)"),
    )),
    Part("カードの後に", "Behind the card", (
        Row(">elf >2.elf7 >2.5", "対象（2. 後手の、5 ルーラー）", "targets (2. side 2, 5 ruler)"),
        Row("p1", "レストしたエナジー", "energy rested"),
        Row("$-1:fie $=0:fie", "FIEによりコスト−1、0に", "cost -1 by FIE, becomes 0"),
        Row("%7-5a-2:fie", "FIEが7-5a-2を除く", "FIE lifts rule 7-5a-2"),
        Row("%no:fie", "FIEが禁じる", "FIE forbids it"),
    )),
    Part("カードの効果", "Card texts", (
        Row("& mus d1", "MUSの効果：ドロー1", "the text of MUS: draw one"),
        Row("&d2 &v1 &v hen", "ドロー2、ドライブ1、HENをドライブ", "draw two, drive one, HEN"),
        Row("&dmg2 elf", "ユニットに2ダメージ", "two damage to a unit"),
        Row("&x2 &2.x hen,?", "相手に2ダメージ、後手のめくったカード",
            "two damage to the other, the cards turned up"),
        Row("&kill &back &out elf", "破壊、手札に戻す、除外", "destroy, return, remove"),
        Row("&top &bot elf", "デッキの上、下へ", "to the top, the bottom of the deck"),
        Row("&gone s2 &dis hen", "墓地へ、手札破棄", "to the graveyard, discard"),
        Row("&mill2 &mv hen g>h", "デッキ破棄2、墓地から手札へ", "mill two, from zone to zone"),
        Row("&put sil7<g &tok sil7", "墓地から7へ、トークン", "into 7 from the graveyard, a token"),
        Row("&re &ex mus", "アクト、レスト", "ready, rest"),
        Row("&e1 &e-1 &sr+1", "エナジーをアクト、レスト、召喚権+1",
            "energy readied, rested; one more summon"),
    )),
    Part("記録", "The record", (
        Row("x: …", "違反だが起きた", "happened, although illegal"),
        Row("! … {理由}", "強制", "put through"),
        Row("JH W2 back {…}", "裁定、警告、カードを手札へ", "ruling, warning, the card goes back"),
        Row("R-2 JH {…}", "2行動戻す（R#12 記録12まで）", "two actions back (R#12: to entry 12)"),
        Row("-", "書き間違いを取り消す", "the scribe's slip: undo"),
        Row("?s3=hen", "未知のカードを特定（?d1 ?3）", "an unknown card is identified (?d1, ?3)"),
        Row("kag:=SEN02-001", "短い名前", "a short name"),
        Row("{…} ~2 {…}", "メモ、見ていない2行動", "a note; two actions not seen"),
        Row("?! [12:34]", "疑問、動画の時刻", "doubt; time of the video"),
        Row("投了1 1-0 1/2", "投了、結果", "concession (also: concede 1), result"),
    )),
)  # fmt: skip


def cheat_sheet(lang: Lang) -> str:
    """The notation on one page, in Japanese or English."""
    return page(PARTS, lang)
