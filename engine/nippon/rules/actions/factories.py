"""The factory, machines and production actions (§7.3–§7.5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import count

from engine.core.ask import Rule, Series, choose, choose_free
from engine.core.effects import begin, note
from engine.core.flows import saying_what_waits
from engine.core.offer import Offer, Option, offers, only_refused, sift
from engine.core.text import Seat, Text, join, text, verbatim
from engine.nippon.components.effects import GOODS
from engine.nippon.components.names import (
    amount,
    amounts,
    describe,
    effect_id,
    factory,
    factory_short,
    name,
    property_of,
)
from engine.nippon.queries.effects import Pending
from engine.nippon.queries.factories import (
    boost_needed,
    factory_price,
    free_coal,
    machines_possible,
    productions_possible,
    silk_for_science,
    why_no_machine_left,
    why_not_build,
    why_not_free_coal,
    why_not_next_machine,
    why_not_next_production,
    why_not_type,
)
from engine.nippon.queries.facts import is_old
from engine.nippon.rules.actions.modifiers import Targets, finish_activation, next_activation, nowhere
from engine.nippon.rules.building import Place, machine_option, places
from engine.nippon.rules.changes import build_machine, open_factory, pay, produce, put_what_waits
from engine.nippon.rules.details import cost_and_gain, now_and_later, price_text
from engine.nippon.rules.effects import finish_effects, give_numbers
from engine.nippon.rules.option_facts import BuildingFactory, ChoosingType, OrderingEffect, Producing, price_of
from engine.nippon.rules.order import machines_built, token_effects
from engine.nippon.rules.silk import silk_button, why_no_silk
from engine.nippon.state import State, Works


def build_factory(g: State, me: Seat) -> Rule[Targets]:
    """One factory: its type, the token, then its immediate property (§7.3)."""
    player, tokens = g.players[me], g.data.tokens

    def cost(token: str) -> dict[str, int]:
        return {"money": factory_price(g, player), "silk": boost_needed(g, player, tokens[token].science) or 0}

    def show_type(good: str) -> Option[str]:
        left = [token for token in g.available if tokens[token].type == good]
        silk = cost(left[0])["silk"] if left else 0
        facts = ChoosingType(good=good, left=len(left), silk=silk)
        return Option(
            f"type:{good}", good, name("good", good), type_text(g, left, silk), target=f"type:{good}", facts=facts
        )

    def show_token(token: str) -> Option[str]:
        due = cost(token)
        facts = BuildingFactory(price_of(player, due["money"], silk=due["silk"]), factory=token)
        detail = cost_and_gain(price_text(dict(facts.price)), property_of(token, g.components))
        return Option(f"build:{token}", token, factory(token), detail, target=token, facts=facts)

    def types() -> Offer[str]:
        offer = sift(GOODS, partial(why_not_type, g, player), show_type, prefix="type:")
        return offers(offer, why_no_silk(g, me, lambda: silk_for_science(g, player)))

    good = yield from choose_free(
        me,
        "nippon.factory_type",
        types,
        silk_button(g, me, lambda: silk_for_science(g, player)),
        prompt=lambda: text(
            "nippon.factory_type_for", price=price_text(dict(price_of(player, factory_price(g, player))))
        ),
    )

    def among(of_type: bool) -> Offer[str]:
        found = (one for one in g.laid_out if (tokens[one].type == good) == of_type)
        return sift(
            found,
            lambda one: why_not_build(g, player, one, good),
            show_token,
            prefix="build:",
        )

    token = yield from choose(
        me,
        "nippon.factory",
        offers(among(True), only_refused(lambda: among(False))),
        prompt=text("nippon.factory", kind=name("factory_kind", good)),
    )
    due = cost(token)
    pay(g, me, money=due["money"], silk=due["silk"])
    g.turn.done += 1
    note(g, "nippon.log.factory", me, factory=factory(token), price=amounts(due, "and"))
    g.available.remove(token)
    yield from place_factory(g, me, token)
    return nowhere


def type_text(g: State, left: Sequence[str], silk: int) -> Text | None:
    """What a type of factory costs and which are left; what the only one does, since it is built at once.

    Where that and silk for its science are told there is no room for what its production costs.
    """
    if not left:
        return None
    if len(left) == 1:
        found = property_of(left[0], g.components)
    else:
        faces = join([verbatim(token.partition("_")[2].upper()) for token in left], "comma")
        found = text("nippon.detail.faces_left", faces=faces)
    if len(left) > 1 or not silk:
        coal = amount("coal", g.data.tokens[left[0]].coal)
        found = now_and_later(text("nippon.detail.type_produces", coal=coal), found)
    return now_and_later(text("nippon.detail.for_science", silk=amount("silk", silk)), found) if silk else found


def place_factory(g: State, me: Seat, token: str) -> Rule[None]:
    """Steps 2 and 3: into the leftmost empty cell; its immediate property and what waited for it (R53)."""
    row = g.data.tokens[token]
    works = open_factory(g, me, token, row.type)
    effects = token_effects(row.side.ops, token) if row.side.kind == "immediate" else []
    numbers, property_first = count(1), False
    if order_matters(g, me, effects):
        give_numbers(effects, numbers)
        property_first = yield from saying_what_waits(partial(choose_property_first, me, effects, token), (*effects,))
    if not property_first:
        put_what_waits(g, me, works)
    yield from finish_effects(g, me, effects, numbers=numbers)
    if property_first:
        begin(g, "nippon.step.waiting", me)
        put_what_waits(g, me, works)


def order_matters(g: State, me: Seat, effects: Sequence[Pending]) -> bool:
    """Whether a machine waits and the property may build another one: who comes first has the cell without iron.

    With more machines than one from the property there might be no cell left for the one that waits.
    """
    player = g.players[me]
    built = sum(machines_built(op) for effect in effects for op in (effect.op, *effect.after))
    waits = g.has_free_order and bool(player.waiting_machine)
    return waits and built == 1 and why_no_machine_left(g, player) is None


def choose_property_first(me: Seat, effects: Sequence[Pending], token: str) -> Rule[bool]:
    """Both are effects of this moment, and their owner likes one order or the other (§5)."""
    builds = next(effect for effect in effects if machines_built(effect.op))
    label = Text("nippon.effect.waiting_machine")
    waiting = Option("effect:waiting_machine", False, label, target=token, facts=OrderingEffect())
    of_property = Option(effect_id(builds.op), True, describe(builds.op), target=token, facts=OrderingEffect())
    return (yield from choose(me, "nippon.effect_order", (of_property, waiting)))


def build_machines(g: State, me: Seat) -> Rule[Targets]:
    """Up to three machines, each on another factory (§7.4)."""
    player = g.players[me]
    row = g.data.action["machines"]
    money = row.cost_options[0].money
    left = partial(machines_possible, g, player)

    def targets() -> Offer[Place]:
        return sift(
            places(player),
            lambda place: why_not_next_machine(g, player, *place),
            lambda place: machine_option(g, me, place, money),
            id_and_value=lambda place: (f"machine:{place[0].id}:{place[1]}", place),
        )

    def prompt(n: int, most: int) -> Text:
        """One after the other: the row's bonus is another one for each of them."""
        prices = {cell: dict(price_of(player, money, iron)) for cell, iron in g.data.machine_iron.items()}
        offered = [cell for cell in prices if any(cell == at for _, at in (one.value for one in targets()))]
        costs = [price_text(prices[cell]) for cell in offered]
        if len(set(costs)) > 1:
            named = zip(offered, costs, strict=True)
            costs = [text("nippon.machines_price", price=price, cell=name("cell", cell)) for cell, price in named]
        return text(
            "nippon.machines_for",
            asked=text("nippon.machines", n=n, of=most),
            prices=join([*dict.fromkeys(costs)], "or"),
        )

    while g.turn.done < row.max_activations:
        place = yield from next_activation(g, me, "nippon.machines", targets, left, prompt=prompt)
        if place is None:
            return targets
        works, cell = place
        iron = g.data.machine_iron[cell]
        pay(g, me, money=money, iron=iron)
        g.turn.works.append(works.id)
        g.turn.done += 1
        cost = amounts({"money": money, "iron": iron}, "and")
        yield from finish_activation(g, me, build_machine(g, me, works.id, cell, cost))
    return nowhere


def run_production(g: State, me: Seat) -> Rule[Targets]:
    """Up to three factories produce (§7.5); one of them without coal where bento 4B is used, declared when paying."""
    player, room = g.players[me], g.data.factory_common.goods_cells
    most = g.data.action["production"].max_activations
    left = partial(productions_possible, g, player)

    def show(works: Works) -> Option[tuple[Works, Works | None]]:
        coal = 0 if is_old(g, works) else g.data.tokens[works.id].coal
        facts = Producing((("coal", coal),), factory=works.id, level=g.data.level_of[works.type])
        value, full = (works, None), works.goods == room
        return Option(
            f"produce:{works.id}", value, factory_short(works.id), target=works.id, facts=facts, no_effect=full
        )

    def show_free(works: Works) -> Option[tuple[Works, Works | None]]:
        facts = Producing(factory=works.id, level=g.data.level_of[works.type], free=True)
        label = text("nippon.produce_without_coal", factory=factory_short(works.id))
        value, full = (works, free_coal(g, player)), works.goods == room
        return Option(f"produce:{works.id}:free", value, label, target=works.id, facts=facts, no_effect=full)

    def targets() -> Offer[tuple[Works, Works | None]]:
        without_coal = partial(sift, player.works, lambda works: why_not_free_coal(g, player, works), show_free)
        return offers(
            sift(player.works, lambda works: why_not_next_production(g, player, works), show),
            only_refused(without_coal) if free_coal(g, player) is None else without_coal(),
        )

    def series(found: Offer[tuple[Works, Works | None]]) -> Series | None:
        """All together, where all can be had."""
        if len(found) > left():
            return None
        coal = sum(
            0 if free or is_old(g, works) else g.data.tokens[works.id].coal
            for works, free in (one.value for one in found)
        )
        price = cost_and_gain(price_text({"coal": coal}), None) if coal else None
        return Series(left(), end="stop", prompt=Text("nippon.production_all"), price=price)

    while g.turn.done < most:
        chosen = yield from next_activation(g, me, "nippon.production", targets, left, for_money=False, series=series)
        if chosen is None:
            return targets
        works, free = chosen
        if free is not None:
            g.turn.modifier = free.id
            note(g, "nippon.log.modifier", me, factory=factory(free.id))
        g.turn.works.append(works.id)
        g.turn.done += 1
        produce(g, me, works, free is not None)
    return nowhere
