yokohama-no-canal = На канал никогда ничего не ставят.
yokohama-no-canal_stop = Президент может пройти через канал, но не остановиться на нём.
yokohama-no-twice = Вы только что разместили помощника здесь: { $area }. По одному размещают в разных локациях.
yokohama-no-assistants = { $need ->
    [one] Нужен помощник в личной зоне, а его нет.
   *[many] Нужно помощников в личной зоне: { $need }; у вас { $have }.
}
yokohama-no-place_fee = { CAP($area) }: размещение стоит ¥{ $need }, там { $presidents ->
    [1] стоит один президент
    [2] стоят два президента
   *[many] стоят три президента
}; у вас ¥{ $have }.
yokohama-no-pair_fee = Два помощника, { $area }: это стоит ¥{ $need }, там { $presidents ->
    [1] стоит один президент
    [2] стоят два президента
   *[many] стоят три президента
}; у вас ¥{ $have }.
yokohama-no-adjacent = { CAP($area) } и { $pair } не соседствуют.
yokohama-no-passage = Самый дешёвый путь до { CASE($area, "gen") } стоит ¥{ $need }; у вас ¥{ $have }.
yokohama-no-stay = Ваш президент уже здесь: { $area }. Он идёт в другую локацию или возвращается в личную зону.
yokohama-no-own_assistant = У вас нет помощника здесь: { $area }.
yokohama-no-president = Здесь стоит другой президент: { $area } ({ $players }). Остановиться рядом можно только с Почтовой службой.
yokohama-no-path = Цепочка локаций с вашими помощниками не доходит до { CASE($area, "gen") }.
yokohama-no-house_taken = Торговый дом здесь уже построен ({ $builder }).
yokohama-no-house = В личной зоне нет торгового дома; на складе: { $stored }.
yokohama-no-shop_taken = Эта клетка уже застроена ({ $builder }).
yokohama-no-second_shop = У вас уже есть магазин здесь: { $area }. На карте площадки у игрока может быть только один магазин.
yokohama-no-shop = В личной зоне нет магазина; на складе: { $stored }.
yokohama-no-build_power = { $have ->
    [0] Для постройки нужно действие с силой { $need }; в этом ходу действия нет.
   *[many] Для постройки нужна сила { $need }; у вашего последнего действия { $have }.
}
yokohama-no-token_power = Для жетона «5 силы» нужна сила { $need }; у вашего последнего действия { $have }.
yokohama-no-again = «{ $technology }» работает один раз за ход.
yokohama-no-money = Это стоит ¥{ $need }; у вас ¥{ $have }.
yokohama-no-good = У вас нет { CASE($good, "gen") }.
yokohama-no-stored = На вашем складе нет { CASE($piece, "gen") }.
yokohama-no-order_goods = Не хватает: { $goods }.
yokohama-no-claimed = Вы уже выполнили эту цель.
yokohama-no-second_agent = В этом ходу вы уже использовали наёмника.
yokohama-no-agent = У вас нет свободного наёмника; использованных: { $have }.
yokohama-no-agent_late = Наёмника, который переносит действие, используют до основного действия.
yokohama-no-agent_area = Наёмнику нужна локация с вашим помощником и без вашего президента; такой нет.
yokohama-no-own_president = Здесь стоит ваш президент: { $area }. Наёмник действует там, где его нет.
yokohama-no-goods = Нужно: { $goods }; у вас { $have }.
yokohama-no-yen = Нужно ¥{ $need }; у вас ¥{ $have }.
yokohama-no-tokens = Нужно жетонов «5 силы» и наёмников вместе: { $need }; у вас { $have }.
yokohama-no-orders = Нужно выполненных заказов: { $need }; у вас { $have }.
yokohama-no-technologies = Нужно технологий: { $need }; у вас { $have }.
yokohama-no-built = { $production ->
    [0] Нужны постройки в { $commercial } коммерческих локациях; у вас { $traded } (и { $made } производственных).
   *[many] { $commercial ->
        [0] Нужны постройки в { $production } производственных локациях; у вас { $made } (и { $traded } коммерческих).
       *[many] Нужны постройки в { $production } производственных и { $commercial } коммерческих локациях; у вас { $made } и { $traded }.
    }
}
yokohama-no-only_a_and_c = Это можно до и после основного действия, но не во время него.
yokohama-no-order_room = Заказов у вас { $have }; больше { $limit } держать нельзя.
yokohama-no-zone = Для { CASE($zone, "gen") } нужна сила { $need }; у вас { $have }.
yokohama-no-second_room = Заказов у вас уже { $have }; ещё с двумя будет больше { $limit }.
yokohama-no-second_card = С силой { $have } второй карты здесь не достать.
yokohama-no-imports = Нужно импортных товаров: { $need }; у вас { $have }.
yokohama-no-owned = У вас уже есть «{ $technology }».
yokohama-no-production = Нужна индустриализация { $need }: сила даёт { $power }, не хватает { $missing }, по ¥2 или 1 импортному товару за каждую единицу. У вас ¥{ $yen }, импортных товаров: { $imports }.
yokohama-no-production_extra = Нужна индустриализация { $need }: сила даёт { $power }, не хватает { $missing }, по ¥2 или 1 импортному товару за каждую единицу; начиная с четвёртой технологии нужно ещё ¥2 или 1 импортный товар. У вас ¥{ $yen }, импортных товаров: { $imports }.
yokohama-no-space = Клетка { $n } занята.
yokohama-no-space_neutral = Клетка { $n } занята нейтральным помощником.
yokohama-no-assistant_for_board = У вас нет помощника ни здесь ({ $area }), ни в личной зоне.
yokohama-no-faith = Нужна вера { $need }: сила даёт { $power }, ваши вещи — ещё не больше { $items }.
yokohama-no-customs_power = { $need ->
    [one] Для этой клетки нужен { $need } импортный товар; сила { $power } позволяет { $limit }.
    [few] Для этой клетки нужно { $need } импортных товара; сила { $power } позволяет { $limit }.
   *[many] Для этой клетки нужно { $need } импортных товаров; сила { $power } позволяет { $limit }.
}

yokohama-mistake-module = «{ $module }» — только для издания 2024 года.
yokohama-mistake-first_player = Место { $seat } не может начинать: игроков за столом { $seats }.
