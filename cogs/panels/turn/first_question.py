"""The first question of a game that was opened to be played at once."""

from __future__ import annotations

from cogs.clicks import Click
from cogs.clicks.button_ids import LARGEST_NUMBER
from cogs.clicks.people import person
from cogs.panels.turn.turn_panel import TurnPanel

BELOW_EVERYTHING = LARGEST_NUMBER  # as if a message had been posted just now


async def show_first(click: Click, turn: TurnPanel, table: int) -> None:
    """Open the panel; in direct messages below what is posted there."""
    context = turn.context
    direct = (await context.host.reads.info(table, person(click))).direct
    if direct:
        await context.when_told(table)
    await turn.show(click, table)
    if direct:
        await context.when_called(table, click.user.id, BELOW_EVERYTHING)
