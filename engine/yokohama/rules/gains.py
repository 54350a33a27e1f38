"""Gains that ask nothing: points, money, goods, agents; and the technologies that add to them (spec 9.4, 12)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.effects import gain, note
from engine.core.text import EngineBug, Seat
from engine.yokohama import labels, rows
from engine.yokohama.queries import flags, owns
from engine.yokohama.rows import Country, Good, Reward, Trigger
from engine.yokohama.state import State

PLAIN = (rows.Vp, rows.Yen, rows.GoodGain, rows.Import)


def gain_goods(g: State, me: Seat, goods: Mapping[Good, int]) -> None:
    """One event of gaining goods; Mining Technology adds to it once (R21)."""
    for good, n in goods.items():
        gain(g, me, good, n)
    if goods.get("copper"):
        fire(g, me, "gain_copper")


def gain_plain(g: State, me: Seat, reward: Reward) -> None:
    """A reward icon without a choice."""
    match reward:
        case rows.Vp(n):
            gain(g, me, "vp", n)
        case rows.Yen(n):
            gain(g, me, "yen", n)
        case rows.GoodGain(good, n):
            gain_goods(g, me, {good: n})
        case rows.Import(n):
            gain(g, me, "imports", n)
        case _:
            raise EngineBug(f"{reward} is no plain gain")


def gain_noted(g: State, me: Seat, given: Sequence[Reward]) -> None:
    """Plain rewards, told in one line."""
    note(g, "yokohama.log.gain", me, gains=labels.rewards(tuple(given)))
    for reward in given:
        gain_plain(g, me, reward)


def fire(g: State, me: Seat, trigger: Trigger, besides: str = "") -> None:
    """What the player's technologies give at a trigger; a new one does not pay for itself (R22)."""
    if not g.players[me].technologies:
        return
    for technology in g.data.triggered.get(trigger, ()):
        if technology.id == besides or not owns(g, me, technology.id):
            continue
        given = technology.effect.gain
        note(
            g,
            "yokohama.log.technology",
            me,
            technology=labels.technology_name(technology.id),
            gains=labels.rewards(tuple(given)),
        )
        for reward in given:
            if trigger == "gain_copper" and isinstance(reward, rows.GoodGain):
                gain(g, me, reward.good, reward.n)  # the extra copper is part of the event that brought it
            else:
                gain_plain(g, me, reward)


def check_flag(g: State, me: Seat, country: Country) -> None:
    """Every second flag of a country brings one of its agents, if any is left (R30)."""
    if flags(g, me)[country] % 2:
        return
    agent = next((agent for agent in g.agents if g.data.agent[agent].country == country), None)
    if agent is None:
        note(g, "yokohama.log.no_agent", me, country=labels.country_name(country))
        return
    g.agents.remove(agent)
    g.players[me].agents.append(agent)
    note(g, "yokohama.log.agent", me, country=labels.country_name(country))
