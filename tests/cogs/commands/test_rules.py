"""/rules: chapters are found and read."""

from __future__ import annotations

from tests.support.stage import DiscordStage


async def test_rules_are_found_by_title_and_by_word(stage: DiscordStage) -> None:
    alice = stage.person("alice")
    found = await alice.autocomplete(stage.channel, "rules", "topic", "give coins")
    assert ("Bazaar: A turn", "bazaar/turn") in [(one["name"], one["value"]) for one in found]
    said = await stage.slash(alice, "rules", where=stage.channel, topic="bazaar/turn")
    assert "Buy a card, work" in said
    assert "no such chapter" in await stage.slash(alice, "rules", where=stage.channel, topic="bazaar/moon")
    assert "no such chapter" in await stage.slash(alice, "rules", where=stage.channel, topic="turn")
