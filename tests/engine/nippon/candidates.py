"""Everything that a reader of the rulebook could name as an answer to a question: offered or not, it has a reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.ask import Ask
from engine.nippon.state import Player, State

COLORS = ("black", "red", "grey", "blue", "white", "yellow")
GOODS = ("cotton", "paper", "bento", "lenses", "bulbs", "clocks")
OBJECTIVES = ("ships", "machines", "trains", "science", "mining", "finance", "factories", "contracts")
SIDES = ("n", "e", "s", "w")
TRAIN_CELLS = 7


def own(player: Player, prefix: str, *ends: str) -> list[str]:
    """An id for every own factory."""
    return [f"{prefix}:{works.id}{end}" for works in player.works for end in (ends or ("",))]


def modifiers(player: Player) -> list[str]:
    """Applying the property of any own factory, or stopping."""
    return [*own(player, "use"), "stop"]


def spots(g: State) -> list[str]:
    return [f"cell:{market}:{side}" for market in g.markets for side in SIDES]


def main(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [*(f"action:{action}" for action in g.data.action), "consolidate", "silk"]


def worker(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [f"worker:{color}" for color in COLORS]


def steps(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return ["steps:1", "steps:2", "steps:3", "silk"]


def factory_type(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [*(f"type:{good}" for good in GOODS), "silk"]


def factory(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [f"build:{token}" for token in g.laid_out]


def machines(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [*own(player, "machine", ":left", ":right"), *modifiers(player), "silk"]


def machine_free(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return own(player, "machine", ":left", ":right")


def production(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [*own(player, "produce", "", ":free"), *modifiers(player)]


def ship_free(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [f"ship:{port}" for port in g.ports]


def ships(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [*ship_free(g, player, ask), *modifiers(player), "silk"]


def regions(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [f"region:{region}" for region in g.rails]


def trains(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [*regions(g, player, ask), *modifiers(player), "silk"]


def train_cell(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    region = ask.untold[0].id.split(":")[1]
    return [f"cell:{region}:{cell}" for cell in range(1, TRAIN_CELLS + 1)]


def payment(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return ["pay:iron", "pay:money", "silk"]


def market_cell(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [*spots(g), *modifiers(player)]


def market_goods(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return ["goods:1", "goods:2", "goods:3"]


def goods_from(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    """All of the goods from one factory."""
    n = sum(int(part.rpartition(".")[2]) for part in ask.untold[0].id.removeprefix("from:").split("+"))
    return own(player, "from", f".{n}")


def push_out(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    market = ask.untold[0].id.split(":")[1]
    return [f"out:{market}:{side}" for side in SIDES]


def market_reward(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return ["reward:supply", "reward:vp"]


def invest_goods(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [*(f"good:{good}" for good in GOODS), *modifiers(player)]


def invest(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return ["invest", *(f"contract:{contract.removeprefix('contract_')}" for contract in g.data.contract)]


def modifier(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [*own(player, "use"), "skip"]


def department_any(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [f"department:{color}" for color in COLORS]


def build_what(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return ["build:ship", "build:machine", "build:train"]


def goods_target(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return own(player, "goods")


def favour_level(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return ["level:1", "level:2", "level:3"]


def favour_objective(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [f"objective:{objective}" for objective in OBJECTIVES]


def keep(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    """Every mix of as many units as may be kept."""
    parts = ask.untold[0].id.removeprefix("keep:").split("+")
    n = sum(int(part.removeprefix("coal").removeprefix("money")) for part in parts)
    mixes = [{"coal": coal, "money": n - coal} for coal in range(n + 1)]
    return ["keep:" + "+".join(f"{what}{k}" for what, k in mix.items() if k) for mix in mixes]


def salary(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return ["pay", "silk"]


def starting_pair(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return [f"pair:{pair.a}+{pair.b}" for pair in g.pairs]


def start_worker(g: State, player: Player, ask: Ask[Any]) -> list[str]:
    return worker(g, player, ask)


CANDIDATES: dict[str, Callable[[State, Player, Ask[Any]], list[str]]] = {
    "nippon.main": main,
    "nippon.worker": worker,
    "nippon.science": steps,
    "nippon.mining": steps,
    "nippon.factory_type": factory_type,
    "nippon.factory": factory,
    "nippon.machines": machines,
    "nippon.machine_free": machine_free,
    "nippon.production": production,
    "nippon.ships": ships,
    "nippon.ship_free": ship_free,
    "nippon.trains": trains,
    "nippon.train_region": regions,
    "nippon.train_cell": train_cell,
    "nippon.payment": payment,
    "nippon.market_region": regions,
    "nippon.market_cell": market_cell,
    "nippon.market_goods": market_goods,
    "nippon.goods_from": goods_from,
    "nippon.push_out": push_out,
    "nippon.market_reward": market_reward,
    "nippon.invest_goods": invest_goods,
    "nippon.invest": invest,
    "nippon.modifier": modifier,
    "nippon.department_any": department_any,
    "nippon.build_what": build_what,
    "nippon.goods_target": goods_target,
    "nippon.region_bonus": regions,
    "nippon.favour_level": favour_level,
    "nippon.favour_objective": favour_objective,
    "nippon.keep": keep,
    "nippon.salary": salary,
    "nippon.starting_pair": starting_pair,
    "nippon.start_worker": start_worker,
}
ALL_OFFERED = {  # nothing that could be named is left out
    "nippon.white",
    "nippon.effect_order",
    "nippon.choose_one",
    "nippon.optional",
    "nippon.silk",
    "nippon.goal_reward",
    "nippon.old_factory_side",
    "nippon.final_end",
    "nippon.rewards_end",
    "core.ask.end_turn",
}
