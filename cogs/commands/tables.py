"""/table new, info, invite, language, close: a table but for playing it; more in `over_days`, `table_list`."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from cogs.cards.clock_words import pace_lines, seat_words
from cogs.cards.lobby_card import (
    language_line,
    lobby_buttons,
    matters,
    option_key,
    option_line,
    seat_line,
    seat_marks,
)
from cogs.cards.lobby_form import MOST_READ, language_list
from cogs.cards.open_seats import open_seat_buttons, open_seat_line, standing
from cogs.cards.practice_words import game_name
from cogs.cards.table_parts import heading, join_button, public_button, watch_button
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge, announce
from cogs.clicks.context import Context
from cogs.clicks.people import person, person_at, with_gone
from cogs.clicks.permissions import NeedsServer
from cogs.clicks.router import Router
from cogs.clicks.screen_question import ask_newcomer
from cogs.commands.finder import TableFinder, choices, number_so_far
from cogs.commands.over_days import TablesOverDays
from cogs.commands.table_list import TableLists, suggest_games
from cogs.messages import limits
from cogs.messages.command_names import named
from cogs.messages.message import Message, button, fit, note, paragraph, rows
from cogs.panels.look.beside_question import show_beside_question
from cogs.panels.tables.lobby import LobbyPanel
from cogs.panels.tables.seeking import SeekingPanel
from cogs.panels.turn.default_answers import DefaultAnswersPanel
from cogs.panels.turn.rewind import RewindPanel
from engine.core import games
from engine.core.games import AnyGame
from engine.core.text import PlayerMistake, Text, join, text, who
from host import GatheredCall, TableInfo, rights
from host.seating.options import most_seats, offered_options, settle
from host.seating.seats import LEVELS
from host.seating.seeking import SKILLS
from words import SPOKEN, language

Choice = app_commands.Choice
BETWEEN = ";"
TURNS = 60  # that are looked through for what was typed

skills = [Choice(name=named(f"home.skill.{skill}"), value=skill) for skill in SKILLS]
strengths = [Choice(name=named(f"computers.{level}"), value=level) for level in LEVELS]
languages = [Choice(name=named(f"look.language.{lang}"), value=lang) for lang in SPOKEN]
most_read = Choice(name=named("look.lobby.most_read"), value=MOST_READ)


class TableCommands(
    TableLists,
    TablesOverDays,
    commands.GroupCog,
    group_name=named("look.command.table"),
    group_description=named("look.command.table.about"),
):
    """Commands about tables."""

    def __init__(
        self,
        context: Context,
        router: Router,
        lobby: LobbyPanel,
        seeking: SeekingPanel,
        standing: DefaultAnswersPanel,
        back: RewindPanel,
        finder: TableFinder,
    ) -> None:
        super().__init__()
        self.context, self.lobby, self.standing, self.finder = context, lobby, standing, finder
        self.back, self.seeking = back, seeking
        self.host = context.host
        router.on("close_table", self.close_now)
        router.on("ask_close", self.ask_close)
        router.on("ask_resign", self.ask_resign)

    @app_commands.command(name=named("look.command.new"), description=named("look.command.new.about"))
    @app_commands.describe(
        game=named("look.param.game.about"),
        options=named("look.param.options.about"),
        computers=named("look.param.computers.about"),
        level=named("computers.param.level.about"),
        start=named("look.param.start.about"),
        private=named("look.param.private.about"),
        language=named("look.param.language.about"),
        players=named("home.param.players.about"),
        seats=named("home.param.seats.about"),
    )
    @app_commands.rename(
        game=named("look.param.game"),
        options=named("look.param.options"),
        computers=named("look.param.computers"),
        level=named("computers.param.level"),
        start=named("look.param.start"),
        private=named("look.param.private"),
        language=named("look.param.language"),
        players=named("home.param.players"),
        seats=named("home.param.seats"),
    )
    @app_commands.choices(level=strengths, language=languages, players=skills)
    async def new(
        self,
        click: Click,
        game: str,
        options: str = "",
        computers: app_commands.Range[int, 0, 5] = 0,
        level: str | None = None,
        start: bool = False,
        private: bool | None = None,
        language: str = "",
        players: str | None = None,
        seats: int | None = None,
    ) -> None:
        """Open a lobby; with computer players and `start` the first move is one command away."""
        kind, chosen = games.find(game), read_options(options)
        computers = max(computers, level is not None)
        most = most_seats(kind, settle(kind, 1, chosen))
        if 1 + computers > most:
            raise PlayerMistake(text("look.mistake.computers", most=most))
        await self.host.lobby.may_open(person(click), click.channel_id)
        if private is None:
            private = click.guild_id is not None and (await self.host.guilds.get(click.guild_id)).private
        seeks = players is not None or seats is not None
        if seeks:
            if start:
                raise PlayerMistake(Text("home.mistake.not_agreed"))
            refuse_seeking(click, private, seats, 1 + computers, kind, most)
        message = await announce(click)  # in front of everybody: what is wrong was said before
        table = await self.host.lobby.create(
            kind.id,
            person(click),
            click.user.display_name,
            chosen,
            guild=click.guild_id,
            channel=None if click.guild_id is None else click.channel_id,
            language=language or await self.public_language(click),
            language_chosen=bool(language or await self.server_language(click)),
            reads=(await self.context.reader(click)).lang,
            private=private,
            message=message,
            computers=computers,
            level=level,
        )
        if seeks:
            table = await self.host.seeking.begin(table.id, person(click), players or SKILLS[0], seats)
            await self.seeking.begun(click, table)
            return
        if not start:
            await self.lobby.show(click, table)
            await ask_newcomer(click, self.context, table)
            return
        try:
            await self.lobby.begin(click, table.id, first=True)
            await ask_newcomer(click, self.context, table)
        except Exception:
            await self.lobby.show(click, table)  # the lobby is there, whatever keeps the game from starting
            raise

    async def open(self, click: Click, game: str, home: discord.TextChannel | None = None) -> None:
        """What the command does for a button that names the game alone; in another channel, if one is named."""
        if home is None:
            await self.new.callback(self, click, game)  # type: ignore[arg-type]
            return
        await acknowledge(click, ephemeral=True, thinking=True)
        organiser = replace(person(click), channel=home.id)
        await self.host.lobby.may_open(organiser, home.id)
        table = await self.host.lobby.create(
            game,
            organiser,
            click.user.display_name,
            guild=home.guild.id,
            channel=home.id,
            language=await self.public_language(click),
            language_chosen=bool(await self.server_language(click)),
            reads=(await self.context.reader(click)).lang,
            private=(await self.host.guilds.get(home.guild.id)).private,
        )
        await ask_newcomer(click, self.context, await self.lobby.post(click, table))

    @new.autocomplete("game")
    async def suggest_game(self, click: Click, typed: str) -> list[Choice[str]]:
        """The games there are, with how many can play."""
        return suggest_games(await self.context.reader(click), typed)

    @new.autocomplete("options")
    async def suggest_options(self, click: Click, typed: str) -> list[Choice[str]]:
        """What was typed so far and one more option of the game, with its help."""
        reader = await self.context.reader(click)
        try:
            game = games.find(str(getattr(click.namespace, "game", "")))
        except PlayerMistake:
            return []
        done, _, rest = typed.rpartition(BETWEEN)
        before = read_options(done, strict=False)
        found = []
        for spec in offered_options(game):
            if spec.id in before:
                continue
            key = option_key(game.id, spec)
            for value in spec.values:
                pairs = [*(f"{k}={v}" for k, v in before.items()), f"{spec.id}={value}"]
                shown = f"{reader.head(Text(key))}: {reader.say(Text(f'{key}.{value}'))}"
                written = f"{BETWEEN} ".join(pairs)
                if rest.strip().casefold() in f"{shown} {spec.id}={value}".casefold() and len(written) <= 100:
                    prefix = f"{len(before)} + " if before else ""
                    found.append(Choice(name=fit(prefix + shown, limits.OPTION_TEXT), value=written))
        return found[: limits.OPTIONS]

    @app_commands.command(name=named("look.command.info"), description=named("look.command.info.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def info(self, click: Click, table: int | None = None) -> None:
        """Options, players and state of a table."""
        await acknowledge(click, ephemeral=True, thinking=True)
        found = await self.finder.to_see(click, table)
        reader = await self.context.reader(click, found)
        game = games.get(found.game)
        lines = [heading(found, reader), reader.head(Text(f"look.status.{found.state}"))]
        now, result = self.host.now().timestamp(), await standing(self.host.reads, found)
        for seat in found.seats:
            if seat in found.open_seats:
                lines.append(f"{seat.seat + 1}. {open_seat_line(found, seat, result, reader)}")
                continue
            name = seat_line(seat.name, seat.player, reader)
            marks = "".join(f" · {reader.say(mark)}" for mark in seat_marks(seat))
            lines.append(f"{seat.seat + 1}. {name}{marks}{seat_words(seat, reader, now)}")
        if found.status == "running":
            asked = await self.host.reads.asks(found.id, person(click))
            waiting = [who(one.seat) for one in asked if found.seats[one.seat] not in found.open_seats]
            lines += [reader.say(text("look.info.waits", players=join(waiting, "and")))] if waiting else []
        lines += [*pace_lines(found, reader), language_line(found, reader)]
        lines.append(reader.say(text("look.info.organiser", player=f"<@{found.organiser}>")))
        lines += [option_line(found, spec, reader) for spec in offered_options(game) if matters(found, spec)]
        if found.commitment:
            lines.append(reader.say(text("look.info.commitment", hash=found.commitment)))
        free = open_seat_buttons(found, reader)
        looks = [public_button(verb, found, reader) for verb in ("board", "log")]
        looks += [watch_button(found, reader)] if found.status in ("running", "over") else []
        buttons = lobby_buttons(found, reader) if found.status == "lobby" else rows([*free, *looks])
        if found.status in ("running", "frozen") and rights.may("options", found, await person_at(click, found)):
            buttons.append(language_list(found, reader))
        await self.context.show(click, Message((paragraph(fit("\n".join(lines), limits.TEXT)), *buttons)))

    @app_commands.command(name=named("look.command.invite"), description=named("look.command.invite.about"))
    @app_commands.describe(user=named("look.param.user.about"), table=named("look.param.table.about"))
    @app_commands.rename(user=named("look.param.user"), table=named("look.param.table"))
    async def invite(self, click: Click, user: discord.User, table: int | None = None) -> None:
        """Ask somebody to sit down, by a mention."""
        await acknowledge(click, ephemeral=True, thinking=True)
        found = await self.finder.to_see(click, table, ("lobby",))
        if user.bot:
            raise PlayerMistake(Text("look.mistake.invite_bot"))
        if found.guild is None:
            raise NeedsServer(None)
        if click.guild_id != found.guild:
            raise PlayerMistake(text("look.mistake.invite_place", table=found.id))
        await self.host.lobby.invite(found.id, person(click), user.id)
        try:
            await self.send_invitation(click, found, user.id)
        except Exception:
            await self.host.lobby.withdraw_invitation(found.id, user.id)
            raise

    async def send_invitation(self, click: Click, found: TableInfo, user: int) -> None:
        """Tell who invites that it is done, then who is invited, in their language, where everybody sees it."""
        own = await self.context.reader(click, found)
        await self.context.show(click, note(own.say(text("look.invite.sent", user=f"<@{user}>", table=found.id))))
        reader = await self.context.reader_by_dm(user, found)
        said = text("look.invite", user=f"<@{user}>", inviter=f"<@{click.user.id}>", game=game_name(found))
        rings = await self.host.gathering.rings(user, GatheredCall("invite", found.id, sentence=said))
        shown = (paragraph(reader.say(said)), *rows([join_button(found, reader)]))
        message = Message(shown, mentions=(user,) if rings else ())
        sending = message.sending()
        sent = await click.followup.send(
            view=sending["view"], allowed_mentions=sending["allowed_mentions"], ephemeral=False, wait=True
        )
        await self.host.tidying.posted(found.id, user, sent.channel.id, sent.id)

    @app_commands.command(name=named("look.command.language"), description=named("look.command.language.about"))
    @app_commands.describe(language=named("look.param.language.about"), table=named("look.param.table.about"))
    @app_commands.rename(language=named("look.param.language"), table=named("look.param.table"))
    @app_commands.choices(language=[*languages, most_read])
    async def choose_language(self, click: Click, language: str, table: int | None = None) -> None:
        """Choose the language of what everybody at a table sees, before its game and during it."""
        await acknowledge(click, ephemeral=True, thinking=True)
        found = await self.finder.to_see(click, table)
        found = await self.lobby.tell_in(found.id, await person_at(click, found), language)
        await self.context.say(click, Text("days.consent.done"), found)
        await self.lobby.refresh(found)

    @app_commands.command(name=named("look.command.close"), description=named("look.command.close.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def close(self, click: Click, table: int | None = None) -> None:
        """End a table before its time; asks once more, since it cannot be taken back."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show_close(click, await self.finder.to_see(click, table))

    async def ask_close(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """What the command does, beside the panel."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.show_close(click, await self.finder.named(click, button_ids.table_of(pressed)))

    async def show_close(self, click: Click, found: TableInfo) -> None:
        """Whether a table is really to be closed, for who may do that."""
        rights.allow("close", found, await person_at(click, found))
        reader = await self.context.reader(click, found)
        question = close_question(found, click.user.id)
        label = Text("back.button.ask" if question == "look.close.ask" else "look.close.yes")
        sure = button(reader.label(label), button_ids.make("close_table", table=found.id), "bad")
        said = f"{heading(found, reader)}\n{reader.say(Text(question))}"
        await show_beside_question(self.context, click, found, Message((paragraph(said), *rows([sure]))))

    async def close_now(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The button below the question whether one is sure."""
        await acknowledge(click)
        table, who = await self.lobby.meant(click, pressed)
        if table.status in ("running", "frozen"):
            asking = await with_gone(click, who, table)
            table, done = await self.host.consent.propose(table.id, asking, "close")
        else:
            table, done = await self.host.lobby.close(table.id, who), True
        said = text("look.close.done", table=table.id) if done else Text("days.consent.asked")
        await self.context.say(click, said, table)
        await self.lobby.refresh(table)

    @app_commands.command(name=named("plan.command.answers"), description=named("plan.command.answers.about"))
    @app_commands.describe(table=named("look.param.table.about"))
    @app_commands.rename(table=named("look.param.table"))
    async def answers(self, click: Click, table: int | None = None) -> None:
        """What is always answered for somebody at a table."""
        await acknowledge(click, ephemeral=True, thinking=True)
        await self.standing.show(click, await self.finder.to_see(click, table))

    @app_commands.command(name=named("back.command.rewind"), description=named("back.command.rewind.about"))
    @app_commands.describe(turn=named("back.param.turn.about"), table=named("look.param.table.about"))
    @app_commands.rename(turn=named("back.param.turn"), table=named("look.param.table"))
    async def rewind(self, click: Click, turn: int, table: int | None = None) -> None:
        """Ask everybody to go back to an earlier turn; says first what that would come to."""
        await acknowledge(click, ephemeral=True, thinking=True)
        found = await self.finder.to_see(click, table)
        await self.back.earlier(click, found.id, turn)

    @rewind.autocomplete("turn")
    async def suggest_turn(self, click: Click, typed: str) -> list[Choice[int]]:
        """The last turns by number, with what happened in them, the newest first."""
        try:
            table = await self.finder.to_see(click, number_so_far(click))
            turns = await self.host.reads.log(table.id, person(click))
        except PlayerMistake:
            return []
        reader = await self.context.reader(click, table)
        told = [(turn.segment, " ".join(reader.label(event.text) for event in turn.events)) for turn in turns[-TURNS:]]
        return choices(((f"{number} · {said}", number) for number, said in reversed(told)), typed)

    @answers.autocomplete("table")
    @rewind.autocomplete("table")
    @info.autocomplete("table")
    @close.autocomplete("table")
    @invite.autocomplete("table")
    @choose_language.autocomplete("table")
    async def suggest_table(self, click: Click, typed: str) -> list[Choice[int]]:
        """The tables that can be meant here."""
        return await self.finder.suggest_to_see(click, typed)

    async def server_language(self, click: Click) -> str | None:
        """The language that those chose for new tables who manage the server."""
        return None if click.guild_id is None else (await self.host.guilds.get(click.guild_id)).language

    async def public_language(self, click: Click) -> str:
        """What a new table begins in: the server's setting, its Discord language, else the organiser's."""
        if click.guild_id is not None:
            chosen = await self.server_language(click)
            if chosen:
                return chosen
            # American English is what Discord says of every server that cannot choose: that says nothing.
            if click.guild_locale not in (None, discord.Locale.american_english):
                return language(str(click.guild_locale))
        return (await self.context.reader(click)).lang


def close_question(table: TableInfo, user: int) -> str:
    """What somebody is asked before a table is closed: a game among people ends early only if the others agree."""
    others = any(seat.user not in (None, user) for seat in table.seats)
    if table.status == "lobby" or not others:
        return "look.close.sure"
    return "look.close.ask" if table.seat_of(user) is not None else "look.close.by_server"


def refuse_seeking(click: Click, private: bool, seats: int | None, seated: int, kind: AnyGame, most: int) -> None:
    """Refuse at once what looking for players would refuse later."""
    if click.guild_id is None:
        raise PlayerMistake(Text("home.mistake.seek_place"))
    if private:
        raise PlayerMistake(Text("home.mistake.seek_private"))
    if seats is not None and (seats not in kind.seats or not seated <= seats <= most):
        raise PlayerMistake(text("home.mistake.seats", most=most))


def read_options(typed: str, *, strict: bool = True) -> dict[str, str]:
    """Options typed as `edition=classic; free_agents=on`."""
    found = {}
    for part in typed.split(BETWEEN):
        name, sign, value = part.partition("=")
        if not part.strip():
            continue
        if not sign:
            if strict:
                raise PlayerMistake(text("look.mistake.option_form", part=part.strip()))
            continue
        found[name.strip()] = value.strip()
    return found
