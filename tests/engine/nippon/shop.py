"""Positions for the tests of the factories: about to build one, or owning one."""

from __future__ import annotations

from collections.abc import Callable

from engine.nippon.state import State
from tests.engine.nippon.scenario import Play, begin, lay_out, own, rich


def ready(token: str, science: int = 5, edit: Callable[[State], None] = lambda g: None, seats: int = 2) -> Play:
    """About to build a factory, with 30 money, 10 coal, 10 iron and no silk."""

    def prepare(g: State) -> None:
        rich(g.players[0])
        g.players[0].science = science
        edit(g)
        lay_out(g, token)

    return begin(prepare, seats=seats)


def owning(
    *tokens: str, goods: int = 0, left: bool = False, edit: Callable[[State], None] = lambda g: None, seats: int = 2
) -> Play:
    """Owning factories, all with the same number of goods, with 30 money, 10 coal, 10 iron and no silk."""

    def prepare(g: State) -> None:
        rich(g.players[0])
        for token in tokens:
            own(g, token, goods=goods, left=left)
        edit(g)

    return begin(prepare, seats=seats)
