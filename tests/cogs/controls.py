"""Every button, list, form and command of ours, ready to be used, for tests of what may go wrong with any of them."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import discord
from simcord.actors import MemberActor

from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.several_choices import TIMES
from cogs.panels.tables.set_form import FormPlace
from host import BOT, Person
from host.consents import SILENT_SECONDS
from host.tables.behind import Behind
from storage.told import ToldVersion, ToldVersions
from testkit.discord.shown import buttons, selects, texts
from testkit.discord.stage import DiscordStage
from testkit.scenes import bids_at_once, play_out, to_the_sorting

MANAGING = discord.Permissions(manage_guild=True, view_channel=True, send_messages=True)
Use = Callable[[MemberActor], Awaitable[str]]  # use it as somebody; returns what they then read


@dataclass(frozen=True)
class Control:
    """How to get there, and what to expect of it."""

    ready: Callable[[DiscordStage], Awaitable[tuple[MemberActor, Use]]]
    changes: bool = False  # something that is stored
    for_all: bool = False  # whoever uses it may
    repeats: bool = False  # twice is twice, and not by mistake
    over: bool = False  # it is about a game that is over, so nobody can close it any more
    gone: str = ""  # after a restart this is said, since it is about what is not stored


def saved(stage: DiscordStage) -> dict[str, list[tuple[object, ...]]]:
    """What is stored, but for numbers that differ from run to run and for what is only about to be told."""
    asked = {
        "tables": "select id, game, status, options, thread is null, language, clock, paused_at is null,"
        " seeking, seats_kept from tables"
        " order by id",
        "seats": "select table_id, seat, player, name, state, standin, accepted, covered, offer_at is null,"
        " swaps_with is null from seats"
        " order by table_id, seat",
        "proposals": "select table_id, key from due where kind = 'proposal' order by key",
        "guilds": "select clock, time_zone, language, channels, opener is null, most_tables from guilds",
        "sets": "select game, state, changed from server_sets order by 1, 2",
        "choices": "select table_id, segment, position, seat, key, picks from choices order by 1, 2, 3",
        "plans": "select table_id, seat, choices from plans order by 1, 2",
        "standing": "select table_id, seat, answer from standing_answers order by id",
        "requests": "select table_id, segment, position, agreed from requests order by 1",
        "invitations": "select table_id, count(*) from invitations group by table_id",
        "followers": "select table_id, count(*) from followers group by table_id",
        "users": "select language, route, pictures, time_zone, quiet_from, quiet_to, away_until is null, turn_end,"
        " history, screen, guide, hears from users"
        " where language is not null or route != 'both' or pictures != 'always' or time_zone != ''"
        " or quiet_from is not null or turn_end != 'soon' or history != 'open' or screen != 'wide'"
        " or guide != 'first' or hears != 'at_once'"
        " or away_until is not null",
    }
    with closing(sqlite3.connect(stage.db)) as db:
        found = {name: db.execute(query).fetchall() for name, query in asked.items()}
    threads = [c for c in stage.env.backend.channels.values() if c.type in (10, 11, 12)]
    return {**found, "threads": [(len(threads),)]}


async def lobby(stage: DiscordStage, *, full: bool = True) -> tuple[MemberActor, MemberActor, Any]:
    """A lobby that Alice has opened, Bob sits there; with its message."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.slash(alice, "table new", where=stage.channel, game="bazaar")
    if full:
        await stage.host.lobby.join(1, Person(bob.id, guild=stage.guild.id), "Bob")
    message = next(m for m in stage.channel.history() if "Bazaar ·" in texts(m))
    return alice, bob, stage.stored(message)


async def turn(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """A table at which Alice has won the first turn and has her panel open."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids_at_once(stage, alice="3", bob="0")
    await stage.move(alice)
    return alice, bob


async def absent(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """A table that has waited for Bob for three days."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids_at_once(stage, alice="0", bob="3")
    await stage.move(alice)
    await stage.passes(SILENT_SECONDS + 1)
    return alice, bob


async def about_to_be_offered(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Bob's seat is, and he finds the button for it."""
    alice, bob = await absent(stage)
    await stage.slash(alice, "table replace", player=2)
    await stage.settle()
    return bob, pressing(stage, stage.stored(stage.newest()), "v1|1||here|")


async def worked(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """A turn in which Alice has begun to do something."""
    alice, bob = await turn(stage)
    await stage.press(alice, "Work")
    return alice, bob


def pressing(stage: DiscordStage, message: Any, custom_id: str, values: Sequence[str] | None = None) -> Use:
    async def use(who: MemberActor) -> str:
        return await stage.forge(who, message, custom_id, values)

    return use


def in_lobby(
    verb: str, *, computers: int = 0, full: bool = True, by: int = 0, values: Sequence[str] | None = None
) -> Any:
    """A button of the lobby, used by Alice (0) or Bob (1)."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, bob, message = await lobby(stage, full=full)
        for _ in range(computers):
            await stage.host.lobby.add_computer(1, Person(alice.id))
        return (alice, bob)[by], pressing(stage, message, f"v1|1||{verb}|", values)

    return ready


async def set_options(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _, message = await lobby(stage)

    async def use(who: MemberActor) -> str:
        return await stage.submit(who, message, "v1|1||set_options|", {"goods": "scarce", "peeking": "off"})

    return alice, use


async def asked_to_swap(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Bob would like Alice's seat."""
    alice, bob, message = await lobby(stage)
    await stage.host.places.wish(1, Person(bob.id), 0)
    return alice, pressing(stage, message, "v1|1||swap|")


async def keeping_seats(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _, message = await lobby(stage)
    return alice, pressing(stage, message, "v1|1||seating|keep")


async def asked_for_screen(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _, _ = await lobby(stage)
    return alice, pressing(stage, stage.stored(stage.panel(alice)), "v1|||screen|phone")


async def start_in(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _, message = await lobby(stage)
    return alice, pressing(stage, message, "v1|1||start_in|", [str(stage.channel.id)])


async def close_table(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _, _ = await lobby(stage)
    await stage.slash(alice, "table close", where=stage.channel, table=1)
    return alice, pressing(stage, stage.stored(stage.panel(alice)), "v1|1||close_table|")


def in_thread(verb: str, arg: str = "") -> Any:
    """A button below the newest message of the table, or of an answer to one."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, _ = await turn(stage)
        return alice, pressing(stage, stage.stored(stage.newest()), f"v1|1||{verb}|{arg}")

    return ready


def below_help(verb: str, arg: str = "") -> Any:
    """A button of what only Alice sees since she asked for help."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, _ = await turn(stage)
        await stage.slash(alice, "help")
        return alice, pressing(stage, stage.stored(stage.panel(alice)), f"v1|1||{verb}|{arg}")

    return ready


def in_panel(verb: str, *steps: str) -> Any:
    """The first control of that kind in Alice's panel, after the steps that lead there."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, _ = await turn(stage)
        for step in steps:
            await (stage.choose(alice, [step[1:]]) if step.startswith(":") else stage.press(alice, step))
        panel = stage.panel(alice)
        for part in [*buttons(panel), *selects(panel)]:
            if part.get("custom_id", "").split("|")[3:4] == [verb] and not part.get("disabled"):
                values = [part["options"][0]["value"]] if "options" in part else None
                return alice, pressing(stage, stage.stored(panel), part["custom_id"], values)
        raise AssertionError(f"no {verb} in: {texts(panel)}")

    return ready


async def because(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """A line of a list of reasons, which is there only where there are many."""
    alice, _ = await turn(stage)
    panel = stage.panel(alice)
    asked = next(part["custom_id"] for part in buttons(panel) if "|why|" in part["custom_id"])
    await stage.press(alice, "Why not?")
    return alice, pressing(stage, stage.stored(panel), asked.replace("|why|", "|because|"), ["buy:tiger"])


async def sorting(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """The first of several goods that are put in order, not yet handed in."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await to_the_sorting(stage)
    await stage.move(alice)
    panel = stage.panel(alice)
    part = next(b for b in buttons(panel) if "|open|" in b["custom_id"] and not b.get("disabled"))
    return alice, pressing(stage, stage.stored(panel), part["custom_id"])


async def giving(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """An option together with what it leads to: a caravan and its towns."""
    alice = await with_caravans(stage)
    panel = stage.panel(alice)
    menu = next(menu for menu in selects(panel) if "|path|caravan" in menu["custom_id"])
    return alice, pressing(stage, stage.stored(panel), menu["custom_id"], ["town:basra"])


async def with_caravans(stage: DiscordStage, *picks: str) -> MemberActor:
    """Alice in her first turn at a table with caravans, after these answers."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, caravans="on")
    await stage.host.users.set(alice.id, pictures="request")  # then there is room for more rows
    for person in (alice, bob):
        for pick in ("stake:0", "load:dates", "lock"):
            await stage.host.answers.answer(1, Person(person.id), None, [pick])
    for pick in picks:
        await stage.host.answers.answer(1, Person(alice.id), None, [pick])
    await stage.settle()
    await stage.move(alice)
    return alice


async def loading(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """The same good twice, as a list offers it where many are loaded."""
    alice = await with_caravans(stage, "caravan", "town:basra", "town:cairo", "stop")
    asked = await stage.host.reads.question(1, Person(alice.id))
    assert asked is not None
    packed = PanelState().pack([option.id for option in asked.options], TIMES)
    panel = stage.panel(alice)
    return alice, pressing(stage, stage.stored(panel), f"v1|1|{asked.step}|count|{packed}", [f"0{TIMES}2"])


def planning(verb: str) -> Any:
    """A form, in which one of two fields is filled."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, bob = stage.person("alice"), stage.person("bob")
        await stage.start(alice, bob, caravans="on")
        await stage.move(alice)
        await stage.choose(alice, "1")
        panel = stage.panel(alice)
        part = next(p for p in [*buttons(panel), *selects(panel)] if f"|{verb}|" in p["custom_id"])
        return alice, pressing(stage, stage.stored(panel), part["custom_id"], ["0"] if "options" in part else None)

    return ready


async def waits(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """It is Alice's turn, and Bob waits for his; Bob comes first here."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await bids_at_once(stage, alice="3", bob="0")
    return bob, alice


def ahead(verb: str, *steps: str) -> Any:
    """A control of the plan that Bob makes while Alice plays."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        bob, _ = await waits(stage)
        await stage.press(bob, "Plan", stage.newest())
        for step in steps:
            await stage.press(bob, step)
        return bob, pressing(stage, stage.stored(stage.panel(bob)), f"v1|1||{verb}|")

    return ready


def of_lines(verb: str, arg: str = "") -> Any:
    """A control of the second line of Bob's plan."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        bob, _ = await waits(stage)
        made = await stage.host.plans.answer(1, Person(bob.id), 0, ["work"])
        made = await stage.host.plans.open_line(1, Person(bob.id), made.step, 1)
        await stage.slash(bob, "plan")
        return bob, pressing(stage, stage.stored(stage.panel(bob)), f"v1|1|p{made.step}|{verb}|{arg}")

    return ready


async def peeking(stage: DiscordStage) -> MemberActor:
    """Alice is asked whether she wants to peek: something that can be answered for good."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="peek0")
    await bids_at_once(stage, alice="0", bob="0")
    await stage.host.answers.answer(1, Person(alice.id), None, ["buy:veil"])
    await stage.settle()
    await stage.move(alice)
    return alice


async def always(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice = await peeking(stage)
    await stage.more(alice, "Always …")
    panel = stage.panel(alice)
    return alice, pressing(stage, stage.stored(panel), selects(panel)[0]["custom_id"], ["skip"])


async def forgetting(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, use = await always(stage)
    await use(alice)
    await stage.slash(alice, "table answers")
    panel = stage.panel(alice)
    return alice, pressing(stage, stage.stored(panel), selects(panel)[0]["custom_id"], ["1"])


async def ended(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """Alice has ended her turn."""
    alice, bob = await turn(stage)
    for pick in ("skip", "end"):
        await stage.host.answers.answer(1, Person(alice.id), None, [pick])
    await stage.settle()
    return alice, bob


async def regretting(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _ = await ended(stage)
    return alice, pressing(stage, stage.stored(stage.newest()), "v1|1||regret|")


async def asking_back(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _ = await ended(stage)
    await stage.slash(alice, "undo")
    panel = stage.panel(alice)
    return alice, pressing(stage, stage.stored(panel), buttons(panel)[0]["custom_id"])


def answering_back(verb: str) -> Any:
    """A button below Alice's wish to go back, pressed by Bob."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, use = await asking_back(stage)
        await use(alice)
        await stage.settle()
        shown = stage.newest()
        bob = next(one for one in stage.people if one.name == "bob")
        called = next(b["custom_id"] for b in buttons(shown) if f"|{verb}|" in b["custom_id"])
        return bob, pressing(stage, stage.stored(shown), called)

    return ready


async def two_tables(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, seed="t")
    await stage.start(alice, bob)
    await stage.slash(alice, "move", stage.channel)
    return alice, pressing(stage, stage.stored(stage.panel(alice)), "v1|||table|move", ["1"])


def in_settings(verb: str, value: str) -> Any:
    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, _ = await turn(stage)
        await stage.slash(alice, "settings")
        return alice, pressing(stage, stage.stored(stage.panel(alice)), f"v1|||{verb}|", [value])

    return ready


def typed(name: str, scene: Any = turn, **given: Any) -> Any:
    """A command, in the thread of a table or in the channel of a lobby."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice = (await scene(stage))[0]
        where = stage.channel if scene is lobby else stage.thread

        async def use(who: MemberActor) -> str:
            return await stage.slash(who, name, where=where, **given)

        return alice, use

    return ready


async def inviting(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _, _ = await lobby(stage)
    cleo = stage.person("cleo")

    async def use(who: MemberActor) -> str:
        return await stage.slash(who, "table invite", where=stage.channel, user=cleo.user, table=1)

    return alice, use


async def out_of_time(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Alice's time is up, and Bob is asked what is to be done."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob, clock="quick")
    await bids_at_once(stage, alice="3", bob="0")
    await stage.passes(3 * 86_400)
    late = next(b for b in buttons(stage.newest()) if "|late|standin" in b["custom_id"])
    return bob, pressing(stage, stage.stored(stage.newest()), late["custom_id"])


async def proposed(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Bob would like a break, and Alice is asked."""
    alice, bob = await turn(stage)
    await stage.slash(bob, "table pause")
    await stage.settle()
    yes = next(b for b in buttons(stage.newest()) if "|consent|yes" in b["custom_id"])
    return alice, pressing(stage, stage.stored(stage.newest()), yes["custom_id"])


async def with_hints(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """Alice and Bob have agreed to hints, and Alice has her panel open."""
    alice, bob = await turn(stage)
    await stage.slash(alice, "table hints")
    await stage.settle()
    await stage.press(bob, "Agree", stage.newest())
    await stage.settle()
    await stage.move(alice)
    return alice, bob


async def hinting(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _ = await with_hints(stage)
    await stage.press(alice, "More")
    panel = stage.panel(alice)
    called = next(b["custom_id"] for b in buttons(panel) if "|hint|" in b["custom_id"])
    return alice, pressing(stage, stage.stored(panel), called)


async def following(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, use = await hinting(stage)
    await use(alice)
    panel = stage.panel(alice)
    first = next(b["custom_id"] for b in buttons(panel) if "|pick|" in b["custom_id"])
    return alice, pressing(stage, stage.stored(panel), f"{first.partition('|pick|')[0]}|hinted|")


async def in_a_break(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    alice, use = await proposed(stage)
    await use(alice)
    await stage.settle()
    return alice, stage.people[1]


async def behind(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """The database has lost three turns of the table."""
    alice, _ = await turn(stage)
    await take_back(stage, 3)
    on = next(b for b in buttons(stage.newest()) if "|play_on|" in b["custom_id"])
    return alice, pressing(stage, stage.stored(stage.newest()), on["custom_id"])


async def take_back(stage: DiscordStage, turns: int) -> None:
    """The start of a bot whose people were told of more turns than are stored."""
    row = await stage.host._live.row(stage.table.id, "look", BOT)
    told = ToldVersions(stage.db.with_name("told"))
    told.known[row.id] = ToldVersion(row.version + 20, row.posted_segment + turns)
    logging.disable()  # it is loud, and no mistake of ours here
    await Behind(stage.host._live, told).compare()
    logging.disable(logging.NOTSET)
    await stage.settle()


async def open_seat(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Bob has left, and Cleo would like to play."""
    _, bob = await turn(stage)
    await stage.host.handover.resign(1, Person(bob.id))
    await stage.settle()
    return stage.person("cleo"), pressing(stage, stage.stored(stage.newest()), "v1|1||take_seat|1")


async def stood_in_for(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """A stand-in plays for Bob."""
    _, bob = await turn(stage)
    await stage.slash(bob, "table standin")
    await stage.settle()
    return bob, pressing(stage, stage.stored(stage.panel(bob)), "v1|1||come_back|")


async def resigning(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Bob is asked whether he is sure."""
    _, bob = await turn(stage)
    await stage.slash(bob, "table resign")
    return bob, pressing(stage, stage.stored(stage.panel(bob)), "v1|1||resign_now|")


async def next_table(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _ = await two_tables(stage)
    return alice, pressing(stage, stage.stored(stage.panel(alice)), "v1|||next_table|")


async def away(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _ = await turn(stage)
    until = (stage.host.now() + timedelta(days=9)).date().isoformat()

    async def use(who: MemberActor) -> str:
        return await stage.slash(who, "away", until=until)

    return alice, use


async def away_standin(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Alice is away, and lets a stand-in play at the table."""
    alice, go = await away(stage)
    await go(alice)
    return alice, pressing(stage, stage.stored(stage.panel(alice)), "v1|||away_standin|", ["1"])


async def back(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, go = await away(stage)
    await go(alice)

    async def use(who: MemberActor) -> str:
        return await stage.slash(who, "back")

    return alice, use


def manages(stage: DiscordStage, who: MemberActor) -> None:
    """From now on somebody manages the server."""
    manager = stage.guild.create_role("manager", permissions=MANAGING)
    stage.env.backend.guilds[stage.guild.id].members[who.id].role_ids.append(manager.id)


def owning(name: str, **given: Any) -> Any:
    """A command of Alice's, who manages the server."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, _ = await turn(stage)
        manages(stage, alice)

        async def use(who: MemberActor) -> str:
            return await stage.slash(who, name, **given)

        return alice, use

    return ready


def in_privacy(verb: str, *values: str, steps: Sequence[str] = ()) -> Any:
    """A control of Alice's own page about what is stored."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, _ = await turn(stage)
        await stage.slash(alice, "privacy")
        for step in steps:
            await stage.press(alice, step)
        return alice, pressing(stage, stage.stored(stage.panel(alice)), f"v1|||{verb}|", values or None)

    return ready


def of_strangers(verb: str, *, seats: int = 2) -> Any:
    """A button of a lobby that looks for players, in which Bob has sat down."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, bob, message = await lobby(stage)
        await stage.host.seeking.begin(1, Person(alice.id), seats=seats)
        return (bob if verb == "accept" else alice), pressing(stage, message, f"v1|1||{verb}|")

    return ready


def watching(verb: str, *steps: str) -> Any:
    """A control of the panel of Cleo, who only watches."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        await turn(stage)
        cleo = stage.person("cleo")
        await stage.slash(cleo, "watch")
        for step in steps:
            await stage.press(cleo, step)
        return cleo, pressing(stage, stage.stored(stage.panel(cleo)), f"v1|1||{verb}|")

    return ready


async def other_standings(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _ = await turn(stage)
    await stage.slash(alice, "standings")
    return alice, pressing(stage, stage.stored(stage.panel(alice)), "v1|||standings|", ["bazaar"])


async def set_server(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, show = await owning("kontor settings")(stage)
    await show(alice)
    return alice, pressing(stage, stage.stored(stage.panel(alice)), "v1|||set_server|opener", [str(stage.guild.id)])


def with_set(verb: str, arg: str, values: Sequence[str] | None = None) -> Any:
    """A button or a list of the form in which Alice has corrected a value."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, show = await owning("kontor set", game="bazaar")(stage)
        who = Person(alice.id, guild=stage.guild.id, channel=stage.channel.id, manages=stage.guild.id)
        found = await stage.host.server_sets.fill_in(who, "bazaar", "cards", "lamp", "price", "5")
        await show(alice)
        carried = arg.format(key=found.row.hash, mark=FormPlace("bazaar").mark({}))
        return alice, pressing(stage, stage.stored(stage.panel(alice)), f"v1|||{verb}|{carried}", values)

    return ready


def after_the_end(verb: str, arg: str = "") -> Any:
    """A button below how a game ended."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, _ = await finished(stage)
        return alice, pressing(stage, stage.stored(result_post(stage)), f"v1|1||{verb}|{arg}")

    return ready


async def finished(stage: DiscordStage) -> tuple[MemberActor, MemberActor]:
    """A game of Alice and Bob that is over."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await play_out(stage, 1)
    return alice, bob


def result_post(stage: DiscordStage) -> Any:
    """The message that says how the game ended."""
    return next(post for post in stage.posts() if any("|verify|" in one["custom_id"] for one in buttons(post)))


def in_practice_lobby(verb: str, values: Sequence[str]) -> Any:
    """A list of the lobby of a practice table that Alice has opened from a finished game; Bob is to use it."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, bob = await finished(stage)
        await stage.forge(alice, stage.stored(result_post(stage)), "v1|1||from_here|2")
        await stage.forge(alice, stage.stored(stage.panel(alice)), "v1|1||practice|2.0.friends")
        await stage.settle()
        message = next(m for m in stage.channel.history() if "practice table 2" in texts(m))
        return bob, pressing(stage, stage.stored(message), f"v1|2||{verb}|", values)

    return ready


def playing_on(verb: str, arg: str, values: Sequence[str] | None = None) -> Any:
    """A way to play on from a turn of a finished game, below how it ended."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, _ = await finished(stage)
        await stage.forge(alice, stage.stored(result_post(stage)), "v1|1||from_here|2")
        return alice, pressing(stage, stage.stored(stage.panel(alice)), f"v1|1||{verb}|{arg}", values)

    return ready


def having_tried(verb: str) -> Any:
    """A button below a turn that Alice has tried to its end."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, _ = await finished(stage)
        await stage.forge(alice, stage.stored(result_post(stage)), f"v1|1||what_if|{await own_turn(stage, alice)}")
        while not (found := [one for one in buttons(stage.panel(alice)) if f"|{verb}|" in one["custom_id"]]):
            ways = [one["custom_id"] for one in buttons(stage.panel(alice)) if "|pick|" in one["custom_id"]]
            await stage.press_id(alice, ways[-1])
        return alice, pressing(stage, stage.stored(stage.panel(alice)), found[0]["custom_id"])

    return ready


async def own_turn(stage: DiscordStage, who: MemberActor) -> int:
    """The first turn of somebody in which nobody else decided anything."""
    seat = (await stage.host.reads.info(1, Person(who.id))).seat_of(who.id)
    course = await stage.host.stories.course(1, Person(who.id))
    return next(past.segment for past in course if seat is not None and past.seat == seat.seat)


async def importing(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """The file of a game that was played on no server of ours."""
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    await play_out(stage, 1)
    data = await stage.host.transfer.export(1, Person(alice.id))
    await stage.start(alice, bob, seed="another")
    elsewhere = stage.env.create_guild("Elsewhere")
    channel = elsewhere.create_text_channel("games")

    async def use(who: MemberActor) -> str:
        there = MemberActor(stage.env, elsewhere, who.user)
        if who.id not in elsewhere.member_ids():
            elsewhere.add_member(who.user)
        return await stage.slash(there, "import", where=channel, file=("game.json", data))

    return alice, use


async def on_a_phone(stage: DiscordStage) -> MemberActor:
    """Alice, who has said what she plays on."""
    alice = stage.person("alice")
    await stage.host.users.set(alice.id, screen="phone")
    return alice


async def learning(stage: DiscordStage) -> tuple[MemberActor, Use]:
    alice, _, message = await lobby(stage)
    return alice, pressing(stage, message, "v1|||learn|bazaar")


def helped(verb: str, arg: str = "", *presses: str) -> Callable[[DiscordStage], Awaitable[tuple[MemberActor, Use]]]:
    """A button of /help, or of what its buttons lead to; Alice manages the server."""

    async def ready(stage: DiscordStage) -> tuple[MemberActor, Use]:
        alice, _ = await turn(stage)
        manages(stage, alice)
        await stage.slash(alice, "help", where=stage.channel)
        for label in presses:
            await stage.press(alice, label)
        return alice, pressing(stage, stage.stored(stage.panel(alice)), f"v1|||{verb}|{arg or stage.guild.id}")

    return ready


async def learning_first(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Alice is asked what she plays on before her first guided game."""
    alice = stage.person("alice")
    await stage.slash(alice, "learn", where=stage.channel, game="bazaar")
    return alice, pressing(stage, stage.stored(stage.panel(alice)), "v1|||learn_on|phone+bazaar")


async def learning_anew(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Alice has begun a guided game and is asked whether she goes on with it."""
    alice = await on_a_phone(stage)
    for _ in range(2):
        await stage.slash(alice, "learn", where=stage.channel, game="bazaar")
    return alice, pressing(stage, stage.stored(stage.panel(alice)), "v1|1||learn_anew|")


async def learning_on(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Alice has read what a guided game is about."""
    alice = await on_a_phone(stage)
    await stage.slash(alice, "learn", where=stage.channel, game="bazaar")
    panel = stage.panel(alice)
    return alice, pressing(stage, stage.stored(panel), named(panel, "step_on"))


async def learning_again(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Alice has missed the first step of a guided game."""
    alice = await on_a_phone(stage)
    await stage.slash(alice, "learn", where=stage.channel, game="bazaar")
    await stage.press(alice, "Begin")
    await stage.press(alice, "0")
    panel = stage.panel(alice)
    return alice, pressing(stage, stage.stored(panel), named(panel, "step_again"))


def named(panel: Any, verb: str) -> str:
    """The button of a panel that does something."""
    return next(str(b["custom_id"]) for b in buttons(panel) if f"|{verb}|" in b["custom_id"])


async def doubting(stage: DiscordStage) -> tuple[MemberActor, Use]:
    """Alice is warned of what an option gives away, and means it."""
    alice, _ = await turn(stage)
    panel = stage.panel(alice)
    called = next(b["custom_id"] for b in buttons(panel) if "|pick|work" in b["custom_id"])
    return alice, pressing(stage, stage.stored(panel), called.replace("|pick|", "|anyway|"))


VERBS = {
    "join": Control(in_lobby("join", full=False, by=1), changes=True, for_all=True),
    "leave": Control(in_lobby("leave", by=1), changes=True),
    "start": Control(in_lobby("start"), changes=True),
    "start_in": Control(start_in, changes=True),
    "options": Control(in_lobby("options")),
    "sources": Control(in_lobby("sources"), for_all=True),
    "own_table": Control(in_lobby("own_table", values=["cards"]), for_all=True),
    "set_options": Control(set_options, changes=True),
    "seats": Control(in_lobby("seats"), for_all=True),
    "swap_seats": Control(in_lobby("swap_seats", values=["0", "1"]), changes=True, repeats=True),
    "want_seat": Control(in_lobby("want_seat", by=1, values=["0"]), changes=True),
    "swap": Control(asked_to_swap, changes=True),
    "seating": Control(keeping_seats, changes=True),
    "screen": Control(asked_for_screen, changes=True, for_all=True),
    "set_guide": Control(in_settings("set_guide", "never"), changes=True, for_all=True),
    "set_pace": Control(in_lobby("set_pace", values=["daily"]), changes=True),
    "table_language": Control(in_lobby("table_language", values=["pl"]), changes=True),
    "add_computer": Control(in_lobby("add_computer"), changes=True, repeats=True),
    "drop_computer": Control(in_lobby("drop_computer", computers=1), changes=True),
    "close_table": Control(close_table, changes=True),
    "ask_close": Control(in_lobby("ask_close")),
    "ask_resign": Control(in_thread("ask_resign")),
    "move": Control(in_thread("move")),
    "hand": Control(in_thread("hand")),
    "board": Control(in_thread("board"), for_all=True),
    "picture": Control(below_help("picture", "board..0"), for_all=True),
    "in_words": Control(in_thread("in_words"), for_all=True),
    "log": Control(in_thread("log"), for_all=True),
    "log_page": Control(below_help("log_page", "<0"), for_all=True),
    "help": Control(in_thread("help"), for_all=True),
    "chapter": Control(below_help("chapter", "<bazaar/turn"), for_all=True),
    "contents": Control(below_help("contents", "bazaar"), for_all=True),
    "things": Control(below_help("things", "bazaar/cards/0"), for_all=True),
    "thing": Control(below_help("thing", "bazaar:lamp"), for_all=True),
    "what": Control(in_thread("what"), for_all=True),
    "legend": Control(in_thread("legend"), for_all=True),
    "table": Control(two_tables),
    "pick": Control(in_panel("pick"), changes=True),
    "anyway": Control(doubting, changes=True),
    "path": Control(giving, changes=True),
    "hinted": Control(following, changes=True),
    "open": Control(sorting),
    "mark": Control(in_panel("mark", "Work")),
    "take": Control(in_panel("take", "Work", ":Dates"), changes=True),
    "count": Control(loading, changes=True),
    "fill": Control(planning("fill")),
    "send": Control(planning("send"), changes=True),
    "back": Control(in_panel("back", "Work"), changes=True),
    "why": Control(in_panel("why")),
    "because": Control(because),
    "ask": Control(in_panel("ask", "Why not?")),
    "look": Control(in_panel("look")),
    "more": Control(in_panel("more")),
    "hold": Control(in_panel("hold", "Work", "None of them")),
    "hint": Control(hinting),
    "learn": Control(learning, changes=True, for_all=True),
    "learn_on": Control(learning_first, changes=True, for_all=True),
    "learn_anew": Control(learning_anew, changes=True),
    "begin": Control(helped("begin", "learn"), for_all=True),
    "open_table": Control(helped("open_table", "bazaar", "Open a table"), changes=True, for_all=True),
    "server_settings": Control(helped("server_settings")),
    "step_on": Control(learning_on),
    "step_again": Control(learning_again, changes=True),
    "plan": Control(ahead("plan")),
    "plan_lines": Control(of_lines("plan_lines")),
    "plan_line": Control(of_lines("plan_line", "0"), changes=True),
    "prefer_line": Control(of_lines("prefer_line"), changes=True),
    "drop_line": Control(of_lines("drop_line"), changes=True),
    "drop_plan": Control(ahead("drop_plan", "Work"), changes=True),
    "regret": Control(regretting),
    "ask_back": Control(asking_back, changes=True),
    "agree": Control(answering_back("agree"), changes=True),
    "refuse": Control(answering_back("refuse"), changes=True),
    "always": Control(always, changes=True),
    "forget": Control(forgetting, changes=True),
    "set_language": Control(in_settings("set_language", "uk"), changes=True, for_all=True),
    "set_pictures": Control(in_settings("set_pictures", "never"), changes=True, for_all=True),
    "set_screen": Control(in_settings("set_screen", "phone"), changes=True, for_all=True),
    "set_turn_end": Control(in_settings("set_turn_end", "pass"), changes=True, for_all=True),
    "set_time_zone": Control(in_settings("set_time_zone", "Europe/Kyiv"), changes=True, for_all=True),
    "set_hears": Control(in_settings("set_hears", "19:00"), changes=True, for_all=True),
    "set_quiet": Control(in_settings("set_quiet", "23:00-07:00"), changes=True, for_all=True),
    "late": Control(out_of_time, changes=True),
    "consent": Control(proposed, changes=True),
    "take_seat": Control(open_seat, changes=True, for_all=True),
    "play_on": Control(behind, changes=True),
    "here": Control(about_to_be_offered),
    "come_back": Control(stood_in_for, changes=True),
    "resign_now": Control(resigning, changes=True),
    "away_standin": Control(away_standin, changes=True),
    "next_table": Control(next_table, for_all=True),
    "set_route": Control(in_settings("set_route", "thread"), changes=True, for_all=True),
    "result": Control(after_the_end("result"), over=True, for_all=True),
    "proof": Control(in_thread("proof"), for_all=True),
    "rematch": Control(after_the_end("rematch"), over=True, changes=True),
    "replay": Control(after_the_end("replay"), over=True, for_all=True),
    "film": Control(after_the_end("film"), over=True, for_all=True),
    "review": Control(after_the_end("review"), over=True),
    "export": Control(after_the_end("export"), over=True, for_all=True),
    "what_if": Control(after_the_end("what_if", "2"), over=True, for_all=True),
    "from_tried": Control(having_tried("from_tried"), over=True, gone="coach.mistake.what_if_gone"),
    "from_here": Control(playing_on("from_here", "2"), over=True, for_all=True),
    "from_seat": Control(playing_on("from_seat", "2", ["1"]), over=True, for_all=True),
    "practice": Control(playing_on("practice", "2.1.friends"), over=True, for_all=True, changes=True),
    "sit": Control(in_practice_lobby("sit", ["1"]), over=True, for_all=True, changes=True),
    "verify": Control(after_the_end("verify"), over=True, for_all=True),
    "set_server": Control(set_server, changes=True),
    "set_form": Control(with_set("set_form", "bazaar")),
    "set_pick": Control(with_set("set_pick", "bazaar/{mark}", ["0"])),
    "set_sheets": Control(with_set("set_sheets", "bazaar")),
    "set_look": Control(with_set("set_look", "bazaar")),
    "set_text": Control(with_set("set_text", "bazaar")),
    "set_take": Control(with_set("set_take", "bazaar/{key}"), changes=True),
    "set_drop": Control(with_set("set_drop", "bazaar/shown"), changes=True),
    "watch": Control(in_thread("watch"), for_all=True),
    "watch_again": Control(watching("watch_again"), for_all=True),
    "follow": Control(watching("follow"), changes=True, for_all=True),
    "unfollow": Control(watching("unfollow", "Follow"), changes=True, for_all=True),
    "keep": Control(in_lobby("keep")),
    "seek": Control(in_lobby("seek"), changes=True),
    "stop_seeking": Control(of_strangers("stop_seeking"), changes=True),
    "accept": Control(of_strangers("accept"), changes=True),
    "standings": Control(other_standings, for_all=True),
    "set_history": Control(in_privacy("set_history", "own"), changes=True, for_all=True),
    "privacy_export": Control(in_privacy("privacy_export"), for_all=True),
    "privacy_delete": Control(in_privacy("privacy_delete"), for_all=True),
    "privacy_delete_now": Control(in_privacy("privacy_delete_now", steps=["Delete …"]), changes=True, for_all=True),
}
COMMANDS = {
    "table new": Control(typed("table new", lobby, game="bazaar"), changes=True, for_all=True, repeats=True),
    "table list": Control(typed("table list", lobby), for_all=True),
    "table info": Control(typed("table info", lobby, table=1), for_all=True),
    "table invite": Control(inviting, changes=True, for_all=True),
    "table close": Control(typed("table close", lobby, table=1)),
    "table language": Control(typed("table language", language="pl", table=1), changes=True),
    "table rewind": Control(typed("table rewind", ended, turn=0)),
    "table answers": Control(typed("table answers", table=1)),
    "table pace": Control(typed("table pace", lobby, pace="daily", table=1), changes=True),
    "table pause": Control(typed("table pause"), changes=True),
    "table resume": Control(typed("table resume", in_a_break), changes=True),
    "table hints": Control(typed("table hints"), changes=True),
    "hint": Control(typed("hint", with_hints)),
    "learn": Control(typed("learn", lobby, game="bazaar"), changes=True, for_all=True),
    "review": Control(typed("review", finished, table=1), over=True),
    "table replace": Control(typed("table replace", absent, player=2), changes=True),
    "table resign": Control(typed("table resign")),
    "table standin": Control(typed("table standin"), changes=True, repeats=True),
    "away": Control(away, changes=True, for_all=True),
    "back": Control(back, changes=True, for_all=True),
    "watch": Control(typed("watch"), for_all=True),
    "standings": Control(typed("standings"), for_all=True),
    "history": Control(typed("history"), for_all=True),
    "privacy": Control(typed("privacy"), for_all=True),
    "kontor settings": Control(owning("kontor settings", pace="daily", timezone="Europe/Kyiv"), changes=True),
    "kontor tables": Control(owning("kontor tables")),
    "kontor export": Control(owning("kontor export")),
    "kontor set": Control(owning("kontor set", game="bazaar")),
    "move": Control(typed("move")),
    "plan": Control(typed("plan", waits)),
    "choose": Control(typed("choose", answer="work"), changes=True),
    "undo": Control(typed("undo", worked), changes=True, repeats=True),
    "hand": Control(typed("hand")),
    "board": Control(typed("board"), for_all=True),
    "scores": Control(typed("scores"), for_all=True),
    "log": Control(typed("log"), for_all=True),
    "rules": Control(typed("rules", topic="bazaar/turn"), for_all=True),
    "what": Control(typed("what", thing="bazaar:lamp"), for_all=True),
    "next": Control(typed("next"), for_all=True),
    "export": Control(typed("export"), for_all=True),
    "replay": Control(typed("replay"), for_all=True),
    "import": Control(importing, changes=True, for_all=True, over=True),
    "about": Control(typed("about"), for_all=True),
    "help": Control(typed("help"), for_all=True),
    "settings": Control(typed("settings", language="uk"), changes=True, for_all=True),
}
EVERY = {**{f"|{name}|": control for name, control in VERBS.items()}, **{f"/{n}": c for n, c in COMMANDS.items()}}
