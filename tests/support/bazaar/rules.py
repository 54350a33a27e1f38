"""The rules of the bazaar, in the order of its rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import (
    SKIP,
    Free,
    Option,
    Rule,
    arrange,
    choose,
    choose_amount,
    choose_free,
    choose_some,
    end_turn,
    offers,
    resolve,
    sift,
    together,
)
from engine.core.effects import draw, gain, note, pay
from engine.core.text import Seat, Text, refusal, text, who
from tests.support.bazaar.state import Coins, Effect, Goods, Peek, State, Tax


def segment(g: State) -> Rule[None]:
    match g.phase:
        case "bid":
            bids = yield from together("bazaar.bidding", {s: bid(g, s) for s in range(g.seats)})
            for seat, coins in bids.items():
                pay_bank(g, seat, coins)
                note(g, "bazaar.log.bid", seat, n=coins)
            g.order = sorted(range(g.seats), key=lambda s: (-bids[s], s))
            g.waiting = list(g.order)
            g.active = g.waiting.pop(0)
            g.phase = "turn"
        case "turn":
            yield from turn(g, g.active)
            pass_turn(g)
        case "sorting":
            sorted_goods = yield from together(
                "bazaar.sorting", {s: sort_goods(g, s) for s in range(g.seats)}, secret=False
            )
            for seat in sorted_goods:
                note(g, "bazaar.log.sorted", seat)
            g.over = True


def bid(g: State, me: Seat) -> Rule[int]:
    """A secret bid, locked in by a confirmation; may be changed until the last one is in."""
    coins = yield from choose_amount(me, "bazaar.bid", range(min(3, g.players[me].coins) + 1))
    lock = Option("lock", None, Text("bazaar.lock"), role="confirm")
    yield from choose(me, "bazaar.lock_in", [lock], draft=coins)
    return coins


def turn(g: State, me: Seat) -> Rule[None]:
    free = lambda: sell_spice(g, me)  # noqa: E731
    what = yield from choose_free(
        me,
        "bazaar.turn",
        lambda: offers(
            sift(
                g.row,
                lambda card: why_not_buy(g, me, card),
                lambda card: Option(f"buy:{card}", f"buy:{card}", Text("bazaar.card." + card), target=card),
            ),
            Option("work", "work", Text("bazaar.work")),
            sift(
                [s for s in range(g.seats) if s != me],
                lambda other: why_not_give(g, me),
                lambda other: Option(f"give:{other}", f"give:{other}", text("bazaar.give", to=who(other))),
            ),
            Option("skip", "skip", Text("core.skip"), role="decline"),
        ),
        free,
    )
    verb, _, thing = what.partition(":")
    if verb == "buy":
        yield from buy(g, me, thing)
    elif verb == "work":
        yield from work(g, me)
    elif verb == "give":
        n = yield from choose_amount(me, "bazaar.how_much", range(1, g.players[me].coins + 1))
        pay(g, me, "coins", n, to=int(thing))
        note(g, "bazaar.log.give", me, n=n, to_player=who(int(thing)))
    yield from end_turn(me, free=free)
    g.players[me].turns += 1
    refill(g)


def why_not_buy(g: State, me: Seat, card: str) -> Text | None:
    price, have = g.data.card(card).price, g.players[me].coins
    return refusal("bazaar.no.coins", "2", need=price, have=have) if price > have else None


def why_not_give(g: State, me: Seat) -> Text | None:
    return refusal("bazaar.no.gift", "3") if g.players[me].coins == 0 else None


def sell_spice(g: State, me: Seat) -> Sequence[Option[Free]]:
    def sell() -> None:
        pay(g, me, "spices")
        gain_bank(g, me, 1)
        note(g, "bazaar.log.sell", me)

    return [Option("sell", sell, Text("bazaar.sell"), role="free")] if g.players[me].spices else []


def buy(g: State, me: Seat, card: str) -> Rule[None]:
    pay_bank(g, me, g.data.card(card).price)
    g.row.remove(card)
    g.players[me].bought.append(card)
    note(g, "bazaar.log.buy", me, card=Text("bazaar.card." + card))
    yield from resolve(
        me,
        "bazaar.order",
        list(g.data.card(card).effects),
        lambda effect: perform(g, me, effect),
        lambda effect: Option(f"do:{type(effect).__name__.lower()}", effect, Text("bazaar.effect")),
        plain=lambda effect: isinstance(effect, Coins),
    )


def perform(g: State, me: Seat, effect: Effect) -> Rule[Sequence[Effect]]:
    match effect:
        case Coins(n):
            gain_bank(g, me, n)
        case Goods():
            yield from work(g, me)
        case Peek():
            if g.deck and g.options["peeking"] == "on":
                wants = yield from choose(me, "bazaar.peek", [Option("peek", True, Text("bazaar.peek_yes")), SKIP])
                if wants:
                    card = draw(g, g.deck)
                    g.players[me].hand.append(card)
                    note(g, "bazaar.log.peek", me)
                    note(g, "bazaar.log.peeked", me, to=[me], card=Text("bazaar.card." + card))
                    return (Coins(1),)
        case Tax(most):
            rich = [s for s in range(g.seats) if s != me and g.players[s].coins]
            if rich:
                victim = yield from choose(
                    me, "bazaar.tax", [Option(f"tax:{s}", s, who(s), role="danger") for s in rich]
                )
                pay(g, victim, "coins", min(most, g.players[victim].coins), to=me)
                note(g, "bazaar.log.tax", me, from_player=who(victim))
    return ()


def work(g: State, me: Seat) -> Rule[None]:
    """Take one or two kinds of goods."""
    kinds = [Option(kind, kind, Text("bazaar.good." + kind)) for kind in ("dates", "spices")]
    most = 2 if g.options["goods"] == "plenty" else 1
    for kind in (yield from choose_some(me, "bazaar.work_for", kinds, 0, most)):
        gain(g, me, kind)
    note(g, "bazaar.log.work", me)


def refill(g: State) -> None:
    while len(g.row) < g.data.rules.row and g.deck:
        g.row.append(draw(g, g.deck))


def pass_turn(g: State) -> None:
    """The round in which somebody is rich, the deck is out or time is up is finished; then one more is played."""
    figures = g.data.rules
    rich = any(p.coins >= figures.end_coins for p in g.players)
    if g.last_round is None and (rich or not g.deck or g.round >= figures.most_rounds):
        g.last_round = g.round + figures.last_rounds
        note(g, "bazaar.log.last")
    if g.waiting:
        g.active = g.waiting.pop(0)
        return
    g.round += 1
    g.phase = "sorting" if g.last_round is not None and g.round > g.last_round else "bid"


def sort_goods(g: State, me: Seat) -> Rule[None]:
    """Openly, everybody on the own board only."""
    goods = [Option(f"put:{kind}", kind, Text("bazaar.good." + kind)) for kind in ("dates", "spices")]
    g.players[me].order = yield from arrange(me, "bazaar.sort", goods)


def pay_bank(g: State, me: Seat, n: int) -> None:
    pay(g, me, "coins", n)
    g.bank += n


def gain_bank(g: State, me: Seat, n: int) -> None:
    gain(g, me, "coins", n)
    g.bank -= n
