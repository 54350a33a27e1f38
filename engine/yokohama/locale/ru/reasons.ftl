yokohama-no-canal = На канал никогда ничего не ставят.
yokohama-no-canal_stop = Президент может пройти через канал, но не остановиться на нём.
yokohama-no-twice = Вы только что разместили ассистента { CASE($area, "loc") }; по одному размещают в разных локациях.
yokohama-no-stop_yet = Вы решили размещать по одному, значит, хотя бы один ассистент ставится; чтобы не размещать никого, вернитесь на шаг назад.
yokohama-no-assistants = { $need ->
    [one] Нужен ассистент в личной зоне, а там никого нет.
    [few] Нужно { $need } ассистента в личной зоне; у вас { $have }.
   *[many] Нужно { $need } ассистентов в личной зоне; у вас { $have }.
}
yokohama-no-place_fee = Разместить ассистента { CASE($area, "loc") } стоит ¥{ $need }: там { $presidents ->
    [1] чужой президент
    [2] два чужих президента
   *[many] три чужих президента
}; у вас ¥{ $have }.
yokohama-no-pair_fee = Разместить двух ассистентов { CASE($area, "loc") } стоит ¥{ $need }: там { $presidents ->
    [1] чужой президент
    [2] два чужих президента
   *[many] три чужих президента
}; у вас ¥{ $have }.
yokohama-no-adjacent = { CAP($area) } не соседствует с { CASE($pair, "ins") }, где вы разместили пару.
yokohama-no-pair_itself = Третий ассистент ставится в локацию рядом с { CASE($area, "ins") }, а не туда же.
yokohama-no-passage = Самый дешёвый путь { CASE($area, "acc") } стоит ¥{ $need }; у вас ¥{ $have }.
yokohama-no-stay = Ваш президент уже { CASE($area, "loc") }: он идёт в другую локацию или возвращается в личную зону.
yokohama-no-own_assistant = У вас нет ассистента { CASE($area, "loc") }.
yokohama-no-president = { $n ->
    [1] { CAP(CASE($area, "loc")) } уже стоит президент другого игрока ({ $players })
   *[many] { CAP(CASE($area, "loc")) } уже стоят президенты других игроков ({ $players })
}; остановиться там же позволяет только технология «Почтовая служба».
yokohama-no-path = Цепочка локаций с вашими ассистентами не доходит до { CASE($area, "gen") }.
yokohama-no-same_area = Ассистент уже { CASE($area, "loc") }; он перемещается в другую локацию.
yokohama-no-act_there = Действие выполняется { CASE($president, "loc") }, где ваш президент, или { CASE($agent, "loc") }, где наёмник.
yokohama-no-house_taken = Торговый дом здесь уже построил игрок { $builder }.
yokohama-no-house = У вас нет торгового дома в личной зоне; на складе { $stored }.
yokohama-no-shop_taken = Эту клетку уже застроил игрок { $builder }.
yokohama-no-second_shop = У вас уже есть магазин { CASE($area, "loc") }; на одной площадке у игрока может быть только один.
yokohama-no-shop = У вас нет магазина в личной зоне; на складе { $stored }.
yokohama-no-build_power = { $have ->
    [0] Строить можно после действия с силой от { $need }; в этом ходу действия не было.
   *[many] Строить можно при силе от { $need }; сила вашего последнего действия — { $have }.
}
yokohama-no-token = Жетона «5 силы» { CASE($area, "loc") } больше нет.
yokohama-no-token_power = Для жетона «5 силы» нужна сила { $need }; сила вашего последнего действия — { $have }.
yokohama-no-technology = У вас нет технологии «{ $technology }».
yokohama-no-again = Технологию «{ $technology }» используют раз в ход; в этом ходу вы это уже сделали.
yokohama-no-money = Это стоит ¥{ $need }; у вас ¥{ $have }.
yokohama-no-good = У вас нет { CASE($good, "gen") }.
yokohama-no-stored = На вашем складе больше нет { COUNTED($piece, 5) }.
yokohama-no-order_goods = Вам не хватает { CASE($goods, "gen") }.
yokohama-no-claimed = Вы уже выполнили эту цель.
yokohama-no-second_agent = В этом ходу вы уже использовали наёмника, а больше одного нельзя.
yokohama-no-agent = { $have ->
    [0] У вас нет наёмников.
    [1] Единственного наёмника вы уже использовали.
   *[many] Всех своих наёмников ({ $have }) вы уже использовали.
}
yokohama-no-agent_late = Наёмника, который переносит действие в другую локацию, используют до основного действия.
yokohama-no-agent_area = Наёмнику нужна локация с вашим ассистентом и без вашего президента; такой нет.
yokohama-no-own_president = Ваш президент { CASE($area, "loc") }; наёмник действует там, где президента нет.
yokohama-no-goods = Нужно иметь { CASE($goods, "acc") }; у вас { $have }.
yokohama-no-yen = Нужно иметь ¥{ $need }; у вас ¥{ $have }.
yokohama-no-tokens = Нужно { $need } жетонов «5 силы» и наёмников вместе; у вас { $have }.
yokohama-no-orders = Нужно { $need } выполненных заказов; у вас { $have }.
yokohama-no-technologies = { $need ->
    [one] Нужна { $need } технология; у вас { $have }.
    [few] Нужны { $need } технологии; у вас { $have }.
   *[many] Нужно { $need } технологий; у вас { $have }.
}
yokohama-no-built = { $production ->
    [0] Нужны постройки в { $commercial } коммерческих локациях; у вас таких { $traded }, производственных — { $made }.
   *[many] { $commercial ->
        [0] Нужны постройки в { $production } производственных локациях; у вас таких { $made }, коммерческих — { $traded }.
       *[many] Нужны постройки в { $production } производственных и { $commercial } коммерческих локациях; у вас таких { $made } и { $traded }.
    }
}
yokohama-no-only_a_and_c = Это можно до и после основного действия, но не во время него.
yokohama-no-order_room = { $have ->
    [one] У вас уже { $have } заказ, а больше { $limit } держать нельзя.
    [few] У вас уже { $have } заказа, а больше { $limit } держать нельзя.
   *[many] У вас уже { $have } заказов, а больше { $limit } держать нельзя.
}
yokohama-no-other_board = Эта карта лежит { CASE($other, "loc") }, а вы действуете { CASE($area, "loc") }.
yokohama-no-first_order = Этот заказ вы уже берёте; вторым может быть другой.
yokohama-no-zone = Для { CASE($zone, "gen") } нужна сила { $need }, а у вас { $have }.
yokohama-no-second_room = { $have ->
    [one] У вас уже { $have } заказ; ещё с двумя будет больше { $limit }.
    [few] У вас уже { $have } заказа; ещё с двумя будет больше { $limit }.
   *[many] У вас уже { $have } заказов; ещё с двумя будет больше { $limit }.
}
yokohama-no-second_card = При силе { $have } второй заказ здесь взять нельзя.
yokohama-no-imports = { $need ->
    [one] Нужен { $need } импортный товар; у вас { $have }.
    [few] Нужно { $need } импортных товара; у вас { $have }.
   *[many] Нужно { $need } импортных товаров; у вас { $have }.
}
yokohama-no-sell_imports = Импортные товары в Чайнатауне можно только купить.
yokohama-no-hire_power = Чтобы брать фишки со склада, нужна сила { $need }; сила вашего действия — { $have }.
yokohama-no-owned = Технология «{ $technology }» у вас уже есть.
yokohama-no-production = Нужна индустриализация { $need }: сила даёт { $power }, { $missing ->
    [1] за недостающую единицу платят
   *[many] за каждую из { $missing } недостающих единиц платят
} ¥2 или 1 импортный товар. У вас ¥{ $yen }, импортных товаров { $imports }.
yokohama-no-production_extra = { $missing ->
    [0] Начиная с четвёртой каждая технология стоит ещё ¥2 или 1 импортный товар.
    [1] Нужна индустриализация { $need }: сила даёт { $power }, за недостающую единицу платят ¥2 или 1 импортный товар, и ещё столько же за четвёртую и каждую следующую технологию.
   *[many] Нужна индустриализация { $need }: сила даёт { $power }, за каждую из { $missing } недостающих единиц платят ¥2 или 1 импортный товар, и ещё столько же за четвёртую и каждую следующую технологию.
} У вас ¥{ $yen }, импортных товаров { $imports }.
yokohama-no-space_taken = Эту клетку занимает { $holder }.
yokohama-no-space_neutral = Эту клетку занимает ассистент условного игрока.
yokohama-no-assistant_for_board = У вас нет ассистента ни { CASE($area, "loc") }, ни в личной зоне.
yokohama-no-faith = Нужно { $need } веры: сила даёт { $power }, ваши товары и деньги — ещё не больше { $items }.
yokohama-no-offered = Это вы уже отдали за веру в этом ходу.
yokohama-no-customs_power = { $need ->
    [one] Для этой клетки нужен { $need } импортный товар; при силе { $power } можно отдать { $limit }.
    [few] Для этой клетки нужно { $need } импортных товара; при силе { $power } можно отдать { $limit }.
   *[many] Для этой клетки нужно { $need } импортных товаров; при силе { $power } можно отдать { $limit }.
}
yokohama-no-customs_both = { $need ->
    [one] Для этой клетки нужен { $need } импортный товар; у вас { $have }, а при силе { $power } можно отдать { $limit }.
    [few] Для этой клетки нужно { $need } импортных товара; у вас { $have }, а при силе { $power } можно отдать { $limit }.
   *[many] Для этой клетки нужно { $need } импортных товаров; у вас { $have }, а при силе { $power } можно отдать { $limit }.
}
yokohama-no-origin = Вы действуете { CASE($area, "loc") }: ассистент берётся оттуда или из вашей руки.
yokohama-no-mix = Цена: { $price }.
yokohama-no-goods_count = Здесь вы берёте { $n ->
    [one] { $n } товар.
    [few] { $n } товара.
   *[many] { $n } товаров.
}
yokohama-no-assistants_there = { CAP(CASE($area, "loc")) } у вас только { $n ->
    [one] { $n } ассистент.
    [few] { $n } ассистента.
   *[many] { $n } ассистентов.
}
yokohama-no-reward_taken = Этот жетон уже взял игрок { $owner }.

yokohama-then-house = На момент действия в личной зоне не было торгового дома; на складе — { $stored }.
yokohama-then-shop = На момент действия в личной зоне не было магазина; на складе — { $stored }.
yokohama-then-money = На момент действия это стоило ¥{ $need }; у вас было ¥{ $have }.
yokohama-then-good = На момент действия у вас не было { CASE($good, "gen") }.
yokohama-then-stored = На момент действия на вашем складе уже не было { COUNTED($piece, 5) }.
yokohama-then-order_room = { $have ->
    [one] На момент действия у вас уже был { $have } заказ, а больше { $limit } держать нельзя.
    [few] На момент действия у вас уже было { $have } заказа, а больше { $limit } держать нельзя.
   *[many] На момент действия у вас уже было { $have } заказов, а больше { $limit } держать нельзя.
}
yokohama-then-imports = { $need ->
    [one] На момент действия был нужен { $need } импортный товар; у вас было { $have }.
    [few] На момент действия было нужно { $need } импортных товара; у вас было { $have }.
   *[many] На момент действия было нужно { $need } импортных товаров; у вас было { $have }.
}
yokohama-then-production = Была нужна индустриализация { $need }: сила давала { $power }, { $missing ->
    [1] за недостающую единицу платят
   *[many] за каждую из { $missing } недостающих единиц платят
} ¥2 или 1 импортный товар. На момент действия у вас было ¥{ $yen }, импортных товаров — { $imports }.
yokohama-then-production_extra = { $missing ->
    [0] Начиная с четвёртой каждая технология стоит ещё ¥2 или 1 импортный товар.
    [1] Была нужна индустриализация { $need }: сила давала { $power }, за недостающую единицу платят ¥2 или 1 импортный товар, и ещё столько же за четвёртую и каждую следующую технологию.
   *[many] Была нужна индустриализация { $need }: сила давала { $power }, за каждую из { $missing } недостающих единиц платят ¥2 или 1 импортный товар, и ещё столько же за четвёртую и каждую следующую технологию.
} На момент действия у вас было ¥{ $yen }, импортных товаров — { $imports }.
yokohama-then-assistant_for_board = На момент действия у вас не было ассистента ни { CASE($area, "loc") }, ни в личной зоне.
yokohama-then-faith = На момент действия было нужно { $need } веры: сила давала { $power }, ваши товары и деньги — ещё не больше { $items }.
yokohama-then-customs_both = { $need ->
    [one] Для этой клетки нужен { $need } импортный товар; на момент действия у вас было { $have }, а при силе { $power } можно было отдать { $limit }.
    [few] Для этой клетки нужно { $need } импортных товара; на момент действия у вас было { $have }, а при силе { $power } можно было отдать { $limit }.
   *[many] Для этой клетки нужно { $need } импортных товаров; на момент действия у вас было { $have }, а при силе { $power } можно было отдать { $limit }.
}

yokohama-mistake-module = «{ $module }» — только для издания 2024 года.
yokohama-mistake-first_player = { $seats ->
    [few] Место { $seat } не может начинать: за столом { $seats } игрока.
   *[many] Место { $seat } не может начинать: за столом { $seats } игроков.
}
