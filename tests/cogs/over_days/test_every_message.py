"""Three weeks of people in their time zones: every message to each of them, by their own clocks."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path

from host import BOT
from testkit.discord.stage import DiscordStage
from testkit.rotation import by_turns
from tests.cogs.over_days.notebook import Letter
from tests.cogs.over_days.weeks import (
    DAY,
    HOUR,
    NEWS,
    QUIET,
    SLEEPS,
    STEP,
    TOLD,
    WAITS,
    Weeks,
    in_waking_hours,
    things,
    waiting_for,
)

PAGE = Path(__file__).parents[3] / "docs" / "over-days.md"
ROW = re.compile(r"^\| \*\*(?P<label>[^*]+)\*\* \|.*\| (?P<places>[^|]+) \| (?P<rings>yes|no) \|$", re.M)


@by_turns(0, days=2)
async def test_every_message_of_three_weeks(stage: DiscordStage) -> None:
    weeks = Weeks(stage)
    await weeks.live()
    letters, posts = weeks.ledger.letters, weeks.ledger.posts
    rung = [letter for letter in letters if letter.rings]
    listed = "\n".join(f"{one.person:5} {one.when:%d %b %H:%M} {one.place:6} {', '.join(things(one))}" for one in rung)
    assert len(rung) > 60, listed

    # Nobody is rung asleep or on vacation, and what a night brought is one message.
    assert [one for one in rung if not in_waking_hours(one.person, one.when)] == [], listed
    since, until = weeks.away
    assert [one for one in rung if one.person == "dan" and since < one.when.timestamp() < until] == [], listed
    mornings = Counter((one.person, one.when) for one in rung if wakes_up(one))
    assert [key for key, n in mornings.items() if n > 1] == [], listed

    # That a table waits is told at once, twice or three times more, and not twice within an hour.
    heard = defaultdict(list)
    for one in rung:
        for table in waiting_for(one):
            heard[one.person, table, one.asked[table]].append(one.when.timestamp())
    assert [key for key, moments in heard.items() if any(b - a < HOUR for a, b in pairwise(moments))] == [], listed
    assert max(map(len, heard.values())) <= len(WAITS) + 1, listed

    # Whoever is waited for was told, and whoever something was done to.
    untold = [key for key, seen in weeks.questions.items() if seen - key[2] > 2 * DAY and key not in heard]
    assert [key for key in untold if not (key[0] == "dan" and since <= key[2] < until)] == [], listed
    for label, in_thread in {
        "More time": "The table gives Ann more time",
        "The stand-in plays for you": "ran out of time twice in a row",
        "Your seat will be offered": "has not shown up. If",
        "Your seat is free": "is free for whoever would like it. Until",
        "Your seat is taken": "takes over the seat of",
    }.items():
        told = sum(label in things(one) for one in rung)
        news = [post for post in posts if in_thread in post.said.partition("\n-# ")[0]]  # below it, how a vote ended
        assert told == len(news) > 0, (label, listed)

    # No game ends with somebody present, and none without a clock is silent for more than a week.
    states = {table: (await stage.host.reads.info(table, BOT)).status for table in range(1, stage.table.id + 1)}
    assert [table for table, state in states.items() if state == "closed"] == [1, 2], (
        listed
    )  # where nobody ever was, and a lobby
    for table in weeks.unclocked:
        moments = sorted(
            [post.at for post in posts if post.table == table]
            + [one.when.timestamp() for one in letters if re.search(rf"table {table}\b", one.said)]
        )
        assert max(b - a for a, b in pairwise(moments)) <= 7 * DAY + STEP, listed

    # The page tells players of these messages, and of no others.
    loud: dict[str, set[str]] = defaultdict(set)
    quiet: dict[str, set[str]] = defaultdict(set)
    for one in letters:
        for label in things(one):
            (loud if one.rings else quiet)[label].add(one.place)
    for post in posts:
        if not post.rings:
            quiet[next((label for label, words in TOLD.items() if words in post.said), NEWS)].add("thread")
    seen = {label: (places, "no") for label, places in quiet.items()}
    assert seen | {label: (places, "yes") for label, places in loud.items()} == page()


def wakes_up(letter: Letter) -> bool:
    return (letter.when.hour, letter.when.minute) == (QUIET.get(letter.person, SLEEPS)[1], 0)


def page() -> dict[str, tuple[set[str], str]]:
    """The messages that the page for players lists, with where they come and whether they ring."""
    names = {"thread": "thread", "direct message": "dm"}
    return {
        found["label"]: ({place for name, place in names.items() if name in found["places"]}, found["rings"])
        for found in ROW.finditer(PAGE.read_text(encoding="utf-8"))
    }
