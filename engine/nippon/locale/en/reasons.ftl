# Why something is not offered
nippon-no-resource = This needs { $need }; you have { $have }.
nippon-no-money = This needs { $need }; you have { $have }, silk included.
nippon-no-money_and_silk = This needs { $need }, and { $silk } for science, which cannot also be spent as money; you have { $have }.
nippon-no-payment = A piece costs { $first }, or { $second }; you have { $have }, silk counted as money.
nippon-no-silk = You have no silk.
nippon-no-silk_needed = You have to keep { $silk } for science: without it there would be nothing you could do.
nippon-no-cell = Your worker area is full: you have to consolidate.
nippon-no-worker = No worker is left in the recruit slot above this action.
nippon-no-worker_color = There is no { $color } worker in this recruit slot.
nippon-no-workers = You have no worker in your worker area; a consolidation needs at least one.
nippon-no-cell_expert = { $need ->
    [one] A ship needs an empty worker cell for its expert; you have { $have }.
   *[other] A ship needs { $need } empty worker cells, one for the worker and one for the expert; you have { $have }.
}
nippon-no-stop = An action takes at least one activation.
nippon-no-bag = No { $color } worker is left in the bag.
nippon-no-pair = { $player } has taken this pair.
nippon-no-science = This factory needs science level { $need }; you are at { $have }, and silk cannot add that much.
nippon-no-science_silk = This factory needs science level { $need }; you are at { $have }. The rest would take { $silk }; you have { $own }.
nippon-no-factory_cell = All { $n } cells of your factory area are filled.
nippon-no-factories = No factory is available any more.
nippon-no-factory_left = No { $kind } is left.
nippon-no-factory_taken = This factory has already been built.
nippon-no-factory_type = You are building a { $kind }; this factory is of another type.
nippon-no-own_factory = You have no factory for that yet; the old factory does not count.
nippon-no-factory_twice = This factory was already used in this action; each activation needs another one.
nippon-no-machines = You have built all your machines: { $n }.
nippon-no-machine_cell = There is already a machine on this cell.
nippon-no-machine_cells = Every machine cell of your factories is filled.
nippon-no-machine_old = The old factory has no machine cells.
nippon-no-machine_besides = This factory already got a machine through this property; the next one needs another factory.
nippon-no-produce_old = The old factory never produces.
nippon-no-free_coal = None of your factories has a property that spares the coal.
nippon-no-ships = You have built all your ships: { $n }.
nippon-no-expert = The expert of { $place } is away until its holder consolidates.
nippon-no-ship_cell = { $n ->
    [2] Both ship cells here are filled.
   *[other] All { $n } ship cells here are filled.
}
nippon-no-ports = No destination has both its expert and a free ship cell.
nippon-no-port_twice = You already sent a ship there in this action; each one needs another destination.
nippon-no-trains = You have built all your trains: { $n }.
nippon-no-train_cell = All { $n } train cells of this region are filled.
nippon-no-train_cell_taken = { $player }’s train is already here.
nippon-no-train_cell_unused = With this number of players only the { $n } leftmost train cells of a region are used.
nippon-no-regions = No region has a free train cell.
nippon-no-region_twice = You already built a train there in this action; each one needs another region.
nippon-no-region_besides = The property has already built a train in { $region }; the next one needs another region.
nippon-no-region_built = You built no train there in this action.
nippon-no-goods = You have no goods on your factories.
nippon-no-good_twice = You already spent { $good } in this action; each activation needs another type.
nippon-no-goods_type = This factory makes no { $good }.
nippon-no-goods_there = { $have ->
    [0] You spend { $need }; this factory has none of it.
   *[other] You spend { $need }; this factory alone has only { $have }.
}
nippon-no-goods_besides = This factory already got a good through this property; each one goes to another factory.
nippon-no-goods_room = All { $n } goods cells of this factory are full.
nippon-no-placement = None of your goods is asked for anywhere.
nippon-no-demand = None of your goods is asked for in { $region }.
nippon-no-supply = The easiest cell would be { $cell }. { $reason }
nippon-no-other_market = All tokens of one action go to the same region; yours is { $region }.
nippon-no-token = You have no free influence token of value { $value }.
nippon-no-token_goods = Token { $value } takes { $need }; you have { $have }.
nippon-no-tokens_free = { $n ->
    [1] It would take token { $values }, which is not available to you.
   *[other] It would take token { $values }, and none of those is available to you.
}
nippon-no-highest = With { $good } you can place token { $value } at most.
nippon-no-beat = Token { $there } lies there; yours has to be higher.
nippon-no-beat_all = The market already holds { $n } tokens, the highest of them { $there }; yours has to be higher.
nippon-no-token_there = No token lies here.
nippon-no-lowest = Token { $value } stays: only the lowest value here, { $lowest }, goes back.
nippon-no-higher = Token { $there } lies here; yours ({ $value }) has to be higher.
nippon-no-full_market = The market already holds { $n } tokens, so yours ({ $value }) has to be higher than all of them; the highest is { $there }.
nippon-no-contract = You have already completed this contract.
nippon-no-contract_goods = This contract needs { $first } or { $second } among the goods spent in this action.
nippon-no-favour_workers = Favour { $level } takes { $need } workers; you have { $have }.
nippon-no-favour_left = You have no favour { $level } left.
nippon-no-objective = Favour { $level } already lies on the objective “{ $objective }”.
nippon-no-modifier = Its condition is not met yet: “{ $property }”.
nippon-no-modifier_use = It would have no effect now.
nippon-no-modifier_declared = It is used when a factory produces: choose “without coal” there.
nippon-no-other_modifier = This factory has no property for the { $action } action.
nippon-no-second_modifier = You already used a property this turn: { $factory }. Only one per turn.
nippon-no-modifier_other = This factory belongs to { $player }.
nippon-no-modifier_not_built = You do not own this factory: nobody has built it yet.
nippon-no-train_region = The train goes to { $region }: that is the region you chose.
nippon-no-steps = { $n ->
    [one] This bonus is { $n } step.
   *[other] This bonus is { $n } steps, no more and no fewer.
}
nippon-no-goods_count = You spend { $what } here, no more and no less.
nippon-no-reward_period = This reward belongs to the end of period { $period }.
nippon-no-module_solo = The modules cannot be used in a solo game: choose “none”.
nippon-no-first_player = There is no player { $seat } at a table of { $seats }.
