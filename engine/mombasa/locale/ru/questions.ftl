# О чём спрашивают игроков и что стоит рядом с ответами.

mombasa-tiles = Все выбирают стартовый тайл.
mombasa-tile = Какой стартовый тайл вы оставляете? На нём три карты, которые лягут на стопки восстановления, стартовая книга и стартовый бонус; другой тайл тайно возвращается в коробку.
mombasa-tile-detail = { $cards }; { $needs } → { $reward }; { $bonus }
mombasa-tile-steps = { $company } +{ $n }
mombasa-arrangement = Все раскладывают по три карты на стопки восстановления.
mombasa-arrange = Какую карту на какую стопку восстановления вы кладёте?
mombasa-arrange-help = Эти три карты — с вашего **стартового тайла**. Годится любой порядок: после раунда 1 вы берёте на руку одну из этих стопок.
mombasa-laid = { $slot }: { $card }
mombasa-in_slot = { CASE($card, $case) } в { $letter }
mombasa-arranged = { $letter }: { $card }

mombasa-planning = Все планируют карты.
mombasa-plan = Запланировано { $laid } из { $slots }. План тайный, пока не готовы все.
mombasa-plan-slot-empty = пусто; { $stack }
mombasa-plan-slot-filled = { $card }; { $stack }
mombasa-stack-holds = в стопке: { $cards }
mombasa-stack-empty = стопка пуста
mombasa-stack-more = { $cards } и ещё { $n }
mombasa-stack-times = { $card } × { $n }
mombasa-stack-short = { $letter }: { $cards }
mombasa-plan-buys = { $goods } (хватит на { CASE($card, "acc") })
mombasa-plan-jar = чернильница до места { $at }
mombasa-plan-majority = { $space } ({ $reward }), если никто не покажет больше
mombasa-plan-lock = Подтвердить
mombasa-plan-lock-detail = заполнено областей: { $laid } из { $slots }
mombasa-plan_card = Какую карту вы кладёте в { CASE($slot, "acc") }? { CAP($stack) }.
mombasa-plan-clear = Оставить пустой
mombasa-plan-back = Другая область
mombasa-more = Другие карты

mombasa-action = Что вы делаете в этом ходу?
mombasa-action-round = Раунд { $round } из { $of }: что вы делаете в этом ходу?
mombasa-act-goods = использовать карты товаров
mombasa-act-goods-short = Товары
mombasa-act-goods-about = Покупают карту с поля; остаток товаров становится шагами по трекам компаний.
mombasa-act-expansion = использовать все карты экспансии
mombasa-act-expansion-short = Экспансия
mombasa-act-expansion-about = Отправляет посты одной компании в регионы: вы получаете их награды, а её акции дорожают.
mombasa-act-bookkeeper = использовать бухгалтера
mombasa-act-bookkeeper-short = Бухгалтер
mombasa-act-bookkeeper-about = Двигает чернильницу по книгам, которые вы можете выполнить, затем берёт новые книги.
mombasa-act-bookkeeper-detail = { $n ->
    [one] активен { $n } бухгалтер
    [few] активны { $n } бухгалтера
   *[many] активно { $n } бухгалтеров
}; чернильница может дойти до места { $at }{ $paid ->
    [0] { "" }
   *[other] , за £{ $price } — до { $paid }
}
mombasa-act-bookkeeper-stay = { $n ->
    [one] активен { $n } бухгалтер
    [few] активны { $n } бухгалтера
   *[many] активно { $n } бухгалтеров
}; чернильница { $paid ->
    [0] не сдвинется
   *[other] может дойти до места { $paid } за £{ $price }
}
mombasa-act-merchant = использовать торговца алмазами
mombasa-act-merchant-short = Торговец
mombasa-act-merchant-about = Приносит алмазы и фунты.
mombasa-act-merchant-detail = { $n ->
    [one] активен { $n } торговец
    [few] активны { $n } торговца
   *[many] активно { $n } торговцев
}
mombasa-act-marker = разместить бонусный маркер
mombasa-act-marker-short = Маркер
mombasa-act-marker-about = Занимает одно бонусное место; карта не нужна.
mombasa-act-marker-detail = { $n ->
    [one] остался { $n } маркер
    [few] осталось { $n } маркера
   *[many] осталось { $n } маркеров
}
mombasa-markers = { $n ->
    [one] { $n } маркер
    [few] { $n } маркера
   *[many] { $n } маркеров
}
mombasa-act-end = завершить свою фазу действий
mombasa-act-end-verb = завершить
mombasa-act-end-detail = конец вашего раунда; останется { $cards ->
    [0] маркеров: { $markers }
   *[other] карт и тайлов: { $cards }{ $markers ->
        [0] { "" }
       *[other] , маркеров: { $markers }
    }
}
mombasa-attach = На какую карту вы кладёте тайл «+1 товар»? Он останется там до конца раунда.
mombasa-attach-act = Положить «+1 товар»
mombasa-attach-act-short = +1 товар
mombasa-attach-act-detail = перед действием: стоимость одной карты товара в этом раунде на { $n } больше
mombasa-attach-detail = стоимость { $now } → { $then }

mombasa-good = Какой товар вы используете?
mombasa-cards = Какие карты { CASE($good, "gen") } вы используете? Их стоимости складываются, а карты переворачиваются лицом вниз.
mombasa-mixed = Какие карты вы используете вместе? На них надо купить карту.
mombasa-buy = Купить карту? Товары стоят { $have }; остальное пойдёт на шаги.{ $off ->
    [0] { "" }
   *[other] { " " }Благодаря бонусам треков карты дешевле на { $off }.
}
mombasa-buy-detail = { $left ->
    [0] цена { $price }, на шаги ничего не останется
    [one] цена { $price }, затем { $left } шаг
    [few] цена { $price }, затем { $left } шага
   *[many] цена { $price }, затем { $left } шагов
}
mombasa-buy-dear = цена { $price }
mombasa-buy-short = { $card } за { $price }
mombasa-buy-none = Ничего не покупать
mombasa-buy-none-detail = { $n ->
    [one] { $n } шаг по треку компании
    [few] { $n } шага по трекам компаний
   *[many] { $n } шагов по трекам компаний
}
mombasa-buy-none-short = Не покупать: { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
}
mombasa-buy-discount = Использовать вместо этого скидку
mombasa-buy-value = Взять вместо этого большую стоимость
mombasa-step = { $left ->
    [one] Остался { $left } шаг: по какому треку?
    [few] Осталось { $left } шага: по какому треку?
   *[many] Осталось { $left } шагов: по какому треку?
}
mombasa-step-all = { $n ->
    [one] { $n } шаг: по какому треку?
    [few] { $n } шага: по каким трекам?
   *[many] { $n } шагов: по каким трекам?
}
mombasa-step-tolls = { $asked } Плата на пути: { $tolls }.
mombasa-step-toll_on = { $company } £{ $n }
mombasa-step-toll = сразу плата £{ $n }
mombasa-step-only = { $n } из { $of } шагов
mombasa-step-share = { $total }-я акция (сейчас £{ $value })
mombasa-step-towards = { $n ->
    [one] потом до { $total }-й акции ещё { $n } шаг
    [few] потом до { $total }-й акции ещё { $n } шага
   *[many] потом до { $total }-й акции ещё { $n } шагов
}
mombasa-step-field = особое поле: £{ $n } и бонус
mombasa-step-field_too = { $n ->
    [one] сопернику тоже £{ $pounds }
   *[other] { $n } соперникам по £{ $pounds }
}
mombasa-step-asked = дальше за £{ $n }
mombasa-step-short = на проход нет £{ $n }
mombasa-step-end = { $n ->
    [one] в конце трека { $n } шаг пропадёт
    [few] в конце трека { $n } шага пропадут
   *[many] в конце трека { $n } шагов пропадёт
}
mombasa-step-stop = { $n ->
    [one] { $n } шаг пропадёт: остались только платные шаги
    [few] { $n } шага пропадут: остались только платные шаги
   *[many] { $n } шагов пропадёт: остались только платные шаги
}

mombasa-toll = Заплатить £{ $toll }, чтобы идти дальше по треку { CASE($company, "gen") }? { $left ->
    [one] Остался { $left } шаг
    [few] Осталось { $left } шага
   *[many] Осталось { $left } шагов
}.
mombasa-toll-pay = Заплатить £{ $n }
mombasa-toll-stop = Остановиться
mombasa-toll-stop-detail = { $n ->
    [one] { $n } шаг пропадёт
    [few] { $n } шага пропадут
   *[many] { $n } шагов пропадёт
}

mombasa-expand = Какую компанию вы развиваете? { $n ->
    [one] { $n } очко экспансии тратят только на неё.
    [few] { $n } очка экспансии тратят только на неё.
   *[many] { $n } очков экспансии тратят только на неё.
}
mombasa-expand-held = вы { $own }, { $rivals ->
    [single] соперник { $others }
   *[several] другие до { $others }
}
mombasa-expand-short = { $company }: { $about }
mombasa-expand-points = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
mombasa-expand-detail = акция £{ $value }; { $held }{ $cheapest ->
    [1] { "" }
   *[other] ; вход от { $cheapest }
}
mombasa-expand-lower = с меньшим бонусом трека: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
mombasa-expand-without = без бонуса трека: { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
mombasa-enter = { $company }, { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}: какой регион?
mombasa-enter-cost = { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}{ $lost ->
    [0] { "" }
    [one] , { $lost } пропадёт
    [few] , { $lost } пропадут
   *[many] , { $lost } пропадут
}
mombasa-enter-short = { $region }, { $lost ->
    [one] { $lost } пропадёт
    [few] { $lost } пропадут
   *[many] { $lost } пропадёт
}
mombasa-enter-gives = { $cost } → { $gains }
mombasa-gets = получите { $what }
mombasa-enter-foreign = вытесняет { CASE($company, "acc") }
mombasa-enter-gone = пост { CASE($company, "gen") } выйдет из игры: на базе нет места
mombasa-column_take = Из какого столбца базы { CASE($company, "gen") } взять пост? Он займёт { CASE($region, "acc") }.
mombasa-column_return = Пост { CASE($company, "gen") } покидает { CASE($region, "acc") }. В какой столбец базы он вернётся?
mombasa-column_take-title = Столбец базы, из которого уйдёт пост; акция будет стоить:
mombasa-column-short = { $n ->
    [1] левый: £{ $then }
    [2] средний: £{ $then }
   *[other] правый: £{ $then }
}
mombasa-column-detail = { $n ->
    [0] опустеет
    [one] будет { $n } пост
    [few] будет { $n } поста
   *[many] будет { $n } постов
}; акция { CASE($company, "gen") }: £{ $now } → £{ $then }
mombasa-column-same = { $n ->
    [0] опустеет
    [one] будет { $n } пост
    [few] будет { $n } поста
   *[many] будет { $n } постов
}; акция { CASE($company, "gen") } по-прежнему £{ $now }
mombasa-remove = { $of ->
    [one] Какой торговый пост вы удаляете из игры?
    [few] Вы удаляете из игры { $of } торговых поста. Какой из них { $n ->
        [1] первый
       *[other] следующий
    }?
   *[many] Вы удаляете из игры { $of } торговых постов. Какой из них { $n ->
        [1] первый
       *[other] следующий
    }?
}
mombasa-remove-all = { $n ->
    [one] Какой торговый пост вы удаляете из игры?
   *[many] Какие торговые посты (всего { $n }) вы удаляете из игры?
}

mombasa-bookkeeper = Какого бухгалтера вы используете?
mombasa-bookkeeper-detail = чернильница до места { $at }{ $paid ->
    [0] { "" }
   *[other] , за £{ $price } — до { $paid }
}, потом { $n ->
    [one] { $n } бухгалтерское очко
    [few] { $n } бухгалтерских очка
   *[many] { $n } бухгалтерских очков
}
mombasa-bookkeeper-stay = чернильница { $paid ->
    [0] не сдвинется
   *[other] может дойти до места { $paid } за £{ $price }
}; { $n ->
    [one] { $n } бухгалтерское очко
    [few] { $n } бухгалтерских очка
   *[many] { $n } бухгалтерских очков
}
mombasa-turn_book = Заплатить £{ $n } и перевернуть книгу лицом вниз? Тогда она ничего не требует и ничего не даёт.
mombasa-turn_book-detail = £{ $n }; требование: { $needs }; чернильница дойдёт до места { $at }
mombasa-turn_book-met = переворачивать напрасно: требование и так выполнено ({ $needs })
mombasa-turn_book-useless = требование: { $needs }; переворачивать напрасно: чернильница до неё не дойдёт
mombasa-turn_book-no = Ничего не переворачивать
mombasa-jar-stands = чернильница на месте { $at }
mombasa-jar-title = До какого места идёт чернильница?
mombasa-jar = До какого места идёт чернильница? Она { $at ->
    [0] в начале трека
   *[other] на месте { $at }
} и может дойти до места { $reach }.
mombasa-jar-short = { $at }: { $gets }
mombasa-jar-stay = { $at ->
    [0] Остаться в начале
   *[other] Остаться на месте { $at }
}
mombasa-jar-detail = { $gets }; трек принесёт £{ $n }
mombasa-jar-end = получите £{ $n } за очки бухгалтера
mombasa-batch = { CAP($source) }: осталось { $n } из { $of ->
    [one] { $of } бухгалтерского очка
   *[many] { $of } бухгалтерских очков
}. Какую книгу вы берёте?
mombasa-batch-first = { CAP($source) }: у вас { $n ->
    [one] { $n } бухгалтерское очко
    [few] { $n } бухгалтерских очка
   *[many] { $n } бухгалтерских очков
}. Какую книгу вы берёте? Цена книги — слева в её ряду. Сверху её требование, снизу награда, когда на ней остановится чернильница.
mombasa-batch-all = { CAP($source) }: { $n ->
    [one] осталось { $n } бухгалтерское очко
    [few] осталось { $n } бухгалтерских очка
   *[many] осталось { $n } бухгалтерских очков
}. Какие книги вы берёте?
mombasa-batch-title = Какая книга?
mombasa-batch-rest-short = Без книг: £{ $n }
mombasa-batch-rest = { $n ->
    [one] без книги: получите £1 за очко
   *[many] без других книг: получите £1 за каждое очко
}
mombasa-from-regions = награды новых регионов
mombasa-from-book = книга на месте { $at }
mombasa-from-bookkeeper = бухгалтер
mombasa-from-space = бонусное место
mombasa-book-price = { $n ->
    [one] стоит { $n } очко
    [few] стоит { $n } очка
   *[many] стоит { $n } очков
}
mombasa-book-coin = с ней получите £{ $n }
mombasa-book-lost = на вашем треке ей нет места: она выйдет из игры
mombasa-put = { $of ->
    [one] { CAP($book) }. На какое место вы её кладёте?
   *[many] { CAP($book) }, { $n } из { $of }. На какое место вы её кладёте?
}
mombasa-put-empty = пусто
mombasa-put-cover = поверх книги «{ $needs } → { $reward }»
mombasa-put-passed = книга уже не пригодится
mombasa-put-pounds = трек здесь приносит £{ $n }

mombasa-merchant = Какого торговца алмазами вы используете?
mombasa-mark = Куда вы ставите бонусный маркер?
mombasa-mark-first = первый игрок
mombasa-mark-price = { $what }, £{ $n }
mombasa-mark-more-pounds = +£{ $n }
mombasa-mark-more-diamonds = { mombasa-gain-diamonds }
mombasa-mark-more-bookkeeping = { $n ->
    [one] +{ $n } книга
    [few] +{ $n } книги
   *[many] +{ $n } книг
}
mombasa-mark-more-remove_posts = { $n ->
    [one] удалить { $n } пост
    [few] удалить { $n } поста
   *[many] удалить { $n } постов
}
mombasa-mark-buy = купить
mombasa-mark-buy_from = купить, £{ $n }+
mombasa-mark-buy_one = купить { CASE($card, "acc") }: £{ $n }
mombasa-mark-sell = продать, +£{ $n }
mombasa-mark-sell_good = продать { CASE($good, "acc") }, +£{ $n }
mombasa-mark-steps = { $company } +{ $n }
mombasa-mark-tile_plus_1_good = +1 товар
mombasa-mark-tile_bookkeeper = бухгалтер
mombasa-mark-tile_merchant = торговец
mombasa-mark-tile_expansion = экспансия
mombasa-mark-one_of = алмазы, книги
mombasa-mark-buy_and_diamonds = карта, { $n ->
    [one] { $n } алмаз
    [few] { $n } алмаза
   *[many] { $n } алмазов
}
mombasa-mark-advance = { $tracks } { $tracks ->
    [one] трек
    [few] трека
   *[many] треков
}: +{ $n }
mombasa-effect-first_player = вы начинаете следующий раунд; { $gets }
mombasa-effect-buy_card = стоит £{ $cost }; затем купить карту с поля для карт за фунты
mombasa-effect-sell_card = сбросить карту с руки → £{ $n } плюс число на её ящике
mombasa-effect-sell_good = сбросить с руки карту { CASE($good, "gen") } → £{ $n } плюс число на её ящике
mombasa-effect-majority = { $measure } { $n }: { $reward }
mombasa-effect-reserve = £{ $cost } → { $tile } на следующий раунд
mombasa-effect-reserve_late = стоит £{ $cost } и ничего не даст: следующего раунда не будет
mombasa-effect-one_of = стоит £{ $cost }; получите { $rewards }
mombasa-effect-buy_and_diamonds = получите { $n ->
    [one] { $n } алмаз
    [few] { $n } алмаза
   *[many] { $n } алмазов
} и/или купите карту с поля для карт за фунты{ $off ->
    [0] { "" }
   *[other] , на £{ $off } дешевле
}
mombasa-effect-advance = стоит £{ $cost }; по { $n ->
    [one] { $n } шагу
    [few] { $n } шага
   *[many] { $n } шагов
} на { $tracks } треках, кроме трека { CASE($company, "gen") }
mombasa-buy_pounds = Какую карту вы покупаете за фунты?{ $off ->
    [0] { "" }
   *[other] { " " }Карты дешевле на £{ $off }.
}
mombasa-buy_pounds-short = { $card } за £{ $price }
mombasa-buy_pounds-dear = стоит £{ $price }
mombasa-buy_pounds-detail = стоит £{ $price }, у вас останется £{ $left }
mombasa-sell = Какую карту вы сбрасываете за £{ $n } плюс число на ящике карты?
mombasa-sell-help = Проданная карта к вам не вернётся.
mombasa-tier_choice = У вас { CASE($measure, "gen") } на { $n }. Какую награду на треке { CASE($company, "gen") } вы берёте?
mombasa-tier = при { $n } и больше: { $reward }
mombasa-tier-less = меньше, чем за { $n }
mombasa-one_of = Какую награду вы берёте?
mombasa-parts = Вы берёте алмазы, покупаете карту или и то и другое?{ $off ->
    [0] { "" }
   *[other] { " " }Карта на £{ $off } дешевле.
}
mombasa-parts-both = { $gains } и карту
mombasa-parts-diamonds = Только { $gains }
mombasa-parts-buy = Только карту
mombasa-parts-less = та же покупка, но без алмазов
mombasa-other_track = Вы делаете по { $steps ->
    [one] { $steps } шагу
    [few] { $steps } шага
   *[many] { $steps } шагов
} на { $of } треках. Какой трек { $n ->
    [1] первый
   *[other] следующий
}?
mombasa-other_track-all = На каких треках вы делаете по { $steps ->
    [one] { $steps } шагу?
    [few] { $steps } шага?
   *[many] { $steps } шагов?
}
mombasa-stack = Какую стопку восстановления вы берёте на руку? Потом карты этого раунда лягут на стопки своих областей.
