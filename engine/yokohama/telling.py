"""What an option brings, said from the outcome of trying it; what it is, from its facts and from what is printed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from engine.core.ask import Ask
from engine.core.offer import Amounts, Option
from engine.core.outcome import Outcome, Trials
from engine.core.text import Seat, Text, join, text, who
from engine.yokohama.components import effects, names
from engine.yokohama.components.effects import GOODS, Reward
from engine.yokohama.components.rows import PIECES
from engine.yokohama.queries.facts import landlord, piece_prices, redirected, standing
from engine.yokohama.queries.legality import HOUSE, why_not_build
from engine.yokohama.queries.purchases import deals, technology_price, why_not_hire
from engine.yokohama.queries.reach import SUPPLY
from engine.yokohama.rules import details
from engine.yokohama.rules.areas import exchange_offer
from engine.yokohama.rules.boards import church_offer, customs_offer
from engine.yokohama.rules.cards import laboratory_offer, port_offer
from engine.yokohama.rules.gains import PLAIN
from engine.yokohama.rules.option_facts import (
    Acting,
    Building,
    ChoosingGoods,
    Claiming,
    Dealing,
    Fulfilling,
    Hiring,
    Placing,
    Recalling,
    Settling,
    TakingOrder,
    TakingRewardToken,
    TakingTechnology,
    TakingToken,
    UsingAgent,
    amounts,
)
from engine.yokohama.rules.placement import Placer
from engine.yokohama.state import State

HELD = ("yen", "vp", *GOODS, "imports")
POSSIBLE: dict[type[effects.Action], str] = {
    effects.TakeOrders: "cards",
    effects.TakeTechnology: "production",
    effects.Recruit: "pieces",
    effects.Exchange: "exchanges",
    effects.Worship: "faith",
    effects.Declare: "import_limit",
}
# Questions that only ask how: whatever is answered, the same comes of it.
WAYS = tuple(f"yokohama.{key}" for key in ("payees", "faith", "origin", "research_price", "station"))
OF_AREAS = tuple(f"yokohama.{key}" for key in ("port", "laboratory", "hire", "chinatown", "church", "customs"))
OF_ACTIONS = (*OF_AREAS, "yokohama.token", "yokohama.build")
AGENT, HIRE, PAYEES, REDIRECT = (f"yokohama.{key}" for key in ("agent", "hire", "payees", "redirect"))
EXTRA_ACTION, PORT_SECOND = "extra_action", "yokohama.port_second"
LAST_ROUND_NEXT, VAIN_AGENT = Text("yokohama.last_round_next"), Text("yokohama.agent.vain")


def tell(g: State, ask: Ask[Any], option: Option[Any], trials: Trials) -> Option[Any]:
    """An option with what it brings, in words and as amounts of its facts."""
    if (ask.min, ask.max) != (1, 1) or option.role == "confirm":
        return option
    outcome = trials.outcome((option.id,))
    said = told_facts(g, ask, option, trials, outcome)
    told = said if isinstance(said, Option) else replace(option, detail=said or option.detail)
    if ends_game(tried(trials, option.id) if isinstance(option.facts, Settling) else outcome):
        told = replace(
            told, detail=join([one for one in (told.detail, LAST_ROUND_NEXT) if one is not None], "semicolon")
        )
    if option.target in g.map:
        told = replace(told, number=str(g.map.index(option.target) + 1))
    if ask.key == PORT_SECOND and outcome is not None:  # the answer to the question before is given along with it
        told = replace(told, reveals=outcome.shows)
    if outcome is None or told.facts is None:
        return told
    return replace(told, facts=replace(told.facts, price=outcome.price, gain=outcome.gain))


def ends_game(outcome: Outcome | None) -> bool:
    """Whether the next round would be the last one by it."""
    own = () if outcome is None else outcome.own
    return any(event.text.key == "yokohama.log.trigger" for deed in own for event in deed.events)


def told_facts(
    g: State, ask: Ask[Any], option: Option[Any], trials: Trials, outcome: Outcome | None
) -> Text | Option[Any] | None:
    """What an option brings; None where what it is says all."""
    match option.facts:
        case Acting() as facts:
            return told_action(g, ask.key, facts, option, trials)
        case UsingAgent() as facts:
            return told_agent(g, facts, option, trials)
        case Placing() as facts:
            facts = replace(facts, vain=is_vain(g, trials.seat, facts))
            return replace(option, detail=placing_text(g, facts, outcome), facts=facts)
        case TakingOrder(asks=asks) if option.detail is not None:
            player = g.players[trials.seat]
            payable = all(getattr(player, good) >= n for good, n in asks)
            return text("yokohama.payable", detail=option.detail) if payable else option.detail
        case TakingTechnology() as facts:
            return details.technology_text(facts, agent_comes(tried(trials, option.id)))
        case Hiring(piece=piece) if ask.series is not None:
            prices = piece_prices(g, trials.seat, piece)
            sums = [sum(prices[:n]) for n in range(2, min(len(prices), ask.series.left) + 1)]
            return replace(option, times=tuple(details.hiring_price(n) for n in sums))
        case Settling() as facts:
            reward = g.data.board_of[facts.area].spaces[facts.space - 1].reward
            got = gained(tried(trials, option.id)) + waiting(reward)
            return text("yokohama.trade", price=details.settling_price(facts), gains=details.amounts_text(got))
    return told_deed(g, ask, option, outcome)


def told_deed(g: State, ask: Ask[Any], option: Option[Any], outcome: Outcome | None) -> Text | None:
    """Of what is done by one answer."""
    if outcome is None:
        return None
    match option.facts:
        case Fulfilling(country=country, order=order):
            got = gained(outcome) + waiting(g.data.order[order].reward)
            told = details.with_flag(details.trade_text(spent(outcome), got), country, agent_comes(outcome))
            lost = lost_claim(g, ask, outcome)
            return told if lost is None else details.with_more(told, lost)
        case Claiming():
            return text("yokohama.claiming", gains=details.gain_text(gained(outcome)))
        case Building(piece=piece, space=space):
            tile = g.data.tile[g.areas[g.turn.area or ""].tile or ""]
            reward = tile.trading_house if piece == "trading_house" else tile.shops[space]
            return details.gain_text(gained(outcome) + waiting(reward))
        case TakingToken(token=token) if token in g.data.free_agents:
            return Text("yokohama.free_agent")
        case TakingToken(token=token):
            return details.gain_text(gained(outcome) + waiting(g.data.token[token]))
        case TakingRewardToken(country=country) if country is not None and agent_comes(outcome):
            return Text("yokohama.second_flag")
        case Recalling(which="all"):
            return details.amounts_text(gained(outcome, ("assistants",)))
        case ChoosingGoods(goods=goods) if gained(outcome) and set(gained(outcome)) != set(goods):
            return details.gain_text(gained(outcome))
        case Dealing(verb="buy", thing=thing) if gained(outcome) != ((thing, 1),):
            return details.gain_text(gained(outcome))
        case None if ask.key == "yokohama.how_many":
            (area,) = (area for area in g.map if standing(area) in dict(outcome.gain))
            return placing_text(g, Placer(g, ask.seat).facts(area, option.value), outcome)
    return None


def lost_claim(g: State, ask: Ask[Any], outcome: Outcome) -> Text | None:
    """What could be claimed now and no longer afterwards."""
    if outcome.asked is None or outcome.asked.key != ask.key:
        return None
    left = {one.id for one in outcome.asked.untold}
    lost = [one.facts for one in ask.untold if isinstance(one.facts, Claiming) and one.id not in left]
    if not lost:
        return None
    tile = g.data.achievement[lost[0].achievement]
    return text("yokohama.loses_claim", achievement=names.achievement(tile.requirement))


def tried(trials: Trials, *picks: str, area: str = "") -> Outcome | None:
    """What comes of these answers, and of the next ones as far as there is nothing to decide.

    Those are answers to questions that only ask how, or that offer nothing; a redirected action stays in the `area`.
    """
    answers: list[Sequence[str]] = [(pick,) for pick in picks]
    outcome = trials.outcome(*answers)
    while outcome is not None and outcome.asked is not None and (answer := next_answer(outcome.asked, area)):
        answers.append(answer)
        outcome = trials.outcome(*answers)
    return outcome


def next_answer(asked: Ask[Any], area: str) -> Sequence[str]:
    """What to answer where that decides nothing; empty where it does."""
    if asked.key in WAYS:
        return asked.ids()[: asked.min]
    if asked.key == REDIRECT:
        return (f"act:{area}",)
    if asked.key in OF_AREAS and not any(one.role == "main" for one in asked.untold):
        return [one.id for one in asked.untold if one.role == "decline"]
    return ()


def gained(outcome: Outcome | None, kinds: Sequence[str] = HELD) -> Amounts:
    """What the player gets by it, whatever it costs."""
    return _moved(outcome, kinds, 1)


def spent(outcome: Outcome | None) -> Amounts:
    """What the player gives for it, whatever it brings."""
    return _moved(outcome, HELD, -1)


def _moved(outcome: Outcome | None, kinds: Sequence[str], sign: int) -> Amounts:
    found: Counter[str] = Counter()
    for deed in () if outcome is None else outcome.own:
        for entry in deed.entries:
            if outcome is not None and entry.seat == outcome.seat and entry.what in kinds and entry.n * sign > 0:
                found[entry.what] += entry.n * sign
    return tuple(found.items())


def agent_comes(outcome: Outcome | None) -> bool:
    """Whether a second flag brings an agent."""
    return bool(gained(outcome, ("agents",)))


def earners(outcome: Outcome) -> list[Seat]:
    """Who else gets money by it, ¥1 each."""
    return [
        entry.seat
        for deed in outcome.own
        for entry in deed.entries
        if entry.seat != outcome.seat and entry.what == "yen"
        for _ in range(entry.n)
    ]


def waiting(rewards: Sequence[Reward]) -> Amounts:
    """The icons of a reward that come only after something else is asked."""
    first = next((n for n, reward in enumerate(rewards) if not isinstance(reward, PLAIN)), len(rewards))
    return amounts(tuple(rewards[first:]))


class ActionTold(Struct, frozen=True):
    """What there is to say of an action in an area."""

    facts: Acting
    given: Amounts  # what it simply brings
    possible: Amounts  # what it makes possible, by what is printed
    attainable: bool  # whether any of that can be had
    token: bool
    owner: Seat | None  # whose trading house there earns ¥1
    goes_on: bool  # something comes of it, or is asked in it
    payable: int | None = None  # how many pieces the money reaches for, where that is fewer

    @property
    def worth_having(self) -> Amounts:
        """All that can be had there."""
        return (*self.given, *(self.possible if self.attainable else ()), *((("token", 1),) if self.token else ()))

    def gains(self, gained: Callable[[Amounts], Text]) -> Text:
        """What it gives and what it makes possible; where none of that can be had, why not."""
        said = [gained(self.given)] if self.given else []
        for kind, n in self.possible:
            said.append(details.amount_text(kind, n) if self.attainable else Text(f"yokohama.none.{kind}"))
        if self.payable is not None:
            said.append(text("yokohama.pieces_payable", n=self.payable))
        if self.token:
            said.append(details.amount_text("token", 1))
        return join(said, "semicolon") if said else Text("yokohama.nothing")


def action_told(g: State, facts: Acting, outcome: Outcome | None, me: Seat) -> ActionTold:
    """An action as trying it shows it; one that cannot be tried yet, as it is printed."""
    owner, token, printed = landlord(g, me, facts.area), takes_token(g, facts), printed_yield(g, facts)
    possible = tuple(one for one in printed if one[0] not in HELD)
    if outcome is None:
        given = tuple(one for one in printed if one[0] in HELD)
        attainable = is_offered(g, me, facts)
        goes_on = bool(given or (attainable and possible) or token)
        return ActionTold(facts, given, possible, attainable, token, owner, goes_on)
    asked, given = outcome.asked, gained(outcome)
    attainable = asked is not None and asked.key in OF_AREAS
    payable = asked.series.left if asked is not None and asked.key == HIRE and asked.series is not None else None
    if payable == dict(possible).get("pieces"):
        payable = None
    goes_on = bool(given) or (asked is not None and asked.key in OF_ACTIONS)
    return ActionTold(facts, given, possible, attainable, token, owner, goes_on, payable)


def is_offered(g: State, me: Seat, facts: Acting | Placing) -> bool:
    """Whether anything of what an area makes possible could be had there now."""
    area, power, action = facts.area, facts.power, g.data.kind_of[facts.area].action
    match action:
        case effects.TakeOrders():
            return len(port_offer(g, me, area, power)) > 0
        case effects.TakeTechnology():
            return len(laboratory_offer(g, me, area, power)) > 0
        case effects.Recruit():
            return any(why_not_hire(g, me, piece) is None for piece in PIECES)
        case effects.Exchange():
            return len(exchange_offer(g, me, deals(action))) > 0
        case effects.Worship():
            return len(church_offer(g, me, power, action)) > 0
        case effects.Declare():
            return len(customs_offer(g, me, power, action)) > 0
    return True


def printed_yield(g: State, facts: Acting | Placing) -> Amounts:
    """What the power gives in an area, or makes possible, as its board prints it."""
    if not facts.power:
        return ()
    action, n = g.data.kind_of[facts.area].action, g.data.yields[facts.area][facts.power - 1]
    match action:
        case effects.GainGood(good):
            found: Amounts = ((good, n),)
        case effects.GainYen():
            found = (("yen", n),)
        case effects.TakeOrders(vp_by_power=vp):
            found = (("cards", min(n, len(g.cards[facts.area]))), ("vp", vp[facts.power - 1]))  # a row may run short
        case _:
            found = ((POSSIBLE[type(action)], n),)
    return tuple((kind, count) for kind, count in found if count)


def sold_text(g: State, facts: Acting, me: Seat) -> Text | None:
    """Of a port its best order in reach, of a laboratory its cheapest card, of the agency its prices; else None."""
    if isinstance(g.data.kind_of[facts.area].action, effects.Recruit):
        prices = [(piece, piece_prices(g, me, piece)) for piece in PIECES]
        return join(
            [
                text(
                    "yokohama.sells.piece",
                    piece=names.piece_name(piece),
                    price=names.yen(left[0]) if left[0] else details.FREE,
                )
                for piece, left in prices
                if left
            ],
            "comma",
        )
    row, n = g.cards.get(facts.area, ()), g.data.yields[facts.area][facts.power - 1] if facts.power else 0
    if not row or not n:
        return None
    if g.data.board_of[facts.area].kind == "port":
        most = max(dict(amounts(tuple(g.data.order[card].reward))).get("vp", 0) for card in row[:n])
        return text("yokohama.sells.order", points=names.points(most)) if most else None
    price, card = min((technology_price(g, facts.area, card), card) for card in row)
    return text("yokohama.sells.technology", technology=names.technology_name(g.data.card[card].technology), n=price)


def takes_token(g: State, facts: Acting | Placing) -> bool:
    """Whether the power is enough for the 5-power token that lies there."""
    return facts.power >= g.data.power_sources.five_power_from and g.areas[facts.area].token is not None


def is_vain(g: State, me: Seat, facts: Placing) -> bool:
    """Whether an action with that power would bring nothing: no yield, no token, no building."""
    if not facts.power or takes_token(g, facts) or (printed_yield(g, facts) and is_offered(g, me, facts)):
        return False
    builds = facts.power >= g.data.power_sources.build_from
    return not (builds and any(why_not_build(g, me, facts.area, space) is None for space in range(HOUSE + 1)))


def told_action(g: State, key: str, facts: Acting, option: Option[Any], trials: Trials) -> Option[Any]:
    """An area to go to or to act in: the power, what it is good for, and who gets what of it."""
    at_once = key != AGENT or g.agent_mode == EXTRA_ACTION
    arrival, outcome = trials.outcome((option.id,)), tried(trials, option.id, area=facts.area) if at_once else None
    told = action_told(g, facts, outcome, trials.seat)
    vain = not (told.goes_on or redirected(g, trials.seat, facts.area))
    plain = is_offered(g, trials.seat, facts) and not takes_token(g, facts)
    sold = sold_text(g, facts, trials.seat) if plain else None
    return replace(option, detail=acting_text(told, arrival, outcome, sold), no_effect=vain)


def acting_text(told: ActionTold, arrival: Outcome | None, outcome: Outcome | None, sold: Text | None) -> Text:
    """The power, what it is good for, what the way costs and who earns by it; else what is sold there."""
    facts = told.facts
    known = text("yokohama.arrive", power=details.power_text(facts), gains=told.gains(details.gain_text))
    more = []
    if facts.fee:
        to_choose = arrival is not None and arrival.asked is not None and arrival.asked.key == PAYEES
        price = text("yokohama.way_costs", price=names.yen(facts.fee))
        more.append(price if to_choose or outcome is None else details.fees_text(way_payees(told, outcome)))
    if facts.means != "walk":
        more.append(text("yokohama.by_means", technology=names.technology_name(facts.means)))
    if told.owner is not None:
        more.append(text("yokohama.landlord", owner=who(told.owner)))
    if not more and sold is not None:  # what is due comes first
        more.append(sold)
    return details.with_more(known, join(more)) if more else known


def way_payees(told: ActionTold, outcome: Outcome) -> tuple[Seat, ...]:
    """Who gets the fee of a way, ¥1 each; what nobody gets goes to the supply."""
    paid = earners(outcome)
    if told.owner is not None:
        paid.reverse()
        paid.remove(told.owner)  # what the action brings comes after what the way costs
        paid.reverse()
    return (*paid, *[SUPPLY] * (told.facts.fee - len(paid)))


def told_agent(g: State, facts: UsingAgent, option: Option[Any], trials: Trials) -> Option[Any]:
    """Where an agent can act and what that brings: all of it for the only area, else the two that bring most power."""
    only = len(facts.areas) == 1
    ranked = sorted(facts.areas, key=lambda one: -one.power)
    found = []
    for one in ranked:
        picks = (option.id,) if only else (option.id, f"agent:{one.area}")
        outcome = tried(trials, *picks) if g.agent_mode == EXTRA_ACTION else None
        found.append(action_told(g, one, outcome, trials.seat))
    if not any(one.goes_on for one in found):
        return replace(option, label=VAIN_AGENT, detail=None, no_effect=True)
    return replace(option, detail=agent_text(found))


def agent_text(found: Sequence[ActionTold]) -> Text:
    """What an agent does in the only area, or in the two where it has most power; others are counted."""
    if len(found) == 1:
        only = found[0]
        area, power = names.area_name(only.facts.area), details.power_text(only.facts)
        known = text("yokohama.agent_in.only", area=area, power=power, gains=only.gains(details.amounts_text))
        if only.owner is None:
            return known
        return details.with_more(known, text("yokohama.agent_in.landlord", owner=who(only.owner)))
    worth = [one for one in found if one.worth_having]
    shown = (worth or found)[:2]
    areas = [
        text(
            "yokohama.agent_in.one",
            area=names.area_name(one.facts.area),
            gains=details.amounts_text(one.worth_having),
        )
        for one in shown
    ]
    if len(worth) > len(shown):
        areas.append(text("yokohama.agent_in.more", n=len(worth) - len(shown)))
    elif len(found) > len(shown):
        areas.append(Text("yokohama.agent_in.nothing_else"))
    return reduce(details.with_more, areas)


def placing_text(g: State, facts: Placing, outcome: Outcome | None) -> Text | None:
    """The power there afterwards and what it is good for, who is paid, whether the president can follow."""
    paid = () if outcome is None else tuple(earners(outcome))
    clauses = []
    if facts.power:
        printed = printed_yield(g, facts)
        power, gains = details.power_there_text(facts), details.amounts_text(printed)
        if facts.vain:  # why has room only where nothing else is to be said
            plain = printed and facts.within_reach and not paid
            gains = Text(f"yokohama.none.{printed[0][0]}" if plain else "yokohama.nothing")
        brief = paid and not facts.within_reach  # a line of a list has no room for more, and the action is far off
        clauses.append(power if brief else text("yokohama.arrive", power=power, gains=gains))
    if paid:
        clauses.append(details.fees_text(paid))
    if not facts.within_reach:
        clauses.append(text("yokohama.needs", n=facts.needs) if facts.needs else Text("yokohama.out_of_reach"))
    if facts.returns:
        clauses.append(Text("yokohama.will_return"))
    return join(clauses, "semicolon") if clauses else None
