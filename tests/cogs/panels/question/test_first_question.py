"""The first question of a game of Mombasa, as a newcomer on a phone has it."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from cogs.messages.heights import SCREEN_PX, ShownPanel, height
from cogs.messages.message import PictureFile
from cogs.messages.reader import Reader
from cogs.panels.coach.guide import explained
from cogs.panels.question.illustrations import zoom_of
from cogs.panels.question.panel import question_message
from cogs.panels.question.panel_state import PanelState
from engine.core.table import Table
from render import game_pictures
from render.mombasa.start import on_stacks
from testkit.questions import NAMES, question_with_ahead
from words import LANGUAGES


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_is_explained_on_one_screen(lang: str) -> None:
    table = Table.start("mombasa", 4, seed="first question")
    table.crossed.clear()
    question, reader = question_with_ahead(table, table.asks[0]), Reader(lang, NAMES)
    assert question.key == "mombasa.arrange"
    zoom = zoom_of(question, PanelState())
    drawn = (
        game_pictures("mombasa").zooms[question.key].draw(zoom, names=NAMES, lang=lang, marked={}, changed=frozenset())
    )
    file = BytesIO()
    Image.new("P", drawn.size).save(file, "PNG")
    taught = explained(question, reader)
    assert taught
    message = question_message(
        question, reader, taught=taught, shown=[PictureFile("first.png", file.getvalue(), "")], pictures=True
    )
    assert height(ShownPanel.of(message, question.key)) < SCREEN_PX


def test_its_picture_follows_what_was_laid() -> None:
    table = Table.start("mombasa", 2, seed="first question")
    question = question_with_ahead(table, table.asks[0])
    first = question.options[0].parts[0]
    left = tuple(n for n, one in enumerate(question.options) if one.parts[0] == first)
    laid = [on_stacks(zoom_of(question, PanelState(None, marks))) for marks in ((), left, left[:1])]
    assert [len(one) for one in laid] == [0, 1, 3]
    assert laid[1].items() <= laid[2].items()
