"""Files that people bring: what may be in them, and what is said of everything else, by table, row and column."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable

import pytest

from engine.core import games
from engine.core.text import Text
from engine.sets.brought import (
    LARGEST_FILE_BYTES,
    LARGEST_SHEET_BYTES,
    MOST_FILES,
    as_zip,
    brought,
    read_file,
    sheet_named,
    shipped_tables,
)
from engine.sets.faults import SheetFault
from engine.sets.sheets import LONGEST_CELL_LETTERS, MOST_ROWS, sheets, written
from testkit.sources import modules
from words import LANGUAGES, check_text, has_message, say

pytestmark = pytest.mark.slow

GAME = games.get("testkit.bazaar.meta").id
CARDS = "bazaar.cards.csv"


def cards() -> str:
    (sheet,) = sheets(shipped_tables(GAME))
    return written(sheet, shipped_tables(GAME))


def zipped(**files: str | bytes) -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as file:
        for name, content in files.items():
            file.writestr(name.replace("__", "."), content)
    return made.getvalue()


def csv(before: str, after: str) -> tuple[str, bytes]:
    """The sheet of cards with something else in it."""
    assert before in cards()
    return CARDS, cards().replace(before, after, 1).encode()


def locked() -> bytes:
    data = bytearray(zipped(bazaar__cards__csv=cards()))
    data[data.index(b"PK\x01\x02") + 8] |= 1
    return bytes(data)


def twice_in_a_zip() -> bytes:
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w") as file:
        file.writestr("a/cards.csv", cards())
        file.writestr("b/cards.csv", cards())
    return made.getvalue()


BAD: dict[str, tuple[Callable[[], tuple[str, bytes]], str]] = {
    "too large": (lambda: (CARDS, b"x" * (LARGEST_FILE_BYTES + 1)), "file_size"),
    "neither zip nor CSV": (lambda: ("cards.pdf", b"%PDF-1.7"), "file_kind"),
    "a spreadsheet as it is": (lambda: ("cards.xlsx", zipped(xl__xml="<a/>")), "zip_inside"),
    "a zip without tables": (lambda: ("a.zip", zipped(__DS_Store="x")), "zip_empty"),
    "a damaged zip": (lambda: ("a.zip", zipped(cards__csv=cards())[:-40]), "zip_broken"),
    "a zip with a password": (lambda: ("a.zip", locked()), "zip_locked"),
    "a zip with a zip in it": (lambda: ("a.zip", zipped(b__zip=zipped(cards__csv=cards()))), "zip_inside"),
    "a zip bomb": (lambda: ("a.zip", zipped(cards__csv="1,2\n" * LARGEST_SHEET_BYTES * 10)), "sheet_size"),
    "many files": (lambda: ("a.zip", zipped(**{f"t{n}__csv": "" for n in range(MOST_FILES + 1)})), "zip_many"),
    "a table twice": (lambda: ("a.zip", twice_in_a_zip()), "zip_twice"),
    "a name that leads elsewhere": (lambda: ("a.zip", zipped(**{"../../etc/passwd": "x"})), "zip_inside"),
    "a table of another game": (lambda: ("yokohama.orders.csv", b"id\n1"), "other_game"),
    "no such table": (lambda: ("bazaar.camels.csv", b"id\n1"), "file_unknown"),
    "letters of another time": (lambda: (CARDS, "карта".encode("cp1251")), "file_encoding"),
    "letters that are none": (lambda: csv("carpet,2", "carpet,\0"), "encoding"),
    "nothing at all": (lambda: (CARDS, b""), "no_rows"),
    "headings alone": (lambda: (CARDS, b"id,price\n"), "no_rows"),
    "too many rows": (lambda: (CARDS, b"id\n" + b"a\n" * MOST_ROWS), "rows"),
    "a column twice": (lambda: csv("effects[1].n", "price"), "twice"),
    "a column with a strange name": (lambda: csv("effects[1].n", "effects(1)"), "heading"),
    "a column inside another": (lambda: csv("effects[1].n", "price.n"), "column"),
    "a cell too many": (lambda: csv("veil,2,coins,1,,peek,,", "veil,2,coins,1,,peek,,,9"), "cells"),
    "a row twice": (lambda: csv("lamp,", "carpet,"), "twice"),
    "a row that is none of ours": (lambda: csv("lamp,", "genie,"), "row_unknown"),
    "a row that is missing": (lambda: csv("urn,1,,,,,,\n", ""), "row_missing"),
    "a formula": (lambda: csv("carpet,2", 'carpet,"=HYPERLINK(1)"'), "letters"),
    "an invisible letter": (lambda: csv("coins", "co\u202eins"), "letters"),
    "a novel in a cell": (lambda: csv("coins", "c" * (LONGEST_CELL_LETTERS + 1)), "long"),
    "a number far too large": (lambda: csv("carpet,2", "carpet,99999"), "range"),
    "a number below nought": (lambda: csv("carpet,2", "carpet,-2"), "range"),
    "a word for a number": (lambda: csv("carpet,2", "carpet,two"), "number"),
    "a word nobody knows": (lambda: csv("lamp,3,peek", "lamp,3,fly"), "word"),
    "a value that is missing": (lambda: csv("carpet,2", "carpet,"), "missing"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_refused_in_one_sentence_and_nothing_of_it_is_kept(kind: str) -> None:
    make, expected = BAD[kind]
    shelf = games.get(GAME).shelf
    known, before = shelf.keys(), shelf.current()
    filename, data = make()
    with pytest.raises(SheetFault) as refused:
        brought(GAME, read_file(GAME, filename, data), shipped_tables(GAME))
    assert refused.value.text.key == f"sets.fault.{expected}"
    for lang in LANGUAGES if expected != "other_game" else ("en",):  # whose name takes all texts of that game
        assert check_text(refused.value.text, lang) == []
        said = say(refused.value.text, lang)
        assert "\n" not in said
        assert said.endswith(".")
    assert (shelf.keys(), shelf.current()) == (known, before)


def test_what_is_wrong_is_named_by_table_row_and_column() -> None:
    with pytest.raises(SheetFault) as refused:
        brought(GAME, read_file(GAME, *csv("lamp,3,peek", "lamp,3,fly")), shipped_tables(GAME))
    where, _, what = say(refused.value.text, "en").partition(": ")
    assert where == "Table cards, row lamp, column effects[1].op"
    assert what == "this word is not known; expected one of coins, peek, goods, tax."


@pytest.mark.parametrize(
    "content",
    [
        b"\xef\xbb\xbf" + cards().replace("carpet,2", "carpet,7").encode(),
        cards().replace("carpet,2", "carpet,7").encode("utf-16"),
        b"sep=;\r\n" + cards().replace("carpet,2", "carpet,7.0").replace(",", ";").replace("\n", "\r\n").encode(),
        (cards().replace("carpet,2", "carpet,7").replace("\n", ",,\n") + ",,,,,,,,,\n\n").encode(),
    ],
    ids=["a mark", "UTF-16", "semicolons", "empty cells and lines"],
)
def test_spreadsheets_write_in_several_ways(content: bytes) -> None:
    found = brought(GAME, read_file(GAME, CARDS, content), shipped_tables(GAME))
    assert [str(one) for one in found.differences] == ["cards, carpet, price: 2 → 7"]
    assert found.changed == ("cards",)


@pytest.mark.parametrize(
    "name", ["bazaar.cards.csv", "cards.csv", "Bazaar.Cards (2).CSV", "bazaar.cards - bazaar.cards.csv"]
)
def test_files_are_called_as_phones_and_spreadsheets_save_them(name: str) -> None:
    assert sheet_named(GAME, name).name == "cards"


def test_what_was_taken_out_again_is_gone_and_what_is_not_there_stays() -> None:
    shipped = shipped_tables(GAME)
    files = read_file(GAME, "a.zip", as_zip(GAME, shipped))
    assert brought(GAME, files, shipped).differences == ()
    first = brought(GAME, read_file(GAME, *csv("carpet,2", "carpet,7")), shipped)
    assert brought(GAME, {}, first.tables) == first
    back = brought(GAME, read_file(GAME, CARDS, cards().encode()), first.tables)
    assert back.tables == shipped


def test_no_fault_lacks_its_sentence() -> None:
    """Every kind that is raised anywhere in the code."""
    code = "".join(path.read_text(encoding="utf-8") for path in modules("engine/sets", "host/sets"))
    kinds = set(re.findall(r'SheetFault\("(\w+)"', code)) | {"setup", "play", "setup_together", "play_together"}
    assert len(kinds) > 25
    assert [kind for kind in kinds if not has_message(Text(f"sets.fault.{kind}"))] == []
