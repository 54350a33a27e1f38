# Усе, про що можна спитати: переліки й що що робить.
yokohama-things-areas = Локації
yokohama-things-orders = Замовлення
yokohama-things-technologies = Технології
yokohama-things-achievements = Досягнення
yokohama-things-boards = Планшети церкви й митниці
yokohama-things-tokens = Жетони дії «5»

yokohama-what-goods = { CAP($good) } за очки дії від 1 до 5: { $n }.
yokohama-what-bank = Гроші за очки дії від 1 до 5, у ¥: { $n }.
yokohama-what-port = Ви берете замовлення; друге коштує ще ¥{ $yen } або імпорт ({ $imports }). Доступно карт за очки дії від 1 до 5: { $n }.
yokohama-what-port_points = Бали за очки дії від 1 до 5: { $n }.
yokohama-what-laboratory = Ви берете технологію. Виробництво за очки дії від 1 до 5: { $n }; чого бракує, докуповують за гроші або імпорт.
yokohama-what-employment_agency = Ви берете маркери зі складу в руку й платите за них. Скільки за очки дії від 1 до 5: { $n }.
yokohama-what-prices = Ціни в ¥: помічник { $assistant }, крамниця { $shop }, торгові доми { $houses }.
yokohama-what-chinatown = Ви купуєте й продаєте товари. Скільки разів за очки дії від 1 до 5: { $n }.
yokohama-what-church = Ви ставите помічника в комірку планшета церкви. Віра за очки дії від 1 до 5: { $n }.
yokohama-what-customs = Ви віддаєте імпорт і ставите помічника в комірку планшета митниці. Скільки імпорту можна віддати за очки дії від 1 до 5: { $n }.
yokohama-what-canal = Президент проходить тут без помічника, щоразу за ¥{ $n }. Зупинятися тут не можна, розміщувати теж.
yokohama-what-order_name = { $order } ({ $country })
yokohama-what-order = Потрібно: { $goods }. Дає: { $gains } і прапор країни.
yokohama-what-technology = { CAP($effect) }.
yokohama-what-card = Карта № { $number }: виробництво { $production }, { $country }.
yokohama-what-achievement = Першому: { $first }, решті: { $later }. Помічник із руки лишається на тайлі.
yokohama-what-church_space = Потрібна віра { $n }. Дає: { $gains }; помічник лишається тут і рахується для першості.
yokohama-what-customs_space = Коштує { $n ->
    [one] { $n } імпортний товар
    [few] { $n } імпортні товари
   *[many] { $n } імпортних товарів
}. Дає: { $gains }; помічник лишається тут і рахується для першості.
yokohama-what-token_name = жетон дії «5»: { $gains }
yokohama-what-token = Його можна взяти після дії з 5 ОД у його локації: { $gains }. Наприкінці гри він нічого не вартий, але жетони потрібні для деяких досягнень.
yokohama-what-free_agent = Його можна взяти після дії з 5 ОД у його локації. Це представник без країни, його використовують як будь-якого іншого.

# Де це лежить за столом і скільки там коштує.
yokohama-here-power = Ваших очок дії там зараз { $n }.
yokohama-here-presidents = Там стоять чужі президенти: { $players }. Вхід або помічник коштує по ¥1 кожному.
yokohama-here-port = Лежить у порту ({ $area }), потрібно { $n } ОД.
yokohama-here-laboratory = Карта № { $number } лежить у лабораторії ({ $area }), потрібне виробництво { $n }.
yokohama-here-held = Карту № { $number } має { $player }.
yokohama-here-achievement = Наступний отримає: { $points }.
yokohama-here-claimed = Уже завершили: { $players }.
yokohama-here-free = Вона вільна.
yokohama-here-taken = Там помічник гравця { $player }.
yokohama-here-neutral = Там помічник умовного гравця.
