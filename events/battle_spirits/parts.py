"""The parts that several events of Battle Spirits have."""

from senpu.events.parts import Part

# What is played and whom it meets

HAND = Part("", "{}", "{}", "hand", "joined always")
OWN = Part("", "{}", "{}", "own", "joined", "card")
ID = Part("-", "{}", "{}", "title", "joined")
NEW_ID = Part(how="outcome")
SHOWN = Part("-", "{}", "{}", "card", "joined always")
SOURCE = Part("/", "({}から)", "from {}", "source", "joined")
ONTO = Part(">", "→{}", "onto {}", "host", "joined")
SLOT = Part("/", "({})", "on the {}", "slot", "joined")
GIVEN = Part("<", "転召{}", "giving up {}", "given")
HOST = Part("<", "←{}", "off {}", "carrier", "joined")

# What it costs

PAY = Part("p", "支払{}", "paid {}", "pay")
PLACE = Part("+ @", "配置{}", "placed {}", "placed")
PUT = PLACE._replace(sign="+", fills="put")
SOUL = Part("*", "ソウルコアは{}", "soul core {}", "soul")
ADJUST = Part("$", "増減{}", "adjusted {}", "prices")
ICONS = Part("-", "軽減シンボル追加{}", "more icons {}", "icons")
SYMBOLS = Part("-", "シンボル追加{}", "more symbols {}", "icons")
COST = Part("-", "{}", "{}", "cost", "outcome")

# What texts do to it

TARGETS = Part(">>", "対象{}", "target {}", "targets")
AIMS = TARGETS._replace(sign="> >>")
BARRED = Part("%no", "禁止{}", "forbidden by {}", "barred")
KEEP = Part("^", "残す{}", "keeping {}", "keeps")
EFFECTS = Part("&", "効果{}", "effect {}", "effects")
EFFECTS_OF = Part("&", "：{}", ": {}", "effects", "joined")

# Hints for what a verb does not take

NO_ARROW = (
    "（直接合体は b ken>ryu、対象は >> の後に書く）",
    "; a direct brave is b ken>ryu, targets stand behind >>",
)
AIM_BEHIND = ("（対象は >> の後に書く）", "; targets stand behind >>")
OLD_HOST = ("（外す対象は <ryu）", "; the host it comes off is <ryu")
ON_FIELD = ("（フィールドに出すなら /f+1）", "; put on the field it is /f+1")
