"""The head of the pictures: in every game and language the same things in the same places, as the view has them."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from importlib import import_module
from itertools import islice, product
from operator import attrgetter
from typing import Any

import pytest
from msgspec.structs import replace

import render
from engine.core import games
from engine.core.table import Table
from engine.core.text import Seat, text
from engine.selfplay import playthrough
from render import PictureRequest, game_pictures, phone
from render.head import EDGE, HIGH, MIDDLE, MOVER, STRIP, STRIP_TOP, Head, draw_head, draw_phone_head, if_over
from render.kit import theme
from render.kit.changes import Changes, changes_between, seat_name
from render.kit.sheet import Box, Sheet
from render.nippon.board.standings import order
from render.nippon.wording import automa_name, name, pic
from testkit.phrases import phrase
from testkit.rotation import chosen, rotated
from tests.render.boxes import watching
from tools.pages.pictures import NAMES
from words import LANGUAGES, say

GAMES = ("mombasa", "nippon", "yokohama")
ANSWERS = 60
HOMES = {"mombasa": "render.mombasa.head", "nippon": "render.nippon.board.head", "yokohama": "render.yokohama.head"}
LONG = ("Святослав-Володимир Нечуй-Левицький", "Bartłomiej Wiśniewski", "Анастасія Ковальчук-Мельник")
READ = 32  # px of what decides, at 1600 px
Written = list[tuple[str, float, float, int]]  # words, where they stand, and their px

# What everybody has once it is over, by game.
POINTS_OF: dict[str, Callable[[Any], int]] = {
    "mombasa": lambda player: player.total,
    "nippon": lambda player: player.score.total,
    "yokohama": lambda player: player.total,
}


@lru_cache(maxsize=16)
def some_way_in(game: str, seats: int, answers: int = ANSWERS) -> Any:
    return next(islice(playthrough(game, seats, f"head {seats}", {}, ("random",)), answers, None)).view(None)


def ended(view: Any, winner: Seat) -> Any:
    """The same position as if it were over."""
    ranking = (winner, *(seat for seat in range(view.seats) if seat != winner))
    given = {"phase": "over", "over": True, "winners": (winner,), "active": None, "ranking": ranking}
    if not hasattr(view, "over"):
        given.pop("active")
    return replace(view, **{key: value for key, value in given.items() if key in view.__struct_fields__})


def head_of(game: str, view: Any, lang: str, changed: frozenset[str] = frozenset()) -> Head:
    scene = import_module(f"render.{game}.scene").Scene(view, NAMES[: view.seats], lang, {}, changed)
    found: Head = import_module(HOMES[game]).head(scene)
    return found


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> Written:
    """All words that are drawn."""
    found: Written = []
    plain = Sheet.text

    def noted(sheet: Sheet, at: Any, words: str | int, size: int = 26, *args: Any, **how: Any) -> float:
        found.append((str(words), *at, size))
        return plain(sheet, at, words, size, *args, **how)

    monkeypatch.setattr(Sheet, "text", noted)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_it_says_what_the_view_has(game: str, written: Written) -> None:
    for seats in (min(games.get(game).seats), 4):
        view = some_way_in(game, seats)
        for lang in LANGUAGES:
            for shown in (view, ended(view, seats - 1)):
                head = head_of(game, shown, lang)
                written.clear()
                draw_head(Sheet(1600, HIGH), head)
                points = {one.style.name: one.points for one in head.standings}
                assert points == {NAMES[seat]: POINTS_OF[game](view.players[seat]) for seat in range(seats)}
                told = [(words, x, size) for words, x, y, size in written if y == STRIP_TOP + STRIP / 2]
                numbers = [words for words, x, size in told if words.isdigit()]
                assert numbers == [str(one.points) for one in head.standings]
                assert all(size >= READ for *_, size in told)
                assert {words for words, *_ in written} >= {head.title, head.when}
                assert not head.forecast or if_over(lang).split()[0] in {words.split()[0] for words, *_ in written}


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), rotated([(game, seats) for seats in (2, 4) for game in GAMES], 2))
def test_it_says_by_how_much_what_it_would_come_to_has_changed(game: str, seats: int) -> None:
    """With badges inside the line, wherever that happened; the words beside the picture say it, too."""
    before, after = some_way_in(game, seats), some_way_in(game, seats, 2 * ANSWERS)
    (lang,) = chosen(LANGUAGES, 1)
    known = game_pictures(game)
    gains = [now - was for was, now in zip(known.totals(before), known.totals(after), strict=True)]
    badges = sorted(f"{n:+}".replace("-", "−") for n in gains if n)
    assert badges
    changed = changes_between(before, after)
    head = head_of(game, after, lang, changed)
    for draw, wide, (_, top, _, high) in (
        (draw_head, 1600, (EDGE, STRIP_TOP, 1000, STRIP)),
        (draw_phone_head, phone.WIDE, (phone.EDGE, 138, phone.WIDE, 64)),
    ):
        with watching() as seen:
            draw(Sheet(wide, phone.HEAD), head)
        shown = [one for one in seen.words if one.what[0] in "+−"]
        assert sorted(one.what for one in shown) == badges
        assert all(top <= one.box[1] and one.box[1] + one.box[3] <= top + high for one in shown)
        assert not seen.covered
    for picture in ("board", known.posted):
        request = PictureRequest(game, picture, after, NAMES[:seats], lang, changed=changed)
        told = render.draw(request).text.replace("\xa0", " ")
        assert all(say(text("pictures.sum", n=n), lang).replace("\xa0", " ") in told for n in badges)


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_words_tell_the_changes_that_badges_tell(game: str) -> None:
    """At first those of the points there are or of the forecast; of points none once it is over."""
    known, view, first = game_pictures(game), some_way_in(game, 2), Table.start(game, 2, seed="head").view(None)
    for shown, over in ((first, False), (view, False), (ended(view, 0), True)):
        was = {field: attrgetter(field)(shown.players[0]) - 77 for field in known.badges}
        changed = Changes((), {seat_name(shown.players[0].seat): was})
        for picture in ("board", known.posted):
            with watching() as seen:
                told = render.draw(PictureRequest(game, picture, shown, NAMES[:2], "en", changed=changed)).text
            badges, told = [one.what for one in seen.words].count("+77"), told.partition("Changed: ")[2]
            assert told.count("+77") == (not over if picture == known.posted else len(known.badged(shown)))
            assert badges >= told.count("+77")
            assert not over or ("sum" not in told and "points" not in told)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_it_stands_in_the_same_place(game: str, written: Written) -> None:
    """Title, points and whoever is to act, on a wide picture and on a phone."""
    view = some_way_in(game, 4)
    for lang in LANGUAGES:
        head = head_of(game, view, lang)
        for draw, wide, high, left in ((draw_head, 1600, HIGH, EDGE), (draw_phone_head, phone.WIDE, phone.HEAD, 24)):
            written.clear()
            draw(Sheet(wide, high), head)
            assert written[0][:2] == (head.title, left)
            assert all(0 <= x <= wide and 0 <= y <= high for _, x, y, _ in written)
        written.clear()
        draw_head(Sheet(1600, HIGH), head)
        assert written[0][2] == MIDDLE
        x, y, w, h = MOVER
        called = [words for words, left, down, _ in written if x <= left <= x + w and y <= down <= y + h]
        assert "".join(called).replace(" ", "").startswith(head.movers[0].name.replace(" ", ""))


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_boards_and_their_first_parts_begin_with_it(game: str, written: Written) -> None:
    view, (lang,) = some_way_in(game, 4), chosen(LANGUAGES, 1)
    head, known = head_of(game, view, lang), game_pictures(game)
    for picture, draw, high in (
        (known.pictures["board"], draw_head, HIGH),
        (known.phone["board"][0], draw_phone_head, phone.HEAD),
    ):
        written.clear()
        draw(Sheet(1600, high), head)
        wanted = list(written)
        written.clear()
        picture.draw(view, names=NAMES, lang=lang, marked={}, changed=frozenset())
        assert [one for one in written if one in wanted] == wanted


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_long_names_are_whole_on_wide_boards(game: str) -> None:
    view = some_way_in(game, 3)
    with watching() as found:
        for shown in (view, ended(view, 0)):
            game_pictures(game).pictures["board"].draw(shown, names=LONG, lang="uk", marked={}, changed=frozenset())
    assert [one.what for one in found.words if one.what.endswith("…")] == []


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
def test_no_board_has_a_key_of_marks_of_its_own(game: str) -> None:
    """Below every board a button explains its signs, in all games; marks add numbers to the words, nothing else."""
    view, kind = some_way_in(game, 3), game_pictures(game).pictures["board"]
    assert kind.targets is not None
    targets = kind.targets(view)
    with watching() as plain:
        kind.draw(view, names=NAMES[:3], lang="en", marked={}, changed=frozenset())
    with watching() as marked:
        kind.draw(view, names=NAMES[:3], lang="en", marked=dict.fromkeys(targets, "1"), changed=targets)
    more = {one.what for one in marked.words} - {one.what for one in plain.words}
    assert {words for words in more if not words.isdigit()} == set()


def test_head_and_table_of_nippon_begin_with_the_same_player() -> None:
    table = Table.start("nippon", 4, seed="same player")
    view = replace(table.view(None), first=2, mover=3, acting=3, order=(3, 0, 1, 2))
    assert order(view) == [2, 3, 0, 1]
    assert [one.style.name for one in head_of("nippon", view, "en").standings] == [NAMES[seat] for seat in (2, 3, 0, 1)]


@pytest.mark.parametrize("game", ["mombasa", "yokohama"])
def test_where_all_decide_at_once_everybody_is_shown(game: str) -> None:
    view = Table.start(game, 3, seed="all at once").view(None)
    assert [style.name for style in head_of(game, view, "en").movers] == [NAMES[seat] for seat in view.turn_order]


@pytest.mark.slow
@pytest.mark.parametrize("game", rotated(GAMES, 1))
@pytest.mark.parametrize("lang", rotated(LANGUAGES, 1))
def test_what_is_decided_lies_on_no_frame(game: str, lang: str) -> None:
    """However long it is, and however long the name of whoever decides."""
    table = Table.start(game, 2, seed="no frame")
    games.get("nippon")  # brings its words
    head = head_of(game, table.view(None), lang)
    doings = {head.doing, *(pic(lang, "doing.action", action=name(lang, "action", action), n=1, of=3)
                            for action in ("local_markets", "investments_contracts"))}  # fmt: skip
    for doing, called in product(doings, ("Jo", *LONG)):
        shown = replace(head, doing=doing, movers=(head.movers[0]._replace(name=called),))
        for draw, wide, high, frame in (
            (draw_head, 1600, HIGH, MOVER),
            (draw_phone_head, phone.WIDE, phone.HEAD, (phone.EDGE, 64, phone.WIDE - 2 * phone.EDGE, 70)),
        ):
            with watching() as seen:
                draw(Sheet(wide, high), shown)
            top, end = frame[1] + theme.LEGAL_WIDTH, frame[1] + frame[3] - theme.LEGAL_WIDTH
            inside = [one.box for one in seen.words if _within(one.box, frame)]
            assert len(inside) >= 2
            assert all(top <= box[1] and box[1] + box[3] <= end for box in inside), (doing, called)


def _within(box: Box, frame: Box) -> bool:
    """Whether the middle of a box lies in another."""
    middle = (box[0] + box[2] / 2, box[1] + box[3] / 2)
    return all(frame[side] <= middle[side] <= frame[side] + frame[side + 2] for side in (0, 1))


def test_while_starting_tokens_are_drafted_a_badge_is_about_the_points_beside_it() -> None:
    """They are those of today, not what it would come to."""
    view = Table.start("nippon", 3, seed="drafted").view(None)
    first, *others = view.players
    now = replace(first, vp=first.vp + 9, score=replace(first.score, total=first.score.total + 13))
    after = replace(view, players=(now, *others))
    (told,) = (one for one in head_of("nippon", after, "en", changes_between(view, after)).standings if one.gain)
    assert (told.points, told.gain) == (now.vp, 9)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_once_the_game_is_over_no_badge_is_about_what_it_would_have_come_to(game: str) -> None:
    before, after = some_way_in(game, 3, ANSWERS // 3), some_way_in(game, 3)
    for shown, badges in ((after, True), (ended(after, 0), False)):
        head = head_of(game, shown, "en", changes_between(before, shown))
        assert any(one.gain for one in head.standings) == badges


def test_nobody_leads_before_the_first_turn() -> None:
    for game in GAMES[1:]:
        head = head_of(game, Table.start(game, 3, seed="nobody").view(None), "en")
        assert not any(one.best for one in head.standings)


def test_one_player_has_points_and_the_automa_a_name() -> None:
    view = some_way_in("nippon", 1)
    head = head_of("nippon", replace(view, acting=1, phase="automa"), "uk")
    assert [one.style.name for one in head.standings] == [NAMES[0]]
    assert head.movers[0].name == automa_name("uk")


def test_the_head_of_yokohama_says_what_the_end_is_nearest_by() -> None:
    """What lacks least; the deck of orders where fewer of them are left than that."""
    view = some_way_in("yokohama", 3)
    built = replace(view.end.houses, counts=(3, 1, 0))
    view = replace(view, last_round=None, order_deck=9, church=replace(view.church, count=0),
                   customs=replace(view.customs, count=1), end=replace(view.end, houses=built))  # fmt: skip
    for lang in LANGUAGES:
        house = phrase("yokohama.pic.tell.trigger.trading_houses", language=lang)
        nearest = phrase("yokohama.pic.until_end", language=lang, what=house, n=3, of=built.limit)
        assert head_of("yokohama", view, lang).note == nearest
        few = phrase("yokohama.pic.orders_until_end", language=lang, n=0)
        assert head_of("yokohama", replace(view, order_deck=0), lang).note == few
        assert not head_of("yokohama", view, lang).last
