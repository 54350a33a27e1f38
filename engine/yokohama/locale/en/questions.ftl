# Questions.
yokohama-orders = Everybody chooses a starting order.
yokohama-keep = Which order do you keep? The other one leaves the game unseen.
yokohama-turn = Additional actions first, if you like; then: how do you place assistants?
yokohama-place = Where do you place the next assistant?
yokohama-place_pair = In which area do you place the pair?
yokohama-how_many = How many assistants do you place there?
yokohama-place_beside = Telegram: one more assistant beside the pair?
yokohama-move = Where does your president go?
yokohama-payees = Several ways are equally cheap. Who is paid?
yokohama-recall = The president returns to your hand. Which assistants come along?
yokohama-recall-in_hand = The president stays in your hand. Which assistants come back?
yokohama-recall_from = From which area do assistants return?
yokohama-recall_how_many = How many return?
yokohama-redirect = In which area do you act?
yokohama-agent = In which area does the agent act?
yokohama-port = Which order do you take?
yokohama-port_second = Do you take a second order?
yokohama-port_which = Which order do you take as the second one?
yokohama-laboratory = Which technology do you take?
yokohama-research_price = What do you pay with?
yokohama-station = Where do you put the station token? It will never move again.
yokohama-hire = { $n ->
    [one] Which piece do you take from the warehouse?
   *[other] Which piece do you take from the warehouse? Up to { $n } more.
}
yokohama-chinatown = { $n ->
    [one] What do you exchange? One exchange is left.
   *[other] What do you exchange? { $n } exchanges are left.
}
yokohama-church = On which space of the church board do you put an assistant?
yokohama-faith = { $n ->
    [one] Which item do you give for the missing faith?
   *[other] Which { $n } items do you give for the missing faith?
}
yokohama-origin = Where does the assistant come from?
yokohama-customs = On which space of the customs board do you put an assistant?
yokohama-token = Do you take the five-power token?
yokohama-build = Do you build here?
yokohama-recover = Telephone: does one assistant stay here?
yokohama-any_good = { $n ->
    [one] Which good do you take?
   *[other] Which { $n } goods do you take?
}
yokohama-shift_from = { $n ->
    [one] Which assistant do you move? One move is left.
   *[other] Which assistant do you move? { $n } moves are left.
}
yokohama-shift_into = Where does the assistant go?
yokohama-reward_token = All three achievements! Which reward token do you take?
yokohama-end = Additional actions, if you like; then end your turn.

# Groups of options.
yokohama-group-placing = placement
yokohama-group-orders = fulfil an order
yokohama-group-achievements = claim an achievement
yokohama-group-agents = agents
yokohama-group-technologies = technologies

# Options.
yokohama-placing-spread = spread assistants
yokohama-placing-spread-detail = one each in different areas
yokohama-placing-pair = a pair
yokohama-placing-pair-detail = two assistants in one area
yokohama-placing-pair-up_to = one or two assistants in one area
yokohama-placing-none = place none
yokohama-fee-player = ¥1 to { $payee }
yokohama-fee-supply = ¥1 for the canal
yokohama-return = back to hand
yokohama-return-detail = no action this turn; any of your assistants may come along
yokohama-stay_in_hand = leave the president in hand
yokohama-recall-all = all assistants
yokohama-recall-some = choose area by area
yokohama-recall-none = none
yokohama-agent-extra_action = use an agent: an extra action at once
yokohama-agent-redirect = use an agent: act elsewhere this turn
yokohama-port-one = only one
yokohama-port-two = a second one for { $price }
yokohama-buy = buy { $thing } for { $price }
yokohama-sell = sell { $thing } for { $price }
yokohama-take_token = take the token
yokohama-leave_one = leave one assistant
yokohama-recover_all = take all back
yokohama-build-any = build
yokohama-build-shop = shop on space { $n }
yokohama-build-house = trading house

# What an action would be good for.
yokohama-arrive = power { $power }: { $gains }
yokohama-yield-takeorders = { $n ->
    [one] { $n } card in reach
   *[other] { $n } cards in reach
}
yokohama-yield-taketechnology = production { $n }
yokohama-yield-recruit = { $n ->
    [one] up to { $n } piece
   *[other] up to { $n } pieces
}
yokohama-yield-exchange = { $n ->
    [one] { $n } exchange
   *[other] { $n } exchanges
}
yokohama-yield-worship = faith { $n }
yokohama-yield-declare = { $n ->
    [one] up to { $n } import
   *[other] up to { $n } imports
}
