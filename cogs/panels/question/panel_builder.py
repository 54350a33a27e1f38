"""Collects the controls of one question; the modules beside it fill it, each for one shape of question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec.structs import replace

from cogs.clicks import button_ids
from cogs.messages import limits
from cogs.messages.message import (
    Part,
    SelectLine,
    Style,
    button,
    even_rows,
    filled_rows,
    fit,
    fit_sense,
    paragraph,
    section,
    select,
    small,
)
from cogs.messages.packing import joined
from cogs.messages.reader import Reader
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.series import bounds, composes
from engine.core.offer import Option, Role
from engine.core.text import Text, text
from host.records import Question, helped
from words import has_message

THEN = ">"  # between the two answers of a button
BUTTONS = 5  # up to so many options without anything to explain are buttons
STYLES: dict[Role, Style] = {"main": "main", "free": "plain", "decline": "plain", "danger": "bad", "confirm": "good"}


class PanelBuilder:
    """One question for one reader, at one state of its panel; with the numbers that a picture shows."""

    def __init__(
        self,
        question: Question,
        reader: Reader,
        state: PanelState,
        option_numbers: Mapping[str, str],
        target_numbers: Mapping[str, str],
        *,
        pictured: bool = False,
        picture_px: int = 0,
        tight: bool = False,
        listed: bool = False,
        bare: bool = False,
        picture_tells: bool = False,
        picture_names: bool = False,
        lines: bool = False,
    ) -> None:
        self.question, self.reader, self.state = question, reader, state
        self.option_numbers, self.target_numbers = option_numbers, target_numbers
        self.pictured = pictured  # a picture stands above the controls
        self.picture_px = picture_px  # so high on a phone
        self.tight = tight  # there is no row to spare
        self.helped = helped(question.table.teaching, reader.guide, learning=question.learning)
        self.listed = listed  # nor one for every option
        self.bare = bare  # nor room for their names
        self.picture_tells = picture_tells  # and says of every option by its number what it costs and brings
        self.picture_names = picture_names  # and has its name beside it
        self.lines = lines  # options are lines above their numbers; without room, the numbers alone
        self.options = question.options
        self.ids = [option.id for option in question.options]
        self.fewest, self.most = bounds(question)
        one_by_one = picture_tells and question.series is not None and not question.series.repeat
        self.together = question.series if composes(question) and not one_by_one else None  # answers put together
        self.asked: Text | None = None  # what is asked right now, where that is not the whole question
        self.back = ""  # what goes back within the question, where something of it is chosen
        self.then = ""  # the answer to the next question that every option is given with
        self.parts: list[Part] = []

    def button_id(self, verb: str, arg: str = "") -> str:
        return button_ids.of_question(self.question, verb, arg)

    def add_buttons(self, options: Iterable[Option[None]]) -> None:
        """A button with its name for each of these options."""
        self.parts += filled_rows([self.option_button(option) for option in options])

    def add_minor_options(self, options: Sequence[Option[None]]) -> None:
        """What is not a main option, by role; what has something to explain stands in a row of its own."""
        ordered = [option for role in ("free", "decline", "confirm") for option in options if option.role == role]
        bare = [option for option in ordered if self.says_all(option)]
        self.parts += [self.option_row(option) for option in ordered if option not in bare]
        if self.tight:
            self.parts = joined(self.parts, [self.option_button(option) for option in bare])
        else:
            self.add_buttons(bare)

    def says_all(self, option: Option[None]) -> bool:
        """Whether a button says all there is to say of something that is not a main option."""
        if not consequences(option):
            return True
        told = option.short is not None or (self.picture_tells and option.target is not None)
        return option.role in ("free", "decline") and told and (self.tight or not option.no_effect)

    def pick_id(self, option: Option[None]) -> str:
        """What picks an option, together with the answer that goes along with it."""
        if self.then and option.role in ("main", "danger"):
            return self.button_id("path", f"{option.id}{THEN}{self.then}")
        return self.button_id("pick", option.id)

    def style(self, option: Option[None]) -> Style:
        """How much a button stands out: what brings nothing does not, nor the end while something still does."""
        if option.role == "main" and option.no_effect:
            return "plain"
        useful = {one.role for one in self.options if not one.no_effect}
        brings = option.short is not None and option.detail is not None
        if option.role == "decline" and (brings or useful == {"decline"}):
            return "main"
        if option.role == "danger" and "main" in useful and self.helped:
            return "plain"  # who is helped is asked again
        if option.role == "confirm" and useful & {"main", "free"}:
            return "plain"
        if option.role == "free" and option.id in self.option_numbers and not option.no_effect:
            return "main"  # it stands among the others in the picture
        last = option.role == "free" and "confirm" in useful and "main" not in useful
        return "main" if last and not option.no_effect else STYLES[option.role]

    def option_button(self, option: Option[None]) -> Part:
        name = self.name_on_button(option)
        return button(name, self.pick_id(option), self.style(option), emoji=self.reader.emoji(option.label))

    def name_on_button(self, option: Option[None]) -> str:
        """What an option is called where nothing else stands beside it: in short, where a picture tells the rest."""
        if self.picture_tells and option.sign and option.short is None:
            return option.sign
        told = option.role == "decline" and option.detail is not None
        brief = option.short is not None and (self.picture_tells or option.role == "free" or told)
        return self.name(replace(option, label=option.short) if brief else option)

    def option_row(self, option: Option[None]) -> Part:
        """What an option is called, costs and brings, and beside it the button with its number."""
        custom_id = self.pick_id(option)
        return section(self.told_option(option), button(self.sign(option), custom_id, self.style(option)))

    def heading(self, option: Option[None], *, among_numbers: bool = False) -> str:
        """An option whose buttons are answers to what comes next: its number in the picture stands before its name.

        Where others have their number on a button and there is no picture, it has one of its own.
        """
        number = self.number_before_name(option)
        if among_numbers and not self.pictured and option.role in ("main", "danger"):
            number = self.own_number(option)
        starts_with_digit = self.reader.head(option.label)[:1].isdigit()
        return self.told_option(option, "" if number is None or starts_with_digit else f"{number} · ")

    def number_before_name(self, option: Option[None]) -> str | None:
        """The number of an option in the picture, unless that is a sign which its name has in it."""
        return None if option.sign else self.option_numbers.get(option.id)

    def number_of_target(self, option: Option[None]) -> str | None:
        """The number in the picture of what an option aims at, unless its name has it in it."""
        return None if option.sign else self.target_numbers.get(option.target or "")

    def told_option(self, option: Option[None], number: str = "") -> str:
        """The name of an option, and in small print below it what it costs and brings."""
        emoji = self.reader.emoji(option.label)
        named = f"{emoji} " if emoji is not None else ""
        said = "; ".join(self.reader.say(one) for one in consequences(option))
        below = f"\n-# {fit(said, ROW_CHARACTERS)}" if said else ""
        return f"{named}**{number}{fit(self.reader.head(option.label), ROW_CHARACTERS)}**{below}"

    def option_lines(self, options: Sequence[Option[None]]) -> list[Part]:
        """A line for every option with its number, and below all of them a button for each number."""
        lines = [self.option_line(option, self.number(option) or "") for option in options]
        return [paragraph("\n".join(lines)), *self.number_buttons(options)]

    def named_numbers(self, options: Sequence[Option[None]]) -> list[Part]:
        """The names of options with their numbers, without what they cost and bring, and a button for each number."""
        named = [f"{self.number(one)} · {self.reader.label(one.label)}" for one in options if not one.sign]
        return [*([paragraph(small("; ".join(named)))] if named else []), *self.number_buttons(options)]

    def number_buttons(self, options: Sequence[Option[None]]) -> list[Part]:
        """A button for the number of every option."""
        return even_rows([self.number_button(option) for option in options])

    def option_line(self, option: Option[None], number: str) -> str:
        """The number of an option, its name, what it costs and brings."""
        emoji = self.reader.emoji(option.label)
        name = f"{'' if emoji is None else f'{emoji} '}{fit(self.reader.head(option.label), ROW_CHARACTERS)}"
        about = "; ".join(self.reader.say(one) for one in consequences(option))
        named = name if option.sign else f"{number} · {name}"
        return f"-# **{named}**{': ' if about else ''}{fit(about, ROW_CHARACTERS)}"

    def number_button(self, option: Option[None]) -> Part:
        """A button with nothing but the number of an option in the picture."""
        return button(self.number(option) or "", self.pick_id(option), self.style(option))

    def number(self, option: Option[None]) -> str | None:
        """The number of an option in the picture; where that numbers nothing, one of its own."""
        numbered = self.option_numbers or self.target_numbers
        return self.option_numbers.get(option.id) if numbered else self.own_number(option)

    def sign(self, option: Option[None]) -> str:
        """What stands on the button beside an option: its number in the picture, else one of its own."""
        number = self.option_numbers.get(option.id)
        if number is not None:
            return number
        unlike = not option.number and any(one.number for one in self.options)
        if self.pictured or unlike or option.role in ("free", "decline", "confirm"):
            return verb(option, self.reader)
        return self.own_number(option)

    def own_number(self, option: Option[None]) -> str:
        """What its name or a picture that may come later calls it, else its place among what a question is about."""
        order = [one.id for group in by_role(self.options) for one in group]
        return option.sign or option.number or str(order.index(option.id) + 1)

    def option_select(self, options: Sequence[Option[None]], title: Text | None = None) -> Part:
        """A list of options to pick one from; the argument only tells several lists apart."""
        lines = [self.select_line(option, option.id) for option in options]
        first = self.ids.index(options[0].id)
        closed = self.placeholder(len(lines)) if title is None else self.reader.label(title, limits.PLACEHOLDER)
        return select(self.button_id("pick", f"={first}"), lines, closed)

    def select_line(self, option: Option[None], value: str, *, chosen: bool = False) -> SelectLine:
        label = self.name(option, limits.OPTION_TEXT)
        return SelectLine(label, value, self.small_print(option), chosen, self.reader.emoji(option.label))

    def small_print(self, option: Option[None]) -> str:
        """What an option costs and yields, below a line of a select."""
        said = [self.reader.label(one, limits.TEXT) for one in consequences(option)]
        return fit_sense("; ".join(said), limits.OPTION_TEXT)

    def name(self, option: Option[None], most: int = limits.LABEL) -> str:
        """The label of an option, with its number where a picture shows that."""
        return numbered_label(self.number_before_name(option), self.reader, option.label, most)

    def placeholder(self, count: int) -> str:
        """What a closed list says: how many may be chosen of it, and if that is one, of what."""
        several = self.most > 1 and not self.question.ordered
        asked = how_many(self.fewest, self.most) if several else one_of(self.question.key, count)
        return self.reader.label(asked, limits.PLACEHOLDER)


ROW_CHARACTERS = 180  # of a name, and of what stands below it


def numbered_label(number: str | None, reader: Reader, label: Text, most: int) -> str:
    """A label with the number that a picture shows; a name that begins with a number gets none before it."""
    plain = reader.label(label, most)
    if number is None or plain[:1].isdigit():
        return plain
    return f"{number} · {reader.label(label, most - len(number) - 3)}"


def verb(option: Option[None], reader: Reader) -> str:
    """What a button says beside an option that has no number: in a word what it does, where a game has one for it."""
    own = Text(f"{option.label.key}.verb")
    return reader.label(own if has_message(own) else Text("ui.panel.choose"))


def consequences(option: Option[None]) -> list[Text]:
    """What an option costs and yields, and that it cannot be taken back where that is so."""
    found = [one for one in (option.detail, option.alike) if one is not None]
    return [*found, Text("ui.panel.reveals")] if option.reveals else found


def how_many(fewest: int, most: int) -> Text:
    """How many may be chosen."""
    return text("ui.panel.pick_n", n=most) if fewest == most else text("ui.panel.pick_some", min=fewest, max=most)


def one_of(question: str, count: int) -> Text:
    """That one of several is chosen, and of what, if a game says what a question is about."""
    game, _, name = question.partition(".")
    number, subject = text("ui.panel.one_of", n=count), text(f"{game}.subject.{name}", n=1)
    return text("ui.panel.field", field=subject, value=number) if has_message(subject) else number


def by_role(options: Sequence[Option[None]]) -> tuple[list[Option[None]], list[Option[None]]]:
    """What a question is about, what is a danger last, and what else may be done."""
    main = [option for role in ("main", "danger") for option in options if option.role == role]
    return main, [option for option in options if option not in main]
