"""Quick answers by rule of thumb: how the computer player finishes a turn it only thinks about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.ask import Ask
from engine.core.offer import Facts
from engine.nippon.computer.judgement import turns_left, worker_worth
from engine.nippon.computer.opinions import HOUSE
from engine.nippon.queries.facts import salary_colors, works_named
from engine.nippon.rules.option_facts import (
    BuildingMachine,
    BuildingShip,
    BuildingTrain,
    ChoosingCell,
    ChoosingType,
    CompletingContract,
    Hiring,
    Investing,
    PlacingToken,
    Producing,
    SpendingGoods,
    Stepping,
    TakingFavour,
    UsingModifier,
)
from engine.nippon.state import Player, State, Worker

Likes = Callable[[State, Player, Facts | None], float]


def habit(g: State | None, ask: Ask[Any]) -> str:
    """The option one would take without thinking: the one liked best, the first of equals."""
    choices = [option for option in ask.untold if option.role != "free"]
    if not choices:
        return ask.untold[0].id
    likes = LIKES.get(ask.key)
    if g is None or likes is None:
        return next((option.id for option in choices if option.role != "decline"), choices[0].id)
    player = g.players[ask.seat]
    return max(choices, key=lambda option: likes(g, player, option.facts)).id


def price_in(facts: Facts | None, what: str) -> int:
    """How much of something an option costs."""
    return next((n for one, n in facts.price if one == what), 0) if facts is not None else 0


def worker(g: State, player: Player, facts: Facts | None) -> float:
    """The colour that makes most of the bonuses and least of the salaries; at any rate one that is known."""
    assert isinstance(facts, Hiring)
    player.workers.append(Worker(facts.color))
    value = worker_worth(g, player, turns_left(g), HOUSE)
    player.workers.pop()
    return value


def steps(g: State, player: Player, facts: Facts | None) -> float:
    """As far as money allows while something is left for the next turn."""
    assert isinstance(facts, Stepping)
    return -1.0 if price_in(facts, "silk") else float(facts.steps)


def good_of_level(g: State, player: Player, facts: Facts | None) -> float:
    """The highest level, preferably a type one does not have yet."""
    assert isinstance(facts, ChoosingType)
    new = all(works.type != facts.good for works in player.works)
    return float(g.data.level_of[facts.good]) + 1.5 * new


def machine(g: State, player: Player, facts: Facts | None) -> float:
    """On the highest level; not for the iron of a right cell, unless there is plenty."""
    match facts:
        case BuildingMachine(factory=name, cell=cell):
            high: float = g.data.tokens[name].level if name in g.data.tokens else 0
            return high + (1.0 if cell == "left" else -1.5 if player.iron < 4 else 0.0)
        case UsingModifier():
            return 5.0
    return 0.0


def production(g: State, player: Player, facts: Facts | None) -> float:
    """As many goods of as high a level as possible; nothing for a full factory."""
    match facts:
        case Producing(factory=name, level=level, free=free):
            works = works_named(player, name)
            made = min(1 + works.machines, g.data.factory_common.goods_cells - works.goods)
            return made * (1 + 0.5 * level) + (0.3 * level if free else 0)
        case UsingModifier():
            return 3.0
    return 0.1


def port(g: State, player: Player, facts: Facts | None) -> float:
    """A department that is not improved yet; a colour that costs no new salary."""
    match facts:
        case BuildingShip(color=color, improves=improves):
            return 2.0 * improves + (color in salary_colors(player))
        case UsingModifier():
            return 5.0
    return 0.6


def train_region(g: State, player: Player, facts: Facts | None) -> float:
    """Where a train counts at once."""
    match facts:
        case BuildingTrain(region=region):
            seat = g.players.index(player)
            own = sum(
                token.value
                for market in g.data.region[region].markets
                for token in g.markets[market.id].tokens.values()
                if token.seat == seat
            )
            return 2.0 + own
        case UsingModifier():
            return 5.0
    return 0.5


def payment(g: State, player: Player, facts: Facts | None) -> float:
    """Iron while it lasts, silk never."""
    money = price_in(facts, "money")
    if price_in(facts, "silk"):
        return 0.0
    return 1.0 + (money / 5 if player.money >= 10 else 0) + (0 if money else player.iron / 6)


def market_cell(g: State, player: Player, facts: Facts | None) -> float:
    """Cells of high goods, where a printed value disappears or another's token goes back."""
    match facts:
        case ChoosingCell(market=market, side=side, good=good, printed=printed):
            token = g.markets[market].tokens.get(side)
            seat = g.players.index(player)
            gone = printed if token is None else -token.value if token.seat == seat else token.value + 1
            return 1.0 + gone + g.data.level_of[good]
        case UsingModifier():
            return 5.0
    return 0.0


def fewest_goods(g: State, player: Player, facts: Facts | None) -> float:
    assert isinstance(facts, PlacingToken)
    return -float(facts.n)


def reward(g: State, player: Player, facts: Facts | None) -> float:
    """VP rather than what a region supplies."""
    assert facts is not None
    return 1.0 if any(what == "vp" for what, _ in facts.gain) else 0.5


def invest(g: State, player: Player, facts: Facts | None) -> float:
    """Contracts before investments, yellow and any department first; unless a solo goal wants finance."""
    match facts:
        case Investing():
            wanted = g.automa is not None and "solo_finance" in g.automa.goals
            return 4.0 if wanted and player.finance < g.data.solo_goal["solo_finance"].need else 1.0
        case CompletingContract(color="any"):
            return 3.0
        case CompletingContract(color="yellow"):
            return 2.5
    return 2.0


def goods_to_spend(g: State, player: Player, facts: Facts | None) -> float:
    """Cheap goods first; stop before the dear ones go, unless a solo goal wants them."""
    match facts:
        case SpendingGoods(good=good):
            return 4.0 - g.data.level_of[good]
        case UsingModifier():
            return 5.0
    goals = () if g.automa is None else g.automa.goals
    return 0.5 if "solo_finance" in goals or "solo_contracts" in goals else 1.6


def level(g: State, player: Player, facts: Facts | None) -> float:
    assert isinstance(facts, TakingFavour)
    return float(facts.level)


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
    "nippon.market_goods": fewest_goods,
    "nippon.market_reward": reward,
    "nippon.invest": invest,
    "nippon.invest_goods": goods_to_spend,
    "nippon.favour_level": level,
}
