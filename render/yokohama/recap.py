"""What a turn came to: the president, where actions were carried out, and what there is more or less of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.account import Account
from engine.core.text import Text
from engine.yokohama.view.structs import View
from render.kit import Icon, Part
from render.recap import ICON, PLACE, PastMove, RecapGain, RecapRow, gained_first, scoring_row
from render.yokohama import colours, rewards
from render.yokohama.pieces import president
from render.yokohama.scene import Scene

# What there is more of by the names of entries, in this order.
GAINS: dict[str, Icon] = {
    "built_houses": Icon("yokohama.house", 50),
    "built_shops": Icon("yokohama.shop", 50),
    "church": Icon("yokohama.church", 52),
    "customs": Icon("yokohama.customs", 50),
    "achievements": Icon("trophy", 50),
    "technologies": Icon("flask", 50),
    "tokens": Icon("yokohama.five", 50, words=5),
    "fulfilled": Icon("sheet", 50, done=True),
    "orders": Icon("sheet", 50),
    "agents": Icon("agent", 50),
    "imports": Icon("crate", 46),
    "copper": Icon("yokohama.copper", 40),
    "silk": Icon("yokohama.silk", 46),
    "tea": Icon("yokohama.tea", 48),
    "fish": Icon("yokohama.fish", 40),
    "yen": Icon("coin", 48, words="¥"),
}
AMOUNTS = ("imports", "copper", "silk", "tea", "fish", "yen")  # everything else is rare: one of it needs no number
POINTS = Icon("rosette", 50)
ACTING = ("yokohama.log.act", "yokohama.log.act_paying")
AGENT_SENT = "yokohama.log.agent_extra_action"
LEAVING = ("yokohama.log.return", "yokohama.log.stay_in_hand")
SETTING_UP = "yokohama.orders"


def row(move: PastMove, account: Account, names: Sequence[str], lang: str) -> RecapRow | None:
    """What a player's turn, or the final scoring, came to; the starting orders are nobody's turn."""
    view = move.after
    seats = Scene(view, names, lang, {}, frozenset()).seats
    if account.seat is None:
        return scoring_row(account, "vp", seats, lang)
    changed = account.changes(account.seat)
    taken = changed.pop("orders", 0) + changed.get("fulfilled", 0)
    if taken:
        changed["orders"] = taken
    gains = [RecapGain(icon, _shown(name, changed[name])) for name, icon in GAINS.items() if name in changed]
    places = tuple(_places(view, account))
    in_hand = not places and any(event.kind in LEAVING for event in account.events)
    if not (places or in_hand or gains) or account.cause == SETTING_UP:
        return None
    style = seats[account.seat]
    did: tuple[Part, ...] = (president(style, ICON), *((10, Icon("hand", 50)) if in_hand else ()))
    return RecapRow(style, did, places, gained_first(gains), changed.get("vp", 0), POINTS)


def _shown(name: str, n: int) -> int:
    """One of what is rare needs no number."""
    return 0 if n == 1 and name not in AMOUNTS else n


def _places(view: View, account: Account) -> Iterator[Part]:
    """Where actions were carried out, in order; by whom, where an agent did it."""
    for event in account.events:
        area = dict(event.args).get("area")
        if event.kind == AGENT_SENT:
            yield Icon("agent", 46)
        elif event.kind in ACTING and isinstance(area, Text):
            yield place_icon(view, area.key.rpartition(".")[2])


def place_icon(view: View, name: str) -> Icon:
    """An area as a small tile."""
    area = next(one for one in view.areas if one.id == name)
    which = name[-1].upper() if name != area.kind else ""
    return Icon("yokohama.place", PLACE, sign=rewards.area_icon(area.kind), fill=colours.HEAD[area.type],
                line=colours.ROOF[area.type], words=which)  # fmt: skip
