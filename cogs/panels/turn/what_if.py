"""What if?: a turn of a finished game is tried anew, question by question, in a panel like that of a real one."""

from __future__ import annotations

from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.button_ids import ButtonId, table_of
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.panels.turn.attempt_answers import AGAIN
from cogs.panels.turn.turn_panel import TurnPanel


class WhatIfPanel:
    """The button What if?; everything else happens in the panel of the turn."""

    def __init__(self, turn: TurnPanel, router: Router) -> None:
        self.turn = turn
        router.on("what_if", self.what_if)

    async def what_if(self, click: Click, pressed: ButtonId) -> None:
        """The first question of a turn: below a review in a panel of its own, once more in the one that is there."""
        segment, _, how = pressed.arg.partition(".")
        if how == AGAIN:
            await acknowledge(click)
        else:
            await acknowledge(click, ephemeral=True, thinking=True)
        tried = self.turn.on_copy.begin(table_of(pressed), person(click), button_ids.number(segment))
        await self.turn.show_coming(click, await tried, opened=True)
