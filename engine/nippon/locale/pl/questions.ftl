# Questions
nippon-main = Co robisz w tej turze?
nippon-main_workers = { $n ->
    [0] Jaka akcja?
   *[other] Akcja czy konsolidacja?
}
nippon-main_forced = Żadna akcja nie jest teraz możliwa (zajęte pola robotników: { $n } z { $of }), zostaje konsolidacja. Robisz coś przed nią?
nippon-worker = Akcja „{ CAP($action) }”. Którego robotnika bierzesz?
nippon-science = O ile pól przesuwasz się na torze nauki?
nippon-mining = O ile pól przesuwasz się na torze wydobycia?
nippon-steps_from = Twój znacznik na torze { CASE($track, "gen") } stoi na polu { $value }. O ile pól go przesuwasz?
nippon-factory_type = Fabrykę jakiego typu budujesz?
nippon-factory_type_for = Fabrykę jakiego typu budujesz? Kosztuje { CASE($price, "acc") }.
nippon-factory = Którą { CASE($kind, "acc") } budujesz?
nippon-machines = { $of ->
    [1] W której fabryce budujesz maszynę?
   *[other] Możesz zbudować do { $of } maszyn. W której fabryce budujesz { $n ->
        [1] pierwszą
        [2] drugą
        [3] trzecią
       *[other] { $n }.
    }?
}
nippon-machines_for = { $asked } Kosztuje { CASE($prices, "acc") }.
nippon-machines_price = { CASE($price, $case) } ({ $cell })
nippon-machine_free = { CAP($source) } daje maszynę. W której fabryce ją budujesz?
nippon-production = { $of ->
    [1] Która fabryka produkuje?
   *[other] Produkcja jest możliwa w najwyżej { $of } fabrykach. Która będzie { $n ->
        [1] pierwsza
        [2] druga
        [3] trzecia
       *[other] { $n }.
    }?
}
nippon-production_all = Które fabryki produkują?
nippon-ships = { $of ->
    [1] Dokąd wysyłasz statek?
   *[other] Możesz zbudować do { $of } statków. Dokąd wysyłasz { $n ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] { $n }.
    }?
}
nippon-ships_for = { $of ->
    [1] Dokąd wysyłasz statek? Kosztuje { CASE($price, "acc") }.
   *[other] Możesz zbudować do { $of } statków. Dokąd wysyłasz { $n ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] { $n }.
    }? Kosztuje { CASE($price, "acc") }.
}
nippon-ship_free = { CAP($source) } daje statek: dokąd go wysyłasz?
nippon-trains = { $of ->
    [1] W którym regionie budujesz pociąg?
   *[other] Możesz zbudować do { $of } pociągów. W którym regionie budujesz { $n ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] { $n }.
    }?
}
nippon-trains_for = { $of ->
    [1] W którym regionie budujesz pociąg? Kosztuje { CASE($price, "acc") }.
   *[other] Możesz zbudować do { $of } pociągów. W którym regionie budujesz { $n ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] { $n }.
    }? Kosztuje { CASE($price, "acc") }.
}
nippon-train_region = { CAP($source) } daje pociąg. W którym regionie go budujesz?
nippon-train_cell = Na którym polu regionu { $region } stawiasz pociąg?
nippon-payment = Jak płacisz?
nippon-payment-title = Jak płacisz?
nippon-payment_for = Jak płacisz za { $piece }?
nippon-market_region = W którym regionie zaopatrujesz rynki lokalne?
nippon-market_cell = { $of ->
    [1] Możesz położyć 1 żeton. Na które pole go kładziesz?
   *[other] Możesz położyć do { $of } żetonów. Na które pole kładziesz { $n ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] { $n }.
    }?
}
nippon-market_goods = Jaki żeton kładziesz na pole { $cell }?
nippon-market_goods-title = Jaki żeton?
nippon-goods_from = { $n ->
    [1] Z której fabryki bierzesz { CASE($what, "acc") }?
   *[other] Z których fabryk bierzesz { CASE($what, "acc") }?
}
nippon-goods_from_n = { $of ->
    [1] Z której fabryki bierzesz towar?
    [few] Wydajesz { $of } towary. Z której fabryki bierzesz { $n ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] { $n }.
    }?
   *[other] Wydajesz { $of } towarów. Z której fabryki bierzesz { $n ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] { $n }.
    }?
}
nippon-push_out = Rynek w mieście { $city } jest pełny. Który z najniższych żetonów wraca do właściciela?
nippon-market_reward = Co bierzesz za żeton { $value } na polu { $cell }?
nippon-market_reward-title = Co za niego bierzesz?
nippon-invest_goods = { $of ->
    [1] Które towary wydajesz?
   *[other] Możesz wydać towary do { $of } razy. Które wydajesz za { $n ->
        [1] pierwszym
        [2] drugim
        [3] trzecim
       *[other] { $n }.
    } razem?
}
nippon-invest = Co dostajesz za { CASE($what, "acc") }?
nippon-modifier = Czy używasz właściwości fabryki? W turze możesz użyć tylko jednej.
nippon-effect_order = Który z efektów rozpatrujesz najpierw?
nippon-white = { $n ->
    [one] Biały departament. Na którym torze przesuwasz się o { $n } pole?
    [few] Biały departament. Na których torach przesuwasz się o { $n } pola?
   *[many] Biały departament. Na których torach przesuwasz się o { $n } pól?
}
nippon-department_any = Bonus którego departamentu bierzesz?
nippon-choose_one = { CAP($source) }: co wybierasz?
nippon-build_what = { CAP($source) }: co budujesz?
nippon-optional = Czy chcesz to dostać za tę cenę?
nippon-optional_for = { CAP($source) } oferuje { CASE($gain, "acc") } za { CASE($cost, "acc") }. Korzystasz?
nippon-produce_for = Czy produkujesz w { CASE($factory, "loc") } za { CASE($cost, "acc") }?
nippon-goods_target = { $of ->
    [1] Na którą fabrykę kładziesz towar?
    [few] Kładziesz { $of } towary na różne fabryki. Na którą kładziesz { $n ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] { $n }.
    }?
   *[other] Kładziesz { $of } towarów na różne fabryki. Na którą kładziesz { $n ->
        [1] pierwszy
        [2] drugi
        [3] trzeci
       *[other] { $n }.
    }?
}
nippon-goods_target_all = Na które fabryki kładziesz towary? Po jednym.
nippon-region_bonus = Bonus którego regionu bierzesz?
nippon-silk = Masz { CASE($have, "acc") }. Ile zamieniasz na pieniądze?
nippon-consolidating = Żadna akcja nie jest teraz możliwa, zostaje konsolidacja. { $question }
nippon-consolidating_last = To twoja ostatnia konsolidacja. { $question }
nippon-favour_level = { $n ->
    [one] Masz { $n } robotnika. Który żeton przychylności bierzesz?
   *[many] Masz { $n } robotników. Który żeton przychylności bierzesz?
}
nippon-favour_objective = Na który cel kładziesz żeton { $level }? Zostanie tam do końca.
nippon-keep = Co zachowujesz (razem { $n })? Resztę odrzucasz.
nippon-salary = Nie starcza pieniędzy na pensje. Płacisz teraz czy najpierw zamieniasz jedwab na pieniądze?
nippon-salary_short = Pensje wynoszą { CASE($due, "acc") }, a masz { CASE($have, "acc") } i { CASE($silk, "acc") }; ostatniej monety nie wolno wydać. Płacisz teraz czy najpierw zamieniasz jedwab na pieniądze?
nippon-final = Ostatnia konsolidacja
nippon-final_end = Zakończyć ostatnią konsolidację? Dopóki tego nie zrobisz, możesz jeszcze cofać kroki.
nippon-rewards_end = Zatwierdzić nagrody? Dopóki tego nie zrobisz, możesz jeszcze cofać kroki.
nippon-goal_reward = Prowadzisz w wyścigu o cel wspólny „{ $goal }”. Którą nagrodę bierzesz?
nippon-starting_pair = Którą parę żetonów startowych bierzesz?
nippon-old_factory_side = Którą stroną do góry kładziesz starą fabrykę?
nippon-start_worker = Którego robotnika bierzesz z woreczka?

# Lines of forms, and what is planned so far
nippon-field-train = Region i pole
nippon-field-payment = Zapłata
nippon-train_at = { $region }, { $cell }
nippon-plan-token = Żeton { $value } na pole { $cell } za { CASE($what, "acc") }

# Labels of options
nippon-consolidate = konsolidacja
nippon-silk_to_money = zamień jedwab na pieniądze
nippon-silk_short = Zamień jedwab
nippon-investments_short = inwestycje
nippon-old_side = strona: { $good }
nippon-machine_cell = { $factory }, { $cell }
nippon-produce_without_coal = { $factory } (bez węgla)
nippon-produce_there = { $case ->
   *[nom] wyprodukuj towary w { CASE($factory, "loc") }
    [acc] produkcję w { CASE($factory, "loc") }
}
nippon-train_cell_n = { $n }. pole od lewej
nippon-token = żeton { $value }
nippon-from_factory = { $what } ({ $factory })
nippon-invest_finance = zainwestuj
nippon-decline_reward = bez nagrody
nippon-pay_salary = wypłać pensje ({ $due })
nippon-favour = żeton przychylności { $level }
nippon-group-modifier = Właściwość fabryki
nippon-group-favours = Żetony przychylności
nippon-modifier_of = właściwość: { $factory }
nippon-starting_token = żeton startowy
nippon-piece-ship = statek do { CASE($place, "gen") }
nippon-piece-train = pociąg w regionie { $region }
nippon-steps = { $track } +{ $n }
nippon-steps_back = { $track } −{ $n }
nippon-steps_given = { $n ->
    [one] cofnięcie się o { $n } pole na torze { CASE($track, "gen") }
    [few] cofnięcie się o { $n } pola na torze { CASE($track, "gen") }
   *[many] cofnięcie się o { $n } pól na torze { CASE($track, "gen") }
}
nippon-effect-department = bonus { CASE($department, "gen") }
nippon-effect-split = { $case ->
   *[nom] nauka lub wydobycie +{ $n }
    [acc] naukę lub wydobycie +{ $n }
}
nippon-effect-unlock = żeton wpływów { $value }
nippon-effect-machines = { $case ->
   *[nom] zbuduj maszyny w { $n } fabrykach
    [gen] budowy maszyn w { $n } fabrykach
}
nippon-effect-optional = { $cost } → { $then }
nippon-effect-goods = { $n ->
    [one] { $n } towar
    [few] { $n } towary
   *[many] { $n } towarów
}
nippon-effect-produce = wyprodukuj towary w tej samej fabryce
nippon-effect-waiting_machine = połóż odłożoną maszynę
nippon-effect-region_bonus = bonus regionu
nippon-effect-other = właściwość fabryki

# Details of options: price, gain, what it leads to
nippon-detail-paid = { $cost } → { $gain }
nippon-detail-gets = dostaniesz { CASE($what, "acc") }
nippon-detail-for = za { CASE($cost, "acc") }
nippon-detail-reward_supply = bonus regionu
nippon-detail-reward_vp = zamiast bonusu regionu
nippon-detail-marker = { GENDER($track) ->
    [pl] { $track } wzrosną do { $value }
   *[f] { $track } wzrośnie do { $value }
}
nippon-detail-marker_to = { $track } do { $value }
nippon-detail-lost_steps = { $n ->
    [one] tor { CASE($track, "gen") } się kończy: przepadnie { $n } pole
    [few] tor { CASE($track, "gen") } się kończy: przepadną { $n } pola
   *[many] tor { CASE($track, "gen") } się kończy: przepadnie { $n } pól
}
nippon-detail-lost = przepada: { $what }
nippon-detail-unlocks = odblokujesz żeton wpływów { $value }
nippon-detail-then = potem { $effect }
nippon-detail-times = { CASE($effect, $case) } (×{ $n })
nippon-detail-silk = 1 jedwab = 1 moneta, najwyżej { $n }
nippon-detail-silk_lost = konsolidacja od razu odrzuci te pieniądze
nippon-detail-silk_vain = na koniec daje nie więcej niż sam jedwab
nippon-detail-exchange = będziesz mieć { CASE($money, "acc") } i { CASE($silk, "acc") }
nippon-detail-left = zostało: { $n }
nippon-detail-type_produces = produkuje za { CASE($coal, "acc") }
nippon-detail-faces_left = zostały { $faces }
nippon-detail-for_science = dopłata: { $silk } (brakuje nauki)
nippon-detail-have = masz { $n }
nippon-detail-free = za darmo
nippon-detail-no_bonus = bez bonusu
nippon-detail-train_cells = { $n ->
    [one] { $n } wolne pole
    [few] { $n } wolne pola
   *[many] { $n } wolnych pól
}
nippon-detail-expert = { $color } ekspert
nippon-detail-new_expert = { $color } ekspert (pensje +{ $n })
nippon-detail-later = { $now }; { $later }
nippon-detail-improves = departament: { $gives }
nippon-detail-modifier = jej właściwość: { $gives }
nippon-detail-produces = { $n ->
    [one] fabryka będzie dawać { $n } towar
    [few] fabryka będzie dawać { $n } towary
   *[many] fabryka będzie dawać { $n } towarów
}
nippon-detail-makes_more = { $what } ({ $n }/{ $of })
nippon-detail-makes_less = { $what }, jeszcze { $lost } { $lost ->
    [few] przepadną
   *[other] przepadnie
}: są tylko { $n } pola
nippon-detail-makes_nothing = nic: wszystkie { $n } pola towarów są zajęte
nippon-detail-goods_on = ma teraz { CASE($what, "acc") }
nippon-detail-side_good = w fabryce będzie { $what }
nippon-detail-with_goods = { $n ->
    [one] od razu z { $n } towarem
   *[many] od razu z { $n } towarami
}
nippon-detail-supply = za każdy żeton dostaniesz { CASE($bonus, "acc") } albo { CASE($instead, "acc") }
nippon-detail-token = żeton { $values }
nippon-detail-replaces = wypiera żeton { $value } ({ $owner })
nippon-detail-covers = zagranica { $before } → { $after }
nippon-detail-region_worth = region teraz: { $before } → { $after }
nippon-detail-token_of = { $owner }: żeton { $value }
nippon-detail-worth_at = teraz { $n }: { $what }
nippon-detail-worth_from = od { $n }: { $vp }
nippon-detail-salary_paid = płacisz { CASE($paid, "acc") }
nippon-detail-salary = płacisz { CASE($paid, "acc") } i tracisz { CASE($lost, "acc") }
nippon-detail-discards = odrzucisz { CASE($what, "acc") }
nippon-detail-due = pensje: { $due }
nippon-detail-due_lost = pensje: { $due } (−{ $lost })
nippon-detail-favour = przychylność { $level }
nippon-detail-bonus_first = pierwszy robotnik: przy konsolidacji { $gives }
nippon-detail-bonus_top = jeśli zostanie ostatni, przy konsolidacji { $gives }
nippon-detail-bonus_none = bez bonusu departamentu: taki kolor ma pierwszy robotnik
nippon-detail-bonus_instead = przy konsolidacji { $gives } (przepada bonus: { $color })
nippon-detail-bonus_lost = przepada bonus: { $color }
nippon-detail-color_new = nowy kolor: pensje +{ $n }
nippon-detail-color_known = masz już ten kolor
nippon-detail-known_worker = { $what }; { $color } robotnik
nippon-detail-new_worker = { $what }; { $color } robotnik: pensje +{ $n }
nippon-detail-pair = { $effect }; { $what }; { $vp }

# What the actions cost and do
nippon-action_help-steps = { $steps } { $last ->
        [one] pole
        [few] pola
       *[many] pól
    } za { $money }
nippon-action_help-factory = nowa fabryka za { $price }, od razu z jej właściwością
nippon-action_help-machines = { $n ->
    [one] { $n } maszyna w jednej z fabryk, za { $price }
   *[many] do { $n } maszyn w różnych fabrykach, po { $price } za każdą
}
nippon-action_help-production = { $n ->
    [one] towary w { $n } fabryce za { $coal }
   *[many] towary w 1–{ $n } fabrykach, po { $coal }
}
nippon-action_help-ships = { $n ->
    [one] { $n } statek z ekspertem, za { $price }
   *[many] do { $n } statków z ekspertami, po { $price }
}
nippon-action_help-trains = { $n ->
    [one] { $n } pociąg, za { $price }
   *[many] do { $n } pociągów w różnych regionach, po { $price }
}
nippon-action_help-local_markets = { $n ->
    [one] { $n } żeton wpływów, za 1–{ $goods } { $goods ->
        [one] towar
        [few] towary
       *[many] towarów
    }
   *[many] do { $n } żetonów wpływów w jednym regionie, każdy za 1–{ $goods } { $goods ->
        [one] towar
        [few] towary
       *[many] towarów
    }
}
nippon-action_help-investments_contracts = po kolei za { $goods } { $last ->
        [one] towar
        [few] towary
       *[many] towarów
    } różnych typów: finanse +{ $steps } albo kontrakt
