"""What the learnt value of a position looks at, seat by seat: more than a hint could name."""

from __future__ import annotations

from engine.core.text import Seat
from engine.yokohama.components.effects import GOODS, Vp
from engine.yokohama.components.rows import NeedBuilt
from engine.yokohama.computer.features import USUAL_ROUNDS, progress
from engine.yokohama.computer.worth import TECHNOLOGY, expected
from engine.yokohama.queries.facts import (
    assistants_on,
    bound,
    flags,
    goods_held,
    houses_built,
    missing_goods,
    on_map,
    power,
    production,
    shops_built,
)
from engine.yokohama.queries.legality import progress as reached
from engine.yokohama.scoring import points_by_category
from engine.yokohama.state import DUMMY, State

MANY_ROUNDS = 6  # left: more of them make no difference to what can still be begun


def signs(g: State) -> list[dict[str, float]]:
    """Of every seat: points by category, goods and orders, what stands where, and how much time is left."""
    limits, edition, seats = g.data.end_triggers, g.edition, range(g.seats)
    triggers = {
        "church_full": assistants_on(g.church) / edition.church_trigger[str(g.seats)],
        "customs_full": assistants_on(g.customs) / edition.customs_trigger[str(g.seats)],
        "most_shops": max(shops_built(g, seat) for seat in seats) / limits.all_shops_built,
        "most_houses": max(houses_built(g, seat) for seat in seats) / limits.all_trading_houses_built,
    }
    left = float(g.last_round - g.round) if g.last_round is not None else float(MANY_ROUNDS)
    common = triggers | {
        "progress": progress(g),
        "round": min(1.0, g.round / USUAL_ROUNDS),
        "last": float(g.last_round is not None),
        "rounds_left": left,
    }
    columns, order = points_by_category(g), g.turn_order()
    place = {seat: n for n, seat in enumerate(order)}
    sums = [float(production(g, seat)) for seat in seats]
    found = []
    for me in seats:
        still = place[me] >= place[g.active]  # this round's turn is still to come, or under way
        found.append(
            common
            | {f"of_{name}": points for name, points in columns[me].items()}
            | {
                "total": sum(columns[me].values()),
                "turns_left": left + still,
                "still": float(still),
                "place": place[me],
                "mover": float(g.active == me),
                "science": _majority(g, me, sums, edition.dummy_production_value if g.dummy else None, 4.0),
                "faith": _majority(g, me, [g.church.count(seat) or -0.5 for seat in seats], _neutral(g, g.church), 0.8),
                "duty": _majority(
                    g, me, [g.customs.count(seat) or -0.5 for seat in seats], _neutral(g, g.customs), 0.8
                ),
            }
            | _held(g, me)
            | _orders(g, me)
            | _on_the_map(g, me)
        )
    return found


def _neutral(g: State, board: list[Seat | None]) -> float | None:
    """The neutral player's assistants on a board, where there is one."""
    return float(board.count(DUMMY)) if DUMMY in board else None


def _majority(g: State, me: Seat, counts: list[float], neutral: float | None, doubt: float) -> float:
    """How likely the first place of a majority is, and half as much the second."""
    others = [n for seat, n in enumerate(counts) if seat != me]
    return expected(counts[me], others + ([neutral] if neutral is not None else []), 2, 1, doubt)


def _held(g: State, me: Seat) -> dict[str, float]:
    """What lies in front of a player."""
    player, shown = g.players[me], flags(g, me)
    return {
        **{good: float(getattr(player, good)) for good in GOODS},
        "goods": min(12, goods_held(player)),
        "yen": player.yen,
        "few_yen": min(5, player.yen),
        "imports": player.imports,
        "assistants": player.assistants + on_map(g, me),
        "in_hand": player.assistants,
        "stored": player.stored_assistants,
        "bound": bound(g, me),
        "shops_in_hand": player.shops,
        "houses_in_hand": player.houses,
        "agents": len(player.agents),
        "tokens": len(player.tokens),
        "technologies": len(player.technologies),
        "learnt": sum(TECHNOLOGY.get(g.data.card[card].technology, 2.5) for card in player.technologies),
        "production": production(g, me),
        "flags": sum(shown.values()),
        "countries": sum(n > 0 for n in shown.values()),
        "pairs": sum(n // 2 for n in shown.values()),
        "odd": sum(n % 2 for n in shown.values()),
    }


def _orders(g: State, me: Seat) -> dict[str, float]:
    """The orders in hand by what they lack, and the achievements by how near they are."""
    player = g.players[me]
    ready = near = far = promised = 0.0
    for order in player.orders:
        row = g.data.order[order]
        points = sum(given.n for given in row.reward if isinstance(given, Vp)) + 2.0
        lacking = sum(missing_goods(g, me, order).values())
        promised += points
        if not lacking:
            ready += points
        elif lacking <= 2:
            near += points
        else:
            far += points
    open_points = way = 0.0
    for tile in g.achievements:
        if me not in tile.claimed:
            asked = g.data.achievement[tile.id]
            need = asked.requirement
            wanted = (need.production, need.commercial) if isinstance(need, NeedBuilt) else (need.n,)
            have = sum(min(a, b) for a, b in zip(reached(g, me, need), wanted, strict=True))
            points = asked.points.later if tile.claimed else asked.points.first
            open_points += points
            way += points * (have / sum(wanted)) ** 2
    return {
        "orders": len(player.orders),
        "promised": promised,
        "ready": ready,
        "near": near,
        "far": far,
        "fulfilled": len(player.fulfilled),
        "open_points": open_points,
        "way": way,
    }


def _on_the_map(g: State, me: Seat) -> dict[str, float]:
    """Buildings and assistants in the areas, and the power there would be with the president."""
    player = g.players[me]
    powers = [power(g, me, area, president=True) for area in g.areas]
    others = {one.president for seat, one in enumerate(g.players) if seat != me}
    return {
        "shops": shops_built(g, me),
        "houses": houses_built(g, me),
        "areas": sum(stand.assistants[me] > 0 for stand in g.areas.values()),
        "strong": sum(n >= 3 for n in powers),
        "builds": sum(n >= 4 for n in powers),
        "tokens_near": sum(n >= 5 and g.areas[area].token is not None for area, n in zip(g.areas, powers, strict=True)),
        "best_power": max(powers),
        "blocked": sum(n >= 3 and area in others for area, n in zip(g.areas, powers, strict=True)),
        "president": float(player.president is not None),
    }
