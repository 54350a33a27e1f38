"""Who sits where before the start: the organiser swaps any two, players ask each other."""

from __future__ import annotations

from cogs.cards.lobby_card import people_lines, seating_line
from cogs.cards.table_parts import heading
from cogs.clicks import Click, button_ids
from cogs.clicks.answering import acknowledge
from cogs.clicks.context import Context
from cogs.clicks.people import person, person_at
from cogs.clicks.router import Router
from cogs.messages import limits
from cogs.messages.message import Message, Part, SelectLine, button, paragraph, rows, select
from cogs.messages.reader import Reader
from cogs.panels.tables.lobby import LobbyPanel
from engine.core.text import PlayerMistake, Text, text, who
from host import Person, TableInfo, rights
from host.tables.notice_rows import SWAP

KEEP, DRAW = "keep", "draw"


class SeatsPanel:
    """A private panel; the lobby shows what comes of it."""

    def __init__(self, context: Context, router: Router, lobby: LobbyPanel) -> None:
        self.context, self.lobby, self.places = context, lobby, context.host.places
        for verb, work in {
            "seats": self.show,
            "swap_seats": self.swap,
            "want_seat": self.want,
            SWAP: self.agree,
            "seating": self.seating,
        }.items():
            router.on(verb, work)

    async def show(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Who sits where, and what this person can do about it."""
        await acknowledge(click, ephemeral=True, thinking=True)
        table, one = await self.lobby.meant(click, pressed)
        if table.status != "lobby":
            raise PlayerMistake(text("host.mistake.started", table=table.id))
        await self._shown(click, table, one, None)

    async def swap(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """The two that the organiser has marked."""
        await acknowledge(click)
        table, one = await self.lobby.meant(click, pressed)
        table = await self.places.swap(table.id, one, [button_ids.number(seat) for seat in pressed.values])
        await self._changed(click, table, one, Text("setup.swap.done"))

    async def want(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Another's seat, or (the button) no longer that."""
        await acknowledge(click)
        table, one = await self.lobby.meant(click, pressed)
        other = button_ids.number(pressed.values[0]) if pressed.values else None
        table, done = await self.places.wish(table.id, one, other)
        said = Text("setup.swap.done") if done else Text("setup.swap.asked" if pressed.values else "setup.swap.dropped")
        await self._changed(click, table, one, said)

    async def agree(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Yes to whoever asked; the button stands in the panel and below a direct message."""
        await acknowledge(click, ephemeral=True, thinking=True)
        other = button_ids.number(pressed.arg) if pressed.arg else None
        table = await self.places.agree(button_ids.table_of(pressed), person(click), other)
        await self._changed(click, table, await person_at(click, table), Text("setup.swap.done"))

    async def seating(self, click: Click, pressed: button_ids.ButtonId) -> None:
        """Whether seats stay as they are, or are drawn."""
        await acknowledge(click)
        table, one = await self.lobby.meant(click, pressed)
        table = await self.places.keep(table.id, one, kept=pressed.arg == KEEP)
        await self._changed(click, table, one, None)

    async def _changed(self, click: Click, table: TableInfo, one: Person, said: Text | None) -> None:
        await self._shown(click, table, one, said)
        await self.lobby.refresh(table)

    async def _shown(self, click: Click, table: TableInfo, one: Person, said: Text | None) -> None:
        reader = await self.context.reader(click, table)
        organises = rights.may("options", table, one)
        await self.context.show(click, seats_message(table, reader, one.user, said, organises=organises))


def seats_message(
    table: TableInfo, reader: Reader, user: int, said: Text | None = None, *, organises: bool = False
) -> Message:
    """The seats, who would like to swap with whom, and what this person can do about it."""
    above = [heading(table, reader), *([f"**{reader.say(said)}**"] if said is not None else [])]
    parts: list[Part] = [paragraph("\n".join([*above, *people_lines(table, reader), *seating_line(table, reader)]))]
    own = table.seat_of(user)
    for asking in [seat for seat in table.seats if own is not None and seat.swaps_with == user]:
        asked = reader.say(text("setup.swap.wished", player=who(asking.seat), seat=asking.seat + 1))
        yes = button(
            reader.label(Text("setup.swap.yes")), button_ids.make(SWAP, str(asking.user), table=table.id), "good"
        )
        parts += [paragraph(asked), *rows([yes])]
    lines = [
        SelectLine(f"{seat.seat + 1}. {reader.label(who(seat.seat), limits.OPTION_TEXT - 4)}", str(seat.seat))
        for seat in table.seats
        if organises or seat.user != user
    ]
    if organises and len(lines) > 1:
        two = reader.label(Text("setup.swap.two"))
        parts.append(select(button_ids.make("swap_seats", table=table.id), lines, two, fewest=2, most=2))
        verb = DRAW if table.seats_kept else KEEP
        label = reader.label(Text(f"setup.seating.{verb}"))
        parts += rows([button(label, button_ids.make("seating", verb, table=table.id))])
    elif own is not None and lines:
        parts.append(select(button_ids.make("want_seat", table=table.id), lines, reader.label(Text("setup.swap.with"))))
        if own.swaps_with is not None:
            label = reader.label(Text("setup.swap.drop"))
            parts += rows([button(label, button_ids.make("want_seat", "drop", table=table.id))])
    return Message(tuple(parts))
