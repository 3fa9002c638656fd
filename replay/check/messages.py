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
    "カードの効果を申告するTOMLファイル（くり返し可。付属のものより優先）",
    "a TOML file of what card texts do, before those that come along; may be repeated",
)
ONLY_HELP = Text("この番号の事例だけ（くり返し可）", "only the case of this id; may be repeated")
JSON_HELP = Text("結果をJSONで出力する", "print the results as JSON")

# Files

IN_FILE = Text("{path}：{at}：{why}", "{path}: {at}: {why}")
UNUSABLE = Text("{path} を使えません：{why}", "{path} cannot be used: {why}")
NOT_UTF8 = Text("UTF-8でない文字があります", "holds characters that are not UTF-8")
NOT_JSON = Text("JSONとして読めません：{why}", "cannot be read as JSON: {why}")
TOO_DEEP = Text("入れ子が深すぎます", "is nested too deeply")
NO_CASES = Text(
    "事例の一覧 cases（とカードの一覧 cards）を持つオブジェクトではありません",
    'is no object with a list "cases" (and a list of cards "cards")',
)
NO_CASE = Text("事例が名前と値の組ではありません", "a case must be an object of names and values")
BAD_CASE = Text("事例 {id}：{why}", "case {id}: {why}")
TWICE = Text("番号 {id} の事例が2件あります", "two cases have the id {id}")
NO_SUCH_CASE = Text("番号 {id} の事例はありません", "there is no case {id}")

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
UNKNOWN_KEYS = Text("知らない項目 {keys}", "unknown keys {keys}")
BAD_FACTS = Text("card_facts が読めない：{why}", "its card_facts cannot be read: {why}")

SUMMARY = Text(
    "{cases}件：正 {right}、誤 {wrong}、保留 {skipped}。"
    "効果の申告が要ったもの {asserted}件、うち効果を事例の記述から取ったもの {taken}件",
    "{cases} cases: {right} right, {wrong} wrong, {skipped} skipped;"
    " {asserted} needed asserted card text, in {taken} of them the effect as the case tells it",
)
SKIPPED_FOR = Text("保留 {n}件：{why}", "{n} skipped: {why}")
