"""The factory, machines and production actions (spec 7.3–7.5)."""

from __future__ import annotations

from engine.core.ask import Offer, Option, Rule, choose, choose_free, offers, sift
from engine.core.effects import note
from engine.core.text import Seat, Text, refusal, text
from engine.nippon.components.effects import GOODS
from engine.nippon.components.names import amount, factory, name, paid, price, property_of
from engine.nippon.queries.factories import (
    boost_needed,
    factory_price,
    free_coal,
    silk_for_science,
    why_no_machine_left,
    why_not_build,
    why_not_machine,
    why_not_produce,
    why_not_type,
)
from engine.nippon.queries.facts import is_old
from engine.nippon.queries.payment import why_not_money
from engine.nippon.rules.changes import build_machine, pay, produce, put_goods, put_machine
from engine.nippon.rules.effects import settle
from engine.nippon.rules.modifiers import next_activation
from engine.nippon.rules.order import token_effects
from engine.nippon.rules.silk import silk_button
from engine.nippon.state import State, Works


def build_factory(g: State, me: Seat) -> Rule[None]:
    """One factory: its type, the token, then its immediate property (7.3)."""
    player, tokens = g.players[me], g.data.tokens

    def cost(token: str) -> dict[str, int]:
        return {"money": factory_price(g, player), "silk": boost_needed(g, player, tokens[token].science) or 0}

    def show_type(good: str) -> Option[str]:
        left = [token for token in g.available if tokens[token].type == good]
        return Option(
            f"type:{good}", good, name("good", good), text("nippon.detail.left", n=len(left)), target=f"type:{good}"
        )

    def show_token(token: str) -> Option[str]:
        due = cost(token)
        short = max(0, due["money"] - player.money)
        detail = paid(price(due, short), property_of(token))
        return Option(f"build:{token}", token, factory(token), detail, target=token)

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
    note(g, "nippon.log.factory", me, factory=factory(token), price=price(due))
    yield from open_factory(g, me, token)


def open_factory(g: State, me: Seat, token: str) -> Rule[None]:
    """Steps 2 and 3: into the leftmost empty cell; what waited for it, then its immediate property."""
    player, row = g.players[me], g.data.tokens[token]
    works = Works(token, row.type)
    g.available.remove(token)
    player.works.append(works)
    # R36: free and mandatory, so doing it first spoils nothing.
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
    """Up to three machines, each on another factory (7.4)."""
    player = g.players[me]
    row = g.data.action["machines"]
    money = row.cost_options[0].money

    def show(place: tuple[Works, str]) -> Option[tuple[Works, str]]:
        works, cell = place
        cost = {"money": money, "iron": g.data.machine_iron[cell]}
        return Option(
            f"machine:{works.id}:{cell}",
            place,
            text("nippon.machine_cell", factory=factory(works.id), cell=name("cell", cell)),
            price(cost, max(0, money - player.money)),
            target=f"{works.id}:{cell}",
        )

    def targets() -> Offer[tuple[Works, str]]:
        anywhere = why_no_machine_left(g, player)
        unpaid = why_not_money(player, money, "7.4")

        def why_not(place: tuple[Works, str]) -> Text | None:
            works, cell = place
            if works.id in g.turn.works:
                return refusal("nippon.no.factory_twice", "7.4")
            return anywhere or why_not_machine(g, player, works, cell) or unpaid

        return sift([(works, cell) for works in player.works for cell in ("left", "right")], why_not, show)

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
    """Up to three factories produce (7.5); one of them without coal where bento 4B is used, declared when paying."""
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
            )
        coal = 0 if is_old(g, works) else g.data.tokens[works.id].coal
        detail = paid(amount("coal", coal), made)
        return Option(f"produce:{works.id}", (works, None), factory(works.id), detail, target=works.id)

    def why_not(works: Works) -> Text | None:
        if works.id in g.turn.works:
            return refusal("nippon.no.factory_twice", "7.5")
        return why_not_produce(g, player, works)

    def targets() -> Offer[tuple[Works, Works | None]]:
        paid = sift(player.works, why_not, lambda works: show(works, None))
        free = free_coal(g, player)
        if free is None:
            return paid
        rest = [works for works in player.works if works.id not in g.turn.works and not is_old(g, works)]
        return offers(paid, *(show(works, free) for works in rest))

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
