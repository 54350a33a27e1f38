"""What nobody sees (§17)."""

from __future__ import annotations

from engine.core.hidden import HiddenPile
from engine.nippon.state import State


def hidden(g: State) -> list[HiddenPile]:
    """Only the order of the Automa's face-down tokens lies on the table unseen; all other chance is still to come."""
    return [] if g.automa is None else [HiddenPile(g.automa.stack, "token")]
