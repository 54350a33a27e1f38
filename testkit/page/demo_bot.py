"""A small bot that uses everything the local table must show; the stage of the sandbox tests."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands
from PIL import Image, ImageDraw
from simcord.backend.models import Message

from sandbox import BotAnswer, Sandbox

GAMES = ("Yokohama", "Nippon", "Mombasa")
GOODS = ("tea", "silk", "copper", "fish")
ALT = "A board of squares, one of them red."


def picture(number: int = 0, size: tuple[int, int] = (1200, 800)) -> discord.File:
    """A board picture with alt text; `number` moves the red square."""
    image = Image.new("RGB", size, (244, 236, 220))
    draw = ImageDraw.Draw(image)
    for column in range(6):
        for row in range(4):
            box = (40 + column * 190, 40 + row * 185, 200 + column * 190, 195 + row * 185)
            red = column + row * 6 == number % 24
            draw.rectangle(box, fill=(200, 60, 40) if red else (164, 196, 204), outline=(44, 40, 32), width=4)
    buffer = io.BytesIO()
    image.save(buffer, "PNG", compress_level=1)
    buffer.seek(0)
    return discord.File(buffer, "board.png", description=ALT)


def message_of(answer: BotAnswer) -> Message:
    """The message a bot answered with."""
    assert answer.message is not None
    return answer.message


def demo_bot(table: Sandbox) -> DemoBot:
    """The bot at a table."""
    assert isinstance(table.bot, DemoBot)
    return table.bot


class Panel(ui.LayoutView):
    """A turn message: text, picture, section with a button, separator, buttons and a select."""

    def __init__(self, count: int = 0, user: int | None = None, now: int = 0) -> None:
        super().__init__(timeout=None)
        asked = f"<@{user}>, your move. " if user else ""
        row: ui.ActionRow[Panel] = ui.ActionRow()
        row.add_item(ui.Button(label="My move", custom_id=f"move|{count}", style=discord.ButtonStyle.primary))
        row.add_item(ui.Button(label="Hand", custom_id="hand"))
        row.add_item(ui.Button(label="Form", custom_id="form"))
        row.add_item(ui.Button(label="Resign", custom_id="resign", style=discord.ButtonStyle.danger, disabled=True))
        goods: ui.ActionRow[Panel] = ui.ActionRow()
        options = [
            discord.SelectOption(label=good.title(), value=good, description=f"Costs {len(good)}") for good in GOODS
        ]
        goods.add_item(
            ui.Select(custom_id="goods", placeholder="Pick goods", options=options, max_values=3, min_values=1)
        )
        section: ui.Section[Panel] = ui.Section(
            ui.TextDisplay(f"## Round {count + 1}\n{asked}Ends <t:{now + 3600}:R>"),
            accessory=ui.Button(label="Log", custom_id="log"),
        )
        self.add_item(
            ui.Container(
                section,
                ui.TextDisplay("**Ben** sold *2 tea* for `5`.\n- one\n- two\n-# nothing else happened"),
                ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=ALT)),
                ui.Separator(),
                row,
                goods,
                accent_colour=discord.Colour(0xC83C28),
            )
        )


class DemoForm(ui.Modal, title="Table options"):
    """Every control a modal can hold."""

    def __init__(self) -> None:
        super().__init__(custom_id="form-sent")
        self.add_item(ui.TextDisplay("Choose how you want to **play**."))
        self.add_item(
            ui.Label(text="Name", description="Shown to all", component=ui.TextInput(custom_id="name", max_length=20))
        )
        games = [discord.SelectOption(label=game, value=game.lower()) for game in GAMES]
        self.add_item(ui.Label(text="Game", component=ui.Select(custom_id="game", options=games)))
        paces = [discord.RadioGroupOption(label=pace.title(), value=pace) for pace in ("slow", "daily", "quick")]
        self.add_item(ui.Label(text="Pace", component=ui.RadioGroup(custom_id="pace", options=paces)))
        parts = [discord.CheckboxGroupOption(label=part.title(), value=part) for part in ("museum", "harbour")]
        group: ui.CheckboxGroup[DemoForm] = ui.CheckboxGroup(
            custom_id="parts", options=parts, required=False, min_values=0
        )
        self.add_item(ui.Label(text="Expansions", component=group))


class DemoWords(app_commands.Translator):
    """Russian names for two commands."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContext[Any, Any],
    ) -> str | None:
        known = {"board": "доска", "Show the board": "Показать доску"}
        return known.get(string.message) if locale is discord.Locale.russian else None


class DemoBot(commands.AutoShardedBot):
    """Answers in every way an interaction can be answered."""

    def __init__(self) -> None:
        intents = discord.Intents.default()
        super().__init__(command_prefix=[], intents=intents, help_command=None, max_messages=50)
        self.clicks: list[tuple[int, str]] = []
        self.count = 0
        self.resumed = 0

    async def setup_hook(self) -> None:
        await self.tree.set_translator(DemoWords())
        single: list[app_commands.Command[Any, ..., Any]] = [
            *(board, hand, think, whoami, slow, quiet, thread, crash, upload)
        ]
        for command in single:
            self.tree.add_command(command)
        self.tree.add_command(table)

    async def on_resumed(self) -> None:
        self.resumed += 1

    async def on_shard_resumed(self, shard_id: int) -> None:
        self.resumed += 1

    async def on_interaction(self, click: discord.Interaction) -> None:
        data: dict[str, Any] = {**(click.data or {})}
        custom_id = str(data.get("custom_id", ""))
        if click.type is discord.InteractionType.component:
            self.clicks.append((click.user.id, custom_id))
            await self.clicked(click, custom_id)
        elif click.type is discord.InteractionType.modal_submit:
            await click.response.send_message(f"Form: {sorted(submitted(data).items())}", ephemeral=True)

    async def clicked(self, click: discord.Interaction, custom_id: str) -> None:
        if custom_id.startswith("move|"):
            self.count += 1
            view = Panel(self.count, click.user.id, int(click.created_at.timestamp()))
            await click.response.edit_message(view=view, attachments=[picture(self.count)])
        elif custom_id == "hand":
            await click.response.send_message(
                f"Your hand, {click.user.mention}: 3 cards ({click.locale})", ephemeral=True
            )
        elif custom_id == "form":
            await click.response.send_modal(DemoForm())
        elif custom_id == "goods":
            values = ", ".join(click.data["values"])  # type: ignore[index,typeddict-item]
            await click.response.send_message(f"Picked {values}", ephemeral=True)
        elif custom_id == "log":
            await click.response.defer(ephemeral=True, thinking=True)
            await asyncio.sleep(0.3)
            await click.followup.send("The log is short.", ephemeral=True)


def submitted(data: object) -> dict[str, object]:
    """Custom ids of a sent form and what was entered."""
    found: dict[str, object] = {}

    def walk(node: object) -> None:
        if isinstance(node, dict):
            if "custom_id" in node and ("value" in node or "values" in node):
                found[node["custom_id"]] = node["value"] if "value" in node else node["values"]
            for child in (*node.get("components", ()), node.get("component")):
                walk(child)

    walk(data)
    return found


@app_commands.command(description=app_commands.locale_str("Show the board"), name=app_commands.locale_str("board"))
async def board(click: discord.Interaction) -> None:
    view = Panel(0, click.user.id, int(click.created_at.timestamp()))
    await click.response.send_message(view=view, file=picture())


@app_commands.command(description="Your hand by direct message")
async def hand(click: discord.Interaction) -> None:
    await click.response.defer(ephemeral=True)
    try:
        await click.user.send("Your **hidden hand**", file=picture(3))
        await click.followup.send("It is in your messages.", ephemeral=True)
    except discord.Forbidden as error:
        await click.followup.send(f"Your messages are closed ({error.code}).", ephemeral=True)


@app_commands.command(description="Think for a while")
async def think(click: discord.Interaction) -> None:
    await click.response.defer(thinking=True)
    await asyncio.sleep(0.6)
    await click.edit_original_response(view=Panel(7), attachments=[picture(7)])


@app_commands.command(description="Who am I?")
async def whoami(click: discord.Interaction) -> None:
    await click.response.send_message(f"{click.user.display_name} {click.locale} {click.guild_locale}", ephemeral=True)


@app_commands.command(description="Never answers")
async def slow(click: discord.Interaction) -> None:
    await asyncio.sleep(0)


@app_commands.command(description="One silent message and one that rings")
@app_commands.describe(user="Who is called")
async def quiet(click: discord.Interaction, user: discord.Member) -> None:
    assert isinstance(click.channel, discord.abc.Messageable)
    await click.response.send_message("Done.", ephemeral=True)
    await click.channel.send("Nothing rings.", silent=True)
    await click.channel.send(f"{user.mention}, it is your turn.")


@app_commands.command(description="Open a thread with a table")
@app_commands.describe(name="Its name", private="Only for its members")
async def thread(click: discord.Interaction, name: str, private: bool = False) -> None:
    assert isinstance(click.channel, discord.TextChannel)
    await click.response.defer(ephemeral=True)
    kind = discord.ChannelType.private_thread if private else discord.ChannelType.public_thread
    made = await click.channel.create_thread(name=name, type=kind)
    await made.send(
        f"Welcome, {click.user.mention}! Back to [the start](https://discord.com/channels/@me/1) or {made.jump_url}"
    )
    await click.followup.send(f"Here: {made.mention}", ephemeral=True)


@app_commands.command(description="Fails")
async def crash(click: discord.Interaction) -> None:
    raise RuntimeError("on purpose")


@app_commands.command(description="Takes a file")
async def upload(click: discord.Interaction, file: discord.Attachment) -> None:
    await click.response.send_message(f"{file.filename}: {len(await file.read())} bytes", ephemeral=True)


table = app_commands.Group(name="table", description="Tables")


async def game_names(click: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    fitting = [game for game in GAMES if typed.lower() in game.lower()]
    return [app_commands.Choice(name=game, value=game.lower()) for game in fitting]


@table.command(name="new", description="Open a table")
@app_commands.describe(game="Which game", seats="How many sit down", open="May others join?", pace="How fast")
@app_commands.autocomplete(game=game_names)
@app_commands.choices(pace=[app_commands.Choice(name=pace.title(), value=pace) for pace in ("slow", "daily")])
async def new(
    click: discord.Interaction,
    game: str,
    seats: app_commands.Range[int, 1, 5] = 2,
    open: bool = True,
    pace: str = "daily",
) -> None:
    await click.response.send_message(f"{game} for {seats}, open={open}, {pace}")
