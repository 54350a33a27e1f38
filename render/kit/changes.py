"""What is different between two views of a board, by the ids of its components; no game is known here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from operator import attrgetter
from types import MappingProxyType
from typing import Any, TypeVar

import msgspec

from engine.core.text import text
from words import say

T = TypeVar("T")

NAMES = ("id", "area")  # fields by which views name their components
MANY = 4  # of so many things alike, what changed in most of them is not news about any of them
NOTHING: Mapping[str, Mapping[str, Any]] = MappingProxyType({})


class Changes(frozenset[str]):
    """The components that look different now; and of all that differ, what their fields were before."""

    old: Mapping[str, Mapping[str, Any]]

    def __new__(cls, ids: Iterable[str] = (), old: Mapping[str, Mapping[str, Any]] = NOTHING) -> Changes:
        self = super().__new__(cls, ids)
        self.old = old
        return self

    def __reduce__(self) -> tuple[type[Changes], tuple[tuple[str, ...], dict[str, Mapping[str, Any]]]]:
        return Changes, (tuple(self), dict(self.old))  # for a process that draws

    def was(self, thing: str, field: str, now: T) -> T:
        """What a field of a component was; `now` where it is as it was."""
        found: T = self.old.get(thing, {}).get(field, now)
        return found


def changes_between(before: Any, after: Any) -> Changes:
    """The components that look different now; what changed about most things of a kind (a price) is left out."""
    old = dict(_things(_own_last(before), ""))
    new = dict(_things(_own_last(after), ""))
    kinds = Counter(kind for kind, _ in new)
    differing: dict[tuple[str, str], list[str]] = {}
    fields: dict[str, dict[str, Any]] = {}
    for (kind, name), thing in new.items():
        was = old.get((kind, name))
        if was is None:
            differing.setdefault((kind, ""), []).append(name)
            continue
        for key, value in thing.items():
            if was.get(key) != value:
                differing.setdefault((kind, key), []).append(name)
                fields.setdefault(name, {})[key] = was.get(key)
    earlier = dict(_players(before))
    for name, player in _players(after):
        was = earlier.get(name, player)
        if other := {key: was.get(key) for key, value in player.items() if was.get(key) != value}:
            fields[name] = other
    ids = (
        name
        for (kind, _), names in differing.items()
        if kinds[kind] < MANY or 2 * len(names) <= kinds[kind]
        for name in names
    )
    return Changes(ids, fields)


def put_between(before: Any, after: Any, compared: Set[str] = frozenset()) -> Changes:
    """The components on which something lies now that did not, and what the viewer holds by name that they did not.

    None that was emptied, none of which only what is `compared` is another, and none that is new itself: a card that
    comes after the one that was taken was put there by nobody.
    """
    changed, now = changes_between(before, after), changes_between(after, before).old
    put = {
        name
        for name in changed
        for field, was in changed.old.get(name, {}).items()
        if field not in compared and (now[name][field] or (was is None and now[name][field] is not None))
    }
    return Changes(put | (_held(after) - _held(before)), changed.old)


def numbers_said(changed: frozenset[str], view: Any, badges: Mapping[str, str], names: Sequence[str], lang: str) -> str:
    """What badges say about the numbers of players, in words; `badges` are the fields and what they are called."""
    if not isinstance(changed, Changes):
        return ""
    said = []
    for player in view.players:
        gains = {
            called: now - changed.was(seat_name(player.seat), field, now)
            for field, called in badges.items()
            for now in (attrgetter(field)(player),)
        }
        numbers = [
            say(text(f"pictures.{called}", n=f"{n:+}".replace("-", "−")), lang) for called, n in gains.items() if n
        ]
        if numbers:
            said.append(say(text("pictures.gained", player=names[player.seat], changes=", ".join(numbers)), lang))
    return say(text("pictures.changes", list="; ".join(said)), lang) if said else ""


def seat_name(seat: int) -> str:
    """The name by which the numbers of a player are known; no component has one like it."""
    return f"seat {seat}"


def _players(view: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """The players of a view with the numbers they have."""
    for player in getattr(view, "players", ()):
        if isinstance(player, msgspec.Struct) and "seat" in player.__struct_fields__:
            numbers = dict(_numbers(player, ""))
            yield seat_name(numbers["seat"]), numbers


def _numbers(value: msgspec.Struct, path: str) -> Iterator[tuple[str, int]]:
    """The numbers of a player, and those of what it has: `score.total`."""
    for field in value.__struct_fields__:
        inner = getattr(value, field)
        if isinstance(inner, int):
            yield path + field, inner
        elif isinstance(inner, msgspec.Struct) and not path:
            yield from _numbers(inner, f"{field}.")


def _own_last(view: Any) -> Any:
    """A view as plain data, with the player who looks behind all others: of things called alike theirs is known."""
    plain = msgspec.to_builtins(view)
    if getattr(view, "viewer", None) is not None:
        plain["players"] = sorted(plain["players"], key=lambda player: player["seat"] == view.viewer)
    return plain


def _held(view: Any) -> set[str]:
    """Whatever the player who looks has by name: the cards of a hand."""
    own = [player for player in getattr(view, "players", ()) if player.seat == getattr(view, "viewer", None)]
    lists = [held for player in own for held in msgspec.structs.asdict(player).values() if isinstance(held, tuple)]
    return {name for held in lists for name in held if isinstance(name, str)}


def _things(value: Any, path: str) -> Iterator[tuple[tuple[str, str], dict[str, Any]]]:
    """Everything that has an id, with where it lies and its plain fields."""
    if isinstance(value, Mapping):
        name = next((value[key] for key in NAMES if isinstance(value.get(key), str)), None)
        if name is not None:
            yield (path, name), dict(value)
        for key, inner in value.items():
            yield from _things(inner, f"{path}.{key}")
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from _things(inner, path)
