"""Tables of the bazaar over days: clocks that are set forward, and the notices that come meanwhile."""

from __future__ import annotations

import words
from host import BOT, Host, Notice, Person, SeatInfo
from storage import sql
from testkit.host_play import ANN, BOB, CLEO, StillClock, open_lobby

HOUR = 3600.0
DAY = 24 * HOUR
ALWAYS = {"quiet_from": 0, "quiet_to": 0}


async def paced(host: Host, clock: str = "daily", people: int = 2, *, awake: bool = True) -> int:
    """A table with a clock, at which nobody sleeps unless it says so; all bid, Ann is first."""
    for user in (ANN, BOB, CLEO):
        await host.users.set(user, **(ALWAYS if awake else {}))
    await host.due.act()
    table = await open_lobby(host, people)
    await host.consent.propose(table, Person(ANN), "pace", clock)
    await host.lobby.start(table, Person(ANN), seed="s", shuffle=False)
    return table


async def seat(host: Host, table: int, user: int) -> SeatInfo:
    found = (await host.reads.info(table, BOT)).seat_of(user)
    assert found is not None
    return found


async def passes(host: Host, clock: StillClock, seconds: float) -> None:
    """Time goes by, and everything due happens at its moment."""
    end = clock.now().timestamp() + seconds
    while True:
        earliest = await sql.due.earliest(host._db)
        if earliest is None or earliest > end:
            break
        clock.turn(max(0.0, earliest - clock.now().timestamp()))
        await host.due.act()
        await host.idle()
    clock.turn(end - clock.now().timestamp())


async def told(host: Host, *kinds: str) -> list[Notice]:
    """What was told since the last look, of these kinds, once it was said in every language; all counts as sent."""
    pending = await host.notices.pending()
    for notice in pending:
        await host.notices.sent(notice)
        for language in words.LANGUAGES if notice.sentence is not None else ():
            assert notice.sentence is not None
            assert words.check_text(notice.sentence, language) == []
    return [notice for notice in pending if notice.kind in kinds]


OVER_DAYS = ("reminder", "reminded", "late", "news", "proposal", "open_seat", "abandoned", "gathered")
