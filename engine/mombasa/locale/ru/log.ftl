# Что произошло.

mombasa-log-track = { CAP($track) } лежит у компании { $company }.
mombasa-log-first = { $player } получает маркер первого игрока.
mombasa-log-tile = { $player } получает: { $tile }.
mombasa-log-arranged = { $player } откладывает: { $cards }.
mombasa-log-round = Начинается раунд { $round }: все планируют карты.
mombasa-log-planned = { $player } выкладывает: { $cards }.
mombasa-log-planned_none = { $player } не выкладывает карт.
mombasa-log-bonus = { $player } теперь может использовать { $index ->
    [one] первый
   *[other] второй
} бонус трека { CASE($company, "gen") }.
mombasa-log-attach = { $player } кладёт «+1 товар» на карту: { $card }.
mombasa-log-goods = { $player } использует: { $cards } (стоимость { $n }).
mombasa-log-buy = { $player } покупает за { $n }: { $card }.
mombasa-log-steps = { $player } проходит { $n } по треку { CASE($company, "gen") }, до деления { $space }.
mombasa-log-steps_lost = { $player } теряет { $n } { $n ->
    [one] шаг
    [few] шага
   *[many] шагов
} на треке { CASE($company, "gen") }.
mombasa-log-units_lost = { $player } теряет { $n } { $n ->
    [one] единицу
    [few] единицы
   *[many] единиц
} товаров.
mombasa-log-toll = { $player } платит £{ $n } за проход по треку { CASE($company, "gen") }.
mombasa-log-toll_short = { $player } не может заплатить £{ $need } за проход по треку { CASE($company, "gen") }: есть только £{ $have }.
mombasa-log-toll_refused = { $player } останавливается перед платной секцией трека { CASE($company, "gen") }.
mombasa-log-field = { $player } достигает особого поля трека { CASE($company, "gen") } и получает £{ $n }.
mombasa-log-field_too = { $player } уже там (трек { CASE($company, "gen") }) и получает £{ $n }.
mombasa-log-diamonds = { $player } получает { $n } { $n ->
    [one] алмаз
    [few] алмаза
   *[many] алмазов
}, теперь на делении { $space }.
mombasa-log-diamonds_over = { $player } получает £{ $n } за алмазы сверх конца трека.
mombasa-log-slot_soon = { $player } получает новую область действий со следующего раунда.
mombasa-log-expand = { $player } расширяет компанию { $company } на { $n } { $n ->
    [one] очко
    [few] очка
   *[many] очков
}.
mombasa-log-expand_none = У игрока { $player } { $n } { $n ->
    [one] очко экспансии
    [few] очка экспансии
   *[many] очков экспансии
}, но расширить нельзя ни одну компанию.
mombasa-log-enter = { $player } вводит { CASE($company, "acc") } в регион { $region } за { $n }.
mombasa-log-points_lost = { $player } теряет { $n } { $n ->
    [one] очко экспансии
    [few] очка экспансии
   *[many] очков экспансии
}.
mombasa-log-post_back = Пост { CASE($company, "gen") } возвращается на базу из региона { $region }.
mombasa-log-post_gone = Пост { CASE($company, "gen") } из региона { $region } выходит из игры: база заполнена.
mombasa-log-base_empty = На базе { CASE($company, "gen") } больше нет постов.
mombasa-log-removed = { $player } удаляет из игры пост { CASE($company, "gen") }.
mombasa-log-no_post = { $player } может удалить пост, но ни на одной базе их нет.
mombasa-log-bookkeeper = { $player } использует бухгалтера с { $n } { $n ->
    [one] очком
   *[many] очками
}.
mombasa-log-turned = { $player } платит £{ $n } и переворачивает лицом вниз книгу на месте { $at }.
mombasa-log-jar = { $player } передвигает чернильницу на место { $at }.
mombasa-log-pounds = { $player } получает £{ $n }.
mombasa-log-book = { $player } берёт: { $book }.
mombasa-log-coin = { $player } получает £{ $n } за монету у книги.
mombasa-log-points_pounds = { $player } берёт £{ $n } за бухгалтерские очки.
mombasa-log-points_over = { $player } получает £{ $n } за бухгалтерские очки в конце трека.
mombasa-log-put = { $player } кладёт на место { $at }: { $book }.
mombasa-log-book_lost = { $player } не находит места для книги, она выходит из игры: { $book }.
mombasa-log-books_new = Новых книг на поле: { $n }.
mombasa-log-merchant = { $player } использует: { $card }.
mombasa-log-mark = { $player } ставит бонусный маркер: { $space }{ $n ->
    [0] { "" }
   *[other] { " " }(£{ $n })
}.
mombasa-log-buy_pounds = { $player } покупает за £{ $n }: { $card }.
mombasa-log-sell = { $player } получает £{ $n } за сброшенную карту: { $card }.
mombasa-log-reserve = { $player } резервирует { $tile }.
mombasa-log-end = { $player } завершает фазу действий и берёт на руку: { $cards }.
mombasa-log-end_bare = { $player } завершает фазу действий.
mombasa-log-coins = Монет положено к книгам: { $n }.
mombasa-log-discarded = С поля уходят карты: { $cards }.
mombasa-log-display = Новых карт на поле: { $n }; осталось в колоде: { $left }.
mombasa-log-tile_received = { $player } получает { $tile }.
mombasa-log-total = { $player } заканчивает с £{ $n }.
