"""What lies on the table of a game of Yokohama."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

from msgspec import Struct

from engine.core.offer import Refusal
from engine.core.state import CoreState
from engine.core.text import Seat
from engine.yokohama.components import SHELF, Components
from engine.yokohama.components.rows import Piece
from engine.yokohama.components.rows_editions import Edition

PLAIN_ORIGIN = 2  # the revision of the rules with which R53 came
DUMMY = -1  # the neutral assistants of a game for two (D4)

Step = Literal["start", "additional", "placement", "movement", "action", "bonus", "construction", "recovery", "end"]
EndTrigger = Literal["trading_houses", "shops", "port", "church", "customs"]

IN_HAND: dict[Piece, str] = {"assistant": "assistants", "shop": "shops", "trading_house": "houses"}
IN_STORE: dict[Piece, str] = {
    "assistant": "stored_assistants",
    "shop": "stored_shops",
    "trading_house": "stored_houses",
}


class Player(Struct):
    """One player's possessions; amounts are plain fields, so that `gain` and `pay` can name them."""

    yen: int
    copper: int
    silk: int
    tea: int
    fish: int
    imports: int
    assistants: int  # in hand
    shops: int
    houses: int
    stored_assistants: int  # in the warehouse
    stored_shops: int
    stored_houses: int
    vp: int = 0
    president: str | None = None  # the area; None: in hand
    dealt: list[str] = []  # the two starting orders, until one is kept
    orders: list[str] = []  # not yet fulfilled
    secret: list[str] = []  # those of `orders` that nobody else has seen
    discarded: list[str] = []  # starting orders not kept: known to the owner alone
    fulfilled: list[str] = []
    technologies: list[str] = []  # card ids, in the order taken
    agents: list[str] = []  # unused: foreign agents and free agents
    used_agents: list[str] = []
    tokens: list[str] = []  # 5-power tokens taken, free agents included
    reward: str | None = None  # the achievement reward token


class Area(Struct):
    """What stands in an area besides presidents."""

    assistants: list[int]  # by seat
    shops: list[Seat | None] = []  # by space of the building tile
    house: Seat | None = None
    tile: str | None = None
    token: str | None = None


class Achievement(Struct):
    """An achievement tile in play and who has claimed it, the first one first."""

    id: str
    claimed: list[Seat] = []


class Turn(Struct):
    """What a turn has to remember; made anew when the next one starts."""

    step: Step = "start"
    agent_used: bool = False
    used: list[str] = []  # technologies that work once per turn
    faith_items: list[str] = []  # spent at the Church this turn (D9)
    redirect: str | None = None  # the area of a redirecting agent
    area: str | None = None  # where an action is being carried out
    power: int = 0  # of that action
    missed: list[Refusal] = []  # what that action could not do, with the reasons of that moment
    stuck: str | None = None  # the area, or `hand`, from which the president had nowhere to go
    areas: list[str] = []  # where actions were carried out


class State(CoreState, kw_only=True, dict=True):
    """The whole game; phases are `orders` (the secret choice of set-up), `turn` and `over`.

    `dict=True` so that the component set is looked up once.
    """

    first: Seat
    round: int = 1
    last_round: int | None = None
    fired: list[EndTrigger] = []
    players: list[Player]
    map: list[str]  # areas in the order of the layout's slots
    areas: dict[str, Area]
    cards: dict[str, list[str]]  # the rows of ports and laboratories, by area; left to right without gaps
    church: list[Seat | None]  # by space
    customs: list[Seat | None]
    achievements: list[Achievement]
    reward_tokens: list[str]
    agents: list[str]  # the supply of foreign agents
    station: str | None = None
    order_deck: list[str]
    technology_deck: list[str]
    removed_orders: list[str]
    turn: Turn

    @cached_property
    def data(self) -> Components:
        return SHELF.get(self.components)

    @property
    def has_plain_origin(self) -> bool:
        """Whether R53 holds; a game that began before goes on as it began."""
        return self.rules >= PLAIN_ORIGIN

    @property
    def edition(self) -> Edition:
        return self.data.edition(self.options["edition"])

    @property
    def agent_mode(self) -> str:
        """R9: the mode, not the edition, decides how an agent works."""
        chosen: str = self.options["agent_mode"]
        return self.edition.agent_mode if chosen == "by_edition" else chosen

    @property
    def dummy(self) -> bool:
        """Whether neutral assistants take part (D4, D5)."""
        return self.seats == 2 and self.edition.two_player_dummy

    def turn_order(self) -> list[Seat]:
        """All seats, the first player first."""
        return [(self.first + n) % self.seats for n in range(self.seats)]
