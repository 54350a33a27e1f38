"""The rules as documents: python -m tools.pages.rules [--pictures]

Writes docs/rules/<game>.<language>.md from the chapters that `/rules` shows and the things that `/what` tells about, in
all languages. With `--pictures` the pictures of the chapters are drawn again, too.
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from PIL import Image

import render
from cogs.messages.lookup_index import ICONS, Chapter, all_things, kind_name, kinds, of_kind
from cogs.messages.lookup_pictures import chapter_request
from engine.core import games
from engine.core.text import text
from host.coach.examples import play_example
from render import PictureRequest, game_pictures
from render.chapters import nothing
from render.kit import png
from render.legend import LegendView
from tools.pages.pictures import webp
from words import LANGUAGES, label, say

FOLDER = Path(__file__).parents[2] / "docs" / "rules"
PICTURES = "img"
LEAST_PIXELS = 100  # of a colour that a small file keeps
FEW_PIXELS, LIKE = 20, 5  # of one that is the commonest of those that differ in so many lower bits


def page(game: str, lang: str) -> str:
    """The rules of a game in one language."""
    kind = games.get(game)
    title = say(text("rules.contents", game=kind.name), lang)
    chapters = [Chapter(game, topic) for topic in kind.contents]
    lines = [f"# {title}\n"]
    lines += [f"- [{label(one.title, lang)}](#{one.topic})" for one in chapters]
    lines += [f"- [{label(kind_name(game, one), lang)}](#{anchor(one)})" for one in kinds(game)]
    for chapter in chapters:
        lines += chapter_lines(chapter, lang)
    for one in kinds(game):
        lines += kind_lines(game, one, lang)
    return "\n".join([*lines, ""])


def anchor(kind: str) -> str:
    """Where a list of things begins; no chapter is called so."""
    return f"list-{kind}"


def chapter_lines(chapter: Chapter, lang: str) -> Iterator[str]:
    """A chapter with its picture."""
    yield f'\n<a id="{chapter.topic}"></a>\n\n## {label(chapter.title, lang)}\n'
    yield say(chapter.body(), lang)
    if pictured(chapter):
        yield f"\n![{label(chapter.title, lang)}]({PICTURES}/{picture_name(chapter, lang)})"


def kind_lines(game: str, kind: str, lang: str) -> Iterator[str]:
    """Things of one kind with what they do."""
    yield f'\n<a id="{anchor(kind)}"></a>\n\n## {label(kind_name(game, kind), lang)}\n'
    if kind == ICONS:
        told = label(kind_name(game, kind), lang)
        yield f"![{told}]({PICTURES}/{signs_name(game, lang)})"
        return
    for thing in of_kind(game, kind):
        said = " ".join(say(one, lang) for one in thing.does)
        yield f"- **{label(thing.name, lang)}**" + (f" – {said}" if said else "")


def pictured(chapter: Chapter) -> bool:
    """Whether a picture is kept with the document: a part; whole boards are in docs/pictures.md."""
    shown = game_pictures(chapter.game).chapters[chapter.topic]
    return shown.outlined is not nothing


def picture_name(chapter: Chapter, lang: str) -> str:
    return f"{chapter.game}-{chapter.topic}.{lang}.webp"


def signs_name(game: str, lang: str) -> str:
    return f"{game}-{ICONS}.{lang}.webp"


def all_signs(game: str, lang: str) -> bytes:
    """Every sign of a game, those that stand for the same once."""
    once = {sign.key: icon for icon, sign in game_pictures(game).signs.items()}
    return render.draw(PictureRequest(game, "legend", LegendView(tuple(once.values())), names=(), lang=lang)).png


def drawn(chapter: Chapter, lang: str) -> bytes:
    """The picture of a chapter."""
    place = play_example(chapter.game, None, *game_pictures(chapter.game).chapters[chapter.topic].moment)
    return render.draw(chapter_request(chapter, place, lang)).png


def packed(picture: bytes) -> bytes:
    """A picture in a smaller file: the colours that things are drawn in, without the mixtures at their edges."""
    with Image.open(io.BytesIO(picture)) as image:
        whole = image.convert("RGB")
    plain = [tint for tint in png.commonest(whole, LEAST_PIXELS) if not any(channel % 4 for channel in tint)]
    plain = [*dict.fromkeys([*plain, *png.kinds([*plain, *png.commonest(whole, FEW_PIXELS)], LIKE)])]
    known = Image.new("P", (1, 1))
    known.putpalette([channel for tint in plain[:256] for channel in tint])
    return webp(whole.quantize(palette=known, dither=Image.Dither.NONE).convert("RGB"))


def main(argv: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.pages.rules", description=__doc__.partition("\n")[0])
    parser.add_argument("games", nargs="*", default=games.names(), help="which games (all)")
    parser.add_argument("--pictures", action="store_true", help="draw the pictures of the chapters again, too")
    given = parser.parse_args(argv)
    (FOLDER / PICTURES).mkdir(parents=True, exist_ok=True)
    for game in given.games:
        for lang in LANGUAGES:
            (FOLDER / f"{game}.{lang}.md").write_text(page(game, lang), encoding="utf-8")
            if given.pictures:
                (FOLDER / PICTURES / signs_name(game, lang)).write_bytes(packed(all_signs(game, lang)))
            for chapter in [Chapter(game, topic) for topic in games.get(game).contents] if given.pictures else []:
                if pictured(chapter):
                    (FOLDER / PICTURES / picture_name(chapter, lang)).write_bytes(packed(drawn(chapter, lang)))
        print(f"{game}: {len(games.get(game).contents)} chapters, {len(all_things(game))} things")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
