bazaar-feature-coins = monety: { $better } zamiast { $worse }
bazaar-feature-cards = kupione karty: { $better } zamiast { $worse }
bazaar-feature-dates = daktyle: { $better } zamiast { $worse }
bazaar-feature-spices = przyprawy: { $better } zamiast { $worse }
bazaar-feature-hand = karty na ręce: { $better } zamiast { $worse }
