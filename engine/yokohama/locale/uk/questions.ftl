# Запитання. Якщо ключ має кілька повідомлень, саме повідомлення ключа називає запитання, решта його ставлять.
yokohama-orders = Усі вибирають початкове замовлення.
yokohama-keep = Яке з двох замовлень ви залишаєте? Друге виходить із гри, і його ніхто не побачить.
yokohama-turn = Розмістіть помічників.
yokohama-turn-help = Спершу **помічники**: до трьох, кожен у свою локацію, або двоє в одну. Потім ваш **президент** іде по них і діє там, де зупиниться.
yokohama-turn-place = Як ви розміщуєте помічників?
yokohama-turn-more = Розмістити помічників чи спершу зробити щось іще?
yokohama-place = Де ви розміщуєте помічника?
yokohama-place-nth = { $of ->
    [1] Можна розмістити { $of } помічника. Куди його поставити?
   *[other] { $n ->
        [1] Можна розмістити до { $of } помічників у різних локаціях. Куди поставити першого?
       *[other] Куди поставити { $n ->
            [2] другого
            [3] третього
            [4] четвертого
            [5] п’ятого
           *[other] наступного
        } помічника?
    }
}
yokohama-place-all = У яких локаціях ви розміщуєте помічників? По одному.
yokohama-place_pair = У якій локації розмістити двох помічників?
yokohama-place_pair-up_to = У якій локації розмістити одного чи двох помічників?
yokohama-how_many = Скількох помічників ви там розміщуєте?
yokohama-how_many-into = Скількох помічників ви розміщуєте { CASE($area, "loc") }?
yokohama-place_beside = Телеграф: розмістити ще одного помічника поруч із парою?
yokohama-place_beside-pair = Телеграф: ще один помічник? Він стане в локації поруч { CASE($area, "ins") }.
yokohama-move = Куди йде ваш президент?
yokohama-move-from = Президент { CASE($area, "loc") }. Куди він іде?
yokohama-move-from_hand = Президент у руці. Куди він іде?
yokohama-payees = Кілька шляхів коштують однаково. Кому ви платите?
yokohama-payees-to = Кілька шляхів { CASE($area, "acc") } коштують { $price }. Кому ви платите?
yokohama-recall = Президент повертається в руку, дії цього ходу не буде. Яких помічників ви забираєте?
yokohama-recall-in_hand = Президент лишається в руці, дії цього ходу не буде. Яких помічників ви забираєте?
yokohama-recall_from = Звідки ви забираєте помічників?
yokohama-recall_from-more = Звідки ви забираєте помічників? Зараз у руці їх { $n }.
yokohama-recall_how_many = Скількох помічників ви забираєте?
yokohama-recall_how_many-from = Скількох помічників ви забираєте { CASE($area, "dat") }?
yokohama-redirect = Де ви виконуєте дію?
yokohama-redirect-or = Ваш президент { CASE($president, "loc") }, представник { CASE($agent, "loc") }. Де ви виконуєте дію?
yokohama-agent = У якій локації діє представник?
yokohama-agent-extra_action-where = Представник: у якій локації ви зараз виконуєте дію?
yokohama-agent-redirect-where = Представник: де можна буде діяти цього ходу замість локації президента?
yokohama-port = Яке замовлення ви берете?
yokohama-port-at = { CAP($area) }, { $n } ОД: яке замовлення ви берете?
yokohama-port_second = Візьмете й друге замовлення?
yokohama-port_which = Яке замовлення ви берете другим?
yokohama-port_which-for = Яке замовлення ви берете разом із № { $number } за { CASE($price, "acc") }?
yokohama-laboratory = Яку технологію ви берете?
yokohama-laboratory-at = { CAP($area) }, { $n } ОД: яку технологію ви берете?
yokohama-research_price = Чим ви платите?
yokohama-research_price-of = Чим ви платите за технологію «{ $technology }»?
yokohama-station = Куди ви кладете жетон станції? Він лишиться там до кінця гри.
yokohama-hire = Який маркер ви берете зі складу?
yokohama-hire-first = { $n ->
    [one] Зі складу можна взяти { $n } маркер. Який?
   *[many] Зі складу можна взяти до { $n } маркерів. Який узяти першим?
}
yokohama-hire-more = { $n ->
    [one] Зі складу можна взяти ще { $n } маркер. Який?
   *[many] Зі складу можна взяти ще до { $n } маркерів. Який узяти наступним?
}
yokohama-hire-all = { $n ->
    [one] Зі складу можна взяти { $n } маркер. Який?
   *[many] Зі складу можна взяти до { $n } маркерів. Які?
}
yokohama-chinatown = Що ви купуєте чи продаєте?
yokohama-chinatown-nth = { $of ->
    [1] Можна здійснити { $of } обмін. Що ви купуєте чи продаєте?
   *[other] Можна здійснити до { $of } обмінів. Яким буде { $n ->
        [1] перший
        [2] другий
        [3] третій
        [4] четвертий
        [5] п’ятий
       *[other] наступний
    }?
}
yokohama-chinatown-all = { $n ->
    [one] Можна здійснити { $n } обмін. Що ви купуєте чи продаєте?
   *[many] Можна здійснити до { $n } обмінів. Що ви купуєте чи продаєте?
}
yokohama-church = Яку комірку планшета церкви ви займаєте?
yokohama-church-help = Комірка вимагає **віри**. Частину дають ваші очки дії, решту ви добираєте: кожен вид товару, імпорт і гроші дають по одному очку.
yokohama-church-with = Ваша дія дає { $n ->
    [one] { $n } очко віри
    [few] { $n } очки віри
   *[many] { $n } очок віри
}. Яку комірку планшета церкви ви займаєте?
yokohama-faith = Що ви віддаєте за віру, якої бракує?
yokohama-faith-help = Решту **віри** дають ваші очки дії. Кожен вид товару, імпорт і гроші дають по одному очку.
yokohama-faith-for = { $n ->
    [one] Для { $faith } очок віри бракує { $n }. Який товар ви віддаєте? Можна й гроші.
    [few] Для { $faith } очок віри бракує { $n }. Які { $n } товари ви віддаєте? Гроші рахуються за один.
   *[many] Для { $faith } очок віри бракує { $n }. Які { $n } товарів ви віддаєте? Гроші рахуються за один.
}
yokohama-origin = Звідки ви берете помічника?
yokohama-origin-church = Звідки ви берете помічника на планшет церкви?
yokohama-origin-customs = Звідки ви берете помічника на планшет митниці?
yokohama-customs = Яку комірку планшета митниці ви займаєте?
yokohama-customs-with = { $n ->
    [one] Можна віддати { $n } імпортний товар. Яку комірку планшета митниці ви займаєте?
   *[many] Можна віддати до { $n } імпортних товарів. Яку комірку планшета митниці ви займаєте?
}
yokohama-token = Візьмете жетон дії «5»?
yokohama-token-of = Візьмете жетон дії «5» { CASE($area, "dat") }?
yokohama-build = Побудуєте щось?
yokohama-build-in = Що ви будуєте { CASE($area, "loc") }?
yokohama-recover = Телефон: залишити тут одного помічника?
yokohama-recover-from = Телефон: залишити одного помічника { CASE($area, "loc") }?
yokohama-any_good = { $n ->
    [one] Який місцевий товар ви берете?
    [few] Які { $n } місцеві товари ви берете?
   *[many] Які { $n } місцевих товарів ви берете?
}
yokohama-shift_from = Якого помічника ви переміщуєте?
yokohama-shift_from-nth = { $of ->
    [1] Можна перемістити { $of } помічника. Звідки ви його берете?
   *[other] Можна зробити до { $of } переміщень. Звідки ви берете { $n ->
        [1] першого
        [2] другого
        [3] третього
        [4] четвертого
        [5] п’ятого
       *[other] наступного
    } помічника?
}
yokohama-shift_into = Куди ви ставите помічника?
yokohama-shift_into-from = Куди ви ставите помічника { CASE($area, "dat") }?
yokohama-shift_into-from_hand = Куди ви ставите помічника з руки?
yokohama-reward_token = Усі три досягнення завершено! Який жетон нагороди ви берете?
yokohama-end = Завершити хід?
yokohama-end-more = Завершити хід чи спершу зробити щось іще?

yokohama-group-placing = розміщення
yokohama-group-orders = замовлення
yokohama-group-achievements = досягнення
yokohama-group-agents = представники
yokohama-group-technologies = технології

yokohama-placing-spread = по одному помічнику
yokohama-placing-spread-detail = у різних локаціях
yokohama-placing-pair = двох помічників
yokohama-placing-pair-detail = в одній локації
yokohama-placing-pair-up_to = розмістити в одній локації
yokohama-placing-pair-up_to-detail = одного чи двох помічників
yokohama-placing-none = нікого не розміщувати
yokohama-fulfil = виконати { $order }
yokohama-claim = завершити досягнення «{ $achievement }»
yokohama-return = повернути президента
yokohama-return-detail = без дії цього ходу
yokohama-stay_in_hand = лишити президента в руці
yokohama-recall-all = забрати всіх помічників
yokohama-recall-some = вибрати окремо в кожній локації
yokohama-recall-none = не забирати помічників
yokohama-agent-extra_action = використати представника: ще одна дія зараз
yokohama-agent-redirect = використати представника: дія в іншій локації
yokohama-agent-vain = представник: нічого не отримати
yokohama-port-one = лише одне
yokohama-port-one-short = ні
yokohama-port-two = друге за { CASE($price, "acc") }
yokohama-port-two-short = за { CASE($price, "acc") }
yokohama-buy = купити { CASE($thing, "acc") } за { $price }
yokohama-sell = продати { CASE($thing, "acc") } за { $price }
yokohama-sell_imports = продати імпортний товар
yokohama-take_token = узяти жетон
yokohama-leave_one = залишити одного помічника
yokohama-recover_all = забрати всіх
yokohama-build-any = побудувати
yokohama-build-shop = крамниця в комірці { $n }
yokohama-build-house = торговий дім

# Що стоїть поруч із варіантом: очки дії, ціна, що ви отримаєте й що отримають інші.
yokohama-power = { $n } ОД
yokohama-power-beyond = { $n } ОД, з них рахуються { $counts }
yokohama-arrive = { $power }: { $gains }
yokohama-power_there = там { $n } ОД
yokohama-power_there-beyond = там { $n } ОД, з них рахуються { $counts }
yokohama-out_of_reach = президент туди поки не дійде
yokohama-needs = { $n ->
    [one] на шляху потрібен ще { $n } помічник
    [few] на шляху потрібні ще { $n } помічники
   *[many] на шляху потрібно ще { $n } помічників
}
yokohama-will_return = після цієї дії помічники повернуться звідти в руку
yokohama-gaining = отримаєте { CASE($gains, "acc") }
yokohama-also = { $what }; { $more }
yokohama-way_costs = шлях коштує { $price }
yokohama-by_means = шлях завдяки технології «{ $technology }»
yokohama-landlord = { $owner } отримає ¥1 за торговий дім
yokohama-fee-player = { $price } від вас отримає { $payee }
yokohama-fee-next = { $price } – { $payee }
yokohama-fee-supply = канал коштує { $price }
yokohama-for = за { CASE($price, "acc") }
yokohama-flagged = { $detail } · { $country }
yokohama-with_agent = { $country } + представник
yokohama-second_flag = другий прапор: ви отримаєте представника
yokohama-each = { $n } × ({ $yen } або імпорт)
yokohama-card-detail = { $price } · { $effect }
yokohama-faith_items = { $n ->
    [one] віддати { $n } товар або { $yen }
    [few] віддати { $n } різні товари ({ $yen } – за один)
   *[many] віддати { $n } різних товарів ({ $yen } – за один)
}
yokohama-loses_claim = після цього вже не зарахувати ціль «{ $achievement }»
yokohama-last_round_next = після цього наступний раунд – останній
yokohama-claiming = { $gains }; помічник із руки лишиться на тайлі
yokohama-agent_in-only = лише { CASE($area, "loc") } ({ $power }): { $gains }
yokohama-agent_in-one = { $area }: { $gains }
yokohama-agent_in-nothing_else = в інших локаціях нічого
yokohama-agent_in-landlord = { $owner } отримає ¥1
yokohama-agent_in-more = { $n ->
    [one] або ще { $n } локація
    [few] або ще { $n } локації
   *[many] або ще { $n } локацій
}
yokohama-five_power_token = жетон дії «5»
yokohama-none-cards = місця для замовлення немає
yokohama-none-production = жодна технологія вам не по кишені
yokohama-none-pieces = жоден маркер вам не по кишені
yokohama-none-exchanges = обмінювати вам нема чого
yokohama-none-faith = віри не вистачить на жодну комірку
yokohama-none-import_limit = жодна комірка вам не по кишені
yokohama-pieces_payable = грошей вистачить на { $n }
yokohama-sells-order = найкраще замовлення: { $points }
yokohama-sells-technology = найдешевша «{ $technology }» ({ $n })
yokohama-sells-piece = { $piece } { $price }
yokohama-payable = ✓ { $detail }
yokohama-yield-takeorders = { $n ->
    [one] доступне { $n } замовлення
    [few] доступні { $n } замовлення
   *[many] доступно { $n } замовлень
}
yokohama-yield-taketechnology = { $n ->
    [one] { $n } очко виробництва
    [few] { $n } очки виробництва
   *[many] { $n } очок виробництва
}
yokohama-yield-recruit = { $n ->
    [one] { $n } маркер зі складу
   *[many] до { $n } маркерів зі складу
}
yokohama-yield-exchange = { $n ->
    [one] { $n } обмін
    [few] { $n } обміни
   *[many] { $n } обмінів
}
yokohama-yield-worship = { $n ->
    [one] { $n } очко віри
    [few] { $n } очки віри
   *[many] { $n } очок віри
}
yokohama-yield-declare = { $n ->
    [one] можна віддати { $n } імпортний товар
   *[many] можна віддати до { $n } імпортних товарів
}
yokohama-use_technology = використати «{ $technology }»
