"""A zaibatsu in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.text import Text
from engine.core.text import text as made
from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import OwnFactoryView, OwnTokenView, PlayerView
from render.kit import fitting
from render.nippon.player.reach import unpaid
from render.nippon.scene import own
from render.nippon.telling import Teller
from render.nippon.wording import ROMAN, plain
from words import label


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Supplies, levels, pieces, workers and what a consolidation would bring."""
    tell = Teller(view, names, lang)
    player = own(view)
    return " ".join([tell.player(player) + ".", *tell.consolidation(player)])


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """The whole board of one player."""
    tell = Teller(view, names, lang)
    return fitting([[*_means(tell, own(view)), *_works(tell, own(view))]])


def means_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """The same of the first part for a phone."""
    return alt(view, names=names, lang=lang)


def works_alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """Nothing of that is in the second, so it says what else there is."""
    tell = Teller(view, names, lang)
    return " ".join(_aims(tell, own(view)))


def means_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Supplies, workers, what a consolidation would bring."""
    return fitting([_means(Teller(view, names, lang), own(view))])


def works_text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Objectives, departments, contracts, influence tokens, factories."""
    return fitting([_works(Teller(view, names, lang), own(view))])


def _means(tell: Teller, player: PlayerView) -> list[str]:
    stacks = ", ".join(f"{ROMAN[stack.level]} ×{stack.left}" for stack in player.favours)
    told = [tell.player(player) + ".", tell.say("workers", list=tell.workers(player), favours=stacks)]
    return told + tell.consolidation(player)


def _aims(tell: Teller, player: PlayerView) -> list[str]:
    """Objectives and departments."""
    aims = [
        f"{plain(tell.lang, 'objective', one.id)} {ROMAN[one.favour]} {one.vp}"
        if one.favour
        else f"{plain(tell.lang, 'objective', one.id)} – ({'/'.join(map(str, one.worth))})"
        for one in player.objectives
    ]
    improved = [one.color for one in player.departments if one.improved]
    told = [tell.say("objectives", list=", ".join(aims))]
    return [*told, tell.say("improved", list=tell.colors(improved) if improved else "–")]


def _works(tell: Teller, player: PlayerView) -> list[str]:
    lang, told = tell.lang, _aims(tell, player)
    done = [plain(lang, "contract", one.id) for one in player.contracts if one.done]
    told.append(tell.say("contracts", list=", ".join(done) or "–"))
    far = [plain(lang, "contract", one.id) for one in player.contracts if one.id in unpaid(tell.view)]
    if far:
        told.append(tell.say("unpaid", list=", ".join(far)))
    where = {
        kind: ", ".join(_token(tell, token) for token in player.tokens if token.where == kind) or "–"
        for kind in ("free", "locked", "map")
    }
    told.append(tell.say("tokens", free=where["free"], locked=where["locked"], map=where["map"]))
    return told + [_factory(tell, own) for own in player.factories]


def _token(tell: Teller, token: OwnTokenView) -> str:
    return f"{token.value} ({tell.name('city', token.market)})" if token.market else str(token.value)


def _factory(tell: Teller, own: OwnFactoryView) -> str:
    if own.token is None:
        called, does = Text("nippon.old_factory"), plain(tell.lang, "good", own.type)
    else:
        kind, face = Text(f"nippon.factory_kind.{own.type}"), f"{own.token.number}{own.token.face.upper()}"
        called = made("nippon.factory_name", kind=kind, face=face)
        does = plain(tell.lang, "property", own.id)
    machines = int(own.left) + int(own.right)
    return tell.say(
        "own_factory", factory=label(called, tell.lang), goods=own.goods, room=own.room, machines=machines, does=does
    )
