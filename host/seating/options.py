"""What is chosen for a table before it starts, and what goes together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from engine.core import games
from engine.core.games import AnyGame, OptionSpec
from engine.core.text import PlayerMistake, Text, join, text, verbatim
from storage import TableRow
from storage.rows import Teaching

ON = "on"
HELP = OptionSpec("help", ("off", ON))  # of every table: `learn.option.help` names it


def offered_options(game: AnyGame) -> tuple[OptionSpec, ...]:
    """What can be chosen for a table: the options of its game, and what every table has."""
    return (*game.options, HELP)


def teaching_of(options: Mapping[str, str], before: Teaching = "") -> Teaching:
    """What these options make of how much a table explains; what is not named stays."""
    value = options.get(HELP.id)
    if value is None:
        return before
    if value not in HELP.values:
        allowed = join([verbatim(one) for one in HELP.values], "or")
        raise PlayerMistake(text("core.mistake.option_value", name=HELP.id, value=value, allowed=allowed))
    return "help" if value == ON else ""


def settle(game: AnyGame, seated: int, options: Mapping[str, str]) -> dict[str, str]:
    """Options that suit some number of players still possible; else the mistake that the smallest number makes."""
    options = {name: value for name, value in options.items() if name != HELP.id}
    refused: PlayerMistake | None = None
    for seats in sorted(game.seats):
        try:
            if seats >= seated:
                return game.complete_options(seats, options)
        except PlayerMistake as mistaken:
            refused = refused or mistaken
    if refused is None:
        return game.complete_options(seated, options)
    raise refused


def refuse_unknown(game: AnyGame, options: Mapping[str, str]) -> None:
    """Refuse options and values that the game does not have."""
    known = {spec.id: spec for spec in game.options}
    if any(name not in known or value not in known[name].values for name, value in options.items()):
        settle(game, min(game.seats), options)


class Correction(msgspec.Struct, frozen=True):
    """An option that does not go together with what was chosen: the value it has got, and why."""

    option: str
    value: str
    why: Text


def correct(
    game: AnyGame, seated: int, options: Mapping[str, str], chosen: frozenset[str]
) -> tuple[dict[str, str], tuple[Correction, ...]]:
    """Options that go together: what was not chosen just now gives way, one option for each objection."""
    settled, found = dict(options), list[Correction]()
    for _ in game.options:
        try:
            return settle(game, seated, settled), tuple(found)
        except PlayerMistake as refused:
            left = [spec for spec in game.options if spec.id not in {one.option for one in found}]
            better = _without_objection(
                game, seated, settled, sorted(left, key=lambda one: one.id in chosen), refused.text
            )
            if better is None:
                raise
            settled[better.option] = better.value
            found.append(better)
    return settle(game, seated, settled), tuple(found)


def _without_objection(
    game: AnyGame, seated: int, options: Mapping[str, str], specs: Sequence[OptionSpec], why: Text
) -> Correction | None:
    """The first option that can be changed so that this objection is gone, to its standard if possible."""
    for spec in specs:
        now = options.get(spec.id, spec.standard)
        for value in sorted(spec.values, key=lambda value: value != spec.standard):
            if value != now and _objection(game, seated, {**options, spec.id: value}) != why:
                return Correction(spec.id, value, why)
    return None


def _objection(game: AnyGame, seated: int, options: Mapping[str, str]) -> Text | None:
    try:
        settle(game, seated, options)
    except PlayerMistake as refused:
        return refused.text
    return None


def may_change(game: AnyGame, seated: int, options: Mapping[str, str], spec: OptionSpec) -> bool:
    """Whether an option may have another value with what is chosen before it; what comes after it gives way."""
    every = [one.id for one in game.options]
    before = {name: value for name, value in options.items() if name in every[: every.index(spec.id)]}
    now = options.get(spec.id, spec.standard)
    return any(_objection(game, seated, {**before, spec.id: value}) is None for value in spec.values if value != now)


def with_options(row: TableRow, settled: dict[str, str], teaching: Teaching) -> TableRow:
    """A lobby with these options, which looks for no more players than they allow."""
    after = replace(row, options=settled, teaching=teaching)
    if row.seeking is None:
        return after
    seats = max(min(row.seeking.seats, most_seats(games.get(row.game), settled)), len(row.seats))
    return replace(after, seeking=replace(row.seeking, seats=seats))


def most_seats(game: AnyGame, options: Mapping[str, str]) -> int:
    """The largest number of players these options allow."""
    fitting = [seats for seats in game.seats if game.objection(seats, options) is None]
    return max(fitting, default=max(game.seats))
