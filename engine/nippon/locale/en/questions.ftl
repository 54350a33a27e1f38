# Questions
nippon-main = What do you do this turn?
nippon-main_workers = { $n ->
    [0] Which action?
   *[other] An action, or consolidate?
}
nippon-main_forced = No action is possible now (worker cells filled: { $n } of { $of }), so you consolidate. Anything before that?
nippon-worker = The { $action } action. Which worker do you take?
nippon-science = How far do you advance in science?
nippon-mining = How far do you advance in mining?
nippon-steps_from = { CAP($track) } stands at { $value }: how many steps do you buy?
nippon-factory_type = What type of factory do you build?
nippon-factory_type_for = What type of factory do you build? It costs { $price }.
nippon-factory = Which { $kind } do you build?
nippon-machines = { $of ->
    [1] At which factory do you build the machine?
   *[other] You may build up to { $of } machines. At which factory do you build the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } one?
}
nippon-machines_for = { $asked } It costs { $prices }.
nippon-machines_price = { $price } ({ $cell })
nippon-machine_free = { CAP($source) } gives you a machine. At which factory do you build it?
nippon-production = { $of ->
    [1] Which factory produces?
   *[other] Up to { $of } factories may produce. Which one is { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    }?
}
nippon-production_all = Which factories produce?
nippon-ships = { $of ->
    [1] Where do you send the ship?
   *[other] You may build up to { $of } ships. Where does the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } one sail?
}
nippon-ships_for = { $of ->
    [1] Where do you send the ship? It costs { $price }.
   *[other] You may build up to { $of } ships. Where does the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } one sail? It costs { $price }.
}
nippon-ship_free = { CAP($source) } gives you a ship: where does it sail?
nippon-trains = { $of ->
    [1] In which region do you build the train?
   *[other] You may build up to { $of } trains. In which region do you build the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } one?
}
nippon-trains_for = { $of ->
    [1] In which region do you build the train? It costs { $price }.
   *[other] You may build up to { $of } trains. In which region do you build the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } one? It costs { $price }.
}
nippon-train_region = { CAP($source) } gives you a train. In which region do you build it?
nippon-train_cell = On which cell in { $region } do you build the train?
nippon-payment = How do you pay?
nippon-payment-title = How do you pay?
nippon-payment_for = How do you pay for the { $piece }?
nippon-market_region = In which region do you supply local markets?
nippon-market_cell = { $of ->
    [1] You may place 1 token. On which cell?
   *[other] You may place up to { $of } tokens. On which cell does the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } one go?
}
nippon-market_goods = Which token goes on { $cell }?
nippon-market_goods-title = Which token?
nippon-goods_from = { $n ->
    [1] From which factory do you take { $what }?
   *[other] From which factories do you take { $what }?
}
nippon-goods_from_n = { $of ->
    [1] From which factory do you take the good?
   *[other] You spend { $of } goods. From which factory do you take the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } one?
}
nippon-push_out = The market of { $city } is full. Which of its lowest tokens goes back to its owner?
nippon-market_reward = What do you take for token { $value } on { $cell }?
nippon-market_reward-title = What do you take for it?
nippon-invest_goods = { $of ->
    [1] Which goods do you spend?
   *[other] You may spend goods up to { $of } times. Which goods do you spend the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } time?
}
nippon-invest = What do you get for { $what }?
nippon-modifier = Do you use the property of a factory? Only one per turn.
nippon-effect_order = Which of these effects comes first?
nippon-white = { $n ->
    [one] The white department: 1 step on which track?
   *[other] The white department: { $n } steps on which tracks?
}
nippon-department_any = Which department’s bonus do you take?
nippon-choose_one = { CAP($source) }: which of these do you take?
nippon-build_what = { CAP($source) }: what do you build?
nippon-optional = Do you want this at this price?
nippon-optional_for = { CAP($source) }: { $gain } for { $cost }. Do you use it?
nippon-produce_for = Produce at { CASE($factory, "acc") } for { $cost }?
nippon-goods_target = { $of ->
    [1] On which factory do you put the good?
   *[other] You put { $of } goods on different factories. Where does the { $n ->
        [1] first
        [2] second
        [3] third
       *[other] { $n }th
    } one go?
}
nippon-goods_target_all = On which factories do you put the goods? One each.
nippon-region_bonus = Which region’s bonus do you take?
nippon-silk = You have { $have }. How much of it do you turn into money?
nippon-consolidating = No action is possible now, so you consolidate. { $question }
nippon-consolidating_last = This is your final consolidation. { $question }
nippon-favour_level = Which favour do you take for your { $n } workers?
nippon-favour_objective = On which objective goes favour { $level }? It stays there.
nippon-keep = { $n ->
    [one] Everything else is discarded. Which single unit do you keep?
   *[other] Everything else is discarded. Which { $n } units do you keep?
}
nippon-salary = Your money does not cover the salaries. Do you pay now, or turn silk into money first?
nippon-salary_short = Salaries: { $due }. You have { $have } and { $silk }, and the last coin is never paid. Pay now, or turn silk into money first?
nippon-final = Final consolidation
nippon-final_end = Finish your final consolidation? Until you do, you can still take steps back.
nippon-rewards_end = Done with your rewards? Until you confirm, you can still take steps back.
nippon-goal_reward = You lead the common goal “{ $goal }”. Which reward do you take?
nippon-starting_pair = Which pair of starting tokens do you take?
nippon-old_factory_side = Which side of the old factory do you use?
nippon-start_worker = Which worker do you take from the bag?

# Lines of forms, and what is planned so far
nippon-field-train = Region and cell
nippon-field-payment = Payment
nippon-train_at = { $region }, { $cell }
nippon-plan-token = Token { $value } on { $cell } for { $what }

# Labels of options
nippon-consolidate = consolidate
nippon-silk_to_money = turn silk into money
nippon-silk_short = Turn silk into money
nippon-investments_short = investments
nippon-old_side = { $good } side
nippon-machine_cell = { $factory }, { $cell }
nippon-produce_without_coal = { $factory } without coal
nippon-produce_there = produce at { CASE($factory, "acc") }
nippon-train_cell_n = { $n ->
    [1] leftmost cell
    [2] 2nd cell from the left
    [3] 3rd cell from the left
   *[other] { $n }th cell from the left
}
nippon-token = token { $value }
nippon-from_factory = { $what } ({ $factory })
nippon-invest_finance = invest
nippon-decline_reward = no reward
nippon-pay_salary = pay salaries ({ $due } due)
nippon-favour = favour { $level }
nippon-group-modifier = Factory property
nippon-group-favours = Favours
nippon-modifier_of = property: { $factory }
nippon-starting_token = the starting token
nippon-piece-ship = ship to { $place }
nippon-piece-train = train in { $region }
nippon-steps = { $track } +{ $n }
nippon-steps_back = { $track } −{ $n }
nippon-steps_given = { $n ->
    [one] { $n } step of { $track }
   *[other] { $n } steps of { $track }
}
nippon-effect-department = { $case ->
   *[nom] bonus of { CASE($department, "gen") }
    [acc] the bonus of { CASE($department, "gen") }
}
nippon-effect-split = science or mining +{ $n }
nippon-effect-unlock = influence token { $value }
nippon-effect-machines = build machines at { $n } factories
nippon-effect-optional = { $cost } → { $then }
nippon-effect-goods = { $n ->
    [one] 1 good
   *[other] { $n } goods
}
nippon-effect-produce = produce at that factory
nippon-effect-waiting_machine = place the machine that was set aside
nippon-effect-region_bonus = bonus of a region
nippon-effect-other = property of the factory

# Details of options: price, gain, what it leads to
nippon-detail-paid = { $cost } → { $gain }
nippon-detail-gets = you get { CASE($what, "acc") }
nippon-detail-for = for { $cost }
nippon-detail-reward_supply = bonus of the region
nippon-detail-reward_vp = instead of the bonus
nippon-detail-marker = { $track } rises to { $value }
nippon-detail-marker_to = { $track } to { $value }
nippon-detail-lost_steps = { $n ->
    [one] { $n } step of { $track } lost
   *[other] { $n } steps of { $track } lost
}
nippon-detail-lost = no room for { $what }
nippon-detail-unlocks = unlocks influence token { $value }
nippon-detail-then = then { CASE($effect, "acc") }
nippon-detail-times = { CASE($effect, $case) } (×{ $n })
nippon-detail-silk = 1 silk = 1 money, at most { $n }
nippon-detail-silk_lost = the consolidation will discard the money at once
nippon-detail-silk_vain = counts for no more at the end than the silk
nippon-detail-exchange = then you have { $money } and { $silk }
nippon-detail-left = { $n } left
nippon-detail-type_produces = produces for { $coal }
nippon-detail-faces_left = { $faces } left
nippon-detail-for_science = extra cost: { $silk } (science is missing)
nippon-detail-have = you have { $n }
nippon-detail-free = free
nippon-detail-no_bonus = no bonus
nippon-detail-train_cells = { $n ->
    [one] 1 free cell
   *[other] { $n } free cells
}
nippon-detail-expert = { $color } expert
nippon-detail-new_expert = { $color } expert (salaries +{ $n })
nippon-detail-later = { $now }; { $later }
nippon-detail-improves = department then: { $gives }
nippon-detail-modifier = its property: { $gives }
nippon-detail-produces = the factory will produce { $n } goods
nippon-detail-makes_more = { $what } ({ $n }/{ $of })
nippon-detail-makes_less = { $what }, { $lost } lost: only { $n } fit
nippon-detail-makes_nothing = nothing: all { $n } goods cells are full
nippon-detail-goods_on = { $what } there now
nippon-detail-side_good = with { $what } on it
nippon-detail-with_goods = { $n ->
    [one] with { $n } good on it from the start
   *[other] with { $n } goods on it from the start
}
nippon-detail-supply = you get { $bonus } or { $instead } for each token
nippon-detail-token = token { $values }
nippon-detail-replaces = replaces token { $value } ({ $owner })
nippon-detail-covers = foreign { $before } → { $after }
nippon-detail-region_worth = region now: { $before } → { $after }
nippon-detail-token_of = { $owner }: token { $value }
nippon-detail-worth_at = now at { $n }: { $what }
nippon-detail-worth_from = from { $n }: { $vp }
nippon-detail-salary_paid = you pay { $paid }
nippon-detail-salary = you pay { $paid } and lose { $lost }
nippon-detail-discards = you discard { $what }
nippon-detail-due = salaries: { $due }
nippon-detail-due_lost = salaries: { $due } (−{ $lost })
nippon-detail-favour = favour { $level }
nippon-detail-bonus_first = first worker: { $gives } at the consolidation
nippon-detail-bonus_top = { $gives } at the consolidation if it stays the last
nippon-detail-bonus_none = no department bonus: the first worker has this colour
nippon-detail-bonus_instead = { $gives } at the consolidation (bonus lost: { $color })
nippon-detail-bonus_lost = bonus lost: { $color }
nippon-detail-color_new = a new colour: salaries +{ $n }
nippon-detail-color_known = a colour you already have
nippon-detail-known_worker = { $what }; { $color } worker
nippon-detail-new_worker = { $what }; { $color } worker: salaries +{ $n }
nippon-detail-pair = { $effect }; { $what }; { $vp }

# What the actions cost and do
nippon-action_help-steps = { $steps } { $last ->
        [one] step
       *[other] steps
    } for { $money }
nippon-action_help-factory = { $price } for a factory with its property
nippon-action_help-machines = { $n ->
    [one] 1 machine at one of your factories, for { $price }
   *[other] up to { $n } machines at different factories, { $price } each
}
nippon-action_help-production = { $n ->
    [one] goods at 1 factory, for { $coal }
   *[other] goods at up to { $n } factories, for { $coal } each
}
nippon-action_help-ships = { $n ->
    [one] 1 ship with an expert, for { $price }
   *[other] up to { $n } ships with experts, each for { $price }
}
nippon-action_help-trains = { $n ->
    [one] 1 train, for { $price }
   *[other] up to { $n } trains in different regions, each for { $price }
}
nippon-action_help-local_markets = { $n ->
    [one] 1 influence token, for 1 to { $goods } goods
   *[other] up to { $n } influence tokens in one region, each for 1 to { $goods } goods
}
nippon-action_help-investments_contracts = for { $goods } { $last ->
        [one] good
       *[other] goods
    } of different types, in turn: finance +{ $steps } or a contract
