"""One question as controls: buttons, selects, groups, amounts, several picks, an order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from cogs.clicks import button_ids
from cogs.messages import limits
from cogs.messages.message import Part, SelectLine, Style, button, fit, rows, select
from cogs.messages.reader import Reader
from cogs.panels.question.place import Place
from engine.core.offer import Option, Role
from engine.core.text import Text, text
from host.records import Question

BUTTONS = 5  # up to so many options are buttons, more are a select
TOLD = 12  # up to so many options say above the controls what they cost and yield; a select says it in its lines, too
SELECTS = 4  # up to so many groups are selects side by side; more are one list, or opened one at a time
STYLES: dict[Role, Style] = {"main": "main", "free": "plain", "decline": "plain", "danger": "bad", "confirm": "good"}

Numbered = tuple[int, Option[None]]


@dataclass
class Controls:
    """What a question needs in the panel: lines of text and the parts below them."""

    lines: list[str] = field(default_factory=list)
    parts: list[Part] = field(default_factory=list)


@dataclass(frozen=True)
class Group:
    """Options that are shown together after the group was opened."""

    title: str
    members: tuple[Numbered, ...]


def consequences(option: Option[None]) -> list[Text]:
    """What an option costs and yields, and that it cannot be taken back where that is so."""
    told = [] if option.detail is None else [option.detail]
    return [*told, Text("ui.panel.reveals")] if option.reveals else told


def times(name: str, count: int) -> str:
    """A thing that is picked once, or so many times."""
    return name if count == 1 else f"{name} × {count}"


def how_many(fewest: int, most: int) -> Text:
    """How many may be chosen."""
    return text("ui.panel.pick_n", n=most) if fewest == most else text("ui.panel.pick_some", min=fewest, max=most)


class Layout:
    """One question, one reader, one place; every method lays out one shape."""

    def __init__(self, question: Question, reader: Reader, place: Place, numbers: Mapping[str, str]) -> None:
        self.question, self.reader, self.place, self.numbers = question, reader, place, numbers
        self.options = question.options
        self.ids = [option.id for option in question.options]
        self.fewest, self.most = question.min, question.max
        self.made = Controls()

    def one(self) -> None:
        """Pick one: buttons, or a select, or first a group; what is not a main option stays a button beside it."""
        numbered = list(enumerate(self.options))
        main = [(n, option) for n, option in numbered if option.role in ("main", "danger")]
        rest = [(n, option) for n, option in numbered if option.role not in ("main", "danger")]
        if len(rest) > 2 * BUTTONS:
            main, rest = numbered, []
        groups = self.groups(main)
        if len(main) <= TOLD:
            self.tell(main)
        if len(main) <= BUTTONS:
            self.made.parts += rows([self.pick(option) for _, option in main])
        elif not groups:
            self.made.parts.append(self.pick_from(main))
        elif len(groups) <= SELECTS and len(main) <= limits.OPTIONS:
            self.made.parts += [self.pick_from(group.members, group.title) for group in groups]
        elif self.place.group is None or self.place.group >= len(groups):
            self.open_groups(groups, pickable=True)
        else:
            group = groups[self.place.group]
            self.made.lines.append(f"**{group.title}**")
            self.made.parts += [self.pick_from(group.members), *rows([self.to_groups()])]
        self.tell(rest)
        for role in ("free", "decline", "confirm"):
            same = [self.pick(option) for _, option in rest if option.role == role]
            self.made.parts += rows(same)

    def several(self) -> None:
        """Pick some: marks are collected in selects and handed in with a button of their own."""
        numbered = list(enumerate(self.options))
        groups = self.groups(numbered)
        if len(numbered) <= TOLD:
            self.tell(numbered)
        if not groups:
            self.made.parts.append(self.mark_from(numbered))
        elif len(groups) <= SELECTS:
            self.made.parts += [self.mark_from(group.members, group.title) for group in groups]
        elif self.place.group is None or self.place.group >= len(groups):
            self.open_groups(groups, pickable=False)
        else:
            group = groups[self.place.group]
            self.made.lines.append(f"**{group.title}**")
            self.made.parts += [self.mark_from(group.members), *rows([self.to_groups()])]
        self.hand_in(sorted(self.place.marks))

    def mark_from(self, shown: Sequence[Numbered], title: str = "") -> Part:
        here = {n for n, _ in shown}
        elsewhere = Place(self.place.group, tuple(n for n in self.place.marks if n not in here))
        free = self.most - len(elsewhere.marks)
        most = max(1, min(free, len(shown)), len(here & set(self.place.marks)))
        return select(
            self.call("mark", elsewhere.pack(self.ids, str(shown[0][0]))),
            [self.line(option, str(n), chosen=n in self.place.marks) for n, option in shown],
            title or self.placeholder(),
            fewest=0,
            most=most,
        )

    def hand_in(self, marks: Sequence[int]) -> None:
        """The marks so far, and the button that answers with them once their number is right."""
        if marks:
            counted = Counter(marks).items()
            chosen = [times(self.reader.head(self.options[n].label), count) for n, count in counted]
            self.made.lines.append(self.reader.say(text("ui.panel.chosen", chosen="; ".join(chosen))))
        right = self.fewest <= len(marks) <= self.most
        label = Text("ui.panel.done") if marks else Text("ui.panel.none")
        packed = Place(None, tuple(marks)).pack(self.ids)
        if marks or self.fewest == 0:
            self.made.parts += rows(
                [button(self.reader.label(label), self.call("take", packed), "good", off=not right)]
            )

    def amount(self) -> None:
        """Name an amount: a step down, this one, a step up, and a few amounts to jump to."""
        last = len(self.options) - 1
        at = min(self.place.marks[0], last) if self.place.marks else 0
        now = self.options[at]
        self.tell([(at, now)], always=True)
        take = button(
            self.reader.label(text("ui.panel.take", amount=now.label)), self.call("pick", now.id), STYLES["confirm"]
        )
        less = self.jump(max(0, at - 1), "−", "less", off=at == 0)
        more = self.jump(min(last, at + 1), "+", "more", off=at == last)
        self.made.parts += rows([less, take, more])
        presets = sorted({round(last * part / (BUTTONS - 1)) for part in range(BUTTONS)})
        self.made.parts += rows([self.jump(n, self.reader.label(self.options[n].label), "to") for n in presets])

    def order(self) -> None:
        """Put into an order, one after the other; the last one falls into place by itself."""
        marks = self.place.marks
        left = [(n, option) for n, option in enumerate(self.options) if n not in marks]
        if len(left) == 1 and self.question.min == len(self.options):
            marks, left = (*marks, left[0][0]), []
        if marks:
            placed = [f"{at}. {self.reader.head(self.options[n].label)}" for at, n in enumerate(marks, 1)]
            self.made.lines += [self.reader.say(Text("ui.panel.order")), *placed]
        if left and len(marks) < self.question.max:
            self.made.lines.append(self.reader.say(text("ui.panel.next", n=len(marks) + 1)))
            self.next_from(left, marks)
        finish = []
        if marks and len(marks) >= self.question.min:
            packed = Place(None, marks).pack(self.ids)
            finish.append(button(self.reader.label(Text("ui.panel.this_order")), self.call("take", packed), "good"))
        if self.place.marks:
            packed = Place().pack(self.ids, "anew")
            finish.append(button(self.reader.label(Text("ui.panel.anew")), self.call("open", packed)))
        self.made.parts += rows(finish)

    def next_from(self, left: Sequence[Numbered], marks: tuple[int, ...]) -> None:
        if len(left) <= BUTTONS:
            self.tell(left)
            self.made.parts += rows(
                [
                    button(
                        self.reader.label(option.label),
                        self.call("open", Place(None, (*marks, n)).pack(self.ids)),
                        "main",
                        emoji=self.reader.emoji(option.label),
                    )
                    for n, option in left
                ]
            )
            return
        lines = [self.line(option, Place(None, (*marks, n)).pack(self.ids)) for n, option in left[: limits.OPTIONS]]
        self.made.parts.append(select(self.call("open", "next"), lines, self.placeholder()))

    def groups(self, numbered: Sequence[Numbered]) -> list[Group]:
        """The groups to open first; none if everything fits into one simple control."""
        titles = list(dict.fromkeys(option.group for _, option in numbered))
        one_list = len(numbered) <= limits.OPTIONS and not 1 < len(titles) <= SELECTS
        if len(numbered) <= BUTTONS or one_list:
            return []
        made = []
        for title in titles:
            members = [(n, option) for n, option in numbered if option.group == title]
            parts = [members[at : at + limits.OPTIONS] for at in range(0, len(members), limits.OPTIONS)]
            for part in parts:
                if len(parts) == 1:
                    name = self.reader.label(title or Text("ui.panel.others"))
                else:
                    ends = [self.reader.label(option.label, 35) for _, option in (part[0], part[-1])]
                    name = " … ".join(ends)
                made.append(Group(name, tuple(part)))
        return made

    def open_groups(self, groups: Sequence[Group], *, pickable: bool) -> None:
        places = [Place(n, self.place.marks).pack(self.ids) for n in range(len(groups))]
        if len(groups) <= BUTTONS:
            lone = [pickable and len(group.members) == 1 for group in groups]
            self.tell([group.members[0] for group, alone in zip(groups, lone, strict=True) if alone])
            self.made.parts += rows(
                [
                    self.pick(group.members[0][1])
                    if alone
                    else button(group.title, self.call("open", place), STYLES["main"])
                    for group, alone, place in zip(groups, lone, places, strict=True)
                ]
            )
            return
        lines = [
            SelectLine(group.title, place, self.members(group))
            for group, place in zip(groups[: limits.OPTIONS], places, strict=False)
        ]
        self.made.parts.append(
            select(self.call("open", "group"), lines, self.reader.label(Text("ui.panel.group"), 150))
        )

    def members(self, group: Group) -> str:
        names = [self.reader.label(option.label) for _, option in group.members]
        return fit(", ".join(names), limits.OPTION_TEXT)

    def to_groups(self) -> Part:
        packed = Place(None, self.place.marks).pack(self.ids, "groups")
        return button(self.reader.label(Text("ui.panel.groups")), self.call("open", packed))

    def tell(self, shown: Sequence[Numbered], *, always: bool = False) -> None:
        """What each option costs and yields, for controls that have no room for it."""
        for _, option in shown:
            if told := [self.reader.say(one) for one in consequences(option)]:
                self.made.lines.append(f"- **{self.reader.head(option.label)}**: {'; '.join(told)}")
            elif always:
                self.made.lines.append(f"- **{self.reader.head(option.label)}**")

    def name(self, option: Option[None], most: int = limits.LABEL) -> str:
        """The label of an option, with its number where a picture shows that."""
        number = self.numbers.get(option.id)
        if number is None:
            return self.reader.label(option.label, most)
        return f"{number}. {self.reader.label(option.label, most - len(number) - 2)}"

    def pick(self, option: Option[None]) -> Part:
        label = self.name(option)
        return button(label, self.call("pick", option.id), STYLES[option.role], emoji=self.reader.emoji(option.label))

    def pick_from(self, shown: Sequence[Numbered], title: str = "") -> Part:
        """A select of options; what is selected is the answer, the argument only tells several selects apart."""
        lines = [self.line(option, option.id) for _, option in shown]
        return select(self.call("pick", f"={shown[0][0]}"), lines, title or self.placeholder())

    def jump(self, to: int, label: str, tag: str, *, off: bool = False) -> Part:
        return button(label, self.call("open", Place(None, (to,)).pack(self.ids, tag)), off=off)

    def line(self, option: Option[None], value: str, *, chosen: bool = False) -> SelectLine:
        label = self.name(option, limits.OPTION_TEXT)
        return SelectLine(label, value, self.about(option), chosen, self.reader.emoji(option.label))

    def about(self, option: Option[None]) -> str:
        """What an option costs and yields, below its line in a select."""
        return fit("; ".join(self.reader.label(one, limits.TEXT) for one in consequences(option)), limits.OPTION_TEXT)

    def placeholder(self) -> str:
        several = self.most > 1 and not self.question.ordered
        asked = how_many(self.fewest, self.most) if several else Text("ui.panel.pick_one")
        return self.reader.label(asked, limits.PLACEHOLDER)

    def call(self, verb: str, arg: str = "") -> str:
        question = self.question
        return button_ids.make(verb, arg, table=question.table.id, step=question.step, plan=question.plan)
