"""What may be picked: options, offers with what they leave out, and why it is left out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import count
from typing import Any, ClassVar, Generic, Literal, Never, TypeAlias, TypeVar

from msgspec import Struct

from engine.core.text import EngineBug, Text

T = TypeVar("T")
U = TypeVar("U")
X = TypeVar("X")
T_co = TypeVar("T_co", covariant=True)

Role = Literal["main", "free", "decline", "danger", "confirm"]
MOST_OPTIONS = 25
Amounts: TypeAlias = tuple[tuple[str, int], ...]  # how much of what: (("yen", 2), ("silk", 1))


class Facts(Struct, frozen=True):
    """What an option or a question means, as values: for computer players, pictures and details.

    Games add what is theirs in `rules/option_facts.py`; nobody reads numbers out of texts or parses ids.
    """

    whole: ClassVar[bool] = False  # they say all that an option comes to; its detail may tell more, which may change

    price: Amounts = ()
    gain: Amounts = ()


class Option(Struct, Generic[T_co], frozen=True, gc=False):
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
    no_effect: bool = False  # it brings nothing as things stand, which its detail says: people get it last
    short: Text | None = None  # label and detail on one button, where it is answered along with the question before
    sign: str = ""  # the number by which its label calls what it aims at; a picture shows that and no running number
    number: str = ""  # in pictures, of what keeps it from one question to the next; the others run on beside it
    times: tuple[Text, ...] = ()  # what stands beside it where it is picked twice, three times, … in a row
    alike: Text | None = None  # what each of the main options brings alike, beside its detail
    parts: tuple[tuple[Text, Text], ...] = ()  # place by place what goes there, where the label says only that


def picture_numbers(options: Iterable[Option[Any]]) -> dict[str, str]:
    """By id what a picture calls the options that aim at something: by running numbers, or by signs if all have one."""
    aiming = [option for option in options if option.target is not None]
    if len({option.sign for option in aiming} - {""}) == len(aiming):
        return {option.id: option.sign for option in aiming}
    kept = {option.number for option in aiming}
    running = (str(n) for n in count(1) if str(n) not in kept)
    return {option.id: option.number or next(running) for option in aiming}


class LazyOption(Struct, Generic[T_co], frozen=True, gc=False):
    """An option that can be picked now, and is made whole only when somebody looks: an answer needs id and value."""

    id: str
    value: T_co
    make: Callable[[Any], Option[T_co]]  # out of the value


def resolve(candidate: Option[T] | LazyOption[T]) -> Option[T]:
    """The whole option."""
    if isinstance(candidate, Option):
        return candidate
    option = candidate.make(candidate.value)
    if option.id != candidate.id or option.value != candidate.value or option.role == "confirm":
        raise EngineBug(f"{candidate.id} resolves to {option.id}, {option.role}")
    return option


class Refusal(Struct, frozen=True, gc=False, omit_defaults=True):
    """A candidate that is not offered, under the id it would have, and why."""

    id: str
    label: Text
    reason: Text
    detail: Text | None = None  # what it would cost and bring
    number: str = ""  # what the picture of the question calls it, where it keeps that
    short: Text | None = None  # what it is called where the picture tells the rest

    @classmethod
    def of(cls, option: Option[Any], reason: Text) -> Refusal:
        """An option that cannot be offered."""
        return cls(option.id, option.label, reason, option.detail, option.number, option.short)


def none_refused() -> list[Refusal]:
    return []


class Offer(Struct, Generic[T_co], frozen=True, gc=False):
    """Options together with what was sifted out; the reasons are only worked out when somebody asks."""

    candidates: Sequence[Option[T_co] | LazyOption[T_co]]
    refused: Callable[[], list[Refusal]] = none_refused

    @property
    def options(self) -> tuple[Option[T_co], ...]:
        return tuple(map(resolve, self.candidates))

    def __iter__(self) -> Iterator[Option[T_co]]:
        return iter(self.options)

    def __len__(self) -> int:
        return len(self.candidates)


def sift(
    candidates: Iterable[X],
    why_not: Callable[[X], Text | None],
    show: Callable[[X], Option[T]],
    *also: Option[U],
    prefix: str = "",
    id_and_value: Callable[[X], tuple[str, T]] | None = None,
) -> Offer[T | U]:
    """Offer the candidates that pass; keep the rest, with reasons, for "why not?".

    Where the whole option takes long it is shown only to who looks: with `prefix` the value is the candidate and the id
    the two together, `id_and_value` gives others.
    """
    all_of_them = tuple(candidates)
    passed: list[Any] = [candidate for candidate in all_of_them if why_not(candidate) is None]
    offered: list[Option[T | U] | LazyOption[T | U]]
    if prefix:
        offered = [LazyOption(f"{prefix}{candidate}", candidate, show) for candidate in passed]
    elif id_and_value is not None:
        offered = [LazyOption(*id_and_value(candidate), partial(_shown, show, candidate)) for candidate in passed]
    else:
        offered = [show(candidate) for candidate in passed]
    offered += also
    if len(passed) == len(all_of_them):
        return Offer(offered)
    return Offer(offered, partial(_refusals, all_of_them, why_not, show))


def _shown(show: Callable[[X], Option[T]], candidate: X, value: T) -> Option[T]:
    return show(candidate)


def _refusals(
    candidates: Iterable[X], why_not: Callable[[X], Text | None], show: Callable[[X], Option[Any]]
) -> list[Refusal]:
    found = []
    for candidate in candidates:
        reason = why_not(candidate)
        if reason is not None:
            found.append(Refusal.of(show(candidate), reason))
    return found


def offer_one(option: Option[T], why_not: Callable[[], Text | None]) -> Offer[T]:
    """One option, or what stands against it."""
    return sift([option], lambda _: why_not(), lambda one: one)


def only_refused(make: Callable[[], Offer[Any]]) -> Offer[Never]:
    """What an offer refuses, without what it offers; it is made when somebody asks why not."""
    return Offer((), lambda: make().refused())


def offers(*joined: Offer[T] | Option[T] | LazyOption[T]) -> Offer[T]:
    """Several offers and single options as one offer, in the order given."""
    options: list[Option[T] | LazyOption[T]] = []
    refused: list[Callable[[], list[Refusal]]] = []
    for one in joined:
        if isinstance(one, Offer):
            options += one.candidates
            if one.refused is not none_refused:
                refused.append(one.refused)
        else:
            options.append(one)
    return Offer(options, partial(_all_refused, refused)) if refused else Offer(options)


def _all_refused(refused: Iterable[Callable[[], list[Refusal]]]) -> list[Refusal]:
    return [refusal for refusals in refused for refusal in refusals()]


END = Option("end", None, Text("core.end_turn"), role="confirm")
STOP = Option("stop", None, Text("core.stop"), role="decline")
SKIP = Option("skip", None, Text("core.skip"), role="decline")


def affordable_count(prices: Iterable[int], have: int) -> int:
    """How many things so much pays for, the cheapest first."""
    count = 0
    for price in sorted(prices):
        have -= price
        if have < 0:
            break
        count += 1
    return count
