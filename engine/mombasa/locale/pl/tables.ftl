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
