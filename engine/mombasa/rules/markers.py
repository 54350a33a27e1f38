"""Action 5 (§8.5): a bonus marker on a bonus space of the board (§10) or of a track (§12)."""

from __future__ import annotations

from engine.core.ask import Presentation, Rule, Series, choose
from engine.core.effects import gain, note, pay
from engine.core.offer import Option, offer_one, offers, sift
from engine.core.text import Seat, Text, join, text
from engine.mombasa.components.effects import (
    Advance,
    BuyAndDiamonds,
    BuyCard,
    Majority,
    OneOf,
    Reserve,
    Reward,
    SellCard,
    SpaceEffect,
    TakeFirst,
    Tier,
)
from engine.mombasa.components.names import brief_name, company_name, measure_name, reward_names, space_name, tile_name
from engine.mombasa.queries.facts import display_number, last_round, on_display, value
from engine.mombasa.queries.legality import why_not_other_track, why_not_step
from engine.mombasa.queries.spaces import (
    company_of,
    paragraph,
    prices_in_pounds,
    spaces_in_play,
    tiers_reached,
    why_buy,
    why_not_any_card,
    why_not_buy_for_pounds,
    why_not_mark,
    why_not_sell,
    why_not_tier,
)
from engine.mombasa.rules.batches import spend_points
from engine.mombasa.rules.changes import add_markers, discard, take_first_marker
from engine.mombasa.rules.details import buy_detail
from engine.mombasa.rules.goods import take_card
from engine.mombasa.rules.hand import pick_card
from engine.mombasa.rules.option_facts import Buying, Marking, Stepping, Taking, TakingParts, pounds
from engine.mombasa.rules.rewards import take_reward
from engine.mombasa.rules.tracks import advance, overflow_pounds, take_diamonds
from engine.mombasa.state import Doing, State

TOLD = 8  # up to so many spaces have on their buttons what they cost and bring; of more, the picture says it


def place_marker(g: State, me: Seat) -> Rule[None]:
    """An own marker on a free space: the cost first, then what it gives (R43)."""
    told = sum(why_not_mark(g, me, space) is None for space in spaces_in_play(g)) <= TOLD
    offer = sift(
        spaces_in_play(g),
        lambda space: why_not_mark(g, me, space),
        lambda space: Option(
            f"mark:{space}",
            space,
            marked_name(g, space),
            target=space,
            facts=Marking(price=pounds(g.data.place[space].space.effect.pounds), space=space),
            no_effect=last_round(g) and isinstance(g.data.place[space].space.effect, Reserve),
            short=short_name(g, me, space, told=told),
            number=str(1 + list(g.data.place).index(space)),
        ),
        prefix="mark:",
    )
    space = yield from choose(me, "mombasa.mark", offer)
    effect = g.data.place[space].space.effect
    g.doing = Doing("marker", space=space)
    g.spaces[space] = me
    add_markers(g, me, -1)
    pay(g, me, "pounds", effect.pounds)
    note(g, "mombasa.log.mark", me, space=marked_name(g, space), n=effect.pounds)
    yield from use_space(g, me, space, effect)


def marked_name(g: State, space: str) -> Text:
    """A bonus space by its name, or by the company whose track it belongs to."""
    if not g.data.place[space].track:
        return space_name(space)
    return text("mombasa.track_space", n=g.data.place[space].index, company=company_name(company_of(g, space)))


def short_name(g: State, me: Seat, space: str, *, told: bool) -> Text:
    """What stands on the button of a space: what it does, and if it is `told`, what it costs and brings at once."""
    effect = g.data.place[space].space.effect
    brief = brief_effect(g, me, effect)
    if not told:
        return brief
    match effect:
        case TakeFirst(bookkeeping=n):
            more = [text("mombasa.mark.more.bookkeeping", n=n)]
        case BuyCard(pounds=fee):
            return brief if brief.args else text("mombasa.mark.buy_from", n=fee)
        case Majority():
            tier = tier_in_reach(g, me, effect)
            kinds = ("pounds", "diamonds", "bookkeeping", "remove_posts")
            more = [text(f"mombasa.mark.more.{kind}", n=n) for kind in kinds if (n := getattr(tier, kind))]
        case _:
            return text("mombasa.mark.price", what=brief, n=effect.pounds) if effect.pounds else brief
    return join([brief, *more]) if more else brief


def brief_effect(g: State, me: Seat, effect: SpaceEffect) -> Text:
    """What a space does, in few words."""
    match effect:
        case TakeFirst():
            return Text("mombasa.mark.first")
        case BuyCard(pounds=fee, discount=off):
            prices = {card: fee + asked for card, asked in prices_in_pounds(g, off).items()}
            in_reach = [card for card, asked in prices.items() if asked <= g.players[me].pounds]
            if len(in_reach) != 1:
                return Text("mombasa.mark.buy")
            [card] = in_reach
            return text("mombasa.mark.buy_one", card=brief_name(g.data.card[card]), n=prices[card])
        case SellCard(accepts="any", extra=extra):
            return text("mombasa.mark.sell", n=extra)
        case SellCard(accepts=good, extra=extra):
            return text("mombasa.mark.sell_good", good=measure_name(good), n=extra)
        case Majority(company=company):
            return text("mombasa.mark.steps", company=company_name(company), n=tier_in_reach(g, me, effect).track)
        case Reserve(tile=tile):
            return Text(f"mombasa.mark.{tile}")
        case OneOf():
            return Text("mombasa.mark.one_of")
        case BuyAndDiamonds(diamonds=diamonds):
            return text("mombasa.mark.buy_and_diamonds", n=diamonds)
        case Advance(steps=steps, tracks=tracks):
            return text("mombasa.mark.advance", n=steps, tracks=tracks)


def tier_in_reach(g: State, me: Seat, effect: Majority) -> Reward:
    """The highest reward of a majority that the value reaches."""
    return next((effect.tiers[n] for n in tiers_reached(g, me, effect)), Reward())


def use_space(g: State, me: Seat, space: str, effect: SpaceEffect) -> Rule[None]:
    """What a space gives, by its kind."""
    match effect:
        case TakeFirst():
            take_first_marker(g, me)  # R34: the order of the running round stays
            note(g, "mombasa.log.first", me)
            yield from spend_points(g, me, effect.bookkeeping, Text("mombasa.from.space"))
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
            yield from take_diamonds_or_card(g, me, effect)
        case Advance():
            yield from advance_others(g, me, effect, company_of(g, space))


def buy_for_pounds(g: State, me: Seat, off: int) -> Rule[None]:
    """One display card for pounds; it must be bought (R18)."""
    assert g.doing is not None
    g.doing.discount, ref = off, paragraph(g, g.doing.space)
    have = g.players[me].pounds
    prices = prices_in_pounds(g, off)
    offer = sift(
        prices,
        lambda card: why_not_buy_for_pounds(prices[card], have, ref),
        lambda card: Option(
            f"buy:{card}",
            card,
            g.data.card_label[card],
            buy_detail("mombasa.buy_pounds", prices[card], have),
            target=card,
            facts=Buying(price=pounds(prices[card]), card=card, left=have - prices[card]),
            short=text("mombasa.buy_pounds.short", card=brief_name(g.data.card[card]), price=prices[card]),
            number=display_number(g, card),
        ),
    )
    nothing = Option("none", "", Text("mombasa.buy.none"))
    card = yield from choose(
        me,
        "mombasa.buy_pounds",
        offers(offer, offer_one(nothing, why_buy)),
        prompt=text("mombasa.buy_pounds", off=off),
    )
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
        lambda card: why_not_sell(cards[card], effect.accepts),
        lambda card: cards[card].crate + effect.extra,
        presentation=lambda: Presentation(text("mombasa.sell", n=effect.extra)),
    )
    pounds = cards[card].crate + effect.extra
    discard(g, me, card)
    gain(g, me, "pounds", pounds)
    note(g, "mombasa.log.sell", me, card=g.data.card_label[card], n=pounds)


def take_tier(g: State, me: Seat, effect: Majority) -> Rule[None]:
    """One tier that the value reaches; a lower one may be taken, for instance to keep posts (R26)."""

    reached = [tier for n, tier in enumerate(effect.tiers) if why_not_tier(g, me, effect, n) is None]

    def show(n: int) -> Option[Tier]:
        tier = effect.tiers[n]
        label = text("mombasa.tier", n=tier.min, reward=reward_names(tier, effect.company))
        more = [one.min for one in reached if is_less(tier, one)]
        return Option(
            f"tier:{tier.min}",
            tier,
            label,
            text("mombasa.tier.less", n=more[-1]) if more else None,
            target=effect.company,
            facts=Taking(reward=tier, company=effect.company),
            no_effect=bool(more),
        )

    highest_first = reversed(range(len(effect.tiers)))
    tier = yield from choose(
        me,
        "mombasa.tier_choice",
        sift(highest_first, lambda n: why_not_tier(g, me, effect, n), show),
        prompt=text(
            "mombasa.tier_choice",
            measure=measure_name(effect.measure),
            n=value(g, me, effect.measure),
            company=company_name(effect.company),
        ),
    )
    yield from take_reward(g, me, tier, Text("mombasa.from.space"), effect.company)


def is_less(reward: Reward, other: Reward) -> bool:
    """Whether a reward has of nothing more than another one, and of something less; posts may be worth keeping."""
    if reward.remove_posts != other.remove_posts or reward.pounds_good_minus_1 != other.pounds_good_minus_1:
        return False
    amounts = [(getattr(reward, kind), getattr(other, kind)) for kind in ("pounds", "diamonds", "bookkeeping", "track")]
    return all(n <= more for n, more in amounts) and any(n < more for n, more in amounts)


def take_one(g: State, me: Seat, effect: OneOf) -> Rule[None]:
    """C1: one of the rewards."""
    options = [
        Option(f"take:{n}", reward, reward_names(reward), facts=Taking(reward=reward))
        for n, reward in enumerate(effect.choice, 1)
    ]
    reward = yield from choose(me, "mombasa.one_of", options)
    yield from take_reward(g, me, reward, Text("mombasa.from.space"))


def take_diamonds_or_card(g: State, me: Seat, effect: BuyAndDiamonds) -> Rule[None]:
    """C2: diamonds, a purchase, or both; diamonds come first, as they may bring pounds (R43)."""
    have = g.players[me].pounds
    more = overflow_pounds(g, me, effect.diamonds)

    def why_not(choice: str) -> Text | None:
        if choice == "diamonds":
            return None
        richer = have + (more if choice == "both" else 0)
        return why_not_any_card(g, 0, effect.discount, richer)

    def show(choice: str) -> Option[str]:
        facts = TakingParts(diamonds=choice != "buy", purchase=choice != "diamonds")
        label, less = diamonds_or_card_name(choice, effect.diamonds), choice == "buy"
        detail = Text("mombasa.parts.less") if less else None
        return Option(f"take:{choice}", choice, label, detail, facts=facts, no_effect=less)

    offer = sift(("both", "diamonds", "buy"), why_not, show)
    choice = yield from choose(me, "mombasa.parts", offer, prompt=text("mombasa.parts", off=effect.discount))
    if choice != "buy":
        take_diamonds(g, me, effect.diamonds)
    if choice != "diamonds":
        yield from buy_for_pounds(g, me, effect.discount)


def diamonds_or_card_name(choice: str, diamonds: int) -> Text:
    """Purchase, diamonds, or both."""
    if choice == "buy":
        return Text("mombasa.parts.buy")
    return text(f"mombasa.parts.{choice}", gains=reward_names(Reward(diamonds=diamonds)))


def advance_others(g: State, me: Seat, effect: Advance, home: str) -> Rule[None]:
    """D2: steps on different other tracks, in any order; a marker that cannot move may be chosen (R15, R44)."""
    left = [company for company in g.data.company_ids if company != home]
    count = min(effect.tracks, len(left))
    for n in range(count):
        offer = sift(
            g.data.company_ids,
            lambda company: why_not_other_track(company, home, left),
            lambda company: track_option(g, me, company, effect.steps),
        )
        company = yield from choose(
            me,
            "mombasa.other_track",
            offer,
            prompt=text("mombasa.other_track", n=n + 1, of=count, steps=effect.steps),
            series=Series(left=count - n, prompt=text("mombasa.other_track.all", steps=effect.steps)),
        )
        left.remove(company)
        yield from advance(g, me, company, effect.steps)


def track_option(g: State, me: Seat, company: str, steps: int) -> Option[str]:
    return Option(
        f"track:{company}",
        company,
        company_name(company),
        target=company,
        facts=Stepping(company=company, steps=steps),
        no_effect=why_not_step(g, me, company) is not None,
    )
