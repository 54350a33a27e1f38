# Names of things, as they stand inside a sentence; what is counted carries its forms.

nippon-counted-ships = { $n ->
    [one] { $n } statek
    [few] { $n } statki
   *[many] { $n } statków
}
nippon-counted-trains = { $n ->
    [one] { $n } pociąg
    [few] { $n } pociągi
   *[many] { $n } pociągów
}
nippon-counted-machines = { $n ->
    [one] { $case ->
       *[nom] { $n } maszyna
        [acc] { $n } maszynę
    }
    [few] { $n } maszyny
   *[many] { $n } maszyn
}
nippon-amount = { $n } { COUNTED($thing, $n, $case) }

nippon-thing-coal = { $n ->
    [one] węgiel
    [few] węgle
   *[many] węgli
}
nippon-thing-silk = { $n ->
    [one] jedwab
    [few] jedwabie
   *[many] jedwabi
}
nippon-thing-iron = { $n ->
    [one] żelazo
   *[many] żelaza
}
nippon-thing-money = { $case ->
   *[nom] { $n ->
        [one] moneta
        [few] monety
       *[many] monet
    }
    [acc] { $n ->
        [one] monetę
        [few] monety
       *[many] monet
    }
}
nippon-thing-vp = PZ
nippon-thing-cotton = { $case ->
   *[nom] { $n ->
        [one] bawełna
       *[many] bawełny
    }
    [acc] { $n ->
        [one] bawełnę
       *[many] bawełny
    }
}
nippon-thing-paper = { $n ->
    [one] papier
    [few] papiery
   *[many] papierów
}
nippon-thing-bento = bento
nippon-thing-lenses = { $case ->
   *[nom] { $n ->
        [one] soczewka
        [few] soczewki
       *[many] soczewek
    }
    [acc] { $n ->
        [one] soczewkę
        [few] soczewki
       *[many] soczewek
    }
}
nippon-thing-bulbs = { $case ->
   *[nom] { $n ->
        [one] żarówka
        [few] żarówki
       *[many] żarówek
    }
    [acc] { $n ->
        [one] żarówkę
        [few] żarówki
       *[many] żarówek
    }
}
nippon-thing-clocks = { $n ->
    [one] zegar
    [few] zegary
   *[many] zegarów
}

nippon-color-black = { $case ->
   *[nom] czarny
    [gen] czarnego
    [acc] czarnego
}
nippon-color-red = { $case ->
   *[nom] czerwony
    [gen] czerwonego
    [acc] czerwonego
}
nippon-color-grey = { $case ->
   *[nom] szary
    [gen] szarego
    [acc] szarego
}
nippon-color-blue = { $case ->
   *[nom] niebieski
    [gen] niebieskiego
    [acc] niebieskiego
}
nippon-color-white = { $case ->
   *[nom] biały
    [gen] białego
    [acc] białego
}
nippon-color-yellow = { $case ->
   *[nom] żółty
    [gen] żółtego
    [acc] żółtego
}

nippon-factory_kind-cotton = { $case ->
   *[nom] fabryka bawełny
    [gen] fabryki bawełny
    [acc] fabrykę bawełny
    [ins] fabryką bawełny
    [loc] fabryce bawełny
}
nippon-factory_kind-paper = { $case ->
   *[nom] fabryka papieru
    [gen] fabryki papieru
    [acc] fabrykę papieru
    [ins] fabryką papieru
    [loc] fabryce papieru
}
nippon-factory_kind-bento = { $case ->
   *[nom] fabryka bento
    [gen] fabryki bento
    [acc] fabrykę bento
    [ins] fabryką bento
    [loc] fabryce bento
}
nippon-factory_kind-lenses = { $case ->
   *[nom] fabryka soczewek
    [gen] fabryki soczewek
    [acc] fabrykę soczewek
    [ins] fabryką soczewek
    [loc] fabryce soczewek
}
nippon-factory_kind-bulbs = { $case ->
   *[nom] fabryka żarówek
    [gen] fabryki żarówek
    [acc] fabrykę żarówek
    [ins] fabryką żarówek
    [loc] fabryce żarówek
}
nippon-factory_kind-clocks = { $case ->
   *[nom] fabryka zegarów
    [gen] fabryki zegarów
    [acc] fabrykę zegarów
    [ins] fabryką zegarów
    [loc] fabryce zegarów
}
nippon-factory_name = { CASE($kind, $case) } { $face }
nippon-factory_short = { $good } { $face }
nippon-old_factory = { $case ->
   *[nom] stara fabryka
    [gen] starej fabryki
    [acc] starą fabrykę
    [ins] starą fabryką
    [loc] starej fabryce
}

nippon-slot = { $case ->
   *[nom] pole rekrutacji „{ $actions }”
    [acc] pole rekrutacji „{ $actions }”
    [gen] pola rekrutacji „{ $actions }”
}
nippon-spot = { $city } ({ $side })
nippon-automa = Automa

nippon-good-cotton = { $case ->
   *[nom] bawełna
    [gen] bawełny
    [acc] bawełnę
}
nippon-good-paper = { $case ->
   *[nom] papier
    [gen] papieru
    [acc] papier
}
nippon-good-bento = bento
nippon-good-lenses = { $case ->
   *[nom] soczewki
    [gen] soczewek
    [acc] soczewki
}
nippon-good-bulbs = { $case ->
   *[nom] żarówki
    [gen] żarówek
    [acc] żarówki
}
nippon-good-clocks = { $case ->
   *[nom] zegary
    [gen] zegarów
    [acc] zegary
}

nippon-track-science = { $case ->
   *[nom] nauka
    [gen] nauki
}
    .gender = f
nippon-track-mining = { $case ->
   *[nom] wydobycie
    [gen] wydobycia
}
    .gender = n
nippon-track-finance = { $case ->
   *[nom] finanse
    [gen] finansów
}
    .gender = pl

nippon-objective-ships = statki
nippon-objective-machines = maszyny
nippon-objective-trains = pociągi
nippon-objective-science = nauka
nippon-objective-mining = wydobycie
nippon-objective-finance = finanse
nippon-objective-factories = fabryki
nippon-objective-contracts = kontrakty

nippon-action-science = nauka
nippon-action-mining = wydobycie
nippon-action-factory = fabryka
nippon-action-machines = maszyny
nippon-action-production = produkcja
nippon-action-ships = statki
nippon-action-trains = pociągi
nippon-action-local_markets = rynki lokalne
nippon-action-investments_contracts = inwestycje i kontrakty

nippon-region-kyushu = Kyushu
nippon-region-kansai = Kansai
nippon-region-chubu = Chubu
nippon-region-kanto = Kanto

nippon-city-nagasaki = Nagasaki
nippon-city-fukuoka = Fukuoka
nippon-city-osaka = Osaka
nippon-city-kyoto = Kioto
nippon-city-nagoya = Nagoya
nippon-city-nagano = Nagano
nippon-city-yokohama = Yokohama
nippon-city-tokyo = Tokio

nippon-side-n = północ
nippon-side-e = wschód
nippon-side-s = południe
nippon-side-w = zachód

nippon-destination-san_francisco = San Francisco
nippon-destination-berlin = { $case ->
   *[nom] Berlin
    [gen] Berlina
}
nippon-destination-new_york = { $case ->
   *[nom] Nowy Jork
    [gen] Nowego Jorku
}
nippon-destination-london = { $case ->
   *[nom] Londyn
    [gen] Londynu
}
nippon-destination-paris = { $case ->
   *[nom] Paryż
    [gen] Paryża
}
nippon-destination-washington = { $case ->
   *[nom] Waszyngton
    [gen] Waszyngtonu
}

nippon-department-black = { $case ->
   *[nom] czarny departament
    [gen] czarnego departamentu
    [acc] czarny departament
}
nippon-department-red = { $case ->
   *[nom] czerwony departament
    [gen] czerwonego departamentu
    [acc] czerwony departament
}
nippon-department-grey = { $case ->
   *[nom] szary departament
    [gen] szarego departamentu
    [acc] szary departament
}
nippon-department-blue = { $case ->
   *[nom] niebieski departament
    [gen] niebieskiego departamentu
    [acc] niebieski departament
}
nippon-department-white = { $case ->
   *[nom] biały departament
    [gen] białego departamentu
    [acc] biały departament
}
nippon-department-yellow = { $case ->
   *[nom] żółty departament
    [gen] żółtego departamentu
    [acc] żółty departament
}

# As the board prints them
nippon-department_title-black = Departament Górnictwa
nippon-department_title-red = Departament Prognoz
nippon-department_title-grey = Departament Transportu
nippon-department_title-blue = Departament Finansów
nippon-department_title-white = Departament Badań
nippon-department_title-yellow = Departament Spraw Zagranicznych

nippon-department-any = { $case ->
   *[nom] dowolny departament
    [gen] dowolnego departamentu
}
nippon-department-taken_worker = { $case ->
   *[nom] departament wziętego robotnika
    [gen] departamentu wziętego robotnika
}
nippon-department-expert_taken = { $case ->
   *[nom] departament wziętego eksperta
    [gen] departamentu wziętego eksperta
}

nippon-cell-left = lewe pole
nippon-cell-right = prawe pole

nippon-frame-green = zielona
nippon-frame-yellow = żółta
nippon-frame-red = czerwona

nippon-build-ship = { $case ->
   *[nom] zbuduj statek
    [gen] budowy statku
}
nippon-build-machine = { $case ->
   *[nom] zbuduj maszynę
    [gen] budowy maszyny
}
nippon-build-train = { $case ->
   *[nom] zbuduj pociąg
    [gen] budowy pociągu
}
nippon-build-ship_machine_or_train = { $case ->
   *[nom] zbuduj statek, maszynę lub pociąg
    [gen] budowy statku, maszyny lub pociągu
}
nippon-build_other-ship = { $case ->
   *[nom] zbuduj kolejny statek
    [gen] budowy kolejnego statku
    [acc] budowę kolejnego statku
}
nippon-build_other-train = { $case ->
   *[nom] zbuduj pociąg w innym regionie
    [gen] budowy pociągu w innym regionie
    [acc] budowę pociągu w innym regionie
}

nippon-contract-contract_black = czarny kontrakt
nippon-contract-contract_red = czerwony kontrakt
nippon-contract-contract_grey = szary kontrakt
nippon-contract-contract_blue = niebieski kontrakt
nippon-contract-contract_white = biały kontrakt
nippon-contract-contract_yellow = żółty kontrakt
nippon-contract-contract_any_level_2 = kontrakt z dowolnym departamentem (bento lub soczewki)
nippon-contract-contract_any_level_3 = kontrakt z dowolnym departamentem (żarówki lub zegary)

nippon-goal-goal_ships = najwięcej statków
nippon-goal-goal_machines = najwięcej maszyn
nippon-goal-goal_trains = najwięcej pociągów
nippon-goal-goal_science = najdalej w nauce
nippon-goal-goal_mining = najdalej w wydobyciu
nippon-goal-goal_finance = najdalej w finansach
nippon-goal-goal_factories = najwięcej fabryk
nippon-goal-goal_contracts = najwięcej kontraktów
nippon-goal-goal_influence_tokens = najwięcej żetonów wpływów

nippon-solo_goal-solo_ships = statki
nippon-solo_goal-solo_machines = maszyny
nippon-solo_goal-solo_trains = pociągi
nippon-solo_goal-solo_science = nauka
nippon-solo_goal-solo_mining = wydobycie
nippon-solo_goal-solo_finance = finanse
nippon-solo_goal-solo_factories = fabryki
nippon-solo_goal-solo_contracts = kontrakty
nippon-solo_goal-solo_influence = żetony wpływów

nippon-rating-mediocre = miernie
nippon-rating-acceptable = przyzwoicie
nippon-rating-remarkable = znakomicie
nippon-rating-brilliant = olśniewająco
nippon-rating-pride_of_the_emperor = duma cesarza

nippon-token-a_machine = maszyna
nippon-token-a_ship = statek
nippon-token-a_train = pociąg
nippon-token-a_goods = towary
nippon-token-a_old_factory = stara fabryka
nippon-token-a_worker = robotnik
nippon-token-a_coal = węgiel
nippon-token-a_discount = zniżka

nippon-token_effect-a_machine = maszyna dla pierwszej fabryki
nippon-token_effect-a_ship = od razu statek
nippon-token_effect-a_train = od razu pociąg
nippon-token_effect-a_goods = { $n ->
    [one] { $n } towar dla pierwszej fabryki
    [few] { $n } towary dla pierwszej fabryki
   *[many] { $n } towarów dla pierwszej fabryki
}
nippon-token_effect-a_old_factory = stara fabryka z { $old_factory-start_goods ->
    [one] { $old_factory-start_goods } towarem
    [few] { $old_factory-start_goods } towarami
   *[many] { $old_factory-start_goods } towarami
}
nippon-token_effect-a_worker = robotnik dowolnego koloru z woreczka
nippon-token_effect-a_coal = { $n ->
    [one] { $n } węgiel, nie przepada przy konsolidacji
    [few] { $n } węgle, nie przepadają przy konsolidacji
   *[many] { $n } węgli, nie przepada przy konsolidacji
}
nippon-token_effect-a_discount = { $n ->
    [one] fabryki o { $n } monetę tańsze
    [few] fabryki o { $n } monety tańsze
   *[many] fabryki o { $n } monet tańsze
}

# The unit of the score
nippon-total = { $n } PZ
