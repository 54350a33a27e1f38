"""Building the view: everything public, and the viewer's own secrets (section 6)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.hidden import sees
from engine.core.text import Seat
from engine.yokohama.components import effects
from engine.yokohama.components.rows import CANAL, COUNTRIES, Majority
from engine.yokohama.components.rows_editions import MapSlot
from engine.yokohama.queries.facts import (
    achievement_points,
    assistants_on,
    houses_built,
    neighbours,
    power,
    shops_built,
)
from engine.yokohama.queries.purchases import technology_price
from engine.yokohama.queries.reach import approaches, ways
from engine.yokohama.scoring import board_ranking, score
from engine.yokohama.state import State
from engine.yokohama.view.build_cards import held_order, order_view, reward_token_view, technology_view
from engine.yokohama.view.build_player import player_views
from engine.yokohama.view.hidden import hidden
from engine.yokohama.view.structs import (
    AchievementView,
    ApproachView,
    AreaView,
    BoardView,
    BuiltView,
    EndView,
    LaboratorySlot,
    LaboratoryView,
    PortSlot,
    PortView,
    SpaceView,
    View,
)


def view(g: State, seat: Seat | None) -> View:
    """The table as a seat sees it."""
    piles, players = hidden(g), list(enumerate(g.players))
    return View(
        viewer=seat,
        edition=g.options["edition"],
        agent_mode=g.agent_mode,
        seats=g.seats,
        phase=g.phase,
        step=g.turn.step,
        round=g.round,
        last_round=g.last_round,
        final=g.last_round == g.round,
        active=g.active,
        acting=() if g.over else tuple(range(g.seats)) if g.phase == "orders" else (g.active,),
        first=g.first,
        turn_order=tuple(g.turn_order()),
        power=g.turn.power if g.turn.area is not None else 0,
        area=g.turn.area,
        redirect=g.turn.redirect,
        reach=reach(g),
        approaches=approach_views(g),
        areas=area_views(g),
        ports=tuple(port_view(g, area) for area in g.cards if is_port(g, area)),
        laboratories=tuple(laboratory_view(g, area) for area in g.cards if not is_port(g, area)),
        church=board_view(g, "church", g.church, g.edition.church_trigger, g.data.scoring.church),
        customs=board_view(g, "customs", g.customs, g.edition.customs_trigger, g.data.scoring.customs),
        achievements=tuple(achievement_view(g, n) for n in range(len(g.achievements))),
        reward_tokens=tuple(reward_token_view(g, token) for token in g.reward_tokens),
        agents={country: sum(g.data.agent[a].country == country for a in g.agents) for country in COUNTRIES},
        neutral=g.edition.dummy_production_value if g.dummy else None,
        station=g.station,
        order_deck=len(g.order_deck),
        order_limit=g.data.player_pieces.order_hand_limit,
        technology_deck=len(g.technology_deck),
        end=end_view(g),
        players=player_views(g),
        hand=tuple(held_order(g, at, o) for at, one in players if sees(piles, one.orders, seat) for o in one.orders),
        dealt=tuple(order_view(g, o) for _, one in players if sees(piles, one.dealt, seat) for o in one.dealt),
        discarded=tuple(
            order_view(g, o) for _, one in players if sees(piles, one.discarded, seat) for o in one.discarded
        ),
        winners=score(g).winners if g.over else (),
    )


def area_views(g: State) -> tuple[AreaView, ...]:
    """The map."""
    slots = g.data.layout(g.seats).slots
    return tuple(area_view(g, area, slot) for area, slot in zip(g.map, slots, strict=True))


def reach(g: State) -> dict[str, int]:
    """Where the mover could go with the money at hand, and for how much."""
    if g.phase != "turn":
        return {}
    yen = g.players[g.active].yen
    return {area: way.fee for area, way in ways(g, g.active).items() if way.fee <= yen}


def approach_views(g: State) -> tuple[ApproachView, ...]:
    """Where the mover's next assistants would let the president go, in the map's order."""
    if g.phase != "turn" or g.turn.step != "placement":
        return ()
    found = approaches(g, g.active)
    return tuple(ApproachView(area, *found[area]) for area in g.map if area in found)


def area_view(g: State, name: str, slot: MapSlot) -> AreaView:
    data, area = g.data, g.areas[name]
    kind = data.kind_of[name]
    tile = None if area.tile is None else data.tile[area.tile]
    return AreaView(
        id=name,
        kind=kind.id,
        type=kind.type,
        row=slot.row,
        x2=slot.x2,
        neighbours=tuple(neighbours(g, name)),
        yields=data.yields[name],
        yields_vp=tuple(kind.action.vp_by_power) if isinstance(kind.action, effects.TakeOrders) else (),
        build_power=data.power_sources.build_from if kind.has_building_tile else 0,
        crossing_fee=kind.action.crossing_fee if isinstance(kind.action, effects.NoAction) else 0,
        assistants=tuple(area.assistants),
        presidents=tuple(seat for seat in range(g.seats) if g.players[seat].president == name),
        tile=area.tile,
        shops=tuple(area.shops),
        shop_rewards=() if tile is None else tuple(tuple(reward) for reward in tile.shops),
        house=area.house,
        house_reward=() if tile is None else tuple(tile.trading_house),
        token=area.token,
        token_reward=() if area.token is None else tuple(data.token[area.token]),
        token_is_agent=area.token in data.free_agents,
        station=g.station == name,
        power=tuple(0 if name == CANAL else power(g, seat, name, president=True) for seat in range(g.seats)),
    )


def is_port(g: State, area: str) -> bool:
    return g.data.board_of[area].kind == "port"


def port_view(g: State, area: str) -> PortView:
    action = g.data.kind_of[area].action
    assert isinstance(action, effects.TakeOrders)
    row, slots = g.cards[area], g.data.board_of[area].slots
    needed = {
        slot.zone: next(n + 1 for n, zones in enumerate(action.zones_by_power) if slot.zone in zones) for slot in slots
    }
    return PortView(
        area,
        tuple(
            PortSlot(slot.zone, needed[slot.zone], order_view(g, row[n]) if n < len(row) else None)
            for n, slot in enumerate(slots)
        ),
    )


def laboratory_view(g: State, area: str) -> LaboratoryView:
    row, slots = g.cards[area], g.data.board_of[area].slots
    action = g.data.kind_of[area].action
    assert isinstance(action, effects.TakeTechnology)
    return LaboratoryView(
        area,
        tuple(
            LaboratorySlot(slot.surcharge, technology_price(g, area, row[n]), technology_view(g, row[n]))
            if n < len(row)
            else LaboratorySlot(slot.surcharge, None, None)
            for n, slot in enumerate(slots)
        ),
        action.production_per.yen,
    )


def board_view(
    g: State, area: str, spaces: Sequence[Seat | None], limits: dict[str, int], points: Majority
) -> BoardView:
    rows, limit = g.data.board_of[area].spaces, limits[str(g.seats)]
    return BoardView(
        area=area,
        spaces=tuple(
            SpaceView(f"{area}:{row.index}", row.index, row.faith or row.imports, tuple(row.reward), spaces[n])
            for n, row in enumerate(rows)
        ),
        count=assistants_on(spaces),
        limit=limit,
        full=assistants_on(spaces) >= limit,
        points=points,
        ranking=tuple(board_ranking(spaces)),
    )


def achievement_view(g: State, n: int) -> AchievementView:
    tile = g.achievements[n]
    row = g.data.achievement[tile.id]
    return AchievementView(
        id=row.id,
        group=row.group,
        requirement=row.requirement,
        first=row.points.first,
        later=row.points.later,
        points=achievement_points(g, tile),
        claimed=tuple(tile.claimed),
    )


def end_view(g: State) -> EndView:
    limits, seats = g.data.end_triggers, range(g.seats)
    return EndView(
        shops=built_view([shops_built(g, seat) for seat in seats], limits.all_shops_built),
        houses=built_view([houses_built(g, seat) for seat in seats], limits.all_trading_houses_built),
        fired=tuple(g.fired),
    )


def built_view(counts: Sequence[int], limit: int) -> BuiltView:
    complete = tuple(seat for seat, n in enumerate(counts) if n >= limit)
    return BuiltView(tuple(counts), max(counts), limit, complete)
