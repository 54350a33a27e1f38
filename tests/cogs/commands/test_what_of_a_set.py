"""/what tells the values of the table's component set, elsewhere those of the set in use."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import discord
import pytest

import words
from cogs.messages import limits
from cogs.messages.lookup_index import all_things, as_in_set, by_id, by_name, of_kind
from cogs.messages.message import Message
from cogs.messages.reader import Reader
from cogs.panels.look.reference import list_message, thing_message
from engine.core import games
from testkit.bazaar.components import SHELF
from testkit.discord.stage import DiscordStage


def numbers_in(part: Any) -> list[tuple[Any, Any]]:
    """Every place of a whole number that a set may correct: what it lies in, and under which key."""
    places = list(part.items()) if isinstance(part, dict) else list(enumerate(part)) if isinstance(part, list) else []
    found = [(part, key) for key, value in places if type(value) is int]
    return found + [one for _, value in places for one in numbers_in(value)]


def written(message: Message) -> str:
    """The words of a message."""
    return "\n".join(part.content for part in message.parts if isinstance(part, discord.ui.TextDisplay))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "table", "row", "part"),
    [
        ("mombasa", "regions", "senegambia", "reward"),
        ("mombasa", "books", "book_a_01", ""),
        ("mombasa", "bonus_spaces", "first_player", ""),
        ("mombasa", "action_cards", "b_merchant_cairo", ""),
        ("mombasa", "bonus_tiles", "tile_plus_1_good", ""),
        ("mombasa", "bonus_tiles", "tile_merchant", ""),
        ("mombasa", "bonus_tiles", "tile_bookkeeper", ""),
        ("mombasa", "bonus_tiles", "tile_expansion", ""),
        ("yokohama", "orders", "order_01", "goods"),
        ("yokohama", "five_power_tokens", "five_power_01", ""),
    ],
)
def test_a_corrected_value_is_told_in_every_language(game: str, table: str, row: str, part: str) -> None:
    kind = games.get(game)
    shelf = kind.shelf
    tables = copy.deepcopy(shelf.tables(shelf.current()))
    corrected = next(one for one in tables[table]["rows"] if one["id"] == row)
    places = [
        (inside, key) for inside, key in numbers_in(corrected.get(part, corrected)) if key not in ("number", "space")
    ]
    inside, key = places[-1]
    inside[key] += 6
    other = shelf.remember(tables)
    try:
        there = as_in_set(game, by_id(game)[row], other)
        for lang in words.LANGUAGES:
            reader = Reader(lang)
            said = written(thing_message(game, there, reader, None, [], None))
            assert re.search(rf"\b{inside[key]}\b", said), (lang, said)
            pages = range(1 + len(of_kind(game, there.kind)) // limits.OPTIONS)
            listed = [written(list_message(game, there.kind, page, reader, None, (), other)) for page in pages]
            shipped = [written(list_message(game, there.kind, page, reader, None)) for page in pages]
            assert listed != shipped
    finally:
        shelf.forget(other)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("thing", "track", "column"),
    [
        ("slot_a", "diamond_track", "slot_unlock_space"),
        ("slot_e", "bookkeeping_track", "slot_unlock_space"),
        ("ledger_diamonds", "diamond_track", "overflow_pounds_per_step"),
        ("ledger_bookkeeping", "bookkeeping_track", "overflow_pounds_per_point"),
    ],
)
def test_a_corrected_player_board_is_told_in_every_language(thing: str, track: str, column: str) -> None:
    shelf = games.get("mombasa").shelf
    tables = copy.deepcopy(shelf.tables(shelf.current()))
    tables["player_board"][track][column] = 17
    other = shelf.remember(tables)
    try:
        there = as_in_set("mombasa", by_id("mombasa")[thing], other)
        for lang in words.LANGUAGES:
            assert re.search(r"\b17\b", written(thing_message("mombasa", there, Reader(lang), None, [], None))), lang
    finally:
        shelf.forget(other)


@pytest.mark.slow
async def test_a_table_keeps_telling_its_own_values(
    stage: DiscordStage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    alice, bob = stage.person("alice"), stage.person("bob")
    await stage.start(alice, bob)
    cards = copy.deepcopy(SHELF.tables(SHELF.shipped())["cards"])
    next(row for row in cards["rows"] if row["id"] == "carpet")["price"] = 9
    (tmp_path / "bazaar.json").write_text(json.dumps({"cards": cards}))
    monkeypatch.setenv("COMPONENTS_DIR", str(tmp_path))
    cached = (all_things, by_id, by_name)
    try:
        SHELF.forget_current()
        for one in cached:
            one.cache_clear()
        assert "Costs 2\xa0coins." in await stage.slash(alice, "what", where=stage.channel, thing="bazaar:carpet")
        said = await stage.slash(stage.person("dora"), "what", where=stage.channel, thing="bazaar:carpet")
        assert "Costs 9\xa0coins." in said
    finally:
        monkeypatch.delenv("COMPONENTS_DIR")
        SHELF.forget_current()
        for one in cached:
            one.cache_clear()
