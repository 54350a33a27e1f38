"""What can be read off the table: power, fees, flags, ownership. Nothing here changes anything."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.text import Seat
from engine.yokohama.components import Components
from engine.yokohama.components.effects import GOODS
from engine.yokohama.components.rows import COUNTRIES, Country, Piece
from engine.yokohama.state import Achievement, Player, State


def owns(g: State, me: Seat, technology: str) -> bool:
    """Whether a player has a card of this name."""
    mine = g.players[me].technologies
    return bool(mine) and any(card in mine for card in g.data.cards_named[technology])


def presidents_at(g: State, area: str, besides: Seat) -> list[Seat]:
    """The other players whose president stands in an area, in seat order."""
    return [seat for seat, player in enumerate(g.players) if player.president == area and seat != besides]


def opposing(g: State, me: Seat) -> dict[str, tuple[Seat, ...]]:
    """The areas where other players' presidents stand, and whose they are."""
    found: dict[str, tuple[Seat, ...]] = {}
    for seat, player in enumerate(g.players):
        if seat != me and player.president is not None:
            found[player.president] = (*found.get(player.president, ()), seat)
    return found


def neighbours(g: State, area: str) -> list[str]:
    """The areas whose boards touch this one."""
    return [g.map[n] for n in g.data.layout(g.seats).touching[g.map.index(area)]]


def spread_limit(g: State, me: Seat) -> int:
    """How many areas option A may reach (Newspaper: one more)."""
    if owns(g, me, "newspaper"):
        return g.data.technology["newspaper"].effect.n
    return g.edition.placement_spread.max


def power(g: State, me: Seat, area: str, president: bool, assistants: bool = True) -> int:
    """The power of an action there, with or without the own president and assistants (section 8.3; R19)."""
    return min(all_power(g, me, area, president, assistants), g.data.power_sources.max)


def all_power(g: State, me: Seat, area: str, president: bool, assistants: bool = True) -> int:
    """The power of an action there, with what is beyond the most that counts."""
    counts = g.data.power_sources
    stand = g.areas[area]
    total = stand.assistants[me] * counts.assistant if assistants else 0
    if president:
        total += counts.president
    if me in stand.shops:
        total += counts.shop
    if stand.house == me:
        total += counts.trading_house
    if g.station == area and (g.edition.station_power_for == "all" or owns(g, me, "station")):
        total += counts.station
    return total


def power_and_more(
    g: State, me: Seat, area: str, president: bool, assistants: bool = True, more: int = 0
) -> tuple[int, int]:
    """What counts of the power there if it grows by so much `more`, and what is beyond the most that counts."""
    total, most = all_power(g, me, area, president, assistants) + more, g.data.power_sources.max
    return min(total, most), max(0, total - most)


@lru_cache(maxsize=64)
def standing(area: str) -> str:
    """What assistants in an area are called in entries."""
    return f"assistants:{area}"


def landlord(g: State, me: Seat, area: str) -> Seat | None:
    """Who earns ¥1 from an action there (R38)."""
    owner = g.areas[area].house
    return None if owner == me else owner


def redirected(g: State, me: Seat, area: str) -> bool:
    """Whether a redirecting agent still lets the player choose where to act (R10)."""
    other = g.turn.redirect
    return other is not None and other != area and power(g, me, other, president=False) > 0


def on_map(g: State, me: Seat) -> int:
    """A player's assistants in the areas."""
    return sum(area.assistants[me] for area in g.areas.values())


def bound(g: State, me: Seat) -> int:
    """A player's assistants on management boards and achievement tiles, where they stay."""
    return g.church.count(me) + g.customs.count(me) + sum(me in tile.claimed for tile in g.achievements)


def shops_built(g: State, me: Seat) -> int:
    return sum(me in area.shops for area in g.areas.values())


def houses_built(g: State, me: Seat) -> int:
    return sum(area.house == me for area in g.areas.values())


def houses_taken(data: Components, player: Player) -> int:
    """Trading houses that have ever left the warehouse, which sets the price of the next one (R39)."""
    return data.player_pieces.start.warehouse.trading_houses - player.stored_houses


def piece_prices(g: State, me: Seat, piece: Piece) -> list[int]:
    """What every piece of a kind that is left in the warehouse costs, one after the other (section 10.3)."""
    player, prices = g.players[me], g.data.recruiting.prices
    if piece == "assistant":
        return [prices.assistant] * player.stored_assistants
    if piece == "shop":
        return [prices.shop] * player.stored_shops
    taken, last = houses_taken(g.data, player), len(prices.trading_house) - 1
    return [prices.trading_house[min(taken + nth, last)] for nth in range(player.stored_houses)]


def piece_price(g: State, me: Seat, piece: Piece) -> int:
    """What the next piece of a kind costs from the warehouse (section 10.3)."""
    prices = g.data.recruiting.prices
    if piece == "assistant":
        return prices.assistant
    if piece == "shop":
        return prices.shop
    taken = houses_taken(g.data, g.players[me])
    return prices.trading_house[min(taken, len(prices.trading_house) - 1)]


def flags(g: State, me: Seat) -> dict[Country, int]:
    """Flags by country: technologies, fulfilled orders, the reward token (section 9.4)."""
    data, player = g.data, g.players[me]
    found: dict[Country, int] = dict.fromkeys(COUNTRIES, 0)
    for card in player.technologies:
        found[data.card[card].country] += 1
    for order in player.fulfilled:
        found[data.order[order].country] += 1
    if player.reward is not None:
        country = data.reward_token[player.reward].country
        if country is not None:
            found[country] += 1
    return found


def production(g: State, me: Seat) -> int:
    """The sum of production values of a player's technologies."""
    cards = g.data.card
    return sum(cards[card].production for card in g.players[me].technologies)


def goods_held(player: Player) -> int:
    return player.copper + player.silk + player.tea + player.fish


def missing_goods(g: State, me: Seat, order: str) -> dict[str, int]:
    """What a player lacks to fulfil an order."""
    needed, player = g.data.order[order].goods, g.players[me]
    lacking = {good: needed[good] - getattr(player, good) for good in GOODS if good in needed}
    return {good: n for good, n in lacking.items() if n > 0}


def built_areas(g: State, me: Seat) -> tuple[int, int]:
    """How many production and commercial areas have an own building (R32)."""
    counts = {"production": 0, "commercial": 0, "canal": 0}
    for name, area in g.areas.items():
        if area.house == me or me in area.shops:
            counts[g.data.kind_of[name].type] += 1
    return counts["production"], counts["commercial"]


def achievement_points(g: State, tile: Achievement) -> int:
    """What claiming a tile brings: more for the first who claims it."""
    value = g.data.achievement[tile.id].points
    return value.later if tile.claimed else value.first


def assistants_on(spaces: Sequence[Seat | None]) -> int:
    """How many assistants stand on a board, neutral ones included."""
    return sum(space is not None for space in spaces)


def surcharged(g: State, me: Seat) -> bool:
    """Whether the next technology costs extra (D10)."""
    since = g.edition.technology_surcharge_from
    return since is not None and len(g.players[me].technologies) + 1 >= since
