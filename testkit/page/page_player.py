"""A computer player at the local table, who plays through the buttons and lists of its page."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import bot
from cogs.clicks import button_ids
from host import Host, Question, TableInfo
from sandbox import Sandbox
from testkit.discord.clicking import ClickingPlayer, Pace, Plan
from testkit.page.playing import PagePlayer
from testkit.page.stage import WAIT_MS


class ComputerAtPage(ClickingPlayer):
    """Finds the way through a panel as usual, but sits in front of a page; it presses without a pointer."""

    def __init__(self, sandbox: Sandbox, table: TableInfo, player: PagePlayer, user: int, pace: Pace) -> None:
        self.player, self.table, self.pace = player, table, pace
        self.stage = SimpleNamespace(host=host_of(sandbox))  # type: ignore[assignment]
        self.who = SimpleNamespace(id=user)  # type: ignore[assignment]
        self.offered: list[tuple[str, list[str]]] = []
        self.off: list[str] = []

    async def open(self, step: int | None = None) -> None:
        """My move, below the newest message of the thread that has the button; a panel that came by itself is left."""
        await self.do("hands.open(given)", button_ids.make("move", table=self.table.id))

    async def answer(self, question: Question, plan: Plan) -> None:
        """In the panel that asks it: another one may be on its way by itself, and have nothing in it yet."""
        await self.see("hands.asked(given)", f"|{self.table.id}|{question.step}|")
        await super().answer(question, plan)

    async def press(self, custom_id: str) -> None:
        await self.do("hands.press(given)", custom_id)

    async def select(self, custom_id: str, values: Sequence[str]) -> None:
        await self.do("hands.select(...given)", [custom_id, list(values)])

    async def do(self, what: str, given: Any) -> None:
        """Do something in the page, and wait until the panel is another one."""
        self.pace.clicks += 1
        await self.see(what, given)

    async def see(self, what: str, given: Any) -> None:
        """What the panel offers as soon as something holds."""
        offered = await self.player.page.evaluate(f"async (given) => {{ {HANDS} return await {what}; }}", given)
        assert offered is not None, f"nothing happened: {what} with {given}"
        self.offered = [(custom_id, values) for custom_id, values, off in offered if not off]
        self.off = [custom_id for custom_id, _, off in offered if off]

    def disabled(self) -> list[str]:
        return self.off

    def calls(self) -> list[tuple[button_ids.ButtonId, str, tuple[str, ...]]]:
        found = []
        for custom_id, values in self.offered:
            call = button_ids.parse(custom_id)
            assert call is not None
            found.append((call, custom_id, tuple(values)))
        return found


# What the page does for whoever presses: the same handlers as for a mouse, and its own knowledge of what is offered.
HANDS = """
const { state } = await import("/page/state.js");
const hands = {
  async open(id) {
    table.held = "";
    const before = table.panel()?.id;
    [...document.querySelectorAll(`#log article:not(.ephemeral) [data-id="${id}"]`)].at(-1).click();
    const isOther = () => table.panel() && table.panel().id !== before;
    return hands.after(() => isOther() && table.panel().querySelector(".components"));
  },
  async asked(question) {
    const asks = (it) => it?.querySelector(`[data-id*="${question}"]`);
    const panel = () =>
      asks(table.panel()) ? table.panel() : [...document.querySelectorAll("#log article.ephemeral")].findLast(asks);
    return hands.after(() => (table.held = panel()?.id ?? ""));
  },
  async press(id) {
    const before = table.shown();
    table.panel().querySelector(`[data-id="${CSS.escape(id)}"]`).click();
    return hands.after(() => table.shown() !== before);
  },
  async select(id, values) {
    const before = table.shown();
    table.panel().querySelector(`[data-id="${CSS.escape(id)}"]`).click();
    const list = document.querySelector("dialog.picker");
    for (const line of list.querySelectorAll(".option"))
      if (values.includes(line.dataset.value) !== (line.getAttribute("aria-selected") === "true")) line.click();
    list.querySelector("footer button")?.click();
    return hands.after(() => table.shown() !== before);
  },
  after: async (holds) => ((await table.until(holds, WAIT_MS)) ? hands.offered() : null),
  offered() {
    const found = [];
    const walk = (it) => {
      const values = (it.options ?? []).map((option) => option.value);
      if (it.custom_id) found.push([it.custom_id, values, it.disabled ?? false]);
      for (const part of [...(it.components ?? []), it.accessory].filter(Boolean)) walk(part);
    };
    walk(state.messages.find((it) => `m-${it.id}` === table.panel().id));
    return found;
  },
};
""".replace("WAIT_MS", str(WAIT_MS))


def host_of(table: Sandbox) -> Host:
    """The host behind the bot of a local table."""
    assert isinstance(table.bot, bot.Kontor)
    assert table.bot.host is not None
    return table.bot.host
