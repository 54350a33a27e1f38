"""What a reward really brings to a player as things stand: overflow, the end of the tracks, current values (§9)."""

from __future__ import annotations

from msgspec import Struct

from engine.core.text import Seat
from engine.mombasa.components.effects import Reward
from engine.mombasa.queries.facts import MERCHANTS, active_of, merchant_gain, value
from engine.mombasa.queries.shares import base_posts
from engine.mombasa.queries.walks import Walk, walk_ahead
from engine.mombasa.state import State


class Gains(Struct, frozen=True):
    """The parts of a reward, in the order in which they are taken (R46)."""

    pounds: int = 0
    diamonds: int = 0  # steps that are made
    diamonds_over: int = 0  # pounds for steps beyond the last space
    bookkeeping: int = 0  # points to be spent
    bookkeeping_over: int = 0  # pounds for points once the jar stands on the last position
    remove_posts: int = 0
    walk: Walk | None = None

    @property
    def all_pounds(self) -> int:
        """Everything paid in pounds before somebody is asked."""
        walked = self.walk.pounds if self.walk is not None and not self.asks else 0
        return self.pounds + self.diamonds_over + self.bookkeeping_over + walked

    @property
    def asks(self) -> bool:
        """Whether something has to be decided before the walk."""
        return bool(self.bookkeeping or self.remove_posts)


def gains_of(g: State, me: Seat, reward: Reward, company: str = "", jar: int | None = None) -> Gains:
    """A reward as it would come now; `jar` is where the ink jar will stand then."""
    player, board = g.players[me], g.data.player_board
    over = max(0, player.diamonds + reward.diamonds - board.diamond_track.last)
    good = reward.pounds_good_minus_1
    at_end = (player.jar if jar is None else jar) == board.bookkeeping_track.last
    return Gains(
        pounds=reward.pounds + (max(0, value(g, me, good) - 1) if good is not None else 0),
        diamonds=reward.diamonds - over,
        diamonds_over=over * board.diamond_track.overflow_pounds_per_step,
        bookkeeping=0 if at_end else reward.bookkeeping,
        bookkeeping_over=reward.bookkeeping * board.bookkeeping_track.overflow_pounds_per_point if at_end else 0,
        remove_posts=min(reward.remove_posts, sum(base_posts(g, name) for name in g.data.company_ids)),
        walk=walk_ahead(g, me, company, reward.track) if reward.track else None,
    )


def only_merchant(g: State, me: Seat) -> Gains | None:
    """What the only active merchant would bring; None where there are several to choose from, or none."""
    merchants = active_of(g, me, MERCHANTS)
    return gains_of(g, me, merchant_gain(g, me, merchants[0])) if len(merchants) == 1 else None
