"""From /table new to the first question, and everything that can go wrong on the way."""

from __future__ import annotations

import discord
import pytest
from msgspec.structs import replace
from simcord.builders import ChannelHandle

from cogs.cards.lobby_form import about_options, lobby_form, shown_options
from cogs.messages.heights import ShownPanel, fits, height
from cogs.messages.reader import Reader
from engine.core.text import Text
from host import BOT, Person
from testkit.discord.shown import alts, buttons, labels, selects, texts
from testkit.discord.stage import SPOKEN, DiscordStage
from testkit.phrases import phrase
from testkit.questions import table_info
from testkit.scenes import Drawn, in_more, lobby, open_table
from words import LANGUAGES


def thread_of(stage: DiscordStage, number: int) -> ChannelHandle:
    return ChannelHandle(stage.env, stage.guild, stage.env.backend.get_channel(number))


@pytest.mark.slow
async def test_a_lobby_shows_game_options_seats_and_buttons(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    said = await open_table(stage, alice)
    assert "Bazaar · table 1" in said
    assert "For 2, 3 or 4 players; 1 is seated." in said
    assert "1. Alice" in said
    assert "Goods" not in said, "what is as usual is behind More"
    assert phrase("look.lobby.alone", player="Alice") in said
    said = await open_table(stage, alice, options="goods=scarce")
    assert "**Goods**: one" in said
    assert phrase("bazaar.option.goods.help") in said
    assert labels(lobby(stage)) == ["Join", "Start", "More", "Learn by playing"], "the last for a first game alone"
    assert phrase("look.lobby.house") not in said, "it is behind What is different"
    assert looks(lobby(stage)) == {"Start": "off"}, "who sits there need not join"
    await stage.press(alice, "More", lobby(stage))
    ways = ["What do these do?", "Leave", "Look for players", "Learn by playing", "What is different"]
    assert labels(stage.panel(alice)) == ways


def looks(message: discord.Message) -> dict[str, str]:
    """The buttons of a lobby that stand out or cannot be pressed."""
    shown = {b["label"]: "off" if b.get("disabled") else discord.ButtonStyle(b["style"]).name for b in buttons(message)}
    return {name: look for name, look in shown.items() if look != "secondary"}


@pytest.mark.slow
async def test_one_button_of_a_lobby_stands_out_and_more_holds_what_somebody_may_do(stage: DiscordStage) -> None:
    """Joining until the table can start, then starting; who has no say gets no lists."""
    alice, bob, cleo, dora = (stage.person(name) for name in ("alice", "bob", "cleo", "dora"))
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    assert looks(lobby(stage)) == {"Start": "success"}
    assert "Join" in labels(lobby(stage)), "there is room"
    await stage.press(bob, "More", lobby(stage))
    assert labels(stage.panel(bob)) == ["Leave", "Seats", "Learn by playing", "What is different"]
    assert not selects(stage.panel(bob))
    for one in (cleo, dora):
        await stage.press(one, "Join", lobby(stage))
    assert labels(lobby(stage)) == ["Start", "More", "Learn by playing"]
    assert not selects(lobby(stage))
    await stage.press(alice, "More", lobby(stage))
    verbs = {menu["custom_id"].split("|")[3] for menu in selects(stage.panel(alice))}
    assert verbs == {"set_pace", "set_options"}


@pytest.mark.slow
async def test_joining_leaving_and_starting(stage: DiscordStage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await open_table(stage, alice)
    assert "2. Bob" in await stage.press(bob, "Join", lobby(stage))
    assert "already at table 1" in await stage.press(bob, "Join", lobby(stage))
    assert "3. Cleo" in await stage.press(cleo, "Join", lobby(stage))
    await in_more(stage, cleo, "Leave")
    assert "Cleo" not in texts(lobby(stage))
    assert "Only the organiser" in await stage.press(bob, "Start", lobby(stage))
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    assert table.status == "running"
    assert phrase("look.lobby.running")[:-1] in texts(lobby(stage))
    assert labels(lobby(stage)) == ["To the table", "Watch"]
    thread = thread_of(stage, table.thread or 0)
    assert thread.name is not None
    assert "Bazaar" in thread.name
    assert "The game begins." in texts(thread.history()[-1])


@pytest.mark.slow
async def test_computer_players_fill_seats_and_one_command_starts_against_them(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await open_table(stage, alice)
    assert "(computer, regular)" in await stage.choose(alice, "Regular", lobby(stage))
    await in_more(stage, alice, "Remove computer player")
    assert phrase("look.lobby.drop_computer") not in labels(stage.panel(alice))
    assert "(computer" not in texts(lobby(stage))
    await open_table(stage, alice, computers=1, start=True)
    await stage.settle()
    assert (await stage.host.reads.info(2, BOT)).status == "running"
    await open_table(stage, alice, level="master")
    assert [seat.player for seat in (await stage.host.reads.info(3, BOT)).seats] == [None, "master"]
    await open_table(stage, alice, computers=2, level="easy")
    assert [seat.player for seat in (await stage.host.reads.info(4, BOT)).seats] == [None, "easy", "easy"]


@pytest.mark.slow
async def test_computer_players_are_offered_by_strength_and_a_table_can_mix_them(stage: DiscordStage) -> None:
    """Each level says how strong it is and how long it thinks; when the table is full there is nothing to select."""
    alice = stage.person("alice")
    await open_table(stage, alice)
    [menu] = selects(lobby(stage))
    told = {option["value"]: (option["label"], option["description"]) for option in menu["options"]}
    assert told["house"][0] == "Regular"
    assert "Thinks for up to 10\u00a0s a turn." in told["master"][1]
    assert list(told)[-1] == "master", "the strongest comes last"
    await stage.choose(alice, "Regular", lobby(stage))
    said = await stage.choose(alice, "Master", lobby(stage))
    assert "Kontor 1 (computer, regular)" in said
    assert "Kontor 2 (computer, master)" in said
    assert [seat.player for seat in (await stage.host.reads.info(1, BOT)).seats] == [None, "house", "master"]
    await stage.choose(alice, "Regular", lobby(stage))
    assert not selects(lobby(stage))
    assert "There is no computer player called" in await stage.forge(
        alice, stage.stored(lobby(stage)), "v1|1||add_computer|", ["x"]
    )


@pytest.mark.slow
async def test_a_lobby_shows_its_pace_and_the_organiser_selects_another(stage: DiscordStage) -> None:
    """It begins with the one that those who manage the server chose, else relaxed."""
    alice, bob = stage.person("alice"), stage.person("bob")
    for one in (alice, bob):
        await stage.host.users.set(one.id, time_zone="Europe/Warsaw")
    assert f"**Pace**: {phrase('days.pace.relaxed')}" in await open_table(stage, alice)
    daily, none = (phrase(f"days.pace.{pace}") for pace in ("daily", "none"))
    assert "Only the organiser" in await stage.forge(bob, stage.stored(lobby(stage)), "v1|1||set_pace|", ["daily"])
    await stage.press(alice, "More", lobby(stage))
    for pace in (daily, none):
        await stage.choose(alice, pace.capitalize())
        assert f"**Pace**: {pace}" in texts(lobby(stage))
        shown = next(menu for menu in selects(stage.panel(alice)) if "|set_pace|" in menu["custom_id"])
        assert f"Pace: {pace.capitalize()}" in [one["label"] for one in shown["options"] if one.get("default")]
    assert (await stage.host.reads.info(1, BOT)).clock == "none"
    await stage.press(bob, "Join", lobby(stage))
    old = stage.stored(lobby(stage))
    await stage.press(alice, "Start", lobby(stage))
    assert phrase("host.mistake.started", table=1) in await stage.forge(alice, old, "v1|1||set_pace|", ["quick"])


@pytest.mark.slow
async def test_options_in_one_form_and_in_the_command(stage: DiscordStage) -> None:
    """Every list counts at once; a form of an earlier version, with all fields, still does."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice, options="goods=scarce; peeking=off")
    assert "**Goods**: one" in texts(lobby(stage))
    await stage.press(alice, "More", lobby(stage))
    assert phrase("bazaar.option.goods.help") in await stage.press(alice, "What do these do?")
    await stage.press(alice, f"‹ {phrase('setup.options.back')}")
    await stage.choose(alice, "Up to two")
    assert "Goods" not in texts(lobby(stage))
    await stage.choose(alice, "For everybody, with hints")
    assert "**Help for newcomers**: for everybody, with hints" in texts(lobby(stage))
    await stage.submit(alice, stage.stored(lobby(stage)), "v1|1||set_options|", {"goods": "scarce", "help": "off"})
    assert "**Goods**: one" in texts(lobby(stage))
    assert "Only the organiser" in await stage.forge(
        bob, stage.stored(lobby(stage)), "v1|1||set_options|goods", ["many"]
    )


@pytest.mark.slow
async def test_the_form_corrects_what_does_not_go_together_and_says_why(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await stage.slash(
        alice, "table new", where=stage.channel, game="yokohama", options="achievement_rewards=on; free_agents=on"
    )
    card = next(m for m in stage.channel.history() if "Yokohama ·" in texts(m))
    await stage.press(alice, "More", card)
    said = await stage.choose(alice, phrase("yokohama.option.edition.classic").capitalize())
    for module in ("achievement_rewards", "free_agents"):
        assert phrase("yokohama.mistake.module", module=Text(f"yokohama.option.{module}")).rstrip(".") in said
    options = (await stage.host.reads.info(1, BOT)).options
    assert (options["edition"], options["achievement_rewards"], options["free_agents"]) == ("classic", "off", "off")
    offered = [menu["custom_id"].rpartition("|")[2] for menu in selects(stage.panel(alice))]
    assert not {"achievement_rewards", "free_agents"} & {*offered}, "what cannot be chosen is not offered"
    form = stage.stored(stage.panel(alice))
    await stage.forge(alice, form, "v1|1||set_options|achievement_rewards", ["on"])
    options = (await stage.host.reads.info(1, BOT)).options
    assert (options["edition"], options["achievement_rewards"]) == ("2024", "on"), "what was chosen last stands"


@pytest.mark.slow
async def test_the_form_goes_with_the_start(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    await open_table(stage, alice, computers=1)
    await stage.press(alice, "More", lobby(stage))
    form = stage.panel(alice)
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    assert form.id not in stage.env.backend.messages[stage.channel.id]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["mombasa", "nippon", "yokohama"])
def test_the_form_and_what_it_is_about_have_room_on_a_phone(game: str, lang: str) -> None:
    reader = Reader(lang, ("Ann", "Bob"))
    for seats in (1, 2):
        table = replace(table_info(game, seats), status="lobby", thread=None)
        form = lobby_form(table, reader, table.seats[0].user or 0, organises=True)
        for message in (form, about_options(table, reader)):
            assert fits(message), height(ShownPanel.of(message))


@pytest.mark.parametrize(("seats", "shown"), [(1, True), (2, False)])
def test_what_only_one_alone_can_choose_is_not_offered_to_several(seats: int, shown: bool) -> None:
    table = replace(table_info("nippon", seats), status="lobby")
    assert ("difficulty" in [one.id for one in shown_options(table)]) is shown


@pytest.mark.slow
async def test_start_leads_to_the_thread_and_the_screen_is_asked_for_once(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob", "pl")
    said = await open_table(stage, alice)
    assert phrase("screen.ask") in said
    assert phrase("days.zone.ask") not in said, "one question at a time"
    assert phrase("screen.told.phone") in await stage.press(alice, "On a phone")
    assert phrase("days.zone.ask") not in texts(stage.panel(alice)), "nobody waits for anybody yet"
    assert (await stage.host.users.get(alice.id)).screen == "phone"
    assert "Na telefonie" in await stage.press(bob, "Join", lobby(stage)) or "Na telefonie" in labels(stage.panel(bob))
    await stage.press(bob, "Na telefonie")
    assert phrase("days.zone.ask", language="pl") in texts(stage.panel(bob)), "the other question follows"
    await stage.restart()
    await in_more(stage, bob, "Wstań")
    assert phrase("screen.ask") not in await stage.press(bob, "Join", lobby(stage)), "never again"
    await stage.press(alice, "Start", lobby(stage))
    thread = (await stage.host.reads.info(1, BOT)).thread
    links = [one["url"] for one in buttons(lobby(stage)) if "url" in one]
    assert links == [f"https://discord.com/channels/{stage.guild.id}/{thread}"], "the way there, once"
    assert f"<#{thread}>" not in texts(lobby(stage))
    assert not stage.last[alice.id].followups


@pytest.mark.slow
async def test_seats_are_swapped_by_the_organiser_and_by_two_who_agree(stage: DiscordStage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo", "uk")

    async def seated() -> list[str]:
        return [seat.name for seat in (await stage.host.reads.info(1, BOT)).seats]

    await open_table(stage, alice)
    for one in (bob, cleo):
        await stage.press(one, "Join", lobby(stage))
    assert phrase("setup.seating.drawn") in texts(lobby(stage))
    await in_more(stage, alice, "Seats")
    await stage.choose(alice, ["1. Alice", "2. Bob"])
    assert await seated() == ["Bob", "Alice", "Cleo"]
    assert phrase("setup.seating.kept") in texts(lobby(stage))
    await in_more(stage, bob, "Seats")
    assert phrase("setup.swap.asked") in await stage.choose(bob, "3. Cleo")
    assert "Bob would like to swap seats with Cleo." in texts(lobby(stage))
    await stage.settle()
    asked = cleo.user.dm_channel.history()[-1]
    assert "хоче помінятися з вами місцями" in texts(asked)
    await stage.restart()
    await cleo.user.click(asked, label="Помінятися місцями")
    assert await seated() == ["Cleo", "Alice", "Bob"]
    said = await stage.forge(cleo, stage.stored(lobby(stage)), "v1|1||swap|")
    assert phrase("setup.mistake.nobody_asks", language="uk") in said
    await stage.press(alice, "Start", lobby(stage))
    assert await seated() == ["Cleo", "Alice", "Bob"], "nobody draws what was chosen"


@pytest.mark.slow
async def test_a_lobby_whose_message_is_gone_is_reached_by_info(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob", "uk")
    await open_table(stage, alice)
    await lobby(stage).delete()
    await stage.slash(bob, "table info", where=stage.channel, table=1)
    assert "2. Bob" in await stage.press(bob, "Сісти")
    await stage.slash(alice, "table info", where=stage.channel, table=1)
    await stage.press(alice, "Start")
    await stage.settle()
    assert (await stage.host.reads.info(1, BOT)).status == "running"


@pytest.mark.slow
async def test_two_who_join_at_once_are_both_shown(stage: DiscordStage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await open_table(stage, alice)
    for person in (bob, cleo):
        stage.emit(person, stage.stored(lobby(stage)), "v1|1||join|")
    await stage.settle()
    names = {line.partition(" · ")[0] for line in texts(lobby(stage)).splitlines()}
    assert {"2. Bob", "3. Cleo"} <= names or {"2. Cleo", "3. Bob"} <= names


@pytest.mark.slow
async def test_who_cannot_be_brought_into_the_thread_plays_all_the_same(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    stage.env.inject_error("PUT", "/channels/*/thread-members/*", status=403, code=50001)
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    assert (await stage.host.reads.info(1, BOT)).status == "running"


@pytest.mark.slow
async def test_a_private_table_gets_a_private_thread(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await open_table(stage, alice, private=True)
    assert phrase("host.mistake.private", table=1) in await stage.press(bob, "Join", lobby(stage))
    await stage.slash(alice, "table invite", where=stage.channel, user=bob, table=1)
    await stage.press(bob, "Join", lobby(stage))
    await stage.press(alice, "Start", lobby(stage))
    await stage.settle()
    table = await stage.host.reads.info(1, BOT)
    assert stage.env.backend.get_channel(table.thread or 0).type == 12


@pytest.mark.slow
async def test_missing_permissions_are_named(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    assert stage.bot.user is not None
    denied = discord.PermissionOverwrite(create_public_threads=False, attach_files=False)
    stage.channel = stage.guild.create_text_channel("strict", overwrites={stage.bot.user: denied})
    await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    said = await stage.press(alice, "Start", lobby(stage))
    assert phrase("ui.permission.create_public_threads") in said
    assert "Attach Files" in said
    assert (await stage.host.reads.info(1, BOT)).status == "lobby"


@pytest.mark.slow
async def test_the_lobby_speaks_the_tables_language_and_answers_the_readers(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob", "uk")
    SPOKEN[alice.id] = "pl"
    await open_table(stage, alice, language="ru")
    assert "за столом 1\xa0игрок" in texts(lobby(stage))
    await stage.press(bob, "Сесть", lobby(stage))
    assert "організатор" in (await stage.press(bob, "Начать", lobby(stage))).lower()


@pytest.mark.slow
async def test_a_table_of_several_languages_says_so_and_follows_the_one_most_read(stage: DiscordStage) -> None:
    alice, bob, carol = stage.person("alice"), stage.person("bob", "pl"), stage.person("carol", "pl")
    assert "Languages read here" not in await open_table(stage, alice)
    await stage.press(bob, "Join", lobby(stage))
    assert "Languages read here: English, Polski. What everybody sees is in English" in texts(lobby(stage))
    await stage.press(carol, "Join", lobby(stage))
    assert (await stage.host.reads.info(1, BOT)).language == "pl"
    assert "Język wspólnych wiadomości: Polski" in texts(lobby(stage))
    old = stage.stored(lobby(stage))
    assert "tylko organizator" in await stage.forge(bob, old, "v1|1||table_language|", ["uk"])
    await stage.press(alice, phrase("ui.button.more", language="pl"), lobby(stage))
    await stage.choose(alice, "Українська")
    assert "Мова спільних повідомлень\xa0– Українська" in texts(lobby(stage))
    await stage.restart()
    await in_more(stage, carol, phrase("look.lobby.leave", language="pl"), more=phrase("ui.button.more", language="uk"))
    assert (await stage.host.reads.info(1, BOT)).language == "uk", "what was chosen stays"
    await stage.press(alice, phrase("ui.button.more", language="uk"), lobby(stage))
    await stage.choose(alice, phrase("look.lobby.most_read").capitalize())
    assert (await stage.host.reads.info(1, BOT)).language == "en"
    assert "xx" in await stage.forge(alice, old, "v1|1||table_language|", ["xx"])
    await stage.press(alice, "Start", lobby(stage))
    assert phrase("days.consent.done") in await stage.forge(alice, old, "v1|1||table_language|", ["pl"])
    assert "Gra trwa" in texts(lobby(stage)), "a list of the lobby that somebody still sees does not harm the card"


@pytest.mark.slow
async def test_the_language_of_a_running_table_can_be_changed(stage: DiscordStage, drawn: Drawn) -> None:
    """Everybody is told so in the new language, and what is posted afterwards is in it, also after a restart."""
    alice, bob = stage.person("alice"), stage.person("bob", "pl")
    await stage.start(alice, bob)
    assert "organizator" in await stage.slash(bob, "table language", language="pl", table=1)
    assert phrase("days.consent.done") in await stage.slash(alice, "table language", language="pl", table=1)
    await stage.settle()
    assert "\nAlice zmienia język stołu: Polski." in texts(stage.newest())
    assert "already has this language" in await stage.slash(alice, "table language", language="pl", table=1)
    await stage.restart()
    for person in (alice, bob):
        for pick in ("n:1", "lock"):
            await stage.host.answers.answer(1, Person(person.id), None, [pick])
    await stage.settle()
    assert phrase("ui.button.move", language="pl") in labels(stage.newest())
    assert "Dywan" in alts(stage.newest())[0], "what the picture says in words"
    assert "**Language of the table**: Polski" in await stage.slash(alice, "table info", table=1)
    assert phrase("days.consent.done") in await stage.choose(alice, "Українська")
    await stage.settle()
    assert any("\nAlice змінює мову столу: Українська." in texts(post) for post in stage.posts())
    assert "Język stołu" in await stage.slash(bob, "table info", table=1)
    assert not selects(stage.panel(bob)), "only whoever may change it has the list"


@pytest.mark.slow
async def test_an_invitation_comes_in_the_language_of_who_is_invited(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.host.users.set(bob.id, language="uk")
    await open_table(stage, alice)
    await stage.slash(alice, "table invite", where=stage.channel, user=bob)
    (invited,) = [post for post in stage.channel.history() if "запрошує вас" in texts(post)]
    assert labels(invited) == [phrase("look.lobby.join", language="uk")]
