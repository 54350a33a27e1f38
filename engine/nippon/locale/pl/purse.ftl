# What a player holds, above every question.

nippon-purse-workers = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotnicy
   *[many] { $n } robotników
}
nippon-purse-left = { $what } w zapasie
nippon-purse-track = { $track } { $value }
nippon-purse-goal = { $goal } { $have }/{ $need }
nippon-purse-goals = cele: { $goals }
