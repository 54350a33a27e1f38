"""Action 3 (§8.3): a bookkeeper moves the ink jar; and the end of a turn in which books were taken (§9.3)."""

from __future__ import annotations

from engine.core.ask import Offer, Option, Rule, choose, offers, sift
from engine.core.effects import draw, note, pay
from engine.core.text import Seat, Text, text
from engine.mombasa.components.names import active_name
from engine.mombasa.components.rows import BookkeeperCard, BookkeeperTile
from engine.mombasa.queries.books import (
    book_at,
    fits_somewhere,
    is_face_down,
    jar_reach,
    places_in_order,
    why_not_put,
    why_not_reach,
    why_not_turn,
)
from engine.mombasa.queries.facts import KEEPERS, active_of, lying
from engine.mombasa.rules.batches import spend_points
from engine.mombasa.rules.details import put_detail, stop_book_detail, turn_detail
from engine.mombasa.rules.option_facts import MovingJar, PlacingBook, TurningBook, pounds
from engine.mombasa.rules.rewards import take_reward
from engine.mombasa.rules.tracks import note_slot
from engine.mombasa.state import Doing, State


def keep_books(g: State, me: Seat) -> Rule[None]:
    """One bookkeeper: perhaps turn a book, move the jar, take the reward where it stops, spend the printed points."""
    points = {at: keeper_points(g, me, at) for at in active_of(g, me, KEEPERS)}
    unlike = {n: at for at, n in reversed(points.items())}  # of bookkeepers with equal points the first
    options = [
        Option(f"use:{at}", at, active_name(lying(g, me, at)), target=at) for at in points if unlike[points[at]] == at
    ]
    keeper = yield from choose(me, "mombasa.bookkeeper", options)
    g.doing = Doing("bookkeeper", using=[keeper])
    note(g, "mombasa.log.bookkeeper", me, n=points[keeper])
    yield from turn_book(g, me)
    yield from move_jar(g, me)
    yield from spend_points(g, me, points[keeper])


def keeper_points(g: State, me: Seat, at: str) -> int:
    card = lying(g, me, at)
    assert isinstance(card, BookkeeperCard | BookkeeperTile)
    return card.bookkeeping


def turn_book(g: State, me: Seat) -> Rule[None]:
    """For pounds one book may be turned face down, so that the jar may enter it without a requirement."""
    player, board = g.players[me], g.data.player_board.bookkeeping_track
    laid = [at for at in range(board.start_book_space, board.last + 1) if book_at(g, me, at) is not None]
    offer: Offer[int] = sift(
        laid,
        lambda at: why_not_turn(g, me, at),
        lambda at: turn_option(g, me, at),
    )
    if not len(offer):
        return
    at = yield from choose(
        me,
        "mombasa.turn_book",
        offers(offer, Option("keep", 0, Text("mombasa.turn_book.no"), role="decline")),
        prompt=text("mombasa.turn_book", n=board.flip_pounds),
    )
    if at:
        pay(g, me, "pounds", board.flip_pounds)
        player.face_down.append(player.books[at][-1])
        note(g, "mombasa.log.turned", me, at=at, n=board.flip_pounds)


def turn_option(g: State, me: Seat, at: int) -> Option[int]:
    cost = g.data.player_board.bookkeeping_track.flip_pounds
    facts = TurningBook(price=pounds(cost), position=at, reach=jar_reach(g, me, at))
    label, detail = text("mombasa.position", at=at), turn_detail(g, me, facts)
    return Option(f"turn:{at}", at, label, detail, target=f"book_place:{at}", facts=facts)


def move_jar(g: State, me: Seat) -> Rule[None]:
    """Forward over books that are met or face down; only the book it stops on is rewarded, and only after a move."""
    player, board = g.players[me], g.data.player_board.bookkeeping_track
    reach = jar_reach(g, me)
    stay = Option("stay", player.jar, text("mombasa.jar.stay", at=player.jar), role="decline")
    ahead: Offer[int] = sift(
        range(player.jar + 1, min(reach + 1, board.last) + 1),
        lambda at: why_not_reach(g, me, at, reach),
        lambda at: Option(
            f"jar:{at}",
            at,
            text("mombasa.position", at=at),
            stop_book_detail(g, me, at),
            target=f"book_place:{at}",
            facts=MovingJar(position=at),
        ),
    )
    at = yield from choose(me, "mombasa.jar", offers(ahead, stay))
    if at == player.jar:
        return
    before, player.jar = player.jar, at
    note(g, "mombasa.log.jar", me, at=at)
    note_slot(g, me, before, at, board.slot_unlock_space)
    book = book_at(g, me, at)
    if book is not None and not is_face_down(g, me, at):
        yield from take_reward(g, me, book[1])


def place_books(g: State, me: Seat) -> Rule[None]:
    """Every book taken in this turn gets its place; one that fits nowhere leaves the game (R22, R23)."""
    for book in list(g.taken):
        label = g.data.book_label[book]
        if fits_somewhere(g, me, book):
            at = yield from choose(me, "mombasa.put", puts(g, me, book), prompt=text("mombasa.put", book=label))
            g.players[me].books[at].append(book)
            note(g, "mombasa.log.put", me, book=label, at=at)
        else:
            g.book_box.append(book)
            note(g, "mombasa.log.book_lost", me, book=label)
        g.taken.remove(book)


def puts(g: State, me: Seat, book: str) -> Offer[int]:
    return sift(
        places_in_order(g, me),
        lambda at: why_not_put(g, me, book, at),
        lambda at: Option(
            f"at:{at}",
            at,
            text("mombasa.position", at=at),
            put_detail(g, me, at),
            target=f"book_place:{at}",
            facts=PlacingBook(position=at),
        ),
    )


def refill_books(g: State) -> None:
    """Gaps of the book display are filled from the supply of their letter; new books carry no coin."""
    new = 0
    for space in g.data.book_display.rows:
        supply = g.book_supply[space.letter]
        if space.id not in g.book_display and supply:
            g.book_display[space.id] = draw(g, supply)
            new += 1
    if new:
        note(g, "mombasa.log.books_new", n=new)
