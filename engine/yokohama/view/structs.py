"""What a seat may know of the table: the Structs that pictures and computer players see, and nothing else.

Seats are numbers from 0, `-1` is the neutral player of a game for two. Components are named by id only; rewards and
requirements are the tagged Structs of `components`. Tuples indexed by seat have one entry per player in seat order.
`build` fills all this field by field.

Options point at things by `target`: an area id ("bank"), a card or tile id ("order_17", "tech_62", "achievement_a1",
"reward_flag_uk"), a space of a board ("church:3", "customs:1"), or a place in an area ("bank:token", "bank:shop:2",
"bank:house").
"""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat
from engine.yokohama.components.effects import Good, Price, Reward
from engine.yokohama.components.rows import (
    Country,
    Majority,
    Requirement,
)


class AreaView(Struct, frozen=True):
    """An area of the map, in reading order of the slots."""

    id: str  # also the target of options: "bank", "silk_mill_1", "canal"
    kind: str  # "silk_mill"
    type: str  # production, commercial, canal
    row: int
    x2: int  # left edge in half boards
    neighbours: tuple[str, ...]
    yields: tuple[int, ...]  # by power 1-5: goods, yen, pieces, exchanges, production, faith, imports, cards in reach
    yields_vp: tuple[int, ...]  # by power 1-5: victory points of a Port
    build_power: int  # from this power on something may be built here; 0 on the Canal
    crossing_fee: int  # what entering costs besides presidents: the Canal
    assistants: tuple[int, ...]  # by seat
    presidents: tuple[Seat, ...]  # who stands here
    tile: str | None  # building tile
    shops: tuple[Seat | None, ...]  # by shop space: who built
    shop_rewards: tuple[tuple[Reward, ...], ...]
    house: Seat | None  # who built the trading house
    house_reward: tuple[Reward, ...]
    token: str | None  # 5-power token still here; None: taken, or the Canal
    token_reward: tuple[Reward, ...]  # empty for a free agent, see `token_is_agent`
    token_is_agent: bool
    station: bool
    power: tuple[int, ...]  # by seat: what its president would act with here, 0 on the Canal


class OrderView(Struct, frozen=True):
    """An order card."""

    id: str  # "order_17"
    number: int
    country: Country
    goods: dict[Good, int]
    reward: tuple[Reward, ...]


class HeldOrder(Struct, frozen=True):
    """An order in the viewer's own hand."""

    card: OrderView
    payable: bool
    missing: dict[Good, int]
    secret: bool  # nobody else has seen it


class TechnologyView(Struct, frozen=True):
    """A technology card."""

    id: str  # "tech_62"
    number: int
    technology: str  # "tram"
    production: int
    country: Country
    pay: dict[str, int]  # what using it costs
    gain: tuple[Reward, ...]  # what it brings each time
    n: int  # how many assistants, or how much money, it is about


class PortSlot(Struct, frozen=True):
    """A place for an order on a Port board."""

    zone: str  # blue, yellow, red
    power: int  # needed to take the card
    card: OrderView | None


class LaboratorySlot(Struct, frozen=True):
    """A place for a technology on a Laboratory board."""

    surcharge: int
    price: int | None  # the production that the card needs here
    card: TechnologyView | None


class PortView(Struct, frozen=True):
    area: str
    slots: tuple[PortSlot, ...]


class LaboratoryView(Struct, frozen=True):
    area: str
    slots: tuple[LaboratorySlot, ...]
    production_yen: int  # what a missing production costs, if it is not paid with an import


class SpaceView(Struct, frozen=True):
    """A space of the Church or Customs board; options point at it as "church:3"."""

    id: str
    index: int
    price: int  # faith or imports
    reward: tuple[Reward, ...]
    taken: Seat | None  # -1: neutral


class BoardView(Struct, frozen=True):
    """The Church or Customs board."""

    area: str
    spaces: tuple[SpaceView, ...]
    count: int  # assistants on it, neutral ones included
    limit: int  # that many end the game
    full: bool  # they are there
    points: Majority
    ranking: tuple[Seat, ...]  # who leads now, -1 included


class AchievementView(Struct, frozen=True):
    """An achievement tile."""

    id: str
    group: str  # A, B, C
    requirement: Requirement
    first: int
    later: int
    points: int  # which of the two the next one gets
    claimed: tuple[Seat, ...]  # the first one first


class AgentView(Struct, frozen=True):
    """A foreign agent or a free agent (no country) of a player."""

    id: str
    country: Country | None
    used: bool


class RewardTokenView(Struct, frozen=True):
    """An achievement reward token: a flag, or a free agent (no country)."""

    id: str
    country: Country | None


class Pieces(Struct, frozen=True):
    """Assistants, shops and trading houses in one place."""

    assistants: int
    shops: int
    houses: int


class PlayerView(Struct, frozen=True):
    """One player; everything here is public."""

    seat: Seat
    colour: str
    first: bool
    vp: int  # during play
    total: int  # if the game ended now
    rank: int
    points: dict[str, int]  # that total by category: play, church, customs, technology, countries, other
    yen: int
    goods: dict[Good, int]
    imports: int
    president: str | None  # area; None: in hand
    hand: Pieces
    warehouse: Pieces
    map: Pieces
    bound: int  # assistants on management boards and achievement tiles
    shop_price: int
    house_prices: tuple[int, ...]  # of those still in the warehouse, the next one first
    orders: int  # unfulfilled
    known_orders: tuple[OrderView, ...]  # those of them that everybody has seen
    fulfilled: tuple[OrderView, ...]
    technologies: tuple[TechnologyView, ...]
    technology_extra: Price | None  # what the next one costs on top (D10)
    production: int
    flags: dict[Country, int]
    set_points: int  # for flags, if the game ended now
    agents: tuple[AgentView, ...]  # unused ones first
    unused_agents: int
    tokens: tuple[str, ...]  # 5-power tokens taken, free agents included
    reward_token: RewardTokenView | None
    met: tuple[str, ...]  # achievements that could be claimed with an assistant in hand


class BuiltView(Struct, frozen=True):
    """How many shops or trading houses the players have built, and how many of one player end the game."""

    counts: tuple[int, ...]  # by seat
    most: int
    limit: int
    complete: tuple[Seat, ...]  # who has built that many


class EndView(Struct, frozen=True):
    """How near the end is, besides Church, Customs and the order deck; the first trigger of `fired` ended the game."""

    shops: BuiltView
    houses: BuiltView
    fired: tuple[str, ...]  # church, customs, shops, trading_houses, port


class ApproachView(Struct, frozen=True):
    """How an assistant placed in an area would let the mover's president go there in this turn."""

    area: str
    more: int  # assistants that must lie on the way besides
    cost: int  # yen, for placing all of them and for the way


class View(Struct, frozen=True):
    """All that a seat (or, for None, everybody) may know."""

    viewer: Seat | None
    edition: str  # 2024, classic
    agent_mode: str  # extra_action, redirect
    seats: int
    phase: str  # orders (the secret choice at the start), turn, over
    step: str  # start, additional, placement, movement, action, bonus, construction, recovery, end
    round: int
    last_round: int | None  # its number, once the end is triggered
    final: bool  # this is the last round
    active: Seat
    acting: tuple[Seat, ...]  # who is asked: all in phase orders, nobody when over
    first: Seat
    turn_order: tuple[Seat, ...]
    power: int  # of the action being carried out, 0 if none is
    area: str | None  # where it is carried out
    redirect: str | None  # where the mover's agent points
    reach: dict[str, int]  # where the mover's president may go now, and what that costs; what depends on the mover
    # stands here and not with the areas, or they would look changed whenever the turn passes on
    approaches: tuple[ApproachView, ...]  # while the mover places assistants
    areas: tuple[AreaView, ...]
    ports: tuple[PortView, ...]
    laboratories: tuple[LaboratoryView, ...]
    church: BoardView
    customs: BoardView
    achievements: tuple[AchievementView, ...]
    reward_tokens: tuple[RewardTokenView, ...]  # still to be had
    agents: dict[Country, int]  # in the supply
    neutral: float | None  # production value of the neutral player; None: there is none
    station: str | None
    order_deck: int
    order_limit: int  # unfulfilled orders in a hand
    technology_deck: int
    end: EndView
    players: tuple[PlayerView, ...]  # by seat
    hand: tuple[HeldOrder, ...]  # the viewer's own
    dealt: tuple[OrderView, ...]  # the viewer's two starting orders, while one is to be kept
    discarded: tuple[OrderView, ...]  # the viewer's starting order not kept
    winners: tuple[Seat, ...]
