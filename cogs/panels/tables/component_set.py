"""The values of a game on a server, corrected by the owner of a box: chosen in lists, or brought as a file."""

from __future__ import annotations

from msgspec.structs import replace

from cogs.cards.set_words import difference_lines, fitted
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person
from cogs.clicks.router import Router
from cogs.messages import limits
from cogs.messages.message import Message, filled_rows, fit, galleries, paragraph
from cogs.messages.set_pictures import set_pictures
from cogs.panels.tables.set_form import (
    EMPTY,
    MORE,
    FormPlace,
    Rows,
    columns,
    form_buttons,
    form_lines,
    lists,
    set_buttons,
    title,
)
from engine.core import games
from engine.core.text import PlayerMistake, Text, text
from host import Person
from host.sets.server_sets import FetchedFile, LookedAtSet, sheet_names


class ComponentSetPanel:
    """For whoever manages the server; nothing is used before they say so."""

    def __init__(self, context: Context, router: Router) -> None:
        self.context, self.sets = context, context.host.server_sets
        router.on("set_form", self.form)
        router.on("set_pick", self.pick)
        router.on("set_sheets", self.sheets)
        router.on("set_look", self.look)
        router.on("set_text", self.text)
        router.on("set_take", self.take)
        router.on("set_drop", self.drop)

    async def form(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Show the form anew, without a sheet or row chosen."""
        await acknowledge(click)
        await self.show(click, FormPlace(games.find(pressed.arg).id))

    async def show(self, click: Click, place: FormPlace, said: str = "") -> None:
        """The form: what new tables use, and the lists."""
        who, reader = person(click), await self.context.reader(click)
        found = await self.sets.look(who, place.game)
        rows = await self._rows(who, place)
        if list(rows) == [""] and place.row is None:
            place = replace(place, row=0)
        head = [said] if said else []
        head += form_lines(found, place.game, reader) if place.sheet is None else [title(place.game, reader)]
        parts = [paragraph(fit("\n".join(head), limits.TEXT - 500)), *lists(place, rows, reader)]
        await self.context.show(click, Message((*parts, *filled_rows(form_buttons(found, place, reader)))))

    async def pick(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Something was chosen in a list: a table, a row, a value, or what stands there in the box."""
        await acknowledge(click)
        who, chosen = person(click), button_ids.chosen(pressed)
        place, rows = await self._place(who, pressed.arg)
        if chosen.startswith(MORE):
            await self.show(click, replace(place, page=button_ids.number(chosen[1:])))
        elif place.cell is not None:
            await self._filled_in(click, place, rows, "" if chosen == EMPTY else chosen)
        else:
            further = place.further(button_ids.number(chosen), rows)
            rows = await self._rows(who, further)
            if further.mark(rows) == "-":
                raise PlayerMistake(Text("ui.mistake.old_button"))
            await self.show(click, further)

    async def _rows(self, who: Person, place: FormPlace) -> Rows:
        names = sheet_names(place.game)
        if place.sheet is None or place.sheet >= len(names):
            return {}
        return await self.sets.rows(who, place.game, names[place.sheet])

    async def _place(self, who: Person, arg: str) -> tuple[FormPlace, Rows]:
        """What a list is about, and the rows of its sheet; a list of another version is told so."""
        game, *steps, mark = arg.split("/") if "/" in arg else (arg, "")
        place = FormPlace(games.find(game).id, *(button_ids.number(one) for one in steps[:3]))
        rows = await self._rows(who, place)
        if mark != place.mark(rows):
            raise PlayerMistake(Text("ui.mistake.old_button"))
        return place, rows

    async def _filled_in(self, click: Click, place: FormPlace, rows: Rows, cell: str) -> None:
        """A value was chosen for a place: what is different in that row now, and the row again."""
        row = list(rows)[place.row or 0]
        column, sheet = columns(rows, row)[place.cell or 0], sheet_names(place.game)[place.sheet or 0]
        found = await self.sets.fill_in(person(click), place.game, sheet, row, column, cell)
        reader = await self.context.reader(click)
        here = [one for one in found.differences if (one.sheet, one.row) == (sheet, row)]
        said = "\n".join(difference_lines(place.game, here, reader))
        await self.show(click, FormPlace(place.game, place.sheet, place.row), fit(said, limits.TEXT // 4))

    async def sheets(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The tables as CSV files in a zip."""
        await acknowledge(click, ephemeral=True, thinking=True)
        data = await self.sets.sheets(person(click), pressed.arg)
        reader = await self.context.reader(click)
        await self.context.show_file(click, reader.say(Text("sets.sheets")), f"{pressed.arg}.zip", data)

    async def bring(self, click: Click, game: str, filename: str, content: FetchedFile) -> None:
        """A file: checked, tried, and shown with all that is different; a bad one leaves nothing behind."""
        who = person(click)
        await self._show_set(click, await self.sets.bring(who, game, filename, content))

    async def look(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """What is different in the set that was shown last, else in the one in use."""
        await acknowledge(click)
        found = await self.sets.look(person(click), pressed.arg)
        looked_at = found.shown or found.used
        if looked_at is None:
            raise PlayerMistake(Text("sets.mistake.none"))
        await self._show_set(click, looked_at)

    async def _show_set(self, click: Click, found: LookedAtSet) -> None:
        """All that is different, in words and pictures, and what can be done with it."""
        reader = await self.context.reader(click)
        try:
            shown = await set_pictures(found, reader.lang)
        except PlayerMistake:
            if found.row.state == "shown":
                await self.sets.drop(person(click), found.row.game, "shown")
            raise
        game, n = found.row.game, len(found.differences)
        said = text("sets.found" if found.row.state == "shown" else "sets.in_use", n=n)
        lines = fitted(difference_lines(game, found.differences, reader), reader)
        head = f"{title(game, reader)}\n{reader.say(said)}\n{lines}\n-# {reader.say(Text('sets.kept'))}"
        parts = [paragraph(fit(head, limits.TEXT - 200)), *galleries(shown)]
        await self.context.show(click, Message((*parts, *filled_rows(set_buttons(found, reader))), tuple(shown)))

    async def text(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """All differences as a file."""
        await acknowledge(click, ephemeral=True, thinking=True)
        found = await self.sets.look(person(click), pressed.arg)
        looked_at = found.shown or found.used
        if looked_at is None:
            raise PlayerMistake(Text("sets.mistake.none"))
        reader = await self.context.reader(click)
        lines = "\n".join(difference_lines(looked_at.row.game, looked_at.differences, reader))
        lines = lines.replace("**", "").replace("`", "")
        await self.context.show_file(click, reader.say(Text("sets.text")), f"{pressed.arg}.txt", lines.encode())

    async def take(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """From now on new tables use it."""
        await acknowledge(click)
        game, _, key = pressed.arg.partition("/")
        await self.sets.take(person(click), game, key)
        reader = await self.context.reader(click)
        await self.show(click, FormPlace(games.find(game).id), reader.say(Text("sets.taken")))

    async def drop(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Away with what was shown, or back to the shipped values."""
        await acknowledge(click)
        game, _, state = pressed.arg.partition("/")
        reader = await self.context.reader(click)
        if not await self.sets.drop(person(click), game, "used" if state == "used" else "shown"):
            raise PlayerMistake(Text("sets.mistake.none"))
        said = reader.say(Text("sets.back" if state == "used" else "sets.dropped"))
        await self.show(click, FormPlace(games.find(game).id), said)
