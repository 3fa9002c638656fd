"""What `--help` says of the program, its commands and their options."""

from senpu.projections.rules import Text

PROGRAM = Text(
    "戦譜：対面のカードゲームの対戦を記録し、規則で確かめ、再生し、巻き戻し、調べる。",
    "Record matches of trading card games at a real table; check, replay, rewind and query them.",
)
HELP = Text("この説明を表示する", "Show this message.")
VERSION = Text("版を表示する", "Show the version.")
LANG = Text("表示の言語（既定はシステムの言語）", "Language (default: the system's).")

NEW = Text(
    "新しい記録を作る。カタログとデッキを読み、使うカードの情報を見出しに収める。",
    "Make a new log: catalogue and decks are read, the facts of the cards go into its header.",
)
GAME = Text(
    "ゲームの名前（既定はファイルを読めるもの、または最初のもの）",
    "Name of the game (default: the one that reads the files, else the first).",
)
CATALOGUE = Text(
    "カードカタログ（TOML、JSON、CSV、何度でも。既定は付属のカード）",
    "Card catalogue: TOML, JSON or CSV, repeatable (default: the cards that come along).",
)
DECK = Text(
    "そのプレイヤーのデッキ（なければカタログの全カードを使える）",
    "That player's deck (without decks any card of the catalogue may appear).",
)
CASUAL = Text("規則に合わないデッキも受け入れる", "Accept decks that break the deck rules.")
PLAYER = Text("プレイヤーの名前", "Name of the player.")
FIRST = Text("先手", "Who goes first.")
EVENT = Text("大会", "Event.")
ROUND = Text("回戦", "Round.")
TABLE = Text("卓", "Table.")
ALIAS = Text("略称=カード番号（何度でも）", "Short name of a card: ryu=SEN01-001, repeatable.")
OPTION = Text("対戦の選択肢 名前=値（何度でも）", "Option of the match: name=value, repeatable.")

RECORD = Text(
    "対戦を記録する。端末では対話式、そうでなければ標準入力の行を読む。標準入力では、認められない行は"
    "飛ばして次の行へ進む（終了コード 1）。--from はそこで止まる。UTF-8 でない入力は受け付けない。",
    "Record a match: at a prompt on a terminal, else from lines on stdin. On stdin a refused line "
    "is passed over and reading goes on (exit code 1); --from stops there. Text must be UTF-8.",
)
FROM = Text(
    "この棋譜ファイル（.ktn）から読む。認められない行で止まる",
    "Read this transcript (.ktn); it stops at a refused line.",
)
LINE = Text("--from のこの行から読む", "Begin at this line of --from.")
KEEP_GOING = Text(
    "--from で認められない行があっても続ける",
    "Read on after a refused line of --from instead of stopping.",
)
NOTATION = Text(
    "入力の書き方を一覧で表示する（LOG は不要。入力中は ? と打つ）",
    "Show what can be typed, on one page (no LOG needed; while recording, type ?).",
)
NOTATION_GAME = Text(
    "--help-notation のゲーム（既定は最初のゲーム）",
    "Game of --help-notation (default: the first).",
)
BY = Text("記録者", "Who records.")

UNDO = Text(
    "書き間違い：最後の記録（巻き戻しなら裁定も一緒に）を取り消す。取り消しも記録に残る。",
    "Take back the last entry (or a rewind with its ruling) as the scribe's slip; both stay in "
    "the full history.",
)
REASON = Text("理由", "Why.")
REWIND = Text(
    "審判の裁定で対戦を巻き戻し、その局面を表示する。",
    "Back the match up by a judge's ruling, and show the position.",
)
TO = Text("この番号の記録の後の局面へ", "To the position after this entry.")
JUDGE = Text("審判", "The judge.")
CLOSE = Text(
    "記録を閉じ、対戦票に書く確認コードを表示する。",
    "Close a log for good and print the digest for the match slip.",
)
RESULT = Text("勝者（記録から分かるなら不要）", "Winner (not needed where the record says it).")

SHOW = Text("局面を表示する。", "Show a position.")
AT = Text("この番号の記録の後", "After this entry.")
TURN = Text("このターンの開始", "At the beginning of this turn.")
AS = Text("その人が知りうる範囲で", "As this player, or everybody at the table, may know it.")
JSON = Text("JSON で出力する", "As JSON, for scripts.")
LEGAL = Text(
    "その局面でできること、できないことと理由を並べる。手番のプレイヤーの手札とデッキについて"
    "記録が知ることを使うので、相手には見せないこと。",
    "List what can be done in a position, what it costs, and what cannot be done and why. It uses "
    "what the record knows of the turn player's hand and deck: not for the other player's eyes.",
)
LOG = Text(
    "対戦の経過を棋譜の形で表示する。伏せたカードも、記録が知るものは名前で出る。"
    "対戦中に見せるなら senpu show --as を使う。",
    "Print the history in full notation. It says all the record knows: face-down cards too, once "
    "they are named; to show a match that goes on, use senpu show --as.",
)
RULES_FLAG = Text("規則を添える", "With the rules cited.")
FULL = Text("取り消された記録も表示する", "Include what was undone or rewound.")
VERIFY = Text(
    "記録が無傷で、すべて規則どおりかを確かめる。",
    "Check that logs are whole and that every entry is what the rules give.",
)
RULES = Text("規則の一覧を表示する。", "List the rules, in both languages with --json.")
INFERRED = Text("推測による規則だけ", "Only rules that no source states.")
SCHEMA = Text("記録とカードの JSON Schema を表示する。", "Print the JSON Schema of logs and cards.")
CARDS = Text("カードカタログを調べる。", "Check a card catalogue.")
DEMO = Text(
    "見本の対戦を記録し、確かめ、表示し、巻き戻し、集計する。",
    "Record a bundled match, verify it, show it, rewind it and query it.",
)
DEMO_GAME = Text("見本のゲーム（既定は最初のもの）", "Game to show (default: the first).")
KEEP = Text("このフォルダに残す", "Keep the files in this directory.")
