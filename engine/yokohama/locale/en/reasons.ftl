# Why something is not offered.
yokohama-no-canal = Nothing is ever placed on the canal.
yokohama-no-canal_stop = The president can cross the canal, but not stop there.
yokohama-no-twice = You have just placed an assistant in { CASE($area, "loc") }; spread assistants go into different areas.
yokohama-no-assistants = { $need ->
    [one] This needs an assistant in hand; you have none.
   *[other] This needs { $need } assistants in hand; you have { $have }.
}
yokohama-no-place_fee = { CAP($area) } costs ¥{ $need }: { $presidents ->
    [1] one president stands
    [2] two presidents stand
   *[other] three presidents stand
} there; you have ¥{ $have }.
yokohama-no-pair_fee = Two assistants in { CASE($area, "loc") } cost ¥{ $need }: { $presidents ->
    [1] one president stands
    [2] two presidents stand
   *[other] three presidents stand
} there; you have ¥{ $have }.
yokohama-no-adjacent = { CAP($area) } does not touch { CASE($pair, "loc") }.
yokohama-no-passage = The cheapest way to { CASE($area, "loc") } costs ¥{ $need }; you have ¥{ $have }.
yokohama-no-stay = Your president already stands in { CASE($area, "loc") }: it goes to another area or back to hand.
yokohama-no-own_assistant = You have no assistant in { CASE($area, "loc") }.
yokohama-no-president = Another president stands in { CASE($area, "loc") } ({ $players }); only the Postal System lets yours stop there.
yokohama-no-path = No chain of areas with your assistants leads to { CASE($area, "loc") }.
yokohama-no-house_taken = The trading house here is already built ({ $builder }).
yokohama-no-house = You have no trading house in hand; { $stored } in your warehouse.
yokohama-no-shop_taken = This space is already built on ({ $builder }).
yokohama-no-second_shop = You already have a shop in { CASE($area, "loc") }; there is one per player on each tile.
yokohama-no-shop = You have no shop in hand; { $stored } in your warehouse.
yokohama-no-build_power = { $have ->
    [0] Building needs an action with power { $need }; there was none this turn.
   *[other] Building needs power { $need }; your last action had { $have }.
}
yokohama-no-token_power = The five-power token needs power { $need }; your last action had { $have }.
yokohama-no-again = { $technology } works once per turn.
yokohama-no-money = This costs ¥{ $need }; you have ¥{ $have }.
yokohama-no-good = You have no { $good }.
yokohama-no-stored = Your warehouse holds no { $piece }.
yokohama-no-order_goods = You still need { $goods }.
yokohama-no-claimed = You have already claimed this achievement.
yokohama-no-second_agent = You have already used an agent this turn.
yokohama-no-agent = You have no unused agent; used ones: { $have }.
yokohama-no-agent_late = An agent that redirects the action is used before the main action.
yokohama-no-agent_area = An agent needs an area with your assistant and without your president; there is none.
yokohama-no-own_president = Your president stands in { CASE($area, "loc") }; an agent acts where it does not.
yokohama-no-goods = This needs { $goods }; you have { $have }.
yokohama-no-yen = This needs ¥{ $need }; you have ¥{ $have }.
yokohama-no-tokens = This needs { $need } five-power tokens and agents in all; you have { $have }.
yokohama-no-orders = This needs { $need } fulfilled orders; you have { $have }.
yokohama-no-technologies = This needs { $need } technologies; you have { $have }.
yokohama-no-built = { $production ->
    [0] This needs buildings in { $commercial } commercial areas; you have { $traded } (and { $made } production ones).
   *[other] { $commercial ->
        [0] This needs buildings in { $production } production areas; you have { $made } (and { $traded } commercial ones).
       *[other] This needs buildings in { $production } production and { $commercial } commercial areas; you have { $made } and { $traded }.
    }
}
yokohama-no-only_a_and_c = This is possible before and after the main action, not during it.
yokohama-no-order_room = You hold { $have } orders; { $limit } is the most.
yokohama-no-zone = The { $zone } needs power { $need }; you have { $have }.
yokohama-no-second_room = You hold { $have } orders already; with two more it would be over { $limit }.
yokohama-no-second_card = Power { $have } reaches no second card here.
yokohama-no-imports = { $need ->
    [one] This needs { $need } import; you have { $have }.
   *[other] This needs { $need } imports; you have { $have }.
}
yokohama-no-owned = You already have { $technology }.
yokohama-no-production = This needs production { $need }: power gives { $power }, { $missing } missing at ¥2 or 1 import each. You have ¥{ $yen }, imports: { $imports }.
yokohama-no-production_extra = This needs production { $need }: power gives { $power }, { $missing } missing at ¥2 or 1 import each; from the fourth technology on there is ¥2 or 1 import on top. You have ¥{ $yen }, imports: { $imports }.
yokohama-no-space = Space { $n } is taken.
yokohama-no-space_neutral = Space { $n } is taken by a neutral assistant.
yokohama-no-assistant_for_board = You have no assistant in { CASE($area, "loc") } or in hand.
yokohama-no-faith = This needs faith { $need }: power gives { $power }, your items at most { $items } more.
yokohama-no-customs_power = { $need ->
    [one] This space needs { $need } import; power { $power } allows { $limit }.
   *[other] This space needs { $need } imports; power { $power } allows { $limit }.
}

# Options that do not go together.
yokohama-mistake-module = “{ $module }” belongs to the 2024 edition.
yokohama-mistake-first_player = Seat { $seat } cannot begin: there are { $seats } players.
