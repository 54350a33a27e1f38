# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

nippon-table-period_scoring = scoring of the periods
nippon-table-regions = regions
nippon-table-demand_tiles = demand tiles
nippon-table-destinations = ship destinations
nippon-table-player_board = player boards
nippon-table-objective_scoring = points for objectives
nippon-table-starting_tokens_a = starting tokens A
nippon-table-starting_tokens_b = starting tokens B
nippon-table-common_goals = common goals
nippon-table-solo = solo game
nippon-table-recruit_slots = worker slots
nippon-table-worker_queue = worker queue
nippon-table-round_track = round track
nippon-table-contracts = contracts
nippon-table-factories = factories

nippon-told-period = Period { $period }: { $places } VP for places 1 to 4
nippon-told-tile = Tile { $n }, clockwise: { $goods }
nippon-told-track = { CAP($track) }: thresholds at { $lower } and { $upper }; bonuses: { $bonuses }
nippon-told-at = at { $at } { $what }
nippon-told-between = Between { $upper } and { $lower }, from left to right: { $bonuses }
nippon-told-objective = { CAP($what) }, VP by number with favour I / II / III: { $rows }
nippon-told-goal = Period { $period }, one of: { $rewards }
nippon-told-goal_last = Period { $period }, by the place of the goal: { $rewards }
nippon-told-automa = The Automa in period { $period }, goods of level { $level }: influence tokens { $values }
nippon-told-actions = The Automa’s action tokens: { $slots } name a slot, { $most } go where most workers are

# What owners of the box are asked first.
nippon-open-places = Points for places: ours are { $second } in period II and { $third } in period III. A public play aid, rebuilt from a photograph and wrong in other places, has { $other } and { $other_third }.
