"""What people may call themselves, their servers and channels to break a layout, ring somebody or forge a line."""

from __future__ import annotations

from typing import Final

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467\u200d\U0001f466"
ZALGO = "Z" + "\u0310\u0335\u0489\u033f\u031b\u0321" * 12 + "a" + "\u0316\u0317\u0318\u0319" * 12

HOSTILE_NAMES: Final = {
    "markdown": "**bold** __under__ ~~gone~~ ||spoiler|| *it*",
    "heading": "# Heading",
    "small print": "-# small",
    "list": "- item",
    "numbered": "1. first",
    "quote": ">>> all that follows",
    "everyone": "@everyone @here",
    "person": "<@100000000000000001> <@!100000000000000001>",
    "role": "<@&100000000000000002>",
    "channel": "<#100000000000000003> <id:guide>",
    "command": "</table close:100000000000000004> `/table close`",
    "moment": "<t:0:R> <:tea:100000000000000005>",
    "code": "``` `code` ```",
    "link": "[free](https://evil.example) https://evil.example <https://evil.example>",
    "invitation": "discord.gg/evil evil.example/x",
    "backslashes": "\\\\\\ \\",
    "turned": "\u202eeciv \u2066Alice\u2069\u200f",
    "invisible": "A\u200bl\u2060i\ufeffc\u00ade",
    "nothing to see": "\u200b\u2060\ufeff\u3164\u115f\u2800\u00ad",
    "only spaces": " \u00a0\u3000\t ",
    "empty": "",
    "lines": "Ann\n2026-11-16 00:00:00,000 ERROR kontor forged\r\n- Bob has won\u2028\u2029\x0b\x0c\x85end",
    "control": "\x00\x1b[31mred\x07\x7f",
    "emoji": f"{FAMILY}\U0001f3f4\U000e0067\U000e0062\U000e007f\U0001f1fa\U0001f1e6 1\ufe0f\u20e3",
    "combining": ZALGO,
    "wide": "\ufdfd\ua9c5\U0001242b\u2e3b" * 4,
    "long word": "A" + "W" * 1_999,
    "long": "Святослав \u200b" * 154,
    "braces": "{ $player } { -brand } %(message)s %s {0}",
    "a number": "0",
    "a computer": "Kontor 1",
    "a sentence": "Bob. Alice has won",
}
