"""What an option costs, yields and leads to: the details shown beside it, made from its facts."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from engine.core.text import Seat, Text, join, text
from engine.mombasa.components.effects import (
    GOODS,
    Advance,
    BuyAndDiamonds,
    BuyCard,
    Majority,
    OneOf,
    Reserve,
    Reward,
    SellCard,
    TakeFirst,
)
from engine.mombasa.components.names import (
    company_name,
    good_name,
    measure_name,
    requirement_names,
    reward_names,
    short_name,
)
from engine.mombasa.queries.books import book_at, jar_reach
from engine.mombasa.queries.facts import KEEPERS, MERCHANTS, active, active_of, last_round, value, values
from engine.mombasa.queries.gains import Gains, gains_of, only_merchant
from engine.mombasa.queries.shares import base_posts, share_value
from engine.mombasa.queries.spaces import company_of, tiers_reached
from engine.mombasa.queries.walks import Walk, steps_to_share, track_of
from engine.mombasa.rules.option_facts import (
    Attaching,
    BaseColumn,
    Entering,
    Expanding,
    MovingJar,
    Stepping,
    Taking,
    TakingBook,
    TurningBook,
    UsingBookkeeper,
)
from engine.mombasa.state import State

NO_REWARD = Text("mombasa.gain.nothing")


def action_detail(g: State, me: Seat, action: str) -> Text:
    """What an action of the turn menu has to work with."""
    player = g.players[me]
    match action:
        case "goods":
            have = values(g, me)
            return join(
                [text("mombasa.card.goods", good=good_name(kind), value=have[kind]) for kind in GOODS if have[kind]]
            )
        case "expansion":
            return text("mombasa.points", n=value(g, me, "expansion"))
        case "bookkeeper":
            count, reach = len(active_of(g, me, KEEPERS)), jar_reach(g, me)
            if reach == player.jar:
                return text("mombasa.act.bookkeeper.stay", n=count)
            return text("mombasa.act.bookkeeper.detail", n=count, at=reach)
        case "merchant":
            brings = only_merchant(g, me)
            if brings is not None:
                return received_text(brings)
            return text("mombasa.act.merchant.detail", n=len(active_of(g, me, MERCHANTS)))
        case "marker":
            return text("mombasa.act.marker.detail", n=player.markers)
    return text("mombasa.act.end.detail", cards=sum(1 for _ in active(g, me)), markers=player.markers)


def stack_detail(g: State, cards: Sequence[str], most: int) -> Text:
    """The cards of a recovery stack that has some, the newest ones by name."""
    names = join([short_name(g.data.card[card]) for card in reversed(cards[-most:])])
    left = len(cards) - most
    return text("mombasa.stack.more", cards=names, n=left) if left > 0 else names


def attach_detail(now: int, facts: Attaching) -> Text:
    """The value of a card before and after the "+1 good" tile."""
    return text("mombasa.attach.detail", now=now, then=facts.value)


def worth_detail(units: int) -> Text:
    """The total value of goods cards."""
    return text("mombasa.worth", n=units)


def step_detail(g: State, me: Seat, facts: Stepping) -> Text:
    """What steps on a track bring: the toll before them, shares, special fields, and what stops them."""
    tolls = [text("mombasa.step.toll", n=n) for _, n in facts.price]
    return join([*tolls, *walk_clauses(g, me, facts.company, facts.walk, facts.steps)])


def walk_clauses(g: State, me: Seat, company: str, walk: Walk, wanted: int) -> list[Text]:
    """A walk as far as it is certain."""
    clauses = []
    shares = track_of(g, company).shares_at
    if walk.steps < wanted and walk.steps:
        clauses.append(text("mombasa.step.only", n=walk.steps, of=wanted))
    if walk.steps and shares[walk.space] > shares[g.players[me].tracks[company]]:
        clauses.append(text("mombasa.step.share", total=shares[walk.space], value=share_value(g, company)))
    elif walk.steps:
        clauses.append(
            text("mombasa.step.towards", n=steps_to_share(g, company, walk.space), total=shares[walk.space] + 1)
        )
    for field in walk.fields:
        clauses.append(text("mombasa.step.field", n=field.pounds))
    if walk.too:  # their number: names of players may be long, and what stops the walk has to fit as well
        clauses.append(text("mombasa.step.field_too", n=len(walk.too), pounds=walk.fields[0].pounds))
    if walk.toll and walk.payable:
        clauses.append(text("mombasa.step.asked", n=walk.toll))
    clauses += lost_clauses(walk)
    return clauses


def lost_clauses(walk: Walk) -> list[Text]:
    """Why not all steps of a walk can be made."""
    clauses = [text("mombasa.step.short", n=walk.toll)] if walk.toll and not walk.payable else []
    return [*clauses, text("mombasa.step.end", n=walk.lost)] if walk.lost else clauses


def stop_detail(left: int) -> Text:
    """What stopping in front of tolls loses (R6)."""
    return text("mombasa.step.stop", n=left)


def company_detail(g: State, facts: Expanding) -> Text:
    """What there is of a company: its share value, its posts, its cheapest entry."""
    posts, worth = base_posts(g, facts.company), share_value(g, facts.company)
    return text("mombasa.expand.detail", cheapest=facts.cheapest, posts=posts, value=worth)


def enter_detail(facts: Entering) -> Text:
    """Cost and reward of an entry, whose post has to go, and the points that remain (R7)."""
    cost = dict(facts.price)["expansion"]
    lost = facts.left if facts.lost else 0
    clauses = [text("mombasa.enter.cost", n=cost, of=cost + facts.left, left=facts.left, lost=lost)]
    if (reward := reward_names(facts.reward)) != NO_REWARD:
        clauses.append(text("mombasa.gets", what=reward))
    if facts.ousts:
        key = "gone" if facts.gone else "foreign"
        clauses.append(text(f"mombasa.enter.{key}", company=company_name(facts.ousts)))
    return join(clauses, "semicolon")


def column_detail(facts: BaseColumn) -> Text:
    """The posts of a column and the share value after a change."""
    name = company_name(facts.company)
    if facts.now == facts.then:
        return text("mombasa.column.same", company=name, n=facts.posts, now=facts.now)
    return text("mombasa.column.detail", company=name, n=facts.posts, now=facts.now, then=facts.then)


def keeper_detail(g: State, me: Seat, facts: UsingBookkeeper) -> Text:
    """How far the jar could go, and the points to spend after that."""
    reach = jar_reach(g, me)
    if reach == g.players[me].jar:
        return text("mombasa.bookkeeper.stay", n=facts.points)
    return text("mombasa.bookkeeper.detail", n=facts.points, at=reach)


def take_detail(facts: TakingBook) -> Text:
    """The price of a book in points, the coin at it, and a warning where it has no place (R22)."""
    clauses = [text("mombasa.book.price", n=n) for _, n in facts.price]
    clauses += [text("mombasa.book.coin", n=n) for _, n in facts.gain]
    if facts.lost:
        clauses.append(Text("mombasa.book.lost"))
    return join(clauses)


def put_detail(g: State, me: Seat, at: int) -> Text:
    """What lies at a position, and whether the jar has passed it (R37)."""
    player = g.players[me]
    pile = player.books[at]
    if pile:
        under = g.data.book[pile[-1]]
        needs, reward = requirement_names(under.requirements), reward_names(under.reward)
        clauses = [text("mombasa.put.cover", needs=needs, reward=reward)]
    else:
        clauses = [Text("mombasa.put.empty")]
    if at <= player.jar:
        clauses.append(Text("mombasa.put.passed"))
    elif g.data.bookkeeping_pounds[at] > g.data.bookkeeping_pounds[at - 1]:
        clauses.append(text("mombasa.put.pounds", n=g.data.bookkeeping_pounds[at]))
    return join(clauses)


def turn_detail(g: State, me: Seat, facts: TurningBook) -> Text:
    """What a book asks for, and how far the jar would get with it face down."""
    book = book_at(g, me, facts.position)
    needs = requirement_names(book[0]) if book is not None else NO_REWARD
    if facts.reach == jar_reach(g, me):
        return text("mombasa.turn_book.useless", needs=needs)
    return text("mombasa.turn_book.detail", needs=needs, at=facts.reach)


def stop_book_detail(g: State, facts: MovingJar) -> Text:
    """The reward for stopping at a position, and what the track is worth there."""
    clauses = [text("mombasa.jar.detail", gets=received_text(facts.gains), n=g.data.bookkeeping_pounds[facts.position])]
    if facts.points_over:
        clauses.append(text("mombasa.jar.end", n=facts.points_over))
    return join(clauses, "semicolon")


def gain_text(gains: Gains) -> Text:
    """A reward as it really comes: with what is paid in pounds instead; steps are described by `walk_clauses`."""
    clauses = [
        text(f"mombasa.gain.{kind}", n=n)
        for kind in ("pounds", "diamonds", "diamonds_over", "bookkeeping", "bookkeeping_over", "remove_posts")
        if (n := getattr(gains, kind))
    ]
    return join(clauses, "and") if clauses else NO_REWARD


def received_text(gains: Gains) -> Text:
    """A reward beside a label that might be a price: "gets …"; a post that may be removed is a clause of its own."""
    removes = gains.remove_posts
    taken = replace(gains, remove_posts=0)
    clauses = [text("mombasa.gets", what=gain)] if (gain := gain_text(taken)) != NO_REWARD else []
    clauses += [text("mombasa.gain.remove_posts", n=removes)] if removes else []
    return join(clauses) if clauses else NO_REWARD


def tier_detail(g: State, me: Seat, facts: Taking) -> Text | None:
    """What the steps of a tier lead to."""
    walk = facts.gains.walk
    return join(walk_clauses(g, me, facts.company, walk, facts.reward.track)) if walk is not None else None


def space_detail(g: State, me: Seat, space: str) -> Text:
    """Cost and effect of a bonus space."""
    effect = g.data.place[space].space.effect
    cost = effect.pounds
    match effect:
        case TakeFirst():
            gets = received_text(gains_of(g, me, Reward(bookkeeping=effect.bookkeeping)))
            return gets if last_round(g) else text("mombasa.effect.first_player", gets=gets)
        case BuyCard():
            return text("mombasa.effect.buy_card", cost=cost)
        case SellCard(accepts="any"):
            return text("mombasa.effect.sell_card", n=effect.extra)
        case SellCard():
            return text("mombasa.effect.sell_good", good=good_name(effect.accepts), n=effect.extra)
        case Majority():
            best = next((effect.tiers[n] for n in tiers_reached(g, me, effect)), effect.tiers[0])
            brings = text(
                "mombasa.effect.majority",
                reward=reward_names(best, effect.company),
                measure=measure_name(effect.measure),
                n=value(g, me, effect.measure),
            )
            walk = gains_of(g, me, best, effect.company).walk
            return join([brings, *(lost_clauses(walk) if walk is not None else [])])
        case Reserve() if last_round(g):  # R27
            return text("mombasa.effect.reserve_late", cost=cost)
        case Reserve():
            return text("mombasa.effect.reserve", cost=cost)
        case OneOf():
            return text("mombasa.effect.one_of", cost=cost, rewards=join(map(reward_names, effect.choice), "or"))
        case BuyAndDiamonds():
            return text("mombasa.effect.buy_and_diamonds", off=effect.discount, n=effect.diamonds)
        case Advance():
            home = company_name(company_of(g, space))
            return text("mombasa.effect.advance", cost=cost, n=effect.steps, tracks=effect.tracks, company=home)
