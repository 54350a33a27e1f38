"""What the strip says of a turn is what the turn did: no scoring, and nobody else's doing."""

from __future__ import annotations

from msgspec.structs import replace
from PIL import Image

from engine.core.account import Account, Deed, seen
from engine.core.state import Event
from engine.core.text import Text, join, text
from engine.nippon.queries.influence import standings
from engine.nippon.rules.rounds import share_text
from render import game_pictures
from render.kit import Icon, Words, fonts, theme
from render.nippon.recap import regions
from render.nippon.scene import Scene
from render.recap import SEVERAL_ROOM, PastMove, RecapRow, below, place_names
from tests.engine.nippon.scenario import Play, begin, edits, place
from tests.engine.nippon.test_causes import hit_in_nagoya, last_of_round, supplying_osaka
from tests.engine.nippon.test_examples import automa_in_chubu
from tests.engine.nippon.test_goals import ends_period
from tests.render.boxes import watching

NAMES = ("Ann", "Ben")


def rows(play: Play) -> list[RecapRow]:
    """The strip of all that has happened at a table."""
    view = play.table.view(None)
    moves = [PastMove(view, view, seen(boundary.deeds, None)) for boundary in play.table.crossed]
    return game_pictures("nippon").recap_rows(moves, NAMES, "en")


def test_a_scoring_is_a_row_of_its_own_with_a_chip_for_each_player() -> None:
    scored = edits(last_of_round(2), lambda g: place(g, "osaka:e", 2), lambda g: place(g, "nagasaki:n", 1, seat=1))
    play = begin(scored)
    play.rest()
    turn, scoring = rows(play)
    assert turn.seat is not None
    assert (turn.seat.name, turn.points) == ("Ann", 0)
    assert (scoring.seat, scoring.points, [gain.n for gain in scoring.gains]) == (None, 0, [6, 6])


def test_a_scoring_tells_every_region_with_who_has_what_there_and_what_it_brings() -> None:
    scored = edits(last_of_round(2), lambda g: place(g, "osaka:e", 2), lambda g: place(g, "nagasaki:n", 1, seat=1))
    play = begin(scored)
    play.rest()
    _, scoring = rows(play)
    told = [[str(one.words) for cell in part for one in cell if isinstance(one, Words)] for part in scoring.parts]
    assert [one[0] for one in told] == ["Kyushu", "Kansai"]
    assert [one for one in told[1] if one.startswith("+")] == ["+6"]
    wide, blank = 1080, Image.new("RGB", (1080, 100))
    with watching() as seen_there:
        shown = below(blank, [scoring])
    assert shown.height > below(blank, [replace(scoring, parts=())]).height
    assert {"Kyushu", "Kansai"} <= {one.what for one in seen_there.words}
    assert all(one.box[0] + one.box[2] <= wide for one in seen_there.words)


def test_the_automa_has_its_own_piece_where_a_region_is_scored() -> None:
    """The globe stands for the foreign companies alone."""
    play = begin(edits(lambda g: place(g, "nagasaki:n", 3, seat=1)), seats=1, options={"difficulty": "hard"})
    shares = join([share_text(play.g, one) for one in standings(play.g, "kyushu", 1) if one.rank])
    region = text("nippon.region", region=text("nippon.region.kyushu"), players=shares)
    account = Account(None, "", (Deed("", events=(Event("nippon.log.regions", args=(("regions", region),)),)),))
    seats = Scene(play.table.view(None), NAMES[:1], "en", {}, frozenset()).seats
    ((_, *cells),) = regions(account, seats, "en")
    shown = [part for cell in cells for part in cell if isinstance(part, Icon)]
    assert {one.name for one in shown} == {"piece", "globe"}
    assert [one.variant["words"] for one in shown if one.name == "piece"] == [theme.AUTOMA]


def test_a_token_that_is_sent_back_stands_in_the_row_of_whoever_sent_it() -> None:
    play = begin(supplying_osaka)
    play.act("local_markets")
    play.go("region:kansai", "cell:osaka:e", "goods:2", "reward:vp", "stop", "end")
    (row,) = rows(play)
    assert row.seat is not None
    assert (row.seat.name, row.points) == ("Ann", 2)
    assert [(gain.icon.variant.get("words"), gain.n) for gain in row.gains if gain.icon.name == "piece"] == [("1", -1)]


def test_a_reward_for_a_common_goal_has_a_row() -> None:
    play = begin(ends_period(2, "goal_science"), options={"module": "common_goals"})
    play.rest()
    play.go("reward:p1_department", "department:red", "end")
    _, reward = rows(play)
    assert [gain.n for gain in reward.gains] == [2]


def test_the_automas_row_says_what_it_sent_back() -> None:
    play = begin(edits(automa_in_chubu, hit_in_nagoya), seats=1, options={"difficulty": "hard"})
    play.act("science")
    play.go("steps:1", "end")
    _, automa = rows(play)
    assert [(gain.icon.variant.get("words"), gain.n) for gain in automa.gains] == [("3", -1)]


def test_an_automa_that_does_nothing_has_no_row() -> None:
    play = begin(seats=1, options={"difficulty": "hard"})
    view, idle = play.table.view(None), Deed("nippon.step.automa")
    assert game_pictures("nippon").recap_rows([PastMove(view, view, (idle,))], NAMES, "en") == []


def test_all_places_are_named_or_counted() -> None:
    one, two, four = (place_names(["Osaka", "Nagasaki (south)", *["Yokohama (north-west)"] * 2][:n]) for n in (1, 2, 4))
    assert (one.words, two.words, four.words) == ("Osaka", "Osaka, Nagasaki (south)", "Osaka, Nagasaki (south) +2")
    for places in ([long] * 3 for long in ("Yokohama (north-west)", "Y" * 90)):
        shown = place_names(places)
        assert str(shown.words).startswith(places[0][:20])
        assert fonts.width(str(shown.words), shown.size, bold=True) <= SEVERAL_ROOM


def test_who_gets_nothing_in_a_region_stands_beside_the_others_who_get_nothing() -> None:
    """Not in a column that is as wide as points of others."""
    won = text("nippon.amount", n=7)
    shares = [
        text("core.share", player=text("core.seat", seat=0), n=8, what=won),
        text("core.share", player=text("nippon.globe"), n=4),
        text("core.share", player=text("core.seat", seat=1), n=1),
    ]
    players = Text("core.join", tuple((str(n), one) for n, one in enumerate(shares)))
    region = text("nippon.region", region=text("nippon.region.kanto"), players=players)
    account = Account(None, "", (Deed("", events=(Event("nippon.log.scored", args=(("regions", region),)),)),))
    ((called, first, rest),) = regions(account, theme.seat_styles(NAMES, ("blue", "pink")), "en")
    told = [[str(one.words) for one in cell if isinstance(one, Words)] for cell in (first, rest)]
    assert told == [["8", "+7"], ["4", "1"]]
    assert called
