"""What is said of a thing at a table: where it lies just now."""

from __future__ import annotations

from engine.core.text import Text
from testkit.bazaar.view.structs import View


def here(view: View, thing: str) -> tuple[Text, ...]:
    """Whether a card is on offer."""
    return (Text("bazaar.here.row"),) if thing in view.row else ()
