yokohama-no-canal = У каналі ніколи нічого не розміщують.
yokohama-no-canal_stop = Президент може пройти через канал, але не зупинитися в ньому.
yokohama-no-twice = Ви щойно розмістили помічника { CASE($area, "loc") }; по одному розміщують у різних локаціях.
yokohama-no-stop_yet = Ви вирішили розміщувати по одному, отже, бодай одного помічника треба розмістити; щоб не розміщувати нікого, поверніться на крок назад.
yokohama-no-assistants = { $need ->
    [one] Потрібен помічник у руці, а там нікого немає.
    [few] Потрібні { $need } помічники в руці; у вас { $have }.
   *[many] Потрібно { $need } помічників у руці; у вас { $have }.
}
yokohama-no-place_fee = Розмістити помічника { CASE($area, "loc") } коштує ¥{ $need }: там { $presidents ->
    [1] чужий президент
    [2] два чужі президенти
   *[many] три чужі президенти
}; у вас ¥{ $have }.
yokohama-no-pair_fee = Розмістити двох помічників { CASE($area, "loc") } коштує ¥{ $need }: там { $presidents ->
    [1] чужий президент
    [2] два чужі президенти
   *[many] три чужі президенти
}; у вас ¥{ $have }.
yokohama-no-adjacent = { CAP($area) } не сусідить { CASE($pair, "ins") }, де ви розмістили пару.
yokohama-no-pair_itself = Третього помічника ставлять у локацію поруч { CASE($area, "ins") }, а не туди ж.
yokohama-no-passage = Найдешевший шлях { CASE($area, "acc") } коштує ¥{ $need }; у вас ¥{ $have }.
yokohama-no-stay = Ваш президент уже { CASE($area, "loc") }: він іде до іншої локації або повертається в руку.
yokohama-no-own_assistant = У вас немає помічника { CASE($area, "loc") }.
yokohama-no-president = { $n ->
    [1] { CAP(CASE($area, "loc")) } вже стоїть президент іншого гравця ({ $players })
   *[many] { CAP(CASE($area, "loc")) } вже стоять президенти інших гравців ({ $players })
}; зупинитися там само дає змогу лише технологія «Поштова служба».
yokohama-no-path = Ланцюжок локацій із вашими помічниками не веде { CASE($area, "acc") }.
yokohama-no-same_area = Помічник уже { CASE($area, "loc") }; він переміщується до іншої локації.
yokohama-no-act_there = Дію виконують { CASE($president, "loc") }, де ваш президент, або { CASE($agent, "loc") }, де представник.
yokohama-no-house_taken = Торговий дім тут уже побудував гравець { $builder }.
yokohama-no-house = У вас немає торгового дому в руці; на складі { $stored }.
yokohama-no-shop_taken = Цю комірку вже забудував гравець { $builder }.
yokohama-no-second_shop = У вас уже є крамниця { CASE($area, "loc") }; на одному тайлі гравець може мати лише одну.
yokohama-no-shop = У вас немає крамниці в руці; на складі { $stored }.
yokohama-no-build_power = { $have ->
    [0] Будувати можна після дії, у якій щонайменше { $need } ОД; цього ходу дії не було.
   *[many] Щоб будувати, потрібно щонайменше { $need } ОД; у вашій останній дії було { $have }.
}
yokohama-no-token = Жетона дії «5» { CASE($area, "loc") } більше немає.
yokohama-no-token_power = Для жетона дії «5» потрібно { $need } ОД; у вашій останній дії було { $have }.
yokohama-no-again = Технологію «{ $technology }» використовують раз за хід; цього ходу ви це вже зробили.
yokohama-no-money = Це коштує ¥{ $need }; у вас ¥{ $have }.
yokohama-no-good = У вас немає { CASE($good, "gen") }.
yokohama-no-stored = На вашому складі більше немає { COUNTED($piece, 5) }.
yokohama-no-order_goods = Вам бракує { CASE($goods, "gen") }.
yokohama-no-claimed = Ви вже завершили це досягнення.
yokohama-no-second_agent = Цього ходу ви вже використали представника, а більше одного не можна.
yokohama-no-agent = { $have ->
    [0] У вас немає представників.
    [1] Єдиного представника ви вже використали.
   *[many] Усіх своїх представників ({ $have }) ви вже використали.
}
yokohama-no-agent_late = Представника, який переносить дію до іншої локації, використовують до основної дії.
yokohama-no-agent_area = Представникові потрібна локація з вашим помічником і без вашого президента; такої немає.
yokohama-no-own_president = Ваш президент { CASE($area, "loc") }; представник діє там, де президента немає.
yokohama-no-goods = Потрібно мати { CASE($goods, "acc") }; у вас { $have }.
yokohama-no-yen = Потрібно мати ¥{ $need }; у вас ¥{ $have }.
yokohama-no-tokens = Потрібно { $need } жетонів дії «5» і представників разом; у вас { $have }.
yokohama-no-orders = Потрібно { $need } виконаних замовлень; у вас { $have }.
yokohama-no-technologies = { $need ->
    [one] Потрібна { $need } технологія; у вас { $have }.
    [few] Потрібні { $need } технології; у вас { $have }.
   *[many] Потрібно { $need } технологій; у вас { $have }.
}
yokohama-no-built = { $production ->
    [0] Потрібні будівлі в { $commercial } комерційних локаціях; у вас таких { $traded }, виробничих – { $made }.
   *[many] { $commercial ->
        [0] Потрібні будівлі в { $production } виробничих локаціях; у вас таких { $made }, комерційних – { $traded }.
       *[many] Потрібні будівлі в { $production } виробничих і { $commercial } комерційних локаціях; у вас таких { $made } і { $traded }.
    }
}
yokohama-no-only_a_and_c = Це можна до та після основної дії, але не під час неї.
yokohama-no-order_room = { $have ->
    [one] У вас уже { $have } замовлення, а більше ніж { $limit } тримати не можна.
    [few] У вас уже { $have } замовлення, а більше ніж { $limit } тримати не можна.
   *[many] У вас уже { $have } замовлень, а більше ніж { $limit } тримати не можна.
}
yokohama-no-other_board = Ця карта лежить { CASE($other, "loc") }, а ви дієте { CASE($area, "loc") }.
yokohama-no-first_order = Це замовлення ви вже берете; другим може бути інше.
yokohama-no-zone = Для { CASE($zone, "gen") } потрібно { $need } ОД, а у вас { $have }.
yokohama-no-second_room = У вас уже { $have } замовлення; ще з двома буде більше ніж { $limit }.
yokohama-no-second_card = Маючи { $have } ОД, другого замовлення тут не взяти.
yokohama-no-imports = { $need ->
    [one] Потрібен { $need } імпортний товар; у вас { $have }.
    [few] Потрібні { $need } імпортні товари; у вас { $have }.
   *[many] Потрібно { $need } імпортних товарів; у вас { $have }.
}
yokohama-no-sell_imports = Імпортні товари в китайському кварталі можна лише купити.
yokohama-no-hire_power = Щоб брати маркери зі складу, потрібно { $need } ОД; у вашій дії було { $have }.
yokohama-no-owned = Технологія «{ $technology }» у вас уже є.
yokohama-no-production = Потрібне виробництво { $need }: дія дає { $power }, { $missing ->
    [1] за одиницю, якої бракує, платять
   *[many] за кожну з { $missing } одиниць, яких бракує, платять
} ¥2 або 1 імпортний товар. У вас ¥{ $yen }, імпортних товарів { $imports }.
yokohama-no-production_extra = { $missing ->
    [0] Від четвертої кожна технологія коштує ще ¥2 або 1 імпортний товар.
    [1] Потрібне виробництво { $need }: дія дає { $power }, за одиницю, якої бракує, платять ¥2 або 1 імпортний товар, і ще стільки ж за четверту й кожну наступну технологію.
   *[many] Потрібне виробництво { $need }: дія дає { $power }, за кожну з { $missing } одиниць, яких бракує, платять ¥2 або 1 імпортний товар, і ще стільки ж за четверту й кожну наступну технологію.
} У вас ¥{ $yen }, імпортних товарів { $imports }.
yokohama-no-space_taken = Цю комірку займає { $holder }.
yokohama-no-space_neutral = Цю комірку займає помічник умовного гравця.
yokohama-no-assistant_for_board = У вас немає помічника ні { CASE($area, "loc") }, ні в руці.
yokohama-no-faith = Потрібно { $need ->
    [one] { $need } очко
    [few] { $need } очки
   *[many] { $need } очок
} віри: дія дає { $power }, ваші товари й гроші – ще щонайбільше { $items }.
yokohama-no-offered = Це ви вже віддали за віру цього ходу.
yokohama-no-customs_power = { $need ->
    [one] Для цієї комірки потрібен { $need } імпортний товар; маючи { $power } ОД, можна віддати { $limit }.
    [few] Для цієї комірки потрібні { $need } імпортні товари; маючи { $power } ОД, можна віддати { $limit }.
   *[many] Для цієї комірки потрібно { $need } імпортних товарів; маючи { $power } ОД, можна віддати { $limit }.
}
yokohama-no-customs_both = { $need ->
    [one] Для цієї комірки потрібен { $need } імпортний товар; у вас { $have }, а маючи { $power } ОД, можна віддати { $limit }.
    [few] Для цієї комірки потрібні { $need } імпортні товари; у вас { $have }, а маючи { $power } ОД, можна віддати { $limit }.
   *[many] Для цієї комірки потрібно { $need } імпортних товарів; у вас { $have }, а маючи { $power } ОД, можна віддати { $limit }.
}
yokohama-no-origin = Ви дієте { CASE($area, "loc") }: помічника беруть звідти або з вашої руки.
yokohama-no-mix = Ціна: { $price }.
yokohama-no-goods_count = Тут ви берете { $n ->
    [one] { $n } товар.
    [few] { $n } товари.
   *[many] { $n } товарів.
}
yokohama-no-assistants_there = { CAP(CASE($area, "loc")) } у вас лише { $n ->
    [one] { $n } помічник.
    [few] { $n } помічники.
   *[many] { $n } помічників.
}
yokohama-no-reward_taken = Цей жетон уже взяв гравець { $owner }.

yokohama-then-house = На момент дії в руці не було торгового дому; на складі – { $stored }.
yokohama-then-shop = На момент дії в руці не було крамниці; на складі – { $stored }.
yokohama-then-money = На момент дії це коштувало ¥{ $need }; у вас було ¥{ $have }.
yokohama-then-good = На момент дії у вас не було { CASE($good, "gen") }.
yokohama-then-stored = На момент дії на вашому складі вже не було { COUNTED($piece, 5) }.
yokohama-then-order_room = { $have ->
    [one] На момент дії у вас уже було { $have } замовлення, а більше ніж { $limit } тримати не можна.
    [few] На момент дії у вас уже було { $have } замовлення, а більше ніж { $limit } тримати не можна.
   *[many] На момент дії у вас уже було { $have } замовлень, а більше ніж { $limit } тримати не можна.
}
yokohama-then-imports = { $need ->
    [one] На момент дії був потрібен { $need } імпортний товар; у вас було { $have }.
    [few] На момент дії були потрібні { $need } імпортні товари; у вас було { $have }.
   *[many] На момент дії було потрібно { $need } імпортних товарів; у вас було { $have }.
}
yokohama-then-production = Було потрібне виробництво { $need }: дія давала { $power }, { $missing ->
    [1] за одиницю, якої бракувало, треба було заплатити
   *[many] за кожну з { $missing } одиниць, яких бракувало, треба було заплатити
} ¥2 або 1 імпортний товар. На момент дії у вас було ¥{ $yen }, імпортних товарів – { $imports }.
yokohama-then-production_extra = { $missing ->
    [0] Від четвертої кожна технологія коштує ще ¥2 або 1 імпортний товар.
    [1] Було потрібне виробництво { $need }: дія давала { $power }, за одиницю, якої бракувало, треба було заплатити ¥2 або 1 імпортний товар, і ще стільки ж за четверту й кожну наступну технологію.
   *[many] Було потрібне виробництво { $need }: дія давала { $power }, за кожну з { $missing } одиниць, яких бракувало, треба було заплатити ¥2 або 1 імпортний товар, і ще стільки ж за четверту й кожну наступну технологію.
} На момент дії у вас було ¥{ $yen }, імпортних товарів – { $imports }.
yokohama-then-assistant_for_board = На момент дії у вас не було помічника ні { CASE($area, "loc") }, ні в руці.
yokohama-then-faith = На момент дії було потрібно { $need ->
    [one] { $need } очко
    [few] { $need } очки
   *[many] { $need } очок
} віри: дія давала { $power }, ваші товари й гроші – ще щонайбільше { $items }.
yokohama-then-customs_both = { $need ->
    [one] Для цієї комірки потрібен { $need } імпортний товар; на момент дії у вас було { $have }, а маючи { $power } ОД, можна було віддати { $limit }.
    [few] Для цієї комірки потрібні { $need } імпортні товари; на момент дії у вас було { $have }, а маючи { $power } ОД, можна було віддати { $limit }.
   *[many] Для цієї комірки потрібно { $need } імпортних товарів; на момент дії у вас було { $have }, а маючи { $power } ОД, можна було віддати { $limit }.
}

yokohama-mistake-module = «{ $module }» – лише для видання 2024 року.
yokohama-mistake-first_player = { $seats ->
    [few] Місце { $seat } не може починати: за столом { $seats } гравці.
   *[many] Місце { $seat } не може починати: за столом { $seats } гравців.
}
