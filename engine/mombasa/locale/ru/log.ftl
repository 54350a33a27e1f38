# Что произошло.

mombasa-log-track = { CAP($track) } теперь трек { CASE($company, "gen") }.
mombasa-log-first = { $player } получает маркер первого игрока.
mombasa-log-tile = { $player } получает { $tile }.
mombasa-log-arranged = { $player } раскладывает карты по стопкам восстановления: { CASE($cards, "acc") }.
mombasa-log-round = Начинается раунд { $round }: все планируют карты.
mombasa-log-planned = { $player } выкладывает { CASE($cards, "acc") }.
mombasa-log-planned_none = { $player } не выкладывает карт.
mombasa-log-markers = { $player } получает { $n ->
    [one] ещё { $n } бонусный маркер.
    [few] ещё { $n } бонусных маркера.
   *[many] ещё { $n } бонусных маркеров.
}
mombasa-log-attach = { $player } кладёт тайл «+1 товар» на { CASE($card, "acc") }.
mombasa-log-goods = { $player } использует { CASE($cards, "acc") } (стоимость { $n }).
mombasa-log-buy = { $player } покупает { CASE($card, "acc") } { $n ->
    [0] бесплатно.
   *[other] за товары стоимостью { $n }.
}
mombasa-log-walk = { $player } делает { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
} по треку { CASE($company, "gen") }{ $shares ->
    [0] .
    [one] { " " }и теперь держит на нём { $shares } акцию.
    [few] { " " }и теперь держит на нём { $shares } акции.
   *[many] { " " }и теперь держит на нём { $shares } акций.
}
mombasa-log-steps_lost = { $player } теряет { $n ->
    [one] { $n } шаг
    [few] { $n } шага
   *[many] { $n } шагов
} по треку { CASE($company, "gen") }.
mombasa-log-units_lost = { $player } теряет { $n ->
    [one] { $n } шаг.
    [few] { $n } шага.
   *[many] { $n } шагов.
}
mombasa-log-toll = { $player } платит £{ $n } за проход по треку { CASE($company, "gen") }.
mombasa-log-toll_short = { $player } не может заплатить £{ $need } за проход по треку { CASE($company, "gen") }: { $have ->
    [0] денег нет.
   *[other] есть только £{ $have }.
}
mombasa-log-toll_refused = { $player } останавливается перед платной секцией трека { CASE($company, "gen") }.
mombasa-log-field = { $player } достигает особого поля трека { CASE($company, "gen") } и получает £{ $n }.
mombasa-log-field_too = { $player } получает £{ $n } за особое поле трека { CASE($company, "gen") }, пройденное раньше.
mombasa-log-diamonds = { $player } получает { $n ->
    [one] { $n } алмаз
    [few] { $n } алмаза
   *[many] { $n } алмазов
} (всего { $space }).
mombasa-log-diamonds_over = { $player } получает £{ $n } за алмазы, не поместившиеся на треке.
mombasa-log-bonus_next = { $player } со следующего хода может использовать { $index ->
    [one] первый
   *[other] второй
} бонус трека { CASE($company, "gen") } ({ $gives }).
mombasa-log-slot_opens = { $player } со следующего раунда может использовать { CASE($slot, "acc") }.
mombasa-log-expand = { $player } развивает { CASE($company, "acc") } за { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
mombasa-log-expand_none = { $player } не может развить ни одну компанию: есть только { $n ->
    [one] { $n } очко экспансии.
    [few] { $n } очка экспансии.
   *[many] { $n } очков экспансии.
}
mombasa-log-enter = { $player } занимает { CASE($region, "acc") } для { CASE($company, "gen") } за { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
mombasa-log-enter_all = { $player } занимает { CASE($regions, "acc") } для { CASE($company, "gen") } за { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}.
mombasa-log-points_lost = { $player } теряет { $n ->
    [one] { $n } очко экспансии.
    [few] { $n } очка экспансии.
   *[many] { $n } очков экспансии.
}
mombasa-log-ousted = { $player }: пост { CASE($company, "gen") } покидает { CASE($region, "acc") } и возвращается на базу.
mombasa-log-ousted_gone = { $player }: пост { CASE($company, "gen") } покидает { CASE($region, "acc") } и выходит из игры: на базе нет места.
mombasa-log-ousted_all = { $player }: { $n ->
    [one] пост { CASE($company, "gen") } покидает
   *[other] посты { CASE($company, "gen") } покидают
} { CASE($regions, "acc") }.
mombasa-log-base_emptied = { $player } забирает последний пост с базы { CASE($company, "gen") }.
mombasa-log-removed = { $player } удаляет пост с базы { CASE($company, "gen") }.
mombasa-log-no_post = { $player } может удалить пост, но ни на одной базе их нет.
mombasa-log-shares_now = { $player }: акция { CASE($company, "gen") } £{ $before } → £{ $now }.
mombasa-log-bookkeeper = { $player } использует бухгалтера с { $n ->
    [one] { $n } очком.
   *[many] { $n } очками.
}
mombasa-log-turned = { $player } платит £{ $n } и переворачивает книгу на месте { $at }.
mombasa-log-jar = { $player } передвигает чернильницу на место { $at }.
mombasa-log-pounds = { $player } получает £{ $n }.
mombasa-log-book = { $player } берёт { CASE($book, "acc") }.
mombasa-log-coin = { $player } получает деньги, лежавшие у книги: £{ $n }.
mombasa-log-points_pounds = { $player } берёт £{ $n } вместо книг.
mombasa-log-points_over = { $player } получает £{ $n } за бухгалтерские очки в конце трека.
mombasa-log-laid = { $player } кладёт книгу { $letter } на место { $at }.
mombasa-log-put_over = { $player } кладёт { CASE($book, "acc") } на место { $at } поверх { CASE($under, "gen") }.
mombasa-log-book_lost = { $player } не может положить { CASE($book, "acc") }, и она выходит из игры.
mombasa-log-books_new = Новых книг на поле книг: { $n }.
mombasa-log-merchant = { $player } использует { CASE($card, "acc") }.
mombasa-log-mark = { $n ->
    [0] { $player } ставит бонусный маркер на { CASE($space, "acc") }.
   *[other] { $player } платит £{ $n } и ставит бонусный маркер на { CASE($space, "acc") }.
}
mombasa-log-buy_pounds = { $player } покупает { CASE($card, "acc") } за £{ $n }.
mombasa-log-sell = { $player } сбрасывает { CASE($card, "acc") } и получает £{ $n }.
mombasa-log-reserve = { $player } бронирует { $tile } на следующий раунд.
mombasa-log-end = { $player } завершает фазу действий и берёт на руку { CASE($cards, "acc") }.
mombasa-log-end_bare = { $player } завершает фазу действий.
mombasa-log-tiles_back = { $player } возвращает на поле { $tiles }.
mombasa-log-coins = { $n ->
    [one] К книге кладут { $n } монету.
    [few] К книгам кладут { $n } монеты.
   *[many] К книгам кладут { $n } монет.
}
mombasa-log-discarded = С поля для карт сбрасывают { CASE($cards, "acc") }.
mombasa-log-display = Новых карт на поле для карт: { $n }; осталось в колоде: { $left }.
mombasa-log-markers_back = Все бонусные маркеры возвращаются к игрокам.
mombasa-log-tile_received = { $player } получает { $tile }.
mombasa-log-total = { $player } заканчивает с £{ $n }.

# В журналах партий, начатых до того, как эти строки стали подробнее.

mombasa-log-steps = { $player } делает шаги по треку { CASE($company, "gen") }: { $n }, до деления { $space }.
mombasa-log-slot_soon = { $player } получает новую область действий со следующего раунда.
mombasa-log-post_back = Пост { CASE($company, "gen") } покидает { CASE($region, "acc") } и возвращается на базу.
mombasa-log-post_gone = Пост { CASE($company, "gen") } покидает { CASE($region, "acc") } и выходит из игры: на базе нет места.
mombasa-log-posts_lost = Посты { CASE($company, "gen") } покидают { CASE($regions, "acc") }.
mombasa-log-base_empty = На базе { CASE($company, "gen") } больше нет постов.
mombasa-log-share_value = Акция { CASE($company, "gen") }: £{ $before } → £{ $now }.
mombasa-log-put = { $player } кладёт { CASE($book, "acc") } на место { $at }.
mombasa-log-bonus = { $player } теперь может использовать { $index ->
    [one] первый
   *[other] второй
} бонус трека { CASE($company, "gen") }.
mombasa-log-unlocked = { $player } теперь может использовать { $index ->
    [one] первый
   *[other] второй
} бонус трека { CASE($company, "gen") } ({ $gives }).
