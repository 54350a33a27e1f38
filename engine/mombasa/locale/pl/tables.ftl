# Component tables that hold values of our own, for *What is different*.

mombasa-table-regions = regiony
mombasa-table-borders = granice regionów
mombasa-table-bases = bazy
mombasa-table-tracks = tory kompanii
mombasa-table-action_cards = karty akcji
mombasa-table-start_cards = karty startowe
mombasa-table-start_tiles = żetony startowe
mombasa-table-books = księgi
mombasa-table-book_display = wystawka ksiąg
mombasa-table-value_scale = podstawa naszych wartości
