# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

mombasa-table-regions = regions
mombasa-table-borders = borders between regions
mombasa-table-bases = bases
mombasa-table-tracks = company tracks
mombasa-table-action_cards = action cards
mombasa-table-start_cards = starting cards
mombasa-table-start_tiles = starting tiles
mombasa-table-books = books
mombasa-table-book_display = book display
mombasa-table-value_scale = yardstick of our values
mombasa-table-first_expansion_cards = expansion cards of the first game
mombasa-table-player_board = player boards

mombasa-told-border = { CAP($a) } – { $b }: entering costs { $n ->
    [one] { $n } point
   *[other] { $n } points
}
mombasa-told-coins = Coins on the spaces of a column, from top to bottom: { $coins }
mombasa-told-track = { CAP($track) }: shares on spaces { $shares }; tolls: { $tolls }; special fields: { $fields }
mombasa-told-toll = £{ $pounds } after space { $space }
mombasa-told-field = £{ $pounds } on space { $space }
mombasa-told-values = Reckoned in pounds at the end: a step on a company track { $company_track_step }, a step on the diamond track { $diamond_step }, a bookkeeping point { $bookkeeping_point }, a share { $share }, a post taken from its base { $post_removed_from_base }

# What owners of the box are asked first.
mombasa-open-bookkeeping = The bookkeeping track: ours opens the second slot at { $space }, but an owner of the box reports { $reported }. Perhaps our whole track is one space off.
