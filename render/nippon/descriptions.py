"""Sentences that the descriptions of several pictures share."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.text import Seat, Text, text
from engine.nippon.components.rows import Amounts
from engine.nippon.view.structs import PairView, View
from engine.nippon.view.structs_player import PlayerView, WorkerView
from render.kit import BaseDescriber, cut_words
from render.nippon.scene import foretold, holdings, points
from render.nippon.wording import ROMAN, automa_name, doing, ends, name, pic, plain, token_effect
from words import say

LONG = 32  # characters up to which a name is said whole


class Describer(BaseDescriber[View]):
    """Says things about one view in one language."""

    sentences = "nippon.pic.tell"

    def __init__(self, view: View, names: Sequence[str], lang: str) -> None:
        super().__init__(view, names[: len(view.players)], lang)
        if view.automa:
            self.names.append(automa_name(lang))
            self.letters.append(automa_name(lang))

    def who(self, seat: Seat) -> str:
        return cut_words(self.names[seat], LONG)

    def color(self, color: str) -> str:
        return plain(self.lang, "color", color)

    def colors(self, found: Iterable[str]) -> str:
        return ", ".join(map(self.color, found)) or self.say("empty")

    def amounts(self, given: Mapping[str, int] | Amounts) -> str:
        parts = [say(text("nippon.amount", n=n, thing=Text(f"nippon.thing.{k}")), self.lang) for k, n in given.items()]
        return " + ".join(parts)

    def worker(self, worker: WorkerView) -> str:
        color = self.color(worker.color)
        return self.say("expert", color=color) if worker.expert else color

    def workers(self, player: PlayerView) -> str:
        held = [self.worker(cell.worker) for cell in player.workers if cell.worker is not None]
        return ", ".join(held) or self.say("empty")

    def consolidation(self, player: PlayerView) -> list[str]:
        """What a consolidation would bring and leave, or what it needs; nothing once the game is over."""
        now = player.consolidation
        if not now.possible:
            return [] if self.view.over else [self.text(Text("nippon.no.workers"))]
        lines = self.say(
            "now",
            favour=ROMAN[now.favour],
            coal=now.coal_income,
            money=now.money_income,
            due=now.due,
            left=now.money,
            coal_left=now.coal,
            vp=now.vp,
        )
        return [lines]

    def solo_goals(self) -> list[str]:
        """What has to be reached alone."""
        goals = () if self.view.automa is None else self.view.automa.goals
        asked = [f"{plain(self.lang, 'solo_goal', one.id)} {one.have} / {one.need}" for one in goals]
        return [self.say("goals_solo", list="; ".join(asked))] if asked else []

    def state(self) -> list[str]:
        """Round, what ends it, whose turn."""
        view = self.view
        head = pic(self.lang, "round", n=view.round, of=len(view.cells), period=ROMAN[view.period])
        lines = [self.say("board", round=head, ends=ends(view, self.lang))]
        seat = view.ranking[0] if view.over else view.acting
        return [*lines, self.say("turn", player=self.who(seat), doing=doing(view, self.lang))]

    def points(self) -> str:
        order = [seat for seat in self.view.order if seat < len(self.view.players)]
        total = foretold(self.view)
        listed = ", ".join(f"{self.who(s)} {self.score(self.view.players[s], total=total)}" for s in order)
        return self.say("points" if total else "final", list=listed)

    def score(self, player: PlayerView, *, total: bool) -> str:
        """The points on the track and, if wanted, those if it ended now; at the end there is only one number."""
        now = points(self.view, player)
        return f"{now} ({player.score.total})" if total and not self.view.over else str(now)

    def player(self, player: PlayerView, *, total: bool = True) -> str:
        """One zaibatsu in one line."""
        return self.say(
            "player",
            player=self.who(player.seat),
            letter=self.letter(player.seat),
            points=self.score(player, total=total),
            **holdings(player),
            workers=self.workers(player),
        )

    def pair(self, pair: PairView) -> str:
        """A starting pair: points, what the A token does, what the B token gives, and who has taken them."""
        steps = "".join(f", {plain(self.lang, 'track', track)} +{n}" for track, n in pair.advance.items())
        words = f"{self.amounts({'vp': pair.vp})}, {token_effect(pair, self.lang)}; "
        words += self.amounts(pair.gain) + steps
        return words if pair.taken is None else self.say("taken", pair=words, player=self.who(pair.taken))

    def name(self, kind: str, thing: str) -> str:
        return name(self.lang, kind, thing)
