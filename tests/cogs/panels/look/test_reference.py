"""Pictures of what is looked up: chapters, things where they lie, and legends, asked for and not."""

from __future__ import annotations

import pytest

from cogs.messages.lookup_index import Chapter, all_things, by_id
from cogs.messages.lookup_pictures import chapter_picture, thing_picture
from cogs.messages.reader import Reader
from cogs.panels.look.reference import offered, what_message
from engine.core import games
from engine.core.table import Table
from host import Person
from host.coach.examples import play_example
from render import game_pictures
from testkit.discord.shown import alts, texts
from testkit.discord.stage import DiscordStage
from testkit.lessons import lesson_of, played
from testkit.phrases import phrase
from testkit.questions import NAMES, parts_of, question_of, question_with_ahead
from testkit.rotation import by_turns
from tests.engine.nippon.scenario import begin, ready
from words import LANGUAGES

GAMES = ("yokohama", "nippon", "mombasa")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.slow
def test_every_chapter_has_its_picture(game: str) -> None:
    shown = game_pictures(game).chapters
    assert set(shown) == set(games.get(game).contents)
    for topic, picture in shown.items():
        assert picture.picture in game_pictures(game).pictures_and_parts, topic
        sign = (
            picture.sign
            if isinstance(picture.sign, str)
            else picture.sign(play_example(game, None, *picture.moment).view)
        )
        assert bool(sign) == (picture.number is not None), topic
        assert not sign or sign in game_pictures(game).signs, topic


@by_turns(1, days=2)
async def test_a_chapter_shows_a_part_of_a_picture_and_a_thing_is_outlined() -> None:
    shown = await chapter_picture(Chapter("mombasa", "markers"), "uk")
    assert shown is not None
    assert len(shown.content) < 60_000
    found = {thing.id: thing for thing in all_things("mombasa")}
    for name in ("karoo", "a_coffee_3", "book_a_01", "sign.pick"):
        drawn = await thing_picture("mombasa", found[name], "uk")
        assert drawn is not None, name
        assert len(drawn.content) < 60_000, name
    assert await thing_picture("mombasa", found["track_a1"], "uk") is None
    assert (await chapter_picture(Chapter("bazaar", "turn"), "uk")) is None


@by_turns(0, days=2)
async def test_the_legend_is_behind_more_and_below_the_board(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    table = await stage.host.lobby.create(
        "nippon", Person(alice.id), "Alice", {}, guild=stage.guild.id, channel=stage.channel.id, language="en"
    )
    await stage.host.lobby.join(table.id, Person(bob.id, guild=stage.guild.id), "Bob")
    await stage.place(table)
    await stage.host.lobby.start(table.id, Person(alice.id), seed="s", shuffle=False)
    await stage.settle()
    asked = (await stage.host.reads.asks(table.id, Person(alice.id)))[0]
    mover = alice if asked.user == alice.id else bob
    await stage.slash(mover, "move", where=stage.channel)
    assert phrase("rules.legend") in await stage.more(mover, "Legend")
    assert "coal" in alts(stage.panel(mover))[-1]
    await stage.slash(mover, "board", where=stage.channel, table=table.id)
    said = await stage.press(mover, "Legend")
    assert phrase("rules.legend") in said
    assert "coal" in alts(stage.panel(mover))[-1]
    assert "Nippon" in texts(stage.panel(mover))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_of_a_thing_is_not_said_again_of_what_is_offered(lang: str) -> None:
    """The price of an action stands above, and so does what a factory does."""
    reader, play = Reader(lang, NAMES), begin()
    acting = question_of(play.table, play.table.asks[0])
    building = ready("paper_2a")
    building.act("factory")
    building.go(building.ids()[0])
    for asked in (acting, question_of(building.table, building.table.asks[0])):
        for option in asked.options:
            thing = by_id("nippon").get(option.target or "")
            if thing is not None:
                lines = " ".join(offered(thing, asked, reader)).casefold()
                assert not any(reader.say(one).rstrip(".").casefold() in lines for one in thing.does), lines


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_space_does_and_how_a_thing_is_called_is_said_once(lang: str) -> None:
    """Also where what a thing does has more words around it, and where nothing is told of it but its name."""
    reader, things = Reader(lang, NAMES), by_id("mombasa")
    for taught in played("mombasa"):
        if taught.ask.key not in ("mombasa.mark", "mombasa.plan_card"):
            continue
        asked = question_of(taught.table, taught.ask)
        for thing in (things[one.target] for one in asked.options if one.target in things):
            does = " ".join(map(reader.say, thing.does)).casefold()
            for line in offered(thing, asked, reader):
                said = line.removeprefix("- ").casefold()
                assert said not in does, thing.id
                assert not reader.say(thing.name).casefold().startswith(said), thing.id


def test_what_can_be_filled_into_a_form_can_be_asked_about() -> None:
    """Who plans lays cards, which stand on no option: options are the slots."""
    lesson = lesson_of("mombasa")
    table = Table.start("mombasa", lesson.seats, lesson.options, lesson.seed)
    for seat, picks in lesson.opening:
        table.answer(seat, picks, "auto")
    asked = question_with_ahead(table, table.asks[0])
    assert asked.form is not None
    [lines] = [
        [line["label"] for line in part["options"]]
        for part in parts_of(what_message(asked.table, Reader("en", NAMES), asked))
        if part.get("placeholder") == phrase("rules.on_offer")
    ]
    assert {"Coffee 2", "Bookkeeper 2", "Slot B"} <= {line.replace("\u00a0", " ") for line in lines}
