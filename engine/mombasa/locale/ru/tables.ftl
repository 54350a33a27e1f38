# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

mombasa-table-regions = регионы
mombasa-table-borders = границы регионов
mombasa-table-bases = базы
mombasa-table-tracks = треки компаний
mombasa-table-action_cards = карты действий
mombasa-table-start_cards = стартовые карты
mombasa-table-start_tiles = стартовые тайлы
mombasa-table-books = книги
mombasa-table-book_display = поле книг
mombasa-table-value_scale = основа наших значений
mombasa-table-first_expansion_cards = карты экспансии первой партии
mombasa-table-player_board = планшеты игроков

mombasa-told-border = { CAP($a) } — { $b }: вход стоит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[many] { $n } очков
}
mombasa-told-coins = Монеты на местах столбца, сверху вниз: { $coins }
mombasa-told-track = { CAP($track) }: акции на делениях { $shares }; платы: { $tolls }; особые поля: { $fields }
mombasa-told-toll = £{ $pounds } после деления { $space }
mombasa-told-field = £{ $pounds } на делении { $space }
mombasa-told-values = Расчёт в фунтах в конце игры: шаг по треку компании { $company_track_step }, шаг по треку алмазов { $diamond_step }, бухгалтерское очко { $bookkeeping_point }, акция { $share }, пост, взятый с базы, { $post_removed_from_base }

# What owners of the box are asked first.
mombasa-open-bookkeeping = Бухгалтерский трек: у нас вторая область действий открывается на месте { $space }, а по сообщению владельца коробки — на { $reported }. Возможно, весь наш трек сдвинут на одно место.
