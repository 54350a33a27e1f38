"""The computer player: one judgement per question, a turn at a time, from its own view only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.core.ask import Ask, Option
from engine.core.table import Sight
from engine.mombasa.components.effects import (
    Advance,
    BuyAndDiamonds,
    BuyCard,
    Majority,
    OneOf,
    Reserve,
    SellCard,
    TakeFirst,
)
from engine.mombasa.computer.judgement import EXPANSION, STEP, Judge

Worth = Callable[[Judge, Ask[Any], Option[Any]], float]
TILES = {"tile_plus_1_good": 2.5, "tile_bookkeeper": 4.0, "tile_merchant": 4.5, "tile_expansion": 6.0}


def house(sight: Sight, ask: Ask[Any], rng: Random) -> Sequence[str]:
    """The best answer by its own lights; equal ones in the order offered."""
    if ask.key == "mombasa.cards" or len(ask.options) == 1:
        return ask.ids()
    judge = Judge(sight.view, ask.seat)
    if ask.key in ("mombasa.plan", "mombasa.plan_card"):
        return [next_of_plan(judge, ask)]
    worth = JUDGEMENTS.get(ask.key)
    if worth is None:
        return ask.ids()[: ask.min]
    best = max(ask.options, key=lambda option: worth(judge, ask, option))
    return [best.id]


def next_of_plan(judge: Judge, ask: Ask[Any]) -> str:
    """The plan is made anew for every question, so it needs no memory: the first slot that is not filled yet."""
    for slot, card in judge.plan().items():
        if slot not in ask.draft:
            if ask.key == "mombasa.plan":
                return f"slot:{slot}"
            kind = judge.data.card_kind
            wanted = [option.id for option in ask.options if kind.get(str(option.value)) == kind[card]]
            return wanted[0] if wanted else ask.ids()[0]
    return "lock" if ask.key == "mombasa.plan" else ask.ids()[-1]


def argument(option: Option[Any], name: str) -> int:
    """A number that the option's detail tells."""
    found = dict(option.detail.args).get(name, 0) if option.detail is not None else 0
    return found if isinstance(found, int) else 0


def tile_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    tile = judge.data.start_tile[option.value]
    aside = sum(judge.power(judge.data.card[card]) for card in tile.set_aside)
    return STEP * sum(tile.bonus_steps.values()) + 2.1 * tile.diamonds - 0.3 * aside


def action_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    """What should be done first: what others could spoil, and what needs cards that are still active."""
    have = judge.me.values
    match option.value:
        case "end":
            return 0.0
        case "bookkeeper":
            reach = max((place.position for place in judge.me.books if place.reachable), default=judge.me.jar)
            return 40.0 + reach if reach > judge.me.jar else 4.0
        case "marker":
            best = max((space_worth(judge, space.id) for space in judge.view.spaces if space.marker is None), default=0)
            contested = any(space.marker is None and judge.seat in space.leaders for space in judge.view.spaces)
            return 0.0 if best < 1.0 else 30.0 + best if contested else 12.0 + best
        case "goods":
            return 20.0 + max(have.coffee, have.banana, have.cotton)
        case "expansion":
            return 18.0 + have.expansion
        case "merchant":
            return 15.0
    return 50.0  # attaching a tile costs nothing


def space_worth(judge: Judge, space: str) -> float:
    """What a marker on a bonus space would bring, its cost taken off."""
    effect = judge.data.place[space].space.effect
    pounds = judge.me.pounds - effect.pounds
    if pounds < 0:
        return 0.0
    match effect:
        case TakeFirst():
            return judge.points(effect.bookkeeping) + (0.8 if judge.rounds_left else 0.0)
        case BuyCard():
            return best_purchase(judge, pounds, effect.discount) - effect.pounds
        case SellCard():
            return max((sale(judge, card, effect) for card in judge.me.hand or ()), default=0.0)
        case Majority():
            if judge.seat not in next(s.leaders for s in judge.view.spaces if s.id == space):
                return 0.0
            have = getattr(judge.me.values, effect.measure)
            tiers = [judge.reward(tier, effect.company) for tier in effect.tiers if tier.min <= have]
            return max(tiers, default=0.0)
        case Reserve():
            return TILES.get(effect.tile, 3.0) - effect.pounds if judge.rounds_left else 0.0
        case OneOf():
            return max(judge.reward(reward) for reward in effect.choice) - effect.pounds
        case BuyAndDiamonds():
            return judge.diamonds(effect.diamonds) + max(0.0, best_purchase(judge, pounds, effect.discount))
        case Advance():
            steps = sorted((judge.step(company, effect.steps) for company in judge.data.company_ids), reverse=True)
            return sum(steps[: effect.tracks]) - effect.pounds


def best_purchase(judge: Judge, pounds: int, off: int) -> float:
    found = [0.0]
    for space in judge.view.display:
        asked = max(0, space.price - off)
        if space.card is not None and asked <= pounds:
            found.append(judge.card(judge.data.card[space.card]) - asked)
    return max(found)


def sale(judge: Judge, card: str, effect: SellCard) -> float:
    row = judge.data.card[card]
    if effect.accepts not in ("any", getattr(row, "good", "")):
        return 0.0
    return row.crate + effect.extra - judge.card(row)


def good_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    return argument(option, "n") - (2.0 if option.value == "mixed" else 0.0)


def buy_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    if option.id == "switch":
        return -99.0
    if option.id == "none":
        return judge.units(argument(option, "n"))
    card = judge.data.card[option.value]
    return judge.card(card) + judge.units(argument(option, "left"))


def step_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    """Value a step, and a little of what the units left could still reach on that track."""
    if option.value is None:
        return 0.5
    left = judge.view.doing.left if judge.view.doing is not None else 1
    return judge.step(option.value) + 0.2 * judge.step(option.value, min(left, 4))


def toll_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    if not option.value:
        return 0.0
    prompt = dict(ask.prompt.args) if ask.prompt is not None else {}
    left = prompt.get("left", 1)
    return judge.step(str(ask.options[0].target), left if isinstance(left, int) else 1) - 0.2


def expand_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    """A company in which I have more than others, and whose neighbourhood pays."""
    company, points = option.value
    near = sorted((region_worth(judge, company, region) for region in judge.data.region), reverse=True)
    return float(points * (0.55 * judge.stake(company) + 0.1) + sum(near[:2]))


def region_worth(judge: Judge, company: str, region: str) -> float:
    """The reward of a region if the company could walk there, less what its borders cost."""
    view = next(one for one in judge.view.regions if one.id == region)
    if company in (view.post, view.fresh):
        return 0.0
    own = [one.id for one in judge.view.regions if company in (one.post, one.fresh)]
    ways = [cost for name, cost in judge.data.exits[company] if name == region]
    ways += [cost for other in own for name, cost in judge.data.neighbours[other] if name == region]
    if not ways:
        return 0.0
    cost = min(ways) + (view.post is not None)
    return max(0.0, judge.reward(judge.data.region[region].reward, company) - 0.8 * (cost - 1))


def enter_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    company = judge.view.doing.company if judge.view.doing is not None else ""
    view = next(one for one in judge.view.regions if one.id == option.value)
    row = judge.data.region[option.value]
    worth = judge.reward(row.reward, company) + 0.8 * (row.kind == "outer")
    own = [one.id for one in judge.view.regions if company in (one.post, one.fresh)]
    ways = [cost for name, cost in judge.data.exits[company] if name == option.value]
    ways += [cost for other in own for name, cost in judge.data.neighbours[other] if name == option.value]
    cost = min(ways) + (view.post is not None)
    if view.post is not None:
        worth -= 0.6 * judge.stake(view.post)
    return worth - EXPANSION * 0.5 * cost


def column_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    """The share value after, in the eyes of the shareholder; deep columns first, as their coins lie at the bottom."""
    company, n = option.value
    base = judge.view.bases[judge.data.company_ids.index(company)]
    stake = judge.stake(company)
    rise = argument(option, "then") - argument(option, "now")
    emptiness = base.columns[n].count(False)
    return stake * (rise + 0.3 * emptiness)


def turn_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    if not option.value:
        return 2.2
    reach = max((place.position for place in judge.me.books if place.reachable), default=judge.me.jar)
    return judge.track_gain(argument(option, "at")) - judge.track_gain(reach)


def jar_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    if option.id == "stay":
        return 0.0
    place = judge.me.books[option.value - 1]
    reward = 0.0
    if place.book is not None and not place.face_down:
        reward = judge.reward(judge.data.book[place.book].reward)
    return float(judge.track_gain(option.value) + 0.8 * reward)


def batch_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    if option.id == "rest":
        return 1.0
    space = next(one for one in judge.view.books if one.id == option.value)
    if space.book is None or option.role == "danger":
        return 0.0
    return (judge.book(space.book) + space.coins) / space.price


def put_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    """The nearest empty position ahead of the jar; covering only where nothing else is left."""
    at = int(option.value)
    place = judge.me.books[at - 1]
    return -at - 20.0 * (place.book is not None) - 100.0 * place.passed


def merchant_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    """The tile first: it counts the merchants that are still active."""
    card = next((slot.card for slot in judge.me.slots if slot.id == option.value), None)
    return judge.power(judge.data.card[card]) if card is not None else 99.0


def tier_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    doing = judge.view.doing
    effect = judge.data.place[doing.space].space.effect if doing is not None else None
    return judge.reward(option.value, effect.company if isinstance(effect, Majority) else "")


def sell_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    return argument(option, "n") - judge.card(judge.data.card[option.value]) if option.id != "more" else -99.0


def stack_worth(judge: Judge, ask: Ask[Any], option: Option[Any]) -> float:
    slot = next(one for one in judge.me.slots if one.id == option.value)
    return sum(judge.power(judge.data.card[card]) for card in slot.stack)


JUDGEMENTS: dict[str, Worth] = {
    "mombasa.tile": tile_worth,
    "mombasa.action": action_worth,
    "mombasa.attach": lambda judge, ask, option: argument(option, "then"),
    "mombasa.good": good_worth,
    "mombasa.mixed": lambda judge, ask, option: argument(option, "n"),
    "mombasa.buy": buy_worth,
    "mombasa.step": step_worth,
    "mombasa.toll": toll_worth,
    "mombasa.expand": expand_worth,
    "mombasa.enter": enter_worth,
    "mombasa.column_take": column_worth,
    "mombasa.column_return": column_worth,
    "mombasa.remove": column_worth,
    "mombasa.turn_book": turn_worth,
    "mombasa.jar": jar_worth,
    "mombasa.batch": batch_worth,
    "mombasa.put": put_worth,
    "mombasa.merchant": merchant_worth,
    "mombasa.mark": lambda judge, ask, option: space_worth(judge, option.value),
    "mombasa.buy_pounds": lambda judge, ask, option: (
        judge.card(judge.data.card[option.value]) - argument(option, "price")
    ),
    "mombasa.sell": sell_worth,
    "mombasa.tier_choice": tier_worth,
    "mombasa.one_of": lambda judge, ask, option: judge.reward(option.value),
    "mombasa.parts": lambda judge, ask, option: {"both": 2.0, "diamonds": 1.0, "buy": 0.0}[option.value],
    "mombasa.other_track": lambda judge, ask, option: judge.step(option.value, 2),
    "mombasa.stack": stack_worth,
}
