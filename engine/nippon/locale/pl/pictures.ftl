# The words of the pictures, and what they say to people who do not see them.

nippon-pic-kind-board = Plansza
nippon-pic-kind-factories = Fabryki
nippon-pic-kind-player = Plansza gracza
nippon-pic-kind-score = Punktacja
nippon-pic-round = Runda { $n } z { $of } · okres { $period }
nippon-pic-ends-queue = runda skończy się, gdy opustoszeje kolejka
nippon-pic-ends-scoring = punktowanie, gdy opustoszeje kolejka
nippon-pic-ends-last = ostatnie rundy · tur do końca rundy: { $n }
nippon-pic-ends-over = koniec gry
nippon-pic-doing-draft = wybiera żetony startowe
nippon-pic-doing-turn = rozgrywa turę
nippon-pic-doing-automa = rozgrywa turę
nippon-pic-doing-rewards = bierze nagrodę za cel wspólny
nippon-pic-doing-final = ostatnia konsolidacja
nippon-pic-doing-over = najwięcej PZ
nippon-pic-doing-won = wszystkie cele osiągnięte
nippon-pic-doing-lost = cel nieosiągnięty
nippon-pic-doing-consolidate = przeprowadza konsolidację
nippon-pic-doing-action = { $action } · { $n }/{ $of }
nippon-pic-queue = Kolejka
nippon-pic-iwakura = Misja Iwakury
nippon-pic-goals = Cele wspólne
nippon-pic-pairs = Żetony startowe
nippon-pic-solo-priority = kolejność
nippon-pic-solo-removed = poza grą:
nippon-pic-solo-actions = akcje
nippon-pic-solo-goals = Twoje cele
nippon-pic-action-science = Nauka
nippon-pic-action-mining = Wydobycie
nippon-pic-action-factory = Fabryka
nippon-pic-action-machines = Maszyny
nippon-pic-action-production = Produkcja
nippon-pic-action-ships = Statki
nippon-pic-action-trains = Pociągi
nippon-pic-action-local_markets = Rynki lokalne
nippon-pic-action-investments_contracts = Inwestycje
nippon-pic-factories = Fabryki
nippon-pic-factories-left = zostało { $n } z { $of }
nippon-pic-key-once = przy budowie
nippon-pic-key-modifier = z tą akcją, raz na turę
nippon-pic-key-here = jeśli zrobiono w tej fabryce
nippon-pic-key-more = można dopłacić
nippon-pic-key-always = zawsze
nippon-pic-workers = Robotnicy
nippon-pic-menu-round = Runda { $n }/{ $of }
nippon-pic-menu-queue = Runda { $n }/{ $of } · kolejka { $queue }
nippon-pic-hiring-bottom = przy konsolidacji
nippon-pic-hiring-top = przy konsolidacji, jeśli zostanie ostatni
nippon-pic-hiring-none = bez bonusu
nippon-pic-hiring-lost = tracisz
nippon-pic-discards = przepada
nippon-pic-bonuses = bonusy
nippon-pic-salaries = Pensje
nippon-pic-now = Konsolidacja teraz
nippon-pic-bottom = dolny robotnik
nippon-pic-top = górny robotnik
nippon-pic-income = dochód
nippon-pic-leaves = zostanie
nippon-pic-departments = Departamenty
nippon-pic-objectives = Cele
nippon-pic-contracts = Kontrakty
nippon-pic-tokens = Żetony wpływów
nippon-pic-total = razem teraz
# same in every language
nippon-pic-tell-board = { nippon-title }. { $round }, { $ends }.

# same in every language
nippon-pic-tell-turn = { $player }: { $doing }.

nippon-pic-tell-points = PZ (w nawiasie – gdyby gra skończyła się teraz): { $list }.
nippon-pic-tell-final = PZ: { $list }.
nippon-pic-tell-slots = Rekrutacja
# same in every language
nippon-pic-tell-slot = { $n }. { $actions }: { $list }

nippon-pic-tell-empty = pusto
nippon-pic-tell-queue = Kolejka od następnego rzędu: { $list }. W woreczku: { $bag }.
nippon-pic-tell-port = { $port } ({ $color }): statki { $ships }; ekspert { $expert }; żetonów ulepszenia: { $n }
nippon-pic-tell-home = na miejscu
nippon-pic-tell-away = nieobecny
# same in every language
nippon-pic-tell-region = { $region } ({ $supply }): { $list }

nippon-pic-tell-foreign = firmy zagraniczne
nippon-pic-tell-trains = pociągi: { $list }
nippon-pic-tell-influence = Wpływy (PZ, gdyby punktować teraz)
nippon-pic-tell-markets = Mapa: pola rynków od północy zgodnie z ruchem wskazówek zegara; liczba to wpływy firm zagranicznych
nippon-pic-tell-player = { $player } ({ $letter }): PZ { $points }, pieniądze { $money }, węgiel { $coal }, jedwab { $silk }, żelazo { $iron }; nauka { $science }, dochód węgla { $mining }, dochód pieniędzy { $finance }; statki { $ships }, maszyny { $machines }, pociągi { $trains }, fabryki { $factories }; towary { $goods }, wolne żetony wpływów { $influence }, żetony przychylności { $favours }; robotnicy: { $workers }
nippon-pic-tell-expert = ekspert ({ $color })
nippon-pic-tell-goals = Cele wspólne okresu { $period }: { $list }.
# same in every language
nippon-pic-tell-taken = { $pair } – { $player }

nippon-pic-tell-automa = Automa: pociągi { $trains }, żetony { $tokens }; nieodkrytych żetonów akcji: { $stack }; kolejność: { $colors }.
nippon-pic-tell-goals_solo = Twoje cele: { $list }.
nippon-pic-tell-factories = Fabryki: { $left }.
nippon-pic-tell-type = { $good } (nauka { $science }, węgiel { $coal }): { $list }
nippon-pic-tell-available = dostępne: { $n }
nippon-pic-tell-out_of_reach = Tych fabryk na razie nie zbudujesz: { $list }.
nippon-pic-tell-unpaid = Na te kontrakty nie masz towarów: { $list }.
nippon-pic-tell-builder = { $player }: nauka { $science }, pieniądze { $money }, jedwab { $silk }, fabryka kosztuje { $price }.
nippon-pic-tell-workers = Robotnicy od dołu do góry: { $list }. Pozostałe żetony przychylności: { $favours }.
nippon-pic-tell-menu = { $player }: pieniądze { $money }, węgiel { $coal }, jedwab { $silk }, żelazo { $iron }.
nippon-pic-tell-menu-closed = { $action } (niemożliwe)
nippon-pic-tell-menu-slot = { $actions }; robotnicy: { $workers }.
nippon-pic-tell-menu-consolidate = { $number }. Konsolidacja, robotnicy: { $workers }.
nippon-pic-tell-now = Konsolidacja teraz: żeton przychylności { $favour }; dochód – węgiel { $coal }, pieniądze { $money }; pensje { $due }; zostanie – pieniądze { $left }, węgiel { $coal_left }, PZ { $vp }.
nippon-pic-tell-objectives = Cele (żeton przychylności, PZ teraz): { $list }.
nippon-pic-tell-improved = Ulepszone departamenty: { $list }.
nippon-pic-tell-contracts = Zrealizowane kontrakty: { $list }.
nippon-pic-tell-tokens = Żetony wpływów: wolne { $free }; zablokowane { $locked }; na mapie { $map }.
nippon-pic-tell-own_factory = { $factory }: towarów { $goods } z { $room }, maszyn { $machines }; { $does }

# Grupy w punktacji.
nippon-pic-group-favours = Żetony przychylności
nippon-pic-group-influence = wpływy
nippon-pic-group-markets = rynki, fabryki
nippon-pic-group-moving = statki, maszyny, pociągi
nippon-pic-group-tracks = nauka, wydobycie, finanse
nippon-pic-group-works = fabryki, kontrakty
nippon-pic-group-rest = start, cele, pozostałe
