"""Every button, select and modal of the bot comes through here; discord.py's views only build payloads."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import partial

from discord.ext import commands

from cogs.clicks import Click, button_ids
from cogs.clicks.in_flight import InFlight
from engine.core.text import PlayerMistake, Text

log = logging.getLogger(__name__)

Verb = Callable[[Click, button_ids.ButtonId], Awaitable[None]]


class Router(commands.Cog):
    """Knows which verb of a custom_id means what; so old buttons work after a restart, modals included."""

    def __init__(self, in_flight: InFlight) -> None:
        self.in_flight, self.guard = in_flight, in_flight.guard
        self.verbs: dict[str, Verb] = {}

    def on(self, verb: str, work: Verb) -> None:
        """Say what a verb does; each has one meaning only."""
        if verb in self.verbs:
            raise ValueError(f"the verb {verb} is taken")
        self.verbs[verb] = work

    @commands.Cog.listener()
    async def on_interaction(self, click: Click) -> None:
        """A click; None of the ids that are not ours is touched."""
        pressed = button_ids.read(click)
        if pressed is button_ids.MALFORMED:
            log.info("user=%s sent a custom_id that is not as we write them", click.user.id)
        if pressed is not None:
            self.in_flight.guard.context.pressed(click)
            await self.in_flight(click, partial(self._answer, click, pressed), pressed.table)

    async def _answer(self, click: Click, pressed: button_ids.ButtonId) -> None:
        await self.guard(click, self.verbs.get(pressed.verb, unknown)(click, pressed), pressed)


async def unknown(click: Click, pressed: button_ids.ButtonId) -> None:
    """A button of an older version whose meaning is forgotten."""
    raise PlayerMistake(Text("ui.mistake.old_button"))
