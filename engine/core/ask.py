"""Questions: what rules yield, what players answer, and the few shapes that all games share."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from typing import Any, Generic, Literal, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.text import DeadEnd, EngineBug, PlayerMistake, Seat, Text, text, verbatim

T = TypeVar("T")
U = TypeVar("U")
X = TypeVar("X")
E = TypeVar("E")
T_co = TypeVar("T_co", covariant=True)

Rule: TypeAlias = Generator["Ask[Any] | Joint", Any, T]
Free: TypeAlias = Callable[[], "Rule[None] | None"]
Role = Literal["main", "free", "decline", "danger", "confirm"]
Shape = Literal["one", "some", "amount", "arrange"]

MOST_OPTIONS = 25
Amounts: TypeAlias = tuple[tuple[str, int], ...]  # how much of what: (("yen", 2), ("silk", 1))


class Facts(Struct, frozen=True):
    """What an option or a question means, as values: for computer players, pictures and details.

    Games add what is theirs in `rules/option_facts.py`; nobody reads numbers out of texts or parses ids.
    """

    price: Amounts = ()
    gain: Amounts = ()


class Option(Struct, Generic[T_co], frozen=True):
    """One thing that may be picked; the rule gets `value` back, people and logs see the rest."""

    id: str
    value: T_co
    label: Text
    detail: Text | None = None
    group: Text | None = None
    role: Role = "main"
    target: str | None = None
    facts: Facts | None = None
    reveals: bool = False  # something hidden is shown when it is picked, so nobody can take it back afterwards
    fruitless: bool = False  # it brings nothing as things stand, which its detail says: people get it last


class Series(Struct, frozen=True):
    """The same question may come several times in a row, so that several answers can be put together before sending.

    Each answer is still given and checked by itself; `end` is the option that ends the series early. How many may be
    picked is said once: beside the list, or in `asked` where every option has an amount of its own (`repeat`).
    """

    left: int  # how often it can still be answered, this time included
    repeat: bool = False  # whether the same option may be picked again
    end: str | None = None
    asked: Text | None = None  # what is asked once for all that is left, where the question speaks of one at a time


class FieldChoice(Struct, frozen=True):
    """One value of a field: the answers it stands for, one after another."""

    label: Text
    answers: tuple[tuple[str, ...], ...]
    detail: Text | None = None
    facts: Facts | None = None  # what it means, for pictures of what is filled in but not sent yet


class Field(Struct, frozen=True):
    """One line of a form."""

    label: Text
    choices: tuple[FieldChoice, ...]
    chosen: int | None = None  # what is filled in already
    open: bool = False  # nothing is filled in that could be, though that is a choice, too


class Form(Struct, frozen=True):
    """Several questions on one page; what is filled in is answered field by field, then by `end`."""

    fields: tuple[Field, ...]
    end: tuple[str, ...] = ()


class Refusal(Struct, frozen=True):
    """A candidate that is not offered, under the id it would have, and why."""

    id: str
    label: Text
    reason: Text


def none_refused() -> list[Refusal]:
    return []


class Offer(Struct, Generic[T_co], frozen=True):
    """Options together with what was sifted out; the reasons are only worked out when somebody asks."""

    options: tuple[Option[T_co], ...]
    refused: Callable[[], list[Refusal]] = none_refused

    def __iter__(self) -> Iterator[Option[T_co]]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.options)


class Ask(Struct, Generic[T]):
    """A question to one seat; answered by ids of `options`, between `min` and `max` of them."""

    seat: Seat
    key: str
    options: Sequence[Option[T]]
    min: int = 1
    max: int = 1
    ordered: bool = False
    private: bool = False
    refused: Callable[[], list[Refusal]] = none_refused
    draft: tuple[Text, ...] = ()  # what this seat has put together so far in a secret flow, for its eyes
    shape: Shape = "one"
    prompt: Text | None = None  # where the bare key does not say enough; see `asked`
    facts: Facts | None = None  # what the draft says, as values
    series: Series | None = None
    form: Form | None = None
    recurs: bool = False  # the same offer comes again in later turns, so that it may be answered alike for good

    @property
    def asked(self) -> Text:
        """The question as a text."""
        return self.prompt if self.prompt is not None else Text(self.key)

    def ids(self) -> list[str]:
        return [option.id for option in self.options]

    def forced(self) -> list[str] | None:
        """The only possible answer, if there is just one."""
        count = len(self.options)
        if self.max == 0:
            return []
        if count == self.min == self.max and (not self.ordered or count == 1):
            return self.ids()
        return None

    def confirms(self) -> bool:
        return len(self.options) == 1 and self.options[0].role == "confirm"

    def check(self, picks: Sequence[str]) -> list[T]:
        """The values behind the picks, or a mistake that says what would be right."""
        ids = self.ids()
        if not all(pick in ids for pick in picks):
            raise PlayerMistake(text("core.mistake.option", question=self.asked))
        if len(set(picks)) != len(picks):
            raise PlayerMistake(Text("core.mistake.twice"))
        if not self.min <= len(picks) <= self.max:
            raise PlayerMistake(text("core.mistake.count", min=self.min, max=self.max, have=len(picks)))
        places = [ids.index(pick) for pick in picks]
        return [self.options[place].value for place in (places if self.ordered else sorted(places))]


class Joint(Struct):
    """Questions to several seats at once; one object for the whole phase, whose questions change as answers come."""

    key: str
    asks: list[Ask[Any]]
    secret: bool
    seats: tuple[Seat, ...] = ()  # everybody who takes part, whether still asked or done
    last: dict[Seat, Ask[Any]] = {}  # of who is done: the question they answered last


def sift(
    candidates: Iterable[X],
    why_not: Callable[[X], Text | None],
    show: Callable[[X], Option[T]],
    *also: Option[U],
) -> Offer[T | U]:
    """Offer the candidates that pass; keep the rest, with reasons, for "why not?"."""
    offered: list[Option[T | U]] = []
    kept_out: list[X] = []
    for candidate in candidates:
        if why_not(candidate) is None:
            offered.append(show(candidate))
        else:
            kept_out.append(candidate)
    offered.extend(also)

    def refused() -> list[Refusal]:
        found = []
        for candidate in kept_out:
            reason = why_not(candidate)
            if reason is not None:
                option = show(candidate)
                found.append(Refusal(option.id, option.label, reason))
        return found

    return Offer(tuple(offered), refused if kept_out else none_refused)


def offers(*parts: Offer[T] | Option[T]) -> Offer[T]:
    """Several offers and single options as one offer, in the order given."""
    options: list[Option[T]] = []
    sources: list[Callable[[], list[Refusal]]] = []
    for part in parts:
        if isinstance(part, Offer):
            options.extend(part.options)
            if part.refused is not none_refused:
                sources.append(part.refused)
        else:
            options.append(part)
    if not sources:
        return Offer(tuple(options))
    return Offer(tuple(options), lambda: [refusal for source in sources for refusal in source()])


def _ask(
    seat: Seat,
    key: str,
    offer: Offer[T] | Sequence[Option[T]],
    *,
    private: bool,
    draft: tuple[Text, ...],
    prompt: Text | None,
    **extra: Any,
) -> Ask[T]:
    options = offer.options if isinstance(offer, Offer) else tuple(offer)
    refused = offer.refused if isinstance(offer, Offer) else none_refused
    return Ask(seat, key, options, private=private, draft=draft, prompt=prompt, refused=refused, **extra)


def choose(
    seat: Seat,
    key: str,
    offer: Offer[T] | Sequence[Option[T]],
    *,
    private: bool = False,
    draft: tuple[Text, ...] = (),
    prompt: Text | None = None,
    facts: Facts | None = None,
    series: Series | None = None,
    form: Form | None = None,
    recurs: bool = False,
) -> Rule[T]:
    """Pick one; returns the value of the option picked."""
    more = {"facts": facts, "series": series, "form": form, "recurs": recurs}
    ask = _ask(seat, key, offer, private=private, draft=draft, prompt=prompt, **more)
    if not ask.options:
        raise DeadEnd(f"{key}: nothing to choose for seat {seat}")
    _, values = yield ask
    value: T = values[0]
    return value


def choose_some(
    seat: Seat,
    key: str,
    offer: Offer[T] | Sequence[Option[T]],
    min: int,
    max: int,
    *,
    private: bool = False,
    draft: tuple[Text, ...] = (),
    prompt: Text | None = None,
) -> Rule[list[T]]:
    """Pick between `min` and `max`, order irrelevant; returns the values in the order of the options."""
    ask = _ask(seat, key, offer, private=private, draft=draft, prompt=prompt, min=min, max=max, shape="some")
    if not 0 <= min <= max <= len(ask.options):
        raise DeadEnd(f"{key}: cannot pick {min} to {max} of {len(ask.options)}")
    _, values = yield ask
    return list(values)


def choose_amount(
    seat: Seat,
    key: str,
    amounts: Iterable[int],
    detail: Callable[[int], Text | None] = lambda n: None,
    *,
    private: bool = False,
    draft: tuple[Text, ...] = (),
    prompt: Text | None = None,
) -> Rule[int]:
    """Name an amount out of those that make sense."""
    options = [Option(f"n:{n}", n, verbatim(str(n)), detail=detail(n)) for n in amounts]
    ask = _ask(seat, key, options, private=private, draft=draft, prompt=prompt, shape="amount")
    if not options:
        raise DeadEnd(f"{key}: no amount is possible")
    _, values = yield ask
    amount: int = values[0]
    return amount


def arrange(
    seat: Seat,
    key: str,
    options: Sequence[Option[T]],
    *,
    private: bool = False,
    draft: tuple[Text, ...] = (),
    prompt: Text | None = None,
) -> Rule[list[T]]:
    """Put all options into an order."""
    count = len(options)
    ask = _ask(
        seat,
        key,
        options,
        private=private,
        draft=draft,
        prompt=prompt,
        min=count,
        max=count,
        ordered=True,
        shape="arrange",
    )
    if not options:
        raise DeadEnd(f"{key}: nothing to arrange")
    _, values = yield ask
    return list(values)


def choose_free(
    seat: Seat,
    key: str,
    offer: Callable[[], Offer[T] | Sequence[Option[T]]],
    free: Callable[[], Sequence[Option[Free]]] = tuple,
    *,
    prompt: Callable[[], Text | None] = lambda: None,
    series: Callable[[], Series | None] = lambda: None,
    recurs: bool = False,
) -> Rule[T]:
    """Pick one, with things that may be done at any time beside it; asks again after each of those."""
    main = offer()
    if not len(main):
        raise DeadEnd(f"{key}: nothing to choose for seat {seat}")
    while True:
        extras = free()
        options: list[Option[Any]] = [*main, *extras]
        refused = main.refused if isinstance(main, Offer) else none_refused
        _, values = yield Ask(seat, key, options, refused=refused, prompt=prompt(), series=series(), recurs=recurs)
        value = values[0]
        if not any(value is option.value for option in extras):
            chosen: T = value
            return chosen
        step = value()
        if step is not None:
            yield from step
        main = offer()
        if not len(main):
            raise PlayerMistake(text("core.mistake.stuck", question=Text(key)))


def resolve(
    seat: Seat,
    key: str,
    pending: list[E],
    perform: Callable[[E], Rule[Sequence[E]]],
    show: Callable[[E], Option[E]],
    *,
    plain: Callable[[E], bool],
) -> Rule[None]:
    """Finish pending effects in the owner's order; what one triggers joins the list, plain ones never ask."""
    while pending:
        at = next((n for n, effect in enumerate(pending) if plain(effect)), None)
        if at is None and len(pending) > 1:
            options = {option.id: option for option in map(show, pending)}
            picked = yield from choose(seat, key, tuple(options.values()))
            at = next(n for n, effect in enumerate(pending) if effect is picked)
        effect = pending.pop(at or 0)
        pending.extend((yield from perform(effect)))


def together(key: str, flows: Mapping[Seat, Rule[T]], *, secret: bool = True) -> Rule[dict[Seat, T]]:
    """Run one flow per seat side by side; all results arrive at once, in seat order."""
    asks: dict[Seat, Ask[Any]] = {}
    last: dict[Seat, Ask[Any]] = {}
    results: dict[Seat, T] = {}

    def go_on(seat: Seat, answer: Any) -> None:
        answered = asks.pop(seat, None)
        try:
            ask = flows[seat].send(answer)
        except StopIteration as stop:
            results[seat] = stop.value
            if answered is not None:
                last[seat] = answered
            return
        if not isinstance(ask, Ask) or ask.seat != seat:
            raise EngineBug(f"{key}: the flow of seat {seat} asked somebody else")
        if secret:
            ask.private = True
        asks[seat] = ask

    for seat in sorted(flows):
        go_on(seat, None)
    joint = Joint(key, [], secret, tuple(sorted(flows)), last)
    while asks:
        joint.asks = [asks[s] for s in sorted(asks)]
        seat, values = yield joint
        go_on(seat, (seat, values))
    return {seat: results[seat] for seat in sorted(results)}


END = Option("end", None, Text("core.end_turn"), role="confirm")
STOP = Option("stop", None, Text("core.stop"), role="decline")
SKIP = Option("skip", None, Text("core.skip"), role="decline")


def end_turn(
    seat: Seat, key: str = "core.ask.end_turn", free: Callable[[], Sequence[Option[Free]]] = tuple
) -> Rule[None]:
    """The last question of a turn: the moment to undo, and the last chance for free things."""
    yield from choose_free(seat, key, lambda: (END,), free)
