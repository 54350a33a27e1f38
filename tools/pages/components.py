"""Where component values come from, and how to correct them.

python -m tools.pages.components                          writes docs/components.md from what the files say
python -m tools.pages.components sheet GAME FOLDER        writes a spreadsheet (CSV) per table that no rulebook states
python -m tools.pages.components import FOLDER CORRECTED  reads them back, shows differences, writes the corrections
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

from engine.core import games
from engine.core.components import BadComponents, provenance
from engine.sets.brought import check
from engine.sets.faults import SheetFault
from engine.sets.sheets import corrected, sheets, written
from tools.measure.set_values import played_games, results
from words import say

PAGE = Path(__file__).parents[2] / "docs" / "components.md"

HEAD = """# Where the component values come from

Our sources give all rules, but not every printed card. Each table of values in `engine/<game>/data/` therefore says
where it comes from:

- **rulebook**: stated or forced by a rulebook's text;
- **public**: found in public material, not checked against the printed components;
- **house**: our own values, where we do not know the printed ones. They were balanced with games of computer players,
  and they are *not* the published ones;
- **box**: corrected by the owner of a printed box, on this installation or on one server only.

If you own the box and manage a server, `/kontor set` corrects values for that server
([community.md](community.md#values-from-your-own-box)). Whoever runs the bot corrects them for all servers in an
evening, with any spreadsheet:

1. `.venv/bin/python -m tools.pages.components sheet yokohama sheets` writes a CSV file for every table that
   holds values no rulebook states. The heading of a column is the way to a value: `reward[2].n` is the number of the
   second reward. An empty cell is a value that is not there. Columns may be added: `reward[3].type` and
   `reward[3].n` for a third reward. Rows stay: they are known by their ids.
2. Correct the cells that differ from the printed components; files that need nothing can be deleted.
3. `.venv/bin/python -m tools.pages.components import sheets corrected` checks them, shows every difference and writes
   `corrected/yokohama.json`. What is wrong is said by file, row and column; then nothing is written.
4. Name that folder in `COMPONENTS_DIR` and start the bot again.

Such a file holds whole tables in the form of the shipped ones and is checked like them whenever the bot starts. New
games then use the corrected set; running ones keep the set they were started with.

`.venv/bin/python -m tools.pages.components` rewrites this page.

## What to look up first

Two questions are open, since somebody has told us something else:

- **Mombasa, the bookkeeping track**: with us the second slot opens at 4, a report from the box counts 5. Perhaps our
  whole track is one space off.
- **Nippon, points for places**: with us 14/11/8/3 in period II and 18/14/10/4 in period III. A public assistant,
  rebuilt from a photograph and wrong elsewhere, has 18/14/10/3 and 26/20/14/4.

Then what moves results most. Below each list of sources stands how far the points of a game move with a table:
{games} games of `house` for two (alone for the tables of the solo game), each played with the values as they are and
with those of one table moved, its numbers half as high again and its words some rows on, with the same seeds. *Points*
is by how many percent all points together rise or fall, ± one standard error: with {each} games for a table, whatever
is below twice that may be chance. *A seat* is by how many percent one player's points differ, whichever way. 0 means
that nobody met the table in these games: modules that were not played, numbers that only count pieces. `/kontor set`
lists tables in this order. `.venv/bin/python -m tools.measure sets` plays the games (some ten minutes) and goes on
where it stopped; they are in [balance/sets.jsonl](balance/sets.jsonl).
"""


def page(names: Sequence[str]) -> str:
    """The page for these games."""
    played = played_games()
    each = max((one.games for name in names for one in results(name)), default=0)
    parts = [HEAD.replace("{games}", str(len(played))).replace("{each}", str(each))]
    for name in names:
        game = games.get(name)
        parts.append(f"\n## {game.title}\n\n| table | source |\n|---|---|\n")
        rows = provenance(game.shelf.tables(game.shelf.current()))
        parts += [f"| `{row.table}` | {row.source} |\n" for row in rows if row.table]
        if results(name):
            parts.append("\n| what moves | points, % | a seat, % |\n|---|---|---|\n")
        parts += [f"| `{one.sheet}` | {one.points:+} ± {one.error} | {one.seat} |\n" for one in results(name)]
    return "".join(parts)


def write_sheets(name: str, folder: Path) -> list[Path]:
    """A CSV file for every table of a game that no rulebook states; files that are there are not touched."""
    shelf = games.get(name).shelf
    tables = shelf.tables(shelf.current())
    paths = {folder / f"{name}.{sheet.name}.csv": written(sheet, tables) for sheet in sheets(tables)}
    there = next((path for path in paths if path.exists()), None)
    if there is not None:
        raise BadComponents(f"{there} is there already; name another folder")
    folder.mkdir(parents=True, exist_ok=True)
    for path, content in paths.items():
        path.write_text(content, encoding="utf-8-sig")  # with the mark by which spreadsheets know it
    return list(paths)


def read_sheets(folder: Path, to: Path) -> list[str]:
    """Check what the sheets in a folder say, write the corrected tables; returns what is different, line by line."""
    if not folder.is_dir():
        raise BadComponents(f"{folder} is not a folder; name the one that `sheet` has written")
    files = sorted(folder.glob("*.csv"))
    if not files:
        raise BadComponents(f"{folder} has no CSV files; `sheet` writes them")
    told: list[str] = []
    made: dict[str, dict[str, Any]] = {}
    for name in dict.fromkeys(path.name.partition(".")[0] for path in files):
        if name not in games.names():
            raise BadComponents(
                f"{name}: no such game; expected a file whose name begins with {' or '.join(games.names())}"
            )
        shelf = games.get(name).shelf
        shipped = shelf.tables(shelf.current())
        tables, known = deepcopy(shipped), {f"{name}.{sheet.name}.csv": sheet for sheet in sheets(shipped)}
        for path in files:
            if path.name.partition(".")[0] == name:
                if path.name not in known:
                    raise BadComponents(f"{path.name}: no such sheet; expected one of {', '.join(known)}")
                told += [f"{name}: {one}" for one in corrected(known[path.name], tables, _text(path))]
        check(name, tables)
        changed = {table: content for table, content in tables.items() if content != shipped[table]}
        if changed:
            made[name] = changed
    for name, changed in made.items():
        to.mkdir(parents=True, exist_ok=True)
        content = json.dumps(changed, ensure_ascii=False, indent=1)
        (to / f"{name}.json").write_text(content + "\n", encoding="utf-8")
    return told


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8-sig")
    except (OSError, UnicodeDecodeError):
        raise BadComponents(f"{path.name} cannot be read; save it as CSV in UTF-8") from None


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.pages.components", description=__doc__.partition("\n")[0])
    tasks = parser.add_subparsers(dest="task")
    sheet = tasks.add_parser("sheet", help="write a spreadsheet per table that no rulebook states")
    sheet.add_argument("game", choices=games.names())
    sheet.add_argument("folder", type=Path)
    importing = tasks.add_parser("import", help="read corrected spreadsheets, write a folder for COMPONENTS_DIR")
    importing.add_argument("folder", type=Path)
    importing.add_argument("corrected", type=Path)
    asked = parser.parse_args(argv)
    try:
        if asked.task == "sheet":
            paths = write_sheets(asked.game, asked.folder)
            print(f"{len(paths)} files in {asked.folder}; correct them, then: import {asked.folder} FOLDER")
        elif asked.task == "import":
            told = read_sheets(asked.folder, asked.corrected)
            print("\n".join(told) or "Nothing is different, nothing was written.")
            if told:
                print(f"Written to {asked.corrected}. Set COMPONENTS_DIR={asked.corrected.resolve()} to play with it.")
        else:
            PAGE.write_text(page(games.names()), encoding="utf-8")
    except BadComponents as error:
        print(say(error.text, "en") if isinstance(error, SheetFault) else error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
