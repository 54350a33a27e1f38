"""What a turn came to: the worker and the action, where ships, trains and tokens went, and what there is more of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from engine.core.account import Account
from engine.core.text import Text
from engine.nippon.components.effects import GOODS, TRACKS
from render.kit import CAPITALS, Icon, Part, SeatStyle, Words, theme
from render.kit.rows import piece
from render.nippon import colours
from render.nippon.effects import department, thing
from render.nippon.pieces import vehicle
from render.nippon.scene import Scene
from render.recap import ICON, NAME, Cells, PastMove, RecapGain, RecapRow, gained_first, place_names, scoring_row
from words import label

COUNTED: dict[str, Icon] = {
    **{f"{one}s": Icon(f"nippon.{one}", 46) for one in ("ship", "machine", "train")},
    "contract": Icon("nippon.contract", 50),
    **{track: thing(track, 50) for track in TRACKS},
    **{good: thing(good, 46) for good in (*GOODS, "good")},
    **{one: thing(one, 48) for one in ("money", "coal", "silk", "iron")},
}  # fmt: skip
SAME = {"waiting_goods": "good"}  # what is kept for the first factory
PLACES = {"ship": ("ship", "place"), "buy_ship": ("ship", "place"), "train": ("train", "region"),
          "buy_train": ("train", "region"), "market": ("", "cell"), "automa_train": ("train", "region"),
          "automa_market": ("", "cell")}  # fmt: skip
STAR = Icon("star", 50)
SHARE = 40  # px of who has influence in a region that was scored
BESIDE = 22  # px between two who get nothing there


def row(move: PastMove, account: Account, names: Sequence[str], lang: str) -> RecapRow | None:
    """What somebody did, the Automa included, or what a scoring brought; neither drafts nor an idle Automa are told."""
    seats = Scene(move.after, names, lang, {}, frozenset()).seats
    if account.cause == "nippon.step.automa":
        automa = len(move.after.players)
        places, sent_back = tuple(_places(account, seats[automa], lang)), _sent_back(account, automa, seats)
        return RecapRow(seats[automa], (Icon("gear", 50),), places, tuple(sent_back)) if places else None
    if account.seat is None:
        return scoring_row(account, "vp", seats, lang, tuple(regions(account, seats, lang)))
    did = tuple(_deed(account))
    if not did:
        return None
    changes = account.changes(account.seat)
    gains = gained_first([*_pieces(changes), *_sent_back(account, account.seat, seats)])
    places = tuple(_places(account, seats[account.seat], lang))
    return RecapRow(seats[account.seat], did, places, gains, changes.get("vp", 0), STAR)


def _deed(account: Account) -> Iterator[Part]:
    """The worker that was taken and the action, the consolidation, the goal that is rewarded, or a turn left out."""
    for event in account.events:
        args = dict(event.args)
        match event.kind.removeprefix("nippon.log."):
            case "action" | "action_new":
                colour, action = _last(args["color"]), _last(args["action"])
                yield Icon("worker", ICON, colour=colours.WORKER[colour], sign=f"nippon.sign.{colour}")
                yield thing(action, 54)
            case "consolidate":
                yield Icon("nippon.consolidate", ICON)
            case "reward" | "reward_declined":
                yield Icon("trophy", ICON)
            case "skipped":
                yield Icon("hourglass", ICON)


def regions(account: Account, seats: Sequence[SeatStyle], lang: str) -> Iterator[Cells]:
    """Every region that was scored, with everybody's influence there by rank, and what it brought."""
    for event in account.events:
        told = dict(event.args).get("regions")
        for region in _listed(told) if isinstance(told, Text) else ():
            args = dict(region.args)
            cells: list[tuple[Part, ...]] = [(Words(label(args["region"], lang), NAME, bold=CAPITALS),)]  # type: ignore[arg-type]
            beside = False
            for share in _listed(args["players"]):  # type: ignore[arg-type]
                one = dict(share.args)
                cell: list[Part] = [_owner(one["player"], seats), Words(str(one["n"]), SHARE - 6)]  # type: ignore[arg-type]
                if isinstance(won := one.get("what"), Text) and (points := dict(won.args)["n"]):
                    cell += [Icon("star", SHARE - 8), Words(f"+{points}", SHARE - 6)]
                    beside = False
                elif beside:  # who else gets nothing needs no column
                    cells[-1] += (BESIDE, *cell)
                    continue
                else:
                    beside = True
                cells.append(tuple(cell))
            yield tuple(cells)


def _owner(told: Text, seats: Sequence[SeatStyle]) -> Icon:
    """Who has influence: a player, the Automa, which comes behind the players, or the foreign companies."""
    if told.key == "nippon.automa":
        return piece(seats[-1], SHARE)
    seat = dict(told.args).get("seat")
    return Icon("globe", SHARE, colour=theme.SOFT) if seat is None else piece(seats[int(str(seat))], SHARE)


def _listed(joined: Text) -> list[Text]:
    """The texts that were put together as one."""
    return [one for _, one in joined.args if isinstance(one, Text)] if joined.key.startswith("core.join") else [joined]


def _places(account: Account, style: SeatStyle, lang: str) -> Iterator[Part]:
    """The places something went to."""
    found: dict[str, Counter[str]] = {}
    for event in account.events:
        kind, name = PLACES.get(event.kind.rpartition(".")[2], ("", ""))
        place = dict(event.args).get(name)
        if isinstance(place, Text):
            found.setdefault(kind, Counter())[label(place, lang)] += 1
    for kind, places in found.items():
        if kind:
            yield vehicle(kind, style, 50)
        yield place_names([f"{place} ×{n}" if n > 1 else place for place, n in places.items()])


def _pieces(changes: Mapping[str, int]) -> Iterator[RecapGain]:
    """What came once, then what is counted, pieces first."""
    for what, n in changes.items():
        kind, _, one = what.partition(":")
        match kind:
            case "factory":
                yield RecapGain(thing(one.partition("_")[0], 48))
            case "favour":
                yield RecapGain(Icon("nippon.fan", 50, level=n))
            case "department":
                yield RecapGain(department(one, 50, improved=True))
            case "locked":
                yield RecapGain(Icon("nippon.unlock", 50, words=one))
    counted: dict[str, int] = {}
    for what, n in changes.items():
        kind = "contract" if what.startswith("contract") else SAME.get(what, what)
        counted[kind] = counted.get(kind, 0) + n
    for what, icon in COUNTED.items():
        if counted.get(what):
            yield RecapGain(icon, counted[what])


def _sent_back(account: Account, mover: int, seats: Sequence[SeatStyle]) -> Iterator[RecapGain]:
    """Tokens of others that had to leave the map."""
    for seat, style in enumerate(seats):
        if seat != mover:
            for what, n in account.changes(seat).items():
                kind, _, value = what.partition(":")
                if kind == "token":
                    yield RecapGain(piece(style, 50, value), -n)


def _last(name: object) -> str:
    """The component that a text names: "nippon.action.mining" is mining."""
    assert isinstance(name, Text)
    return name.key.rpartition(".")[2]
