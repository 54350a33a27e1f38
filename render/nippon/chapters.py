"""What is shown with the chapters of Nippon's rules; a factory's page shows both its sides."""

from __future__ import annotations

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import ActionView, CellView, LevelView
from render.chapters import ChapterPicture, part, signs
from render.nippon.scene import own


def action(view: View, name: str) -> ActionView:
    """An action tile."""
    return next(one for slot in view.slots for one in slot.actions if one.id == name)


def level(view: View, good: str) -> LevelView:
    """The level of a good."""
    return next(one for one in view.levels if good in one.goods)


def cell(view: View, name: str) -> CellView:
    """An influence cell."""
    markets = (market for region in view.regions for market in region.markets)
    return next(one for market in markets for one in market.cells if one.id == name)


def science(view: View) -> str:
    """How many levels one action brings at most."""
    return f"+{max(action(view, 'science').steps)}"


def laid(view: View) -> str:
    """What the first train of Kansai brings."""
    found = next(one for region in view.regions for one in region.trains if one.id == "kansai:1")
    return f"+{sum((found.bonus or {}).values())}"


def gift(view: View) -> str:
    """What the black department gives."""
    found = next(one for one in own(view).departments if one.color == "black").gives[0]
    return f"+{getattr(found, 'amount', 1)}"


CHAPTERS = {
    "overview": ChapterPicture("board"),
    "turn": part(
        "table", "action:science", "action:production", number=lambda view: action(view, "science").prices[0]["money"]
    ),
    "start": signs("nippon.money nippon.coal nippon.silk nippon.iron star nippon.science nippon.mining nippon.finance"),
    "science_mining": part("means", "track:science", "track:mining", number=science),
    "factory": part("shelf", "type:cotton", "type:paper", number=lambda view: level(view, "cotton").science),
    "machines": signs("nippon.machine nippon.money nippon.factory nippon.good nippon.iron"),
    "production": signs("nippon.coal nippon.factory nippon.machine nippon.good"),
    "ships": part("map", "berlin", "new_york", number=lambda view: action(view, "ships").prices[0]["iron"]),
    "trains": part("map", "kansai:1", "kansai:2", "kansai:3", "kansai:4", "kansai:5", number=laid),
    "local_markets": part(
        "map",
        "osaka:n",
        "osaka:e",
        "osaka:s",
        "osaka:w",
        number=lambda view: level(view, cell(view, "osaka:n").good).influence[-1],
    ),
    "investments": part(
        "works",
        "contract_black",
        "contract_red",
        "contract_grey",
        number=lambda view: action(view, "investments_contracts").most,
    ),
    "departments": part("works", "department:black", "department:red", "department:grey", number=gift),
    "modifiers": signs("bolt nippon.ring nippon.here"),
    "silk": signs("nippon.silk nippon.money nippon.science"),
    "consolidation": part("means", "consolidate", number=lambda view: own(view).consolidation.due),
    "favours": part(
        "works",
        "objective:ships",
        "objective:machines",
        "objective:trains",
        number=lambda view: own(view).threshold_worth[-1][-1],
    ),
    "rounds": ChapterPicture("board"),
    "influence": part(
        "map", "osaka:n", "osaka:e", "osaka:s", "osaka:w", "kyoto:n", number=lambda view: view.periods[0].places[0]
    ),
    "end": signs("star nippon.fan flags nippon.good nippon.coal nippon.silk nippon.iron nippon.money"),
    "late_factories": ChapterPicture("factories"),
    "common_goals": signs("star nippon.ship nippon.machine nippon.train nippon.factory nippon.contract"),
    "solo": signs("nippon.ship nippon.machine nippon.train nippon.science nippon.mining nippon.finance tick"),
    "automa": signs("nippon.most worker nippon.influence nippon.train"),
}
