bazaar-feature-coins = { $better } monety zamiast { $worse }
bazaar-feature-cards = { $better } kupionej karty zamiast { $worse }
bazaar-feature-dates = { $better } daktyla zamiast { $worse }
bazaar-feature-spices = { $better } przyprawy zamiast { $worse }
bazaar-feature-hand = { $better } karty na ręce zamiast { $worse }
