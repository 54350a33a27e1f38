"""Private answers come in the reader's language, public ones in the table's; everything exists in all four."""

from __future__ import annotations

import pytest

from engine.core.text import Text
from host import BOT, Person
from testkit.discord.shown import buttons, labels, silent, texts
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from words import LANGUAGES, say

BID = {"en": "How much do you bid?", "ru": "Сколько предлагаете?", "uk": "Скільки пропонуєте?", "pl": "Ile licytujesz?"}
LOCALES = {"en": "en-GB", "ru": "ru", "uk": "uk", "pl": "pl"}
MOVE = {"en": "My move", "ru": "Мой ход", "uk": "Мій хід", "pl": "Moja tura"}


def test_the_questions_compared_here_are_those_of_the_game() -> None:
    assert {lang: say(Text("bazaar.bid"), lang) for lang in LANGUAGES} == BID


@pytest.mark.slow
@pytest.mark.parametrize("public", LANGUAGES)
async def test_two_people_at_one_table_read_two_languages(stage: DiscordStage, public: str) -> None:
    alice, bob = stage.person("alice", "ru"), stage.person("bob", "pl")
    await stage.start(alice, bob, language=public)
    assert labels(stage.newest())[0] == MOVE[public]
    assert BID["ru"] in await stage.move(alice)
    assert BID["pl"] in await stage.move(bob)
    assert "Подтвердить ставку?" in await stage.press(alice, "2")
    await stage.press(bob, "1")
    lock = next(one["custom_id"] for one in buttons(stage.panel(bob)) if "|pick|" in one["custom_id"])
    assert "Czekamy na: Alice." in await stage.press_id(bob, lock)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
async def test_every_language_has_the_whole_panel(stage: DiscordStage, lang: str) -> None:
    alice, bob = stage.person("alice", LOCALES[lang]), stage.person("bob")
    await stage.start(alice, bob)
    post = stage.posts()[0]
    english = {}
    for verb in ("hand", "board", "log", "help"):
        custom_id = next(b["custom_id"] for b in buttons(post) if f"|{verb}|" in b["custom_id"])
        said = await stage.forge(alice, stage.stored(post), custom_id)
        english[verb] = await stage.forge(bob, stage.stored(post), custom_id)
        assert (said == english[verb]) is (lang == "en")
    assert BID[lang] in await stage.move(alice)
    await stage.press(alice, "1")
    await stage.press_id(alice, buttons(stage.panel(alice))[0]["custom_id"])


@pytest.mark.slow
async def test_a_language_that_was_set_beats_the_one_of_discord(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice", "ru"), stage.person("bob")
    await stage.host.users.set(alice.id, language="uk")
    await stage.start(alice, bob)
    assert BID["uk"] in await stage.move(alice)
    await stage.host.users.set(alice.id, language=None)
    assert BID["ru"] in await stage.move(alice)


@pytest.mark.slow
async def test_a_language_we_do_not_speak_becomes_english(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice", "de"), stage.person("bob")
    await stage.start(alice, bob)
    assert BID["en"] in await stage.move(alice)


@pytest.mark.slow
async def test_mistakes_are_told_in_the_readers_language(stage: DiscordStage) -> None:
    alice, bob, carol = stage.person("alice"), stage.person("bob"), stage.person("carol", "pl")
    await stage.start(alice, bob, language="ru")
    assert await stage.move(carol) == phrase("host.mistake.not_seated", language="pl", table=1)


@pytest.mark.slow
async def test_direct_messages_come_in_the_language_last_heard(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice", "uk"), stage.person("bob")
    for person in (alice, bob):
        await stage.host.users.set(person.id, route="dm")
    await stage.start(alice, bob, language="pl")
    assert "Twoja tura" in texts(alice.user.dm_channel.history()[0])
    await stage.move(alice)
    for person, bid in ((alice, "n:1"), (bob, "n:0")):
        await stage.host.answers.answer(1, Person(person.id), None, [bid])
        await stage.host.answers.answer(1, Person(person.id), None, ["lock"])
    await stage.settle()
    assert "Ваш хід" in texts(alice.user.dm_channel.history()[0])


@pytest.mark.slow
async def test_direct_messages_come_in_the_readers_language_after_a_restart(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice", "uk"), stage.person("bob")
    await stage.host.users.set(alice.id, route="dm")
    await stage.start(alice, bob, language="pl")
    await stage.move(alice)
    await stage.restart()
    for person, bid in ((alice, "n:1"), (bob, "n:0")):
        await stage.host.answers.answer(1, Person(person.id), None, [bid])
        await stage.host.answers.answer(1, Person(person.id), None, ["lock"])
    await stage.settle()
    assert "Ваш хід" in texts(alice.user.dm_channel.history()[0])
    assert (await stage.host.users.get(alice.id)).reads == "uk"
    carol = stage.person("carol", "ru")
    await stage.slash(carol, "about")
    assert (await stage.host.users.get(carol.id)).reads is None, "of those who sit nowhere nothing is kept"


@pytest.mark.slow
async def test_whose_consent_is_asked_reads_it_in_their_own_language(stage: DiscordStage) -> None:
    """The thread is told in the table's; the answers stand below both."""
    alice, bob = stage.person("alice"), stage.person("bob", "uk")
    await stage.start(alice, bob)
    await stage.move(bob)
    await stage.slash(alice, "table pause")
    await stage.settle()
    assert "Agree" in labels(stage.newest())
    asked = bob.user.dm_channel.history()[-1]
    assert silent(asked)
    assert phrase("days.consent.yes", language="uk").capitalize() in labels(asked)
    await bob.user.click(asked, label=labels(asked)[0])
    await stage.settle()
    assert (await stage.host.reads.info(1, BOT)).paused_at is not None


@pytest.mark.slow
async def test_of_many_languages_those_heard_last_are_remembered(
    stage: DiscordStage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.clicks.context.LANGUAGES_KEPT", 2)
    alice, bob, carol = stage.person("alice", "uk"), stage.person("bob", "pl"), stage.person("carol", "ru")
    await stage.start(alice, bob)
    for person in (alice, bob, alice, carol):
        await stage.slash(person, "about")
    heard = stage.bot.wired.context._last_language
    assert heard == {alice.id: "uk", carol.id: "ru"}


@pytest.mark.slow
async def test_names_with_markup_stay_plain_words(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("*bob* <@1> @everyone")
    await stage.start(alice, bob)
    said = texts(stage.newest())
    assert "\\*Bob\\*" in said
    assert "@everyone" not in said
    await stage.host.answers.answer(1, Person(alice.id), None, ["n:1"])
    await stage.host.answers.answer(1, Person(alice.id), None, ["lock"])
    await stage.host.answers.answer(1, Person(bob.id), None, ["n:0"])
    await stage.host.answers.answer(1, Person(bob.id), None, ["lock"])
    await stage.settle()
    await stage.move(alice)
    shown = stage.panel(alice)
    assert any("Give coins to \\*Bob\\*" in label for label in labels(shown))
