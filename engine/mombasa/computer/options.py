"""What the options of each question are worth to the computer player; facts are all it reads of them."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.offer import Facts
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
from engine.mombasa.computer.expeditions import expedition_worth
from engine.mombasa.computer.judgement import Judge
from engine.mombasa.rules.option_facts import (
    Acting,
    Attaching,
    BaseColumn,
    Buying,
    Entering,
    Expanding,
    HandCard,
    Keeping,
    Marking,
    MovingJar,
    PlacingBook,
    Recovering,
    Stepping,
    Taking,
    TakingBook,
    TakingParts,
    TurningBook,
    UsingGoods,
    UsingMerchant,
)

Worth = Callable[[Judge, Facts | None], float]
NEVER = -99.0


def tile_worth(judge: Judge, facts: Facts | None) -> float:
    if not isinstance(facts, Keeping):
        return 0.0
    tile = judge.data.start_tile[facts.tile]
    aside = sum(judge.power(judge.data.card[card]) for card in tile.set_aside)
    return judge.step_unit * sum(tile.bonus_steps.values()) + judge.opinions.diamond * tile.diamonds - 0.3 * aside


def action_worth(judge: Judge, facts: Facts | None) -> float:
    """What should be done first: what others could spoil, and what needs cards that are still active."""
    have = judge.me.values
    match facts:
        case Acting(action="end"):
            return 0.0
        case Acting(action="bookkeeper"):
            return 40.0 + judge.reach if judge.reach > judge.me.jar else 4.0
        case Acting(action="marker"):
            best = max((space_worth(judge, space.id) for space in judge.view.spaces if space.marker is None), default=0)
            contested = any(space.marker is None and judge.seat in space.leaders for space in judge.view.spaces)
            return 0.0 if best < 1.0 else 30.0 + best if contested else 12.0 + best
        case Acting(action="goods"):
            return 20.0 + max(have.coffee, have.banana, have.cotton)
        case Acting(action="expansion"):
            return 18.0 + have.expansion
        case Acting(action="merchant"):
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
            return reserved(judge, effect.tile) - effect.pounds if judge.rounds_left else 0.0
        case OneOf():
            return max(judge.reward(reward) for reward in effect.choice) - effect.pounds
        case BuyAndDiamonds():
            return judge.diamonds(effect.diamonds) + max(0.0, best_purchase(judge, pounds, effect.discount))
        case Advance():
            steps = sorted((judge.step(company, effect.steps) for company in judge.data.company_ids), reverse=True)
            return sum(steps[: effect.tracks]) - effect.pounds


def reserved(judge: Judge, tile: str) -> float:
    """What a bonus tile brings in the next round."""
    by = judge.opinions
    return {
        "tile_plus_1_good": 0.8 * judge.step_unit,
        "tile_bookkeeper": by.point + by.keeper,
        "tile_merchant": 2.2 * by.diamond,
        "tile_expansion": 1.8 * judge.expansion_unit,
    }.get(tile, 3.0)


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


def units_worth(judge: Judge, facts: Facts | None) -> float:
    """As many units as possible; cards of several goods are worth keeping apart."""
    return facts.units - (2.0 if facts.mixed else 0.0) if isinstance(facts, UsingGoods) else NEVER


def purchase_worth(judge: Judge, facts: Facts | None) -> float:
    """A card, or none, and what the units left over can do."""
    match facts:
        case Buying(card="", left=left):
            return judge.units(left)
        case Buying(card=card, left=left):
            return judge.card(judge.data.card[card]) + judge.units(left)
    return NEVER  # another discount


def pounds_worth(judge: Judge, facts: Facts | None) -> float:
    """A card for pounds."""
    if not isinstance(facts, Buying):
        return NEVER
    return judge.card(judge.data.card[facts.card]) - dict(facts.price).get("pounds", 0)


def step_worth(judge: Judge, facts: Facts | None) -> float:
    """Value a step, and a little of what the units left could still reach on that track."""
    if not isinstance(facts, Stepping):
        return 0.5
    left = judge.view.doing.left if judge.view.doing is not None else 1
    return judge.step(facts.company) + 0.2 * judge.step(facts.company, min(left, 4))


def walk_worth(judge: Judge, facts: Facts | None) -> float:
    """All the steps; tolls are paid if that is worth more than a little."""
    return judge.step(facts.company, facts.steps) - 0.2 if isinstance(facts, Stepping) else 0.0


def expand_worth(judge: Judge, facts: Facts | None) -> float:
    """A company in which I have more than others, and whose neighbourhood pays."""
    if not isinstance(facts, Expanding):
        return NEVER
    return expedition_worth(judge, facts.company, facts.points)


def enter_worth(judge: Judge, facts: Facts | None) -> float:
    """The reward, and more room behind outer regions; less the points, and less harm to my own shares."""
    if not isinstance(facts, Entering):
        return NEVER
    row = judge.data.region[facts.region]
    worth = judge.reward(row.reward, facts.company) + 0.8 * (row.kind == "outer")
    post = next(one.post for one in judge.view.regions if one.id == facts.region)
    if post is not None:
        worth -= 0.6 * judge.stake(post)
    return worth - judge.opinions.expansion * 0.5 * dict(facts.price)["expansion"]


def column_worth(judge: Judge, facts: Facts | None) -> float:
    """The share value afterwards, by the own shares; deep columns first, as their coins lie at the bottom."""
    if not isinstance(facts, BaseColumn):
        return NEVER
    base = judge.view.bases[judge.data.company_ids.index(facts.company)]
    emptiness = base.columns[facts.column].count(False)
    return judge.stake(facts.company) * (facts.then - facts.now + 0.3 * emptiness)


def turn_worth(judge: Judge, facts: Facts | None) -> float:
    """Turning a book must win more than its price."""
    if not isinstance(facts, TurningBook):
        return 2.2
    return judge.track_gain(facts.reach) - judge.track_gain(judge.reach)


def jar_worth(judge: Judge, facts: Facts | None) -> float:
    if not isinstance(facts, MovingJar):
        return 0.0
    return judge.track_gain(facts.position) + 0.8 * judge.reward_at(facts.position)


def book_worth(judge: Judge, facts: Facts | None) -> float:
    """A book by the point; a point for a pound is worth 1."""
    if not isinstance(facts, TakingBook):
        return 1.0
    space = next(one for one in judge.view.books if one.id == facts.space)
    if space.book is None or facts.lost:
        return 0.0
    return (judge.book(space.book) + space.coins) / space.price


def put_worth(judge: Judge, facts: Facts | None) -> float:
    """The nearest empty position ahead of the jar; covering only where nothing else is left."""
    if not isinstance(facts, PlacingBook):
        return NEVER
    place = judge.me.books[facts.position - 1]
    return -facts.position - 20.0 * (place.book is not None) - 100.0 * place.passed


def merchant_worth(judge: Judge, facts: Facts | None) -> float:
    """The tile first: it counts the merchants that are still active."""
    if not isinstance(facts, UsingMerchant):
        return NEVER
    card = next((slot.card for slot in judge.me.slots if slot.id == facts.at), None)
    return judge.power(judge.data.card[card]) if card is not None else -NEVER


def marker_worth(judge: Judge, facts: Facts | None) -> float:
    return space_worth(judge, facts.space) if isinstance(facts, Marking) else NEVER


def reward_worth(judge: Judge, facts: Facts | None) -> float:
    return judge.reward(facts.reward, facts.company) if isinstance(facts, Taking) else NEVER


def diamonds_or_card_worth(judge: Judge, facts: Facts | None) -> float:
    """Both if possible, else the diamonds."""
    return 2.0 * facts.diamonds + facts.purchase if isinstance(facts, TakingParts) else NEVER


def sell_worth(judge: Judge, facts: Facts | None) -> float:
    if not isinstance(facts, HandCard):
        return NEVER  # looking at more cards
    return dict(facts.gain)["pounds"] - judge.card(judge.data.card[facts.card])


def stack_worth(judge: Judge, facts: Facts | None) -> float:
    if not isinstance(facts, Recovering):
        return NEVER
    slot = next(one for one in judge.me.slots if one.id == facts.slot)
    return sum(judge.power(judge.data.card[card]) for card in slot.stack)


JUDGEMENTS: dict[str, Worth] = {
    "mombasa.tile": tile_worth,
    "mombasa.action": action_worth,
    "mombasa.attach": lambda judge, facts: facts.value if isinstance(facts, Attaching) else NEVER,
    "mombasa.good": units_worth,
    "mombasa.mixed": units_worth,
    "mombasa.buy": purchase_worth,
    "mombasa.step": step_worth,
    "mombasa.toll": walk_worth,
    "mombasa.expand": expand_worth,
    "mombasa.enter": enter_worth,
    "mombasa.column_take": column_worth,
    "mombasa.column_return": column_worth,
    "mombasa.remove": column_worth,
    "mombasa.turn_book": turn_worth,
    "mombasa.jar": jar_worth,
    "mombasa.batch": book_worth,
    "mombasa.put": put_worth,
    "mombasa.merchant": merchant_worth,
    "mombasa.mark": marker_worth,
    "mombasa.buy_pounds": pounds_worth,
    "mombasa.sell": sell_worth,
    "mombasa.tier_choice": reward_worth,
    "mombasa.one_of": reward_worth,
    "mombasa.parts": diamonds_or_card_worth,
    "mombasa.other_track": walk_worth,
    "mombasa.stack": stack_worth,
}
