# Що сталося.

mombasa-log-track = { CAP($track) } лежить біля компанії { $company }.
mombasa-log-first = { $player } отримує маркер першого гравця.
mombasa-log-tile = { $player } отримує: { $tile }.
mombasa-log-arranged = { $player } відкладає: { $cards }.
mombasa-log-round = Починається раунд { $round }: усі планують карти.
mombasa-log-planned = { $player } викладає: { $cards }.
mombasa-log-planned_none = { $player } не викладає карт.
mombasa-log-bonus = { $player } тепер може використовувати { $index ->
    [one] перший
   *[other] другий
} бонус треку { CASE($company, "gen") }.
mombasa-log-attach = { $player } кладе «+1 товар» на карту: { $card }.
mombasa-log-goods = { $player } використовує: { $cards } (вартість { $n }).
mombasa-log-buy = { $player } купує за { $n }: { $card }.
mombasa-log-steps = { $player } проходить { $n } по треку { CASE($company, "gen") }, до поділки { $space }.
mombasa-log-steps_lost = { $player } втрачає { $n } { $n ->
    [one] крок
    [few] кроки
   *[many] кроків
} на треку { CASE($company, "gen") }.
mombasa-log-units_lost = { $player } втрачає { $n } { $n ->
    [one] одиницю
    [few] одиниці
   *[many] одиниць
} товарів.
mombasa-log-toll = { $player } платить £{ $n } за прохід по треку { CASE($company, "gen") }.
mombasa-log-toll_short = { $player } не може заплатити £{ $need } за прохід по треку { CASE($company, "gen") }: є тільки £{ $have }.
mombasa-log-toll_refused = { $player } зупиняється перед платною секцією треку { CASE($company, "gen") }.
mombasa-log-field = { $player } досягає особливого поля треку { CASE($company, "gen") } й отримує £{ $n }.
mombasa-log-field_too = { $player } вже там (трек { CASE($company, "gen") }) й отримує £{ $n }.
mombasa-log-diamonds = { $player } отримує { $n } { $n ->
    [one] алмаз
    [few] алмази
   *[many] алмазів
}, тепер на поділці { $space }.
mombasa-log-diamonds_over = { $player } отримує £{ $n } за алмази понад кінець треку.
mombasa-log-slot_soon = { $player } отримує нове місце дії з наступного раунду.
mombasa-log-expand = { $player } розширює компанію { $company } на { $n } { $n ->
    [one] очко
    [few] очки
   *[many] очок
}.
mombasa-log-expand_none = { $player } має { $n } { $n ->
    [one] очко експансії
    [few] очки експансії
   *[many] очок експансії
}, але розширити не можна жодної компанії.
mombasa-log-enter = { $player } вводить { CASE($company, "acc") } до регіону { $region } за { $n }.
mombasa-log-points_lost = { $player } втрачає { $n } { $n ->
    [one] очко експансії
    [few] очки експансії
   *[many] очок експансії
}.
mombasa-log-post_back = Пост { CASE($company, "gen") } повертається на базу з регіону { $region }.
mombasa-log-post_gone = Пост { CASE($company, "gen") } з регіону { $region } виходить із гри: база заповнена.
mombasa-log-base_empty = На базі { CASE($company, "gen") } більше немає постів.
mombasa-log-removed = { $player } прибирає з гри пост { CASE($company, "gen") }.
mombasa-log-no_post = { $player } може прибрати пост, але на жодній базі їх немає.
mombasa-log-bookkeeper = { $player } використовує бухгалтера з { $n } { $n ->
    [one] очком
   *[many] очками
}.
mombasa-log-turned = { $player } платить £{ $n } і перевертає долілиць книгу на позиції { $at }.
mombasa-log-jar = { $player } пересуває чорнильницю на позицію { $at }.
mombasa-log-pounds = { $player } отримує £{ $n }.
mombasa-log-book = { $player } бере: { $book }.
mombasa-log-coin = { $player } отримує £{ $n } за монету біля книги.
mombasa-log-points_pounds = { $player } бере £{ $n } за бухгалтерські очки.
mombasa-log-points_over = { $player } отримує £{ $n } за бухгалтерські очки в кінці треку.
mombasa-log-put = { $player } кладе на позицію { $at }: { $book }.
mombasa-log-book_lost = { $player } не має позиції для книги, вона виходить із гри: { $book }.
mombasa-log-books_new = Нових книг на полі: { $n }.
mombasa-log-merchant = { $player } використовує: { $card }.
mombasa-log-mark = { $player } ставить бонусний маркер: { $space }{ $n ->
    [0] { "" }
   *[other] { " " }(£{ $n })
}.
mombasa-log-buy_pounds = { $player } купує за £{ $n }: { $card }.
mombasa-log-sell = { $player } отримує £{ $n } за скинуту карту: { $card }.
mombasa-log-reserve = { $player } резервує { $tile }.
mombasa-log-end = { $player } завершує фазу дій і бере на руку: { $cards }.
mombasa-log-end_bare = { $player } завершує фазу дій.
mombasa-log-coins = Монет покладено до книг: { $n }.
mombasa-log-discarded = З поля прибирають карти: { $cards }.
mombasa-log-display = Нових карт на полі: { $n }; лишилося в колоді: { $left }.
mombasa-log-tile_received = { $player } отримує { $tile }.
mombasa-log-total = { $player } закінчує з £{ $n }.
