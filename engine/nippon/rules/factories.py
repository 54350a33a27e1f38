"""The factory, machines and production actions (§7.3–§7.5)."""

from __future__ import annotations

from engine.core.ask import Offer, Option, Rule, choose, choose_free, offers, sift
from engine.core.effects import note
from engine.core.text import Seat, text
from engine.nippon.components.effects import GOODS
from engine.nippon.components.names import amount, amounts, factory, name, property_of
from engine.nippon.queries.factories import (
    boost_needed,
    factory_price,
    free_coal,
    silk_for_science,
    why_not_build,
    why_not_next_machine,
    why_not_next_production,
    why_not_type,
)
from engine.nippon.queries.facts import is_old
from engine.nippon.rules.building import Place, machine_option, places
from engine.nippon.rules.changes import build_machine, pay, produce, put_goods, put_machine
from engine.nippon.rules.details import paid, price
from engine.nippon.rules.effects import settle
from engine.nippon.rules.modifiers import next_activation
from engine.nippon.rules.option_facts import BuildingFactory, BuildingMachine, ChoosingType, producing
from engine.nippon.rules.order import token_effects
from engine.nippon.rules.silk import silk_button
from engine.nippon.state import State, Works


def build_factory(g: State, me: Seat) -> Rule[None]:
    """One factory: its type, the token, then its immediate property (§7.3)."""
    player, tokens = g.players[me], g.data.tokens

    def cost(token: str) -> dict[str, int]:
        return {"money": factory_price(g, player), "silk": boost_needed(g, player, tokens[token].science) or 0}

    def show_type(good: str) -> Option[str]:
        left = sum(tokens[token].type == good for token in g.available)
        facts, detail = ChoosingType(good=good, left=left), text("nippon.detail.left", n=left)
        return Option(f"type:{good}", good, name("good", good), detail, target=f"type:{good}", facts=facts)

    def show_token(token: str) -> Option[str]:
        facts = BuildingFactory(tuple(cost(token).items()), factory=token)
        detail = paid(price(player, facts), property_of(token))
        return Option(f"build:{token}", token, factory(token), detail, target=token, facts=facts)

    good = yield from choose_free(
        me,
        "nippon.factory_type",
        lambda: sift(GOODS, lambda good: why_not_type(g, player, good), show_type),
        silk_button(g, me, lambda: silk_for_science(g, player)),
    )
    of_type = [token for token in g.laid_out if tokens[token].type == good]
    token = yield from choose(
        me, "nippon.factory", sift(of_type, lambda one: why_not_build(g, player, one), show_token)
    )
    due = cost(token)
    pay(g, me, money=due["money"], silk=due["silk"])
    g.turn.done += 1
    note(g, "nippon.log.factory", me, factory=factory(token), price=amounts(due))
    yield from open_factory(g, me, token)


def open_factory(g: State, me: Seat, token: str) -> Rule[None]:
    """Steps 2 and 3: into the leftmost empty cell; what waited for it, then its immediate property."""
    player, row = g.players[me], g.data.tokens[token]
    works = Works(token, row.type)
    g.available.remove(token)
    player.works.append(works)
    # R53: free and mandatory, so the owner is not asked for the order.
    if player.waiting_machine:
        player.waiting_machine = 0
        put_machine(works, "left")
        note(g, "nippon.log.machine", me, factory=factory(token))
    if player.waiting_goods:
        put_goods(g, me, works, player.waiting_goods)
        player.waiting_goods = 0
    if row.side.kind == "immediate":
        yield from settle(g, me, token_effects(row.side.ops, token))


def build_machines(g: State, me: Seat) -> Rule[None]:
    """Up to three machines, each on another factory (§7.4)."""
    player = g.players[me]
    row = g.data.action["machines"]
    money = row.cost_options[0].money

    def show(place: Place) -> Option[Place]:
        works, cell = place
        cost = (("money", money), ("iron", g.data.machine_iron[cell]))
        facts = BuildingMachine(cost, factory=works.id, cell=cell)
        return machine_option(place, price(player, facts), facts)

    def targets() -> Offer[Place]:
        return sift(places(player), lambda place: why_not_next_machine(g, player, *place), show)

    while g.turn.done < row.max_activations:
        place = yield from next_activation(g, me, "nippon.machines", targets)
        if place is None:
            return
        works, cell = place
        pay(g, me, money=money, iron=g.data.machine_iron[cell])
        g.turn.works.append(works.id)
        g.turn.done += 1
        yield from settle(g, me, build_machine(g, me, works, cell))


def run_production(g: State, me: Seat) -> Rule[None]:
    """Up to three factories produce (§7.5); one of them without coal where bento 4B is used, declared when paying."""
    player = g.players[me]

    def show(works: Works, free: Works | None) -> Option[tuple[Works, Works | None]]:
        made = text("nippon.detail.makes", what=amount(works.type, 1 + works.machines), have=works.goods)
        if free is not None:
            return Option(
                f"produce:{works.id}:free",
                (works, free),
                text("nippon.produce_free", factory=factory(works.id), by=factory(free.id)),
                made,
                target=works.id,
                facts=producing(g, works, 0, free=True),
            )
        coal = 0 if is_old(g, works) else g.data.tokens[works.id].coal
        detail = paid(amount("coal", coal), made)
        facts = producing(g, works, coal)
        return Option(f"produce:{works.id}", (works, None), factory(works.id), detail, target=works.id, facts=facts)

    def targets() -> Offer[tuple[Works, Works | None]]:
        for_coal = sift(
            player.works, lambda works: why_not_next_production(g, player, works), lambda works: show(works, None)
        )
        free = free_coal(g, player)
        if free is None:
            return for_coal
        rest = [works for works in player.works if works.id not in g.turn.works and not is_old(g, works)]
        return offers(for_coal, *(show(works, free) for works in rest))

    while g.turn.done < g.data.action["production"].max_activations:
        chosen = yield from next_activation(g, me, "nippon.production", targets, for_money=False)
        if chosen is None:
            return
        works, free = chosen
        if free is not None:
            g.turn.modifier = free.id
            note(g, "nippon.log.modifier", me, factory=factory(free.id))
        g.turn.works.append(works.id)
        g.turn.done += 1
        produce(g, me, works, free is not None)
