"""The commands of this package: the module each is defined in, then its help in Japanese, English.

To list them no more than this is read; a module is imported when its command is asked for.
"""

from collections.abc import Mapping

COMMANDS: Mapping[str, tuple[str, str, str]] = {
    "new": (
        "senpu.replay.cli.making",
        "新しい記録を作る。カタログとデッキを読み、使うカードの情報を見出しに収める。",
        "Make a new log: catalogue and decks are read, the facts of the cards go into its header.",
    ),
    "record": (
        "senpu.replay.cli.recording",
        "対戦を記録する。端末では対話式、そうでなければ標準入力の行を読む。標準入力では、認めら"
        "れない行は飛ばして次の行へ進む（終了コード 1）。--from はそこで止まる。UTF-8 でない入"
        "力は受け付けない。",
        "Record a match: at a prompt on a terminal, else from lines on stdin. On stdin a "
        "refused line is passed over and reading goes on (exit code 1); --from stops there. "
        "Text must be UTF-8.",
    ),
    "undo": (
        "senpu.replay.cli.changing",
        "書き間違い：最後の記録（巻き戻しなら裁定も一緒に）を取り消す。取り消しも記録に残る。",
        "Take back the last entry (or a rewind with its ruling) as the scribe's slip; both "
        "stay in the full history.",
    ),
    "rewind": (
        "senpu.replay.cli.changing",
        "審判の裁定で対戦を巻き戻し、その局面を表示する。",
        "Back the match up by a judge's ruling, and show the position.",
    ),
    "close": (
        "senpu.replay.cli.changing",
        "記録を閉じ、対戦票に書く確認コードを表示する。",
        "Close a log for good and print the digest for the match slip.",
    ),
    "show": (
        "senpu.replay.cli.looking",
        "局面を表示する。",
        "Show a position.",
    ),
    "legal": (
        "senpu.replay.cli.looking",
        "その局面でできることを、入力する行とともに並べる。できないことには理由を添える。手番の"
        "プレイヤーの手札とデッキについて記録が知ることを使うので、相手に見せるなら --as を使う。",
        "List what can be done in a position, with the line to type and what may be typed instead, "
        "what it costs, and what cannot be done and why. It uses what the record knows of the turn "
        "player's hand and deck: for the other player's eyes, use --as.",
    ),
    "try": (
        "senpu.replay.cli.trying",
        "行を試す。認められるか、いくらかかるか、続いて何が起きるか。何も記録しない。",
        "Try a line: whether it would be legal, what it would cost, what would follow. Nothing is "
        "recorded.",
    ),
    "log": (
        "senpu.replay.cli.looking",
        "対戦の経過を棋譜の形で表示する。伏せたカードも、記録が知るものは名前で出る。対戦中に見"
        "せるなら senpu show --as を使う。",
        "Print the history in full notation. It says all the record knows: face-down cards "
        "too, once they are named; to show a match that goes on, use senpu show --as.",
    ),
    "verify": (
        "senpu.replay.cli.verifying",
        "記録が無傷で、すべて規則どおりかを確かめる。",
        "Check that logs are whole and that every entry is what the rules give.",
    ),
    "check": (
        "senpu.replay.check.command",
        "局面・行動・正しい判定を書いた事例ファイルを規則に照らす。1件1行。誤りがあれば"
        "終了コード1、1件も判定できなければ2",
        "Check a file of cases (position, action, right verdict) against the rules, one line a "
        "case. Exit code 1 if any is wrong, 2 if none could be judged.",
    ),
    "rules": (
        "senpu.replay.cli.reference",
        "規則の一覧を表示する。",
        "List the rules, in both languages with --json.",
    ),
    "schema": (
        "senpu.replay.cli.reference",
        "記録とカードの JSON Schema を表示する。",
        "Print the JSON Schema of logs and cards.",
    ),
    "cards": (
        "senpu.replay.cli.reference",
        "カードカタログを調べる。",
        "Check a card catalogue.",
    ),
    "demo": (
        "senpu.replay.cli.demo",
        "見本の対戦を記録し、確かめ、表示し、巻き戻し、集計する。",
        "Record a bundled match, verify it, show it, rewind it and query it.",
    ),
}
