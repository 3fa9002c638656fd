"""Why a log could not be made, read or continued, said in English and Japanese."""

from senpu.events.errors import SenpuError


class LogError(SenpuError, ValueError):
    """What is wrong with a log."""


class LogUnavailable(LogError):
    """The system refuses the file: path, the system's own words."""

    en = "{0} cannot be used: {1}"
    ja = "{0} を使えません: {1}"


class LogMissing(LogUnavailable):
    """There is no such file: path as it was given."""

    en = "there is no log {0}; make it with: senpu new {0}"
    ja = "記録 {0} がありません。作るには: senpu new {0}"


class LogExists(LogError):
    """A new log would overwrite a file: path."""

    en = "{0} exists already; a log is never overwritten. Choose another name or continue this one"
    ja = "{0} は既にあります。記録は上書きしません。別の名前にするか、これを続けてください"


class LogLocked(LogError):
    """Somebody else is writing: path."""

    en = "{0} is being recorded by another program; close it there first"
    ja = "{0} は別のプログラムが記録中です。先にそちらを終えてください"


class GameUnknown(LogError):
    """No such game: its name, the games found."""

    en = "the game {0!r} is not known here; known are: {1}"
    ja = "ゲーム {0!r} を知りません。知っているもの: {1}"


class FormatUnknown(LogError):
    """The header names a format that cannot be read: the format, the newest that can."""

    en = "the log has the format {0!r}; this program reads logs up to {1!r}. Use a newer senpu"
    ja = "記録の形式は {0!r} ですが、読めるのは {1!r} までです。新しい senpu を使ってください"


class FormatOld(LogError):
    """An older log may be read but not continued: path, its format, the present format."""

    en = "{0} has the older format {1!r}: it can be read, not continued (that takes {2!r})"
    ja = "{0} は古い形式 {1!r} です。読めますが、続けられるのは {2!r} だけです"


class SequenceConflict(LogError):
    """The writer expected another state of the log: path, entry given, entry due."""

    en = "{0}: entry {1} was given, but {2} is the next; nothing was appended"
    ja = "{0}: {1} 番が渡されましたが、次は {2} 番です。何も追記していません"


class LogChanged(SequenceConflict):
    """The file is not as this writer left it: path."""

    en = "{0} was changed or moved by another program while being recorded; nothing was appended"
    ja = "{0} は記録中に別のプログラムが変更または移動しました。何も追記していません"


class LogRescued(LogChanged):
    """The file is no longer there: path, the file beside into which its content was put."""

    en = (
        "{0} was deleted or moved while being recorded; all that was acknowledged is in {1}: "
        "record on there. This line was not recorded"
    )
    ja = (
        "{0} は記録中に消されたか移されました。記録済みの内容はすべて {1} にあります。"
        "そちらで続けてください。この行は記録していません"
    )


class LogClosed(LogError):
    """The end record is written: path."""

    en = "{0} is closed: nothing is appended after its end record"
    ja = "{0} は閉じられています。終了記録の後には何も追記しません"


class EndRecordWrong(LogError):
    """An end record that does not fit the log: path, its entries and digest, those due."""

    en = "{0}: the end record says {1}, the log gives {2}; nothing was appended"
    ja = "{0}: 終了記録は {1} ですが、記録からは {2} です。何も追記していません"


class HeaderUnfit(LogError):
    """A header that could not be read back: why."""

    en = "the header cannot be stored: {0}; no log was made"
    ja = "見出しは保存できません: {0}。記録は作っていません"


class EntryUnfit(LogError):
    """An entry that could not be read back: its number, why."""

    en = "entry {0} cannot be stored: {1}; nothing was appended"
    ja = "{0} 番は保存できません: {1}。何も追記していません"


class WriteFailed(LogError):
    """The system could not store the entry; the log is as before: path, the system's own words."""

    en = "{0} could not be written: {1}; the log is as it was before this entry"
    ja = "{0} に書き込めません: {1}。記録はこの項目の前のままです"


class WriteTorn(WriteFailed):
    """Neither could what was written be taken back for certain: path, the system's own words."""

    en = "{0} could not be written: {1}; it may end in a part of this entry. Open it again"
    ja = "{0} に書き込めません: {1}。この項目の一部が末尾に残ったかもしれません。開き直してください"
