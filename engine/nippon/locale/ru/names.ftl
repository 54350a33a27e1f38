# Names of things, as they stand inside a sentence; what is counted carries its forms.

nippon-counted-ships = { $n ->
    [one] { $n } корабль
    [few] { $n } корабля
   *[many] { $n } кораблей
}
nippon-counted-trains = { $n ->
    [one] { $n } поезд
    [few] { $n } поезда
   *[many] { $n } поездов
}
nippon-counted-machines = { $n ->
    [one] { $case ->
       *[nom] { $n } машина
        [acc] { $n } машину
    }
    [few] { $n } машины
   *[many] { $n } машин
}
nippon-amount = { GENDER($thing) ->
    [pl] { $n ->
        [1] одни { COUNTED($thing, $n, $case) }
        [2] двое { COUNTED($thing, $n, $case) }
        [3] трое { COUNTED($thing, $n, $case) }
        [4] четверо { COUNTED($thing, $n, $case) }
       *[many] { $n } { COUNTED($thing, $n, $case) }
    }
   *[m] { $n } { COUNTED($thing, $n, $case) }
}

nippon-thing-coal = { $n ->
    [one] уголь
   *[many] угля
}
    .gender = m
nippon-thing-silk = { $n ->
    [one] шёлк
   *[many] шёлка
}
    .gender = m
nippon-thing-iron = { $n ->
    [one] железо
   *[many] железа
}
    .gender = n
nippon-thing-money = { $case ->
   *[nom] { $n ->
        [one] монета
        [few] монеты
       *[many] монет
    }
    [acc] { $n ->
        [one] монету
        [few] монеты
       *[many] монет
    }
}
    .gender = f
nippon-thing-vp = ПО
    .gender = n
nippon-thing-cotton = { $n ->
    [one] хлопок
   *[many] хлопка
}
    .gender = m
nippon-thing-paper = { $case ->
   *[nom] { $n ->
        [one] бумага
       *[many] бумаги
    }
    [acc] { $n ->
        [one] бумагу
       *[many] бумаги
    }
}
    .gender = f
nippon-thing-bento = бенто
    .gender = n
nippon-thing-lenses = { $case ->
   *[nom] { $n ->
        [one] линза
        [few] линзы
       *[many] линз
    }
    [acc] { $n ->
        [one] линзу
        [few] линзы
       *[many] линз
    }
}
    .gender = f
nippon-thing-bulbs = { $case ->
   *[nom] { $n ->
        [one] лампа
        [few] лампы
       *[many] ламп
    }
    [acc] { $n ->
        [one] лампу
        [few] лампы
       *[many] ламп
    }
}
    .gender = f
nippon-thing-clocks = { $n ->
    [one] часы
   *[many] часов
}
    .gender = pl

nippon-color-black = { $case ->
   *[nom] чёрный
    [gen] чёрного
    [acc] чёрного
}
nippon-color-red = { $case ->
   *[nom] красный
    [gen] красного
    [acc] красного
}
nippon-color-grey = { $case ->
   *[nom] серый
    [gen] серого
    [acc] серого
}
nippon-color-blue = { $case ->
   *[nom] синий
    [gen] синего
    [acc] синего
}
nippon-color-white = { $case ->
   *[nom] белый
    [gen] белого
    [acc] белого
}
nippon-color-yellow = { $case ->
   *[nom] жёлтый
    [gen] жёлтого
    [acc] жёлтого
}

nippon-factory_kind-cotton = { $case ->
   *[nom] фабрика хлопка
    [gen] фабрики хлопка
    [acc] фабрику хлопка
    [ins] фабрикой хлопка
    [loc] фабрике хлопка
}
nippon-factory_kind-paper = { $case ->
   *[nom] фабрика бумаги
    [gen] фабрики бумаги
    [acc] фабрику бумаги
    [ins] фабрикой бумаги
    [loc] фабрике бумаги
}
nippon-factory_kind-bento = { $case ->
   *[nom] фабрика бенто
    [gen] фабрики бенто
    [acc] фабрику бенто
    [ins] фабрикой бенто
    [loc] фабрике бенто
}
nippon-factory_kind-lenses = { $case ->
   *[nom] фабрика линз
    [gen] фабрики линз
    [acc] фабрику линз
    [ins] фабрикой линз
    [loc] фабрике линз
}
nippon-factory_kind-bulbs = { $case ->
   *[nom] фабрика ламп
    [gen] фабрики ламп
    [acc] фабрику ламп
    [ins] фабрикой ламп
    [loc] фабрике ламп
}
nippon-factory_kind-clocks = { $case ->
   *[nom] фабрика часов
    [gen] фабрики часов
    [acc] фабрику часов
    [ins] фабрикой часов
    [loc] фабрике часов
}
nippon-factory_name = { CASE($kind, $case) } { $face }
nippon-factory_short = { $good } { $face }
nippon-old_factory = { $case ->
   *[nom] старая фабрика
    [gen] старой фабрики
    [acc] старую фабрику
    [ins] старой фабрикой
    [loc] старой фабрике
}

nippon-slot = { $case ->
   *[nom] ячейка найма «{ $actions }»
    [acc] ячейку найма «{ $actions }»
    [gen] ячейки найма «{ $actions }»
}
nippon-spot = { $city } ({ $side })
nippon-automa = Автома

nippon-good-cotton = { $case ->
   *[nom] хлопок
    [gen] хлопка
    [acc] хлопок
}
nippon-good-paper = { $case ->
   *[nom] бумага
    [gen] бумаги
    [acc] бумагу
}
nippon-good-bento = бенто
nippon-good-lenses = { $case ->
   *[nom] линзы
    [gen] линз
    [acc] линзы
}
nippon-good-bulbs = { $case ->
   *[nom] лампы
    [gen] ламп
    [acc] лампы
}
nippon-good-clocks = { $case ->
   *[nom] часы
    [gen] часов
    [acc] часы
}

nippon-track-science = { $case ->
   *[nom] наука
    [gen] науки
}
    .gender = f
nippon-track-mining = { $case ->
   *[nom] добыча
    [gen] добычи
}
    .gender = f
nippon-track-finance = { $case ->
   *[nom] финансы
    [gen] финансов
}
    .gender = pl

nippon-objective-ships = корабли
nippon-objective-machines = машины
nippon-objective-trains = поезда
nippon-objective-science = наука
nippon-objective-mining = добыча
nippon-objective-finance = финансы
nippon-objective-factories = фабрики
nippon-objective-contracts = контракты

nippon-action-science = наука
nippon-action-mining = добыча
nippon-action-factory = фабрика
nippon-action-machines = машины
nippon-action-production = производство
nippon-action-ships = корабли
nippon-action-trains = поезда
nippon-action-local_markets = местные рынки
nippon-action-investments_contracts = инвестиции и контракты

nippon-region-kyushu = Кюсю
nippon-region-kansai = Кансай
nippon-region-chubu = Тюбу
nippon-region-kanto = Канто

nippon-city-nagasaki = Нагасаки
nippon-city-fukuoka = Фукуока
nippon-city-osaka = Осака
nippon-city-kyoto = Киото
nippon-city-nagoya = Нагоя
nippon-city-nagano = Нагано
nippon-city-yokohama = Иокогама
nippon-city-tokyo = Токио

nippon-side-n = север
nippon-side-e = восток
nippon-side-s = юг
nippon-side-w = запад

nippon-destination-san_francisco = Сан-Франциско
nippon-destination-berlin = Берлин
nippon-destination-new_york = Нью-Йорк
nippon-destination-london = Лондон
nippon-destination-paris = Париж
nippon-destination-washington = Вашингтон

nippon-department-black = { $case ->
   *[nom] чёрный департамент
    [gen] чёрного департамента
    [acc] чёрный департамент
}
nippon-department-red = { $case ->
   *[nom] красный департамент
    [gen] красного департамента
    [acc] красный департамент
}
nippon-department-grey = { $case ->
   *[nom] серый департамент
    [gen] серого департамента
    [acc] серый департамент
}
nippon-department-blue = { $case ->
   *[nom] синий департамент
    [gen] синего департамента
    [acc] синий департамент
}
nippon-department-white = { $case ->
   *[nom] белый департамент
    [gen] белого департамента
    [acc] белый департамент
}
nippon-department-yellow = { $case ->
   *[nom] жёлтый департамент
    [gen] жёлтого департамента
    [acc] жёлтый департамент
}

# As the board prints them
nippon-department_title-black = департамент недропользования
nippon-department_title-red = департамент прогнозирования
nippon-department_title-grey = департамент транспорта
nippon-department_title-blue = департамент финансов
nippon-department_title-white = департамент исследований
nippon-department_title-yellow = департамент иностранных дел

nippon-department-any = { $case ->
   *[nom] любой департамент
    [gen] любого департамента
}
nippon-department-taken_worker = { $case ->
   *[nom] департамент взятого рабочего
    [gen] департамента взятого рабочего
}
nippon-department-expert_taken = { $case ->
   *[nom] департамент взятого рабочего-эксперта
    [gen] департамента взятого рабочего-эксперта
}

nippon-cell-left = левая ячейка
nippon-cell-right = правая ячейка

nippon-frame-green = зелёная
nippon-frame-yellow = жёлтая
nippon-frame-red = красная

nippon-build-ship = построить корабль
nippon-build-machine = построить машину
nippon-build-train = построить поезд
nippon-build-ship_machine_or_train = построить корабль, машину или поезд
nippon-build_other-ship = построить ещё один корабль
nippon-build_other-train = построить поезд в другом регионе

nippon-contract-contract_black = чёрный контракт
nippon-contract-contract_red = красный контракт
nippon-contract-contract_grey = серый контракт
nippon-contract-contract_blue = синий контракт
nippon-contract-contract_white = белый контракт
nippon-contract-contract_yellow = жёлтый контракт
nippon-contract-contract_any_level_2 = контракт с любым департаментом (бенто или линзы)
nippon-contract-contract_any_level_3 = контракт с любым департаментом (лампы или часы)

nippon-goal-goal_ships = больше всех кораблей
nippon-goal-goal_machines = больше всех машин
nippon-goal-goal_trains = больше всех поездов
nippon-goal-goal_science = дальше всех в науке
nippon-goal-goal_mining = дальше всех в добыче
nippon-goal-goal_finance = дальше всех в финансах
nippon-goal-goal_factories = больше всех фабрик
nippon-goal-goal_contracts = больше всех контрактов
nippon-goal-goal_influence_tokens = больше всех жетонов влияния

nippon-solo_goal-solo_ships = корабли
nippon-solo_goal-solo_machines = машины
nippon-solo_goal-solo_trains = поезда
nippon-solo_goal-solo_science = наука
nippon-solo_goal-solo_mining = добыча
nippon-solo_goal-solo_finance = финансы
nippon-solo_goal-solo_factories = фабрики
nippon-solo_goal-solo_contracts = контракты
nippon-solo_goal-solo_influence = жетоны влияния

nippon-rating-mediocre = посредственно
nippon-rating-acceptable = приемлемо
nippon-rating-remarkable = замечательно
nippon-rating-brilliant = блестяще
nippon-rating-pride_of_the_emperor = гордость императора

nippon-token-a_machine = машина
nippon-token-a_ship = корабль
nippon-token-a_train = поезд
nippon-token-a_goods = товары
nippon-token-a_old_factory = старая фабрика
nippon-token-a_worker = рабочий
nippon-token-a_coal = уголь
nippon-token-a_discount = скидка

nippon-token_effect-a_machine = машина для первой фабрики
nippon-token_effect-a_ship = сразу корабль
nippon-token_effect-a_train = сразу поезд
nippon-token_effect-a_goods = { $n ->
    [one] { $n } товар для первой фабрики
    [few] { $n } товара для первой фабрики
   *[many] { $n } товаров для первой фабрики
}
nippon-token_effect-a_old_factory = старая фабрика с { $old_factory-start_goods ->
    [one] { $old_factory-start_goods } товаром
    [few] { $old_factory-start_goods } товарами
   *[many] { $old_factory-start_goods } товарами
}
nippon-token_effect-a_worker = рабочий любого цвета из мешочка
nippon-token_effect-a_coal = { $n ->
    [one] { $n } уголь, не сбрасывается при консолидации
    [few] { $n } угля, не сбрасываются при консолидации
   *[many] { $n } угля, не сбрасываются при консолидации
}
nippon-token_effect-a_discount = { $n ->
    [one] фабрики на { $n } монету дешевле
    [few] фабрики на { $n } монеты дешевле
   *[many] фабрики на { $n } монет дешевле
}

# The unit of the score
nippon-total = { $n } ПО
