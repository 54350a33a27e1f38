# Why something is not offered
nippon-no-resource = Требуется { $need }, а у вас { $have }.
nippon-no-money = Цена — { $need }, а у вас { $have }, считая шёлк.
nippon-no-money_and_silk = Цена — { $need } и ещё { $silk } для науки (этот шёлк нельзя потратить и как деньги), а у вас { $have }.
nippon-no-payment = Цена — { $first } или { $second }, а у вас { $have }, считая шёлк деньгами.
nippon-no-silk = У вас нет шёлка.
nippon-no-silk_needed = { CAP($silk) } нужно сохранить для науки: иначе вы ничего не сможете сделать.
nippon-no-cell = В вашей области рабочих нет пустых ячеек: нужно провести консолидацию.
nippon-no-worker = В ячейке найма над этим действием не осталось рабочих.
nippon-no-worker_color = В этой ячейке найма нет { CASE($color, "gen") } рабочего.
nippon-no-workers = В вашей области рабочих никого нет, а для консолидации нужен хотя бы один рабочий.
nippon-no-cell_expert = { $need ->
    [one] Кораблю нужна пустая ячейка для рабочего-эксперта, а у вас { $have }.
   *[other] Нужны { $need } пустые ячейки — для рабочего и для рабочего-эксперта, а у вас { $have }.
}
nippon-no-stop = Нужно совершить хотя бы одну активацию.
nippon-no-bag = В мешочке не осталось { CASE($color, "gen") } рабочего.
nippon-no-pair = Эту пару уже взял игрок { $player }.
nippon-no-science = Этой фабрике нужен уровень науки { $need }, а у вас { $have }, и шёлк столько не добавит.
nippon-no-science_silk = Этой фабрике нужен уровень науки { $need }, а у вас { $have }. На остальное нужно иметь { CASE($silk, "acc") }, а у вас { $own }.
nippon-no-factory_cell = Все ячейки вашей области фабрик ({ $n }) заняты.
nippon-no-factories = Доступных фабрик больше нет.
nippon-no-factory_left = Ни одной { CASE($kind, "gen") } больше не осталось.
nippon-no-factory_taken = Эта фабрика уже построена.
nippon-no-factory_type = Вы строите { CASE($kind, "acc") }, а это фабрика другого типа.
nippon-no-own_factory = У вас ещё нет подходящей фабрики, а старая не считается.
nippon-no-factory_twice = Эта фабрика уже участвовала в этом действии; каждой активации нужна другая.
nippon-no-machines = Вы уже построили все свои машины, их { $n }.
nippon-no-machine_cell = В этой ячейке уже есть машина.
nippon-no-machine_cells = Все ячейки для машин на ваших фабриках заняты.
nippon-no-machine_old = У старой фабрики нет ячеек для машин.
nippon-no-machine_besides = Эта фабрика уже получила машину по этому свойству; следующей нужна другая фабрика.
nippon-no-produce_old = Старая фабрика ничего не производит.
nippon-no-free_coal = Ни у одной вашей фабрики нет свойства, которое избавляет от траты угля.
nippon-no-ships = Вы уже построили все свои корабли, их { $n }.
nippon-no-expert = { $place }: рабочего-эксперта нет, пока взявший его игрок не проведёт консолидацию.
nippon-no-ship_cell = Здесь заняты все доступные ячейки для кораблей, их { $n }.
nippon-no-ports = Нет пункта назначения, где есть и рабочий-эксперт, и пустая ячейка для корабля.
nippon-no-port_twice = Туда в этом действии уже отправлен ваш корабль; каждому нужен другой пункт назначения.
nippon-no-trains = Вы уже построили все свои поезда, их { $n }.
nippon-no-train_cell = В этом регионе заняты все доступные ячейки для поездов, их { $n }.
nippon-no-train_cell_taken = Здесь уже стоит поезд ({ $player }).
nippon-no-train_cell_unused = { $n ->
    [one] При таком числе игроков в регионе доступна только { $n } крайняя левая ячейка для поезда.
    [few] При таком числе игроков в регионе доступны только { $n } крайние левые ячейки для поездов.
   *[many] При таком числе игроков в регионе доступны только { $n } крайних левых ячеек для поездов.
}
nippon-no-regions = Ни в одном регионе нет пустой ячейки для поезда.
nippon-no-region_twice = В этом действии там уже построен поезд; каждому нужен другой регион.
nippon-no-region_besides = По этому свойству поезд уже построен в регионе { $region }; следующему нужен другой регион.
nippon-no-region_built = В этом действии вы не строили там поезд.
nippon-no-goods = На ваших фабриках нет товаров.
nippon-no-good_twice = В этом действии вы уже тратили { CASE($good, "acc") }; каждой активации нужен другой тип товаров.
nippon-no-goods_type = На этой фабрике нет { CASE($good, "gen") }.
nippon-no-goods_there = { $have ->
    [0] Вы тратите { CASE($need, "acc") }, а на этой фабрике такого товара нет.
   *[other] Вы тратите { CASE($need, "acc") }, а на одной этой фабрике только { $have }.
}
nippon-no-goods_besides = Эта фабрика уже получила товар по этому свойству; каждому нужна другая фабрика.
nippon-no-goods_room = Все { $n } ячейки товаров этой фабрики заняты.
nippon-no-placement = Ни на один ваш товар нигде нет спроса.
nippon-no-demand = Ни на один ваш товар нет спроса в регионе { $region }.
nippon-no-supply = Легче всего было бы занять ячейку { $cell }. { $reason }
nippon-no-other_market = Все жетоны одного действия помещаются в один регион, и это { $region }.
nippon-no-token = У вас нет доступного жетона влияния { $value }.
nippon-no-token_goods = За жетон { $value } нужно отдать { CASE($need, "acc") }, а у вас { $have }.
nippon-no-tokens_free = { $n ->
    [1] Здесь подошёл бы жетон { $values }, но он вам недоступен.
   *[other] Здесь подошёл бы жетон { $values }, но ни один из них вам не доступен.
}
nippon-no-highest = За { CASE($good, "acc") } можно поместить жетон не выше { $value }.
nippon-no-beat = Там лежит жетон { $there }, а ваш должен быть больше.
nippon-no-beat_all = Рынок заполнен (жетонов: { $n }, наибольший — { $there }), поэтому ваш должен быть больше.
nippon-no-token_there = Здесь нет жетона.
nippon-no-lowest = Жетон { $value } остаётся: возвращается только жетон с наименьшим значением, { $lowest }.
nippon-no-higher = Здесь лежит жетон { $there }, а ваш ({ $value }) должен быть больше.
nippon-no-full_market = Рынок заполнен (жетонов: { $n }), поэтому ваш ({ $value }) должен быть больше любого из них; наибольший — { $there }.
nippon-no-contract = Этот контракт уже выполнен.
nippon-no-contract_goods = Для этого контракта среди товаров, потраченных в этом действии, нужны { $first } или { $second }.
nippon-no-favour_workers = Для жетона благосклонности { $level } нужно { $need } рабочих, а у вас { $have }.
nippon-no-favour_left = Жетонов благосклонности { $level } у вас не осталось.
nippon-no-objective = На задаче «{ $objective }» уже лежит жетон благосклонности { $level }.
nippon-no-modifier = Условие ещё не выполнено. Свойство — { $property }.
nippon-no-modifier_use = Сейчас это ничего не даст.
nippon-no-modifier_declared = Он применяется при производстве: выберите там фабрику «без угля».
nippon-no-other_modifier = У этой фабрики нет свойства для действия «{ CAP($action) }».
nippon-no-second_modifier = В этом ходу уже применено свойство { CASE($factory, "gen") }, а за ход можно только одно.
nippon-no-modifier_other = Эта фабрика не ваша: её построил игрок { $player }.
nippon-no-modifier_not_built = Эта фабрика не ваша: её ещё никто не построил.
nippon-no-train_region = Выбран регион { $region }: поезд едет туда.
nippon-no-steps = Этот бонус даёт ровно { $n ->
    [one] { $n } деление.
    [few] { $n } деления.
   *[many] { $n } делений.
}
nippon-no-goods_count = Здесь вы тратите { CASE($what, "acc") } — не больше и не меньше.
nippon-no-reward_period = Эту награду дают в конце периода { $period }.
nippon-no-module_solo = В одиночной игре модули не используются: выберите «без модулей».
nippon-no-first_player = Игроков за столом { $seats }, игрока { $seat } среди них нет.
