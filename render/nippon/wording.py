"""The words in the pictures: names of the game's things and the few words of our own."""

from __future__ import annotations

from engine.core.text import Text
from engine.nippon.components import names
from engine.nippon.view.structs import PairView, View
from render.kit import GameWords
from words import label, say

ROMAN = {0: "–", 1: "I", 2: "II", 3: "III"}

_words = GameWords("nippon")
title, pic, heading, name, plain = _words.title, _words.pic, _words.heading, _words.name, _words.plain


def token_effect(pair: PairView, lang: str) -> str:
    """What the A token of a starting pair does."""
    return say(names.token_effect(pair.a, pair.amount), lang)


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
