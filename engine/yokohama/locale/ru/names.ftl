# Локации. У локации, которая есть дважды, к названию добавлен номер или буква.
# Формы: gen — чего, dat — откуда, acc — куда, loc — где (эти три вместе с предлогом), ins — рядом с чем.
yokohama-kind-copper_mine = { $case ->
   *[nom] медная шахта
    [gen] медной шахты
    [dat] из медной шахты
    [acc] в медную шахту
    [ins] медной шахтой
    [loc] в медной шахте
}
yokohama-kind-silk_mill = { $case ->
   *[nom] шёлковая фабрика
    [gen] шёлковой фабрики
    [dat] с шёлковой фабрики
    [acc] на шёлковую фабрику
    [ins] шёлковой фабрикой
    [loc] на шёлковой фабрике
}
yokohama-kind-tea_plantation = { $case ->
   *[nom] плантация чая
    [gen] плантации чая
    [dat] с плантации чая
    [acc] на плантацию чая
    [ins] плантацией чая
    [loc] на плантации чая
}
yokohama-kind-fishing_ground = { $case ->
   *[nom] рыболовный причал
    [gen] рыболовного причала
    [dat] с рыболовного причала
    [acc] на рыболовный причал
    [ins] рыболовным причалом
    [loc] на рыболовном причале
}
yokohama-kind-bank = { $case ->
   *[nom] банк
    [gen] банка
    [dat] из банка
    [acc] в банк
    [ins] банком
    [loc] в банке
}
yokohama-kind-port = { $case ->
   *[nom] порт
    [gen] порта
    [dat] из порта
    [acc] в порт
    [ins] портом
    [loc] в порту
}
yokohama-kind-laboratory = { $case ->
   *[nom] лаборатория
    [gen] лаборатории
    [dat] из лаборатории
    [acc] в лабораторию
    [ins] лабораторией
    [loc] в лаборатории
}
yokohama-kind-employment_agency = { $case ->
   *[nom] агентство по найму
    [gen] агентства по найму
    [dat] из агентства по найму
    [acc] в агентство по найму
    [ins] агентством по найму
    [loc] в агентстве по найму
}
yokohama-kind-chinatown = { $case ->
   *[nom] Чайнатаун
    [gen] Чайнатауна
    [dat] из Чайнатауна
    [acc] в Чайнатаун
    [ins] Чайнатауном
    [loc] в Чайнатауне
}
yokohama-kind-church = { $case ->
   *[nom] церковь
    [gen] церкви
    [dat] из церкви
    [acc] в церковь
    [ins] церковью
    [loc] в церкви
}
yokohama-kind-customs = { $case ->
   *[nom] таможня
    [gen] таможни
    [dat] с таможни
    [acc] на таможню
    [ins] таможней
    [loc] на таможне
}
yokohama-kind-canal = { $case ->
   *[nom] канал
    [gen] канала
    [dat] с канала
    [acc] на канал
    [ins] каналом
    [loc] на канале
}
yokohama-area-copper_mine_1 = { yokohama-kind-copper_mine } 1
yokohama-area-copper_mine_2 = { yokohama-kind-copper_mine } 2
yokohama-area-silk_mill_1 = { yokohama-kind-silk_mill } 1
yokohama-area-silk_mill_2 = { yokohama-kind-silk_mill } 2
yokohama-area-tea_plantation_1 = { yokohama-kind-tea_plantation } 1
yokohama-area-tea_plantation_2 = { yokohama-kind-tea_plantation } 2
yokohama-area-fishing_ground_1 = { yokohama-kind-fishing_ground } 1
yokohama-area-fishing_ground_2 = { yokohama-kind-fishing_ground } 2
yokohama-area-bank = { yokohama-kind-bank }
yokohama-area-port_a = { yokohama-kind-port } A
yokohama-area-port_b = { yokohama-kind-port } B
yokohama-area-laboratory_a = { yokohama-kind-laboratory } A
yokohama-area-laboratory_b = { yokohama-kind-laboratory } B
yokohama-area-employment_agency = { yokohama-kind-employment_agency }
yokohama-area-chinatown = { yokohama-kind-chinatown }
yokohama-area-church = { yokohama-kind-church }
yokohama-area-customs = { yokohama-kind-customs }
yokohama-area-canal = { yokohama-kind-canal }

# То, что считают.
yokohama-good-copper = { $case ->
   *[nom] { $n ->
        [one] медь
       *[many] меди
    }
    [gen] меди
    [acc] { $n ->
        [one] медь
       *[many] меди
    }
}
yokohama-good-silk = { $case ->
   *[nom] { $n ->
        [one] шёлк
       *[many] шёлка
    }
    [gen] шёлка
    [acc] { $n ->
        [one] шёлк
       *[many] шёлка
    }
}
yokohama-good-tea = { $case ->
   *[nom] { $n ->
        [one] чай
       *[many] чая
    }
    [gen] чая
    [acc] { $n ->
        [one] чай
       *[many] чая
    }
}
yokohama-good-fish = { $case ->
   *[nom] { $n ->
        [one] рыба
        [few] рыбы
       *[many] рыб
    }
    [gen] рыбы
    [acc] { $n ->
        [one] рыбу
        [few] рыбы
       *[many] рыб
    }
}
yokohama-good-any = { $n ->
    [one] товар на выбор
    [few] товара на выбор
   *[many] товаров на выбор
}
yokohama-import = { $n ->
    [one] импортный товар
    [few] импортных товара
   *[many] импортных товаров
}
yokohama-piece-assistant = { $case ->
   *[nom] { $n ->
        [one] ассистент
        [few] ассистента
       *[many] ассистентов
    }
    [gen] { $n ->
        [one] ассистента
       *[many] ассистентов
    }
    [acc] { $n ->
        [one] ассистента
        [few] ассистентов
       *[many] ассистентов
    }
    [plural] ассистенты
}
yokohama-piece-shop = { $case ->
   *[nom] { $n ->
        [one] магазин
        [few] магазина
       *[many] магазинов
    }
    [gen] магазина
    [plural] магазины
}
yokohama-piece-trading_house = { $case ->
   *[nom] { $n ->
        [one] торговый дом
        [few] торговых дома
       *[many] торговых домов
    }
    [gen] торгового дома
    [plural] торговые дома
}
yokohama-amount = { $n } { COUNTED($thing, $n, $case) }
yokohama-counted-orders = { $n ->
    [one] { $n } заказ
    [few] { $n } заказа
   *[many] { $n } заказов
}
yokohama-counted-technologies = { $n ->
    [one] { $case ->
       *[nom] { $n } технология
        [acc] { $n } технологию
    }
    [few] { $n } технологии
   *[many] { $n } технологий
}
yokohama-counted-agents = { $n ->
    [one] { $case ->
       *[nom] { $n } представитель
        [acc] { $n } представителя
    }
    [few] { $n } представителя
   *[many] { $n } представителей
}
yokohama-points = { $n } ПО
yokohama-reward-warehouse = { $n ->
    [one] { $n } фишка со склада
   *[many] до { $n } фишек со склада
}
yokohama-reward-move = { $n ->
    [one] { $n } перемещение ассистента
    [few] { $n } перемещения ассистентов
   *[many] { $n } перемещений ассистентов
}
yokohama-nothing = ничего
yokohama-free = бесплатно
yokohama-hand = личная зона
yokohama-by_power = силы хватает

yokohama-country-uk = { $case ->
   *[nom] Англия
    [gen] Англии
    [dat] из Англии
}
yokohama-country-us = { $case ->
   *[nom] США
    [gen] США
    [dat] из США
}
yokohama-country-fr = { $case ->
   *[nom] Франция
    [gen] Франции
    [dat] из Франции
}
yokohama-country-de = { $case ->
   *[nom] Германия
    [gen] Германии
    [dat] из Германии
}
yokohama-country-nl = { $case ->
   *[nom] Нидерланды
    [gen] Нидерландов
    [dat] из Нидерландов
}
yokohama-flag = значок страны ({ $country })

yokohama-zone-blue = { $case ->
   *[nom] синяя зона
    [gen] синей зоны
}
yokohama-zone-yellow = { $case ->
   *[nom] жёлтая зона
    [gen] жёлтой зоны
}
yokohama-zone-red = { $case ->
   *[nom] красная зона
    [gen] красной зоны
}

yokohama-order = заказ № { $number }
yokohama-space-church = { $case ->
   *[nom] клетка церкви за { $n } веры
    [acc] клетку церкви за { $n } веры
}
yokohama-space-number = { $case ->
   *[nom] таможня, клетка { $number }
    [acc] клетку { $number } на таможне
}
yokohama-trade = { $price } → { $gains }
yokohama-free_agent = независимый наёмник

yokohama-achievement-goods = иметь { CASE($goods, "acc") }
yokohama-achievement-yen = иметь ¥{ $n }
yokohama-achievement-tokens = всего { $n } жетонов „5 силы“ и наёмников
yokohama-achievement-orders = выполнить { $n } заказов
yokohama-achievement-technologies = { $n ->
    [one] иметь { $n } технологию
    [few] иметь { $n } технологии
   *[many] иметь { $n } технологий
}
yokohama-achievement-built = { $production ->
    [0] постройки в { $commercial } коммерческих локациях
   *[many] { $commercial ->
        [0] постройки в { $production } производственных локациях
       *[many] постройки в { $production } производственных и { $commercial } коммерческих локациях
    }
}

yokohama-technology-gaslight = Газовое освещение
yokohama-technology-gaslight-effect = { $technologies-gaslight-gain }, когда строите магазин
yokohama-technology-station = Станция
yokohama-technology-station-effect = жетон станции: +{ $power_sources-station } к силе и прямой путь к нему
yokohama-technology-mining_technology = Горные технологии
yokohama-technology-mining_technology-effect = +{ $technologies-mining_technology-gain } каждый раз, когда вы получаете медь
yokohama-technology-spinning_mill = Прядильная фабрика
yokohama-technology-spinning_mill-effect = раз в ход: { $technologies-spinning_mill-trade }
yokohama-technology-spinning_mill-use = { $technologies-spinning_mill-trade }
yokohama-technology-stagecoach = Дилижанс
yokohama-technology-stagecoach-effect = проход мимо чужих президентов бесплатный
yokohama-technology-exposition = Выставка
yokohama-technology-exposition-effect = сразу { $technologies-exposition-gain }
yokohama-technology-ball = Бал
yokohama-technology-ball-effect = { $technologies-ball-gain }, когда выполняете заказ
yokohama-technology-language_school = Языковая школа
yokohama-technology-language_school-effect = { $technologies-language_school-gain }, когда выполняете заказ
yokohama-technology-letterpress_printing = Высокая печать
yokohama-technology-letterpress_printing-effect = { $technologies-letterpress_printing-gain } за каждую следующую технологию
yokohama-technology-winery = Винодельня
yokohama-technology-winery-effect = { $technologies-winery-gain } за нового ассистента на поле церкви
yokohama-technology-postal_system = Почтовая служба
yokohama-technology-postal_system-effect = президент может встать там, где стоят чужие
yokohama-technology-newspaper = Газета
yokohama-technology-newspaper-effect = ассистентов можно разместить в { $technologies-newspaper-effect-n } локациях
yokohama-technology-electrical_light = Электрическое освещение
yokohama-technology-electrical_light-effect = { $technologies-electrical_light-gain }, когда строите торговый дом
yokohama-technology-university = Университет
yokohama-technology-university-effect = раз в ход: { $technologies-university-price } → { $technologies-university-assistants } со склада
yokohama-technology-university-use = { $technologies-university-price } → { $technologies-university-assistants } со склада
yokohama-technology-telegram = Телеграф
yokohama-technology-telegram-effect = после пары ещё 1 ассистент в соседнюю локацию
yokohama-technology-telephone = Телефон
yokohama-technology-telephone-effect = после действия может остаться { $technologies-telephone-assistants }
yokohama-technology-brickyard = Кирпичный завод
yokohama-technology-brickyard-effect = { $technologies-brickyard-gain } за нового ассистента на поле таможни
yokohama-technology-system_of_stock = Фондовый рынок
yokohama-technology-system_of_stock-effect = в начале хода у вас не меньше ¥{ $technologies-system_of_stock-effect-raise_yen_to }
yokohama-technology-patent_system = Патентное право
yokohama-technology-patent_system-effect = { $technologies-patent_system-gain } за каждую следующую технологию
yokohama-technology-tram = Трамвай
yokohama-technology-tram-effect = президент сразу попадает в выбранную локацию

yokohama-colour-blue = синий
yokohama-colour-pink = розовый
yokohama-colour-purple = фиолетовый
yokohama-colour-yellow = жёлтый
yokohama-colour-red = красный
yokohama-colour-green = зелёный

# The unit of the score
# same in every language
yokohama-yen = ¥{ $n }
yokohama-total = { yokohama-points }

# Parts of what chapters say of the component set.
yokohama-by_edition = { $newer } (первое издание: { $classic })
yokohama-at_power = { $gains } при силе { $power }
yokohama-of_area = { CAP($area) }: { $what }
yokohama-decimal = { $whole },{ $tenths }
