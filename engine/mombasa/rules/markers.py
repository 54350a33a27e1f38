"""Action 5 (§8.5): a bonus marker on a bonus space of the board (§10) or of a track (§12)."""

from __future__ import annotations

from engine.core.ask import Option, Rule, choose, sift
from engine.core.effects import gain, note, pay
from engine.core.text import Seat, Text, text
from engine.mombasa.components.effects import (
    Advance,
    BuyAndDiamonds,
    BuyCard,
    Majority,
    OneOf,
    Reserve,
    SellCard,
    SpaceEffect,
    TakeFirst,
)
from engine.mombasa.components.names import company_name, reward_names, space_name, tile_name
from engine.mombasa.queries.facts import on_display, price
from engine.mombasa.queries.spaces import (
    company_of,
    diamonds_over,
    paragraph,
    spaces_in_play,
    tiers_reached,
    why_not_any_card,
    why_not_buy_for_pounds,
    why_not_mark,
    why_not_sell,
)
from engine.mombasa.rules.batches import spend_points
from engine.mombasa.rules.details import space_detail, step_detail
from engine.mombasa.rules.goods import take_card
from engine.mombasa.rules.hand import pick_card
from engine.mombasa.rules.option_facts import Buying, Marking, Stepping, Taking, TakingParts, pounds
from engine.mombasa.rules.rewards import take_reward
from engine.mombasa.rules.tracks import advance, take_diamonds
from engine.mombasa.state import Doing, State


def place_marker(g: State, me: Seat) -> Rule[None]:
    """An own marker on a free space: the cost first, then what it gives (R43)."""
    offer = sift(
        spaces_in_play(g),
        lambda space: why_not_mark(g, me, space),
        lambda space: Option(
            f"mark:{space}",
            space,
            space_name(space),
            space_detail(g, me, space),
            target=space,
            facts=Marking(price=pounds(g.data.place[space].space.effect.pounds), space=space),
        ),
    )
    space = yield from choose(me, "mombasa.mark", offer)
    effect = g.data.place[space].space.effect
    g.doing = Doing("marker", space=space)
    g.spaces[space] = me
    g.players[me].markers -= 1
    pay(g, me, "pounds", effect.pounds)
    note(g, "mombasa.log.mark", me, space=space_name(space), n=effect.pounds)
    yield from use_space(g, me, space, effect)


def use_space(g: State, me: Seat, space: str, effect: SpaceEffect) -> Rule[None]:
    """What a space gives, by its kind."""
    match effect:
        case TakeFirst():
            g.first = me  # R34: the order of the running round stays
            note(g, "mombasa.log.first", me)
            yield from spend_points(g, me, effect.bookkeeping)
        case BuyCard():
            yield from buy_for_pounds(g, me, effect.discount)
        case SellCard():
            yield from sell(g, me, effect)
        case Majority():
            yield from take_tier(g, me, effect)
        case Reserve():
            note(g, "mombasa.log.reserve", me, tile=tile_name(effect.tile))
        case OneOf():
            yield from take_one(g, me, effect)
        case BuyAndDiamonds():
            yield from take_parts(g, me, effect)
        case Advance():
            yield from advance_others(g, me, effect, company_of(g, space))


def buy_for_pounds(g: State, me: Seat, off: int) -> Rule[None]:
    """One display card for pounds; it must be bought (R18)."""
    assert g.doing is not None
    g.doing.discount, ref = off, paragraph(g, g.doing.space)
    have = g.players[me].pounds
    prices = {card: max(0, price(g, column, card) - off) for column, card in on_display(g)}
    offer = sift(
        prices,
        lambda card: why_not_buy_for_pounds(prices[card], have, ref),
        lambda card: Option(
            f"buy:{card}",
            card,
            g.data.card_label[card],
            text("mombasa.buy_pounds.detail", price=prices[card], left=have - prices[card]),
            target=card,
            facts=Buying(price=pounds(prices[card]), card=card, left=have - prices[card]),
        ),
    )
    card = yield from choose(me, "mombasa.buy_pounds", offer, prompt=text("mombasa.buy_pounds", have=have))
    g.doing.discount = 0
    pay(g, me, "pounds", prices[card])
    take_card(g, me, next(column for column, name in on_display(g) if name == card), card)
    note(g, "mombasa.log.buy_pounds", me, card=g.data.card_label[card], n=prices[card])


def sell(g: State, me: Seat, effect: SellCard) -> Rule[None]:
    """A card from hand to the discard pile, for its crate number and more."""
    cards = g.data.card
    card = yield from pick_card(
        g,
        me,
        "mombasa.sell",
        g.players[me].hand,
        lambda card: why_not_sell(cards[card], effect.accepts),
        lambda card: cards[card].crate + effect.extra,
    )
    pounds = cards[card].crate + effect.extra
    g.players[me].hand.remove(card)
    g.discard.append(card)
    gain(g, me, "pounds", pounds)
    note(g, "mombasa.log.sell", me, card=g.data.card_label[card], n=pounds)


def take_tier(g: State, me: Seat, effect: Majority) -> Rule[None]:
    """One tier that the value reaches; a lower one may be taken, for instance to keep posts (R26)."""
    options = []
    for n in tiers_reached(g, me, effect):
        tier = effect.tiers[n]
        label, facts = text("mombasa.tier", n=tier.min), Taking(reward=tier, company=effect.company)
        options.append(Option(f"tier:{tier.min}", tier, label, reward_names(tier), facts=facts))
    tier = yield from choose(me, "mombasa.tier_choice", options)
    yield from take_reward(g, me, tier, effect.company)


def take_one(g: State, me: Seat, effect: OneOf) -> Rule[None]:
    """C1: one of the rewards."""
    options = [
        Option(f"take:{n}", reward, reward_names(reward), facts=Taking(reward=reward))
        for n, reward in enumerate(effect.choice, 1)
    ]
    reward = yield from choose(me, "mombasa.one_of", options)
    yield from take_reward(g, me, reward)


def take_parts(g: State, me: Seat, effect: BuyAndDiamonds) -> Rule[None]:
    """C2: diamonds, a purchase, or both; diamonds come first, as they may bring pounds (R43)."""
    have = g.players[me].pounds

    def why_not(part: str) -> Text | None:
        if part == "diamonds":
            return None
        richer = have + (diamonds_over(g, me, effect.diamonds) if part == "both" else 0)
        return why_not_any_card(g, 0, effect.discount, richer)

    offer = sift(
        ("both", "diamonds", "buy"),
        why_not,
        lambda part: Option(
            f"take:{part}",
            part,
            part_name(part, effect),
            facts=TakingParts(diamonds=part != "buy", purchase=part != "diamonds"),
        ),
    )
    part = yield from choose(me, "mombasa.parts", offer)
    if part != "buy":
        take_diamonds(g, me, effect.diamonds)
    if part != "diamonds":
        yield from buy_for_pounds(g, me, effect.discount)


def part_name(part: str, effect: BuyAndDiamonds) -> Text:
    """Purchase, diamonds, or both."""
    if part == "buy":
        return Text("mombasa.parts.buy")
    return text(f"mombasa.parts.{part}", n=effect.diamonds)


def advance_others(g: State, me: Seat, effect: Advance, home: str) -> Rule[None]:
    """D2: steps on different other tracks, in any order; a marker that cannot move may be chosen (R15, R44)."""
    left = [company for company in g.data.company_ids if company != home]
    for n in range(min(effect.tracks, len(left))):
        company = yield from choose(
            me,
            "mombasa.other_track",
            [track_option(g, me, company, effect.steps) for company in left],
            prompt=text("mombasa.other_track", n=effect.steps, left=effect.tracks - n),
        )
        left.remove(company)
        yield from advance(g, me, company, effect.steps)


def track_option(g: State, me: Seat, company: str, steps: int) -> Option[str]:
    detail, facts = step_detail(g, me, company, steps), Stepping(company=company, steps=steps)
    return Option(f"track:{company}", company, company_name(company), detail, target=company, facts=facts)
