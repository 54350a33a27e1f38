"""News of a table: what can be answered where they stand."""

from __future__ import annotations

import pytest

from cogs.messages.reader import Reader
from cogs.posting.over_days_messages import over_days_message
from engine.core.text import text, verbatim
from host import Notice
from testkit.questions import NAMES, parts_of, table_info

READER = Reader("en", NAMES)


@pytest.mark.parametrize(("key", "labels"), [("standin", ["Take my seat back"]), ("back", [])])
def test_only_who_is_stood_in_for_is_asked_back(key: str, labels: list[str]) -> None:
    notice = Notice(1, 1, "news", "1", "n", 0, 0.0, sentence=text(f"days.news.{key}", player=verbatim("Ann")))
    message = over_days_message(notice, "news", table_info(), READER)
    assert [part["label"] for part in parts_of(message) if "label" in part] == labels
