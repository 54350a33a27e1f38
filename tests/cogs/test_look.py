"""Looking without playing: boards of any turn, scores, the log, the rules, files, settings."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cogs.commands.look import PAGE_ROOM, paged
from cogs.kit.emojis import NAME, emoji_name
from engine import verify
from engine.core import games
from tests.support.stage import MemberActor, Stage, alts, buttons, texts

Drawn = list[tuple[str, dict[str, str], frozenset[str]]]


async def playing(stage: Stage) -> tuple[MemberActor, MemberActor]:
    """A table at which both have bid."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    for person in (alice, bob):
        await stage.move(person)
        await stage.press(person, "1")
        await stage.press(person, "Lock in")
    await stage.settle()
    return alice, bob


async def play_out(stage: Stage, table: int) -> None:
    """Both people play to the end, straight through the host."""
    for _ in range(2000):
        asked = await stage.host.looking.asks(table)
        if not asked:
            break
        assert asked[0].user is not None
        question = await stage.host.looking.question(table, asked[0].user)
        assert question is not None
        picks = [option.id for option in question.options][: max(1, question.min)]
        await stage.host.tables.answer(table, asked[0].user, question.step, picks)
    await stage.settle()


async def test_the_board_now_and_before(stage: Stage, drawn: Drawn) -> None:
    alice, _ = await playing(stage)
    said = await stage.slash(alice, "board")
    assert "Bazaar · table 1" in said
    assert alts(stage.panel(alice))
    assert "After turn 0 of 1." in await stage.press(alice, "Earlier")
    assert next(b for b in buttons(stage.panel(alice)) if b["label"] == "Earlier")["disabled"]
    assert "After turn" not in await stage.press(alice, "Now")
    assert "After turn 0" in await stage.slash(alice, "board", turn=0)
    assert "Choose one from 0 to 1" in await stage.slash(alice, "board", turn=7)
    assert "from 1 to 2" in await stage.slash(alice, "board", seat=5)


async def test_scores_now_and_at_the_end(stage: Stage) -> None:
    alice, _ = await playing(stage)
    said = await stage.slash(alice, "scores")
    assert "If the game ended now:" in said
    assert "Alice: **3**" in said
    await play_out(stage, 1)
    said = await stage.slash(alice, "scores")
    assert "Final scores:" in said
    assert "win" in said or "victory" in said


async def test_the_log_since_the_last_move_and_whole(stage: Stage) -> None:
    alice, _ = await playing(stage)
    assert "bids 1" in await stage.slash(alice, "log")
    await play_out(stage, 1)
    said = await stage.slash(alice, "log", all=True)
    assert "Page 2 of 2" in said
    assert "Alice bids 1." in await stage.press(alice, "First")
    assert "Page 1 of 2" in texts(stage.panel(alice))
    assert "Page 2 of 2" in await stage.press(alice, "Later")


def test_pages_of_the_log_fit_into_a_message() -> None:
    pages = paged([f"- line {n} " + "x" * 60 for n in range(200)])
    assert len(pages) > 5
    assert all(len(page) <= PAGE_ROOM for page in pages)
    assert sum(page.count("line") for page in pages) == 200
    assert paged([]) == [""]


async def test_rules_are_found_by_title_and_by_word(stage: Stage) -> None:
    alice = stage.person("alice")
    found = await alice.autocomplete(stage.channel, "rules", "topic", "give coins")
    assert ("Bazaar: A turn", "bazaar/turn") in [(one["name"], one["value"]) for one in found]
    said = await stage.slash(alice, "rules", where=stage.channel, topic="bazaar/turn")
    assert "Buy a card, work" in said
    assert "no such chapter" in await stage.slash(alice, "rules", where=stage.channel, topic="bazaar/moon")
    assert "no such chapter" in await stage.slash(alice, "rules", where=stage.channel, topic="turn")


async def test_next_lists_what_waits_and_opens_it(stage: Stage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    assert "No table waits" in await stage.slash_dm(alice, "next")
    await stage.start(alice, bob)
    said = await stage.slash(alice, "next", where=stage.channel)
    assert "1 table waits for you" in said
    assert str(stage.thread.id) in said
    assert "How much do you bid?" in await stage.press(alice, "My move at table 1")


async def exported(stage: Stage, who: MemberActor) -> dict[str, Any]:
    result = await who.slash(stage.thread, "export")
    assert result.response is not None
    (attachment,) = result.response.attachments
    data: dict[str, Any] = json.loads(await attachment.read())
    return data


async def test_a_running_table_exports_nothing_secret_and_a_finished_one_can_be_verified(stage: Stage) -> None:
    alice, bob = await playing(stage)
    running = await exported(stage, bob)
    assert "seed" not in running
    assert not any(card in json.dumps(running) for card in (await stage.host.looking.view(1, alice.id)).hand)
    await play_out(stage, 1)
    whole = await exported(stage, alice)
    assert verify.replay(verify.read(json.dumps(whole).encode())).over


async def test_somebody_elses_private_table_cannot_be_looked_at(stage: Stage) -> None:
    alice, bob, cleo = stage.person("alice"), stage.person("bob"), stage.person("cleo")
    await stage.start(alice, bob)
    row = await stage.host.looking.info(1)
    assert not row.private
    assert "If the game ended now" in await stage.slash(cleo, "scores", where=stage.channel, table=1)
    dana = stage.env.create_user("dana")
    assert "There is no table 1" in stage._read(dana, await dana.slash("scores", table=1), fresh=True)


async def test_settings_change_the_language_of_everything_private(stage: Stage) -> None:
    alice = stage.person("alice")
    assert "Your settings:" in await stage.slash(alice, "settings", where=stage.channel)
    said = await stage.choose(alice, "Ukrainian")
    assert "Ваші налаштування" in said
    assert "Жоден стіл" in await stage.slash(alice, "next", where=stage.channel)
    said = await stage.slash(alice, "settings", where=stage.channel, language="auto", notifications="none")
    assert "Saved." in said
    assert (await stage.host.users.get(alice.id)).route == "none"


@pytest.mark.parametrize("locale", ["en-US", "ru", "uk", "pl"])
async def test_about_and_help_in_every_language(stage: Stage, locale: str) -> None:
    alice = stage.person("alice", locale)
    about = await stage.slash(alice, "about", where=stage.channel)
    assert "Kontor 0." in about
    assert all(games.get(name).title in about for name in games.names())
    said = await stage.slash(alice, "help", where=stage.channel)
    assert "/table new" in said
    assert len(said) > 500


async def test_a_thread_of_a_running_table_is_woken(stage: Stage) -> None:
    alice, _ = await playing(stage)
    thread = stage.bot.get_channel(stage.thread.id)
    assert thread is not None
    await thread.edit(archived=True)  # type: ignore[union-attr]
    await stage.settle()
    assert not stage.env.backend.get_channel(stage.thread.id).thread_metadata.archived
    assert alice is not None


def test_names_of_emojis_fit() -> None:
    assert emoji_name("yokohama.good.silk") == "yokohama_good_silk"
    long = emoji_name("yokohama.technology.letterpress_printing")
    assert len(long) <= NAME
    assert long != emoji_name("yokohama.technologies.letterpress_printing")


async def test_texts_of_every_command_in_four_languages(stage: Stage) -> None:
    translator = stage.bot.tree.translator
    assert translator is not None
    for command in await stage.bot.tree.fetch_commands():
        for locale in ("ru", "uk", "pl"):
            assert any(str(key) == locale for key in command.name_localizations), command.name
            assert any(str(key) == locale for key in command.description_localizations), command.name
