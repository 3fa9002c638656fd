"""What verifying a record asks: outcomes, consequences and verdicts as the rules give them."""

from gate_language import given
from gate_table import put, reveal, side, summon
from language import Story, found, stored
from language import test_example as test_example
from senpu.events.base import Breach
from senpu.events.gate_ruler import OverdriveLinked, UnitDestroyed
from senpu.events.match import MatchEnded, MatchStarted
from shared_rules import of_the_record

LYING = given(A=side("LEVEL", hand=["U2", "EN"], drive=["UOD"], ready=2))
U2 = summon("U2")
UNPAID = summon("U2", energy=1)
SHORT = Breach(rule="14-3", facts={"due": 2, "energy": 1, "ready": 2})
BEGUN = given(step="end", turn=0).after(MatchStarted(first="A"))
OVER = LYING.after(MatchEnded(winner="B", reason="time"))


CASES: dict[str, Story] = {
    **of_the_record(LYING, BEGUN, OVER),
    "REC-2-passes-as-computed": LYING.when(stored(U2)).then(found()),
    "REC-2-refused-energy-left-out": LYING.when(stored(U2, but={"energy": None})).then(
        found("REC-2", field="energy")
    ),
    "REC-2-refused-name-altered": LYING.when(stored(put("EN"), but={"id": "A.s1#7"})).then(
        found("REC-2", field="id")
    ),
    "REC-3-passes-all-that-follows": LYING.when(stored(reveal("d1"))).then(found()),
    "REC-3-refused-left-out": LYING.when(stored(reveal("d1"), lacks=OverdriveLinked)).then(
        found("REC-3", because="7-2a-2")
    ),
    "REC-3-refused-made-up": LYING.when(
        stored(U2, then=(UnitDestroyed(player="A", id="A.u1#1"),))
    ).then(found("REC-3", because="12-4a")),
    "REC-4-passes-observed-with-its-breach": LYING.when(stored(UNPAID, mark="observed")).then(
        found()
    ),
    "REC-4-passes-forced-although-legal": LYING.when(stored(U2, mark="forced")).then(found()),
    "REC-4-refused-illegal-as-legal": LYING.when(stored(UNPAID)).then(
        found("14-3", due=2, energy=1)
    ),
    "REC-4-refused-breach-left-out": LYING.when(
        stored(UNPAID, mark="observed", breaches=())
    ).then(found("REC-4", by_rule="14-3", stored="-")),
    "REC-4-refused-breach-made-up": LYING.when(
        stored(U2, mark="observed", breaches=(SHORT,))
    ).then(found("REC-4", by_rule="-", stored="14-3")),
}  # fmt: skip
