"""The first question of a game that was opened to be played at once."""

from __future__ import annotations

from cogs.clicks import Click
from cogs.clicks.answering import answer
from cogs.clicks.button_ids import LARGEST_NUMBER
from cogs.clicks.people import person
from cogs.clicks.screen_question import newcomer_question
from cogs.panels.turn.turn_panel import TurnPanel

BELOW_EVERYTHING = LARGEST_NUMBER  # as if a message had been posted just now


async def show_first(click: Click, turn: TurnPanel, table: int) -> None:
    """Open the panel; in direct messages below everything else: what is posted there, and once which screen it is."""
    context = turn.context
    direct = (await context.host.reads.info(table, person(click))).direct
    if direct:
        await context.when_told(table)
    await turn.show(click, table)
    if direct:
        if await context.host.users.asks_screen(click.user.id):
            await answer(click, newcomer_question(await context.reader(click), screen=True, zone=False))
        await context.when_called(table, click.user.id, BELOW_EVERYTHING)
