"""What an option brings, told from the deeds of trying it; what it is stands in its own detail."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.ask import Ask, FieldChoice
from engine.core.offer import Option
from engine.core.outcome import Outcome, Trials
from engine.core.text import Seat, Text, join, text
from engine.nippon.components import Spot
from engine.nippon.components.effects import GOODS, TRACKS, Department, Effect, Track
from engine.nippon.components.names import amount, amounts, describe, name, property_of
from engine.nippon.components.rows import Action
from engine.nippon.queries.consolidation import preview_consolidation
from engine.nippon.queries.facts import goods_of, works_named
from engine.nippon.queries.influence import standings
from engine.nippon.queries.markets import good_at, is_full, why_not_goods
from engine.nippon.queries.payment import payments
from engine.nippon.rules.actions.transport import payment_id
from engine.nippon.rules.details import consolidation_text, cost_and_gain, now_and_later, price_in_sentence, price_text
from engine.nippon.rules.effects import PART
from engine.nippon.rules.option_facts import (
    BuildingFactory,
    BuildingMachine,
    BuildingShip,
    BuildingTrain,
    ChoosingCell,
    CompletingContract,
    Consolidating,
    Investing,
    OrderingEffect,
    Paying,
    PayingForMore,
    PlacingToken,
    Producing,
    TakingReward,
    Trying,
    UsingModifier,
)
from engine.nippon.state import Player, State, Token, Works

STOCK = ("money", "coal", "silk", "iron", "vp", *GOODS)
PAID: dict[str, Action] = {"ships": "ships", "trains": "trains"}  # actions that can be paid for in two ways
PRICES = ("money", "iron", "silk", "coal", "vp", *GOODS, *TRACKS)


class Brought(Struct, frozen=True):
    """What an answer costs and brings by itself, before anything else is asked or happens."""

    price: dict[str, int]
    gain: dict[str, int]  # resources, VP and goods
    steps: dict[Track, int]  # of markers that are moved forward: how much further they are then
    unlocked: tuple[int, ...] = ()  # influence tokens
    lost: tuple[tuple[str, int], ...] = ()  # cut off by a limit
    follows: tuple[Effect, ...] = ()  # what it sets off that waits for an answer


NOTHING = Brought({}, {}, {})


def brought(ask: Ask[Any], outcome: Outcome | None) -> Brought:
    """What is told of an outcome."""
    if outcome is None:
        return NOTHING
    less, more, lost = Counter[str](), Counter[str](), Counter[str]()
    for entry in (one for deed in outcome.own for one in deed.entries if one.seat == outcome.seat):
        if entry.lost:
            lost[entry.what] += entry.n
        elif entry.n < 0:
            less[entry.what] -= entry.n
        else:
            more[entry.what] += entry.n
    return Brought(
        {what: less[what] for what in PRICES if less[what]},
        {what: more[what] for what in STOCK if more[what]},
        {track: more[track] - less[track] for track in TRACKS if more[track]},
        tuple(sorted(int(what.partition(":")[2]) for what in less if what.startswith("locked:"))),
        tuple((what, n) for what, n in lost.items() if what in PRICES),
        follows(ask, outcome),
    )


def follows(ask: Ask[Any], outcome: Outcome) -> tuple[Effect, ...]:
    """Effects that wait for an answer then and did not before; none where the rules have gone on to another step."""
    if outcome.asked is None or len(outcome.own) < len(outcome.deeds):
        return ()
    known, waits = {one.number for one in ask.waits}, outcome.asked.waits
    if waits and waits[0].number == PART:  # which says more than the whole, the next one
        waits = (waits[0], *waits[2:])
    return tuple(one.op for one in waits if one.number not in known)


def tell(g: State, ask: Ask[Any], option: Option[Any], trials: Trials) -> Text | Option[Any] | None:
    """What stands beside an option; None where its own detail says it all."""
    player, facts = g.players[ask.seat], option.facts
    if isinstance(facts, Consolidating):
        return consolidation_text(preview_consolidation(g, player))
    if isinstance(facts, BuildingFactory):
        return factory_text(g, player, facts, brought(ask, trials.outcome((option.id,))))
    if isinstance(facts, ChoosingCell | PlacingToken):
        return token_text(g, ask.seat, option, facts)
    if not isinstance(facts, Trying):
        return None
    if isinstance(facts, BuildingShip | BuildingMachine):
        return building_option(g, ask, option, facts, trials)
    if isinstance(facts, BuildingTrain):
        return train_text(g, ask, facts, through_payment(g, ask, trials, (option.id,)))
    found = brought(ask, trials.outcome((option.id,)))
    cost, gain = price_text(found.price) if found.price else None, gain_text(g, player, found)
    match facts:
        case OrderingEffect():
            return order_text(ask, option, gain)
        case PayingForMore():
            return cost_and_gain(cost if gain else price_in_sentence(found.price), gain)
        case UsingModifier(factory=factory):
            return received_text(g, player, found) or property_of(factory, g.components)
        case TakingReward():
            return gain if (found.gain or found.steps) and gain != option.label else None
        case Paying():
            return received_text(g, player, found) if differ(ask, trials) else None
        case Investing() | CompletingContract():
            return gain  # the question says for which goods
        case Producing(factory=factory):
            return cost_and_gain(cost, production_text(g, works_named(player, factory), found))
    return cost_and_gain(cost, gain)


def order_text(ask: Ask[Any], option: Option[Any], gain: Text | None) -> Text | None:
    """What an effect brings, and which one follows where there is one other."""
    others = [one.label for one in ask.untold if one.id != option.id]
    clauses = [] if gain is None else [gain]
    if len(others) == 1:
        clauses.append(text("nippon.detail.then", effect=others[0]))
    return join(clauses) if clauses else None


def token_text(g: State, me: Seat, option: Option[Any], facts: ChoosingCell | PlacingToken) -> Text | None:
    """A cell or a token for it, and what the region would bring before and after if it were scored now."""
    player = g.players[me]
    spot = next(one for spots in g.data.spots.values() for one in spots if one.id == option.target)
    have = goods_of(player).get(good_at(g, spot), 0)
    tokens = enumerate(g.data.value[good_at(g, spot)], 1)
    values = [value for n, value in tokens if why_not_goods(g, player, spot, have, n) is None]
    worth = None
    if isinstance(facts, PlacingToken) or len(values) == 1:
        value = facts.value if isinstance(facts, PlacingToken) else values[0]
        worth = worth_text(g, me, spot, value)
    return option.detail if option.detail is None else now_and_later(option.detail, worth)


def worth_text(g: State, me: Seat, spot: Spot, value: int) -> Text | None:
    """What a region would bring if it were scored now, without a token and with it.

    None where a token that must give way is still to be chosen.
    """
    market = g.markets[spot.market]
    if spot.side not in market.tokens and is_full(g, market):
        return None
    after = replace(market, tokens={**market.tokens, spot.side: Token(me, value)})
    then = replace(g, markets={**g.markets, spot.market: after})
    now, later = (standings(one, spot.region, g.period)[me].vp for one in (g, then))
    return text("nippon.detail.region_worth", before=now, after=amount("vp", later))


def tell_line(g: State, ask: Ask[Any], line: FieldChoice, trials: Trials) -> Text | None:
    """What a place on the page of trains brings; its price stands beside it."""
    if not isinstance(line.facts, BuildingTrain):
        return None
    found = common(through_payment(g, ask, trials, *line.answers))
    clauses = gain_clauses(g, g.players[ask.seat], found, brief=True)
    return join(clauses) if clauses else Text("nippon.detail.no_bonus")


def through_payment(g: State, ask: Ask[Any], trials: Trials, *answers: Sequence[str]) -> list[Brought]:
    """What a ship or a train costs and brings, once for each way in which it can be paid; by an effect it is free."""
    action = None if ask.waits else PAID.get(g.turn.action)
    ways = [] if action is None else [payment_id(cost) for cost in payments(g, g.players[ask.seat], action)]
    if len(ways) < 2:
        return [brought(ask, trials.outcome(*answers))]
    return [brought(ask, trials.outcome(*answers, (way,))) for way in ways]


def differ(ask: Ask[Any], trials: Trials) -> bool:
    """Whether the ways to pay bring different things; what they all bring was told with what is paid for."""
    ways = [one.id for one in ask.untold if isinstance(one.facts, Paying)]
    return common([brought(ask, trials.outcome((way,))) for way in ways]) is NOTHING


def common(ways: Sequence[Brought]) -> Brought:
    """What comes whichever way is chosen."""
    first = replace(ways[0], price={})
    return first if all(replace(one, price={}) == first for one in ways) else NOTHING


def modifier_text(g: State, factory: str) -> Text | None:
    """What the modifier of a factory gives for a machine that is built there in this action."""
    token = g.data.tokens.get(factory)
    side = None if token is None else token.side
    if side is None or side.kind != "modifier" or not side.action == g.turn.action == "machines" or g.turn.modifier:
        return None
    return text("nippon.detail.modifier", gives=join([describe(op) for op in side.ops]))


def factory_text(g: State, player: Player, facts: BuildingFactory, found: Brought) -> Text | None:
    """A factory whose property comes at once: all that it brings, with what else that sets off.

    What it is tells its own detail where the property works later, or asks something first.
    """
    gain = gain_text(g, player, found)
    if g.data.tokens[facts.factory].side.kind != "immediate" or found.follows or gain is None:
        return None
    return cost_and_gain(price_text(dict(facts.price)), gain)


def building_option(
    g: State, ask: Ask[Any], option: Option[Any], facts: BuildingShip | BuildingMachine, trials: Trials
) -> Option[Any]:
    """A ship or a machine: what the next of its row brings wherever it is built is told apart."""
    player, kind = g.players[ask.seat], type(facts)
    places = [one.id for one in ask.untold if isinstance(one.facts, kind)]
    found = {name: through_payment(g, ask, trials, (name,)) for name in places}
    anywhere = common([one for ways in found.values() for one in ways]) if len(places) > 1 else NOTHING
    here = NOTHING if anywhere is not NOTHING else common(found[option.id])
    alike = received_text(g, player, anywhere)
    if isinstance(facts, BuildingShip):
        return replace(option, detail=ship_text(g, player, facts, here), alike=alike)
    [price] = {tuple(one.price.items()) for one in found[option.id]}
    return replace(option, detail=machine_text(g, player, facts, dict(price), here), alike=alike)


def machine_text(
    g: State, player: Player, facts: BuildingMachine, price: dict[str, int], found: Brought
) -> Text | None:
    """A machine: its price, what it brings now, and what its factory will."""
    makes = text("nippon.detail.produces", n=2 + works_named(player, facts.factory).machines)
    received, modifier = received_text(g, player, found), modifier_text(g, facts.factory)
    later = makes if received is None else now_and_later(received, makes)
    cost = price_text(price) if price else Text("nippon.detail.free")
    return cost_and_gain(cost, later if modifier is None else now_and_later(later, modifier))


def train_text(g: State, ask: Ask[Any], facts: BuildingTrain, ways: Sequence[Brought]) -> Text | None:
    """A train; a region whose cell is still to be chosen says only how many there are."""
    player, found = g.players[ask.seat], common(ways)
    if not facts.cell:
        return None
    known = received_text(g, player, found) or Text("nippon.detail.no_bonus")
    prices = [price_text(one.price) for one in ways if one.price]
    return now_and_later(text("nippon.detail.for", cost=join(prices, "or")), known) if prices else known


def ship_text(g: State, player: Player, facts: BuildingShip, found: Brought) -> Text:
    """A ship: the expert, with the salary of a new colour, and what it brings now; then what its department will."""
    color = name("color", facts.color)
    if facts.known:
        expert = text("nippon.detail.expert", color=color)
    else:
        expert = text("nippon.detail.new_expert", color=color, n=g.data.salary.money_per_color)
    if not facts.improves:
        return now_and_later(expert, received_text(g, player, found))
    later = text("nippon.detail.improves", gives=describe(g.data.department[facts.color].improved[0]))
    clauses = gain_clauses(g, player, found, brief=True)
    return now_and_later(now_and_later(expert, join(clauses) if clauses else None), later)


def production_text(g: State, works: Works, found: Brought) -> Text:
    """A production: what it puts on the factory, and what is lost for want of room."""
    room, made, lost = g.data.factory_common.goods_cells, found.gain.get(works.type, 0), dict(found.lost)
    if not made:
        return text("nippon.detail.makes_nothing", n=room)
    if lost:
        return text("nippon.detail.makes_less", what=amount(works.type, made), n=room, lost=lost[works.type])
    return text("nippon.detail.makes_more", what=amount(works.type, made), n=works.goods + made, of=room)


def received_text(g: State, player: Player, found: Brought) -> Text | None:
    """What something brings, beside a label that might be a price: "gets 2 iron"."""
    clauses = gain_clauses(g, player, found)
    return join(clauses) if clauses else None


def gain_text(g: State, player: Player, found: Brought) -> Text | None:
    """What something brings, after a price or the name of a bonus, where amounts alone can only be a gain."""
    clauses = gain_clauses(g, player, found)
    return amounts(found.gain, "and") if found.gain and len(clauses) == 1 else join(clauses) if clauses else None


def gain_clauses(g: State, player: Player, found: Brought, *, brief: bool = False) -> list[Text]:
    """What comes of something, a clause each: markers, tokens, amounts, what is lost, then what is asked.

    In `brief` without verbs.
    """
    clauses = [marker_text(g, player, track, n, brief) for track, n in found.steps.items()]
    clauses += [text("nippon.detail.unlocks", value=value) for value in found.unlocked]
    if found.gain:
        more = amounts(found.gain, "and")
        clauses.append(more if brief else text("nippon.detail.gets", what=more))
    clauses += [lost_text(what, n) for what, n in found.lost]
    for op, again in groupby(found.follows):
        effect = as_often(describe(op), len(list(again)))
        clauses.append(
            text("nippon.detail.then", effect=effect) if clauses else effect if brief else asked_text(op, effect)
        )
    return clauses


def as_often(effect: Text, times: int) -> Text:
    """What happens several times in a row is said once."""
    return text("nippon.detail.times", effect=effect, n=times) if times > 1 else effect


def asked_text(op: Effect, said: Text) -> Text:
    """An effect that is asked about at once; a bonus reads like amounts: "gets …"."""
    return text("nippon.detail.gets", what=said) if isinstance(op, Department) else said


def marker_text(g: State, player: Player, track: Track, n: int, brief: bool) -> Text:
    """Where the marker of a track will stand."""
    at: int = getattr(player, track) + n
    key = "nippon.detail.marker_to" if brief else "nippon.detail.marker"
    return text(key, track=name("track", track), value=g.data.track[track][at].value)


def lost_text(what: str, n: int) -> Text:
    """What the end of a track, a lack of room or a maximum cuts off."""
    if what in TRACKS:
        return text("nippon.detail.lost_steps", track=name("track", what), n=n)
    return text("nippon.detail.lost", what=amount(what, n))
