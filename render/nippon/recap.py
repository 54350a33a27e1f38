"""What a turn came to: the worker and the action, where ships, trains and tokens went, and what there is more of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.account import Account
from engine.core.text import Text
from engine.nippon.view.structs import View
from engine.nippon.view.structs_player import PlayerView
from render.kit import Icon, Part, SeatStyle
from render.nippon import colours
from render.nippon.effects import thing
from render.nippon.pieces import vehicle
from render.nippon.scene import Scene
from render.recap import ICON, PastMove, RecapGain, RecapRow, changes, gained_first, place_name, scoring_row
from words import label

STOCK = {one: thing(one, 48) for one in ("money", "coal", "silk", "iron")}
TRACKS = ("science", "mining", "finance")
PLACES = {"ship": ("ship", "place"), "buy_ship": ("ship", "place"), "train": ("train", "region"),
          "buy_train": ("train", "region"), "market": ("", "cell"), "automa_train": ("train", "region"),
          "automa_market": ("", "cell")}  # fmt: skip
STAR = Icon("star", 50)


def row(move: PastMove, account: Account, names: Sequence[str], lang: str) -> RecapRow | None:
    """The turn of whoever moved, the Automa included; drafts and scorings are nobody's turn."""
    before, after = move.before, move.after
    if account.seat is None:
        return scoring_row(account, "vp", Scene(after, names, lang, {}, frozenset()).seats, lang)
    if account.seat != before.mover:
        return None
    if before.phase not in ("turn", "automa"):
        return None
    style = Scene(after, names, lang, {}, frozenset()).seats[before.mover]
    places = tuple(_places(account, style, lang))
    if before.mover >= len(before.players):
        return RecapRow(style, (Icon("gear", 50),), places)
    was, now = before.players[before.mover], after.players[before.mover]
    gains = [*_pieces(before, after, was, now), *changes(was, now, STOCK)]
    return RecapRow(style, tuple(_deed(account)), places, gained_first(gains), now.vp - was.vp, STAR)


def _deed(account: Account) -> Iterator[Part]:
    """The worker that was taken and the action, or the consolidation."""
    for event in account.events:
        args = dict(event.args)
        if event.kind == "nippon.log.action":
            colour, action = _last(args["color"]), _last(args["action"])
            yield Icon("worker", ICON, colour=colours.WORKER[colour], sign=f"nippon.sign.{colour}")
            yield thing(action, 54)
            return
        if event.kind in ("nippon.log.consolidate", "nippon.log.final"):
            yield Icon("nippon.consolidate", ICON)
            return


def _places(account: Account, style: SeatStyle, lang: str) -> Iterator[Part]:
    """The first place something went to, and how many more there were."""
    found = []
    for event in account.events:
        kind, name = PLACES.get(event.kind.rpartition(".")[2], ("", ""))
        place = dict(event.args).get(name)
        if isinstance(place, Text):
            found.append((kind, place))
    if not found:
        return
    kind, place = found[0]
    if kind:
        yield vehicle(kind, style, 50)
    yield place_name(label(place, lang) + (" …" if len(found) > 1 else ""))


def _pieces(before: View, after: View, was: PlayerView, now: PlayerView) -> Iterator[RecapGain]:
    """Factories, what else was built, steps on tracks, goods made or spent."""
    old = {one.id for one in was.factories}
    for factory in now.factories:
        if factory.id not in old:
            yield RecapGain(thing(factory.type, 48))
    for kind, built in (("ships", "ship"), ("machines", "machine"), ("trains", "train")):
        n = _built(now, kind) - _built(was, kind)
        if n:
            yield RecapGain(Icon(f"nippon.{built}", 46), n)
    for track in TRACKS:
        n = _step(now, track) - _step(was, track)
        if n:
            yield RecapGain(thing(track, 50), n)
    goods = sum(one.goods for one in now.factories) - sum(one.goods for one in was.factories)
    if goods:
        yield RecapGain(thing("good", 46), goods)


def _built(player: PlayerView, kind: str) -> int:
    return next(row.built for row in player.rows if row.id == kind)


def _step(player: PlayerView, track: str) -> int:
    return next(one.index for one in player.tracks if one.id == track)


def _last(name: object) -> str:
    """The component that a text names: "nippon.action.mining" is mining."""
    assert isinstance(name, Text)
    return name.key.rpartition(".")[2]
