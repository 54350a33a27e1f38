"""Factories, machines, production: what an activation needs (§7.3–§7.5)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.offer import affordable_count
from engine.core.text import Text, join, join_reasons, refusal
from engine.nippon.components.effects import FreeProductionCoal
from engine.nippon.components.names import amount, factory, name
from engine.nippon.queries.facts import coal_of, funds, is_old, level_of_science
from engine.nippon.queries.payment import no_money, too_little, why_not_iron, why_not_money
from engine.nippon.state import Player, State, Works

OLD_FACTORY = refusal("nippon.no.machine_old", "R21")
MACHINE_THERE = refusal("nippon.no.machine_cell", "7.4")
NO_FACTORY = refusal("nippon.no.own_factory", "7.4")


def factory_price(g: State, player: Player) -> int:
    """6 money, less with the discount token."""
    return g.data.action["factory"].cost_options[0].money - g.data.factory_discount.get(player.token_a, 0)


def boost_needed(g: State, player: Player, science: int) -> int | None:
    """Silk needed to reach a science level for a factory (0: none); None if no boost is high enough."""
    missing = science - level_of_science(g, player)
    if missing <= 0:
        return 0
    return next((boost.silk for boost in g.data.silk_uses.temporary_science if boost.levels >= missing), None)


def why_not_level(g: State, player: Player, science: int) -> Text | None:
    """Whether a factory that needs this science level can be built; silk spent on science is not money as well."""
    silk, price = boost_needed(g, player, science), factory_price(g, player)
    if silk is None:
        short = refusal("nippon.no.science", "7.3", need=science, have=level_of_science(g, player))
        return join_reasons(short, why_not_money(player, price, "7.3"))
    if silk > player.silk:
        have, need = level_of_science(g, player), amount("silk", silk)
        short = refusal("nippon.no.science_silk", "7.3", need=science, have=have, silk=need, own=player.silk)
        return join_reasons(short, why_not_money(player, price, "7.3"))
    if funds(player) - silk < price:
        if silk:
            return refusal(
                "nippon.no.money_and_silk",
                "7.3",
                need=amount("money", price),
                silk=amount("silk", silk),
                have=join([amount("money", player.money), amount("silk", player.silk)], "and"),
            )
        return no_money(price, funds(player), "7.3")
    return None


def why_not_build(g: State, player: Player, token: str, good: str) -> Text | None:
    """Whether a factory token can be built after choosing its type."""
    if g.data.tokens[token].type != good:
        return refusal("nippon.no.factory_type", "7.3", kind=name("factory_kind", good))
    if token not in g.available:
        return refusal("nippon.no.factory_taken", "7.3")
    return why_not_level(g, player, g.data.science_of[token])


def why_not_type(g: State, player: Player, good: str) -> Text | None:
    """A type of factory can be chosen if one is left and its level is within reach."""
    tokens = g.data.tokens
    for token in g.available:
        if tokens[token].type == good:
            return why_not_level(g, player, tokens[token].science)
    return refusal("nippon.no.factory_left", "7.3", kind=name("factory_kind", good))


def lowest_science(g: State) -> int | None:
    """The science level without which no factory can be built; None if none is left."""
    return min(map(g.data.science_of.__getitem__, g.available), default=None)


def silk_for_science(g: State, player: Player) -> int:
    """The silk that must be left to build any factory at all."""
    return boost_needed(g, player, lowest_science(g) or 0) or 0


def first_factory(g: State, player: Player) -> Text | None:
    area = g.data.player_board.factory_area.cells
    if len(player.works) >= area:
        return refusal("nippon.no.factory_cell", "7.3", n=area)
    lowest = lowest_science(g)
    if lowest is None:
        return refusal("nippon.no.factories", "7.3")
    return why_not_level(g, player, lowest)


def why_not_machine(g: State, player: Player, works: Works, cell: str) -> Text | None:
    """Whether a machine can be put there, apart from the price of the action."""
    if is_old(g, works):
        return OLD_FACTORY
    if getattr(works, cell):
        return MACHINE_THERE
    return why_not_iron(player, g.data.machine_iron[cell], "7.4")


def why_not_next_machine(g: State, player: Player, works: Works, cell: str) -> Text | None:
    """Whether the next activation of the machines action can put a machine there, its price included."""
    if works.id in g.turn.works:
        return refusal("nippon.no.factory_twice", "7.4")
    left = why_no_machine_left(g, player)
    if left is not None:
        return left
    reason = why_not_machine(g, player, works, cell)
    if reason is not None and reason.key != "nippon.no.resource":
        return reason
    return join_reasons(reason, why_not_money(player, g.data.action["machines"].cost_options[0].money, "7.4"))


def machines_possible(g: State, player: Player) -> int:
    """How many machines the action can still build, by what can be paid now; what they bring may allow more."""
    row = g.data.action["machines"]
    iron: dict[str, int] = {}
    for works in player.works:
        free = [cell for cell in ("left", "right") if why_not_next_machine(g, player, works, cell) is None]
        if free:
            iron[works.id] = min(g.data.machine_iron[cell] for cell in free)
    money = [row.cost_options[0].money] * len(iron)
    paid_for = min(affordable_count(iron.values(), player.iron), affordable_count(money, funds(player)))
    return min(row.max_activations - g.turn.done, g.data.pieces - player.machines, paid_for)


def why_no_machine_left(g: State, player: Player) -> Text | None:
    pieces = g.data.pieces
    return None if player.machines < pieces else refusal("nippon.no.machines", "7.4", n=pieces)


def why_no_machine_place(g: State, player: Player, besides: Sequence[str] = ()) -> Text | None:
    """Whether any machine cell can be used, on factories other than those named."""
    real = [works for works in player.works if not is_old(g, works) and works.id not in besides]
    for works in real:
        for cell in ("left", "right"):
            if why_not_machine(g, player, works, cell) is None:
                return None
    if not real:
        return NO_FACTORY
    if all(works.left and works.right for works in real):
        return refusal("nippon.no.machine_cells", "7.4")
    return too_little("iron", g.data.machine_iron["right"], player.iron, "7.4")


def why_not_free_machine(g: State, player: Player, works: Works, cell: str, besides: Sequence[str]) -> Text | None:
    """Whether an effect can put a machine there; `besides` are the factories that got one by it already."""
    if works.id in besides:
        return refusal("nippon.no.machine_besides", "9")
    return why_not_machine(g, player, works, cell)


def first_machines(g: State, player: Player) -> Text | None:
    money = why_not_money(player, g.data.action["machines"].cost_options[0].money, "7.4")
    return why_no_machine_left(g, player) or join_reasons(money, why_no_machine_place(g, player))


def free_coal(g: State, player: Player) -> Works | None:
    """The factory whose modifier makes one production free of coal, while it may still be used (bento 4B)."""
    if g.turn.modifier:
        return None
    tokens = g.data.tokens
    for works in player.works:
        if works.id in tokens and any(isinstance(op, FreeProductionCoal) for op in tokens[works.id].side.ops):
            return works
    return None


def why_not_free_coal(g: State, player: Player, works: Works) -> Text | None:
    """Whether a factory can be the next one of a production action without coal."""
    if is_old(g, works):
        return refusal("nippon.no.produce_old", "R21")
    if works.id in g.turn.works:
        return refusal("nippon.no.factory_twice", "7.5")
    if free_coal(g, player) is not None:
        return None
    if g.turn.modifier:
        return refusal("nippon.no.second_modifier", "9.1", factory=factory(g.turn.modifier))
    return refusal("nippon.no.free_coal", "9.2")


def why_not_produce(g: State, player: Player, works: Works) -> Text | None:
    """Whether a factory can produce, coal paid; a full one may (R35)."""
    if is_old(g, works):
        return refusal("nippon.no.produce_old", "R21")
    need = g.data.tokens[works.id].coal
    have = coal_of(player)
    return too_little("coal", need, have, "7.5") if have < need else None


def why_not_next_production(g: State, player: Player, works: Works) -> Text | None:
    """Whether a factory can be the next one of a production action."""
    if works.id in g.turn.works:
        return refusal("nippon.no.factory_twice", "7.5")
    return why_not_produce(g, player, works)


def productions_possible(g: State, player: Player) -> int:
    """How many factories the action can still run with the coal at hand; a modifier may spare the dearest of them."""
    left = [works for works in player.works if not is_old(g, works) and works.id not in g.turn.works]
    coal = sorted(g.data.tokens[works.id].coal for works in left)
    spared = free_coal(g, player) is not None
    payable = [n for n in range(1, len(coal) + 1) if sum(coal[: n - spared]) <= coal_of(player)]
    return min(g.data.action["production"].max_activations - g.turn.done, len(payable))


def first_production(g: State, player: Player) -> Text | None:
    tokens = g.data.tokens
    costs = [tokens[works.id].coal for works in player.works if works.id in tokens]
    if not costs:
        return refusal("nippon.no.own_factory", "7.5")
    need, have = min(costs), coal_of(player)
    if have >= need or free_coal(g, player) is not None:
        return None
    return too_little("coal", need, have, "7.5")
