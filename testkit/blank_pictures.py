"""Blank pictures for tests in which nobody looks at them: drawing takes a third of the time of a whole game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from unittest import mock

from PIL import Image

import render
from render.drawing import pool


@contextmanager
def blank_pictures() -> Iterator[None]:
    """Whatever bot begins before this ends draws nothing; the words that come with pictures are the true ones.

    They are as high as most are, so that panels look as they do with these.
    """
    file = BytesIO()
    Image.new("P", (16, 9)).save(file, "PNG")

    def draw(request: render.PictureRequest) -> render.Rendered:
        kind = render.game_pictures(request.game).named(request.picture)
        alt, text = (tell(request.view, names=request.names, lang=request.lang) for tell in (kind.alt, kind.text))
        return render.Rendered(file.getvalue(), alt[: render.ALT_LIMIT], text, f"{request.game}-{request.picture}.png")

    defaults = pool.Pool.__init__.__defaults__ or ()
    with mock.patch.object(pool.Pool.__init__, "__defaults__", (draw, *defaults[1:])):
        yield
