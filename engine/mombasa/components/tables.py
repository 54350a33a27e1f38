"""What stands in component tables that are about no single thing, row by row, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.core.text import Text, join, text, verbatim
from engine.mombasa.components import Components, names
from engine.mombasa.components.rows_tracks import Track


def told_table(data: Components, tables: Mapping[str, Any], name: str) -> tuple[Text, ...]:
    """The rows of a table; nothing where they are things that can be asked about."""
    match name:
        case "borders":
            return tuple(
                text(
                    "mombasa.told.border",
                    a=names.region_name(row.a),
                    b=names.region_name(row.b),
                    n=data.borders.cost.single if row.line == "single" else data.borders.cost.double,
                )
                for row in data.borders.rows
            )
        case "bases":
            return (text("mombasa.told.coins", coins=numbers(data.bases.coins.per_space_top_to_bottom)),)
        case "tracks":
            return tuple(map(track, data.tracks.rows))
        case "value_scale":
            return (text("mombasa.told.values", **{key: verbatim(f"{value:g}") for key, value in reckoned(tables)}),)
    return ()


def track(row: Track) -> Text:
    """Where a track gives shares, where it charges a toll, where its special fields are."""
    tolls = [text("mombasa.told.toll", pounds=one.pounds, space=one.after_space) for one in row.tolls]
    fields = [text("mombasa.told.field", pounds=one.pounds, space=one.space) for one in row.special_fields]
    return text(
        "mombasa.told.track",
        track=names.track_name(row.id),
        shares=numbers(one.space for one in row.share_spaces),
        tolls=join(tolls),
        fields=join(fields),
    )


def reckoned(tables: Mapping[str, Any]) -> list[tuple[str, float]]:
    """What our values are measured by, in pounds; a pound itself is no news."""
    return [(key, one) for key, one in tables["value_scale"].items() if isinstance(one, float) and key != "pound"]


def numbers(found: Any) -> Text:
    """Numbers one after the other."""
    return verbatim(", ".join(map(str, found)))
