# Names of things, as they stand inside a sentence; what is counted carries its forms.

nippon-counted-ships = { $n ->
    [one] { $n } ship
   *[other] { $n } ships
}
nippon-counted-trains = { $n ->
    [one] { $n } train
   *[other] { $n } trains
}
nippon-counted-machines = { $n ->
    [one] { $n } machine
   *[other] { $n } machines
}
nippon-amount = { $n } { COUNTED($thing, $n, $case) }

nippon-thing-coal = coal
nippon-thing-silk = silk
nippon-thing-iron = iron
nippon-thing-money = money
nippon-thing-vp = VP
nippon-thing-cotton = cotton
nippon-thing-paper = paper
nippon-thing-bento = bento
nippon-thing-lenses = { $n ->
    [one] lens
   *[other] lenses
}
nippon-thing-bulbs = { $n ->
    [one] light bulb
   *[other] light bulbs
}
nippon-thing-clocks = { $n ->
    [one] clock
   *[other] clocks
}

nippon-color-black = black
nippon-color-red = red
nippon-color-grey = grey
nippon-color-blue = blue
nippon-color-white = white
nippon-color-yellow = yellow

nippon-factory_kind-cotton = cotton factory
nippon-factory_kind-paper = paper factory
nippon-factory_kind-bento = bento factory
nippon-factory_kind-lenses = lens factory
nippon-factory_kind-bulbs = light bulb factory
nippon-factory_kind-clocks = clock factory
nippon-factory_name = { $kind } { $face }
nippon-factory_short = { $good } { $face }
nippon-old_factory = { $case ->
   *[nom] old factory
    [acc] the old factory
}

nippon-slot = the slot above “{ $actions }”
nippon-spot = { $city } ({ $side })
nippon-automa = Automa

nippon-good-cotton = cotton
nippon-good-paper = paper
nippon-good-bento = bento
nippon-good-lenses = lenses
nippon-good-bulbs = light bulbs
nippon-good-clocks = clocks

nippon-track-science = science
nippon-track-mining = mining
nippon-track-finance = finance

nippon-objective-ships = ships
nippon-objective-machines = machines
nippon-objective-trains = trains
nippon-objective-science = science
nippon-objective-mining = mining
nippon-objective-finance = finance
nippon-objective-factories = factories
nippon-objective-contracts = contracts

nippon-action-science = science
nippon-action-mining = mining
nippon-action-factory = factory
nippon-action-machines = machines
nippon-action-production = production
nippon-action-ships = ships
nippon-action-trains = trains
nippon-action-local_markets = local markets
nippon-action-investments_contracts = investments and contracts

nippon-region-kyushu = Kyushu
nippon-region-kansai = Kansai
nippon-region-chubu = Chubu
nippon-region-kanto = Kanto

nippon-city-nagasaki = Nagasaki
nippon-city-fukuoka = Fukuoka
nippon-city-osaka = Osaka
nippon-city-kyoto = Kyoto
nippon-city-nagoya = Nagoya
nippon-city-nagano = Nagano
nippon-city-yokohama = Yokohama
nippon-city-tokyo = Tokyo

nippon-side-n = north
nippon-side-e = east
nippon-side-s = south
nippon-side-w = west

nippon-destination-san_francisco = San Francisco
nippon-destination-berlin = Berlin
nippon-destination-new_york = New York
nippon-destination-london = London
nippon-destination-paris = Paris
nippon-destination-washington = Washington

nippon-department-black = { $case ->
   *[nom] black department
    [gen] the black department
    [acc] the black department
}
nippon-department-red = { $case ->
   *[nom] red department
    [gen] the red department
    [acc] the red department
}
nippon-department-grey = { $case ->
   *[nom] grey department
    [gen] the grey department
    [acc] the grey department
}
nippon-department-blue = { $case ->
   *[nom] blue department
    [gen] the blue department
    [acc] the blue department
}
nippon-department-white = { $case ->
   *[nom] white department
    [gen] the white department
    [acc] the white department
}
nippon-department-yellow = { $case ->
   *[nom] yellow department
    [gen] the yellow department
    [acc] the yellow department
}

# As the board prints them
nippon-department_title-black = Department of Mining
nippon-department_title-red = Department of Forecasting
nippon-department_title-grey = Department of Transport
nippon-department_title-blue = Department of Finance
nippon-department_title-white = Department of Research
nippon-department_title-yellow = Department of Foreign Affairs

nippon-department-any = any department
nippon-department-taken_worker = the department of the worker taken
nippon-department-expert_taken = the department of the expert taken

nippon-cell-left = left cell
nippon-cell-right = right cell

nippon-frame-green = green
nippon-frame-yellow = yellow
nippon-frame-red = red

nippon-build-ship = build a ship
nippon-build-machine = build a machine
nippon-build-train = build a train
nippon-build-ship_machine_or_train = build a ship, a machine or a train
nippon-build_other-ship = build another ship
nippon-build_other-train = build a train in another region

nippon-contract-contract_black = black contract
nippon-contract-contract_red = red contract
nippon-contract-contract_grey = grey contract
nippon-contract-contract_blue = blue contract
nippon-contract-contract_white = white contract
nippon-contract-contract_yellow = yellow contract
nippon-contract-contract_any_level_2 = any-department contract (bento or lenses)
nippon-contract-contract_any_level_3 = any-department contract (light bulbs or clocks)

nippon-goal-goal_ships = most ships
nippon-goal-goal_machines = most machines
nippon-goal-goal_trains = most trains
nippon-goal-goal_science = furthest in science
nippon-goal-goal_mining = furthest in mining
nippon-goal-goal_finance = furthest in finance
nippon-goal-goal_factories = most factories
nippon-goal-goal_contracts = most contracts
nippon-goal-goal_influence_tokens = most influence tokens

nippon-solo_goal-solo_ships = ships
nippon-solo_goal-solo_machines = machines
nippon-solo_goal-solo_trains = trains
nippon-solo_goal-solo_science = science
nippon-solo_goal-solo_mining = mining
nippon-solo_goal-solo_finance = finance
nippon-solo_goal-solo_factories = factories
nippon-solo_goal-solo_contracts = contracts
nippon-solo_goal-solo_influence = influence tokens

nippon-rating-mediocre = mediocre
nippon-rating-acceptable = acceptable
nippon-rating-remarkable = remarkable
nippon-rating-brilliant = brilliant
nippon-rating-pride_of_the_emperor = pride of the Emperor

nippon-token-a_machine = machine
nippon-token-a_ship = ship
nippon-token-a_train = train
nippon-token-a_goods = goods
nippon-token-a_old_factory = old factory
nippon-token-a_worker = worker
nippon-token-a_coal = coal
nippon-token-a_discount = discount

nippon-token_effect-a_machine = a machine for the first factory
nippon-token_effect-a_ship = a ship at once
nippon-token_effect-a_train = a train at once
nippon-token_effect-a_goods = { $n ->
    [one] { $n } good for the first factory
   *[other] { $n } goods for the first factory
}
nippon-token_effect-a_old_factory = the old factory with { $old_factory-start_goods ->
    [one] { $old_factory-start_goods } good
   *[other] { $old_factory-start_goods } goods
}
nippon-token_effect-a_worker = a worker of any colour from the bag
nippon-token_effect-a_coal = { $n ->
    [one] { $n } coal that survives consolidation
   *[other] { $n } coal that survive consolidation
}
nippon-token_effect-a_discount = factories { $n } money cheaper

# The unit of the score
nippon-total = { $n } VP
