"""The notation on one page, for a scribe at the table."""

from senpu.events.notation.full import Lang
from senpu.events.notation.sheets import Part, Row, page

PARTS = (
    Part("ターンと数", "Turns and counts", (
        Row("3.1", "先手（1）のターン3、メインまで", "turn 3 of side 1, on to the main step"),
        Row("3.1/core", "コアステップまで", "only as far as the core step"),
        Row("/", "ステップ終了（メイン→アタック）", "the step ends (main to attack)"),
        Row("//", "エンドステップへ", "to the end step"),
        Row("=r0t4l5h2d34", "リザーブ・トラッシュ・ライフ・手札・デッキの数",
            "count: reserve, core trash, life, hand, deck"),
        Row("2=r3", "後手を数える", "the same of side 2"),
    )),
    Part("動作", "Actions", (
        Row("s ryu", "召喚", "summon"),
        Row("b ken>ryu", "直接合体", "direct brave"),
        Row("j ken>ryu", "合体", "combine"),
        Row("x ken", "分離", "separate"),
        Row("e ken>gor", "交換", "exchange"),
        Row("n hal", "ネクサス配置", "deploy a nexus"),
        Row("m fla/m", "マジック、メイン効果", "magic: its main effect"),
        Row("m fla/f >2.bei", "マジック、フラッシュ効果", "magic: its flash effect"),
        Row("f ryu", "フラッシュ効果", "flash effect"),
        Row("f yam/a", "アクセル", "accel"),
        Row("f zer/k>ryu", "煌臨", "advent"),
        Row("a ryu", "『自分のメインステップ』の効果", "effect of the own main step"),
        Row("c r>gor", "コア移動、1個（rリザーブ）", "move cores: one (r reserve)"),
        Row("c ryu>gor2*", "2個（*ソウルコア込み）", "two, the soul core * among them"),
        Row("c r>gor all", "全部（全）", "all that lie there"),
        Row("c r>tsu2:1", "2枚目のTSUへ1個（コアの数は : の後）", "one to the second TSU"),
        Row("u", "バーストセット（u fla 既知）", "set a burst (u fla: known)"),
        Row("i mir", "ミラージュセット", "set a mirage"),
        Row("U fla", "バースト発動", "activate the burst"),
        Row("U mad/f+1", "コア1個でフィールドに出る", "it comes to the field with one core"),
        Row("U fla/h", "手札に加わる", "it goes to the hand"),
        Row("( … )", "相手の行動", "acts of the other player"),
        Row("召喚 ryu", "日本語の動詞も使える", "the Japanese words are verbs as well"),
    )),
    Part("カードの後に", "Behind the card", (
        Row(">2.bei >>2.bei", "対象（m f a は >、他は >>）", "targets (> of m f a, else >>)"),
        Row("p2 pgor1", "支払の合計、GORから1個", "paid in all, one by GOR"),
        Row("+3 +gor1 @2", "置くコア、GORから1個、Lv2", "cores placed, one by GOR, for level 2"),
        Row("pr1* +*", "ソウルコアで支払、配置", "the soul core paid, placed"),
        Row("/t", "手元から", "from the tegamoto"),
        Row("<ryu", "転召でRYUを失う、RYUから外す", "gives RYU up; comes off RYU"),
        Row("^ken+1", "KENを残す", "KEN stays"),
        Row("/l /r", "異魔神の左、右", "left or right of two hosts"),
    )),
    Part("カードの効果", "Card texts", (
        Row("$-1:hal", "HALによりコスト−1（=4 4にする、x1 追加、free 支払なし）",
            "cost -1 by HAL (=4 becomes, x1 surcharge, free)"),
        Row("$ir1:hal $sr1:hal", "赤の軽減シンボル、赤シンボルを1つ追加",
            "one more red icon, one more red symbol"),
        Row("%M7:hal", "HALがBS-M7を除く", "HAL lifts rule BS-M7"),
        Row("%no:hal", "HALが禁じる", "HAL forbids it"),
        Row("& bei l>r1", "BEIがライフ1個をリザーブへ", "BEI: one life to the reserve"),
        Row("&d2 &mill3", "ドロー2、デッキ破棄3", "draw two, three from deck to trash"),
        Row("&kill &back &dis", "破壊、手札に戻す、手札破棄", "destroy, return, discard"),
        Row("&top &bot &out ryu", "デッキの上、下、除外", "deck top, bottom, out of the match"),
        Row("&ex &re &hv gor", "疲労、回復、重疲労", "exhaust, refresh, heavily exhaust"),
        Row("&put fox<trash+1", "トラッシュから出す", "put on the field from the trash"),
        Row("&tok fox+v1", "トークンを出す", "a token, a core of the void on it"),
        Row("&mv fla trash>hand", "領域から領域へ", "from zone to zone"),
        Row("&lv gor=2", "Lvコストを2にする", "it needs two cores for its lowest level"),
        Row("&lock &unlock gor", "コアを守る、守りを解く", "its cores are protected, free again"),
        Row("&part ken<ryu", "ブレイヴを外す", "a brave comes off its host"),
    )),
    Part("記録", "The record", (
        Row("x: …", "違反だが起きた", "happened, although illegal"),
        Row("! … {理由}", "強制", "put through"),
        Row("JF W1 pay1 {…}", "裁定（順不同）：警告、1個払う", "ruling: warning, one core is paid"),
        Row("JH JT J:田中", "ヘッド、テーブル、名前", "head judge, table judge, by name"),
        Row("JH R-2 {…}", "2行動戻す（R#12 記録12まで）", "two actions back (R#12: to entry 12)"),
        Row("-", "書き間違いを取り消す", "the scribe's slip: undo"),
        Row("?1=fla {…}", "未知のカードを特定", "an unknown card is identified"),
        Row("ry:=BS01-X01", "短い名前", "a short name"),
        Row("{…} ~2 {…}", "メモ、見ていない2行動", "a note; two actions not seen"),
        Row(r"{a \} b}", r"文の中の } は \}", r"a lone } in a text is \}"),
        Row("?! [12:34]", "疑問、動画の時刻", "doubt; time of the video"),
        Row("投了1 1-0 1/2", "投了、結果", "concession (also: concede 1), result"),
    )),
)  # fmt: skip


def cheat_sheet(lang: Lang) -> str:
    """The notation on one page, in Japanese or English."""
    return page(PARTS, lang)
