# Names of things, as they stand inside a sentence; what is counted carries its forms.

nippon-counted-ships = { $n ->
    [one] { $n } корабель
    [few] { $n } кораблі
   *[many] { $n } кораблів
}
nippon-counted-trains = { $n ->
    [one] { $n } поїзд
    [few] { $n } поїзди
   *[many] { $n } поїздів
}
nippon-counted-machines = { $n ->
    [one] { $case ->
       *[nom] { $n } машина
        [acc] { $n } машину
    }
    [few] { $n } машини
   *[many] { $n } машин
}
nippon-amount = { $n } { COUNTED($thing, $n, $case) }

nippon-thing-coal = вугілля
nippon-thing-silk = { $n ->
    [one] шовк
   *[many] шовку
}
nippon-thing-iron = { $n ->
    [one] залізо
   *[many] заліза
}
nippon-thing-money = { $case ->
   *[nom] { $n ->
        [one] монета
        [few] монети
       *[many] монет
    }
    [acc] { $n ->
        [one] монету
        [few] монети
       *[many] монет
    }
}
nippon-thing-vp = ПО
nippon-thing-cotton = { $case ->
   *[nom] { $n ->
        [one] бавовна
       *[many] бавовни
    }
    [acc] { $n ->
        [one] бавовну
       *[many] бавовни
    }
}
nippon-thing-paper = { $n ->
    [one] папір
   *[many] паперу
}
nippon-thing-bento = бенто
nippon-thing-lenses = { $case ->
   *[nom] { $n ->
        [one] лінза
        [few] лінзи
       *[many] лінз
    }
    [acc] { $n ->
        [one] лінзу
        [few] лінзи
       *[many] лінз
    }
}
nippon-thing-bulbs = { $case ->
   *[nom] { $n ->
        [one] лампа
        [few] лампи
       *[many] ламп
    }
    [acc] { $n ->
        [one] лампу
        [few] лампи
       *[many] ламп
    }
}
nippon-thing-clocks = { $n ->
    [one] годинник
    [few] годинники
   *[many] годинників
}

nippon-color-black = { $case ->
   *[nom] чорний
    [gen] чорного
    [acc] чорного
}
nippon-color-red = { $case ->
   *[nom] червоний
    [gen] червоного
    [acc] червоного
}
nippon-color-grey = { $case ->
   *[nom] сірий
    [gen] сірого
    [acc] сірого
}
nippon-color-blue = { $case ->
   *[nom] синій
    [gen] синього
    [acc] синього
}
nippon-color-white = { $case ->
   *[nom] білий
    [gen] білого
    [acc] білого
}
nippon-color-yellow = { $case ->
   *[nom] жовтий
    [gen] жовтого
    [acc] жовтого
}

nippon-factory_kind-cotton = { $case ->
   *[nom] фабрика бавовни
    [gen] фабрики бавовни
    [acc] фабрику бавовни
    [ins] фабрикою бавовни
    [loc] фабриці бавовни
}
nippon-factory_kind-paper = { $case ->
   *[nom] фабрика паперу
    [gen] фабрики паперу
    [acc] фабрику паперу
    [ins] фабрикою паперу
    [loc] фабриці паперу
}
nippon-factory_kind-bento = { $case ->
   *[nom] фабрика бенто
    [gen] фабрики бенто
    [acc] фабрику бенто
    [ins] фабрикою бенто
    [loc] фабриці бенто
}
nippon-factory_kind-lenses = { $case ->
   *[nom] фабрика лінз
    [gen] фабрики лінз
    [acc] фабрику лінз
    [ins] фабрикою лінз
    [loc] фабриці лінз
}
nippon-factory_kind-bulbs = { $case ->
   *[nom] фабрика ламп
    [gen] фабрики ламп
    [acc] фабрику ламп
    [ins] фабрикою ламп
    [loc] фабриці ламп
}
nippon-factory_kind-clocks = { $case ->
   *[nom] фабрика годинників
    [gen] фабрики годинників
    [acc] фабрику годинників
    [ins] фабрикою годинників
    [loc] фабриці годинників
}
nippon-factory_name = { CASE($kind, $case) } { $face }
nippon-factory_short = { $good } { $face }
nippon-old_factory = { $case ->
   *[nom] стара фабрика
    [gen] старої фабрики
    [acc] стару фабрику
    [ins] старою фабрикою
    [loc] старій фабриці
}

nippon-slot = { $case ->
   *[nom] комірка найму «{ $actions }»
    [acc] комірку найму «{ $actions }»
    [gen] комірки найму «{ $actions }»
}
nippon-spot = { $city } ({ $side })
nippon-automa = Автома

nippon-good-cotton = { $case ->
   *[nom] бавовна
    [gen] бавовни
    [acc] бавовну
}
nippon-good-paper = { $case ->
   *[nom] папір
    [gen] паперу
    [acc] папір
}
nippon-good-bento = бенто
nippon-good-lenses = { $case ->
   *[nom] лінзи
    [gen] лінз
    [acc] лінзи
}
nippon-good-bulbs = { $case ->
   *[nom] лампи
    [gen] ламп
    [acc] лампи
}
nippon-good-clocks = { $case ->
   *[nom] годинники
    [gen] годинників
    [acc] годинники
}

nippon-track-science = { $case ->
   *[nom] наука
    [gen] науки
}
    .gender = f
nippon-track-mining = { $case ->
   *[nom] видобуток
    [gen] видобутку
}
    .gender = m
nippon-track-finance = { $case ->
   *[nom] фінанси
    [gen] фінансів
}
    .gender = pl

nippon-objective-ships = кораблі
nippon-objective-machines = машини
nippon-objective-trains = поїзди
nippon-objective-science = наука
nippon-objective-mining = видобуток
nippon-objective-finance = фінанси
nippon-objective-factories = фабрики
nippon-objective-contracts = контракти

nippon-action-science = наука
nippon-action-mining = видобуток
nippon-action-factory = фабрика
nippon-action-machines = машини
nippon-action-production = виробництво
nippon-action-ships = кораблі
nippon-action-trains = поїзди
nippon-action-local_markets = місцеві ринки
nippon-action-investments_contracts = інвестиції та контракти

nippon-region-kyushu = Кюсю
nippon-region-kansai = Кансай
nippon-region-chubu = Тюбу
nippon-region-kanto = Канто

nippon-city-nagasaki = Нагасакі
nippon-city-fukuoka = Фукуока
nippon-city-osaka = Осака
nippon-city-kyoto = Кіото
nippon-city-nagoya = Нагоя
nippon-city-nagano = Нагано
nippon-city-yokohama = Йокогама
nippon-city-tokyo = Токіо

nippon-side-n = північ
nippon-side-e = схід
nippon-side-s = південь
nippon-side-w = захід

nippon-destination-san_francisco = Сан-Франциско
nippon-destination-berlin = { $case ->
   *[nom] Берлін
    [gen] Берліна
}
nippon-destination-new_york = { $case ->
   *[nom] Нью-Йорк
    [gen] Нью-Йорка
}
nippon-destination-london = { $case ->
   *[nom] Лондон
    [gen] Лондона
}
nippon-destination-paris = { $case ->
   *[nom] Париж
    [gen] Парижа
}
nippon-destination-washington = { $case ->
   *[nom] Вашингтон
    [gen] Вашингтона
}

nippon-department-black = { $case ->
   *[nom] чорний департамент
    [gen] чорного департаменту
    [acc] чорний департамент
}
nippon-department-red = { $case ->
   *[nom] червоний департамент
    [gen] червоного департаменту
    [acc] червоний департамент
}
nippon-department-grey = { $case ->
   *[nom] сірий департамент
    [gen] сірого департаменту
    [acc] сірий департамент
}
nippon-department-blue = { $case ->
   *[nom] синій департамент
    [gen] синього департаменту
    [acc] синій департамент
}
nippon-department-white = { $case ->
   *[nom] білий департамент
    [gen] білого департаменту
    [acc] білий департамент
}
nippon-department-yellow = { $case ->
   *[nom] жовтий департамент
    [gen] жовтого департаменту
    [acc] жовтий департамент
}

# As the board prints them
nippon-department_title-black = департамент надрокористування
nippon-department_title-red = департамент прогнозування
nippon-department_title-grey = департамент транспорту
nippon-department_title-blue = департамент фінансів
nippon-department_title-white = департамент досліджень
nippon-department_title-yellow = департамент закордонних справ

nippon-department-any = { $case ->
   *[nom] будь-який департамент
    [gen] будь-якого департаменту
}
nippon-department-taken_worker = { $case ->
   *[nom] департамент узятого робітника
    [gen] департаменту взятого робітника
}
nippon-department-expert_taken = { $case ->
   *[nom] департамент узятого робітника-експерта
    [gen] департаменту взятого робітника-експерта
}

nippon-cell-left = ліва комірка
nippon-cell-right = права комірка

nippon-frame-green = зелена
nippon-frame-yellow = жовта
nippon-frame-red = червона

nippon-build-ship = збудувати корабель
nippon-build-machine = збудувати машину
nippon-build-train = збудувати поїзд
nippon-build-ship_machine_or_train = збудувати корабель, машину або поїзд
nippon-build_other-ship = збудувати ще один корабель
nippon-build_other-train = збудувати поїзд в іншому регіоні

nippon-contract-contract_black = чорний контракт
nippon-contract-contract_red = червоний контракт
nippon-contract-contract_grey = сірий контракт
nippon-contract-contract_blue = синій контракт
nippon-contract-contract_white = білий контракт
nippon-contract-contract_yellow = жовтий контракт
nippon-contract-contract_any_level_2 = контракт із будь-яким департаментом (бенто або лінзи)
nippon-contract-contract_any_level_3 = контракт із будь-яким департаментом (лампи або годинники)

nippon-goal-goal_ships = найбільше кораблів
nippon-goal-goal_machines = найбільше машин
nippon-goal-goal_trains = найбільше поїздів
nippon-goal-goal_science = найдалі в науці
nippon-goal-goal_mining = найдалі у видобутку
nippon-goal-goal_finance = найдалі у фінансах
nippon-goal-goal_factories = найбільше фабрик
nippon-goal-goal_contracts = найбільше контрактів
nippon-goal-goal_influence_tokens = найбільше жетонів впливу

nippon-solo_goal-solo_ships = кораблі
nippon-solo_goal-solo_machines = машини
nippon-solo_goal-solo_trains = поїзди
nippon-solo_goal-solo_science = наука
nippon-solo_goal-solo_mining = видобуток
nippon-solo_goal-solo_finance = фінанси
nippon-solo_goal-solo_factories = фабрики
nippon-solo_goal-solo_contracts = контракти
nippon-solo_goal-solo_influence = жетони впливу

nippon-rating-mediocre = посередньо
nippon-rating-acceptable = прийнятно
nippon-rating-remarkable = чудово
nippon-rating-brilliant = блискуче
nippon-rating-pride_of_the_emperor = гордість імператора

nippon-token-a_machine = машина
nippon-token-a_ship = корабель
nippon-token-a_train = поїзд
nippon-token-a_goods = товари
nippon-token-a_old_factory = стара фабрика
nippon-token-a_worker = робітник
nippon-token-a_coal = вугілля
nippon-token-a_discount = знижка

nippon-token_effect-a_machine = машина для першої фабрики
nippon-token_effect-a_ship = одразу корабель
nippon-token_effect-a_train = одразу поїзд
nippon-token_effect-a_goods = { $n ->
    [one] { $n } товар для першої фабрики
    [few] { $n } товари для першої фабрики
   *[many] { $n } товарів для першої фабрики
}
nippon-token_effect-a_old_factory = стара фабрика з { $old_factory-start_goods ->
    [one] { $old_factory-start_goods } товаром
    [few] { $old_factory-start_goods } товарами
   *[many] { $old_factory-start_goods } товарами
}
nippon-token_effect-a_worker = робітник будь-якого кольору з мішечка
nippon-token_effect-a_coal = { $n ->
    [one] { $n } вугілля, не скидається під час консолідації
    [few] { $n } вугілля, не скидаються під час консолідації
   *[many] { $n } вугілля, не скидаються під час консолідації
}
nippon-token_effect-a_discount = { $n ->
    [one] фабрики на { $n } монету дешевші
    [few] фабрики на { $n } монети дешевші
   *[many] фабрики на { $n } монет дешевші
}

# The unit of the score
nippon-total = { $n } ПО
