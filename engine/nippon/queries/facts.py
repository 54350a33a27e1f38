"""Looking at one zaibatsu: what it has, what a consolidation would bring. Nothing here changes anything."""

from __future__ import annotations

from collections import Counter

from engine.core.text import Seat, Text, who
from engine.nippon.components.effects import GOODS, TRACKS, KeepAtConsolidation, Objective
from engine.nippon.state import Player, State, Works


def player_name(g: State, seat: Seat) -> Text:
    """A player, or the Automa."""
    return who(seat) if seat < g.seats else Text("nippon.automa")


def coal_of(player: Player) -> int:
    """All coal that can be spent: of the supply, of the starting token, of factories (R48)."""
    return player.coal + stored_coal(player)


def stored_coal(player: Player) -> int:
    return player.token_coal + sum([works.coal for works in player.works])


def funds(player: Player) -> int:
    """Money at hand, silk included: it can be turned into money at any moment of the own turn."""
    return player.money + player.silk


def goods_of(player: Player) -> dict[str, int]:
    """Goods by type, over all own factories."""
    found: dict[str, int] = {}
    for works in player.works:
        if works.goods:
            found[works.type] = found.get(works.type, 0) + works.goods
    return found


def holdings(player: Player) -> dict[str, int]:
    """What a player has, by the words that prices and gains use."""
    found: dict[str, int] = {track: getattr(player, track) for track in TRACKS}
    found |= {"money": player.money, "coal": coal_of(player), "silk": player.silk, "iron": player.iron, "vp": player.vp}
    return found | dict.fromkeys(GOODS, 0) | goods_of(player)


def all_held(g: State, seat: Seat) -> dict[str, int]:
    """All that accounts count of a player: what prices and gains speak of, and every piece."""
    player = g.players[seat]
    found = Counter(holdings(player))
    found.update(
        ships=player.ships,
        machines=player.machines,
        trains=player.trains,
        waiting_goods=player.waiting_goods,
        worker=len(player.workers),
        placed=sum(token.seat == seat for market in g.markets.values() for token in market.tokens.values()),
    )
    found.update(f"token:{value}" for value in player.free)
    found.update(f"locked:{value}" for value in player.locked)
    found.update(f"department:{color}" for color in player.improved)
    found.update(f"factory:{works.id}" for works in player.works)
    found.update(player.contracts)
    found.update({f"favour:{objective}": level for objective, level in player.favours.items()})
    return found


def level_of_science(g: State, player: Player) -> int:
    return g.data.track["science"][player.science].value


def works_named(player: Player, name: str) -> Works:
    return next(works for works in player.works if works.id == name)


def is_old(g: State, works: Works) -> bool:
    return works.id == g.data.old_factory.id


def bonus_colors(g: State, player: Player) -> tuple[str | None, str | None]:
    """The colours of the bottom and the top worker, as far as they give a department bonus (§10 C)."""
    if not player.workers:
        return None, None
    bottom, top = player.workers[0].color, player.workers[-1].color
    return bottom, top if len(player.workers) >= 4 and top != bottom else None


def units_kept(g: State, player: Player) -> int:
    """How many units of coal and money survive step B (paper 3B)."""
    tokens = g.data.tokens
    ops = (op for works in player.works if works.id in tokens for op in tokens[works.id].side.ops)
    return sum(op.max for op in ops if isinstance(op, KeepAtConsolidation))


def track_income(g: State, player: Player) -> tuple[int, int]:
    """Money by the finance marker and coal by the mining marker (§10 C)."""
    return g.data.track["finance"][player.finance].value, g.data.track["mining"][player.mining].value


def salary_colors(player: Player) -> list[str]:
    """The different colours in the worker area, bottom first; experts count by their colour."""
    return list(dict.fromkeys(worker.color for worker in player.workers))


def salary_added(g: State, player: Player, color: str) -> int:
    """What one more worker of a colour adds to the salaries."""
    return 0 if color in salary_colors(player) else g.data.salary.money_per_color


def salary_due(g: State, player: Player) -> int:
    return g.data.salary.money_per_color * len({worker.color for worker in player.workers})


def salary(g: State, player: Player, money: int) -> tuple[int, int, int]:
    """Due, paid and VP lost for salaries with this much money: the last coin is never paid (§10 D)."""
    rules = g.data.salary
    due = salary_due(g, player)
    paid = min(due, max(0, money - rules.must_keep_last_money))
    return due, paid, (due - paid) * rules.vp_lost_per_unpaid_money


def cells_left(g: State, player: Player) -> int:
    """Empty cells of the worker area."""
    return g.data.worker_cells - len(player.workers)


def threshold_reached(g: State, player: Player, objective: Objective) -> int:
    """How many thresholds of a row of pieces or a track are reached: 0, 1 (lower) or 2 (upper)."""
    lower, upper = g.data.threshold[objective]
    have: int = getattr(player, objective)
    return (have >= lower) + (have >= upper)
