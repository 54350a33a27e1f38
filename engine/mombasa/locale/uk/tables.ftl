# Component tables that hold values of our own, for *What is different*.

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
