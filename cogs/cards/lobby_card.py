"""A table's card in its channel: who sits down with which options, and after the start how the game goes."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.cards.clock_words import pace_lines
from cogs.cards.open_seats import open_seat_buttons
from cogs.cards.practice_words import practice_text, seat_select
from cogs.cards.table_parts import thread_url, title, watch_button
from cogs.clicks import button_ids
from cogs.messages import limits
from cogs.messages.escaping import escaped
from cogs.messages.message import (
    Message,
    Part,
    SelectLine,
    Style,
    button,
    divider,
    fit,
    fit_sentences,
    frame,
    link,
    paragraph,
    rows,
    select,
)
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.games import OptionSpec
from engine.core.text import Seat, Text, join, text, verbatim, who
from host import SeatInfo, TableInfo
from host.coach.thinking import seconds_for_a_turn
from host.seating.options import HELP, ON, most_seats, offered_options
from host.seating.seats import LEVELS, levels

EXPERIENCED = 5  # finished games of a kind, from which on somebody is marked
ADD_COMPUTER = Text("look.lobby.add_computer")
HELP_CHARACTERS = 200  # of an option's explanation in the lobby


def lobby_message(table: TableInfo, reader: Reader, winners: Sequence[Seat] = ()) -> Message:
    """Game, options with their help, seats, and the buttons; after the start how the game goes, and where."""
    game = games.get(table.game)
    about_seats = seats_text(table) if table.practice is None else practice_text("practice.about", table)
    head = [f"## {reader.say(title(table))}", reader.say(about_seats)]
    head += [seeking_line(table, reader)] if table.seeking is not None and table.status == "lobby" else []
    head += [f"-# {reader.say(Text('look.lobby.private'))}"] if table.private and table.status == "lobby" else []
    head += [f"-# {reader.say(Text('home.direct.lobby'))}"] if table.guild is None and table.status == "lobby" else []
    head += pace_lines(table, reader) if pace_matters(table) else []
    head += [mixed_line(table, reader)] if mixed(table) else []
    about = option_lines(table, [spec for spec in offered_options(game) if matters(table, spec)], reader)
    if table.corrected and table.status == "lobby":  # by somebody who has the box
        about.append(f"-# {reader.say(text('sets.lobby', n=table.corrected))}")
    people = [*people_lines(table, reader), *seating_line(table, reader)]
    parts: list[Part] = [paragraph("\n".join(head)), divider(), paragraph("\n".join(people) or "–")]
    if about:
        parts += [divider(), paragraph(fit("\n".join(about), 2_500))]
    if table.status != "lobby":
        free = [] if table.private else open_seat_buttons(table, reader)
        watch = (
            rows([*table_link(table, reader), *free, watch_button(table, reader)])
            if table.status in ("running", "over") and not table.direct
            else []
        )
        return Message((frame(*parts, divider(), paragraph(reader.say(state_text(table, winners)).strip())), *watch))
    return Message((frame(*parts), *lobby_buttons(table, reader)))


def people_lines(table: TableInfo, reader: Reader) -> list[str]:
    """Who sits there, with what helps others to be kind, and at a full table of strangers who has accepted."""
    full = table.status == "lobby" and table.seeking is not None and len(table.seats) == table.seeking.seats
    lines = []
    for number, seat in enumerate(table.seats, 1):
        marks = [reader.say(mark) for mark in seat_marks(seat) if seat not in table.open_seats]
        marks += ["✓"] if full and seat.accepted else []
        who_sits = reader.say(Text("days.seat.free")) if seat in table.open_seats else ""
        lines.append(" · ".join([f"{number}. {who_sits or seat_line(seat.name, seat.player, reader)}", *marks]))
    return lines


def seating_line(table: TableInfo, reader: Reader) -> list[str]:
    """Whether seats are drawn at the start, who would like to swap, and what keeps the table from starting."""
    if table.status != "lobby":
        return []
    said = [Text("setup.seating.kept" if table.seats_kept else "setup.seating.drawn")] if len(table.seats) > 1 else []
    said += [text("look.lobby.alone", player=who(0))] if waits_alone(table) else []
    for seat in table.seats:
        other = None if seat.swaps_with is None else table.seat_of(seat.swaps_with)
        if other is not None:
            said.append(text("setup.swap.wishes", player=who(seat.seat), other=who(other.seat)))
    game = games.get(table.game)
    objection = game.objection(len(table.seats), table.options) if len(table.seats) in game.seats else None
    said += [text("setup.objection", why=objection)] if objection is not None else []
    return [f"-# {reader.say(one)}" for one in said]


def waits_alone(table: TableInfo) -> bool:
    """Whether one person sits there, who can start as soon as a computer player does."""
    if table.practice is not None or table.seeking is not None:
        return False
    alone = len(table.seats) == 1 and table.seats[0].user is not None
    return alone and not can_start(table) and can_start(table, joined=1)


def table_link(table: TableInfo, reader: Reader) -> list[Part]:
    """The way to the thread of a table that has begun."""
    url = thread_url(table)
    return [link(reader.label(Text("ui.button.thread")), url)] if url and table.thread is not None else []


def seat_marks(seat: SeatInfo) -> list[Text]:
    """A first game, or much experience; nothing about who keeps it to themselves."""
    if seat.user is None or seat.games is None:
        return []
    if seat.games == 0:
        return [Text("home.mark.first")]
    return [text("home.mark.experienced", n=seat.games)] if seat.games >= EXPERIENCED else []


def seeking_line(table: TableInfo, reader: Reader) -> str:
    """How many are looked for, of which skill, in which language."""
    assert table.seeking is not None
    left = max(0, table.seeking.seats - len(table.seats))
    said = [text("home.seek.left", n=left), Text(f"home.skill.{table.seeking.skill}")]
    said.append(Text(f"look.language.{table.language}"))
    return " · ".join(reader.say(one) for one in said)


def state_text(table: TableInfo, winners: Sequence[Seat]) -> Text:
    """How a game goes that has begun: for whom it waits, or who has won."""
    waiting = [who(seat.seat) for seat in table.seats if seat.asked_at is not None and seat not in table.open_seats]
    if table.status == "running" and waiting:
        return text("look.lobby.waits", players=join(waiting, "and"))
    if table.status == "over" and winners:
        return text("look.lobby.won", players=join([who(s) for s in winners], "and"), n=len(winners))
    if table.status in ("running", "over"):
        return Text(f"look.lobby.{table.state}")
    return text(f"look.lobby.{table.state}", place=f"<#{table.thread}>" if table.thread else "")


def lobby_buttons(table: TableInfo, reader: Reader) -> list[Part]:
    """What everybody needs in a lobby; all else is behind *More*, where everybody gets what they may do.

    The one that leads on stands out: starting where the table can start, else sitting down, unless who sits there
    needs nobody but a computer player.
    """
    game, practice = games.get(table.game), table.practice is not None
    most = most_seats(game, table.options) if table.seeking is None else table.seeking.seats
    if table.practice is not None:
        full, ready = all(seat.user is not None for seat in table.seats), any(seat.user for seat in table.seats)
    else:
        full, ready = len(table.seats) >= most, can_start(table)

    def make(verb: str, label: str, style: Style = "plain", *, off: bool = False) -> Part:
        return button(reader.label(Text(label)), button_ids.make(verb, table=table.id), style, off=off)

    joins: Style = "plain" if ready or waits_alone(table) else "main"
    alone = table.guild is None and any(seat.user is not None for seat in table.seats)  # and nobody else can come
    buttons = [] if full or alone else [make("join", "look.lobby.join", joins)]
    if table.seeking is None:
        buttons.append(make("start", "look.lobby.start", "good" if ready else "plain", off=not ready))
    elif full:
        buttons.append(make("accept", "home.seek.accept", "good"))
    buttons.append(make("options", "ui.button.more"))
    if game.lesson is not None and not practice and any(seat.games == 0 for seat in table.seats):
        buttons.append(learn_button(table, reader))
    lists = [seat_select(table, reader)] if practice and not full else []
    asked = Text("practice.lobby.level") if practice else ADD_COMPUTER
    return [*rows(buttons), *lists, *([] if full else [level_list(table, reader, asked)])]


def can_start(table: TableInfo, *, joined: int = 0) -> bool:
    """Whether the game may begin with those who sit there now, or once some more have joined."""
    game, seats = games.get(table.game), len(table.seats) + joined
    return seats in game.seats and game.objection(seats, table.options) is None


def learn_button(table: TableInfo, reader: Reader) -> Part:
    """The guided game of a table's game."""
    return button(reader.label(Text("learn.button.learn")), button_ids.make("learn", table.game))


def mixed(table: TableInfo) -> bool:
    """Whether people of a lobby read different languages, or another one than the table has."""
    return table.status == "lobby" and len({*table.languages, table.language}) > 1


def mixed_line(table: TableInfo, reader: Reader) -> str:
    """Which languages are read at a table, and in which one everybody is told."""
    read = join([Text(f"look.language.{lang}") for lang in table.languages], "comma")
    told = text("look.lobby.mixed", languages=read, language=Text(f"look.language.{table.language}"))
    return f"-# {reader.say(told)}"


def language_line(table: TableInfo, reader: Reader) -> str:
    """In which language everybody at a table is told."""
    return f"**{reader.head(Text('look.lobby.language'))}**: {reader.say(Text(f'look.language.{table.language}'))}"


def pace_matters(table: TableInfo) -> bool:
    """Whether anybody waits for anybody at a table, or may yet: not in a guided game or alone."""
    people = sum(seat.user is not None for seat in table.seats)
    return table.teaching != "lesson" and ((table.status == "lobby" and table.guild is not None) or people > 1)


def level_list(table: TableInfo, reader: Reader, asked: Text = ADD_COMPUTER) -> Part:
    """The computer players to choose from."""
    return select(button_ids.make("add_computer", table=table.id), level_lines(table, reader), reader.label(asked))


def level_lines(table: TableInfo, reader: Reader) -> list[SelectLine]:
    """The computer players of a game: how strong each is, and how long it thinks."""
    lines = []
    for level in levels(games.get(table.game)):
        about = reader.say(text(f"computers.{level}.about", seconds=round(seconds_for_a_turn())))
        lines.append(SelectLine(reader.label(Text(f"computers.{level}")), level, fit(about, limits.OPTION_TEXT)))
    return lines


def seats_text(table: TableInfo) -> Text:
    """How many may play, and how many sit."""
    game = games.get(table.game)
    fitting = [n for n in game.seats if game.objection(n, table.options) is None] or list(game.seats)
    allowed = join([verbatim(str(n)) for n in fitting], "or")
    return text("look.lobby.seats", allowed=allowed, n=len(table.seats))


def seat_line(name: str, player: str | None, reader: Reader) -> str:
    """A player, and if it is a computer, how strong it is."""
    shown = escaped(name)
    if player is None:
        return shown
    if player not in LEVELS:
        return reader.say(text("look.lobby.computer", name=shown))
    return reader.say(text("computers.seated", name=shown, level=Text(f"computers.{player}")))


def matters(table: TableInfo, spec: OptionSpec) -> bool:
    """An option of the game that has something to say, and help if somebody gets it; all of them are in the form."""
    if spec is HELP:
        return bool(table.teaching) or any(seat.user is not None and seat.games == 0 for seat in table.seats)
    return len(spec.values) > 1


def option_key(game: str, spec: OptionSpec) -> str:
    """Under which the texts of an option are."""
    return f"learn.option.{spec.id}" if spec is HELP else f"{game}.option.{spec.id}"


def option_value(table: TableInfo, spec: OptionSpec) -> str:
    """What is chosen now."""
    if spec is HELP:
        return ON if table.teaching else spec.standard
    return table.options.get(spec.id, spec.standard)


def option_lines(table: TableInfo, specs: Sequence[OptionSpec], reader: Reader) -> list[str]:
    """What is not as it usually is, with what it does; the form has all of it."""
    return [option_line(table, spec, reader) for spec in specs if option_value(table, spec) != spec.standard]


def option_line(table: TableInfo, spec: OptionSpec, reader: Reader) -> str:
    """An option, its value, and what it does."""
    key, value = option_key(table.game, spec), option_value(table, spec)
    name, chosen = reader.head(Text(key)), reader.say(Text(f"{key}.{value}"))
    return f"**{name}**: {chosen}\n-# {fit_sentences(reader.say(Text(f'{key}.help')), HELP_CHARACTERS)}"
