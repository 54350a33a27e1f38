"""Yokohama's pictures over whole games: every size, edition and module, in four languages, with nothing given away."""

from __future__ import annotations

import io
from collections.abc import Mapping
from itertools import islice
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

import render
from engine.core import games
from engine.core.rng import Rng
from engine.core.run import decode_state, encode
from engine.core.table import Table
from engine.yokohama.components.names import achievement
from engine.yokohama.queries.legality import meets
from engine.yokohama.view.structs import View
from render import phone
from render.kit import Icon, Words, fonts, png, row_width, theme
from render.kit.changes import Changes
from render.kit.descriptions import ROOM
from render.yokohama import PICTURES, board, market, player
from render.yokohama.board import achievements, tiles
from render.yokohama.board.layout import BoardLayout, layout_of
from render.yokohama.board.phone_layout import map_layout, table_layout
from render.yokohama.colours import COLOURS
from render.yokohama.pieces import president
from render.yokohama.scene import Scene, foretold
from testkit.rotation import by_turns, rotated
from tests.render.boxes import watching
from tests.render.games import marked
from tests.render.yokohama.play import CONFIGURATIONS, GAME, GAMES, MODULES
from tools.pages.pictures import NAMES
from words import LANGUAGES, say

ALL = rotated(range(len(CONFIGURATIONS)), 1)  # a module with every number of players
FOUR = CONFIGURATIONS.index((4, {}))
THREE = CONFIGURATIONS.index((3, {}))
THREE_WITH_MODULES = CONFIGURATIONS.index((3, MODULES[-1]))
TARGETS = {"board": board.targets, "market": market.targets, "player": player.targets}


def view_for(table: Table, picture: str) -> View:
    seat = table.asks[0].seat if table.asks else 0
    found: View = table.view(seat if PICTURES[picture].private else None)
    return found


def drawn(
    view: View, picture: str, marks: Mapping[str, str] = {}, changed: frozenset[str] = frozenset()
) -> Image.Image:
    return PICTURES[picture].draw(view, names=NAMES[: view.seats], lang="uk", marked=marks, changed=changed)


@pytest.fixture(scope="module")
def late() -> Table:
    """The president is about to move in the second half of a game of four."""
    dumps = GAMES.every(FOUR)
    half = (Table.load(dump) for dump in dumps[len(dumps) // 2 :])
    return next(table for table in half if table.asks[0].key == "yokohama.move" and len(marked(table)) > 1)


@by_turns(0, days=3)
@pytest.mark.parametrize("configuration", ALL)
def test_every_position_can_be_drawn_and_told(configuration: int) -> None:
    for number, table in enumerate(GAMES.moments(configuration, 4)):
        lang = LANGUAGES[number % len(LANGUAGES)]
        for name, picture in PICTURES.items():
            view = view_for(table, name)
            image = picture.draw(
                view, names=NAMES[: table.seats], lang=lang, marked=marked(table), changed=TARGETS[name](view)
            )
            assert image.width == (1400 if picture.private else 1600)
            assert 1000 < image.height <= 1.5 * image.width
            assert png.strays(image, COLOURS, least=20_000) == []


@by_turns(1, days=2)
def test_files_are_small(late: Table) -> None:
    for name in PICTURES:
        image = drawn(view_for(late, name), name, marked(late))
        assert len(png.encode(image, COLOURS)) <= 85_000 * image.width * image.height / 1e6


@pytest.mark.slow
@pytest.mark.parametrize("configuration", ALL)
def test_texts_keep_their_length_and_name_everybody(configuration: int) -> None:
    names = [f"{name} {'х' * 31}"[:32] for name in NAMES[: CONFIGURATIONS[configuration][0]]]
    for table in GAMES.moments(configuration, 4):
        for name, picture in PICTURES.items():
            view = view_for(table, name)
            for lang in LANGUAGES:
                alt = picture.alt(view, names=names, lang=lang)
                text = picture.text(view, names=names, lang=lang)
                assert 60 < len(alt) <= render.ALT_LIMIT
                assert len(alt) < len(text) <= ROOM
                assert all(one in text for one in (names if not picture.private else [names[view.viewer or 0]]))


@pytest.mark.slow
def test_the_text_of_a_full_board_is_never_cut(late: Table) -> None:
    view = view_for(late, "board")
    for lang in LANGUAGES:
        text = PICTURES["board"].text(view, names=["W" * 32] * 4, lang=lang)
        assert text.count("\n") >= len(view.areas)
        assert not text.endswith("…")


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_letter_can_be_written(lang: str, late: Table) -> None:
    for name, picture in PICTURES.items():
        view = view_for(late, name)
        told = picture.text(view, names=NAMES, lang=lang) + picture.alt(view, names=NAMES, lang=lang)
        assert fonts.missing_glyphs(told.replace("№", "")) == set()


@pytest.mark.slow
@pytest.mark.parametrize("configuration", ALL)
def test_every_target_is_in_a_picture(configuration: int) -> None:
    """Whatever an option aims at can be outlined somewhere."""
    met: set[str] = set()
    for table in islice(GAMES.play(configuration, "targets"), 700):
        for ask in table.asks[:1]:
            aims = {option.target for option in ask.untold if option.target is not None} - met
            if aims:
                view = table.view(ask.seat)
                assert aims <= frozenset().union(*(targets(view) for targets in TARGETS.values())), ask.key
                met |= {aim for aim in aims if not aim.startswith(("order", "tech"))}
    assert {"church", "bank"} <= met


@pytest.mark.slow
@pytest.mark.parametrize("picture", rotated(PICTURES, 1))
def test_each_target_is_outlined_by_itself(picture: str) -> None:
    """Marking any one thing changes the picture, and only near that thing."""
    table = next(t for t in GAMES.play(THREE_WITH_MODULES) if t.segment > 12 and t.view(t.asks[0].seat).hand)
    view = view_for(table, picture)
    plain = drawn(view, picture)
    for target in sorted(TARGETS[picture](view)):
        box = ImageChops.difference(plain, drawn(view, picture, {target: "7"})).crop((0, 90, 1600, 2000)).getbbox()
        if target == "canal:token" or target == "canal:house":
            assert box is None
            continue
        assert box is not None, target
        assert (box[2] - box[0]) * (box[3] - box[1]) < 0.12 * plain.width * plain.height, target


@pytest.mark.slow
def test_people_who_came_have_a_halo_and_those_gone_leave_a_ghost(late: Table) -> None:
    view = view_for(late, "board")
    plain = drawn(view, "board")
    areas = [area for area in view.areas if area.type != "canal"]
    left = next(area for area in areas if not any(area.assistants) and not area.presidents)
    met = next(area for area in areas if any(area.assistants))
    home = next(area for area in areas if area.presidents)
    nobody, one = [0] * view.seats, [1] + [0] * (view.seats - 1)
    for area, was in (
        (left, {"assistants": one}),
        (left, {"presidents": [0]}),
        (met, {"assistants": nobody}),
        (met, {"assistants": [n + 1 for n in met.assistants]}),
        (home, {"presidents": []}),
    ):
        box = ImageChops.difference(plain, drawn(view, "board", changed=Changes((), {area.id: was}))).getbbox()
        assert box is not None, was
        assert (box[2] - box[0]) * (box[3] - box[1]) < 0.03 * plain.width * plain.height


@pytest.mark.slow
def test_what_changed_is_outlined(late: Table) -> None:
    for name in ("board", "market"):
        view = view_for(late, name)
        plain = drawn(view, name)
        for target in (view.achievements[0].id,) if name == "board" else ("church:3", view.ports[0].slots[0].card):
            identity = target if isinstance(target, str) else target.id if target else ""
            assert ImageChops.difference(plain, drawn(view, name, changed=frozenset({identity}))).getbbox() is not None


@pytest.mark.slow
def test_what_belongs_to_another_picture_leaves_this_one_as_it_is(late: Table) -> None:
    view = view_for(late, "board")
    assert drawn(view, "board", {"order_99": "1", "church:1": "2"}).tobytes() == drawn(view, "board").tobytes()


@pytest.mark.slow
def test_equal_views_give_equal_bytes(late: Table) -> None:
    for name in PICTURES:
        one, other = (png.encode(drawn(view_for(late, name), name), COLOURS) for _ in range(2))
        assert one == other
        assert Image.open(io.BytesIO(one)).mode == "P"


@pytest.mark.slow
@pytest.mark.parametrize("picture", PICTURES)
def test_no_picture_tells_what_its_viewer_cannot_know(picture: str) -> None:
    """Decks, removed cards and the others' starting orders are dealt anew: nothing that is drawn or said changes."""
    kind, rng = PICTURES[picture], Random(3)
    for table in GAMES.moments(THREE, 6)[:-1]:
        seat = rng.randrange(3)
        viewer = seat if kind.private else None
        other = decode_state(games.get(GAME), encode(table.state))
        games.get(GAME).redeal(other, viewer, Rng(str(rng.random())))
        views = [games.get(GAME).view(state, viewer) for state in (table.state, other)]
        one, two = (drawn(view, picture) for view in views)
        assert one.tobytes() == two.tobytes()
        told = [(kind.alt(v, names=NAMES[:3], lang="pl"), kind.text(v, names=NAMES[:3], lang="pl")) for v in views]
        assert told[0] == told[1]


@pytest.mark.slow
def test_the_board_is_the_same_for_everybody(late: Table) -> None:
    seen = {drawn(late.view(viewer), "board").tobytes() for viewer in (None, 0, 1, 2, 3)}
    assert len(seen) == 1


@pytest.mark.slow
def test_the_hand_is_drawn_for_its_owner_alone(late: Table) -> None:
    seat = next(seat for seat in range(4) if late.view(seat).hand)
    mine, nobodys = late.view(seat), late.view(None)
    assert PICTURES["player"].private
    assert str(mine.hand[0].card.number) in PICTURES["player"].text(mine, names=NAMES, lang="en")
    assert nobodys.hand == ()
    assert drawn(nobodys, "player").width == 1400


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_areas_lie_in_the_sea_and_apart(seats: int) -> None:
    where = layout_of(seats)
    view: View = Table.start(GAME, seats, seed="layout").view(None)
    boxes = [where.box(area) for area in view.areas]
    left, top, wide, high = where.sea
    for x, y, w, h in boxes:
        assert left < x < x + w < left + wide
        assert top < y < y + h < top + high
    boxes += [where.end, where.achievements, *where.cards]
    for n, (x, y, w, h) in enumerate(boxes):
        for other_x, other_y, other_w, other_h in boxes[n + 1 :]:
            apart = x + w <= other_x or other_x + other_w <= x or y + h <= other_y or other_y + other_h <= y
            assert apart


@pytest.mark.parametrize("where", [*map(layout_of, (2, 3, 4)), map_layout(4)])
def test_rewards_stay_in_their_tags_with_numbers_to_be_read(where: BoardLayout) -> None:
    wide, high = where.parts.tag[2:]
    room = where.px(wide) - 12 * where.scale
    for seed in range(4):
        for area in Table.start(GAME, where.seats, seed=f"tags {seed}").view(None).areas:
            shown = tiles.tag_parts(area.token_reward, room, where.scale, high)
            assert row_width(shown, gap=0) <= room, area.token_reward
            digits: list[float] = [part.size for part in shown if isinstance(part, Words)]
            digits += [0.62 * part.size for part in shown if isinstance(part, Icon) and part.variant.get("words")]
            assert all(size >= theme.SMALL for size in digits), area.token_reward


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tokens_and_an_agent_end_before_the_points(seats: int) -> None:
    scale = layout_of(seats).scale
    asked = achievements.tokens_and_agent(5, scale)
    assert row_width(asked, gap=2) / 2 <= (120 - 23 - 45) * scale


def ranges(image: Image.Image) -> list[tuple[int, int]]:
    """The darkest and the lightest of each channel."""
    return [channel.getextrema() for channel in image.split()]  # type: ignore[misc]


@pytest.mark.slow
def test_few_areas_that_may_not_be_chosen_are_dimmed_instead(late: Table) -> None:
    """With most of the areas legal an outline says nothing: what is not legal fades, and the rest keeps its disc."""
    view = view_for(late, "board")
    first, *others = view.areas
    plain, where = drawn(view, "board"), layout_of(view.seats)
    many = drawn(view, "board", {area.id: str(n) for n, area in enumerate(others)})
    few = drawn(view, "board", {area.id: str(n) for n, area in enumerate(others[:2])})
    x, y, w, h = (round(side) for side in where.box(first))
    inside = (x + 40, y + 40, x + w - 40, y + h - 40)
    spread = [sum(high - low for low, high in ranges(one.crop(inside))) for one in (plain, few, many)]
    assert spread[0] == spread[1] > 2 * spread[2]
    assert many.info["marks"].keys() == {str(n) for n in range(len(others))}


def test_no_seat_has_the_colour_of_the_accent_and_presidents_carry_their_shape() -> None:
    for colour in theme.SEAT_COLOURS.values():
        assert sum(abs(a - b) for a, b in zip(colour, theme.VERMILION, strict=True)) > 100
    seats = [style._replace(colour=theme.INK, letter="A") for style in theme.seat_styles("ABCD", ["red"] * 4)]
    shown = [president(style, 80) for style in seats]
    assert len({render.kit.icons.icon(one.name, 80, **one.variant).rgba().tobytes() for one in shown}) == 4


@pytest.mark.slow
def test_corrected_component_tables_can_be_drawn(late: Table) -> None:
    """Other zones of a port, fewer spaces on a board, three icons on one space: who owns the box may say so."""
    view = view_for(late, "board")
    port, area = view.ports[0], next(one for one in view.areas if one.shops)
    zones = [("blue", 2)] * 3 + [("yellow", 3)] + [("red", 4)] * 2
    slots = tuple(replace(s, zone=zone, power=power) for s, (zone, power) in zip(port.slots, zones, strict=True))
    three = tuple(given for rewards in area.shop_rewards for given in rewards)[:3]
    other = replace(
        view,
        ports=(replace(port, slots=slots), *view.ports[1:]),
        church=replace(view.church, spaces=view.church.spaces[:6]),
        areas=tuple(replace(one, house=None, house_reward=three) if one is area else one for one in view.areas),
    )
    for name in ("board", "market"):
        image = drawn(other, name)
        assert image.size == drawn(view, name).size
        assert ImageChops.difference(image, drawn(view, name)).getbbox() is not None


@pytest.mark.slow
def test_words_and_pieces_use_the_same_letters(late: Table) -> None:
    names = ("🎲 Ｋｉｍ", "Кira", "Kim", "Jo")
    text = PICTURES["board"].text(late.view(None), names=names, lang="en")
    readable = [fonts.readable(name) for name in names]
    styles = Scene(late.view(None), readable, "en", {}, frozenset()).seats
    for style, name in zip(styles, names, strict=True):
        assert f"\n{style.letter} {name}:" in text


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The action is in the employment agency, power 3."),
        ("ru", "Действие в агентстве по найму, сила 3."),
        ("uk", "Дія в службі найму, 3 ОД."),
        ("pl", "Akcja w agencji pracy, siła 3."),
    ],
)
def test_the_area_of_an_action_is_declined(lang: str, said: str, late: Table) -> None:
    acting = replace(late.view(None), area="employment_agency", power=3)
    assert said in PICTURES["board"].alt(acting, names=NAMES, lang=lang).replace("\xa0", " ")


@pytest.mark.parametrize(("lang", "said"), [("en", "7.5."), ("ru", "7,5."), ("uk", "7,5."), ("pl", "7,5.")])
def test_a_half_is_written_as_the_language_does(lang: str, said: str) -> None:
    alone = Table.start(GAME, 2, seed="neutral").view(None)
    assert PICTURES["market"].text(alone, names=NAMES[:2], lang=lang).endswith(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_achievements_have_the_names_that_options_have(lang: str, late: Table) -> None:
    view = late.view(None)
    told = PICTURES["board"].text(view, names=NAMES, lang=lang)
    for tile in view.achievements:
        assert f"\n{say(achievement(tile.requirement), lang)}: {tile.first}, {tile.later}" in told


@pytest.mark.slow
def test_achievements_tell_how_near_everybody_is_as_the_rules_have_it() -> None:
    found: set[bool] = set()
    for configuration in range(len(CONFIGURATIONS)):
        for table in GAMES.moments(configuration, 3):
            view = table.view(None)
            told = PICTURES["board"].text(view, names=NAMES[: table.seats], lang="en")
            for tile in view.achievements:
                for one in view.players:
                    have, asked = achievements.progress(view, tile, one)
                    assert (have == asked) == meets(table.state, one.seat, tile.requirement)
                    assert one.seat in tile.claimed or f" {have}/{asked}" in told
                    found.add(have == asked)
    assert found == {True, False}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_cards_of_players_fill_the_table_of_a_phone(seats: int) -> None:
    """Two side by side, or each as wide as the picture; numbers stand below each other."""
    view = Table.start(GAME, seats, seed="cards").view(None)
    placed = table_layout(seats, foretold(view)).cards
    rights = {x + w for x, _, w, _ in placed}
    assert len({(w, h) for *_, w, h in placed}) == 1
    assert max(rights) == phone.WIDE - phone.EDGE
    assert len(placed) == seats == len({y for _, y, *_ in placed}) * len(rights)
    table = render.game_pictures(GAME).pictures_and_parts["table"]
    with watching() as seen:
        table.draw(view, names=NAMES[:seats], lang="en", marked={}, changed=frozenset())
    x, y, w, _ = placed[0]

    def edge(icon: str) -> float:
        """Of the first on the first card."""
        found = (one.box for one in seen.icons if one.what == icon)
        return min(left for left, top, *_ in found if x < left < x + w and y < top)

    assert edge("yokohama.copper") == edge("person")
    assert edge("yokohama.silk") == edge("yokohama.shop")
    assert edge("yokohama.fish") == edge("agent")
