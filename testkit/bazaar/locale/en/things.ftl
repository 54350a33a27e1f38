bazaar-things-cards = Cards
bazaar-what-card = Costs { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
bazaar-here-row = It lies in the row.
bazaar-table-cards = cards
