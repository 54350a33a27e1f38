"""Phases A and C: agents, achievements, orders (section 9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine.core.ask import Free, Rule, choose
from engine.core.effects import note, pay
from engine.core.offer import LazyOption, Option, Refusal, resolve, sift
from engine.core.text import Seat, Text, in_sentence, text
from engine.yokohama.components import names
from engine.yokohama.components.effects import GOODS
from engine.yokohama.components.rows import Country
from engine.yokohama.queries.facts import achievement_points, power_and_more
from engine.yokohama.queries.legality import (
    ONLY_A_AND_C,
    may_claim,
    why_not_agent,
    why_not_agent_in,
    why_not_claim,
    why_not_fulfil,
    why_not_reward,
)
from engine.yokohama.rules import changes, details
from engine.yokohama.rules.building import act
from engine.yokohama.rules.cards import order_detail
from engine.yokohama.rules.gains import check_flag, fire
from engine.yokohama.rules.option_facts import (
    Acting,
    Claiming,
    Fulfilling,
    TakingRewardToken,
    UsingAgent,
    UsingTechnology,
)
from engine.yokohama.rules.rewards import give
from engine.yokohama.rules.technologies import free_technologies, refused_technologies
from engine.yokohama.state import Achievement, State

ORDERS, CLAIMS, AGENTS = (Text(f"yokohama.group.{name}") for name in ("orders", "achievements", "agents"))


def order_option(g: State, order: str, value: Free) -> Option[Free]:
    """An order that can be delivered."""
    facts = Fulfilling(country=g.data.order[order].country, order=order)
    return Option(
        f"fulfil:{order}", value, deliver_label(g, order), group=ORDERS, role="free", target=order, facts=facts
    )


def agent_option(g: State, me: Seat, value: Free) -> Option[Free]:
    """What agents do, wherever one may go."""
    areas = tuple(acting_facts(g, me, area, president=False) for area in g.map if not why_not_agent_in(g, me, area))
    facts = UsingAgent(areas=areas)
    return Option("agent", value, names.agent_use(g.agent_mode), group=AGENTS, role="free", facts=facts)


def additional_actions(g: State, me: Seat) -> Sequence[Option[Free] | LazyOption[Free]]:
    """Everything that may be done now beside the main action."""
    found: list[Option[Free] | LazyOption[Free]] = []
    value: Free
    player = g.players[me]
    for order in player.orders:
        if why_not_fulfil(g, me, order) is None:
            value = partial(fulfil, g, me, order)
            found.append(LazyOption(f"fulfil:{order}", value, partial(order_option, g, order)))
    for tile in g.achievements:
        if may_claim(g, me, tile):
            found.append(
                Option(
                    f"claim:{tile.id}",
                    partial(claim, g, me, tile),
                    claim_label(g, tile),
                    group=CLAIMS,
                    role="free",
                    target=tile.id,
                    facts=Claiming(achievement=tile.id),
                )
            )
    if player.agents and why_not_agent(g, me) is None:
        value = partial(use_agent, g, me)
        found.append(LazyOption("agent", value, partial(agent_option, g, me)))
    found.extend(free_technologies(g, me))
    return found


class SideActions:
    """What may be done beside a question of phase A or C; `now` is what the question offers."""

    def __init__(self, g: State, me: Seat) -> None:
        self.g = g
        self.me = me
        self.now: Sequence[Option[Free] | LazyOption[Free]] = ()

    def __call__(self) -> Sequence[Option[Free] | LazyOption[Free]]:
        self.now = additional_actions(self.g, self.me)
        return self.now


def refused_actions(g: State, me: Seat) -> list[Refusal]:
    """What cannot be done beside the main action, and why."""
    found = []
    for order in g.players[me].orders:
        reason = why_not_fulfil(g, me, order)
        if reason is not None:
            detail = order_detail(g.data.order[order])
            found.append(Refusal(f"fulfil:{order}", deliver_label(g, order), reason, detail))
    for tile in g.achievements:
        reason = why_not_claim(g, me, tile)
        if reason is not None:
            found.append(Refusal(f"claim:{tile.id}", claim_label(g, tile), reason))
    reason = why_not_agent(g, me)
    if reason is not None:
        found.append(Refusal("agent", names.agent_use(g.agent_mode), reason))
    return found + refused_technologies(g, me)


def refused_meanwhile(g: State, me: Seat) -> list[Refusal]:
    """During the main action none of these is possible, whatever else speaks against it (R28)."""
    failing = {refusal.id for refusal in refused_actions(g, me)}
    found = refused_actions(g, me)
    for option in map(resolve, additional_actions(g, me)):
        if option.id not in failing and not isinstance(option.facts, UsingTechnology):
            found.append(Refusal(option.id, option.label, ONLY_A_AND_C, option.detail))
    return found


def deliver_label(g: State, order: str) -> Text:
    return text("yokohama.fulfil", order=names.order_name(g.data.order[order].number))


def claim_label(g: State, tile: Achievement) -> Text:
    return text("yokohama.claim", achievement=achievement_name(g, tile))


def fulfil(g: State, me: Seat, order: str) -> Rule[None]:
    """Goods are paid, the card is laid open: reward, technologies, flag (section 9.3)."""
    row = g.data.order[order]
    for good in GOODS:
        if good in row.goods:
            pay(g, me, good, row.goods[good])
    changes.lay_open(g, me, order)
    note(
        g,
        "yokohama.log.deliver",
        me,
        order=names.order_name(row.number),
        country=names.country_name(row.country),
        goods=in_sentence(details.amounts_text(tuple(row.goods.items()))),
    )
    yield from give(g, me, row.reward, "orders")
    fire(g, me, "fulfil_order")
    check_flag(g, me, row.country)


def achievement_name(g: State, tile: Achievement) -> Text:
    return names.achievement(g.data.achievement[tile.id].requirement)


def claim(g: State, me: Seat, tile: Achievement) -> Rule[None]:
    """An assistant from hand stays on the tile; nothing is spent (section 9.2)."""
    n = achievement_points(g, tile)
    changes.claim_tile(g, me, tile)
    changes.score_points(g, me, n, "achievements")
    note(g, "yokohama.log.claim", me, achievement=achievement_name(g, tile), n=n)
    if g.reward_tokens and all(me in other.claimed for other in g.achievements):
        yield from take_reward_token(g, me)


def reward_option(token: str, country: Country | None) -> Option[str]:
    """A reward token."""
    facts = TakingRewardToken(token=token, country=country)
    return Option(f"reward:{token}", token, reward_label(country), target=token, facts=facts)


def reward_label(country: Country | None) -> Text:
    return Text("yokohama.free_agent") if country is None else names.flag(country)


def take_reward_token(g: State, me: Seat) -> Rule[None]:
    """All three achievements: one of the tokens on the table (section 13)."""
    tokens = g.data.reward_token
    taken = [player.reward for player in g.players if player.reward is not None]
    token = yield from choose(
        me,
        "yokohama.reward_token",
        sift(
            (*g.reward_tokens, *taken),
            lambda token: why_not_reward(g, token),
            lambda token: reward_option(token, tokens[token].country),
        ),
    )
    changes.take_reward_token(g, me, token)
    country = tokens[token].country
    if country is None:
        note(g, "yokohama.log.reward_token", me, token=reward_label(country))
        changes.take_agent(g, me, token)
    else:
        note(g, "yokohama.log.reward_flag", me, country=names.country_name(country))
        check_flag(g, me, country)


def action_in(g: State, me: Seat, verb: str, area: str, president: bool) -> Option[str]:
    """An action in an area, by the president or without."""
    facts = acting_facts(g, me, area, president)
    return Option(f"{verb}:{area}", area, names.area_name(area), target=area, facts=facts)


def acting_facts(g: State, me: Seat, area: str, president: bool) -> Acting:
    """An area to act in with the power there, by the president or without."""
    strength, beyond = power_and_more(g, me, area, president)
    return Acting(area=area, power=strength, beyond=beyond)


def use_agent(g: State, me: Seat) -> Rule[None]:
    """An action without the president, at once or instead of the president's (section 9.1)."""
    area = yield from choose(
        me,
        "yokohama.agent",
        sift(
            g.map,
            lambda area: why_not_agent_in(g, me, area),
            lambda area: action_in(g, me, "agent", area, president=False),
        ),
        prompt=Text(f"yokohama.agent.{g.agent_mode}.where"),
    )
    turn = g.turn
    changes.spend_agent(g, me)
    note(g, f"yokohama.log.agent_{g.agent_mode}", me, area=names.area_name(area))
    if g.agent_mode == "redirect":
        turn.redirect = area
        return
    step = turn.step
    yield from act(g, me, area)
    turn.step = step
