yokohama-no-canal = На канал ніколи нічого не ставлять.
yokohama-no-canal_stop = Президент може пройти через канал, але не зупинитися на ньому.
yokohama-no-twice = Ви щойно розташували помічника тут: { $area }. По одному розташовують у різних локаціях.
yokohama-no-assistants = { $need ->
    [one] Потрібен помічник у руці, а його немає.
   *[many] Потрібно помічників у руці: { $need }; у вас { $have }.
}
yokohama-no-place_fee = { CAP($area) }: розташування коштує ¥{ $need }, там { $presidents ->
    [1] стоїть один президент
    [2] стоять два президенти
   *[many] стоять три президенти
}; у вас ¥{ $have }.
yokohama-no-pair_fee = Два помічники, { $area }: це коштує ¥{ $need }, там { $presidents ->
    [1] стоїть один президент
    [2] стоять два президенти
   *[many] стоять три президенти
}; у вас ¥{ $have }.
yokohama-no-adjacent = { CAP($area) } і { $pair } не сусідять.
yokohama-no-passage = Найдешевший шлях до { CASE($area, "gen") } коштує ¥{ $need }; у вас ¥{ $have }.
yokohama-no-stay = Ваш президент уже тут: { $area }. Він іде до іншої локації або повертається в руку.
yokohama-no-own_assistant = У вас немає помічника тут: { $area }.
yokohama-no-president = Тут стоїть інший президент: { $area } ({ $players }). Зупинитися поруч можна лише з Поштовою службою.
yokohama-no-path = Ланцюжок локацій із вашими помічниками не веде до { CASE($area, "gen") }.
yokohama-no-house_taken = Торговий дім тут уже побудовано ({ $builder }).
yokohama-no-house = У руці немає торгового дому; на складі: { $stored }.
yokohama-no-shop_taken = Цю клітинку вже забудовано ({ $builder }).
yokohama-no-second_shop = У вас уже є крамниця тут: { $area }. На тайлі будівель у гравця може бути лише одна крамниця.
yokohama-no-shop = У руці немає крамниці; на складі: { $stored }.
yokohama-no-build_power = { $have ->
    [0] Для побудови потрібна дія з { $need } ОД; цього ходу дії немає.
   *[many] Для побудови потрібно { $need } ОД; у вашої останньої дії { $have }.
}
yokohama-no-token_power = Для жетона дії «5» потрібно { $need } ОД; у вашої останньої дії { $have }.
yokohama-no-again = «{ $technology }» працює один раз за хід.
yokohama-no-money = Це коштує ¥{ $need }; у вас ¥{ $have }.
yokohama-no-good = У вас немає { CASE($good, "gen") }.
yokohama-no-stored = На вашому складі немає { CASE($piece, "gen") }.
yokohama-no-order_goods = Бракує: { $goods }.
yokohama-no-claimed = Ви вже здобули це досягнення.
yokohama-no-second_agent = Цього ходу ви вже використали представника.
yokohama-no-agent = У вас немає вільного представника; використаних: { $have }.
yokohama-no-agent_late = Представника, який переносить дію, використовують до основної дії.
yokohama-no-agent_area = Представнику потрібна локація з вашим помічником і без вашого президента; такої немає.
yokohama-no-own_president = Тут стоїть ваш президент: { $area }. Представник діє там, де його немає.
yokohama-no-goods = Потрібно: { $goods }; у вас { $have }.
yokohama-no-yen = Потрібно ¥{ $need }; у вас ¥{ $have }.
yokohama-no-tokens = Потрібно жетонів дії «5» і представників разом: { $need }; у вас { $have }.
yokohama-no-orders = Потрібно виконаних замовлень: { $need }; у вас { $have }.
yokohama-no-technologies = Потрібно технологій: { $need }; у вас { $have }.
yokohama-no-built = { $production ->
    [0] Потрібні будівлі в { $commercial } комерційних локаціях; у вас { $traded } (і { $made } виробничих).
   *[many] { $commercial ->
        [0] Потрібні будівлі в { $production } виробничих локаціях; у вас { $made } (і { $traded } комерційних).
       *[many] Потрібні будівлі в { $production } виробничих і { $commercial } комерційних локаціях; у вас { $made } і { $traded }.
    }
}
yokohama-no-only_a_and_c = Це можна до та після основної дії, але не під час неї.
yokohama-no-order_room = Замовлень у вас { $have }; більше ніж { $limit } тримати не можна.
yokohama-no-zone = Для { CASE($zone, "gen") } потрібно { $need } ОД; у вас { $have }.
yokohama-no-second_room = Замовлень у вас уже { $have }; ще з двома буде більше ніж { $limit }.
yokohama-no-second_card = Маючи { $have } ОД, другої карти тут не дістати.
yokohama-no-imports = Потрібно імпортних товарів: { $need }; у вас { $have }.
yokohama-no-owned = У вас уже є «{ $technology }».
yokohama-no-production = Потрібне виробництво { $need }: очки дії дають { $power }, бракує { $missing }, по ¥2 або 1 імпортному товару за кожну одиницю. У вас ¥{ $yen }, імпортних товарів: { $imports }.
yokohama-no-production_extra = Потрібне виробництво { $need }: очки дії дають { $power }, бракує { $missing }, по ¥2 або 1 імпортному товару за кожну одиницю; від четвертої технології потрібно ще ¥2 або 1 імпортний товар. У вас ¥{ $yen }, імпортних товарів: { $imports }.
yokohama-no-space = Клітинка { $n } зайнята.
yokohama-no-space_neutral = Клітинка { $n } зайнята нейтральним помічником.
yokohama-no-assistant_for_board = У вас немає помічника ні тут ({ $area }), ні в руці.
yokohama-no-faith = Потрібна віра { $need }: очки дії дають { $power }, ваші речі — ще щонайбільше { $items }.
yokohama-no-customs_power = { $need ->
    [one] Для цієї клітинки потрібен { $need } імпортний товар; за { $power } ОД можна віддати { $limit }.
    [few] Для цієї клітинки потрібно { $need } імпортні товари; за { $power } ОД можна віддати { $limit }.
   *[many] Для цієї клітинки потрібно { $need } імпортних товарів; за { $power } ОД можна віддати { $limit }.
}

yokohama-mistake-module = «{ $module }» — лише для видання 2024 року.
yokohama-mistake-first_player = Місце { $seat } не може починати: гравців за столом { $seats }.
