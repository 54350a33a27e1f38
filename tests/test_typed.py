"""Whatever the documents tell somebody to type is typed by `python -m tools.proof typed`, in an empty root."""

from __future__ import annotations

import pytest

from testkit.sources import ROOT
from tools.proof.typed import DOCUMENTS, ELSEWHERE, TYPED, commands_in, untried


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_command_of_a_document_is_tried(name: str) -> None:
    assert untried((ROOT / name).read_text(encoding="utf-8")) == []


def test_no_command_is_tried_that_no_document_has() -> None:
    told = {line for name in DOCUMENTS for line in commands_in((ROOT / name).read_text(encoding="utf-8"))}
    tried = {step.line for steps in TYPED.values() for step in steps} | set(ELSEWHERE)
    assert tried - told == set()


def test_a_line_that_is_changed_is_noticed() -> None:
    assert untried("Type `./kontor backup`, or `./kontor backup --now`.") == ["./kontor backup --now"]
    assert untried("```\nmake play   # try it\nmake everything\n```") == ["make everything"]
