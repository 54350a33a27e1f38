# Про що питають гравців і що стоїть поруч із відповідями.

mombasa-tiles = Усі вибирають стартовий жетон.
mombasa-tile = Який стартовий жетон ви залишаєте? На ньому три карти, що ляжуть на стоси відновлення, стартова книга та стартовий бонус; інший жетон таємно повертається до коробки.
mombasa-tile-detail = { $cards }; { $needs } → { $reward }; { $bonus }
mombasa-tile-steps = { $company } +{ $n }
mombasa-arrangement = Усі розкладають по три карти на стоси відновлення.
mombasa-arrange = Яку карту на який стос відновлення ви кладете?
mombasa-arrange-help = Ці три карти – з вашого **стартового жетона**. Годиться будь-який порядок: після раунду 1 ви берете на руку один із цих стосів.
mombasa-laid = { $slot }: { $card }
mombasa-in_slot = { CASE($card, $case) } на { $letter }
mombasa-arranged = { $letter }: { $card }

mombasa-planning = Усі планують карти.
mombasa-plan = Заплановано { $laid } з { $slots }. План таємний, доки не готові всі.
mombasa-plan-slot-empty = порожньо; { $stack }
mombasa-plan-slot-filled = { $card }; { $stack }
mombasa-stack-holds = у стосі: { $cards }
mombasa-stack-empty = стос порожній
mombasa-stack-more = { $cards } і ще { $n }
mombasa-stack-times = { $card } × { $n }
mombasa-stack-short = { $letter }: { $cards }
mombasa-plan-buys = { $goods } (вистачить на { CASE($card, "acc") })
mombasa-plan-jar = чорнильниця до позиції { $at }
mombasa-plan-majority = { $space } ({ $reward }), якщо ніхто не покаже більше
mombasa-plan-lock = Підтвердити
mombasa-plan-lock-detail = заповнено місць: { $laid } з { $slots }
mombasa-plan_card = Яку карту ви кладете на { CASE($slot, "acc") }? { CAP($stack) }.
mombasa-plan-clear = Лишити порожнім
mombasa-plan-back = Інше місце
mombasa-more = Інші карти

mombasa-action = Що ви робите цього ходу?
mombasa-action-round = Раунд { $round } з { $of }: що ви робите цього ходу?
mombasa-act-goods = використати карти товарів
mombasa-act-goods-short = Товари
mombasa-act-goods-about = Купують карту з поля; решта товарів стає кроками треками компаній.
mombasa-act-expansion = використати всі карти експансії
mombasa-act-expansion-short = Експансія
mombasa-act-expansion-about = Відправляє пости однієї компанії в регіони: ви отримуєте їхні нагороди, а її акції дорожчають.
mombasa-act-bookkeeper = використати бухгалтера
mombasa-act-bookkeeper-short = Бухгалтер
mombasa-act-bookkeeper-about = Рухає чорнильницю по книгах, які ви можете виконати, потім бере нові книги.
mombasa-act-bookkeeper-detail = { $n ->
    [one] активний { $n } бухгалтер
    [few] активні { $n } бухгалтери
   *[many] активно { $n } бухгалтерів
}; чорнильниця може дійти до позиції { $at }{ $paid ->
    [0] { "" }
   *[other] , за £{ $price } – до { $paid }
}
mombasa-act-bookkeeper-stay = { $n ->
    [one] активний { $n } бухгалтер
    [few] активні { $n } бухгалтери
   *[many] активно { $n } бухгалтерів
}; чорнильниця { $paid ->
    [0] лишиться на місці
   *[other] може дійти до позиції { $paid } за £{ $price }
}
mombasa-act-merchant = використати торговця алмазами
mombasa-act-merchant-short = Торговець
mombasa-act-merchant-about = Приносить алмази й фунти.
mombasa-act-merchant-detail = { $n ->
    [one] активний { $n } торговець
    [few] активні { $n } торговці
   *[many] активно { $n } торговців
}
mombasa-act-marker = розмістити бонусний маркер
mombasa-act-marker-short = Маркер
mombasa-act-marker-about = Займає одне бонусне місце; карта не потрібна.
mombasa-act-marker-detail = { $n ->
    [one] лишився { $n } маркер
    [few] лишилося { $n } маркери
   *[many] лишилося { $n } маркерів
}
mombasa-markers = { $n ->
    [one] { $n } маркер
    [few] { $n } маркери
   *[many] { $n } маркерів
}
mombasa-act-end = завершити свою фазу дій
mombasa-act-end-verb = завершити
mombasa-act-end-detail = кінець вашого раунду; лишиться { $cards ->
    [0] маркерів: { $markers }
   *[other] карт і жетонів: { $cards }{ $markers ->
        [0] { "" }
       *[other] , маркерів: { $markers }
    }
}
mombasa-attach = На яку карту ви кладете жетон «+1 товар»? Він лишиться там до кінця раунду.
mombasa-attach-act = Покласти «+1 товар»
mombasa-attach-act-short = +1 товар
mombasa-attach-act-detail = перед дією: вартість однієї карти товару в цьому раунді на { $n } більша
mombasa-attach-detail = вартість { $now } → { $then }

mombasa-good = Який товар ви використовуєте?
mombasa-cards = Які карти { CASE($good, "gen") } ви використовуєте? Їхні вартості додаються, а карти перевертаються долілиць.
mombasa-mixed = Які карти ви використовуєте разом? За них треба купити карту.
mombasa-buy = Купити карту? Товари варті { $have }; решта піде на кроки.{ $off ->
    [0] { "" }
   *[other] { " " }Завдяки бонусам треків карти дешевші на { $off }.
}
mombasa-buy-detail = { $left ->
    [0] ціна { $price }, на кроки нічого не лишиться
    [one] ціна { $price }, потім { $left } крок
    [few] ціна { $price }, потім { $left } кроки
   *[many] ціна { $price }, потім { $left } кроків
}
mombasa-buy-dear = ціна { $price }
mombasa-buy-short = { $card } за { $price }
mombasa-buy-none = Нічого не купувати
mombasa-buy-none-detail = { $n ->
    [one] { $n } крок треком компанії
    [few] { $n } кроки треками компаній
   *[many] { $n } кроків треками компаній
}
mombasa-buy-none-short = Не купувати: { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
}
mombasa-buy-discount = Узяти натомість знижку
mombasa-buy-value = Узяти натомість більшу вартість
mombasa-step = { $left ->
    [one] Лишився { $left } крок: яким треком?
    [few] Лишилося { $left } кроки: яким треком?
   *[many] Лишилося { $left } кроків: яким треком?
}
mombasa-step-all = { $n ->
    [one] { $n } крок: яким треком?
    [few] { $n } кроки: якими треками?
   *[many] { $n } кроків: якими треками?
}
mombasa-step-tolls = { $asked } Плата на шляху: { $tolls }.
mombasa-step-toll_on = { $company } £{ $n }
mombasa-step-toll = одразу плата £{ $n }
mombasa-step-only = { $n } з { $of } кроків
mombasa-step-share = { $total ->
    [1] 1-ша
    [2] 2-га
    [3] 3-тя
    [7] 7-ма
    [8] 8-ма
   *[other] { $total }-та
} акція (по £{ $value })
mombasa-step-towards = { $n ->
    [one] потім до { $total }-ї акції ще { $n } крок
    [few] потім до { $total }-ї акції ще { $n } кроки
   *[many] потім до { $total }-ї акції ще { $n } кроків
}
mombasa-step-field = особливе поле: £{ $n } і бонус
mombasa-step-field_too = { $n ->
    [one] супернику теж £{ $pounds }
   *[other] { $n } суперникам по £{ $pounds }
}
mombasa-step-asked = далі за £{ $n }
mombasa-step-short = на прохід немає £{ $n }
mombasa-step-end = { $n ->
    [one] у кінці треку { $n } крок пропаде
    [few] у кінці треку { $n } кроки пропадуть
   *[many] у кінці треку { $n } кроків пропаде
}
mombasa-step-stop = { $n ->
    [one] { $n } крок пропаде: лишилися тільки платні кроки
    [few] { $n } кроки пропадуть: лишилися тільки платні кроки
   *[many] { $n } кроків пропаде: лишилися тільки платні кроки
}

mombasa-toll = Заплатити £{ $toll }, щоб іти далі треком { CASE($company, "gen") }? { $left ->
    [one] Лишився { $left } крок
    [few] Лишилося { $left } кроки
   *[many] Лишилося { $left } кроків
}.
mombasa-toll-pay = Заплатити £{ $n }
mombasa-toll-stop = Зупинитися
mombasa-toll-stop-detail = { $n ->
    [one] { $n } крок пропаде
    [few] { $n } кроки пропадуть
   *[many] { $n } кроків пропаде
}

mombasa-expand = Яку компанію ви розвиваєте? { $n ->
    [one] { $n } очко експансії витрачають лише на неї.
    [few] { $n } очки експансії витрачають лише на неї.
   *[many] { $n } очок експансії витрачають лише на неї.
}
mombasa-expand-held = у вас { $own }, { $rivals ->
    [single] у суперника { $others }
   *[several] в інших до { $others }
}
mombasa-expand-short = { $company }: { $about }
mombasa-expand-points = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
mombasa-expand-detail = акція £{ $value }; { $held }{ $cheapest ->
    [1] { "" }
   *[other] ; вхід від { $cheapest }
}
mombasa-expand-lower = з меншим бонусом треку: { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
mombasa-expand-without = без бонусу треку: { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
mombasa-enter = { $company }, { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}: який регіон?
mombasa-enter-cost = { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}{ $lost ->
    [0] { "" }
    [one] , { $lost } пропаде
    [few] , { $lost } пропадуть
   *[many] , { $lost } пропадуть
}
mombasa-enter-short = { $region }, { $lost ->
    [one] { $lost } пропаде
    [few] { $lost } пропадуть
   *[many] { $lost } пропаде
}
mombasa-enter-gives = { $cost } → { $gains }
mombasa-gets = отримаєте { $what }
mombasa-enter-foreign = витісняє { CASE($company, "acc") }
mombasa-enter-gone = пост { CASE($company, "gen") } вийде з гри: на базі немає місця
mombasa-column_take = З якого стовпця бази { CASE($company, "gen") } взяти пост? Він займе { CASE($region, "acc") }.
mombasa-column_return = Пост { CASE($company, "gen") } залишає { CASE($region, "acc") }. До якого стовпця бази він повернеться?
mombasa-column_take-title = Стовпець бази, з якого піде пост; акція коштуватиме:
mombasa-column-short = { $n ->
    [1] лівий: £{ $then }
    [2] середній: £{ $then }
   *[other] правий: £{ $then }
}
mombasa-column-detail = { $n ->
    [0] спорожніє
    [one] буде { $n } пост
    [few] буде { $n } пости
   *[many] буде { $n } постів
}; акція { CASE($company, "gen") }: £{ $now } → £{ $then }
mombasa-column-same = { $n ->
    [0] спорожніє
    [one] буде { $n } пост
    [few] буде { $n } пости
   *[many] буде { $n } постів
}; акція { CASE($company, "gen") } й далі £{ $now }
mombasa-remove = { $of ->
    [one] Який торговий пост ви прибираєте з гри?
    [few] Ви прибираєте з гри { $of } торгові пости. Який із них { $n ->
        [1] перший
       *[other] наступний
    }?
   *[many] Ви прибираєте з гри { $of } торгових постів. Який із них { $n ->
        [1] перший
       *[other] наступний
    }?
}
mombasa-remove-all = { $n ->
    [one] Який торговий пост ви прибираєте з гри?
   *[many] Які торгові пости (усього { $n }) ви прибираєте з гри?
}

mombasa-bookkeeper = Якого бухгалтера ви використовуєте?
mombasa-bookkeeper-detail = чорнильниця до позиції { $at }{ $paid ->
    [0] { "" }
   *[other] , за £{ $price } – до { $paid }
}, потім { $n ->
    [one] { $n } бухгалтерське очко
    [few] { $n } бухгалтерські очки
   *[many] { $n } бухгалтерських очок
}
mombasa-bookkeeper-stay = чорнильниця { $paid ->
    [0] лишиться на місці
   *[other] може дійти до позиції { $paid } за £{ $price }
}; { $n ->
    [one] { $n } бухгалтерське очко
    [few] { $n } бухгалтерські очки
   *[many] { $n } бухгалтерських очок
}
mombasa-turn_book = Заплатити £{ $n } і перевернути книгу долілиць? Тоді вона нічого не вимагає й нічого не дає.
mombasa-turn_book-detail = £{ $n }; вимога: { $needs }; чорнильниця дійде до позиції { $at }
mombasa-turn_book-met = перевертати марно: вимогу й так виконано ({ $needs })
mombasa-turn_book-useless = вимога: { $needs }; перевертати марно: чорнильниця до неї не дійде
mombasa-turn_book-no = Нічого не перевертати
mombasa-jar-stands = чорнильниця на позиції { $at }
mombasa-jar-title = До якої позиції йде чорнильниця?
mombasa-jar = До якої позиції йде чорнильниця? Вона { $at ->
    [0] на початку треку
   *[other] на позиції { $at }
} і може дійти до позиції { $reach }.
mombasa-jar-short = { $at }: { $gets }
mombasa-jar-stay = { $at ->
    [0] Лишитися на початку
   *[other] Лишитися на позиції { $at }
}
mombasa-jar-detail = { $gets }; трек буде вартий £{ $n }
mombasa-jar-end = отримаєте £{ $n } за очки бухгалтера
mombasa-batch = { CAP($source) }: лишилося { $n } з { $of ->
    [one] { $of } бухгалтерського очка
   *[many] { $of } бухгалтерських очок
}. Яку книгу ви берете?
mombasa-batch-first = { CAP($source) }: у вас { $n ->
    [one] { $n } бухгалтерське очко
    [few] { $n } бухгалтерські очки
   *[many] { $n } бухгалтерських очок
}. Яку книгу ви берете? Ціна книги – ліворуч у її ряді. Згори її вимога, знизу нагорода, коли на ній спиниться чорнильниця.
mombasa-batch-all = { CAP($source) }: { $n ->
    [one] лишилося { $n } бухгалтерське очко
    [few] лишилося { $n } бухгалтерські очки
   *[many] лишилося { $n } бухгалтерських очок
}. Які книги ви берете?
mombasa-batch-title = Яка книга?
mombasa-batch-rest-short = Без книг: £{ $n }
mombasa-batch-rest = { $n ->
    [one] без книги: отримаєте £1 за очко
   *[many] без інших книг: отримаєте £1 за кожне очко
}
mombasa-from-regions = нагороди нових регіонів
mombasa-from-book = книга на позиції { $at }
mombasa-from-bookkeeper = бухгалтер
mombasa-from-space = бонусне місце
mombasa-book-price = { $n ->
    [one] коштує { $n } очко
    [few] коштує { $n } очки
   *[many] коштує { $n } очок
}
mombasa-book-coin = з нею отримаєте £{ $n }
mombasa-book-lost = на вашому треку для неї немає позиції: вона вийде з гри
mombasa-put = { $of ->
    [one] { CAP($book) }. На яку позицію ви її кладете?
   *[many] { CAP($book) }, { $n } з { $of }. На яку позицію ви її кладете?
}
mombasa-put-empty = порожньо
mombasa-put-cover = поверх книги «{ $needs } → { $reward }»
mombasa-put-passed = книга вже не знадобиться
mombasa-put-pounds = трек тут вартий £{ $n }

mombasa-merchant = Якого торговця алмазами ви використовуєте?
mombasa-mark = Куди ви ставите бонусний маркер?
mombasa-mark-first = перший гравець
mombasa-mark-price = { $what }, £{ $n }
mombasa-mark-more-pounds = +£{ $n }
mombasa-mark-more-diamonds = { mombasa-gain-diamonds }
mombasa-mark-more-bookkeeping = { $n ->
    [one] +{ $n } книга
    [few] +{ $n } книги
   *[many] +{ $n } книг
}
mombasa-mark-more-remove_posts = { $n ->
    [one] прибрати { $n } пост
    [few] прибрати { $n } пости
   *[many] прибрати { $n } постів
}
mombasa-mark-buy = купити
mombasa-mark-buy_from = купити, £{ $n }+
mombasa-mark-buy_one = купити { CASE($card, "acc") }: £{ $n }
mombasa-mark-sell = продати, +£{ $n }
mombasa-mark-sell_good = продати { CASE($good, "acc") }, +£{ $n }
mombasa-mark-steps = { $company } +{ $n }
mombasa-mark-tile_plus_1_good = +1 товар
mombasa-mark-tile_bookkeeper = бухгалтер
mombasa-mark-tile_merchant = торговець
mombasa-mark-tile_expansion = експансія
mombasa-mark-one_of = алмази, книги
mombasa-mark-buy_and_diamonds = карта, { $n ->
    [one] { $n } алмаз
    [few] { $n } алмази
   *[many] { $n } алмазів
}
mombasa-mark-advance = { $tracks } { $tracks ->
    [one] трек
    [few] треки
   *[many] треків
}: +{ $n }
mombasa-effect-first_player = ви починаєте наступний раунд; { $gets }
mombasa-effect-buy_card = коштує £{ $cost }; потім купити карту з поля карт за фунти
mombasa-effect-sell_card = скинути карту з руки → £{ $n } плюс число на її ящику
mombasa-effect-sell_good = скинути з руки карту { CASE($good, "gen") } → £{ $n } плюс число на її ящику
mombasa-effect-majority = { $measure } { $n }: { $reward }
mombasa-effect-reserve = £{ $cost } → { $tile } на наступний раунд
mombasa-effect-reserve_late = коштує £{ $cost } і нічого не дасть: наступного раунду не буде
mombasa-effect-one_of = коштує £{ $cost }; отримаєте { $rewards }
mombasa-effect-buy_and_diamonds = отримаєте { $n ->
    [one] { $n } алмаз
    [few] { $n } алмази
   *[many] { $n } алмазів
} та/або купите карту з поля карт за фунти{ $off ->
    [0] { "" }
   *[other] , на £{ $off } дешевше
}
mombasa-effect-advance = коштує £{ $cost }; по { $n ->
    [one] { $n } кроку
    [few] { $n } кроки
   *[many] { $n } кроків
} на { $tracks } треках, крім треку { CASE($company, "gen") }
mombasa-buy_pounds = Яку карту ви купуєте за фунти?{ $off ->
    [0] { "" }
   *[other] { " " }Карти дешевші на £{ $off }.
}
mombasa-buy_pounds-short = { $card } за £{ $price }
mombasa-buy_pounds-dear = коштує £{ $price }
mombasa-buy_pounds-detail = коштує £{ $price }, у вас лишиться £{ $left }
mombasa-sell = Яку карту ви скидаєте за £{ $n } плюс число на ящику карти?
mombasa-sell-help = Продана карта до вас не повернеться.
mombasa-tier_choice = Ваші активні карти дають: { $measure } { $n }. Яку нагороду на треку { CASE($company, "gen") } ви берете?
mombasa-tier = за { $n } і більше: { $reward }
mombasa-tier-less = менше, ніж за { $n }
mombasa-one_of = Яку нагороду ви берете?
mombasa-parts = Ви берете алмази, купуєте карту чи і те й інше?{ $off ->
    [0] { "" }
   *[other] { " " }Карта на £{ $off } дешевша.
}
mombasa-parts-both = { $gains } і карту
mombasa-parts-diamonds = Тільки { $gains }
mombasa-parts-buy = Тільки карту
mombasa-parts-less = та сама купівля, але без алмазів
mombasa-other_track = Ви робите по { $steps ->
    [one] { $steps } кроку
    [few] { $steps } кроки
   *[many] { $steps } кроків
} на { $of } треках. Який трек { $n ->
    [1] перший
   *[other] наступний
}?
mombasa-other_track-all = На яких треках ви робите по { $steps ->
    [one] { $steps } кроку?
   *[many] { $steps } кроки?
}
mombasa-stack = Який стос відновлення ви берете на руку? Потім карти цього раунду ляжуть на стоси своїх місць.
