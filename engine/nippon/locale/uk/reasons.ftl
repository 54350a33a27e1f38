# Why something is not offered
nippon-no-resource = Потрібно { CASE($need, "acc") }, а у вас { $have }.
nippon-no-money = Ціна – { $need }, а у вас { $have }, рахуючи шовк.
nippon-no-money_and_silk = Ціна – { $need } і ще { $silk } для науки (цей шовк не можна витратити і як гроші), а у вас { $have }.
nippon-no-payment = Ціна – { $first } або { $second }, а у вас { $have }, рахуючи шовк грошима.
nippon-no-silk = У вас немає шовку.
nippon-no-silk_needed = { CAP($silk) } треба зберегти для науки: інакше ви нічого не зможете зробити.
nippon-no-cell = У вашій області робітників немає порожніх комірок: треба провести консолідацію.
nippon-no-worker = У комірці найму над цією дією не залишилося робітників.
nippon-no-worker_color = У цій комірці найму немає { CASE($color, "gen") } робітника.
nippon-no-workers = У вашій області робітників нікого немає, а для консолідації потрібен хоча б один робітник.
nippon-no-cell_expert = { $need ->
    [one] Кораблю потрібна порожня комірка для робітника-експерта, а у вас { $have }.
   *[other] Потрібні { $need } порожні комірки – для робітника й для робітника-експерта, а у вас { $have }.
}
nippon-no-stop = Треба зробити хоча б одну активацію.
nippon-no-bag = У мішечку не залишилося { CASE($color, "gen") } робітника.
nippon-no-pair = Цю пару вже взяв гравець { $player }.
nippon-no-science = Цій фабриці потрібен рівень науки { $need }, а у вас { $have }, і шовк стільки не додасть.
nippon-no-science_silk = Цій фабриці потрібен рівень науки { $need }, а у вас { $have }. На решту треба мати { CASE($silk, "acc") }, а у вас { $own }.
nippon-no-factory_cell = Усі комірки вашої області фабрик ({ $n }) зайняті.
nippon-no-factories = Доступних фабрик більше немає.
nippon-no-factory_left = Жодної { CASE($kind, "gen") } більше не залишилося.
nippon-no-factory_taken = Цю фабрику вже збудовано.
nippon-no-factory_type = Ви будуєте { CASE($kind, "acc") }, а це фабрика іншого типу.
nippon-no-own_factory = У вас ще немає відповідної фабрики, а стара не рахується.
nippon-no-factory_twice = Ця фабрика вже брала участь у цій дії; кожній активації потрібна інша.
nippon-no-machines = Ви вже збудували всі свої машини, їх { $n }.
nippon-no-machine_cell = У цій комірці вже є машина.
nippon-no-machine_cells = Усі комірки для машин на ваших фабриках зайняті.
nippon-no-machine_old = У старої фабрики немає комірок для машин.
nippon-no-machine_besides = Ця фабрика вже отримала машину за цією властивістю; наступній потрібна інша фабрика.
nippon-no-produce_old = Стара фабрика нічого не виробляє.
nippon-no-free_coal = Жодна ваша фабрика не має властивості, що заощаджує вугілля.
nippon-no-ships = Ви вже збудували всі свої кораблі, їх { $n }.
nippon-no-expert = { $place }: робітника-експерта немає, доки гравець, який його взяв, не проведе консолідацію.
nippon-no-ship_cell = Тут зайняті всі доступні комірки для кораблів, їх { $n }.
nippon-no-ports = Немає пункту призначення, де є і робітник-експерт, і порожня комірка для корабля.
nippon-no-port_twice = Туди в цій дії вже відправлено ваш корабель; кожному потрібен інший пункт призначення.
nippon-no-trains = Ви вже збудували всі свої поїзди, їх { $n }.
nippon-no-train_cell = У цьому регіоні зайняті всі доступні комірки для поїздів, їх { $n }.
nippon-no-train_cell_taken = Тут уже стоїть поїзд ({ $player }).
nippon-no-train_cell_unused = { $n ->
    [one] За такої кількості гравців у регіоні доступна лише { $n } крайня ліва комірка для поїзда.
    [few] За такої кількості гравців у регіоні доступні лише { $n } крайні ліві комірки для поїздів.
   *[many] За такої кількості гравців у регіоні доступні лише { $n } крайніх лівих комірок для поїздів.
}
nippon-no-regions = У жодному регіоні немає порожньої комірки для поїзда.
nippon-no-region_twice = У цій дії там уже збудовано поїзд; кожному потрібен інший регіон.
nippon-no-region_besides = За цією властивістю поїзд уже збудовано в регіоні { $region }; наступному потрібен інший регіон.
nippon-no-region_built = У цій дії ви не будували там поїзда.
nippon-no-goods = На ваших фабриках немає товарів.
nippon-no-good_twice = У цій дії ви вже витрачали { CASE($good, "acc") }; кожній активації потрібен інший тип товарів.
nippon-no-goods_type = На цій фабриці немає { CASE($good, "gen") }.
nippon-no-goods_there = { $have ->
    [0] Ви витрачаєте { CASE($need, "acc") }, а на цій фабриці такого товару немає.
   *[other] Ви витрачаєте { CASE($need, "acc") }, а на самій цій фабриці лише { $have }.
}
nippon-no-goods_besides = Ця фабрика вже отримала товар за цією властивістю; кожному потрібна інша фабрика.
nippon-no-goods_room = Усі { $n } комірки товарів цієї фабрики зайняті.
nippon-no-placement = На жоден ваш товар ніде немає попиту.
nippon-no-demand = На жоден ваш товар немає попиту в регіоні { $region }.
nippon-no-supply = Найлегше було б зайняти комірку { $cell }. { $reason }
nippon-no-other_market = Усі жетони однієї дії кладуть в одному регіоні, і це { $region }.
nippon-no-token = У вас немає доступного жетона впливу { $value }.
nippon-no-token_goods = За жетон { $value } треба віддати { CASE($need, "acc") }, а у вас { $have }.
nippon-no-tokens_free = { $n ->
    [1] Тут підійшов би жетон { $values }, але він вам недоступний.
   *[other] Тут підійшов би жетон { $values }, але жоден із них вам не доступний.
}
nippon-no-highest = За { CASE($good, "acc") } можна покласти жетон не вище { $value }.
nippon-no-beat = Там лежить жетон { $there }, а ваш має бути більшим.
nippon-no-beat_all = Ринок заповнений (жетонів: { $n }, найбільший – { $there }), тож ваш має бути більшим.
nippon-no-token_there = Тут немає жетона.
nippon-no-lowest = Жетон { $value } залишається: повертається лише жетон із найменшим значенням, { $lowest }.
nippon-no-higher = Тут лежить жетон { $there }, а ваш ({ $value }) має бути більшим.
nippon-no-full_market = Ринок заповнений (жетонів: { $n }), тож ваш ({ $value }) має бути більшим за будь-який із них; найбільший – { $there }.
nippon-no-contract = Цей контракт уже виконано.
nippon-no-contract_goods = Для цього контракту серед товарів, витрачених у цій дії, потрібні { $first } або { $second }.
nippon-no-favour_workers = Для жетона прихильності { $level } потрібно { $need } робітників, а у вас { $have }.
nippon-no-favour_left = Жетонів прихильності { $level } у вас не залишилося.
nippon-no-objective = На завданні «{ $objective }» уже лежить жетон прихильності { $level }.
nippon-no-modifier = Умову властивості ще не виконано ({ $property }).
nippon-no-modifier_use = Зараз це нічого не дасть.
nippon-no-modifier_declared = Його застосовують під час виробництва: виберіть там фабрику «без вугілля».
nippon-no-other_modifier = Ця фабрика не має властивості для дії «{ CAP($action) }».
nippon-no-second_modifier = Цього ходу вже застосовано властивість { CASE($factory, "gen") }, а за хід можна лише одну.
nippon-no-modifier_other = Ця фабрика не ваша: її збудував гравець { $player }.
nippon-no-modifier_not_built = Ця фабрика не ваша: її ще ніхто не збудував.
nippon-no-train_region = Вибрано регіон { $region }: поїзд їде туди.
nippon-no-steps = Цей бонус дає рівно { $n ->
    [one] { $n } поділку.
    [few] { $n } поділки.
   *[many] { $n } поділок.
}
nippon-no-goods_count = Тут ви витрачаєте { CASE($what, "acc") } – не більше й не менше.
nippon-no-reward_period = Цю нагороду дають наприкінці періоду { $period }.
nippon-no-module_solo = В одиночній грі модулі не використовуються: виберіть «без модулів».
nippon-no-first_player = Гравців за столом { $seats }, гравця { $seat } серед них немає.
