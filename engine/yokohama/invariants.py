"""What always holds (section 18); those over time (I11, I13, I14, I16, I17, I19) are tests over whole games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from engine.core.text import Seat
from engine.yokohama.components.rows import CANAL, COUNTRIES
from engine.yokohama.queries.facts import bound, flags, houses_built, on_map, owns, shops_built
from engine.yokohama.state import DUMMY, State


def broken(g: State) -> list[str]:
    """Every invariant that does not hold, by its number."""
    return list(
        chain(
            pieces(g),
            canal(g),
            areas(g),
            purses(g),
            cards(g),
            agents(g),
            boards(g),
            tokens(g),
        )
    )


def pieces(g: State) -> Iterator[str]:
    counts, edition = g.data.player_pieces, g.edition
    assistants = edition.assistants_per_colour - edition.score_marker_assistants
    for seat, player in enumerate(g.players):
        held = player.assistants + player.stored_assistants + on_map(g, seat) + bound(g, seat)
        if held != assistants:
            yield f"I1: seat {seat} has {held} assistants"
        if player.shops + player.stored_shops + shops_built(g, seat) != counts.shops:
            yield f"I2: seat {seat} has lost or gained a shop"
        if player.houses + player.stored_houses + houses_built(g, seat) != counts.trading_houses:
            yield f"I2: seat {seat} has lost or gained a trading house"
        if player.president is not None and player.president not in g.areas:
            yield f"I2: the president of seat {seat} is nowhere"


def canal(g: State) -> Iterator[str]:
    water = g.areas.get(CANAL)
    if water is None:
        return
    if any(water.assistants) or water.shops or water.house is not None or water.tile or water.token:
        yield "I3: something lies on the Canal"
    if g.station == CANAL or any(player.president == CANAL for player in g.players):
        yield "I3: a president or the station stands on the Canal"


def areas(g: State) -> Iterator[str]:
    for name, area in g.areas.items():
        builders = [seat for seat in area.shops if seat is not None]
        if len(builders) != len(set(builders)) or (name != CANAL and len(area.shops) != 4):
            yield f"I4: the shops of {name} are {area.shops}"
        if min(area.assistants) < 0:
            yield f"I1: fewer than no assistants in {name}"
        intruders = [
            seat for seat in range(g.seats) if g.players[seat].president == name and not may_join(g, seat, name)
        ]
        if len(intruders) > 1:
            yield f"I5: the presidents of {intruders} share {name}"


def may_join(g: State, seat: Seat, area: str) -> bool:
    """Whether a president may have come to an area where another one stood."""
    return owns(g, seat, "postal_system") or (g.station == area and owns(g, seat, "station"))


def purses(g: State) -> Iterator[str]:
    for seat, player in enumerate(g.players):
        held = (player.yen, player.copper, player.silk, player.tea, player.fish, player.imports)
        stock = (player.assistants, player.shops, player.houses)
        stored = (player.stored_assistants, player.stored_shops, player.stored_houses)
        if min(held + stock + stored) < 0:
            yield f"I6: seat {seat} owes something"


def cards(g: State) -> Iterator[str]:
    ports = [area for area in g.cards if g.data.board_of[area].kind == "port"]
    laboratories = [area for area in g.cards if g.data.board_of[area].kind == "laboratory"]
    orders = [*g.order_deck, *g.removed_orders, *(order for area in ports for order in g.cards[area])]
    technologies = [*g.technology_deck, *(card for area in laboratories for card in g.cards[area])]
    for seat, player in enumerate(g.players):
        orders += [*player.dealt, *player.orders, *player.fulfilled, *player.discarded]
        technologies += player.technologies
        if len(player.orders) > g.data.player_pieces.order_hand_limit:
            yield f"I7: seat {seat} holds {len(player.orders)} orders"
        if not set(player.secret) <= set(player.orders):
            yield f"I7: seat {seat} keeps a secret it does not hold"
        names = [g.data.card[card].technology for card in player.technologies]
        if len(names) != len(set(names)):
            yield f"I8: seat {seat} owns a technology twice"
    if sorted(orders) != sorted(g.data.order):
        yield "I7: an order is missing or twice there"
    if sorted(technologies) != sorted(g.data.card):
        yield "I7: a technology is missing or twice there"
    for area, row in g.cards.items():
        if len(row) < len(g.data.board_of[area].slots):
            deck = g.order_deck if area in ports else g.technology_deck
            if deck or (area in ports and g.last_round is None):
                yield f"I10: {area} has a gap"


def agents(g: State) -> Iterator[str]:
    owned = [agent for player in g.players for agent in player.agents + player.used_agents]
    foreign = [agent for agent in owned if agent not in g.data.free_agents]
    if sorted(g.agents + foreign) != sorted(g.data.agent):
        yield "I9: an agent is missing or twice there"
    for seat, player in enumerate(g.players):
        held = flags(g, seat)
        for country in COUNTRIES:
            mine = [a for a in player.agents + player.used_agents if a in g.data.agent]
            if sum(g.data.agent[a].country == country for a in mine) > held[country] // 2:
                yield f"I9: seat {seat} has too many agents of {country}"


def boards(g: State) -> Iterator[str]:
    for name, spaces in (("church", g.church), ("customs", g.customs)):
        rows = g.data.board_of[name].spaces
        neutral = [n for n, space in enumerate(spaces) if space == DUMMY]
        if len(spaces) != len(rows) or neutral != [n for n, row in enumerate(rows) if row.dummy_2p and g.dummy]:
            yield f"I11: the spaces of {name} are {spaces}"
    for tile in g.achievements:
        if len(tile.claimed) != len(set(tile.claimed)):
            yield f"I12: {tile.id} was claimed twice by one player"


def tokens(g: State) -> Iterator[str]:
    owners = [seat for seat in range(g.seats) if owns(g, seat, "station")]
    if (g.station is not None) != bool(owners) or (g.station is not None and g.station not in g.areas):
        yield "I15: the station token and its card are not together"
    if g.turn.area is not None and not 1 <= g.turn.power <= g.data.power_sources.max:
        yield f"I18: power {g.turn.power}"
    lying = [area.token for area in g.areas.values() if area.token is not None]
    taken = [token for player in g.players for token in player.tokens]
    if len(lying) + len(taken) != g.data.count(g.seats).five_power_tokens or set(lying) & set(taken):
        yield "I20: a 5-power token is missing or twice there"
