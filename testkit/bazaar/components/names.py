"""Ids of components as texts."""

from __future__ import annotations

from engine.core.text import Text, text


def card(name: str) -> Text:
    return Text("bazaar.card." + name)


def good(kind: str) -> Text:
    return Text("bazaar.good." + kind)


def amount(what: str, n: int) -> Text:
    """So much of what a merchant has."""
    return text("bazaar.amount", n=n, what=Text("bazaar.line.coins") if what == "coins" else good(what))


def town(name: str) -> Text:
    return Text("bazaar.town." + name)
