"""What a turn takes, in taps and in height of panels: python -m tools.pace writes docs/pace.md."""

from __future__ import annotations

import argparse
import asyncio
import logging
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from unittest import mock

from cogs.messages.heights import SCREEN_PX, ShownPanel, height
from cogs.panels.turn.question_writer import QuestionWriter
from engine.core import games
from testkit.blank_pictures import blank_pictures
from testkit.discord.clicking import Pace, play, seat_people
from testkit.discord.repeated_words import repeated, share
from testkit.discord.stage import staged
from testkit.page.chromium import chromium
from testkit.page.panel_page import heights

GAMES = 5
COUNTED = ("clicks", "taps", "came", "turns", "choices", "plans", "planning", "posts", "edits")
LANGUAGES = (("en-US", "uk"), ("ru", "pl"))  # of the two people of a game that is looked at
PAGE = Path(__file__).parents[1] / "docs" / "pace.md"
HEAD = """# Pace: what a turn takes

Five whole games of two people (and solo where a game has it) on a simulated Discord, played by the computer player
`house` through real clicks on the panels. A *turn* is one player's turn, or one player's part of a phase in which
all decide at once. A *tap* is a finger on the screen: pressing a button is one, opening a list and choosing in it are
two. *Edits* are the panels shown in a turn, *posts* the messages in the thread. *Together* counts people who play at
the same time: their next question comes to them by itself. *Over days* counts people who come back later and open
every turn with **My move**. Where nothing is left but the end, the turn ends by itself after a minute, so nobody taps
for it.

| game | players | choices a turn | taps a turn, together | over days | taps to plan a round | edits | posts |
|---|---|---|---|---|---|---|---|
"""
BEFORE = """
Before, with a list behind every option and a third list to choose and finish: 4.8 taps and 2.5 edits a turn in
Mombasa, 4.6 and 2.4 in Nippon: Zaibatsu, 5.7 and 3.0 in Yokohama (one game each).

## How high a panel is

Every panel of two whole games a title, pictures included, four languages, laid out in Chromium on a phone 390 px
wide, with a text column of 312 px. One screen is 690 px. *Repeated* is the share of the characters of a panel that
stand there already, lines of lists included.

| game | panels | median, px | 90 % below | highest | median, screens | 90 % below | repeated, mean |
|---|---|---|---|---|---|---|---|
"""
FOOT = """
Before (English alone): Mombasa 882 / 1126 / 1545, Nippon: Zaibatsu 888 / 1295 / 1481, Yokohama 911 / 1098 / 1217,
a quarter to a third of the text repeated (25 to 28 %).

`.venv/bin/python -m tools.pace` plays the games again and rewrites this page. `cogs/messages/heights.py`
reckons the height from the payload alone; `tests/cogs/panels/question/test_heights.py` keeps it below one screen by
that.
"""


@contextmanager
def watched() -> Iterator[list[ShownPanel]]:
    """Every panel with a question that is shown meanwhile."""
    shown: list[ShownPanel] = []
    plain = QuestionWriter.message

    async def message(writer: QuestionWriter, click: Any, question: Any, *args: Any, **more: Any) -> Any:
        made = await plain(writer, click, question, *args, **more)
        shown.append(ShownPanel.of(made, question.key))
        return made

    with mock.patch.object(QuestionWriter, "message", message):
        yield shown


async def measure(game: str, seats: int) -> Pace:
    """Some whole games, added up."""
    added = Pace()
    for n in range(GAMES):
        with blank_pictures(), watched() as shown:
            one = await measure_one(game, ["en-US"] * seats, f"clicks {n}")
        one.edits = len(shown)
        for name in COUNTED:
            setattr(added, name, getattr(added, name) + getattr(one, name))
    return added


async def measure_one(game: str, languages: Sequence[str], seed: str) -> Pace:
    """One whole game of people with these languages."""
    with tempfile.TemporaryDirectory() as folder:
        async with staged(Path(folder)) as stage:
            names = ("alice", "bob", "cleo", "dana")
            people = [stage.person(name, language) for name, language in zip(names, languages, strict=False)]
            table = await seat_people(stage, game, people, {}, seed)
            return await play(stage, table, people, player="house")


async def panels_of(game: str) -> list[ShownPanel]:
    """All panels of whole games in four languages, with their pictures."""
    with watched() as shown:
        for n, languages in enumerate(LANGUAGES):
            await measure_one(game, languages, f"clicks {n}")
    return shown


def pace_line(game: str, seats: int, pace: Pace) -> str:
    later = pace.taps + pace.came
    planning = f"{pace.planning / pace.plans:.1f}" if pace.plans else "–"
    return (
        f"| {games.get(game).title} | {seats} | {pace.choices / pace.turns:.1f} | {pace.taps / pace.turns:.1f} "
        f"| {later / pace.turns:.1f} | {planning} | {pace.edits / pace.turns:.1f} | {pace.posts / pace.turns:.2f} |"
    )


def height_line(game: str, found: Sequence[int], panels: Sequence[ShownPanel]) -> str:
    median, most = share(found, 0.5), share(found, 0.9)
    again = sum(map(repeated, panels)) / len(panels)
    return (
        f"| {games.get(game).title} | {len(found)} | {median:.0f} | {most:.0f} | {max(found)} "
        f"| {median / SCREEN_PX:.2f} | {most / SCREEN_PX:.2f} | {100 * again:.0f} % |"
    )


async def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--print", action="store_true", help="say it instead of writing the page")
    options = asked.parse_args()
    logging.disable(logging.WARNING)
    taps, tall = [], []
    for game in games.names():
        for seats in (1, 2):
            if seats in games.get(game).seats:
                taps.append(pace_line(game, seats, await measure(game, seats)))
                print(taps[-1], flush=True)
    async with chromium() as browser:
        for game in games.names():
            panels = await panels_of(game)
            found = await heights(browser, panels)
            apart = [abs(one - height(panel)) for one, panel in zip(found, panels, strict=True)]
            assert share(apart, 0.99) <= 2  # a word at the very edge may go either way
            tall.append(height_line(game, found, panels))
            print(tall[-1], flush=True)
    if not options.print:
        PAGE.write_text(HEAD + "\n".join(taps) + "\n" + BEFORE + "\n".join(tall) + "\n" + FOOT, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
