"""What the commands say, in both languages."""

from typing import Final

from senpu.projections.rules import Text

DAMAGED: Final = Text("途中まで", "up to its damage")
SKIPPED: Final = Text("除外", "left out")
NOTICE: Final = Text("{how}: {path}: {why}", "{how}: {path}: {why}")
TAKEN: Final = Text(
    "記録 {given} 件のうち {taken} 件、{entries} 項目を取り込み、結果は {rows} 行",
    "logs taken in: {taken} of {given}, entries: {entries}; rows in the result: {rows}",
)
BASIS: Final = Text(
    "規則: {packs}、記録形式: {formats}", "rule packs: {packs}; log formats: {formats}"
)
FINDINGS: Final = Text(
    "判定し直した結果、{matches} 件の対戦に問題 {faults} 個（表 findings）",
    "decided again: faults (table findings): {faults}, in matches: {matches}",
)
ROWS: Final = Text("結果は {rows} 行", "rows in the result: {rows}")
PROGRESS: Final = Text("記録 {done}/{total}", "logs {done}/{total}")
HIDDEN: Final = Text(
    "n が {least} 未満の行 {rows} 行は、値を示しません",
    "rows whose values are not shown, n being below {least}: {rows}",
)
GREY: Final = Text("n が {least} 未満の行は薄字です", "rows with n below {least} are grey")
NEEDS: Final = Text(
    "記録（ファイル、フォルダ、パターン）と{last}が要ります",
    "logs (files, folders, patterns) and then {last} are needed",
)
SQL: Final = Text("SQL", "the SQL")
NAME: Final = Text("レポート名", "the name of a report")
NO_REPORT: Final = Text(
    "レポート「{name}」はありません。あるもの: {known}",
    "there is no report {name}; there are: {known}",
)
OTHER_GAME: Final = Text(
    "{game} にレポート「{name}」はありません（{only} のもの）。その対戦は除きます",
    "{game} has no report {name}, which is one of {only}; its matches are left out",
)
KEPT: Final = Text(
    "{path} は既にあります。上書きしません", "{path} exists already; it is not overwritten"
)
FOR_LOGS: Final = Text(
    "--save と --verify は記録に対して使います。残した表はそのまま読みます",
    "--save and --verify are for logs; kept tables are read as they are",
)
UNWRITTEN: Final = Text("{path} に書けません: {why}", "{path} cannot be written: {why}")
UNASKED: Final = Text("問い合わせできません: {why}", "cannot be asked: {why}")
