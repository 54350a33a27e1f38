# Words of the rules that players look up.

yokohama-things-terms = Поняття

yokohama-term-power = очки дії
yokohama-term-power-about = Наскільки сильна ваша дія: ваш президент у локації дає { $power_sources-president }, кожен помічник { $power_sources-assistant }, крамниця { $power_sources-shop }, торговий дім { $power_sources-trading_house }, жетон станції { $power_sources-station }, але разом не більше ніж { $power_sources-max }. Їх рахують на початку етапу 3, і до кінця дії вони не змінюються.
yokohama-term-imports = імпорт
yokohama-term-imports-about = Імпортний товар: приходить із винагородами та з китайського кварталу. Ним платять на митниці, за виробництво, за віру й за друге замовлення; кожен, що лишився наприкінці, дає { $scoring-other-import-vp }.
yokohama-term-faith = віра
yokohama-term-faith-about = Потрібна для комірки церкви: її дають ваші очки дії там і ще по { $area_kinds-church-action-faith_per_item } за все, що ви віддасте з цього: 1 мідь, 1 шовк, 1 чай, 1 риба, 1 імпорт, ¥{ $editions-2024-faith_yen_cost } (перше видання: ¥{ $editions-classic-faith_yen_cost }).
yokohama-term-production = виробництво
yokohama-term-production-about = Те, чого вимагає технологія: її значення та надбавка місця. Його дають ваші очки дії, а за кожну одиницю, якої бракує, платять { $area_kinds-laboratory-unit_price }. За найбільшу суму на технологіях наприкінці дають бали.
yokohama-term-agent = представник
yokohama-term-agent-about = Приходить із кожним другим прапором однієї країни. Один раз, до чи після основної дії, діє в локації з вашим помічником і без вашого президента; невикористаний дає наприкінці { $scoring-other-unused_agent-vp }.
yokohama-term-flag = прапор
yokohama-term-flag-about = Країна виконаного замовлення, технології або жетона нагороди. Кожен другий прапор однієї країни приносить представника; за набори різних країн дають бали наприкінці.
yokohama-term-warehouse = склад
yokohama-term-warehouse-about = Тут лежать помічники, крамниці й торгові доми, якими ви ще не можете користуватися. Винагороди та служба найму переносять їх у руку за їхню ціну.
