"""Component sets: checked with precise errors, corrected by a local folder, known by hash."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.core.components import (
    DEEPEST_NESTING,
    MOST_VALUES,
    BadComponents,
    Shelf,
    check_bounds,
    digest,
    provenance,
    read,
)
from engine.core.table import Table
from engine.core.text import EngineBug
from testkit import bazaar
from testkit.bazaar.components import SHELF, Components

SHIPPED = Path(bazaar.__file__).parent / "data"


def shelf(folder: Path = SHIPPED) -> Shelf[Components]:
    return Shelf("bazaar", folder, Components)


def tables() -> dict[str, Any]:
    return read(SHIPPED / "bazaar.json")


def write(folder: Path, content: Any) -> Path:
    path = folder / "bazaar.json"
    path.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return path


def test_the_hash_follows_the_content_and_not_its_order() -> None:
    one = tables()
    other = dict(reversed(list(one.items())))
    assert digest(one) == digest(other) == shelf().current()
    other["rules"] = {**other["rules"], "coins": 5}
    assert digest(one) != digest(other)


def test_a_wrong_value_is_named_by_file_table_row_and_expectation() -> None:
    wrong = tables()
    wrong["cards"]["rows"][3]["price"] = "five"
    with pytest.raises(BadComponents) as error:
        shelf().remember(wrong, "bazaar.json")
    message = str(error.value)
    assert all(part in message for part in ("bazaar.json", "table cards", "row pearl", "price", "`int`", "`str`"))


def test_a_missing_field_and_an_unknown_effect_are_named() -> None:
    wrong = tables()
    del wrong["cards"]["rows"][0]["price"]
    with pytest.raises(BadComponents, match=r"row carpet.*missing required field `price`"):
        shelf().remember(wrong)
    wrong = tables()
    wrong["cards"]["rows"][1]["effects"][0]["op"] = "fly"
    with pytest.raises(BadComponents, match=r"row lamp.*fly"):
        shelf().remember(wrong)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        ("{", "line 1"),
        ("[1]", "top level"),
        ('{"moon": {}}', "unknown table moon; expected one of cards, rules"),
        ("[" * 100_000, "too many brackets"),
        (f'{{"rules": {"[" * 50}{"]" * 50}}}', "table rules: too many brackets"),
        (f'{{"rules": {"9" * 5_000}}}', "cannot be read"),
        ('{"rules": {"coins": 1001}}', "table rules: a number that is too large"),
        ('{"rules": {"coins": NaN}}', "table rules: a number that is too large"),
        (f'{{"rules": {[0] * 20_000}}}', "table rules: too many values"),
        (f'{{"rules": "{"x" * 2_001}"}}', "table rules: a text that is too long"),
        ('{"rules": {"\\ud800": 1}}', "table rules: a text with half a letter"),
    ],
)
def test_malformed_corrections_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: str, message: str
) -> None:
    write(tmp_path, content)
    monkeypatch.setenv("COMPONENTS_DIR", str(tmp_path))
    with pytest.raises(BadComponents, match=message):
        shelf().current()


def test_a_folder_that_is_not_there_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COMPONENTS_DIR", str(tmp_path / "nowhere"))
    with pytest.raises(BadComponents, match=r"COMPONENTS_DIR is .*nowhere, which is not a folder"):
        shelf().current()


def test_a_set_with_a_table_nobody_knows_is_not_remembered() -> None:
    with pytest.raises(BadComponents, match="unknown table moon; expected one of cards, rules"):
        shelf().remember({**tables(), "moon": {}})


def test_corrections_replace_whole_tables_and_running_tables_keep_their_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Table.start("bazaar", 2, seed="c")
    corrected = {"rules": {**tables()["rules"], "coins": 7}}
    write(tmp_path, corrected)
    monkeypatch.setenv("COMPONENTS_DIR", str(tmp_path))
    SHELF.forget_current()
    try:
        after = Table.start("bazaar", 2, seed="c")
        assert after.state.players[0].coins == 7
        assert after.state.components != before.state.components
        assert Table.load(before.dump()).state.data.rules.coins == 4
        assert Table.load(after.dump()).state.data.rules.coins == 7
    finally:
        monkeypatch.delenv("COMPONENTS_DIR")
        SHELF.forget_current()


def test_an_unknown_set_is_our_trouble_and_a_remembered_one_is_found() -> None:
    other = shelf()
    with pytest.raises(EngineBug):
        other.get("0" * 16)
    changed = tables()
    changed["rules"]["coins"] = 9
    key = other.remember(changed)
    assert other.get(key).rules.coins == 9
    assert other.tables(key) == changed
    assert other.knows(key)
    assert not other.knows("0" * 16)


def test_every_table_says_where_it_comes_from() -> None:
    found = {p.table: p.source for p in provenance(tables())}
    assert found == {"rules": "rulebook", "cards": "house"}


@pytest.mark.slow
def test_what_just_fits_is_read() -> None:
    nested: Any = 0
    for _ in range(DEEPEST_NESTING - 1):
        nested = [nested]
    check_bounds("file", {"rules": nested, "cards": [0] * (MOST_VALUES - DEEPEST_NESTING - 1)})
    with pytest.raises(BadComponents, match="too many brackets"):
        check_bounds("file", {"rules": [nested]})
    with pytest.raises(BadComponents, match="too many values"):
        check_bounds("file", {"rules": nested, "cards": [0] * (MOST_VALUES - DEEPEST_NESTING)})


def test_the_shipped_set_is_known_before_anybody_asked_for_it() -> None:
    assert shelf().knows(shelf().current())
    assert not shelf().knows("another")
