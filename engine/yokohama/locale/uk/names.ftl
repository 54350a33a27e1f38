# Локації. Якщо планшетів два, до назви додано номер або літеру.
yokohama-kind-copper_mine = { $case ->
   *[nom] мідна шахта
    [gen] мідної шахти
    [acc] мідну шахту
    [loc] мідній шахті
}
yokohama-kind-silk_mill = { $case ->
   *[nom] шовкова фабрика
    [gen] шовкової фабрики
    [acc] шовкову фабрику
    [loc] шовковій фабриці
}
yokohama-kind-tea_plantation = { $case ->
   *[nom] чайна плантація
    [gen] чайної плантації
    [acc] чайну плантацію
    [loc] чайній плантації
}
yokohama-kind-fishing_ground = { $case ->
   *[nom] рибна водойма
    [gen] рибної водойми
    [acc] рибну водойму
    [loc] рибній водоймі
}
yokohama-kind-bank = { $case ->
   *[nom] банк
    [gen] банку
    [acc] банк
    [loc] банку
}
yokohama-kind-port = { $case ->
   *[nom] порт
    [gen] порту
    [acc] порт
    [loc] порту
}
yokohama-kind-laboratory = { $case ->
   *[nom] лабораторія
    [gen] лабораторії
    [acc] лабораторію
    [loc] лабораторії
}
yokohama-kind-employment_agency = { $case ->
   *[nom] служба найму
    [gen] служби найму
    [acc] службу найму
    [loc] службі найму
}
yokohama-kind-chinatown = { $case ->
   *[nom] китайський квартал
    [gen] китайського кварталу
    [acc] китайський квартал
    [loc] китайському кварталі
}
yokohama-kind-church = { $case ->
   *[nom] церква
    [gen] церкви
    [acc] церкву
    [loc] церкві
}
yokohama-kind-customs = { $case ->
   *[nom] митниця
    [gen] митниці
    [acc] митницю
    [loc] митниці
}
yokohama-kind-canal = { $case ->
   *[nom] канал
    [gen] каналу
    [acc] канал
    [loc] каналі
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

# Те, що рахують.
yokohama-good-copper = { $case ->
   *[nom] { $n ->
        [one] мідь
       *[many] міді
    }
    [gen] міді
    [acc] { $n ->
        [one] мідь
       *[many] міді
    }
}
yokohama-good-silk = { $case ->
   *[nom] { $n ->
        [one] шовк
       *[many] шовку
    }
    [gen] шовку
    [acc] { $n ->
        [one] шовк
       *[many] шовку
    }
}
yokohama-good-tea = { $case ->
   *[nom] { $n ->
        [one] чай
       *[many] чаю
    }
    [gen] чаю
    [acc] { $n ->
        [one] чай
       *[many] чаю
    }
}
yokohama-good-fish = { $case ->
   *[nom] { $n ->
        [one] риба
        [few] риби
       *[many] риб
    }
    [gen] риби
    [acc] { $n ->
        [one] рибу
        [few] риби
       *[many] риб
    }
}
yokohama-good-any = { $n ->
    [one] товар на вибір
    [few] товари на вибір
   *[many] товарів на вибір
}
yokohama-import = { $n ->
    [one] імпортний товар
    [few] імпортні товари
   *[many] імпортних товарів
}
yokohama-piece-assistant = { $case ->
   *[nom] { $n ->
        [one] помічник
        [few] помічники
       *[many] помічників
    }
    [gen] { $n ->
        [one] помічника
       *[many] помічників
    }
    [acc] { $n ->
        [one] помічника
       *[many] помічників
    }
    [plural] помічники
}
yokohama-piece-shop = { $case ->
   *[nom] { $n ->
        [one] крамниця
        [few] крамниці
       *[many] крамниць
    }
    [gen] крамниці
    [plural] крамниці
}
yokohama-piece-trading_house = { $case ->
   *[nom] { $n ->
        [one] торговий дім
        [few] торгові доми
       *[many] торгових домів
    }
    [gen] торгового дому
    [plural] торгові доми
}
yokohama-amount = { $n } { COUNTED($thing, $n, $case) }
yokohama-points = { $n ->
    [one] { $n } бал
    [few] { $n } бали
   *[many] { $n } балів
}
yokohama-reward-warehouse = { $n ->
    [one] до { $n } фішки зі складу
   *[many] до { $n } фішок зі складу
}
yokohama-reward-move = { $n ->
    [one] { $n } переміщення помічника
    [few] { $n } переміщення помічників
   *[many] { $n } переміщень помічників
}
yokohama-nothing = нічого
yokohama-free = безкоштовно
yokohama-hand = рука
yokohama-by_power = вистачає очок дії

yokohama-country-uk = Британія
yokohama-country-us = США
yokohama-country-fr = Франція
yokohama-country-de = Німеччина
yokohama-country-nl = Нідерланди
yokohama-flag = прапор: { $country }

yokohama-zone-blue = { $case ->
   *[nom] синя зона
    [gen] синьої зони
}
yokohama-zone-yellow = { $case ->
   *[nom] жовта зона
    [gen] жовтої зони
}
yokohama-zone-red = { $case ->
   *[nom] червона зона
    [gen] червоної зони
}

yokohama-order = замовлення № { $number }
yokohama-order-detail = { $goods } → { $gains } · { $country }
yokohama-card-detail = виробництво { $n } · { $effect } · { $country }
yokohama-card-detail_extra = виробництво { $n }, ще { $yen } або { $imports } · { $effect } · { $country }
yokohama-faith_needed = віра { $n }
yokohama-space = клітинка { $n }
yokohama-trade = { $price } → { $gains }
yokohama-free_agent = незалежний купець

yokohama-achievement-goods = мати { CASE($goods, "acc") }
yokohama-achievement-yen = мати ¥{ $n }
yokohama-achievement-tokens = жетони дії «5» і представники, разом { $n }
yokohama-achievement-orders = виконані замовлення: { $n }
yokohama-achievement-technologies = технології: { $n }
yokohama-achievement-built = { $production ->
    [0] будівлі в { $commercial } комерційних локаціях
   *[many] { $commercial ->
        [0] будівлі в { $production } виробничих локаціях
       *[many] будівлі в { $production } виробничих і { $commercial } комерційних локаціях
    }
}

yokohama-technology-gaslight = Газове освітлення
yokohama-technology-gaslight-effect = 2 бали за кожну побудовану крамницю
yokohama-technology-station = Станція
yokohama-technology-station-effect = жетон станції: +1 ОД у його локації та прямий шлях туди
yokohama-technology-mining_technology = Гірничі технології
yokohama-technology-mining_technology-effect = +1 мідь щоразу, коли ви отримуєте мідь
yokohama-technology-spinning_mill = Прядильна фабрика
yokohama-technology-spinning_mill-effect = раз на хід: 1 шовк → ¥2
yokohama-technology-spinning_mill-use = 1 шовк → ¥2
yokohama-technology-stagecoach = Диліжанс
yokohama-technology-stagecoach-effect = прохід повз чужих президентів безкоштовний
yokohama-technology-exposition = Виставка
yokohama-technology-exposition-effect = відразу 10 балів
yokohama-technology-ball = Бал
yokohama-technology-ball-effect = 2 бали за кожне виконане замовлення
yokohama-technology-language_school = Мовна школа
yokohama-technology-language_school-effect = ¥1 за кожне виконане замовлення
yokohama-technology-letterpress_printing = Високий друк
yokohama-technology-letterpress_printing-effect = ¥1 за кожну наступну технологію
yokohama-technology-winery = Виноробня
yokohama-technology-winery-effect = 3 бали за кожного помічника, поставленого на планшет церкви
yokohama-technology-postal_system = Поштова служба
yokohama-technology-postal_system-effect = президент може зупинитися поруч із чужими президентами
yokohama-technology-newspaper = Газета
yokohama-technology-newspaper-effect = помічників можна розташувати щонайбільше в 4 локаціях
yokohama-technology-electrical_light = Електричне освітлення
yokohama-technology-electrical_light-effect = 3 бали за кожен побудований торговий дім
yokohama-technology-university = Університет
yokohama-technology-university-effect = раз на хід: ¥1 → 1 помічник зі складу
yokohama-technology-university-use = ¥1 → 1 помічник зі складу
yokohama-technology-telegram = Телеграф
yokohama-technology-telegram-effect = після пари ще 1 помічник у сусідню локацію
yokohama-technology-telephone = Телефон
yokohama-technology-telephone-effect = після дії 1 помічник може залишитися
yokohama-technology-brickyard = Цегельня
yokohama-technology-brickyard-effect = 4 бали за кожного помічника, поставленого на планшет митниці
yokohama-technology-system_of_stock = Фондовий ринок
yokohama-technology-system_of_stock-effect = на початку ходу ви маєте щонайменше ¥2
yokohama-technology-patent_system = Патентне право
yokohama-technology-patent_system-effect = 2 бали за кожну наступну технологію
yokohama-technology-tram = Трамвай
yokohama-technology-tram-effect = президент відразу потрапляє до потрібної локації

yokohama-colour-blue = блакитний
yokohama-colour-pink = рожевий
yokohama-colour-purple = фіолетовий
yokohama-colour-yellow = жовтий
yokohama-colour-red = червоний
yokohama-colour-green = зелений
