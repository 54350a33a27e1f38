"""Writes docs/components.md from what the component files say of themselves: python -m tools.components"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from engine.core import games
from engine.core.components import provenance

PAGE = Path(__file__).parents[1] / "docs" / "components.md"

HEAD = """# Where the component values come from

Our sources give all rules, but not every printed card. Each table of values in `engine/<game>/data/` therefore says
where it comes from:

- **rulebook**: stated or forced by a rulebook's text;
- **public**: found in public material, not checked against the printed components;
- **house**: our own values, where we do not know the printed ones. They were balanced with games of computer players,
  and they are *not* the published ones.

If you own the box, you can correct any table: put a file `<game>.json` with the corrected tables (whole tables, in the
form of the shipped file) into a folder and name that folder in `COMPONENTS_DIR`. It is checked like the shipped one; an
error names the file, the table, the row and what is expected. New games then use the corrected set; running ones keep
the set they were started with.

`python -m tools.components` rewrites this page.
"""


def page(names: Sequence[str]) -> str:
    """The page for these games."""
    parts = [HEAD]
    for name in names:
        game = games.get(name)
        parts.append(f"\n## {game.title}\n\n| table | source |\n|---|---|\n")
        rows = provenance(game.shelf.tables(game.shelf.current()))
        parts += [f"| `{row.table}` | {row.source} |\n" for row in rows if row.table]
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(games.names()), encoding="utf-8")
