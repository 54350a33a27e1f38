# Questions. Where one key has several messages, the bare one names the question and the others ask it.
yokohama-orders = Everybody chooses a starting order.
yokohama-keep = Which of your two orders do you keep? The other one leaves the game unseen.
yokohama-turn = Place assistants.
yokohama-turn-help = **Assistants** first: up to three, each into another area, or a pair into one. Then your **president** walks over them and acts where it stops.
yokohama-turn-place = How do you place assistants?
yokohama-turn-more = Place assistants, or do something else first?
yokohama-place = Where do you place an assistant?
yokohama-place-nth = { $of ->
    [1] You may place { $of } assistant. Where does it go?
   *[other] { $n ->
        [1] You may place up to { $of } assistants in different areas. Where does the first one go?
       *[other] Where does the { $n ->
            [2] second
            [3] third
            [4] fourth
            [5] fifth
           *[other] next
        } one go?
    }
}
yokohama-place-all = In which areas do you place assistants? One each.
yokohama-place_pair = In which area do you place two assistants?
yokohama-place_pair-up_to = In which area do you place one or two assistants?
yokohama-how_many = How many assistants do you place there?
yokohama-how_many-into = How many assistants do you place in { CASE($area, "loc") }?
yokohama-place_beside = Telegram: one more assistant next to the pair?
yokohama-place_beside-pair = Telegram: one more assistant? It goes into an area next to { CASE($area, "loc") }.
yokohama-move = Where does your president go?
yokohama-move-from = President in { CASE($area, "loc") }. Where to?
yokohama-move-from_hand = President in hand. Where to?
yokohama-payees = Several ways cost the same. Whom do you pay?
yokohama-payees-to = Several ways to { CASE($area, "loc") } cost { $price }. Whom do you pay?
yokohama-recall = Your president returns to hand, and there is no action this turn. Which assistants come back, too?
yokohama-recall-in_hand = Your president stays in hand, and there is no action this turn. Which assistants come back?
yokohama-recall_from = Which area do assistants come back from?
yokohama-recall_from-more = Which area do assistants come back from? You have { $n } in hand now.
yokohama-recall_how_many = How many assistants come back?
yokohama-recall_how_many-from = How many assistants come back from { CASE($area, "loc") }?
yokohama-redirect = Where do you act?
yokohama-redirect-or = Your president is in { CASE($president, "loc") }, your agent in { CASE($agent, "loc") }. Where do you act?
yokohama-agent = In which area does the agent act?
yokohama-agent-extra_action-where = Agent: in which area do you act now?
yokohama-agent-redirect-where = Agent: in which area may you act this turn, instead of your president’s?
yokohama-port = Which order do you take?
yokohama-port-at = { CAP($area) }, power { $n }: which order do you take?
yokohama-port_second = Do you take a second order, too?
yokohama-port_which = Which order do you take as the second one?
yokohama-port_which-for = Which order do you take besides no. { $number }, for { $price }?
yokohama-laboratory = Which technology do you take?
yokohama-laboratory-at = { CAP($area) }, power { $n }: which technology do you take?
yokohama-research_price = How do you pay?
yokohama-research_price-of = How do you pay for { $technology }?
yokohama-station = Where do you put the station token? It stays there for the rest of the game.
yokohama-hire = Which piece do you take from your warehouse?
yokohama-hire-first = { $n ->
    [one] You may take { $n } piece from your warehouse. Which one?
   *[other] You may take up to { $n } pieces from your warehouse. Which one first?
}
yokohama-hire-more = { $n ->
    [one] You may take { $n } more piece from your warehouse. Which one?
   *[other] You may take up to { $n } more pieces from your warehouse. Which one next?
}
yokohama-hire-all = { $n ->
    [one] You may take { $n } piece from your warehouse. Which one?
   *[other] You may take up to { $n } pieces from your warehouse. Which ones?
}
yokohama-chinatown = What do you buy or sell?
yokohama-chinatown-nth = { $of ->
    [1] You may make { $of } exchange. What do you buy or sell?
   *[other] You may make up to { $of } exchanges. Which is the { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] next
    } one?
}
yokohama-chinatown-all = { $n ->
    [one] You may make { $n } exchange. What do you buy or sell?
   *[other] You may make up to { $n } exchanges. What do you buy or sell?
}
yokohama-church = Which space of the church board do you take?
yokohama-church-help = A space asks for **faith**. Your power gives part of it; for what is missing you give things: each kind of good, an import and money count one each.
yokohama-church-with = Your power gives faith { $n }. Which space of the church board do you take?
yokohama-faith = What do you give for the missing faith?
yokohama-faith-help = Your power gives the rest of the **faith**. Each kind of good, an import and money count one each.
yokohama-faith-for = { $n ->
    [one] Faith { $faith } needs { $n } more: what do you give? Any good or money will do.
   *[other] Faith { $faith } needs { $n } more: which { $n } goods do you give? Money counts as one.
}
yokohama-origin = Where does the assistant come from?
yokohama-origin-church = Where does the assistant for the church board come from?
yokohama-origin-customs = Where does the assistant for the customs board come from?
yokohama-customs = Which space of the customs board do you take?
yokohama-customs-with = { $n ->
    [one] You may pay { $n } import. Which space of the customs board do you take?
   *[other] You may pay up to { $n } imports. Which space of the customs board do you take?
}
yokohama-token = Do you take the five-power token?
yokohama-token-of = Do you take the five-power token of { CASE($area, "loc") }?
yokohama-build = Do you build here?
yokohama-build-in = What do you build in { CASE($area, "loc") }?
yokohama-recover = Telephone: does one assistant stay here?
yokohama-recover-from = Telephone: does one assistant stay in { CASE($area, "loc") }?
yokohama-any_good = { $n ->
    [one] Which good do you take?
   *[other] Which { $n } goods do you take?
}
yokohama-shift_from = Which assistant do you move?
yokohama-shift_from-nth = { $of ->
    [1] You may move { $of } assistant. Where does it come from?
   *[other] You may move assistants up to { $of } times. Where does the { $n ->
        [1] first
        [2] second
        [3] third
        [4] fourth
        [5] fifth
       *[other] next
    } assistant come from?
}
yokohama-shift_into = Where does the assistant go?
yokohama-shift_into-from = Where does the assistant from { CASE($area, "loc") } go?
yokohama-shift_into-from_hand = Where does the assistant from your hand go?
yokohama-reward_token = All three achievements! Which reward token do you take?
yokohama-end = End your turn?
yokohama-end-more = End your turn, or do something else first?

# Groups of options.
yokohama-group-placing = placement
yokohama-group-orders = orders
yokohama-group-achievements = achievements
yokohama-group-agents = agents
yokohama-group-technologies = technologies

# Options.
yokohama-placing-spread = spread assistants
yokohama-placing-spread-detail = one each in different areas
yokohama-placing-pair = place a pair
yokohama-placing-pair-detail = two assistants in one area
yokohama-placing-pair-up_to = place in one area
yokohama-placing-pair-up_to-detail = one or two assistants
yokohama-placing-none = place no assistants
yokohama-fulfil = fulfil { $order }
yokohama-claim = claim “{ $achievement }”
yokohama-return = president back to hand
yokohama-return-detail = no action this turn
yokohama-stay_in_hand = leave the president in hand
yokohama-recall-all = take all assistants back
yokohama-recall-some = choose area by area
yokohama-recall-none = take no assistants back
yokohama-agent-extra_action = use an agent: an extra action now
yokohama-agent-redirect = use an agent: act elsewhere this turn
yokohama-agent-vain = agent: nothing to gain
yokohama-port-one = only one
yokohama-port-one-short = no
yokohama-port-two = second one for { $price }
yokohama-port-two-short = for { $price }
yokohama-buy = buy { $thing } for { $price }
yokohama-sell = sell { $thing } for { $price }
yokohama-sell_imports = sell an import
yokohama-take_token = take the token
yokohama-leave_one = one assistant stays
yokohama-recover_all = all come back
yokohama-build-any = build
yokohama-build-shop = shop on space { $n }
yokohama-build-house = trading house

# What stands beside an option: power, price, gain, and what others get.
yokohama-power = power { $n }
yokohama-power-beyond = power { $n }, counting as { $counts }
yokohama-arrive = { $power }: { $gains }
yokohama-power_there = power { $n } there
yokohama-power_there-beyond = power { $n } there, counting as { $counts }
yokohama-out_of_reach = your president cannot get there now
yokohama-needs = { $n ->
    [one] your president needs { $n } more assistant on the way
   *[other] your president needs { $n } more assistants on the way
}
yokohama-will_return = your assistants there return to hand when this action ends
yokohama-gaining = gain { $gains }
yokohama-also = { $what }; { $more }
yokohama-way_costs = the way costs { $price }
yokohama-by_means = by { $technology }
yokohama-landlord = { $owner } gets ¥1 for the trading house
yokohama-fee-player = you pay { $payee } { $price }
yokohama-fee-next = { $payee } { $price }
yokohama-fee-supply = the canal costs { $price }
yokohama-for = for { $price }
yokohama-flagged = { $detail } · { $country }
yokohama-with_agent = { $country } + agent
yokohama-second_flag = second flag: an agent comes with it
yokohama-each = { $n } × ({ $yen } or import)
yokohama-card-detail = { $price } · { $effect }
yokohama-faith_items = { $n ->
    [one] give { $n } good or { $yen }
   *[other] give { $n } different goods ({ $yen } counts as one)
}
yokohama-loses_claim = afterwards you can no longer claim “{ $achievement }”
yokohama-last_round_next = then the next round is the last
yokohama-claiming = { $gains }; an assistant from hand stays on the tile
yokohama-agent_in-only = only in { CASE($area, "loc") } ({ $power }): { $gains }
yokohama-agent_in-one = { $area }: { $gains }
yokohama-agent_in-nothing_else = elsewhere nothing
yokohama-agent_in-landlord = { $owner } gets ¥1
yokohama-agent_in-more = { $n ->
    [one] or { $n } other area
   *[other] or { $n } other areas
}
yokohama-five_power_token = five-power token
yokohama-none-cards = no room for an order
yokohama-none-production = no technology you can pay for
yokohama-none-pieces = no piece you can pay for
yokohama-none-exchanges = nothing you could trade
yokohama-none-faith = no free space your faith is enough for
yokohama-none-import_limit = no free space you can pay for
yokohama-pieces_payable = your money is enough for { $n }
yokohama-sells-order = best order: { $points }
yokohama-sells-technology = cheapest “{ $technology }” ({ $n })
yokohama-sells-piece = { $piece } { $price }
yokohama-payable = ✓ { $detail }
yokohama-yield-takeorders = { $n ->
    [one] { $n } order to take
   *[other] a choice of { $n } orders
}
yokohama-yield-taketechnology = production { $n } for a technology
yokohama-yield-recruit = { $n ->
    [one] { $n } piece from the warehouse
   *[other] up to { $n } pieces from the warehouse
}
yokohama-yield-exchange = { $n ->
    [one] { $n } exchange
   *[other] { $n } exchanges
}
yokohama-yield-worship = faith { $n }
yokohama-yield-declare = { $n ->
    [one] pay up to { $n } import
   *[other] pay up to { $n } imports
}
yokohama-use_technology = use { $technology }
