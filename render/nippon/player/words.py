"""A zaibatsu in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Text
from engine.core.text import text as made
from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import OwnFactoryView, OwnTokenView, PlayerView
from render.kit import fitting
from render.nippon.descriptions import Describer
from render.nippon.player.reach import unpaid
from render.nippon.scene import own
from render.nippon.wording import ROMAN, plain
from words import label


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Supplies, levels, pieces, workers and what a consolidation would bring."""
    d = Describer(view, names, lang)
    player = own(view)
    return " ".join([d.player(player) + ".", *d.consolidation(player)])


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """The whole board of one player."""
    d = Describer(view, names, lang)
    return fitting([[*_means(d, own(view)), *_works(d, own(view))]])


def means_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The first part for a phone: supplies, levels, pieces, workers and what a consolidation would bring."""
    return alt(view, names=names, lang=lang)


def works_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The second part for a phone: objectives and departments."""
    d = Describer(view, names, lang)
    return " ".join(_aims(d, own(view)))


def means_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Supplies, workers, what a consolidation would bring, influence tokens."""
    return fitting([_means(Describer(view, names, lang), own(view))])


def works_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Objectives, departments, contracts, factories."""
    return fitting([_works(Describer(view, names, lang), own(view))])


def _means(d: Describer, player: PlayerView) -> list[str]:
    stacks = ", ".join(f"{ROMAN[stack.level]} ×{stack.left}" for stack in player.favours)
    lines = [d.player(player) + ".", d.say("workers", list=d.workers(player), favours=stacks)]
    where = {
        kind: ", ".join(_token(d, token) for token in player.tokens if token.where == kind) or "–"
        for kind in ("free", "locked", "map")
    }
    tokens = d.say("tokens", free=where["free"], locked=where["locked"], map=where["map"])
    return [*lines, *d.consolidation(player), tokens]


def _aims(d: Describer, player: PlayerView) -> list[str]:
    """Objectives and departments."""
    aims = [
        f"{plain(d.lang, 'objective', one.id)} {ROMAN[one.favour]} {one.vp}"
        if one.favour
        else f"{plain(d.lang, 'objective', one.id)} – ({'/'.join(map(str, one.worth))})"
        for one in player.objectives
    ]
    improved = [one.color for one in player.departments if one.improved]
    lines = [d.say("objectives", list=", ".join(aims))]
    return [*lines, d.say("improved", list=d.colors(improved) if improved else "–")]


def _works(d: Describer, player: PlayerView) -> list[str]:
    lang, lines = d.lang, _aims(d, player)
    done = [plain(lang, "contract", one.id) for one in player.contracts if one.done]
    lines.append(d.say("contracts", list=", ".join(done) or "–"))
    far = [plain(lang, "contract", one.id) for one in player.contracts if one.id in unpaid(d.view)]
    if far:
        lines.append(d.say("unpaid", list=", ".join(far)))
    return lines + [_factory(d, own) for own in player.factories]


def _token(d: Describer, token: OwnTokenView) -> str:
    return f"{token.value} ({d.name('city', token.market)})" if token.market else str(token.value)


def _factory(d: Describer, own: OwnFactoryView) -> str:
    if own.token is None:
        called, does = Text("nippon.old_factory"), plain(d.lang, "good", own.type)
    else:
        kind, face = Text(f"nippon.factory_kind.{own.type}"), f"{own.token.number}{own.token.face.upper()}"
        called = made("nippon.factory_name", kind=kind, face=face)
        does = plain(d.lang, "property", own.id)
    machines = int(own.left) + int(own.right)
    return d.say(
        "own_factory", factory=label(called, d.lang), goods=own.goods, room=own.room, machines=machines, does=does
    )
