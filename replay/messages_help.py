"""What `--help` says of the program, its commands and their options."""

from senpu.projections.text import Text

PROGRAM = Text(
    "戦譜：対面のカードゲームの対戦を記録し、規則で確かめ、再生し、巻き戻し、調べる。",
    "Record matches of trading card games at a real table; check, replay, rewind and query them.",
)
HELP = Text("この説明を表示する", "Show this message.")
VERSION = Text("版を表示する", "Show the version.")
LANG = Text("表示の言語（既定はシステムの言語）", "Language (default: the system's).")

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

REASON = Text("理由", "Why.")
TO = Text("この番号の記録の後の局面へ", "To the position after this entry.")
JUDGE = Text("審判", "The judge.")
RESULT = Text("勝者（記録から分かるなら不要）", "Winner (not needed where the record says it).")

AT = Text("この番号の記録の後", "After this entry.")
TURN = Text("このターンの開始", "At the beginning of this turn.")
AS = Text("その人が知りうる範囲で", "As this player, or everybody at the table, may know it.")
JSON = Text("JSON で出力する", "As JSON, for scripts.")
OFFERS_JSON = Text(
    "JSON で出力する。行動ごとに、入力する行（line）、その部分（pieces、順に並べると行になる）、"
    "選べる部分（parts）とその値（value）・行・差し替える部分、出来事（event）、支払（cost）、"
    "違反（breaches）。",
    "As JSON, for scripts. For each action: the line to type, its pieces (in order they make the "
    "line), the parts that are free with each value, its line and the pieces that take the place "
    "of others, the event, the cost, the breaches.",
)
PICTURE = Text(
    "図として JSON で出力する。--at も --turn もなければ対戦の全体（最初の局面と各記録の変化）",
    "The picture as JSON; without --at and --turn, of the whole match (start and what changed).",
)
RULES_FLAG = Text("規則を添える", "With the rules cited.")
FULL = Text("取り消された記録も表示する", "Include what was undone or rewound.")
INFERRED = Text("推測による規則だけ", "Only rules that no source states.")
DEMO_GAME = Text("見本のゲーム（既定は最初のもの）", "Game to show (default: the first).")
KEEP = Text("このフォルダに残す", "Keep the files in this directory.")
