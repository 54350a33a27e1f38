"""Documents that are written by scripts say what the project says now."""

from __future__ import annotations

from engine.core import games
from tools import components


def test_the_page_about_components_is_up_to_date() -> None:
    shipped = [name for name in games.names() if name != "bazaar"]
    page = components.page(shipped)
    assert components.PAGE.read_text(encoding="utf-8") == page, "run python -m tools.components"


def test_every_game_says_which_tables_are_our_own() -> None:
    for name in games.names():
        assert "house" in components.page([name]), name
