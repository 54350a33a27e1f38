# Questions
nippon-main = Що ви робите цього ходу?
nippon-main_workers = { $n ->
    [0] Яка дія?
   *[other] Дія чи консолідація?
}
nippon-main_forced = Жодна дія зараз не доступна (зайнято комірок робітників: { $n } з { $of }), лишається консолідація. Зробити щось до неї?
nippon-worker = Дія «{ CAP($action) }». Якого робітника ви берете?
nippon-science = На скільки поділок ви просуваєтеся на шкалі науки?
nippon-mining = На скільки поділок ви просуваєтеся на шкалі видобутку?
nippon-steps_from = На шкалі { CASE($track, "gen") } у вас { $value }. На скільки поділок просунутися?
nippon-factory_type = Фабрику якого типу ви будуєте?
nippon-factory_type_for = Фабрику якого типу ви будуєте? Вона коштує { CASE($price, "acc") }.
nippon-factory = Яку { CASE($kind, "acc") } ви будуєте?
nippon-machines = { $of ->
    [1] На якій фабриці збудувати машину?
   *[other] Можна збудувати до { $of } машин. На якій фабриці збудувати { $n ->
        [1] першу
        [2] другу
        [3] третю
       *[other] { $n }-ту
    }?
}
nippon-machines_for = { $asked } Вона коштує { CASE($prices, "acc") }.
nippon-machines_price = { CASE($price, $case) } ({ $cell })
nippon-machine_free = { CAP($source) } дає машину. На якій фабриці її збудувати?
nippon-production = { $of ->
    [1] Яка фабрика вироблятиме товари?
   *[other] Виробництво можливе щонайбільше на { $of } фабриках. Яка буде { $n ->
        [1] першою
        [2] другою
        [3] третьою
       *[other] { $n }-ю
    }?
}
nippon-production_all = Які фабрики виробляють товари?
nippon-ships = { $of ->
    [1] Куди відправити корабель?
   *[other] Можна збудувати до { $of } кораблів. Куди відправити { $n ->
        [1] перший
        [2] другий
        [3] третій
       *[other] { $n }-й
    }?
}
nippon-ships_for = { $of ->
    [1] Куди відправити корабель? Він коштує { CASE($price, "acc") }.
   *[other] Можна збудувати до { $of } кораблів. Куди відправити { $n ->
        [1] перший
        [2] другий
        [3] третій
       *[other] { $n }-й
    }? Він коштує { CASE($price, "acc") }.
}
nippon-ship_free = { CAP($source) } дає корабель: куди його відправити?
nippon-trains = { $of ->
    [1] У якому регіоні збудувати поїзд?
   *[other] Можна збудувати до { $of } поїздів. У якому регіоні збудувати { $n ->
        [1] перший
        [2] другий
        [3] третій
       *[other] { $n }-й
    }?
}
nippon-trains_for = { $of ->
    [1] У якому регіоні збудувати поїзд? Він коштує { CASE($price, "acc") }.
   *[other] Можна збудувати до { $of } поїздів. У якому регіоні збудувати { $n ->
        [1] перший
        [2] другий
        [3] третій
       *[other] { $n }-й
    }? Він коштує { CASE($price, "acc") }.
}
nippon-train_region = { CAP($source) } дає поїзд. У якому регіоні його збудувати?
nippon-train_cell = У яку комірку регіону { $region } поставити поїзд?
nippon-payment = Чим ви платите?
nippon-payment-title = Чим ви платите?
nippon-payment_for = Чим ви платите за { $piece }?
nippon-market_region = На місцеві ринки якого регіону ви постачаєте товари?
nippon-market_cell = { $of ->
    [1] Можна покласти 1 жетон. У яку комірку?
   *[other] Можна покласти до { $of } жетонів. У яку комірку покласти { $n ->
        [1] перший
        [2] другий
        [3] третій
       *[other] { $n }-й
    }?
}
nippon-market_goods = Який жетон покласти в комірку { $cell }?
nippon-market_goods-title = Який жетон?
nippon-goods_from = { $n ->
    [1] З якої фабрики ви берете { CASE($what, "acc") }?
   *[other] З яких фабрик ви берете { CASE($what, "acc") }?
}
nippon-goods_from_n = { $of ->
    [1] З якої фабрики взяти товар?
    [few] Ви витрачаєте { $of } товари. З якої фабрики взяти { $n ->
        [1] перший
        [2] другий
        [3] третій
       *[other] { $n }-й
    }?
   *[other] Ви витрачаєте { $of } товарів. З якої фабрики взяти { $n ->
        [1] перший
        [2] другий
        [3] третій
       *[other] { $n }-й
    }?
}
nippon-push_out = Ринок міста { $city } заповнений. Який із найменших жетонів повертається власнику?
nippon-market_reward = Що ви берете за жетон { $value } у комірці { $cell }?
nippon-market_reward-title = Що ви за нього берете?
nippon-invest_goods = { $of ->
    [1] Які товари ви витрачаєте?
   *[other] Можна витратити товари до { $of } разів. Які витратити { $n ->
        [1] першого
        [2] другого
        [3] третього
       *[other] { $n }-го
    } разу?
}
nippon-invest = Що ви отримуєте за { CASE($what, "acc") }?
nippon-modifier = Застосувати властивість фабрики? За хід можна лише одну.
nippon-effect_order = Який з ефектів розіграти першим?
nippon-white = { $n ->
    [one] Білий департамент. На якій шкалі просунутися на { $n } поділку?
    [few] Білий департамент. На яких шкалах просунутися на { $n } поділки?
   *[many] Білий департамент. На яких шкалах просунутися на { $n } поділок?
}
nippon-department_any = Бонус якого департаменту ви берете?
nippon-choose_one = { CAP($source) }: що ви вибираєте?
nippon-build_what = { CAP($source) }: що ви будуєте?
nippon-optional = Хочете отримати це за таку ціну?
nippon-optional_for = { CAP($source) }: { $gain } за { CASE($cost, "acc") }. Скористатися?
nippon-produce_for = Виробити товари на { CASE($factory, "loc") } за { CASE($cost, "acc") }?
nippon-goods_target = { $of ->
    [1] На яку фабрику покласти товар?
    [few] Ви кладете { $of } товари на різні фабрики. На яку покласти { $n ->
        [1] перший
        [2] другий
        [3] третій
       *[other] { $n }-й
    }?
   *[other] Ви кладете { $of } товарів на різні фабрики. На яку покласти { $n ->
        [1] перший
        [2] другий
        [3] третій
       *[other] { $n }-й
    }?
}
nippon-goods_target_all = На які фабрики ви кладете товари? По одному.
nippon-region_bonus = Бонус якого регіону ви берете?
nippon-silk = У вас { $have }. Скільки обміняти на гроші?
nippon-consolidating = Жодна дія зараз не доступна, лишається консолідація. { $question }
nippon-consolidating_last = Це ваша остання консолідація. { $question }
nippon-favour_level = { $n ->
    [one] У вас { $n } робітник. Який жетон прихильності взяти?
    [few] У вас { $n } робітники. Який жетон прихильності взяти?
   *[many] У вас { $n } робітників. Який жетон прихильності взяти?
}
nippon-favour_objective = На яке завдання покласти жетон { $level }? Він залишиться там до кінця.
nippon-keep = Що залишити (разом { $n })? Решта скидається.
nippon-salary = Грошей на всі зарплати не вистачає. Виплатити зараз чи спершу обміняти шовк на гроші?
nippon-salary_short = На зарплати потрібно { $due }, а у вас { $have } і { $silk }; останню монету витрачати не можна. Виплатити зараз чи спершу обміняти шовк на гроші?
nippon-final = Остання консолідація
nippon-final_end = Завершити останню консолідацію? Доти кроки ще можна скасувати.
nippon-rewards_end = Підтвердити нагороди? Доти кроки ще можна скасувати.
nippon-goal_reward = Ви лідируєте в боротьбі за спільну ціль «{ $goal }». Яку нагороду ви берете?
nippon-starting_pair = Яку пару початкових жетонів ви берете?
nippon-old_factory_side = Якою стороною догори покласти стару фабрику?
nippon-start_worker = Якого робітника ви берете з мішечка?

# Lines of forms, and what is planned so far
nippon-field-train = Регіон і комірка
nippon-field-payment = Оплата
nippon-train_at = { $region }, { $cell }
nippon-plan-token = Жетон { $value } у комірку { $cell } за { CASE($what, "acc") }

# Labels of options
nippon-consolidate = консолідація
nippon-silk_to_money = обміняти шовк на гроші
nippon-silk_short = Обміняти шовк
nippon-investments_short = інвестиції
nippon-old_side = сторона: { $good }
nippon-machine_cell = { $factory }, { $cell }
nippon-produce_without_coal = { $factory } (без вугілля)
nippon-produce_there = виробити товари на { CASE($factory, "loc") }
nippon-train_cell_n = { $n ->
    [1] 1-ша
    [2] 2-га
    [3] 3-тя
    [7] 7-ма
   *[other] { $n }-та
} комірка зліва
nippon-token = жетон { $value }
nippon-from_factory = { $what } ({ $factory })
nippon-invest_finance = інвестувати
nippon-decline_reward = без нагороди
nippon-pay_salary = виплатити зарплати ({ $due })
nippon-favour = жетон прихильності { $level }
nippon-group-modifier = Властивість фабрики
nippon-group-favours = Жетони прихильності
nippon-modifier_of = властивість: { $factory }
nippon-starting_token = початковий жетон
nippon-piece-ship = корабель до { CASE($place, "gen") }
nippon-piece-train = поїзд у регіоні { $region }
nippon-steps = { $track } +{ $n }
nippon-steps_back = { $track } −{ $n }
nippon-steps_given = { $n ->
    [one] { $n } { $case ->
       *[nom] поділка
        [acc] поділку
    } шкали { CASE($track, "gen") }
    [few] { $n } поділки шкали { CASE($track, "gen") }
   *[many] { $n } поділок шкали { CASE($track, "gen") }
}
nippon-effect-department = бонус { CASE($department, "gen") }
nippon-effect-split = { $case ->
   *[nom] наука або видобуток +{ $n }
    [acc] науку або видобуток +{ $n }
}
nippon-effect-unlock = жетон впливу { $value }
nippon-effect-machines = збудувати машини на { $n } фабриках
nippon-effect-optional = { $cost } → { $then }
nippon-effect-goods = { $n ->
    [one] { $n } товар
    [few] { $n } товари
   *[many] { $n } товарів
}
nippon-effect-produce = виробити товари на тій самій фабриці
nippon-effect-waiting_machine = покласти відкладену машину
nippon-effect-region_bonus = бонус регіону
nippon-effect-other = властивість фабрики

# Details of options: price, gain, what it leads to
nippon-detail-paid = { $cost } → { $gain }
nippon-detail-gets = отримаєте { CASE($what, "acc") }
nippon-detail-for = за { CASE($cost, "acc") }
nippon-detail-reward_supply = бонус регіону
nippon-detail-reward_vp = замість бонусу регіону
nippon-detail-marker = { GENDER($track) ->
    [pl] { $track } зростуть до { $value }
   *[f] { $track } зросте до { $value }
}
nippon-detail-marker_to = { $track } до { $value }
nippon-detail-lost_steps = { $n ->
    [one] шкала { CASE($track, "gen") } закінчиться: { $n } поділка пропаде
    [few] шкала { CASE($track, "gen") } закінчиться: { $n } поділки пропадуть
   *[many] шкала { CASE($track, "gen") } закінчиться: { $n } поділок пропаде
}
nippon-detail-lost = пропадає: { $what }
nippon-detail-unlocks = стане доступним жетон впливу { $value }
nippon-detail-then = потім { $effect }
nippon-detail-times = { CASE($effect, $case) } (×{ $n })
nippon-detail-silk = 1 шовк = 1 монета, до { $n }
nippon-detail-silk_lost = під час консолідації ці гроші одразу підуть у скид
nippon-detail-silk_vain = наприкінці дасть не більше, ніж сам шовк
nippon-detail-exchange = у вас буде { $money } і { $silk }
nippon-detail-left = лишилося { $n }
nippon-detail-type_produces = робить за { CASE($coal, "acc") }
nippon-detail-faces_left = лишилися { $faces }
nippon-detail-for_science = доплата: { $silk } (бракує науки)
nippon-detail-have = у вас { $n }
nippon-detail-free = безкоштовно
nippon-detail-no_bonus = без бонусу
nippon-detail-train_cells = { $n ->
    [one] { $n } вільна комірка
    [few] { $n } вільні комірки
   *[many] { $n } вільних комірок
}
nippon-detail-expert = { $color } експерт
nippon-detail-new_expert = { $color } експерт (зарплати +{ $n })
nippon-detail-later = { $now }; { $later }
nippon-detail-improves = департамент: { $gives }
nippon-detail-modifier = її властивість: { $gives }
nippon-detail-produces = { $n ->
    [one] фабрика даватиме { $n } товар
    [few] фабрика даватиме { $n } товари
   *[many] фабрика даватиме { $n } товарів
}
nippon-detail-makes_more = { $what } ({ $n }/{ $of })
nippon-detail-makes_less = { $what }, ще { $lost } { $lost ->
    [one] пропаде
   *[other] пропадуть
}: комірок лише { $n }
nippon-detail-makes_nothing = нічого: усі { $n } комірки товарів зайняті
nippon-detail-goods_on = зараз там { $what }
nippon-detail-side_good = на фабриці буде { $what }
nippon-detail-with_goods = { $n ->
    [one] на фабриці одразу { $n } товар
    [few] на фабриці одразу { $n } товари
   *[many] на фабриці одразу { $n } товарів
}
nippon-detail-supply = за кожен жетон отримаєте { CASE($bonus, "acc") } або { CASE($instead, "acc") }
nippon-detail-token = жетон { $values }
nippon-detail-replaces = витіснить жетон { $value } ({ $owner })
nippon-detail-covers = закордонні { $before } → { $after }
nippon-detail-region_worth = регіон зараз: { $before } → { $after }
nippon-detail-token_of = { $owner }: жетон { $value }
nippon-detail-worth_at = зараз { $n }: { $what }
nippon-detail-worth_from = від { $n }: { $vp }
nippon-detail-salary_paid = ви платите { CASE($paid, "acc") }
nippon-detail-salary = ви платите { CASE($paid, "acc") } і втрачаєте { $lost }
nippon-detail-discards = скинете { CASE($what, "acc") }
nippon-detail-due = зарплати: { $due }
nippon-detail-due_lost = зарплати: { $due } (−{ $lost })
nippon-detail-favour = прихильність { $level }
nippon-detail-bonus_first = перший робітник: під час консолідації { $gives }
nippon-detail-bonus_top = якщо лишиться останнім, під час консолідації { $gives }
nippon-detail-bonus_none = без бонусу департаменту: такого кольору перший робітник
nippon-detail-bonus_instead = під час консолідації { $gives } (зникне бонус: { $color })
nippon-detail-bonus_lost = зникне бонус: { $color }
nippon-detail-color_new = новий колір: зарплати +{ $n }
nippon-detail-color_known = такий колір у вас уже є
nippon-detail-known_worker = { $what }; { $color } робітник
nippon-detail-new_worker = { $what }; { $color } робітник: зарплати +{ $n }
nippon-detail-pair = { $effect }; { $what }; { $vp }

# What the actions cost and do
nippon-action_help-steps = { $steps } { $last ->
        [one] поділка
        [few] поділки
       *[many] поділок
    } за { $money }
nippon-action_help-factory = нова фабрика зі своєю властивістю за { $price }
nippon-action_help-machines = { $n ->
    [one] { $n } машина на одній із фабрик, за { $price }
   *[many] до { $n } машин на різних фабриках, по { $price } за кожну
}
nippon-action_help-production = { $n ->
    [one] товари на { $n } фабриці за { $coal }
   *[many] товари на 1–{ $n } фабриках, по { $coal }
}
nippon-action_help-ships = { $n ->
    [one] { $n } корабель з експертом, за { $price }
   *[many] до { $n } кораблів з експертами, по { $price }
}
nippon-action_help-trains = { $n ->
    [one] { $n } поїзд, за { $price }
   *[many] до { $n } поїздів у різних регіонах, по { $price }
}
nippon-action_help-local_markets = { $n ->
    [one] { $n } жетон впливу, за 1–{ $goods } { $goods ->
        [one] товар
        [few] товари
       *[many] товарів
    }
   *[many] до { $n } жетонів впливу в одному регіоні, кожен за 1–{ $goods } { $goods ->
        [one] товар
        [few] товари
       *[many] товарів
    }
}
nippon-action_help-investments_contracts = по черзі за { $goods } { $last ->
        [one] товар
        [few] товари
       *[many] товарів
    } різних типів: фінанси +{ $steps } або контракт
