"""The lines of a plan as one would say them, each with what it should bring."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from engine.core.looking_ahead import own_turn
from engine.core.plan import PlannedChoice, fit_plan
from engine.core.table import Table
from engine.core.text import Seat
from engine.players.trials import TurnStep
from host.coach.turn_words import amounts_of, named_amounts, said_turn
from host.errors import careful
from host.play.plans import draft_of, lines_of
from host.records import PlanLine, PlanLines, info
from host.rights import Person
from host.tables.live_tables import LiveTables
from host.tables.prepared_answers import short_text


class PlanReader:
    """Reads plans to those who made them; nothing here changes anything."""

    def __init__(self, live: LiveTables) -> None:
        self._live = live

    @careful
    async def look(self, table: int, person: Person) -> PlanLines:
        """Every line of somebody's plan, on the turn as it would be now; refused where there is no turn to plan."""
        async with self._live.hold(table, "answer", person) as held:
            draft = draft_of(held, person)
            ahead = own_turn(held.table, draft.seat)
            assert ahead is not None, "there is a draft of it"
            turn, lines = ahead.dump(), lines_of(draft.plan)
            said = [await asyncio.to_thread(_told, turn, draft.seat, line) for line in lines]
            return PlanLines(info(held.row), draft.row.step, draft.plan.open, tuple(said))


def _told(ahead: bytes, seat: Seat, line: Sequence[PlannedChoice]) -> PlanLine:
    """A line in words, tried on a copy of the turn it is for."""
    fit = fit_plan(Table.load(ahead), seat, line)
    turn = tuple(TurnStep(choice.key, choice.picks) for choice in fit.answers)
    brings = amounts_of(Table.load(ahead), seat, turn)
    said, _ = said_turn(played := Table.load(ahead), seat, turn)
    return PlanLine(
        said if turn else (),
        named_amounts(played.game, brings, 1),
        named_amounts(played.game, brings, -1),
        fit.ends,
        waits=not fit.ends and fit.stopped is None and played.ask_of(seat) is None,
        before=None if fit.stopped is None else short_text(fit.stopped),
        why=fit.why,
    )
