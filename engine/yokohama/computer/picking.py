"""How answers are picked out of a question: by what its options mean, never by how they are called."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from engine.core.ask import Ask
from engine.core.offer import Facts, Option
from engine.yokohama.computer.outlook import Outlook
from engine.yokohama.rules.option_facts import InArea

Answer = Callable[[Outlook, Ask[Any]], Sequence[str]]
F = TypeVar("F", bound=Facts)


def meaning(ask: Ask[Any], kind: type[F]) -> Iterator[tuple[str, F]]:
    """The options of one kind: id and facts."""
    return ((option.id, option.facts) for option in ask.untold if isinstance(option.facts, kind))


def areas(ask: Ask[Any]) -> dict[str, str]:
    """The areas on offer, each with the option that picks it."""
    return {facts.area: name for name, facts in meaning(ask, InArea)}


def best_option(ask: Ask[Any], value: Callable[[Option[Any]], float]) -> list[str]:
    """The option of the highest value, the earlier one in a tie; free things beside the question do not count."""
    best = max((option for option in ask.untold if option.role != "free"), key=value)
    return [best.id]


def decline_option(ask: Ask[Any]) -> list[str]:
    """The option that does without, if there is one."""
    return [option.id for option in ask.untold if option.role == "decline"][:1]


def first(o: Outlook, ask: Ask[Any]) -> list[str]:
    """The option that is offered first."""
    return ask.ids()[:1]


def decline(o: Outlook, ask: Ask[Any]) -> list[str]:
    """The option that does without; nothing where there is none."""
    return decline_option(ask)


def amount(n: int) -> Answer:
    """So many if that is offered, else the first amount."""

    def answer(o: Outlook, ask: Ask[Any]) -> list[str]:
        return [next((option.id for option in ask.untold if option.value == n), ask.untold[0].id)]

    return answer
