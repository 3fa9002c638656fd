"""What the parsers of the standard library say, said to people: a sentence in both languages."""

from collections.abc import Sequence

from senpu.events.cards.source import Reason

_PHRASES: Sequence[tuple[str, str, str]] = (
    # JSON
    ("Expecting value", "値があるはずの所です", "a value is due here"),
    ("Expecting property name", '"名前" があるはずの所です', 'a "name" is due here'),
    ("Expecting ':'", "「:」があるはずの所です", "a colon is due here"),
    ("Expecting ','", "「,」か閉じ括弧があるはずの所です",
     "a comma or a closing bracket is due here"),
    ("Expecting a name", "「\"名前\": 値」があるはずの所です",
     'a "name": and its value are due here'),
    ("Illegal trailing comma", "「,」が余分です", "there is a comma too many"),
    ("Name given twice", "同じ名前が2回あります", "a name is given twice"),
    ("Not closed", "一覧が閉じていません（ファイルが途中で切れているおそれ）",
     "the list is not closed; the file may be cut off"),
    ("No list", "カードの一覧（配列、または \"cards\" を持つオブジェクト）がありません",
     "no list of cards: neither a list nor an object with \"cards\""),
    ("Too deep", "入れ子が深すぎます", "is nested too deeply"),
    ("Extra data", "余分な文字があります", "there is text too much"),
    ("Invalid control character", "文字列の途中に改行か制御文字があります",
     "a line end or control character stands in a string"),
    ("Invalid \\", "「\\」の使い方が違います", "what follows the backslash is unknown"),
    # TOML
    ("Expected '='", "「名前 = 値」の「=」がありません", "the = between name and value is missing"),
    ("Invalid value", "値が読めません（文字列は \" で囲む）",
     "the value cannot be read; text stands in double quotes"),
    ("Invalid initial character for a key", "名前があるはずの所です", "a name is due here"),
    ("Invalid statement", "名前か [ があるはずの所です", "a name or [ is due here"),
    ("Unclosed array", "「]」で閉じていません", "a ] is missing"),
    ("Unclosed inline table", "「}」で閉じていません", "a } is missing"),
    ("Expected ']", "表の見出しが「]」で閉じていません",
     "the heading of a table is not closed by ]"),
    ("Expected newline", "1行に2つ以上あります", "more than one statement stands on the line"),
    ("Cannot overwrite a value", "同じ名前が2回あります", "a name is given twice"),
    ("Cannot declare", "同じ表が2回あります", "a table is given twice"),
    ("Duplicate inline table key", "同じ名前が2回あります", "a name is given twice"),
    ("Illegal character", "使えない文字があります", "a character is not allowed here"),
    ("Unescaped '\\'", "「\\」の使い方が違います", "what follows the backslash is unknown"),
    # both
    ("Unterminated string", "文字列が「\"」で閉じていません", "a text is not closed by its quote"),
    # CSV
    ("unexpected end of data", "「\"」が閉じていません", "a quote is not closed"),
    ("'", "「\"」の後に余分な文字があります", "text stands behind a closing quote"),
)  # fmt: skip
"""How a parser's sentence begins, and the same for people."""


def unreadable(form: str, said: str) -> Reason:
    """Why a text is not of a format; of a sentence that is not known, only that it is not."""
    ja, en = f"{form}として読めません", f"cannot be read as {form}"
    for begins, words_ja, words_en in _PHRASES:
        if said.startswith(begins):
            return Reason(f"{ja}：{words_ja}", f"{en}: {words_en}")
    return Reason(ja, en)
