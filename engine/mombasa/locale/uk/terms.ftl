# Words of the rules that players look up.

mombasa-things-terms = Поняття

mombasa-term-toll = плата
mombasa-term-toll-about = Скільки коштує крок між деякими поділками треку компанії. Ви платите одразу або зупиняєтеся; зупинившись, втрачаєте решту цієї нагороди.
mombasa-term-special_field = особливе поле
mombasa-term-special_field-about = Дійшовши до нього, ви отримуєте £{ $tracks-first_fields } або £{ $tracks-second_fields }, і стільки ж – кожен, хто вже там або далі. З наступного ходу вам доступний бонус треку.
mombasa-term-diamonds = алмази
mombasa-term-diamonds-about = Кроки алмазним треком, який наприкінці дає до £{ $player_board-diamonds_most }. Місце A відкривається на числі { $player_board-diamond_track-slot_unlock_space }; понад { $player_board-diamond_track-last } кожен дає £{ $player_board-diamond_track-overflow_pounds_per_step }.
mombasa-term-bookkeeping = хід бухгалтера
mombasa-term-bookkeeping-about = Бухгалтер рухає чорнильницю по книгах, вимоги яких виконують ваші активні карти; за £{ $player_board-bookkeeping_track-flip_pounds } спершу можна перевернути одну книгу. Книга, де вона зупинилася, дає нагороду, потім витрачаються очки бухгалтера.
mombasa-term-ink_jar = чорнильниця
mombasa-term-ink_jar-about = Ваш маркер на бухгалтерському треку. Що він далі, то більше дає наприкінці – до £{ $player_board-bookkeeping_most }.
mombasa-term-bookkeeping_points = бухгалтерські очки
mombasa-term-bookkeeping_points-about = Витрачаються одразу: книга A коштує { $books-price-A }, книга B – { $books-price-B }, книга C – { $books-price-C }, а кожне інше очко – це £1.
mombasa-term-person = персонаж
mombasa-term-person-about = У вимогах книг: кожен ваш активний торговець алмазами й бухгалтер, крім того бухгалтера, якого ви використовуєте.
mombasa-term-active = активна карта
mombasa-term-active-about = Карта, що лежить горілиць у вашому місці, або такий самий жетон. Використані перевертають, і вони більше не рахуються.
mombasa-term-region_entry = вхід у регіон
mombasa-term-region_entry-about = Компанія, у якої лишився пост на базі, займає регіон поруч із базою чи своїми постами за очки експансії (від { $borders-least } до { $borders-most }). Ви отримуєте нагороду регіону, а чужий пост звідти йде.
