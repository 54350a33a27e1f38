"""Tables at a wanted position: a started state is edited so that all components stay accounted for."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.core import games
from engine.core.ask import Ask
from engine.core.games import Start
from engine.core.rng import Rng
from engine.core.run import encode
from engine.core.table import Table
from engine.core.text import Text
from engine.mombasa.invariants import broken
from engine.mombasa.state import Column, Player, State
from engine.selfplay import faults
from tests.engine.mombasa.sayings import faults_in, texts_of

BLUE, GREEN, YELLOW, PURPLE = range(4)
SLOTS = ("slot_b", "slot_c", "slot_d", "slot_a", "slot_e")


def fresh(seats: int = 3, seed: str = "scenario", **options: str) -> State:
    """A state right after the set-up, Blue first, in the action phase of round 1 with nothing laid out."""
    game = games.get("mombasa")
    settled = game.complete_options(seats, options)
    g: State = game.setup(Start(game, seats, settled, game.shelf.current(), Rng(seed)))
    firsts = {card.id for card in g.data.first_expansion_cards.rows}
    shift = [[card for card in player.hand if card in firsts] for player in g.players]
    order = [(g.first + n) % seats for n in range(seats)]
    for n, player in enumerate(g.players):  # Blue gets what the first player got, and so on
        player.hand = [card for card in player.hand if card not in firsts] + shift[order[n]]
        player.start_tile = player.start_tile and f"start_tile_{n + 1:02}"
        player.dealt = []
    g.tile_box = []
    g.first = g.starter = g.active = BLUE
    g.phase = "action"
    g.events = []
    for player in g.players:
        player.start_tile = player.start_tile or "start_tile_01"
        player.hand.sort(key=g.data.card_order.__getitem__)
    return g


def take_out(g: State, card: str, me: int) -> None:
    """Remove a card from wherever it lies: from that player for starting cards, from anywhere for others."""
    player = g.players[me]
    places: list[list[str]] = [player.hand, *player.stacks.values(), g.deck, *g.display.values(), g.discard]
    for other in g.players:
        if not card.startswith("start_"):
            places += [other.hand, *other.stacks.values()]
    for place in places:
        if card in place:
            if any(place is column for column in g.display.values()):
                place[place.index(card)] = ""
            else:
                place.remove(card)
            return
    raise AssertionError(f"{card} is nowhere")


def lay(g: State, me: int, *cards: str) -> None:
    """Cards face up into the slots B, C, D, A, E of a player, from wherever they are."""
    player = g.players[me]
    for card in cards:
        slot = next(slot for slot in SLOTS if slot not in player.slots)
        if slot not in player.open_slots:
            player.open_slots.append(slot)
        take_out(g, card, me)
        player.slots[slot] = card


def stack(g: State, me: int, slot: str, *cards: str) -> None:
    """Cards onto a recovery stack."""
    for card in cards:
        take_out(g, card, me)
        g.players[me].stacks[slot].append(card)


def give(g: State, me: int, *cards: str) -> None:
    """Cards into a hand."""
    for card in cards:
        take_out(g, card, me)
        g.players[me].hand.append(card)


def show(g: State, column: str, row: int, card: str) -> None:
    """A card at a place of the display; what lay there goes to the bottom of the deck."""
    before = g.display[column][row]
    if before == card:
        return
    take_out(g, card, BLUE)
    g.display[column][row] = card
    if before:
        g.deck.insert(0, before)


def posts(g: State, company: str, *regions: str) -> None:
    """Posts on the map, taken from the columns of the base in turn."""
    for region in regions:
        column = max(g.bases[company], key=lambda column: column.posts)
        column.posts -= 1
        if not column.posts:
            column.floor = 4
        g.posts[region] = company


def base(g: State, company: str, *columns: tuple[int, int]) -> None:
    """The columns of a base as (posts, lowest space); what is not on the map is out of the game."""
    g.bases[company] = [Column(count, floor) for count, floor in columns]
    on_map = sum(owner == company for owner in g.posts.values())
    g.removed[company] = g.data.bases.posts - on_map - sum(count for count, _ in columns)


def book(g: State, me: int, at: int, *books: str) -> None:
    """Books on a position of a bookkeeping track, lowest first."""
    for name in books:
        take_book_out(g, name)
        g.players[me].books[at].append(name)


def take_book_out(g: State, name: str) -> None:
    letter = g.data.book[name].letter
    for space, shown in list(g.book_display.items()):
        if shown == name:
            g.book_display[space] = g.book_supply[letter].pop(0)
            return
    g.book_supply[letter].remove(name)


def show_book(g: State, space: str, name: str) -> None:
    """A book at a space of the book display."""
    if g.book_display.get(space) == name:
        return
    take_book_out(g, name)
    before = g.book_display.get(space)
    if before is not None:
        g.book_supply[g.data.book[before].letter].insert(0, before)
    g.book_display[space] = name


def reach(g: State, me: int, company: str, space: int, *, usable: bool = True) -> None:
    """A marker on a space of a track; bonuses on the way are usable unless said otherwise."""
    player = g.players[me]
    player.tracks[company] = space
    if usable:
        player.usable[company] = g.data.track[g.tracks[company]].fields_reached(space)


class Play:
    """A table at the position of a state, with short names for what tests do; every answer is checked."""

    def __init__(self, g: State) -> None:
        assert broken(g) == []
        self.table = Table(games.get("mombasa"), 0, encode(g))
        self.check()

    def check(self) -> None:
        """What self-play checks, and that everything said can be said in all languages."""
        assert faults(self.table) == []
        events = [event.text for boundary in self.table.crossed for event in boundary.events]
        assert faults_in([*texts_of(self.table), *events]) == []

    @property
    def g(self) -> State:
        state: State = self.table.state
        return state

    def player(self, me: int) -> Player:
        return self.g.players[me]

    @property
    def ask(self) -> Ask[Any]:
        return self.table.asks[0]

    def of(self, me: int) -> Ask[Any]:
        """The question that is open for one seat of a joint phase."""
        ask = self.table.ask_of(me)
        assert ask is not None
        return ask

    @property
    def key(self) -> str:
        return self.ask.key

    def ids(self) -> list[str]:
        return self.ask.ids()

    def why_not(self, option: str) -> Text:
        return self.table.why_not(self.ask.seat, option)

    def pick(self, *ids: str) -> Play:
        """Answer question after question; "a+b" answers one question with several picks where that is its shape."""
        for one in ids:
            picks = one.split("+") if self.ask.shape == "some" else [one]
            self.table.answer(self.ask.seat, picks)
            self.check()
        return self

    def seat(self, me: int, *ids: str) -> Play:
        """Answers of one seat in a joint phase."""
        for one in ids:
            self.table.answer(me, [one])
            self.check()
        return self

    def events(self, kind: str) -> list[Any]:
        """What was noted under a key, in the closed segments and the open one."""
        known = [event for boundary in self.table.crossed for event in boundary.events]
        return [event for event in [*known, *self.g.events] if event.kind == f"mombasa.log.{kind}"]


def playing(edit: Callable[[State], None], seats: int = 3, **options: str) -> Play:
    """A table after an edit of the fresh state."""
    g = fresh(seats, **options)
    edit(g)
    return Play(g)
