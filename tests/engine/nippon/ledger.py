"""What a seat holds, and what the log says has changed of it; told apart from the engine's own bookkeeping."""

from __future__ import annotations

from collections import Counter

from engine.core.state import Event
from engine.core.text import Seat, Text
from engine.nippon.state import State

GOODS = ("cotton", "paper", "bento", "lenses", "bulbs", "clocks")
TRACKS = ("science", "mining", "finance")

# What the amounts of an event mean: received (+1) or given away (-1).
SIGNS: dict[str, dict[str, int]] = {
    "gain": {"what": 1},
    "department_gain": {"what": 1},
    "income": {"what": 1},
    "goods": {"what": 1},
    "store": {"what": 1},
    "store_token": {"what": 1},
    "produce": {"what": 1, "price": -1},
    "produce_free": {"what": 1},
    "silk": {"silk": -1, "money": 1},
    "pay": {"what": -1},
    "discard": {"what": -1},
    "salary": {"what": -1},
    "salary_lost": {"what": -1},
    "market": {"what": -1},
    "invest": {"what": -1},
    "contract": {"what": -1},
    "factory": {"price": -1},
    "buy_steps": {"price": -1},
    "buy_machine": {"price": -1},
    "buy_ship": {"price": -1},
    "buy_train": {"price": -1},
}
MOVES = {"advance": 1, "buy_steps": 1, "retreat": -1}


def holdings(g: State, seat: Seat) -> Counter[str]:
    """Everything that is counted, by the words of prices and gains."""
    player = g.players[seat]
    found = Counter(money=player.money, silk=player.silk, iron=player.iron, vp=player.vp)
    found["coal"] = player.coal + player.token_coal + sum(works.coal for works in player.works)
    for track in TRACKS:
        found[track] = getattr(player, track)
    for works in player.works:
        found[works.type] += works.goods
    return found


def amounts(text: object) -> Counter[str]:
    """The amounts that a text names."""
    found: Counter[str] = Counter()
    assert isinstance(text, Text)
    args = dict(text.args)
    if text.key == "nippon.amount":
        thing, n = args["thing"], args["n"]
        assert isinstance(thing, Text)
        assert isinstance(n, int)
        found[thing.key.removeprefix("nippon.thing.")] += n
    else:
        assert text.key.startswith("core.join."), text
        for part in args.values():
            found += amounts(part)
    return found


def players_points(listed: object) -> list[tuple[Seat, int]]:
    """Who gets how many VP, in a list of players."""
    assert isinstance(listed, Text)
    found = []
    for _, part in listed.args:
        assert isinstance(part, Text)
        args = dict(part.args)
        if "what" not in args:  # the foreign companies, or the Automa
            continue
        player = args["player"]
        assert isinstance(player, Text)
        found.append((int(str(dict(player.args)["seat"])), amounts(args["what"])["vp"]))
    return found


def scored(event: Event) -> list[tuple[Seat, int]]:
    """What a scoring of influence came to for everybody."""
    return players_points(dict(event.args)["players"])


def told(event: Event) -> Counter[str]:
    """What an event says has changed of what its seat holds."""
    kind, args = event.kind.removeprefix("nippon.log."), dict(event.args)
    found: Counter[str] = Counter()
    for name, sign in SIGNS.get(kind, {}).items():
        for thing, n in amounts(args[name]).items():
            found[thing] += sign * n
    if kind in MOVES:
        track, steps = args["track"], args["n"]
        assert isinstance(track, Text)
        assert isinstance(steps, int)
        found[track.key.removeprefix("nippon.track.")] += MOVES[kind] * steps
    return found
