"""The checker lets good requests through and names what is wrong with bad ones; left out without the description."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from sandbox import Sandbox
from testkit.page.demo_bot import message_of
from tests.sandbox.api_check import Request, problems

V2 = 1 << 15
CALLBACK = "/interactions/1/token/callback"
MESSAGES = "/channels/1/messages"
COMMANDS = "/applications/1/commands"


def button(**more: Any) -> dict[str, Any]:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": "go", **more}


def row(*controls: dict[str, Any]) -> dict[str, Any]:
    return {"type": 1, "components": list(controls)}


def menu(count: int = 2, **more: Any) -> dict[str, Any]:
    offered = [{"label": f"Option {number}", "value": str(number)} for number in range(count)]
    return {"type": 3, "custom_id": "menu", "options": offered, **more}


def text(content: str) -> dict[str, Any]:
    return {"type": 10, "content": content}


def layout(*parts: dict[str, Any]) -> dict[str, Any]:
    return {"flags": V2, "components": [{"type": 17, "components": list(parts)}]}


def form(*fields: dict[str, Any], title: str = "Options") -> dict[str, Any]:
    return {"type": 9, "data": {"custom_id": "form", "title": title, "components": list(fields)}}


def label(control: dict[str, Any], name: str = "Name") -> dict[str, Any]:
    return {"type": 18, "label": name, "component": control}


def command(*options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"name": "board", "description": "Show the board", "type": 1, "options": list(options), **more}


def option(name: str, **more: Any) -> dict[str, Any]:
    return {"type": 3, "name": name, "description": "Text", **more}


FIELD = {"type": 4, "custom_id": "name", "style": 1}
ITEM = {"media": {"url": "attachment://board.png"}, "description": "A board"}
GALLERY = {"type": 12, "items": [ITEM]}
PICTURE = (("board.png", 1000, "A board"),)

GOOD = {
    "text": Request("POST", MESSAGES, {"content": "Hello", "nonce": 5, "enforce_nonce": True}),
    "buttons": Request("POST", MESSAGES, {"content": "Hello", "components": [row(button(), button(custom_id="b"))]}),
    "layout": Request("POST", MESSAGES, layout(text("# Round 1"), GALLERY, row(menu(max_values=2))), PICTURE),
    "edit": Request("PATCH", "/webhooks/1/token/messages/@original", {"attachments": [{"id": 0, "filename": "a.png"}]}),
    "thinking": Request("POST", CALLBACK, {"type": 5, "data": {"flags": 64}}),
    "form": Request("POST", CALLBACK, form(text("Hm"), label(FIELD), label(menu()))),
    "suggestions": Request("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}]}}),
    "commands": Request("PUT", COMMANDS, [command(option("a", required=True), option("b"))]),
    "translated": Request(
        "PUT", COMMANDS, [command(name_localizations={"ru": "доска", "uk": "дошка", "pl": "plansza"})]
    ),
    "thread": Request("POST", "/channels/1/threads", {"name": "Table 1", "type": 11, "auto_archive_duration": 10080}),
    "member": Request("PUT", "/channels/1/thread-members/2", None),
    "no body": Request("GET", "/users/@me", None),
}

BAD = {
    "long content": Request("POST", MESSAGES, {"content": "x" * 2001}),
    "empty message": Request("POST", MESSAGES, {}),
    "wrong type": Request("POST", MESSAGES, {"content": 7}),
    "unknown route": Request("POST", "/channels/1/nonsense", {}),
    "label too long": Request("POST", MESSAGES, {"components": [row(button(label="x" * 81))]}),
    "custom_id too long": Request("POST", MESSAGES, {"components": [row(button(custom_id="x" * 101))]}),
    "nothing to show": Request("POST", MESSAGES, {"components": [row(button(label=None))]}),
    "button without custom_id": Request("POST", MESSAGES, {"components": [row(button(custom_id=None))]}),
    "link with custom_id": Request("POST", MESSAGES, {"components": [row(button(style=5, url="https://x.org"))]}),
    "unknown style": Request("POST", MESSAGES, {"components": [row(button(style=9))]}),
    "same custom_id": Request("POST", MESSAGES, {"components": [row(button()), row(button())]}),
    "six buttons": Request("POST", MESSAGES, {"components": [row(*(button(custom_id=str(n)) for n in range(6)))]}),
    "six rows": Request("POST", MESSAGES, {"components": [row(button(custom_id=str(n))) for n in range(6)]}),
    "select beside button": Request("POST", MESSAGES, {"components": [row(button(), menu())]}),
    "26 options": Request("POST", MESSAGES, {"components": [row(menu(26))]}),
    "same option value": Request(
        "POST", MESSAGES, {"components": [row(menu(0, options=[{"label": "a", "value": "a"}] * 2))]}
    ),
    "option label too long": Request(
        "POST", MESSAGES, {"components": [row(menu(1) | {"options": [{"label": "x" * 101, "value": "a"}]})]}
    ),
    "more picks than options": Request("POST", MESSAGES, {"components": [row(menu(2, max_values=3))]}),
    "placeholder too long": Request("POST", MESSAGES, {"components": [row(menu(placeholder="x" * 151))]}),
    "layout with content": Request("POST", MESSAGES, {**layout(text("a")), "content": "b"}),
    "4001 characters": Request("POST", MESSAGES, layout(text("x" * 2000), text("x" * 2001))),
    "41 components": Request("POST", MESSAGES, layout(*(text("x") for _ in range(40)))),
    "four texts in a section": Request(
        "POST", MESSAGES, layout({"type": 9, "components": [text("x")] * 4, "accessory": button()})
    ),
    "section without accessory": Request("POST", MESSAGES, layout({"type": 9, "components": [text("x")]})),
    "11 pictures": Request("POST", MESSAGES, layout({"type": 12, "items": [ITEM] * 11}), PICTURE),
    "picture not sent": Request("POST", MESSAGES, layout(GALLERY)),
    "long alt text": Request("POST", MESSAGES, {"content": "a"}, (("a.png", 1, "x" * 1025),)),
    "11 files": Request("POST", MESSAGES, {"content": "a"}, tuple((f"{n}.png", 1, None) for n in range(11))),
    "11 MiB": Request("POST", MESSAGES, {"content": "a"}, (("a.png", 11 * 1024 * 1024, None),)),
    "form title": Request("POST", CALLBACK, form(label(FIELD), title="x" * 46)),
    "six fields": Request("POST", CALLBACK, form(*(label({**FIELD, "custom_id": str(n)}) for n in range(6)))),
    "field name": Request("POST", CALLBACK, form(label(FIELD, "x" * 46))),
    "bare field": Request("POST", CALLBACK, form(FIELD)),
    "same field": Request("POST", CALLBACK, form(label(FIELD), label(FIELD))),
    "one radio option": Request(
        "POST", CALLBACK, form(label({"type": 21, "custom_id": "r", "options": [{"label": "a", "value": "a"}]}))
    ),
    "26 suggestions": Request("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "a", "value": "a"}] * 26}}),
    "long suggestion": Request("POST", CALLBACK, {"type": 8, "data": {"choices": [{"name": "x" * 101, "value": "a"}]}}),
    "unknown callback": Request("POST", CALLBACK, {"type": 99}),
    "upper-case command": Request("PUT", COMMANDS, [command(name="Board")]),
    "command with a space": Request("PUT", COMMANDS, [command(name="the board")]),
    "translated with a space": Request("PUT", COMMANDS, [command(name_localizations={"pl": "moja plansza"})]),
    "required after optional": Request("PUT", COMMANDS, [command(option("a"), option("b", required=True))]),
    "long description": Request("PUT", COMMANDS, [command(description="x" * 101)]),
    "26 command options": Request("PUT", COMMANDS, [command(*(option(f"o{n}") for n in range(26)))]),
    "same command": Request("PUT", COMMANDS, [command(), command()]),
    "same option": Request("PUT", COMMANDS, [command(option("a"), option("a"))]),
    "8,001 characters": Request(
        "PUT",
        COMMANDS,
        [
            command(
                *(
                    option(
                        f"o{n}",
                        description="x" * 100,
                        choices=[{"name": f"{m:099}", "value": f"{m:099}"} for m in range(25)],
                    )
                    for n in range(2)
                )
            )
        ],
    ),
    "thread name": Request("POST", "/channels/1/threads", {"name": "x" * 101, "type": 11}),
}


@pytest.mark.parametrize("name", GOOD)
def test_good_requests_pass(name: str) -> None:
    """Nothing to complain about."""
    assert problems(copy.deepcopy(GOOD[name])) == []


@pytest.mark.parametrize("name", BAD)
def test_bad_requests_are_named(name: str) -> None:
    """At least one complaint."""
    assert problems(copy.deepcopy(BAD[name]))


def test_an_error_names_the_field() -> None:
    """Not "matches none of seven shapes"."""
    found = problems(BAD["label too long"])
    assert any("components.0.components.0.label" in problem for problem in found)


@pytest.mark.slow
async def test_every_answer_of_the_demo_bot_is_valid(
    make_table: Callable[..., Sandbox], checked_requests: list[Request]
) -> None:
    """The library's own payloads pass, files and forms included."""
    async with make_table() as table:
        ada, here = table.person("Ada"), table.channel("tables")
        shown = message_of(await ada.slash(here, "board"))
        await ada.click(shown, "move|0")
        await ada.click(shown, "log")
        form_shown = await ada.click(shown, "form")
        await ada.submit(form_shown.record, {"name": "x", "game": ["nippon"], "pace": "slow"})
        await ada.slash(here, "thread", name="Table 1")
        await ada.slash(here, "hand")
        await ada.slash(here, "think")
        await ada.autocomplete(here, "table new", "game", "")
        await table.until(lambda: not shown.flags & 128 and any(call.method == "PATCH" for call in checked_requests))
    assert {call.path.split("/")[1] for call in checked_requests} >= {
        "interactions",
        "webhooks",
        "channels",
        "applications",
    }
