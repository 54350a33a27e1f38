"""Contact sheets: each picture under its caption, none over another."""

from __future__ import annotations

from PIL import Image

from render.kit import theme
from tools.pages.sheets import CAPTION, GAP, SMALL, SheetCell, laid_out


def test_pictures_lie_in_rows_and_columns() -> None:
    red, blue, green = (200, 0, 0), (0, 0, 200), (0, 160, 0)
    rows = [
        [
            SheetCell("board · 2", Image.new("RGB", (SMALL, 300), red)),
            SheetCell("board · 3", Image.new("RGB", (SMALL, 500), blue)),
        ],
        [SheetCell("score · 2", Image.new("RGB", (SMALL, 100), green))],
    ]
    sheet = laid_out(rows)
    assert sheet.size == (2 * (SMALL + GAP) + GAP, GAP + (500 + CAPTION + GAP) + (100 + CAPTION + GAP))
    top, low = GAP + CAPTION, GAP + 500 + CAPTION + GAP + CAPTION
    assert sheet.getpixel((GAP + 5, top + 5)) == red
    assert sheet.getpixel((GAP + 5, top + 305)) == theme.SHADE
    assert sheet.getpixel((2 * GAP + SMALL + 5, top + 495)) == blue
    assert sheet.getpixel((GAP + 5, low + 5)) == green
