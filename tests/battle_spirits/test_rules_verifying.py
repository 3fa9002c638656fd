"""What verifying a record asks: outcomes, consequences and verdicts as the rules give them."""

from language import Story, found, given, stored
from language import test_example as test_example
from senpu.events import match as shared
from senpu.events.base import Breach, Event
from senpu.events.battle_spirits import CardDepleted, Cost
from senpu.events.envelope import Entry
from senpu.projections.fold import History
from shared_rules import of_the_record
from table import GAME, header, move, side, summon

LYING = given(A=side(reserve=4, hand=["RYU"], field={"gor": 1}))
RYU = summon("RYU", pay={"reserve": 2}, place={"reserve": 1})
UNDERPAID = summon("RYU", pay={"reserve": 1}, place={"reserve": 1})
EMPTIES = move("gor>reserve")
BEGUN = given(step="end", turn=0).after(shared.MatchStarted(first="A"))
OVER = LYING.after(shared.MatchEnded(winner="B", reason="time"))
SHORT = Breach(
    rule="BS-C4",
    facts={"total_cost": 3, "reduced": 1, "surcharge": 0, "payable": 2, "paid": 1},
)


CASES: dict[str, Story] = {
    **of_the_record(LYING, BEGUN, OVER),
    "REC-2-passes-as-computed": LYING.when(stored(RYU)).then(found()),
    "REC-2-refused-cost-altered": LYING.when(
        stored(RYU, but={"cost": Cost(printed=3, payable=3)})
    ).then(found("REC-2", field="cost")),
    "REC-2-refused-name-altered": LYING.when(stored(RYU, but={"id": "A.ryu#7"})).then(
        found("REC-2", field="id")
    ),
    "REC-3-passes-all-that-follows": LYING.when(stored(EMPTIES)).then(found()),
    "REC-3-refused-left-out": LYING.when(stored(EMPTIES, lacks=CardDepleted)).then(
        found("REC-3", because="BS-M6c")
    ),
    "REC-3-refused-made-up": LYING.when(
        stored(RYU, then=(CardDepleted(player="A", id="A.gor#1", cores=1),))
    ).then(found("REC-3", because="BS-M6c")),
    "REC-4-passes-observed-with-its-breach": LYING.when(stored(UNDERPAID, mark="observed")).then(
        found()
    ),
    "REC-4-passes-forced-although-legal": LYING.when(stored(RYU, mark="forced")).then(found()),
    "REC-4-refused-illegal-as-legal": LYING.when(stored(UNDERPAID)).then(
        found("BS-C4", payable=2, paid=1)
    ),
    "REC-4-refused-breach-left-out": LYING.when(
        stored(UNDERPAID, mark="observed", breaches=())
    ).then(found("REC-4", by_rule="BS-C4", stored="-")),
    "REC-4-refused-breach-made-up": LYING.when(
        stored(RYU, mark="observed", breaches=(SHORT,))
    ).then(found("REC-4", by_rule="-", stored="BS-C4")),
    "REC-4-refused-breach-of-a-legal-entry": LYING.when(stored(RYU, breaches=(SHORT,))).then(
        found("REC-4", stored="BS-C4")
    ),
    "REC-4-refused-fact-altered": LYING.when(
        stored(UNDERPAID, mark="observed", breaches=(Breach(rule="BS-C4", facts={"payable": 1}),))
    ).then(found("REC-4")),
    "REC-4-refused-observed-although-legal": LYING.when(stored(RYU, mark="observed")).then(
        found("REC-4", by_rule="legal", stored="observed")
    ),
    "REC-4-passes-facts-named-otherwise": LYING.when(
        stored(UNDERPAID, mark="observed", breaches=(Breach(rule="BS-C4", facts={"due": 9}),))
    ).then(found()),
}


def test_what_is_wrong_is_kept_and_the_rest_is_read() -> None:
    """A return to nowhere changes nothing; later entries are judged on."""
    history = History(GAME, header())
    events: list[Event] = [
        shared.NoteMade(text="a"),
        shared.CorrectionMade(to=99),
        shared.NoteMade(text="b"),
    ]
    findings = [history.judge(_entry(seq, event)) for seq, event in enumerate(events, 1)]
    assert [finding is not None for finding in findings] == [False, True, False]
    assert history.effective() == (1, 3)


def test_an_entry_undone_is_no_place_to_return_to() -> None:
    """Only what stands, or what a return undid, is."""
    history = History(GAME, header())
    events: list[Event] = [
        shared.NoteMade(text="a"),
        shared.NoteMade(text="b"),
        shared.CorrectionMade(to=0),
    ]
    for seq, event in enumerate(events, 1):
        assert history.judge(_entry(seq, event)) is None
    assert history.judge(_entry(4, shared.CorrectionMade(to=1))) is not None
    assert history.judge(_entry(5, shared.CorrectionMade(to=2))) is None


def _entry(seq: int, event: Event) -> Entry:
    return Entry(seq=seq, time="", by="scribe", event=event)
