bazaar-feature-coins = monety
bazaar-feature-cards = kupione karty
bazaar-feature-dates = daktyle
bazaar-feature-spices = przyprawy
bazaar-feature-hand = karty na ręce
