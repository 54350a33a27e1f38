"""Phases A and C: agents, achievements, orders (section 9)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache, partial

from engine.core.ask import Free, Option, Refusal, Rule, choose, sift
from engine.core.effects import note, pay
from engine.core.text import Seat, Text
from engine.yokohama.components import names
from engine.yokohama.components.effects import GOODS
from engine.yokohama.components.rows import Country
from engine.yokohama.queries.facts import achievement_points, power
from engine.yokohama.queries.legality import (
    ONLY_A_AND_C,
    may_claim,
    why_not_agent,
    why_not_agent_in,
    why_not_claim,
    why_not_fulfil,
)
from engine.yokohama.rules import details
from engine.yokohama.rules.building import act
from engine.yokohama.rules.gains import check_flag, fire
from engine.yokohama.rules.option_facts import (
    Claiming,
    Fulfilling,
    InArea,
    TakingRewardToken,
    UsingAgent,
    UsingTechnology,
    amounts,
)
from engine.yokohama.rules.rewards import give
from engine.yokohama.rules.technologies import free_technologies, refused_technologies
from engine.yokohama.state import Achievement, State

ORDERS, CLAIMS, AGENTS = (Text(f"yokohama.group.{name}") for name in ("orders", "achievements", "agents"))


def additional_actions(g: State, me: Seat) -> Sequence[Option[Free]]:
    """Everything that may be done now beside the main action."""
    found: list[Option[Free]] = []
    player = g.players[me]
    for order in player.orders:
        if why_not_fulfil(g, me, order) is None:
            row = g.data.order[order]
            goods, reward = tuple(row.goods.items()), tuple(row.reward)
            found.append(
                Option(
                    f"fulfil:{order}",
                    partial(fulfil, g, me, order),
                    names.order_name(row.number),
                    detail=details.order_detail(row.country, goods, reward),
                    group=ORDERS,
                    role="free",
                    target=order,
                    facts=Fulfilling(price=goods, gain=amounts(reward), order=order),
                )
            )
    for tile in g.achievements:
        if may_claim(g, me, tile):
            n = achievement_points(g, tile)
            found.append(
                Option(
                    f"claim:{tile.id}",
                    partial(claim, g, me, tile),
                    achievement_name(g, tile),
                    detail=names.points(n),
                    group=CLAIMS,
                    role="free",
                    target=tile.id,
                    facts=Claiming(price=(("assistants", 1),), gain=(("vp", n),), achievement=tile.id),
                )
            )
    if player.agents and why_not_agent(g, me) is None:
        found.append(
            Option(
                "agent",
                partial(use_agent, g, me),
                names.agent_use(g.agent_mode),
                group=AGENTS,
                role="free",
                facts=UsingAgent(),
            )
        )
    found.extend(free_technologies(g, me))
    return found


def refused_actions(g: State, me: Seat) -> list[Refusal]:
    """What cannot be done beside the main action, and why."""
    found = []
    for order in g.players[me].orders:
        reason = why_not_fulfil(g, me, order)
        if reason is not None:
            found.append(Refusal(f"fulfil:{order}", names.order_name(g.data.order[order].number), reason))
    for tile in g.achievements:
        reason = why_not_claim(g, me, tile)
        if reason is not None:
            found.append(Refusal(f"claim:{tile.id}", achievement_name(g, tile), reason))
    reason = why_not_agent(g, me)
    if reason is not None:
        found.append(Refusal("agent", names.agent_use(g.agent_mode), reason))
    return found + refused_technologies(g, me)


def refused_meanwhile(g: State, me: Seat) -> list[Refusal]:
    """During the main action none of these is possible, whatever else speaks against it (R28)."""
    failing = {refusal.id for refusal in refused_actions(g, me)}
    found = refused_actions(g, me)
    for option in additional_actions(g, me):
        if option.id not in failing and not isinstance(option.facts, UsingTechnology):
            found.append(Refusal(option.id, option.label, ONLY_A_AND_C))
    return found


def fulfil(g: State, me: Seat, order: str) -> Rule[None]:
    """Goods are paid, the card is laid open: reward, technologies, flag (section 9.3)."""
    player, row = g.players[me], g.data.order[order]
    for good in GOODS:
        if good in row.goods:
            pay(g, me, good, row.goods[good])
    player.orders.remove(order)
    if order in player.secret:
        player.secret.remove(order)
    player.fulfilled.append(order)
    note(g, "yokohama.log.fulfil", me, order=names.order_name(row.number), country=names.country_name(row.country))
    yield from give(g, me, row.reward)
    fire(g, me, "fulfil_order")
    check_flag(g, me, row.country)


def achievement_name(g: State, tile: Achievement) -> Text:
    return names.achievement(g.data.achievement[tile.id].requirement)


def claim(g: State, me: Seat, tile: Achievement) -> Rule[None]:
    """An assistant from hand stays on the tile; nothing is spent (section 9.2)."""
    n = achievement_points(g, tile)
    pay(g, me, "assistants")
    tile.claimed.append(me)
    g.players[me].vp += n
    note(g, "yokohama.log.claim", me, achievement=achievement_name(g, tile), n=n)
    if g.reward_tokens and all(me in other.claimed for other in g.achievements):
        yield from take_reward_token(g, me)


@lru_cache(maxsize=512)
def reward_option(token: str, country: Country | None) -> Option[str]:
    label = Text("yokohama.free_agent") if country is None else names.flag(country)
    facts = TakingRewardToken(token=token, country=country)
    return Option(f"reward:{token}", token, label, target=token, facts=facts)


def take_reward_token(g: State, me: Seat) -> Rule[None]:
    """All three achievements: one of the tokens on the table (section 13)."""
    tokens = g.data.reward_token
    token = yield from choose(
        me, "yokohama.reward_token", [reward_option(token, tokens[token].country) for token in g.reward_tokens]
    )
    g.reward_tokens.remove(token)
    player = g.players[me]
    player.reward = token
    country = tokens[token].country
    note(g, "yokohama.log.reward_token", me, token=reward_option(token, country).label)
    if country is None:
        player.agents.append(token)
    else:
        check_flag(g, me, country)


@lru_cache(maxsize=512)
def action_option(verb: str, area: str, detail: Text, power: int) -> Option[str]:
    """An area to act in, with the power there."""
    facts = InArea(area=area, power=power)
    return Option(f"{verb}:{area}", area, names.area_name(area), detail=detail, target=area, facts=facts)


def agent_in(g: State, me: Seat, area: str) -> Option[str]:
    n = power(g, me, area, president=False)
    return action_option("agent", area, details.prospect(g, me, area, n), n)


def use_agent(g: State, me: Seat) -> Rule[None]:
    """An action without the president, at once or instead of the president's (section 9.1)."""
    area = yield from choose(
        me,
        "yokohama.agent",
        sift(
            g.map,
            lambda area: why_not_agent_in(g, me, area),
            lambda area: agent_in(g, me, area),
        ),
    )
    player, turn = g.players[me], g.turn
    player.used_agents.append(player.agents.pop(0))
    turn.agent_used = True
    note(g, f"yokohama.log.agent_{g.agent_mode}", me, area=names.area_name(area))
    if g.agent_mode == "redirect":
        turn.redirect = area
        return
    step = turn.step
    yield from act(g, me, area)
    turn.step = step
