"""Everything a reader of the rulebook could want to pick at a question, whether it is allowed or not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core.ask import Ask
from engine.yokohama.components.effects import GOODS, Worship
from engine.yokohama.components.rows import PIECES
from engine.yokohama.queries.facts import owns
from engine.yokohama.state import State


def candidates(g: State, ask: Ask[Any]) -> list[str]:
    """The ids of all that could be thought of; questions that offer all there is have nothing to add."""
    key = ask.key.removeprefix("yokohama.")
    if key == "research_price":
        return mixes(ask)
    return CANDIDATES[key](g, ask.seat) if key in CANDIDATES else []


def areas(verb: str, *also: str) -> Callable[[State, int], list[str]]:
    """Every area on the map."""
    return lambda g, me: [*(f"{verb}:{area}" for area in g.map), *also]


def additional(g: State, me: int) -> list[str]:
    """Orders in hand, achievements, an agent, those technologies one has that are used by hand."""
    orders = [f"fulfil:{order}" for order in g.players[me].orders]
    claims = [f"claim:{tile.id}" for tile in g.achievements]
    used = [f"use:{name}" for name in ("spinning_mill", "university") if owns(g, me, name)]
    return [*orders, *claims, "agent", *used]


def turn(g: State, me: int) -> list[str]:
    return [*additional(g, me), "spread", "pair", "none"]


def move(g: State, me: int) -> list[str]:
    return [*areas("to", "return")(g, me), *additional(g, me)]


def cards(verb: str, kind: str, *also: str) -> Callable[[State, int], list[str]]:
    """The cards on all boards of a kind, those of the other board included."""
    return lambda g, me: [
        *(f"{verb}:{card}" for area in g.cards if g.data.board_of[area].kind == kind for card in g.cards[area]),
        *also,
    ]


def mixes(ask: Ask[Any]) -> list[str]:
    """Every mix of money and imports that comes to as much as what is offered: an import stands for ¥2."""
    yen, imports = ask.untold[0].value
    units = yen // 2 + imports
    return [f"pay:yen{2 * (units - paid)}+imports{paid}" for paid in range(units + 1)]


def spaces(board: str) -> Callable[[State, int], list[str]]:
    return lambda g, me: [*(f"space:{board}_{space.index}" for space in g.data.board_of[board].spaces), "skip"]


def faith(g: State, me: int) -> list[str]:
    action = g.data.kind_of["church"].action
    assert isinstance(action, Worship)
    return [f"item:{'imports' if item == 'import' else item}" for item in action.faith_items]


def deals(g: State, me: int) -> list[str]:
    return [*(f"{verb}:{thing}" for verb in ("buy", "sell") for thing in (*GOODS, "import")), "stop"]


def reward_tokens(g: State, me: int) -> list[str]:
    taken = [player.reward for player in g.players if player.reward is not None]
    return [f"reward:{token}" for token in [*g.reward_tokens, *taken]]


def end(g: State, me: int) -> list[str]:
    """What can still be done, what the power of this turn's action may not have been enough for, where to go."""
    found = additional(g, me)
    if not g.turn.areas:
        found.append("build")
    elif g.turn.power < 5:
        found += ["take", *(["build"] if g.turn.power < 4 else [])]
    return [*found, *(f"to:{area}" for area in g.map)] if g.turn.stuck else found


CANDIDATES: dict[str, Callable[[State, int], list[str]]] = {
    "turn": turn,
    "place": areas("place", "stop"),
    "place_pair": areas("place"),
    "how_many": lambda g, me: ["n:1", "n:2"],
    "place_beside": areas("place", "skip"),
    "move": move,
    "recall": lambda g, me: ["all", "some", "none"],
    "recall_from": areas("recall", "stop"),
    "redirect": areas("act"),
    "agent": areas("agent"),
    "port": cards("order", "port", "skip"),
    "port_second": lambda g, me: ["pay:yen", "pay:imports", "one"],
    "port_which": cards("order", "port"),
    "laboratory": cards("tech", "laboratory", "skip"),
    "station": areas("into"),
    "hire": lambda g, me: [*(f"hire:{piece}" for piece in PIECES), "stop"],
    "chinatown": deals,
    "church": spaces("church"),
    "customs": spaces("customs"),
    "faith": faith,
    "origin": lambda g, me: ["from:hand", f"from:{g.turn.area}"],
    "token": lambda g, me: ["take", "skip"],
    "build": lambda g, me: ["shop:1", "shop:2", "shop:3", "shop:4", "house", "skip"],
    "recover": lambda g, me: ["leave", "recover"],
    "shift_from": areas("from", "from:hand", "stop"),
    "shift_into": areas("into"),
    "reward_token": reward_tokens,
    "end": end,
}
