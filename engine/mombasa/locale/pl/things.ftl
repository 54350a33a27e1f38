# Wszystko, o co można zapytać: spisy i co co robi.
mombasa-things-companies = Kompanie
mombasa-things-regions = Regiony
mombasa-things-tracks = Tory kompanii
mombasa-things-cards = Karty
mombasa-things-books = Księgi
mombasa-things-spaces = Pola bonusu
mombasa-things-tiles = Żetony bonusu
mombasa-things-start_tiles = Żetony startowe
mombasa-things-slots = Miejsca akcji
mombasa-things-ledgers = Tory twojej planszy

mombasa-what-company = Nie należy do nikogo, rozwijać może ją każdy. Im mniej faktorii w jej bazie, tym więcej warte są na koniec jej udziały.
mombasa-what-region = Kto stawia tu faktorię, dostaje: { $reward }.
mombasa-what-mines = { $n ->
    [one] { $n } symbol kopalni: liczy się dla handlarza diamentami tej kompanii, której faktoria tu stoi.
    [few] { $n } symbole kopalni: liczą się dla handlarza diamentami tej kompanii, której faktoria tu stoi.
   *[many] { $n } symboli kopalni: liczą się dla handlarza diamentami tej kompanii, której faktoria tu stoi.
}
mombasa-what-outer = Region zewnętrzny: sam nie daje nagrody, ale do enklawy w środku wchodzi się tylko stąd.
mombasa-what-enclave = Enklawa; wchodzi się do niej tylko z regionu dookoła: { $region }.
mombasa-what-track = Liczba pól: { $length }, udziałów najwyżej { $n }.
mombasa-what-bonus = { $n ->
    [one] Pierwszy
   *[other] Drugi
} bonus, za pole specjalne na polu { $space }: { $bonus }.
mombasa-what-goods = Karta towarów ({ $good }) o wartości { $n }: kupuje karty, przesuwa znaczniki na torach kompanii, liczy się do ksiąg i przewagi.
mombasa-what-expansion = { $n ->
    [one] { $n } punkt ekspansji
    [few] { $n } punkty ekspansji
   *[many] { $n } punktów ekspansji
}: wszystkie twoje aktywne karty ekspansji razem wprowadzają na mapę faktorie jednej kompanii.
mombasa-what-bookkeeper = Przesuwa kałamarz po księgach, których wymagania spełniasz, a potem daje { $reward }.
mombasa-what-merchant = Daje { $reward }.
mombasa-what-merchant_of = Daje { $reward } i jeszcze po 1 diamencie za { $n ->
    [one] każdy symbol
    [few] każde { $n } symbole
   *[many] każde { $n } symboli
} kopalni pod faktoriami { CASE($company, "gen") }.
mombasa-what-share = Nie można jej zaplanować. Jej udziały liczą się na koniec, jeśli nadal ją masz.
mombasa-what-crated = { $card }, liczba na skrzyni { $n }
mombasa-what-card_apart = liczba na skrzyni { $n }
mombasa-what-crate = Liczba na skrzyni to { $n }: cena bez dopłaty za kolumnę i tyle, ile karta przynosi przy sprzedaży.
mombasa-what-book = Wymaga od aktywnych kart: { $needs }. Gdy kałamarz się na niej zatrzyma: { $reward }.
mombasa-what-book_price = { $n ->
    [one] Kosztuje { $n } punkt księgowości.
    [few] Kosztuje { $n } punkty księgowości.
   *[many] Kosztuje { $n } punktów księgowości.
}
mombasa-what-book_display_name = wystawka ksiąg
mombasa-what-book_display = Księgi, które można wziąć za punkty księgowości. Moneta leżąca przy księdze idzie razem z nią.
mombasa-what-space = Za jeden znacznik bonusu – { $does }.
mombasa-what-majority = jeśli nikt nie ma więcej niż ty ({ $measure }), nagroda według wartości na torze { CASE($company, "gen") } ({ $tiers })
mombasa-what-tile_plus_1_good = Podnosi wartość jednej aktywnej karty towarów o { $n } na całą rundę.
mombasa-what-tile_bookkeeper = Księgowy, który daje { $reward }; nie zajmuje miejsca akcji.
mombasa-what-tile_merchant = Handlarz: { $reward } i jeszcze po { $n } za każdego innego aktywnego handlarza.
mombasa-what-tile_expansion = Karta ekspansji o wartości { $n }, nie zajmuje miejsca akcji.
mombasa-what-start_tile = Odłóż: { $cards }. Księga startowa: { $needs } → { $reward }. Bonus startowy: { $bonus }.
mombasa-what-slot = Tu w fazie planowania kładzie się jedną kartę. Po rundzie trafia ona na stos odzyskiwania nad miejscem; stos wraca na rękę w całości.
mombasa-what-slot-open = Otwarte od początku.
mombasa-what-slot-diamond_track = Otwiera się, gdy masz { $diamonds }, od następnego planowania.
mombasa-what-slot-bookkeeping_track = Otwiera się, gdy kałamarz dojdzie do pozycji { $at }, od następnego planowania.
mombasa-what-ledger_diamonds = Twoje diamenty. Za końcem toru każdy diament to { $n } £.
mombasa-what-ledger_bookkeeping = Po nim kałamarz idzie po księgach. Na ostatniej pozycji każdy punkt księgowości to { $n } £.
mombasa-what-ledger = Wartość na koniec gry: { $values }.
mombasa-what-ledger_value = od { $at } – { $n } £

# Gdzie to leży przy stole i ile tam kosztuje.
mombasa-here-company = Udział jest teraz wart { $value } £. Faktorii w bazie: { $base }, na mapie: { $map }.
mombasa-here-no_post = Nie ma tam faktorii.
mombasa-here-post = Stoi tam faktoria { CASE($company, "gen") }; wejście innej kompanii kosztuje o { $n } więcej.
mombasa-here-track = Tor { $track } leży przy kompanii { $company }.
mombasa-here-marker = Twój znacznik jest na polu { $n }, udziały na torze: { $shares }.
mombasa-here-card = Leży na wystawce za { $price }.
mombasa-here-book = { $coins ->
    [0] Leży na wystawce, cena w punktach: { $n }.
   *[other] Leży na wystawce razem z { $coins } £, cena w punktach: { $n }.
}
mombasa-here-free = Jest wolne.
mombasa-here-taken = Stoi tam znacznik gracza { $player }.
mombasa-here-holder = W tej rundzie ma go { $player }.
mombasa-here-on_board = Leży na planszy.
