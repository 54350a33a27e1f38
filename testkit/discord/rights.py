"""Who may do what, where, at which table: the one table of expectations, tried at the host and through the bot."""

from __future__ import annotations

from typing import NamedTuple

from host.rights import Deed

# Ann organises the table, Bob sits there; the owner of the bot has no rights but those of anybody else.
ROLES = (
    "organiser",
    "seated",
    "spectator",  # on the table's server
    "stranger",  # not on it
    "invited",
    "manager here",
    "manager elsewhere",
    "owner of the bot",
)
BELONG = ("organiser", "seated")  # for them the table is there, wherever they are
NOT_ON_THE_SERVER = ("stranger", "manager elsewhere")
PLACES = ("thread", "lobby message", "channel", "other server", "direct message")
AWAY = ("other server", "direct message")

# Who may do what at a table that they see.
MAY: dict[Deed, tuple[str, ...]] = {
    "answer": BELONG,
    "undo": BELONG,
    "leave": BELONG,
    "options": ("organiser", "manager here"),
    "computers": ("organiser", "manager here"),
    "start": ("organiser", "manager here"),
    "close": ("organiser", "manager here"),
    "replace": (*BELONG, "manager here"),
    "rewind": ("organiser", "manager here"),
    "decide": BELONG,
    "standin": BELONG,
    "resign": BELONG,
    "take": ROLES,
    "export": ROLES,
    "look": ROLES,
    "invite": ROLES,
    "join": ROLES,
    "rematch": BELONG,
}
# Where somebody sees a table to which they do not belong. The card of a private one says how to be let in, no more.
SEEN = {"public": ("thread", "lobby message", "channel"), "private": ("thread",)}


class Cell(NamedTuple):
    """One expectation."""

    deed: Deed
    role: str
    place: str
    kind: str
    expected: bool
    seen: bool


def cells(kind: str) -> list[Cell]:
    """All expectations about a public or private table, where people can be at all."""
    found = []
    for deed, allowed in MAY.items():
        for role in ROLES:
            for place in PLACES:
                if place in AWAY or role not in NOT_ON_THE_SERVER:
                    seen = role in BELONG or place in SEEN[kind]
                    invited = deed == "join" and role == "invited"
                    found.append(Cell(deed, role, place, kind, (seen and role in allowed) or invited, seen))
    return found
