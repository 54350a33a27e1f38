"""Asked once, before the first guided game or at the first table: what somebody looks at pictures on."""

from __future__ import annotations

from cogs.clicks import Click, button_ids
from cogs.clicks.answering import answer
from cogs.clicks.context import Context
from cogs.clicks.places import is_direct
from cogs.clicks.time_zones import zone_lines
from cogs.messages.message import Message, Part, button, paragraph, rows, select
from cogs.messages.reader import Reader
from engine.core.text import Text
from host import TableInfo
from host.clocks.clock import NONE
from host.people.settings import SCREENS

ZONE = "+zone"  # after the screen that a button stands for, where the question of the time zone follows


async def ask_newcomer(click: Click, context: Context, table: TableInfo, *, paced: bool = False) -> None:
    """Ask somebody who sits down what is not known of them yet: on which screen they play, and once where they live.

    The second only until they have said so, at a table with a clock by which somebody waits for somebody, or who has
    just `paced` it. In a direct message nothing stands beside a lobby.
    """
    if is_direct(click):
        return
    screen = await context.host.users.asks_screen(click.user.id)
    clock = table.clock != NONE and (paced or sum(seat.user is not None for seat in table.seats) > 1)
    zone = clock and not (await context.host.users.get(click.user.id)).time_zone
    if screen or zone:
        await answer(click, newcomer_question(await context.reader(click), screen=screen, zone=zone))


def newcomer_question(reader: Reader, *, screen: bool, zone: bool, said: Text | None = None) -> Message:
    """One question at a time, its answers right below; `said`: what was answered to the one before."""
    if screen:
        return screen_question(reader, "screen", ZONE if zone else "")
    parts: list[Part] = [] if said is None else [paragraph(reader.say(said))]
    if zone:
        lines = zone_lines("", reader)
        parts += [
            paragraph(reader.say(Text("days.zone.ask"))),
            select(button_ids.make("set_time_zone"), lines, reader.label(Text("days.zone"))),
        ]
    return Message(tuple(parts))


def screen_question(reader: Reader, verb: str, goes_on: str = "") -> Message:
    """What somebody plays on; `goes_on` says what follows the answer."""
    asked = [
        button(reader.label(Text(f"screen.ask.{kind}")), button_ids.make(verb, f"{kind}{goes_on}"))
        for kind in reversed(SCREENS)
    ]
    return Message((paragraph(reader.say(Text("screen.ask"))), *rows(asked)))
