# Component tables that hold values of our own, for *What is different*.

mombasa-table-regions = regions
mombasa-table-borders = borders between regions
mombasa-table-bases = bases
mombasa-table-tracks = company tracks
mombasa-table-action_cards = action cards
mombasa-table-start_cards = starting cards
mombasa-table-start_tiles = starting tiles
mombasa-table-books = books
mombasa-table-book_display = display of books
mombasa-table-value_scale = yardstick of our values
