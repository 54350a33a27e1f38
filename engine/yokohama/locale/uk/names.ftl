# Локації. Якщо планшетів два, до назви додано номер або літеру.
# Форми: gen – чого, dat – звідки, acc – куди, ins – поруч із чим, loc – де (усі чотири разом із прийменником).
yokohama-kind-copper_mine = { $case ->
   *[nom] мідна шахта
    [gen] мідної шахти
    [dat] з мідної шахти
    [acc] до мідної шахти
    [ins] із мідною шахтою
    [loc] у мідній шахті
}
yokohama-kind-silk_mill = { $case ->
   *[nom] шовкова фабрика
    [gen] шовкової фабрики
    [dat] із шовкової фабрики
    [acc] до шовкової фабрики
    [ins] із шовковою фабрикою
    [loc] на шовковій фабриці
}
yokohama-kind-tea_plantation = { $case ->
   *[nom] чайна плантація
    [gen] чайної плантації
    [dat] з чайної плантації
    [acc] до чайної плантації
    [ins] із чайною плантацією
    [loc] на чайній плантації
}
yokohama-kind-fishing_ground = { $case ->
   *[nom] рибна водойма
    [gen] рибної водойми
    [dat] з рибної водойми
    [acc] до рибної водойми
    [ins] із рибною водоймою
    [loc] на рибній водоймі
}
yokohama-kind-bank = { $case ->
   *[nom] банк
    [gen] банку
    [dat] з банку
    [acc] до банку
    [ins] із банком
    [loc] у банку
}
yokohama-kind-port = { $case ->
   *[nom] порт
    [gen] порту
    [dat] з порту
    [acc] до порту
    [ins] із портом
    [loc] у порту
}
yokohama-kind-laboratory = { $case ->
   *[nom] лабораторія
    [gen] лабораторії
    [dat] з лабораторії
    [acc] до лабораторії
    [ins] із лабораторією
    [loc] у лабораторії
}
yokohama-kind-employment_agency = { $case ->
   *[nom] служба найму
    [gen] служби найму
    [dat] зі служби найму
    [acc] до служби найму
    [ins] зі службою найму
    [loc] у службі найму
}
yokohama-kind-chinatown = { $case ->
   *[nom] китайський квартал
    [gen] китайського кварталу
    [dat] з китайського кварталу
    [acc] до китайського кварталу
    [ins] із китайським кварталом
    [loc] у китайському кварталі
}
yokohama-kind-church = { $case ->
   *[nom] церква
    [gen] церкви
    [dat] із церкви
    [acc] до церкви
    [ins] із церквою
    [loc] у церкві
}
yokohama-kind-customs = { $case ->
   *[nom] митниця
    [gen] митниці
    [dat] з митниці
    [acc] до митниці
    [ins] із митницею
    [loc] на митниці
}
yokohama-kind-canal = { $case ->
   *[nom] канал
    [gen] каналу
    [dat] з каналу
    [acc] до каналу
    [ins] із каналом
    [loc] у каналі
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
    [one] місцевий товар на вибір
    [few] місцеві товари на вибір
   *[many] місцевих товарів на вибір
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
    [acc] { $n ->
        [one] крамницю
        [few] крамниці
       *[many] крамниць
    }
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
yokohama-amount = { $n } { COUNTED($thing, $n, $case) }
yokohama-counted-orders = { $n ->
    [one] { $n } замовлення
    [few] { $n } замовлення
   *[many] { $n } замовлень
}
yokohama-counted-technologies = { $n ->
    [one] { $case ->
       *[nom] { $n } технологія
        [acc] { $n } технологію
    }
    [few] { $n } технології
   *[many] { $n } технологій
}
yokohama-counted-agents = { $n ->
    [one] { $case ->
       *[nom] { $n } представник
        [acc] { $n } представника
    }
    [few] { $n } представники
   *[many] { $n } представників
}
yokohama-points = { $n ->
    [one] { $n } бал
    [few] { $n } бали
   *[many] { $n } балів
}
yokohama-reward-warehouse = { $n ->
    [one] { $n } маркер зі складу
   *[many] до { $n } маркерів зі складу
}
yokohama-reward-move = { $n ->
    [one] { $n } переміщення помічника
    [few] { $n } переміщення помічників
   *[many] { $n } переміщень помічників
}
yokohama-nothing = нічого
yokohama-free = безкоштовно
yokohama-hand = рука
yokohama-by_power = очок дії вистачає

yokohama-country-uk = { $case ->
   *[nom] Британія
    [gen] Британії
}
yokohama-country-us = { $case ->
   *[nom] США
    [gen] США
}
yokohama-country-fr = { $case ->
   *[nom] Франція
    [gen] Франції
}
yokohama-country-de = { $case ->
   *[nom] Німеччина
    [gen] Німеччини
}
yokohama-country-nl = { $case ->
   *[nom] Нідерланди
    [gen] Нідерландів
}
yokohama-flag = прапор { CASE($country, "gen") }

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

yokohama-order = замовлення № { $number }
yokohama-space-church = { $case ->
   *[nom] комірка церкви
    [acc] комірку церкви
} за { $n ->
    [one] { $n } очко віри
    [few] { $n } очки віри
   *[many] { $n } очок віри
}
yokohama-space-number = { $case ->
   *[nom] комірка { $number } митниці
    [acc] комірку { $number } митниці
}
yokohama-trade = { $price } → { $gains }
yokohama-free_agent = незалежний купець

yokohama-achievement-goods = мати { CASE($goods, "acc") }
yokohama-achievement-yen = мати ¥{ $n }
yokohama-achievement-tokens = разом { $n } жетонів дії „5“ і представників
yokohama-achievement-orders = виконати { $n } замовлень
yokohama-achievement-technologies = { $n ->
    [one] мати { $n } технологію
    [few] мати { $n } технології
   *[many] мати { $n } технологій
}
yokohama-achievement-built = { $production ->
    [0] будівлі в { $commercial } комерційних локаціях
   *[many] { $commercial ->
        [0] будівлі в { $production } виробничих локаціях
       *[many] будівлі в { $production } виробничих і { $commercial } комерційних локаціях
    }
}

yokohama-technology-gaslight = Газове освітлення
yokohama-technology-gaslight-effect = { $technologies-gaslight-gain }, коли будуєте крамницю
yokohama-technology-station = Станція
yokohama-technology-station-effect = жетон станції: +{ $power_sources-station } ОД і прямий шлях туди
yokohama-technology-mining_technology = Гірничі технології
yokohama-technology-mining_technology-effect = +{ $technologies-mining_technology-gain } щоразу, коли ви отримуєте мідь
yokohama-technology-spinning_mill = Прядильна фабрика
yokohama-technology-spinning_mill-effect = раз за хід: { $technologies-spinning_mill-trade }
yokohama-technology-spinning_mill-use = { $technologies-spinning_mill-trade }
yokohama-technology-stagecoach = Диліжанс
yokohama-technology-stagecoach-effect = прохід повз чужих президентів безкоштовний
yokohama-technology-exposition = Виставка
yokohama-technology-exposition-effect = відразу { $technologies-exposition-gain }
yokohama-technology-ball = Бал
yokohama-technology-ball-effect = { $technologies-ball-gain }, коли виконуєте замовлення
yokohama-technology-language_school = Мовна школа
yokohama-technology-language_school-effect = { $technologies-language_school-gain }, коли виконуєте замовлення
yokohama-technology-letterpress_printing = Високий друк
yokohama-technology-letterpress_printing-effect = { $technologies-letterpress_printing-gain } за кожну наступну технологію
yokohama-technology-winery = Виноробня
yokohama-technology-winery-effect = { $technologies-winery-gain } за помічника на планшеті церкви
yokohama-technology-postal_system = Поштова служба
yokohama-technology-postal_system-effect = президент може стати там, де є чужі
yokohama-technology-newspaper = Газета
yokohama-technology-newspaper-effect = можна розмістити помічників у { $technologies-newspaper-effect-n } локаціях
yokohama-technology-electrical_light = Електричне освітлення
yokohama-technology-electrical_light-effect = { $technologies-electrical_light-gain }, коли будуєте торговий дім
yokohama-technology-university = Університет
yokohama-technology-university-effect = раз за хід: { $technologies-university-price } → { $technologies-university-assistants } зі складу
yokohama-technology-university-use = { $technologies-university-price } → { $technologies-university-assistants } зі складу
yokohama-technology-telegram = Телеграф
yokohama-technology-telegram-effect = після пари ще 1 помічник у сусідню локацію
yokohama-technology-telephone = Телефон
yokohama-technology-telephone-effect = після дії може залишитися { $technologies-telephone-assistants }
yokohama-technology-brickyard = Цегельня
yokohama-technology-brickyard-effect = { $technologies-brickyard-gain } за помічника на планшеті митниці
yokohama-technology-system_of_stock = Фондовий ринок
yokohama-technology-system_of_stock-effect = на початку ходу ви маєте щонайменше ¥{ $technologies-system_of_stock-effect-raise_yen_to }
yokohama-technology-patent_system = Патентне право
yokohama-technology-patent_system-effect = { $technologies-patent_system-gain } за кожну наступну технологію
yokohama-technology-tram = Трамвай
yokohama-technology-tram-effect = президент одразу йде до вибраної локації

yokohama-colour-blue = блакитний
yokohama-colour-pink = рожевий
yokohama-colour-purple = фіолетовий
yokohama-colour-yellow = жовтий
yokohama-colour-red = червоний
yokohama-colour-green = зелений

# The unit of the score
# same in every language
yokohama-yen = ¥{ $n }
yokohama-total = { yokohama-points }

# Parts of what chapters say of the component set.
yokohama-by_edition = { $newer } (перше видання: { $classic })
yokohama-at_power = { $gains } за { $power } ОД
yokohama-of_area = { CAP($area) }: { $what }
yokohama-decimal = { $whole },{ $tenths }
