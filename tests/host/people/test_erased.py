"""Erased means erased: also out of what waits for others to wake up."""

from __future__ import annotations

from engine.core.text import text, verbatim
from host import Host, Person
from host.records import GatheredCall
from storage import sql
from testkit.host_days import DAY, paced, passes, told
from testkit.host_play import ANN, BOB, StillClock


async def test_a_name_is_taken_out_of_what_waits_for_others(host: Host, clock: StillClock) -> None:
    """Bob is asleep, and in the morning would hear of Ann, who does not want to be named any more."""
    table = await paced(host)
    hour = clock.now().hour * 60
    await host.users.set(BOB, quiet_from=hour, quiet_to=hour + 600)
    said = text("days.yours.closed", table=table, player=verbatim("Ann"))
    invited = text("look.invite", user=f"<@{BOB}>", inviter=f"<@{ANN}>", game=verbatim("Bazaar"))
    for call in (
        GatheredCall("personal", table, to=1, sentence=said, mark="board"),
        GatheredCall("word", table, sentence=invited),
    ):
        assert not await host.gathering.rings(BOB, call)
    await host.privacy.delete(ANN)
    waiting = await host._db.read(sql.due.of_key, f"gathered:{BOB}")
    assert waiting is not None
    assert b"Ann" not in waiting.payload
    assert str(ANN).encode() not in waiting.payload.replace(str(int(waiting.at)).encode(), b"")
    await told(host)
    await passes(host, clock, DAY)
    (gathered,) = await told(host, "gathered")
    assert [call.kind for call in gathered.gathered][:2] == ["personal", "word"]
    assert "Ann" not in str(gathered)


async def test_a_name_is_taken_out_of_a_gathered_message_that_was_not_sent_yet(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    hour = clock.now().hour * 60
    await host.users.set(BOB, quiet_from=hour, quiet_to=hour + 600)
    said = text("days.yours.closed", table=table, player=verbatim("Ann"))
    await host.gathering.rings(BOB, GatheredCall("personal", table, to=1, sentence=said, mark="board"))
    await told(host)
    await passes(host, clock, DAY)
    await host.privacy.delete(ANN)
    assert "Ann" not in str([one for one in await host.notices.pending() if one.kind == "gathered"])
    assert await host.reads.info(table, Person(BOB)) is not None
