yokohama-orders = Усі обирають початкове замовлення.
yokohama-keep = Яке замовлення ви залишаєте? Інше виходить із гри, його ніхто не побачить.
yokohama-turn = Спершу, якщо хочете, додаткові дії; потім: як ви розташовуєте помічників?
yokohama-place = Де ви розташовуєте наступного помічника?
yokohama-place_pair = У якій локації ви розташовуєте пару?
yokohama-how_many = Скількох помічників ви там розташовуєте?
yokohama-place_beside = Телеграф: розташувати ще одного помічника поруч із парою?
yokohama-move = Куди йде ваш президент?
yokohama-payees = Кілька шляхів коштують однаково. Кому платите?
yokohama-recall = Президент повертається в руку. Яких помічників він забирає?
yokohama-recall-in_hand = Президент лишається в руці. Яких помічників ви забираєте?
yokohama-recall_from = З якої локації повертаються помічники?
yokohama-recall_how_many = Скільки повертається?
yokohama-redirect = У якій локації ви дієте?
yokohama-agent = У якій локації діє представник?
yokohama-port = Яке замовлення ви берете?
yokohama-port_second = Берете друге замовлення?
yokohama-port_which = Яке замовлення ви берете другим?
yokohama-laboratory = Яку технологію ви берете?
yokohama-research_price = Чим ви платите?
yokohama-station = Куди ви кладете жетон станції? Більше він ніколи не зрушить з місця.
yokohama-hire = { $n ->
    [one] Яку фішку ви берете зі складу?
   *[many] Яку фішку ви берете зі складу? Ще до { $n }.
}
yokohama-chinatown = { $n ->
    [one] Що ви обмінюєте? Залишився { $n } обмін.
    [few] Що ви обмінюєте? Залишилося { $n } обміни.
   *[many] Що ви обмінюєте? Залишилося { $n } обмінів.
}
yokohama-church = На яку клітинку планшета церкви ви ставите помічника?
yokohama-faith = { $n ->
    [one] Що ви віддаєте за віру, якої бракує? Потрібна { $n } річ.
    [few] Що ви віддаєте за віру, якої бракує? Потрібно { $n } речі.
   *[many] Що ви віддаєте за віру, якої бракує? Потрібно { $n } речей.
}
yokohama-origin = Звідки ви берете помічника?
yokohama-customs = На яку клітинку планшета митниці ви ставите помічника?
yokohama-token = Берете жетон дії «5»?
yokohama-build = Будуєте тут?
yokohama-recover = Телефон: залишити тут одного помічника?
yokohama-any_good = { $n ->
    [one] Який товар ви берете?
    [few] Які { $n } товари ви берете?
   *[many] Які { $n } товарів ви берете?
}
yokohama-shift_from = { $n ->
    [one] Якого помічника ви переміщуєте? Залишилося { $n } переміщення.
    [few] Якого помічника ви переміщуєте? Залишилося { $n } переміщення.
   *[many] Якого помічника ви переміщуєте? Залишилося { $n } переміщень.
}
yokohama-shift_into = Куди йде помічник?
yokohama-reward_token = Усі три досягнення! Який жетон нагороди ви берете?
yokohama-end = Якщо хочете, ще додаткові дії; потім завершіть хід.

yokohama-group-placing = розташування
yokohama-group-orders = виконати замовлення
yokohama-group-achievements = здобути досягнення
yokohama-group-agents = представники
yokohama-group-technologies = технології

yokohama-placing-spread = по одному
yokohama-placing-spread-detail = по одному помічнику в різні локації
yokohama-placing-pair = пара
yokohama-placing-pair-detail = два помічники в одну локацію
yokohama-placing-pair-up_to = один або два помічники в одну локацію
yokohama-placing-none = нікого не розташовувати
yokohama-fee-player = ¥1 → { $payee }
yokohama-fee-supply = ¥1 за канал
yokohama-return = повернути президента
yokohama-return-detail = цього ходу без дії; можна забрати будь-яких своїх помічників
yokohama-stay_in_hand = лишити президента в руці
yokohama-recall-all = усіх помічників
yokohama-recall-some = обрати за локаціями
yokohama-recall-none = нікого
yokohama-agent-extra_action = представник: відразу ще одна дія
yokohama-agent-redirect = представник: діяти в іншому місці
yokohama-port-one = лише одне
yokohama-port-two = ще одне за { CASE($price, "acc") }
yokohama-buy = купити { CASE($thing, "acc") } за { $price }
yokohama-sell = продати { CASE($thing, "acc") } за { $price }
yokohama-take_token = узяти жетон
yokohama-leave_one = залишити одного помічника
yokohama-recover_all = забрати всіх
yokohama-build-any = побудувати
yokohama-build-shop = крамниця на клітинці { $n }
yokohama-build-house = торговий дім

yokohama-arrive = { $power } ОД: { $gains }
yokohama-yield-takeorders = { $n ->
    [one] доступна { $n } карта
    [few] доступні { $n } карти
   *[many] доступно { $n } карт
}
yokohama-yield-taketechnology = виробництво { $n }
yokohama-yield-recruit = { $n ->
    [one] до { $n } фішки
   *[many] до { $n } фішок
}
yokohama-yield-exchange = { $n ->
    [one] { $n } обмін
    [few] { $n } обміни
   *[many] { $n } обмінів
}
yokohama-yield-worship = віра { $n }
yokohama-yield-declare = { $n ->
    [one] до { $n } імпортного товару
   *[many] до { $n } імпортних товарів
}
