"""How a game ended: the ranking, congratulations and a kind word, for everybody and for one person."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from cogs.messages.message import fit
from cogs.messages.reader import Reader
from engine.core.result import Line, Result, Score
from engine.core.text import Seat, Text, join, text, verbatim, who
from host import SeatShare, TableInfo

SCORE_CHARACTERS = 1_200
CLOSE = 0.05  # of the first one's result: a second one who is nearer than that was close
NOBODY_ELSE: Mapping[Seat, SeatShare] = MappingProxyType({})


def result_lines(
    table: TableInfo,
    reader: Reader,
    result: Result,
    *,
    played: Mapping[Seat, SeatShare] = NOBODY_ELSE,
    ended_by_standin: Sequence[Seat] = (),
    seen_back: int = 0,
    own: Seat | None = None,
    parts: bool = False,
) -> list[str]:
    """Who won, everybody's result and a kind word; who held the seat `own` is told their own in its place.

    Where no score sheet stands beside it, every result is told by its `parts`.
    """
    words = winner_words(table, result) if own is None else own_words(table, result, own)
    lines = [f"**{reader.say(said)}**" for said in words]
    lines.append(ranking(result, reader, parts=parts))
    lines += [reader.say(said) for said in kind_words(table, result)] if own is None else []
    if result.note is not None:
        lines.append(reader.say(result.note))
    if table.practice is not None:
        lines.append(reader.say(Text("practice.result")))
    if seen_back:
        lines.append(reader.say(text("back.result", n=seen_back)))
    for seat, share in played.items():
        lines += [f"-# {reader.say(said)}" for said in share_texts(table, seat, share)]
    lines += [f"-# {reader.say(text('days.played.last', player=who(seat)))}" for seat in ended_by_standin]
    return lines


def ranking(result: Result, reader: Reader, *, parts: bool = False) -> str:
    """Everybody's result in a line each, the best first."""
    lines = []
    for score in _ranked(result):
        lines.append(reader.say(text("ui.post.place", rank=score.rank, player=who(score.seat), total=score.total)))
        if parts:
            lines += part_lines(score, reader)
    return fit("\n".join(lines), SCORE_CHARACTERS)


def part_lines(score: Score, reader: Reader) -> list[str]:
    """What a result is made of, line by line of the sheet, in small print."""
    made = [reader.say(text("end.part", source=line.label, points=line.points)) for line in score.lines if line.points]
    return [f"-# {' · '.join(made)}"] if made else []


def short_result(table: TableInfo, reader: Reader, result: Result, own: Seat | None) -> str:
    """Who won and everybody's result in two lines."""
    said = winner_words(table, result) if own is None else own_words(table, result, own)[:1]
    scores = join([text("end.score", player=who(one.seat), total=one.total) for one in _ranked(result)])
    return "\n".join((*(f"**{reader.say(one)}**" for one in said), reader.say(scores)))


def winner_words(table: TableInfo, result: Result) -> list[Text]:
    """Who has won; people are congratulated."""
    if not result.winners:
        return []
    players = join([who(seat) for seat in result.winners], "and")
    if all(table.seats[seat].user is None for seat in result.winners):
        return [text("end.word.computer", players=players, n=len(result.winners))]
    return [text("ui.post.winners", players=players, n=len(result.winners))]


def kind_words(table: TableInfo, result: Result) -> list[Text]:
    """What is good to hear for those who have not won, and true: how close it was, in what they were best."""
    others = [
        score
        for score in _ranked(result)
        if score.seat not in result.winners and table.seats[score.seat].user is not None
    ]
    said = []
    behind = gap(result)
    if behind is not None and 0 < behind <= CLOSE * max(score.total for score in result.scores):
        said.append(text("end.word.close", gap=total(table, behind)))
    best = {score.seat: line for score in others if (line := best_line(result, score.seat)) is not None}
    if best:
        parts = [
            text("end.word.best_of", player=who(seat), source=line.label, points=line.points)
            for seat, line in best.items()
        ]
        said.append(text("end.word.best", list=join(parts, "comma")))
    if others:
        said.append(text("end.word.thanks", players=join([who(score.seat) for score in others], "comma")))
    return said


def own_words(table: TableInfo, result: Result, seat: Seat) -> list[Text]:
    """What one person is told about their own result."""
    score = next(one for one in result.scores if one.seat == seat)
    if seat in result.winners:
        alone = len(result.winners) == 1
        return [text("end.own.won" if alone else "end.own.shared")]
    if len(result.scores) == 1:
        return [Text("end.own.solo_lost")]
    first = max(one.total for one in result.scores)
    place = {"place": score.rank, "seats": len(result.scores)}
    behind = first - score.total
    said = [text("end.own.place", **place, behind=total(table, behind)) if behind else text("end.own.tied", **place)]
    best = best_line(result, seat)
    if best is not None:
        said.append(text("end.own.best", source=best.label, points=best.points))
    return said


def total(table: TableInfo, n: int) -> Text:
    """So many of what decides a game."""
    return text(f"{table.game}.total", n=n)


def gap(result: Result) -> int | None:
    """How far the second is behind the first; None without a second."""
    totals = sorted((score.total for score in result.scores), reverse=True)
    return totals[0] - totals[1] if len(totals) > 1 else None


def best_line(result: Result, seat: Seat) -> Line | None:
    """The line of the pad in which somebody has most points, of those in which nobody else has as many."""
    own = next(one for one in result.scores if one.seat == seat)
    others = [line for score in result.scores if score.seat != seat for line in score.lines]
    alone = [
        line
        for line in own.lines
        if line.points > max((one.points for one in others if one.label == line.label), default=0)
    ]
    return max(alone, key=lambda line: line.points, default=None)


def _ranked(result: Result) -> list[Score]:
    return sorted(result.scores, key=lambda score: (score.rank, score.seat))


def share_texts(table: TableInfo, seat: Seat, share: SeatShare) -> list[Text]:
    """Who played how much on a seat that changed hands, for whom that counts, and who left."""
    shown = [row for row in share.rows if row.answers > 0 and (row.user is None or row.user > 0)]
    every = sum(row.answers for row in share.rows)
    parts = [
        text(
            "days.played.share",
            player=Text("days.played.computer") if row.user is None else verbatim(f"<@{row.user}>"),
            percent=max(1, round(100 * row.answers / every)),
        )
        for row in shown
    ]
    said = [text("days.played", player=who(seat), parts=join(parts, "comma"))] if len(parts) > 1 else []
    holder = table.seats[seat].user
    if holder is not None and holder not in share.left:
        said.append(text("days.played.counts" if share.own else "days.played.not_counted", player=f"<@{holder}>"))
    return said + [text("days.played.left", player=f"<@{user}>") for user in share.left if user > 0]
