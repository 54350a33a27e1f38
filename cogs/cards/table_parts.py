"""What messages about a table have in common: its title, links to it, the buttons for everybody, a hand."""

from __future__ import annotations

from collections.abc import Sequence

from cogs.cards.practice_words import from_here_button
from cogs.clicks import button_ids
from cogs.messages import limits, pictures
from cogs.messages.escaping import escaped_lines
from cogs.messages.message import Message, Part, PictureFile, Style, button, fit, galleries, paragraph
from cogs.messages.reader import Reader
from engine.core import games
from engine.core.text import Seat, Text, text
from host import TableInfo
from render import Rendered
from words import one_line

PUBLIC = ("move", "hand", "board", "log", "help")
AFTER = ("rematch", "result", "replay", "review", "export", "verify")  # what can be done with a game that is over
AFTER_PRACTICE = (
    "result",
    "replay",
    "review",
    "export",
)  # nothing to verify, no rematch
HAND_CHARACTERS = 3_600  # of a hand in words


def title(table: TableInfo) -> Text:
    """The game and the number of the table; of practice, that it is."""
    key = "ui.panel.title" if table.practice is None else "practice.title"
    return text(key, game=games.get(table.game).name, table=str(table.id))


def heading(table: TableInfo, reader: Reader) -> str:
    """Which table this is about, since a panel may be opened from anywhere."""
    return "### " + reader.say(title(table))


def described(table: TableInfo, reader: Reader) -> str:
    """A table in a few words: game, number, players."""
    return f"{reader.label(title(table))} · {', '.join(map(one_line, table.names))}"


def thread_url(table: TableInfo) -> str:
    """Where the table lives, as a link; nothing for a table without a thread."""
    place = table.thread or table.channel
    return f"https://discord.com/channels/{table.guild or '@me'}/{place}" if place else ""


def place_of(table: TableInfo) -> str:
    """Where the table lives, as a word of a sentence."""
    return thread_url(table) if table.direct else f"<#{table.thread or table.channel}>"


def lobby_url(table: TableInfo) -> str:
    """The lobby message as a link; nothing for a lobby that has none."""
    if table.channel is None or table.message is None:
        return ""
    return f"https://discord.com/channels/{table.guild or '@me'}/{table.channel}/{table.message}"


def join_button(table: TableInfo, reader: Reader) -> Part:
    """Sit down at a lobby."""
    return button(reader.label(Text("look.lobby.join")), button_ids.make("join", table=table.id), "main")


def linked_title(table: TableInfo, reader: Reader) -> str:
    """The title as a link to the table; plain for a table without a thread."""
    url, name = thread_url(table), reader.say(title(table))
    return f"[{name}]({url})" if url else name


def hidden_hands(table: TableInfo) -> bool:
    """Whether players hold something that only they may see; otherwise they look at their own board."""
    return bool(pictures.kinds(table.game, private=True)) or not pictures.own_kinds(table.game)


def hand_label(table: TableInfo) -> Text:
    """What the button for one's own things is called."""
    return Text("ui.button.hand" if hidden_hands(table) else "ui.button.own")


def public_button(verb: str, table: TableInfo, reader: Reader) -> Part:
    """A button for everybody: its custom_id says nothing but the table, since steps would count secret answers."""
    labels = {
        "move": Text("ui.button.move"),
        "hand": hand_label(table),
        "board": Text("ui.button.board"),
        "log": Text("ui.button.log"),
        "help": Text("ui.button.help"),
        "plan": Text("plan.button.plan"),
    }
    return button(
        reader.label(labels[verb]), button_ids.make(verb, table=table.id), "main" if verb == "move" else "plain"
    )


def after_buttons(table: TableInfo, reader: Reader) -> list[Part]:
    """What can be done with a game that is over."""
    made = [
        button(
            reader.label(Text(f"end.button.{verb}")),
            button_ids.make(verb, table=table.id),
            "main" if verb == "rematch" else "plain",
        )
        for verb in (AFTER if table.practice is None else AFTER_PRACTICE)
    ]
    if table.practice is not None:
        made.insert(0, from_here_button(table.practice.table, table.practice.turn, reader, again=True))
    return made


def take_button(table: TableInfo, seat: Seat, reader: Reader) -> Part:
    """Sit down on an open seat."""
    return button(reader.label(Text("days.seat.take")), button_ids.make("take_seat", str(seat), table=table.id), "good")


def proof_button(table: TableInfo, reader: Reader) -> Part:
    """By what every shuffle can be checked: the button itself carries the hash, so that it was told before play."""
    custom_id = button_ids.make("proof", table.commitment or "", table=table.id)
    return button(reader.label(Text("end.button.proof")), custom_id)


def new_game_button(table: TableInfo, reader: Reader, style: Style = "plain") -> Part:
    """Open another table of the same game."""
    return button(reader.label(Text("home.button.table")), button_ids.make("open_table", table.game), style)


def closed_buttons(table: TableInfo, reader: Reader) -> list[Part]:
    """What can be done with a game that ended without a result."""
    replay = button(reader.label(Text("end.button.replay")), button_ids.make("replay", table=table.id))
    looks = [public_button(verb, table, reader) for verb in ("board", "log")]
    return [new_game_button(table, reader, "main"), replay, *looks]


def watch_button(table: TableInfo, reader: Reader) -> Part:
    """Look at a table without playing there."""
    return button(reader.label(Text("home.button.watch")), button_ids.make("watch", table=table.id))


def follow_button(verb: str, table: TableInfo, reader: Reader) -> Part:
    """Follow, or no longer (`unfollow`)."""
    label, custom_id = reader.label(Text(f"home.button.{verb}")), button_ids.make(verb, table=table.id)
    return button(label, custom_id, "main" if verb == "follow" else "plain")


def hand_message(
    table: TableInfo,
    reader: Reader,
    made: Sequence[Rendered],
    only_words: Sequence[str] = (),
    below: Sequence[Part] = (),
) -> Message:
    """A hand as pictures; in words what could not be drawn, and everything for whoever wants no pictures."""
    if not made and not only_words:
        return Message((paragraph(f"{heading(table, reader)}\n{reader.say(Text('ui.glance.no_hand'))}"), *below))
    drawn = () if reader.pictures == "never" else tuple(made)
    shown = tuple(PictureFile.of(one) for one in drawn[: limits.GALLERY])
    parts: list[Part] = [paragraph(heading(table, reader)), *galleries(shown)]
    words = [said for said in (*(one.text for one in made if one not in drawn), *only_words) if said.strip()]
    in_words = [fit(escaped_lines(said), HAND_CHARACTERS // len(words)) for said in words]
    if in_words:  # Discord takes no empty text
        parts.append(paragraph("\n".join(in_words)))
    return Message((*parts, *below), shown)


def stopping(table: TableInfo, reader: Reader) -> list[str]:
    """How a running game is left, paused and ended; where commands may be missing, buttons do that."""
    return [reader.say(Text("ui.help.stop"))] if table.status in ("running", "frozen") and not table.direct else []


def is_alone(table: TableInfo) -> bool:
    """Whether nobody but computers sits at a table beside one person."""
    return sum(seat.user is not None for seat in table.seats) < 2


def back_button(table: TableInfo, step: int, reader: Reader, *, plan: bool = False, what_if: bool = False) -> Part:
    """A step back; a sign that every font has tells it from an option with the same word."""
    custom_id = button_ids.make("back", table=table.id, step=step, plan=plan, what_if=what_if)
    return button(f"‹ {reader.label(Text('ui.button.back'))}", custom_id)
