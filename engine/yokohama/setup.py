"""Setting up the table (section 5)."""

from __future__ import annotations

from engine.core.effects import shuffle
from engine.core.games import Start
from engine.core.rng import random_below
from engine.core.text import Seat
from engine.yokohama.components import SHELF, Components
from engine.yokohama.components.rows import CANAL
from engine.yokohama.components.rows_editions import Edition
from engine.yokohama.state import DUMMY, Achievement, Area, Player, State, Turn


def set_up(start: Start) -> State:
    """A table on which only the starting orders are still to be chosen."""
    data = SHELF.get(start.components)
    edition = data.edition(start.options["edition"])
    first = first_player(start)
    g = State(
        **start.base(),
        phase="orders",
        active=first,
        first=first,
        players=[new_player(data, edition, seat == first) for seat in range(start.seats)],
        map=[],
        areas={},
        cards={},
        church=board_spaces(data, "church"),
        customs=board_spaces(data, "customs"),
        achievements=[],
        reward_tokens=[],
        agents=[row.id for row in data.foreign_agents.rows],
        order_deck=[],
        technology_deck=[],
        removed_orders=[],
        turn=Turn(),
    )
    lay_map(g)
    draw_achievements(g)
    lay_technologies(g)
    deal_orders(g)
    if g.dummy:
        for spaces, board in ((g.church, data.board_of["church"]), (g.customs, data.board_of["customs"])):
            for n, space in enumerate(board.spaces):
                if space.dummy_2p:
                    spaces[n] = DUMMY
    return g


def first_player(start: Start) -> Seat:
    """The seat the option names, or any."""
    chosen = start.options["first_player"]
    return random_below(start.rng, start.seats) if chosen == "random" else int(chosen) - 1


def new_player(data: Components, edition: Edition, first: bool) -> Player:
    """A player as the game begins; the score markers of the 2024 edition are no pieces of play (R4)."""
    begin = data.player_pieces.start
    return Player(
        yen=begin.yen.first_player if first else begin.yen.others,
        copper=begin.hand.copper,
        silk=begin.hand.silk,
        tea=begin.hand.tea,
        fish=begin.hand.fish,
        imports=begin.hand.imports,
        assistants=edition.assistants_in_hand,
        shops=begin.hand.shops,
        houses=begin.hand.trading_houses,
        stored_assistants=edition.assistants_in_warehouse,
        stored_shops=begin.warehouse.shops,
        stored_houses=begin.warehouse.trading_houses,
    )


def board_spaces(data: Components, area: str) -> list[Seat | None]:
    return [None] * len(data.board_of[area].spaces)


def lay_map(g: State) -> None:
    """Boards into the slots, a building tile under and a 5-power token on every area except the Canal."""
    data = g.data
    removed = data.count(g.seats).removed_areas
    g.map = [row.id for row in data.areas.rows if row.id not in removed]
    shuffle(g, g.map)
    tiles = [row.id for row in data.building_tiles.rows]
    shuffle(g, tiles)
    tokens = [row.id for row in data.five_power_tokens.rows]
    if g.options["free_agents"] == "on":
        tokens += [row.id for row in data.free_agent_tokens.rows]
    shuffle(g, tokens)
    for area in g.map:
        stand = Area([0] * g.seats)
        if area != CANAL:
            stand.tile, stand.shops, stand.token = tiles.pop(), [None] * 4, tokens.pop()
        g.areas[area] = stand


def draw_achievements(g: State) -> None:
    """One of each class, and the reward tokens if that module is played."""
    for group in ("A", "B", "C"):
        tiles = [row.id for row in g.data.achievements.rows if row.group == group]
        shuffle(g, tiles)
        g.achievements.append(Achievement(tiles.pop()))
    if g.options["achievement_rewards"] == "on":
        tokens = [row.id for row in g.data.achievement_rewards.rows]
        shuffle(g, tokens)
        g.reward_tokens = sorted(tokens[: g.data.achievement_rewards.drawn_per_game])


def lay_technologies(g: State) -> None:
    """Fill the Laboratories from left to right, A first."""
    g.technology_deck = [row.id for row in g.data.technology_cards.rows]
    shuffle(g, g.technology_deck)
    fill_rows(g, "laboratory", g.technology_deck)


def deal_orders(g: State) -> None:
    """Remove some unseen, fill the Ports, deal two to each player."""
    g.order_deck = [row.id for row in g.data.orders.rows]
    shuffle(g, g.order_deck)
    for _ in range(g.data.count(g.seats).orders_removed):
        g.removed_orders.append(g.order_deck.pop())
    fill_rows(g, "port", g.order_deck)
    for seat in g.turn_order():
        g.players[seat].dealt = sorted(g.order_deck.pop() for _ in range(g.data.player_pieces.orders_dealt))


def fill_rows(g: State, kind: str, deck: list[str]) -> None:
    """The rows of all boards of a kind that are in play."""
    removed = g.data.count(g.seats).removed_boards
    for board in g.data.management_boards:
        if board.kind == kind and board.id not in removed:
            g.cards[board.area] = [deck.pop() for _ in board.slots]
