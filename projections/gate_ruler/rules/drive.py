"""7-2 and 7-9: cards of the drive zone turned up, overdrive abilities played or removed."""

from senpu.projections.gate_ruler.play import CardPlay
from senpu.projections.gate_ruler.play_in_play import OverdrivePlay
from senpu.projections.gate_ruler.rules import BOOK, OURS
from senpu.projections.gate_ruler.rules.general import CHAPTER_7, TOLD


@BOOK.rule(
    "7-2a",
    "自分のドライブゾーンにある裏向きのカードを公開する",
    "a face-down card of the own drive zone is revealed",
    at="7-2a",
    facts="number",
    right=("裏向きのカードを選ぶ", "choose a card that lies face down in the own drive zone"),
)
def drive_card_is_face_down(play: CardPlay) -> bool:
    return play.driven is not None and not play.driven.up


@BOOK.rule(
    "7-2a-1",
    "公開できるのは、ユニットかフィールド、または通常タイミングのイベント",
    "units, fields and events of normal timing are revealed",
    at="7-2a-1",
    facts="number kind timing",
    right=(
        "{number}は公開できない：セットする（7-5）か、フェイズ終了時に墓地へ",
        "leave {number} face down: set it (7-5), or it goes to the graveyard at the end",
    ),
)
def card_may_be_revealed(play: CardPlay) -> bool:
    return not play.known or play.kind in ("unit", "field") or play.is_normal_event


BOOK.state(
    "7-2a-2",
    "公開したカードのオーバードライブ能力は、疑似的なカードとしてドライブゾーンに置かれる",
    "the overdrive ability of a revealed card lies in the drive zone, linked to it",
    at="7-2a-2, 16-2",
    force="happens",
)
BOOK.state(
    "7-2b",
    "公開はゲートを使用せず、ただちに実行される",
    "revealing does not use the gate and is carried out at once",
    at="7-2b",
    force="happens",
)


@BOOK.rule(
    "7-9a",
    "自分のドライブゾーンにあるオーバードライブ能力1つを、プレイするか取り除く",
    "one overdrive ability in the own drive zone is played, or removed without being played",
    at="7-9a",
    facts="name due energy ready",
    right=(
        "自分のドライブゾーンにある能力を選び（裏向きのカードにはない）、エナジー{due}を払う",
        "choose one that lies there (a face-down card has none until it is revealed), "
        "and rest the {due} energy it asks for",
    ),
)
def overdrive_is_present(play: OverdrivePlay) -> bool:
    return play.overdrive is not None and (play.is_removal or play.is_paid)


@BOOK.rule(
    "7-9a-x",
    "オーバードライブ能力のコストは、その能力に書かれたものだけを支払う",
    "an overdrive ability costs what its own text says",
    at="7-9a, U18",
    standing="inferred",
    source=OURS,
    option="overdrive_costs_its_text",
    facts="name due energy ready",
    right=("エナジー{due}をレストする（アクト中{ready}）", "rest {due} energy; {ready} ready"),
)
def overdrive_is_paid(play: OverdrivePlay) -> bool:
    return play.is_paid


BOOK.state(
    "7-9b",
    "取り除く行動はゲートを使用せず、ただちに実行される",
    "removing it does not use the gate and is carried out at once",
    at="7-9b",
    force="happens",
)

REVEAL = (*CHAPTER_7, *TOLD, drive_card_is_face_down, card_may_be_revealed)
OVERDRIVE = (*CHAPTER_7, overdrive_is_present, overdrive_is_paid)
REMOVE = (*CHAPTER_7, overdrive_is_present)
