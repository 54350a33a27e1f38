"""What every command and control sends, edits, takes away and rings: a list in `answers.txt`, each tried from it."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from testkit.discord.shown import SILENT
from testkit.discord.stage import DiscordStage
from testkit.sources import ROOT

LIST = Path(__file__).with_name("answers.txt")
WRITING = "WRITE_ANSWERS"
HOW = f"{WRITING}=yes .venv/bin/python -m pytest --soak tests/cogs/test_every_control.py"
HEAD = f"""\
# What every command and control does on Discord when it is used as it should be. `{HOW}` writes it anew: read the diff.
# "private" is seen by who used it alone; a form is an answer, too; whoever is rung is named, everything else is silent.
"""


class Seen(NamedTuple):
    """A message as it stands."""

    place: str
    rings: tuple[str, ...]
    edited: bool


def messages(stage: DiscordStage) -> dict[int, Seen]:
    """Everything of ours, to whoever it is shown; only what is edited from now on counts as edited."""
    backend, names = stage.env.backend, {one.id: one.name for one in stage.people}
    assert stage.bot.user is not None
    found = {}
    for channel in backend.channels.values():
        to = " and ".join(names[user] for user in channel.recipient_ids if user in names)
        place = f"direct to {to}" if to else "thread" if channel.type in (10, 11, 12) else "channel"
        for one in backend.messages.get(channel.id, {}).values():
            if one.author_id != stage.bot.user.id:
                continue
            rung = () if one.flags & SILENT else tuple(sorted(names.get(user, "?") for user in one.ping_user_ids))
            direct = (to,) if to and not one.flags & SILENT else rung
            found[one.id] = Seen("private" if one.is_ephemeral else place, direct, one.edited_timestamp is not None)
            one.edited_timestamp = None
    return found


def answer(before: dict[int, Seen], after: dict[int, Seen], *, form: bool) -> str:
    """What has become of the messages, in words."""
    told: Counter[str] = Counter({"form": 1} if form else {})
    for number, one in after.items():
        if number not in before:
            told[f"new in {one.place}" + "".join(f", rings {name}" for name in one.rings)] += 1
        elif one.edited:
            told[f"edited in {one.place}"] += 1
    for number, one in before.items():
        if number not in after:
            told[f"gone from {one.place}"] += 1
    return "; ".join(f"{n} × {what}" if n > 1 else what for what, n in sorted(told.items())) or "nothing"


def listed() -> dict[str, str]:
    lines = LIST.read_text(encoding="utf-8").splitlines()
    return dict(line.split(": ", 1) for line in lines if not line.startswith("#"))


def compare(name: str, told: str) -> None:
    """Hold an answer against the list; or put it there, if the list is being written."""
    known = listed() if LIST.exists() else {}
    if os.environ.get(WRITING):
        rows = {**known, name: told}
        LIST.write_text(HEAD + "".join(f"{key}: {rows[key]}\n" for key in sorted(rows)), encoding="utf-8")
    else:
        assert known.get(name) == told, f"{LIST.relative_to(ROOT)} says otherwise of {name}; written anew: {HOW}"
