"""Bookkeeping points (§9.3): a batch is spent at once, on books of the display or for pounds."""

from __future__ import annotations

from typing import Final

from engine.core.ask import Rule, Series, choose
from engine.core.effects import gain, note
from engine.core.offer import Facts, Option, Role, affordable_count, offers, sift
from engine.core.text import Seat, Text, text
from engine.mombasa.queries.books import fits_somewhere, why_not_take
from engine.mombasa.rules.changes import take_from_display
from engine.mombasa.rules.details import take_detail
from engine.mombasa.rules.option_facts import TakingBook, pounds
from engine.mombasa.state import State

REST: Final = ""


def spend_points(g: State, me: Seat, points: int, source: Text) -> Rule[bool]:
    """Books first, pounds for what is left; with the jar at the end of its track everything is paid in pounds.

    Returns whether anything had to be decided.
    """
    if not points:
        return False
    board = g.data.player_board.bookkeeping_track
    if g.players[me].jar == board.last:
        pounds = points * board.overflow_pounds_per_point
        gain(g, me, "pounds", pounds)
        note(g, "mombasa.log.points_over", me, n=pounds)
        return False
    assert g.doing is not None
    before, g.doing.left, g.doing.batch = g.doing.left, points, True
    while g.doing.left:
        space = yield from choose_book(g, me, g.doing.left, points, source)
        if space == REST:
            gain(g, me, "pounds", g.doing.left)
            note(g, "mombasa.log.points_pounds", me, n=g.doing.left)
            break
        g.doing.left -= take_book(g, me, space)
    g.doing.left, g.doing.batch = before, False
    return True


def choose_book(g: State, me: Seat, points: int, of: int, source: Text) -> Rule[str]:
    """A book for its price, or a pound for every point that is left."""
    rest, short = text("mombasa.batch.rest", n=points), text("mombasa.batch.rest.short", n=points)
    offer = offers(
        sift(
            g.data.book_space,
            lambda space: why_not_take(g, space, points),
            lambda space: book_option(g, me, space),
            prefix="book:",
        ),
        Option(
            "rest",
            REST,
            text("mombasa.gain.pounds", n=points),
            rest,
            role="decline",
            facts=Facts(gain=pounds(points)),
            short=short,
        ),
    )
    prompt = text("mombasa.batch", source=source, n=points, of=of)
    if points == of:
        prompt = text("mombasa.batch.first", source=source, n=of)
    prices = [g.data.book_price[g.data.book[book].letter] for book in g.book_display.values()]
    asked = text("mombasa.batch.all", source=source, n=points)
    series = Series(left=affordable_count(prices, points), end="rest", prompt=asked)
    return (yield from choose(me, "mombasa.batch", offer, prompt=prompt, series=series))


def book_option(g: State, me: Seat, space: str) -> Option[str]:
    """A book of the display; one without a place on the own track would be lost (R22)."""
    book = g.book_display.get(space)
    if book is None:
        return Option(f"book:{space}", space, text("mombasa.book_space", letter=g.data.book_space[space].letter))
    price, coins = g.data.book_price[g.data.book[book].letter], g.book_coins.get(space, 0)
    facts = TakingBook(
        price=(("bookkeeping", price),),
        gain=pounds(coins),
        space=space,
        book=book,
        lost=not fits_somewhere(g, me, book),
    )
    role: Role = "danger" if facts.lost else "main"
    label, vain = g.data.book_label[book], facts.lost and not coins
    number = str(1 + list(g.data.book_space).index(space))
    return Option(
        f"book:{space}", space, label, take_detail(facts), None, role, space, facts, no_effect=vain, number=number
    )


def take_book(g: State, me: Seat, space: str) -> int:
    """The book waits for its place until the end of the turn; a coin lying at it comes at once. Returns the price."""
    book = take_from_display(g, me, space)
    note(g, "mombasa.log.book", me, book=g.data.book_label[book])
    coins = g.book_coins.pop(space, 0)
    if coins:
        gain(g, me, "pounds", coins)
        g.coins_collected += coins
        note(g, "mombasa.log.coin", me, n=coins)
    return g.data.book_price[g.data.book[book].letter]
