# Component tables whose values no rulebook states, for *What is different* and `/kontor set`.

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
mombasa-table-first_expansion_cards = karty ekspansji pierwszej partii
mombasa-table-player_board = plansze graczy

mombasa-told-border = { CAP($a) } – { $b }: wejście kosztuje { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
mombasa-told-coins = Monety na polach kolumny, od góry do dołu: { $coins }
mombasa-told-track = { CAP($track) }: udziały na polach { $shares }; opłaty: { $tolls }; pola specjalne: { $fields }
mombasa-told-toll = { $pounds } £ za polem { $space }
mombasa-told-field = { $pounds } £ na polu { $space }
mombasa-told-values = Liczone w funtach na koniec: krok po torze kompanii { $company_track_step }, krok po torze diamentów { $diamond_step }, punkt księgowości { $bookkeeping_point }, udział { $share }, faktoria wzięta z bazy { $post_removed_from_base }

# What owners of the box are asked first.
mombasa-open-bookkeeping = Tor księgowości: u nas drugie miejsce akcji otwiera się na polu { $space }, a według właściciela pudełka na { $reported }. Być może cały nasz tor jest przesunięty o jedno pole.
