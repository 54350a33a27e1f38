"""Rewards of regions, books, tiers and spaces (§9.4, R43)."""

from __future__ import annotations

from engine.core.ask import Rule
from engine.core.effects import begin, gain, note
from engine.core.text import Seat, Text
from engine.mombasa.components.effects import Reward
from engine.mombasa.queries.facts import value
from engine.mombasa.rules.bases import remove_posts
from engine.mombasa.rules.batches import spend_points
from engine.mombasa.rules.tracks import advance, take_diamonds
from engine.mombasa.state import State


def take_reward(g: State, me: Seat, reward: Reward, source: Text, company: str = "") -> Rule[None]:
    """All parts; steps on the company's track last, since everything before can only bring pounds for its tolls.

    `source` says where bookkeeping points come from, as each source makes a batch of its own.
    """
    take_pounds(g, me, reward.pounds)
    if reward.pounds_good_minus_1 is not None:
        take_pounds(g, me, max(0, value(g, me, reward.pounds_good_minus_1) - 1))
    take_diamonds(g, me, reward.diamonds)
    decided = yield from spend_points(g, me, reward.bookkeeping, source)
    if decided:
        begin(g, "mombasa.step.reward", me)  # what comes now has waited
    decided |= yield from remove_posts(g, me, reward.remove_posts)
    if decided:
        begin(g, "mombasa.step.reward", me)
    if reward.track:
        yield from advance(g, me, company, reward.track)


def take_pounds(g: State, me: Seat, pounds: int) -> None:
    if pounds:
        gain(g, me, "pounds", pounds)
        note(g, "mombasa.log.pounds", me, n=pounds)
