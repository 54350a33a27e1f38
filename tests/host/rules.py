"""The bazaar with other rules, as after an update or with a mistake of ours in it."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest

from engine.core import games
from engine.core.ask import Ask
from testkit.bazaar import meta as bazaar


def install(monkeypatch: pytest.MonkeyPatch, **changes: Any) -> None:
    """Play the bazaar with some of its parts replaced."""
    monkeypatch.setitem(games._added, "bazaar", dataclasses.replace(bazaar.GAME, **changes))


def changed(look: Callable[[Ask[Any]], None]) -> Callable[[Any], Any]:
    """The rules of the bazaar, with a look at every question before it is asked."""

    def segment(g: Any) -> Any:
        rule = bazaar.GAME.segment(g)
        answer = None
        while True:
            try:
                asked = rule.send(answer)
            except StopIteration:
                return
            if isinstance(asked, Ask):
                look(asked)
            answer = yield asked

    return segment


def renamed(old: str, new: str) -> Callable[[Any], Any]:
    """Rules in which a question has another key."""

    def look(ask: Ask[Any]) -> None:
        if ask.key == old:
            ask.key = new

    return changed(look)


def broken_at(key: str) -> Callable[[Any], Any]:
    """Rules that fail where a question should be asked."""

    def look(ask: Ask[Any]) -> None:
        if ask.key == key:
            raise ZeroDivisionError("a mistake of ours")

    return changed(look)
