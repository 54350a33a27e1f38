"""Whoever owns a box corrects our values in a spreadsheet; what they did not touch stays as it was."""

from __future__ import annotations

import csv
import io
import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cogs.commands.about import game_about
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.components import BadComponents, provenance
from engine.sets.sheets import ComponentSheet, corrected, heading, sheets, ways, written
from testkit.rotation import rotated
from tools.pages.components import main, read_sheets, write_sheets

pytestmark = pytest.mark.slow

GAMES = ("mombasa", "nippon", "yokohama")


def shipped(game: str) -> dict[str, Any]:
    shelf = games.get(game).shelf
    return shelf.tables(shelf.current())


@pytest.mark.parametrize("game", GAMES)
def test_every_table_of_our_own_has_a_sheet(game: str) -> None:
    named = {str(sheet.at[0]) for sheet in sheets(shipped(game))}
    own = {one.table.partition(" (")[0].split(".")[0] for one in provenance(shipped(game)) if one.source == "house"}
    assert own - named <= {"dummy_note"}  # which is a note and has no values


@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_a_sheet_that_nobody_touched_changes_nothing(game: str) -> None:
    tables = deepcopy(shipped(game))
    for sheet in sheets(tables):
        assert corrected(sheet, tables, written(sheet, tables)) == []
    assert json.dumps(tables) == json.dumps(shipped(game))


@pytest.mark.parametrize("game", rotated(GAMES, 1))
@settings(max_examples=20)
@given(st.data())
def test_one_corrected_cell_is_one_difference(game: str, data: st.DataObject) -> None:
    tables = deepcopy(shipped(game))
    sheet = data.draw(st.sampled_from([sheet for sheet in sheets(tables) if sheet.rows]))
    lines = list(csv.DictReader(io.StringIO(written(sheet, tables))))
    line = data.draw(st.sampled_from(lines))
    column = data.draw(
        st.sampled_from([name for name, cell in line.items() if cell.isdecimal() and name != "id"] or [""])
    )
    if not column:
        return
    line[column] = str(int(line[column]) + 1)
    (found,) = corrected(sheet, tables, as_csv(lines))
    assert (found.column, int(found.after) - int(found.before)) == (column, 1)
    assert sum(one.source == "box" for one in provenance(tables)) == 1
    again = corrected(sheet, tables, written(sheet, tables))
    assert again == []


def country_of(order: str) -> str:
    """Of an order in the set that new tables start with."""
    shelf = games.get("yokohama").shelf
    row = next(row for row in shelf.get(shelf.current()).orders.rows if row.id == order)
    return str(row.country)


def as_csv(lines: list[dict[str, str]], separator: str = ",") -> str:
    out = io.StringIO()
    made = csv.DictWriter(out, list(lines[0]), delimiter=separator)
    made.writeheader()
    made.writerows(lines)
    return out.getvalue()


def test_rewards_are_added_and_taken_away() -> None:
    tables = deepcopy(shipped("yokohama"))
    sheet = ComponentSheet(("orders", "rows"), rows=True)
    lines = list(csv.DictReader(io.StringIO(written(sheet, tables))))
    lines = [line | {"reward[3].type": "", "reward[3].n": ""} for line in lines]
    lines[0] |= {"reward[3].type": "yen", "reward[3].n": "2", "reward[1].type": "", "reward[1].n": ""}
    corrected(sheet, tables, "\ufeff" + as_csv(lines, ";"))  # as a spreadsheet writes it where commas are in numbers
    assert tables["orders"]["rows"][0]["reward"] == [{"type": "import", "n": 1}, {"type": "yen", "n": 2}]
    assert tables["orders"]["rows"][0]["source"] == "box"
    assert tables["orders"]["rows"][1:] == shipped("yokohama")["orders"]["rows"][1:]


def test_from_the_sheets_to_a_table_that_is_played_with(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["sheet", "yokohama", str(tmp_path / "sheets")]) == 0
    path = tmp_path / "sheets" / "yokohama.orders.csv"
    path.write_text(path.read_text(encoding="utf-8").replace("order_03,3,fr,", "order_03,3,de,"), encoding="utf-8")
    assert main(["import", str(tmp_path / "sheets"), str(tmp_path / "corrected")]) == 0
    assert "yokohama: orders, order_03, country: fr → de\n" in capsys.readouterr().out
    game = games.get("yokohama")
    assert "Corrected here" not in game_about("yokohama", Reader("en", ()))
    monkeypatch.setenv("COMPONENTS_DIR", str(tmp_path / "corrected"))
    game.shelf.forget_current()
    try:
        assert country_of("order_03") == "de"
        assert "Corrected here from the printed components: 1 table." in game_about("yokohama", Reader("en", ()))
    finally:
        monkeypatch.delenv("COMPONENTS_DIR")
        game.shelf.forget_current()


@pytest.mark.parametrize(
    ("name", "before", "after", "said"),
    [
        (
            "yokohama.orders.csv",
            "order_03,3,fr",
            "order_03,3,xx",
            "row order_03, column country: this word is not known; expected one of",
        ),
        ("yokohama.orders.csv", "order_03,3,fr", "order_03,many,fr", "row order_03, column number: expected a number."),
        ("yokohama.orders.csv", "order_03,3,fr", "order_03,3", "line 4 has more or fewer cells than the headings"),
        ("yokohama.orders.csv", "id,number", "id,id.number", "this does not go with the columns before it"),
        ("yokohama.tea.csv", "", "id\n1", "no such sheet; expected one of yokohama."),
        ("chess.orders.csv", "", "id\n1", "no such game; expected a file whose name begins with"),
        ("yokohama.orders.csv", "", "", "there are no rows; expected a line of headings"),
    ],
)
def test_what_is_wrong_is_said_in_one_line_and_nothing_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str, before: str, after: str, said: str
) -> None:
    write_sheets("yokohama", tmp_path / "sheets")
    path = tmp_path / "sheets" / name
    path.write_text(path.read_text(encoding="utf-8").replace(before, after, 1) if before else after, encoding="utf-8")
    assert main(["import", str(tmp_path / "sheets"), str(tmp_path / "corrected")]) == 1
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert not (tmp_path / "corrected").exists()


def test_what_is_there_is_not_written_over(tmp_path: Path) -> None:
    write_sheets("mombasa", tmp_path)
    with pytest.raises(BadComponents, match="is there already; name another folder"):
        write_sheets("mombasa", tmp_path)
    with pytest.raises(BadComponents, match="is not a folder"):
        read_sheets(tmp_path / "nowhere", tmp_path)
    (tmp_path / "empty").mkdir()
    with pytest.raises(BadComponents, match="has no CSV files"):
        read_sheets(tmp_path / "empty", tmp_path)
    (tmp_path / "empty" / "mombasa.books.csv").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(BadComponents, match=r"mombasa.books.csv cannot be read; save it as CSV in UTF-8"):
        read_sheets(tmp_path / "empty", tmp_path)


@given(st.lists(st.one_of(st.integers(1, 99), st.from_regex(r"[a-z_0-9]+", fullmatch=True)), min_size=1))
def test_a_heading_is_the_way_to_a_value(steps: list[str | int]) -> None:
    assert ways(heading(("row", *steps))) == ("row", *steps)
