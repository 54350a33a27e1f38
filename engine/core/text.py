"""Texts as data: a key with arguments; sentences in four languages are made from them in `words`."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from msgspec import Struct

Seat = int


class Text(Struct, frozen=True, omit_defaults=True, gc=False):
    """A key with arguments; key `yokohama.no.money` is message `yokohama-no-money` of that game's locale files."""

    key: str
    args: tuple[tuple[str, int | str | Text], ...] = ()
    ref: str = ""  # the spec paragraph a refusal stands on, shown after the sentence


def text(key: str, /, **args: int | str | Text) -> Text:
    """A text with its arguments in the order given."""
    return Text(key, tuple(args.items()))


def refusal(key: str, ref: str, /, **args: int | str | Text) -> Text:
    """A reason that names the spec paragraph it stands on."""
    return Text(key, tuple(args.items()), ref)


def who(seat: Seat) -> Text:
    """The player on a seat; `words` puts the name in."""
    return Text("core.seat", (("seat", seat),))


def join(
    texts: Iterable[Text], how: Literal["comma", "semicolon", "and", "or", "plus", "line", "space"] = "comma"
) -> Text:
    """Several texts as one, put together the way the language does it."""
    return Text(f"core.join.{how}", tuple((str(n), one) for n, one in enumerate(texts)))


def in_sentence(listed: Text) -> Text:
    """A list that stands in a sentence: "1 tea, 2 fish and ¥3" instead of "1 tea, 2 fish, ¥3"."""
    return Text("core.join.and", listed.args) if listed.key == "core.join.comma" else listed


def join_reasons(*reasons: Text | None) -> Text | None:
    """All that speaks against something as one reason, by the paragraph of the first; None where nothing does."""
    found = [reason for reason in reasons if reason is not None]
    if len(found) < 2:
        return found[0] if found else None
    together = join([Text(reason.key, reason.args) for reason in found], "space")
    return Text(together.key, together.args, found[0].ref)


def verbatim(words: str) -> Text:
    """Words that are the same in every language: a number, a formula, a card's printed number."""
    return Text("core.verbatim", (("words", words),))


class PlayerMistake(Exception):
    """Something a person can cause; its text says what is wrong and what would be right, and nothing was changed."""

    def __init__(self, text: Text) -> None:
        super().__init__(text.key)
        self.text = text


class EngineBug(Exception):
    """Something only we can cause: nothing is saved, the report is ours to read."""


class DeadEnd(EngineBug):
    """A question without any option."""


class EndlessRound(EngineBug):
    """The rules go on and on, and nobody has a choice any more."""


def printable(words: str) -> str:
    """Words for a terminal or a log, in which nothing may get lost: what does not print is named."""
    return "".join(one if one.isprintable() else one.encode("unicode_escape").decode("ascii") for one in words)
