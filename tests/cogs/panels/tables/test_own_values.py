"""What is different from the box, by name and in words."""

from __future__ import annotations

import re
from copy import deepcopy

import pytest

from cogs.cards.own_tables import own_tables
from cogs.messages.reader import Reader
from cogs.panels.tables.own_values import ROWS_CHARACTERS, rows_said, table_name
from engine.core import games
from testkit.bazaar.components import SHELF
from testkit.discord.stage import DiscordStage
from testkit.phrases import phrase
from testkit.rotation import rotated
from testkit.scenes import in_more, open_table
from words import LANGUAGES, check_text


@pytest.mark.slow
async def test_the_tables_are_named_and_shown(stage: DiscordStage) -> None:
    alice, bob = stage.person("alice"), stage.person("bob", "pl")
    await open_table(stage, alice)
    said = await in_more(stage, alice, "What is different")
    assert "- Cards" in said
    assert phrase("look.lobby.house") in said
    assert phrase("bazaar.card.lamp") in (await stage.choose(alice, "Cards")).lower()
    assert "- Karty" in await in_more(stage, bob, "Czym się różni")


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(games.shipped(), 1))
def test_every_own_table_has_a_name_and_rows_in_every_language(game: str) -> None:
    """In words, nothing as it is written in the data."""
    for name in own_tables(game):
        for lang in LANGUAGES:
            assert check_text(table_name(game, name), lang) == []
            said = rows_said(game, name, Reader(lang))
            assert said, name
            assert sum(map(len, said)) < ROWS_CHARACTERS + 100
            assert len({*said}) == len(said)
            if lang in ("ru", "uk"):
                assert not [line for line in said if LATIN.search(line)], name


def test_the_rows_of_a_set_are_told_with_its_values() -> None:
    tables = deepcopy(SHELF.tables(SHELF.shipped()))
    tables["cards"]["rows"][0]["price"] = 7
    other = SHELF.remember(tables)
    try:
        assert "Costs 7\xa0coins" in "".join(rows_said("bazaar", "cards", Reader("en"), other))
        assert "Costs 7\xa0coins" not in "".join(rows_said("bazaar", "cards", Reader("en")))
    finally:
        SHELF.forget(other)


LATIN = re.compile(r"[A-Za-z]{4,}")
