"""What the program says to people beside rules and log errors: each sentence in both languages."""

from senpu.projections.text import Text

# Recording

WAS_LEGAL = Text(
    "x: でしたが規則どおりの行動なので、通常どおり記録しました",
    "marked x:, but it is legal: recorded as legal",
)
NO_REASON = Text(
    "! の理由がありません。次は波括弧で理由を添えてください",
    "forced without a reason; the next time, add one in braces",
)
REFUSED = Text("認められません: {item}", "refused: {item}")
UNREADABLE = Text("読めません: {item}", "cannot be read: {item}")
NOTHING_RECORDED = Text("この行は何も記録していません", "nothing of this line was recorded")
TAKE_AS_SEEN = Text(
    "直してもう一度入力するか、実際に起きたことなら x:{item}（違反のまま記録）",
    "correct it or, if it happened at the table like this, type x:{item}",
)
FIRST_TURN = Text(
    "ターンが始まっていません。先に {turn} と入力（例：{turn} {item}）",
    "no turn has begun; enter {turn} first, as in {turn} {item}",
)
NEXT_TURN = Text(
    "エンドステップです。次のターンは {turn} で始めます",
    "this is the end step; the next turn begins with {turn}",
)
AHEAD = Text(
    "{seat} {counts}：記録が卓上より先に進んでいます。数えて x:= で合わせてください（例 x:=r0t4）",
    "{seat} {counts}: the record is ahead of the table;"
    " count and set it right with x:= (as in x:=r0t4)",
)
NOT_ENDED = Text(
    "この裁定だけでは対戦は終わりません。1-0 か 0-1 と入力するか、senpu close --result で終える",
    "the match is not ended by this ruling; end it with 1-0 or 0-1, or with senpu close --result",
)
NOTHING_BACK = Text("取り消せる記録がありません", "there is nothing to take back")
TOO_FAR = Text("戻せるのは{n}件までです", "there are only {n} to take back")
TAKEN_BACK = Text("取り消し: {text}", "taken back: {text}")
MORE_TAKEN_BACK = Text("ほかに{n}件を取り消し", "and taken back besides: {n}")
BRING_BACK = Text("元に戻すには -#{seq} と入力", "to bring it back, enter -#{seq}")
NO_RESULT = Text(
    "勝敗が記録されていません。--result A、B、draw のいずれかを付けてください",
    "the record does not say who won; add --result A, B or draw",
)
OTHER_RESULT = Text(
    "記録では勝者は {recorded} ですが、{said} が指定されました",
    "the record says that the winner is {recorded}, not {said}",
)
CLOSED_LOG = Text(
    "{path} は閉じられています。追記はできません（senpu show、senpu log で読めます）",
    "{path} is closed and takes no more entries (senpu show and senpu log read it)",
)
CLOSED_NOW = Text(
    "{path} を閉じました。{entries}件、確認コード {digest}",
    "{path} is closed: entries {entries}, digest for the slip {digest}",
)
STARTED = Text("{path} を作りました", "{path} is ready")
POSITION = Text("{seq}番の後の局面", "position after entry {seq}")

# A transcript

AT = Text("{name} {line}行 {column}列", "{name} line {line}, column {column}")
STDIN = Text("標準入力", "stdin")
NOT_UTF8 = Text(
    "UTF-8 ではありません（バイト {byte}）。UTF-8 で保存し直してください",
    "not UTF-8 (byte {byte}); save the text as UTF-8",
)
STREAM_ENDS = Text(
    "{line}行で止めました。前の行は記録済み（記録した件数 {entries}）、以降は読んでいません",
    "stopped at line {line}: the lines before it are recorded (entries: {entries}),"
    " the rest was not read",
)
GOES_ON = Text("次の行から続けます", "reading goes on with the next line")
LINE_BEYOND = Text(
    "{name} は {lines}行です。{line}行からは読めません",
    "{name} has {lines} lines; there is no line {line} to begin at",
)
LINE_WITHOUT_FROM = Text("--line は --from と一緒に使います", "--line goes with --from")
TAG_DIFFERS = Text(
    "タグ {key} は「{said}」ですが、記録の見出しは「{recorded}」です",
    "the tag {key} says {said!r}, the header of the log {recorded!r}",
)
STOPPED = Text(
    "{line}行で止まりました（記録した件数 {entries}、読んでいない行 {rest}）。"
    "直してから --line {line} で続けられます",
    "stopped at line {line} (entries recorded: {entries}, lines not read: {rest});"
    " correct it and go on with --line {line}",
)
READ_TO_END = Text(
    "読んだ行 {lines}、記録した件数 {entries}、認められなかった行 {refused}",
    "lines read: {lines}, entries recorded: {entries}, lines refused: {refused}",
)

# Opening and verifying

TORN = Text(
    "書きかけの最後の行があります（{n}バイト）。その前までは無事です",
    "the last line was never completed ({n} bytes); all before it is intact",
)
TORN_ASIDE = Text(
    "書きかけの最後の行を {path} に移しました", "the incomplete last line was put aside: {path}"
)
PREFIX = Text(
    "壊れている所の前、{entries}番までを使います",
    "only the part before the damage is used: entries up to {entries}",
)
FINDINGS = Text(
    "規則に合わない記録が{n}件あります（senpu verify {path}）",
    "entries not as the rules give them: {n} (see senpu verify {path})",
)
VERIFIED = Text(
    "OK {path}: {entries}件、{state}、末尾 {digest}",
    "OK {path}: entries {entries}, {state}, ends with {digest}",
)
OPEN = Text("記録中", "open")
CLOSED = Text("終了", "closed")
FINDING = Text(
    "{path} {seq}番（{line}行、位置 {offset}）",
    "{path} entry {seq} (line {line}, offset {offset})",
)
BY_RULE = Text("規則による　{text}", "by the rules: {text}")
AS_STORED = Text("記録　　　　{text}", "stored:       {text}")
OTHER_PACK = Text(
    "{path}: 見出しの規則は {pack} ですが、ここでは {known} で確かめます",
    "{path}: the header names the rules {pack}; judged by {known}",
)
TIMES_BACK = Text(
    "注意 {path}: 前の記録より早い時刻の記録が{n}件（最初は{seq}番）",
    "note {path}: entries dated earlier than the one before: {n}, the first is {seq}",
)
FOUND = Text(
    "{path}: {n}件の問題、{entries}件を検証", "{path}: problems {n}, entries verified {entries}"
)

# Looking

ONLY_TRIED = Text("試しただけで、何も記録していません", "only tried: nothing was recorded")
NO_ENTRY = Text(
    "{at}番はありません。0から{last}までです", "there is no entry {at}; choose from 0 to {last}"
)
NO_TURN = Text(
    "ターン{turn}は有効な記録にありません。あるのは: {turns}",
    "turn {turn} is not in the effective record; there are: {turns}",
)
UNDONE_MARK = Text("取消", "undone")
HIDDEN_ENTRIES = Text(
    "ほかに取り消された記録が{n}件（--full-history で表示）",
    "undone or undoing, and not shown: {n} (see --full-history)",
)

# Making a log

NO_GAME = Text(
    "ゲーム {game} を知りません。知っているもの: {known}", "no game {game}; known: {known}"
)
NOT_READ = Text("{path} を読めません: {why}", "{path} cannot be read: {why}")
CARD_UNREADABLE = Text("{path}: 読めないカード: {remark}", "{path}: unreadable card: {remark}")
CARD_DOUBT = Text("{path}: 要確認: {remark}", "{path}: doubtful: {remark}")
CARDS_CONFLICT = Text(
    "{number} が {path} と前のカタログで違います", "{number} differs between {path} and one before"
)
CARDS_READ = Text("{path}: {n}枚のカード", "{path}: {n} cards")
ALL_READABLE = Text("読めない項目はありません", "every entry could be read")
SOME_UNREADABLE = Text("{n}件の項目を読めません", "entries that could not be read: {n}")
DECK_REFUSED = Text(
    "デッキが規則に合いません。直すか、--casual で遊びの対戦として記録してください",
    "the decks break the rules; correct them, or record a casual match with --casual",
)
DECK_BREACH = Text(
    "{player} {deck}: {rule} {gist}（{facts}）", "{player} {deck}: {rule} {gist} ({facts})"
)
NO_OPTION = Text(
    "選択肢 {option} はありません。あるもの: {known}",
    "there is no option {option}; there are: {known}",
)
BAD_OPTION = Text("選択肢 {option} は使えません: {why}", "{option} cannot be used: {why}")
NO_PAIR = Text("{text} は 名前=値 の形ではありません", "{text} is not of the form name=value")
BAD_ALIAS = Text("略称 {alias} は使えません: {why}", "the alias {alias} cannot be used: {why}")
ALIAS_FORM = Text("2〜4文字の a-z、0-9、かな", "2 to 4 of a-z, 0-9 or kana")
ALIAS_CARD = Text("カード {number} がありません", "there is no card {number}")
ALIAS_CLASH = Text("{other} と紛らわしい", "it cannot be told from {other}")

# The live prompt

KEYS = Text(
    "? 一覧  Backspace 取消  ^O 違反のまま記録  F2 盤面  F3 できること  ^D 終了  Tab 候補",
    "? help  Backspace undo  ^O as seen  F2 board  F3 legal  ^D leave  Tab complete",
)
NONE_REFUSED = Text(
    "違反のまま記録（Ctrl-O）する行がありません：直前の行は拒否されていません",
    "Ctrl-O records a refused line as seen; the last line was not refused",
)
NOT_READABLE = Text(
    "直前の行は読めなかったので、違反のまま記録（Ctrl-O）できません。直して入力してください",
    "the last line could not be read, so Ctrl-O has nothing to record as seen; correct it",
)
NOT_SEEN = Text(
    "直前の行はゲームの規則で拒否されたのではないので、違反のまま記録（Ctrl-O）できません",
    "the last line was not refused by a rule of the game; Ctrl-O cannot record it as seen",
)
LINE_KEPT = Text(
    "この行は記録していません。Enter で {path} を開き直して記録、Ctrl-C で行を捨て、Ctrl-D で終了",
    "this line is not recorded; Enter opens {path} again and records it,"
    " Ctrl-C drops it, then Ctrl-D leaves",
)
OPENED_AGAIN = Text(
    "開き直しました（{entries}件、中断前 {left}件）",
    "opened again: entries {entries}, as left: {left}",
)
OPENED_OTHERWISE = Text(
    "開き直しましたが、記録が変わっています（{entries}件、中断前 {left}件）。"
    "盤面を確かめてから、もう一度 Enter",
    "opened again, but it was changed: entries {entries}, as left: {left};"
    " look at the board, then Enter once more",
)
ON_RECORD = Text(
    "{path} に記録します。? で入力の一覧、Ctrl-D で終了",
    "recording into {path}; ? shows what to type, Ctrl-D leaves",
)

# The demonstration

DEMO_NEW = Text(
    "2つのデッキで新しい記録を作る。使うカードの情報も収める",
    "make a log for two decks; it holds the facts of their cards",
)
DEMO_REFUSED = Text(
    "規則に合わない行は記録されず、理由が示される",
    "a line that breaks a rule changes nothing, and every reason is given",
)
DEMO_RECORD = Text(
    "棋譜から対戦を記録する。1行ごとに規則で確かめ、書き込んでから表示する",
    "record the match from a transcript; each line is checked, stored, then acknowledged",
)
DEMO_VERIFY = Text(
    "記録が無傷で、すべて規則どおりかを確かめる",
    "check that the log is whole and every entry what the rules give",
)
DEMO_SHOW = Text("最後のターンの始めの局面を見る", "look at the board as the last turn began")
DEMO_REWIND = Text(
    "審判がその局面まで巻き戻す。記録は消えず、追記される",
    "a judge backs the match up to there; nothing is deleted, an entry is added",
)
DEMO_REASON = Text("見本の巻き戻し", "to show how it is done")
DEMO_UNDO = Text("その巻き戻しを取り消す", "take that rewind back")
DEMO_CLOSE = Text(
    "記録を閉じる。確認コードは対戦票に書く", "close the log; the digest goes on the match slip"
)
DEMO_PLAYED = Text(
    "ターンごとの行動の数と支払った数",
    "plays made and what was paid in each turn, asked in SQL",
)
DEMO_BROKEN = Text("破られた規則", "which rules were broken")
DEMO_KEPT = Text("ファイルは {path} にあります", "the files are in {path}")
DEMO_OTHER = Text("ほかの見本は senpu demo --game {game}", "another demo: senpu demo --game {game}")
DEMO_GONE = Text(
    "ファイルを残すには senpu demo --keep フォルダ", "to keep the files: senpu demo --keep DIR"
)

# The command line itself

INTERRUPTED = Text("中断しました", "interrupted")
UNKNOWN_COMMAND = Text("{name} というコマンドはありません", "there is no command {name}")
UNKNOWN_OPTION = Text("{why} というオプションはありません", "there is no option {why}")
MISSING = Text("{why} がありません", "{why} is missing")
WRONG_VALUE = Text("値が正しくありません: {why}", "{why}")
USAGE_ERROR = Text("{why}", "{why}")
SEE_HELP = Text("説明: {command} --help", "see {command} --help")
USAGE = Text("使い方: ", "Usage: ")
OPTIONS = Text("オプション", "Options")
MATCH_OPTIONS = Text("対戦の選択肢", "Options of the match")
COMMANDS = Text("コマンド", "Commands")
EXIT_CODES = Text("終了コード", "Exit codes")
