"""What checking says to people: each sentence in both languages."""

from collections.abc import Mapping

from senpu.projections.rules import Text


def filled(text: Text, **facts: int | str) -> Text:
    """A message with facts put in, still in both languages."""
    return Text(text.said("ja", facts), text.said("en", facts))


# Help

CARD_FACTS_HELP = Text(
    "カードの印刷内容のファイル（くり返し可）", "a file of printed card facts; may be repeated"
)
TEXTS_HELP = Text(
    "カードの効果を申告するTOMLファイル（くり返し可。後のものを優先）",
    "a TOML file of what card texts do; may be repeated, later ones win",
)
STRICT_HELP = Text("保留があれば終了コード1", "exit code 1 if any case is skipped")
FORMAT_HELP = Text(
    "事例ファイルの書き方を表示して終わる", "show how a file of cases is written, and exit"
)
ONLY_HELP = Text("この番号の事例だけ（くり返し可）", "only the case of this id; may be repeated")
JSON_HELP = Text("結果をJSONで出力する", "print the results as JSON")

# Files

IN_FILE = Text("{path}：{at}：{why}", "{path}: {at}: {why}")
NO_TEXTS = Text(
    "--texts を使うゲームの事例がありません", "no case here is of a game that takes --texts"
)
CARD = Text("{path}：カード：{remark}", "{path}: card: {remark}")
UNUSABLE = Text("{path} を使えません：{why}", "{path} cannot be used: {why}")
NOT_UTF8 = Text("UTF-8でない文字があります", "holds characters that are not UTF-8")
NO_CASES = Text(
    "事例の一覧 cases（とカードの一覧 cards）を持つオブジェクトではありません",
    'is no object with a list "cases" (and a list of cards "cards")',
)
NO_CASE = Text("事例が名前と値の組ではありません", "a case must be an object of names and values")
TWICE = Text("番号 {id} の事例が2件あります", "two cases have the id {id}")
NO_SUCH_CASE = Text("番号 {id} の事例はありません", "there is no case {id}")

# The format

FORMAT_FILE = Text(
    '事例ファイルはJSON：{"cards": [カードの内容], "cases": [事例]}。'
    "文字列だけの項目と、名前が note で終わる項目は注釈。"
    "知らない項目は名指しされ、その事例は保留になる",
    'A file of cases is JSON: {"cards": [facts of cards], "cases": [cases]}. Other keys that hold'
    " text are remarks, and so are all that end in note. A key nobody knows is named and its case"
    " skipped.",
)
FORMAT_CASE = Text("事例", "A case")
CASE_KEYS: Mapping[str, Text] = {
    "id": Text("番号", "its name"),
    "setup": Text("行動前の局面", "the position before the action"),
    "action": Text(
        '行動ひとつ、または {"type": "sequence", "steps": [行動]}',
        'one action, or {"type": "sequence", "steps": [actions]}',
    ),
    "verdict": Text("正しい判定", "the right verdict"),
    "group": Text("種類", "its kind"),
    "rule": Text("何を示すか", "what it shows"),
    "after": Text(
        "合法のとき、変わったところ（書いていないものは変わらない）",
        "if legal, what has changed; what is not listed is unchanged",
    ),
    "also_accept": Text("正しいとするほかの結果", "other end states that are right too"),
    "violates": Text("違法のとき、破った規則", "if illegal, the rules broken, most specific first"),
    "illegal_step": Text("破った手（1から）", "the step of a sequence that breaks them, from 1"),
    "why": Text("理由", "why"),
    "basis": Text("根拠", "where it comes from"),
    "confidence": Text("確かさ", "how sure it is"),
    "switch": Text("判定を決めるオプション", "the option that decides an inferred rule"),
    "setup_note": Text("局面の注釈", "a remark on the position"),
    "card_facts": Text("この事例だけのカードの内容", "facts of cards that only this case uses"),
}
FORMAT_SETUP = Text("局面（setup）", "The position (setup)")
FORMAT_AFTER = Text("結果（after, also_accept）", "The end state (after, also_accept)")
FORMAT_ACTION = Text("行動（type と項目）", "Actions: type and keys")
FORMAT_STORED = Text(
    "記録の出来事もそのまま書ける（上の行動も保存名で書ける）",
    "Stored events as they are (those above too, by their stored type)",
)
FORMAT_CHANGES = Text("効果の変化（effects の中）", "Typed changes, in effects")
FORMAT_TEXTS = Text(
    "カードの効果（--texts のTOML、番号ごとの表）",
    "Card texts (--texts, TOML, a table a card number)",
)
FORMAT_EXAMPLES = Text("例", "Examples")
NAME = Text("名前", "name")

# Results

STATUS: Mapping[str, Text] = {
    "right": Text("正", "right"),
    "wrong": Text("誤", "wrong"),
    "skipped": Text("保留", "skipped"),
}
VERDICT: Mapping[str, Text] = {
    "legal": Text("合法", "legal"),
    "illegal": Text("違法", "illegal"),
    "": Text("－", "-"),
}
OTHER_STEP = Text(
    "破ったのは{found}手目（正しくは{due}手目）", "refused at step {found}, due {due}"
)
DIFFERENCE = Text("{where} は {found}（正しくは {due}）", "{where} is {found}, due {due}")
REFUSED_WRONGLY = Text("合法のはず：{why}", "should be legal: {why}")
ACCEPTED_WRONGLY = Text("違法のはず：{why}", "should be illegal: {why}")
OTHER_RULE = Text("引用した規則は {found}（正しくは {due}）", "cites {found}, due {due}")
OTHER_OPTION = Text(
    "オプション {option} を切り替えれば正しい", "right with the option {option} switched"
)
AT_STEP = Text("{step}手目 {why}", "step {step}: {why}")
TEXTS_ASSERTED = Text("効果を申告：{cards}", "text asserted: {cards}")
EFFECT_TAKEN = Text("効果は事例の記述による：{cards}", "effect as the case tells it: {cards}")
SWITCHED_BY = Text("オプション {option} による", "by the option {option}")
NOT_ASSERTED = Text(
    "{cards} の効果によるが、申告がない", "rests on the text of {cards}, not asserted"
)
NO_GAME = Text("この局面を読めるゲームがない", "no game here reads this position")

SUMMARY = Text(
    "{cases}件：正 {right}、誤 {wrong}、保留 {skipped}。"
    "効果の申告が要ったもの {asserted}件、うち効果を事例の記述から取ったもの {taken}件",
    "{cases} cases: {right} right, {wrong} wrong, {skipped} skipped;"
    " {asserted} needed asserted card text, in {taken} of them the effect as the case tells it",
)
SKIPPED_FOR = Text("保留 {n}件：{why}", "{n} skipped: {why}")
