"""What an option costs, yields and leads to: the details shown beside it."""

from __future__ import annotations

from engine.core.text import Seat, Text, join, text, who
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
from engine.mombasa.components.names import company_name, good_name, requirement_names, reward_names, tile_name
from engine.mombasa.queries.books import book_at, is_face_down, jar_reach
from engine.mombasa.queries.facts import KEEPERS, MERCHANTS, active, active_of, at_end, entries, value, values
from engine.mombasa.queries.shares import base_posts, share_value
from engine.mombasa.queries.spaces import company_of, tiers_reached
from engine.mombasa.rules.option_facts import TurningBook
from engine.mombasa.state import State, others


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
            return text("mombasa.act.bookkeeper.detail", n=len(active_of(g, me, KEEPERS)), at=jar_reach(g, me))
        case "merchant":
            return text("mombasa.act.merchant.detail", n=len(active_of(g, me, MERCHANTS)))
        case "marker":
            return text("mombasa.act.marker.detail", n=player.markers)
    return text("mombasa.act.end.detail", cards=sum(1 for _ in active(g, me)), markers=player.markers)


def attach_detail(now: int, then: int) -> Text:
    """The value of a card before and after the "+1 good" tile."""
    return text("mombasa.attach.detail", now=now, then=then)


def worth_detail(units: int) -> Text:
    """The total value of goods cards."""
    return text("mombasa.worth", n=units)


def step_detail(g: State, me: Seat, company: str, steps: int = 1) -> Text:
    """What the next steps on a track bring: space, tolls, special fields, share."""
    if at_end(g, me, company):
        return Text("mombasa.step.end")
    track = g.data.track[g.tracks[company]]
    start = g.players[me].tracks[company]
    end = min(start + steps, track.length)
    parts = [text("mombasa.step.to", space=end)]
    for at in range(start + 1, end + 1):
        toll = track.toll_after.get(at - 1, 0)
        if toll:
            parts.append(text("mombasa.step.toll", n=toll))
        field = track.field_at.get(at)
        if field is not None:
            parts.append(text("mombasa.step.field", n=field.pounds, index=field.index))
            too = [who(seat) for seat in others(g, me) if g.players[seat].tracks[company] >= at]
            if too:
                parts.append(text("mombasa.step.field_too", n=field.pounds, players=join(too, "and")))
    if track.shares_at[end] > track.shares_at[start]:
        parts.append(text("mombasa.step.share", total=track.shares_at[end], value=share_value(g, company)))
    return join(parts)


def stop_detail(left: int) -> Text:
    """What stopping in front of tolls loses (R6)."""
    return text("mombasa.step.stop", n=left)


def company_detail(g: State, company: str, points: int) -> Text:
    """What expanding a company means: all points must go there while an entry can be paid (R7)."""
    return text(
        "mombasa.expand.detail",
        n=points,
        cheapest=min(entries(g, company).values(), default=0),
        posts=base_posts(g, company),
        value=share_value(g, company),
    )


def enter_detail(g: State, region: str, cost: int, points: int) -> Text:
    """Cost and reward of an entry, whose post has to go, and the points that must still be spent (R7)."""
    parts = [text("mombasa.enter.cost", n=cost), reward_names(g.data.region[region].reward)]
    if region in g.posts:
        parts.append(text("mombasa.enter.foreign", company=company_name(g.posts[region])))
    if points > cost:
        parts.append(text("mombasa.enter.left", n=points - cost))
    return join(parts)


def take_detail(price: int, coins: int, *, lost: bool) -> Text:
    """The price of a book in points, the coin at it, and a warning where it has no place (R22)."""
    parts = [text("mombasa.book.price", n=price)]
    if coins:
        parts.append(text("mombasa.book.coin", n=coins))
    if lost:
        parts.append(Text("mombasa.book.lost"))
    return join(parts)


def put_detail(g: State, me: Seat, at: int) -> Text:
    """What lies at a position, and whether the jar has passed it (R37)."""
    player = g.players[me]
    pile = player.books[at]
    parts = [text("mombasa.put.cover", book=g.data.book_label[pile[-1]]) if pile else Text("mombasa.put.empty")]
    if at <= player.jar:
        parts.append(Text("mombasa.put.passed"))
    elif g.data.bookkeeping_pounds[at] > g.data.bookkeeping_pounds[at - 1]:
        parts.append(text("mombasa.put.pounds", n=g.data.bookkeeping_pounds[at]))
    return join(parts)


def turn_detail(g: State, me: Seat, turning: TurningBook) -> Text:
    """What a book asks for, and how far the jar would get with it face down."""
    book = book_at(g, me, turning.position)
    needs = requirement_names(book[0]) if book is not None else Text("mombasa.gain.nothing")
    return text("mombasa.turn_book.detail", needs=needs, at=turning.reach)


def stop_book_detail(g: State, me: Seat, at: int) -> Text:
    """The reward for stopping at a position, and what the track is worth there."""
    book = book_at(g, me, at)
    if book is None or is_face_down(g, me, at):
        gains = Text("mombasa.gain.nothing")
    else:
        gains = reward_names(book[1])
    return text("mombasa.jar.detail", reward=gains, n=g.data.bookkeeping_pounds[at])


def space_detail(g: State, me: Seat, space: str) -> Text:
    """Cost and effect of a bonus space."""
    effect = g.data.place[space].space.effect
    cost = effect.pounds
    last_round = g.round == g.data.rounds.count
    match effect:
        case TakeFirst() if last_round:
            return reward_names(Reward(bookkeeping=effect.bookkeeping))
        case TakeFirst():
            return text("mombasa.effect.first_player", n=effect.bookkeeping)
        case BuyCard():
            return text("mombasa.effect.buy_card", cost=cost)
        case SellCard(accepts="any"):
            return text("mombasa.effect.sell_card", n=effect.extra)
        case SellCard():
            return text("mombasa.effect.sell_good", good=good_name(effect.accepts), n=effect.extra)
        case Majority():
            best = next((effect.tiers[n] for n in tiers_reached(g, me, effect)), effect.tiers[0])
            name = company_name(effect.company)
            return text("mombasa.effect.majority", reward=reward_names(best), company=name)
        case Reserve() if last_round:  # R27
            return text("mombasa.effect.reserve_late", cost=cost)
        case Reserve():
            return text("mombasa.effect.reserve", cost=cost, tile=tile_name(effect.tile))
        case OneOf():
            return text("mombasa.effect.one_of", cost=cost, rewards=join(map(reward_names, effect.choice), "or"))
        case BuyAndDiamonds():
            return text("mombasa.effect.buy_and_diamonds", off=effect.discount, n=effect.diamonds)
        case Advance():
            home = company_name(company_of(g, space))
            return text("mombasa.effect.advance", cost=cost, n=effect.steps, tracks=effect.tracks, company=home)
