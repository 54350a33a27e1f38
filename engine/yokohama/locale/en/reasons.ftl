# Why something is not offered.
yokohama-no-canal = Nothing is ever placed on the canal.
yokohama-no-canal_stop = Your president can cross the canal, but not stop there.
yokohama-no-twice = You have just placed an assistant in { CASE($area, "loc") }; spread assistants go into different areas.
yokohama-no-stop_yet = You chose to spread assistants, so at least one is placed; to place none, go back a step.
yokohama-no-assistants = { $need ->
    [one] This needs an assistant in hand; you have none.
   *[other] This needs { $need } assistants in hand; you have { $have }.
}
yokohama-no-place_fee = An assistant in { CASE($area, "loc") } costs ¥{ $need }: { $presidents ->
    [1] another president stands
    [2] two other presidents stand
   *[other] three other presidents stand
} there; you have ¥{ $have }.
yokohama-no-pair_fee = Two assistants in { CASE($area, "loc") } cost ¥{ $need }: { $presidents ->
    [1] another president stands
    [2] two other presidents stand
   *[other] three other presidents stand
} there; you have ¥{ $have }.
yokohama-no-adjacent = You placed the pair in { CASE($pair, "loc") }, and { CASE($area, "loc") } is not next to it.
yokohama-no-pair_itself = The third assistant goes into an area next to { CASE($area, "loc") }, not there.
yokohama-no-passage = The cheapest way to { CASE($area, "loc") } costs ¥{ $need }; you have ¥{ $have }.
yokohama-no-stay = Your president is already in { CASE($area, "loc") }: it goes to another area or back to hand.
yokohama-no-own_assistant = You have no assistant in { CASE($area, "loc") }.
yokohama-no-president = { $n ->
    [1] { $players }’s president is in { CASE($area, "loc") }
   *[other] Other presidents are in { CASE($area, "loc") } ({ $players })
}; only with the Postal System may yours stop there.
yokohama-no-path = No chain of areas with your assistants leads to { CASE($area, "loc") }.
yokohama-no-same_area = The assistant is already in { CASE($area, "loc") }; it has to move to another area.
yokohama-no-act_there = You act in { CASE($president, "loc") }, where your president stands, or in { CASE($agent, "loc") }, where your agent lets you.
yokohama-no-house_taken = { $builder } has already built the trading house here.
yokohama-no-house = You have no trading house in hand; { $stored } in your warehouse.
yokohama-no-shop_taken = { $builder } has already built on this space.
yokohama-no-second_shop = You already have a shop in { CASE($area, "loc") }; each player may have only one per tile.
yokohama-no-shop = You have no shop in hand; { $stored } in your warehouse.
yokohama-no-build_power = { $have ->
    [0] Building needs an action with power { $need } or more; there was no action this turn.
   *[other] Building needs power { $need } or more; your last action had power { $have }.
}
yokohama-no-token = There is no five-power token in { CASE($area, "loc") } any more.
yokohama-no-token_power = The five-power token needs power { $need }; your last action had power { $have }.
yokohama-no-again = { $technology } works once per turn, and you have used it.
yokohama-no-money = This costs ¥{ $need }; you have ¥{ $have }.
yokohama-no-good = You have no { $good }.
yokohama-no-stored = There is no { $piece } left in your warehouse.
yokohama-no-order_goods = You still need { $goods }.
yokohama-no-claimed = You have already claimed this achievement.
yokohama-no-second_agent = You have already used an agent this turn; only one per turn is allowed.
yokohama-no-agent = { $have ->
    [0] You have no agent.
    [1] You have already used your only agent.
   *[other] You have already used all your agents ({ $have }).
}
yokohama-no-agent_late = An agent that lets you act elsewhere is used before the main action.
yokohama-no-agent_area = An agent needs an area with your assistant and without your president; there is none.
yokohama-no-own_president = Your president stands in { CASE($area, "loc") }; an agent acts where your president is not.
yokohama-no-goods = This needs { $goods }; you have { $have }.
yokohama-no-yen = This needs ¥{ $need }; you have ¥{ $have }.
yokohama-no-tokens = This needs { $need } five-power tokens and agents together; you have { $have }.
yokohama-no-orders = This needs { $need } fulfilled orders; you have { $have }.
yokohama-no-technologies = This needs { $need } technologies; you have { $have }.
yokohama-no-built = { $production ->
    [0] This needs buildings in { $commercial } commercial areas; you have { $traded } there and { $made } in production areas.
   *[other] { $commercial ->
        [0] This needs buildings in { $production } production areas; you have { $made } there and { $traded } in commercial areas.
       *[other] This needs buildings in { $production } production and { $commercial } commercial areas; you have { $made } and { $traded }.
    }
}
yokohama-no-only_a_and_c = This is possible before and after the main action, not during it.
yokohama-no-order_room = You hold { $have } orders, and { $limit } is the limit.
yokohama-no-other_board = This card lies in { CASE($other, "loc") }; you act in { CASE($area, "loc") }.
yokohama-no-first_order = You are already taking this order; the second one has to be a different one.
yokohama-no-zone = The { $zone } needs power { $need }; you have { $have }.
yokohama-no-second_room = { $have ->
    [one] You hold { $have } order; with two more it would be over { $limit }.
   *[other] You hold { $have } orders; with two more it would be over { $limit }.
}
yokohama-no-second_card = With power { $have } there is no second order in reach here.
yokohama-no-imports = { $need ->
    [one] This needs { $need } import; you have { $have }.
   *[other] This needs { $need } imports; you have { $have }.
}
yokohama-no-sell_imports = Chinatown sells imports, but does not buy them.
yokohama-no-hire_power = Pieces from the warehouse need power { $need }; your action had power { $have }.
yokohama-no-owned = You already have { $technology }.
yokohama-no-production = This needs production { $need }: your power gives { $power }, { $missing ->
    [1] the missing one costs
   *[other] each of the { $missing } missing costs
} ¥2 or 1 import. You have ¥{ $yen } and { $imports ->
    [one] { $imports } import
   *[other] { $imports } imports
}.
yokohama-no-production_extra = { $missing ->
    [0] From your fourth technology on each costs ¥2 or 1 import more.
    [1] This needs production { $need }: your power gives { $power }, the missing one costs ¥2 or 1 import, and from the fourth on a technology costs ¥2 or 1 import more.
   *[other] This needs production { $need }: your power gives { $power }, each of the { $missing } missing costs ¥2 or 1 import, and from the fourth on a technology costs ¥2 or 1 import more.
} You have ¥{ $yen } and { $imports ->
    [one] { $imports } import
   *[other] { $imports } imports
}.
yokohama-no-space_taken = This space is taken by { $holder }.
yokohama-no-space_neutral = This space is taken by a neutral assistant.
yokohama-no-assistant_for_board = You have no assistant in { CASE($area, "loc") } or in hand.
yokohama-no-faith = This needs faith { $need }: your power gives { $power }, your goods and money at most { $items } more.
yokohama-no-offered = You have already given this for faith this turn.
yokohama-no-customs_power = { $need ->
    [one] This space takes { $need } import; power { $power } allows { $limit }.
   *[other] This space takes { $need } imports; power { $power } allows { $limit }.
}
yokohama-no-customs_both = { $need ->
    [one] This space takes { $need } import; you have { $have }, and power { $power } allows { $limit }.
   *[other] This space takes { $need } imports; you have { $have }, and power { $power } allows { $limit }.
}
yokohama-no-origin = You act in { CASE($area, "loc") }: the assistant comes from there or from your hand.
yokohama-no-mix = The price is { $price }.
yokohama-no-goods_count = { $n ->
    [one] You take { $n } good here.
   *[other] You take { $n } goods here.
}
yokohama-no-assistants_there = { $n ->
    [one] You have only { $n } assistant in { CASE($area, "loc") }.
   *[other] You have only { $n } assistants in { CASE($area, "loc") }.
}
yokohama-no-reward_taken = { $owner } has this token.

# The same reasons told at the end of a turn, when they may no longer hold.
yokohama-then-house = When you acted, you had no trading house in hand and { $stored } in your warehouse.
yokohama-then-shop = When you acted, you had no shop in hand and { $stored } in your warehouse.
yokohama-then-money = When you acted, this cost ¥{ $need }; you had ¥{ $have }.
yokohama-then-good = When you acted, you had no { $good }.
yokohama-then-stored = When you acted, there was no { $piece } left in your warehouse.
yokohama-then-order_room = When you acted, you held { $have } orders, and { $limit } is the limit.
yokohama-then-imports = { $need ->
    [one] When you acted, this needed { $need } import; you had { $have }.
   *[other] When you acted, this needed { $need } imports; you had { $have }.
}
yokohama-then-production = This needed production { $need }: your power gave { $power }, { $missing ->
    [1] the missing one cost
   *[other] each of the { $missing } missing cost
} ¥2 or 1 import. When you acted, you had ¥{ $yen } and { $imports ->
    [one] { $imports } import
   *[other] { $imports } imports
}.
yokohama-then-production_extra = { $missing ->
    [0] From your fourth technology on each costs ¥2 or 1 import more.
    [1] This needed production { $need }: your power gave { $power }, the missing one cost ¥2 or 1 import, and from the fourth on a technology costs ¥2 or 1 import more.
   *[other] This needed production { $need }: your power gave { $power }, each of the { $missing } missing cost ¥2 or 1 import, and from the fourth on a technology costs ¥2 or 1 import more.
} When you acted, you had ¥{ $yen } and { $imports ->
    [one] { $imports } import
   *[other] { $imports } imports
}.
yokohama-then-assistant_for_board = When you acted, you had no assistant in { CASE($area, "loc") } or in hand.
yokohama-then-faith = When you acted, this needed faith { $need }: your power gave { $power }, your goods and money at most { $items } more.
yokohama-then-customs_both = { $need ->
    [one] This space takes { $need } import; when you acted, you had { $have }, and power { $power } allowed { $limit }.
   *[other] This space takes { $need } imports; when you acted, you had { $have }, and power { $power } allowed { $limit }.
}

# Options that do not go together.
yokohama-mistake-module = “{ $module }” belongs to the 2024 edition.
yokohama-mistake-first_player = Seat { $seat } cannot begin: there are { $seats } players.
