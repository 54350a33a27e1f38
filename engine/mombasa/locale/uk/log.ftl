# Що сталося.

mombasa-log-track = { CAP($track) } тепер трек { CASE($company, "gen") }.
mombasa-log-first = { $player } отримує маркер першого гравця.
mombasa-log-tile = { $player } отримує { $tile }.
mombasa-log-arranged = { $player } розкладає карти по стосах відновлення: { CASE($cards, "acc") }.
mombasa-log-round = Починається раунд { $round }: усі планують карти.
mombasa-log-planned = { $player } викладає { CASE($cards, "acc") }.
mombasa-log-planned_none = { $player } не викладає карт.
mombasa-log-markers = { $player } отримує { $n ->
    [one] ще { $n } бонусний маркер.
    [few] ще { $n } бонусні маркери.
   *[many] ще { $n } бонусних маркерів.
}
mombasa-log-attach = { $player } кладе жетон «+1 товар» на { CASE($card, "acc") }.
mombasa-log-goods = { $player } використовує { CASE($cards, "acc") } (вартість { $n }).
mombasa-log-buy = { $player } купує { CASE($card, "acc") } { $n ->
    [0] безкоштовно.
   *[other] за товари вартістю { $n }.
}
mombasa-log-walk = { $player } робить { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
} треком { CASE($company, "gen") }{ $shares ->
    [0] .
    [one] { " " }і тепер має на ньому { $shares } акцію.
    [few] { " " }і тепер має на ньому { $shares } акції.
   *[many] { " " }і тепер має на ньому { $shares } акцій.
}
mombasa-log-steps_lost = { $player } втрачає { $n ->
    [one] { $n } крок
    [few] { $n } кроки
   *[many] { $n } кроків
} треком { CASE($company, "gen") }.
mombasa-log-units_lost = { $player } втрачає { $n ->
    [one] { $n } крок.
    [few] { $n } кроки.
   *[many] { $n } кроків.
}
mombasa-log-toll = { $player } платить £{ $n } за прохід треком { CASE($company, "gen") }.
mombasa-log-toll_short = { $player } не може заплатити £{ $need } за прохід треком { CASE($company, "gen") }: { $have ->
    [0] грошей немає.
   *[other] є тільки £{ $have }.
}
mombasa-log-toll_refused = { $player } зупиняється перед платною секцією треку { CASE($company, "gen") }.
mombasa-log-field = { $player } досягає особливого поля треку { CASE($company, "gen") } й отримує £{ $n }.
mombasa-log-field_too = { $player } отримує £{ $n } за особливе поле треку { CASE($company, "gen") }, пройдене раніше.
mombasa-log-diamonds = { $player } отримує { $n ->
    [one] { $n } алмаз
    [few] { $n } алмази
   *[many] { $n } алмазів
} (усього { $space }).
mombasa-log-diamonds_over = { $player } отримує £{ $n } за алмази, що не вмістилися на треку.
mombasa-log-bonus_next = { $player } з наступного ходу може використовувати { $index ->
    [one] перший
   *[other] другий
} бонус треку { CASE($company, "gen") } ({ $gives }).
mombasa-log-slot_opens = { $player } з наступного раунду може використовувати { CASE($slot, "acc") }.
mombasa-log-expand = { $player } розвиває { CASE($company, "acc") } за { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}.
mombasa-log-expand_none = { $player } не може розвинути жодної компанії: є лише { $n ->
    [one] { $n } очко експансії.
    [few] { $n } очки експансії.
   *[many] { $n } очок експансії.
}
mombasa-log-enter = { $player } займає { CASE($region, "acc") } для { CASE($company, "gen") } за { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}.
mombasa-log-enter_all = { $player } займає { CASE($regions, "acc") } для { CASE($company, "gen") } за { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}.
mombasa-log-points_lost = { $player } втрачає { $n ->
    [one] { $n } очко експансії.
    [few] { $n } очки експансії.
   *[many] { $n } очок експансії.
}
mombasa-log-ousted = { $player }: пост { CASE($company, "gen") } залишає { CASE($region, "acc") } і повертається на базу.
mombasa-log-ousted_gone = { $player }: пост { CASE($company, "gen") } залишає { CASE($region, "acc") } і виходить із гри: на базі немає місця.
mombasa-log-ousted_all = { $player }: { $n ->
    [one] пост { CASE($company, "gen") } залишає
   *[other] пости { CASE($company, "gen") } залишають
} { CASE($regions, "acc") }.
mombasa-log-base_emptied = { $player } забирає останній пост із бази { CASE($company, "gen") }.
mombasa-log-removed = { $player } прибирає пост із бази { CASE($company, "gen") }.
mombasa-log-no_post = { $player } може прибрати пост, але на жодній базі їх немає.
mombasa-log-shares_now = { $player }: акція { CASE($company, "gen") } £{ $before } → £{ $now }.
mombasa-log-bookkeeper = { $player } використовує бухгалтера з { $n ->
    [one] { $n } очком.
   *[many] { $n } очками.
}
mombasa-log-turned = { $player } платить £{ $n } і перевертає книгу на позиції { $at }.
mombasa-log-jar = { $player } пересуває чорнильницю на позицію { $at }.
mombasa-log-pounds = { $player } отримує £{ $n }.
mombasa-log-book = { $player } бере { CASE($book, "acc") }.
mombasa-log-coin = { $player } отримує гроші, що лежали біля книги: £{ $n }.
mombasa-log-points_pounds = { $player } бере £{ $n } замість книг.
mombasa-log-points_over = { $player } отримує £{ $n } за бухгалтерські очки в кінці треку.
mombasa-log-laid = { $player } кладе книгу { $letter } на позицію { $at }.
mombasa-log-put_over = { $player } кладе { CASE($book, "acc") } на позицію { $at } поверх { CASE($under, "gen") }.
mombasa-log-book_lost = { $player } не може покласти { CASE($book, "acc") }, і вона виходить із гри.
mombasa-log-books_new = Нових книг на полі книг: { $n }.
mombasa-log-merchant = { $player } використовує { CASE($card, "acc") }.
mombasa-log-mark = { $n ->
    [0] { $player } ставить бонусний маркер на { CASE($space, "acc") }.
   *[other] { $player } платить £{ $n } і ставить бонусний маркер на { CASE($space, "acc") }.
}
mombasa-log-buy_pounds = { $player } купує { CASE($card, "acc") } за £{ $n }.
mombasa-log-sell = { $player } скидає { CASE($card, "acc") } і отримує £{ $n }.
mombasa-log-reserve = { $player } бронює { $tile } на наступний раунд.
mombasa-log-end = { $player } завершує фазу дій і бере на руку { CASE($cards, "acc") }.
mombasa-log-end_bare = { $player } завершує фазу дій.
mombasa-log-tiles_back = { $player } повертає на поле { $tiles }.
mombasa-log-coins = { $n ->
    [one] До книги кладуть { $n } монету.
    [few] До книг кладуть { $n } монети.
   *[many] До книг кладуть { $n } монет.
}
mombasa-log-discarded = З поля карт скидають { CASE($cards, "acc") }.
mombasa-log-display = Нових карт на полі карт: { $n }; лишилося в колоді: { $left }.
mombasa-log-markers_back = Усі бонусні маркери повертаються до гравців.
mombasa-log-tile_received = { $player } отримує { $tile }.
mombasa-log-total = { $player } закінчує з £{ $n }.

# У журналах партій, початих до того, як ці рядки стали докладнішими.

mombasa-log-steps = { $player } робить кроки треком { CASE($company, "gen") }: { $n }, до поділки { $space }.
mombasa-log-slot_soon = { $player } отримує нове місце дії з наступного раунду.
mombasa-log-post_back = Пост { CASE($company, "gen") } залишає { CASE($region, "acc") } і повертається на базу.
mombasa-log-post_gone = Пост { CASE($company, "gen") } залишає { CASE($region, "acc") } і виходить із гри: на базі немає місця.
mombasa-log-posts_lost = Пости { CASE($company, "gen") } залишають { CASE($regions, "acc") }.
mombasa-log-base_empty = На базі { CASE($company, "gen") } більше немає постів.
mombasa-log-share_value = Акція { CASE($company, "gen") }: £{ $before } → £{ $now }.
mombasa-log-put = { $player } кладе { CASE($book, "acc") } на позицію { $at }.
mombasa-log-bonus = { $player } тепер може використовувати { $index ->
    [one] перший
   *[other] другий
} бонус треку { CASE($company, "gen") }.
mombasa-log-unlocked = { $player } тепер може використовувати { $index ->
    [one] перший
   *[other] другий
} бонус треку { CASE($company, "gen") } ({ $gives }).
