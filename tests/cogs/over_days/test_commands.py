"""Commands and lists over days: what they take, what they refuse with a sentence, and what they lead to."""

from __future__ import annotations

import re
from datetime import timedelta
from zoneinfo import ZoneInfo

import pytest
from simcord.builders import ChannelHandle

from cogs.clicks.time_zones import COMMON
from cogs.commands.settings import read_hours, written_hours
from host import BOT, Person, PlayerMistake
from host.clocks.clock import LONGEST_HOURS
from testkit.discord.shown import buttons, labels, selects, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase, phrase_like
from testkit.scenes import play_out
from tests.cogs.controls import lobby, turn


@pytest.mark.slow
async def test_time_zones_are_found_by_typing_a_city(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    found = await alice.autocomplete(stage.channel, "settings", "timezone", "new y")
    assert [one["value"] for one in found] == ["America/New_York"]
    found = await alice.autocomplete(stage.channel, "settings", "timezone", "")
    assert len(found) == 25
    said = await stage.slash(alice, "settings", where=stage.channel, timezone="Asia/Kathmandu", quiet="23-7")
    assert "Saved" in said
    user = await stage.host.users.get(alice.id)
    assert (user.time_zone, user.quiet_from, user.quiet_to) == ("Asia/Kathmandu", 23 * 60, 7 * 60)
    chosen = [one["label"] for menu in selects(stage.panel(alice)) for one in menu["options"] if one.get("default")]
    assert {"Asia/Kathmandu", "23:00–07:00"} <= set(chosen)


def test_the_common_zones_exist() -> None:
    assert [zone for zone in COMMON if ZoneInfo(zone) is None] == []


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"timezone": "Mars/Olympus"}, "There is no time zone “Mars/Olympus”."),
        ({"quiet": "late"}, "“late” is not a range of hours."),
        ({"quiet": "25:00-08:00"}, "“25:00-08:00” is not a range of hours."),
        ({"quiet": "10:00-08:00"}, "Quiet hours can last 14 hours at most"),
    ],
)
async def test_hours_that_make_no_sense_are_refused(stage: DiscordStage, given: dict[str, str], sentence: str) -> None:
    assert sentence in await stage.slash(stage.person("alice"), "settings", where=stage.channel, **given)


@pytest.mark.parametrize(
    ("typed", "minutes"), [("22:00-08:00", (1320, 480)), ("1-9", (60, 540)), ("0:30 – 7", (30, 420))]
)
def test_hours_are_read_as_people_write_them(typed: str, minutes: tuple[int, int]) -> None:
    assert tuple(read_hours(typed).values()) == minutes
    assert tuple(read_hours(written_hours(*minutes)).values()) == minutes


@pytest.mark.parametrize("typed", ["", "x", "22", "24:00-1", "22:60-8:00"])
def test_other_hours_are_not(typed: str) -> None:
    with pytest.raises(PlayerMistake):
        read_hours(typed)


@pytest.mark.slow
@pytest.mark.parametrize("typed", ["soon", "2027-13-01", "31/08/2027"])
async def test_a_vacation_needs_a_date(stage: DiscordStage, typed: str) -> None:
    said = await stage.slash(stage.person("alice"), "away", where=stage.channel, until=typed)
    assert f"“{typed}” is not a date." in said


@pytest.mark.slow
async def test_dates_are_read_as_people_write_them_however_far(stage: DiscordStage) -> None:
    alice, day = stage.person("alice"), (stage.host.now() + timedelta(days=9)).date()
    for typed in (f" {day.isoformat()} ", f"{day.year}-{day.month}-{day.day}"):
        assert "Have a good time!" in await stage.slash(alice, "away", where=stage.channel, until=typed)
    for typed in ("0001-01-01", "9999-12-31"):
        said = await stage.slash(alice, "away", where=stage.channel, until=typed)
        assert phrase("host.mistake.away", most=90) in said


async def test_a_vacation_is_suggested_by_its_date(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    tomorrow = (stage.host.now() + timedelta(days=1)).date().isoformat()
    found = await alice.autocomplete(stage.channel, "away", "until", "")
    assert found[0]["value"] == tomorrow
    far = (stage.host.now() + timedelta(days=40)).date().isoformat()
    assert [one["value"] for one in await alice.autocomplete(stage.channel, "away", "until", far)] == [far]
    past = (stage.host.now() - timedelta(days=4)).date().isoformat()
    assert phrase("host.mistake.away", most=90) in await stage.slash(alice, "away", where=stage.channel, until=past)


@pytest.mark.slow
async def test_a_pace_is_set_in_the_lobby_and_who_sits_down_is_asked_where_they_live(stage: DiscordStage) -> None:
    alice, bob, stored = await lobby(stage, full=False)
    said = await stage.slash(alice, "table pace", where=stage.channel, table=1, bank=48, increment=6)
    assert "Done." in said
    assert "Where do you live?" in said
    assert "48\u00a0h plus 6\u00a0h with every turn" in texts(stage.channel.history()[-1])
    await stage.host.users.set(bob.id, screen="phone")
    said = await stage.forge(bob, stored, "v1|1||join|")
    assert "Where do you live?" in said
    await stage.host.users.set(bob.id, time_zone="Europe/Kyiv")
    await stage.forge(bob, stored, "v1|1||leave|")
    assert "Where do you live?" not in await stage.forge(bob, stored, "v1|1||join|")


@pytest.mark.slow
async def test_a_pace_needs_numbers_that_make_sense(stage: DiscordStage) -> None:
    alice, _, _ = await lobby(stage)
    numbers = phrase("host.mistake.pace", most=LONGEST_HOURS)
    assert numbers in await stage.slash(alice, "table pace", where=stage.channel, table=1)
    said = await stage.slash(alice, "table pace", where=stage.channel, table=1, bank=2, increment=3)
    assert numbers in said


async def test_only_managers_set_what_a_server_starts_with(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    assert phrase("home.mistake.owner") in await stage.slash(
        alice, "kontor settings", where=stage.channel, pace="quick"
    )
    assert phrase("home.mistake.owner") in await stage.slash_dm(alice, "kontor settings", pace="quick")


@pytest.mark.slow
async def test_who_may_be_replaced_is_suggested_by_name(stage: DiscordStage) -> None:
    alice, _ = await turn(stage)
    found = await alice.autocomplete(stage.thread, "table replace", "player", "bo")
    assert [(one["name"], one["value"]) for one in found] == [("2. Bob", 2)]


@pytest.mark.slow
async def test_everybody_is_asked_in_the_thread_and_one_refusal_is_enough(stage: DiscordStage) -> None:
    alice, bob = await turn(stage)
    assert "The others are being asked" in await stage.slash(alice, "table pace", pace="quick")
    await stage.settle()
    asked = stage.newest()
    assert "Alice would like another pace – quick" in texts(asked)
    assert [b["label"] for b in buttons(asked)] == ["Agree", "Rather not"]
    assert "settles it" in await stage.press(bob, "Rather not", asked)
    await stage.settle()
    assert phrase("days.refused.pace", player="Bob") in texts(stage.newest())
    agree = buttons(asked)[0]["custom_id"]
    assert "settled already" in await stage.forge(bob, stage.stored(asked), agree)  # an old client still has it
    assert (await stage.host.reads.info(1, BOT)).clock == "relaxed"


@pytest.mark.slow
async def test_who_does_not_sit_at_a_table_is_not_asked_whether_to_resign(stage: DiscordStage) -> None:
    await turn(stage)
    cleo = stage.person("cleo")
    assert await stage.slash(cleo, "table resign", table=1) == phrase("host.mistake.not_seated", table=1)
    assert not buttons(stage.panel(cleo))


@pytest.mark.slow
async def test_a_game_with_others_is_left_from_the_panel_as_by_the_command(stage: DiscordStage) -> None:
    alice, _ = await turn(stage)
    await stage.move(alice)
    await stage.press(alice, "More")
    assert phrase("days.resign.sure") in await stage.press(alice, phrase("days.resign.yes"))
    assert f"‹ {phrase('ui.why.back')}" in labels(stage.panel(alice))
    assert phrase("days.resign.done", table=1) in await stage.press(alice, phrase("days.resign.yes"))
    await stage.settle()
    assert any(phrase("days.news.resigned", player="Alice") in texts(one) for one in stage.thread.history())


@pytest.mark.slow
async def test_a_game_that_ends_is_over_in_the_panel_that_is_open_too(stage: DiscordStage) -> None:
    """Closed from beside it, where there is a way back to the question."""
    alice = stage.person("alice")
    await stage.host.users.asks_screen(alice.id)  # and not in this panel
    await stage.slash(alice, "table new", where=stage.channel, game="bazaar", computers=1, start=True)
    await stage.settle()
    stage.table = await stage.host.reads.info(1, BOT)
    stage.thread = ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(stage.table.thread or 0))
    assert "Plan" not in [one["label"] for one in buttons(stage.newest())], "computers leave no time to plan in"
    await stage.move(alice)
    panel = stage.panel(alice)
    await stage.press(alice, "More")
    await stage.press(alice, phrase("look.close.button"))
    assert f"‹ {phrase('ui.why.back')}" in [one["label"] for one in buttons(stage.panel(alice))]
    await stage.press(alice, phrase("look.close.yes"))
    await stage.settle()
    assert phrase("ui.past.closed") in texts(stage.stored(panel))
    assert not [one for one in buttons(stage.stored(panel)) if "|ask" in one["custom_id"]]


@pytest.mark.slow
async def test_who_leaves_computers_alone_is_told_that_the_game_ends_and_finds_another(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await stage.host.users.asks_screen(alice.id)  # and not in this panel
    await stage.slash(alice, "table new", where=stage.channel, game="bazaar", computers=1, start=True)
    await stage.place(await stage.host.reads.info(1, BOT))
    await stage.settle()
    assert phrase("days.resign.sure_ends") in await stage.slash(alice, "table resign", table=1)
    before = len(stage.posts())
    assert phrase("days.resign.done", table=1) in await stage.press(alice, phrase("days.resign.yes"))
    await stage.settle()
    (last,) = stage.posts()[before:]
    assert phrase("days.abandoned") in texts(last)
    assert phrase("look.scores.closed") in texts(last)
    assert "Alice" in texts(last)
    labels = [one["label"] for one in buttons(last)]
    assert labels == [phrase(f"{key}") for key in (
        "home.button.table", "end.button.replay", "ui.button.board", "ui.button.log"
    )]  # fmt: skip
    assert phrase("look.scores.closed") in await stage.slash(alice, "scores", table=1)
    assert phrase("end.replay.setup") in await stage.press(alice, phrase("end.button.replay"), last)
    await stage.press(alice, phrase("home.button.table"), last)
    (opened,) = await stage.host.reads.of_user(alice.id, ("lobby",))
    assert (opened.game, opened.channel) == ("bazaar", stage.channel.id)


@pytest.mark.slow
async def test_names_are_plain_words_in_news(stage: DiscordStage) -> None:
    alice, bob = await turn(stage)
    await stage.host.handover.resign(1, Person(bob.id))
    await stage.host.handover.take(1, Person(stage.person("cleo").id, guild=stage.guild.id), 1, "**@everyone** `x`")
    await stage.settle()
    said = texts(stage.newest())
    assert "\\*\\*@\u200beveryone\\*\\*" in said
    assert "takes over the seat of Bob." in said
    assert alice.id in [seat.user for seat in (await stage.host.reads.info(1, BOT)).seats]


@pytest.mark.slow
async def test_the_end_says_who_played_how_much(stage: DiscordStage) -> None:
    alice, bob = await turn(stage)
    await stage.host.handover.resign(1, Person(bob.id))
    cleo = stage.person("cleo")
    await stage.host.handover.take(1, Person(cleo.id, guild=stage.guild.id), 1, "Cleo")
    await play_out(stage, 1)
    ends = [texts(post) for post in stage.posts() if "was played by" in texts(post)]
    assert len(ends) == 1
    assert f"The seat of Cleo was played by <@{cleo.id}>" in ends[0]
    assert f"<@{bob.id}>" in ends[0]
    assert f"<@{alice.id}>" not in ends[0].partition("was played by")[2]


@pytest.mark.slow
async def test_a_table_says_who_is_not_there_and_an_open_seat_is_taken_from_there(stage: DiscordStage) -> None:
    alice, bob = await turn(stage)
    await stage.host.handover.stand_in(1, Person(bob.id))
    until = (stage.host.now() + timedelta(days=9)).date().isoformat()
    await stage.slash(alice, "away", until=until)
    await stage.host.due.act()
    said = await stage.slash(alice, "table info")
    newcomer, away = phrase("home.mark.first"), phrase_like("days.seat.away", until=re.compile(r"<t:\d+:D>"))
    assert re.search(rf"1\. Alice · {newcomer} · {away.pattern}", said)
    assert f"2. Bob · {newcomer} · {phrase('days.seat.has_standin')}" in said
    await stage.host.handover.resign(1, Person(bob.id))
    cleo = stage.person("cleo")
    assert phrase("days.seat.free") in await stage.slash(cleo, "table info")
    assert "You now have a seat at table 1." in await stage.press(cleo, "Take this seat")


@pytest.mark.slow
async def test_who_has_seen_one_hand_takes_no_other_seat_but_their_own(stage: DiscordStage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await stage.start(alice, bob, cleo)
    for one in (bob, cleo):
        await stage.host.handover.resign(1, Person(one.id))
    await stage.settle()
    await stage.slash(bob, "table info")
    said = await stage.press_id(bob, "v1|1||take_seat|2")
    assert phrase("host.mistake.seen_other_seat", table=1) in said
    await stage.slash(bob, "table info")
    assert "You now have a seat at table 1." in await stage.press_id(bob, "v1|1||take_seat|1")


@pytest.mark.slow
async def test_next_says_that_time_is_up(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, clock="quick")
    await stage.passes(4 * 86_400)
    assert "· time is up" in await stage.slash(alice, "next")
