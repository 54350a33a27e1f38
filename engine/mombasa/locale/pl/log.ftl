# Co się stało.

mombasa-log-track = { CAP($track) } leży przy kompanii { $company }.
mombasa-log-first = { $player } dostaje znacznik pierwszego gracza.
mombasa-log-tile = { $player } dostaje: { $tile }.
mombasa-log-arranged = { $player } odkłada: { $cards }.
mombasa-log-round = Zaczyna się runda { $round }: wszyscy planują karty.
mombasa-log-planned = { $player } wykłada: { $cards }.
mombasa-log-planned_none = { $player } nie wykłada kart.
mombasa-log-bonus = { $player } może teraz używać { $index ->
    [one] pierwszego
   *[other] drugiego
} bonusu toru { CASE($company, "gen") }.
mombasa-log-attach = { $player } kładzie „+1 towar” na karcie: { $card }.
mombasa-log-goods = { $player } używa: { $cards } (wartość { $n }).
mombasa-log-buy = { $player } kupuje za { $n }: { $card }.
mombasa-log-steps = { $player } idzie o { $n } po torze { CASE($company, "gen") }, na pole { $space }.
mombasa-log-steps_lost = { $player } traci { $n } { $n ->
    [one] krok
    [few] kroki
   *[many] kroków
} na torze { CASE($company, "gen") }.
mombasa-log-units_lost = { $player } traci { $n } { $n ->
    [one] jednostkę
    [few] jednostki
   *[many] jednostek
} towarów.
mombasa-log-toll = { $player } płaci £{ $n } opłaty na torze { CASE($company, "gen") }.
mombasa-log-toll_short = { $player } nie może zapłacić £{ $need } opłaty na torze { CASE($company, "gen") }: ma tylko £{ $have }.
mombasa-log-toll_refused = { $player } zatrzymuje się przed odcinkiem płatnym toru { CASE($company, "gen") }.
mombasa-log-field = { $player } dociera do pola specjalnego toru { CASE($company, "gen") } i dostaje £{ $n }.
mombasa-log-field_too = { $player } już tam jest (tor { CASE($company, "gen") }) i dostaje £{ $n }.
mombasa-log-diamonds = { $player } dostaje { $n } { $n ->
    [one] diament
    [few] diamenty
   *[many] diamentów
}, teraz na polu { $space }.
mombasa-log-diamonds_over = { $player } dostaje £{ $n } za diamenty poza końcem toru.
mombasa-log-slot_soon = { $player } ma nowe pole akcji od następnej rundy.
mombasa-log-expand = { $player } rozwija kompanię { $company } za { $n } { $n ->
    [one] punkt
    [few] punkty
   *[many] punktów
}.
mombasa-log-expand_none = { $player } ma { $n } { $n ->
    [one] punkt ekspansji
    [few] punkty ekspansji
   *[many] punktów ekspansji
}, ale nie może rozwinąć żadnej kompanii.
mombasa-log-enter = { $player } wprowadza { CASE($company, "acc") } do regionu { $region } za { $n }.
mombasa-log-points_lost = { $player } traci { $n } { $n ->
    [one] punkt ekspansji
    [few] punkty ekspansji
   *[many] punktów ekspansji
}.
mombasa-log-post_back = Faktoria { CASE($company, "gen") } wraca do bazy z regionu { $region }.
mombasa-log-post_gone = Faktoria { CASE($company, "gen") } z regionu { $region } wychodzi z gry: baza jest pełna.
mombasa-log-base_empty = W bazie { CASE($company, "gen") } nie ma już faktorii.
mombasa-log-removed = { $player } usuwa z gry faktorię { CASE($company, "gen") }.
mombasa-log-no_post = { $player } może usunąć faktorię, ale w żadnej bazie ich nie ma.
mombasa-log-bookkeeper = { $player } używa księgowego z { $n } { $n ->
    [one] punktem
   *[many] punktami
}.
mombasa-log-turned = { $player } płaci £{ $n } i zakrywa księgę na pozycji { $at }.
mombasa-log-jar = { $player } przesuwa kałamarz na pozycję { $at }.
mombasa-log-pounds = { $player } dostaje £{ $n }.
mombasa-log-book = { $player } bierze: { $book }.
mombasa-log-coin = { $player } dostaje £{ $n } za monetę przy księdze.
mombasa-log-points_pounds = { $player } bierze £{ $n } za punkty księgowości.
mombasa-log-points_over = { $player } dostaje £{ $n } za punkty księgowości na końcu toru.
mombasa-log-put = { $player } kładzie na pozycji { $at }: { $book }.
mombasa-log-book_lost = { $player } nie ma pozycji dla księgi, więc wychodzi ona z gry: { $book }.
mombasa-log-books_new = Nowe księgi na wystawce: { $n }.
mombasa-log-merchant = { $player } używa: { $card }.
mombasa-log-mark = { $player } kładzie znacznik bonusu: { $space }{ $n ->
    [0] { "" }
   *[other] { " " }(£{ $n })
}.
mombasa-log-buy_pounds = { $player } kupuje za £{ $n }: { $card }.
mombasa-log-sell = { $player } dostaje £{ $n } za odrzuconą kartę: { $card }.
mombasa-log-reserve = { $player } rezerwuje { $tile }.
mombasa-log-end = { $player } kończy fazę akcji i bierze na rękę: { $cards }.
mombasa-log-end_bare = { $player } kończy fazę akcji.
mombasa-log-coins = Monety położone przy księgach: { $n }.
mombasa-log-discarded = Z wystawki schodzą karty: { $cards }.
mombasa-log-display = Nowe karty na wystawce: { $n }; w talii zostaje: { $left }.
mombasa-log-tile_received = { $player } dostaje { $tile }.
mombasa-log-total = { $player } kończy z £{ $n }.
