"""What a consolidation would take and bring now, as far as it leaves no choice (§10)."""

from __future__ import annotations

from msgspec import Struct

from engine.nippon.components.effects import Gain
from engine.nippon.queries.facts import bonus_colors, salary, track_income, units_kept
from engine.nippon.queries.favours import favour_levels
from engine.nippon.state import Player, State


class ConsolidationPreview(Struct, frozen=True):
    """A consolidation that keeps money rather than coal where some may be kept (paper 3B)."""

    kept: int  # units of coal and money that are not discarded
    discarded: dict[str, int]
    bonuses: dict[str, int]  # of the departments, without steps on tracks
    coal_income: int
    money_income: int
    due: int
    paid: int
    lost: int  # VP for salaries that are not paid
    favour: int  # the best that may be taken, 0: none
    money: int  # what is left in the end
    coal: int

    @property
    def income(self) -> dict[str, int]:
        """Bonuses and the income by the markers together."""
        found = dict(self.bonuses)
        found["money"] = found.get("money", 0) + self.money_income
        found["coal"] = found.get("coal", 0) + self.coal_income
        return found


def preview_consolidation(g: State, player: Player) -> ConsolidationPreview:
    kept = min(units_kept(g, player), player.coal + player.money)
    money = min(kept, player.money)
    coal = kept - money
    discarded = {"money": player.money - money, "coal": player.coal - coal}
    bonuses: dict[str, int] = {}
    for color in bonus_colors(g, player):
        if color is not None:
            row = g.data.department[color]
            for op in row.improved if color in player.improved else row.normal:
                if isinstance(op, Gain):
                    bonuses[op.resource] = bonuses.get(op.resource, 0) + op.amount
    money_income, coal_income = track_income(g, player)
    money += bonuses.get("money", 0) + money_income
    due, paid, lost = salary(g, player, money)
    return ConsolidationPreview(
        kept=kept,
        discarded=discarded,
        bonuses=bonuses,
        coal_income=coal_income,
        money_income=money_income,
        due=due,
        paid=paid,
        lost=lost,
        favour=max(favour_levels(g, player), default=0),
        money=money - paid,
        coal=coal + bonuses.get("coal", 0) + coal_income,
    )
