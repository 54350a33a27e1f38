"""What is behind *More* in a lobby: what is rarely done there, and for its organiser pace, language and options."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.cards.lobby_card import learn_button, mixed, option_key, option_value, pace_matters
from cogs.cards.own_tables import own_tables
from cogs.cards.table_parts import heading
from cogs.clicks import button_ids
from cogs.messages import limits
from cogs.messages.message import (
    Message,
    Part,
    SelectLine,
    button,
    fit,
    fit_sentences,
    paragraph,
    rows,
    select,
    warning,
)
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.games import OptionSpec
from engine.core.text import Text, text
from host import TableInfo
from host.clocks.clock import NONE, PACES
from host.days.consent import pace_text
from host.seating.options import HELP, Correction, may_change, offered_options
from words import SPOKEN

HELP_CHARACTERS = 300  # of an option's explanation
MOST_READ = "most_read"  # chosen from the list of languages
ABOUT, FORM = "about", "form"  # what is wanted inside the form: what the options are about, the options


def lobby_form(
    table: TableInfo, reader: Reader, user: int, corrections: Sequence[Correction] = (), *, organises: bool
) -> Message:
    """What somebody may do in a lobby beside sitting down and starting; lists count at once.

    What the options are about is on a screen of its own.
    """
    said = [heading(table, reader)]
    said += [f"-# {reader.say(Text('setup.options.at_once'))}"] if organises else []
    parts: list[Part] = [paragraph("\n".join(said))]
    if corrections:
        parts.append(warning(paragraph(correction_words(table, reader, corrections))))
    if organises:
        parts += _option_lists(table, reader) if table.practice is None else []
        parts += [pace_list(table, reader)] if pace_matters(table) else []
        parts += [language_list(table, reader)] if mixed(table) else []
    return Message((*parts, *rows(_buttons(table, reader, user, organises=organises))))  # Discord scrolls to the end


def _buttons(table: TableInfo, reader: Reader, user: int, *, organises: bool) -> list[Part]:
    def make(verb: str, label: str) -> Part:
        return button(reader.label(Text(label)), button_ids.make(verb, table=table.id))

    made = list[Part]()
    if organises and table.practice is None:
        about = button_ids.make("options", ABOUT, table=table.id)
        made.append(button(reader.label(Text("setup.options.about")), about))
    made += [make("leave", "look.lobby.leave")] if table.seat_of(user) is not None else []
    made += [make("seats", "look.lobby.seats_button")] if len(table.seats) > 1 else []
    if table.practice is not None:
        return made
    if organises and any(seat.player is not None for seat in table.seats):
        made.append(make("drop_computer", "look.lobby.drop_computer"))
    if organises and table.guild is not None and not table.private:
        verb = "seek" if table.seeking is None else "stop_seeking"
        made.append(make(verb, f"home.button.{verb}"))
    made += [learn_button(table, reader)] if games.get(table.game).lesson is not None else []
    made += [make("sources", "look.lobby.sources")] if own_tables(table.game) else []
    return made


def language_list(table: TableInfo, reader: Reader) -> Part:
    """The languages that are read at the table and all others, for its organiser to choose from."""
    follows = not table.language_chosen
    label = reader.label(Text("look.lobby.language"))
    lines = [_named(label, SelectLine(reader.label(Text("look.lobby.most_read")), MOST_READ, chosen=follows))]
    for lang in dict.fromkeys((*table.languages, *SPOKEN)):
        name = reader.label(Text(f"look.language.{lang}"))
        lines.append(_named(label, SelectLine(name, lang, chosen=not follows and lang == table.language)))
    return select(button_ids.make("table_language", table=table.id), lines, label)


def pace_list(table: TableInfo, reader: Reader) -> Part:
    """The paces to choose from; one of the table's own is among them."""
    own = [] if table.clock in (NONE, *PACES) else [table.clock]
    label = reader.label(Text("days.pace.line"))
    lines = [
        _named(label, SelectLine(reader.label(pace_text(pace)), pace, chosen=pace == table.clock))
        for pace in (*own, NONE, *PACES)
    ]
    return select(button_ids.make("set_pace", table=table.id), lines, label)


def _named(label: str, line: SelectLine) -> SelectLine:
    """A line of a list; the chosen one says what it is about, since it stands in the place of the label."""
    return line._replace(label=fit(f"{label}: {line.label}", limits.OPTION_TEXT)) if line.chosen else line


def _option_lists(table: TableInfo, reader: Reader) -> list[Part]:
    """A list of values for every option that can make a difference."""
    parts = list[Part]()
    for spec in shown_options(table):
        key, now = option_key(table.game, spec), option_value(table, spec)
        label = reader.label(Text(key))
        lines = [
            _named(label, SelectLine(reader.label(Text(f"{key}.{one}"), limits.OPTION_TEXT), one, chosen=one == now))
            for one in spec.values
        ]
        parts.append(select(button_ids.make("set_options", spec.id, table=table.id), lines, label))
    return parts


def shown_options(table: TableInfo) -> list[OptionSpec]:
    """The options that can make a difference with those who sit there, and with what else is chosen."""
    game, seated = games.get(table.game), max(1, len(table.seats))
    return [
        spec
        for spec in offered_options(game)
        if spec is HELP
        or option_value(table, spec) != spec.standard
        or (spec.matters(seated) and may_change(game, seated, table.options, spec))
    ]


def about_options(table: TableInfo, reader: Reader) -> Message:
    """What every option is about, and the way back to the form."""
    said = [heading(table, reader)]
    for spec in shown_options(table):
        key = option_key(table.game, spec)
        about = fit_sentences(reader.say(Text(f"{key}.help")), HELP_CHARACTERS)
        said.append(f"**{reader.head(Text(key))}**\n-# {about}")
    back = button_ids.make("options", FORM, table=table.id)
    return Message((paragraph("\n".join(said)), *rows([button(f"‹ {reader.label(Text('setup.options.back'))}", back)])))


def correction_words(table: TableInfo, reader: Reader, corrections: Sequence[Correction]) -> str:
    """What was corrected, and why."""
    specs = {spec.id: spec for spec in offered_options(games.get(table.game))}
    lines = []
    for one in corrections:
        key = option_key(table.game, specs[one.option])
        said = text("setup.corrected", option=Text(key), value=Text(f"{key}.{one.value}"))
        lines.append(f"{reader.say(said)} {reader.say(one.why)}")
    return "\n".join(lines)
