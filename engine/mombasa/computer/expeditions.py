"""What expanding a company would bring the computer player: coins uncovered on its base, and rewards of regions."""

from __future__ import annotations

from engine.mombasa.computer.judgement import Judge

USUAL_COST_POINTS = 1.5  # expansion points for a region that is not in reach yet


def coins_uncovered(judge: Judge, company: str, posts: int) -> int:
    """By how much the share value rises if so many posts leave the base, emptying one column after another."""
    base = judge.view.bases[judge.data.company_ids.index(company)]
    printed = judge.data.bases.coins.per_space_top_to_bottom
    gain = 0
    for column in sorted(base.columns, key=sum):
        for space, stands in enumerate(column):
            if stands and posts:
                posts -= 1
                gain += printed[space]
    return gain


def entries(judge: Judge, company: str) -> list[tuple[int, float]]:
    """The regions a company could enter next: what that costs, and the reward."""
    data = judge.data
    own = [one.id for one in judge.view.regions if company in (one.post, one.fresh)]
    costs: dict[str, int] = {}
    for name, cost in [*data.exits[company], *(way for region in own for way in data.neighbours[region])]:
        if name not in own:
            costs[name] = min(cost, costs.get(name, cost))
    foreign = {one.id for one in judge.view.regions if one.post is not None}
    return [(cost + (name in foreign), judge.reward(data.region[name].reward, company)) for name, cost in costs.items()]


def expedition_worth(judge: Judge, company: str, points: int) -> float:
    """What so many points of expansion would be worth to this player, by its shares in the company."""
    posts, rewards = 0, 0.0
    for cost, reward in sorted(entries(judge, company), key=lambda entry: entry[0] - 0.3 * entry[1]):
        if cost <= points:
            points -= cost
            posts += 1
            rewards += reward
    further = points / USUAL_COST_POINTS  # regions behind those
    return judge.stake(company) * (coins_uncovered(judge, company, posts) + 0.7 * further) + rewards + further
