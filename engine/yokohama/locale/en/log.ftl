# What happened.
yokohama-log-keep = { $player } keeps { $order }.
yokohama-log-spread = { $n ->
    [one] { $player } places an assistant in { CASE($areas, "loc") }.
   *[other] { $player } places assistants in { CASE($areas, "loc") }.
}
yokohama-log-pair = { $n ->
    [one] { $player } places an assistant in { CASE($area, "loc") }.
   *[other] { $player } places { $n } assistants in { CASE($area, "loc") }.
}
yokohama-log-pay_place = { $player } pays { $price } to { $payee } for placing in { CASE($area, "loc") }.
yokohama-log-pay_way = { $player } pays ¥1 to { $payee } for passing through.
yokohama-log-canal_fee = { $player } pays ¥1 for the canal.
yokohama-log-move = { $player } moves the president to { CASE($area, "loc") }.
yokohama-log-return = { $player } takes the president back to hand.
yokohama-log-stay_in_hand = { $player } leaves the president in hand.
yokohama-log-recover = { $n ->
    [one] { $player } takes { $n } assistant back from { CASE($area, "loc") }.
   *[other] { $player } takes { $n } assistants back from { CASE($area, "loc") }.
}
yokohama-log-recall = { $n ->
    [one] { $player } takes { $n } assistant back from { CASE($areas, "loc") }.
   *[other] { $player } takes { $n } assistants back from { CASE($areas, "loc") }.
}
yokohama-log-act = { $player } acts in { CASE($area, "loc") } with power { $n }.
yokohama-log-act_paying = { $player } acts in { CASE($area, "loc") } with power { $n } (¥1 to { $owner } for the trading house).
yokohama-log-gain = { $player } gains { $gains }.
yokohama-log-pay = { $player } pays { $price }.
yokohama-log-orders = { $player } takes { $orders } from { CASE($area, "loc") }.
yokohama-log-two_orders = { $player } takes orders no. { $first } and no. { $second } from { CASE($area, "loc") }.
yokohama-log-research = { $player } takes the technology “{ $technology }” ({ $price }).
yokohama-log-research_for = { $player } takes the technology “{ $technology }” for { $price }.
yokohama-log-station = { $player } puts the station token in { CASE($area, "loc") }.
yokohama-log-technology = { $player } gains { $gains } ({ $technology }).
yokohama-log-use = { $player } uses { $technology }: { $what }.
yokohama-log-agent = { $player } gets an agent from { CASE($country, "loc") }.
yokohama-log-no_agent = { $player } gets no agent from { CASE($country, "loc") }: none is left.
yokohama-log-agent_extra_action = { $player } sends an agent to { CASE($area, "loc") }.
yokohama-log-agent_redirect = { $player } uses an agent and may act in { CASE($area, "loc") } this turn.
yokohama-log-hire_for = { $player } takes { $piece } from the warehouse for { $price }.
yokohama-log-hire_free = { $player } takes { $piece } from the warehouse.
yokohama-log-shift_area = { $player } moves an assistant from { CASE($origin, "loc") } to { CASE($area, "loc") }.
yokohama-log-shift_hand = { $player } moves an assistant from hand to { CASE($area, "loc") }.
yokohama-log-settle_church = { $player } puts an assistant on the { $space }.
yokohama-log-settle_customs = { $player } puts an assistant on { $space }.
yokohama-log-buy = { $player } buys { $thing } for { $price }.
yokohama-log-sell = { $player } sells { $thing } for { $price }.
yokohama-log-token = { $player } takes the five-power token of { CASE($area, "loc") }.
yokohama-log-free_agent = { $player } gets a free agent.
yokohama-log-build_shop = { $player } builds a shop in { CASE($area, "loc") }.
yokohama-log-build_house = { $player } builds a trading house in { CASE($area, "loc") }.
yokohama-log-deliver = { $player } fulfils { $order } ({ $country }) with { $goods }.
yokohama-log-claim = { $player } claims the achievement “{ $achievement }” and gains { $n } VP.
yokohama-log-reward_token = { $player } takes a reward token: { $token }.
yokohama-log-reward_flag = { $player } takes the reward token with the flag of { CASE($country, "loc") }.
yokohama-log-trigger = The end is near: { $what }. This round will be finished, then one more will be played.
yokohama-log-trigger_later = Another condition for the end is met: { $what }. It changes nothing any more.
yokohama-log-last_round_since = The last round begins: { $what }.
yokohama-log-standstill = Nobody can do anything any more: the game ends.
yokohama-log-final = { $player }: { $n } VP, { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place.
yokohama-step-scoring = Final scoring

# Written by older versions, whose logs can still be read.
yokohama-log-place_fee = { $n ->
    [one] { $player } gets { $price } from { $payer } for an assistant in { CASE($area, "loc") }.
   *[other] { $player } gets { $price } from { $payer } for { $n } assistants in { CASE($area, "loc") }.
}
yokohama-log-way_fee = { $player } gets ¥1 from { $payer } for passing through.
yokohama-log-house_income = { $player } gets ¥1 for the trading house in { CASE($area, "loc") }.
yokohama-log-placement_fee = { $player } gets ¥1 for an assistant in { CASE($area, "loc") }.
yokohama-log-passage_fee = { $player } gets ¥1 for the way.
yokohama-log-hire = { $player } takes from the warehouse: { $piece } (¥{ $price }).
yokohama-log-last_round = The last round begins.
yokohama-log-shift = { $player } moves an assistant: { $origin } → { $area }.
yokohama-log-board = { $player } puts an assistant on a board: { $area }, space { $n }.
yokohama-log-fulfil = { $player } fulfils { $order } ({ $country }).
yokohama-space-customs = { $n ->
    [one] the customs space for { $n } import ({ $gains })
   *[other] the customs space for { $n } imports ({ $gains })
}

# What ends the game.
yokohama-trigger-trading_houses = a player has built all trading houses
yokohama-trigger-shops = a player has built all shops
yokohama-trigger-port = a port cannot be refilled
yokohama-trigger-church = the church board is at its limit
yokohama-trigger-customs = the customs board is at its limit

# The scoring pad.
yokohama-line-play = during play
yokohama-line-church = church
yokohama-line-customs = customs house
yokohama-line-technology = technology
yokohama-line-countries = countries
yokohama-line-other = leftovers
yokohama-line-on_board = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
yokohama-line-production = production { $n }
yokohama-line-flags = { $n ->
    [one] { $n } flag
   *[other] { $n } flags
}
yokohama-line-parts = agents { $agents }, imports { $imports }, money { $yen }, goods { $goods }
yokohama-line-sources = orders { $orders }, buildings { $buildings }, church and customs house { $boards }, achievements { $achievements }, actions and technologies { $rest }
yokohama-result-tied = { $players } have { $points } VP each; among equals, whoever is earlier in turn order is placed higher.
