"""Consolidation, steps A to D, and the final one of all players (§10, §13)."""

from __future__ import annotations

from engine.core.ask import Facts, Option, Rule, choose, choose_free, end_turn, together
from engine.core.effects import note
from engine.core.text import Seat, text
from engine.nippon.components.effects import OBJECTIVES, Color, Department, Objective
from engine.nippon.components.names import amount, amounts, name
from engine.nippon.queries.effects import Pending
from engine.nippon.queries.facts import bonus_colors, favour_levels, salary, units_kept
from engine.nippon.rules.changes import earn
from engine.nippon.rules.effects import settle
from engine.nippon.rules.option_facts import ChoosingObjective, TakingFavour
from engine.nippon.rules.silk import silk_button
from engine.nippon.scoring import favour_value
from engine.nippon.state import Player, State


def consolidate(g: State, me: Seat) -> Rule[None]:
    """A consolidation in the own turn."""
    g.turn.action = "consolidate"
    note(g, "nippon.log.consolidate", me)
    yield from steps_a_to_d(g, me)
    return_workers(g, me)


def steps_a_to_d(g: State, me: Seat) -> Rule[None]:
    """The steps that touch only the own board; workers are returned afterwards."""
    yield from take_favour(g, me)
    yield from discard(g, me)
    bottom, top = bonus_colors(g, g.players[me])
    for color in (bottom, top):
        if color is not None:
            yield from settle(g, me, [Pending(Department(as_color(color)))])
    receive_income(g, me)
    yield from pay_salaries(g, me)


def as_color(color: str) -> Color:
    return color  # type: ignore[return-value]


def take_favour(g: State, me: Seat) -> Rule[None]:
    """A. A favour of the level reached or a lower one onto a free objective (R22, R23)."""
    player = g.players[me]
    levels = favour_levels(g, player)
    if not levels:
        return
    level = yield from choose(
        me,
        "nippon.favour_level",
        [
            Option(
                f"level:{n}",
                n,
                text("nippon.favour", level=n),
                text("nippon.detail.left", n=player.stacks[n - 1]),
                target=f"favour:{n}",
                facts=TakingFavour(level=n),
            )
            for n in reversed(levels)
        ],
    )
    objective = yield from choose(
        me,
        "nippon.favour_objective",
        [objective_option(g, player, one, level) for one in OBJECTIVES if one not in player.favours],
    )
    player.stacks[level - 1] -= 1
    player.favours[objective] = level
    note(g, "nippon.log.favour", me, level=level, objective=name("objective", objective))


def objective_option(g: State, player: Player, objective: Objective, level: int) -> Option[Objective]:
    """An objective, and what the favour is worth there as things are now."""
    vp = favour_value(g, player, objective, level)
    return Option(
        f"objective:{objective}",
        objective,
        name("objective", objective),
        text("nippon.detail.worth", what=amount("vp", vp)),
        target=f"objective:{objective}",
        facts=ChoosingObjective(gain=(("vp", vp),), objective=objective),
    )


def discard(g: State, me: Seat) -> Rule[None]:
    """B. All money and coal of the supply go; paper 3B keeps up to 3 of them in any mix."""
    player = g.players[me]
    kept = min(units_kept(g, player), player.coal + player.money)
    coal = money = 0
    if kept:
        mixes = [
            (coal, kept - coal) for coal in range(kept, -1, -1) if coal <= player.coal and kept - coal <= player.money
        ]
        options = []
        for coal, money in mixes:
            parts = {"coal": coal, "money": money}
            ids = "+".join(f"{what}{n}" for what, n in parts.items() if n)
            kept_facts = Facts(gain=tuple(parts.items()))
            options.append(Option(f"keep:{ids}", (coal, money), amounts(parts), facts=kept_facts))
        coal, money = yield from choose(me, "nippon.keep", options)
    gone = {"coal": player.coal - coal, "money": player.money - money}
    player.coal, player.money = coal, money
    if any(gone.values()):
        note(g, "nippon.log.discard", me, what=amounts(gone))


def receive_income(g: State, me: Seat) -> None:
    """C 3 and 4: coal by the mining marker, money by the finance marker."""
    player = g.players[me]
    coal = g.data.track["mining"][player.mining].value
    money = g.data.track["finance"][player.finance].value
    player.coal += coal
    player.money += money
    note(g, "nippon.log.income", me, what=amounts({"coal": coal, "money": money}))


def pay_salaries(g: State, me: Seat) -> Rule[None]:
    """D. 3 money per colour, never the last coin; every money not paid costs 1 VP (R32)."""
    player = g.players[me]
    due, _, lost = salary(g, player, player.money)
    if not due:
        return
    if lost and player.silk:

        def offer() -> list[Option[None]]:
            _, paid, lost = salary(g, player, player.money)
            detail = text("nippon.detail.salary", paid=paid, lost=lost)
            facts = Facts(price=(("money", paid), ("vp", lost)))
            return [Option("pay", None, text("nippon.pay_salary", due=due), detail, facts=facts)]

        yield from choose_free(me, "nippon.salary", offer, silk_button(g, me))
    _, paid, lost = salary(g, player, player.money)
    player.money -= paid
    note(g, "nippon.log.salary", me, what=amount("money", paid))
    if lost:
        earn(g, me, -lost, "salaries")
        note(g, "nippon.log.salary_lost", me, what=amount("vp", lost))


def return_workers(g: State, me: Seat) -> None:
    """D 4: experts go home, workers into the bag."""
    player = g.players[me]
    for worker in player.workers:
        if worker.expert:
            g.ports[g.data.home_of[worker.color]].expert = True
        else:
            g.bag[worker.color] += 1
    player.workers = []


def final_consolidations(g: State) -> Rule[None]:
    """Everybody at the same time, each on the own board only; what is common waits until all are done."""
    yield from together("nippon.final", {seat: final_flow(g, seat) for seat in range(g.seats)}, secret=False)
    for seat in range(g.seats):
        return_workers(g, seat)
    note(g, "nippon.log.game_over")
    g.over = True


def final_flow(g: State, me: Seat) -> Rule[None]:
    """Also without workers: then only discarding and income. Silk may still become money for the leftovers."""
    note(g, "nippon.log.final", me)
    yield from steps_a_to_d(g, me)
    yield from end_turn(me, "nippon.final_end", silk_button(g, me) if may_gain_by_silk(g, me) else tuple)
    g.players[me].done = True


def may_gain_by_silk(g: State, me: Seat) -> bool:
    """Whether some silk turned into money would be worth more at the end (leftovers, §13)."""
    player = g.players[me]
    per = g.data.final_conversion.leftover_per_vp.money
    return player.silk >= per - player.money % per
