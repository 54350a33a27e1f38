"""Mombasa's pictures over whole games: size, marks, secrets, languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from PIL import Image

import render
from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from engine.core.table import Table
from engine.mombasa.components import SHELF
from engine.mombasa.components.names import company_name, region_name
from engine.mombasa.components.rows import MerchantCard
from engine.mombasa.view.structs import DoingView, ValuesView, View
from render import PictureRequest
from render.kit import Sheet, fonts, png
from render.kit.changes import Changes
from render.mombasa import PHONE, PICTURES, ZOOMS, cards, layout
from render.mombasa.board import tracks
from render.mombasa.colours import COLOURS
from render.mombasa.market.reach import out_of_reach
from render.mombasa.player import fortune
from render.mombasa.scene import Scene
from render.zoom import Zoom
from testkit.rotation import by_turns, rotated
from tests.engine.mombasa.players import playing
from tests.engine.mombasa.scenario import BLUE, Play, fresh
from tests.render.boxes import hidden, watching
from tools.pages.pictures import NAMES, marks, score
from words import LANGUAGES, say

OWN = ("board", "market", "player")
SETUPS = ("first_game", "advanced")
CONFIGURATIONS = [(seats, setup) for seats in (2, 3, 4) for setup in SETUPS]


def draw(
    picture: str, view: Any, lang: str = "en", marked: dict[str, str] | None = None,
    changed: frozenset[str] = frozenset(),
) -> Image.Image:  # fmt: skip
    names = NAMES[: view.seats]
    return PICTURES[picture].draw(view, names=names, lang=lang, marked=marked or {}, changed=changed)


def dumps(seats: int, setup: str, seed: str, every: int = 1) -> Iterator[bytes]:
    """Some positions of a game, the last one among them."""
    for number, table in enumerate(playing(seats, seed, {"setup": setup})):
        table.crossed.clear()
        if number % every == 0:
            yield table.dump()
    yield table.dump()


@pytest.fixture(scope="module")
def middle() -> Table:
    """A position of the action phase with much on the board."""
    tables = [Table.load(dump) for dump in dumps(4, "advanced", "middle", 9)]
    return next(t for t in tables[len(tables) // 2 :] if t.view(None).phase == "action" and t.view(None).doing is None)


@by_turns(1, days=3)
@pytest.mark.parametrize(("seats", "setup"), rotated(CONFIGURATIONS, 1))
def test_whole_games_are_drawn_and_told_in_all_languages(seats: int, setup: str) -> None:
    for number, dump in enumerate(dumps(seats, setup, f"whole {seats}", 61)):
        table = Table.load(dump)
        for seat in (None, number % seats):
            view = table.view(seat)
            for place, picture in enumerate(OWN):
                kind, lang = PICTURES[picture], LANGUAGES[(number + place) % 4]
                if seat is None or picture == "player":
                    image = draw(picture, view, lang)
                    assert image.mode == "RGB"
                    assert image.width == 1600
                    assert image.height <= 2600
                alt = kind.alt(view, names=NAMES[:seats], lang=lang)
                told = kind.text(view, names=NAMES[:seats], lang=lang)
                assert 60 < len(alt) <= render.ALT_LIMIT, (picture, lang, len(alt))
                assert len(alt) < len(told) <= 3_800, (picture, lang, len(told))
                assert not fonts.missing_glyphs(told.replace("\n", " "))


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_longest_texts_fit(lang: str, middle: Table) -> None:
    """With every region settled, every space taken and four long names."""
    view = middle.view(None)
    regions = tuple(replace(r, post=view.data.company_ids[n % 4], fresh=None) for n, r in enumerate(view.regions))
    spaces = tuple(replace(space, marker=n % 4) for n, space in enumerate(view.spaces))
    full = replace(view, regions=regions, spaces=spaces)
    long = ["Олександра Найдовше-Прізвище"] * 4
    for picture in OWN:
        assert len(PICTURES[picture].text(full, names=long, lang=lang)) <= 3_800
        assert len(PICTURES[picture].alt(full, names=long, lang=lang)) <= render.ALT_LIMIT


@pytest.mark.slow
def test_pictures_are_as_tall_as_the_players_need(middle: Table) -> None:
    heights = {}
    for seats in (2, 3, 4):
        view = next(iter(playing(seats, "tall"))).view(None)
        heights[seats] = [draw(picture, view).height for picture in ("board", "market")]
    assert [b - a for a, b in zip(heights[2], heights[3], strict=True)] == [layout.TABLE_STEP, layout.AREA_STEP]
    assert [b - a for a, b in zip(heights[3], heights[4], strict=True)] == [layout.TABLE_STEP, layout.AREA_STEP]


@pytest.mark.slow
@pytest.mark.parametrize("picture", OWN)
def test_the_same_view_gives_the_same_bytes(picture: str, middle: Table) -> None:
    view = middle.view(1 if picture == "player" else None)
    first = render.draw(PictureRequest("mombasa", picture, view, names=NAMES, lang="uk", marked={"cairo": "1"}))
    again = render.draw(
        PictureRequest("mombasa", picture, middle.view(view.viewer), names=NAMES, lang="uk", marked={"cairo": "1"})
    )
    assert first == again


@pytest.mark.slow
@pytest.mark.parametrize("picture", OWN)
def test_the_palette_has_every_flat_colour(picture: str, middle: Table) -> None:
    view = middle.view(1 if picture == "player" else None)
    assert png.strays(draw(picture, view), COLOURS, least=4_000) == []  # less than that are soft edges


@by_turns(2, days=3)
def test_targets_of_every_question_are_drawn_somewhere() -> None:
    asked: dict[str, tuple[bytes, int, dict[str, str]]] = {}
    for setup in ("first_game", "advanced"):
        for dump in dumps(3, setup, f"targets {setup}"):
            for ask in Table.load(dump).asks:
                found = marks(ask)
                known = set(asked.get(ask.key, (b"", 0, {}))[2])
                if len(found) > len(known):
                    asked[ask.key] = dump, ask.seat, found
    assert len(asked) >= 18
    for key, (dump, seat, found) in asked.items():
        table = Table.load(dump)
        view = table.view(seat)
        shown = set().union(*(draw(picture, view, marked=found).info.get("marks", {}) for picture in OWN))
        if key in ZOOMS:
            asking = table.ask_of(seat)
            assert asking is not None
            zoom = Zoom.of(view, asking)
            image = ZOOMS[key].draw(zoom, names=NAMES, lang="en", marked={}, changed=frozenset())
            shown |= image.info.get("marks", {}).keys()
        for target, label in found.items():
            changed = (draw(p, view, marked={target: label}).tobytes() != draw(p, view).tobytes() for p in OWN)
            assert label in shown or any(changed), (key, target)


@pytest.mark.slow
def test_targets_of_other_pictures_are_ignored(middle: Table) -> None:
    view = middle.view(None)
    assert draw("board", view, marked={"book_place:3": "1"}).tobytes() == draw("board", view).tobytes()
    assert draw("player", view, marked={"sahara": "1"}).tobytes() == draw("player", view).tobytes()
    assert draw("market", view, marked={"sahara": "1"}).tobytes() == draw("market", view).tobytes()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("picture", "thing"),
    [
        ("board", "base:cairo"),
        ("board", "track:mombasa:1"),
        ("market", "book_b2"),
        ("market", "left:1"),
    ],
)
def test_what_changed_is_outlined(picture: str, thing: str, middle: Table) -> None:
    view = middle.view(None)
    plain, with_mark = draw(picture, view), draw(picture, view, changed=frozenset({thing}))
    assert plain.tobytes() != with_mark.tobytes()


@pytest.mark.slow
def test_posts_that_came_have_a_halo_and_those_gone_leave_a_ghost(middle: Table) -> None:
    view = middle.view(None)
    post = next(region for region in view.regions if region.post is not None)
    free = next(region for region in view.regions if region.post is None)
    for region, stood in ((post, None), (free, "cairo")):
        changed = Changes({region.id}, {region.id: {"post": stood}})
        assert draw("board", view).tobytes() != draw("board", view, changed=changed).tobytes()
    same = Changes({post.id}, {})  # something else about it is different
    assert draw("board", view).tobytes() == draw("board", view, changed=same).tobytes()


@pytest.mark.slow
def test_a_marker_that_was_placed_is_outlined(middle: Table) -> None:
    view = middle.view(None)
    spaces = tuple(replace(space, marker=2 if space.id == "majority_cotton" else None) for space in view.spaces)
    placed, news = replace(view, spaces=spaces), frozenset({"majority_cotton", "majority_coffee"})
    plain, marked = draw("market", placed), draw("market", placed, changed=news)
    assert plain.tobytes() != marked.tobytes()
    free = replace(view, spaces=tuple(replace(space, marker=None) for space in view.spaces))
    assert draw("market", free, changed=news).tobytes() == draw("market", free).tobytes()


@pytest.mark.slow
def test_cards_out_of_reach_are_dimmed_for_their_reader_alone(middle: Table) -> None:
    """With nothing laid out every card is; the words say which, and a public picture knows no reader."""
    view, own = middle.view(None), middle.view(0)
    poor = replace(own.players[0], values=ValuesView(0, 0, 0, 0, 0))
    rich = replace(own.players[0], values=ValuesView(99, 0, 0, 0, 0))
    nothing, everything = (replace(own, players=(one, *own.players[1:])) for one in (poor, rich))
    assert out_of_reach(view) == out_of_reach(everything) == frozenset()
    assert out_of_reach(nothing) == {space.id for space in own.display if space.card is not None}
    dimmed, plain = draw("market", nothing), draw("market", everything)
    first = (layout.EDGE + 20, layout.CARD_TOP + 20, layout.EDGE + 120, layout.CARD_TOP + 120)
    assert dimmed.crop(first).tobytes() != plain.crop(first).tobytes()
    told = [PICTURES["market"].text(one, names=NAMES[:4], lang="en") for one in (nothing, everything)]
    assert "Out of your reach" in told[0]
    assert "Out of your reach" not in told[1]


def test_what_can_be_bought_for_pounds_is_not_dimmed() -> None:
    """With no goods laid out."""
    g = fresh()
    g.players[BLUE].pounds = 6
    play = Play(g).pick("act:marker", "mark:buy_card")
    view: View = play.table.view(BLUE)
    offered = {option.target for option in play.ask.options}
    far = out_of_reach(view)
    assert {space.card for space in view.display if space.card is not None and space.id not in far} == offered


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_the_end_no_empty_rows_are_shown_or_told(lang: str, middle: Table) -> None:
    """Not in the market, and its part on a phone is one line that says so."""
    over = replace(middle.view(None), over=True)
    assert draw("market", over, lang).height == layout.AREAS_END
    areas = PHONE["market"][-1]
    names = NAMES[: over.seats]
    with watching() as seen:
        areas.draw(over, names=names, lang=lang, marked={}, changed=frozenset())
    assert {one.what for one in seen.words} == {areas.text(over, names=names, lang=lang)}
    assert [*seen.icons] == []
    assert areas.alt(over, names=names, lang=lang) == areas.text(over, names=names, lang=lang)
    told, before = (PICTURES["market"].text(one, names=names, lang=lang) for one in (over, middle.view(None)))
    assert len(before.splitlines()) - len(told.splitlines()) == over.seats


def redealt(table: Table, seat: int | None, seed: str) -> View:
    """What a seat sees when everything it cannot know is different, other hands too."""
    state = decode_state(table.game, encode(table.state))
    table.game.redeal(state, seat, Rng(seed))
    spare = list(state.deck)
    for at, player in enumerate(state.players):
        if at != seat and not state.over:
            player.hand, spare = spare[: len(player.hand)], spare[len(player.hand) :] + player.hand
    view = table.game.view(state, seat)
    assert isinstance(view, View)
    return view


@pytest.mark.slow
@pytest.mark.parametrize("setup", rotated(SETUPS, 1))
def test_pictures_show_nothing_a_seat_cannot_know(setup: str) -> None:
    for number, dump in enumerate(dumps(3, setup, "secrets", 120)):
        table = Table.load(dump)
        if len(table.state.deck) < sum(len(p.hand) for p in table.state.players) or table.over:
            continue
        for seat in (None, number % 3):
            seen, other = table.view(seat), redealt(table, seat, f"{number}")
            for picture in OWN:
                kind = PICTURES[picture]
                assert draw(picture, seen).tobytes() == draw(picture, other).tobytes()
                for tell in (kind.alt, kind.text):
                    assert tell(seen, names=NAMES[:3], lang="pl") == tell(other, names=NAMES[:3], lang="pl")


@pytest.mark.slow
def test_the_player_picture_of_somebody_else_shows_backs(middle: Table) -> None:
    seat = next(player.seat for player in middle.view(None).players if player.hand_size > 1)
    public = replace(middle.view(None), viewer=seat)
    assert public.players[seat].hand is None
    shown, own = draw("player", public), draw("player", middle.view(seat))
    assert shown.tobytes() != own.tobytes()
    said = PICTURES["player"].text(public, names=NAMES, lang="en").splitlines()[-1]
    assert said == f"Hand: {public.players[seat].hand_size} cards, face down."
    more = replace(public.players[seat], hand_size=public.players[seat].hand_size + 1)
    players = tuple(more if player.seat == seat else player for player in public.players)
    assert draw("player", replace(public, players=players)).tobytes() != shown.tobytes()


@pytest.mark.slow
def test_the_view_of_nobody_has_a_player_picture(middle: Table) -> None:
    view = middle.view(None)
    assert view.active is not None
    assert draw("player", view).tobytes() == draw("player", replace(view, viewer=view.active)).tobytes()


def test_a_game_with_open_hands_shows_them() -> None:
    table = next(t for n, t in enumerate(playing(2, "open", {"hands": "open"})) if n == 40)
    view = replace(table.view(None), viewer=1)
    assert view.players[1].hand is not None
    assert "face down" not in PICTURES["player"].text(view, names=NAMES[:2], lang="en").splitlines()[-1]


@pytest.mark.slow
def test_the_score_sheet_is_drawn() -> None:
    *_, table = playing(2, "score")
    assert score(table, "uk").startswith(b"\x89PNG")


@pytest.mark.slow
def test_random_marks_and_changes_never_fail(middle: Table) -> None:
    rng = Random(5)
    view = middle.view(0)
    names = [r.id for r in view.regions] + [s.id for s in view.spaces] + [s.id for s in view.books]
    names += [*view.data.slot_ids, *(t.id for t in view.tiles), *view.data.company_ids, *(view.players[0].hand or ())]
    names += [f"{company}:{n}" for company in view.data.company_ids for n in (1, 2, 3)]
    for _ in range(4):
        chosen = {name: str(n) for n, name in enumerate(rng.sample(names, 20), start=1)}
        for picture in OWN:
            draw(picture, view, "pl", chosen, frozenset(rng.sample(names, 20)))


@pytest.mark.slow
def test_the_player_picture_tells_what_the_sum_is_made_of(middle: Table) -> None:
    """Beside the hand where it leaves room, else below it; in words, too."""
    view = middle.view(0)
    me = view.players[0]
    shares = fortune.share_pounds(view, me)
    assert sum(shares) + me.diamond_pounds + me.book_pounds + me.pounds == me.total
    said = PICTURES["player"].text(view, names=NAMES, lang="en")
    value = {base.company: base.share_value for base in view.bases}
    for company, held in zip(view.data.company_ids, me.shares, strict=True):
        assert f"{say(company_name(company), 'en')} {held} × £{value[company]}" in said
    cards = (me.hand or ()) * 15
    for count, below in ((1, False), (3, False), (4, True), (6, True), (7, False), (9, False), (10, True)):
        held = replace(me, hand=cards[:count], hand_size=count)
        assert fortune.beside(held) != below
        with watching() as seen:
            draw("player", replace(view, players=(held, *view.players[1:])))
        parts = (*shares, me.diamond_pounds, me.book_pounds, me.pounds, me.total)
        assert {f"£{pounds}" for pounds in parts} <= {one.what for one in seen.words}, "diamonds are not counted here"
        assert [one.what for one in (*seen.words, *seen.icons) if one.over() > 4] == []


@pytest.mark.slow
def test_what_entering_a_region_costs_is_told_in_words(middle: Table) -> None:
    view = middle.view(None)
    region = view.regions[3].id
    doing = DoingView("expansion", 3, "cairo", "", batch=False, costs={region: 2})
    said = PICTURES["board"].text(replace(view, doing=doing), names=NAMES, lang="en")
    assert f"Entering costs: {say(region_name(region), 'en')} 2." in said


@pytest.mark.parametrize("size", [(200, 172), (206, 150), (246, 186), (330, 200)])
def test_what_a_merchant_brings_lies_inside_its_card(size: tuple[int, int]) -> None:
    data = Scene(Table.start("mombasa", 2, seed="merchants").view(None), NAMES[:2], "en", {}, frozenset()).data
    merchants = [card for card in data.card.values() if isinstance(card, MerchantCard)]
    assert merchants
    for card in merchants:
        with watching() as seen:
            cards.merchant(Sheet(*size), card, *size)
        assert all(one.box[0] + one.box[2] <= size[0] - 3 for one in seen.icons), card


@pytest.mark.slow
def test_a_star_gives_way_to_markers() -> None:
    """Nothing of it is left beside them."""
    view = Table.start("mombasa", 2, seed="stars").view(None)
    data = Scene(view, NAMES[:2], "en", {}, frozenset()).data
    fields = [data.track[track.track].field_at for track in view.tracks]
    reached = replace(view.tracks[0], markers=(min(fields[0]), 0))
    with watching() as seen:
        draw("board", replace(view, tracks=(reached, *view.tracks[1:])))
    assert [one.what for one in seen.icons].count("star") == sum(map(len, fields)) - 1


def test_the_pennant_of_the_first_player_stands_before_the_name() -> None:
    view = Table.start("mombasa", 4, seed="pennant").view(None)
    table = next(part for part in PHONE["board"] if part.name == "table")
    with watching() as seen:
        table.draw(view, names=["Bartłomiej"] * 4, lang="en", marked={}, changed=frozenset())
    (pennant,) = (one.box for one in seen.icons if one.what == "pennant")
    names = [one.box for one in seen.words if one.what == "Bartłomiej"]
    assert len(names) == 4
    assert all(hidden((pennant[0], pennant[1], pennant[2] + 3, pennant[3]), name) == 0 for name in names)


def test_spaces_of_both_lines_of_a_track_stand_below_each_other() -> None:
    for track in SHELF.get(SHELF.current()).tracks.rows:
        boxes = [tracks.PHONE.cell(track, space) for space in range(track.length + 1)]
        columns = {(left, wide) for left, _, wide, _ in boxes}
        assert len(columns) == track.length - tracks.PHONE.after
        assert len({(left, top) for left, top, _, _ in boxes}) == len(boxes)


@pytest.mark.parametrize("where", [tracks.BOARD, tracks.PHONE])
def test_three_pieces_where_a_track_begins_have_their_letters(where: tracks.TrackLayout) -> None:
    view = Table.start("mombasa", 4, seed="letters").view(None)
    view = replace(view, tracks=[replace(one, markers=(0, 0, 0, 1)) for one in view.tracks])
    sizes: list[int] = []
    plain = Sheet.piece

    def noted(sheet: Sheet, at: Any, seat: Any, size: int = 48, *given: Any, **variant: Any) -> None:
        sizes.append(size)
        plain(sheet, at, seat, size, *given, **variant)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Sheet, "piece", noted)
        tracks.draw(Sheet(where.wide, where.top_of(4)), Scene(view, NAMES, "en", {}, frozenset()), where)
    assert min(sizes) >= 36
