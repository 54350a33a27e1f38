"""The small steps by which pieces, cards and points change hands; each puts down what somebody has more or less of.

Money, goods and whatever else is a plain amount goes through `gain` and `pay` of `engine.core.effects`.
"""

from __future__ import annotations

from engine.core.effects import book, gain, pay
from engine.core.text import Seat
from engine.yokohama.components.rows import Piece
from engine.yokohama.queries.facts import standing
from engine.yokohama.state import IN_HAND, IN_STORE, Achievement, State


def score_points(g: State, me: Seat, n: int, why: str) -> None:
    """Points during play; `why` is where they come from, as in `scoring.play_points`."""
    g.players[me].vp += n
    book(g, me, "vp", n, why)


def put_assistants(g: State, me: Seat, area: str, n: int = 1) -> None:
    """Into an area, wherever they come from; a negative number leaves it."""
    g.areas[area].assistants[me] += n
    book(g, me, standing(area), n)


def take_back(g: State, me: Seat, area: str, n: int) -> None:
    """From an area back to hand."""
    put_assistants(g, me, area, -n)
    gain(g, me, "assistants", n)


def take_from_warehouse(g: State, me: Seat, piece: Piece) -> None:
    """A piece to hand; what lies in the warehouse nobody has yet."""
    player, store = g.players[me], IN_STORE[piece]
    setattr(player, store, getattr(player, store) - 1)
    gain(g, me, IN_HAND[piece])


def settle(g: State, me: Seat, board: str, space: int) -> None:
    """An assistant onto a space (from 0) of the Church or Customs board, where it stays."""
    spaces = g.church if board == "church" else g.customs
    spaces[space] = me
    book(g, me, board, 1)


def build_shop(g: State, me: Seat, area: str, space: int) -> None:
    """A shop from hand onto a building space."""
    pay(g, me, "shops")
    g.areas[area].shops[space] = me
    book(g, me, "built_shops", 1)


def build_house(g: State, me: Seat, area: str) -> None:
    """A trading house from hand."""
    pay(g, me, "houses")
    g.areas[area].house = me
    book(g, me, "built_houses", 1)


def take_orders(g: State, me: Seat, area: str, orders: list[str]) -> None:
    """Order cards from a port to hand."""
    for order in orders:
        g.cards[area].remove(order)
        g.players[me].orders.append(order)
    book(g, me, "orders", len(orders))


def lay_open(g: State, me: Seat, order: str) -> None:
    """An order from hand is fulfilled."""
    player = g.players[me]
    player.orders.remove(order)
    if order in player.secret:
        player.secret.remove(order)
    player.fulfilled.append(order)
    book(g, me, "orders", -1)
    book(g, me, "fulfilled", 1)


def take_technology(g: State, me: Seat, area: str, card: str) -> None:
    """A technology card from a laboratory."""
    g.cards[area].remove(card)
    g.players[me].technologies.append(card)
    book(g, me, "technologies", 1)


def take_agent(g: State, me: Seat, agent: str) -> None:
    """An agent, unused."""
    g.players[me].agents.append(agent)
    book(g, me, "agents", 1)


def spend_agent(g: State, me: Seat) -> None:
    """An agent is used, the one that was taken first."""
    player = g.players[me]
    player.used_agents.append(player.agents.pop(0))
    g.turn.agent_used = True
    book(g, me, "agents", -1)


def take_token(g: State, me: Seat, area: str, token: str) -> None:
    """The 5-power token of an area."""
    g.areas[area].token = None
    g.players[me].tokens.append(token)
    book(g, me, "tokens", 1)


def claim_tile(g: State, me: Seat, tile: Achievement) -> None:
    """An assistant from hand onto an achievement."""
    pay(g, me, "assistants")
    tile.claimed.append(me)
    book(g, me, "achievements", 1)


def take_reward_token(g: State, me: Seat, token: str) -> None:
    """The token for all three achievements."""
    g.reward_tokens.remove(token)
    g.players[me].reward = token
    book(g, me, "reward_tokens", 1)
