# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

mombasa-table-regions = регіони
mombasa-table-borders = кордони регіонів
mombasa-table-bases = бази
mombasa-table-tracks = треки компаній
mombasa-table-action_cards = карти дій
mombasa-table-start_cards = стартові карти
mombasa-table-start_tiles = стартові жетони
mombasa-table-books = книги
mombasa-table-book_display = поле книг
mombasa-table-value_scale = основа наших значень
mombasa-table-first_expansion_cards = карти експансії першої партії
mombasa-table-player_board = планшети гравців

mombasa-told-border = { CAP($a) } – { $b }: вхід коштує { $n ->
    [one] { $n } очко
    [few] { $n } очки
   *[many] { $n } очок
}
mombasa-told-coins = Монети на місцях стовпця, згори вниз: { $coins }
mombasa-told-track = { CAP($track) }: акції на поділках { $shares }; плати: { $tolls }; особливі поля: { $fields }
mombasa-told-toll = £{ $pounds } після поділки { $space }
mombasa-told-field = £{ $pounds } на поділці { $space }
mombasa-told-values = Розрахунок у фунтах наприкінці гри: крок треком компанії { $company_track_step }, крок треком алмазів { $diamond_step }, бухгалтерське очко { $bookkeeping_point }, акція { $share }, пост, узятий із бази, { $post_removed_from_base }

# What owners of the box are asked first.
mombasa-open-bookkeeping = Бухгалтерський трек: у нас друге місце дії відкривається на позиції { $space }, а за повідомленням власника коробки – на { $reported }. Можливо, весь наш трек зсунуто на одну позицію.
