"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.nippon.components.rows import Amounts
from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import MarketView, RegionView
from render.kit import fitting
from render.nippon.scene import foretold
from render.nippon.telling import Teller
from render.nippon.wording import ROMAN, pic, plain


def alt(view: View, *, names: Sequence[str], lang: str) -> str:
    """What is seen at a glance: whose turn, points, who leads in the regions."""
    tell = Teller(view, names, lang)
    return " ".join([*tell.state(), tell.points(), *leaders(tell)])


def leaders(tell: Teller) -> list[str]:
    """Who is first and second in the regions."""
    told = [tell.say("influence") + ":"]
    for region in tell.view.regions:
        told.append(f"{tell.name('region', region.id)}: {_standings(tell, region, 2, whole=True)}.")
    return told


def text(view: View, *, names: Sequence[str], lang: str) -> str:
    """Everything on the board; the cells of the markets are told as far as there is room."""
    tell = Teller(view, names, lang)
    return fitting(
        [" ".join(tell.state()), *pairs(tell), *players(tell), *recruitment(tell), *country(tell, detail), *goals(tell)]
        for detail in (2, 1, 0)
    )


def players(tell: Teller) -> list[str]:
    """What everybody has."""
    people, total = tell.view.players, foretold(tell.view)
    return [tell.player(people[seat], total=total) for seat in tell.view.order if seat < len(people)]


def recruitment(tell: Teller) -> list[str]:
    """The slots with their workers, the queue and the bag."""
    view = tell.view
    told = [tell.say("slots") + ":"]
    for slot in view.slots:
        actions = ", ".join(plain(tell.lang, "action", action.id) for action in slot.actions)
        told.append(tell.say("slot", n=slot.slot, actions=actions, list=tell.colors(slot.workers)))
    rows = [tell.colors(row.workers) for row in view.queue if row.workers]
    return [*told, tell.say("queue", list=" | ".join(rows) or tell.say("empty"), bag=view.bag_count)]


def country(tell: Teller, detail: int) -> list[str]:
    """The map: ports and regions."""
    told = []
    for port in tell.view.ports:
        ships = ", ".join(tell.letter(seat) for seat in port.ships) or "–"
        away = tell.say("away") if port.expert_at is None else tell.letter(port.expert_at)
        told.append(
            tell.say(
                "port",
                port=tell.name("destination", port.id),
                color=tell.color(port.color),
                ships=ships,
                expert=tell.say("home") if port.expert else away,
                n=port.improved,
            )
        )
    told.append(f"{tell.say('influence')}. {tell.say('markets')}:")
    return [*told, *(_region(tell, region, detail) for region in tell.view.regions)]


def _region(tell: Teller, region: RegionView, detail: int) -> str:
    supply = f"{tell.amounts(region.supply)} / {tell.amounts(region.instead)}"
    if region.worker is not None:
        supply += f"; {tell.color(region.worker)}"
    told = [tell.say("region", region=tell.name("region", region.id), supply=supply, list=_standings(tell, region, 9))]
    told += [_market(tell, market, detail) for market in region.markets]
    trains = [tell.letter(cell.train) if cell.train is not None else _bonus(tell, cell.bonus, detail)
              for cell in region.trains if cell.usable]  # fmt: skip
    told.append(tell.say("trains", list=", ".join(trains)))
    return ". ".join(told)


def _bonus(tell: Teller, bonus: Amounts | None, detail: int) -> str:
    return tell.amounts(bonus) if detail > 1 and bonus is not None else "–"


def _market(tell: Teller, market: MarketView, detail: int) -> str:
    cells = []
    for cell in market.cells:
        good = f"{plain(tell.lang, 'good', cell.good)} " if detail else ""
        token = f"{tell.letter(cell.token.seat)}{cell.token.value}" if cell.token else str(cell.printed or "–")
        cells.append(good + token)
    return f"{tell.name('city', market.id)}: {', '.join(cells)}"


def _standings(tell: Teller, region: RegionView, most: int, *, whole: bool = False) -> str:
    """Influence and, in brackets, the VP it would score now; by letters or by whole names."""
    found = []
    for one in region.standings[:most]:
        if one.influence:
            seat = one.seat
            called = tell.say("foreign") if seat is None else tell.who(seat) if whole else tell.letter(seat)
            found.append(f"{called} {one.influence} ({one.vp})")
    return ", ".join(found) or tell.say("empty")


def pairs(tell: Teller) -> list[str]:
    """The starting pairs while they are being chosen."""
    if tell.view.phase != "draft":
        return []
    told = [pic(tell.lang, "pairs") + ":"]
    return told + [tell.pair(pair) for pair in tell.view.pairs]


def goals(tell: Teller) -> list[str]:
    """The common goals of the period, and the Automa with those of a solo game."""
    view = tell.view
    told = []
    now = [goal for goal in view.goals if goal.period == view.period]
    if now:
        parts = []
        for goal in now:
            leaders = ", ".join(tell.letter(seat) for seat in goal.leaders) or "–"
            parts.append(f"{plain(tell.lang, 'goal', goal.id)}: {leaders} {goal.most}")
        told.append(tell.say("goals", period=ROMAN[view.period], list="; ".join(parts)))
    automa = view.automa
    if automa is not None:
        tokens = " | ".join(", ".join(map(str, row)) or "–" for row in automa.rows)
        told.append(
            tell.say(
                "automa",
                trains=automa.trains,
                tokens=tokens,
                stack=automa.face_down,
                colors=tell.colors(automa.priority),
            )
        )
        asked = [f"{plain(tell.lang, 'solo_goal', g.id)} {g.have} / {g.need}" for g in automa.goals]
        told.append(tell.say("goals_solo", list="; ".join(asked)))
    return told
