"""Seconds the bot takes on the local table until a click is acknowledged, and until its answer is complete."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable

from msgspec import Struct
from simcord.backend.models import ResponseKind

from sandbox import BotAnswer, Sandbox
from sandbox.rest import RestCall

LONGEST_SECONDS = 20.0  # for a whole answer; Discord itself would take it for fifteen minutes
AT_ONCE = {ResponseKind.MESSAGE, ResponseKind.UPDATE, ResponseKind.AUTOCOMPLETE, ResponseKind.MODAL}


class Took(Struct):
    """Seconds from the click on; None for what did not come in time."""

    answer: BotAnswer
    acknowledged: float | None = None
    whole: float | None = None


class WholeAnswers:
    """Watches the bot's requests: an answer is whole once something is put in the place of what was announced."""

    def __init__(self, discord: Sandbox, patience: float = LONGEST_SECONDS) -> None:
        self._patience = patience
        self._whole: dict[str, asyncio.Future[float]] = {}  # by the token of the interaction
        discord.rest.watchers.append(self._heard)

    async def timed(self, asked: Awaitable[BotAnswer]) -> Took:
        """An interaction from the click until its answer is whole."""
        began = time.perf_counter()
        took = Took(await asked)
        ended = time.perf_counter()
        if took.answer.failed:
            return took
        took.acknowledged = ended - began
        token = took.answer.record.token
        try:
            if took.answer.kind not in AT_ONCE:
                ended = await asyncio.wait_for(self._of(token), self._patience)
            took.whole = ended - began
        except TimeoutError:
            pass
        finally:
            self._whole.pop(token, None)
        return took

    def _of(self, token: str) -> asyncio.Future[float]:
        return self._whole.setdefault(token, asyncio.get_running_loop().create_future())

    def _heard(self, call: RestCall) -> None:
        if call.path.startswith("/webhooks/") and call.method in ("PATCH", "POST") and call.status < 300:
            whole = self._of(call.path.split("/")[3])
            if not whole.done():
                whole.set_result(time.perf_counter())
