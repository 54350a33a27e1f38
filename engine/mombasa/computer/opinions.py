"""How much a computer player of Mombasa cares for what; all in pounds at the end of the game."""

from __future__ import annotations

from typing import NamedTuple


class Opinions(NamedTuple):
    """The opinions that make a player; those of `house` were found by playing against itself."""

    step: float = 4.1  # of a company track, on average
    step_now: float = 0.0  # how much what the next steps really bring counts besides
    diamond: float = 2.1
    point: float = 1.5  # of bookkeeping
    expansion: float = 4.8  # a point of expansion, on average
    expansion_now: float = 0.2  # how much the stake in the best company counts besides
    removed: float = 2.0  # a post
    posts: float = 0.7  # posts placed by a point of expansion
    region: float = 2.5  # what entering a region brings
    jar_step: float = 3.6  # a position of the bookkeeping track
    jar_pounds: float = 0.6  # part of the pounds printed there
    jar_reward: float = 0.7  # part of the reward of a book that a plan opens
    book_reward: float = 0.5  # and of one that is only bought
    slot: float = 1.0  # another slot, a round
    start_value: float = 0.6  # by how much a share value ends above the present one
    growth: float = 1.0  # and how much more it rises in a round
    followed: float = 0.15  # and that by each share held above the average
    rival: float = 0.85  # what a share of others counts against one's own
    prospect: float = 0  # shares one hopes for in every round to come
    plays: float = 0.48  # how often a card is played in a round
    weak_good: float = 1.3  # what the cards are worth that a stronger one replaces
    weak_expansion: float = 0.9
    keeper: float = 1.5  # a bookkeeper's play besides his points
    majority: float = 1.0
    field: float = 0.8  # a special field's bonus, a round
    doubt: float = 0.0  # by how much an answer may be misjudged


HOUSE = Opinions()
