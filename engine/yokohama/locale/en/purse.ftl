# What a player holds, above every question.

yokohama-purse-agents = { $n ->
    [one] { $n } agent
   *[other] { $n } agents
}
