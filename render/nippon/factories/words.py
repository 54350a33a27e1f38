"""The factories in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import FactoryView
from render.kit import fitting
from render.nippon.factories import columns
from render.nippon.factories.reach import out_of_reach
from render.nippon.scene import own
from render.nippon.telling import Teller
from render.nippon.wording import pic, plain


def _head(tell: Teller, view: View) -> list[str]:
    left = sum(one.owner is None for one in view.factories)
    player = own(view)
    science = next(track.value for track in player.tracks if track.id == "science")
    builder = tell.say(
        "builder",
        player=tell.who(player.seat),
        science=science,
        money=player.money,
        silk=player.silk,
        price=player.factory_price,
    )
    return [
        tell.say("factories", left=pic(tell.lang, "factories.left", n=left, of=len(view.factories))),
        builder,
    ]


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """How many of each type are left."""
    tell = Teller(view, names, lang)
    told = _head(tell, view)
    for good, tokens in columns(view).items():
        free = ", ".join(str(one.number) for one in tokens if one.owner is None) or "–"
        told.append(f"{tell.name('good', good)}: {free}.")
    return " ".join(told)


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Every factory with what it does; built ones only with their owner if room is short."""
    tell = Teller(view, names, lang)
    return fitting(_lines(tell, view, detail) for detail in (True, False))


def _lines(tell: Teller, view: View, detail: bool) -> list[str]:
    told = _head(tell, view)
    levels = {good: level for level in view.levels for good in level.goods}
    for good, tokens in columns(view).items():
        level = levels[good]
        free = str(sum(one.owner is None for one in tokens))
        head = tell.say("available", n=free)
        told.append(tell.say("type", good=tell.name("good", good), science=level.science, coal=level.coal, list=head))
        told += [_factory(tell, one, detail) for one in tokens]
    far = [one for tokens in columns(view).values() for one in tokens if one.id in out_of_reach(view)]
    if far:
        told.append(tell.say("out_of_reach", list=", ".join(f"{one.number}{one.face.upper()}" for one in far)))
    return told


def _factory(tell: Teller, one: FactoryView, detail: bool) -> str:
    label = f"{one.number}{one.face.upper()}"
    owner = f" ({tell.who(one.owner)})" if one.owner is not None else ""
    if owner and not detail:
        return f"{label}{owner}"
    return f"{label}{owner}: {plain(tell.lang, 'property', one.id)}"
