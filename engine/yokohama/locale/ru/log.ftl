yokohama-log-keep = { $player } оставляет { $order }.
yokohama-log-spread = { $n ->
    [one] { $player } размещает ассистента { CASE($areas, "loc") }.
   *[many] { $player } размещает ассистентов { CASE($areas, "loc") }.
}
yokohama-log-pair = { $n ->
    [one] { $player } размещает ассистента { CASE($area, "loc") }.
   *[many] { $player } размещает { $n } ассистентов { CASE($area, "loc") }.
}
yokohama-log-pay_place = { $player } платит { $price } за размещение { CASE($area, "loc") } (получает { $payee }).
yokohama-log-pay_way = { $player } платит ¥1 за проход (получает { $payee }).
yokohama-log-canal_fee = { $player } платит ¥1 за канал.
yokohama-log-move = { $player } ведёт президента { CASE($area, "acc") }.
yokohama-log-return = { $player } возвращает президента в личную зону.
yokohama-log-stay_in_hand = { $player } оставляет президента в личной зоне.
yokohama-log-recover = { $n ->
    [one] { $player } забирает { $n } ассистента { CASE($area, "dat") }.
   *[many] { $player } забирает { $n } ассистентов { CASE($area, "dat") }.
}
yokohama-log-recall = { $n ->
    [one] { $player } забирает { $n } ассистента { CASE($areas, "dat") }.
   *[many] { $player } забирает { $n } ассистентов { CASE($areas, "dat") }.
}
yokohama-log-act = { $player } выполняет действие { CASE($area, "loc") } (сила { $n }).
yokohama-log-act_paying = { $player } выполняет действие { CASE($area, "loc") } (сила { $n }; ¥1 за торговый дом получает { $owner }).
yokohama-log-gain = { $player } получает { CASE($gains, "acc") }.
yokohama-log-pay = { $player } тратит { CASE($price, "acc") }.
yokohama-log-orders = { $player } берёт { $orders } { CASE($area, "dat") }.
yokohama-log-two_orders = { $player } берёт заказы № { $first } и № { $second } { CASE($area, "dat") }.
yokohama-log-research = { $player } берёт технологию «{ $technology }» ({ $price }).
yokohama-log-research_for = { $player } берёт технологию «{ $technology }» за { CASE($price, "acc") }.
yokohama-log-station = { $player } кладёт жетон станции { CASE($area, "acc") }.
yokohama-log-technology = { $player } получает { CASE($gains, "acc") } («{ $technology }»).
yokohama-log-use = { $player } использует технологию «{ $technology }»: { $what }.
yokohama-log-agent = { $player } получает наёмника { CASE($country, "dat") }.
yokohama-log-no_agent = { $player } не получает наёмника { CASE($country, "dat") }: их больше нет.
yokohama-log-agent_extra_action = { $player } отправляет наёмника { CASE($area, "acc") }.
yokohama-log-agent_redirect = { $player } использует наёмника и может действовать { CASE($area, "loc") }.
yokohama-log-hire_for = { $player } берёт со склада { CASE($piece, "acc") } за { $price }.
yokohama-log-hire_free = { $player } берёт со склада { CASE($piece, "acc") }.
yokohama-log-shift_area = { $player } перемещает ассистента { CASE($origin, "dat") } { CASE($area, "acc") }.
yokohama-log-shift_hand = { $player } выставляет ассистента из личной зоны { CASE($area, "acc") }.
yokohama-log-settle_church = { $player } ставит ассистента на { CASE($space, "acc") }.
yokohama-log-settle_customs = { $player } ставит ассистента на { CASE($space, "acc") }.
yokohama-log-buy = { $player } покупает { CASE($thing, "acc") } за { $price }.
yokohama-log-sell = { $player } продаёт { CASE($thing, "acc") } за { $price }.
yokohama-log-token = { $player } берёт жетон «5 силы» { CASE($area, "dat") }.
yokohama-log-free_agent = { $player } получает независимого наёмника.
yokohama-log-build_shop = { $player } строит магазин { CASE($area, "loc") }.
yokohama-log-build_house = { $player } строит торговый дом { CASE($area, "loc") }.
yokohama-log-deliver = { $player } выполняет { $order } ({ $country }), отдав { CASE($goods, "acc") }.
yokohama-log-claim = { $player } выполняет цель «{ $achievement }» и получает { $n } ПО.
yokohama-log-reward_token = { $player } берёт жетон награды ({ $token }).
yokohama-log-reward_flag = { $player } берёт жетон награды со значком { CASE($country, "gen") }.
yokohama-log-trigger = Игра близится к концу: { $what }. Этот раунд доиграют, затем сыграют ещё один.
yokohama-log-trigger_later = Выполнено ещё одно условие конца игры: { $what }. Это уже ничего не меняет.
yokohama-log-last_round_since = Начинается последний раунд: { $what }.
yokohama-log-standstill = Никто больше ничего не может сделать: игра окончена.
yokohama-log-final = { $player }: { $n } ПО, { $rank }-е место.
yokohama-step-scoring = Итоговый подсчёт

# Строки прежних версий: их партии по-прежнему можно прочитать.
yokohama-log-place_fee = { $n ->
    [one] { $player } получает { $price } от игрока { $payer } за ассистента { CASE($area, "loc") }.
   *[many] { $player } получает { $price } от игрока { $payer } за { $n } ассистентов { CASE($area, "loc") }.
}
yokohama-log-way_fee = { $player } получает ¥1 от игрока { $payer } за проход.
yokohama-log-house_income = { $player } получает ¥1 за торговый дом { CASE($area, "loc") }.
yokohama-log-placement_fee = { $player } получает ¥1 за ассистента { CASE($area, "loc") }.
yokohama-log-passage_fee = { $player } получает ¥1 за проход.
yokohama-log-hire = { $player } берёт со склада: { $piece } (¥{ $price }).
yokohama-log-last_round = Начинается последний раунд.
yokohama-log-shift = { $player } перемещает ассистента: { $origin } → { $area }.
yokohama-log-board = { $player } ставит ассистента на поле: { $area }, клетка { $n }.
yokohama-log-fulfil = { $player } выполняет { $order } ({ $country }).
yokohama-space-customs = { $case ->
   *[nom] клетка
    [acc] клетку
} таможни за { $n ->
    [one] { $n } импортный товар
    [few] { $n } импортных товара
   *[many] { $n } импортных товаров
} ({ $gains })

yokohama-trigger-trading_houses = один из игроков построил все торговые дома
yokohama-trigger-shops = один из игроков построил все магазины
yokohama-trigger-port = порт не удаётся пополнить
yokohama-trigger-church = на поле церкви достигнут предел
yokohama-trigger-customs = на поле таможни достигнут предел

yokohama-line-play = во время игры
yokohama-line-church = церковь
yokohama-line-customs = таможня
yokohama-line-technology = технологии
yokohama-line-countries = страны
yokohama-line-other = всё, что осталось
yokohama-line-on_board = { $n ->
    [one] { $n } ассистент
    [few] { $n } ассистента
   *[many] { $n } ассистентов
}
yokohama-line-production = индустриализация { $n }
yokohama-line-flags = { $n ->
    [one] { $n } значок
    [few] { $n } значка
   *[many] { $n } значков
}
yokohama-line-parts = наёмники { $agents }, импорт { $imports }, деньги { $yen }, товары { $goods }
yokohama-line-sources = заказы { $orders }, постройки { $buildings }, церковь и таможня { $boards }, цели { $achievements }, действия и технологии { $rest }
yokohama-result-tied = { $players } набрали по { $points } ПО; из равных выше тот, кто раньше в порядке хода.
