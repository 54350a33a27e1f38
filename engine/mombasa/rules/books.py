"""Action 3 (§8.3): a bookkeeper moves the ink jar; and the end of a turn in which books were taken (§9.3)."""

from __future__ import annotations

from engine.core.ask import Rule, choose
from engine.core.effects import begin, draw, note, pay
from engine.core.offer import Offer, Option, offers, sift
from engine.core.text import Seat, Text, text
from engine.mombasa.components.effects import Reward
from engine.mombasa.components.names import active_name, place_name, reward_names
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
from engine.mombasa.queries.cards import refused_as_alike, why_not_use
from engine.mombasa.queries.facts import KEEPERS, active_of, card_or_tile_at
from engine.mombasa.rules.batches import spend_points
from engine.mombasa.rules.changes import lose_book, set_jar
from engine.mombasa.rules.details import keeper_detail, put_detail, turn_detail
from engine.mombasa.rules.option_facts import MovingJar, PlacingBook, TurningBook, UsingBookkeeper, pounds
from engine.mombasa.rules.rewards import take_reward
from engine.mombasa.rules.tracks import note_slot
from engine.mombasa.state import Doing, State


def keep_books(g: State, me: Seat) -> Rule[None]:
    """One bookkeeper: perhaps turn a book, move the jar, take the reward where it stops, spend the printed points."""
    keeper = yield from choose(me, "mombasa.bookkeeper", keepers(g, me))
    points = keeper_points(g, me, keeper)
    g.doing = Doing("bookkeeper", using=[keeper])
    note(g, "mombasa.log.bookkeeper", me, n=points)
    yield from turn_book(g, me)
    yield from move_jar(g, me)
    yield from spend_points(g, me, points, Text("mombasa.from.bookkeeper"))


def keepers(g: State, me: Seat) -> Offer[str]:
    """The active bookkeepers, of those with equal points only the first."""
    points = {at: keeper_points(g, me, at) for at in active_of(g, me, KEEPERS)}

    def why_not(at: str) -> Text | None:
        twins = [other for other, n in points.items() if n == points.get(at)]
        if twins and twins[0] != at:
            return refused_as_alike(active_name(card_or_tile_at(g, me, twins[0])))
        return why_not_use(g, me, at, KEEPERS, "bookkeeper", "8.3")

    def show(at: str) -> Option[str]:
        if at not in points:
            return Option(f"use:{at}", at, place_name(at))
        facts = UsingBookkeeper(at=at, points=points[at])
        return Option(
            f"use:{at}",
            at,
            active_name(card_or_tile_at(g, me, at)),
            keeper_detail(g, me, facts),
            target=at,
            facts=facts,
        )

    return sift((*g.data.slot_ids, *g.data.tile), why_not, show)


def keeper_points(g: State, me: Seat, at: str) -> int:
    card = card_or_tile_at(g, me, at)
    assert isinstance(card, BookkeeperCard | BookkeeperTile)
    return card.bookkeeping


def turn_book(g: State, me: Seat) -> Rule[None]:
    """For pounds one book may be turned face down, so that the jar may enter it without a requirement."""
    player, board = g.players[me], g.data.player_board.bookkeeping_track
    offer: Offer[int] = sift(
        range(board.start_book_space, board.last + 1),
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
    useless = facts.reach == jar_reach(g, me)
    return Option(
        f"turn:{at}", at, label, detail, target=f"book_place:{at}", facts=facts, no_effect=useless, sign=str(at)
    )


def move_jar(g: State, me: Seat) -> Rule[None]:
    """Forward over books that are met or face down; only the book it stops on is rewarded, and only after a move."""
    player, board = g.players[me], g.data.player_board.bookkeeping_track
    reach, start = jar_reach(g, me), player.jar
    stay = Option("stay", player.jar, text("mombasa.jar.stay", at=player.jar), role="decline")
    ahead: Offer[int] = sift(
        range(board.start_book_space, board.last + 1),
        lambda at: why_not_reach(g, me, at, reach),
        lambda at: Option(
            f"jar:{at}",
            at,
            text("mombasa.position", at=at),
            target=f"book_place:{at}",
            facts=MovingJar(position=at),
            short=text("mombasa.jar.short", at=at, gets=reward_names(reward_at(g, me, at))),
            sign=str(at),
        ),
    )
    at = yield from choose(me, "mombasa.jar", offers(ahead, stay), prompt=text("mombasa.jar", at=start, reach=reach))
    if at == start:
        return
    set_jar(g, me, at)
    note(g, "mombasa.log.jar", me, at=at)
    note_slot(g, me, start, at, "bookkeeping_track", board.slot_unlock_space)
    yield from take_reward(g, me, reward_at(g, me, at), text("mombasa.from.book", at=at))


def reward_at(g: State, me: Seat, at: int) -> Reward:
    """What the book at a position gives to a jar that stops there: nothing if it lies face down."""
    book = book_at(g, me, at)
    return Reward() if book is None or is_face_down(g, me, at) else book[1]


def place_books(g: State, me: Seat) -> Rule[None]:
    """Every book taken in this turn gets its place; one that fits nowhere leaves the game (R22, R23)."""
    taken = list(g.taken)
    for n, book in enumerate(taken, 1):
        label = g.data.book_label[book]
        if fits_somewhere(g, me, book):
            prompt = text("mombasa.put", n=n, of=len(taken), book=label)
            at = yield from choose(me, "mombasa.put", put_offer(g, me, book), prompt=prompt)
            put_book(g, me, book, at)
        else:
            begin(g, "mombasa.step.books", me)
            lose_book(g, me, book)
            note(g, "mombasa.log.book_lost", me, book=label)
        g.taken.remove(book)


def put_book(g: State, me: Seat, book: str, at: int) -> None:
    pile, labels = g.players[me].books[at], g.data.book_label
    if pile:
        note(g, "mombasa.log.put_over", me, book=labels[book], at=at, under=labels[pile[-1]])
    else:
        note(g, "mombasa.log.laid", me, letter=g.data.book[book].letter, at=at)  # which, is told where it is taken
    pile.append(book)


def put_offer(g: State, me: Seat, book: str) -> Offer[int]:
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
            no_effect=at <= g.players[me].jar,
            sign=str(at),
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
