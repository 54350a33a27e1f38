"""Building the view: everything public, and the viewer's own secrets (spec 6)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.core.result import Score
from engine.core.rng import Rng, shuffled
from engine.core.text import Seat
from engine.yokohama import actions
from engine.yokohama.editions import Slot
from engine.yokohama.legality import why_not_met
from engine.yokohama.queries import (
    bound,
    flags,
    houses_built,
    houses_taken,
    missing_goods,
    neighbours,
    on_map,
    piece_price,
    power,
    production,
    shops_built,
    surcharged,
    taken,
)
from engine.yokohama.reach import ways
from engine.yokohama.rows import CANAL, COUNTRIES, GOODS, Good, Majority
from engine.yokohama.scoring import CATEGORIES, board_ranking, score, set_points
from engine.yokohama.state import State
from engine.yokohama.view import (
    AchievementView,
    AgentView,
    AreaView,
    BoardView,
    EndView,
    HeldOrder,
    LaboratorySlot,
    LaboratoryView,
    LastTurnView,
    OrderView,
    Pieces,
    PlayerView,
    PortSlot,
    PortView,
    RewardTokenView,
    SpaceView,
    TechnologyView,
    View,
)


def view(g: State, seat: Seat | None) -> View:
    """The table as a seat sees it."""
    me = None if seat is None else g.players[seat]
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
        technology_deck=len(g.technology_deck),
        end=end_view(g),
        players=player_views(g),
        hand=() if seat is None else tuple(held_order(g, seat, order) for order in g.players[seat].orders),
        dealt=() if me is None else tuple(order_view(g, order) for order in me.dealt),
        discarded=() if me is None else tuple(order_view(g, order) for order in me.discarded),
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


def area_view(g: State, name: str, slot: Slot) -> AreaView:
    data, area = g.data, g.areas[name]
    kind = data.kind_of[name]
    tile = None if area.tile is None else data.tile[area.tile]
    return AreaView(
        id=name,
        kind=kind.id,
        type=kind.type,
        row=slot.row,
        col=slot.col,
        x2=slot.x2,
        neighbours=tuple(neighbours(g, name)),
        yields=data.yields[name],
        yields_vp=tuple(kind.action.vp_by_power) if isinstance(kind.action, actions.TakeOrders) else (),
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


def order_view(g: State, order: str) -> OrderView:
    row = g.data.order[order]
    return OrderView(row.id, row.number, row.country, dict(row.goods), tuple(row.reward))


def held_order(g: State, seat: Seat, order: str) -> HeldOrder:
    missing = cast("dict[Good, int]", missing_goods(g, seat, order))
    return HeldOrder(order_view(g, order), not missing, missing, order in g.players[seat].secret)


def technology_view(g: State, card: str) -> TechnologyView:
    row = g.data.card[card]
    effect = g.data.technology[row.technology].effect
    return TechnologyView(
        row.id,
        row.number,
        row.technology,
        row.production,
        row.country,
        dict(effect.pay),
        tuple(effect.gain),
        effect.n or effect.raise_yen_to,
    )


def is_port(g: State, area: str) -> bool:
    return g.data.board_of[area].kind == "port"


def port_view(g: State, area: str) -> PortView:
    action = g.data.kind_of[area].action
    assert isinstance(action, actions.TakeOrders)
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
    return LaboratoryView(
        area,
        tuple(
            LaboratorySlot(slot.surcharge, technology_view(g, row[n]) if n < len(row) else None)
            for n, slot in enumerate(slots)
        ),
    )


def board_view(
    g: State, area: str, spaces: Sequence[Seat | None], limits: dict[str, int], points: Majority
) -> BoardView:
    rows = g.data.board_of[area].spaces
    return BoardView(
        area=area,
        spaces=tuple(
            SpaceView(f"{area}:{row.index}", row.index, row.faith or row.imports, tuple(row.reward), spaces[n])
            for n, row in enumerate(rows)
        ),
        count=taken(spaces),
        limit=limits[str(g.seats)],
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
        claimed=tuple(tile.claimed),
    )


def reward_token_view(g: State, token: str) -> RewardTokenView:
    return RewardTokenView(token, g.data.reward_token[token].country)


def end_view(g: State) -> EndView:
    limits, seats = g.data.end_triggers, range(g.seats)
    return EndView(
        church=taken(g.church),
        church_limit=g.edition.church_trigger[str(g.seats)],
        customs=taken(g.customs),
        customs_limit=g.edition.customs_trigger[str(g.seats)],
        shops=tuple(shops_built(g, seat) for seat in seats),
        shops_limit=limits.all_shops_built,
        houses=tuple(houses_built(g, seat) for seat in seats),
        houses_limit=limits.all_trading_houses_built,
        fired=tuple(g.fired),
    )


def player_views(g: State) -> tuple[PlayerView, ...]:
    """All players with the score sheet they would have now."""
    return tuple(player_view(g, column) for column in score(g).scores)


def player_view(g: State, column: Score) -> PlayerView:
    data, seat, player = g.data, column.seat, g.players[column.seat]
    held = flags(g, seat)
    agents = [(agent, False) for agent in player.agents] + [(agent, True) for agent in player.used_agents]
    return PlayerView(
        seat=seat,
        colour=g.edition.colours[seat],
        first=seat == g.first,
        vp=player.vp,
        total=column.total,
        rank=column.rank,
        points={category: line.points for category, line in zip(CATEGORIES, column.lines, strict=True)},
        yen=player.yen,
        goods={good: getattr(player, good) for good in GOODS},
        imports=player.imports,
        president=player.president,
        hand=Pieces(player.assistants, player.shops, player.houses),
        warehouse=Pieces(player.stored_assistants, player.stored_shops, player.stored_houses),
        map=Pieces(on_map(g, seat), shops_built(g, seat), houses_built(g, seat)),
        bound=bound(g, seat),
        shop_price=piece_price(g, seat, "shop"),
        house_prices=tuple(data.recruiting.prices.trading_house[houses_taken(data, player) :]),
        orders=len(player.orders),
        known_orders=tuple(order_view(g, order) for order in player.orders if order not in player.secret),
        fulfilled=tuple(order_view(g, order) for order in player.fulfilled),
        technologies=tuple(technology_view(g, card) for card in player.technologies),
        technology_extra=g.edition.technology_surcharge if surcharged(g, seat) else None,
        production=production(g, seat),
        flags=held,
        set_points=set_points(held.values(), data.scoring.country_sets),
        agents=tuple(
            AgentView(agent, data.agent[agent].country if agent in data.agent else None, used) for agent, used in agents
        ),
        tokens=tuple(player.tokens),
        reward_token=None if player.reward is None else reward_token_view(g, player.reward),
        met=tuple(
            tile.id
            for tile in g.achievements
            if seat not in tile.claimed and why_not_met(g, seat, data.achievement[tile.id].requirement) is None
        ),
        last=None if player.last is None else LastTurnView(tuple(player.last.areas), dict(player.last.gained)),
    )


def redeal(g: State, seat: Seat | None, rng: Rng) -> None:
    """Deal anew what a seat cannot know: decks, removed cards, the others' starting orders (spec 6)."""
    g.technology_deck = shuffled(rng, g.technology_deck)
    hidden: list[list[str]] = [g.order_deck, g.removed_orders]
    for other, player in enumerate(g.players):
        if other != seat:
            hidden += [player.dealt, player.secret, player.discarded]
    pool = shuffled(rng, [order for pile in hidden for order in pile])
    for other, player in enumerate(g.players):
        if other != seat:
            open_orders = [order for order in player.orders if order not in player.secret]
            player.secret = [pool.pop() for _ in player.secret]
            player.orders = [*player.secret, *open_orders]
            player.dealt = sorted(pool.pop() for _ in player.dealt)
            player.discarded = [pool.pop() for _ in player.discarded]
    g.order_deck = [pool.pop() for _ in g.order_deck]
    g.removed_orders = [pool.pop() for _ in g.removed_orders]
