"""Which turn is best: many are tried on few imagined deals, the best of them on many, all on the same ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable, Sequence
from math import ceil, inf, log2
from random import Random
from statistics import fmean, stdev
from time import monotonic

from engine.players.trials import Trial, TrialResult, TurnLine, TurnStep

KEPT_TURNS = 4  # turns that are left when a race is nearly run
MOST_DEALS = 60  # on which the last ones are compared
SURE_ERRORS = 3.0  # standard errors between the best and the next: no need to look any longer
FIRST_DEALS = 2  # deals on which habit is tried first: how long a trial takes, and whether deals differ
FEW_DEALS = 8  # before anything is sure
COMPARED_DEALS = 4  # at a time, where no other turns are looked for: enough for several workers
STEADY_POINTS = 1.5  # points: where deals differ by less, trying another turn says more than trying another deal
WAVES = (0.45, 0.8)  # parts of the allowance after which turns that differ from the best one join the race
STEADY_WAVES = (0.3, 0.55, 0.75, 0.9)
FEWEST_DEALS = 4  # that carry a forecast; before anything is sure where deals hardly differ
ENDS = 2  # deals on which turns that are told of are played to the end of the game
LAST_SHARE = 1 / 3  # of the allowance is kept for comparing the last turns on so many deals, at most

ASSUMED_TRIALS = 100  # trials, as long as nobody knows how long one takes

Search = Generator[list[Trial], list[TrialResult | None], "Race"]


class Allowance:
    """How much may be spent on a thought: trials, so that it comes out the same every time, or seconds."""

    def __init__(
        self, *, trials: int | None = None, seconds: float | None = None, clock: Callable[[], float] = monotonic
    ) -> None:
        self._most, self._seconds, self._clock = trials, seconds, clock
        self._began = clock()
        self.done = 0

    def spent(self) -> float:
        """Which part is used up."""
        if self._most is not None:
            return self.done / max(1, self._most)
        assert self._seconds is not None
        return (self._clock() - self._began) / max(1e-9, self._seconds)

    def left(self) -> float | None:
        """The seconds that are left; None where only trials are counted."""
        return None if self._seconds is None else max(0.0, self._seconds - (self._clock() - self._began))

    def affords(self) -> int:
        """About how many trials can still be made."""
        if self._most is not None:
            return max(0, self._most - self.done)
        spent = self.spent()
        return int(self.done * (1 - spent) / spent) if self.done and spent > 0 else ASSUMED_TRIALS


class Runner:
    """One turn in the race: what came of it on each deal."""

    def __init__(self, line: TurnLine, *, stays: bool = False) -> None:
        self.line = line
        self.stays = stays  # to the end, however it does: somebody wants to know how good it is
        self.wasteful = False  # another one does the same without giving something away
        self.results: dict[int, TrialResult] = {}
        self.ends: dict[int, TrialResult] = {}  # what came of it on some deals when the game was played to its end

    def mean(self, deals: Sequence[int]) -> float:
        """How good it is on these deals."""
        return fmean(self.results[deal].worth for deal in deals)

    def spread(self) -> float:
        """By how much the deals differ, as far as one can tell."""
        worths = [sequel.worth for sequel in self.results.values()]
        return stdev(worths) if len(worths) > 1 else inf

    def dominates(self, other: Runner) -> bool:
        """Whether the other turn is this one with more answers, after which there is less of some things and more of
        none."""
        both = [(one, other.results[deal]) for deal, one in self.results.items() if deal in other.results]
        return bool(both) and all(_same_with_waste(mine, theirs) for mine, theirs in both)


def _same_with_waste(plain: TrialResult, long: TrialResult) -> bool:
    here, there = Counter(plain.line), Counter(long.line)
    if not here < there or plain.held == long.held:
        return False
    return all(plain.held.get(what, 0) >= long.held.get(what, 0) for what in {*plain.held, *long.held})


class Race:
    """All turns that are compared, and which of them are still in it."""

    def __init__(self, rng: Random, allowance: Allowance, required: Sequence[TurnLine] = ()) -> None:
        self._rng = rng
        self.required = required  # turns that are compared in any case
        self._allowance = allowance
        self._deals: list[int] = []
        self._tried: dict[TurnLine, Runner] = {}
        self.runners: list[Runner] = []  # still in the race, the best first once they were compared
        self.steady = False  # whether it hardly matters how things were dealt

    @property
    def best(self) -> Runner:
        return self.runners[0]

    def turn_of(self, runner: Runner) -> TurnLine:
        """A turn with all its answers, as it was played on the first deal."""
        return runner.results[self.deal(0)].line

    def common(self) -> list[int]:
        """The deals on which everybody was tried who is still in the race."""
        return [deal for deal in self._deals if all(deal in runner.results for runner in self.runners)]

    def rank(self) -> None:
        """The best first, by the deals they have in common; who could not be tried at all is out."""
        first = self._deals[:1]
        self.runners = [one for one in self.runners if one.results and all(deal in one.results for deal in first)]
        deals = self.common()
        if deals:
            self.runners.sort(key=lambda one: (one.wasteful, -one.mean(deals)))

    def settled(self) -> bool:
        """Whether the best is clearly the best, or nobody else is left."""
        self.rank()
        if len(self.runners) < 2:
            return True
        deals = self.common()
        if len(deals) < (FEWEST_DEALS if self.steady else FEW_DEALS):
            return False
        best, next_best = self.runners[:2]
        gaps = [best.results[deal].worth - next_best.results[deal].worth for deal in deals]
        error = stdev(gaps) / len(gaps) ** 0.5
        return fmean(gaps) > SURE_ERRORS * error if error else True

    def deal(self, number: int) -> int:
        """The deal of that number; the same for all runners."""
        while len(self._deals) <= number:
            self._deals.append(self._rng.getrandbits(48))
        return self._deals[number]

    def untried(self, groups: Iterable[Iterable[TurnLine]]) -> list[list[TurnLine]]:
        """What of these was not yet in the race."""
        return [[line for line in group if line not in self._tried] for group in groups]

    def enter(self, lines: Iterable[TurnLine], *, stay: bool = False) -> None:
        """New turns join the race."""
        for line in lines:
            if line not in self._tried:
                self._tried[line] = Runner(line, stays=stay)
                self.runners.append(self._tried[line])

    def run(self, numbers: Iterable[int]) -> Generator[list[Trial], list[TrialResult | None], None]:
        """Try everybody on these deals, as far as they were not yet."""
        deals = [self.deal(number) for number in numbers]
        waiting = [(one, deal) for deal in deals for one in self.runners if deal not in one.results]
        if not waiting:
            return
        found = yield [Trial(deal, one.line) for one, deal in waiting]
        for (runner, deal), sequel in zip(waiting, found, strict=True):
            if sequel is not None:
                runner.results[deal] = sequel
        self._allowance.done += len(waiting)

    def same_turns_once(self) -> None:
        """Lines that came to the same turn are one."""
        first, seen = self.deal(0), set[TurnLine]()
        kept = []
        for runner in self.runners:
            sequel = runner.results.get(first)
            if sequel is not None and (runner.stays or sequel.line not in seen):
                seen.add(sequel.line)
                kept.append(runner)
        self.runners = kept

    def halve(self, until: float) -> Generator[list[Trial], list[TrialResult | None], None]:
        """Try on ever more deals, with ever fewer runners, until that part of the allowance is spent."""
        yield from self.run([0])
        self.same_turns_once()
        self.rank()
        if self.steady:
            self._keep(KEPT_TURNS)
            return
        rounds = max(1, ceil(log2(max(1, len(self.runners)) / KEPT_TURNS)) if len(self.runners) > KEPT_TURNS else 1)
        began, number = self._allowance.spent(), 1
        for lap in range(rounds):
            limit = began + (until - began) * (lap + 1) / rounds
            while len(self.runners) > 1 and number < MOST_DEALS:
                yield from self.run(range(number + 1))
                number += 1
                if self._allowance.spent() >= limit or (len(self.runners) <= KEPT_TURNS and self.settled()):
                    break
            self.rank()
            self._keep(max(KEPT_TURNS, ceil(len(self.runners) / 2)))
            if self._allowance.spent() >= 1:
                return
        self._keep(KEPT_TURNS)

    def spare(self) -> Generator[list[Trial], list[TrialResult | None], None]:
        """Who gives something away beside what another turn does goes behind it, whatever the trials say.

        The best is tried without what it does beside its questions, to see whether that was any good; where there is
        no time for it, another turn has to do.
        """
        self.rank()
        while self.runners and not (best := self.best).wasteful:
            deals = self.common()
            plain = leave_outs(best.results[self.deal(0)])
            self.enter(plain)
            rivals = [one for line, one in self._tried.items() if line in plain or one.dominates(best)]
            self.runners += [one for one in rivals if one not in self.runners]
            yield from self.run([self._deals.index(deal) for deal in deals])
            self.runners = [one for one in self.runners if all(deal in one.results for deal in deals)]
            best.wasteful = any(not one.results or one.dominates(best) for one in rivals)
            self.rank()
            if self.best is best:
                return

    def play_out(self) -> Generator[list[Trial], list[TrialResult | None], None]:
        """The best, and whom it is compared with, to the end of the game: a forecast alone may be wrong.

        For whoever asks about certain turns; to play one, the forecast has to do.
        """
        others = [one for one in self.runners if one.stays and one.line] or [*filter(self._otherwise, self.runners)][:1]
        if not self.required or not self.runners or not [one for one in others if one is not self.best]:
            return
        pairs = [(one, deal) for one in dict.fromkeys([self.best, *others]) for deal in self.common()[:ENDS]]
        found = yield [Trial(deal, one.line, to_the_end=True) for one, deal in pairs]
        for (runner, deal), sequel in zip(pairs, found, strict=True):
            if sequel is not None:
                runner.ends[deal] = sequel

    def _otherwise(self, runner: Runner) -> bool:
        """Whether it answers the open question otherwise than the best."""
        return self.turn_of(runner)[:1] != self.turn_of(self.best)[:1]

    def wasteful(self, runner: Runner) -> bool:
        """Whether some turn that was tried does the same without giving something away."""
        return runner.wasteful or any(one.dominates(runner) for one in self._tried.values())

    def _keep(self, count: int) -> None:
        """Only the best go on, and runners that stay."""
        self.runners = [one for at, one in enumerate(self.runners) if at < count or one.stays]


def compare(rng: Random, allowance: Allowance, lines: Sequence[TurnLine]) -> Search:
    """Compare these turns and no others: yields what is to be tried, and returns the race that was run."""
    race, deals = Race(rng, allowance, lines), 0
    race.enter(lines, stay=True)
    while not deals or (race.runners and deals < MOST_DEALS and allowance.spent() < 1 and not race.settled()):
        deals += COMPARED_DEALS
        yield from race.run(range(deals))
        race.rank()
    yield from race.play_out()
    return race


def search(rng: Random, allowance: Allowance, also: Sequence[TurnLine] = ()) -> Search:
    """Compare turns: yields what is to be tried, gets what came of it, and returns the race that was run.

    The turn that habit would play comes first, then all that differ from it in one answer; then all that differ in
    one answer from the best of these, and so on. Where it hardly matters how things were dealt, as habit shows, one
    deal is enough for most of them, and more turns are tried. Those in `also` are compared with the best to the end.
    """
    race = Race(rng, allowance, also)
    race.enter(also, stay=True)
    race.enter([()])
    yield from race.run(range(max(1, min(FIRST_DEALS, allowance.affords() // 10))))
    race.rank()
    if not race.runners:
        return race
    race.steady = race.best.spread() < STEADY_POINTS
    last = min(LAST_SHARE, FEWEST_DEALS * KEPT_TURNS / max(1, allowance.affords()))
    for until in [wave * (1 - last) for wave in STEADY_WAVES] if race.steady else WAVES:
        if allowance.spent() >= until:
            continue
        best = race.best
        others = race.untried(variations(best.results[race.deal(0)], keep=len(best.line)))
        room = allowance.affords() * (until - allowance.spent()) / (1 - allowance.spent())
        race.enter(leave_outs(best.results[race.deal(0)]))
        race.enter(sample(others, int(room if race.steady else room / 2) + 1, rng))
        yield from race.halve(until)
    number = 1
    while allowance.spent() < 1 and number < MOST_DEALS and not race.settled():
        yield from race.run(range(number + 1))
        number += 1
    yield from race.spare()
    yield from race.play_out()
    return race


def leave_outs(sequel: TrialResult) -> list[TurnLine]:
    """A turn without one of the acts beside its questions, up to where the same is asked again."""
    found = []
    for at in sequel.beside:
        asked = sequel.line[at].key
        again = next((n for n in range(at + 1, len(sequel.line)) if sequel.line[n].key == asked), at + 1)
        found.append((*sequel.line[:at], *sequel.line[again:]))
    return found


def variations(sequel: TrialResult, keep: int = 0) -> list[list[TurnLine]]:
    """By answer of a turn: the turns that differ in it, and go on by habit.

    The first answers were found rather than given by habit, as many as `keep` says: there are also the turns that
    differ in one of them and keep the rest, as far as it still fits.
    """
    found = []
    for at, (step, ways) in enumerate(zip(sequel.line, sequel.ways, strict=True)):
        found.append([(*sequel.line[:at], TurnStep(step.key, way)) for way in ways])
        if at + 1 < keep:
            rest = sequel.line[at + 1 : keep]
            found.append([(*sequel.line[:at], TurnStep(step.key, way), *rest) for way in ways])
    return found


def sample(groups: Sequence[Sequence[TurnLine]], count: int, rng: Random) -> list[TurnLine]:
    """So many of them, of every group about as many."""
    queues = [rng.sample(list(group), len(group)) for group in groups if group]
    found: list[TurnLine] = []
    while queues and len(found) < count:
        for queue in queues:
            found.append(queue.pop())
        queues = [queue for queue in queues if queue]
    return found[:count]
