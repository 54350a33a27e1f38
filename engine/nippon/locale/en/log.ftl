# What happened, one line each
nippon-log-pair_taken = { $player } takes the pair with the starting token “{ $a }”.
nippon-log-waits_machine = { $player } sets a machine aside for the first factory.
nippon-log-waits_goods = { $player } sets { $n } goods aside for the first factory.
nippon-log-store_token = { $player } puts { $what } on the starting token.
nippon-log-from_bag = { $player } takes a { $color } worker from the bag.
nippon-log-start = { $player } takes the first turn.
nippon-log-action = { $player } takes a { $color } worker for the { $action } action.
nippon-log-action_new = { $player } takes a { $color } worker (salaries +{ $n }) for the { $action } action.
nippon-log-skipped = { $player } can do nothing and skips the turn.
nippon-log-standstill = Nobody can do anything: the round ends.
nippon-log-silk = { $player } turns { $silk } into { $money }.
nippon-log-gain = { $player } gains { $what }.
nippon-log-pay = { $player } pays { $what }.
nippon-log-advance = { $player } advances { $track } by { $n }, to { $value }.
nippon-log-buy_steps = { $n ->
    [0] { $player } pays { $price }, but { $track } ends at { $value }.
   *[other] { $player } pays { $price } and advances { $track } by { $n }, to { $value }.
}
nippon-log-retreat = { $player } moves { $track } back by { $n }, to { $value }.
nippon-log-department = { $player } gains the bonus of { CASE($department, "gen") }.
nippon-log-department_gain = { $player } gains { $what } (bonus of { CASE($department, "gen") }).
nippon-log-improved = { $player } improves { CASE($department, "acc") }.
nippon-log-unlock = { $player } unlocks influence token { $value }.
nippon-log-factory = { $player } builds { CASE($factory, "acc") } for { $price }.
nippon-log-machine = { $player } builds a machine at { CASE($factory, "acc") }.
nippon-log-buy_machine = { $player } builds a machine at { CASE($factory, "acc") } for { $price }.
nippon-log-produce = { $player } produces { $what } at { CASE($factory, "acc") } for { $price }.
nippon-log-produce_free = { $player } produces { $what } at { CASE($factory, "acc") } without coal.
nippon-log-goods = { $player } adds { $what } to { CASE($factory, "acc") }.
nippon-log-overflow = { $player } loses { $what }: { CASE($factory, "acc") } has no room for more.
nippon-log-steps_lost = { $n ->
    [one] { $player } loses { $n } step of { $track }: the track ends at { $value }.
   *[other] { $player } loses { $n } steps of { $track }: the track ends at { $value }.
}
nippon-log-over_most = The limit is { $most }, so { $player } loses { $what }.
nippon-log-no_room = { $n ->
    [one] { $player } loses { $n } good: no other factory has room.
   *[other] { $player } loses { $n } goods: no other factory has room.
}
nippon-log-store = { $player } stores { $what } at { CASE($factory, "acc") }.
nippon-log-modifier = { $player } uses the property of { CASE($factory, "acc") }.
nippon-log-no_build = { $player } cannot { $what }: the effect is lost.
nippon-log-ship = { $player } sends a ship to { $place } and takes the { $color } expert.
nippon-log-buy_ship = { $player } sends a ship to { $place } for { $price }, and takes the { $color } expert.
nippon-log-train = { $player } builds a train in { $region }.
nippon-log-buy_train = { $player } builds a train in { $region } for { $price }.
nippon-log-market = { $player } spends { $what } and puts token { $value } on { $cell }.
nippon-log-token_back = { $player } gets token { $value } back from { $cell }.
nippon-log-invest = { $player } invests { $what }.
nippon-log-contract = { $player } spends { $what } and completes the { $contract }.
nippon-log-cells_full = { $player } cannot take an action: all { $n } worker cells are filled.
nippon-log-no_action = { $player } cannot take an action: none is possible now.
nippon-log-consolidate = { $player } consolidates.
nippon-log-final = { $player } consolidates for the last time.
nippon-log-favour = { $player } puts favour { $level } on the objective “{ $objective }”.
nippon-log-discard = { $player } discards { $what }.
nippon-log-income = { $player } receives an income of { $what }.
nippon-log-salary = { $player } pays { $what } in salaries.
nippon-log-salary_lost = { $player } loses { $what } for unpaid salaries.
nippon-log-row = The next row of the queue moves into { CASE($slot, "acc") }.
nippon-log-round_end = Round { $round } ends: the queue is empty.
nippon-log-round = Round { $round } begins.
nippon-log-last_rounds = Last rounds: three turns each; { $player } begins.
nippon-log-scored = Influence scoring of period { $period }: { $players }.
nippon-log-scored-player = { $player } ({ $what })
nippon-log-regions = { $regions }
nippon-log-region = { $region }: { $players }.
nippon-log-region-share = { $player } { $what } (influence { $n })
nippon-log-region-unpaid = { $player } (influence { $n })
nippon-log-goal = { $player } leads the common goal “{ $goal }”.
nippon-log-reward = { $player } takes the reward for the common goal “{ $goal }”.
nippon-log-reward_declined = { $player } declines the reward.
nippon-log-game_over = All final consolidations are done: favours and leftovers are scored.
nippon-log-solo_lost = A solo goal was missed: the game is lost.

# Only in logs of earlier versions
nippon-log-region-player = { $player } ({ $what }, { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place, influence { $n })
nippon-log-scoring = Influence scoring of period { $period }.
nippon-log-influence = { $region }: { $player } has influence { $n }, place { $rank }, { $what }.
nippon-log-pair = { $player } starts with: { $a }; { $what }.
nippon-log-goods_lost = { $player }: { CASE($factory, "acc") } is full, the goods are lost.

# The Automa's turn, step by step
nippon-log-automa_token = Automa reveals: { $token }.
nippon-automa_token-slot = { $slot }
nippon-automa_token-left = most workers, leftmost of equals ({ $frame } frame)
nippon-automa_token-right = most workers, rightmost of equals ({ $frame } frame)
nippon-log-automa_worker = Automa returns a worker from { CASE($slot, "gen") } to the bag: { $color } comes first in its priority order.
nippon-log-automa_no_worker = { CAP($slot) } is empty: no worker is returned.
nippon-log-automa_idle = { CAP($slot) }: neither trains nor local markets. Automa does nothing more.
nippon-log-automa_only_worker = Automa only returns a worker to the bag: { $color }, from { CASE($slot, "gen") }.
nippon-log-automa_nothing = Automa does nothing.
nippon-log-automa_frame = The { $frame } frame of the token is not active: Automa does nothing more.
nippon-log-automa_behind = { $region } is the first possible region in priority order where Automa does not lead: { $own } against { $human }.
nippon-log-automa_leads = Automa leads wherever it can act, so it takes the first possible region: { $region }.
nippon-log-automa_nowhere = Automa can do this in no region.
nippon-log-automa_train = Automa builds a train in { $region }, on the { $n ->
    [1] leftmost cell.
    [2] 2nd cell from the left.
    [3] 3rd cell from the left.
   *[other] { $n }th cell from the left.
}
nippon-log-automa_no_trains = Automa has no trains left.
nippon-log-automa_takes = Automa takes its lowest token of the row: { $value } (goods of level { $level }).
nippon-log-automa_hits = The placement that sends back your highest token comes first: token { $value }.
nippon-log-automa_empty = No token of yours can be sent back, so the highest printed value of the fitting cells counts: { $value }.
nippon-log-automa_no_tokens = Automa has no influence token left for this period.
nippon-log-automa_market = Automa puts token { $value } on { $cell }.
nippon-log-automa_token_back = Automa’s token { $value } on { $cell } leaves the game.
nippon-log-automa_reshuffle = Automa shuffles all nine action tokens and draws a new priority order.

# Steps of the rules that bring points
nippon-step-scoring_1 = Influence scoring, period I
nippon-step-scoring_2 = Influence scoring, period II
nippon-step-scoring_3 = Influence scoring, period III
nippon-step-goal_points = Common goals

# The scoring pad
nippon-score-start = starting token
nippon-score-influence = influence, period { $period }: { $region }
nippon-score-departments = departments
nippon-score-markets = supplying markets
nippon-score-factories = factory properties
nippon-score-goals = common goals
nippon-score-salaries = points lost over unpaid salaries
nippon-score-favour = favour: { $objective }
nippon-score-leftover_goods = leftover resources and goods
nippon-score-leftover_money = leftover money
nippon-result-tied = { $players } have { $points } VP each; among equals, whoever had their last turn later is placed higher.
nippon-result-won = Solo goals reached. Rating: { $rating }.
nippon-result-lost = Solo goals missed: { $goals }. Automa wins.
nippon-result-open = Solo goals still missing: { $goals }.
