# Zasady po rozdziałach: po co coś jest, jak przebiega, o co pytają gracze, i przykład.

mombasa-topic-overview = O czym jest gra
mombasa-topic-overview-body =
    Wcielasz się w jednego z dwóch, trzech lub czterech inwestorów i po **rundzie { $rounds-count }** chcesz mieć największy majątek. Kompanie nie należą do nikogo: każdy może rozwijać dowolną z nich i iść po dowolnym torze.

    Runda ma trzy części:
    - **Planowanie:** wszyscy w tajemnicy kładą karty na miejsca akcji.
    - **Akcje:** gracze po kolei używają tych kart i umieszczają znaczniki bonusu.
    - **Przygotowanie:** nowe karty i monety na następną rundę; po rundzie { $rounds-count } go nie ma.

    Na końcu liczy się **gotówkę**, **udziały** każdej kompanii według ich wartości, **tor diamentów** i **tor księgowości**. Wygrywa najwyższa suma; przy remisie zwycięstwo jest wspólne.

    { "**Przykład.**" } Udział Kapsztadu jest wart { $bases-cape_town_value } £. Jeśli masz ich { $tracks-cape_town_all }, na końcu daje to { $tracks-cape_town_worth } £, bez względu na to, kto rozwijał tę kompanię.
mombasa-topic-setup = Przygotowanie gry
mombasa-topic-setup-body =
    Każdy zaczyna z takim zestawem:
    - { $players-starting_pounds } £ i karty startowe swojego koloru ({ $start_cards-count }),
    - karta ekspansji { $first_expansion_cards-values } z liczbą na skrzyni { $first_expansion_cards-crates } według miejsca w kolejności (od niej zależy, za ile można ją sprzedać),
    - znaczniki bonusu: w dwie osoby po **{ $players-bonus_markers-2 }**, w trzy po **{ $players-bonus_markers-3 }**, w cztery po **{ $players-bonus_markers-4 }**.

    Twój **żeton startowy** wskazuje karty, które kładziesz odkryte na stosach odzyskiwania B, C i D, po jednej i w dowolnym układzie, a także księgę startową i bonus startowy, czyli ruch po torach. Pierwszego gracza wyznacza los.

    W **pierwszej partii** tory { $companies-mombasa-first_game_track }, { $companies-cape_town-first_game_track }, { $companies-saint_louis-first_game_track } i { $companies-cairo-first_game_track } leżą przy Mombasie, Kapsztadzie, Saint-Louis i Kairze, a żetony startowe są stałe. W grze **zaawansowanej** tory są losowe, a każdy w tajemnicy zatrzymuje jeden z dwóch żetonów.

    { "**Przykład.**" } W pierwszej partii pierwszy gracz odkłada karty: { $start_tiles-first_cards }. Bonus startowy: { $start_tiles-first_bonus }. Na ręce zostaje kart: { $start_cards-first_hand }.
# Bonus startowy pierwszego gracza w przykładzie pierwszej partii.
mombasa-topic-setup-first_steps = { $steps } (udziałów tam: { $shares })
mombasa-topic-planning = Faza planowania
mombasa-topic-planning-body =
    Tu decydujesz, co da się zrobić w tej rundzie. Wszyscy naraz i w tajemnicy kładą karty z ręki na **miejsca akcji**, po jednej na miejsce. Można zapełnić tylko część miejsc albo nie zapełnić żadnego.

    - Miejsca **B, C i D** są zawsze otwarte.
    - Miejsce **A** otwiera się, gdy masz { $player_board-slot_a }.
    - Miejsce **E** otwiera się, gdy kałamarz dotarł do pozycji { $player_board-bookkeeping_track-slot_unlock_space }.

    Miejsce otwarte w trakcie rundy jest dostępne od następnego planowania. Kart udziałów nie można planować. Plan można zmieniać, dopóki nie zatwierdzi go ostatni gracz; wtedy wszystkie karty odkrywa się naraz.

    Miejsce warto wybierać z namysłem: od niego zależy, z którym **stosem odzyskiwania** karta wróci na rękę. W rundach { $rounds-last_but_one } i { $rounds-count } nie ma to już znaczenia.

    { "**Przykład.**" } Na stosie C leży kawa { $start_cards-start_coffee_2-value }, a ty kładziesz banany { $start_cards-start_banana_2-value } na miejscu C. Po rundzie banany trafią na ten sam stos; gdy weźmiesz go na końcu którejś z następnych rund, na rękę wrócą obie karty.
mombasa-topic-turn = Faza akcji
mombasa-topic-turn-body =
    Począwszy od pierwszego gracza każdy wykonuje **jedną akcję w turze**, dopóki wszyscy nie zakończą fazy. Każdej karty używa się raz, a znacznik bonusu to tura bez karty.

    Do wyboru:
    - użyć kart towarów jednego rodzaju,
    - użyć wszystkich kart ekspansji,
    - użyć jednego księgowego,
    - użyć jednego handlarza diamentami,
    - umieścić jeden znacznik bonusu,
    - zakończyć swoją fazę akcji.

    Karty na twoich miejscach i żetony bonusu są **aktywne**, dopóki leżą odkryte. To, czego użyjesz, zostaje zakryte i do końca rundy się nie liczy, ani do ksiąg, ani do przewagi. Karty na stosach odzyskiwania nigdy nie są aktywne.

    Kto zakończył fazę, jest pomijany. Jeśli zostajesz w niej już tylko ty, po prostu rozgrywasz kolejne tury.

    { "**Przykład.**" } Masz w planie księgowego, kawę { $start_cards-start_coffee_1-value } i kawę { $start_cards-start_coffee_2-value }. Najpierw używasz księgowego, póki do ksiąg liczy się kawa { $start_cards-both_coffees }; w następnej turze obu kart kawy; potem umieszczasz znacznik bonusu; potem kończysz fazę.
mombasa-topic-goods = Towary
mombasa-topic-goods-body =
    Za towary kupuje się nowe karty i robi kroki po torach kompanii. Użyj dowolnych swoich aktywnych kart **jednego towaru**: kawy, bananów albo bawełny. Ich wartości się sumują.

    - Można kupić **jedną kartę** z wystawki. Jej cena to liczba na skrzyni (w rogu karty) plus { $card_display-surcharge-left }, { $card_display-surcharge-middle } lub { $card_display-surcharge-right } za lewą, środkową lub prawą kolumnę. Karta od razu idzie na rękę, a jej miejsce zostaje w tej rundzie puste.
    - Reszta przesuwa twoje **znaczniki** po torach kompanii: jeden krok za jednostkę, w dowolnym podziale.

    Kroki trzeba robić, dopóki jakiś znacznik może ruszyć bez opłaty; gdy zostały tylko płatne kroki, można przerwać i stracić resztę. Można zostawić znacznik przed opłatą, przesunąć inny, a potem wrócić i zapłacić. Jeśli dzięki zniżce karta jest za darmo, i tak trzeba użyć co najmniej jednej karty towarów, a cała jej wartość idzie na kroki.

    { "**Przykład.**" } Używasz kawy { $start_cards-start_coffee_1-value } i kawy { $action_cards-a_coffee_3-value }, razem { $action_cards-both_coffees }. Banany { $action_cards-a_banana_3-value } w prawej kolumnie kosztują { $action_cards-banana_price }: mając { $action_cards-banana_price_and_one }, kupujesz je i za ostatnią jednostkę robisz 1 krok po torze.
mombasa-topic-expansion = Ekspansja
mombasa-topic-expansion-body =
    Ekspansja wyprowadza faktorie na mapę: przynosi to nagrody i podnosi wartość udziałów kompanii. **Wszystkie** twoje aktywne karty ekspansji działają razem i dla **jednej** kompanii. Musi ona mieć faktorię w bazie i wejście, na które starcza punktów; jeśli takiej kompanii nie ma, karty są tylko zakrywane.

    Ile kosztuje **wejście** do regionu:
    - { $borders-cost-single } przez granicę pojedynczą, { $borders-cost-double } przez podwójną,
    - { $borders-cost-foreign_post_extra } więcej, gdy stoi tam obca faktoria.

    Region musi graniczyć z bazą lub faktorią kompanii; liczą się też faktorie dopiero co postawione. Nie wchodzi się tam, gdzie ta kompania już ma faktorię, a do enklawy wchodzi się tylko z regionu zewnętrznego wokół niej; sam region zewnętrzny nie daje nagrody. Każde wejście zabiera górną faktorię kolumny bazy; kolumnę wybierasz. Punkty trzeba wydawać, dopóki starcza na wejście; reszta przepada, także wtedy, gdy w bazie zabrakło faktorii.

    Potem dostajesz nagrody wszystkich nowych regionów: funty, diamenty, punkty księgowości (wszystkie razem) i kroki po torze kompanii. Na koniec obce faktorie z nowych regionów wracają do swoich baz.

    { "**Przykład.**" } Za { $borders-three_entries } Kapsztad wchodzi do Karru ({ $borders-karoo }), Natalu ({ $borders-natal }) i Zambezi z obcą faktorią ({ $borders-zambezi } + { $borders-cost-foreign_post_extra }). Dostajesz { $regions-three_rewards }.
mombasa-topic-bookkeeper = Księgowi
mombasa-topic-bookkeeper-body =
    Księgowy prowadzi twój **kałamarz** po torze księgowości, który na końcu daje do { $player_board-bookkeeping_most } £, i przynosi nowe księgi. Po kolei:
    1. Można zapłacić **{ $player_board-bookkeeping_track-flip_pounds } £** i odwrócić jedną księgę. Musi leżeć przed kałamarzem; księgi startowej odwrócić nie można.
    2. Kałamarz idzie do przodu o dowolną liczbę pozycji: po księgach, których wymagania spełniają twoje aktywne karty, i po odwróconych. Pustej pozycji nie można przejść.
    3. Jeśli się ruszył, księga, na której **stanął**, daje nagrodę. Księgi minione i odwrócone nie dają nic.
    4. Potem osobno wydaje się punkty księgowego, nawet jeśli kałamarz się nie ruszył.

    Karty są tylko sprawdzane, nie używane, więc każdą księgę porównuje się ze wszystkim, co aktywne. Dlatego używaj księgowego **przed** kartami, których potrzebuje. Osoby w wymaganiach to handlarze diamentami i księgowi, oprócz księgowego właśnie używanego.

    { "**Przykład.**" } Przed kałamarzem leżą cztery księgi z wymaganiami: { $books-four_needs }. Twoje aktywne karty spełniają wszystkie oprócz drugiego. Płacisz { $player_board-bookkeeping_track-flip_pounds } £, odwracasz drugą księgę i kałamarz dochodzi do czwartej. Ta daje { $books-fourth_reward }, a potem wydajesz jeszcze { $start_cards-bookkeeper_points } samego księgowego.
mombasa-topic-books = Księgi i punkty księgowości
mombasa-topic-books-body =
    Za punkty księgowości bierze się księgi, po których pójdzie kałamarz. Otrzymane punkty wydaje się **od razu i wszystkie**:
    - księga A z wystawki kosztuje { $books-price-A }, księga B { $books-price-B }, księga C { $books-price-C },
    - każdy inny punkt to 1 £.

    Punktów z różnych źródeł nie łączy się ani nie odkłada. Moneta przy księdze przychodzi razem z nią. Z kałamarzem na ostatniej pozycji nie bierze się już ksiąg: każdy punkt to **{ $player_board-bookkeeping_track-overflow_pounds_per_point } £**, także punkty księgowego, który go tam doprowadził.

    Księgi **kładzie się** na końcu tury na pustej pozycji albo na księdze z tą samą literą; wolno zostawiać luki. Na puste pozycje { $player_board-no_a_books } nie kładzie się ksiąg A. Księgi startowej nie można przykryć. Położonych ksiąg się nie przesuwa, a księga, dla której nie ma miejsca, wychodzi z gry. Potem uzupełnia się wystawkę ksiąg.

    Dwa wymagania księgi trzeba spełnić osobnymi ilościami. „{ $books-book_a_18-requirements-1-min } jednego towaru” znaczy, że kawa i bawełna się nie sumują.

    { "**Przykład.**" } Za { $books-batch } bierzesz dwie księgi A i 1 £. Wymaganie „kawa { $books-coffee } + { $books-any_good } jednego towaru” spełniają kawa { $books-coffee } i bawełna { $books-any_good } albo kawa { $books-coffee_alone }.
mombasa-topic-merchant = Handlarze diamentami
mombasa-topic-merchant-body =
    Handlarze przynoszą pieniądze i prowadzą cię po **torze diamentów**, który na końcu daje do { $player_board-diamonds_most } £. Gdy masz { $player_board-slot_a }, otwiera się miejsce A.

    - **Zwykły handlarz** daje { $action_cards-plain_merchant }.
    - **Handlarz kompanii** daje { $action_cards-company_merchant }, a także 1 diament za { $action_cards-b_merchant_cairo-mines_per_diamond ->
        [one] każdy symbol kopalni
        [few] każde { $action_cards-b_merchant_cairo-mines_per_diamond } symbole kopalni
       *[many] każde { $action_cards-b_merchant_cairo-mines_per_diamond } symboli kopalni
    } pod faktoriami tej kompanii.
    - **Żeton handlarza** daje { $bonus_tiles-merchant_diamonds } i jeszcze { $bonus_tiles-tile_merchant-diamonds_per_other } za każdego innego twojego aktywnego handlarza; użyci się nie liczą.

    Tor kończy się na liczbie { $player_board-diamond_track-last }; każdy następny diament to { $player_board-diamond_track-overflow_pounds_per_step } £, także w ramach tej samej nagrody.

    { "**Przykład.**" } Jeśli symboli kopalni pod faktoriami Kairu jest { $action_cards-few_mines }, jego handlarz daje { $action_cards-few_mines_gain }; gdyby było ich { $action_cards-more_mines }, dałby { $action_cards-more_mines_gain }. Jeśli masz { $player_board-one_before_last } i dostajesz 3, dochodzisz do końca toru i bierzesz { $player_board-two_over } £.
mombasa-topic-markers = Znaczniki bonusu
mombasa-topic-markers-body =
    Umieszczenie znacznika to osobna akcja i nie wymaga karty. W rundzie można umieścić kilka, po jednym w turze. Każde pole mieści **jeden znacznik** do końca rundy.

    - **Pierwszy gracz:** zaczynasz następną rundę (kolejność w tej się nie zmienia) i dostajesz { $bonus_spaces-first_player_points }. Niedostępne dla posiadacza znacznika pierwszego gracza w jego pierwszej turze rundy.
    - **Zakup karty:** { $bonus_spaces-buy_card-effect-pounds } £, potem karta z wystawki za jej cenę w funtach. Musi starczyć na jedno i drugie, a kartę trzeba kupić.
    - **Sprzedaż karty:** odrzuć kartę z ręki, może być karta udziałów, za liczbę na skrzyni i { $bonus_spaces-sell_card-effect-extra } £.
    - **Przewaga:** twoja wartość musi wynosić co najmniej 1 i nikt nie może mieć większej; remis wystarczy. Bierzesz jedną z osiągniętych nagród. Kart się nie używa.
    - **Rezerwacja:** żeton na następną rundę: „+{ $bonus_tiles-tile_plus_1_good-n } towar” za { $bonus_spaces-reserve_plus_1_good-effect-pounds } £, żeton księgowego za { $bonus_spaces-reserve_bookkeeper-effect-pounds } £, handlarza za { $bonus_spaces-reserve_merchant-effect-pounds } £, ekspansji za { $bonus_spaces-reserve_expansion-effect-pounds } £. W rundzie { $rounds-count } to nic nie daje.

    { "**Nagrody za przewagę**" } i wartość, której wymagają:
    - { $bonus_spaces-coffee_line }.
    - { $bonus_spaces-banana_line }.
    - { $bonus_spaces-cotton_line }.
    - { $bonus_spaces-expansion_line }.

    Kroki, których nie da się zrobić, przepadają. Faktorię trzeba usunąć, jeśli jest choć w jednej bazie; kto tego nie chce, bierze mniejszą nagrodę.

    { "**Przykład.**" } Masz banany { $bonus_spaces-banana_top } i nikt nie ma więcej: dostajesz { $bonus_spaces-banana_top_reward }. Kawę { $start_cards-start_coffee_1-value } z liczbą { $start_cards-start_coffee_1-crate } na skrzyni można sprzedać za { $start_cards-coffee_sold } £.
mombasa-topic-markers-majority = { CAP($measure) }, tor { CASE($company, "gen") }: { $tiers }
mombasa-topic-markers-tier = { $reward } ({ $n }+)
mombasa-topic-tiles = Żetony bonusu
mombasa-topic-tiles-body =
    Żeton bonusu to dodatkowa karta na jedną rundę, która nie potrzebuje miejsca akcji. **Rezerwuje się** go znacznikiem bonusu; w następnej rundzie leży obok twoich miejsc akcji i wraca na planszę, gdy kończysz fazę, użyty czy nie. Możesz mieć kilka żetonów, a zarezerwować można także ten, który w tej rundzie ktoś jeszcze ma.

    - **Żeton księgowego:** księgowy, który daje { $bonus_tiles-bookkeeper_points }.
    - **Żeton ekspansji:** karta ekspansji { $bonus_tiles-tile_expansion-value }.
    - **Żeton handlarza:** { $bonus_tiles-merchant_diamonds } i jeszcze { $bonus_tiles-tile_merchant-diamonds_per_other } za każdego innego twojego aktywnego handlarza.
    - **„+{ $bonus_tiles-tile_plus_1_good-n } towar”:** kładzie się go na aktywnej karcie towaru przed akcją tury. Jej wartość jest do wszystkiego o { $bonus_tiles-tile_plus_1_good-n } wyższa; żeton leży na niej do końca i razem z nią zostaje zakryty.

    Pierwsze trzy wszędzie liczą się jak karty swojego rodzaju: w wymaganiach, przy przewadze i gdy używa się wszystkich kart ekspansji.

    { "**Przykład.**" } Z żetonem „+{ $bonus_tiles-tile_plus_1_good-n } towar” banany { $start_cards-start_banana_2-value } są warte { $bonus_tiles-raised_bananas } (nagroda za przewagę w bananach: { $bonus_tiles-raised_reward }). A w jednej z następnych tur to { $bonus_tiles-raised_steps }.
mombasa-topic-tracks = Tory kompanii
mombasa-topic-tracks-body =
    Tory dają **udziały**: masz ich tyle, ile wynosi ostatnia liczba, do której doszedł lub którą minął znacznik. Liczb się nie dodaje.

    - **Odcinek płatny:** przed nim płaci się od razu albo staje; płacić nikt nie musi. Jeśli staniesz, reszta tej nagrody przepada; jednostki towaru mogą jeszcze przesunąć inne znaczniki.
    - **Pole specjalne** płaci ci { $tracks-first_fields } £ (pierwsze) lub { $tracks-second_fields } £ (drugie) i tyle samo każdemu, kto już tam stoi lub jest dalej. Tymi pieniędzmi można w tym samym ruchu opłacić odcinek płatny.
    - Pole specjalne otwiera też **bonus** toru od twojej następnej tury, w tej rundzie lub w następnej. Do tego czasu nie liczy się też w porównaniach innych graczy.
    - Znacznik na **końcu** toru tam zostaje, dalsze kroki przepadają.

    { "**Przykład.**" } Na torze A1 stoisz na polu { $tracks-before_toll } i robisz 3 kroki. Na polu { $tracks-toll_space } ostatnia osiągnięta liczba to { $tracks-toll_shares }, dalej jest opłata { $tracks-A1-tolls-1-pounds } £. Jeśli zapłacisz, dojdziesz do pola { $tracks-after_toll }; jeśli staniesz, przepadną 2 kroki. Inny przypadek: dwóch przeciwników minęło już pierwsze pole specjalne tego toru. Gdy do niego dochodzisz, cała wasza trójka dostaje po { $tracks-A1-special_fields-1-pounds } £.
mombasa-topic-track_bonuses = Bonusy torów
mombasa-topic-track_bonuses-body =
    Każdy tor ma dwa bonusy; otwierają ci je pola specjalne (pierwsze / drugie). Bonusy A i B działają same, C i D to pola na znaczniki bonusu.

    - **A1:** { $tracks-A1_line }.
    - **A2:** { $tracks-A2_line }.
    - **B1:** { $tracks-B1_line }.
    - **B2:** { $tracks-B2_line }.
    - **C1:** { $tracks-C1_line }.
    - **C2:** { $tracks-C2_line }.
    - **D1:** { $tracks-D1_line }.
    - **D2:** { $tracks-D2_line }.

    Oba bonusy jednego toru nie działają naraz, wybierasz jeden. Z bonusów A i B liczy się drugi, ale do ekspansji lub zakupu możesz wziąć pierwszy, a ekspansję przeprowadzić i bez bonusu. Dodatek do ekspansji działa, jeśli masz aktywną kartę lub żeton ekspansji, dodatek do kart towaru – do wszystkiego. Różnych towarów razem można użyć tylko wtedy, gdy jest wśród nich wymieniony towar i kupuje się kartę; reszta przesuwa znaczniki. Zniżki różnych torów się sumują, ale cena nie spada poniżej 0. Z dwóch pól toru można w rundzie użyć jednego, a każde mieści jeden znacznik.

    { "**Przykład.**" } Z bonusem „{ $tracks-raising_bonus }” { $tracks-raised_cards } są razem warte { $tracks-raised_sum }. Z bonusem „{ $tracks-selling_bonus }” { $tracks-sold_card } z liczbą { $tracks-sold_crate } na skrzyni to { $tracks-sold_pounds } £.
mombasa-topic-track_bonuses-both = { $first } / { $second }
mombasa-topic-track_bonuses-priced = za { $first } £ / { $second } £: { $rewards }
mombasa-topic-bases = Bazy i wartość udziałów
mombasa-topic-bases-body =
    Im pustsza baza, tym więcej warte są udziały kompanii. Baza ma **{ $bases-columns ->
        [one] { $bases-columns } kolumnę
        [few] { $bases-columns } kolumny
       *[many] { $bases-columns } kolumn
    } po { $bases-spaces_per_column ->
        [one] { $bases-spaces_per_column } miejscu
        [few] { $bases-spaces_per_column } miejsca
       *[many] { $bases-spaces_per_column } miejsc
    }**. Faktorie schodzą z kolumny od góry; monety na pustych miejscach ({ $bases-coins_listed } od góry do dołu) dają **wartość udziału**, od 0 £ do { $bases-most } £.

    - **Wracająca** faktoria staje na najniższym wolnym miejscu kolumny, którą wybiera gracz wykonujący turę. Ale opróżnione najniższe miejsce pozostaje puste.
    - Faktoria bez miejsca wychodzi z gry.
    - **Usunąć** można górną faktorię dowolnej kolumny dowolnej bazy; wychodzi ona z gry. Kilka może pochodzić z różnych baz.

    Dlatego kolumna opróżniona do dna daje { $bases-column } £, z czego { $bases-lowest } £ zostają na zawsze, a pierwsze faktorie wszystkich kolumn dają razem { $bases-first_posts } £.

    { "**Przykład.**" } Lewa kolumna Kapsztadu jest pusta ({ $bases-column }), ze środkowej zeszły dwie faktorie ({ $bases-middle_coins }), prawa jest pełna: udział jest wart { $bases-cape_town_value } £. Jeszcze jedna faktoria ze środkowej kolumny i jest wart { $bases-cape_town_next } £.
mombasa-topic-end_phase = Koniec fazy akcji
mombasa-topic-end_phase-body =
    Tą akcją kończysz swoją rundę i odzyskujesz karty. Po kolei:
    1. Bierzesz na rękę **jeden stos odzyskiwania** w całości. Jeśli masz jakiś stos, jeden trzeba wziąć; w rundzie { $rounds-count } gra o to nie pyta.
    2. Potem karty z twoich miejsc akcji, użyte czy nie, trafiają na stosy **swoich miejsc**. Dlatego nie wrócą od razu.
    3. Żetony bonusu wracają na planszę. Znaczniki bonusu zostają do końca rundy.

    W tej rundzie nie masz już tur, a gdy inni porównują z tobą towary i ekspansję, masz 0.

    { "**Przykład.**" } Na stosie D leżą dwie karty ekspansji, a na miejscu D banany { $start_cards-start_banana_2-value }. Bierzesz stos D: karty ekspansji idą na rękę, a banany zaczynają nowy stos D.
mombasa-topic-preparation = Między rundami
mombasa-topic-preparation-body =
    Gdy wszyscy zakończyli fazę akcji, przygotowuje się następną rundę:
    - **Monety** następnej rundy kładzie się przy księgach. Ile ich jest od rundy 2: w dwie osoby { $round_track-two }, w trzy { $round_track-three }, w cztery { $round_track-four }. Moneta leży, dopóki ktoś nie weźmie tej księgi.
    - **Karty:** prawą kolumnę wystawki odrzuca się, pozostałe karty przesuwa w prawo, a talia wypełnia luki. Stosu kart odrzuconych się nie tasuje.
    - **Znaczniki bonusu** wracają do graczy, a zarezerwowane żetony trafiają do tych, którzy je zarezerwowali.

    Nową rundę zaczyna posiadacz znacznika pierwszego gracza. Po rundzie { $rounds-count } nie ma przygotowania.

    { "**Przykład.**" } W jednym rzędzie kupiono lewą kartę. Prawą się odrzuca, środkowa staje się prawą i do jej ceny dolicza się teraz { $card_display-surcharge-right } zamiast { $card_display-surcharge-middle }, a po jej lewej stronie pojawiają się dwie nowe.
mombasa-topic-scoring = Punktacja
mombasa-topic-scoring-body =
    Po rundzie { $rounds-count } bierzesz na rękę wszystkie stosy, żeby policzyć każdą kartę, która ci została. Sumuje się takie **pozycje**:
    - gotówka,
    - dla każdej **kompanii** udziały na jej torze i na wszystkich twoich kartach razy wartość udziału,
    - ostatnia osiągnięta lub miniona liczba na **torze diamentów**, do { $player_board-diamonds_most } £,
    - to samo na **torze księgowości**, do { $player_board-bookkeeping_most } £.

    Przed pierwszą liczbą tor nie daje nic. Nic więcej się nie liczy: ani księgi, ani znaczniki, ani żetony, ani faktorie, ani sprzedane karty. Równe sumy dzielą zwycięstwo.

    { "**Przykład.**" } Masz 14 £. Kapsztad (udziały: { $tracks-cape_town_shares } na torze, { $action_cards-d_share_cape_town-shares-cape_town } na kartach): { $tracks-cape_town_all } × { $bases-cape_town_value } £ = { $tracks-cape_town_worth } £. Kair ({ $tracks-cairo_shares } na torze): { $tracks-cairo_shares } × { $bases-cairo_value } £ = { $tracks-cairo_worth } £. 13 diamentów daje { $player_board-scored_diamonds } £, kałamarz na pozycji 5 – { $player_board-scored_jar } £. Razem { $player_board-scored_total } £.
