"""Makes the font files beside this script from Noto Sans and Alegreya SC; run it only to add characters.

Debian's `fonts-noto-core` and the npm package `@fontsource/alegreya-sc` (version 5.3.0, unpacked) have the sources,
`fonttools` does the work:

    python render/assets/make_fonts.py /usr/share/fonts/truetype/noto package/files

Each file holds Latin, Latin Extended-A, Cyrillic, punctuation and the symbols listed below, without hinting
(unhinted text is three times as fast to draw) and without layout tables, which basic layout does not read.
"""

import sys
from pathlib import Path
from typing import Any

from fontTools import merge, subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
RANGES = ((0x20, 0x7E), (0xA0, 0x17F), (0x2010, 0x2027), (0x2030, 0x203A), (0x400, 0x45F))
SINGLE = "ҐґȘșȚț₴₽€№™⁄ʼ"
# Noto Sans itself has none of these; the first source that has one gives it.
SYMBOLS = "←→↑↓↔★☆✓✗▲△▼▶◀◆◇●○■□⬡⬢⚓⚡⚙∞"
SOURCES = {"Regular": "NotoSansSymbols-Regular", "Bold": "NotoSansSymbols-Bold"}
ALEGREYA_PARTS = ("latin", "latin-ext", "cyrillic", "cyrillic-ext")
MORE_SOURCES = ("NotoSansSymbols2-Regular", "NotoSansMath-Regular")


def make(weight: str, folder: Path) -> None:
    """One font file of the given weight."""
    font = TTFont(folder / f"NotoSans-{weight}.ttf")
    keep_wanted(font)
    for name in (SOURCES[weight], *MORE_SOURCES):
        graft(font, TTFont(folder / f"{name}.ttf"))
    draw_comparisons(font)
    font["post"].formatType = 3.0
    font.save(HERE / f"NotoSans-{weight}.ttf")


def make_capitals(folder: Path) -> None:
    """The small capitals, which come in a file for each script."""
    layout = ["GPOS", "GSUB", "GDEF", "gasp"]
    parts = [str(folder / f"alegreya-sc-{part}-800-normal.woff") for part in ALEGREYA_PARTS]
    font = merge.Merger(merge.Options(drop_tables=layout)).merge(parts)
    font.flavor = None
    keep_wanted(font)
    font["post"].formatType = 3.0
    font.save(HERE / "AlegreyaSC-ExtraBold.ttf")


def keep_wanted(font: TTFont) -> None:
    """Leave only the characters that texts and names need."""
    wanted = [code for low, high in RANGES for code in range(low, high + 1)] + [ord(c) for c in SINGLE]
    options = subset.Options(hinting=False, layout_features=[], notdef_outline=True, glyph_names=True)
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.drop_tables += ["GPOS", "GSUB", "GDEF"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)


def add_glyph(font: TTFont, code: int, glyph: Any, width: int) -> None:
    """A new glyph for one character."""
    name = f"u{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    font["hmtx"][name] = (width, getattr(glyph, "xMin", 0))
    for part in font["cmap"].tables:
        if part.isUnicode():
            part.cmap[code] = name


def graft(font: TTFont, source: TTFont) -> None:
    """Copies those symbols that `font` still lacks and `source` has."""
    have, offered, glyphs = font.getBestCmap(), source.getBestCmap(), source.getGlyphSet()
    for code in map(ord, SYMBOLS):
        if code in have or code not in offered:
            continue
        plain = DecomposingRecordingPen(glyphs)
        glyphs[offered[code]].draw(plain)
        pen = TTGlyphPen(None)
        plain.replay(pen)
        glyph = pen.glyph()
        glyph.recalcBounds(font["glyf"])
        add_glyph(font, code, glyph, source["hmtx"][offered[code]][0])


def draw_comparisons(font: TTFont) -> None:
    """Minus, ≤ and ≥ from the bar of the plus sign, so that both weights match their text."""
    cmap, table = font.getBestCmap(), font["glyf"]
    plus, width = table[cmap[ord("+")]], font["hmtx"][cmap[ord("+")]][0]
    heights = sorted({y for _, y in plus.coordinates})
    middle = (plus.yMin + plus.yMax) / 2
    low = max(y for y in heights if y < middle)
    high = min(y for y in heights if y > middle)
    glyphs = font.getGlyphSet()
    for code, base in ((0x2212, None), (0x2264, "<"), (0x2265, ">")):
        pen = TTGlyphPen(None)
        drop = 0 if base is None else -(low - plus.yMin) - 20
        corners = [(plus.xMin, low), (plus.xMin, high), (plus.xMax, high), (plus.xMax, low)]
        pen.moveTo((corners[0][0], corners[0][1] + drop))
        for x, y in corners[1:]:
            pen.lineTo((x, y + drop))
        pen.closePath()
        if base is not None:
            glyphs[cmap[ord(base)]].draw(TransformPen(pen, (1, 0, 0, 1, 0, 70)))
        glyph = pen.glyph()
        glyph.recalcBounds(table)
        add_glyph(font, code, glyph, width)


if __name__ == "__main__":
    for each in ("Regular", "Bold"):
        make(each, Path(sys.argv[1]))
    make_capitals(Path(sys.argv[2]))
