# О чём спрашивают игроков и что стоит рядом с ответами.

mombasa-tiles = Все выбирают стартовый тайл.
mombasa-tile = Какой стартовый тайл вы оставляете? Другой возвращается в коробку втайне.
mombasa-tile-detail = отложить: { $cards }; стартовая книга: { $needs } → { $reward }; первые шаги: { $steps }
mombasa-arrangement = Все раскладывают три отложенные карты.
mombasa-arrange = На какие стопки восстановления вы кладёте три отложенные карты? Карта возвращается вместе со всей стопкой.
mombasa-laid = { $slot }: { $card }

mombasa-planning = Все планируют карты.
mombasa-plan = Какую область вы хотите заполнить? План можно менять, пока его не подтвердит последний игрок.
mombasa-plan-slot-empty = пусто; в стопке: { $stack }
mombasa-plan-slot-filled = { $card }; в стопке: { $stack }
mombasa-stack-empty = ничего
mombasa-plan-lock = Подтвердить план
mombasa-plan-lock-detail = заполнено областей: { $laid } из { $slots }
mombasa-plan_card = Какую карту вы кладёте в { CASE($slot, "acc") }?
mombasa-plan-clear = Оставить пустой
mombasa-plan-back = Другая область
mombasa-more = Другие карты

mombasa-action = Что вы делаете в этом ходу?
mombasa-act-goods = Использовать карты товаров
mombasa-act-expansion = Использовать все карты экспансии
mombasa-act-bookkeeper = Использовать бухгалтера
mombasa-act-bookkeeper-detail = { $n ->
    [one] активен { $n } бухгалтер
    [few] активны { $n } бухгалтера
   *[many] активно { $n } бухгалтеров
}; чернильница может дойти до места { $at }
mombasa-act-merchant = Использовать торговца алмазами
mombasa-act-merchant-detail = { $n ->
    [one] активен { $n } торговец
    [few] активны { $n } торговца
   *[many] активно { $n } торговцев
}
mombasa-act-marker = Поставить бонусный маркер
mombasa-act-marker-detail = { $n ->
    [one] остался { $n } маркер
    [few] осталось { $n } маркера
   *[many] осталось { $n } маркеров
}
mombasa-act-end = Завершить свою фазу действий
mombasa-act-end-detail = больше ходов в этом раунде у вас не будет; не использовано: карт и тайлов { $cards }, маркеров { $markers }
mombasa-attach = На какую карту вы кладёте тайл «+1 товар»? Он останется там на весь раунд.
mombasa-attach-act = Положить «+1 товар»
mombasa-attach-detail = стоимость { $now } → { $then }

mombasa-good = Какие товары вы используете?
mombasa-cards = Какие из этих карт вы используете? После этого они переворачиваются лицом вниз.
mombasa-mixed = Какие карты вы используете вместе? На них надо купить карту.
mombasa-buy = Вы покупаете карту? У вас товаров на { $have }.
mombasa-buy-detail = цена { $price }, на шаги останется { $left }
mombasa-buy-none = Ничего не покупать
mombasa-buy-none-detail = все { $n } станут шагами; пока какой-нибудь маркер может пройти без платы, их надо тратить
mombasa-buy-discount = Взять вместо этого скидку трека B1
mombasa-buy-value = Взять вместо этого большую стоимость по треку B1
mombasa-step = Какой маркер сдвинуть на одно деление? { $left ->
    [one] Осталась { $left } единица.
    [few] Осталось { $left } единицы.
   *[many] Осталось { $left } единиц.
}
mombasa-step-to = на деление { $space }
mombasa-step-toll = плата £{ $n }
mombasa-step-field = особое поле { $index }: вам £{ $n }, его бонус со следующего хода
mombasa-step-field_too = по £{ $n } получают: { $players }
mombasa-step-share = акция № { $total }, сейчас стоит £{ $value }
mombasa-step-end = стоит в конце трека: шаги пропадают
mombasa-step-stop = { $n ->
    [one] { $n } единица пропадает: остались только платные шаги
    [few] { $n } единицы пропадают: остались только платные шаги
   *[many] { $n } единиц пропадает: остались только платные шаги
}

mombasa-toll = Вы платите £{ $toll }, чтобы идти дальше по треку { CASE($company, "gen") }? У вас £{ $have }; осталось шагов: { $left }.
mombasa-toll-pay = Заплатить £{ $n }
mombasa-toll-stop = Остановиться
mombasa-toll-stop-detail = { $n ->
    [one] { $n } шаг пропадает
    [few] { $n } шага пропадают
   *[many] { $n } шагов пропадает
}

mombasa-expand = Какую компанию вы расширяете? { $n ->
    [one] Ей достаётся { $n } очко экспансии.
    [few] Ей достаются все { $n } очка экспансии.
   *[many] Ей достаются все { $n } очков экспансии.
}
mombasa-expand-detail = очков { $n }, их надо тратить, пока хватает на вход (самый дешёвый { $cheapest }); постов на базе { $posts }, акция стоит £{ $value }
mombasa-expand-lower = с меньшим бонусом трека (очков: { $n })
mombasa-enter = В какой регион входит { $company }? Осталось очков экспансии: { $n }.
mombasa-enter-cost = стоит { $n }
mombasa-enter-foreign = пост { CASE($company, "gen") } вернётся на свою базу
mombasa-enter-left = { $n ->
    [one] останется { $n } очко, его надо потратить, если хватит на вход
    [few] останется { $n } очка, их надо тратить, пока хватает на вход
   *[many] останется { $n } очков, их надо тратить, пока хватает на вход
}
mombasa-column_take = Из какого столбца базы { CASE($company, "gen") } вы берёте пост?
mombasa-column_return = В какой столбец базы возвращается пост { CASE($company, "gen") } из региона { $region }?
mombasa-column-detail = акция { CASE($company, "gen") }: £{ $now } → £{ $then }
mombasa-remove = Какой торговый пост вы удаляете из игры?

mombasa-bookkeeper = Какого бухгалтера вы используете?
mombasa-turn_book = Вы платите £{ $n }, чтобы перевернуть книгу лицом вниз?
mombasa-turn_book-detail = требует: { $needs }; тогда чернильница может дойти до места { $at }
mombasa-turn_book-no = Ничего не переворачивать
mombasa-jar = Где останавливается чернильница?
mombasa-jar-stay = Остаться на месте { $at }
mombasa-jar-detail = награда: { $reward }; трек тогда стоит £{ $n }
mombasa-batch = На что вы тратите { $n ->
    [one] { $n } бухгалтерское очко?
    [few] { $n } бухгалтерских очка?
   *[many] { $n } бухгалтерских очков?
}
mombasa-book-price = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
mombasa-book-coin = с ней £{ $n }
mombasa-book-lost = для неё нет места: она выйдет из игры
mombasa-put = Куда вы кладёте книгу? { CAP($book) }
mombasa-put-empty = пусто
mombasa-put-cover = накрывает: { $book }
mombasa-put-passed = чернильница уже здесь или дальше: больше не пригодится
mombasa-put-pounds = даёт £{ $n }, когда туда дойдёт чернильница

mombasa-merchant = Какого торговца алмазами вы используете?
mombasa-mark = Куда вы ставите бонусный маркер?
mombasa-effect-first_player = вы начинаете следующий раунд; { $n ->
    [one] { $n } бухгалтерское очко
    [few] { $n } бухгалтерских очка
   *[many] { $n } бухгалтерских очков
}
mombasa-effect-buy_card = £{ $cost }, затем купить карту с поля за фунты
mombasa-effect-sell_card = сбросить карту с руки за число на ящике и £{ $n }
mombasa-effect-sell_good = сбросить с руки карту { CASE($good, "gen") } за число на ящике и £{ $n }
mombasa-effect-majority = { $reward } (трек { CASE($company, "gen") })
mombasa-effect-reserve = £{ $cost }: { $tile } на следующий раунд
mombasa-effect-reserve_late = £{ $cost } впустую: следующего раунда не будет
mombasa-effect-one_of = £{ $cost }: { $rewards }
mombasa-effect-buy_and_diamonds = { $n ->
    [one] { $n } алмаз
    [few] { $n } алмаза
   *[many] { $n } алмазов
} и/или карта с поля за фунты{ $off ->
    [0] { "" }
   *[other] , на £{ $off } дешевле
}
mombasa-effect-advance = £{ $cost }: +{ $n } на каждом из { $tracks } треков (кроме трека { CASE($company, "gen") })
mombasa-buy_pounds = Какую карту вы покупаете? У вас £{ $have }.
mombasa-buy_pounds-detail = £{ $price }, у вас останется £{ $left }
mombasa-sell = Какую карту вы сбрасываете?
mombasa-tier_choice = Какую ступень вы берёте?
mombasa-tier = от { $n }
mombasa-one_of = Какую награду вы берёте?
mombasa-parts = Что вы берёте?
mombasa-parts-both = { $n ->
    [one] { $n } алмаз
    [few] { $n } алмаза
   *[many] { $n } алмазов
} и карту
mombasa-parts-diamonds = Только { $n ->
    [one] { $n } алмаз
    [few] { $n } алмаза
   *[many] { $n } алмазов
}
mombasa-parts-buy = Только карту
mombasa-other_track = По какому треку вы делаете шаги ({ $n })? Осталось выбрать треков: { $left }.
mombasa-stack = Какую стопку восстановления вы берёте на руку?
