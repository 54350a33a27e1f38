"""The picture of a post, which everybody sees unopened: what stands on it is high enough where it is 400 px wide."""

from __future__ import annotations

from collections import deque
from functools import lru_cache
from itertools import islice

import pytest

from engine.core import games
from engine.core.table import Table
from engine.selfplay import playthrough
from render import game_pictures, phone
from render.kit import fonts
from render.kit.changes import changes_between
from testkit.rotation import rotated, rotation
from tests.render.boxes import Watched, watching
from tools.pages.pictures import NAMES
from words import LANGUAGES

SEEN = 400  # px that the picture is wide in a thread on a phone
HIGH = 8  # px that capitals and digits are high there
NARROW = 5.5  # px there of a letter that is wide for the piece it stands on; colour and shape tell whose it is, too
GAMES = ("mombasa", "nippon", "yokohama")
SEATED = [(game, seats) for game in GAMES for seats in games.get(game).seats]
ANSWERS, EARLIER = 160, 20
HIGHEST = {"mombasa": 1.61, "nippon": 1.5, "yokohama": 1.7}  # times as high as wide; higher ones are shown smaller
PIECES = {"piece", "nippon.train", "nippon.ship", "president", "yokohama.gone.president"}


def px(size: float) -> float:
    """How high capitals and digits of this type are on the picture as it is seen, to a tenth."""
    return round(size * fonts.CAP * SEEN / phone.WIDE, 1)


@lru_cache(maxsize=len(SEATED))
def seen(game: str, seats: int) -> Watched:
    dumps: deque[bytes] = deque(maxlen=EARLIER)
    for table in islice(playthrough(game, seats, f"posted {seats}", {}, ("random",)), ANSWERS):
        table.crossed.clear()
        dumps.append(table.dump())
    view, before = Table.load(dumps[-1]).view(None), Table.load(dumps[0]).view(None)
    kind = game_pictures(game).pictures_and_parts[game_pictures(game).posted]
    with watching(painted=True) as found:
        kind.draw(
            view,
            names=NAMES[:seats],
            lang=LANGUAGES[(rotation() + seats) % len(LANGUAGES)],
            marked={},
            changed=changes_between(before, view),
        )
    return found


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), rotated(SEATED, 3))
def test_what_everybody_sees_can_be_read_unopened(game: str, seats: int) -> None:
    found = seen(game, seats)
    assert found.words
    assert found.digits
    assert {(one.what, one.size) for one in found.words if px(one.size) < HIGH - 0.1} == set()
    small = {key: px(size) for key, size in found.digits.items()}
    numbers = {key: high for key, high in small.items() if key[2].isdigit() and high < HIGH - 0.1}
    letters = {key: high for key, high in small.items() if not key[2].isdigit() and high < NARROW}
    assert numbers == {}
    assert letters == {}
    cut = [one.what.rstrip(fonts.ELLIPSIS) for one in found.words if one.what.endswith(fonts.ELLIPSIS)]
    assert not [words for words in cut if not any(name.startswith(words) for name in NAMES)]


def test_smaller_type_would_be_noticed() -> None:
    assert px(30) == pytest.approx(HIGH, abs=0.1)
    assert px(28) < HIGH - 0.1


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seats"), rotated(SEATED, 5))
def test_the_map_of_a_post_is_seen_at_once(game: str, seats: int) -> None:
    kind = game_pictures(game).pictures_and_parts[game_pictures(game).posted]
    view = Table.start(game, seats, seed="posted").view(None)
    image = kind.draw(view, names=NAMES[:seats], lang="uk", marked={}, changed=frozenset())
    assert image.height / image.width <= HIGHEST[game]
