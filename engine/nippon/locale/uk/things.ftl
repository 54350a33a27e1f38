# Усе, про що можна спитати: переліки й що що робить.
nippon-things-actions = Дії
nippon-things-factories = Фабрики
nippon-things-goods = Товари
nippon-things-departments = Департаменти
nippon-things-contracts = Контракти
nippon-things-destinations = Пункти призначення
nippon-things-regions = Регіони
nippon-things-tracks = Шкали
nippon-things-objectives = Завдання й жетони прихильності
nippon-things-tokens = Початкові жетони
nippon-things-goals = Цілі

nippon-what-consolidate = Друге, що можна зробити за хід: жетон прихильності, дохід, зарплати – і область робітників знову порожня.
nippon-what-property = { CAP($does) }.
nippon-what-factory = Рівень { $level }: щоб збудувати, потрібна наука { $science }, щоб виробити – { $coal } вугілля.
nippon-what-good = Рівень { $level }. На місцевому ринку за 1, 2 або 3 такі товари викладають жетон впливу { $one }, { $two } або { $three }.
nippon-what-department = { CAP($title) }. Бонус: { $normal }. Покращений: { $improved }.
nippon-what-contract = Виконується за товари в дії інвестицій. Дає: { $bonus }.
nippon-what-contract_goods = Серед витрачених товарів мають бути { $goods }.
nippon-what-destination = Корабель сюди привозить експерта ({ $color }) і покращує департамент цього кольору.
nippon-what-region = Ринки: { $cities }. За кожен жетон впливу: { $supply } або { $instead }.
nippon-what-train_cells = Бонуси комірок поїздів, зліва направо: { $bonuses }.
nippon-what-track_science = Від неї залежить, які фабрики ви можете збудувати.
nippon-what-track_mining = Показує, скільки вугілля приносить консолідація.
nippon-what-track_finance = Показує, скільки грошей приносить консолідація.
nippon-what-track_cells = Її поділки: { $values }.
nippon-what-track_name = шкала: { $track }
nippon-what-objective_name = завдання: { $objective }
nippon-what-threshold = { $n ->
    [1] Нижній поріг
   *[other] Верхній поріг
}, жетон I, II або III: { $one }, { $two } або { $three } ПО.
nippon-what-counted = Жетон { $level }, за 1–{ $most }: { $points } ПО.
nippon-what-favour = Його беруть під час консолідації, якщо робітників щонайменше { $workers }, і кладуть на завдання, де він і залишається. Усього таких жетонів у вас { $n }.
nippon-what-token_name = початковий жетон A: { $token }
nippon-what-token = { CAP($does) }. Ви починаєте з { $n } ПО.
nippon-what-token_b = початковий жетон B № { $n }
nippon-what-token_gains = На початку гри: { $gains }.
nippon-what-goal_name = спільна ціль: { $goal }
nippon-what-goal = У модулі «Спільні цілі»: хто лідирує тут під час підрахунку її періоду, бере нагороду.
nippon-what-solo_name = ціль одиночної гри: { $goal }
nippon-what-solo = В одиночній грі до кінця потрібно щонайменше { $n }.

# Де це лежить за столом і скільки там коштує.
nippon-here-slot = Робітників у її комірці найму: { $n }.
nippon-here-prices = Ціна однієї активації: { $prices }.
nippon-here-factory_price = Фабрика зараз коштує вам { $price }.
nippon-here-owner = Її власник – { $player }.
nippon-here-available = У цій грі її ще можна збудувати.
nippon-here-ships = Кораблів там: { $n } з { $of }.
nippon-here-expert = Експерт на місці.
nippon-here-no_expert = Експерта там зараз немає.
nippon-here-trains = Вільних комірок поїздів: { $n }.
nippon-here-leads = Найбільше впливу: { $players }.
