"""What the signs in Nippon's pictures stand for, and which of them each picture has."""

from __future__ import annotations

from render.legend import Sign

SIGNS = {
    "nippon.money": Sign("nippon.thing.money"),
    "nippon.coal": Sign("nippon.thing.coal"),
    "nippon.silk": Sign("nippon.thing.silk"),
    "nippon.iron": Sign("nippon.thing.iron"),
    "star": Sign("nippon.sign.vp"),
    "nippon.good": Sign("nippon.sign.good"),
    "nippon.cotton": Sign("nippon.good.cotton"),
    "nippon.paper": Sign("nippon.good.paper"),
    "nippon.bento": Sign("nippon.good.bento"),
    "nippon.lenses": Sign("nippon.good.lenses"),
    "nippon.bulbs": Sign("nippon.good.bulbs"),
    "nippon.clocks": Sign("nippon.good.clocks"),
    "worker": Sign("nippon.sign.worker"),
    "nippon.any_worker": Sign("nippon.sign.any_worker"),
    "nippon.plaque": Sign("nippon.sign.plaque"),
    "nippon.science": Sign("nippon.track.science"),
    "nippon.mining": Sign("nippon.track.mining"),
    "nippon.finance": Sign("nippon.track.finance"),
    "nippon.factory": Sign("nippon.action.factory"),
    "nippon.machine": Sign("nippon.action.machines"),
    "nippon.production": Sign("nippon.action.production"),
    "nippon.ship": Sign("nippon.action.ships"),
    "nippon.train": Sign("nippon.action.trains"),
    "nippon.stall": Sign("nippon.action.local_markets"),
    "nippon.contract": Sign("nippon.objective.contracts"),
    "nippon.consolidate": Sign("nippon.consolidate"),
    "nippon.fan": Sign("nippon.sign.fan", {"level": 2}),
    "flags": Sign("nippon.sign.flags", {"count": 1}),
    "nippon.influence": Sign("nippon.sign.influence"),
    "nippon.unlock": Sign("nippon.sign.unlock", {"words": 5}),
    "globe": Sign("nippon.sign.globe", {"words": 3}),
    "bolt": Sign("nippon.pic.key.once"),
    "nippon.ring": Sign("nippon.pic.key.modifier", {"sign": "nippon.machine"}),
    "nippon.here": Sign("nippon.pic.key.here"),
    "bag": Sign("nippon.sign.bag"),
    "lock": Sign("nippon.sign.lock"),
    "tick": Sign("nippon.sign.tick"),
    "nippon.most": Sign("nippon.sign.most"),
}

# What says itself: pieces and arrows, and what is there to be looked at.
UNSAID = frozenset(
    (
        "arrow",
        "card_back",
        "coin",
        "hourglass",
        "mark",
        "nippon.cell",
        "nippon.demand",
        "nippon.junk",
        "nippon.department.black",
        "nippon.department.blue",
        "nippon.department.grey",
        "nippon.department.red",
        "nippon.department.white",
        "nippon.department.yellow",
        "nippon.slot",
        "nippon.vp",
        "piece",
    )
)

LEGENDS = {
    "board": (
        "nippon.money nippon.coal nippon.silk nippon.iron star nippon.good nippon.cotton "
        "nippon.paper nippon.bento nippon.lenses nippon.bulbs nippon.clocks worker nippon.plaque "
        "nippon.science nippon.mining nippon.finance nippon.factory nippon.machine nippon.production "
        "nippon.ship nippon.train nippon.stall nippon.contract nippon.influence nippon.fan "
        "nippon.consolidate globe bag tick nippon.most nippon.any_worker"
    ),
    "factories": (
        "nippon.money nippon.coal nippon.silk nippon.iron nippon.good nippon.cotton nippon.paper "
        "nippon.bento nippon.lenses nippon.bulbs nippon.clocks nippon.plaque nippon.science "
        "nippon.mining nippon.finance nippon.machine nippon.ship nippon.train nippon.contract nippon.fan "
        "nippon.influence star bolt nippon.ring nippon.here"
    ),
    "player": (
        "nippon.money nippon.coal nippon.silk nippon.iron star nippon.cotton nippon.paper "
        "nippon.bento nippon.lenses nippon.bulbs nippon.clocks worker nippon.plaque nippon.science "
        "nippon.mining nippon.finance nippon.factory nippon.machine nippon.ship nippon.train "
        "nippon.stall nippon.contract nippon.fan flags nippon.unlock bolt nippon.ring nippon.here lock "
        "tick"
    ),
    "menu": (
        "nippon.money nippon.coal nippon.silk nippon.iron star nippon.good worker nippon.science "
        "nippon.mining nippon.factory nippon.machine nippon.production nippon.ship nippon.train "
        "nippon.stall nippon.contract nippon.consolidate"
    ),
    "hiring": (
        "nippon.money nippon.coal nippon.silk nippon.iron star worker nippon.plaque nippon.science nippon.mining "
        "nippon.finance nippon.good"
    ),
    "kinds": (
        "nippon.money nippon.coal nippon.silk nippon.iron nippon.good nippon.cotton nippon.paper "
        "nippon.bento nippon.lenses nippon.bulbs nippon.clocks nippon.plaque nippon.science "
        "nippon.mining nippon.finance nippon.machine nippon.ship nippon.train nippon.contract nippon.fan "
        "nippon.influence star bolt nippon.ring nippon.here lock nippon.production flags"
    ),
    "lands": (
        "nippon.money nippon.coal nippon.silk nippon.iron star nippon.cotton nippon.paper nippon.bento "
        "nippon.lenses nippon.bulbs nippon.clocks nippon.plaque nippon.train globe"
    ),
    "ports": "nippon.plaque nippon.ship worker",
    "deals": (
        "nippon.finance nippon.unlock nippon.plaque flags nippon.cotton nippon.paper nippon.bento nippon.lenses "
        "nippon.bulbs nippon.clocks"
    ),
    "steps": (
        "nippon.money nippon.coal nippon.silk nippon.iron star nippon.plaque nippon.science nippon.mining "
        "nippon.finance flags nippon.unlock"
    ),
    "start": (
        "nippon.money nippon.coal nippon.silk nippon.iron star nippon.good nippon.science nippon.mining "
        "nippon.finance nippon.factory nippon.machine nippon.ship nippon.train nippon.any_worker"
    ),
}
