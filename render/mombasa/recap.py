"""What a turn came to: the action, whose posts went where, and what there is more of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.account import Account
from engine.core.text import Text
from engine.mombasa.view.structs import View
from render.kit import Icon, Part, SeatStyle, Words, piece
from render.mombasa.pieces import company_step
from render.mombasa.scene import Scene
from render.mombasa.wording import name
from render.recap import ICON, NUMBER, PastMove, RecapGain, RecapRow, changes, gained_first, place_name
from words import label

DEEDS = {
    "expand": Icon("mombasa.expansion", ICON),
    "bookkeeper": Icon("mombasa.bookkeeper", ICON),
    "merchant": Icon("mombasa.merchant", ICON),
    "goods": Icon("mombasa.any_good", ICON),
    "mark": Icon("mombasa.ring", ICON),
    "end": Icon("tick", 54),
    "end_bare": Icon("tick", 54),
}
OWN = {"diamonds": Icon("mombasa.diamond", 46), "jar": Icon("mombasa.jar", 50, words="")}
POUNDS = Icon("coin", 50, words="£")


def row(move: PastMove, account: Account, names: Sequence[str], lang: str) -> RecapRow | None:
    """The turn of whoever was active; what all decide at once is nobody's. Points: the change of the sum."""
    before, after = move.before, move.after
    if account.seat != before.active:
        return None
    if before.phase != "action" or before.active is None:
        return None
    seat = before.active
    style = Scene(after, names, lang, {}, frozenset()).seats[seat]
    was, now = before.players[seat], after.players[seat]
    gains = [*_steps(before, after, seat), *changes(was, now, {**OWN, "pounds": POUNDS}), *_books(before, after, seat)]
    did = tuple(_deed(account, style))
    return RecapRow(style, did, tuple(_places(move, account, lang)), gained_first(gains), now.total - was.total, POUNDS)


def _deed(account: Account, style: SeatStyle) -> Iterator[Part]:
    """The first action that is shown; a bonus marker has its owner's shape."""
    for event in account.events:
        kind = event.kind.rpartition(".")[2]
        if kind in DEEDS:
            yield DEEDS[kind]
            if kind == "mark":
                yield from (-52, piece(style, 30, ""), 14)
            return


def _places(move: PastMove, account: Account, lang: str) -> Iterator[Part]:
    """Posts of a company in regions, the first of them by name; or the space of a bonus marker."""
    entered = [
        r for r, old in zip(move.after.regions, move.before.regions, strict=True) if r.post and r.post != old.post
    ]
    if entered:
        if len(entered) > 1:
            yield Words(f"{len(entered)}×", NUMBER)
        yield Icon("mombasa.post", 56, company=entered[0].post)
        yield place_name(name(lang, "region", entered[0].id) + (" …" if len(entered) > 1 else ""))
        return
    for event in account.events:
        space = dict(event.args).get("space") if event.kind == "mombasa.log.mark" else None
        if isinstance(space, Text):
            yield place_name(label(space, lang))
            return


def _steps(before: View, after: View, seat: int) -> Iterator[RecapGain]:
    """Steps on the tracks of companies."""
    for was, now in zip(before.tracks, after.tracks, strict=True):
        n = now.markers[seat] - was.markers[seat]
        if n:
            yield RecapGain(Icon("block_arrow", 46, fill=company_step(now.company)), n)


def _books(before: View, after: View, seat: int) -> Iterator[RecapGain]:
    """Books that lie on the bookkeeping track now."""
    count = [sum(place.book is not None for place in view.players[seat].books) for view in (before, after)]
    if count[1] > count[0]:
        yield RecapGain(Icon("book", 50), count[1] - count[0])
