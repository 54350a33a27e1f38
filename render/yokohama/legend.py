"""What the signs in Yokohama's pictures stand for, and which of them each picture has."""

from __future__ import annotations

from render.legend import Sign

SIGNS = {
    "rosette": Sign("yokohama.sign.rosette"),
    "coin": Sign("yokohama.sign.coin"),
    "yokohama.copper": Sign("yokohama.good.copper"),
    "yokohama.silk": Sign("yokohama.good.silk"),
    "yokohama.tea": Sign("yokohama.good.tea"),
    "yokohama.fish": Sign("yokohama.good.fish"),
    "yokohama.any_good": Sign("yokohama.good.any"),
    "crate": Sign("yokohama.import"),
    "president": Sign("yokohama.sign.president"),
    "person": Sign("yokohama.piece.assistant"),
    "yokohama.shop": Sign("yokohama.piece.shop"),
    "yokohama.house": Sign("yokohama.piece.trading_house"),
    "hand": Sign("yokohama.sign.hand"),
    "yokohama.warehouse": Sign("yokohama.sign.warehouse"),
    "pin": Sign("yokohama.sign.pin"),
    "yokohama.power": Sign("yokohama.sign.power"),
    "yokohama.five": Sign("yokohama.sign.five"),
    "agent": Sign("yokohama.sign.agent"),
    "flag": Sign("yokohama.sign.flag", {"country": "uk"}),
    "sheet": Sign("yokohama.sign.sheet"),
    "flask": Sign("yokohama.sign.flask"),
    "gear": Sign("yokohama.sign.gear"),
    "yokohama.faith": Sign("yokohama.sign.faith"),
    "yokohama.move": Sign("yokohama.sign.move"),
    "yokohama.station": Sign("yokohama.sign.station"),
    "yokohama.tram": Sign("yokohama.sign.tram"),
    "yokohama.presidents": Sign("yokohama.sign.presidents"),
    "yokohama.coach": Sign("yokohama.sign.coach"),
    "deck": Sign("yokohama.sign.deck"),
    "trophy": Sign("yokohama.sign.trophy"),
    "tick": Sign("yokohama.sign.tick"),
    "lock": Sign("yokohama.sign.lock"),
    "yokohama.bank": Sign("yokohama.kind.bank"),
    "yokohama.port": Sign("yokohama.kind.port"),
    "yokohama.laboratory": Sign("yokohama.kind.laboratory"),
    "yokohama.employment_agency": Sign("yokohama.kind.employment_agency"),
    "yokohama.chinatown": Sign("yokohama.kind.chinatown"),
    "yokohama.church": Sign("yokohama.kind.church"),
    "yokohama.customs": Sign("yokohama.kind.customs"),
    "yokohama.canal": Sign("yokohama.kind.canal"),
}

# What says itself: pieces and arrows, and what is there to be looked at.
UNSAID = frozenset(
    (
        *(
            "arrow",
            "compass_rose",
            "hourglass",
            "mark",
            "piece",
            "yokohama.assistants",
            "yokohama.junk",
            "yokohama.money",
            "yokohama.place",
        ),
        *("yokohama.points", "yokohama.steamer", "yokohama.waves"),
    )
)

LEGENDS = {
    "board": (
        "rosette coin tick yokohama.copper yokohama.silk yokohama.tea yokohama.fish yokohama.any_good crate "
        "president person yokohama.shop yokohama.house hand yokohama.warehouse yokohama.five agent flag "
        "sheet flask gear yokohama.move yokohama.station trophy yokohama.bank yokohama.port "
        "yokohama.laboratory yokohama.employment_agency yokohama.chinatown yokohama.church "
        "yokohama.customs yokohama.canal"
    ),
    "market": (
        "rosette coin tick yokohama.copper yokohama.silk yokohama.tea yokohama.fish yokohama.any_good crate "
        "president person yokohama.shop yokohama.house yokohama.warehouse pin yokohama.power agent flag "
        "sheet flask gear yokohama.faith yokohama.move yokohama.station yokohama.tram "
        "yokohama.presidents yokohama.coach deck yokohama.port yokohama.church yokohama.customs"
    ),
    "player": (
        "rosette coin yokohama.copper yokohama.silk yokohama.tea yokohama.fish crate president person "
        "yokohama.shop yokohama.house hand yokohama.warehouse pin yokohama.five agent flag sheet flask "
        "gear yokohama.presidents yokohama.coach trophy lock yokohama.church yokohama.customs"
    ),
    "place": (
        "rosette coin yokohama.copper yokohama.silk yokohama.tea yokohama.fish president person hand pin "
        "tick yokohama.bank yokohama.port yokohama.laboratory yokohama.employment_agency "
        "yokohama.chinatown yokohama.church yokohama.customs yokohama.canal"
    ),
}
