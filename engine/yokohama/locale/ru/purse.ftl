# What a player holds, above every question.

yokohama-purse-agents = { $n ->
    [one] { $n } наёмник
    [few] { $n } наёмника
   *[many] { $n } наёмников
}
