"""What is shown with the chapters of Yokohama's rules."""

from __future__ import annotations

from collections.abc import Iterator

from engine.yokohama.components.effects import Vp
from engine.yokohama.view.structs import AreaView, View
from render.chapters import ChapterPicture, ChapterPosition, part
from render.yokohama.scene import own


def area(view: View, name: str) -> AreaView:
    """An area of the map."""
    return next(one for one in view.areas if one.id == name)


def staffed(view: View) -> Iterator[str]:
    """The area where the player has most assistants."""
    me = own(view).seat
    yield max(view.areas, key=lambda area: area.assistants[me]).id


def standing(view: View) -> Iterator[str]:
    """The area where the player's president is, else one with assistants."""
    yield own(view).president or next(staffed(view))


def placed(view: View) -> int:
    """How many assistants the player has there."""
    return area(view, next(staffed(view))).assistants[own(view).seat]


def power(view: View) -> int:
    """The power that the player has where the president is."""
    return area(view, next(standing(view))).power[own(view).seat]


def on_offer(view: View) -> Iterator[str]:
    """The orders of the first port."""
    yield from (slot.card.id for slot in view.ports[0].slots[:3] if slot.card is not None)


def researched(view: View) -> Iterator[str]:
    """The technologies of the first laboratory."""
    yield from (slot.card.id for slot in view.laboratories[0].slots[:3] if slot.card is not None)


def offered(view: View) -> Iterator[str]:
    """The technologies that cost most in the last one."""
    yield from (slot.card.id for slot in view.laboratories[-1].slots[-2:] if slot.card is not None)


def worth(view: View) -> int:
    """What the first of them is worth."""
    return next(slot.card.production for slot in view.laboratories[-1].slots[-2:] if slot.card is not None)


def achieved(view: View) -> Iterator[str]:
    """The achievements of this game."""
    yield from (one.id for one in view.achievements)


def walked(view: View) -> Iterator[str]:
    """From where the president stands to an area beside it that has an assistant of the player."""
    me, at = own(view), next(standing(view))
    yield at
    yield next(name for name in area(view, at).neighbours if area(view, name).assistants[me.seat])


def areas_entered(view: View) -> int:
    """How many areas the president enters there."""
    return len(list(walked(view))) - 1


def staffed_areas(view: View) -> Iterator[str]:
    """All areas where the player has assistants, that with most of them first."""
    first = next(staffed(view))
    yield first
    yield from (one.id for one in view.areas if one.assistants[own(view).seat] and one.id != first)


def rewarded(view: View) -> Iterator[str]:
    """The five-power tokens of some areas."""
    yield from (f"{name}:token" for name in ("bank", "chinatown"))


def given(view: View) -> int:
    """What the first of them brings."""
    (one,) = area(view, "bank").token_reward
    assert isinstance(one, Vp)
    return one.n


def opened(view: View) -> str:
    """What a shop on the first space of the bank brings."""
    (one,) = area(view, "bank").shop_rewards[0]
    assert isinstance(one, Vp)
    return f"+{one.n}"


def flags(view: View) -> list[str]:
    """The flags among the reward tokens."""
    return [token.id for token in view.reward_tokens if token.id.startswith("reward_flag")]


CHAPTERS = {
    "goal": ChapterPicture("board"),
    "turn": ChapterPicture("player"),
    "placement": ChapterPicture("map", staffed_areas, placed, "person"),
    "movement": ChapterPicture("map", walked, areas_entered, "president", way=True),
    "power": ChapterPicture("map", standing, power, "yokohama.power"),
    "areas": part("map", "chinatown", number=lambda view: area(view, "chinatown").yields[-1], sign="yokohama.any_good"),
    "ports": ChapterPicture("cards", on_offer, lambda view: view.ports[0].slots[0].power, "yokohama.power"),
    "laboratories": ChapterPicture(
        "cards", researched, lambda view: view.laboratories[0].slots[0].price, "yokohama.power"
    ),
    "boards": part(
        "boards",
        "church:1",
        "church:2",
        "church:3",
        number=lambda view: view.church.spaces[0].price,
        sign="yokohama.faith",
    ),
    "building": part(
        "map",
        "bank:shop:1",
        "bank:shop:2",
        "bank:shop:3",
        "bank:shop:4",
        "bank:house",
        number=opened,
        sign="rosette",
    ),
    "additional": ChapterPicture("table", achieved, lambda view: view.achievements[0].points, "rosette"),
    "rewards": ChapterPicture("map", rewarded, given, "rosette"),
    "technologies": ChapterPicture("cards", offered, worth, "gear"),
    "modules": ChapterPicture(
        "table",
        flags,
        lambda view: len(flags(view)),
        "flag",
        moment=ChapterPosition(options=(("achievement_rewards", "on"), ("free_agents", "on"))),
    ),
    "editions": part(
        "table", "end:yokohama.church", "end:yokohama.customs", number=lambda view: view.church.limit, sign="person"
    ),
    "end": ChapterPicture("market"),
    "scoring": part("boards", "ranking:1", "ranking:2", number=lambda view: view.church.points.first, sign="rosette"),
}
