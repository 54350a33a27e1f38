# What a player holds, above every question.

nippon-purse-workers = { $n ->
    [one] { $n } робітник
    [few] { $n } робітники
   *[many] { $n } робітників
}
nippon-purse-left = { $what } у запасі
nippon-purse-track = { $track } { $value }
nippon-purse-goal = { $goal } { $have }/{ $need }
nippon-purse-goals = цілі: { $goals }
