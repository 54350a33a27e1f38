bazaar-things-cards = Karty
bazaar-what-card = Kosztuje { $n ->
    [one] { $n } monetę
    [few] { $n } monety
   *[many] { $n } monet
}.
bazaar-here-row = Leży w rzędzie.
bazaar-table-cards = karty
