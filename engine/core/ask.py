"""Questions: what rules yield, what players answer, and the few shapes that all games share."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from functools import partial
from typing import Any, Generic, Literal, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

from engine.core.offer import END, Facts, LazyOption, Offer, Option, Refusal, none_refused, offers, resolve
from engine.core.text import DeadEnd, EngineBug, PlayerMistake, Seat, Text, text, verbatim

T = TypeVar("T")

Rule: TypeAlias = Generator["Ask[Any] | Joint", Any, T]
Free: TypeAlias = Callable[[], "Rule[None] | None"]
FreeOffer: TypeAlias = Offer[Free] | Sequence[Option[Free] | LazyOption[Free]]  # what may be done at any time
Shape = Literal["one", "some", "amount", "arrange"]


class Series(Struct, frozen=True):
    """A question that may come several times in a row, so that several answers can be put together before sending.

    Each answer is still given and checked by itself; `end` is the option that ends the series early. How many may be
    picked is shown once: beside the list, or in `prompt` where every option has an amount of its own (`repeat`).
    """

    left: int  # how often it can still be answered, this time included
    repeat: bool = False  # whether the same option may be picked again
    end: str | None = None
    prompt: Text | None = None  # what is asked once for all that is left, where the question speaks of one at a time
    price: Text | None = None  # what all of it costs together, where all can be had


class FieldChoice(Struct, frozen=True):
    """One value of a field: the answers it stands for, one after another."""

    label: Text
    answers: tuple[tuple[str, ...], ...]
    detail: Text | None = None
    facts: Facts | None = None  # what it means, for pictures of what is filled in but not sent yet
    target: str | None = None  # where it lies


class Field(Struct, frozen=True):
    """One line of a form."""

    label: Text
    choices: tuple[FieldChoice, ...]
    chosen: int | None = None  # what is filled in already
    open: bool = False  # nothing is filled in that could be, though that is a choice, too
    short: Text | None = None  # its name on a button among others


class Form(Struct, frozen=True):
    """Several questions on one page; what is filled in is answered field by field, then by `end`."""

    fields: tuple[Field, ...]
    end: tuple[str, ...] = ()


class Presentation(Struct, frozen=True, gc=False):
    """What a question shows beside its options."""

    prompt: Text | None = None  # where the bare key does not say enough; see `Ask.asked`
    draft: tuple[Text, ...] = ()  # what this seat has put together so far in a secret flow, for its eyes
    facts: Facts | None = None  # what the draft says, as values
    series: Series | None = None
    form: Form | None = None
    others: Text | None = None  # how others may know the question, where the prompt names what they cannot see


PLAIN = Presentation()


class Teller(Protocol):
    """Says what would come of the answers to a question."""

    def options(self, ask: Ask[Any]) -> Sequence[Option[Any]]: ...

    def form(self, ask: Ask[Any], form: Form) -> Form: ...


class Ask(Struct, Generic[T]):
    """A question to one seat; answered by ids of `options`, between `min` and `max` of them."""

    seat: Seat
    key: str
    candidates: Sequence[Option[T] | LazyOption[T]]  # as they are answered; `options` is what somebody sees
    min: int = 1
    max: int = 1
    ordered: bool = False
    private: bool = False
    refused: Callable[[], list[Refusal]] = none_refused
    shape: Shape = "one"
    lazy_presentation: Presentation | Callable[[], Presentation] = PLAIN  # a call where it takes long
    recurs: bool = False  # the same offer comes again in later turns, so that it may be answered alike for good
    answered: bool = False  # what nobody has looked at by then can no longer be worked out truthfully
    waits: tuple[Any, ...] = ()  # of several effects that wait for their owner: the one that asks, then the others
    teller: Teller | None = None  # says of the options what they would bring
    told: Sequence[Option[T]] | None = None
    told_form: Form | None = None

    @property
    def options(self) -> Sequence[Option[T]]:
        """What may be picked, and what it would bring, worked out at the first look."""
        if self.told is None:
            if self.teller is None or self.answered:
                return self.untold
            self.told = self.teller.options(self)
        return self.told

    @property
    def untold(self) -> Sequence[Option[T]]:
        """What may be picked, for who can do without being told what it would bring: computer players, the machine."""
        if any(isinstance(one, LazyOption) for one in self.candidates):
            if self.answered:
                raise EngineBug(f"{self.key} is looked at for the first time after its answer")
            self.candidates = tuple(map(resolve, self.candidates))
        return cast("Sequence[Option[T]]", self.candidates)

    @property
    def presentation(self) -> Presentation:
        """What is shown beside the options, worked out at the first look."""
        if not isinstance(self.lazy_presentation, Presentation):
            self.lazy_presentation = self.lazy_presentation()
        return self.lazy_presentation

    @property
    def prompt(self) -> Text | None:
        return self.presentation.prompt

    @property
    def draft(self) -> tuple[Text, ...]:
        return self.presentation.draft

    @property
    def facts(self) -> Facts | None:
        return self.presentation.facts

    @property
    def series(self) -> Series | None:
        return self.presentation.series

    @property
    def form(self) -> Form | None:
        """The page of fields that stands for this question and those after it, and what each line would bring."""
        form = self.presentation.form
        if form is None or self.teller is None or self.answered:
            return form
        if self.told_form is None:
            self.told_form = self.teller.form(self, form)
        return self.told_form

    @property
    def asked(self) -> Text:
        """The question as a text, for the seat that answers it."""
        return self.prompt if self.prompt is not None else Text(self.key)

    @property
    def public_prompt(self) -> Text | None:
        """The question as everybody may know it; None if it is for the eyes of its seat."""
        if self.private:
            return None
        return self.asked if self.presentation.others is None else self.presentation.others

    def ids(self) -> list[str]:
        return [one.id for one in self.candidates]

    def forced(self) -> list[str] | None:
        """The only possible answer, if there is just one."""
        count = len(self.candidates)
        if self.max == 0:
            return []
        if count == self.min == self.max and (not self.ordered or count == 1):
            return self.ids()
        return None

    def confirmation(self) -> Option[T] | None:
        """What would end the turn here; such an option is never lazy, so the others need not be resolved."""
        return next((one for one in self.candidates if isinstance(one, Option) and one.role == "confirm"), None)

    def confirms(self) -> bool:
        only = self.candidates[0] if len(self.candidates) == 1 else None
        return isinstance(only, Option) and only.role == "confirm"

    def check(self, picks: Sequence[str]) -> list[T]:
        """The values behind the picks, or a mistake that says what would be right."""
        if len(picks) == 1 and self.min <= 1 <= self.max:  # nearly all answers
            for one in self.candidates:
                if one.id == picks[0]:
                    return [one.value]
        ids = self.ids()
        if not all(pick in ids for pick in picks):
            raise PlayerMistake(text("core.mistake.option", question=self.asked))
        if len(set(picks)) != len(picks):
            raise PlayerMistake(Text("core.mistake.twice"))
        if not self.min <= len(picks) <= self.max:
            raise PlayerMistake(text("core.mistake.count", min=self.min, max=self.max, have=len(picks)))
        places = [ids.index(pick) for pick in picks]
        return [self.candidates[place].value for place in (places if self.ordered else sorted(places))]


class Joint(Struct):
    """Questions to several seats at once; one object for the whole phase, whose questions change as answers come."""

    key: str
    asks: list[Ask[Any]]
    secret: bool
    seats: tuple[Seat, ...] = ()  # everybody who takes part, whether still asked or done
    last: dict[Seat, Ask[Any]] = {}  # of who is done: the question they answered last


def _as_offer(given: Offer[T] | Sequence[Option[T] | LazyOption[T]]) -> Offer[T]:
    return given if isinstance(given, Offer) else Offer(given)


def _ask(
    seat: Seat,
    key: str,
    offer: Offer[T] | Sequence[Option[T]],
    prompt: Text | None,
    **extra: Any,
) -> Ask[T]:
    given = _as_offer(offer)
    return Ask(seat, key, given.candidates, lazy_presentation=Presentation(prompt), refused=given.refused, **extra)


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
    presentation: Callable[[], Presentation] | None = None,
    recurs: bool = False,
) -> Rule[T]:
    """Pick one; returns the value of the option picked. What takes long to work out is given as `presentation`."""
    given = offer if isinstance(offer, Offer) else Offer(offer)
    if not given.candidates:
        raise DeadEnd(f"{key}: nothing to choose for seat {seat}")
    shown = presentation or Presentation(prompt, draft, facts, series, form)
    _, values = yield Ask(
        seat, key, given.candidates, private=private, lazy_presentation=shown, refused=given.refused, recurs=recurs
    )
    value: T = values[0]
    return value


def choose_some(
    seat: Seat,
    key: str,
    offer: Offer[T] | Sequence[Option[T]],
    min: int,
    max: int,
    *,
    prompt: Text | None = None,
) -> Rule[list[T]]:
    """Pick between `min` and `max`, order irrelevant; returns the values in the order of the options."""
    ask = _ask(seat, key, offer, prompt, min=min, max=max, shape="some")
    if not 0 <= min <= max <= len(ask.candidates):
        raise DeadEnd(f"{key}: cannot pick {min} to {max} of {len(ask.candidates)}")
    _, values = yield ask
    return list(values)


def amount_label(n: int) -> Text:
    return verbatim(str(n))


def choose_amount(
    seat: Seat,
    key: str,
    amounts: Iterable[int],
    detail: Callable[[int], Text | None] = lambda n: None,
    *,
    why_not: tuple[Iterable[int], Callable[[int], Text]] = ((), amount_label),
    prompt: Text | None = None,
) -> Rule[int]:
    """Name an amount out of those that make sense; `why_not` has others that one might think of, and their reasons."""
    options = [LazyOption(f"n:{n}", n, partial(_amount_option, detail)) for n in amounts]
    others, reason = why_not
    refused = partial(_refused_amounts, others, reason)
    ask = _ask(seat, key, Offer(options, refused), prompt, shape="amount")
    if not options:
        raise DeadEnd(f"{key}: no amount is possible")
    _, values = yield ask
    amount: int = values[0]
    return amount


def _amount_option(detail: Callable[[int], Text | None], n: int) -> Option[int]:
    return Option(f"n:{n}", n, amount_label(n), detail=detail(n))


def _refused_amounts(amounts: Iterable[int], reason: Callable[[int], Text]) -> list[Refusal]:
    return [Refusal(f"n:{n}", amount_label(n), reason(n)) for n in amounts]


def arrange(
    seat: Seat,
    key: str,
    options: Sequence[Option[T]],
    *,
    prompt: Text | None = None,
) -> Rule[list[T]]:
    """Put all options into an order."""
    count = len(options)
    ask = _ask(seat, key, options, prompt, min=count, max=count, ordered=True, shape="arrange")
    if not options:
        raise DeadEnd(f"{key}: nothing to arrange")
    _, values = yield ask
    return list(values)


def _present(
    prompt: Callable[[], Text | None], series: Callable[[], Series | None], others: Callable[[], Text | None]
) -> Presentation:
    return Presentation(prompt=prompt(), series=series(), others=others())


def choose_free(
    seat: Seat,
    key: str,
    offer: Callable[[], Offer[T] | Sequence[Option[T]]],
    free: Callable[[], FreeOffer] = tuple,
    *,
    prompt: Callable[[], Text | None] = lambda: None,
    others: Callable[[], Text | None] = lambda: None,
    series: Callable[[], Series | None] = lambda: None,
    recurs: bool = False,
) -> Rule[T]:
    """Pick one, with things that may be done at any time beside it; asks again after each of those."""
    main = _as_offer(offer())
    if not main.candidates:
        raise DeadEnd(f"{key}: nothing to choose for seat {seat}")
    shown = partial(_present, prompt, series, others)
    while True:
        beside = free()
        extras = beside.candidates if isinstance(beside, Offer) else beside
        both: Offer[Any] = offers(main, beside) if isinstance(beside, Offer) else main
        _, values = yield Ask(
            seat, key, (*main.candidates, *extras), refused=both.refused, lazy_presentation=shown, recurs=recurs
        )
        value = values[0]
        for extra in extras:
            if value is extra.value:
                break
        else:
            chosen: T = value
            return chosen
        step = value()
        if step is not None:
            yield from step
        main = _as_offer(offer())
        if not main.candidates:
            raise PlayerMistake(text("core.mistake.stuck", question=Text(key)))


def end_turn(
    seat: Seat,
    key: str = "core.ask.end_turn",
    free: Callable[[], FreeOffer] = tuple,
) -> Rule[None]:
    """The last question of a turn: the moment to undo, and the last chance for free things."""
    yield from choose_free(seat, key, lambda: (END,), free)
