"""What an option costs and yields, as texts from its facts."""

from __future__ import annotations

from engine.core.text import Text, text
from testkit.bazaar.rules.option_facts import Buying


def price(facts: Buying) -> Text:
    return text("bazaar.price", n=dict(facts.price)["coins"])
