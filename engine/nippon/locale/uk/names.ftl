# Names of things, as they stand inside a sentence; what is counted carries its forms.

nippon-amount = { $n } { COUNTED($thing, $n, $case) }

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
    [acc] чорного
}
nippon-color-red = { $case ->
   *[nom] червоний
    [acc] червоного
}
nippon-color-grey = { $case ->
   *[nom] сірий
    [acc] сірого
}
nippon-color-blue = { $case ->
   *[nom] синій
    [acc] синього
}
nippon-color-white = { $case ->
   *[nom] білий
    [acc] білого
}
nippon-color-yellow = { $case ->
   *[nom] жовтий
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
nippon-old_factory = { $case ->
   *[nom] стара фабрика
    [gen] старої фабрики
    [acc] стару фабрику
    [ins] старою фабрикою
    [loc] старій фабриці
}

nippon-spot = { $city } ({ $side })
nippon-automa = Автома

nippon-good-cotton = бавовна
nippon-good-paper = папір
nippon-good-bento = бенто
nippon-good-lenses = лінзи
nippon-good-bulbs = лампи
nippon-good-clocks = годинники

nippon-track-science = наука
nippon-track-mining = видобуток
nippon-track-finance = фінанси

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
nippon-destination-berlin = Берлін
nippon-destination-new_york = Нью-Йорк
nippon-destination-london = Лондон
nippon-destination-paris = Париж
nippon-destination-washington = Вашингтон

nippon-department-black = департамент надрокористування (чорний)
nippon-department-red = департамент прогнозування (червоний)
nippon-department-grey = департамент транспорту (сірий)
nippon-department-blue = департамент фінансів (синій)
nippon-department-white = департамент досліджень (білий)
nippon-department-yellow = департамент закордонних справ (жовтий)
nippon-department-any = будь-який департамент
nippon-department-taken_worker = департамент узятого робітника
nippon-department-expert_taken = департамент узятого експерта

nippon-cell-left = ліва комірка
nippon-cell-right = права комірка

nippon-frame-green = зелена
nippon-frame-yellow = жовта
nippon-frame-red = червона

nippon-build-ship = побудувати корабель
nippon-build-machine = побудувати машину
nippon-build-train = побудувати поїзд
nippon-build-ship_machine_or_train = побудувати корабель, машину або поїзд

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
nippon-token_effect-a_goods = 2 товари для першої фабрики
nippon-token_effect-a_old_factory = стара фабрика з 1 товаром
nippon-token_effect-a_worker = робітник будь-якого кольору з мішечка
nippon-token_effect-a_coal = 3 вугілля, які не скидаються під час консолідації
nippon-token_effect-a_discount = фабрики на 2 монети дешевші
