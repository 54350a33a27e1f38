"""The factories in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import FactoryView
from render.kit import fitting
from render.nippon.descriptions import Describer
from render.nippon.factories.reach import out_of_reach
from render.nippon.properties import columns
from render.nippon.scene import own
from render.nippon.wording import pic, plain


def _head(d: Describer, view: View) -> list[str]:
    left = sum(one.owner is None for one in view.factories)
    said = d.say("factories", left=pic(d.lang, "factories.left", n=left, of=len(view.factories)))
    if view.over:
        return [said]
    player = own(view)
    science = next(track.value for track in player.tracks if track.id == "science")
    builder = d.say(
        "builder",
        player=d.who(player.seat),
        science=science,
        money=player.money,
        silk=player.silk,
        price=player.factory_price,
    )
    return [said, builder]


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """How many of each type are left."""
    d = Describer(view, names, lang)
    lines = _head(d, view)
    for good, tokens in columns(view).items():
        free = ", ".join(str(one.number) for one in tokens if one.owner is None) or "–"
        lines.append(f"{d.name('good', good)}: {free}.")
    return " ".join(lines)


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Every factory with what it does; built ones only with their owner if room is short."""
    d = Describer(view, names, lang)
    return fitting(_lines(d, view, detail) for detail in (True, False))


def _lines(d: Describer, view: View, detail: bool) -> list[str]:
    lines = _head(d, view)
    levels = {good: level for level in view.levels for good in level.goods}
    for good, tokens in columns(view).items():
        level = levels[good]
        free = str(sum(one.owner is None for one in tokens))
        head = d.say("available", n=free)
        lines.append(d.say("type", good=d.name("good", good), science=level.science, coal=level.coal, list=head))
        lines += [_factory(d, one, detail) for one in tokens]
    far = [one for tokens in columns(view).values() for one in tokens if one.id in out_of_reach(view)]
    if far:
        lines.append(d.say("out_of_reach", list=", ".join(f"{one.number}{one.face.upper()}" for one in far)))
    return lines


def _factory(d: Describer, one: FactoryView, detail: bool) -> str:
    label = f"{one.number}{one.face.upper()}"
    owner = f" ({d.who(one.owner)})" if one.owner is not None else ""
    if owner and not detail:
        return f"{label}{owner}"
    return f"{label}{owner}: {plain(d.lang, 'property', one.id)}"
