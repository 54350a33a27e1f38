"""Exported games forged to run for ever, or to be too large, too deep, too long or something else than they say."""

from __future__ import annotations

import copy
import gzip
import io
import json
import zipfile
from collections.abc import Callable
from typing import Any

from engine.core.components import digest
from testkit.hostile.files import exported

Forger = Callable[[], bytes]
MANY = 1_000  # the largest number that is read in a component set
LARGEST_BYTES = 3_900_000  # just below what is read at all


def file(base: str, **changes: Any) -> dict[str, Any]:
    """An exported game with some of its fields changed."""
    return {**copy.deepcopy(exported(base)), "segments": [], **changes}


def written(found: dict[str, Any]) -> bytes:
    return json.dumps(found).encode()


def with_set(game: str, change: Callable[[dict[str, Any]], None], **changes: Any) -> bytes:
    """An exported game with a component set of its own."""
    found = file(game, **changes)
    change(found["tables"])
    found["components"] = digest(found["tables"])
    return written(found)


def instead(game: str, key: str, raw: str) -> bytes:
    """An exported game with text of JSON in the place of a field, whatever it says."""
    return written(file(game, **{key: "\0"})).replace(b'"\\u0000"', raw.encode(), 1)


def filled(one: str) -> str:
    """A list of as many of these as go into a file."""
    return "[" + ",".join([one] * (LARGEST_BYTES // (len(one) + 1) - 60_000 // len(one))) + "]"


def penniless(tables: dict[str, Any]) -> None:
    """Nippon: nobody begins with anything."""
    for row in tables["starting_tokens_b"]["rows"]:
        row["gain"], row["advance"] = {}, {}
    for row in tables["starting_tokens_a"]["rows"]:
        row["effect"] = "factory_discount"


def endless_rounds(tables: dict[str, Any]) -> None:
    """Nippon: nobody begins with anything, and the last rounds never come."""
    penniless(tables)
    cell = {"cell": 1, "shade": "dark", "period": 1, "scoring_at_end": False}
    tables["round_track"]["cells"] = [cell] * 1_200
    tables["round_track"]["marker_2_start"] = MANY


def thousand_rounds(tables: dict[str, Any]) -> None:
    """Mombasa: a game without cards and with a thousand rounds."""
    tables["rounds"]["count"] = MANY
    coins = {str(n): 0 for n in range(MANY + 1)}
    tables["round_track"]["coins"] = dict.fromkeys(("2", "3", "4"), coins)


def nothing_in_hand(tables: dict[str, Any]) -> None:
    """Yokohama: all pieces are in the warehouse, and there is no money."""
    start = tables["player_pieces"]["start"]
    start["hand"] = dict.fromkeys(start["hand"], 0)
    start["warehouse"]["assistants"], start["yen"] = 20, {"first_player": 0, "others": 0}


def thousands_of_orders(tables: dict[str, Any]) -> None:
    """Yokohama: as many orders as a set can have."""
    rows = tables["orders"]["rows"]
    tables["orders"]["rows"] = [{**rows[n % len(rows)], "id": f"order_{n}"} for n in range(600)]


def thousands_of_workers(tables: dict[str, Any]) -> None:
    """Nippon: a thousand workers of each colour, a thousand in every slot and row."""
    for row in tables["player_counts"]["rows"]:
        row["worker_figures_in_bag"] = MANY
    tables["component_counts"]["shared"]["worker_figures_per_color"] = MANY
    tables["recruit_slots"]["initial_workers"] = tables["worker_queue"]["workers_per_row"] = MANY


def tracks_in_a_circle(tables: dict[str, Any]) -> None:
    """Nippon: every step of a track gives steps of the next one."""
    tracks = tables["player_board"]["tracks"]
    for track, other in (("science", "mining"), ("mining", "finance"), ("finance", "science")):
        for cell in tracks.get(track, {}).get("cells", []):
            cell["bonus"] = {"op": "advance", "track": other, "steps": 1}


def archive() -> bytes:
    """A zip archive of a thousand times its size."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr("game.json", b" " * LARGEST_BYTES)
    return out.getvalue()


QUOTED = '"x"'
RANDOM_DRAFT = {"starting_draft": "random"}

FORGED: dict[str, Forger] = {
    "nobody has anything in Nippon": lambda: with_set("nippon", penniless, options=RANDOM_DRAFT),
    "rounds without end": lambda: with_set("nippon", endless_rounds, options=RANDOM_DRAFT),
    "rounds without end, alone": lambda: with_set("nippon", endless_rounds, seats=1, options=RANDOM_DRAFT),
    "a thousand rounds": lambda: with_set("mombasa", thousand_rounds),
    "nobody has anything in Yokohama": lambda: with_set("yokohama", nothing_in_hand),
    "thousands of orders": lambda: with_set("yokohama", thousands_of_orders),
    "thousands of workers": lambda: with_set("nippon", thousands_of_workers),
    "tracks in a circle": lambda: with_set("nippon", tracks_in_a_circle, options=RANDOM_DRAFT),
    "a component set of one long list": lambda: instead("nippon", "tables", f'{{"goods": {filled("1")}}}'),
    "a component set of nested lists": lambda: instead("nippon", "tables", f'{{"goods": {filled("[[[]]]")}}}'),
    "a component set with infinity in it": lambda: instead("mombasa", "tables", '{"rounds": {"count": 1e999}}'),
    "a component set with no number in it": lambda: instead("mombasa", "tables", '{"rounds": {"count": NaN}}'),
    "a component set with a huge number": lambda: instead("mombasa", "tables", f'{{"goods": {"9" * 1_000_000}}}'),
    "a component set a hundred times": lambda: instead("bazaar", "tables", ',"tables":'.join(["{}"] * 100_000)),
    "a file that is too large": lambda: b" " * 4_000_001,
    "a file that is too deep": lambda: instead("bazaar", "view", "[" * 1_500_000 + "]" * 1_500_000),
    "half a file": lambda: written(file("yokohama"))[:20_000],
    "an archive": archive,
    "packed text": lambda: gzip.compress(b"[" * LARGEST_BYTES),
    "a huge number of seats": lambda: instead("bazaar", "seats", "9" * LARGEST_BYTES),
    "a million seats": lambda: written(file("bazaar", seats=1_000_000)),
    "a million players": lambda: instead("bazaar", "players", filled("{}")),
    "a million turns": lambda: instead("bazaar", "segments", filled("[]")),
    "a turn of many choices": lambda: instead("bazaar", "segments", f'[{filled("""[0,"x",[]]""")}]'),
    "a choice of many picks": lambda: instead(
        "bazaar", "segments", f'[[[0,"bazaar.bid",{filled(chr(34) + "x" + chr(34))}]]]'
    ),
    "a choice of many letters": lambda: instead("bazaar", "segments", f'[[[0,"{"x" * LARGEST_BYTES}",[]]]]'),
    "thousands of options": lambda: written(file("bazaar", options={str(n): "x" for n in range(200_000)})),
    "a long seed": lambda: written(file("bazaar", seed="x" * LARGEST_BYTES)),
    "a long name of a game": lambda: written(file("bazaar", game="x" * LARGEST_BYTES)),
    "other kinds of values": lambda: written(file("bazaar", segments={"0": []}, options=[], players="x")),
}
