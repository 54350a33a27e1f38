"""Questions for panels: made up, or taken from a table, without any host or Discord."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, combinations
from typing import Any

from msgspec.structs import replace

from cogs.clicks import button_ids
from cogs.messages import limits
from cogs.messages.message import Message
from cogs.messages.reader import Reader
from cogs.panels.question.forms import GO, PUT, form_answers, form_ids, left_open
from cogs.panels.question.panel import question_message
from cogs.panels.question.panel_state import PanelState, unpack
from cogs.panels.question.paths import path
from cogs.panels.question.series import composes, series_answers
from cogs.panels.question.several_choices import TIMES
from engine.core.ask import Ask
from engine.core.looking_ahead import Previews
from engine.core.offer import Option
from engine.core.table import Table
from engine.core.text import Text, verbatim
from host.records import Ahead, Question, SeatInfo, TableInfo
from host.tables.questions import MOST_AHEAD, in_order

NAMES = ("Alexandra-Konstantina", "Ben", "Chidi", "Dominika", "Eno")


def table_info(game: str = "bazaar", seats: int = 2, number: int = 7) -> TableInfo:
    return TableInfo(
        id=number, game=game, options={}, status="running", organiser=1,
        seats=tuple(SeatInfo(n, 100 + n, None, NAMES[n], "blue", None, "playing") for n in range(seats)),
        guild=1, channel=2, thread=3, message=None, private=False, language="en", clock="none", commitment="c",
        created_at=0.0, started_at=0.0, ended_at=None,
    )  # fmt: skip


def question(options: Sequence[Option[Any]], **fields: Any) -> Question:
    """A question of the test game with these options."""
    given: dict[str, Any] = {
        "table": table_info(), "segment": 0, "seat": 0, "step": 3, "key": "bazaar.turn", "asked": Text("bazaar.turn"),
        "options": tuple(options), "min": 1, "max": 1, "ordered": False, "private": False, "shape": "one",
        "draft": (), "facts": None, "series": None, "form": None, "can_undo": False, "no_undo": None, "so_far": (),
        "purse": (), "view": None,
    }  # fmt: skip
    return Question(**{**given, **fields})


def option(name: str, detail: str = "", group: str = "", **fields: Any) -> Option[None]:
    return Option(
        name, None, verbatim(name.replace(":", " ")), verbatim(detail) if detail else None,
        verbatim(group) if group else None, **fields,
    )  # fmt: skip


def question_of(table: Table, ask: Ask[Any], number: int = 123_456, step: int = 1_234) -> Question:
    """An open question of a table, as the host would hand it out."""
    return Question(
        table=table_info(table.game.id, table.seats, number), segment=table.segment, seat=ask.seat, step=step,
        key=ask.key, asked=ask.asked, options=tuple(replace(one, value=None) for one in in_order(ask)), min=ask.min,
        max=ask.max, ordered=ask.ordered, private=ask.private, shape=ask.shape, draft=ask.draft, facts=ask.facts,
        series=ask.series, form=ask.form, can_undo=True, no_undo=None, so_far=tuple(table.log(ask.seat)),
        purse=table.purse(ask.seat), view=table.view(ask.seat),
    )  # fmt: skip


def question_with_ahead(table: Table, ask: Ask[Any]) -> Question:
    """A question of a table with the questions its main options lead to."""
    asked = question_of(table, ask)
    main = [one for one in asked.options if one.role in ("main", "danger") and not one.reveals]
    if (asked.min, asked.max) != (1, 1) or asked.form is not None or len(main) > MOST_AHEAD:
        return asked
    declining = [one for one in asked.options if one.role == "decline" and not one.reveals]
    found = []
    for one in (*main, *declining):
        after = Previews(table, ask.seat).after(one.id)
        following = None if after is None else after.ask_of(ask.seat)
        if after is not None and following is not None and not any(o.role == "confirm" for o in following.options):
            found.append(Ahead(one.id, question_of(after, following)))
    return replace(asked, ahead=tuple(found))


def parts_of(message: Message) -> list[dict[str, Any]]:
    return [dict(one) for one in limits.walk([part.to_component_dict() for part in message.parts])]


def words_of(message: Message) -> str:
    return "\n".join(part["content"] for part in parts_of(message) if part["type"] == limits.DISPLAY)


def clicks(message: Message) -> Iterator[button_ids.ButtonId]:
    """Everything that can be clicked, and every choice that can be made in a select."""
    for part in parts_of(message):
        if part.get("disabled") or "custom_id" not in part:
            continue
        chosen: Iterable[tuple[str, ...]] = [()]
        if part["type"] == limits.SELECT:
            values = [one["value"] for one in part["options"]]
            counts = range(part["min_values"], part["max_values"] + 1)
            chosen = chain.from_iterable(combinations(values, count) for count in counts)
        for one in chosen:
            call = button_ids.parse(part["custom_id"], one)
            assert call is not None
            yield call


def reachable(asked: Question, reader: Reader, most: int = 4_000) -> set[tuple[str, ...]]:
    """All answers that can be given by clicking through the panel; of several in a row those to this question."""
    if asked.form is not None or composes(asked) or asked.ahead:
        return composable(asked, reader)
    names = [one.id for one in asked.options]
    answers: set[tuple[str, ...]] = set()
    seen: set[PanelState] = set()
    waiting = [PanelState()]
    while waiting and len(seen) < most:
        state = waiting.pop()
        if not asked.ordered:
            state = PanelState(state.group, tuple(sorted(state.marks)))
        if state in seen or (len(state.marks) > asked.max and not asked.options[0].parts):
            continue
        seen.add(state)
        for call in clicks(question_message(asked, reader, state)):
            match call.verb:
                case "pick":
                    answers.add(call.values or (call.arg,))
                case "take":
                    answers.add(tuple(names[n] for n in unpack(call.arg, names).marks))
                case "open":
                    waiting.append(unpack(call.values[0] if call.values else call.arg, names))
                case "mark":
                    there = unpack(call.arg, names)
                    waiting.append(PanelState(there.group, (*there.marks, *map(int, call.values))))
    return answers


def composable(asked: Question, reader: Reader) -> set[tuple[str, ...]]:
    """What can be answered first where several answers are put together: every control is used once, by itself."""
    names = form_ids(asked.form) if asked.form is not None else [one.id for one in asked.options]
    found: set[tuple[str, ...]] = set()
    waiting = [PanelState()]
    for state in waiting:
        for call in clicks(question_message(asked, reader, state)):
            tag, chosen = call.arg.rpartition(".")[2], call.values[0] if call.values else ""
            match call.verb:
                case "pick":
                    found.add(call.values or (call.arg,))
                case "path":
                    found.add(path(asked, call.arg, call.values).answers[0].picks)
                case "mark" if not state.marks and len(call.values) == 1:
                    waiting.append(PanelState(None, (int(chosen),)))
                case "count":
                    found.add((names[int(chosen.partition(TIMES)[0])],))
                case "fill" if tag == GO:
                    waiting += [PanelState(unpack(call.arg, names).group)] if state == PanelState() else []
                case "fill" if tag == PUT:
                    waiting += [PanelState(None, unpack(call.arg, names).marks)] if not state.marks else []
                case "fill" if asked.form is not None and not asked.form.end:  # sent with the last field
                    marks = (*unpack(call.arg, names).marks, int(tag) + int(chosen))
                    if left_open(asked.form, marks):
                        waiting += [PanelState(None, marks)] if not state.marks else []
                    else:
                        found.update(answer.picks for answer in form_answers(asked.form, marks)[:1])
                case "fill" if not state.marks:
                    waiting.append(PanelState(None, (int(tag) + int(chosen),)))
                case "take":
                    found.update(answer.picks for answer in series_answers(asked, unpack(call.arg, names).marks)[:1])
                case "send" if asked.form is not None:
                    answers = [
                        answer.picks for answer in form_answers(asked.form, unpack(chosen or call.arg, names).marks)
                    ]
                    found.update([*answers, *((one,) for one in asked.form.end)][:1])
    return found & {(one.id,) for one in asked.options}
