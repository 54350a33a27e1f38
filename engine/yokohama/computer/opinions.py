"""How much a computer player of Yokohama cares for what; all in victory points."""

from __future__ import annotations

from typing import NamedTuple


class Opinions(NamedTuple):
    """The opinions that make a player; those of `house` were found by playing against itself."""

    rounds: float = 15.0  # of a usual game
    yen: float = 0.6
    poor: float = 0.4  # more for each yen from the Bank while there are few
    imports: float = 2.5
    dear: float = 1.1  # copper and silk that no order asks for
    cheap: float = 0.6  # tea and fish
    spare: float = 0.8  # part of that for the first few of a kind
    plenty: float = 0.33  # and for more of them
    promise: float = 0.65  # part of an order's worth that goods on the way to it have
    bend: float = 1.4  # how much nearer to the goal counts more
    order: float = 0.68  # part of an order's worth that an order just taken has, before its goods
    second_order: float = 1.8
    agent: float = 2.0
    new_flag: float = 1.0  # more for the first flag of a country
    flag: float = 0.3
    achievement: float = 0.52  # part of an achievement's points that the way to it has
    technology: float = 1.0  # what the table of technologies is multiplied by
    production: float = 0.25
    assistant: float = 1.0
    warehouse: float = 0.7
    move: float = 0.4
    bound: float = 0.8  # an assistant that never comes back
    house: float = 7.5
    shop: float = 2.2
    lasting: float = 1.45  # a building's power in later turns
    board: float = 1.0  # part of what a majority on a board promises
    trigger: float = 0.06  # for ending the game, by point ahead
    next_action: float = 0.6  # what the best, second and third best other area counts today
    second_action: float = 0.3
    third_action: float = 0.2
    agent_waits: float = 2.2  # what an agent's action should bring
    empty_hand: float = 0.3
    placing: float = 0.05
    income: float = 0.3  # what others earn by their trading house
    doubt: float = 0.0  # by what part an action may be misjudged, for a whole round


HOUSE = Opinions()
