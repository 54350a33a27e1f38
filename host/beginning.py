"""A game's beginning: set up from a seed, for a new table or to replay an old one."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from pathlib import Path

from engine.core import games
from engine.core.components import BadComponents
from engine.core.games import AnyGame, Start
from engine.core.rng import Rng
from engine.core.run import freeze
from engine.core.table import Table
from engine.core.text import text
from host import report
from host.errors import HostTrouble
from host.report import Report
from storage import TableRow

log = logging.getLogger(__name__)


def set_up(game: AnyGame, seats: int, options: Mapping[str, str], seed: str, components: str) -> tuple[bytes, Table]:
    """The state after the set-up, and the table that goes on from there."""
    settled = game.settle(seats, options)
    first = freeze(game.setup(Start(game, seats, settled, components, Rng(seed))))
    return first, Table(game, 0, first).live()


def begin(row: TableRow, seed: str, reports: Path) -> tuple[bytes, Table]:
    """Set up the game of a lobby; what goes wrong beside the players' options is our trouble."""
    game, seats = games.get(row.game), len(row.seats)
    options = game.settle(seats, row.options)
    try:
        return set_up(game, seats, options, seed, game.shelf.current())
    except BadComponents as error:
        log.error("table=%s game=%s: %s", row.id, row.game, error)
        raise HostTrouble(text("host.trouble.components", table=row.id), row.id) from error
    except Exception as error:
        failed = Report(
            table=row.id, game=row.game, components="", doing="start", seats=seats, options=options, seed=seed
        )
        path = report.write(reports, failed, error)
        raise HostTrouble(text("host.trouble.bug", table=row.id), row.id, path) from error
