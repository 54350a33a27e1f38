"""Counts what was compared between tables and redealt ones, and keeps each difference: a leak."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from engine.core.text import Seat

SHOWN = 70  # letters around the first difference


class Case(NamedTuple):
    """One game to look at, from which everything else follows."""

    game: str
    seats: int
    options: dict[str, str]
    seed: str

    def command(self, *more: str) -> str:
        """What looks at the same game again."""
        options = "".join(f" --option {name}={value}" for name, value in self.options.items())
        told = f"python -m tools.proof leak --game {self.game} --seats {self.seats}{options} --seed {self.seed} --once"
        return " ".join((told, *more))

    def features(self) -> set[tuple[str, str]]:
        """What this game is an example of."""
        return {(self.game, f"{self.seats} seats"), *((self.game, f"{k}={v}") for k, v in self.options.items())}


class Leak(NamedTuple):
    """An artefact that tells what it must not."""

    case: Case
    moment: str
    seat: Seat | None
    artefact: str
    where: str  # the first difference

    def __str__(self) -> str:
        eyes = "everybody" if self.seat is None else f"seat {self.seat}"
        case = self.case
        return (
            f"{case.game} seats={case.seats} {case.options} {self.moment}: {self.artefact} tells {eyes} what they "
            f"cannot know: {self.where}\n  again with: {case.command()}"
        )


class LeakTally:
    """What was looked at so far, and what was found."""

    def __init__(self) -> None:
        self.positions = self.worlds = self.unchanged = self.impossible = 0
        self.compared: Counter[str] = Counter()
        self.changed: Counter[str] = Counter()  # worlds by what was different in them
        self.covered: set[tuple[str, str]] = set()
        self.leaks: list[Leak] = []

    def compare(self, case: Case, moment: str, seat: Seat | None, artefact: str, here: bytes, there: bytes) -> None:
        """One artefact of two worlds."""
        self.compared[artefact] += 1
        if here != there:
            self.leaks.append(Leak(case, moment, seat, artefact, first_difference(here, there)))

    def told(self) -> Iterator[str]:
        """The numbers."""
        yield (
            f"{self.positions} positions, {self.worlds} worlds in which something hidden was different, "
            f"{self.unchanged} in which nothing could be, {self.impossible} that could not be dealt"
        )
        yield "different: " + ", ".join(f"{part} {n}" for part, n in self.changed.most_common())
        yield f"{sum(self.compared.values())} artefacts compared: " + ", ".join(
            f"{name} {n}" for name, n in sorted(self.compared.items())
        )
        yield f"{len(self.leaks) or 'no'} differences"


def first_difference(here: bytes, there: bytes) -> str:
    """Where two artefacts part, with what stands around it."""
    at = next((n for n, (one, other) in enumerate(zip(here, there, strict=False)) if one != other), None)
    at = min(len(here), len(there)) if at is None else at
    shown = [one[max(0, at - SHOWN) : at + SHOWN].decode(errors="replace") for one in (here, there)]
    return f"at byte {at} of {len(here)} and {len(there)}: …{shown[0]}… / …{shown[1]}…"
