# Words of the rules that players look up.

mombasa-things-terms = Понятия

mombasa-term-toll = плата
mombasa-term-toll-about = Сколько стоит шаг между некоторыми делениями трека компании. Вы платите сразу или останавливаетесь; остановившись, теряете остаток этой награды.
mombasa-term-special_field = особое поле
mombasa-term-special_field-about = Дойдя до него, вы получаете £{ $tracks-first_fields } или £{ $tracks-second_fields }, и столько же — каждый, кто уже там или дальше. Со следующего хода вам доступен бонус трека.
mombasa-term-diamonds = алмазы
mombasa-term-diamonds-about = Шаги по треку алмазов, который в конце приносит до £{ $player_board-diamonds_most }. Область A открывается на числе { $player_board-diamond_track-slot_unlock_space }; сверх { $player_board-diamond_track-last } каждый приносит £{ $player_board-diamond_track-overflow_pounds_per_step }.
mombasa-term-bookkeeping = ход бухгалтера
mombasa-term-bookkeeping-about = Бухгалтер двигает чернильницу по книгам, требования которых выполняют ваши активные карты; за £{ $player_board-bookkeeping_track-flip_pounds } сначала можно перевернуть одну книгу. Книга, где она остановилась, даёт награду, затем тратятся очки бухгалтера.
mombasa-term-ink_jar = чернильница
mombasa-term-ink_jar-about = Ваш маркер на бухгалтерском треке. Чем он дальше, тем больше приносит в конце — до £{ $player_board-bookkeeping_most }.
mombasa-term-bookkeeping_points = бухгалтерские очки
mombasa-term-bookkeeping_points-about = Тратятся сразу: книга A стоит { $books-price-A }, книга B — { $books-price-B }, книга C — { $books-price-C }, а каждое остальное очко — это £1.
mombasa-term-person = персонаж
mombasa-term-person-about = В требованиях книг: каждый ваш активный торговец алмазами и бухгалтер, кроме того бухгалтера, которого вы используете.
mombasa-term-active = активная карта
mombasa-term-active-about = Карта, лежащая лицом вверх в вашей области, или такой же тайл. Использованные переворачивают, и они больше не считаются.
mombasa-term-region_entry = вход в регион
mombasa-term-region_entry-about = Компания, у которой остался пост на базе, занимает регион рядом с базой или своими постами за очки экспансии (от { $borders-least } до { $borders-most }). Вы получаете награду региона, а чужой пост оттуда уходит.
