"""What things are worth to the computer player, in pounds at the end of the game; it looks at its view only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import combinations
from random import Random

from engine.core.text import Seat
from engine.mombasa.components.effects import GOODS, Reward
from engine.mombasa.components.rows import (
    BookkeeperCard,
    BookkeepingTrack,
    Card,
    DiamondTrack,
    ExpansionCard,
    GoodsCard,
    MerchantCard,
    Requirement,
    ShareCard,
)
from engine.mombasa.computer.opinions import Opinions
from engine.mombasa.queries.facts import Values, meets
from engine.mombasa.view.structs import PlayerView, View

HIGHEST_SHARE_VALUE = 15.0  # a share value
LEAST_PLAY_POUNDS = 1.0  # what a play of any card is worth beyond a weak one: it may be sold, or fill a slot
LEAD_STEPS = (0.0, 0.5, 0.8, 1.6, 2.0, 2.8)  # steps that a majority promises, by the value it is sought with
MOST_CARDS = 11  # cards of a hand that a plan is made of


class Judge:
    """One seat's opinion of a table."""

    def __init__(self, view: View, seat: Seat, opinions: Opinions) -> None:
        self.view = view
        self.seat = seat
        self.data = view.data
        self.opinions = opinions
        self.me: PlayerView = view.players[seat]
        self.rounds_left = view.rounds - view.round

    @cached_property
    def held(self) -> dict[str, int]:
        """My shares by company."""
        return dict(zip(self.data.company_ids, self.me.shares, strict=True))

    @cached_property
    def share_price(self) -> dict[str, float]:
        """What a share will be worth at the end, as far as one can tell."""
        shares = [sum(player.shares[at] for player in self.view.players) for at in range(len(self.view.bases))]
        usual = sum(shares) / len(shares)
        by, found = self.opinions, {}
        for base, held in zip(self.view.bases, shares, strict=True):
            rise = by.start_value + by.growth * self.rounds_left
            rise += by.followed * min(4, self.rounds_left) * (held - usual)  # what many hold is what many expand
            found[base.company] = min(HIGHEST_SHARE_VALUE, base.share_value + max(0.0, rise))
        return found

    @cached_property
    def step_unit(self) -> float:
        """A step on a company track: what it is worth on average, and what the next ones would really bring."""
        by = self.opinions
        return by.step * (1 - by.step_now) + by.step_now * self.units(4) / 4

    @cached_property
    def expansion_unit(self) -> float:
        """A point of expansion: what it is worth on average, and what it would bring in the best company."""
        by = self.opinions
        return by.expansion * (1 - by.expansion_now) + by.expansion_now * by.posts * (self.best_stake + by.region)

    @cached_property
    def best_stake(self) -> float:
        return max(
            0.0, *(self.stake(base.company) for base in self.view.bases if any(any(c) for c in base.columns)), 0.0
        )

    def stake(self, company: str) -> float:
        """How much more a pound of share value is worth to me than to the average other player."""
        at = self.data.company_ids.index(company)
        others = [player.shares[at] for player in self.view.players if player.seat != self.seat]
        by = self.opinions
        return self.held[company] - by.rival * sum(others) / len(others) + by.prospect * self.rounds_left

    def space(self, company: str, space: int) -> float:
        """The value of entering one space of a track, shares spread over the spaces that lead to them."""
        track = self.view.tracks[self.data.company_ids.index(company)]
        printed = self.data.track[track.track]
        if space > printed.length:
            return 0.0
        ahead = next((s.space for s in printed.share_spaces if s.space >= space), printed.length)
        behind = max((s.space for s in printed.share_spaces if s.space < space), default=0)
        worth = self.share_price[company] / max(1, ahead - behind) - printed.toll_after.get(space - 1, 0)
        field = printed.field_at.get(space)
        if field is not None:
            too = sum(marker >= space for marker in track.markers)
            worth += field.pounds * (1 - 0.4 * too) + self.rounds_left * self.opinions.field
        return worth

    def step(self, company: str, steps: int = 1) -> float:
        """The value of the next steps on a track."""
        at = self.view.tracks[self.data.company_ids.index(company)].markers[self.seat]
        return sum(self.space(company, at + n) for n in range(1, steps + 1))

    def units(self, n: int) -> float:
        """The value of units of goods, spent step by step where they bring most."""
        at = {track.company: track.markers[self.seat] for track in self.view.tracks}
        worth = 0.0
        for _ in range(n):
            gain, company = max((self.space(company, space + 1), company) for company, space in at.items())
            worth += max(0.0, gain)
            at[company] += 1
        return worth

    def reward(self, reward: Reward, company: str = "") -> float:
        """All parts of a reward."""
        worth = float(reward.pounds) + self.diamonds(reward.diamonds) + self.points(reward.bookkeeping)
        if reward.pounds_good_minus_1 is not None:
            worth += max(0, getattr(self.me.values, reward.pounds_good_minus_1) - 1)
        if reward.track:
            worth += self.step(company, reward.track) if company else self.step_unit * reward.track
        if reward.remove_posts:
            worth += max(self.opinions.removed, 0.8 * self.best_stake) * reward.remove_posts
        return worth

    def diamonds(self, n: int) -> float:
        """So many steps of the diamond track, those to the slot counting more."""
        return self.opinions.diamond * n + self.nearer(self.me.diamonds, n, self.data.player_board.diamond_track)

    def nearer(self, at: int, n: int, track: DiamondTrack | BookkeepingTrack) -> float:
        """What steps are worth that lead to another slot, or open it: a card more in every round after this."""
        goal = track.slot_unlock_space
        steps = max(0, min(at + n, goal) - at)
        return self.opinions.slot * max(0, self.rounds_left - 1) * steps / goal

    def points(self, n: int) -> float:
        """Bookkeeping points are worth more while there is still time to walk over the books."""
        return n * (self.opinions.point if self.rounds_left else 1.0)

    def plays(self) -> float:
        """How often a card bought now will still be played."""
        return self.rounds_left * self.opinions.plays

    def card(self, card: Card) -> float:
        """What a card in hand will still be worth: its plays beyond the weak card it replaces, and its shares."""
        shares = sum(self.share_price[company] * n for company, n in card.shares.items())
        if isinstance(card, ShareCard):
            return shares
        weak = self.opinions.weak_expansion * self.expansion_unit
        if not isinstance(card, ExpansionCard):
            weak = self.opinions.weak_good * self.step_unit
        return shares + self.plays() * max(LEAST_PLAY_POUNDS, self.power(card) - weak)

    def power(self, card: Card) -> float:
        """What playing a card once brings, more or less."""
        match card:
            case GoodsCard():
                return card.value * self.step_unit
            case ExpansionCard():
                return card.value * self.expansion_unit
            case BookkeeperCard():
                return card.bookkeeping * self.points(1) + self.opinions.jar_step * self.jar_steps
            case MerchantCard():
                mined = self.mined(card) + (0.5 if card.company else 0.0)
                return self.diamonds(card.diamonds) + card.pounds + self.opinions.diamond * mined
            case ShareCard():
                return 0.0

    def mined(self, card: MerchantCard) -> int:
        """The diamonds a merchant finds in the mines of his company."""
        if not card.company:
            return 0
        base = self.view.bases[self.data.company_ids.index(card.company)]
        return base.mines // card.mines_per_diamond

    @cached_property
    def jar_steps(self) -> int:
        """Books in an unbroken row ahead of the jar."""
        row = 0
        for place in self.me.books[self.me.jar :]:
            if place.book is None and place.position != self.data.player_board.bookkeeping_track.start_book_space:
                break
            row += 1
        return min(row, 4)

    @cached_property
    def reach(self) -> int:
        """How far the jar could go now."""
        return max((place.position for place in self.me.books if place.reachable), default=self.me.jar)

    def needs_at(self, position: int) -> tuple[Requirement, ...] | None:
        """The requirements at a position of my bookkeeping track; none where a book lies face down."""
        place = self.me.books[position - 1]
        if place.face_down:
            return ()
        if place.book is not None:
            return self.data.book[place.book].requirements
        if position == self.data.player_board.bookkeeping_track.start_book_space and self.me.start_tile is not None:
            return self.data.start_tile[self.me.start_tile].requirements
        return None

    def jar_reach(self, have: Values) -> int:
        """How far the jar would get with these values."""
        at, last = self.me.jar, self.data.player_board.bookkeeping_track.last
        while at < last:
            needs = self.needs_at(at + 1)
            if needs is None or not meets(have, needs):
                break
            at += 1
        return at

    def alone(self, card: Card) -> float:
        """What a card does by itself when it is played this round, as far as it is not misjudged."""
        match card:
            case GoodsCard():
                worth = card.value * self.step_unit
            case ExpansionCard():
                worth = card.value * self.expansion_unit
            case BookkeeperCard():
                worth = self.points(card.bookkeeping)
            case MerchantCard():
                worth = self.diamonds(card.diamonds) + card.pounds + self.opinions.diamond * self.mined(card)
            case ShareCard():
                worth = 0.0
        return worth - self.doubted(card)

    def plan_worth(self, cards: Sequence[Card], alone: Mapping[str, float]) -> float:
        """A set of cards played together: what each does, majorities they may win, books they may open."""
        have = Values(coffee=0, banana=0, cotton=0, expansion=0, person=-1)
        worth, keepers = 0.0, 0
        for card in cards:
            worth += alone[card.id]
            match card:
                case GoodsCard():
                    have[card.good] += card.value
                case ExpansionCard():
                    have["expansion"] += card.value
                case BookkeeperCard():
                    have["person"] += 1
                    keepers += 1
                case MerchantCard():
                    have["person"] += 1
        leads = sorted((LEAD_STEPS[min(5, have[measure])] for measure in (*GOODS, "expansion")), reverse=True)
        steps = sum(leads[: self.me.markers + self.me.markers_placed])
        worth += self.opinions.majority * self.step_unit * steps
        if keepers:
            reach = self.jar_reach(have)
            worth += self.track_gain(reach) + self.opinions.jar_reward * self.reward_at(reach)
        return worth

    def track_gain(self, position: int) -> float:
        """What moving the jar to a position adds."""
        pounds, at = self.data.bookkeeping_pounds, self.me.jar
        part = self.opinions.jar_pounds if self.rounds_left else 1.0
        way = (1 - part) * self.opinions.jar_step * (position - at)
        opens = self.nearer(at, position - at, self.data.player_board.bookkeeping_track)
        return part * (pounds[position] - pounds[at]) + way + opens

    def reward_at(self, position: int) -> float:
        """What the jar gets where it stops."""
        if position <= self.me.jar:
            return 0.0
        place = self.me.books[position - 1]
        return 0.0 if place.book is None or place.face_down else self.reward(self.data.book[place.book].reward)

    @cached_property
    def plan(self) -> dict[str, str]:
        """The cards to lay out this round by slot, the strongest where they come back soonest."""
        slots = [slot for slot in self.me.slots if slot.open]
        hand = [self.data.card[card] for card in self.me.hand or () if card in self.data.playable]
        hand.sort(key=lambda card: (-self.power(card), self.data.card_order[card.id]))
        count = min(len(slots), len(hand))
        sets = combinations(hand[:MOST_CARDS], count)
        alone = {card.id: self.alone(card) for card in hand}
        best = max(sets, key=lambda cards: self.plan_worth(cards, alone), default=())
        stacks = sorted(slots, key=lambda slot: -sum(self.power(self.data.card[card]) for card in slot.stack))
        order = stacks[1:] + stacks[:1]  # the best stack is taken back at the end of this round, before they arrive
        strongest = sorted(best, key=lambda card: (-self.card(card), card.id))
        return {slot.id: card.id for slot, card in zip(order, strongest, strict=False)}

    def doubted(self, card: Card) -> float:
        """How far a card is misjudged in this round, alike in all questions of a plan."""
        if not self.opinions.doubt:
            return 0.0
        return self.opinions.doubt * Random(f"{self.view.round} {self.seat} {card.id}").random()

    def book(self, book_id: str) -> float:
        """A book of the display: its reward, the way it opens, and whether my cards can ever meet it."""
        book = self.data.book[book_id]
        owned = [self.data.card[card] for card in self.me.hand or ()]
        owned += [self.data.card[card] for slot in self.me.slots for card in (*slot.stack, slot.card) if card]
        strength = Values(coffee=0, banana=0, cotton=0, expansion=0, person=0)
        for card in owned:
            match card:
                case GoodsCard():
                    strength[card.good] += card.value
                case ExpansionCard():
                    strength["expansion"] += card.value
                case BookkeeperCard() | MerchantCard():
                    strength["person"] += 1
        reachable = 1.0
        for need in book.requirements:
            most = max(strength[good] for good in GOODS) if need.kind == "any_good" else strength[need.kind]
            if need.kind == "person":
                most -= 1
            reachable *= min(1.0, 0.62 * most / need.min)
        ahead = sum(place.book is not None and not place.passed for place in self.me.books)
        room = max(0.0, 1.0 - 0.16 * max(0, ahead - 1))  # books far ahead of the jar wait long
        time = min(1.0, self.rounds_left / 3)
        return (
            reachable
            * room
            * time
            * (self.opinions.jar_step + 1.2 + self.opinions.book_reward * self.reward(book.reward))
        )
