# Component tables that hold values of our own, for *What is different*.

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
