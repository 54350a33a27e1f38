"""Hint: what the computer would do in somebody's place, in the words of the options; for their eyes only."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

from msgspec.structs import replace

from cogs.cards.table_parts import heading
from cogs.messages import limits
from cogs.messages.message import Message, fit, paragraph
from cogs.messages.reader import Reader
from cogs.panels.coach.guide import quoted, step_text
from engine.core import games
from engine.core.text import Text, join, text, verbatim
from host import FeatureGap, Hint, HintedTurn, LessonMoment, TableInfo
from words import has_message

MOST_STEPS = 12  # answers of a turn that are told
WHOLE = 20  # from here on decimals of an average tell nothing
TURN_CHARACTERS = 700
SMALL_CHARACTERS = 110  # of the runner-up
STEP = " → "  # between two answers of a turn in one line
MOST_GAPS = 3  # features that are told in numbers
MOST_NAMED = 2  # in words, of each of two turns
SUMS = ("total", "points")  # features that say no more than that a turn is better
CHANCE_STEP = 10  # in a hundred: what chances to win are rounded to, since they come true no more exactly


def hint_message(
    table: TableInfo, hint: Hint, reader: Reader, moment: LessonMoment | None = None, *, elsewhere: bool = True
) -> Message:
    """The best turn step by step and why in words; then, in small print, the runner-up and what this rests on.

    Of two that are equally good it says what each is good for, at once and later.

    In a guided game its step comes first, and all there is if the computer would do the same; elsewhere than in the
    table's thread, the table's name.
    """
    lines = [heading(table, reader)] if elsewhere else []
    steps = lines_of_step(moment, table.game, reader)
    agrees = moment is not None and bool(steps) and does_step(hint, moment)
    if agrees:
        return hint_paragraph(
            [*lines, *steps, *brought(hint, reader, costs=False)], [reader.say(Text("learn.hint.same"))]
        )
    compared = hint.best.points is not None
    view = "learn.hint.else" if steps else f"coach.hint.{hint.verdict if compared else 'plays'}"
    lines += [*leaves(moment, table.game, reader), *steps, reader.say(Text(view))]
    price, else_better = list[str](), list[str]()
    if hint.other is None or not compared:
        why = brought(hint, reader)
    elif hint.verdict == "close":
        why, else_better = good_for(table.game, hint, reader)
    else:
        best, price = reasons(table.game, hint, reader)
        why = [f"**{best}**"]
    detailed = why != because(hint, reader)  # what it costs and yields is said once
    lines += [*plan_lines(hint.best if detailed else replace(hint.best, details=()), reader), *why]
    if not compared:
        return hint_paragraph(lines, [])
    rivals, small = len(table.seats) - 1, list[str]()
    lines.append(" ".join(map(reader.say, promises(hint.best, table.game, rivals))))
    if hint.other is not None:
        head = "coach.hint.or" if hint.verdict == "close" else "coach.hint.other"
        small.append(" ".join((reader.say(text(head, way=other_way(hint, reader))), *else_better)))
    small += [" ".join(price[:2]), *price[2:]] if price else []
    small.append(" ".join(reader.say(one) for one in grounds(hint, rivals)))
    return hint_paragraph(lines, small)


def hint_paragraph(lines: Sequence[str], small: Sequence[str]) -> Message:
    """Lines, and below them what is said in small print."""
    return Message((paragraph(fit("\n".join((*lines, *(f"-# {one}" for one in small))), limits.TEXT)),))


def plan_lines(turn: HintedTurn, reader: Reader) -> list[str]:
    """A turn step by step; what an answer costs and yields stands with its step."""
    yields = {option: detail for option, detail in map(yielded, turn.details) if option is not None}
    most = MOST_STEPS if len(turn.said) > MOST_STEPS + 1 else len(turn.said)
    lines = []
    for n, step in enumerate(turn.said[:most], start=1):
        detail = next((yields.pop(option) for option in list(yields) if tells_of(step, option)), None)
        told = (
            reader.head(step) if detail is None else reader.head(text("coach.hint.yields", option=step, detail=detail))
        )
        lines.append(f"{n}. {told}")
    rest = [reader.say(Text("coach.hint.more"))] if len(turn.said) > most else []
    alone = [one for one in turn.details if yielded(one)[0] is None or yielded(one)[0] in yields]
    return [*lines, *rest, *(f"-# {reader.head(one)}" for one in alone)]


def yielded(detail: Text) -> tuple[Text | None, Text]:
    """The option that something is told of, if any is named, and what."""
    if detail.key != "coach.hint.yields":
        return None, detail
    args = dict(detail.args)
    option, told = args["option"], args["detail"]
    assert isinstance(option, Text)
    assert isinstance(told, Text)
    return option, told


def tells_of(step: Text, option: Text) -> bool:
    """Whether a step is this option and nothing else."""
    return step == option or (
        step.key == "coach.hint.about" and dict(step.args)["picks"] in (option, join((option,), "comma"))
    )


def other_way(hint: Hint, reader: Reader) -> Text:
    """The runner-up from its first step on that is another, and what of the best it shares."""
    best, said = hint.best.said, () if hint.other is None else hint.other.said
    same = sum(1 for _ in takewhile(lambda two: two[0] == two[1], zip(best, said, strict=False)))
    if same == len(said):
        same = 0
    steps = verbatim(turn_words(said[same:], reader, SMALL_CHARACTERS, inside=True))
    if same == len(said) - 1 == len(best) - 1:
        return text("coach.hint.way_last" if same else "coach.hint.way", steps=steps)
    return text("coach.hint.way_from", n=same + 1, steps=steps) if same else text("coach.hint.way", steps=steps)


def grounds(hint: Hint, rivals: int) -> list[Text]:
    """What a hint rests on, and what decides where points alone would say otherwise."""
    found, other = [text("coach.hint.deals", n=hint.deals)], hint.other
    if other is not None and hint.verdict != "close" and hint.best.lead is not None:
        as_rich = round(other.points or 0) >= round(hint.best.points or 0)
        found += [text("coach.hint.lead", rivals=rivals)] if as_rich else []
    return found


def reasons(game: str, hint: Hint, reader: Reader) -> tuple[str, list[str]]:
    """What the first brings at once and what it has more of later; then in numbers all that speaks for and against.

    Where it has more of nothing that has a name, what it brings whatever the other does, or by how much it is better.
    """
    score, (gains, lines) = in_units(game, max(1, hint.better)), arguments(game, hint.differs, hint.gaps, reader)
    more, _ = more_of(game, hint.gaps)
    why = why_better(gains, more, reader)
    if hint.comes_to or not why:
        why = brought(hint, reader, costs=False)
    if not why:
        return reader.say(text("coach.hint.why", score=score)), lines
    return why[0], [reader.say(text("coach.hint.better", score=score)), *lines]


def why_better(gains: Sequence[Text], more: Sequence[Text], reader: Reader) -> list[str]:
    """Why, of two turns, this one: what it alone brings at once, and what it has more of later; nothing if neither."""
    if gains:
        now = reader.say(text("coach.hint.why_at_once", amounts=join(gains, "comma")))
        return [" ".join((now, *later(more[:1], reader)))]
    return [reader.say(text("coach.hint.why_later", what=join(more, "semicolon")))] if more else []


def brought(hint: Hint, reader: Reader, *, costs: bool = True) -> list[str]:
    """Why, where no other turn says what this one is better for: what is put together, or what it brings at once.

    Else what it costs and yields; where neither has a name, that it is what the computer plays by experience: with
    `costs` there always is a reason.
    """
    if hint.comes_to:
        return [reader.say(text("coach.hint.comes_to", amounts=join(hint.comes_to, "comma")))]
    if hint.brings:
        return [reader.say(text("coach.hint.brings", amounts=join(hint.brings, "and")))]
    return because(hint, reader) or [reader.say(Text("coach.hint.usual"))] if costs else []


def because(hint: Hint, reader: Reader) -> list[str]:
    """The reason that what it costs and yields is, if that is known."""
    return [reader.say(text("coach.hint.because", what=yielded(one)[1])) for one in hint.best.details[:1]]


def more_of(game: str, gaps: Sequence[FeatureGap]) -> tuple[list[Text], list[Text]]:
    """What each of two turns has more of some turns later, by name; not that of which less is better.

    Points by themselves, only where there is nothing else.
    """
    good, bad = gaps_of(game, gaps)
    found = [[one.name for one in some if (one.better > one.worse) is (some is good)] for some in (good, bad)]
    named = [[one for one in names if one not in SUMS] or names for names in found]
    first, second = ([Text(f"{game}.feature.{one}") for one in names[:MOST_NAMED]] for names in named)
    return first, second


def good_for(game: str, hint: Hint, reader: Reader) -> tuple[list[str], list[str]]:
    """Of two turns: why the first, and what the second brings at once that it does not, and has more of later."""
    gains, lacks = ([Text("coach.more", one.args) for one in hint.differs if one.key == f"coach.{key}"]
                    for key in ("more", "less"))  # fmt: skip
    more, less = more_of(game, hint.gaps)
    now = [reader.say(text("coach.hint.now", amounts=join(lacks, "comma")))] if lacks else []
    why = why_better(gains, more, reader)
    return brought(hint, reader) if hint.comes_to or not why else why, [*now, *later(less, reader)]


def later(more: Sequence[Text], reader: Reader) -> list[str]:
    """The sentence that a turn brings more of this, if it does."""
    return [reader.say(text("coach.hint.later", what=join(more, "semicolon")))] if more else []


def arguments(
    game: str, differs: Sequence[Text], gaps: Sequence[FeatureGap], reader: Reader
) -> tuple[list[Text], list[str]]:
    """What the better of two turns brings at once; then what it has more of some turns later, and its price."""
    gains, costs = ([one for one in differs if one.key == key] for key in ("coach.more", "coach.less"))
    more, less = gaps_of(game, gaps)
    lacks = [text("coach.hint.at_once", amounts=join(costs, "comma"))] if costs else []
    lacks += [gap_text(game, one) for one in less]
    both = (("gaps", [gap_text(game, one) for one in more]), ("return", lacks))
    return gains, [gap_line(head, said, reader) for head, said in both if said]


def gaps_of(game: str, gaps: Sequence[FeatureGap]) -> tuple[list[FeatureGap], list[FeatureGap]]:
    """The few features in which the first turn differs most, by whether that is good; what is good is never missing."""
    named = [one for one in gaps if has_message(Text(f"{game}.feature.{one.name}"))]
    good = [one for one in named if (one.better > one.worse) is not (one.name in games.get(game).lower_is_better)]
    told = named[:MOST_GAPS]
    if good and good[0] not in told:
        told[-1] = good[0]
    return [one for one in told if one in good], [one for one in told if one not in good]


def gap_line(head: str, said: Sequence[Text], reader: Reader) -> str:
    return f"{reader.say(Text(f'coach.hint.{head}'))} {'; '.join(map(reader.say, said))}"


def gap_text(game: str, gap: FeatureGap) -> Text:
    better, worse = (float(round(n)) if abs(n) >= WHOLE else n for n in (gap.better, gap.worse))
    return text("coach.hint.gap", what=Text(f"{game}.feature.{gap.name}"), better=decimal(better), worse=decimal(worse))


def lines_of_step(moment: LessonMoment | None, game: str, reader: Reader) -> list[str]:
    """What the step that is on wants, and what for; nothing where it wants nothing."""
    if moment is None or moment.now is None or not moment.possible or not moment.wanted:
        return []
    wanted = [replace(one, label=verbatim(reader.label(one.label))) for one in moment.wanted]
    said = step_text("learn.hint.step", moment.now, moment, game, options=quoted(wanted))
    return [f"**{reader.say(said)}**", reader.say(Text(f"{game}.lesson.{moment.now.step.id}.missed"))]


def leaves(moment: LessonMoment | None, game: str, reader: Reader) -> list[str]:
    """That the step that is on leaves a choice, if it does."""
    if moment is None or moment.now is None or not moment.possible or moment.wanted:
        return []
    return [reader.say(step_text("learn.hint.free", moment.now, moment, game))]


def does_step(hint: Hint, moment: LessonMoment) -> bool:
    """Whether the turn that is hinted at has all that a step wants."""
    picked = {pick for picks in hint.best.picks for pick in picks}
    return all(one.id in picked or any(names(said, one.label) for said in hint.best.said) for one in moment.wanted)


def names(said: Text, label: Text) -> bool:
    """Whether what is said of a turn has this option among its picks."""
    return said == label or any(isinstance(part, Text) and names(part, label) for _, part in said.args)


def promises(turn: HintedTurn, game: str, rivals: int) -> list[Text]:
    """The points that may be expected, and how likely that wins; where no chance was learnt, beside the others'."""
    points = turn.points or 0.0
    if turn.chance is None:
        return [promise(points, turn.lead, game, rivals)]
    return [promise(points, None, game, rivals), chance_text(turn.chance)]


def promise(points: float, lead: float | None, game: str, rivals: int) -> Text:
    """What a turn promises, beside what the others may expect."""
    score, ahead = in_units(game, points), round(lead or 0)
    if lead is None:
        return text("coach.hint.points", score=score)
    if ahead == 0:
        return text("coach.hint.level", score=score, rivals=rivals)
    key = "coach.hint.ahead" if ahead > 0 else "coach.hint.behind"
    return text(key, score=score, lead=in_units(game, abs(ahead)), rivals=rivals)


def chance_text(chance: float) -> Text:
    """A chance to win, as exactly as such chances come true."""
    return text("coach.chance", percent=percent(chance))


def percent(chance: float) -> Text:
    """About so many in a hundred; nothing is certain."""
    tens = round(100 * chance / CHANCE_STEP) * CHANCE_STEP
    shown = min(100 - CHANCE_STEP, max(CHANCE_STEP, tens))
    key = "about" if shown == tens else "over" if tens > shown else "under"
    return text(f"coach.percent.{key}", n=shown)


def in_units(game: str, score: float) -> Text:
    """A score in the unit of its game: 84 VP, or £204."""
    return text(f"{game}.total", n=round(score))


def turn_words(said: Sequence[Text], reader: Reader, characters: int = TURN_CHARACTERS, *, inside: bool = False) -> str:
    """A turn answer by answer in one line: whole answers, as many as there is room for, but one at least.

    They may stand `inside` a sentence.
    """
    most = MOST_STEPS if len(said) > MOST_STEPS + 1 else len(said)  # one more is shorter than to say that there is
    tell = reader.say if inside else reader.head
    shown, more = [tell(one) for one in said[:most]], reader.say(Text("coach.hint.more"))
    room = characters if most == len(said) else characters - len(more) - len(STEP)
    while len(shown) > 1 and len(STEP.join(shown)) > room:
        shown.pop()
        room = characters - len(more) - len(STEP)
    if len(shown) < len(said):
        shown.append(more)
    return fit(STEP.join(shown), characters)


def decimal(value: float) -> Text:
    """A number to one decimal, as each language writes it; a 0 is left out."""
    tenths = round(abs(value) * 10)
    sign = "−" if value < 0 < tenths else ""
    if tenths % 10 == 0:
        return verbatim(f"{sign}{tenths // 10}")
    return text("coach.number", sign=sign, whole=tenths // 10, tenth=tenths % 10)
