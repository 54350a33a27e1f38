# What a player holds, above every question.

nippon-purse-workers = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
nippon-purse-left = { $what } left to build
nippon-purse-track = { $track } { $value }
nippon-purse-goal = { $goal } { $have }/{ $need }
nippon-purse-goals = goals: { $goals }
