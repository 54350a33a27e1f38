"""Direct messages to one person: it is their move, what the thread could not be told, their plan was carried out."""

from __future__ import annotations

import logging
from dataclasses import replace

from cogs.cards.plan_words import became_of, line_name, passed_lines
from cogs.cards.table_parts import heading, public_button, thread_url
from cogs.clicks.context import Context
from cogs.clicks.discord_errors import CLOSED, code_of
from cogs.messages.message import Message, bullets, note, paragraph, rows
from cogs.messages.reader import Reader
from cogs.posting.direct_messages import DirectMessages
from cogs.posting.outbox import NotYet, OutboxPoster
from cogs.posting.thread_messages import turn_message, your_move_message
from cogs.posting.thread_posts import ThreadPoster
from engine.core.text import Text, join, text, verbatim, who
from host import BOT, AskedSeat, Notice, Person, TableInfo, TurnPlan
from host.days.gathering import call_of
from host.tables.notice_rows import ASKING

log = logging.getLogger(__name__)

FOR_ALL = frozenset({"over", "closed"})  # kinds that everybody hears of in their own language
FOR_CALLED = frozenset({"proposal", "late", "back_asked"})  # and those who are asked
PLAN_LINES = 20  # of what was done as planned
PLAN_CHARACTERS = 2_500


class NudgePoster:
    """Writes to those who want to hear of it by direct message, or can hear of it no other way.

    What somebody is told, and whether it mentions them, depends on whether the thread was told: a nudge waits for that,
    unless its reader hears of everything by direct message anyway.
    """

    def __init__(self, context: Context, direct: DirectMessages, outbox: OutboxPoster, thread: ThreadPoster) -> None:
        self.context, self.host = context, context.host
        self.direct, self.outbox, self.thread = direct, outbox, thread
        outbox.on("nudge", self.post)

    async def post(self, notice: Notice) -> None:
        """One nudge, if its reader still needs it."""
        table = await self.host.reads.info(notice.table, BOT)
        user = None if notice.to is None else table.seats[notice.to].user
        if notice.to is None or user is None or table.direct:  # what is told there is a direct message itself
            return
        route = (await self.host.users.get(user)).route
        asked = await self.thread.still_asked(table, (notice.to,)) if notice.about in ASKING else []
        if route == "none" or (notice.about in ASKING and not asked):
            return
        agrees = notice.about == "back_asked" and await self._must_agree(notice)
        if notice.about == "back_asked" and not agrees:
            return
        untold = await self.outbox.untold(notice)
        given_up = table.status in ("over", "closed")  # what its thread is not told now, it is never told
        why = self.outbox.blocked.get(table.id) if untold or given_up else None
        called = bool(asked) or agrees or user in notice.mentions
        if why is None and (route != "dm" or not called):
            if untold:
                raise NotYet
            await self._tell_of_plan(notice, table, asked)
            await self._say_in_own_language(notice, table, user, route, called=called)
            return
        if called and self.context.has_question(table.id, user):
            return
        if called and not await self.host.gathering.rings(user, call_of(notice, notice.about)):
            return
        reader = await self.context.reader_by_dm(user, table)
        message = await self._message(notice, table, reader, asked, why, user)
        try:
            await self.direct.send(user, message, notice.nonce)
        except Exception as error:
            if code_of(error) not in CLOSED or why is not None:
                raise
            if untold:
                raise NotYet from error  # the call comes after what it is about
            log.info("table=%s user=%s cannot be written to: %s", table.id, user, error)
            if route == "dm" and notice.about != "back_asked":
                await self._call_in_thread(notice, table, asked, user)

    async def _say_in_own_language(
        self, notice: Notice, table: TableInfo, user: int, route: str, *, called: bool
    ) -> None:
        """What the thread was told, without a ring, to who reads another language; the end to who has it all so."""
        if notice.about not in FOR_ALL and not (notice.about in FOR_CALLED and called):
            return
        reader = await self.context.reader_by_dm(user, table)
        if reader.lang == table.language and not (notice.about == "over" and route == "dm"):
            return
        told = replace(await self.thread.message_of(notice, notice.about, table, reader, notice.to), mentions=())
        try:
            # Who is told in the thread as well has its pictures there.
            await self.direct.send(user, told if route == "dm" else told.without_pictures(), notice.nonce)
        except Exception as error:
            if code_of(error) not in CLOSED:
                raise
            log.info("table=%s user=%s cannot be written to: %s", table.id, user, error)

    async def _begun_plan(self, table: int, asked: list[AskedSeat]) -> TurnPlan | None:
        """The plan of whoever is asked, if it was carried out as far as it went, and not to the end of a turn."""
        user = asked[0].user if asked else None
        plan = None if user is None else await self.host.plans.noted(table, Person(user))
        return plan if plan is not None and plan.begun and not plan.ends else None

    async def _tell_of_plan(self, notice: Notice, table: TableInfo, asked: list[AskedSeat]) -> None:
        """What became of somebody's plan, without a ring: the thread has called them, and may not know of it."""
        plan = await self._begun_plan(table.id, asked)
        user = asked[0].user if asked else None
        if plan is None or user is None:
            return
        reader = await self.context.reader_by_dm(user, table)
        said = join([became_of(plan), text("ui.nudge", place=thread_url(table))], "line")
        try:
            await self.direct.send(
                user, replace(your_move_message(table, reader, said, user), mentions=()), notice.nonce
            )
        except Exception as error:
            if code_of(error) not in CLOSED:
                raise
            log.info("table=%s user=%s cannot be written to: %s", table.id, user, error)

    async def _must_agree(self, notice: Notice) -> bool:
        """Whether somebody has yet to say whether they agree to go back."""
        wanted = await self.host.rewind.open(notice.table, BOT)
        return wanted is not None and notice.to in wanted.missing

    async def _message(
        self,
        notice: Notice,
        table: TableInfo,
        reader: Reader,
        asked: list[AskedSeat],
        why: Text | None,
        user: int,
    ) -> Message:
        """Which rings its reader, where it calls them."""
        if not asked:
            told = await self.thread.message_of(notice, notice.about, table, reader, notice.to)
            return replace(told, mentions=tuple({*told.mentions, *notice.mentions} & {user}))
        said = text("ui.nudge", place=thread_url(table)) if why is None else text("ui.nudge.alone", why=why)
        plan = await self._begun_plan(table.id, asked)
        if plan is not None:
            said = join([became_of(plan), said], "line")
        return your_move_message(table, reader, said, user)

    async def _call_in_thread(self, notice: Notice, table: TableInfo, asked: list[AskedSeat], user: int) -> None:
        """Somebody who wants to be called by direct message, and cannot be."""
        assert notice.to is not None
        said = text("ui.post.called_here", player=who(notice.to))
        message = turn_message(table, self.context.everybody(table), opening=said, asked=asked, mentions=[user])
        await self.thread.send(table, message, f"{notice.nonce}c")


class PlannedTurnPoster:
    """Posts the notices of kind `planned`; who wants no notices gets none."""

    def __init__(self, context: Context, direct: DirectMessages, outbox: OutboxPoster, thread: ThreadPoster) -> None:
        self.context, self.host = context, context.host
        self.direct, self.thread = direct, thread
        outbox.on("planned", self.post)

    async def post(self, notice: Notice) -> None:
        """One turn that was played as planned."""
        table = await self.host.reads.info(notice.table, BOT)
        user = None if notice.to is None else table.seats[notice.to].user
        if user is None:
            return
        await self.context.when_plan_is_over(table.id, user, True)
        route = (await self.host.users.get(user)).route
        if route == "none":
            return
        if route != "thread":
            try:
                await self.direct.send(user, await self._done(table, user, notice), notice.nonce)
                return
            except Exception as error:
                if code_of(error) not in CLOSED:
                    raise
                log.info("table=%s user=%s cannot be written to: %s", table.id, user, error)
        said = text("plan.carried_out.here", player=verbatim(f"<@{user}>"))
        await self.thread.send(table, note(self.context.everybody(table).say(said)), f"{notice.nonce}c")

    async def _done(self, table: TableInfo, user: int, notice: Notice) -> Message:
        reader = await self.context.reader_by_dm(user, table)
        turns = await self.host.reads.log(table.id, Person(user), notice.segment)
        planned = [deed for turn in turns if turn.segment == notice.segment for deed in turn.deeds]
        plan = await self.host.plans.noted(table.id, Person(user))
        told = plan is not None and plan.begun and plan.ends and bool(plan.passed)
        above = text("plan.carried_out_line", line=line_name(plan.line)) if plan and told else Text("plan.carried_out")
        done = bullets(
            reader.say(above),
            [reader.say(event.text) for deed in planned if deed.seat == notice.to for event in deed.events],
            PLAN_LINES,
            PLAN_CHARACTERS,
        )
        done = "\n".join([done, *(f"-# {reader.say(why)}" for why in passed_lines(plan))]) if plan and told else done
        buttons = rows([public_button(verb, table, reader) for verb in ("board", "log")])
        return Message((paragraph(f"{heading(table, reader)}\n{done}"), *buttons))
