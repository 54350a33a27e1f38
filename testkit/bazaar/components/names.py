"""Ids of components as texts."""

from __future__ import annotations

from engine.core.text import Text


def card(name: str) -> Text:
    return Text("bazaar.card." + name)


def good(kind: str) -> Text:
    return Text("bazaar.good." + kind)


def town(name: str) -> Text:
    return Text("bazaar.town." + name)
