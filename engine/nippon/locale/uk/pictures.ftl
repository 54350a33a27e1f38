# The words of the pictures, and what they say to people who do not see them.

nippon-pic-kind-board = Поле
nippon-pic-kind-factories = Фабрики
nippon-pic-kind-player = Планшет
nippon-pic-kind-score = Рахунок
nippon-pic-round = Раунд { $n } з { $of } · період { $period }
nippon-pic-ends-queue = раунд скінчиться, коли черга спорожніє
nippon-pic-ends-scoring = підрахунок, коли черга спорожніє
nippon-pic-ends-last = останні раунди · ходів до кінця раунду: { $n }
nippon-pic-ends-over = партію завершено
nippon-pic-doing-draft = вибирає початкові жетони
nippon-pic-doing-turn = ходить
nippon-pic-doing-automa = робить хід
nippon-pic-doing-rewards = бере нагороду за спільну ціль
nippon-pic-doing-final = остання консолідація
nippon-pic-doing-over = найбільше ПО
nippon-pic-doing-won = усі цілі досягнуто
nippon-pic-doing-lost = ціль не досягнуто
nippon-pic-doing-consolidate = проводить консолідацію
nippon-pic-doing-action = { $action } · { $n }/{ $of }
nippon-pic-queue = Черга
nippon-pic-iwakura = Місія Івакури
nippon-pic-goals = Спільні цілі
nippon-pic-pairs = Початкові жетони
nippon-pic-solo-priority = черговість
nippon-pic-solo-removed = поза грою:
nippon-pic-solo-actions = дії
nippon-pic-solo-goals = Ваші цілі
nippon-pic-action-science = Наука
nippon-pic-action-mining = Видобуток
nippon-pic-action-factory = Фабрика
nippon-pic-action-machines = Машини
nippon-pic-action-production = Виробництво
nippon-pic-action-ships = Кораблі
nippon-pic-action-trains = Поїзди
nippon-pic-action-local_markets = Місцеві ринки
nippon-pic-action-investments_contracts = Інвестиції
nippon-pic-factories = Фабрики
nippon-pic-factories-left = лишилося { $n } з { $of }
nippon-pic-key-once = під час будівництва
nippon-pic-key-modifier = з цією дією, раз за хід
nippon-pic-key-here = якщо зроблено на цій фабриці
nippon-pic-key-more = можна доплатити
nippon-pic-key-always = завжди
nippon-pic-workers = Робітники
nippon-pic-menu-round = Раунд { $n }/{ $of }
nippon-pic-menu-queue = Раунд { $n }/{ $of } · черга { $queue }
nippon-pic-hiring-bottom = під час консолідації
nippon-pic-hiring-top = під час консолідації, якщо лишиться останнім
nippon-pic-hiring-none = без бонусу
nippon-pic-hiring-lost = втрачаєте
nippon-pic-discards = пропаде
nippon-pic-bonuses = бонуси
nippon-pic-salaries = Зарплати
nippon-pic-now = Якщо провести консолідацію
nippon-pic-bottom = нижній робітник
nippon-pic-top = верхній робітник
nippon-pic-income = дохід
nippon-pic-leaves = лишиться
nippon-pic-departments = Департаменти
nippon-pic-objectives = Завдання
nippon-pic-contracts = Контракти
nippon-pic-tokens = Жетони впливу
nippon-pic-total = разом зараз
# same in every language
nippon-pic-tell-board = { nippon-title }. { $round }, { $ends }.

# same in every language
nippon-pic-tell-turn = { $player }: { $doing }.

nippon-pic-tell-points = ПО (у дужках – якщо закінчити зараз): { $list }.
nippon-pic-tell-final = ПО: { $list }.
nippon-pic-tell-slots = Найм
# same in every language
nippon-pic-tell-slot = { $n }. { $actions }: { $list }

nippon-pic-tell-empty = порожньо
nippon-pic-tell-queue = Черга, починаючи з наступного ряду: { $list }. У мішечку: { $bag }.
nippon-pic-tell-port = { $port } ({ $color }): кораблі { $ships }; експерт { $expert }; жетонів покращення { $n }
nippon-pic-tell-home = на місці
nippon-pic-tell-away = відсутній
# same in every language
nippon-pic-tell-region = { $region } ({ $supply }): { $list }

nippon-pic-tell-foreign = закордонні компанії
nippon-pic-tell-trains = поїзди: { $list }
nippon-pic-tell-influence = Вплив (ПО, якщо підрахувати зараз)
nippon-pic-tell-markets = Мапа: комірки ринків із півночі за годинниковою стрілкою; число – вплив закордонних компаній
nippon-pic-tell-player = { $player } ({ $letter }): ПО { $points }, гроші { $money }, вугілля { $coal }, шовк { $silk }, залізо { $iron }; наука { $science }, дохід вугілля { $mining }, дохід грошей { $finance }; кораблі { $ships }, машини { $machines }, поїзди { $trains }, фабрики { $factories }; товари { $goods }, вільні жетони впливу { $influence }, жетони прихильності { $favours }; робітники: { $workers }
nippon-pic-tell-expert = експерт ({ $color })
nippon-pic-tell-goals = Спільні цілі періоду { $period }: { $list }.
# same in every language
nippon-pic-tell-taken = { $pair } – { $player }

nippon-pic-tell-automa = Автома: поїзди { $trains }, жетони { $tokens }; невідкритих жетонів дій { $stack }; черговість: { $colors }.
nippon-pic-tell-goals_solo = Ваші цілі: { $list }.
nippon-pic-tell-factories = Фабрики: { $left }.
nippon-pic-tell-type = { $good } (наука { $science }, вугілля { $coal }): { $list }
nippon-pic-tell-available = доступно { $n }
nippon-pic-tell-out_of_reach = Ці фабрики вам поки що не збудувати: { $list }.
nippon-pic-tell-unpaid = На ці контракти у вас немає товарів: { $list }.
nippon-pic-tell-builder = { $player }: наука { $science }, гроші { $money }, шовк { $silk }, фабрика коштує { $price }.
nippon-pic-tell-workers = Робітники знизу вгору: { $list }. Лишилося жетонів прихильності: { $favours }.
nippon-pic-tell-menu = { $player }: гроші { $money }, вугілля { $coal }, шовк { $silk }, залізо { $iron }.
nippon-pic-tell-menu-closed = { $action } (неможливо)
nippon-pic-tell-menu-slot = { $actions }; робітники: { $workers }.
nippon-pic-tell-menu-consolidate = { $number }. Консолідація, робітники: { $workers }.
nippon-pic-tell-now = Якщо провести консолідацію зараз: жетон прихильності { $favour }; дохід – вугілля { $coal }, гроші { $money }; зарплати { $due }; лишиться – гроші { $left }, вугілля { $coal_left }, ПО { $vp }.
nippon-pic-tell-objectives = Завдання (жетон прихильності, ПО зараз): { $list }.
nippon-pic-tell-improved = Покращені департаменти: { $list }.
nippon-pic-tell-contracts = Виконані контракти: { $list }.
nippon-pic-tell-tokens = Жетони впливу: доступні { $free }; недоступні { $locked }; на мапі { $map }.
nippon-pic-tell-own_factory = { $factory }: товарів { $goods } з { $room }, машин { $machines }; { $does }

# Групи в підрахунку балів.
nippon-pic-group-favours = Жетони прихильності
nippon-pic-group-influence = вплив
nippon-pic-group-markets = ринки, фабрики
nippon-pic-group-moving = кораблі, машини, поїзди
nippon-pic-group-tracks = видобуток, наука, фінанси
nippon-pic-group-works = фабрики, контракти
nippon-pic-group-rest = початок, цілі, залишки
