"""What a turn came to: the action and what it used, whose posts went where, and what everybody has more of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from engine.core.account import Account
from engine.core.effects import BY_RULE
from engine.core.state import Event, Value
from engine.core.text import Text
from render.kit import Icon, Part, SeatStyle, Words, piece
from render.mombasa.scene import Scene
from render.recap import ICON, NUMBER, PastMove, RecapGain, RecapRow, gained_first, place_name
from words import label

EXPANSION, TICK = Icon("mombasa.expansion", ICON), Icon("tick", 54)
DEEDS = {
    "goods": Icon("mombasa.any_good", ICON),
    "expand": EXPANSION,
    "expand_none": EXPANSION,
    "enter": EXPANSION,
    "bookkeeper": Icon("mombasa.bookkeeper", ICON),
    "merchant": Icon("mombasa.merchant", ICON),
    "mark": Icon("mombasa.ring", ICON),
    "end": TICK,
    "end_bare": TICK,
}
OWN = {
    "diamonds": Icon("mombasa.diamond", 46),
    "jar": Icon("mombasa.jar", 50, words=""),
    "book": Icon("book", 50),
    "card": Icon("card_back", 50),
    "pounds": Icon("coin", 50, words="£"),
}
POUNDS = OWN["pounds"]
NAMED = {"buy": "card", "buy_pounds": "card", "merchant": "card", "mark": "space"}  # what is told by name, best first


def row(move: PastMove, account: Account, names: Sequence[str], lang: str) -> RecapRow | None:
    """Somebody's turn; what all decide at once has none, nor has a mere end of the round that brought nothing.

    Points: what it is worth at the end, shares included.
    """
    if account.seat is None or account.by == BY_RULE:
        return None
    seats = Scene(move.after, names, lang, {}, frozenset()).seats
    changed, style = account.changes(account.seat), seats[account.seat]
    told = [(event.kind.rpartition(".")[2], event) for event in account.events]
    gains = [*_steps(changed), *_things(changed), *_lost_posts(told), *_others(account, seats)]
    worth = _worth(changed)
    gains = [gain for gain in gains if (gain.icon, gain.n) != (POUNDS, worth)]  # that is said at the end of the row
    did = tuple(_deed(told, style))
    if did == (TICK,) and not gains and not worth:
        return None
    places = tuple(_places(told, lang))
    return RecapRow(style, did, places, gained_first(gains), worth, POUNDS, forecast=True)


def _deed(told: Sequence[tuple[str, Event]], style: SeatStyle) -> Iterator[Part]:
    """The action; goods by their kind and value, a bonus marker in its owner's shape."""
    for kind, event in told:
        if kind not in DEEDS:
            continue
        args = dict(event.args)
        if kind == "goods":
            goods = dict.fromkeys(_goods(args["cards"]))
            yield Icon(f"mombasa.{next(iter(goods))}", ICON) if len(goods) == 1 else DEEDS[kind]
            yield Words(f"{args['n']}", NUMBER)
            return
        yield DEEDS[kind]
        if kind == "mark":
            yield from (-52, piece(style, 30, ""), 14)
        return
    yield Icon("arrow", ICON)  # the rest of a turn that somebody else began


def _places(told: Sequence[tuple[str, Event]], lang: str) -> Iterator[Part]:
    """Posts of a company in regions, the first of them by name; or the space of a bonus marker, or what was bought."""
    entered = [dict(event.args) for kind, event in told if kind == "enter"]
    if entered:
        if len(entered) > 1:
            yield Words(f"{len(entered)}×", NUMBER)
        yield Icon("mombasa.post", 56, company=_id(entered[0]["company"]))
        yield place_name(_said(entered[0]["region"], lang) + (" …" if len(entered) > 1 else ""))
        return
    named = {kind: dict(event.args)[NAMED[kind]] for kind, event in told if kind in NAMED}
    for kind in NAMED:
        if kind in named:
            yield place_name(_said(named[kind], lang))
            return


def _steps(changed: Mapping[str, int]) -> Iterator[RecapGain]:
    """Steps on the tracks of companies."""
    for what, n in changed.items():
        if what.startswith("step:"):
            yield RecapGain(Icon("mombasa.step", 50, company=what.removeprefix("step:")), n)


def _things(changed: Mapping[str, int]) -> Iterator[RecapGain]:
    """Whatever else a player has more of, or less."""
    for what, icon in OWN.items():
        if changed.get(what):
            yield RecapGain(icon, changed[what])


def _lost_posts(told: Sequence[tuple[str, Event]]) -> Iterator[RecapGain]:
    """Posts of companies that had to leave a region or a base."""
    lost = [_id(dict(event.args)["company"]) for kind, event in told if kind in ("ousted", "ousted_gone", "removed")]
    for company in dict.fromkeys(lost):
        yield RecapGain(Icon("mombasa.post", 50, company=company), -lost.count(company))


def _others(account: Account, seats: Sequence[SeatStyle]) -> Iterator[RecapGain]:
    """What it is worth to everybody else: special fields they have passed, their shares."""
    for seat, style in enumerate(seats):
        worth = 0 if seat == account.seat else _worth(account.changes(seat))
        if worth:
            yield RecapGain(piece(style, 46), worth)


def _worth(changed: Mapping[str, int]) -> int:
    """The money, and what everything else is worth at the end."""
    return changed.get("pounds", 0) + changed.get("worth", 0)


def _id(name: Value) -> str:
    """What the text of a name stands for."""
    return name.key.rpartition(".")[2] if isinstance(name, Text) else ""


def _goods(named: Value) -> Iterator[str]:
    """The goods that a text names."""
    if isinstance(named, Text):
        if named.key.startswith("mombasa.good."):
            yield _id(named)
        for _, part in named.args:
            yield from _goods(part)


def _said(name: Value, lang: str) -> str:
    return label(name, lang) if isinstance(name, Text) else ""
