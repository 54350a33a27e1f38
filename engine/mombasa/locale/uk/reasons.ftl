# Чому чогось немає серед варіантів.

mombasa-no-dealt = Цього стартового жетона вам не роздавали.
mombasa-no-slot_diamonds = На початок планування потрібно { $need ->
    [one] { $need } алмаз
    [few] { $need } алмази
   *[many] { $need } алмазів
}; зараз їх { $have }.
mombasa-no-slot_books = До початку планування чорнильниця має дійти до позиції { $need }; { $have ->
    [0] вона ще на початку треку.
   *[other] вона на позиції { $have }.
}
mombasa-no-plannable = На руці не лишилося карт, які можна запланувати.
mombasa-no-share_card = Карти акцій не мають дії, вони лишаються на руці.
mombasa-no-planned = Цю карту вже заплановано на { CASE($slot, "acc") }.
mombasa-no-in_stack = Ця карта лежить у стосі відновлення { CASE($slot, "gen") }, а вибрати можна лише карту з руки.
mombasa-no-in_slot = Ця карта лежить на { CASE($slot, "loc") }, а вибрати можна лише карту з руки.
mombasa-no-page = Ця карта на іншій сторінці вашої руки: виберіть «Інші карти».
mombasa-no-alike = Різниці немає: виберіть натомість «{ $other }».
mombasa-no-goods = У вас немає активних карт товарів.
mombasa-no-expansion = У вас немає активної карти чи жетона експансії.
mombasa-no-bookkeeper = У вас немає активного бухгалтера; карти в стосах відновлення та ті, що лежать долілиць, не рахуються.
mombasa-no-merchant = У вас немає активного торговця алмазами.
mombasa-no-slot_empty = { CAP($slot) } порожнє.
mombasa-no-tile = У цьому раунді у вас немає { CASE($tile, "gen") }.
mombasa-no-used = Це вже використано в цьому раунді й лежить долілиць.
mombasa-no-kind = Тут використовуються лише { $kind }, а це { $card }.
mombasa-no-goods_card = Тут підходять лише карти товарів, а це { $card }.
mombasa-no-other_good = Зараз використовуються лише карти { CASE($good, "gen") }, а це { $card }.
mombasa-no-plus_tile = У цьому раунді у вас немає жетона «+1 товар».
mombasa-no-plus_placed = Жетон «+1 товар» уже лежить на карті й лишиться там.
mombasa-no-value = Ціна { $need }, а ваші товари варті { $have }.
mombasa-no-good = У вас немає активної карти { CASE($good, "gen") }.
mombasa-no-mixed = Щоб використати різні товари разом, потрібен другий бонус треку { CASE($company, "gen") }.
mombasa-no-mixed_out = Жоден трек цієї партії не дозволяє використовувати різні товари разом.
mombasa-no-mixed_cards = Щоб використати різні товари разом, потрібні карта { CASE($good, "gen") }, ще один товар і вартість, якої вистачить на купівлю карти.
mombasa-no-mix_one = Це карти одного товару; виберіть принаймні два різні.
mombasa-no-mix_lead = Серед різних товарів має бути карта { CASE($good, "gen") }.
mombasa-no-cheapest_card = Найдешевша карта коштує { $need }, а ці товари варті { $have }.
mombasa-no-no_discount = Для знижки серед використаних карт має бути карта { CASE($good, "gen") }.
mombasa-no-none_mixed = Різні товари разом можна використати лише для купівлі карти.
mombasa-no-none_discount = Знижка буває лише під час купівлі; щоб не купувати, спершу поверніться до більшої вартості.
mombasa-no-none_marker = Ви поставили маркер заради купівлі, тому карту треба купити.
mombasa-no-track_end = Ваш маркер уже в кінці треку { CASE($company, "gen") }.
mombasa-no-toll = Плата на треку { CASE($company, "gen") } – £{ $need }, а у вас £{ $have }.
mombasa-no-stop_steps = Зупинятися рано: треком { CASE($company, "gen") } можна пройти без плати.
mombasa-no-home_track = Ці кроки роблять на інших треках, а не на треку { CASE($company, "gen") }.
mombasa-no-track_twice = Треком { CASE($company, "gen") } ви вже пройшли; тепер потрібен інший трек.
mombasa-no-post = На базі { CASE($company, "gen") } не лишилося постів.
mombasa-no-cheapest = Найдешевший вхід для { CASE($company, "gen") } коштує { $need }, а очок експансії у вас { $have }.
mombasa-no-points = Щоб зайняти { CASE($region, "acc") }, потрібно { $need ->
    [one] { $need } очко
    [few] { $need } очки
   *[many] { $need } очок
} експансії, а у вас лишилося { $have }.
mombasa-no-stop_entering = Зупинятися рано: щоб зайняти { CASE($region, "acc") }, вистачить { $need ->
    [one] { $need } очка
    [few] { $need } очок
   *[many] { $need } очок
} експансії, а у вас лишилося { $have }.
mombasa-no-own_post = У регіоні { $region } вже є пост { CASE($company, "gen") }.
mombasa-no-enclave = До анклаву входять лише із зовнішнього регіону навколо нього: спершу пост компанії має зайняти { CASE($region, "acc") }.
mombasa-no-border = Регіон { $region } не межує ні з базою, ні з постами { CASE($company, "gen") }.
mombasa-no-column_empty = У { CASE($column, "loc") } немає постів.
mombasa-no-column_full = У { CASE($column, "loc") } немає місця; спорожніле найнижче місце більше не займають.
mombasa-no-turn_start = Стартову книгу не можна ні перевернути, ні накрити.
mombasa-no-turn_nothing = На позиції { $at } немає книги.
mombasa-no-turn_passed = Чорнильниця вже на позиції { $at } або далі.
mombasa-no-turn_twice = Книга на позиції { $at } вже лежить долілиць.
mombasa-no-pounds = Потрібно £{ $need }, а у вас £{ $have }.
mombasa-no-jar_back = Чорнильниця рухається лише вперед; { $at ->
    [0] зараз вона на початку треку.
   *[other] зараз вона на позиції { $at }.
}
mombasa-no-gap = На позиції { $at } немає книги, а перескочити її не можна.
mombasa-no-requirement = Для книги на позиції { $at } потрібно: { $needs }; у ваших активних карт: { $have }.
mombasa-no-requirement_person = Для книги на позиції { $at } потрібно: { $needs }; у ваших активних карт: { $have }. Персонажі – це торговці алмазами та бухгалтери, крім того, якого зараз використовують.
mombasa-no-book = На цьому місці поля книг немає книги { $letter }.
mombasa-no-book_points = Книга { $letter } коштує { $need ->
    [one] { $need } очко
    [few] { $need } очки
   *[many] { $need } очок
}, а у вас { $have }.
mombasa-no-cover = На позиції { $at } лежить книга { $under }; накрити її можна лише книгою { $under }, а не { $letter }.
mombasa-no-crossed = На порожню позицію { $at } не можна класти книгу A.
mombasa-no-marker = Усі ваші бонусні маркери вже на полі.
mombasa-no-space = Немає вільного бонусного місця, доступного вам за ціною та вимогою.
mombasa-no-space_taken = Це місце до кінця раунду займає { $player }.
mombasa-no-first_turn = Гравець із маркером першого гравця не може вибрати це місце свого першого ходу в раунді.
mombasa-no-hand = У вас немає карт на руці.
mombasa-no-hand_good = У вас на руці немає карти { CASE($good, "gen") }.
mombasa-no-bonus = Потрібен { $index ->
    [one] перший
   *[other] другий
} бонус треку { CASE($company, "gen") }: { $n ->
    [one] до його особливого поля { $n } крок.
    [few] до його особливого поля { $n } кроки.
   *[many] до його особливого поля { $n } кроків.
}
mombasa-no-space_twice = У цьому раунді ви вже зайняли інше місце треку { CASE($company, "gen") }.
mombasa-no-display = На полі карт немає жодної карти.
mombasa-no-any_card = На найдешевшу карту всього потрібно £{ $need }, а у вас £{ $have }.
mombasa-no-sell = Тут можна скинути лише карту { CASE($good, "gen") }.
mombasa-no-tier = { CAP($measure) }: потрібно { $need }, а у вас { $have }.
mombasa-no-measure = { CAP($measure) }: у вас 0, а потрібно щонайменше 1.
mombasa-no-majority = { CAP($measure) }: у вас { $have }, а { $player } має { $theirs }.
mombasa-no-stack = Стос відновлення { CASE($slot, "gen") } порожній.
