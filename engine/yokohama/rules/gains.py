"""Gains that ask nothing: points, money, goods, agents; and the technologies that add to them (sections 9.4, 12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.effects import gain, note
from engine.core.text import EngineBug, Seat, in_sentence
from engine.yokohama.components import effects, names
from engine.yokohama.components.effects import Good, Reward, Trigger
from engine.yokohama.components.rows import Country, Technology
from engine.yokohama.queries.facts import flags, owns
from engine.yokohama.rules.changes import score_points, take_agent
from engine.yokohama.state import State

REST = "rest"  # points of actions and technologies, as in `scoring.play_points`
PLAIN = (effects.Vp, effects.Yen, effects.GoodGain, effects.Import)


def gain_goods(g: State, me: Seat, goods: Mapping[Good, int]) -> None:
    """One event of gaining goods; Mining Technology adds to it once (R21)."""
    for good, n in goods.items():
        gain(g, me, good, n)
    if goods.get("copper"):
        fire(g, me, "gain_copper")


def gain_plain(g: State, me: Seat, reward: Reward, why: str = REST) -> None:
    """A reward icon without a choice; `why` is where points come from."""
    match reward:
        case effects.Vp(n):
            score_points(g, me, n, why)
        case effects.Yen(n):
            gain(g, me, "yen", n)
        case effects.GoodGain(good, n):
            gain_goods(g, me, {good: n})
        case effects.Import(n):
            gain(g, me, "imports", n)
        case _:
            raise EngineBug(f"{reward} is no plain gain")


def gain_noted(g: State, me: Seat, given: Sequence[Reward], why: str = REST) -> None:
    """Plain rewards, with one line in the log."""
    note(g, "yokohama.log.gain", me, gains=in_sentence(names.rewards(tuple(given))))
    for reward in given:
        gain_plain(g, me, reward, why)


def technologies_at(g: State, me: Seat, trigger: Trigger, besides: str = "") -> list[Technology]:
    """The player's technologies that give something at a trigger; a new one does not pay for itself (R22)."""
    if not g.players[me].technologies:
        return []
    found = g.data.triggered.get(trigger, ())
    return [technology for technology in found if technology.id != besides and owns(g, me, technology.id)]


def fire(g: State, me: Seat, trigger: Trigger, besides: str = "") -> None:
    """What the player's technologies give at a trigger."""
    for technology in technologies_at(g, me, trigger, besides):
        given = technology.effect.gain
        note(
            g,
            "yokohama.log.technology",
            me,
            technology=names.technology_name(technology.id),
            gains=in_sentence(names.rewards(tuple(given))),
        )
        for reward in given:
            if trigger == "gain_copper" and isinstance(reward, effects.GoodGain):
                gain(g, me, reward.good, reward.n)  # the extra copper is part of the event that brought it
            else:
                gain_plain(g, me, reward)


def check_flag(g: State, me: Seat, country: Country) -> None:
    """Every second flag of a country brings one of its agents, if any is left (R30)."""
    if flags(g, me)[country] % 2:
        return
    agent = next((agent for agent in g.agents if g.data.agent[agent].country == country), None)
    if agent is None:
        note(g, "yokohama.log.no_agent", me, country=names.country_name(country))
        return
    g.agents.remove(agent)
    take_agent(g, me, agent)
    note(g, "yokohama.log.agent", me, country=names.country_name(country))
