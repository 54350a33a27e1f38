"""How much a computer player of Nippon cares for what; all in victory points."""

from __future__ import annotations

from typing import NamedTuple


class Opinions(NamedTuple):
    """The opinions that make a player; those of `house` were found by playing against itself."""

    scoring_now: float = 0.85  # part of what the next influence scoring promises
    scoring_later: float = 0.45  # and each one after it
    influence: float = 0.15  # a point of influence, whatever place it makes
    train: float = 0.4  # a train where there is no token yet
    first_step: float = 0.25  # part of a threshold's points at the start of the way to it
    way: float = 0.65  # and how much more at its end
    counted: float = 1.5  # what more factories and contracts promise
    hoped: float = 0.6  # part of the best objectives that favours to come will get
    pace: float = 6.0  # turns for a favour
    money: float = 0.3
    coal: float = 0.28
    silk: float = 0.3
    iron: float = 0.6
    good: float = 0.55  # a product at the end of the game
    good_later: float = 0.45  # and more while there is time
    factory: float = 2.2
    factory_level: float = 2.6
    machine: float = 1.0
    machine_level: float = 0.65
    lasting: float = 1.8  # a factory's property that goes on working
    variety: float = 2.0  # another type of factory
    science: float = 1.8
    mining: float = 0.23
    finance: float = 0.3
    department: float = 1.2
    contract: float = 0.3
    token: float = 0.15
    fourth_worker: float = 5.5
    fifth_worker: float = 8.0
    sixth_worker: float = 10.5
    salary: float = 1.0
    colour: float = 1.0  # the bonus of the bottom and the top worker
    doubt: float = 0.0  # by how much an answer may be misjudged


HOUSE = Opinions()
