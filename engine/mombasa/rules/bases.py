"""Company bases (§9.5): posts are taken from the top of a column and return to its bottom."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.ask import Rule, Series, choose
from engine.core.effects import note
from engine.core.offer import Offer, Option, sift
from engine.core.text import Seat, Text, text
from engine.mombasa.components.names import column_name, company_name, region_name
from engine.mombasa.queries.cards import refused_as_alike
from engine.mombasa.queries.shares import base_posts, column_coins, share_value, why_not_column
from engine.mombasa.rules.changes import fill_column
from engine.mombasa.rules.details import column_detail
from engine.mombasa.rules.option_facts import BaseColumn
from engine.mombasa.state import Column, State

Place = tuple[str, int]  # company and column


def taken_from(g: State, company: str, n: int) -> Column:
    """A column after its topmost post was taken; its lowest space, once empty, stays empty."""
    column = g.bases[company][n]
    left = column.posts - 1
    return Column(left, column.floor if left else g.data.bases.spaces_per_column - 1)


def returned_to(g: State, company: str, n: int) -> Column:
    """A column after a post has come back."""
    column = g.bases[company][n]
    return Column(column.posts + 1, column.floor)


def columns(g: State, companies: Sequence[str], *, room: bool) -> Offer[Place]:
    """Columns with a post (or with room for one); of columns with the same filling only the first."""
    changed = returned_to if room else taken_from

    def why_not(place: Place) -> Text | None:
        company, n = place
        reason = why_not_column(g, company, n, room=room)
        twins = [other for other in range(n) if g.bases[company][other] == g.bases[company][n]]
        return refused_as_alike(column_name(twins[0])) if reason is None and twins else reason

    def show(place: Place) -> Option[Place]:
        company, n = place
        after, now = changed(g, company, n), share_value(g, company)
        then = now - column_coins(g.data, g.bases[company][n]) + column_coins(g.data, after)
        facts = BaseColumn(company=company, column=n, posts=after.posts, now=now, then=then)
        name, target = company_name(company), f"{company}:{n + 1}"
        return Option(
            f"column:{target}",
            place,
            column_name(n),
            column_detail(facts),
            name,
            "main",
            target,
            facts,
            short=text("mombasa.column.short", n=n + 1, then=then),
        )

    places = [(company, n) for company in companies for n in range(g.data.bases.columns)]
    return sift(places, why_not, show)


def choose_take_column(g: State, me: Seat, company: str, region: str) -> Rule[int]:
    """From which column a post leaves for the map."""
    _, n = yield from choose(
        me,
        "mombasa.column_take",
        columns(g, [company], room=False),
        prompt=text("mombasa.column_take", company=company_name(company), region=region_name(region)),
    )
    return n


def take_post(g: State, me: Seat, company: str, n: int) -> None:
    fill_column(g, company, n, taken_from(g, company, n))
    if not base_posts(g, company):
        note(g, "mombasa.log.base_emptied", me, company=company_name(company))


def room_on_base(g: State, company: str) -> int:
    """How many posts could return to a base."""
    return sum(column.floor - column.posts for column in g.bases[company])


def return_post(g: State, me: Seat, region: str) -> Rule[None]:
    """A foreign post goes back to the lowest free space of a column; without room it leaves the game."""
    company = g.posts[region]
    if not room_on_base(g, company):
        del g.posts[region]
        g.removed[company] += 1
        note(g, "mombasa.log.ousted_gone", me, company=company_name(company), region=region_name(region))
        return
    _, n = yield from choose(
        me,
        "mombasa.column_return",
        columns(g, [company], room=True),
        prompt=text("mombasa.column_return", company=company_name(company), region=region_name(region)),
    )
    del g.posts[region]
    fill_column(g, company, n, returned_to(g, company, n))
    note(g, "mombasa.log.ousted", me, company=company_name(company), region=region_name(region))


def remove_posts(g: State, me: Seat, count: int) -> Rule[bool]:
    """Topmost posts of any columns of any bases leave the game, one after the other; compulsory while one is left.

    Returns whether anything had to be decided.
    """
    for done in range(count):
        offer = columns(g, g.data.company_ids, room=False)
        if not len(offer):
            note(g, "mombasa.log.no_post", me)
            return done > 0
        company, n = yield from choose(
            me,
            "mombasa.remove",
            offer,
            prompt=text("mombasa.remove", n=done + 1, of=count),
            series=Series(left=count - done, repeat=True, prompt=text("mombasa.remove.all", n=count - done)),
        )
        before = share_value(g, company)
        g.removed[company] += 1
        note(g, "mombasa.log.removed", me, company=company_name(company))
        take_post(g, me, company, n)
        note_share_value(g, me, company, before)
    return count > 0


def note_share_value(g: State, me: Seat, company: str, before: int) -> None:
    """Tell what a share is worth by what somebody did, if that is something else than before."""
    now = share_value(g, company)
    if now != before:
        note(g, "mombasa.log.shares_now", me, company=company_name(company), before=before, now=now)
