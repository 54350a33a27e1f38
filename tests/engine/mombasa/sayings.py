"""All that a table says at a moment, and a check of every text once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import words
from engine.core.table import Table
from engine.core.text import Text

_said: set[Text] = set()


def texts_of(table: Table) -> Iterator[Text]:
    """Questions, answers, details, groups, refusals, score lines and the events of the open segment."""
    for ask in table.asks:
        yield ask.asked
        yield from ask.draft
        for option in ask.options:
            yield from (part for part in (option.label, option.detail, option.group) if part is not None)
        for refusal in ask.refused():
            yield refusal.label
            yield refusal.reason
        if table.joint is not None:
            yield Text(table.joint.key)
    yield from (event.text for event in table.state.events)
    result = table.game.score(table.state)
    for line in result.scores[0].lines:
        yield from (part for part in (line.label, line.detail) if part is not None)
    if result.note is not None:
        yield result.note


def faults_in(texts: Iterable[Text]) -> list[str]:
    """What is wrong with texts that were not looked at before, in any language."""
    new = [text for text in dict.fromkeys(texts) if text not in _said]
    _said.update(new)
    return [fault for text in new for lang in words.LANGUAGES for fault in words.check_text(text, lang)]
