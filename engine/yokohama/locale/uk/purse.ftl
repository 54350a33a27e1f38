# What a player holds, above every question.

yokohama-purse-agents = { $n ->
    [one] { $n } представник
    [few] { $n } представники
   *[many] { $n } представників
}
