"""Standings, records, histories and head-to-head by click: what counts, what is shown to whom."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing

import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from engine.core.text import text
from host import BOT, Person
from host.history import ratings
from storage import sql
from testkit.discord.shown import selects
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.rotation import rotated
from testkit.scenes import play_out

RATING = re.compile(r"\d+\.\d")
WITH_UNCERTAINTY = re.compile(r"\d+\.\d ± \d+\.\d")


async def game(stage: DiscordStage, *people: MemberActor, seed: str = "s") -> int:
    """A game from the first answer to the last."""
    table = (await stage.start(*people, seed=seed)).id
    await play_out(stage, table)
    return table


def plain(said: str) -> str:
    return said.replace("\xa0", " ")


async def history(stage: DiscordStage, who: MemberActor, where: ChannelHandle | None = None, **given: object) -> str:
    return plain(await stage.slash(who, "history", where=where or stage.channel, **given))


async def places(stage: DiscordStage, table: int) -> list[int]:
    return [row.place for row in await stage.host._db.read(sql.results.of_table, table)]


async def standings(stage: DiscordStage, who: MemberActor, **given: object) -> str:
    return plain(await stage.slash(who, "standings", where=stage.channel, **given))


@pytest.fixture
def pair(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    return stage.person("alice"), stage.person("bob")


@pytest.mark.slow
async def test_before_the_first_game(stage: DiscordStage, pair: tuple[MemberActor, MemberActor]) -> None:
    assert phrase("home.standings.none") in await standings(stage, pair[0])
    assert phrase("home.standings.nobody") in await standings(stage, pair[0], game="bazaar")
    assert "There is no game called “chess”" in await standings(stage, pair[0], game="chess")
    assert "on a server" in await stage.slash_dm(pair[0], "standings")
    assert "has not finished a game" in await history(stage, pair[0])


@pytest.mark.slow
async def test_ratings_records_and_latest_games(stage: DiscordStage, pair: tuple[MemberActor, MemberActor]) -> None:
    table = await game(stage, *pair)
    said = await standings(stage, pair[0])
    assert phrase("home.standings.title", game="Bazaar") in said
    winner = ("Alice", "Bob")[(await places(stage, table)).index(1)]
    assert f"1. **{winner}** · 27.6 ± 24.2, 1 game, 1 win" in said
    assert RATING.findall(WITH_UNCERTAINTY.sub("", said)) == [], "a rating is never shown without its uncertainty"
    assert "Highest score: " in said
    assert f"Fastest win: {winner}, " in said
    assert f"[Bazaar · table {table}]" in said
    assert re.search(rf"· 1\.\s{winner}\s\d+, 2\.\s", said), "the latest games, with who ended how"
    assert phrase("home.standings.about") in said


@pytest.mark.slow
async def test_what_does_not_count(stage: DiscordStage, pair: tuple[MemberActor, MemberActor]) -> None:
    """Computer players, private tables, seats that a stand-in played, tables that were closed."""
    alice, bob = pair
    lobby = stage.host.lobby
    where = {"guild": stage.guild.id, "channel": stage.channel.id}
    alone = await lobby.create("bazaar", Person(alice.id), "Alice", **where)  # type: ignore[arg-type]
    await lobby.add_computer(alone.id, Person(alice.id))
    await lobby.start(alone.id, Person(alice.id), seed="s")
    await stage.host.idle()
    for _ in range(500):
        if not await stage.host.reads.asks(alone.id, BOT):
            break
        question = await stage.host.reads.question(alone.id, Person(alice.id))
        assert question is not None
        picks = [option.id for option in question.options][: max(1, question.min)]
        await stage.host.answers.answer(alone.id, Person(alice.id), question.step, picks)
        await stage.host.idle()
    secret = await lobby.create("bazaar", Person(alice.id), "Alice", private=True, **where)  # type: ignore[arg-type]
    await lobby.invite(secret.id, Person(alice.id), bob.id)
    await lobby.join(secret.id, Person(bob.id), "Bob")
    await stage.place(secret)
    await lobby.start(secret.id, Person(alice.id), seed="s")
    await play_out(stage, secret.id)
    said = await standings(stage, alice, game="bazaar")
    assert phrase("home.standings.nobody") in said
    assert f"table {secret.id}" not in said
    ahead = int("2. Alice" in said)
    score = phrase("computers.score", ahead=ahead, behind=1 - ahead)
    regular = f"- **{phrase('computers.house').capitalize()}** · {phrase('home.games', n=1)}, {score}"
    assert plain(f"{phrase('computers.against')}\n{regular}") in said
    own = await history(stage, alice)
    assert "2 games" in own, "one's own history has everything"
    others = await history(stage, stage.person("zoe"), player=alice.user)
    assert "1 game," in others


@pytest.mark.slow
async def test_a_stand_in_that_played_most_of_a_seat(
    stage: DiscordStage, pair: tuple[MemberActor, MemberActor]
) -> None:
    table = await game(stage, *pair)
    with closing(sqlite3.connect(stage.db)) as db, db:
        db.execute("insert into played (table_id, seat, player, answers) values (?, 1, 'house', 9999)", (table,))
    said = await standings(stage, pair[0])
    assert phrase("home.standings.nobody") in said
    assert f"[Bazaar · table {table}]" in said, "it was played all the same"


@pytest.mark.slow
async def test_without_the_library_results_are_still_shown(
    stage: DiscordStage, pair: tuple[MemberActor, MemberActor], monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await game(stage, *pair)
    monkeypatch.setattr(ratings, "LIBRARY", "openskill_is_not_here")
    said = await standings(stage, pair[0])
    winner = ("Alice", "Bob")[(await places(stage, table)).index(1)]
    assert f"1. **{winner}** · 1 game, 1 win" in said
    assert phrase("home.standings.off") in said
    assert "±" not in said
    assert "Highest score" in said
    assert "The score is" in await history(stage, pair[0], player=pair[1].user)


@pytest.mark.slow
async def test_history_head_to_head_and_its_privacy(stage: DiscordStage, pair: tuple[MemberActor, MemberActor]) -> None:
    alice, bob = pair
    cleo, zoe = stage.person("cleo"), stage.person("zoe")
    tables = [await game(stage, alice, bob), await game(stage, alice, bob, seed="t"), await game(stage, bob, cleo)]
    said = await history(stage, alice, player=bob.user)
    ahead = sum(one[0] < one[1] for one in [await places(stage, table) for table in tables[:2]])
    both = text("home.games", n=2)
    assert plain(phrase("home.history.against", games=both, you=ahead, other=2 - ahead, name="Bob")) in said
    assert "**Bazaar** · " in said
    assert "3 games" in said
    await stage.slash(bob, "privacy", where=stage.channel)
    await stage.forge(bob, stage.stored(stage.panel(bob)), "v1|||set_history|", ["own"])
    hidden = await history(stage, alice, player=bob.user)
    assert phrase("home.history.hidden", name="Bob") in hidden
    assert "2 games" in hidden
    assert "±" not in hidden
    assert "Cleo" not in hidden
    assert await history(stage, zoe, player=bob.user) == phrase("home.history.hidden_none", name="Bob")
    assert "3 games" in await history(stage, bob)


@pytest.mark.slow
async def test_three_servers_have_standings_of_their_own(
    stage: DiscordStage, pair: tuple[MemberActor, MemberActor]
) -> None:
    alice, bob = pair
    await game(stage, alice, bob)
    for name in ("Second", "Third"):
        guild = stage.env.create_guild(name)
        channel = guild.create_text_channel("games")
        there = guild.add_member(alice.user)
        assert phrase("home.standings.none") in await stage.slash(there, "standings", where=channel)
        zoe = guild.add_member(stage.env.create_user(f"zoe{name}"))
        seen = await history(stage, zoe, channel, player=alice.user)
        assert phrase("home.history.none", name="Alice") in seen
        assert "1 game," in await history(stage, there, channel), "one's own are everywhere"


@pytest.mark.slow
async def test_who_leaves_the_server_or_is_forgotten(
    stage: DiscordStage, pair: tuple[MemberActor, MemberActor]
) -> None:
    """Results of who left the server stay with their name; of who was forgotten, without. Ratings stay the same."""
    alice, bob = pair
    await game(stage, alice, bob)
    before = await standings(stage, alice)
    del stage.env.backend.guilds[stage.guild.id].members[bob.id]
    assert await standings(stage, alice) == before
    await stage.host.privacy.delete(bob.id)
    after = await standings(stage, alice)
    assert "Bob" not in after
    assert WITH_UNCERTAINTY.findall(after) == [
        one for line in before.splitlines() if "Alice**" in line for one in WITH_UNCERTAINTY.findall(line)
    ]


@pytest.mark.slow
async def test_another_game_is_chosen_from_the_list(stage: DiscordStage, pair: tuple[MemberActor, MemberActor]) -> None:
    await game(stage, *pair)
    with closing(sqlite3.connect(stage.db)) as db, db:
        db.execute("update tables set game = 'mombasa' where id = 1")
    await game(stage, *pair)
    await standings(stage, pair[0])
    (menu,) = selects(stage.panel(pair[0]))
    assert {option["label"] for option in menu["options"]} == {"Bazaar", "Mombasa"}
    assert "Mombasa: standings" in await stage.choose(pair[0], "Mombasa")


@pytest.mark.slow
async def test_a_table_in_a_hidden_channel_is_not_named(
    stage: DiscordStage, pair: tuple[MemberActor, MemberActor]
) -> None:
    await game(stage, *pair)
    with closing(sqlite3.connect(stage.db)) as db, db:
        db.execute("update tables set channel = 4711")  # a channel that is gone: nobody reads it
    zoe = stage.person("zoe")
    said = await standings(stage, zoe)
    assert "Alice" in said
    assert "table 1" not in said
    assert "Highest score" not in said
    assert phrase("home.history.none", name="Alice") in await history(stage, zoe, player=pair[0].user)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("lang", "rating"), rotated([("en", "27.6"), ("ru", "27,6"), ("uk", "27,6"), ("pl", "27,6")], 2)
)
async def test_ratings_are_written_as_each_language_does(
    stage: DiscordStage, pair: tuple[MemberActor, MemberActor], lang: str, rating: str
) -> None:
    await game(stage, *pair)
    assert f"{rating} ± 24" in await standings(stage, stage.person("dora", lang))


@pytest.mark.slow
async def test_a_game_that_was_brought_as_a_file_is_nobodys(
    stage: DiscordStage, pair: tuple[MemberActor, MemberActor]
) -> None:
    """Nobody sat there, as far as we know; it can be replayed and counts nowhere."""
    await game(stage, *pair)
    with closing(sqlite3.connect(stage.db)) as db, db:
        db.execute("update results set user_id = null")
    assert phrase("home.standings.none") in await standings(stage, pair[0])
