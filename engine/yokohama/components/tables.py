"""What stands in component tables that are about no single thing, row by row, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from engine.core.text import Text, join, text, verbatim
from engine.yokohama.components import Components, names, rows


def told_table(data: Components, tables: Mapping[str, Any], name: str) -> tuple[Text, ...]:
    """The rows of a table; nothing where they are things that can be asked about."""
    match name:
        case "management_boards":
            return tuple(port(row) for row in data.management_boards if row.kind == "port")
        case "achievement_rewards":
            return tuple(names.flag(row.country) for row in data.achievement_rewards.rows if row.country is not None)
        case "building_tiles":
            return tuple(
                text(
                    "yokohama.told.tile",
                    n=n,
                    shops=join([names.rewards(tuple(one)) for one in row.shops], "semicolon"),
                    house=names.rewards(tuple(row.trading_house)),
                )
                for n, row in enumerate(data.building_tiles.rows, 1)
            )
    return ()


def port(row: rows.BoardRow) -> Text:
    """The zones of a port's spaces, from left to right."""
    return text("yokohama.told.port", area=names.area_name(row.area), zones=zones(row.slots))


def zones(slots: Sequence[rows.CardSlot]) -> Text:
    """Which places of a row belong to which zone."""
    told = []
    for zone, found in groupby((slot for slot in slots if slot.zone), key=lambda slot: slot.zone):
        at = [slot.index for slot in found]
        span = verbatim(f"{at[0]}–{at[-1]}" if len(at) > 1 else str(at[0]))
        told.append(text("yokohama.told.zone", spaces=span, zone=Text(f"yokohama.zone.{zone}")))
    return join(told)
