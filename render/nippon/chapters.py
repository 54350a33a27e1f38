"""What is shown with the chapters of Nippon's rules; a factory's page shows both its sides."""

from __future__ import annotations

from collections.abc import Iterator

from engine.nippon.components import SHELF, Components
from engine.nippon.components.effects import Advance, Gain
from engine.nippon.view.structs import SoloGoalView, View
from engine.nippon.view.structs_board import ActionView, CellView, LevelView
from engine.nippon.view.structs_player import OwnFactoryView
from render.chapters import ChapterPicture, ChapterPosition, part
from render.nippon.effects import thing
from render.nippon.scene import own


def action(view: View, name: str) -> ActionView:
    """An action tile."""
    return next(one for slot in view.slots for one in slot.actions if one.id == name)


def level(view: View, good: str) -> LevelView:
    """The level of a good."""
    return next(one for one in view.levels if good in one.goods)


def supplied(view: View) -> list[CellView]:
    """The influence cells of the market with most tokens, first one with a token."""
    market = max((market for region in view.regions for market in region.markets), key=lambda one: one.tokens)
    return sorted(market.cells, key=lambda one: one.token is None)


def influence(view: View) -> int:
    """What the token there is worth."""
    token = supplied(view)[0].token
    assert token is not None
    return token.value


def science(view: View) -> str:
    """How many levels one action brings at most."""
    return f"+{max(action(view, 'science').steps)}"


def laid(view: View) -> str:
    """What a train on this cell of Kansai brings."""
    found = next(one for region in view.regions for one in region.trains if one.id == "kansai:4")
    return f"+{sum((found.bonus or {}).values())}"


def gift(view: View) -> str:
    """What the yellow department gives."""
    found = next(one for one in own(view).departments if one.color == "yellow").gives[0]
    return f"+{getattr(found, 'amount', 1)}"


def built(view: View) -> OwnFactoryView:
    """A factory of the player."""
    return own(view).factories[0]


def worth(view: View) -> str:
    """What the property of that factory gives."""
    token = built(view).token
    assert token is not None
    (given,) = token.ops
    assert isinstance(given, Advance)
    return f"+{given.steps}"


def silk(view: View) -> str:
    """How many levels of science the least silk stands for."""
    return f"+{components().silk_uses.temporary_science[0].levels}"


def income(view: View) -> str:
    """The money that consolidation brings."""
    return f"+{own(view).consolidation.money_income}"


def worth_now(view: View) -> Iterator[str]:
    """The objectives for which a favour would bring something, those that would bring most first."""
    ahead = sorted(own(view).objectives, key=lambda one: -one.worth[-1])
    yield from (f"objective:{one.id}" for one in ahead if one.worth[-1])


def left_over(view: View) -> str:
    """The points that resources, goods and money bring in the end."""
    mine, per = own(view), components().final_conversion.leftover_per_vp
    together = mine.coal + mine.silk + mine.iron + sum(factory.goods for factory in mine.factories)
    return f"+{together // per.coal_silk_iron_goods_together + mine.money // per.money}"


def common(view: View) -> Iterator[str]:
    """The common goals of the period."""
    yield from (one.id for one in view.goals if one.period == view.period)


def rewarded(view: View) -> int:
    """The points that leading in one brings."""
    ops = (op for choice in components().common_goals.rewards.period_1.choose_one for op in choice.ops)
    return next(op.amount for op in ops if isinstance(op, Gain) and op.resource == "vp")


def goal(view: View) -> SoloGoalView:
    """The goal of a solo game below which nothing else is told."""
    assert view.automa is not None
    return view.automa.goals[-1]


def trains_left(view: View) -> int:
    """How many trains the Automa has."""
    assert view.automa is not None
    return view.automa.trains


def components() -> Components:
    """The printed values."""
    return SHELF.get(SHELF.current())


SUPPLY = tuple(f"supply:{name}" for name in ("coal", "silk", "iron", "money"))
ALONE = ChapterPosition(seats=1)

CHAPTERS = {
    "overview": ChapterPicture("board"),
    "turn": part(
        "table",
        "action:science",
        "action:production",
        number=lambda view: action(view, "science").prices[0]["money"],
        sign="nippon.money",
    ),
    "start": ChapterPicture(
        "table",
        lambda view: (pair.a for pair in view.pairs[:2]),
        lambda view: view.pairs[0].vp,
        "star",
        moment=ChapterPosition(answers=0),
    ),
    "science_mining": part("means", "track:science", "track:mining", number=science, sign="nippon.science"),
    "factory": part(
        "shelf", "type:cotton", "type:paper", number=lambda view: level(view, "cotton").science, sign="nippon.science"
    ),
    "machines": ChapterPicture(
        "works",
        lambda view: (f"{built(view).id}:{side}" for side in ("left", "right")),
        lambda view: action(view, "machines").prices[0]["money"],
        "nippon.money",
    ),
    "production": ChapterPicture(
        "works",
        lambda view: (f"{built(view).id}:coal",),
        lambda view: level(view, built(view).type).coal,
        "nippon.coal",
    ),
    "ships": part(
        "map", "berlin", "new_york", number=lambda view: action(view, "ships").prices[0]["iron"], sign="nippon.iron"
    ),
    "trains": part("map", "kansai:4", "kansai:1", "kansai:2", number=laid, sign="nippon.silk"),
    "local_markets": ChapterPicture(
        "map", lambda view: (one.id for one in supplied(view)), influence, "nippon.influence", near=True
    ),
    "investments": part(
        "works",
        "contract_black",
        "contract_red",
        "contract_grey",
        number=lambda view: action(view, "investments_contracts").most,
        sign="nippon.contract",
        near=True,
    ),
    "departments": part("works", "department:yellow", "department:white", number=gift, sign="star"),
    "modifiers": ChapterPicture("works", lambda view: (built(view).id,), worth, "nippon.finance"),
    "silk": part("means", "supply:silk", number=silk, sign="nippon.science"),
    "consolidation": part("means", "consolidate", number=income, sign="nippon.money"),
    "favours": ChapterPicture(
        "works", worth_now, lambda view: max(one.worth[-1] for one in own(view).objectives), "star", near=True
    ),
    "rounds": ChapterPicture("board"),
    "influence": part("map", "kansai", number=lambda view: view.periods[0].places[0], sign="star"),
    "end": part("means", *SUPPLY, number=left_over, sign="star"),
    "late_factories": ChapterPicture("factories"),
    "common_goals": ChapterPicture(
        "table",
        common,
        rewarded,
        "star",
        moment=ChapterPosition(options=(("module", "common_goals"),)),
    ),
    "solo": ChapterPicture(
        "table",
        lambda view: (goal(view).id,),
        lambda view: goal(view).need,
        lambda view: thing(goal(view).metric, 1).name,
        near=True,
        moment=ALONE,
    ),
    "automa": part("table", "automa:trains", number=trains_left, sign="nippon.train", near=True, moment=ALONE),
}
