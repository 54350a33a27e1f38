"""How many clicks and messages a turn takes: python -m tools.pace writes docs/pace.md."""

from __future__ import annotations

import asyncio
import logging
import tempfile
from pathlib import Path

from engine.core import games
from testkit.discord.clicking import Pace, play, seat_people
from testkit.discord.stage import staged

GAMES = 5
COUNTED = ("clicks", "came", "turns", "choices", "plans", "planning", "posts")
PAGE = Path(__file__).parents[1] / "docs" / "pace.md"
HEAD = """# Pace: what a turn takes

Five whole games of two people (and solo where a game has it) on a simulated Discord, played by the computer player
`house` through real clicks on the panels. A *turn* is one player's turn, or one player's part of a phase in which
all decide at once; a *click* is every button pressed or line selected; *posts* are the messages in the thread.
*Together* counts people who play at the same time: their next question comes to them by itself. *Over days* counts
people who come back later and open every turn with **My move**. A question with only one way to answer is never
asked but for **End turn** (and **Lock in**), the moment to take things back; whoever needs no such moment ends the
turn with the same click as the last thing done in it, as these people do wherever the panel offers that.

| game | players | choices a turn | clicks a turn, together | over days | clicks to plan a round | posts a turn |
|---|---|---|---|---|---|---|
"""
FOOT = """
`.venv/bin/python -m tools.pace` plays the games again and rewrites this page.
"""


async def measure(game: str, seats: int) -> Pace:
    """Some whole games, added up."""
    added = Pace()
    for n in range(GAMES):
        one = await measure_one(game, seats, f"clicks {n}")
        for name in COUNTED:
            setattr(added, name, getattr(added, name) + getattr(one, name))
    return added


async def measure_one(game: str, seats: int, seed: str) -> Pace:
    """One whole game."""
    with tempfile.TemporaryDirectory() as folder:
        async with staged(Path(folder)) as stage:
            people = [stage.person(name) for name in ("alice", "bob", "cleo", "dana")[:seats]]
            for one in people:
                await stage.host.users.set(one.id, pictures="never")  # clicks are the same, and sooner done
            table = await seat_people(stage, game, people, {}, seed)
            return await play(stage, table, people, player="house")


async def main() -> None:
    logging.disable(logging.WARNING)
    lines = []
    for game in games.names():
        for seats in (1, 2):
            if seats in games.get(game).seats:
                pace = await measure(game, seats)
                later = pace.clicks + pace.came
                planning = f"{pace.planning / pace.plans:.1f}" if pace.plans else "–"
                lines.append(
                    f"| {games.get(game).title} | {seats} | {pace.choices / pace.turns:.1f} "
                    f"| {pace.clicks / pace.turns:.1f} | {later / pace.turns:.1f} | {planning} "
                    f"| {pace.posts / pace.turns:.2f} |"
                )
                print(lines[-1], flush=True)
    PAGE.write_text(HEAD + "\n".join(lines) + "\n" + FOOT, encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main())
