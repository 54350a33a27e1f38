# What a player holds, above every question.

nippon-purse-workers = { $n ->
    [one] { $n } рабочий
    [few] { $n } рабочих
   *[many] { $n } рабочих
}
nippon-purse-left = { $what } в запасе
nippon-purse-track = { $track } { $value }
nippon-purse-goal = { $goal } { $have }/{ $need }
nippon-purse-goals = цели: { $goals }
