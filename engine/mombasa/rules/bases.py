"""Company bases (§9.5): posts are taken from the top of a column and return to its bottom."""

from __future__ import annotations

from engine.core.ask import Option, Rule, choose
from engine.core.effects import note
from engine.core.text import Seat, text
from engine.mombasa.components.names import company_name, region_name
from engine.mombasa.queries.shares import base_posts, column_coins, share_value
from engine.mombasa.rules.option_facts import BaseColumn
from engine.mombasa.state import Column, State


def unlike_columns(g: State, company: str, *, room: bool) -> list[int]:
    """Columns with a post (or with room for one); of columns with the same filling only the first."""
    found: dict[tuple[int, int], int] = {}
    for n, column in enumerate(g.bases[company]):
        if column.posts < column.floor if room else column.posts:
            found.setdefault((column.posts, column.floor), n)
    return list(found.values())


def taken_from(g: State, company: str, n: int) -> Column:
    """A column after its topmost post was taken; its lowest space, once empty, stays empty."""
    column = g.bases[company][n]
    left = column.posts - 1
    return Column(left, column.floor if left else g.data.bases.spaces_per_column - 1)


def column_option(g: State, company: str, n: int, after: Column, value: tuple[str, int]) -> Option[tuple[str, int]]:
    now = share_value(g, company)
    then = now - column_coins(g.data, g.bases[company][n]) + column_coins(g.data, after)
    return Option(
        f"column:{company}:{n + 1}",
        value,
        text("mombasa.column", n=n + 1),
        text("mombasa.column.detail", company=company_name(company), now=now, then=then),
        group=company_name(company),
        target=f"{company}:{n + 1}",
        facts=BaseColumn(company=company, column=n, now=now, then=then),
    )


def choose_take_column(g: State, me: Seat, company: str) -> Rule[int]:
    """From which column a post leaves for the map."""
    options = [
        column_option(g, company, n, taken_from(g, company, n), (company, n))
        for n in unlike_columns(g, company, room=False)
    ]
    _, n = yield from choose(
        me, "mombasa.column_take", options, prompt=text("mombasa.column_take", company=company_name(company))
    )
    return n


def take_post(g: State, company: str, n: int) -> None:
    g.bases[company][n] = taken_from(g, company, n)
    if not base_posts(g, company):
        note(g, "mombasa.log.base_empty", company=company_name(company))


def return_post(g: State, me: Seat, region: str) -> Rule[None]:
    """A foreign post goes back to the lowest free space of a column; without room it leaves the game."""
    company = g.posts[region]
    columns = unlike_columns(g, company, room=True)
    if not columns:
        del g.posts[region]
        g.removed[company] += 1
        note(g, "mombasa.log.post_gone", company=company_name(company), region=region_name(region))
        return
    options = []
    for n in columns:
        column = g.bases[company][n]
        options.append(column_option(g, company, n, Column(column.posts + 1, column.floor), (company, n)))
    _, n = yield from choose(
        me,
        "mombasa.column_return",
        options,
        prompt=text("mombasa.column_return", company=company_name(company), region=region_name(region)),
    )
    del g.posts[region]
    g.bases[company][n].posts += 1
    note(g, "mombasa.log.post_back", company=company_name(company), region=region_name(region))


def remove_posts(g: State, me: Seat, count: int) -> Rule[None]:
    """Topmost posts of any columns of any bases leave the game, one after the other; compulsory while one is left."""
    for _ in range(count):
        options = [
            column_option(g, company, n, taken_from(g, company, n), (company, n))
            for company in g.data.company_ids
            for n in unlike_columns(g, company, room=False)
        ]
        if not options:
            note(g, "mombasa.log.no_post", me)
            return
        company, n = yield from choose(me, "mombasa.remove", options)
        g.removed[company] += 1
        note(g, "mombasa.log.removed", me, company=company_name(company))
        take_post(g, company, n)
