"""What an option costs, yields and leads to: the details shown beside it, made from its facts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from engine.core.text import Seat, Text, join, text
from engine.mombasa.components.effects import (
    GOODS,
)
from engine.mombasa.components.names import (
    company_name,
    good_name,
    requirement_names,
    reward_names,
    short_name,
)
from engine.mombasa.queries.books import book_at, jar_reach, paid_reach
from engine.mombasa.queries.facts import KEEPERS, MERCHANTS, active, active_of, value, values
from engine.mombasa.queries.shares import share_value, shares
from engine.mombasa.rules.option_facts import (
    Attaching,
    BaseColumn,
    Entering,
    Expanding,
    TakingBook,
    TurningBook,
    UsingBookkeeper,
)
from engine.mombasa.state import State, others

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
            return jar_detail(g, me, "mombasa.act.bookkeeper", len(active_of(g, me, KEEPERS)))
        case "merchant":
            return text("mombasa.act.merchant.detail", n=len(active_of(g, me, MERCHANTS)))
        case "marker":
            return text("mombasa.act.marker.detail", n=player.markers)
    return text("mombasa.act.end.detail", cards=sum(1 for _ in active(g, me)), markers=player.markers)


def stack_detail(g: State, cards: Sequence[str]) -> Text:
    """All cards of a recovery stack that has some, the newest first; of those alike how many."""
    names = Counter(short_name(g.data.card[card]) for card in reversed(cards))
    return join([name if n == 1 else text("mombasa.stack.times", card=name, n=n) for name, n in names.items()])


def newest_detail(g: State, cards: Sequence[str], most: int) -> Text:
    """The newest cards of a recovery stack that has some."""
    names = join([short_name(g.data.card[card]) for card in reversed(cards[-most:])])
    left = len(cards) - most
    return text("mombasa.stack.more", cards=names, n=left) if left > 0 else names


def attach_detail(now: int, facts: Attaching) -> Text:
    """The value of a card before and after the "+1 good" tile."""
    return text("mombasa.attach.detail", now=now, then=facts.value)


def worth_detail(units: int) -> Text:
    """The total value of goods cards."""
    return text("mombasa.worth", n=units)


def stop_detail(left: int) -> Text:
    """What stopping in front of tolls loses (R6)."""
    return text("mombasa.step.stop", n=left)


def company_detail(g: State, me: Seat, facts: Expanding) -> Text:
    """What there is of a company: its share value, how many the player has and the most that anybody else shows."""
    worth, held = share_value(g, facts.company), shares_detail(g, me, facts.company)
    return text("mombasa.expand.detail", value=worth, held=held, cheapest=facts.cheapest)


def shares_detail(g: State, me: Seat, company: str) -> Text:
    """How many shares of a company the player has, and the most that anybody else shows."""
    shown = [shares(g, seat, hand=False)[company] for seat in others(g, me)]
    return text(
        "mombasa.expand.held",
        own=shares(g, me, hand=True)[company],
        rivals="single" if len(shown) == 1 else "several",
        others=max(shown, default=0),
    )


def enter_detail(facts: Entering, *, lost: int, gone: bool) -> Text:
    """Cost and reward of an entry, which points are lost (R7), whose post has to go (out of the game if it is gone)."""
    clauses = [text("mombasa.enter.cost", n=dict(facts.price)["expansion"], lost=lost)]
    if (reward := reward_names(facts.reward)) != NO_REWARD:
        clauses = [text("mombasa.enter.gives", cost=clauses[0], gains=reward)]
    if facts.ousts:
        key = "gone" if gone else "foreign"
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
    return jar_detail(g, me, "mombasa.bookkeeper", facts.points)


def jar_detail(g: State, me: Seat, key: str, n: int) -> Text:
    """How far the jar could go without turning a book, and with it where that can be paid and gets it further."""
    reach, paid = jar_reach(g, me), paid_reach(g, me)
    price = g.data.player_board.bookkeeping_track.flip_pounds
    if reach == g.players[me].jar:
        return text(f"{key}.stay", n=n, paid=paid, price=price)
    return text(f"{key}.detail", n=n, at=reach, paid=paid, price=price)


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


def buy_detail(question: str, price: int, have: int) -> Text:
    """What a card costs, and what that leaves to whoever can pay it."""
    if price > have:
        return text(f"{question}.dear", price=price)
    return text(f"{question}.detail", price=price, left=have - price)


def turn_detail(g: State, me: Seat, facts: TurningBook) -> Text:
    """What a book asks for, and how far the jar would get with it face down."""
    book = book_at(g, me, facts.position)
    needs = requirement_names(book[0]) if book is not None else NO_REWARD
    reach = jar_reach(g, me)
    if facts.position <= reach:
        return text("mombasa.turn_book.met", needs=needs)
    if facts.reach == reach:
        return text("mombasa.turn_book.useless", needs=needs)
    pounds = g.data.player_board.bookkeeping_track.flip_pounds
    return text("mombasa.turn_book.detail", n=pounds, needs=needs, at=facts.reach)
