# Компании, регионы, карты и прочее, как они стоят внутри предложения.

mombasa-about = «Момбаса» рассказывает о европейских торговых компаниях, деливших Африку в эпоху колониализма; игра показывает их торговлю и оставляет за кадром людей, которые за неё заплатили.

mombasa-company-mombasa = { $case ->
   *[nom] Момбаса
    [gen] Момбасы
    [acc] Момбасу
}
mombasa-company-cape_town = { $case ->
   *[nom] Кейптаун
    [gen] Кейптауна
}
mombasa-company-saint_louis = { $case ->
   *[nom] Сент-Луис
    [gen] Сент-Луиса
}
mombasa-company-cairo = { $case ->
   *[nom] Каир
    [gen] Каира
}

mombasa-region-senegambia = Сенегамбия
mombasa-region-niger_bend = Излучина Нигера
mombasa-region-upper_guinea = Верхняя Гвинея
mombasa-region-gold_coast = Золотой Берег
mombasa-region-lower_niger = Нижний Нигер
mombasa-region-western_desert = Западная пустыня
mombasa-region-nubia = Нубия
mombasa-region-red_sea_coast = Берег Красного моря
mombasa-region-kordofan = Кордофан
mombasa-region-abyssinia = Абиссиния
mombasa-region-somali_coast = Сомалийский берег
mombasa-region-rift_valley = Рифтовая долина
mombasa-region-great_lakes = Великие озёра
mombasa-region-tanganyika = Танганьика
mombasa-region-mozambique = Мозамбик
mombasa-region-karoo = Кару
mombasa-region-natal = Наталь
mombasa-region-kalahari = Калахари
mombasa-region-zambezi = Замбези
mombasa-region-angola = Ангола
mombasa-region-sahara = Сахара
mombasa-region-air_oases = Оазисы Аира
mombasa-region-congo_basin = Бассейн Конго
mombasa-region-kasai = Касаи

mombasa-good-coffee = кофе
mombasa-good-banana = { $case ->
   *[nom] бананы
    [gen] бананов
}
mombasa-good-cotton = { $case ->
   *[nom] хлопок
    [gen] хлопка
}
mombasa-good-mixed = разные товары вместе
mombasa-measure-expansion = { $case ->
   *[nom] экспансия
    [gen] экспансии
}

mombasa-kind-coffee = кофе
mombasa-kind-banana = бананы
mombasa-kind-cotton = хлопок
mombasa-kind-expansion = экспансия
mombasa-kind-bookkeeper = бухгалтеры
mombasa-kind-merchant = торговцы алмазами
mombasa-kind-share = карты акций

mombasa-card-goods = { $good } { $value }
mombasa-card-expansion = экспансия { $value }
mombasa-card-bookkeeper = бухгалтер { $points }
mombasa-card-merchant = торговец алмазами
mombasa-card-merchant_of = торговец алмазами { CASE($company, "gen") }
mombasa-card-share = карта акций: { $shares }
mombasa-card-with_shares = { $card } ({ $shares })
mombasa-shares_of = { $n } { $n ->
    [one] акция
    [few] акции
   *[many] акций
} { CASE($company, "gen") }

mombasa-track = трек { $id }
mombasa-slot = область { $letter }
mombasa-start_tile = стартовый тайл { $number }
mombasa-tile-plus_1_good = тайл «+1 товар»
mombasa-tile-bookkeeper = тайл бухгалтера
mombasa-tile-merchant = тайл торговца
mombasa-tile-expansion = тайл экспансии

mombasa-space-first_player = первый игрок
mombasa-space-buy_card = покупка карты
mombasa-space-sell_card = продажа карты
mombasa-space-majority_coffee = большинство по кофе
mombasa-space-majority_banana = большинство по бананам
mombasa-space-majority_cotton = большинство по хлопку
mombasa-space-majority_expansion = большинство по экспансии
mombasa-space-reserve_plus_1_good = резерв тайла «+1 товар»
mombasa-space-reserve_bookkeeper = резерв тайла бухгалтера
mombasa-space-reserve_merchant = резерв тайла торговца
mombasa-space-reserve_expansion = резерв тайла экспансии
mombasa-space-c1_space_1 = трек C1, первое место
mombasa-space-c1_space_2 = трек C1, второе место
mombasa-space-c2_space_1 = трек C2, первое место
mombasa-space-c2_space_2 = трек C2, второе место
mombasa-space-d1_space_1 = трек D1, первое место
mombasa-space-d1_space_2 = трек D1, второе место
mombasa-space-d2_space_1 = трек D2, первое место
mombasa-space-d2_space_2 = трек D2, второе место

mombasa-book = книга { $letter } ({ $needs } → { $reward })
mombasa-book_space = книга { $letter }
mombasa-position = место { $at }
mombasa-column = столбец { $n }
mombasa-need-good = { $good } { $n }
mombasa-need-any_good = любой товар { $n }
mombasa-need-expansion = экспансия { $n }
mombasa-need-person = { $n ->
    [one] { $n } персонаж
    [few] { $n } персонажа
   *[many] { $n } персонажей
}
mombasa-gain-pounds = £{ $n }
mombasa-gain-diamonds = { $n ->
    [one] { $n } алмаз
    [few] { $n } алмаза
   *[many] { $n } алмазов
}
mombasa-gain-bookkeeping = { $n ->
    [one] { $n } бухгалтерское очко
    [few] { $n } бухгалтерских очка
   *[many] { $n } бухгалтерских очков
}
mombasa-gain-track = { $n ->
    [one] { $n } шаг по треку
    [few] { $n } шага по треку
   *[many] { $n } шагов по треку
}
mombasa-gain-remove_posts = { $n ->
    [one] удалить { $n } торговый пост
    [few] удалить { $n } торговых поста
   *[many] удалить { $n } торговых постов
}
mombasa-gain-by_good = £: стоимость { CASE($good, "gen") } минус 1
mombasa-gain-nothing = ничего
mombasa-steps_on = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
} по треку { CASE($company, "gen") }
mombasa-worth = стоимость { $n }
mombasa-points = { $n ->
    [one] { $n } очко экспансии
    [few] { $n } очка экспансии
   *[many] { $n } очков экспансии
}

mombasa-phase-tiles = Стартовые тайлы
mombasa-phase-arrange = Отложенные карты
mombasa-phase-planning = Фаза планирования
mombasa-phase-action = Фаза действий
mombasa-phase-preparation = Фаза подготовки
mombasa-phase-end = Конец игры
mombasa-phase-over = Конец игры

mombasa-score-cash = Деньги
mombasa-score-shares = Акции { CASE($company, "gen") }
mombasa-score-shares-detail = { $shares } × £{ $value }
mombasa-score-diamonds = Трек алмазов
mombasa-score-bookkeeping = Бухгалтерский трек
mombasa-score-space = деление { $space }
mombasa-score-shared = Ничья: победа общая.
