"""Builds a table at a wanted position: a started game is edited piece by piece, and the invariants must still hold."""

from __future__ import annotations

from typing import Any, TypedDict, Unpack

from engine.core.run import decode_state, encode
from engine.core.table import Table
from engine.core.text import Seat
from engine.yokohama.components.rows import Country
from engine.yokohama.invariants import broken
from engine.yokohama.meta import GAME
from engine.yokohama.state import Achievement, State

BLUE, PINK, PURPLE, YELLOW = range(4)
CONFIGURATIONS: list[tuple[int, dict[str, str]]] = [
    (2, {}),
    (3, {"edition": "classic"}),
    (4, {"achievement_rewards": "on", "free_agents": "on"}),
    (3, {"agent_mode": "redirect"}),
    (4, {"edition": "classic", "agent_mode": "extra_action"}),
]


class Options(TypedDict, total=False):
    """The options of a game that change what a test sees."""

    edition: str
    agent_mode: str
    achievement_rewards: str
    free_agents: str


class Scene:
    """A position under construction; `table()` gives the table, waiting for the active player's first choice."""

    def __init__(self, seats: int = 4, active: Seat = 0, seed: str = "scene", **options: Unpack[Options]) -> None:
        chosen = {name: str(value) for name, value in options.items()}
        table = Table.start("yokohama", seats, {"first_player": "1", **chosen}, seed)
        for ask in list(table.asks):
            table.answer(ask.seat, ask.ids()[:1])
        self.g: State = decode_state(GAME, encode(table.state))
        self.g.active = active
        self.me = active

    def table(self) -> Table:
        """The table at this position."""
        assert broken(self.g) == []
        return Table(GAME, 9, encode(self.g))

    def at(self, **slots: str) -> Scene:
        """Put areas into slots, by swapping boards."""
        names = [slot.id for slot in self.g.data.layout(self.g.seats).slots]
        for slot, area in slots.items():
            here, there = names.index(slot), self.g.map.index(area)
            self.g.map[here], self.g.map[there] = self.g.map[there], self.g.map[here]
        return self

    def assistants(self, seat: Seat, **areas: int) -> Scene:
        """Assistants in areas, taken from hand, then from the warehouse; `hand=` says how many stay in hand."""
        player = self.g.players[seat]
        hand = areas.pop("hand", None)
        for area, n in areas.items():
            change = n - self.g.areas[area].assistants[seat]
            self.g.areas[area].assistants[seat] = n
            from_hand = min(change, player.assistants)
            player.assistants -= from_hand
            player.stored_assistants -= change - from_hand
        if hand is not None:
            player.stored_assistants -= hand - player.assistants
            player.assistants = hand
        return self

    def president(self, seat: Seat, area: str | None) -> Scene:
        self.g.players[seat].president = area
        return self

    def holds(self, seat: Seat, **amounts: int) -> Scene:
        """Money, goods, imports."""
        for what, n in amounts.items():
            assert what in ("yen", "copper", "silk", "tea", "fish", "imports", "vp")
            setattr(self.g.players[seat], what, n)
        return self

    def hires(self, seat: Seat, shops: int = 0, houses: int = 0) -> Scene:
        """Pieces from the warehouse to hand."""
        player = self.g.players[seat]
        player.shops, player.stored_shops = player.shops + shops, player.stored_shops - shops
        player.houses, player.stored_houses = player.houses + houses, player.stored_houses - houses
        return self

    def shop(self, seat: Seat, area: str, space: int = 1) -> Scene:
        """A shop from the warehouse on a space (from 1)."""
        player = self.g.players[seat]
        if player.stored_shops:
            player.stored_shops -= 1
        else:
            player.shops -= 1
        self.g.areas[area].shops[space - 1] = seat
        return self

    def house(self, seat: Seat, area: str) -> Scene:
        player = self.g.players[seat]
        if player.stored_houses:
            player.stored_houses -= 1
        else:
            player.houses -= 1
        self.g.areas[area].house = seat
        return self

    def owns(self, seat: Seat, *technologies: str, cards: tuple[str, ...] = (), station: str = "") -> Scene:
        """Technologies by name or by card; Station also lays its token."""
        for name in technologies:
            free = [card for card in self.g.data.cards_named[name] if not self._owner(card)]
            cards = (*cards, free[0])
        for card in cards:
            self._lift(card, self.g.technology_deck)
            self.g.players[seat].technologies.append(card)
        if station:
            self.g.station = station
        return self

    def _owner(self, card: str) -> bool:
        return any(card in player.technologies for player in self.g.players)

    def _lift(self, card: str, deck: list[str]) -> None:
        """Take a card from wherever nobody owns it; its row is filled up again."""
        if card in deck:
            deck.remove(card)
            return
        for pile in (self.g.removed_orders, *(p for player in self.g.players for p in (player.discarded,))):
            if card in pile:
                pile[pile.index(card)] = deck.pop()
                return
        for player in self.g.players:
            if card in player.orders:
                swap = deck.pop()
                player.orders[player.orders.index(card)] = swap
                if card in player.secret:
                    player.secret[player.secret.index(card)] = swap
                return
        for row in self.g.cards.values():
            if card in row:
                row[row.index(card)] = deck.pop()
                return
        raise AssertionError(f"{card} is not to be had")

    def orders(self, seat: Seat, *orders: str) -> Scene:
        """Exactly these orders in hand, all seen by everybody."""
        player = self.g.players[seat]
        for order in list(player.orders):
            player.orders.remove(order)
            self.g.order_deck.insert(0, order)
        player.secret = []
        for order in orders:
            self._lift(order, self.g.order_deck)
            player.orders.append(order)
        return self

    def fulfilled(self, seat: Seat, *orders: str) -> Scene:
        for order in orders:
            self._lift(order, self.g.order_deck)
            self.g.players[seat].fulfilled.append(order)
        return self

    def row(self, area: str, *cards: str) -> Scene:
        """The cards of a Port or Laboratory, from the left."""
        deck = self.g.order_deck if cards[0].startswith("order") else self.g.technology_deck
        row = self.g.cards[area]
        for n, card in enumerate(cards):
            if row[n] == card:
                continue
            deck.insert(0, row[n])
            row[n] = "gap"
            self._lift(card, deck)
            row[n] = card
        return self

    def agents(self, seat: Seat, *countries: Country, used: bool = False) -> Scene:
        """Agents from the supply, with the flags that brought them (two technologies or orders each)."""
        for country in countries:
            agent = next(a for a in self.g.agents if self.g.data.agent[a].country == country)
            self.g.agents.remove(agent)
            pile = self.g.players[seat].used_agents if used else self.g.players[seat].agents
            pile.append(agent)
            free = [o.id for o in self.g.data.orders.rows if o.country == country and not self._held(o.id)]
            self.fulfilled(seat, *free[:2])
        return self

    def _held(self, order: str) -> bool:
        return any(order in player.orders + player.fulfilled for player in self.g.players)

    def board(self, name: str, **spaces: Seat) -> Scene:
        """Assistants from the warehouse on a board: `s3=BLUE`."""
        row = self.g.church if name == "church" else self.g.customs
        for space, seat in spaces.items():
            assert row[int(space[1:]) - 1] is None
            row[int(space[1:]) - 1] = seat
            self.g.players[seat].stored_assistants -= 1
        return self

    def achievement(self, name: str, *claimed: Seat) -> Scene:
        """This tile of its class, already claimed by these."""
        tile = f"achievement_{name}"
        self.g.achievements["abc".index(name[0])] = Achievement(tile, list(claimed))
        for seat in claimed:
            self.g.players[seat].stored_assistants -= 1
        return self

    def token(self, area: str, token: str) -> Scene:
        """This 5-power token on an area."""
        here = self.g.areas[area].token
        for other in self.g.areas.values():
            if other.token == token:
                other.token = here
        self.g.areas[area].token = token
        return self

    def tile(self, area: str, tile: str) -> Scene:
        """This building tile under an area."""
        here = self.g.areas[area].tile
        for other in self.g.areas.values():
            if other.tile == tile:
                other.tile = here
        self.g.areas[area].tile = tile
        return self


def play(table: Table, *picks: str) -> Table:
    """Answer the open questions one after the other; several picks of one answer are joined by `&`."""
    for pick in picks:
        ask = table.asks[0]
        table.answer(ask.seat, pick.split("&"))
    return table


def ids(table: Table) -> list[str]:
    """What the player to answer is offered."""
    return [str(i) for i in table.asks[0].ids()]


def targets(table: Table, verb: str) -> set[str]:
    """The objects offered for a verb: `to`, `place`, …"""
    return {i.partition(":")[2] for i in ids(table) if i.startswith(verb + ":")}


def key(table: Table) -> str:
    return table.asks[0].key.removeprefix("yokohama.")


def why(table: Table, option: str) -> tuple[str, dict[str, Any]]:
    """The reason why an option is not offered, or was not during the action: its key and its arguments."""
    ask = table.asks[0]
    assert option not in ask.ids()
    reason = table.why_not(ask.seat, option)
    return reason.key.removeprefix("yokohama.no.").removeprefix("yokohama.then."), dict(reason.args)
