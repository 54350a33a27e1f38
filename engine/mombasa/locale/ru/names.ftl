# Компании, регионы, карты и прочее, как они стоят внутри предложения.

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

mombasa-region-senegambia = { $case ->
   *[nom] Сенегамбия
    [gen] Сенегамбии
    [acc] Сенегамбию
}
mombasa-region-niger_bend = { $case ->
   *[nom] Излучина Нигера
    [gen] Излучины Нигера
    [acc] Излучину Нигера
}
mombasa-region-upper_guinea = { $case ->
   *[nom] Верхняя Гвинея
    [gen] Верхней Гвинеи
    [acc] Верхнюю Гвинею
}
mombasa-region-gold_coast = { $case ->
   *[nom] Золотой Берег
    [gen] Золотого Берега
}
mombasa-region-lower_niger = { $case ->
   *[nom] Нижний Нигер
    [gen] Нижнего Нигера
}
mombasa-region-western_desert = { $case ->
   *[nom] Западная пустыня
    [gen] Западной пустыни
    [acc] Западную пустыню
}
mombasa-region-nubia = { $case ->
   *[nom] Нубия
    [gen] Нубии
    [acc] Нубию
}
mombasa-region-red_sea_coast = { $case ->
   *[nom] Берег Красного моря
    [gen] Берега Красного моря
}
mombasa-region-kordofan = { $case ->
   *[nom] Кордофан
    [gen] Кордофана
}
mombasa-region-abyssinia = { $case ->
   *[nom] Абиссиния
    [gen] Абиссинии
    [acc] Абиссинию
}
mombasa-region-somali_coast = { $case ->
   *[nom] Сомалийский берег
    [gen] Сомалийского берега
}
mombasa-region-rift_valley = { $case ->
   *[nom] Рифтовая долина
    [gen] Рифтовой долины
    [acc] Рифтовую долину
}
mombasa-region-great_lakes = { $case ->
   *[nom] Великие озёра
    [gen] Великих озёр
}
mombasa-region-tanganyika = { $case ->
   *[nom] Танганьика
    [gen] Танганьики
    [acc] Танганьику
}
mombasa-region-mozambique = { $case ->
   *[nom] Мозамбик
    [gen] Мозамбика
}
mombasa-region-karoo = Кару
mombasa-region-natal = { $case ->
   *[nom] Наталь
    [gen] Наталя
}
mombasa-region-kalahari = Калахари
mombasa-region-zambezi = Замбези
mombasa-region-angola = { $case ->
   *[nom] Ангола
    [gen] Анголы
    [acc] Анголу
}
mombasa-region-sahara = { $case ->
   *[nom] Сахара
    [gen] Сахары
    [acc] Сахару
}
mombasa-region-air_oases = { $case ->
   *[nom] Оазисы Аира
    [gen] Оазисов Аира
}
mombasa-region-congo_basin = { $case ->
   *[nom] Бассейн Конго
    [gen] Бассейна Конго
}
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

mombasa-card-goods = { CASE($good, $case) } { $value }
mombasa-card-expansion = { $case ->
   *[nom] экспансия { $value }
    [acc] экспансию { $value }
}
mombasa-card-bookkeeper = { $case ->
   *[nom] бухгалтер { $points }
    [acc] бухгалтера { $points }
}
mombasa-card-merchant = { $case ->
   *[nom] торговец алмазами
    [acc] торговца алмазами
}
mombasa-card-merchant_brief = { $case ->
   *[nom] торговец { CASE($company, "gen") }
    [acc] торговца { CASE($company, "gen") }
}
mombasa-card-merchant_of = { $case ->
   *[nom] торговец алмазами { CASE($company, "gen") }
    [acc] торговца алмазами { CASE($company, "gen") }
}
mombasa-card-share = { $case ->
   *[nom] карта акций ({ $shares })
    [acc] карту акций ({ $shares })
}
mombasa-card-with_shares = { CASE($card, $case) } ({ $shares })
mombasa-shares_of = { $n } { $n ->
    [one] { $case ->
       *[nom] акция
        [acc] акцию
    }
    [few] акции
   *[many] акций
} { CASE($company, "gen") }
mombasa-purse-shares = { $cards ->
    [0] акции: { $held }
   *[other] акции (на треках + на картах): { $held }
}
mombasa-purse-share = { $cards ->
    [0] { $company } { $track }
   *[other] { $company } { $track } + { $cards }
}

mombasa-track = трек { $id }
mombasa-track_space = { $n ->
    [1] первое
   *[other] второе
} место трека { CASE($company, "gen") }
mombasa-slot = { $case ->
   *[nom] область { $letter }
    [gen] области { $letter }
    [loc] области { $letter }
}
mombasa-start_tile = стартовый тайл { $number }
mombasa-tile-plus_1_good = { $case ->
   *[nom] тайл «+1 товар»
    [gen] тайла «+1 товар»
}
mombasa-tile-bookkeeper = { $case ->
   *[nom] тайл бухгалтера
    [gen] тайла бухгалтера
}
mombasa-tile-merchant = { $case ->
   *[nom] тайл торговца
    [gen] тайла торговца
}
mombasa-tile-expansion = { $case ->
   *[nom] тайл экспансии
    [gen] тайла экспансии
}

mombasa-space-first_player = { $case ->
   *[nom] первый игрок
    [acc] место первого игрока
}
mombasa-space-buy_card = { $case ->
   *[nom] покупка карты
    [acc] место покупки карты
}
mombasa-space-sell_card = { $case ->
   *[nom] продажа карты
    [acc] место продажи карты
}
mombasa-space-majority_coffee = { $case ->
   *[nom] большинство по кофе
    [acc] место «Большинство по кофе»
}
mombasa-space-majority_banana = { $case ->
   *[nom] большинство по бананам
    [acc] место «Большинство по бананам»
}
mombasa-space-majority_cotton = { $case ->
   *[nom] большинство по хлопку
    [acc] место «Большинство по хлопку»
}
mombasa-space-majority_expansion = { $case ->
   *[nom] большинство по экспансии
    [acc] место «Большинство по экспансии»
}
mombasa-space-reserve_plus_1_good = место тайла «+1 товар»
mombasa-space-reserve_bookkeeper = место тайла бухгалтера
mombasa-space-reserve_merchant = место тайла торговца
mombasa-space-reserve_expansion = место тайла экспансии
mombasa-space-c1_space_1 = первое место трека C1
mombasa-space-c1_space_2 = второе место трека C1
mombasa-space-c2_space_1 = первое место трека C2
mombasa-space-c2_space_2 = второе место трека C2
mombasa-space-d1_space_1 = первое место трека D1
mombasa-space-d1_space_2 = второе место трека D1
mombasa-space-d2_space_1 = первое место трека D2
mombasa-space-d2_space_2 = второе место трека D2

mombasa-book = { $case ->
   *[nom] книга { $letter } ({ $needs } → { $reward })
    [gen] книги { $letter } ({ $needs } → { $reward })
    [acc] книгу { $letter } ({ $needs } → { $reward })
}
mombasa-book_space = книга { $letter }
mombasa-position = { $at ->
    [0] начало трека
   *[other] место { $at }
}
mombasa-column = { $case ->
   *[nom] { $n ->
        [1] левый столбец
        [2] средний столбец
       *[other] правый столбец
    }
    [loc] { $n ->
        [1] левом столбце
        [2] среднем столбце
       *[other] правом столбце
    }
}
mombasa-need-good = { $good } { $n }
mombasa-need-any_good = любой товар { $n }
mombasa-need-expansion = экспансия { $n }
mombasa-need-person = { $n ->
    [one] { $n } персонаж
    [few] { $n } персонажа
   *[many] { $n } персонажей
}
mombasa-gain-pounds = £{ $n }
mombasa-gain-diamonds = { $n ->
    [one] { $n } алмаз
    [few] { $n } алмаза
   *[many] { $n } алмазов
}
mombasa-gain-diamonds_over = £{ $n } за алмазы, не поместившиеся на треке
mombasa-gain-bookkeeping = { $n ->
    [one] { $n } бухгалтерское очко
    [few] { $n } бухгалтерских очка
   *[many] { $n } бухгалтерских очков
}
mombasa-gain-bookkeeping_over = £{ $n } за бухгалтерские очки
mombasa-gain-track_of = { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
} по треку { CASE($company, "gen") }
mombasa-gain-track = { $n ->
    [one] { $n } шаг по треку
    [few] { $n } шага по треку
   *[many] { $n } шагов по треку
}
mombasa-gain-remove_posts = { $n ->
    [one] удалить { $n } торговый пост
    [few] удалить { $n } торговых поста
   *[many] удалить { $n } торговых постов
}
mombasa-gain-by_good = £ = стоимость { CASE($good, "gen") } − 1
mombasa-gain-jar = { $n ->
    [one] { $n } шаг чернильницы
    [few] { $n } шага чернильницы
   *[many] { $n } шагов чернильницы
}
mombasa-gain-books = { $n ->
    [one] { $case ->
       *[nom] { $n } новая книга
        [acc] { $n } новую книгу
    }
    [few] { $n } новые книги
   *[many] { $n } новых книг
}
mombasa-gain-cards = { $n ->
    [one] { $case ->
       *[nom] { $n } карта
        [acc] { $n } карту
    }
    [few] { $n } карты
   *[many] { $n } карт
}
mombasa-gain-tiles = { $n ->
    [one] { $n } бонусный тайл
    [few] { $n } бонусных тайла
   *[many] { $n } бонусных тайлов
}
mombasa-gain-markers = { $n ->
    [one] { $n } бонусный маркер
    [few] { $n } бонусных маркера
   *[many] { $n } бонусных маркеров
}
mombasa-gain-nothing = без награды
mombasa-worth = стоимость { $n }
mombasa-points = { $n ->
    [one] { $n } очко экспансии
    [few] { $n } очка экспансии
   *[many] { $n } очков экспансии
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
mombasa-result-hidden = Карты акций на руке до конца партии не учтены.
mombasa-result-tied = { $place ->
    [1] { $players } набрали по £{ $points } и делят победу.
   *[other] { $players } набрали по £{ $points } и делят { $place }-е место.
}

# The unit of the score
mombasa-total = £{ $n }
mombasa-worth_at_end = £{ $n } в итоговом счёте
