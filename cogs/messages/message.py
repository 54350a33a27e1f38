"""Building messages: every part is checked by `limits` when the message is made, long before it is sent."""

from __future__ import annotations

import io
import re
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple

import discord
from discord import ui

from cogs.messages import limits
from render import Rendered
from render.kit.descriptions import cut_words

Style = Literal["plain", "main", "good", "bad"]
Part = ui.Item[Any]

STYLES: dict[Style, discord.ButtonStyle] = {
    "plain": discord.ButtonStyle.secondary,
    "main": discord.ButtonStyle.primary,
    "good": discord.ButtonStyle.success,
    "bad": discord.ButtonStyle.danger,
}
AMBER = 0xF0B232
SENSE_END = re.compile(r"[.!?;:,](?=\s)|\s(?=[(–→])")  # after which words are cut
LIST_POINT = re.compile(r"^\s*- ")
WIDE_CHARACTERS, PAD_CHARACTERS = 43, 5  # of a row of buttons on a phone, and around the label of each
QUIET = discord.AllowedMentions.none()


class SelectLine(NamedTuple):
    """One line of a select."""

    label: str
    value: str
    about: str = ""
    chosen: bool = False
    emoji: discord.PartialEmoji | None = None


class PictureFile(NamedTuple):
    """A file to be shown in a gallery, with the words that say what it shows."""

    filename: str
    content: bytes
    alt: str

    @property
    def size(self) -> tuple[int, int]:
        """Its width and height, as its own first bytes say."""
        wide, high = (int.from_bytes(self.content[at : at + 4]) for at in (16, 20))
        return wide or 1, high

    @property
    def shape(self) -> float:
        """How high it is by its width."""
        wide, high = self.size
        return high / wide

    @classmethod
    def of(cls, made: Rendered, filename: str | None = None) -> PictureFile:
        return cls(filename or made.filename, made.png, made.alt)


def paragraph(content: str) -> Part:
    """A text, with Discord's markdown."""
    return ui.TextDisplay(content)


def button(
    label: str, custom_id: str, style: Style = "plain", *, emoji: discord.PartialEmoji | None = None, off: bool = False
) -> Part:
    """A button; `off` shows it without letting it be pressed."""
    return ui.Button(label=label, custom_id=custom_id, style=STYLES[style], emoji=emoji, disabled=off)


def link(label: str, url: str) -> Part:
    """A button that opens an address."""
    return ui.Button(label=label, url=url)


def select(
    custom_id: str, lines: Iterable[SelectLine], placeholder: str, *, fewest: int = 1, most: int = 1
) -> ui.ActionRow[Any]:
    """A list to select from, in the row it has to itself."""
    options = [
        discord.SelectOption(
            label=line.label, value=line.value, description=line.about or None, default=line.chosen, emoji=line.emoji
        )
        for line in lines
    ]
    return ui.ActionRow(
        ui.Select(custom_id=custom_id, options=options, placeholder=placeholder, min_values=fewest, max_values=most)
    )


def channel_select(custom_id: str, placeholder: str, chosen: Sequence[int], most: int = 1) -> ui.ActionRow[Any]:
    """The text channels of the server to select from; also none of them."""
    preset = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.channel) for one in chosen]
    return ui.ActionRow(
        ui.ChannelSelect(
            custom_id=custom_id,
            placeholder=placeholder,
            channel_types=[discord.ChannelType.text],
            min_values=0,
            max_values=most,
            default_values=preset,
        )
    )


def role_select(custom_id: str, placeholder: str, chosen: Sequence[int]) -> ui.ActionRow[Any]:
    """The roles of the server to select from; also none of them."""
    preset = [discord.SelectDefaultValue(id=one, type=discord.SelectDefaultValueType.role) for one in chosen]
    return ui.ActionRow(
        ui.RoleSelect(custom_id=custom_id, placeholder=placeholder, min_values=0, max_values=1, default_values=preset)
    )


def rows(buttons: Sequence[Part]) -> list[Part]:
    """Buttons in rows of five."""
    return [ui.ActionRow(*buttons[at : at + limits.ROW]) for at in range(0, len(buttons), limits.ROW)]


def even_rows(buttons: Sequence[Part]) -> list[Part]:
    """Buttons alike in rows of at most five that are equally long, so that none stands alone in the last."""
    lines = -(-len(buttons) // limits.ROW)
    each = -(-len(buttons) // max(1, lines))
    return [ui.ActionRow(*buttons[at : at + each]) for at in range(0, len(buttons), max(1, each))]


def filled_rows(buttons: Sequence[Part]) -> list[Part]:
    """Buttons in rows about as wide as a phone: of rows of five the fifth often stands in a line by itself."""
    made: list[list[Part]] = []
    room = 0
    for one in buttons:
        wide = len(getattr(one, "label", "") or "") + PAD_CHARACTERS
        if not made or room < wide or len(made[-1]) == limits.ROW:
            made.append([])
            room = WIDE_CHARACTERS
        made[-1].append(one)
        room -= wide
    return [ui.ActionRow(*one) for one in made]


def distinct(parts: Sequence[Part]) -> list[Part]:
    """Parts of several messages as one: a button that stands there already is left out."""
    seen: set[str] = set()
    kept: list[Part] = []
    for part in parts:
        if isinstance(part, ui.ActionRow):
            fresh = [one for one in part.children if getattr(one, "custom_id", None) not in seen]
            seen |= {one.custom_id for one in fresh if isinstance(one, ui.Button) and one.custom_id is not None}
            kept += [ui.ActionRow(*fresh)] if fresh else []
        else:
            kept.append(part)
    return kept


def gallery(*pictures: PictureFile) -> Part:
    """Pictures that go with the message; give the same ones to `Message`."""
    return ui.MediaGallery(
        *(discord.MediaGalleryItem(f"attachment://{one.filename}", description=one.alt or None) for one in pictures)
    )


def galleries(pictures: Sequence[PictureFile]) -> list[Part]:
    """Every picture in a gallery of its own: Discord cuts pictures that share one."""
    return [gallery(one) for one in pictures]


def section(said: str, beside: Part) -> Part:
    """A text with a button beside it."""
    return ui.Section(said, accessory=beside)


def frame(*parts: Part) -> Part:
    """Parts in a frame."""
    return ui.Container(*parts)


def warning(*parts: Part) -> Part:
    """Parts in a frame whose edge says that something may be wrong."""
    return ui.Container(*parts, accent_colour=AMBER)


def divider() -> Part:
    """A thin line between two parts."""
    return ui.Separator()


def fit_sentences(said: str, most: int) -> str:
    """The words, cut after a whole sentence, else after a clause, if there is one that fits."""
    if len(said) <= most:
        return said
    whole = [found.end() for found in re.finditer(r"[.!?](?=\s)", said) if found.end() <= most]
    if whole:
        return said[: whole[-1]]
    clauses = [found.start() for found in re.finditer(r"[;:,](?=\s)", said) if found.start() < most]
    return f"{said[: clauses[-1]]}…" if clauses else fit(said, most)


def fit_sense(said: str, most: int) -> str:
    """The words, cut after what makes sense by itself, where that fills half of the room or more."""
    if len(said) <= most:
        return said
    ends = [found.start() for found in SENSE_END.finditer(said) if found.start() < most]
    return f"{said[: ends[-1]]}…" if ends and 2 * ends[-1] >= most else fit(said, most)


def bullets(above: str, lines: Sequence[str], most: int, room: int) -> str:
    """A title and the last lines below it, as many as there is room for."""
    kept = list(lines[-most:])
    while len(kept) > 1 and sum(map(len, kept)) > room:
        del kept[0]
    dots = ["- …"] if len(kept) < len(lines) else []
    return "\n".join([above, *dots, *(f"- {fit(line, room)}" for line in kept)])


def small(said: str) -> str:
    """The lines in small print, which has no lists of its own."""
    return "\n".join(f"-# {LIST_POINT.sub('• ', one)}" for one in said.splitlines() if one.strip())


def fit(said: str, most: int) -> str:
    """The words, cut between two of them where Discord has no more room."""
    return cut_words(said, most)


@dataclass(frozen=True)
class Message:
    """A whole message; it notifies only the people in `mentions` and the `roles`, without any it is sent silently.

    What comes `later` takes its place.
    """

    parts: tuple[Part, ...]
    pictures: tuple[PictureFile, ...] = ()
    mentions: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()
    later: Callable[[], Awaitable[Message]] | None = None

    def __post_init__(self) -> None:
        files = [limits.Attached(one.filename, len(one.content)) for one in self.pictures]
        faults = limits.message_faults([part.to_component_dict() for part in self.parts], files)
        if len(self.mentions) > limits.MENTIONS:
            faults.append(f"{len(self.mentions)} mentions, at most {limits.MENTIONS}")
        if faults:
            raise limits.OverLimit(faults)

    def without_pictures(self) -> Message:
        """The message in words only."""
        return Message(tuple(part for part in self.parts if not isinstance(part, ui.MediaGallery)), (), self.mentions)

    def sending(self, nonce: str | None = None) -> dict[str, Any]:
        """The arguments for `send` of a channel; with the same nonce Discord takes the message only once."""
        if nonce is not None and not 1 <= len(nonce) <= limits.NONCE:
            raise limits.OverLimit([f"a nonce of {len(nonce)} characters, 1 to {limits.NONCE}"])
        return {
            "view": self._view(),
            "files": self._files(),
            "allowed_mentions": self._mentions(),
            "silent": not self.mentions and not self.roles,
            "nonce": nonce,
        }

    def answering(self) -> dict[str, Any]:
        """The arguments for the first answer to a click, or a further one: for the eyes of who clicked."""
        return {"view": self._view(), "files": self._files(), "allowed_mentions": QUIET, "ephemeral": True}

    def editing(self) -> dict[str, Any]:
        """The arguments for an edit: what the message was before is gone, pictures included."""
        return {"view": self._view(), "attachments": self._files(), "allowed_mentions": QUIET}

    def _view(self) -> ui.LayoutView:
        view = ui.LayoutView(timeout=None)
        for part in self.parts:
            view.add_item(part)
        # A finished view is not remembered by the library: clicks come through our router alone.
        view.stop()
        return view

    def _files(self) -> list[discord.File]:
        return [
            discord.File(io.BytesIO(one.content), filename=one.filename, description=one.alt or None)
            for one in self.pictures
        ]

    def _mentions(self) -> discord.AllowedMentions:
        return discord.AllowedMentions(
            everyone=False,
            roles=[discord.Object(role) for role in self.roles],
            replied_user=False,
            users=[discord.Object(user) for user in self.mentions],
        )


def note(sentence: str) -> Message:
    """A message of one sentence."""
    return Message((paragraph(fit(sentence, limits.TEXT)),))
