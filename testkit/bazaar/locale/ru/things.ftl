bazaar-things-cards = Карты
bazaar-what-card = Стоит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}.
bazaar-here-row = Она лежит в ряду.
bazaar-table-cards = карты
