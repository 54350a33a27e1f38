"""Regions in words: who has how much influence there, the markets and the trains."""

from __future__ import annotations

from engine.nippon.components.rows import Amounts
from engine.nippon.view.structs_board import MarketView, RegionView
from render.nippon.descriptions import Describer
from render.nippon.wording import plain


def leaders(d: Describer) -> list[str]:
    """Who is first and second in the regions."""
    lines = [d.say("influence") + ":"]
    for region in d.view.regions:
        lines.append(f"{d.name('region', region.id)}: {_standings(d, region, 2, whole=True)}.")
    return lines


def region_words(d: Describer, region: RegionView, detail: int) -> str:
    supply = f"{d.amounts(region.supply)} / {d.amounts(region.instead)}"
    if region.worker is not None:
        supply += f"; {d.color(region.worker)}"
    lines = [d.say("region", region=d.name("region", region.id), supply=supply, list=_standings(d, region, 9))]
    lines += [_market(d, market, detail) for market in region.markets]
    trains = [d.letter(cell.train) if cell.train is not None else _bonus(d, cell.bonus, detail)
              for cell in region.trains if cell.usable]  # fmt: skip
    lines.append(d.say("trains", list=", ".join(trains)))
    return ". ".join(lines)


def _bonus(d: Describer, bonus: Amounts | None, detail: int) -> str:
    return d.amounts(bonus) if detail > 1 and bonus is not None else "–"


def _market(d: Describer, market: MarketView, detail: int) -> str:
    cells = []
    for cell in market.cells:
        good = f"{plain(d.lang, 'good', cell.good)} " if detail else ""
        token = f"{d.letter(cell.token.seat)}{cell.token.value}" if cell.token else str(cell.printed or "–")
        cells.append(good + token)
    return f"{d.name('city', market.id)}: {', '.join(cells)}"


def _standings(d: Describer, region: RegionView, most: int, *, whole: bool = False) -> str:
    """Influence and, in brackets, the VP it would score now; by letters or by whole names."""
    found = []
    for one in region.standings[:most]:
        if one.influence:
            seat = one.seat
            called = d.say("foreign") if seat is None else d.who(seat) if whole else d.letter(seat)
            found.append(f"{called} {one.influence} ({one.vp})")
    return ", ".join(found) or d.say("empty")
