# Pages of the rules: what a thing is for, how it goes, what players ask about, an example.

nippon-topic-overview = Przegląd
nippon-topic-overview-body =
    Prowadzisz **zaibatsu**, japoński koncern przemysłowy: budujesz fabryki, sprzedajesz ich towary na rynkach lokalnych i zdobywasz wpływy na mapie. **Wygrywa ten, kto ma najwięcej punktów zwycięstwa (PZ).**

    Gra trwa { $round_track-last ->
        [one] { $round_track-last } rundę
        [few] { $round_track-last } rundy
       *[many] { $round_track-last } rund
    }; okresów jest { $round_track-periods }. Punkty dają:
    - **Wpływy** w czterech regionach – na koniec każdego okresu, po rundach { $round_track-scored }.
    - **Żetony przychylności** na twoich celach – na koniec gry.
    - **Pozostałe zasoby**, towary i pieniądze – trochę, na samym końcu.

    Przy remisie wygrywa ten, kto później rozegrał ostatnią turę. Kto zaczyna, rozstrzyga losowanie, chyba że w opcjach stołu wskazano miejsce przy stole. Moduły są przeznaczone dla 2–4 graczy, a w grze solo twoim przeciwnikiem jest Automa.

    { "" }**Przykład.** Po rundzie { $round_track-first_scored } punktuje trzech graczy. Masz pierwsze miejsce w dwóch regionach i trzecie w jeszcze jednym: { $period_scoring-1-places-1 } + { $period_scoring-1-places-1 } + { $period_scoring-1-places-3 } = { $period_scoring-first_twice_and_third } PZ.

nippon-topic-turn = Tura
nippon-topic-turn-body =
    W swojej turze robisz jedno z dwojga: **wykonujesz akcję** albo **przeprowadzasz konsolidację**. Akcje rozwijają twoje zaibatsu, a przy konsolidacji wypłacasz pensje, dostajesz pieniądze i węgiel i opróżniasz obszar robotników.

    { "" }**Akcja:**
    - Wybierz jedną z dziewięciu akcji. Nad każdą jest pole rekrutacji: weź stamtąd **jednego robotnika** na najniższe puste pole swojego obszaru robotników.
    - Wykonaj jedną lub więcej **aktywacji, najwyżej { $actions-most_activations }**, płacąc za każdą. Nauka, wydobycie i fabryka mają tylko jedną.
    - Kolor robotnika nie ma teraz znaczenia, liczy się dopiero przy konsolidacji.

    Nie można wybrać akcji, w której polu rekrutacji nie ma już robotników, ani takiej, której pierwsza aktywacja jest niemożliwa. Gdy obszar robotników jest pełny lub żadna akcja nie jest możliwa, musisz przeprowadzić konsolidację. Jeśli czeka na ciebie kilka bonusów naraz, ich kolejność wybierasz ty.

    { "" }**Przykład.** Na polu rekrutacji „{ $recruit_slots-of_trains }” stoi dwóch czerwonych robotników i jeden niebieski. Wybierasz pociągi, bierzesz czerwonego robotnika, płacisz { CASE($actions-trains-price_1, "acc") } za pociąg w regionie Kyushu, potem { CASE($actions-trains-price_2, "acc") } za pociąg w regionie Kansai i na tym kończysz. Wszystko to jedna akcja i jeden robotnik.

nippon-topic-start = Żetony startowe
nippon-topic-start-body =
    Przed pierwszą turą każdy bierze **parę żetonów startowych**. Liczba par do wyboru przy 2, 3 lub 4 graczach to { $player_counts-starting_pairs }, w grze solo { $player_counts-1-starting_pairs }. Wybiera się przeciwnie do kolejności tur, więc pierwszy gracz robi to na końcu. **Żeton A** daje efekt i początkowe PZ, **żeton B** pieniądze, zasoby i ruchy na torach.

    Żetony A:
    - **Maszyna** lub **{ $starting_tokens_a-goods }** czekają na twoją pierwszą fabrykę i trafiają na nią za darmo, maszyna na lewe pole. Jeśli fabryka od razu buduje maszynę, wybierasz, która jest pierwsza.
    - **Statek** lub **pociąg** budujesz od razu i za darmo.
    - **Stara fabryka**, na niej bawełna lub papier ({ $old_factory-start_goods ->
        [one] { $old_factory-start_goods } towar
        [few] { $old_factory-start_goods } towary
       *[many] { $old_factory-start_goods } towarów
    }). Nigdy nie produkuje i nie ma pól na maszyny, ale zajmuje pole fabryki, a efekty mogą kłaść na niej towary.
    - **Robotnik** dowolnego koloru, który jest jeszcze w woreczku.
    - **{ $starting_tokens_a-coal }:** ten węgiel nie przepada przy konsolidacji.
    - **Zniżka:** każda fabryka jest o { CASE($starting_tokens_a-discount, "acc") } tańsza.

    { "" }**Przykład.** Bierzesz parę „Statek”: { $starting_tokens_b-example }. Od razu wysyłasz statek, jego ekspert zajmuje twoje najniższe pole, a na początku gry masz { $starting_tokens_a-a_ship-start_vp } PZ, { CASE($starting_tokens_b-example_gain, "acc") }; finanse: { $starting_tokens_b-example_finance }.

nippon-topic-science_mining = Nauka i wydobycie
nippon-topic-science_mining-body =
    { "" }**Nauka** określa, jakie fabryki możesz budować, a **wydobycie**, ile węgla dostajesz przy konsolidacji. To dwie osobne akcje, które działają tak samo.

    Płacisz raz, bo aktywacja jest tylko jedna:
    - **{ $actions-science-price_1 }** – { $actions-science-steps_1 ->
        [one] { $actions-science-steps_1 } pole
        [few] { $actions-science-steps_1 } pola
       *[many] { $actions-science-steps_1 } pól
    }
    - **{ $actions-science-price_2 }** – { $actions-science-steps_2 ->
        [one] { $actions-science-steps_2 } pole
        [few] { $actions-science-steps_2 } pola
       *[many] { $actions-science-steps_2 } pól
    }
    - **{ $actions-science-price_3 }** – { $actions-science-steps_3 ->
        [one] { $actions-science-steps_3 } pole
        [few] { $actions-science-steps_3 } pola
       *[many] { $actions-science-steps_3 } pól
    }

    Dostajesz każdy bonus, do którego dojdziesz lub który miniesz. Ruchy poza koniec toru przepadają, choć sama akcja jest tam nadal dozwolona.

    { "" }**Przykład.** Na torze wydobycia masz { $player_board-mining_from }. Za { CASE($actions-mining-price_2, "acc") } przesuwasz się na { $player_board-mining_to } i dostajesz bonusy po drodze: { $player_board-mining_gains }. Odtąd każda konsolidacja daje { CASE($player_board-mining_coal, "acc") }.

nippon-topic-factory = Budowa fabryk
nippon-topic-factory-body =
    Fabryki produkują towary na sprzedaż, a każda ma własną **właściwość**. Zapłać **{ CASE($actions-factory-price_1, "acc") }** i zbuduj jedną z dostępnych fabryk. Aktywacja jest tylko jedna.

    Potrzebujesz odpowiedniego poziomu nauki:
    - **Poziom 1**, bawełna i papier – nauka { $factory_levels-1-science_required }
    - **Poziom 2**, bento i soczewki – nauka { $factory_levels-2-science_required }
    - **Poziom 3**, żarówki i zegary – nauka { $factory_levels-3-science_required }

    Jeśli nauki brakuje, pomoże jedwab: dla tej jednej fabryki jedwab w liczbie **{ $silk_uses-silk }** zastępuje brakujące poziomy nauki: { $silk_uses-levels }. Znacznik się nie przesuwa, a tak wydany jedwab nie zastąpi już pieniędzy.

    Fabryka trafia na skrajnie lewe puste pole (razem pól jest { $player_board-factory_area-cells }); gdy wszystkie są zajęte, następnej nie zbudujesz. Natychmiastowa właściwość działa od razu. Możesz mieć kilka fabryk jednego typu. Fabryk każdego typu przy 2, 3 lub 4 graczach jest { $player_counts-factories_per_type } (w grze solo { $player_counts-1-factories_per_type }) i nowe nie dochodzą.

    { "" }**Przykład.** Masz naukę { $player_board-science_before }, { CASE($actions-factory-price_1, "acc") } i { CASE($silk_uses-first, "acc") }. Jedwab zastępuje brakującą naukę i budujesz fabrykę bawełny 1A ({ $factories-cotton_1a-gives }). Nauka przesuwa się z { $player_board-science_before } na { $player_board-science_after }, a ty dostajesz bonusy po drodze: { $player_board-science_gains }.

nippon-topic-machines = Maszyny
nippon-topic-machines-body =
    Każda maszyna zwiększa produkcję swojej fabryki **o 1 towar**.

    Maszyn na całą grę: { $player_board-piece_rows-cells_per_row }. Do { $actions-machines-max_activations } aktywacji, każda w **innej fabryce**: zapłać **{ CASE($actions-machines-price_1, "acc") }** i przenieś skrajnie lewą maszynę na puste pole maszyny. Fabryka ma dwa takie pola i możesz zająć najpierw dowolne z nich. **Prawe pole** kosztuje dodatkowo **{ CASE($factory_common-right_cell, "acc") }**.

    Stara fabryka nie ma pól na maszyny. Maszyna, która opuszcza swój rząd, może też przynieść bonus, zobacz „Departamenty i bonusy”.

    { "" }**Przykład.** Dwie twoje fabryki nie mają maszyn, a ty masz { CASE($actions-machines-both, "acc") }. Za { CASE($actions-machines-price_1, "acc") } zajmujesz lewe pole jednej fabryki, za { CASE($actions-machines-right, "acc") } prawe pole drugiej. Teraz każda produkuje 2 towary.

nippon-topic-production = Produkcja
nippon-topic-production-body =
    Za węgiel fabryki produkują **towary**, potrzebne na rynkach lokalnych, do inwestycji i kontraktów.

    Do { $actions-production-max_activations } aktywacji, każda z **inną fabryką**:
    - Zapłać węgiel (**{ $factory_levels-coal }**) za fabrykę poziomu 1, 2 lub 3.
    - Połóż na niej **1 towar oraz po 1 za każdą maszynę**.

    Fabryka mieści najwyżej **{ $factory_common-goods }**, reszta przepada. Możesz uruchomić nawet pełną fabrykę, ale na próżno. Towary nie przechodzą między fabrykami, nawet między dwiema tego samego typu. Stara fabryka nigdy nie produkuje.

    { "" }**Przykład.** Fabryka bawełny z 1 maszyną daje za { CASE($goods-cotton-coal, "acc") } 2 bawełny. Fabryka soczewek z 2 maszynami ma już { CASE($factory_common-almost_full, "acc") }: za { CASE($goods-lenses-coal, "acc") } produkuje jeszcze 3, ale mieszczą się tylko 2.

nippon-topic-ships = Statki
nippon-topic-ships-body =
    Statek przywozi **eksperta** i do końca gry czyni departament jego koloru **ulepszonym**.

    Statków na całą grę: { $player_board-piece_rows-cells_per_row }. Do { $actions-ships-max_activations } aktywacji, każda do **innego celu podróży**: zapłać **{ CASE($actions-ships-price, "acc") }** i wyślij skrajnie lewy statek.
    - U celu podróży musi być ekspert i wolne pole statku. Takich pól przy 2, 3 lub 4 graczach jest { $player_counts-ship_cells_per_destination } (w grze solo { $player_counts-1-ship_cells_per_destination }).
    - Ekspert staje w twoim obszarze robotników, dlatego pierwszy statek wymaga dwóch pustych pól: dla wziętego robotnika i dla eksperta.
    - Przy konsolidacji ekspert wraca. Potem każdy może znów wysłać tam statek, ty także, ale departament ulepsza się tylko raz.

    { "" }**Przykład.** Dwie pierwsze maszyny są już zbudowane; masz { CASE($actions-ships-two, "acc") }. Za { CASE($actions-ships-price_1, "acc") } wysyłasz statek do Berlina: { $destinations-berlin-department } jest ulepszony, a miejsce między pierwszym statkiem i pierwszą maszyną daje bonus: { $player_board-between_1 }. Za { CASE($actions-ships-price_1, "acc") } wysyłasz statek do San Francisco: { $destinations-san_francisco-department } jest od razu ulepszony, a następne takie miejsce przynosi: { $player_board-between_2 }.

nippon-topic-trains = Pociągi
nippon-topic-trains-body =
    Pociągi zwiększają twoje wpływy w regionie, a wiele pól od razu coś daje.

    Pociągów na całą grę: { $player_board-piece_rows-cells_per_row }. Do { $actions-trains-max_activations } aktywacji, każda w **innym regionie**: zapłać **{ CASE($actions-trains-price, "acc") }**, postaw skrajnie lewy pociąg na dowolnym wolnym polu pociągu i weź bonus tego pola.

    Każdy twój pociąg zwiększa twoje wpływy w swoim regionie **o { $regions-train_influence }**, ale tylko gdy masz tam żeton wpływów. Pól pociągów w regionie przy 2, 3 lub 4 graczach jest { $player_counts-train_cells_per_region } (w grze solo { $player_counts-1-train_cells_per_region }). W innej turze możesz budować także w tym samym regionie.

    { "" }**Przykład.** Masz { CASE($actions-trains-both, "acc") }. Pierwszy pociąg, w regionie Kyushu, kosztuje { CASE($actions-trains-price_1, "acc") }, a jego pole daje { CASE($regions-kyushu-train_bonus, "acc") }. Drugi, w regionie Chubu, kosztuje { CASE($actions-trains-price_2, "acc") }, a jego pole daje { CASE($regions-chubu-train_bonus, "acc") }.

nippon-topic-local_markets = Rynki lokalne
nippon-topic-local_markets-body =
    Tutaj towary zamieniają się w **żetony wpływów** na mapie. Do { $actions-local_markets-max_activations } aktywacji, wszystkie w **jednym regionie**: każda kładzie jeden żeton na polu wpływów jednego z dwóch jego rynków.

    Wydaj 1, 2 lub 3 towary tego typu, którego żeton popytu żąda przy tym polu. Od nich zależy wartość żetonu wpływów:
    - **Bawełna, papier** – { $factory_levels-influence_1 }
    - **Bento, soczewki** – { $factory_levels-influence_2 }
    - **Żarówki, zegary** – { $factory_levels-influence_3 }

    Potrzebujesz wolnego żetonu dokładnie tej wartości; po jednym żetonie { $influence_tokens-locked } jest na początku zablokowane. Towary mogą pochodzić z kilku fabryk tego typu. Za każdym razem bierzesz **bonus regionu albo { CASE($regions-instead, "acc") }**.

    - **Zajęte pole:** leżący tam żeton, nawet twój, musi być niższy i wraca do właściciela.
    - **Pełny rynek** (liczba żetonów przy 2, 3 lub 4 graczach to { $player_counts-influence_cells_per_market }, w grze solo { $player_counts-1-influence_cells_per_market }): aby zająć puste pole, twój żeton musi być wyższy od wszystkich żetonów rynku, a najniższy wraca do właściciela. Jeśli najniższych jest kilka, ty wybierasz.
    - Nadrukowane na polach wartości nie przeszkadzają: twój żeton je zakrywa.

    { "" }**Przykład.** Masz 3 papiery i 1 soczewkę i wybierasz Kansai. Za 1 papier kładziesz żeton { $goods-paper-worth_1 }, za 2 papiery zastępujesz go swoim żetonem { $goods-paper-worth_2 }, za 1 soczewkę kładziesz żeton { $goods-lenses-worth_1 } na innym polu. Jeśli za każdym razem weźmiesz bonus regionu, dostaniesz razem { CASE($regions-kansai-thrice, "acc") }.

nippon-topic-investments = Inwestycje i kontrakty
nippon-topic-investments-body =
    Towary, których nie potrzebujesz na rynkach, zwiększają tu dochód albo idą na kontrakty.

    Do { $actions-investments_contracts-max_activations } aktywacji towarami **różnych typów**. Cena w towarach jednego typu: za pierwszą **{ $actions-investments_contracts-1 }**, za drugą **{ $actions-investments_contracts-2 }**, za trzecią **{ $actions-investments_contracts-3 }**. Za każdym razem wybierz:
    - **Inwestycja:** finanse +{ $investment_steps-finance_steps }.
    - **Kontrakt:** zrealizuj jeden ze swoich kontraktów (jest ich { $contracts-per_player }) i weź bonus jego departamentu. Każdy kontrakt realizuje się raz.

    Sześć kontraktów należy do poszczególnych departamentów. Dwa pozostałe dają bonus dowolnego departamentu, ale wśród towarów wydanych dotąd w tej akcji (razem z tą aktywacją) muszą być w jednym wypadku bento lub soczewki, w drugim żarówki lub zegary.

    { "" }**Przykład.** Wydajesz { CASE($actions-investments_contracts-lenses, "acc") } i inwestujesz: finanse +{ $investment_steps-finance_steps }. Potem za { CASE($actions-investments_contracts-paper, "acc") } realizujesz kontrakt wymagający bento lub soczewek, bo soczewka została już wydana, wybierasz niebieski departament i dostajesz { CASE($departments-blue-gives, "acc") }. Na koniec za { CASE($actions-investments_contracts-cotton, "acc") } realizujesz żółty kontrakt: { $departments-yellow-gives }.

nippon-topic-departments = Departamenty i bonusy
nippon-topic-departments-body =
    Większość bonusów w grze to bonusy **departamentów**. Dają je tory, kontrakty, fabryki, konsolidacja, a także miejsca między sąsiednimi rzędami statków, maszyn i pociągów: taki bonus dostajesz, gdy opustoszeją pola i nad nim, i pod nim.

    Co daje departament (w nawiasie – **ulepszony**):
    - **Czarny:** { $departments-black-gives } ({ $departments-black-gives_improved })
    - **Czerwony:** { $departments-red-gives } ({ $departments-red-gives_improved })
    - **Szary:** { $departments-grey-gives } ({ $departments-grey-gives_improved })
    - **Niebieski:** { $departments-blue-gives } ({ $departments-blue-gives_improved })
    - **Biały:** { $departments-white-gives } ({ $departments-white-gives_improved }); kilka pól można podzielić
    - **Żółty:** { $departments-yellow-gives } ({ $departments-yellow-gives_improved })

    Statek do celu podróży danego koloru ulepsza departament. Liczy się to, czy jest ulepszony w chwili, gdy dostajesz bonus.

    Inne bonusy to pola finansów albo **odblokowanie żetonu wpływów** { $influence_tokens-locked_one }. Jeśli znacznik się cofnął i znów przesuwa się do przodu, bonusy toru dostajesz jeszcze raz.

    { "" }**Przykład.** Biały departament jest ulepszony ({ $departments-white-gives_improved }), masz naukę { $player_board-science_3 } i wydobycie { $player_board-mining_start }. Możesz dojść do nauki { $player_board-science_3_on } lub do wydobycia { $player_board-mining_start_on } albo podzielić pola.

nippon-topic-modifiers = Właściwości fabryk
nippon-topic-modifiers-body =
    Każda fabryka ma jedną właściwość. Są trzy rodzaje:
    - **Natychmiastowa**, „od razu”: działa raz, przy budowie, w miarę możliwości. Z tego, co „możesz”, wolno zrezygnować.
    - **Modyfikator**, z nazwą akcji: możesz go użyć po aktywacji spełniającej jego warunek. **Tylko jeden modyfikator w turze**, bez względu na to, ile ich masz.
    - **Specjalna**, „zawsze”: działa cały czas.

    Najpierw dostajesz bonusy aktywacji, potem używasz modyfikatora, albo odwrotnie, jeśli statek z modyfikatora poprawi bonus: wtedy padnie pytanie. Tym, co da modyfikator, możesz opłacić następną aktywację. Możesz też poczekać na późniejszą aktywację. Produkcję bez węgla wybiera się przy płaceniu. Modyfikator jest proponowany tylko wtedy, gdy coś da.

    Efekty nie są akcjami, modyfikatory ich nie dotyczą. Przy budowie z efektu nie płacisz ceny akcji, ale dopłatę za prawe pole maszyny ({ $factory_common-right_cell }) już tak. Produkcja z efektu kosztuje węgiel.

    { "" }**Przykład.** Masz fabrykę bawełny 4B (jeszcze { $factories-cotton_4b-gives }, jeśli produkowała) i fabrykę papieru 4B ({ $factories-paper_4b-per } za każdą fabrykę, która wyprodukowała towary). Obie produkowały i wybierasz: { $factories-cotton_example } albo { $factories-iron_example }.

nippon-topic-silk = Jedwab
nippon-topic-silk-body =
    Jedwab ratuje, gdy czegoś brakuje. Ma dwa zastosowania:
    - **Pieniądze:** w każdej chwili swojej tury możesz zamienić { CASE($silk_uses-exchanged, "acc") } na { CASE($silk_uses-money, "acc") }, dowolną liczbę razy. Oferowane są też ceny, na które starcza tylko z jedwabiem. Wolno to robić także podczas ostatniej konsolidacji.
    - **Nauka:** przy budowie fabryki jedwab w liczbie { $silk_uses-silk } zastępuje dla niej poziomy nauki: { $silk_uses-levels }. Znacznik zostaje na miejscu.

    Jedwab **nie przepada** przy konsolidacji.

    { "" }**Przykład.** Masz naukę { $player_board-science_before }, { CASE($silk_uses-example_money, "acc") } i { CASE($silk_uses-example_silk, "acc") }. Za { CASE($silk_uses-first, "acc") } masz naukę brakującą do fabryki bawełny, jeszcze { CASE($silk_uses-example_exchanged, "acc") } zamieniasz na pieniądze: { $silk_uses-example_had } + { $silk_uses-example_got } = { $silk_uses-example_price }, dokładnie cena fabryki.

nippon-topic-consolidation = Konsolidacja
nippon-topic-consolidation-body =
    Konsolidacja zwalnia robotników i daje dochód. Potrzebny jest co najmniej 1 robotnik w twoim obszarze, eksperci też się liczą. Kolejność jest zawsze ta sama:

    - **A. Przychylność.** Z { $player_board-favour_workers } robotnikami weź żeton przychylności I, do II lub do III i połóż na wolnym celu.
    - **B. Odrzucenie.** Odrzuć wszystkie pieniądze i węgiel. Jedwab, żelazo i towary zostają, podobnie węgiel na żetonie startowym lub na fabryce bento 2B; z fabryką papieru 3B możesz zachować węgiel i monety w dowolnej kombinacji, razem najwyżej { $factories-paper_3-sides-b-ops-keep_at_consolidation-max }.
    - **C. Dochód.** Weź bonus departamentu **dolnego** robotnika; przy co najmniej 4 robotnikach także **górnego**, jeśli ma inny kolor. Potem węgiel za wydobycie i pieniądze za finanse.
    - **D. Pensje.** Zapłać **{ CASE($salary-price, "acc") } za każdy kolor**, ale nigdy ostatniej monety. Każda niewypłacona kosztuje { $salary-vp_lost_per_unpaid_money } PZ, nawet poniżej zera. Robotnicy wracają do woreczka, eksperci do swoich celów podróży.

    Dlatego robotnicy jednego koloru są tańsi. Przed wypłatą możesz zamienić jedwab na pieniądze.

    { "" }**Przykład.** Robotników masz { $player_board-workers_example }, w dwóch kolorach, na dole białego, na górze niebieskiego; wydobycie { $player_board-mining_start }, finanse { $player_board-finance_start }. Kładziesz żeton przychylności I na nauce. Biały przynosi: { $departments-white-gives }, niebieski: { $departments-blue-gives }; potem dostajesz { CASE($player_board-start_coal, "acc") } i { CASE($player_board-start_money, "acc") }. Pensje to { $salary-of_two }, zostaje { $salary-kept }. Przy pięciu kolorach pensje wyniosłyby { $salary-of_five }: mając { CASE($player_board-start_money, "acc") }, płacisz { $salary-paid_of_five } i tracisz { $salary-lost_of_five } PZ.

nippon-topic-favours = Żetony przychylności i cele
nippon-topic-favours-body =
    Dzięki **żetonowi przychylności** cel daje punkty na koniec gry. Bierzesz go przy konsolidacji, jeśli robotników jest co najmniej { $player_board-fewest_for_favour }, i kładziesz na jednym z 8 celów. Leży tam do końca gry, po jednym na cel. Na początku masz żetonów I: { $favour_tokens-per_level-1 }, żetonów II: { $favour_tokens-per_level-2 }, żetonów III: { $favour_tokens-per_level-3 }.

    Na **statkach, maszynach, pociągach, nauce, wydobyciu lub finansach** żeton I, II lub III daje:
    - przy dolnym progu **{ $objective_scoring-lower } PZ**
    - przy górnym progu **{ $objective_scoring-upper } PZ**

    Progi: statki, maszyny i pociągi (zbudowane) – { $player_board-piece_rows-thresholds-lower_cell } i { $player_board-piece_rows-thresholds-upper_cell }; nauka – { $player_board-science_lower } i { $player_board-science_upper }; wydobycie – { $player_board-mining_lower } i { $player_board-mining_upper }; finanse – { $player_board-finance_lower } i { $player_board-finance_upper }.

    Na **fabrykach** liczy się, ile ich masz, od 1 do { $player_board-factory_area-cells } (stara fabryka się liczy):
    - I: { $objective_scoring-factories_1 } PZ
    - II: { $objective_scoring-factories_2 } PZ
    - III: { $objective_scoring-factories_3 } PZ

    Na **kontraktach**, ile zrealizowano, od 1 do { $contracts-per_player }:
    - I: { $objective_scoring-contracts_1 } PZ
    - II: { $objective_scoring-contracts_2 } PZ
    - III: { $objective_scoring-contracts_3 } PZ

    Zawsze możesz wziąć żeton niższego poziomu. Jeśli jednak możesz wziąć żeton, nie wolno zrezygnować.

    { "" }**Przykład.** Na pociągach leży żeton przychylności II. Gdy pociągów jest mniej niż { $player_board-piece_rows-thresholds-lower_cell }, daje { $objective_scoring-pieces_and_tracks-below_lower } PZ, gdy co najmniej { $player_board-piece_rows-thresholds-lower_cell }, daje { $objective_scoring-pieces_and_tracks-lower-2 } PZ, a gdy co najmniej { $player_board-piece_rows-thresholds-upper_cell }, daje { $objective_scoring-pieces_and_tracks-upper-2 } PZ.

nippon-topic-rounds = Rundy
nippon-topic-rounds-body =
    Runda trwa, aż wyczerpie się **kolejka** i opustoszeje jeszcze jedno pole rekrutacji.

    - Gdy na koniec tury pole rekrutacji jest puste, zajmuje je najwyższy rząd kolejki.
    - Gdy kolejka jest już pusta, **runda się kończy**: każde pole, na którym robotników jest mniej niż { $recruit_slots-initial_workers }, dostaje dokładnie jednego z woreczka, a kolejka jest uzupełniana.

    Rzędów w kolejce przy 2, 3 lub 4 graczach jest { $worker_queue-rows_by_players } (w grze solo { $worker_queue-rows_alone }), robotników w rzędzie { $worker_queue-workers_per_row }. Po rundach { $round_track-scored_before_last } najpierw punktują wpływy, a dopiero potem wszystko jest uzupełniane.

    Po rundzie { $round_track-before_last_rounds } wszystko uzupełnia się po raz ostatni i zaczynają się **ostatnie rundy**: tur zostaje każdemu dokładnie { $round_track-last_turns }. Nic już nie jest uzupełniane, ale puste pole nadal zajmuje rząd, który został w kolejce. Jeśli nie został żaden, pole stoi puste.

    { "" }**Przykład.** Wszystkie rzędy kolejki są już zużyte. Bierzesz ostatniego robotnika z pola i po twojej turze runda się kończy. Na tym polu nowa runda zacznie się z 1 robotnikiem, a tam, gdzie robotników było { $recruit_slots-one_less }, będzie ich { $recruit_slots-initial_workers }.

nippon-topic-influence = Punktowanie wpływów
nippon-topic-influence-body =
    Po rundach { $round_track-scored } punktuje każdy z czterech regionów.

    { "" }**Twoje wpływy** to suma twoich żetonów na obu rynkach i po { $regions-train_influence } za pociąg. Pociągi liczą się tylko wtedy, gdy masz tam choć jeden żeton. **Firmy zagraniczne** biorą udział z nadrukowanymi wartościami, których nie zakrywa żaden żeton. Kto ma 0 wpływów, nie bierze udziału.

    Punkty za miejsca od pierwszego do czwartego:
    - **Okres I** – { $period_scoring-places_1 }
    - **Okres II** – { $period_scoring-places_2 }
    - **Okres III** – { $period_scoring-places_3 }

    Przy 2 graczach i w grze solo używa się nie wszystkich tych wartości: miejsca dają { $period_scoring-places_of_two_1 }, potem { $period_scoring-places_of_two_2 }, potem { $period_scoring-places_of_two_3 }. Przy remisie punkty za zajęte miejsca się sumuje, dzieli po równo i zaokrągla w dół. Udział firm zagranicznych przepada.

    { "" }**Przykład.** Okres I: firmy zagraniczne mają 6 wpływów, dwóch graczy po 5, jeden 3, jeszcze jeden 0. Firmy zajmują pierwsze miejsce. Dwaj gracze dzielą się drugim i trzecim: połowa z { $period_scoring-1-places-2 } + { $period_scoring-1-places-3 }, zaokrąglona w dół, to { $period_scoring-shared } PZ dla każdego. Gracz z 3 wpływami dostaje { $period_scoring-1-places-4 } PZ, ostatni nic.

nippon-topic-end = Koniec gry
nippon-topic-end-body =
    Gra kończy się po ostatnim punktowaniu wpływów (i celach wspólnych okresu III, jeśli z nimi gracie). Następnie:

    - Wszyscy naraz przeprowadzają **ostatnią konsolidację**, także bez robotników; wtedy to tylko odrzucenie i dochód. Żeton przychylności wzięty teraz też punktuje.
    - Punktują **żetony przychylności**.
    - Punktują **pozostałe zasoby**. Węgiel, jedwab, żelazo i towary w dowolnej kombinacji: 1 PZ za każde { $final_conversion-leftover_per_vp-coal_silk_iron_goods_together }. Pieniądze: 1 PZ za każde { $final_conversion-leftover_per_vp-money }. Zaokrągla się w dół.

    Wygrywa ten, kto ma najwięcej PZ; przy remisie ten, kto później rozegrał ostatnią turę.

    { "" }**Przykład.** Masz 109 PZ. Żetony przychylności dają 73, 13 zasobów i towarów daje { $final_conversion-example_coal_silk_iron_goods_together }, 12 monet daje { $final_conversion-example_money }. Razem { $final_conversion-example_sum } PZ.

nippon-topic-late_factories = Moduł „Fabryki późnej fazy gry”
nippon-topic-late_factories-body =
    Ten moduł dodaje fabryki na drugą połowę gry. Do dostępnych dochodzą **fabryki z numerem { $factories-number_late }**; przy 2, 3 lub 4 graczach jest ich { $player_counts-late_factories }.

    Obowiązują je wszystkie zasady ich typu: ta sama nauka, ten sam węgiel, te same pola na maszyny. Większość ich właściwości nagradza za to, co już osiągnięto, i uwzględnia sytuację **w chwili budowy**; to, co zrobisz później, się nie liczy. Łączenie tego modułu z „Celami wspólnymi” jest odradzane.

    { "" }**Przykład.** Fabryka bawełny 5B daje { $factories-cotton_5-sides-b-ops-score_per-vp } PZ za każdy typ twoich fabryk, razem z nią samą, ale najwyżej { $factories-cotton_5-sides-b-ops-score_per-max }. Jeśli masz papier i bento, dostajesz { $factories-types_example } PZ. Zbudowana później fabryka soczewek nic już nie doda.

nippon-topic-common_goals = Moduł „Cele wspólne”
nippon-topic-common_goals-body =
    Ten moduł nagradza tych, którzy na koniec okresu są na czele. Celów w każdym okresie przy 2, 3 lub 4 graczach jest **{ $player_counts-common_goals_per_period }**: najwięcej statków, maszyn, pociągów, fabryk, kontraktów lub żetonów wpływów na mapie albo najdalej w nauce, wydobyciu lub finansach.

    Po punktowaniu wpływów każdy, kto **prowadzi lub współprowadzi**, bierze nagrodę. Trzeba mieć co najmniej 1, a na torze przesunąć się co najmniej o 1 pole. Wszystkich prowadzących ustala się, zanim ktokolwiek weźmie nagrodę.
    - **Okres I**, do wyboru: { $common_goals-period_1 }
    - **Okres II**, do wyboru: { $common_goals-period_2 }
    - **Okres III:** { $common_goals-period_3 } według pozycji celu

    W okresach I i II można zrezygnować z nagrody. Stara fabryka się tu nie liczy.

    { "" }**Przykład.** Cel okresu I to „najwięcej pociągów”. Ty i Bartek zbudowaliście po 2, trzeci gracz 1. Nagrodę bierzesz i ty, i Bartek: ty wybierasz „{ $common_goals-mine }”, Bartek „{ $common_goals-theirs }”.

nippon-topic-solo = Gra solo
nippon-topic-solo-body =
    W grze solo twoim przeciwnikiem jest **Automa**. Przygotowanie jest takie jak dla 2 graczy, ale par żetonów startowych jest { $player_counts-1-starting_pairs }. Zaczynasz ty. Na poziomie łatwym, normalnym i trudnym **celów solo** masz **{ $solo-goals_by_level }**.

    Cel mówi, co trzeba mieć na koniec gry: statków { $solo-goals-solo_ships-at_least }, maszyn { $solo-goals-solo_machines-at_least }, pociągów { $solo-goals-solo_trains-at_least }, fabryk { $solo-goals-solo_factories-at_least }, kontraktów { $solo-goals-solo_contracts-at_least }, żetonów wpływów na mapie { $solo-goals-solo_influence-at_least }, naukę { $solo-goal_science }, wydobycie { $solo-goal_mining } lub finanse { $solo-goal_finance }. Cele sprawdza się przed ostatnią konsolidacją. **Jeśli choć jeden nie jest osiągnięty, przegrywasz.**

    W przeciwnym razie wynik jest oceniany:
    - ponad { $solo-above_pride } – duma cesarza
    - ponad { $solo-above_brilliant } – olśniewająco
    - ponad { $solo-above_remarkable } – znakomicie
    - ponad { $solo-above_acceptable } – przyzwoicie
    - poniżej – miernie

    { "" }**Przykład.** Twoje cele to pociągi ({ $solo-goals-solo_trains-at_least }) i nauka { $solo-goal_science }. Oba są osiągnięte i ostatecznie masz { $solo-rated_remarkable } PZ: znakomicie. Gdyby pociągów było o jeden mniej, gra byłaby przegrana.

nippon-topic-automa = Automa
nippon-topic-automa-body =
    Automa zabiera robotników i walczy z tobą o wpływy. Sama nie zbiera punktów, ale zajmuje miejsca w regionach.

    W swojej turze Automa odkrywa jeden ze swoich żetonów akcji (jest ich { $solo-action_tokens-count }). Wskazuje on pole rekrutacji albo pole z największą liczbą robotników (jeśli jest ich kilka, skrajnie lewe lub skrajnie prawe, według strzałki).
    - **Jeden robotnik** stamtąd wraca do woreczka: pierwszy kolor w kolejności.
    - Jeśli pod polem są **pociągi lub rynki lokalne**, Automa działa; jeśli żeton ma ramkę, to tylko wtedy, gdy ramka jest aktywna (zielona zawsze, żółta na poziomie normalnym i trudnym, czerwona na trudnym).

    { "" }**Gdzie:** w pierwszym możliwym w kolejności regionie, w którym nie prowadzi, a jeśli prowadzi we wszystkich, po prostu w pierwszym możliwym. Firmy zagraniczne się tu nie liczą.

    Co robi:
    - **Pociąg** zajmuje najwyższe wolne pole i nie daje bonusu. Jej pociągi liczą się nawet bez żetonu wpływów.
    - **Żeton wpływów** to najniższy z rzędu okresu: { $solo-tokens_1 }, potem { $solo-tokens_2 }, potem { $solo-tokens_3 }; jeśli rząd jest pusty, z następnego. Trafia tylko tam, gdzie jest popyt na towary poziomu { $solo-goods_levels }, zależnie od rzędu.
    - **Które pole:** najpierw to, z którego można usunąć twój najwyższy żeton, inaczej puste z najwyższą nadrukowaną wartością, przy równości bardziej na lewo. Swoich żetonów Automa nie usuwa.

    Twoje żetony wracają do ciebie, a jej żetony, które usuniesz, wypadają z gry. Gdy odkryte są wszystkie żetony akcji, tasuje się je, a kolejność losuje się na nowo.

    { "" }**Przykład.** Okres II, rynki lokalne. Pierwszy w kolejności jest region Chubu: wpływy Automy to tam { $regions-train_influence } (pociąg), twoje { $solo-rivals_token } (żeton), więc nie prowadzi i działa właśnie tam. Najniższy żeton rzędu to { $solo-lowest_token }. Twojego żetonu nie może zastąpić, bo nie jest niższy, więc zajmuje puste pole i jej wpływy to już { $regions-train_influence } + { $solo-lowest_token } = { $solo-influence_then }.

# Parts of what chapters say of a component set
nippon-nothing = nic
nippon-bonus_gives = { CASE($bonus, $case) } ({ $gives })
nippon-times = { $n } × { $what }
nippon-contracts_completed = { $n ->
    [1] zrealizowano kontrakt
    [one] zrealizowano { $n } kontrakt
    [few] zrealizowano { $n } kontrakty
   *[many] zrealizowano { $n } kontraktów
}
nippon-steps_paid = { $n ->
    [one] { $n } pole { CASE($track, "gen") }
    [few] { $n } pola { CASE($track, "gen") }
   *[many] { $n } pól { CASE($track, "gen") }
}
