"""The words in the pictures: names of the game's things, the few words of our own, and as many as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.core.text import Text, text
from engine.nippon.view.structs import View
from render import cut_words
from words import label, say

ROMAN = {0: "–", 1: "I", 2: "II", 3: "III"}
ROOM = 3600  # characters of a text; a message has room for a heading, too


def pic(lang: str, key: str, **args: int | str | Text) -> str:
    """One of the pictures' own words."""
    return say(text(f"nippon.pic.{key}", **args), lang)


def name(lang: str, kind: str, thing: str) -> str:
    """The name of a component with a capital letter."""
    return label(Text(f"nippon.{kind}.{thing}"), lang)


def plain(lang: str, kind: str, thing: str) -> str:
    """The name as it stands inside a sentence."""
    return say(Text(f"nippon.{kind}.{thing}"), lang)


def automa_name(lang: str) -> str:
    return label(Text("nippon.automa"), lang)


def ends(view: View, lang: str) -> str:
    """What the round waits for."""
    if view.over:
        return pic(lang, "ends.over")
    if view.last_rounds:
        return pic(lang, "ends.last", n=view.turns_left or 0)
    scoring = any(cell.scoring for cell in view.cells if cell.cell == view.round)
    return pic(lang, "ends.scoring" if scoring else "ends.queue")


def doing(view: View, lang: str) -> str:
    """What is decided now."""
    if view.over and view.automa is not None:
        return pic(lang, "doing.won" if view.winners else "doing.lost")
    if view.phase != "turn":
        return pic(lang, f"doing.{view.phase}")
    action = view.turn.action
    if not action:
        return pic(lang, "doing.turn")
    if action == "consolidate":
        return pic(lang, "doing.consolidate")
    if view.turn.most <= 1:
        return name(lang, "action", action)
    now = min(view.turn.done + 1, view.turn.most)
    return pic(lang, "doing.action", action=name(lang, "action", action), n=now, of=view.turn.most)


def fitting(variants: Iterable[Sequence[str]], room: int = ROOM) -> str:
    """The first of the variants, from full to brief, that there is room for; the last one is cut if it must be."""
    told = ""
    for lines in variants:
        told = "\n".join(lines)
        if len(told) <= room:
            return told
    return cut_words(told, room)
