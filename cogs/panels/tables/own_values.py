"""What is different from the box: the component tables with values of our own, by name, and what stands in them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from cogs.cards.own_tables import REMARKS, own_tables, top_table
from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages import limits
from cogs.messages.lookup_index import as_in_set, by_id
from cogs.messages.message import Message, SelectLine, fit, paragraph, select
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.components import provenance
from engine.core.text import PlayerMistake, Text, text
from host import TableInfo

ROWS_CHARACTERS = 3_000


class OwnValuesPanel:
    """The button *What is different* of a lobby; the same for everybody."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context, self.reads = context, context.host.reads
        router.on("sources", self.show)
        router.on("own_table", self.choose)

    async def show(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The tables by name."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table = await self.reads.info(button_ids.table_of(pressed), person(click))
        await self.context.host.server_sets.at_hand(table)
        await self.context.show(click, own_values_message(table, await self.context.reader(click, table)))

    async def choose(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """One of them."""
        await acknowledge(click)
        table = await self.reads.info(button_ids.table_of(pressed), person(click))
        chosen = button_ids.chosen(pressed)
        await self.context.host.server_sets.at_hand(table)
        if chosen not in own_tables(table.game, table.components):
            raise PlayerMistake(Text("ui.mistake.old_button"))
        await self.context.show(click, own_values_message(table, await self.context.reader(click, table), chosen))


def own_values_message(table: TableInfo, reader: Reader, chosen: str = "") -> Message:
    """The names of the tables, and below them what stands in the chosen one."""
    own = own_tables(table.game, table.components)
    lines = [heading(table, reader), reader.say(Text("look.lobby.house"))]
    if table.corrected:
        lines.insert(1, reader.say(text("sets.lobby", n=table.corrected)))
    if chosen:
        lines += [
            f"**{reader.head(table_name(table.game, chosen))}**",
            *rows_said(table.game, chosen, reader, table.components),
        ]
    else:
        lines += [f"- {reader.head(table_name(table.game, name))}" for name in own]
        lines += [f"-# {reader.say(Text(key))}" for key in ("setup.own.balanced", "sets.invite")]
    names = [
        SelectLine(reader.label(table_name(table.game, name), limits.OPTION_TEXT), name, chosen=name == chosen)
        for name in own[: limits.OPTIONS]
    ]
    menu = select(button_ids.make("own_table", table=table.id), names, reader.label(Text("setup.own.show")))
    return Message((paragraph(fit("\n".join(lines), limits.TEXT)), menu))


def table_name(game: str, name: str) -> Text:
    """What a component table is called."""
    return Text(f"{game}.table.{name}")


def rows_said(game: str, name: str, reader: Reader, components: str | None = None) -> list[str]:
    """The rows of a table that are our own, in words: things as `/what` tells them, others as the game does."""
    shelf = games.get(game).shelf
    tables = shelf.tables(components or shelf.current())
    found = [one.table for one in provenance(tables) if one.source == "house" and top_table(one.table) == name]
    in_part = [path for path in found if " (" in path]  # where a row says so, the table is not ours as a whole
    parts = dict.fromkeys(path.partition(" (")[0] for path in in_part or found)
    things = [thing_said(game, row, reader, components) for part in parts for row in _own_rows(_content(tables, part))]
    told = games.get(game).told_table(shelf.get(components or shelf.current()), tables, name)
    counted = Counter([*filter(None, things), *(reader.head(one) for one in told)])
    lines, room = list[str](), ROWS_CHARACTERS
    for said, times in counted.items():
        line = f"- {fit(said, ROWS_CHARACTERS // 4)}{f' (× {times})' if times > 1 else ''}"
        room -= len(line) + 1
        if room < 0:
            return [*lines, f"-# {reader.say(text('ui.recap.more', n=len(counted) - len(lines)))}"]
        lines.append(line)
    return lines


def _content(tables: dict[str, Any], path: str) -> Any:
    """What a path leads to; where it names a field of many rows, the whole table."""
    content: Any = tables
    for step in path.split("."):
        if not isinstance(content, dict) or step not in content or step == "field_sources":
            return tables[path.split(".")[0]]
        content = content[step]
    return content


def _own_rows(content: Any) -> Iterator[Any]:
    """The rows of a table, or its values by name, without those that come from elsewhere."""
    if isinstance(content, dict) and isinstance(content.get("rows"), list):
        content = content["rows"]
    if isinstance(content, list):
        says = any(isinstance(row, dict) and "source" in row for row in content)
        yield from (row for row in content if not says or (isinstance(row, dict) and row.get("source") == "house"))
    elif isinstance(content, dict):
        yield from ({"id": key, "": value} for key, value in content.items() if not REMARKS.fullmatch(key))


def thing_said(game: str, row: Any, reader: Reader, components: str | None = None) -> str:
    """A row that is a thing with something to say of it; nothing of any other."""
    thing = by_id(game).get(str(row.get("id"))) if isinstance(row, dict) else None
    if thing is None or not thing.does:
        return ""
    thing = as_in_set(game, thing, components)
    return f"**{reader.head(thing.name)}**: {' '.join(reader.say(one) for one in thing.does)}"
