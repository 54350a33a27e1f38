"""The lines of a plan in its panel: all of them, another one, which is preferred, which goes."""

from __future__ import annotations

from cogs.clicks import Click, button_ids
from cogs.clicks.button_ids import ButtonId, table_of
from cogs.clicks.guard import SAVED
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.panels.turn.turn_panel import TurnPanel


class PlanLinesPanel:
    """Clicks inside the panel of a plan, as its steps are; an old one is told so above the plan as it is now."""

    def __init__(self, turn: TurnPanel, router: Router) -> None:
        self.turn, self.plans = turn, turn.context.host.plans
        verbs = {
            "plan_lines": self.lines,
            "plan_line": self.line,
            "prefer_line": self.prefer,
            "drop_line": self.drop,
        }
        turn.inside |= verbs
        for verb in verbs:
            router.on(verb, turn.clicked)

    async def lines(self, click: Click, pressed: ButtonId) -> None:
        """Every line there is."""
        await self.turn.show(click, table_of(pressed), self.turn.on_plan, lines=True)

    async def line(self, click: Click, pressed: ButtonId) -> None:
        """Go on with a line, or begin one."""
        line = button_ids.number(pressed.arg)
        plan = await self.plans.open_line(table_of(pressed), person(click), pressed.step or 0, line)
        click.extras[SAVED] = True
        await self.turn.show_coming(click, self.turn.on_plan.opened(table_of(pressed), plan))

    async def prefer(self, click: Click, pressed: ButtonId) -> None:
        """The open line before the one above it."""
        await self.plans.prefer_line(table_of(pressed), person(click), pressed.step or 0)
        click.extras[SAVED] = True
        await self.lines(click, pressed)

    async def drop(self, click: Click, pressed: ButtonId) -> None:
        """Away with the open line."""
        await self.plans.drop_line(table_of(pressed), person(click), pressed.step or 0)
        click.extras[SAVED] = True
        await self.lines(click, pressed)
