"""/standings and /history: how strong everybody is, records, and what somebody has played."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from cogs.cards.table_parts import linked_title
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.commands.table_list import suggest_games
from cogs.messages import limits
from cogs.messages.command_names import named
from cogs.messages.escaping import escaped
from cogs.messages.message import Message, Part, SelectLine, fit, note, paragraph, select
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.text import Text, text, verbatim
from host import ServerLeaderboard
from host.history.leaderboard import (
    Ended,
    FinishedSeat,
    GameRecord,
    GameTally,
    HeadToHead,
    LevelStanding,
    PlayedHistory,
    Ranked,
)
from host.history.ratings import Rating
from words import decimal

Choice = app_commands.Choice
LISTED = 15


class StandingsCommands(commands.Cog):
    """What finished games add up to; everything is for the eyes of who asks."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context, self.host = context, context.host
        router.on("standings", self.other_game)

    @app_commands.command(name=named("home.command.standings"), description=named("home.command.standings.about"))
    @app_commands.describe(game=named("home.param.standings_game.about"))
    @app_commands.rename(game=named("look.param.game"))
    async def standings(self, click: Click, game: str | None = None) -> None:
        """One game on this server: ratings, records, the latest games."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show(click, game)

    async def other_game(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Another game, from the list below."""
        await acknowledge(click)
        await self.show(click, button_ids.chosen(pressed))

    async def show(self, click: Click, game: str | None) -> None:
        """The standings, in the place of the answer."""
        found = await self.host.leaderboard.on_server(person(click), game)
        reader = await self.context.reader(click)
        if found is None:
            await self.context.show(click, note(reader.say(Text("home.standings.none"))))
        else:
            await self.context.show(click, standings_message(found, click.user.id, reader))

    @standings.autocomplete("game")
    async def suggest_game(self, click: Click, typed: str) -> list[Choice[str]]:
        """The games there are."""
        return suggest_games(await self.context.reader(click), typed)

    @app_commands.command(name=named("home.command.history"), description=named("home.command.history.about"))
    @app_commands.describe(player=named("home.param.history_user.about"))
    @app_commands.rename(player=named("home.param.history_user"))
    async def history(self, click: Click, player: discord.User | None = None) -> None:
        """What somebody has played, and how it went between them and who asks."""
        await acknowledge(click, ephemeral=True, thinking=True)
        who = player or click.user
        found = await self.host.leaderboard.history(person(click), who.id)
        reader = await self.context.reader(click)
        await self.context.show(click, history_message(found, who.display_name, reader))


def standings_message(found: ServerLeaderboard, user: int, reader: Reader) -> Message:
    """Everybody by rating, oneself in any case, then computer players, records and the latest games."""
    head = f"## {reader.say(text('home.standings.title', game=games.get(found.game).name))}"
    ranked = list(enumerate(found.ranked, 1))
    shown = ranked[:LISTED] + [(place, one) for place, one in ranked[LISTED:] if one.user == user]
    lines = [ranked_line(place, one, reader) for place, one in shown]
    lines = lines or [reader.say(Text("home.standings.nobody"))]
    about = Text("home.standings.about") if found.rated else Text("home.standings.off")
    parts: list[Part] = [paragraph(fit("\n".join([head, *lines, f"-# {reader.say(about)}"]), 2_000))]
    if found.levels:
        lines = [level_line(one, reader) for one in found.levels]
        parts.append(paragraph("\n".join([reader.say(Text("computers.against")), *lines])))
    if found.records:
        lines = [record_line(one, reader) for one in found.records]
        parts.append(paragraph("\n".join([reader.say(Text("home.records")), *lines])))
    parts += latest_parts(found.latest, reader)
    if len(found.others) > 1:
        offered = [
            SelectLine(reader.label(games.get(name).name, limits.OPTION_TEXT), name, chosen=name == found.game)
            for name in list(found.others)[: limits.OPTIONS]
        ]
        parts.append(select(button_ids.make("standings"), offered, reader.label(Text("home.games_of"))))
    return Message(tuple(parts))


def ranked_line(place: int, one: Ranked, reader: Reader) -> str:
    """Somebody's place, rating with its uncertainty, games and wins."""
    counted = {"games": text("home.games", n=one.games), "wins": text("home.wins", n=one.wins)}
    if one.rating is None:
        said = reader.say(text("home.standings.plain", **counted))
    else:
        said = reader.say(text("home.standings.line", rating=rating_text(one.rating, reader), **counted))
    return f"{place}. **{escaped(one.name) or f'<@{one.user}>'}** · {said}"


def level_line(one: LevelStanding, reader: Reader) -> str:
    """A level of computer players, and its score against people."""
    games_played, score = text("home.games", n=one.games), text("computers.score", ahead=one.ahead, behind=one.behind)
    return f"- **{reader.head(Text(f'computers.{one.level}'))}** · {reader.say(games_played)}, {reader.say(score)}"


def rating_text(rating: Rating, reader: Reader) -> Text:
    """A rating, which is never said without its uncertainty."""
    mu, uncertainty = (decimal(one, reader.lang) for one in (rating.mu, rating.uncertainty))
    return text("home.rating", mu=mu, uncertainty=uncertainty)


def record_line(one: GameRecord, reader: Reader) -> str:
    """Who did best, and at which table."""
    score, game = one.kind == "score", one.table.game
    said = {"points": text(f"{game}.total", n=one.value)} if score else {"turns": text("home.turns", n=one.value)}
    place = verbatim(linked_title(one.table, reader))
    return f"- {reader.say(text(f'home.record.{one.kind}', name=verbatim(escaped(one.name)), place=place, **said))}"


def latest_parts(latest: tuple[Ended, ...], reader: Reader) -> list[Part]:
    """The latest games: where, when, and who ended how."""
    if not latest:
        return []
    lines = [reader.say(Text("home.latest"))]
    for one in latest:
        seats = ", ".join(latest_seat(seat, reader) for seat in one.seats)
        lines.append(f"- {linked_title(one.table, reader)} · <t:{int(one.ended_at)}:d> · {seats}")
    return [paragraph(fit("\n".join(lines), 1_400))]


def latest_seat(seat: FinishedSeat, reader: Reader) -> str:
    """How a game ended for a seat, and whether a stand-in played most of it."""
    said = f"{seat.place}.\u00a0{escaped(seat.name)}\u00a0{seat.total}"
    stood_in = seat.mostly_computer and not seat.by_right
    return f"{said} ({reader.say(Text('days.played.computer'))})" if stood_in else said


def history_message(found: PlayedHistory, name: str, reader: Reader) -> Message:
    """By game, against the reader, and the latest games."""
    named_so = verbatim(escaped(name))
    if not found.tallies:
        key = "home.history.hidden_none" if found.hidden else "home.history.none"
        return note(reader.say(text(key, name=named_so)))
    lines = [f"## {reader.say(text('home.history.title', name=named_so))}"]
    if found.hidden:
        lines.append(reader.say(text("home.history.hidden", name=named_so)))
    lines += [tally_line(one, reader) for one in found.tallies]
    if found.against is not None:
        lines.append(reader.say(against_text(found.against, named_so)))
    return Message((paragraph(fit("\n".join(lines), 2_000)), *latest_parts(found.latest, reader)))


def tally_line(one: GameTally, reader: Reader) -> str:
    """One game in somebody's history."""
    said = [text("home.games", n=one.games), text("home.wins", n=one.wins)]
    if one.best is not None:
        said.append(text("home.history.best", points=text(f"{one.game}.total", n=one.best)))
    said += [text("home.history.left", n=one.left)] if one.left else []
    said += [text("home.history.uncounted", n=one.uncounted)] if one.uncounted else []
    if one.rating is not None:
        said.insert(0, rating_text(one.rating, reader))
    return f"- **{reader.head(games.get(one.game).name)}** · {', '.join(map(reader.say, said))}"


def against_text(one: HeadToHead, name: Text) -> Text:
    """Who was ahead how often; `one` is about the other person."""
    return text(
        "home.history.against", games=text("home.games", n=one.games), you=one.behind, other=one.ahead, name=name
    )
