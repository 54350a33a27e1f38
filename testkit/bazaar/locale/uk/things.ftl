bazaar-things-cards = Карти
bazaar-what-card = Коштує { $n ->
    [one] { $n } монету
    [few] { $n } монети
   *[many] { $n } монет
}.
bazaar-here-row = Вона лежить у ряду.
bazaar-table-cards = карти
