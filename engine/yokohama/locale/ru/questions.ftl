# Вопросы. Если у ключа несколько сообщений, само сообщение ключа называет вопрос, остальные его задают.
yokohama-orders = Все выбирают начальный заказ.
yokohama-keep = Какой из двух заказов вы оставляете? Второй выходит из игры, и его никто не увидит.
yokohama-turn = Разместите ассистентов.
yokohama-turn-help = Сначала **ассистенты**: до трёх, каждый в свою локацию, или двое в одну. Потом ваш **президент** идёт по ним и действует там, где остановится.
yokohama-turn-place = Как вы размещаете ассистентов?
yokohama-turn-more = Разместить ассистентов или сначала сделать что-то ещё?
yokohama-place = Где вы размещаете ассистента?
yokohama-place-nth = { $of ->
    [1] Можно разместить { $of } ассистента. Куда его поставить?
   *[other] { $n ->
        [1] Можно разместить до { $of } ассистентов в разных локациях. Куда поставить первого?
       *[other] Куда поставить { $n ->
            [2] второго
            [3] третьего
            [4] четвёртого
            [5] пятого
           *[other] следующего
        } ассистента?
    }
}
yokohama-place-all = В каких локациях вы размещаете ассистентов? По одному.
yokohama-place_pair = В какую локацию поставить двух ассистентов?
yokohama-place_pair-up_to = В какую локацию поставить одного или двух ассистентов?
yokohama-how_many = Сколько ассистентов вы там размещаете?
yokohama-how_many-into = Сколько ассистентов вы размещаете { CASE($area, "loc") }?
yokohama-place_beside = Телеграф: разместить ещё одного ассистента рядом с парой?
yokohama-place_beside-pair = Телеграф: ещё один ассистент? Он встанет в локацию рядом с { CASE($area, "ins") }.
yokohama-move = Куда идёт ваш президент?
yokohama-move-from = Президент { CASE($area, "loc") }. Куда он идёт?
yokohama-move-from_hand = Президент в личной зоне. Куда он идёт?
yokohama-payees = Несколько путей стоят одинаково. Кому вы платите?
yokohama-payees-to = Несколько путей { CASE($area, "acc") } стоят { $price }. Кому вы платите?
yokohama-recall = Президент возвращается в личную зону, действия в этом ходу не будет. Каких ассистентов вы забираете?
yokohama-recall-in_hand = Президент остаётся в личной зоне, действия в этом ходу не будет. Каких ассистентов вы забираете?
yokohama-recall_from = Откуда вы забираете ассистентов?
yokohama-recall_from-more = Откуда вы забираете ассистентов? Сейчас в личной зоне их { $n }.
yokohama-recall_how_many = Сколько ассистентов вы забираете?
yokohama-recall_how_many-from = Сколько ассистентов вы забираете { CASE($area, "dat") }?
yokohama-redirect = Где вы выполняете действие?
yokohama-redirect-or = Ваш президент { CASE($president, "loc") }, наёмник { CASE($agent, "loc") }. Где вы выполняете действие?
yokohama-agent = В какой локации действует наёмник?
yokohama-agent-extra_action-where = Наёмник: в какой локации вы сейчас выполняете действие?
yokohama-agent-redirect-where = Наёмник: где в этом ходу можно будет действовать вместо локации президента?
yokohama-port = Какой заказ вы берёте?
yokohama-port-at = { CAP($area) }, сила { $n }: какой заказ вы берёте?
yokohama-port_second = Возьмёте и второй заказ?
yokohama-port_which = Какой заказ вы берёте вторым?
yokohama-port_which-for = Какой заказ вы берёте вместе с № { $number } за { CASE($price, "acc") }?
yokohama-laboratory = Какую технологию вы берёте?
yokohama-laboratory-at = { CAP($area) }, сила { $n }: какую технологию вы берёте?
yokohama-research_price = Чем вы платите?
yokohama-research_price-of = Чем вы платите за технологию «{ $technology }»?
yokohama-station = Куда вы кладёте жетон станции? Он останется там до конца игры.
yokohama-hire = Какую фишку вы берёте со склада?
yokohama-hire-first = { $n ->
    [one] Со склада можно взять { $n } фишку. Какую?
   *[many] Со склада можно взять до { $n } фишек. Какую взять первой?
}
yokohama-hire-more = { $n ->
    [one] Со склада можно взять ещё { $n } фишку. Какую?
   *[many] Со склада можно взять ещё до { $n } фишек. Какую взять следующей?
}
yokohama-hire-all = { $n ->
    [one] Со склада можно взять { $n } фишку. Какую?
   *[many] Со склада можно взять до { $n } фишек. Какие?
}
yokohama-chinatown = Что вы покупаете или продаёте?
yokohama-chinatown-nth = { $of ->
    [1] Можно провести { $of } обмен. Что вы покупаете или продаёте?
   *[other] Можно провести до { $of } обменов. Каким будет { $n ->
        [1] первый
        [2] второй
        [3] третий
        [4] четвёртый
        [5] пятый
       *[other] следующий
    }?
}
yokohama-chinatown-all = { $n ->
    [one] Можно провести { $n } обмен. Что вы покупаете или продаёте?
   *[many] Можно провести до { $n } обменов. Что вы покупаете или продаёте?
}
yokohama-church = Какую клетку поля церкви вы занимаете?
yokohama-church-help = Клетка требует **веры**. Часть даёт ваша сила, остальное вы добираете сами: каждый вид товара, импорт и деньги дают по единице.
yokohama-church-with = Сила даёт { $n } веры. Какую клетку поля церкви вы занимаете?
yokohama-faith = Что вы отдаёте за недостающую веру?
yokohama-faith-help = Остальную **веру** даёт ваша сила. Каждый вид товара, импорт и деньги дают по единице.
yokohama-faith-for = { $n ->
    [one] Для веры { $faith } не хватает { $n }. Что вы отдаёте? Подойдёт любой товар или деньги.
    [few] Для веры { $faith } не хватает { $n }. Какие { $n } товара вы отдаёте? Деньги считаются за один.
   *[many] Для веры { $faith } не хватает { $n }. Какие { $n } товаров вы отдаёте? Деньги считаются за один.
}
yokohama-origin = Откуда вы берёте ассистента?
yokohama-origin-church = Откуда вы берёте ассистента на поле церкви?
yokohama-origin-customs = Откуда вы берёте ассистента на поле таможни?
yokohama-customs = Какую клетку поля таможни вы занимаете?
yokohama-customs-with = { $n ->
    [one] Можно отдать { $n } импортный товар. Какую клетку поля таможни вы занимаете?
   *[many] Можно отдать до { $n } импортных товаров. Какую клетку поля таможни вы занимаете?
}
yokohama-token = Возьмёте жетон «5 силы»?
yokohama-token-of = Возьмёте жетон «5 силы» { CASE($area, "dat") }?
yokohama-build = Построите что-нибудь?
yokohama-build-in = Что вы строите { CASE($area, "loc") }?
yokohama-recover = Телефон: оставить здесь одного ассистента?
yokohama-recover-from = Телефон: оставить одного ассистента { CASE($area, "loc") }?
yokohama-any_good = { $n ->
    [one] Какой товар вы берёте?
    [few] Какие { $n } товара вы берёте?
   *[many] Какие { $n } товаров вы берёте?
}
yokohama-shift_from = Какого ассистента вы перемещаете?
yokohama-shift_from-nth = { $of ->
    [1] Можно переместить { $of } ассистента. Откуда вы его берёте?
   *[other] Можно сделать до { $of } перемещений. Откуда вы берёте { $n ->
        [1] первого
        [2] второго
        [3] третьего
        [4] четвёртого
        [5] пятого
       *[other] следующего
    } ассистента?
}
yokohama-shift_into = Куда вы ставите ассистента?
yokohama-shift_into-from = Куда вы ставите ассистента { CASE($area, "dat") }?
yokohama-shift_into-from_hand = Куда вы ставите ассистента из личной зоны?
yokohama-reward_token = Все три цели выполнены! Какой жетон награды вы берёте?
yokohama-end = Завершить ход?
yokohama-end-more = Завершить ход или сначала сделать что-то ещё?

yokohama-group-placing = размещение
yokohama-group-orders = заказы
yokohama-group-achievements = цели
yokohama-group-agents = наёмники
yokohama-group-technologies = технологии

yokohama-placing-spread = по одному ассистенту
yokohama-placing-spread-detail = в разных локациях
yokohama-placing-pair = двух ассистентов
yokohama-placing-pair-detail = в одной локации
yokohama-placing-pair-up_to = разместить в одной локации
yokohama-placing-pair-up_to-detail = одного или двух ассистентов
yokohama-placing-none = никого не размещать
yokohama-fulfil = выполнить { $order }
yokohama-claim = выполнить цель «{ $achievement }»
yokohama-return = вернуть президента
yokohama-return-detail = без действия в этот ход
yokohama-stay_in_hand = оставить президента в личной зоне
yokohama-recall-all = забрать всех ассистентов
yokohama-recall-some = выбрать отдельно в каждой локации
yokohama-recall-none = не забирать ассистентов
yokohama-agent-extra_action = использовать наёмника: ещё одно действие сейчас
yokohama-agent-redirect = использовать наёмника: действие в другой локации
yokohama-agent-vain = наёмник: ничего не получить
yokohama-port-one = только один
yokohama-port-one-short = нет
yokohama-port-two = второй за { CASE($price, "acc") }
yokohama-port-two-short = за { CASE($price, "acc") }
yokohama-buy = купить { CASE($thing, "acc") } за { $price }
yokohama-sell = продать { CASE($thing, "acc") } за { $price }
yokohama-sell_imports = продать импортный товар
yokohama-take_token = взять жетон
yokohama-leave_one = оставить одного ассистента
yokohama-recover_all = забрать всех
yokohama-build-any = построить
yokohama-build-shop = магазин на клетке { $n }
yokohama-build-house = торговый дом

# Что стоит рядом с вариантом: сила, цена, что вы получите и что получат другие.
yokohama-power = сила { $n }
yokohama-power-beyond = сила { $n }, засчитывается { $counts }
yokohama-arrive = { $power }: { $gains }
yokohama-power_there = там сила { $n }
yokohama-power_there-beyond = там сила { $n }, засчитывается { $counts }
yokohama-out_of_reach = президент туда пока не дойдёт
yokohama-needs = { $n ->
    [one] на пути нужен ещё { $n } ассистент
    [few] на пути нужны ещё { $n } ассистента
   *[many] на пути нужно ещё { $n } ассистентов
}
yokohama-will_return = после этого действия ассистенты вернутся оттуда в личную зону
yokohama-gaining = получите { CASE($gains, "acc") }
yokohama-also = { $what }; { $more }
yokohama-way_costs = путь стоит { $price }
yokohama-by_means = путь благодаря технологии «{ $technology }»
yokohama-landlord = { $owner } получит ¥1 за торговый дом
yokohama-fee-player = { $price } от вас получит { $payee }
yokohama-fee-next = { $price } — { $payee }
yokohama-fee-supply = канал стоит { $price }
yokohama-for = за { CASE($price, "acc") }
yokohama-flagged = { $detail } · { $country }
yokohama-with_agent = { $country } + наёмник
yokohama-second_flag = второй значок: вы получите наёмника
yokohama-each = { $n } × ({ $yen } или импорт)
yokohama-card-detail = { $price } · { $effect }
yokohama-faith_items = { $n ->
    [one] отдать { $n } товар или { $yen }
    [few] отдать { $n } разных товара ({ $yen } — за один)
   *[many] отдать { $n } разных товаров ({ $yen } — за один)
}
yokohama-loses_claim = после этого уже не засчитать цель «{ $achievement }»
yokohama-last_round_next = после этого следующий раунд — последний
yokohama-claiming = { $gains }; ассистент из личной зоны останется на карте цели
yokohama-agent_in-only = только { CASE($area, "loc") } ({ $power }): { $gains }
yokohama-agent_in-one = { $area }: { $gains }
yokohama-agent_in-nothing_else = в остальных локациях ничего
yokohama-agent_in-landlord = { $owner } получит ¥1
yokohama-agent_in-more = { $n ->
    [one] или ещё { $n } локация
    [few] или ещё { $n } локации
   *[many] или ещё { $n } локаций
}
yokohama-five_power_token = жетон «5 силы»
yokohama-none-cards = места для заказа нет
yokohama-none-production = ни одна технология вам не по средствам
yokohama-none-pieces = ни одна фишка вам не по средствам
yokohama-none-exchanges = менять вам нечего
yokohama-none-faith = веры не хватит ни на одну клетку
yokohama-none-import_limit = ни одна клетка вам не по средствам
yokohama-pieces_payable = денег хватит на { $n }
yokohama-sells-order = лучший заказ: { $points }
yokohama-sells-technology = дешевле всех «{ $technology }» ({ $n })
yokohama-sells-piece = { $piece } { $price }
yokohama-payable = ✓ { $detail }
yokohama-yield-takeorders = { $n ->
    [one] доступен { $n } заказ
    [few] доступны { $n } заказа
   *[many] доступно { $n } заказов
}
yokohama-yield-taketechnology = индустриализация { $n }
yokohama-yield-recruit = { $n ->
    [one] { $n } фишка со склада
   *[many] до { $n } фишек со склада
}
yokohama-yield-exchange = { $n ->
    [one] { $n } обмен
    [few] { $n } обмена
   *[many] { $n } обменов
}
yokohama-yield-worship = вера { $n }
yokohama-yield-declare = { $n ->
    [one] можно отдать { $n } импортный товар
    [few] можно отдать до { $n } импортных товаров
   *[many] можно отдать до { $n } импортных товаров
}
yokohama-use_technology = использовать «{ $technology }»
