# Questions
nippon-main = Что вы делаете в этом ходу?
nippon-main_workers = { $n ->
    [0] Какое действие?
   *[other] Действие или консолидация?
}
nippon-main_forced = Ни одно действие сейчас не доступно (занято ячеек рабочих: { $n } из { $of }), остаётся консолидация. Сделать что-нибудь до неё?
nippon-worker = Действие «{ CAP($action) }». Какого рабочего вы берёте?
nippon-science = На сколько делений вы продвигаетесь по шкале науки?
nippon-mining = На сколько делений вы продвигаетесь по шкале добычи?
nippon-steps_from = На шкале { CASE($track, "gen") } у вас { $value }. На сколько делений продвинуться?
nippon-factory_type = Фабрику какого типа вы строите?
nippon-factory_type_for = Фабрику какого типа вы строите? Она стоит { CASE($price, "acc") }.
nippon-factory = Какую { CASE($kind, "acc") } вы строите?
nippon-machines = { $of ->
    [1] На какой фабрике построить машину?
   *[other] Можно построить до { $of } машин. На какой фабрике построить { $n ->
        [1] первую
        [2] вторую
        [3] третью
       *[other] { $n }-ю
    }?
}
nippon-machines_for = { $asked } Она стоит { CASE($prices, "acc") }.
nippon-machines_price = { CASE($price, $case) } ({ $cell })
nippon-machine_free = { CAP($source) } даёт машину. На какой фабрике её построить?
nippon-production = { $of ->
    [1] Какая фабрика произведёт товары?
   *[other] Производство возможно максимум на { $of } фабриках. Какая будет { $n ->
        [1] первой
        [2] второй
        [3] третьей
       *[other] { $n }-й
    }?
}
nippon-production_all = Какие фабрики производят товары?
nippon-ships = { $of ->
    [1] Куда отправить корабль?
   *[other] Можно построить до { $of } кораблей. Куда отправить { $n ->
        [1] первый
        [2] второй
        [3] третий
       *[other] { $n }-й
    }?
}
nippon-ships_for = { $of ->
    [1] Куда отправить корабль? Он стоит { CASE($price, "acc") }.
   *[other] Можно построить до { $of } кораблей. Куда отправить { $n ->
        [1] первый
        [2] второй
        [3] третий
       *[other] { $n }-й
    }? Он стоит { CASE($price, "acc") }.
}
nippon-ship_free = { CAP($source) } даёт корабль: куда его отправить?
nippon-trains = { $of ->
    [1] В каком регионе построить поезд?
   *[other] Можно построить до { $of } поездов. В каком регионе построить { $n ->
        [1] первый
        [2] второй
        [3] третий
       *[other] { $n }-й
    }?
}
nippon-trains_for = { $of ->
    [1] В каком регионе построить поезд? Он стоит { CASE($price, "acc") }.
   *[other] Можно построить до { $of } поездов. В каком регионе построить { $n ->
        [1] первый
        [2] второй
        [3] третий
       *[other] { $n }-й
    }? Он стоит { CASE($price, "acc") }.
}
nippon-train_region = { CAP($source) } даёт поезд. В каком регионе его построить?
nippon-train_cell = В какую ячейку региона { $region } поместить поезд?
nippon-payment = Чем вы платите?
nippon-payment-title = Чем вы платите?
nippon-payment_for = Чем вы платите за { $piece }?
nippon-market_region = В каком регионе вы снабжаете местные рынки?
nippon-market_cell = { $of ->
    [1] Можно поместить 1 жетон. В какую ячейку?
   *[other] Можно поместить до { $of } жетонов. В какую ячейку поместить { $n ->
        [1] первый
        [2] второй
        [3] третий
       *[other] { $n }-й
    }?
}
nippon-market_goods = Какой жетон поместить в ячейку { $cell }?
nippon-market_goods-title = Какой жетон?
nippon-goods_from = { $n ->
    [1] С какой фабрики вы берёте { CASE($what, "acc") }?
   *[other] С каких фабрик вы берёте { CASE($what, "acc") }?
}
nippon-goods_from_n = { $of ->
    [1] С какой фабрики взять товар?
    [few] Вы тратите { $of } товара. С какой фабрики взять { $n ->
        [1] первый
        [2] второй
        [3] третий
       *[other] { $n }-й
    }?
   *[other] Вы тратите { $of } товаров. С какой фабрики взять { $n ->
        [1] первый
        [2] второй
        [3] третий
       *[other] { $n }-й
    }?
}
nippon-push_out = Рынок города { $city } заполнен. Какой из наименьших жетонов возвращается владельцу?
nippon-market_reward = Что вы берёте за жетон { $value } в ячейке { $cell }?
nippon-market_reward-title = Что вы за него берёте?
nippon-invest_goods = { $of ->
    [1] Какие товары вы тратите?
   *[other] Можно потратить товары до { $of } раз. Какие потратить { $n ->
        [1] в первый
        [2] во второй
        [3] в третий
       *[other] в { $n }-й
    } раз?
}
nippon-invest = Что вы получаете за { CASE($what, "acc") }?
nippon-modifier = Применить свойство фабрики? За ход можно только одно.
nippon-effect_order = Какой из эффектов разыграть первым?
nippon-white = { $n ->
    [one] Белый департамент. По какой шкале продвинуться на { $n } деление?
    [few] Белый департамент. По каким шкалам продвинуться на { $n } деления?
   *[many] Белый департамент. По каким шкалам продвинуться на { $n } делений?
}
nippon-department_any = Бонус какого департамента вы берёте?
nippon-choose_one = { CAP($source) }: что вы выбираете?
nippon-build_what = { CAP($source) }: что вы строите?
nippon-optional = Хотите получить это за такую цену?
nippon-optional_for = { CAP($source) }: { $gain } за { CASE($cost, "acc") }. Воспользоваться?
nippon-produce_for = Произвести товары на { CASE($factory, "loc") } за { CASE($cost, "acc") }?
nippon-goods_target = { $of ->
    [1] На какую фабрику положить товар?
    [few] Вы кладёте { $of } товара на разные фабрики. На какую положить { $n ->
        [1] первый
        [2] второй
        [3] третий
       *[other] { $n }-й
    }?
   *[other] Вы кладёте { $of } товаров на разные фабрики. На какую положить { $n ->
        [1] первый
        [2] второй
        [3] третий
       *[other] { $n }-й
    }?
}
nippon-goods_target_all = На какие фабрики вы кладёте товары? По одному.
nippon-region_bonus = Бонус какого региона вы берёте?
nippon-silk = У вас { $have }. Сколько обменять на деньги?
nippon-consolidating = Ни одно действие сейчас не доступно, остаётся консолидация. { $question }
nippon-consolidating_last = Это ваша последняя консолидация. { $question }
nippon-favour_level = { $n ->
    [one] У вас { $n } рабочий. Какой жетон благосклонности взять?
    [few] У вас { $n } рабочих. Какой жетон благосклонности взять?
   *[many] У вас { $n } рабочих. Какой жетон благосклонности взять?
}
nippon-favour_objective = На какую задачу положить жетон { $level }? Он останется там до конца.
nippon-keep = Остальное сбрасывается. Что оставить (всего { $n })?
nippon-salary = Денег на все зарплаты не хватает. Выплатить сейчас или сначала обменять шёлк на деньги?
nippon-salary_short = На зарплаты нужно { $due }, а у вас { $have } и { $silk }; последнюю монету тратить нельзя. Выплатить сейчас или сначала обменять шёлк на деньги?
nippon-final = Последняя консолидация
nippon-final_end = Завершить последнюю консолидацию? До этого шаги ещё можно отменить.
nippon-rewards_end = Подтвердить награды? До этого шаги ещё можно отменить.
nippon-goal_reward = Вы лидируете в общей цели «{ $goal }». Какую награду вы берёте?
nippon-starting_pair = Какую пару начальных жетонов вы берёте?
nippon-old_factory_side = Какой стороной вверх положить старую фабрику?
nippon-start_worker = Какого рабочего вы берёте из мешочка?

# Lines of forms, and what is planned so far
nippon-field-train = Регион и ячейка
nippon-field-payment = Оплата
nippon-train_at = { $region }, { $cell }
nippon-plan-token = Жетон { $value } в ячейку { $cell } за { CASE($what, "acc") }

# Labels of options
nippon-consolidate = консолидация
nippon-silk_to_money = обменять шёлк на деньги
nippon-silk_short = Обменять шёлк
nippon-investments_short = инвестиции
nippon-old_side = сторона: { $good }
nippon-machine_cell = { $factory }, { $cell }
nippon-produce_without_coal = { $factory } (без угля)
nippon-produce_there = произвести товары на { CASE($factory, "loc") }
nippon-train_cell_n = { $n }-я ячейка слева
nippon-token = жетон { $value }
nippon-from_factory = { $what } ({ $factory })
nippon-invest_finance = инвестировать
nippon-decline_reward = без награды
nippon-pay_salary = выплатить зарплаты ({ $due })
nippon-favour = жетон благосклонности { $level }
nippon-group-modifier = Свойство фабрики
nippon-group-favours = Жетоны благосклонности
nippon-modifier_of = свойство: { $factory }
nippon-starting_token = начальный жетон
nippon-piece-ship = корабль в { $place }
nippon-piece-train = поезд в регионе { $region }
nippon-steps = { $track } +{ $n }
nippon-steps_back = { $track } −{ $n }
nippon-steps_given = { $n ->
    [one] { $n } деление шкалы { CASE($track, "gen") }
    [few] { $n } деления шкалы { CASE($track, "gen") }
   *[many] { $n } делений шкалы { CASE($track, "gen") }
}
nippon-effect-department = бонус { CASE($department, "gen") }
nippon-effect-split = { $case ->
   *[nom] наука или добыча +{ $n }
    [acc] науку или добычу +{ $n }
}
nippon-effect-unlock = жетон влияния { $value }
nippon-effect-machines = построить машины на { $n } фабриках
nippon-effect-optional = { $cost } → { $then }
nippon-effect-goods = { $n ->
    [one] { $n } товар
    [few] { $n } товара
   *[many] { $n } товаров
}
nippon-effect-produce = произвести товары на той же фабрике
nippon-effect-waiting_machine = положить отложенную машину
nippon-effect-region_bonus = бонус региона
nippon-effect-other = свойство фабрики

# Details of options: price, gain, what it leads to
nippon-detail-paid = { $cost } → { $gain }
nippon-detail-gets = получите { CASE($what, "acc") }
nippon-detail-for = за { CASE($cost, "acc") }
nippon-detail-reward_supply = бонус региона
nippon-detail-reward_vp = вместо бонуса региона
nippon-detail-marker = { GENDER($track) ->
    [pl] { $track } вырастут до { $value }
   *[f] { $track } вырастет до { $value }
}
nippon-detail-marker_to = { $track } до { $value }
nippon-detail-lost_steps = { $n ->
    [one] шкала { CASE($track, "gen") } закончится: { $n } деление пропадёт
    [few] шкала { CASE($track, "gen") } закончится: { $n } деления пропадут
   *[many] шкала { CASE($track, "gen") } закончится: { $n } делений пропадёт
}
nippon-detail-lost = пропадает: { $what }
nippon-detail-unlocks = станет доступен жетон влияния { $value }
nippon-detail-then = затем { $effect }
nippon-detail-times = { CASE($effect, $case) } (×{ $n })
nippon-detail-silk = 1 шёлк = 1 монета, до { $n }
nippon-detail-silk_lost = при консолидации эти деньги сразу уйдут в сброс
nippon-detail-silk_vain = в конце даст не больше, чем сам шёлк
nippon-detail-exchange = у вас будет { $money } и { $silk }
nippon-detail-left = осталось { $n }
nippon-detail-type_produces = делает за { CASE($coal, "acc") }
nippon-detail-faces_left = остались { $faces }
nippon-detail-for_science = доплата: { $silk } (не хватает науки)
nippon-detail-have = у вас { $n }
nippon-detail-free = бесплатно
nippon-detail-no_bonus = без бонуса
nippon-detail-train_cells = { $n ->
    [one] { $n } свободная ячейка
    [few] { $n } свободные ячейки
   *[many] { $n } свободных ячеек
}
nippon-detail-expert = { $color } эксперт
nippon-detail-new_expert = { $color } эксперт (зарплаты +{ $n })
nippon-detail-later = { $now }; { $later }
nippon-detail-improves = департамент: { $gives }
nippon-detail-modifier = её свойство: { $gives }
nippon-detail-produces = { $n ->
    [one] фабрика будет давать { $n } товар
    [few] фабрика будет давать { $n } товара
   *[many] фабрика будет давать { $n } товаров
}
nippon-detail-makes_more = { $what } ({ $n }/{ $of })
nippon-detail-makes_less = { $what }, ещё { $lost } { $lost ->
    [one] пропадёт
   *[other] пропадут
}: ячеек всего { $n }
nippon-detail-makes_nothing = ничего: все { $n } ячейки товаров заняты
nippon-detail-goods_on = сейчас там { $what }
nippon-detail-side_good = на фабрике будет { $what }
nippon-detail-with_goods = { $n ->
    [one] на фабрике сразу { $n } товар
    [few] на фабрике сразу { $n } товара
   *[many] на фабрике сразу { $n } товаров
}
nippon-detail-supply = за каждый жетон получите { CASE($bonus, "acc") } или { CASE($instead, "acc") }
nippon-detail-token = жетон { $values }
nippon-detail-replaces = вытеснит жетон { $value } ({ $owner })
nippon-detail-covers = зарубежные { $before } → { $after }
nippon-detail-region_worth = регион сейчас: { $before } → { $after }
nippon-detail-token_of = { $owner }: жетон { $value }
nippon-detail-worth_at = сейчас { $n }: { $what }
nippon-detail-worth_from = от { $n }: { $vp }
nippon-detail-salary_paid = вы платите { CASE($paid, "acc") }
nippon-detail-salary = вы платите { CASE($paid, "acc") } и теряете { $lost }
nippon-detail-discards = сбросите { CASE($what, "acc") }
nippon-detail-due = зарплаты: { $due }
nippon-detail-due_lost = зарплаты: { $due } (−{ $lost })
nippon-detail-favour = благосклонность { $level }
nippon-detail-bonus_first = первый рабочий: при консолидации { $gives }
nippon-detail-bonus_top = если останется последним, при консолидации { $gives }
nippon-detail-bonus_none = без бонуса департамента: такого цвета первый рабочий
nippon-detail-bonus_instead = при консолидации { $gives } (пропадёт бонус: { $color })
nippon-detail-bonus_lost = пропадёт бонус: { $color }
nippon-detail-color_new = новый цвет: зарплаты +{ $n }
nippon-detail-color_known = такой цвет у вас уже есть
nippon-detail-known_worker = { $what }; { $color } рабочий
nippon-detail-new_worker = { $what }; { $color } рабочий: зарплаты +{ $n }
nippon-detail-pair = { $effect }; { $what }; { $vp }

# What the actions cost and do
nippon-action_help-steps = { $steps } { $last ->
        [one] деление
        [few] деления
       *[many] делений
    } за { $money }
nippon-action_help-factory = новая фабрика за { $price }, у каждой своё свойство
nippon-action_help-machines = { $n ->
    [one] { $n } машина на одной из фабрик, за { $price }
   *[many] до { $n } машин на разных фабриках, по { $price } за каждую
}
nippon-action_help-production = { $n ->
    [one] товары на { $n } фабрике за { $coal }
   *[many] товары на 1–{ $n } фабриках, по { $coal }
}
nippon-action_help-ships = { $n ->
    [one] { $n } корабль с экспертом, за { $price }
   *[many] до { $n } кораблей с экспертами, по { $price }
}
nippon-action_help-trains = { $n ->
    [one] { $n } поезд, за { $price }
   *[many] до { $n } поездов в разных регионах, по { $price }
}
nippon-action_help-local_markets = { $n ->
    [one] { $n } жетон влияния, за 1–{ $goods } { $goods ->
        [one] товар
        [few] товара
       *[many] товаров
    }
   *[many] до { $n } жетонов влияния в одном регионе, каждый за 1–{ $goods } { $goods ->
        [one] товар
        [few] товара
       *[many] товаров
    }
}
nippon-action_help-investments_contracts = по очереди за { $goods } { $last ->
        [one] товар
        [few] товара
       *[many] товаров
    } разных типов: финансы +{ $steps } или контракт
