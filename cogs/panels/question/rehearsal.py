"""Before the gateway opens: whatever the first click of each kind would wait for is loaded, by a small rehearsal."""

from __future__ import annotations

import asyncio
import logging
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from msgspec import structs

from cogs.cards.lobby_card import lobby_message
from cogs.messages import pictures
from cogs.messages.reader import Reader
from cogs.panels.question.illustrations import illustrated
from cogs.panels.question.panel import question_message
from engine.core import games
from host import Host, Person, Question
from render import PictureRequest, game_pictures
from render.drawing import pool
from words import LANGUAGES, read_all

log = logging.getLogger(__name__)

SEED = "rehearsal"
ADA = Person(1)


async def warm_up() -> None:
    """Begin every game at a table that is thrown away, ask its first question and draw what goes with it.

    This loads rules, computer players and texts here, and fonts and the still layers of boards in the processes that
    draw. What fails is said and no reason not to start: people are told when it fails for them.
    """
    began = time.perf_counter()
    await asyncio.to_thread(load)
    with tempfile.TemporaryDirectory(prefix="kontor-") as folder, quietly():
        async with await Host.open(Path(folder) / "rehearsal.db") as host:
            done = await asyncio.gather(*(rehearse(host, name) for name in games.names()), return_exceptions=True)
            for board in (one for one in done if isinstance(one, PictureRequest)):
                await pool.everywhere(board)
                await pool.rendered(structs.replace(board, picture=pictures.posted(board.game)))
    for failed in (one for one in done if isinstance(one, BaseException)):
        log.error("a rehearsal failed", exc_info=failed)
    log.info("games, texts and boards are loaded, in %.1f s", time.perf_counter() - began)


@contextmanager
def quietly() -> Iterator[None]:
    """Of tables that nobody plays at, the log has nothing but what goes wrong; nobody else is served meanwhile."""
    before = logging.root.manager.disable
    logging.disable(logging.INFO)
    try:
        yield
    finally:
        logging.disable(before)


def load() -> None:
    """All games and all texts."""
    read_all()
    for name in games.names():
        games.get(name).shelf.current()
        if pictures.has_pictures(name):
            game_pictures(name)


async def rehearse(host: Host, name: str) -> PictureRequest | None:
    """The beginning of a game in every language; gives its board in one of them, if it has one."""
    table = (await host.lobby.create(name, ADA, "Ada")).id
    for _ in range(min(games.get(name).seats) - 1 or 1):
        await host.lobby.add_computer(table, ADA)
    lobby = await host.reads.info(table, ADA)
    for lang in LANGUAGES:
        lobby_message(lobby, Reader(lang, lobby.names))
    await host.lobby.start(table, ADA, seed=SEED, shuffle=False)
    await host.idle()
    question = await host.reads.question(table, ADA)
    assert question is not None
    boards = await asyncio.gather(*(ask(question, lang) for lang in LANGUAGES))
    return boards[0]


async def ask(question: Question, lang: str) -> PictureRequest | None:
    """A question as somebody reads it who has it before them for the first time; gives the board, which is drawn."""
    reader = Reader(lang, question.table.names)
    shown = await illustrated(question, reader)
    question_message(question, reader, shown=shown.files)
    if not pictures.has_board(question.table.game):
        return None
    board = PictureRequest(question.table.game, pictures.BOARD, question.view, question.table.names, lang)
    await pool.rendered(board)
    return board
