# Names of things, as they stand inside a sentence; what is counted carries its forms.

nippon-amount = { $n } { COUNTED($thing, $n, $case) }

nippon-thing-coal = { $n ->
    [one] węgiel
   *[many] węgla
}
nippon-thing-silk = { $n ->
    [one] jedwab
   *[many] jedwabiu
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
   *[many] papieru
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
    [acc] czarnego
}
nippon-color-red = { $case ->
   *[nom] czerwony
    [acc] czerwonego
}
nippon-color-grey = { $case ->
   *[nom] szary
    [acc] szarego
}
nippon-color-blue = { $case ->
   *[nom] niebieski
    [acc] niebieskiego
}
nippon-color-white = { $case ->
   *[nom] biały
    [acc] białego
}
nippon-color-yellow = { $case ->
   *[nom] żółty
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
nippon-old_factory = { $case ->
   *[nom] stara fabryka
    [gen] starej fabryki
    [acc] starą fabrykę
    [ins] starą fabryką
    [loc] starej fabryce
}

nippon-spot = { $city } ({ $side })
nippon-automa = Automa

nippon-good-cotton = bawełna
nippon-good-paper = papier
nippon-good-bento = bento
nippon-good-lenses = soczewki
nippon-good-bulbs = żarówki
nippon-good-clocks = zegary

nippon-track-science = nauka
nippon-track-mining = wydobycie
nippon-track-finance = finanse

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

nippon-region-kyushu = Kiusiu
nippon-region-kansai = Kansai
nippon-region-chubu = Chūbu
nippon-region-kanto = Kantō

nippon-city-nagasaki = Nagasaki
nippon-city-fukuoka = Fukuoka
nippon-city-osaka = Osaka
nippon-city-kyoto = Kioto
nippon-city-nagoya = Nagoja
nippon-city-nagano = Nagano
nippon-city-yokohama = Jokohama
nippon-city-tokyo = Tokio

nippon-side-n = północ
nippon-side-e = wschód
nippon-side-s = południe
nippon-side-w = zachód

nippon-destination-san_francisco = San Francisco
nippon-destination-berlin = Berlin
nippon-destination-new_york = Nowy Jork
nippon-destination-london = Londyn
nippon-destination-paris = Paryż
nippon-destination-washington = Waszyngton

nippon-department-black = Departament Górnictwa (czarny)
nippon-department-red = Departament Prognoz (czerwony)
nippon-department-grey = Departament Transportu (szary)
nippon-department-blue = Departament Finansów (niebieski)
nippon-department-white = Departament Badań (biały)
nippon-department-yellow = Departament Spraw Zagranicznych (żółty)
nippon-department-any = dowolny departament
nippon-department-taken_worker = departament wziętego robotnika
nippon-department-expert_taken = departament wziętego eksperta

nippon-cell-left = lewe pole
nippon-cell-right = prawe pole

nippon-frame-green = zielona
nippon-frame-yellow = żółta
nippon-frame-red = czerwona

nippon-build-ship = zbuduj statek
nippon-build-machine = zbuduj maszynę
nippon-build-train = zbuduj pociąg
nippon-build-ship_machine_or_train = zbuduj statek, maszynę lub pociąg

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
nippon-token_effect-a_goods = 2 towary dla pierwszej fabryki
nippon-token_effect-a_old_factory = stara fabryka z 1 towarem
nippon-token_effect-a_worker = robotnik dowolnego koloru z woreczka
nippon-token_effect-a_coal = 3 węgla, które nie przepadają przy konsolidacji
nippon-token_effect-a_discount = fabryki o 2 monety tańsze
