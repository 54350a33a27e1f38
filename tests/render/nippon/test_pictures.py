"""Nippon's pictures over whole games: every size, module, side and the Automa, in four languages."""

from __future__ import annotations

import io
from collections.abc import Mapping
from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import render
from cogs.messages.heights import HIGHEST_PICTURE
from engine.core import games
from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from engine.core.table import Table
from engine.core.text import Text
from engine.nippon.view.structs import View
from engine.nippon.view.structs_board import FactoryView
from render.drawing import around_marks
from render.ending.scores import ScoreView
from render.head import HIGH, STRIP_TOP
from render.kit import Icon, Words, fonts, png, row_width, theme
from render.kit.descriptions import ROOM
from render.nippon import PICTURES, ZOOMS, board, effects, factories, hiring, kinds, player
from render.nippon.actions import price
from render.nippon.board import pairs, standings
from render.nippon.board.head import head
from render.nippon.board.layout import INNER, PAIR_GAP, PAIRS_HIGH, WIDE, layout_of
from render.nippon.colours import COLOURS
from render.nippon.pieces import vehicle
from render.nippon.player.layout import means, works
from render.nippon.properties import fitted
from render.nippon.scene import Scene, holdings, own, points, shown
from render.nippon.wording import pic, token_effect
from render.zoom import EDGE, WIDTH, Zoom
from testkit.rotation import by_turns, rotated
from tests.engine.nippon.scenario import owning
from tests.render.boxes import watching
from tests.render.games import marked
from tests.render.nippon.play import CONFIGURATIONS, GAME, GAMES
from tools.pages.pictures import NAMES, kept_positions
from words import LANGUAGES, label, say

pytestmark = pytest.mark.slow

LIVE = {name: kind for name, kind in PICTURES.items() if name != "score"}
TARGETS = {"board": board.targets, "factories": factories.targets, "player": player.targets}
ALL = rotated(range(len(CONFIGURATIONS)), 1)
CARD = (INNER - 4 * PAIR_GAP) / 5  # px of a starting pair with four players


@pytest.mark.parametrize("side", ["a", "b"])
def test_every_sign_of_the_factories_can_be_read_where_a_phone_shows_the_whole_picture(side: str) -> None:
    """At 400 of 1600 pixels nothing is smaller than eight; iron is as wide as the others, but flat."""
    _, _, wide, high = factories.effect_box((0, 0, *factories.WHOLE.card))
    for factory in every_factory(side):
        _, rows = fitted(factory, wide, high, factories.WHOLE.effect)
        parts = [part for row in rows for part in row]
        sizes = [part.size for part in parts if isinstance(part, Icon) and part.name != "nippon.iron"]
        sizes += [part.size for part in parts if isinstance(part, Words) and part.words]
        assert min(sizes) >= effects.READABLE, factory.id


@pytest.mark.parametrize("side", ["a", "b"])
def test_an_effect_that_needs_two_lines_has_a_higher_row_in_the_question_about_types(side: str) -> None:
    """Next to signs of 46 px none has less than 34."""
    found = every_factory(side)
    assert {kinds.line(one) for one in found} == {kinds.LINE, kinds.TALL}
    for factory in found:
        _, _, wide, high = kinds.effect_box((0, 0, kinds.WIDE - 16, kinds.line(factory)))
        assert fitted(factory, wide, high, kinds.SIGN)[0] >= 34, factory.id


def test_the_influence_in_a_region_keeps_clear_of_the_edge_of_the_board() -> None:
    where = layout_of(view_of(Table.start(GAME, 4, seed="edge")))
    for region in range(4):
        x, _, w, _ = where.card(region, 5)
        assert x + w <= WIDE - 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_tokens_of_the_automa_have_a_word_where_there_is_room(lang: str) -> None:
    view = view_of(Table.start(GAME, 1, seed="automa"))
    assert view.automa is not None
    late = replace(view, automa=replace(view.automa, rows=((1,), (), (7, 7))))
    with watching() as seen:
        drawn(late, "board", lang=lang)
    assert pic(lang, "solo.actions") in [one.what for one in seen.words]


def every_factory(side: str) -> list[FactoryView]:
    options = {"factory_sides": side, "module": "late_factories"}
    seen = {one.id: one for n in range(4) for one in view_of(Table.start(GAME, 4, options, seed=f"{n}")).factories}
    return list(seen.values())


def view_of(table: Table) -> View:
    found: View = table.view(None)
    return found


def drawn(
    view: View,
    picture: str,
    marks: Mapping[str, str] = {},
    changed: frozenset[str] = frozenset(),
    lang: str = "uk",
) -> Image.Image:
    return PICTURES[picture].draw(view, names=NAMES[: len(view.players)], lang=lang, marked=marks, changed=changed)


@pytest.fixture(scope="module")
def late() -> Table:
    """Somebody has to choose an action in the second half of a game of four with everything in it."""
    dumps = GAMES.every(6)
    half = (Table.load(dump) for dump in dumps[len(dumps) // 2 :])
    return next(table for table in half if table.asks[0].key == "nippon.main" and len(marked(table)) > 3)


@by_turns(2, days=3)
@pytest.mark.parametrize("configuration", ALL)
def test_every_position_can_be_drawn(configuration: int) -> None:
    for number, table in enumerate(GAMES.moments(configuration, 5)):
        view, lang = view_of(table), LANGUAGES[number % len(LANGUAGES)]
        for name in LIVE:
            image = drawn(view, name, marked(table), TARGETS[name](view), lang)
            assert image.width == 1600
            assert 700 < image.height <= 2510
            assert png.strays(image, COLOURS, least=20_000) == []


@by_turns(0, days=2)
def test_files_are_small(late: Table) -> None:
    for name in LIVE:
        image = drawn(view_of(late), name, marked(late))
        assert len(png.encode(image, COLOURS)) <= 85_000 * image.width * image.height / 1e6


@pytest.mark.slow
@pytest.mark.parametrize("configuration", ALL)
def test_texts_keep_their_length_and_name_everybody(configuration: int) -> None:
    for table in GAMES.moments(configuration, 4):
        view = view_of(table)
        names = [f"{name} {'х' * 31}"[:32] for name in NAMES[: len(view.players)]]
        for name, picture in LIVE.items():
            for lang in LANGUAGES:
                alt = picture.alt(view, names=names, lang=lang)
                text = picture.text(view, names=names, lang=lang)
                assert 60 < len(alt) <= render.ALT_LIMIT
                assert len(alt) < len(text) <= ROOM
                assert not text.endswith("…")
                if name == "board":
                    assert all(one in text for one in names)


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_letter_can_be_written(lang: str, late: Table) -> None:
    for picture in LIVE.values():
        view = view_of(late)
        told = picture.text(view, names=NAMES, lang=lang) + picture.alt(view, names=NAMES, lang=lang)
        assert fonts.missing_glyphs(told) == set()


@pytest.mark.slow
@pytest.mark.parametrize("configuration", ALL)
def test_every_target_is_in_a_picture(configuration: int) -> None:
    """Whatever an option aims at can be outlined somewhere."""
    met: set[str] = set()
    for table in islice(GAMES.play(configuration, "targets"), 400):
        for ask in table.asks[:1]:
            aims = {option.target for option in ask.untold if option.target is not None} - met
            if aims:
                view = table.view(ask.seat)
                assert aims <= frozenset().union(*(targets(view) for targets in TARGETS.values())), ask.key
                met |= {aim for aim in aims if aim.startswith(("action:", "track:", "slot:"))}
    assert "action:science" in met


@pytest.mark.slow
@pytest.mark.parametrize("picture", rotated(LIVE, 1))
def test_each_target_is_outlined_by_itself(picture: str, late: Table) -> None:
    """Marking any one thing changes the picture, and only near that thing."""
    view = view_of(late)
    player = own(view)
    plain = drawn(view, picture)
    for target in sorted(TARGETS[picture](view)):
        box = ImageChops.difference(plain, drawn(view, picture, {target: "7"})).getbbox()
        if target.startswith("good:") and not any(f.goods for f in player.factories if target == f"good:{f.type}"):
            assert box is None
            continue
        if target.startswith("old_factory:") or target.endswith(":goods"):  # only ever seen as changed
            continue
        assert box is not None, target
        assert (box[2] - box[0]) * (box[3] - box[1]) < 0.14 * plain.width * plain.height, target


@pytest.mark.slow
def test_pairs_are_outlined_in_the_draft() -> None:
    view = view_of(Table.start(GAME, 3, seed="draft"))
    plain = drawn(view, "board")
    for pair in view.pairs:
        assert ImageChops.difference(plain, drawn(view, "board", {pair.a: "1"})).getbbox() is not None


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_the_game_would_come_to_is_told_where_it_is_drawn(lang: str) -> None:
    """Before the first turn the head has what everybody has; the picture of a player always says it."""
    drafting, playing = view_of(Table.start(GAME, 4, seed="draft")), view_of(GAMES.moments(5, 5)[3])
    for view, told in ((drafting, False), (playing, True)):
        assert head(Scene(view, NAMES, lang, {}, frozenset())).forecast == told
        player = view.players[0]
        both = f"{player.vp} ({player.score.total})"
        assert (f"{NAMES[0]} {both}" in PICTURES["board"].alt(view, names=NAMES, lang=lang)) == told
        assert (both in PICTURES["board"].text(view, names=NAMES, lang=lang)) == told
        assert both in PICTURES["player"].text(replace(view, viewer=0), names=NAMES, lang=lang)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_starting_pairs_say_everything_within_their_cards(lang: str) -> None:
    """Every token there is, beside four others: the rule is whole, the gains stay in their rows."""
    met: set[str] = set()
    for seed in range(9):
        shown = view_of(Table.start(GAME, 4, seed=f"pairs {seed}")).pairs
        room = (0, 0, CARD - 28, PAIRS_HIGH - pairs.HEAD - 2 * pairs.GAINS - 6)
        size, things = pairs.rule_size(shown, room, lang), pairs.gain_size(shown, (0, 0, CARD, PAIRS_HIGH))
        assert size > theme.SMALL
        for pair in shown:
            words = token_effect(pair, lang)
            lines, _ = fonts.wrap(words, size, CARD - 28, pairs.LINES)
            assert " ".join(lines) == words, pair.a
            assert len(lines) * size * pairs.LEADING <= room[3], pair.a
            assert max(row_width(row, gap=2) for row in pairs.gains(pair, things, 2)) <= CARD - 24, pair.b
            met |= {pair.a, pair.b}
    assert len(met) == 16


@pytest.mark.slow
def test_who_would_win_now_is_marked_on_the_number_that_says_so() -> None:
    """In the head and in the table; the track alone misleads: whoever leads there need not be marked."""
    view = view_of(GAMES.moments(5, 5)[3])
    first = max(view.players, key=lambda one: one.score.total)
    assert view.leaders == (first.seat,)
    plain, other = (drawn(replace(view, leaders=who), "board") for who in ((), view.leaders))
    different = ImageChops.difference(plain, other)
    assert different.crop((0, STRIP_TOP, different.width, HIGH)).getbbox() is not None
    different.paste((0, 0, 0), (0, STRIP_TOP, different.width, HIGH))
    box = different.getbbox()
    _, y, _, h = layout_of(view).line(standings.order(view).index(first.seat))
    assert box is not None
    assert y <= box[1] < box[3] <= y + h
    assert standings.NAME + standings.NAME_ROOM / 2 < box[0] < standings.FORECAST < box[2]


def test_pieces_of_two_seats_differ_in_shape_as_well() -> None:
    """Ships, trains and machines in one colour and with one letter are still told apart."""
    seats = Scene(view_of(Table.start(GAME, 4, seed="shapes")), "ABCD", "en", {}, frozenset()).seats
    same = [style._replace(colour=theme.INK, letter="A") for style in seats]
    for kind in ("ship", "train", "machine"):
        shown = [vehicle(kind, style, 60) for style in same]
        assert len({render.kit.icons.icon(one.name, 60, **one.variant).rgba().tobytes() for one in shown}) == 4


@pytest.mark.slow
def test_what_changed_is_outlined(late: Table) -> None:
    view = view_of(late)
    for name, target in (("board", "osaka:n"), ("board", "kyushu:1"), ("board", "paris"),
                         ("factories", view.factories[0].id)):  # fmt: skip
        changed = drawn(view, name, changed=frozenset({target}))
        plain = drawn(view, name)
        whole = plain.crop((0, 0, 1600, min(plain.height, changed.height)))
        assert ImageChops.difference(whole, changed.crop((0, 0, *whole.size))).getbbox() is not None


@pytest.mark.slow
def test_what_belongs_to_another_picture_leaves_this_one_as_it_is(late: Table) -> None:
    view = view_of(late)
    assert drawn(view, "board", {"type:cotton": "1"}).tobytes() == drawn(view, "board").tobytes()
    assert drawn(view, "player", {"osaka:n": "1"}).tobytes() == drawn(view, "player").tobytes()


@pytest.mark.slow
def test_equal_views_give_equal_bytes(late: Table) -> None:
    for name in LIVE:
        one, other = (png.encode(drawn(view_of(late), name), COLOURS) for _ in range(2))
        assert one == other
        assert Image.open(io.BytesIO(one)).mode == "P"


@pytest.mark.slow
@pytest.mark.parametrize("configuration", rotated((0, 6), 1))
def test_no_picture_tells_what_is_still_to_come(configuration: int) -> None:
    """The Automa's face-down tokens are shuffled anew: nothing that is drawn or said changes."""
    rng = Random(3)
    for table in GAMES.moments(configuration, 4)[:-1]:
        other = decode_state(games.get(GAME), encode(table.state))
        games.get(GAME).redeal(other, None, Rng(str(rng.random())))
        views = [games.get(GAME).view(state, None) for state in (table.state, other)]
        for name, kind in LIVE.items():
            assert drawn(views[0], name).tobytes() == drawn(views[1], name).tobytes()
            names = NAMES[: len(views[0].players)]
            assert kind.text(views[0], names=names, lang="pl") == kind.text(views[1], names=names, lang="pl")


@pytest.mark.slow
def test_nothing_is_private(late: Table) -> None:
    assert not any(kind.private for kind in PICTURES.values())
    seen = {drawn(late.view(viewer), "board").tobytes() for viewer in (None, 0, 1, 2, 3)}
    assert len(seen) == 1


@pytest.mark.slow
def test_the_player_picture_shows_the_seat_that_is_asked_for(late: Table) -> None:
    view = view_of(late)
    seen = {drawn(replace(view, viewer=seat), "player").tobytes() for seat in range(4)}
    assert len(seen) == 4
    assert NAMES[view.mover] in PICTURES["player"].text(view, names=NAMES, lang="en")
    for seat in range(4):
        assert NAMES[seat] in PICTURES["player"].text(replace(view, viewer=seat), names=NAMES, lang="en")


@pytest.mark.slow
def test_influence_is_forecast_on_the_board() -> None:
    """Another period's place values make another picture of the same map."""
    view = view_of(GAMES.moments(5, 5)[3])
    region = view.regions[0]
    doubled = tuple(replace(one, vp=2 * one.vp) for one in region.standings)
    other = replace(view, regions=(replace(region, standings=doubled), *view.regions[1:]))
    box = ImageChops.difference(drawn(view, "board"), drawn(other, "board")).getbbox()
    x, y, w, h = layout_of(view).card(0, len(region.standings))
    assert box is not None
    assert x < box[0] < box[2] < x + w
    assert y < box[1] < box[3] < y + h


@pytest.mark.slow
def test_the_lines_of_the_players_end_in_the_order_of_their_ranks() -> None:
    """Equal totals, too, whoever moved last: the order of turns says nothing then."""
    view = view_of(GAMES.moments(5, 5)[-1])
    assert standings.order(view) == list(view.ranking)
    tied = tuple(replace(player, score=view.players[0].score) for player in view.players)
    assert standings.order(replace(view, players=tied, ranking=(2, 0, 3, 1), mover=0)) == [2, 0, 3, 1]


def test_every_property_can_be_drawn_and_fits_its_card() -> None:
    found = {}
    for sides in ("a", "b"):
        options = {"module": "late_factories", "factory_sides": sides}
        for seed in range(4):
            for one in view_of(Table.start(GAME, 4, options, seed=str(seed))).factories:
                found[one.id] = one
    assert len(found) >= 56
    for one in found.values():
        rows = effects.lines(one.ops, 22, one.type)
        assert [row for row in rows if row] == rows != [], one.id
        rows[0] = [*effects.condition(one.condition, 22), *rows[0]]
        assert all(row_width(row, gap=3) <= factories.WHOLE.card[0] - 16 for row in rows), one.id


@pytest.mark.slow
@pytest.mark.parametrize("configuration", [0, 2, 6])
def test_the_score_sheet_keeps_the_totals(configuration: int) -> None:
    table = Table.load(GAMES.every(configuration)[-1])
    result = table.game.score(table.state)
    view = ScoreView(table.game.title, tuple(table.game.colours({})), result)
    made = render.draw(render.PictureRequest(GAME, "score", view, names=NAMES[: table.seats], lang="ru"))
    assert Image.open(io.BytesIO(made.png)).width > 700
    assert all(str(score.total) in made.alt for score in result.scores if score.total >= 0)


@pytest.mark.slow
def test_buttons_and_emojis_have_names_and_icons() -> None:
    for picture in PICTURES:
        assert len({label(Text(f"nippon.pic.kind.{picture}"), lang) for lang in LANGUAGES}) >= 2
    for key, name in render.game_pictures(GAME).emojis.items():
        assert say(Text(key), "en")
        assert render.kit.icons.png(name, 64).startswith(b"\x89PNG")


@pytest.mark.slow
@pytest.mark.parametrize("configuration", ALL)
def test_nothing_on_the_board_lies_on_something_else(configuration: int) -> None:
    view = view_of(GAMES.moments(configuration, 3)[1])
    where = layout_of(view)
    boxes = [where.slot(n) for n in range(5)] + [where.queue] + [where.port(n) for n in range(6)]
    boxes += [where.region(n) for n in range(4)] + [where.line(n) for n in range(where.lines)]
    for n, (x, y, w, h) in enumerate(boxes):
        assert 0 <= x < x + w <= 1600
        for other_x, other_y, other_w, other_h in boxes[n + 1 :]:
            assert x + w <= other_x or other_x + other_w <= x or y + h <= other_y or other_y + other_h <= y


@pytest.mark.slow
def test_words_and_pieces_use_the_same_letters(late: Table) -> None:
    names = ("🎲 Ｋｉｍ", "王Ann", "Kim", "Jo")
    view = view_of(late)
    text = PICTURES["board"].text(view, names=names, lang="en")
    styles = Scene(view, [fonts.readable(name) for name in names], "en", {}, frozenset()).seats
    for style, name in zip(styles, names, strict=True):
        assert f"{name} ({style.letter})" in text


@pytest.mark.slow
@pytest.mark.parametrize("configuration", [2, 5])
def test_the_end_board_shows_the_final_totals(configuration: int) -> None:
    """The points beside the star are those of the score sheet, in the picture and in its words."""
    table = Table.load(GAMES.every(configuration)[-1])
    view, result = view_of(table), table.result
    assert result is not None
    totals = [score.total for score in result.scores]
    assert totals != [one.vp for one in view.players], "the track alone would do"
    assert [points(view, one) for one in view.players] == totals
    told = PICTURES["board"].text(view, names=NAMES, lang="en") + PICTURES["board"].alt(view, names=NAMES, lang="en")
    assert f"{NAMES[0]} {totals[0]}" in told
    assert f"({totals[0]})" not in told, "nothing is left to be counted"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_cannot_consolidate_is_told_what_it_needs(lang: str) -> None:
    view = Table.start(GAME, 2, seed="workers").view(0)
    assert not view.players[0].consolidation.possible
    needed = say(Text("nippon.no.workers"), lang)
    assert needed in PICTURES["player"].text(view, names=NAMES[:2], lang=lang)
    with watching() as seen:
        PICTURES["player"].draw(view, names=NAMES[:2], lang=lang, marked={}, changed=frozenset())
    assert " ".join(one.what for one in seen.words if one.size == 40 and one.what in needed) == needed


@pytest.mark.slow
@pytest.mark.parametrize(("key", "most"), [("market_region", 0.85), ("trains", 0.5), ("factory_type", 0.9)])
def test_where_to_act_is_seen_without_the_whole_map_or_shelf(key: str, most: float, late: Table) -> None:
    """Of four players; the question and its buttons have to fit below it."""
    zoom = Zoom(f"nippon.{key}", 0, late.view(0))
    image = ZOOMS[zoom.key].draw(zoom, names=NAMES, lang="uk", marked={}, changed=frozenset())
    assert image.height <= most * image.width


def test_a_factory_costs_in_the_menu_what_it_costs_its_payer() -> None:
    table = Table.start("nippon", 2, seed="prices")
    view = table.view(0)
    payer = replace(view.players[0], factory_price=4)
    [action] = [one for slot in view.slots for one in slot.actions if one.id == "factory"]
    words = {str(part.words) for part in price(view, action, 200, payer=payer) if isinstance(part, Words)}
    assert words == {"4"}
    assert {str(part.words) for part in price(view, action, 200) if isinstance(part, Words)} == {"6"}


@pytest.mark.parametrize(("action", "answers"), [("ships", ()), ("investments_contracts", ("good:paper",))])
def test_what_is_chosen_from_by_its_name_takes_half_a_screen_at_most(action: str, answers: tuple[str, ...]) -> None:
    """Not the map, nor half of a zaibatsu's board."""
    play = owning("paper_2a", "cotton_2a", goods=2)
    play.act(action)
    play.go(*answers)
    zoom = Zoom.of(play.table.view(0), play.table.asks[0])
    image = ZOOMS[zoom.key].draw(zoom, names=("Ann", "Ben"), lang="pl", marked={}, changed=frozenset())
    assert image.height <= image.width / 2


@pytest.mark.slow
def test_a_number_for_goods_is_on_the_factories_that_have_some() -> None:
    """One that is empty gives none, though it makes the same."""
    view = GAMES.moments(3, 3)[1].view(0)
    mine = view.players[0]
    first = mine.factories[0]
    two = (replace(first, goods=0), replace(first, goods=2))
    players = (replace(mine, factories=two), *view.players[1:])
    image = PICTURES["player"].draw(
        replace(view, viewer=0, players=players),
        names=NAMES[: len(players)], lang="en", marked={f"good:{first.type}": "1"}, changed=frozenset(),
    )  # fmt: skip
    assert len(around_marks.spots(image, "1")) == 1


def test_factories_are_counted_as_in_the_table() -> None:
    view = view_of(kept_positions("nippon")["middle-1"])
    player = own(view)
    assert any(one.token is None for one in player.factories)
    (count,) = (part.words for part in factories._built(player, 1) if isinstance(part, Words))
    assert count == shown(player, "factories", holdings(player)["factories"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_when_a_worker_pays_is_said_whole(lang: str) -> None:
    """Also where three stand side by side."""
    room = (WIDTH - 2 * EDGE - 2 * hiring.GAP) / hiring.ACROSS - 36
    for place in ("bottom", "top", "none"):
        said = pic(lang, f"hiring.{place}")
        assert " ".join(fonts.wrap(said, 28, room, 2, shrink=range(27, 23, -1))[0]) == said


def test_both_parts_of_an_own_board_are_as_wide_on_a_phone() -> None:
    """What is more than 1.6 times as high as wide is shown narrower."""
    most = HIGHEST_PICTURE
    for wide, high in (*(works(built).size for built in range(7)), *(means(over).size for over in (False, True))):
        assert high <= most * wide
