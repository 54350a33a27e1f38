yokohama-log-keep = { $player } залишає { $order }.
yokohama-log-spread = { $n ->
    [one] { $player } розміщує помічника { CASE($areas, "loc") }.
   *[many] { $player } розміщує помічників { CASE($areas, "loc") }.
}
yokohama-log-pair = { $n ->
    [one] { $player } розміщує помічника { CASE($area, "loc") }.
   *[many] { $player } розміщує { $n } помічників { CASE($area, "loc") }.
}
yokohama-log-pay_place = { $player } платить { $price } за розміщення { CASE($area, "loc") } (отримує { $payee }).
yokohama-log-pay_way = { $player } платить ¥1 за прохід (отримує { $payee }).
yokohama-log-canal_fee = { $player } платить ¥1 за канал.
yokohama-log-move = { $player } веде президента { CASE($area, "acc") }.
yokohama-log-return = { $player } повертає президента в руку.
yokohama-log-stay_in_hand = { $player } лишає президента в руці.
yokohama-log-recover = { $n ->
    [one] { $player } забирає { $n } помічника { CASE($area, "dat") }.
   *[many] { $player } забирає { $n } помічників { CASE($area, "dat") }.
}
yokohama-log-recall = { $n ->
    [one] { $player } забирає { $n } помічника { CASE($areas, "dat") }.
   *[many] { $player } забирає { $n } помічників { CASE($areas, "dat") }.
}
yokohama-log-act = { $player } виконує дію { CASE($area, "loc") } ({ $n } ОД).
yokohama-log-act_paying = { $player } виконує дію { CASE($area, "loc") } ({ $n } ОД; ¥1 за торговий дім отримує { $owner }).
yokohama-log-gain = { $player } отримує { CASE($gains, "acc") }.
yokohama-log-pay = { $player } витрачає { CASE($price, "acc") }.
yokohama-log-orders = { $player } бере { $orders } { CASE($area, "dat") }.
yokohama-log-two_orders = { $player } бере замовлення № { $first } і № { $second } { CASE($area, "dat") }.
yokohama-log-research = { $player } бере технологію «{ $technology }» ({ $price }).
yokohama-log-research_for = { $player } бере технологію «{ $technology }» за { CASE($price, "acc") }.
yokohama-log-station = { $player } кладе жетон станції { CASE($area, "acc") }.
yokohama-log-technology = { $player } отримує { CASE($gains, "acc") } («{ $technology }»).
yokohama-log-use = { $player } використовує технологію «{ $technology }»: { $what }.
yokohama-log-agent = { $player } отримує представника { CASE($country, "gen") }.
yokohama-log-no_agent = { $player } не отримує представника { CASE($country, "gen") }: їх більше немає.
yokohama-log-agent_extra_action = { $player } відправляє представника { CASE($area, "acc") }.
yokohama-log-agent_redirect = { $player } використовує представника й може діяти { CASE($area, "loc") }.
yokohama-log-hire_for = { $player } бере зі складу { CASE($piece, "acc") } за { $price }.
yokohama-log-hire_free = { $player } бере зі складу { CASE($piece, "acc") }.
yokohama-log-shift_area = { $player } переміщує помічника { CASE($origin, "dat") } { CASE($area, "acc") }.
yokohama-log-shift_hand = { $player } виставляє помічника з руки { CASE($area, "acc") }.
yokohama-log-settle_church = { $player } ставить помічника в { CASE($space, "acc") }.
yokohama-log-settle_customs = { $player } ставить помічника в { CASE($space, "acc") }.
yokohama-log-buy = { $player } купує { CASE($thing, "acc") } за { $price }.
yokohama-log-sell = { $player } продає { CASE($thing, "acc") } за { $price }.
yokohama-log-token = { $player } бере жетон дії «5» { CASE($area, "dat") }.
yokohama-log-free_agent = { $player } отримує незалежного купця.
yokohama-log-build_shop = { $player } будує крамницю { CASE($area, "loc") }.
yokohama-log-build_house = { $player } будує торговий дім { CASE($area, "loc") }.
yokohama-log-deliver = { $player } виконує { $order } ({ $country }), віддавши { CASE($goods, "acc") }.
yokohama-log-claim = { $n ->
    [one] { $player } завершує досягнення «{ $achievement }» і отримує { $n } бал.
    [few] { $player } завершує досягнення «{ $achievement }» і отримує { $n } бали.
   *[many] { $player } завершує досягнення «{ $achievement }» і отримує { $n } балів.
}
yokohama-log-reward_token = { $player } бере жетон нагороди ({ $token }).
yokohama-log-reward_flag = { $player } бере жетон нагороди з прапором { CASE($country, "gen") }.
yokohama-log-trigger = Гра наближається до кінця: { $what }. Цей раунд дограють, потім зіграють іще один.
yokohama-log-trigger_later = Виконано ще одну умову завершення гри: { $what }. Це вже нічого не змінює.
yokohama-log-last_round_since = Починається останній раунд: { $what }.
yokohama-log-standstill = Ніхто більше нічого не може зробити: гру закінчено.
yokohama-log-final = { $n ->
    [one] { $player }: { $n } бал, { $rank ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $rank }-те
    } місце.
    [few] { $player }: { $n } бали, { $rank ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $rank }-те
    } місце.
   *[many] { $player }: { $n } балів, { $rank ->
        [1] 1-ше
        [2] 2-ге
        [3] 3-тє
       *[other] { $rank }-те
    } місце.
}
yokohama-step-scoring = Підсумковий підрахунок

# Рядки попередніх версій: їхні партії й далі можна прочитати.
yokohama-log-place_fee = { $n ->
    [one] { $player } отримує { $price } від гравця { $payer } за помічника { CASE($area, "loc") }.
   *[many] { $player } отримує { $price } від гравця { $payer } за { $n } помічників { CASE($area, "loc") }.
}
yokohama-log-way_fee = { $player } отримує ¥1 від гравця { $payer } за прохід.
yokohama-log-house_income = { $player } отримує ¥1 за торговий дім { CASE($area, "loc") }.
yokohama-log-placement_fee = { $player } отримує ¥1 за помічника { CASE($area, "loc") }.
yokohama-log-passage_fee = { $player } отримує ¥1 за прохід.
yokohama-log-hire = { $player } бере зі складу: { $piece } (¥{ $price }).
yokohama-log-last_round = Починається останній раунд.
yokohama-log-shift = { $player } переміщує помічника: { $origin } → { $area }.
yokohama-log-board = { $player } ставить помічника на планшет: { $area }, комірка { $n }.
yokohama-log-fulfil = { $player } виконує { $order } ({ $country }).
yokohama-space-customs = { $case ->
   *[nom] комірка
    [acc] комірку
} митниці за { $n ->
    [one] { $n } імпортний товар
    [few] { $n } імпортні товари
   *[many] { $n } імпортних товарів
} ({ $gains })

yokohama-trigger-trading_houses = один із гравців побудував усі торгові доми
yokohama-trigger-shops = один із гравців побудував усі крамниці
yokohama-trigger-port = порт не вдається поповнити
yokohama-trigger-church = на планшеті церкви досягнуто межі
yokohama-trigger-customs = на планшеті митниці досягнуто межі

yokohama-line-play = під час гри
yokohama-line-church = церква
yokohama-line-customs = митниця
yokohama-line-technology = технології
yokohama-line-countries = країни
yokohama-line-other = усе, що лишилося
yokohama-line-on_board = { $n ->
    [one] { $n } помічник
    [few] { $n } помічники
   *[many] { $n } помічників
}
yokohama-line-production = виробництво { $n }
yokohama-line-flags = { $n ->
    [one] { $n } прапор
    [few] { $n } прапори
   *[many] { $n } прапорів
}
yokohama-line-parts = представники { $agents }, імпорт { $imports }, гроші { $yen }, товари { $goods }
yokohama-line-sources = замовлення { $orders }, будівлі { $buildings }, церква й митниця { $boards }, досягнення { $achievements }, дії та технології { $rest }
yokohama-result-tied = { $points ->
    [one] { $players } мають по { $points } балу; за рівності вище той, хто раніше в порядку ходів.
    [few] { $players } мають по { $points } бали; за рівності вище той, хто раніше в порядку ходів.
   *[many] { $players } мають по { $points } балів; за рівності вище той, хто раніше в порядку ходів.
}
