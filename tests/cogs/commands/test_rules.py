"""/rules and /what: chapters and things are found and read, in the reader's language, and nothing leaks."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor

from cogs.messages import limits
from cogs.messages.lookup_index import Chapter, absent_things, all_things, index, kinds, search
from cogs.messages.reader import Reader
from cogs.panels.look.reference import chapter_message, contents_message, list_message, thing_message
from engine.core import games
from engine.core.table import Table
from host import Person
from testkit.discord.shown import labels, selects
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.questions import words_of

GAMES = ("yokohama", "nippon", "mombasa")


async def reading(stage: DiscordStage) -> MemberActor:
    """Alice, who wants no pictures: drawing them is tried elsewhere."""
    alice = stage.person("alice")
    await stage.host.users.set(alice.id, pictures="never")
    return alice


@pytest.mark.slow
async def test_the_contents_lead_to_chapters_and_these_to_each_other(stage: DiscordStage) -> None:
    alice = await reading(stage)
    said = await stage.slash(alice, "rules", where=stage.channel)
    assert "Which game" in said
    said = await stage.press(alice, "Mombasa")
    assert "17. Scoring" in said
    said = await stage.choose(alice, "Goods")
    assert "Mombasa: Goods" in said
    panel = stage.panel(alice)
    assert labels(panel)[:3] == ["‹ Action phase", "Contents", "Expansion ›"]
    assert {"Coffee 1", "Bananas 4"} <= {one["label"] for one in selects(panel)[0]["options"]}
    assert "Mombasa: Expansion" in await stage.press(alice, "Expansion ›")
    assert "17. Scoring" in await stage.press(alice, "Contents")


@pytest.mark.slow
async def test_the_rules_of_the_only_game_that_one_plays_are_meant(stage: DiscordStage) -> None:
    alice, bob = await reading(stage), stage.person("bob")
    await stage.slash(bob, "table new", where=stage.channel, game="mombasa")
    assert "Which game" in await stage.slash(alice, "rules", where=stage.channel)
    await stage.host.lobby.create(
        "yokohama", Person(alice.id), "Alice", {}, guild=stage.guild.id, channel=stage.channel.id
    )
    assert "Yokohama: the rules" in await stage.slash(alice, "rules", where=stage.channel)
    await stage.host.lobby.create(
        "nippon", Person(alice.id), "Alice", {}, guild=stage.guild.id, channel=stage.channel.id
    )
    assert "Which game" in await stage.slash(alice, "rules", where=stage.channel)


@pytest.mark.slow
async def test_what_is_not_at_the_table_is_marked(stage: DiscordStage) -> None:
    """With two players there is no Chinatown; the bank is there."""
    alice = await reading(stage)
    await stage.slash(alice, "table new", where=stage.channel, game="yokohama", computers=1)
    assert "not at this table" not in await stage.slash(alice, "what", where=stage.channel, thing="yokohama:chinatown")
    await stage.host.lobby.start(1, Person(alice.id, guild=stage.guild.id))
    found = await alice.autocomplete(stage.channel, "what", "thing", "chinatown")
    assert found[0]["name"] == "Yokohama: Chinatown (not at this table)"
    said = await stage.slash(alice, "what", where=stage.channel, thing="yokohama:chinatown")
    assert "Not at this table" in said
    said = await stage.press(alice, "Areas")
    assert "**Chinatown** (not at this table)" in said
    assert "**Bank** (not" not in said
    listed = {one["label"]: one.get("description", "") for one in selects(stage.panel(alice))[0]["options"]}
    assert (listed["Chinatown"], listed["Bank"] == "not at this table") == ("Not at this table", False)


@pytest.mark.parametrize(
    ("game", "seats", "options", "absent", "there"),
    [
        ("yokohama", 2, {}, {"canal", "port_b", "laboratory_b", "free_agent"}, {"bank", "port_a", "church:1"}),
        ("yokohama", 4, {"free_agents": "on"}, set(), {"port_b", "chinatown", "free_agent"}),
        ("mombasa", 2, {}, {"track_a2", "c2_space_1", "first_expansion_seat_3"}, {"track_a1", "c1_space_1"}),
        ("nippon", 2, {}, {"cotton_5a", "goal_ships", "solo_ships"}, {"action:factory", "kyushu"}),
        ("nippon", 1, {}, {"goal_ships"}, {"action:factory"}),
    ],
)
def test_what_is_certainly_not_at_a_table(
    game: str, seats: int, options: dict[str, str], absent: set[str], there: set[str]
) -> None:
    found = absent_things(game, Table.start(game, seats, options, "lesson").view(0))
    known = {one.id for one in all_things(game)}
    assert absent & known <= found
    assert there <= known - found


@pytest.mark.slow
async def test_rules_are_found_by_title_and_by_word(stage: DiscordStage) -> None:
    alice = await reading(stage)
    found = await alice.autocomplete(stage.channel, "rules", "topic", "give coins")
    assert ("Bazaar: A turn", "bazaar/turn") in [(one["name"], one["value"]) for one in found]
    said = await stage.slash(alice, "rules", where=stage.channel, topic="bazaar/turn")
    assert "Buy a card (a carpet costs 2), work" in said
    assert "no such chapter" in await stage.slash(alice, "rules", where=stage.channel, topic="bazaar/moon")
    said = await stage.slash(alice, "rules", where=stage.channel, topic="crates")
    assert "“crates” is found in" in said
    assert "Mombasa: Goods" in said
    assert "“zebra\\_stripes” was not found" in await stage.slash(
        alice, "rules", where=stage.channel, topic="zebra_stripes"
    )


WORDS_OF_PANELS = {
    "yokohama": [
        ("import", "импорт", "імпорт", "import"),
        ("faith", "вера", "віра", "wiara"),
        ("production", "индустриализация", "виробництво", "produkcja"),
        ("power", "сила", "очки дії", "siła"),
    ],
    "nippon": [
        ("department bonus", "бонус департамента", "бонус департаменту", "bonus departamentu"),
        ("region scoring", "подсчёт регионов", "підрахунок регіонів", "punktowanie regionów"),
        ("salaries", "зарплаты", "зарплати", "pensje"),
    ],
    "mombasa": [
        ("bookkeeper turn", "ход бухгалтера", "хід бухгалтера", "tura księgowego"),
        ("diamonds", "алмазы", "алмази", "diamenty"),
        ("toll", "плата", "плата", "opłata"),
        ("special field", "особое поле", "особливе поле", "pole specjalne"),
    ],
}


@pytest.mark.slow
@pytest.mark.parametrize("game", WORDS_OF_PANELS)
def test_words_of_a_panel_are_found_and_explained(game: str) -> None:
    """Among the first that are found, and not only as a sign without a word about it."""
    for in_languages in WORDS_OF_PANELS[game]:
        for lang, word in zip(("en", "ru", "uk", "pl"), in_languages, strict=True):
            first = [entry.value for entry in search(word, lang, [game], chapters=False)[:3]]
            assert any(value.startswith(f"{game}:term:") for value in first), (lang, word, first)


@pytest.mark.slow
async def test_a_thing_is_asked_about_by_name(stage: DiscordStage) -> None:
    alice = await reading(stage)
    found = await alice.autocomplete(stage.channel, "what", "thing", "gaslight")
    assert [(one["name"], one["value"]) for one in found] == [("Yokohama: Gaslight", "yokohama:gaslight")]
    said = await stage.slash(alice, "what", where=stage.channel, thing="yokohama:gaslight")
    assert "2\xa0VP for each shop you build." in said
    assert labels(stage.panel(alice)) == ["Rules: Technologies", "Technologies"]
    assert "Yokohama: Technologies" in await stage.press(alice, "Rules: Technologies")
    assert "Coffee 3" in await stage.slash(alice, "what", where=stage.channel, thing="coffee 3")
    assert "was not found" in await stage.slash(alice, "what", where=stage.channel, thing="bicycle")


@pytest.mark.slow
async def test_at_a_table_a_thing_is_told_with_what_it_costs_now(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await stage.move(alice)
    said = await stage.more(alice, "What is this?")
    assert phrase("rules.what_is") in said
    card = games.get("bazaar").all_things()[0]
    await stage.choose(alice, "Cards")
    shown = [one["label"] for one in selects(stage.panel(alice))[0]["options"]]
    assert len(shown) == len(games.get("bazaar").all_things())
    for name in shown:
        said = await stage.choose(alice, name)
        if "It lies in the row." in said:
            break
        await stage.press(alice, "Cards")
    assert "Now, at table\xa01" in said
    assert card.kind == "cards"


@pytest.mark.slow
@pytest.mark.parametrize("lang", ["uk", "pl"])
@pytest.mark.parametrize("game", GAMES)
def test_every_page_is_within_what_discord_takes(game: str, lang: str) -> None:
    """Making a message checks it."""
    reader = Reader(lang)
    contents_message(game, reader)
    for topic in games.get(game).topics:
        chapter_message(Chapter(game, topic), reader, [])
    for kind in kinds(game):
        list_message(game, kind, 0, reader, None)
        list_message(game, kind, 1, reader, None)
    for thing in all_things(game)[::7]:
        thing_message(game, thing, reader, None, [], None)


@pytest.mark.parametrize(
    ("typed", "lang", "value"),
    [
        ("crate", "en", "mombasa/goods"),
        ("agent", "en", "yokohama/additional"),
        ("ящиков", "ru", "mombasa/goods"),
        ("представники", "uk", "yokohama/additional"),
        ("skrzynia", "pl", "mombasa/goods"),
        ("ksiega", "pl", "mombasa/books"),
        ("you may buy one card of the display", "en", "mombasa/goods"),
    ],
)
@pytest.mark.slow
def test_a_word_is_found_in_any_form(typed: str, lang: str, value: str) -> None:
    assert value in [entry.value for entry in search(typed, lang, GAMES)]


@pytest.mark.slow
def test_what_has_the_word_in_its_title_comes_first() -> None:
    titles = [entry.title for entry in search("port", "en", GAMES)]
    assert titles.index("Yokohama: Port A") < titles.index("Yokohama: Goal")
    assert len(index("nippon", "uk")) == len(games.get("nippon").topics) + len(all_things("nippon"))


@pytest.mark.slow
async def test_a_word_of_the_box_shows_the_thing_or_the_chapter(stage: DiscordStage) -> None:
    alice = await reading(stage)
    await stage.host.users.set(alice.id, language="uk")
    said = await stage.slash(alice, "what", where=stage.channel, thing="торгового представника")
    assert "### Представник" in said
    said = await stage.slash(alice, "what", where=stage.channel, thing="розташування")
    assert "### Йокогама: Етап 1: розміщення" in said
    found = await alice.autocomplete(stage.channel, "what", "thing", "планшет управління")
    assert found[0]["value"] == "yokohama/boards"
    assert "### Йокогама: Церква та митниця" in await stage.slash(
        alice, "what", where=stage.channel, thing="yokohama/boards"
    )
    said = await stage.slash(alice, "rules", where=stage.channel, topic="показник виробництва")
    assert "Йокогама: Виробництво" in said


def test_cards_in_a_list_are_told_apart() -> None:
    """By what differs; what several do alike is said once."""
    message = list_message("mombasa", "cards", 0, Reader("en"), None)
    said = [line.partition("** ")[2] for line in words_of(message).splitlines() if line.startswith("- ")]
    assert len(said) == limits.OPTIONS
    assert said[0].startswith("crate number 1")
    companies = list_message("mombasa", "companies", 0, Reader("en"), None)
    assert len([line for line in words_of(companies).splitlines() if "** " in line]) == 1
