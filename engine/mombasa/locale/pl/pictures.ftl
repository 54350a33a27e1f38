# Słowa na obrazkach, jak najkrótsze.

mombasa-pic-market-cards = karty na sprzedaż
mombasa-pic-market-books = księgi
mombasa-pic-market-bonuses = bonusy za znacznik
mombasa-pic-market-majorities = przewagi
mombasa-pic-market-tracks = bonusy torów
mombasa-pic-market-areas = karty tej rundy
mombasa-pic-title = { mombasa-title }
mombasa-pic-kind-board = Plansza
mombasa-pic-kind-market = Rynek
mombasa-pic-kind-player = Plansza gracza
mombasa-pic-kind-score = Wynik
mombasa-pic-round = Runda { $round } z { $rounds }
mombasa-pic-last_round = ostatnia runda
mombasa-pic-your_turn = Twoja tura
mombasa-pic-to_move = Tura gracza
mombasa-pic-stacks = Stosy odzyskiwania
mombasa-pic-now = Teraz
mombasa-pic-diamonds = Diamenty
mombasa-pic-bookkeeping = Księgowość
mombasa-pic-hand = Ręka
mombasa-pic-fortune = Majątek teraz
mombasa-pic-start_tiles = Żetony startowe
mombasa-pic-start-keep = Który żeton zostawiasz?
mombasa-pic-start-arrange = Karty na stosy
mombasa-pic-start-aside = odłożone
mombasa-pic-start-book = księga
# same in every language
mombasa-pic-start-bonus = bonus
mombasa-pic-start-stacks = stosy
mombasa-pic-plan-title = Runda { $round } z { $rounds }: twój plan
mombasa-pic-plan-locked = Plan zatwierdzony
mombasa-pic-plan-card = Plan: karta na miejsce
mombasa-pic-plan-key-stack = u góry: stos, wraca na rękę w całości
mombasa-pic-plan-key-up = dokąd karta trafi po tej rundzie
mombasa-pic-plan-key-ghost = już w planie; wybierz miejsce, by zmienić

# Obrazki słowami.

mombasa-pic-when = { mombasa-title }, runda { $round } z { $rounds }. { $phase }.
mombasa-pic-turn = Teraz gra { $player }.
mombasa-pic-everybody = Wszyscy decydują jednocześnie.
mombasa-pic-won = { $n ->
    [one] Zwycięstwo
   *[other] Zwycięstwem dzielą się
}: { $players }.
mombasa-pic-last = To ostatnia runda.
mombasa-pic-left-goods = Pozostałe kroki: { $n }.
mombasa-pic-left-expansion = Pozostałe punkty ekspansji: { $n }.
mombasa-pic-left-batch = Pozostałe punkty księgowości: { $n }.
mombasa-pic-entry = Koszt wejścia: { $regions }.
mombasa-pic-nothing = brak
mombasa-pic-company = { $company }: udział { $value } £, faktorie na mapie: { $posts }
mombasa-pic-regions = { $company }: udział { $value } £; faktorie w bazie: { $base }; kopalnie: { $mines }; regiony: { $regions }.
mombasa-pic-track = { $company }, tor { $track }, pole i w nawiasie udziały na torze: { $markers }.
mombasa-pic-player = { $player }: gotówka { $cash } £; { $seen ->
    [0] udziały bez kart na ręce
   *[other] udziały ze wszystkimi kartami
}: { $shares }; diamenty: { $diamonds } ({ $worth } £); kałamarz: { $jar } ({ $books } £); znaczniki bonusu: { $markers } z { $all }; karty na ręce: { $hand }; razem { $total } £.
mombasa-pic-first = Pierwszy gracz: { $player }.
mombasa-pic-done = Zakończyli rundę: { $players }.
mombasa-pic-sum = { $player } { $total } £
mombasa-pic-column = Karty z dopłatą { $n }: { $cards }.
mombasa-pic-priced = { $card } za { $price }
mombasa-pic-out_of_reach = Na razie poza twoim zasięgiem: { $cards }.
mombasa-pic-stock = Karty w talii: { $deck }. Księgi w zapasie: A { $a }, B { $b }, C { $c }.
mombasa-pic-books = Księgi { $letter }: { $books }.
mombasa-pic-coin = { $book } z monetą { $n } £
mombasa-pic-taken = Zajęte pola bonusu: { $spaces }.
mombasa-pic-free = Wolne pola bonusu: { $spaces }.
mombasa-pic-tile_of = Żetony bonusu u graczy: { $tiles }.
mombasa-pic-bonuses = Tor { $track } ({ $company }): { $first }; { $second }.
mombasa-pic-bonus_of = { $bonus } – { $players }
mombasa-pic-bonus-expansion = ekspansja +{ $n }
mombasa-pic-bonus-discount = zakup z kartą { CASE($good, "gen") } tańszy o { $n }
mombasa-pic-bonus-discount_mixed = zakup z kartą { CASE($good, "gen") } i innymi towarami tańszy o { $n }
mombasa-pic-bonus-card_value = każda karta { CASE($good, "gen") } +{ $n }
mombasa-pic-bonus-markers = znaczniki bonusu +{ $n }
mombasa-pic-bonus-sell = sprzedaż karty za liczbę na skrzyni + { $n } £
mombasa-pic-bonus-sell_good = sprzedaż karty { CASE($good, "gen") } za liczbę na skrzyni + { $n } £
mombasa-pic-bonus-choice = { $price } £: { $first } lub { $second }
mombasa-pic-bonus-buy = { $off ->
    [0] zakup karty za funty
   *[other] zakup karty o { $off } £ taniej
} i/lub { $gain }
mombasa-pic-bonus-advance = { $price } £: po { $steps ->
    [one] { $steps } kroku
    [few] { $steps } kroki
   *[many] { $steps } kroków
} na każdym z { $tracks } innych torów
mombasa-pic-area = { $player } ma: { $cards }. { $values }
mombasa-pic-recovering = Kart na stosach odzyskiwania: { $stacks }.
mombasa-pic-empty_area = { $player } nie ma odkrytych kart.
mombasa-pic-used = { $card } (użyto)
mombasa-pic-values = Wartości: { $values }.
mombasa-pic-value = { $name } { $n }
mombasa-pic-expansion = ekspansja
mombasa-pic-person = osoby
mombasa-pic-offer = Karty na wystawce: { $cards }. Księgi na wystawce: { $books }. Wolne pola bonusu: { $spaces }.
mombasa-pic-most = Najwyższe wartości: { $values }.
mombasa-pic-slot = Miejsce { $letter }: { $card }
mombasa-pic-slot-empty = Miejsce { $letter }: puste
mombasa-pic-slot-locked = Miejsce { $letter }: zamknięte
mombasa-pic-slot-next = Miejsce { $letter }: otworzy się w następnej rundzie
mombasa-pic-stack = { $slot }; stos: { $cards }.
mombasa-pic-cash = { $player }: gotówka { $cash } £, znaczniki bonusu: { $markers } z { $all }, razem { $total } £.
mombasa-pic-shares = Udziały ze wszystkimi kartami: { $shares }.
mombasa-pic-holding = { $company } – { $shares } × { $value } £
mombasa-pic-tiles = Żetony bonusu: { $tiles }.
mombasa-pic-diamond_track = Tor diamentów: pole { $space }, { $pounds } £.
mombasa-pic-book_track = Tor księgowości: kałamarz na { $position ->
    [0] początku
   *[other] pozycji { $position }
}, { $pounds } £. Księgi: { $books }.
mombasa-pic-position = { $at }: { $book }
mombasa-pic-start_book = { $needs } → { $reward }
mombasa-pic-face_down = zakryta
mombasa-pic-placing = Księgi do położenia: { $books }.
mombasa-pic-cards = { $n ->
    [one] Na ręce { $n } karta
    [few] Na ręce { $n } karty
   *[many] Na ręce { $n } kart
}: { $cards }.
mombasa-pic-hidden = Na ręce { $n ->
    [one] { $n } zakryta karta
    [few] { $n } zakryte karty
   *[many] { $n } zakrytych kart
}.
mombasa-pic-dealt = { $tile }: odłóż { $cards }; księga startowa { $book }; bonus startowy: { $steps }.
mombasa-pic-plan-told = W twoim planie zapełnione miejsca: { $laid } z { $slots }.
mombasa-pic-plan-told-locked = Twój plan jest zatwierdzony; zapełnione miejsca: { $laid } z { $slots }.

# Grupy w punktacji.
mombasa-pic-group-shares = Udziały
