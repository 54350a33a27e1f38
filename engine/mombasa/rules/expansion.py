"""Action 2 (§8.2): all expansion cards together expand one company."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Rule, choose
from engine.core.effects import begin, note
from engine.core.offer import STOP, Offer, Option, offer_one, offers, sift
from engine.core.text import Seat, Text, text
from engine.mombasa.components.effects import Reward
from engine.mombasa.components.names import company_name, region_name
from engine.mombasa.queries.facts import EXPANSIONS, active_of, entries, expansion_bonuses, value
from engine.mombasa.queries.legality import why_not_enter, why_not_expand, why_not_stop_entering
from engine.mombasa.queries.shares import base_posts, share_value
from engine.mombasa.rules.bases import (
    choose_take_column,
    note_share_value,
    return_post,
    take_post,
)
from engine.mombasa.rules.details import company_detail, shares_detail
from engine.mombasa.rules.option_facts import Entering, Expanding
from engine.mombasa.rules.rewards import take_reward
from engine.mombasa.rules.tracks import advance
from engine.mombasa.state import Doing, State


def expand(g: State, me: Seat) -> Rule[None]:
    """One company gets all points; rewards come after the last entry, then foreign posts return."""
    points = value(g, me, "expansion")
    g.doing = Doing("expansion", left=points, using=active_of(g, me, EXPANSIONS))
    offer = companies(g, me, points)
    if not len(offer):  # R8: the cards are just turned down
        note(g, "mombasa.log.expand_none", me, n=points)
        return
    company, points = yield from choose(me, "mombasa.expand", offer, prompt=text("mombasa.expand", n=points))
    g.doing.company, g.doing.left = company, points
    note(g, "mombasa.log.expand", me, company=company_name(company), n=points)
    before = {name: share_value(g, name) for name in g.data.company_ids}
    yield from enter_regions(g, me, company)
    yield from reward_regions(g, me, company)
    for region in g.fresh:
        if region in g.posts:
            begin(g, "mombasa.step.posts", me)
            yield from return_post(g, me, region)
    g.posts |= g.fresh
    g.fresh = {}
    begin(g, "mombasa.step.shares", me)
    for name, value_before in before.items():
        note_share_value(g, me, name, value_before)


def companies(g: State, me: Seat, points: int) -> Offer[tuple[str, int]]:
    """The companies with an entry to pay; a bonus of A1 may be used, or a lower one of them, or none (§12, R45)."""
    bonuses = expansion_bonuses(g, me)
    choices = [company_offer(g, me, points, "")]
    choices += [company_offer(g, me, points - bonuses[0] + n, f":{n}") for n in bonuses[1:]]
    if bonuses and g.may_decline_bonus:
        choices.append(company_offer(g, me, points - bonuses[0], ":0", worth_declining(g, points - bonuses[0])))
    return offers(*choices)


def worth_declining(g: State, points: int) -> list[str]:
    """The companies for which fewer points can lead elsewhere: the last post of a base enters one region anyway."""
    return [
        company
        for company in g.data.company_ids
        if base_posts(g, company) > 1 and why_not_expand(g, company, points) is None
    ]


def company_offer(
    g: State, me: Seat, points: int, suffix: str, among: Sequence[str] | None = None
) -> Offer[tuple[str, int]]:
    """The companies that can be expanded with so many points; a suffix says which bonus of A1 is in them.

    What there is of a company is told once, beside its first option.
    """
    key = "mombasa.expand.without" if suffix == ":0" else "mombasa.expand.lower"
    bonus = text(key, n=points) if suffix else None

    def show(company: str) -> Option[tuple[str, int]]:
        facts, name = expanding_facts(g, company, points), company_name(company)
        about = company_detail(g, me, facts) if bonus is None else bonus
        brief = shares_detail(g, me, company) if bonus is None else text("mombasa.expand.points", n=points)
        return Option(
            f"expand:{company}{suffix}",
            (company, points),
            name,
            about,
            group=bonus,
            target=company,
            facts=facts,
            short=text("mombasa.expand.short", company=name, about=brief),
        )

    return sift(
        g.data.company_ids if among is None else among,
        lambda company: why_not_expand(g, company, points),
        show,
    )


def expanding_facts(g: State, company: str, points: int) -> Expanding:
    return Expanding(company=company, points=points, cheapest=min(entries(g, company).values(), default=0))


def enter_regions(g: State, me: Seat, company: str) -> Rule[None]:
    """Region by region while one can be paid (R7); an empty base ends it."""
    assert g.doing is not None
    while base_posts(g, company):
        costs, points = entries(g, company), g.doing.left
        if all(cost > points for cost in costs.values()):
            break
        region = yield from choose(
            me,
            "mombasa.enter",
            enterable(g, company, costs, points),
            prompt=text("mombasa.enter", company=company_name(company), n=points),
        )
        column = yield from choose_take_column(g, me, company, region)
        take_post(g, me, company, column)
        g.fresh[region] = company
        g.doing.left -= costs[region]
        note(g, "mombasa.log.enter", me, company=company_name(company), region=region_name(region), n=costs[region])
    if g.doing.left:
        note(g, "mombasa.log.points_lost", me, n=g.doing.left)
    g.doing.left = 0


def enterable(g: State, company: str, costs: dict[str, int], points: int) -> Offer[str]:
    """The regions in reach; there is no stopping while one can be paid."""

    def show(region: str) -> Option[str]:
        cost = costs.get(region, 0)
        facts = Entering(
            price=(("expansion", cost),),
            company=company,
            region=region,
            reward=g.data.region[region].reward,
            ousts=g.posts.get(region, ""),
            left=points - cost,
        )
        number = str(g.data.region[region].number)
        return Option(f"enter:{region}", region, region_name(region), target=region, facts=facts, number=number)

    regions = sift(g.data.region, lambda region: why_not_enter(g, company, region, costs, points), show)
    stop = Option(STOP.id, "", STOP.label)
    return offers(regions, offer_one(stop, lambda: why_not_stop_entering(costs, points)))


def reward_regions(g: State, me: Seat, company: str) -> Rule[None]:
    """Rewards of all new regions.

    Any order is allowed. Pounds, diamonds, bookkeeping, then the track is never worse than another one: only pounds
    matter to a later part, for tolls. So it is not asked. Bookkeeping points make one batch; a track step of each
    region is a reward of its own (R39).
    """
    new = [g.data.region[region].reward for region in g.fresh]
    together = Reward(
        pounds=sum(reward.pounds for reward in new),
        diamonds=sum(reward.diamonds for reward in new),
        bookkeeping=sum(reward.bookkeeping for reward in new),
        remove_posts=sum(reward.remove_posts for reward in new),
    )
    begin(g, "mombasa.step.regions", me)
    yield from take_reward(g, me, together, Text("mombasa.from.regions"))
    for reward in new:
        if reward.track:
            begin(g, "mombasa.step.regions", me)
            yield from advance(g, me, company, reward.track)
