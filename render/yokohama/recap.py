"""What a turn came to: the president, where actions were carried out, and what there is more or less of."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.account import Account
from engine.yokohama.view.structs import View
from render.kit import Icon, Part
from render.recap import ICON, PLACE, PastMove, RecapGain, RecapRow, gained_first
from render.yokohama import colours, rewards
from render.yokohama.pieces import president
from render.yokohama.scene import Scene

# In this order, as far as there is room.
GAINS: dict[str, Icon] = {
    "houses": Icon("yokohama.house", 50),
    "shops": Icon("yokohama.shop", 50),
    "church": Icon("yokohama.church", 52),
    "customs": Icon("yokohama.customs", 50),
    "achievements": Icon("trophy", 50),
    "technologies": Icon("flask", 50),
    "tokens": Icon("yokohama.five", 50, words=5),
    "fulfilled": Icon("sheet", 50, done=True),
    "orders": Icon("sheet", 50),
    "imports": Icon("crate", 46),
    "copper": Icon("yokohama.copper", 40),
    "silk": Icon("yokohama.silk", 46),
    "tea": Icon("yokohama.tea", 48),
    "fish": Icon("yokohama.fish", 40),
    "yen": Icon("coin", 48, words="¥"),
}
ONCE = ("houses", "shops", "church", "customs", "achievements", "technologies", "tokens", "fulfilled", "orders")
POINTS = Icon("rosette", 50)


def row(move: PastMove, account: Account, names: Sequence[str], lang: str) -> RecapRow | None:
    """The turn of whoever was active before it; the starting orders are nobody's turn."""
    before, after = move.before, move.after
    if account.seat != before.active:
        return None
    last = after.players[before.active].last
    if before.phase != "turn" or last is None:
        return None
    style = Scene(after, names, lang, {}, frozenset()).seats[before.active]
    acted = president(style, ICON)
    places = tuple(place_icon(after, area) for area in last.areas)
    gains = [RecapGain(GAINS[name], _shown(name, last.gained[name])) for name in GAINS if last.gained.get(name)]
    points = last.gained.get("vp", 0)
    did: tuple[Part, ...] = (acted,) if places else (acted, 10, Icon("hand", 50))
    return RecapRow(style, did, places, gained_first(gains), points, POINTS)


def _shown(name: str, n: int) -> int:
    """One of what is rare needs no number."""
    return 0 if n == 1 and name in ONCE else n


def place_icon(view: View, name: str) -> Icon:
    """An area as a small tile."""
    area = next(one for one in view.areas if one.id == name)
    which = name[-1].upper() if name != area.kind else ""
    return Icon("yokohama.place", PLACE, sign=rewards.area_icon(area.kind), fill=colours.HEAD[area.type],
                line=colours.ROOF[area.type], words=which)  # fmt: skip
