"""What verdicts of Battle Spirits call facts and values, in words a player reads.

Keys are the attribute names that rules state as facts, and the stored words that stand in them.
"""

from collections.abc import Mapping

from senpu.events.notation.battle_spirits import vocabulary
from senpu.projections.rules import Text, texts

FACTS: Mapping[str, Text] = {
    "total_cost": Text("コスト", "cost"),
    "reduced": Text("軽減", "reduction"),
    "surcharge": Text("追加コスト", "surcharge"),
    "payable": Text("支払コスト", "payable"),
    "paid": Text("支払った数", "paid"),
    "closed_place": Text("使えない場所", "closed place"),
    "closed_target": Text("置けない場所", "closed target"),
    "sealed_place": Text("コアを動かせないカード", "sealed card"),
    "sealed_target": Text("コアを置けないカード", "sealed target"),
    "protected_place": Text("コアが守られているカード", "protected card"),
    "short_place": Text("足りない場所", "short place"),
    "asked": Text("必要な数", "asked"),
    "there": Text("ある数", "there"),
    "soul_place": Text("ソウルコアの場所", "soul core at"),
    "souls_astray": Text("誤ったソウルコアの指定", "wrong soul core marks"),
    "player": Text("行動したプレイヤー", "acting player"),
    "turn_player": Text("ターンプレイヤー", "turn player"),
    "turn": Text("ターン", "turn"),
    "due_turn": Text("次のターン", "turn due"),
    "due_player": Text("次のプレイヤー", "player due"),
    "step": Text("ステップ", "step"),
    "due_steps": Text("次のステップ", "steps due"),
    "allowed": Text("認められた回数", "allowed"),
    "bars": Text("禁じているカード", "forbidden by"),
    "number": Text("カード", "card"),
    "card": Text("カード", "card"),
    "kind": Text("種類", "kind"),
    "proper": Text("できること", "what is done with it"),
    "onto_name": Text("重ねる相手", "what it lies on"),
    "open_step": Text("前のターンのステップ", "step of the turn before"),
    "zone": Text("領域", "zone"),
    "place": Text("場所", "place"),
    "target": Text("移す先", "target"),
    "state": Text("状態", "state"),
    "effect": Text("効果", "effect"),
    "copies": Text("デッキの枚数", "copies in the deck"),
    "elsewhere": Text("見えている枚数", "copies seen"),
    "handle": Text("未知のカード", "unknown card"),
    "set_burst": Text("セットされたバースト", "burst set"),
    "brave_number": Text("ブレイヴ", "brave"),
    "brave_name": Text("ブレイヴ", "brave"),
    "host_name": Text("合体先", "host"),
    "host_kind": Text("合体先の種類", "kind of the host"),
    "host_cost": Text("合体先のコスト", "cost of the host"),
    "host_braves": Text("合体中のブレイヴ", "braves of the host"),
    "host_left": Text("合体先に残るコア", "cores left on the host"),
    "host_minimum": Text("合体先に必要なコア", "cores the host needs"),
    "condition": Text("合体条件", "brave condition"),
    "unkept": Text("残せないブレイヴ", "braves that cannot stay"),
    "minimum": Text("必要なコア", "cores needed"),
    "placed": Text("置いたコア", "placed"),
    "needed_cost": Text("転召の指定コスト", "cost to give up"),
    "victim_name": Text("転召で選んだスピリット", "spirit given up"),
    "victim_cost": Text("選んだスピリットのコスト", "cost of the spirit named"),
    "user_left": Text("そのカードに残るコア", "cores left on it"),
    "laden_brave": Text("コアを置いた合体中のブレイヴ", "combined brave with cores"),
    "redrawn": Text("引き直した回数", "redraws made"),
    "returned": Text("戻した枚数", "cards returned"),
    "drawn": Text("引いた枚数", "cards drawn"),
    "dealt": Text("配られた手札", "cards dealt"),
    "unreadable": Text("読めない内容", "unreadable"),
    "what": Text("出来事", "event"),
    "differing": Text("違い", "different"),
}

PLACES: Mapping[str, Text] = {
    **texts({**vocabulary.PLACES, **vocabulary.ZONES}),
    "deck_top": Text("デッキの上", "top of the deck"),
    "deck_bottom": Text("デッキの下", "bottom of the deck"),
}

KINDS: Mapping[str, Text] = {
    "spirit": Text("スピリット", "spirit"),
    "ultimate": Text("アルティメット", "ultimate"),
    "brave": Text("ブレイヴ", "brave"),
    "nexus": Text("ネクサス", "nexus"),
    "magic": Text("マジック", "magic"),
    "grandwalker": Text("創界神", "grandwalker"),
    "grandstone": Text("創界石", "grandstone"),
    "contract": Text("契約", "contract"),
}

STEPS = texts(vocabulary.STEPS)

EFFECTS: Mapping[str, Text] = {
    "flash": Text("フラッシュ", "flash"),
    "main_step": Text("自分のメインステップ", "own main step"),
    "accel": Text("アクセル", "accel"),
    "advent": Text("煌臨", "advent"),
}
STATES = texts(vocabulary.STATES)
COLOURS = {kind: said for kind, said in texts(vocabulary.KINDS).items() if kind not in KINDS}

CONDITIONS: Mapping[str, Text] = {
    "cost": Text("コスト", "cost"),
    "family": Text("系統", "family"),
    "name": Text("名前", "name"),
    "no effect text": Text("効果なし", "no effect text"),
    "left": Text("左", "left"),
    "right": Text("右", "right"),
    "record": Text("記録", "record"),
}

FOLLOWING: Mapping[str, Text] = {
    "card_depleted": Text("消滅", "a depletion"),
    "brave_left": Text("ブレイヴがトラッシュへ置かれたこと", "a brave that went to the trash"),
    "brave_kept": Text("ブレイヴが残ったこと", "a brave that stayed"),
    "brave_released": Text("ブレイヴが離れたこと", "a brave that came apart"),
    "burst_replaced": Text("バーストの置き換え", "a burst replaced"),
    "mirage_returned": Text("ミラージュが戻ったこと", "a mirage returned"),
    "card_used": Text("使ったカードの移動", "a used card put away"),
    "core_gained": Text("コアステップのコア", "the core of the core step"),
    "cards_drawn": Text("ドロー", "a draw"),
    "hand_drawn": Text("初期手札", "the opening hand"),
    "refreshed": Text("回復", "the refresh"),
    "match_ended": Text("対戦の終わり", "the end of the match"),
}

WORDS: Mapping[str, Text] = {
    **CONDITIONS, **COLOURS, **STATES, **EFFECTS, **STEPS, **KINDS, **PLACES, **FOLLOWING,
    **FACTS,
}  # fmt: skip
"""All of them: no two tables give one key two meanings."""
