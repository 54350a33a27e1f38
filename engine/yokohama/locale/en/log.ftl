# What happened.
yokohama-log-keep = { $player } keeps { $order }.
yokohama-log-spread = { $player } places assistants: { $areas }.
yokohama-log-pair = { $n ->
    [one] { $player } places { $n } assistant: { $area }.
   *[other] { $player } places { $n } assistants: { $area }.
}
yokohama-log-placement_fee = { $player } gets ¥1 for an assistant in { CASE($area, "loc") }.
yokohama-log-passage_fee = { $player } gets ¥1 for the passage.
yokohama-log-canal_fee = { $player } pays ¥1 for the canal.
yokohama-log-move = { $player } moves the president to { CASE($area, "loc") }.
yokohama-log-return = { $player } takes the president back to hand.
yokohama-log-stay_in_hand = { $player } leaves the president in hand.
yokohama-log-recover = { $n ->
    [one] { $player } takes { $n } assistant back from { CASE($area, "loc") }.
   *[other] { $player } takes { $n } assistants back from { CASE($area, "loc") }.
}
yokohama-log-act = { $player } acts in { CASE($area, "loc") } with power { $n }.
yokohama-log-gain = { $player } gains { $gains }.
yokohama-log-house_income = { $player } gets ¥1 for the trading house in { CASE($area, "loc") }.
yokohama-log-pay = { $player } pays { $price }.
yokohama-log-orders = { $player } takes from { CASE($area, "loc") }: { $orders }.
yokohama-log-research = { $player } takes a technology: { $technology } ({ $price }).
yokohama-log-station = { $player } puts the station token in { CASE($area, "loc") }.
yokohama-log-technology = { $technology }: { $player } gains { $gains }.
yokohama-log-use = { $player } uses { $technology }: { $what }.
yokohama-log-agent = { $player } receives an agent: { $country }.
yokohama-log-no_agent = { $player } receives no agent, none is left: { $country }.
yokohama-log-agent_extra_action = { $player } sends an agent to { CASE($area, "loc") }.
yokohama-log-agent_redirect = { $player } lets an agent point to { CASE($area, "loc") }.
yokohama-log-hire = { $player } takes from the warehouse: { $piece } (¥{ $price }).
yokohama-log-shift = { $player } moves an assistant: { $origin } → { $area }.
yokohama-log-board = { $player } puts an assistant on the board: { $area }, space { $n }.
yokohama-log-buy = { $player } buys { $thing } for { $price }.
yokohama-log-sell = { $player } sells { $thing } for { $price }.
yokohama-log-token = { $player } takes the five-power token of { CASE($area, "loc") }.
yokohama-log-free_agent = { $player } gains a free agent.
yokohama-log-build_shop = { $player } builds a shop: { $area }.
yokohama-log-build_house = { $player } builds a trading house: { $area }.
yokohama-log-fulfil = { $player } fulfils { $order } ({ $country }).
yokohama-log-claim = { $player } claims an achievement ({ $achievement }): { $n } VP.
yokohama-log-reward_token = { $player } takes a reward token: { $token }.
yokohama-log-trigger = The end is near: { $what }. This round is finished, then one more is played.
yokohama-log-trigger_later = Another condition for the end is met: { $what }. It changes nothing any more.
yokohama-log-last_round = The last round begins.
yokohama-log-final = { $player }: { $n } VP, rank { $rank }.

# What ends the game.
yokohama-trigger-trading_houses = all trading houses of a player stand
yokohama-trigger-shops = all shops of a player stand
yokohama-trigger-port = a port cannot be filled up
yokohama-trigger-church = the church board is full enough
yokohama-trigger-customs = the customs board is full enough

# The scoring pad.
yokohama-line-play = during play
yokohama-line-church = church
yokohama-line-customs = customs house
yokohama-line-technology = technology
yokohama-line-countries = countries
yokohama-line-other = other
yokohama-line-on_board = { $n ->
    [one] { $n } assistant
   *[other] { $n } assistants
}
yokohama-line-production = production { $n }
yokohama-line-flags = { $n ->
    [one] { $n } flag
   *[other] { $n } flags
}
yokohama-line-parts = agents { $agents }, imports { $imports }, money { $yen }, goods { $goods }
yokohama-result-tie = Tied at the top: the earlier in turn order wins.
