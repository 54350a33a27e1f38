"""Quick answers by rule of thumb: how the computer player finishes a turn it only thinks about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.ask import Ask, Option
from engine.nippon.queries.facts import salary_colors
from engine.nippon.state import Player, State

Likes = Callable[[State, Player, Option[Any]], float]


def habit(g: State | None, ask: Ask[Any]) -> str:
    """The option one would take without thinking: the one liked best, the first of equals."""
    choices = [option for option in ask.options if option.role != "free"]
    if not choices:
        return ask.options[0].id
    likes = LIKES.get(ask.key)
    if g is None or likes is None:
        return next((option.id for option in choices if option.role != "decline"), choices[0].id)
    player = g.players[ask.seat]
    return max(choices, key=lambda option: likes(g, player, option)).id


def worker(g: State, player: Player, option: Option[Any]) -> float:
    """A colour one already has; else one whose department is improved."""
    color = option.value
    return 2.0 * (color in salary_colors(player)) + (color in player.improved)


def steps(g: State, player: Player, option: Option[Any]) -> float:
    """As far as money allows while something is left for the next turn."""
    cost = option.value
    left = player.money - cost.money
    return float(cost.steps) if left >= 0 else -1.0


def good_of_level(g: State, player: Player, option: Option[Any]) -> float:
    """The highest level, preferably a type one does not have yet."""
    new = all(works.type != option.value for works in player.works)
    return float(g.data.level_of[option.value]) + 1.5 * new


def machine(g: State, player: Player, option: Option[Any]) -> float:
    """On the highest level; not for the iron of a right cell, unless there is plenty."""
    if option.role == "decline":
        return 0.0
    if not isinstance(option.value, tuple):
        return 5.0  # a modifier
    works, cell = option.value
    name: str = works if isinstance(works, str) else works.id
    high: float = g.data.tokens[name].level if name in g.data.tokens else 0
    return high + (1.0 if cell == "left" else -1.5 if player.iron < 4 else 0.0)


def production(g: State, player: Player, option: Option[Any]) -> float:
    """As many goods of as high a level as possible; nothing for a full factory."""
    if option.role == "decline":
        return 0.1
    if not isinstance(option.value, tuple):
        return 3.0
    works, free = option.value
    made: int = min(1 + works.machines, g.data.factory_common.goods_cells - works.goods)
    level = g.data.tokens[works.id].level
    return made * (1 + 0.5 * level) + (0.3 * level if free is not None else 0)


def port(g: State, player: Player, option: Option[Any]) -> float:
    """A department that is not improved yet; a colour that costs no new salary."""
    if option.role == "decline":
        return 0.6
    if not isinstance(option.value, str):
        return 5.0
    color = g.data.destination[option.value].color
    return 2.0 * (color not in player.improved) + (color in salary_colors(player))


def train_region(g: State, player: Player, option: Option[Any]) -> float:
    """Where a train counts at once."""
    if option.role == "decline":
        return 0.5
    if not isinstance(option.value, str):
        return 5.0
    seat = g.players.index(player)
    own = sum(
        token.value
        for market in g.data.region[option.value].markets
        for token in g.markets[market.id].tokens.values()
        if token.seat == seat
    )
    return 2.0 + own


def payment(g: State, player: Player, option: Option[Any]) -> float:
    """Iron while it lasts, silk never."""
    cost = option.value
    if cost.money > player.money:
        return 0.0
    return 1.0 + (cost.money / 5 if player.money >= 10 else 0) + (0 if cost.money else player.iron / 6)


def market_cell(g: State, player: Player, option: Option[Any]) -> float:
    """Cells of high goods, where a printed value disappears or another's token goes back."""
    spot = option.value
    if option.role == "decline":
        return 0.0
    market = g.markets[spot.market]
    token = market.tokens.get(spot.side)
    seat = g.players.index(player)
    gone = spot.printed if token is None else -token.value if token.seat == seat else token.value + 1
    good = g.data.demand[market.tile, market.turned][spot.side]
    return 1.0 + gone + g.data.level_of[good]


def amount(g: State, player: Player, option: Option[Any]) -> float:
    return -float(option.value)


def reward(g: State, player: Player, option: Option[Any]) -> float:
    return 1.0 if option.id == "reward:vp" else 0.5


def invest(g: State, player: Player, option: Option[Any]) -> float:
    """Contracts before investments, yellow and any department first; unless a solo goal wants finance."""
    if option.value is None:
        wanted = g.automa is not None and "solo_finance" in g.automa.goals
        return 4.0 if wanted and player.finance < g.data.solo_goal["solo_finance"].need else 1.0
    return 3.0 if "any" in option.id else 2.5 if "yellow" in option.id else 2.0


def goods_to_spend(g: State, player: Player, option: Option[Any]) -> float:
    """Cheap goods first; stop before the dear ones go, unless a solo goal wants them."""
    if option.role == "decline":
        goals = () if g.automa is None else g.automa.goals
        return 0.5 if "solo_finance" in goals or "solo_contracts" in goals else 1.6
    if not isinstance(option.value, str):
        return 5.0
    return 4.0 - g.data.level_of[option.value]


def level(g: State, player: Player, option: Option[Any]) -> float:
    return float(option.value)


LIKES: dict[str, Likes] = {
    "nippon.worker": worker,
    "nippon.science": steps,
    "nippon.mining": steps,
    "nippon.factory_type": good_of_level,
    "nippon.machines": machine,
    "nippon.machine_free": machine,
    "nippon.production": production,
    "nippon.ships": port,
    "nippon.ship_free": port,
    "nippon.trains": train_region,
    "nippon.train_region": train_region,
    "nippon.payment": payment,
    "nippon.market_cell": market_cell,
    "nippon.market_goods": amount,
    "nippon.market_reward": reward,
    "nippon.invest": invest,
    "nippon.invest_goods": goods_to_spend,
    "nippon.favour_level": level,
}
