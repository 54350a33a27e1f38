"""/rules: chapters are found and read."""

from __future__ import annotations

import pytest

from tests.support.stage import DiscordStage


@pytest.mark.slow
async def test_rules_are_found_by_title_and_by_word(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    found = await alice.autocomplete(stage.channel, "rules", "topic", "give coins")
    assert ("Bazaar: A turn", "bazaar/turn") in [(one["name"], one["value"]) for one in found]
    said = await stage.slash(alice, "rules", where=stage.channel, topic="bazaar/turn")
    assert "Buy a card, work" in said
    assert "no such chapter" in await stage.slash(alice, "rules", where=stage.channel, topic="bazaar/moon")
    assert "no such chapter" in await stage.slash(alice, "rules", where=stage.channel, topic="turn")


@pytest.mark.slow
async def test_words_are_found_across_bold_type_and_spaces_that_do_not_break(stage: DiscordStage) -> None:
    for typed in ("you may buy one card of the display", "has reached position 4"):
        found = await stage.person("alice").autocomplete(stage.channel, "rules", "topic", typed)
        assert [one["value"].partition("/")[0] for one in found] == ["mombasa"]
