# Компанії, регіони, карти та інше, як вони стоять усередині речення.

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

mombasa-region-senegambia = { $case ->
   *[nom] Сенегамбія
    [acc] Сенегамбію
}
mombasa-region-niger_bend = Закрут Нігеру
mombasa-region-upper_guinea = { $case ->
   *[nom] Верхня Гвінея
    [acc] Верхню Гвінею
}
mombasa-region-gold_coast = Золотий Берег
mombasa-region-lower_niger = Нижній Нігер
mombasa-region-western_desert = { $case ->
   *[nom] Західна пустеля
    [acc] Західну пустелю
}
mombasa-region-nubia = { $case ->
   *[nom] Нубія
    [acc] Нубію
}
mombasa-region-red_sea_coast = Узбережжя Червоного моря
mombasa-region-kordofan = Кордофан
mombasa-region-abyssinia = { $case ->
   *[nom] Абіссинія
    [acc] Абіссинію
}
mombasa-region-somali_coast = Сомалійський берег
mombasa-region-rift_valley = { $case ->
   *[nom] Рифтова долина
    [acc] Рифтову долину
}
mombasa-region-great_lakes = Великі озера
mombasa-region-tanganyika = { $case ->
   *[nom] Танганьїка
    [acc] Танганьїку
}
mombasa-region-mozambique = Мозамбік
mombasa-region-karoo = Кару
mombasa-region-natal = Наталь
mombasa-region-kalahari = Калахарі
mombasa-region-zambezi = Замбезі
mombasa-region-angola = { $case ->
   *[nom] Ангола
    [acc] Анголу
}
mombasa-region-sahara = { $case ->
   *[nom] Сахара
    [acc] Сахару
}
mombasa-region-air_oases = Оази Аїру
mombasa-region-congo_basin = Басейн Конго
mombasa-region-kasai = Касаї

mombasa-good-coffee = { $case ->
   *[nom] кава
    [gen] кави
    [acc] каву
}
mombasa-good-banana = { $case ->
   *[nom] банани
    [gen] бананів
}
mombasa-good-cotton = { $case ->
   *[nom] бавовна
    [gen] бавовни
    [acc] бавовну
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

mombasa-card-goods = { CASE($good, $case) } { $value }
mombasa-card-expansion = { $case ->
   *[nom] експансія { $value }
    [acc] експансію { $value }
}
mombasa-card-bookkeeper = { $case ->
   *[nom] бухгалтер { $points }
    [acc] бухгалтера { $points }
}
mombasa-card-merchant = { $case ->
   *[nom] торговець алмазами
    [acc] торговця алмазами
}
mombasa-card-merchant_brief = { $case ->
   *[nom] торговець { CASE($company, "gen") }
    [acc] торговця { CASE($company, "gen") }
}
mombasa-card-merchant_of = { $case ->
   *[nom] торговець алмазами { CASE($company, "gen") }
    [acc] торговця алмазами { CASE($company, "gen") }
}
mombasa-card-share = { $case ->
   *[nom] карта акцій ({ $shares })
    [acc] карту акцій ({ $shares })
}
mombasa-card-with_shares = { CASE($card, $case) } ({ $shares })
mombasa-shares_of = { $n } { $n ->
    [one] { $case ->
       *[nom] акція
        [acc] акцію
    }
    [few] акції
   *[many] акцій
} { CASE($company, "gen") }
mombasa-purse-shares = { $cards ->
    [0] акції: { $held }
   *[other] акції (на треках + на картах): { $held }
}
mombasa-purse-share = { $cards ->
    [0] { $company } { $track }
   *[other] { $company } { $track } + { $cards }
}

mombasa-track = трек { $id }
mombasa-track_space = { $n ->
    [1] перше
   *[other] друге
} місце треку { CASE($company, "gen") }
mombasa-slot = { $case ->
   *[nom] місце { $letter }
    [gen] місця { $letter }
    [loc] місці { $letter }
}
mombasa-start_tile = стартовий жетон { $number }
mombasa-tile-plus_1_good = { $case ->
   *[nom] жетон «+1 товар»
    [gen] жетона «+1 товар»
}
mombasa-tile-bookkeeper = { $case ->
   *[nom] жетон бухгалтера
    [gen] жетона бухгалтера
}
mombasa-tile-merchant = { $case ->
   *[nom] жетон торговця
    [gen] жетона торговця
}
mombasa-tile-expansion = { $case ->
   *[nom] жетон експансії
    [gen] жетона експансії
}

mombasa-space-first_player = { $case ->
   *[nom] перший гравець
    [acc] місце першого гравця
}
mombasa-space-buy_card = { $case ->
   *[nom] купівля карти
    [acc] місце купівлі карти
}
mombasa-space-sell_card = { $case ->
   *[nom] продаж карти
    [acc] місце продажу карти
}
mombasa-space-majority_coffee = { $case ->
   *[nom] перевага в каві
    [acc] місце «Перевага в каві»
}
mombasa-space-majority_banana = { $case ->
   *[nom] перевага в бананах
    [acc] місце «Перевага в бананах»
}
mombasa-space-majority_cotton = { $case ->
   *[nom] перевага в бавовні
    [acc] місце «Перевага в бавовні»
}
mombasa-space-majority_expansion = { $case ->
   *[nom] перевага в експансії
    [acc] місце «Перевага в експансії»
}
mombasa-space-reserve_plus_1_good = місце жетона «+1 товар»
mombasa-space-reserve_bookkeeper = місце жетона бухгалтера
mombasa-space-reserve_merchant = місце жетона торговця
mombasa-space-reserve_expansion = місце жетона експансії
mombasa-space-c1_space_1 = перше місце треку C1
mombasa-space-c1_space_2 = друге місце треку C1
mombasa-space-c2_space_1 = перше місце треку C2
mombasa-space-c2_space_2 = друге місце треку C2
mombasa-space-d1_space_1 = перше місце треку D1
mombasa-space-d1_space_2 = друге місце треку D1
mombasa-space-d2_space_1 = перше місце треку D2
mombasa-space-d2_space_2 = друге місце треку D2

mombasa-book = { $case ->
   *[nom] книга { $letter } ({ $needs } → { $reward })
    [gen] книги { $letter } ({ $needs } → { $reward })
    [acc] книгу { $letter } ({ $needs } → { $reward })
}
mombasa-book_space = книга { $letter }
mombasa-position = { $at ->
    [0] початок треку
   *[other] позиція { $at }
}
mombasa-column = { $case ->
   *[nom] { $n ->
        [1] лівий стовпець
        [2] середній стовпець
       *[other] правий стовпець
    }
    [loc] { $n ->
        [1] лівому стовпці
        [2] середньому стовпці
       *[other] правому стовпці
    }
}
mombasa-need-good = { $good } { $n }
mombasa-need-any_good = будь-який товар { $n }
mombasa-need-expansion = експансія { $n }
mombasa-need-person = { $n ->
    [one] { $n } персонаж
    [few] { $n } персонажі
   *[many] { $n } персонажів
}
mombasa-gain-pounds = £{ $n }
mombasa-gain-diamonds = { $n ->
    [one] { $n } алмаз
    [few] { $n } алмази
   *[many] { $n } алмазів
}
mombasa-gain-diamonds_over = £{ $n } за алмази, що не вмістилися на треку
mombasa-gain-bookkeeping = { $n ->
    [one] { $n } бухгалтерське очко
    [few] { $n } бухгалтерські очки
   *[many] { $n } бухгалтерських очок
}
mombasa-gain-bookkeeping_over = £{ $n } за бухгалтерські очки
mombasa-gain-track_of = { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
} треком { CASE($company, "gen") }
mombasa-gain-track = { $n ->
    [one] { $n } крок треком
    [few] { $n } кроки треком
   *[many] { $n } кроків треком
}
mombasa-gain-remove_posts = { $n ->
    [one] прибрати { $n } торговий пост
    [few] прибрати { $n } торгові пости
   *[many] прибрати { $n } торгових постів
}
mombasa-gain-by_good = £ = вартість { CASE($good, "gen") } − 1
mombasa-gain-jar = { $n ->
    [one] { $n } крок чорнильниці
    [few] { $n } кроки чорнильниці
   *[many] { $n } кроків чорнильниці
}
mombasa-gain-books = { $n ->
    [one] { $case ->
       *[nom] { $n } нова книга
        [acc] { $n } нову книгу
    }
    [few] { $n } нові книги
   *[many] { $n } нових книг
}
mombasa-gain-cards = { $n ->
    [one] { $case ->
       *[nom] { $n } карта
        [acc] { $n } карту
    }
    [few] { $n } карти
   *[many] { $n } карт
}
mombasa-gain-tiles = { $n ->
    [one] { $n } бонусний жетон
    [few] { $n } бонусні жетони
   *[many] { $n } бонусних жетонів
}
mombasa-gain-markers = { $n ->
    [one] { $n } бонусний маркер
    [few] { $n } бонусні маркери
   *[many] { $n } бонусних маркерів
}
mombasa-gain-nothing = без нагороди
mombasa-worth = вартість { $n }
mombasa-points = { $n ->
    [one] { $n } очко експансії
    [few] { $n } очки експансії
   *[many] { $n } очок експансії
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
mombasa-result-hidden = Карти акцій на руці до кінця гри не враховано.
mombasa-result-tied = { $place ->
    [1] { $players } мають по £{ $points } і ділять перемогу.
   *[other] { $players } мають по £{ $points } і ділять { $place }-е місце.
}

# The unit of the score
mombasa-total = £{ $n }
mombasa-worth_at_end = £{ $n } у підсумковому рахунку
