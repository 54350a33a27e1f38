"""What is said of a thing at a table: where it lies just now, and what it costs there."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.text import Seat, Text, join, text, who
from engine.nippon.components.names import amount, amounts
from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import ActionView


def here(view: View, thing: str) -> tuple[Text, ...]:
    """About an action, a factory, a destination or a region; nothing about what is not in this game."""
    return (*_actions(view, thing), *_factories(view, thing), *_ports(view, thing), *_regions(view, thing))


def present(view: View) -> dict[str, set[str]]:
    """The factories, goals and starting tokens that are in this game."""
    solo = () if view.automa is None else view.automa.goals
    tokens = [name for player in view.players for name in (player.token_a, player.token_b)]
    tokens += [name for pair in view.pairs for name in (pair.a, pair.b)]
    return {
        "factories": {factory.id for factory in view.factories},
        "goals": {*(goal.id for goal in view.goals), *(goal.id for goal in solo)},
        "tokens": {name for name in tokens if name},
    }


def _actions(view: View, thing: str) -> Iterator[Text]:
    for slot in view.slots:
        for action in slot.actions:
            if thing == f"action:{action.id}":
                yield text("nippon.here.slot", n=len(slot.workers))
                if action.id == "factory" and view.viewer is not None:
                    yield _factory_price(view, view.viewer)
                elif prices := _prices(action):
                    yield text("nippon.here.prices", prices=join(prices, "or"))


def _prices(action: ActionView) -> list[Text]:
    return [amounts(price) for price in action.prices if price]


def _factory_price(view: View, seat: int) -> Text:
    return text("nippon.here.factory_price", price=amount("money", view.players[seat].factory_price))


def _factories(view: View, thing: str) -> Iterator[Text]:
    for factory in view.factories:
        if factory.id != thing:
            continue
        if factory.owner is not None:
            yield text("nippon.here.owner", player=who(factory.owner))
            return
        yield Text("nippon.here.available")
        if view.viewer is not None:
            yield _factory_price(view, view.viewer)


def _ports(view: View, thing: str) -> Iterator[Text]:
    for port in view.ports:
        if port.id == thing:
            yield text("nippon.here.ships", n=len(port.ships), of=port.cells)
            yield Text("nippon.here.expert") if port.expert else Text("nippon.here.no_expert")


def _regions(view: View, thing: str) -> Iterator[Text]:
    for region in view.regions:
        if region.id == thing:
            free = sum(cell.train is None and cell.usable for cell in region.trains)
            yield text("nippon.here.trains", n=free)
            leaders = [one.seat for one in region.standings if one.leads and one.seat is not None]
            if leaders:
                yield text("nippon.here.leads", players=join([_named(view, seat) for seat in leaders], "and"))


def _named(view: View, seat: Seat) -> Text:
    """A player, or the Automa."""
    return Text("nippon.automa") if view.automa is not None and seat == view.automa.seat else who(seat)
