"""What an option will bring, worked out before it is picked: at once, and after something else is asked."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from msgspec.structs import replace

from engine.core.offer import Amounts, affordable_count
from engine.core.text import Seat
from engine.yokohama.components import effects
from engine.yokohama.components.effects import GOODS, Reward, Trigger
from engine.yokohama.components.rows import PIECES, Country
from engine.yokohama.queries.facts import on_map, owns, piece_price, piece_prices, power
from engine.yokohama.queries.purchases import (
    deals,
    faith_items,
    payments,
    why_not_deal,
    why_not_declare,
    why_not_worship,
)
from engine.yokohama.rules.gains import technologies_at
from engine.yokohama.rules.option_facts import Acting, thing
from engine.yokohama.state import IN_STORE, State

HELD = ("yen", "vp", *GOODS)  # what an area can give; everything else it only makes possible
POSSIBLE: dict[type[effects.Action], str] = {
    effects.TakeOrders: "cards",
    effects.TakeTechnology: "production",
    effects.Recruit: "pieces",
    effects.Exchange: "exchanges",
    effects.Worship: "faith",
    effects.Declare: "import_limit",
}


class Forecast(Struct, frozen=True):
    """Amounts that come at once, and those that come after a question."""

    now: Amounts
    follows: Amounts


def forecast_of(g: State, me: Seat, rewards: Iterable[Reward], *, paid: int = 0, bound: int = 0) -> Forecast:
    """All icons in their order; `paid` yen and `bound` assistants are gone before they are given."""
    now: dict[str, int] = {}
    follows: dict[str, int] = {}
    into = now
    for reward in rewards:
        kind, n = thing(reward), reward.n
        match reward:
            case effects.AnyGood():
                into = follows
            case effects.Warehouse():
                if can_hire(g, me, g.players[me].yen - paid + now.get("yen", 0)):
                    into = follows
            case effects.Move():
                if g.players[me].assistants + on_map(g, me) > bound:
                    into = follows
            case effects.GoodGain(good="copper"):
                n += more_copper(g, me)
        part = follows if kind in ("any_good", "warehouse", "move") else into
        part[kind] = part.get(kind, 0) + n
    return Forecast(tuple(now.items()), tuple(follows.items()))


def bonus(g: State, me: Seat, trigger: Trigger, besides: str = "") -> list[Reward]:
    """What the player's technologies add at a trigger."""
    return [reward for technology in technologies_at(g, me, trigger, besides) for reward in technology.effect.gain]


def can_hire(g: State, me: Seat, yen: int) -> bool:
    """Whether any piece could be taken from the warehouse with so much money."""
    player = g.players[me]
    return any(getattr(player, IN_STORE[piece]) and piece_price(g, me, piece) <= yen for piece in PIECES)


def more_copper(g: State, me: Seat) -> int:
    """What Mining Technology adds whenever copper is gained (R21)."""
    return sum(reward.n for reward in bonus(g, me, "gain_copper") if isinstance(reward, effects.GoodGain))


def area_brings(g: State, me: Seat, area: str, strength: int, fee: int = 0) -> Amounts:
    """What an action there gives this player now, or makes possible; the way there costs `fee` yen."""
    if not strength:
        return ()
    action = g.data.kind_of[area].action
    n = g.data.yields[area][strength - 1]
    token: Amounts = (("token", 1),) if takes_token(g, area, strength) else ()
    match action:
        case effects.GainGood(good):
            n += more_copper(g, me) if n and good == "copper" else 0
            return ((good, n), *token) if n else token
        case effects.GainYen():
            return (("yen", n), *token)
        case effects.TakeOrders(vp_by_power=vp):
            n = min(n, len(g.cards[area]))  # the row may have run short
            found = ((POSSIBLE[type(action)], n), ("vp", vp[strength - 1]), *token)
        case effects.Recruit():
            found = ((POSSIBLE[type(action)], payable(g, me, n, fee) or n), *token)
        case _:
            found = ((POSSIBLE[type(action)], n), *token)
    return tuple((kind, count) for kind, count in found if count)


def payable(g: State, me: Seat, n: int, fee: int = 0) -> int:
    """How many of `n` pieces from the warehouse the money reaches for, `fee` yen from now."""
    prices = [price for piece in PIECES for price in piece_prices(g, me, piece)]
    return min(n, affordable_count(prices, g.players[me].yen - fee))


def nothing_attainable(g: State, me: Seat, area: str, strength: int, fee: int = 0) -> bool:
    """Whether an action there makes things possible of which the player, `fee` yen poorer, can have none."""
    if not strength:
        return False
    if fee:
        poorer = replace(g.players[me], yen=g.players[me].yen - fee)
        g = replace(g, players=[poorer if seat == me else player for seat, player in enumerate(g.players)])
    player = g.players[me]
    action = g.data.kind_of[area].action
    match action:
        case effects.TakeOrders():
            return len(player.orders) >= g.data.player_pieces.order_hand_limit
        case effects.TakeTechnology():
            cards = [card for card in g.cards[area] if not owns(g, me, g.data.card[card].technology)]
            return not any(payments(g, me, area, card, strength) for card in cards)
        case effects.Recruit():
            return not can_hire(g, me, player.yen)
        case effects.Exchange():
            return all(why_not_deal(g, me, deal) for deal in deals(action))
        case effects.Worship():
            by_power, items = action.faith_by_power[strength - 1], len(faith_items(g, me, action))
            spaces = g.data.board_of["church"].spaces
            return all(why_not_worship(g, me, one, by_power, items * action.faith_per_item) for one in spaces)
        case effects.Declare():
            return all(why_not_declare(g, me, one, strength, action) for one in g.data.board_of["customs"].spaces)
    return False


def attainable(acting: Acting) -> Amounts:
    """What of all that an action could bring can be had."""
    return tuple((kind, n) for kind, n in acting.brings if not (acting.empty and kind in POSSIBLE.values()))


def has_no_effect(g: State, me: Seat, acting: Acting) -> bool:
    """Whether an action brings nothing at all as things stand: no gain, nothing to have, no token, nothing to build."""
    builds = acting.power >= g.data.power_sources.build_from
    return not (attainable(acting) or builds or redirected(g, me, acting.area))


def takes_token(g: State, area: str, strength: int) -> bool:
    return strength >= g.data.power_sources.five_power_from and g.areas[area].token is not None


def given_at_once(brings: Amounts) -> Amounts:
    """The part of what an area brings that is simply gained."""
    return tuple((kind, n) for kind, n in brings if kind in HELD)


def landlord(g: State, me: Seat, area: str) -> Seat | None:
    """Who earns ¥1 from an action there (R38)."""
    owner = g.areas[area].house
    return None if owner == me else owner


def redirected(g: State, me: Seat, area: str) -> bool:
    """Whether a redirecting agent still lets the player choose where to act (R10)."""
    other = g.turn.redirect
    return other is not None and other != area and power(g, me, other, president=False) > 0


def second_flag(g: State, have: dict[Country, int], country: Country) -> bool:
    """Whether one more flag of a country brings one of its agents (R30)."""
    return have[country] % 2 == 1 and any(g.data.agent[agent].country == country for agent in g.agents)
