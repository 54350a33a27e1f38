"""Consolidation, steps A to D, and the final one of all players (§10, §13)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from engine.core.ask import Rule, choose, choose_free, end_turn
from engine.core.effects import begin, note
from engine.core.flows import together
from engine.core.offer import Facts, LazyOption, Offer, Option, offers, sift
from engine.core.text import Seat, Text, join, text
from engine.nippon.components.effects import OBJECTIVES, Color, Department, Objective
from engine.nippon.components.names import amount, amounts, name, roman
from engine.nippon.queries.effects import Pending
from engine.nippon.queries.facts import bonus_colors, salary, track_income, units_kept
from engine.nippon.queries.favours import favour_levels, why_not_favour, why_not_objective
from engine.nippon.queries.legality import can_act
from engine.nippon.queries.payment import too_little
from engine.nippon.rules.changes import add, discard, earn, put_favour, return_workers
from engine.nippon.rules.details import discarded_text, now_and_later
from engine.nippon.rules.effects import finish_effects
from engine.nippon.rules.option_facts import ChoosingObjective, Keeping, TakingFavour
from engine.nippon.rules.silk import Exchange, silk_button, why_no_silk
from engine.nippon.scoring import favour_steps, favour_value, leftovers
from engine.nippon.state import Player, State

FAVOURS = Text("nippon.group.favours")


def consolidate(g: State, me: Seat) -> Rule[None]:
    """A consolidation in the own turn."""
    g.turn.action = "consolidate"
    note(g, "nippon.log.consolidate", me)
    yield from steps_a_to_d(g, me)
    begin(g, "nippon.step.workers", me)
    return_workers(g, me)


def steps_a_to_d(g: State, me: Seat) -> Rule[None]:
    """The steps that touch only the own board; workers are returned afterwards."""
    yield from take_favour(g, me)
    begin(g, "nippon.step.discard", me)
    yield from discard_supply(g, me)
    bottom, top = bonus_colors(g, g.players[me])
    for color in (bottom, top):
        if color is not None:
            begin(g, "nippon.step.departments", me)
            yield from finish_effects(g, me, [Pending(Department(as_color(color)))])
    begin(g, "nippon.step.income", me)
    receive_income(g, me)
    begin(g, "nippon.step.salaries", me)
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
        sift(
            (3, 2, 1),
            lambda n: why_not_favour(g, player, n),
            lambda n: favour_option(player, n),
            prefix="level:",
        ),
        prompt=unchosen(g, me, text("nippon.favour_level", n=len(player.workers))),
    )
    on_which = text("nippon.favour_objective", level=roman(level))
    objective = yield from choose(
        me,
        "nippon.favour_objective",
        sift(
            OBJECTIVES,
            lambda one: why_not_objective(player, one),
            lambda one: objective_option(g, player, one, level),
            prefix="objective:",
        ),
        prompt=on_which if len(levels) > 1 else unchosen(g, me, on_which),
    )
    put_favour(g, me, level, objective)


def unchosen(g: State, me: Seat, question: Text) -> Text:
    """The first question of a consolidation; where nobody has chosen to consolidate, why it comes is said before it."""
    if g.phase == "final":
        return text("nippon.consolidating_last", question=question)
    return question if can_act(g, g.players[me]) else text("nippon.consolidating", question=question)


def favour_option(player: Player, level: int) -> Option[int]:
    facts = TakingFavour(level=level, left=player.stacks[level - 1])
    label, detail = text("nippon.favour", level=roman(level)), text("nippon.detail.left", n=facts.left)
    return Option(f"level:{level}", level, label, detail, FAVOURS, facts=facts)


def objective_option(g: State, player: Player, objective: Objective, level: int) -> Option[Objective]:
    """An objective, what the favour is worth there as things are now, and what it takes for more."""
    vp = favour_value(g, player, objective, level)
    now, more = favour_steps(g, player, objective, level)
    clauses = [text("nippon.detail.worth_from", n=n, vp=points) for n, points in more]
    worth = text("nippon.detail.worth_at", n=now, what=amount("vp", vp))
    return Option(
        f"objective:{objective}",
        objective,
        name("objective", objective),
        now_and_later(worth, join(clauses, "comma") if clauses else None),
        target=f"objective:{objective}",
        facts=ChoosingObjective(objective=objective, worth=vp),
    )


def discard_supply(g: State, me: Seat) -> Rule[None]:
    """B. All money and coal of the supply go; paper 3B keeps up to 3 of them in any mix."""
    player = g.players[me]
    units = min(units_kept(g, player), player.coal + player.money)
    coal = money = 0
    if units:
        coal, money = yield from choose(
            me, "nippon.keep", keep_offer(player, units), prompt=text("nippon.keep", n=units)
        )
    discard(g, me, coal, money)


def keep_offer(player: Player, units: int) -> Offer[tuple[int, int]]:
    """All ways to keep so many units of coal and money."""

    def show(mix: tuple[int, int]) -> Option[tuple[int, int]]:
        coal, money = mix
        kept = {"coal": coal, "money": money}
        ids = "+".join(f"{what}{n}" for what, n in kept.items() if n)
        gone = (("money", player.money - money), ("coal", player.coal - coal))
        facts = Keeping(kept=tuple(kept.items()), discarded=gone)
        return Option(f"keep:{ids}", mix, amounts(kept, "and"), discarded_text(facts), facts=facts)

    def why_not(mix: tuple[int, int]) -> Text | None:
        coal, money = mix
        if coal > player.coal:
            return too_little("coal", coal, player.coal, "10")
        return too_little("money", money, player.money, "10") if money > player.money else None

    return sift([(coal, units - coal) for coal in range(units, -1, -1)], why_not, show)


def receive_income(g: State, me: Seat) -> None:
    """C 3 and 4: coal by the mining marker, money by the finance marker."""
    money, coal = track_income(g, g.players[me])
    add(g, me, "money", money)
    add(g, me, "coal", coal)
    note(g, "nippon.log.income", me, what=amounts({"money": money, "coal": coal}, "and"))


def pay_salaries(g: State, me: Seat) -> Rule[None]:
    """D. 3 money per colour, never the last coin; every money not paid costs 1 VP (R32)."""
    player = g.players[me]
    due, _, lost = salary(g, player, player.money)
    if not due:
        return
    if lost and player.silk:

        def offer() -> Offer[None]:
            _, paid, lost = salary(g, player, player.money)
            detail = text("nippon.detail.salary_paid", paid=amount("money", paid))
            if lost:
                detail = text("nippon.detail.salary", paid=amount("money", paid), lost=amount("vp", lost))
            facts = Facts(price=(("money", paid), ("vp", lost)))
            pick = Option("pay", None, text("nippon.pay_salary", due=due), detail, facts=facts)
            return offers(pick, why_no_silk(g, me))

        yield from choose_free(
            me,
            "nippon.salary",
            offer,
            silk_button(g, me),
            prompt=lambda: text(
                "nippon.salary_short",
                due=amount("money", due),
                have=amount("money", player.money),
                silk=amount("silk", player.silk),
            ),
        )
    _, paid, lost = salary(g, player, player.money)
    add(g, me, "money", -paid)
    if paid:
        note(g, "nippon.log.salary", me, what=amount("money", paid))
    if lost:
        earn(g, me, -lost, "salaries")
        note(g, "nippon.log.salary_lost", me, what=amount("vp", lost))


def final_consolidations(g: State) -> Rule[None]:
    """Everybody at the same time, each on the own board only; what is common waits until all are done."""
    yield from together(g, "nippon.final", {seat: final_flow(g, seat) for seat in range(g.seats)}, secret=False)
    begin(g, "nippon.step.end")
    for seat in range(g.seats):
        return_workers(g, seat)
    note(g, "nippon.log.game_over")
    g.over = True


def final_flow(g: State, me: Seat) -> Rule[None]:
    """Also without workers: then only discarding and income. Silk may still become money for the leftovers."""
    note(g, "nippon.log.final", me)
    yield from steps_a_to_d(g, me)
    yield from end_turn(me, "nippon.final_end", final_silk(g, me) if may_gain_by_silk(g, me) else tuple)
    g.players[me].done = True


def final_silk(g: State, me: Seat) -> Callable[[], Sequence[LazyOption[Exchange]]]:
    """The exchange before the end, which brings nothing where the silk counts for as much as its money would."""
    player = g.players[me]

    def worth(n: int) -> int:
        return sum(leftovers(g, replace(player, silk=player.silk - n, money=player.money + n)))

    return silk_button(g, me, vain=lambda: max(map(worth, range(player.silk + 1))) == worth(0))


def may_gain_by_silk(g: State, me: Seat) -> bool:
    """Whether some silk turned into money would be worth more at the end (leftovers, §13)."""
    player = g.players[me]
    per = g.data.final_conversion.leftover_per_vp.money
    return player.silk >= per - player.money % per
