# Почему чего-то нет среди вариантов.

mombasa-no-dealt = Этот стартовый тайл вам не раздавали.
mombasa-no-slot_diamonds = К началу планирования нужно { $need ->
    [one] { $need } алмаз
    [few] { $need } алмаза
   *[many] { $need } алмазов
}; сейчас у вас { $have }.
mombasa-no-slot_books = К началу планирования чернильница должна дойти до места { $need }; { $have ->
    [0] она ещё в начале трека.
   *[other] она на месте { $have }.
}
mombasa-no-plannable = На руке не осталось карт, которые можно запланировать.
mombasa-no-share_card = У карт акций нет действия, они остаются на руке.
mombasa-no-planned = Эта карта уже запланирована в { CASE($slot, "loc") }.
mombasa-no-in_stack = Эта карта лежит в стопке восстановления { CASE($slot, "gen") }, а выбрать можно только карту с руки.
mombasa-no-in_slot = Эта карта лежит в { CASE($slot, "loc") }, а выбрать можно только карту с руки.
mombasa-no-page = Эта карта на другой странице вашей руки: выберите «Другие карты».
mombasa-no-alike = Разницы нет: выберите вместо этого «{ $other }».
mombasa-no-goods = У вас нет активных карт товаров.
mombasa-no-expansion = У вас нет активной карты или тайла экспансии.
mombasa-no-bookkeeper = У вас нет активного бухгалтера; карты в стопках восстановления и лежащие лицом вниз не считаются.
mombasa-no-merchant = У вас нет активного торговца алмазами.
mombasa-no-slot_empty = { CAP($slot) } пуста.
mombasa-no-tile = В этом раунде у вас нет { CASE($tile, "gen") }.
mombasa-no-used = Это уже использовано в этом раунде и лежит лицом вниз.
mombasa-no-kind = Здесь используются только { $kind }, а это { $card }.
mombasa-no-goods_card = Здесь подходят только карты товаров, а это { $card }.
mombasa-no-other_good = Сейчас используются только карты { CASE($good, "gen") }, а это { $card }.
mombasa-no-plus_tile = В этом раунде у вас нет тайла «+1 товар».
mombasa-no-plus_placed = Тайл «+1 товар» уже лежит на карте и останется там.
mombasa-no-value = Цена { $need }, а ваши товары стоят { $have }.
mombasa-no-good = У вас нет активной карты { CASE($good, "gen") }.
mombasa-no-mixed = Чтобы использовать разные товары вместе, нужен второй бонус трека { CASE($company, "gen") }.
mombasa-no-mixed_out = Ни один трек этой партии не позволяет использовать разные товары вместе.
mombasa-no-mixed_cards = Чтобы использовать разные товары вместе, нужна карта { CASE($good, "gen") }, ещё один товар и стоимость, которой хватит на покупку карты.
mombasa-no-mix_one = Это карты одного товара; выберите хотя бы два разных.
mombasa-no-mix_lead = Среди разных товаров должна быть карта { CASE($good, "gen") }.
mombasa-no-cheapest_card = Самая дешёвая карта стоит { $need }, а эти товары — { $have }.
mombasa-no-no_discount = Для скидки среди используемых карт должна быть карта { CASE($good, "gen") }.
mombasa-no-none_mixed = Разные товары вместе можно использовать только для покупки карты.
mombasa-no-none_discount = Скидка бывает только при покупке; чтобы не покупать, сначала вернитесь к большей стоимости.
mombasa-no-none_marker = Вы поставили маркер ради покупки, поэтому карту надо купить.
mombasa-no-track_end = Ваш маркер уже в конце трека { CASE($company, "gen") }.
mombasa-no-toll = Плата на треке { CASE($company, "gen") } — £{ $need }, а у вас £{ $have }.
mombasa-no-stop_steps = Останавливаться рано: по треку { CASE($company, "gen") } можно пройти без платы.
mombasa-no-home_track = Эти шаги делают на других треках, а не на треке { CASE($company, "gen") }.
mombasa-no-track_twice = По треку { CASE($company, "gen") } вы уже прошли; теперь нужен другой трек.
mombasa-no-post = На базе { CASE($company, "gen") } не осталось постов.
mombasa-no-cheapest = Самый дешёвый вход для { CASE($company, "gen") } стоит { $need }, а очков экспансии у вас { $have }.
mombasa-no-points = Чтобы занять { CASE($region, "acc") }, нужно { $need ->
    [one] { $need } очко
    [few] { $need } очка
   *[many] { $need } очков
} экспансии, а у вас осталось { $have }.
mombasa-no-stop_entering = Останавливаться рано: чтобы занять { CASE($region, "acc") }, хватит { $need ->
    [one] { $need } очка
   *[many] { $need } очков
} экспансии, а у вас осталось { $have }.
mombasa-no-own_post = В регионе { $region } уже есть пост { CASE($company, "gen") }.
mombasa-no-enclave = В анклавный регион входят только из внешнего региона вокруг него: сначала пост компании должен занять { CASE($region, "acc") }.
mombasa-no-border = Регион { $region } не граничит ни с базой, ни с постами { CASE($company, "gen") }.
mombasa-no-column_empty = В { CASE($column, "loc") } нет постов.
mombasa-no-column_full = В { CASE($column, "loc") } нет места; опустевшее нижнее место больше не занимают.
mombasa-no-turn_start = Стартовую книгу нельзя ни перевернуть, ни накрыть.
mombasa-no-turn_nothing = На месте { $at } нет книги.
mombasa-no-turn_passed = Чернильница уже на месте { $at } или дальше.
mombasa-no-turn_twice = Книга на месте { $at } уже лежит лицом вниз.
mombasa-no-pounds = Нужно £{ $need }, а у вас £{ $have }.
mombasa-no-jar_back = Чернильница ходит только вперёд; { $at ->
    [0] сейчас она в начале трека.
   *[other] сейчас она на месте { $at }.
}
mombasa-no-gap = На месте { $at } нет книги, а перескочить его нельзя.
mombasa-no-requirement = Для книги на месте { $at } нужно: { $needs }; у ваших активных карт: { $have }.
mombasa-no-requirement_person = Для книги на месте { $at } нужно: { $needs }; у ваших активных карт: { $have }. Персонажи — это торговцы алмазами и бухгалтеры, кроме того, который сейчас используется.
mombasa-no-book = На этом месте поля книг нет книги { $letter }.
mombasa-no-book_points = Книга { $letter } стоит { $need ->
    [one] { $need } очко
    [few] { $need } очка
   *[many] { $need } очков
}, а у вас { $have }.
mombasa-no-cover = На месте { $at } лежит книга { $under }; накрыть её можно только книгой { $under }, а не { $letter }.
mombasa-no-crossed = На пустое место { $at } нельзя класть книгу A.
mombasa-no-marker = Все ваши бонусные маркеры уже на поле.
mombasa-no-space = Нет свободного бонусного места, доступного вам по цене и требованию.
mombasa-no-space_taken = Это место до конца раунда занимает { $player }.
mombasa-no-first_turn = Игрок с маркером первого игрока не может выбрать это место в свой первый ход раунда.
mombasa-no-hand = У вас нет карт на руке.
mombasa-no-hand_good = У вас на руке нет карты { CASE($good, "gen") }.
mombasa-no-bonus = Нужен { $index ->
    [one] первый
   *[other] второй
} бонус трека { CASE($company, "gen") }: { $n ->
    [one] до его особого поля { $n } шаг.
    [few] до его особого поля { $n } шага.
   *[many] до его особого поля { $n } шагов.
}
mombasa-no-space_twice = В этом раунде вы уже заняли другое место трека { CASE($company, "gen") }.
mombasa-no-display = На поле для карт нет ни одной карты.
mombasa-no-any_card = На самую дешёвую карту всего нужно £{ $need }, а у вас £{ $have }.
mombasa-no-sell = Здесь можно сбросить только карту { CASE($good, "gen") }.
mombasa-no-tier = { CAP($measure) }: нужно { $need }, а у вас { $have }.
mombasa-no-measure = { CAP($measure) }: у вас 0, а нужно не меньше 1.
mombasa-no-majority = { CAP($measure) }: у вас { $have }, а у игрока { $player } — { $theirs }.
mombasa-no-stack = Стопка восстановления { CASE($slot, "gen") } пуста.
