"""What cannot be read in any game, and what was probably meant."""

import re

from senpu.events.notation.line import Scan, Unreadable

_HUGE = re.compile(r"\d{7,}")
_NO_SIDE = re.compile(r"(\d+)\s*\.\s*(\d+)")
_NUMBER = re.compile(r"\d+\s*$")
_RETURN = re.compile(r"R\s*(?:[-ー#]|$)", re.I)
_NO_CLOCK = re.compile(r"\[\s*\d")
_NAMELESS = re.compile(r":=")
_SEPARATOR = re.compile(r"[,;/]")
_CLOSING = re.compile(r"[^{]*\}")


def _word(words: str) -> re.Pattern[str]:
    """One of these words, typed by itself; a name joined to a verb goes on otherwise."""
    return re.compile(rf"(?:{words})(?=\s|$|[({{])", re.I)


def check_numbers(scan: Scan) -> None:
    """Numbers no table has are slips of the hand. Raises Unreadable."""
    line = scan.line
    for found in _HUGE.finditer(line.text, scan.at, scan.end):
        if not line.quoted[found.start()]:
            raise Unreadable(
                f"{found[0]}は大きすぎる数です",
                f"{found[0]} is too large a number",
                scan.column_at(found.start()),
            )


def check_beginning(scan: Scan) -> None:
    """What is no item, though it looks like one. Raises Unreadable."""
    for sign, ja, en in _BEGINNINGS:
        if scan.ahead(sign):
            raise scan.fail(ja, en)


_BEGINNINGS = (
    (
        _NO_SIDE,
        "ターンは 番号.側 です。側は 1（先手）か 2（後手）（例：3.1）",
        "a turn is NUMBER.SIDE, and the side is 1 (the first player) or 2: 3.1",
    ),
    (
        _NUMBER,
        "ターンの開始は 番号.側（例：3.1）",
        "a turn begins with NUMBER.SIDE: 3.1",
    ),
    (
        _NO_CLOCK,
        "時計は 分:秒 か 時:分:秒 です（例：[24:10]）",
        "a clock is minutes:seconds or hours:minutes:seconds: [24:10]",
    ),
    (
        _RETURN,
        "どこまで戻しますか（R-2 で2行動、R#12 で記録12まで）",
        "how far back? R-2 takes back two actions, R#12 goes to entry 12",
    ),
    (
        _NAMELESS,
        ":= の前に短い名前が必要です（例：ryu:=番号）",
        "a short name must stand before :=, as in ryu:=NUMBER",
    ),
    (
        _word(r"attack\w*|block(?:s|ed|ing)?|battles?|アタック\w*|攻撃\w*|ブロック\w*|バトル\w*"),
        "アタックとブロックは / の後に、起きたことを & で記録します（例：/ | & ryu ex ryu）",
        "attacks and blocks come behind /, as what happened: / | & ryu ex ryu",
    ),
    (
        _word(r"draw\w*|ドロー\w*|引[くきい]\w*"),
        "ターンのドローは 3.1 に含まれます。効果で引いたなら & ryu d1",
        "what a turn draws is had with 3.1; cards drawn by a text are & ryu d1",
    ),
    (
        _word(r"refresh\w*|ready|リフレッシュ\w*|回復\w*|アクト\w*"),
        "ターンの始めの回復は 3.1 に含まれます。効果で回復したなら & ryu re ryu",
        "what a turn refreshes is had with 3.1; by a text it is & ryu re ryu",
    ),
    (
        _word(r"exhaust\w*|rest(?:s|ed)?|疲労\w*|レスト\w*"),
        "疲労（レスト）は & ryu ex ryu",
        "what is exhausted or rested is typed & ryu ex ryu",
    ),
    (
        _word(r"destroy\w*|破壊\w*"),
        "破壊は & ryu kill ryu",
        "what is destroyed is typed & ryu kill ryu",
    ),
    (
        _word(r"(?:turn\s*)?end(?:\s*(?:of\s*)?turn)|ターン(?:エンド|終了)\w*|エンド\w*"),
        "ターンの終わりは //、次のターンは 4.2 のように 番号.側",
        "a turn ends with //, and the next begins with NUMBER.SIDE: 4.2",
    ),
)


def rest_of(scan: Scan) -> Unreadable:
    """An error about what is left of an item."""
    ja, en = f"「{scan.rest}」を読めません", f"cannot read {scan.rest!r}"
    if scan.ahead(_CLOSING):
        ja += r"（文の中の } は \} と書く）"
        en += r"; a lone } inside a text is written \}"
    elif scan.ahead(_SEPARATOR):
        ja += "（行動は | で区切る）"
        en += "; write | between actions"
    return scan.fail(ja, en)
