# Про що питають гравців і що стоїть поруч із відповідями.

mombasa-tiles = Усі обирають стартовий жетон.
mombasa-tile = Який стартовий жетон ви залишаєте? Інший повертається до коробки таємно.
mombasa-tile-detail = відкласти: { $cards }; стартова книга: { $needs } → { $reward }; перші кроки: { $steps }
mombasa-arrangement = Усі розкладають три відкладені карти.
mombasa-arrange = На які стоси відновлення ви кладете три відкладені карти? Карта повертається разом з усім стосом.
mombasa-laid = { $slot }: { $card }

mombasa-planning = Усі планують карти.
mombasa-plan = Яке місце ви хочете заповнити? План можна змінювати, доки його не підтвердить останній гравець.
mombasa-plan-slot-empty = порожньо; у стосі: { $stack }
mombasa-plan-slot-filled = { $card }; у стосі: { $stack }
mombasa-stack-empty = нічого
mombasa-plan-lock = Підтвердити план
mombasa-plan-lock-detail = заповнено місць: { $laid } з { $slots }
mombasa-plan_card = Яку карту ви кладете на { CASE($slot, "acc") }?
mombasa-plan-clear = Лишити порожнім
mombasa-plan-back = Інше місце
mombasa-more = Інші карти

mombasa-action = Що ви робите цього ходу?
mombasa-act-goods = Використати карти товарів
mombasa-act-expansion = Використати всі карти експансії
mombasa-act-bookkeeper = Використати бухгалтера
mombasa-act-bookkeeper-detail = { $n ->
    [one] активний { $n } бухгалтер
    [few] активні { $n } бухгалтери
   *[many] активно { $n } бухгалтерів
}; чорнильниця може дійти до позиції { $at }
mombasa-act-merchant = Використати торговця алмазами
mombasa-act-merchant-detail = { $n ->
    [one] активний { $n } торговець
    [few] активні { $n } торговці
   *[many] активно { $n } торговців
}
mombasa-act-marker = Поставити бонусний маркер
mombasa-act-marker-detail = { $n ->
    [one] лишився { $n } маркер
    [few] лишилося { $n } маркери
   *[many] лишилося { $n } маркерів
}
mombasa-act-end = Завершити свою фазу дій
mombasa-act-end-detail = більше ходів у цьому раунді у вас не буде; не використано: карт і жетонів { $cards }, маркерів { $markers }
mombasa-attach = На яку карту ви кладете жетон «+1 товар»? Він лишиться там на весь раунд.
mombasa-attach-act = Покласти «+1 товар»
mombasa-attach-detail = вартість { $now } → { $then }

mombasa-good = Які товари ви використовуєте?
mombasa-cards = Які з цих карт ви використовуєте? Після цього вони перевертаються долілиць.
mombasa-mixed = Які карти ви використовуєте разом? На них треба купити карту.
mombasa-buy = Ви купуєте карту? У вас товарів на { $have }.
mombasa-buy-detail = ціна { $price }, на кроки лишиться { $left }
mombasa-buy-none = Нічого не купувати
mombasa-buy-none-detail = усі { $n } стануть кроками; доки якийсь маркер може пройти без плати, їх треба витрачати
mombasa-buy-discount = Узяти натомість знижку треку B1
mombasa-buy-value = Узяти натомість більшу вартість за треком B1
mombasa-step = Який маркер пересунути на одну поділку? { $left ->
    [one] Лишилася { $left } одиниця.
    [few] Лишилося { $left } одиниці.
   *[many] Лишилося { $left } одиниць.
}
mombasa-step-to = на поділку { $space }
mombasa-step-toll = плата £{ $n }
mombasa-step-field = особливе поле { $index }: вам £{ $n }, його бонус з наступного ходу
mombasa-step-field_too = по £{ $n } отримують: { $players }
mombasa-step-share = акція № { $total }, зараз варта £{ $value }
mombasa-step-end = стоїть у кінці треку: кроки пропадають
mombasa-step-stop = { $n ->
    [one] { $n } одиниця пропадає: лишилися тільки платні кроки
    [few] { $n } одиниці пропадають: лишилися тільки платні кроки
   *[many] { $n } одиниць пропадає: лишилися тільки платні кроки
}

mombasa-toll = Ви платите £{ $toll }, щоб іти далі по треку { CASE($company, "gen") }? У вас £{ $have }; лишилося кроків: { $left }.
mombasa-toll-pay = Заплатити £{ $n }
mombasa-toll-stop = Зупинитися
mombasa-toll-stop-detail = { $n ->
    [one] { $n } крок пропадає
    [few] { $n } кроки пропадають
   *[many] { $n } кроків пропадає
}

mombasa-expand = Яку компанію ви розширюєте? { $n ->
    [one] Їй дістається { $n } очко експансії.
    [few] Їй дістаються всі { $n } очки експансії.
   *[many] Їй дістаються всі { $n } очок експансії.
}
mombasa-expand-detail = очок { $n }, їх треба витрачати, доки вистачає на вхід (найдешевший { $cheapest }); постів на базі { $posts }, акція варта £{ $value }
mombasa-expand-lower = з меншим бонусом треку (очок: { $n })
mombasa-enter = До якого регіону входить { $company }? Лишилося очок експансії: { $n }.
mombasa-enter-cost = коштує { $n }
mombasa-enter-foreign = пост { CASE($company, "gen") } повернеться на свою базу
mombasa-enter-left = { $n ->
    [one] лишиться { $n } очко, його треба витратити, якщо вистачить на вхід
    [few] лишиться { $n } очки, їх треба витрачати, доки вистачає на вхід
   *[many] лишиться { $n } очок, їх треба витрачати, доки вистачає на вхід
}
mombasa-column_take = З якого стовпця бази { CASE($company, "gen") } ви берете пост?
mombasa-column_return = До якого стовпця бази повертається пост { CASE($company, "gen") } з регіону { $region }?
mombasa-column-detail = акція { CASE($company, "gen") }: £{ $now } → £{ $then }
mombasa-remove = Який торговий пост ви прибираєте з гри?

mombasa-bookkeeper = Якого бухгалтера ви використовуєте?
mombasa-turn_book = Ви платите £{ $n }, щоб перевернути книгу долілиць?
mombasa-turn_book-detail = вимагає: { $needs }; тоді чорнильниця може дійти до позиції { $at }
mombasa-turn_book-no = Нічого не перевертати
mombasa-jar = Де зупиняється чорнильниця?
mombasa-jar-stay = Лишитися на позиції { $at }
mombasa-jar-detail = нагорода: { $reward }; трек тоді вартий £{ $n }
mombasa-batch = На що ви витрачаєте { $n ->
    [one] { $n } бухгалтерське очко?
    [few] { $n } бухгалтерські очки?
   *[many] { $n } бухгалтерських очок?
}
mombasa-book-price = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
mombasa-book-coin = з нею £{ $n }
mombasa-book-lost = для неї немає позиції: вона вийде з гри
mombasa-put = Куди ви кладете книгу? { CAP($book) }
mombasa-put-empty = порожньо
mombasa-put-cover = накриває: { $book }
mombasa-put-passed = чорнильниця вже тут або далі: більше не знадобиться
mombasa-put-pounds = дає £{ $n }, коли туди дійде чорнильниця

mombasa-merchant = Якого торговця алмазами ви використовуєте?
mombasa-mark = Куди ви ставите бонусний маркер?
mombasa-effect-first_player = ви починаєте наступний раунд; { $n ->
    [one] { $n } бухгалтерське очко
    [few] { $n } бухгалтерські очки
   *[many] { $n } бухгалтерських очок
}
mombasa-effect-buy_card = £{ $cost }, потім купити карту з поля за фунти
mombasa-effect-sell_card = скинути карту з руки за число на ящику та £{ $n }
mombasa-effect-sell_good = скинути з руки карту { CASE($good, "gen") } за число на ящику та £{ $n }
mombasa-effect-majority = { $reward } (трек { CASE($company, "gen") })
mombasa-effect-reserve = £{ $cost }: { $tile } на наступний раунд
mombasa-effect-reserve_late = £{ $cost } даремно: наступного раунду не буде
mombasa-effect-one_of = £{ $cost }: { $rewards }
mombasa-effect-buy_and_diamonds = { $n ->
    [one] { $n } алмаз
    [few] { $n } алмази
   *[many] { $n } алмазів
} та/або карта з поля за фунти{ $off ->
    [0] { "" }
   *[other] , на £{ $off } дешевше
}
mombasa-effect-advance = £{ $cost }: +{ $n } на кожному з { $tracks } треків (крім треку { CASE($company, "gen") })
mombasa-buy_pounds = Яку карту ви купуєте? У вас £{ $have }.
mombasa-buy_pounds-detail = £{ $price }, у вас лишиться £{ $left }
mombasa-sell = Яку карту ви скидаєте?
mombasa-tier_choice = Який щабель ви берете?
mombasa-tier = від { $n }
mombasa-one_of = Яку нагороду ви берете?
mombasa-parts = Що ви берете?
mombasa-parts-both = { $n ->
    [one] { $n } алмаз
    [few] { $n } алмази
   *[many] { $n } алмазів
} і карту
mombasa-parts-diamonds = Тільки { $n ->
    [one] { $n } алмаз
    [few] { $n } алмази
   *[many] { $n } алмазів
}
mombasa-parts-buy = Тільки карту
mombasa-other_track = По якому треку ви робите кроки ({ $n })? Лишилося обрати треків: { $left }.
mombasa-stack = Який стос відновлення ви берете на руку?
