"""Collects the lines and controls of one question; the modules beside it fill it, each for one shape of question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from cogs.clicks import button_ids
from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, Style, button, fit, rows, select
from cogs.messages.reader import Reader
from cogs.panels.question.panel_state import PanelState
from cogs.panels.question.series import bounds
from engine.core.offer import Option, Role
from engine.core.text import Text, text
from host.records import Question

BUTTONS = 5  # up to so many options are buttons, more are a select
DESCRIBED = 12  # up to so many options say above the controls what they cost and yield; a select says it, too
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
    ) -> None:
        self.question, self.reader, self.state = question, reader, state
        self.option_numbers, self.target_numbers = option_numbers, target_numbers
        self.options = question.options
        self.ids = [option.id for option in question.options]
        self.fewest, self.most = bounds(question)
        self.lines: list[str] = []
        self.parts: list[Part] = []

    def button_id(self, verb: str, arg: str = "") -> str:
        question = self.question
        return button_ids.make(verb, arg, table=question.table.id, step=question.step, plan=question.plan)

    def describe(self, options: Iterable[Option[None]], *, always: bool = False) -> None:
        """Say above the controls what each option costs and yields; `always` names those, too, that do neither."""
        for option in options:
            said = [self.reader.say(one) for one in consequences(option)]
            if said or always:
                self.lines.append(f"- **{self.reader.head(option.label)}**{': ' if said else ''}{'; '.join(said)}")

    def add_buttons(self, options: Iterable[Option[None]]) -> None:
        """A button for each of these options."""
        self.parts += rows([self.option_button(option) for option in options])

    def add_minor_options(self, options: Sequence[Option[None]]) -> None:
        """What is not a main option, in rows by role."""
        self.describe(options)
        for role in ("free", "decline", "confirm"):
            self.add_buttons(option for option in options if option.role == role)

    def option_button(self, option: Option[None]) -> Part:
        custom_id = self.button_id("pick", option.id)
        return button(self.name(option), custom_id, STYLES[option.role], emoji=self.reader.emoji(option.label))

    def option_select(self, options: Sequence[Option[None]], title: str = "") -> Part:
        """A list of options to pick one from; the argument only tells several lists apart."""
        lines = [self.select_line(option, option.id) for option in options]
        first = self.ids.index(options[0].id)
        return select(self.button_id("pick", f"={first}"), lines, title or self.placeholder())

    def select_line(self, option: Option[None], value: str, *, chosen: bool = False) -> SelectLine:
        label = self.name(option, limits.OPTION_TEXT)
        return SelectLine(label, value, self.small_print(option), chosen, self.reader.emoji(option.label))

    def small_print(self, *options: Option[None]) -> str:
        """What options cost and yield, below a line of a select."""
        said = [self.reader.label(one, limits.TEXT) for option in options for one in consequences(option)]
        return fit("; ".join(said), limits.OPTION_TEXT)

    def name(self, option: Option[None], most: int = limits.LABEL) -> str:
        """The label of an option, with its number where a picture shows that."""
        number = self.option_numbers.get(option.id)
        if number is None:
            return self.reader.label(option.label, most)
        return f"{number}. {self.reader.label(option.label, most - len(number) - 2)}"

    def placeholder(self) -> str:
        several = self.most > 1 and not self.question.ordered
        asked = how_many(self.fewest, self.most) if several else Text("ui.panel.pick_one")
        return self.reader.label(asked, limits.PLACEHOLDER)


def consequences(option: Option[None]) -> list[Text]:
    """What an option costs and yields, and that it cannot be taken back where that is so."""
    found = [] if option.detail is None else [option.detail]
    return [*found, Text("ui.panel.reveals")] if option.reveals else found


def how_many(fewest: int, most: int) -> Text:
    """How many may be chosen."""
    return text("ui.panel.pick_n", n=most) if fewest == most else text("ui.panel.pick_some", min=fewest, max=most)


def by_role(options: Sequence[Option[None]]) -> tuple[list[Option[None]], list[Option[None]]]:
    """What a question is about, and what else may be done."""
    main = [option for option in options if option.role in ("main", "danger")]
    return main, [option for option in options if option not in main]
