"""/settings: how a person likes it."""

from __future__ import annotations

import re
from zoneinfo import available_timezones

from discord import app_commands
from discord.ext import commands

from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.places import for_everybody
from cogs.clicks.router import Router, Verb
from cogs.clicks.screen_question import ZONE, newcomer_question
from cogs.clicks.time_zones import AUTO, zone_lines
from cogs.messages import limits
from cogs.messages.command_names import named
from cogs.messages.message import Message, SelectLine, paragraph, select
from engine.core.text import PlayerMistake, Text, text
from host.clocks.quiet_hours import quiet_hours
from host.days.gathering import AT_ONCE, GATHERED
from host.people.settings import GUIDES, PICTURES, ROUTES, SCREENS, TURN_ENDS
from words import SPOKEN

Choice = app_commands.Choice
QUIET = ("22:00-08:00", "21:00-07:00", "23:00-07:00", "23:00-09:00", "00:00-08:00", "01:00-09:00", "02:00-10:00")
NO_QUIET = "00:00-00:00"
TIMES = ("07:00", "08:00", "09:00", "12:00", "15:00", "17:00", "18:00", "19:00", "20:00", "21:00")

languages = [Choice(name=named(f"look.language.{lang}"), value=lang) for lang in (AUTO, *SPOKEN)]
routes = [Choice(name=named(f"look.route.{route}"), value=route) for route in ROUTES]
pictures = [Choice(name=named(f"look.pictures.{when}"), value=when) for when in PICTURES]
screens = [Choice(name=named(f"screen.{kind}"), value=kind) for kind in SCREENS]
guides = [Choice(name=named(f"setup.guide.{when}"), value=when) for when in GUIDES]
endings = [Choice(name=named(f"look.turn_end.{how}"), value=how) for how in TURN_ENDS]
ZONES = sorted(zone for zone in available_timezones() if "/" in zone and not zone.startswith(("Etc/", "SystemV/")))


class SettingsCommands(commands.Cog):
    """Settings of people."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context, self.host = context, context.host
        for setting in ("language", "route", "pictures", "screen", "turn_end", "time_zone", "hears", "guide"):
            router.on(f"set_{setting}", self.selecting(setting))
        router.on("set_quiet", self.quiet_selected)
        router.on("screen", self.screen_told)

    @app_commands.command(name=named("look.command.settings"), description=named("look.command.settings.about"))
    @app_commands.describe(
        language=named("look.param.own_language.about"),
        notifications=named("look.param.notifications.about"),
        pictures=named("look.param.pictures.about"),
        screen=named("screen.param.about"),
        guide=named("setup.param.guide.about"),
        ending=named("plan.param.ending.about"),
        timezone=named("days.param.timezone.about"),
        quiet=named("days.param.quiet.about"),
        rhythm=named("days.param.rhythm.about"),
    )
    @app_commands.rename(
        language=named("look.param.language"),
        notifications=named("look.param.notifications"),
        pictures=named("look.param.pictures"),
        screen=named("screen.param"),
        guide=named("setup.param.guide"),
        ending=named("plan.param.ending"),
        timezone=named("days.param.timezone"),
        quiet=named("days.param.quiet"),
        rhythm=named("days.param.rhythm"),
    )
    @app_commands.choices(
        language=languages, notifications=routes, pictures=pictures, screen=screens, guide=guides, ending=endings
    )
    @for_everybody
    async def settings(
        self,
        click: Click,
        language: str | None = None,
        notifications: str | None = None,
        pictures: str | None = None,
        screen: str | None = None,
        guide: str | None = None,
        ending: str | None = None,
        timezone: str | None = None,
        quiet: str | None = None,
        rhythm: str | None = None,
    ) -> None:
        """Language, notices, pictures and hours; without anything chosen, a panel with what is set now."""
        await acknowledge(click, ephemeral=True, thinking=True)
        changes: dict[str, str | int | None] = {}
        if language is not None:
            changes["language"] = None if language == AUTO else language
        if notifications is not None:
            changes["route"] = notifications
        if pictures is not None:
            changes["pictures"] = pictures
        if screen is not None:
            changes["screen"] = screen
        if guide is not None:
            changes["guide"] = guide
        if ending is not None:
            changes["turn_end"] = ending
        if timezone is not None:
            changes["time_zone"] = "" if timezone == AUTO else timezone
        if quiet is not None:
            changes |= read_hours(quiet)
        if rhythm is not None:
            changes["hears"] = rhythm if rhythm in (AT_ONCE, GATHERED) else read_time(rhythm)
        if changes:
            await self.host.users.set(click.user.id, **changes)
        await self.show_settings(click, saved=bool(changes))

    @settings.autocomplete("timezone")
    async def suggest_zone(self, click: Click, typed: str) -> list[Choice[str]]:
        """Time zones that have what was typed."""
        return suggest_zones(typed)

    @settings.autocomplete("rhythm")
    async def suggest_rhythm(self, click: Click, typed: str) -> list[Choice[str]]:
        """At once, gathered, and times of the day that begin as was typed."""
        reader = await self.context.reader(click)
        known = {hears: reader.label(hears_text(hears)) for hears in (AT_ONCE, GATHERED, *TIMES)}
        wanted = str(typed).strip().casefold()
        return [Choice(name=label, value=hears) for hears, label in known.items() if wanted in label.casefold()]

    def selecting(self, setting: str) -> Verb:
        """What a list in the panel does."""
        nothing = "" if setting == "time_zone" else None

        async def selected(click: Click, pressed: button_ids.ButtonId) -> None:
            await acknowledge(click)
            chosen = button_ids.chosen(pressed)
            await self.host.users.set(click.user.id, **{setting: nothing if chosen == AUTO else chosen})
            await self.show_settings(click, saved=True)

        return selected

    async def screen_told(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """What somebody looks at pictures on, as they were asked once."""
        await acknowledge(click)
        screen = pressed.arg.removesuffix(ZONE)
        await self.host.users.set(click.user.id, screen=screen)
        reader, said = await self.context.reader(click), Text(f"screen.told.{screen}")
        zone = pressed.arg.endswith(ZONE)
        await self.context.show(click, newcomer_question(reader, screen=False, zone=zone, said=said))

    async def quiet_selected(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Quiet hours from the list in the panel."""
        await acknowledge(click)
        await self.host.users.set(click.user.id, **read_hours(button_ids.chosen(pressed)))
        await self.show_settings(click, saved=True)

    async def show_settings(self, click: Click, *, saved: bool) -> None:
        """What is set, to be changed by selecting."""
        user = await self.host.users.get(click.user.id)
        reader = await self.context.reader(click)
        said = reader.say(Text("look.settings.saved") if saved else Text("look.settings.title"))

        def chosen(key: str, values: tuple[str, ...], now: str) -> list[SelectLine]:
            return [
                SelectLine(reader.label(Text(f"{key}.{value}"), limits.OPTION_TEXT), value, chosen=value == now)
                for value in values
            ]

        hours = written_hours(*quiet_hours(user))
        known = list(dict.fromkeys([*QUIET, NO_QUIET, hours]))
        none = reader.label(Text("days.quiet.none"), limits.OPTION_TEXT)
        quiet = [
            SelectLine(none if one == NO_QUIET else one.replace("-", "–"), one, chosen=one == hours) for one in known
        ]
        known = list(dict.fromkeys([AT_ONCE, GATHERED, *sorted({*TIMES, user.hears} - {AT_ONCE, GATHERED})]))
        hears = [
            SelectLine(reader.label(hears_text(one), limits.OPTION_TEXT), one, chosen=one == user.hears)
            for one in known
        ]
        lists = [
            (
                "set_language",
                "look.settings.language",
                chosen("look.language", (AUTO, *SPOKEN), user.language or AUTO),
            ),
            ("set_route", "look.settings.route", chosen("look.route", ROUTES, user.route)),
            ("set_hears", "days.hears", hears),
            ("set_pictures", "look.settings.pictures", chosen("look.pictures", PICTURES, user.pictures)),
            ("set_screen", "screen.title", chosen("screen", SCREENS, user.screen)),
            ("set_guide", "setup.guide", chosen("setup.guide", GUIDES, user.guide)),
            ("set_turn_end", "look.settings.turn_end", chosen("look.turn_end", TURN_ENDS, user.turn_end)),
            ("set_time_zone", "days.zone", zone_lines(user.time_zone, reader)),
            ("set_quiet", "days.quiet", quiet),
        ]
        parts = [paragraph(said)]
        for verb, key, lines in lists:
            label = reader.label(Text(key))
            parts += [paragraph(f"**{label}**"), select(button_ids.make(verb), lines, label)]
        await self.context.show(click, Message(tuple(parts)))


def suggest_zones(typed: str) -> list[Choice[str]]:
    """Time zones that have what was typed, those first whose city begins with it."""
    wanted = str(typed).strip().casefold().replace(" ", "_")
    found = [zone for zone in ZONES if wanted in zone.casefold()]
    found.sort(key=lambda zone: not zone.rpartition("/")[2].casefold().startswith(wanted))
    return [Choice(name=zone.replace("_", " "), value=zone) for zone in found[: limits.OPTIONS]]


def read_hours(typed: str) -> dict[str, str | int | None]:
    """Quiet hours written like 22:00-08:00."""
    found = re.fullmatch(r"\s*(\d{1,2}):?(\d\d)?\s*[-–—]\s*(\d{1,2}):?(\d\d)?\s*", typed)
    if found is None:
        raise PlayerMistake(text("days.mistake.quiet", typed=typed))
    first, minute, last, second = (int(part or 0) for part in found.groups())
    if max(first, last) > 23 or max(minute, second) > 59:
        raise PlayerMistake(text("days.mistake.quiet", typed=typed))
    return {"quiet_from": first * 60 + minute, "quiet_to": last * 60 + second}


def read_time(typed: str) -> str:
    """A time of day, written like 19:30."""
    found = re.fullmatch(r"\s*(\d{1,2})(?:[:.](\d\d))?\s*", typed)
    return typed if found is None else f"{int(found[1]):02}:{found[2] or '00'}"


def hears_text(hears: str) -> Text:
    """How somebody likes to hear of turns."""
    return Text(f"days.hears.{hears}") if hears in (AT_ONCE, GATHERED) else text("days.hears.daily", time=hears)


def written_hours(start: int, end: int) -> str:
    """Quiet hours as they are written, from minutes of the day."""
    return f"{start // 60:02}:{start % 60:02}-{end // 60:02}:{end % 60:02}"
