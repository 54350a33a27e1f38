"""The seat of somebody who is absent: who may ask, who is told, how long there is to object, and coming back."""

from __future__ import annotations

import pytest

from engine.core.text import Text, text, verbatim, who
from host import BOT, Host, Notice, Person
from host.clocks.clock import PACES
from host.consents import CONSENTS, OBJECTION_SECONDS, SILENT_SECONDS
from host.days.consent import Wish
from host.days.time_up import LateChoice
from testkit.host_days import DAY, HOUR, paced, passes, seat, told
from testkit.host_play import ANN, BOB, CLEO, STRANGER, StillClock, bid, refused, start
from words import LANGUAGES, say

ZOE = 55


async def silent(host: Host, clock: StillClock, people: int = 2) -> int:
    """A table without a clock at which Bob is on the move and has not been seen for three days."""
    table = await start(host, people)
    await bid(host, table, *[0, 2, 1][:people])
    await passes(host, clock, SILENT_SECONDS)
    await told(host)
    return table


def words_to(notices: list[Notice], user: int) -> list[str]:
    """What a person was told about their seat."""
    return [n.sentence.key for n in notices if n.kind == "personal" and n.mentions == (user,) and n.sentence]


@pytest.mark.slow
async def test_nobody_who_is_there_is_replaced(host: Host, clock: StillClock) -> None:
    """Two play, and it is Bob's move: nothing the organiser asks for happens to him."""
    table = await paced(host, "none")
    await bid(host, table, 0, 2)
    assert (await seat(host, table, BOB)).asked_at is not None
    assert await refused(host.consent.propose(table, Person(ANN), "replace", "1")) == "host.mistake.present"
    await passes(host, clock, SILENT_SECONDS - HOUR)
    await host.reads.view(table, Person(BOB, acts=True))  # he looks at the board
    await passes(host, clock, SILENT_SECONDS - HOUR)
    assert await refused(host.consent.propose(table, Person(ANN), "replace", "1")) == "host.mistake.present"
    bob = await seat(host, table, BOB)
    assert (bob.standin, bob.state) == (None, "playing")


@pytest.mark.slow
async def test_what_the_bot_looks_up_for_somebody_is_no_sign_of_theirs(host: Host, clock: StillClock) -> None:
    table = await silent(host, clock)
    await host.reads.question(table, Person(BOB))
    assert (await host.consent.propose(table, Person(ANN), "replace", "1"))[1]


@pytest.mark.slow
async def test_an_absent_player_is_told_has_a_day_and_can_still_come_back(host: Host, clock: StillClock) -> None:
    table = await silent(host, clock)
    assert (await host.consent.propose(table, Person(ANN), "replace", "1"))[1]
    heard = await told(host, "news", "personal")
    assert [n.sentence.key for n in heard if n.kind == "news" and n.sentence] == ["days.news.offer"]
    assert words_to(heard, BOB) == ["days.yours.offer"]
    assert await refused(host.consent.propose(table, Person(ANN), "replace", "1")) == "host.mistake.offered"
    await passes(host, clock, OBJECTION_SECONDS - 1)
    assert (await seat(host, table, BOB)).state == "playing"
    assert await refused(host.handover.take(table, Person(ZOE, guild=7), 1, "Zoe")) == "host.mistake.seat_taken"
    await passes(host, clock, 2)
    assert (await seat(host, table, BOB)).state == "replaced"
    heard = await told(host, "open_seat", "personal")
    assert [(n.kind, n.mark) for n in heard if n.kind == "open_seat"] == [("open_seat", "1")]
    assert words_to(heard, BOB) == ["days.yours.offered"]
    assert (await host.handover.take(table, Person(BOB, guild=7), 1, "Bob")).seats[1].state == "playing"


@pytest.mark.slow
async def test_whose_seat_is_taken_is_told(host: Host, clock: StillClock) -> None:
    table = await silent(host, clock)
    await host.consent.propose(table, Person(ANN), "replace", "1")
    await passes(host, clock, OBJECTION_SECONDS)
    await told(host)
    await host.handover.take(table, Person(ZOE, guild=7), 1, "Zoe")
    assert words_to(await told(host, "personal"), BOB) == ["days.yours.taken"]


@pytest.mark.parametrize("sign", ["look", "answer", "here", "vacation"])
@pytest.mark.slow
async def test_any_sign_keeps_the_seat(host: Host, clock: StillClock, sign: str) -> None:
    table = await silent(host, clock)
    await host.consent.propose(table, Person(ANN), "replace", "1")
    await told(host)
    await passes(host, clock, DAY / 2)
    match sign:
        case "look":
            await host.reads.log(table, Person(BOB, acts=True))
        case "answer":
            await host.answers.answer(table, Person(BOB, acts=True), None, ["work"])
        case "here":
            await host.handover.here(table, Person(BOB, acts=True))
        case _:
            await host.away.go(BOB, clock.now().timestamp() + 5 * DAY)
    await passes(host, clock, 2 * OBJECTION_SECONDS)
    bob = await seat(host, table, BOB)
    assert (bob.state, bob.standin, bob.offer_at) == ("playing", None, None)
    assert "days.news.stays" in [n.sentence.key for n in await told(host, "news") if n.sentence]


@pytest.mark.slow
async def test_with_three_the_third_is_asked_and_not_whom_it_is_about(host: Host, clock: StillClock) -> None:
    table = await silent(host, clock, 3)
    assert not (await host.consent.propose(table, Person(CLEO), "replace", "1"))[1]  # any player may ask
    asked = (await told(host, "proposal"))[0]
    assert asked.mentions == (ANN,)
    mark = asked.mark.split(".")[1]
    assert (await host.consent.answer(table, Person(ANN), "replace", mark, yes=True))[1]
    assert (await seat(host, table, BOB)).offer_at is not None
    await told(host)


@pytest.mark.slow
async def test_who_comes_back_before_the_others_have_agreed_is_not_done_to(host: Host, clock: StillClock) -> None:
    table = await silent(host, clock, 3)
    await host.consent.propose(table, Person(CLEO), "replace", "1")
    mark = (await told(host, "proposal"))[0].mark.split(".")[1]
    await host.reads.info(table, Person(BOB, acts=True))
    answer = host.consent.answer(table, Person(ANN), "replace", mark, yes=True)
    assert await refused(answer) == "host.mistake.present"


async def test_who_has_left_the_server_counts_as_absent_and_still_has_a_day(host: Host, clock: StillClock) -> None:
    table = await start(host, 2)
    asking = Person(ANN, gone=frozenset({BOB}))
    assert (await host.consent.propose(table, asking, "replace", "1"))[1]
    assert (await seat(host, table, BOB)).state == "playing"
    await passes(host, clock, OBJECTION_SECONDS)
    assert (await seat(host, table, BOB)).state == "replaced"


@pytest.mark.slow
async def test_whose_time_is_up_and_who_then_goes_on_a_vacation_is_not_absent(host: Host, clock: StillClock) -> None:
    table = await paced(host)
    await bid(host, table, 0, 2)
    await passes(host, clock, PACES["daily"].bank + 1)
    await host.away.go(BOB, clock.now().timestamp() + 5 * DAY)
    await host.due.act()
    assert await refused(host.consent.propose(table, Person(ANN), "replace", "1")) == "host.mistake.present"


async def test_ones_own_seat_is_given_up_otherwise(host: Host) -> None:
    table = await start(host, 2)
    assert await refused(host.consent.propose(table, Person(ANN), "replace", "0")) == "host.mistake.replace_own"
    assert await refused(host.consent.propose(table, Person(ANN), "replace", "7")) == "host.mistake.no_person"
    stranger = Person(STRANGER, guild=7, channel=70)
    assert await refused(host.consent.propose(table, stranger, "replace", "1")) == "host.mistake.not_seated"


@pytest.mark.slow
async def test_whose_seat_is_offered_hands_the_table_on(host: Host, clock: StillClock) -> None:
    table = await start(host, 2)
    await bid(host, table, 2, 0)
    await passes(host, clock, SILENT_SECONDS)
    await host.consent.propose(table, Person(BOB), "replace", "0")
    await passes(host, clock, OBJECTION_SECONDS)
    assert (await host.reads.info(table, BOT)).organiser == BOB
    assert text("days.news.organiser", player=verbatim("Bob")) in [n.sentence for n in await told(host, "news")]
    assert await refused(host.consent.propose(table, Person(ANN), "close")) == "host.mistake.organiser"


async def test_who_resigns_hands_the_table_on(host: Host) -> None:
    table = await start(host, 3)
    await host.handover.resign(table, Person(ANN))
    assert (await host.reads.info(table, BOT)).organiser == BOB
    assert text("days.news.organiser", player=verbatim("Bob")) in [n.sentence for n in await told(host, "news")]
    await host.handover.resign(table, Person(CLEO))
    assert "days.news.organiser" not in [n.sentence.key for n in await told(host, "news") if n.sentence]
    former = Person(ANN, guild=7, channel=70)
    assert await refused(host.consent.propose(table, former, "close")) == "host.mistake.organiser"


async def test_who_had_a_seat_is_told_that_it_is_gone_wherever_they_press(host: Host) -> None:
    table = await start(host, 2)
    await host.handover.resign(table, Person(BOB))
    await host.handover.take(table, Person(STRANGER, guild=7, channel=70), 1, "Zoe")
    for press in (host.handover.here, host.handover.come_back):
        assert await refused(press(table, Person(BOB))) == "host.mistake.seat_gone"
        assert await refused(press(table, Person(CLEO))) == "host.mistake.no_table"


async def test_who_takes_their_own_seat_again_is_back(host: Host) -> None:
    table = await start(host, 2)
    await host.handover.resign(table, Person(BOB))
    await told(host)
    await host.handover.take(table, Person(BOB, guild=7, channel=70), 1, "Bob")
    assert [n.sentence.key for n in await told(host, "news") if n.sentence] == ["days.news.back"]


async def test_who_asked_takes_the_proposal_back(host: Host) -> None:
    table = await start(host, 2)
    await host.consent.propose(table, Person(ANN), "pause")
    mark = (await told(host, "proposal"))[0].mark.split(".")[1]
    assert (await host.consent.answer(table, Person(ANN), "pause", mark, yes=False))[1]
    assert [n.sentence for n in await told(host, "news")] == [text("days.withdrawn", player=who(0))]


@pytest.mark.parametrize("wish", ["pace", "pause", "hints", "close"])
async def test_who_is_asked_reads_until_when(host: Host, clock: StillClock, wish: Wish) -> None:
    table = await start(host, 2)
    await host.consent.propose(table, Person(ANN), wish, {"pace": "quick", "hints": "on"}.get(wish, ""))
    (asked,) = await told(host, "proposal")
    until = int(clock.now().timestamp() + CONSENTS[wish].open_seconds)
    assert asked.sentence is not None
    assert dict(asked.sentence.args)["until"] == until
    given = tuple((name, "TOMORROW" if name == "until" else value) for name, value in asked.sentence.args)
    assert all("TOMORROW" in say(Text(asked.sentence.key, given), language) for language in LANGUAGES)


@pytest.mark.parametrize(("behind", "sentence"), [(None, "host.mistake.frozen"), (7, "host.mistake.behind")])
async def test_a_table_that_stands_still_is_not_said_to_have_ended(
    host: Host, behind: int | None, sentence: str
) -> None:
    table = await start(host, 2)
    await host._db.write(lambda db: db.execute("update tables set status = 'frozen', behind = ?", (behind,)))
    wishes: list[tuple[Wish, str]] = [("pause", ""), ("pace", "quick"), ("hints", "on"), ("replace", "1")]
    for wish, value in wishes:
        assert await refused(host.consent.propose(table, Person(ANN), wish, value)) == sentence


@pytest.mark.parametrize("choice", ["wait", "standin", "offer"])
@pytest.mark.slow
async def test_whose_time_is_up_is_told_so_and_what_was_decided(
    host: Host, clock: StillClock, choice: LateChoice
) -> None:
    table = await paced(host)
    await bid(host, table, 2, 0)
    await told(host)
    await passes(host, clock, PACES["daily"].bank + 1)
    heard = await told(host, "late", "personal")
    assert words_to(heard, ANN) == ["days.yours.late"]
    mark = next(n.mark for n in heard if n.kind == "late").split(".")[1]
    assert (await host.time_up.choose(table, Person(BOB), 0, mark, choice))[1] == choice
    await host.idle()
    own = {"wait": ["wait"], "standin": ["standin"], "offer": ["offer_late"]}[choice]
    assert words_to(await told(host, "personal"), ANN) == [f"days.yours.{one}" for one in own]
    assert (await seat(host, table, ANN)).state == "playing"
