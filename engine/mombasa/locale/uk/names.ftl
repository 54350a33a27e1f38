# Компанії, регіони, карти та інше, як вони стоять усередині речення.

mombasa-about = «Момбаса» розповідає про європейські торгові компанії, що ділили Африку в добу колоніалізму; гра показує їхню торгівлю й лишає поза кадром людей, які за неї заплатили.

mombasa-company-mombasa = { $case ->
   *[nom] Момбаса
    [gen] Момбаси
    [acc] Момбасу
}
mombasa-company-cape_town = { $case ->
   *[nom] Кейптаун
    [gen] Кейптауна
}
mombasa-company-saint_louis = Сен-Луї
mombasa-company-cairo = { $case ->
   *[nom] Каїр
    [gen] Каїра
}

mombasa-region-senegambia = Сенегамбія
mombasa-region-niger_bend = Закрут Нігеру
mombasa-region-upper_guinea = Верхня Гвінея
mombasa-region-gold_coast = Золотий Берег
mombasa-region-lower_niger = Нижній Нігер
mombasa-region-western_desert = Західна пустеля
mombasa-region-nubia = Нубія
mombasa-region-red_sea_coast = Узбережжя Червоного моря
mombasa-region-kordofan = Кордофан
mombasa-region-abyssinia = Абіссинія
mombasa-region-somali_coast = Сомалійський берег
mombasa-region-rift_valley = Рифтова долина
mombasa-region-great_lakes = Великі озера
mombasa-region-tanganyika = Танганьїка
mombasa-region-mozambique = Мозамбік
mombasa-region-karoo = Кару
mombasa-region-natal = Наталь
mombasa-region-kalahari = Калахарі
mombasa-region-zambezi = Замбезі
mombasa-region-angola = Ангола
mombasa-region-sahara = Сахара
mombasa-region-air_oases = Оази Аїру
mombasa-region-congo_basin = Басейн Конго
mombasa-region-kasai = Касаї

mombasa-good-coffee = { $case ->
   *[nom] кава
    [gen] кави
}
mombasa-good-banana = { $case ->
   *[nom] банани
    [gen] бананів
}
mombasa-good-cotton = { $case ->
   *[nom] бавовна
    [gen] бавовни
}
mombasa-good-mixed = різні товари разом
mombasa-measure-expansion = { $case ->
   *[nom] експансія
    [gen] експансії
}

mombasa-kind-coffee = кава
mombasa-kind-banana = банани
mombasa-kind-cotton = бавовна
mombasa-kind-expansion = експансія
mombasa-kind-bookkeeper = бухгалтери
mombasa-kind-merchant = торговці алмазами
mombasa-kind-share = карти акцій

mombasa-card-goods = { $good } { $value }
mombasa-card-expansion = експансія { $value }
mombasa-card-bookkeeper = бухгалтер { $points }
mombasa-card-merchant = торговець алмазами
mombasa-card-merchant_of = торговець алмазами { CASE($company, "gen") }
mombasa-card-share = карта акцій: { $shares }
mombasa-card-with_shares = { $card } ({ $shares })
mombasa-shares_of = { $n } { $n ->
    [one] акція
    [few] акції
   *[many] акцій
} { CASE($company, "gen") }

mombasa-track = трек { $id }
mombasa-slot = місце { $letter }
mombasa-start_tile = стартовий жетон { $number }
mombasa-tile-plus_1_good = жетон «+1 товар»
mombasa-tile-bookkeeper = жетон бухгалтера
mombasa-tile-merchant = жетон торговця
mombasa-tile-expansion = жетон експансії

mombasa-space-first_player = перший гравець
mombasa-space-buy_card = купівля карти
mombasa-space-sell_card = продаж карти
mombasa-space-majority_coffee = перевага в каві
mombasa-space-majority_banana = перевага в бананах
mombasa-space-majority_cotton = перевага в бавовні
mombasa-space-majority_expansion = перевага в експансії
mombasa-space-reserve_plus_1_good = резерв жетона «+1 товар»
mombasa-space-reserve_bookkeeper = резерв жетона бухгалтера
mombasa-space-reserve_merchant = резерв жетона торговця
mombasa-space-reserve_expansion = резерв жетона експансії
mombasa-space-c1_space_1 = трек C1, перше місце
mombasa-space-c1_space_2 = трек C1, друге місце
mombasa-space-c2_space_1 = трек C2, перше місце
mombasa-space-c2_space_2 = трек C2, друге місце
mombasa-space-d1_space_1 = трек D1, перше місце
mombasa-space-d1_space_2 = трек D1, друге місце
mombasa-space-d2_space_1 = трек D2, перше місце
mombasa-space-d2_space_2 = трек D2, друге місце

mombasa-book = книга { $letter } ({ $needs } → { $reward })
mombasa-book_space = книга { $letter }
mombasa-position = позиція { $at }
mombasa-column = стовпець { $n }
mombasa-need-good = { $good } { $n }
mombasa-need-any_good = будь-який товар { $n }
mombasa-need-expansion = експансія { $n }
mombasa-need-person = { $n ->
    [one] { $n } персонаж
    [few] { $n } персонажі
   *[many] { $n } персонажів
}
mombasa-gain-pounds = £{ $n }
mombasa-gain-diamonds = { $n ->
    [one] { $n } алмаз
    [few] { $n } алмази
   *[many] { $n } алмазів
}
mombasa-gain-bookkeeping = { $n ->
    [one] { $n } бухгалтерське очко
    [few] { $n } бухгалтерські очки
   *[many] { $n } бухгалтерських очок
}
mombasa-gain-track = { $n ->
    [one] { $n } крок по треку
    [few] { $n } кроки по треку
   *[many] { $n } кроків по треку
}
mombasa-gain-remove_posts = { $n ->
    [one] прибрати { $n } торговий пост
    [few] прибрати { $n } торгові пости
   *[many] прибрати { $n } торгових постів
}
mombasa-gain-by_good = £: вартість { CASE($good, "gen") } мінус 1
mombasa-gain-nothing = нічого
mombasa-steps_on = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
} по треку { CASE($company, "gen") }
mombasa-worth = вартість { $n }
mombasa-points = { $n ->
    [one] { $n } очко експансії
    [few] { $n } очки експансії
   *[many] { $n } очок експансії
}

mombasa-phase-tiles = Стартові жетони
mombasa-phase-arrange = Відкладені карти
mombasa-phase-planning = Фаза планування
mombasa-phase-action = Фаза дій
mombasa-phase-preparation = Фаза підготовки
mombasa-phase-end = Кінець гри
mombasa-phase-over = Кінець гри

mombasa-score-cash = Гроші
mombasa-score-shares = Акції { CASE($company, "gen") }
mombasa-score-shares-detail = { $shares } × £{ $value }
mombasa-score-diamonds = Трек алмазів
mombasa-score-bookkeeping = Бухгалтерський трек
mombasa-score-space = поділка { $space }
mombasa-score-shared = Нічия: перемога спільна.
