# Why something is not offered
nippon-no-resource = Musisz mieć { CASE($need, "acc") }, a masz { $have }.
nippon-no-money = Musisz mieć { CASE($need, "acc") }, a masz { $have }, licząc jedwab.
nippon-no-money_and_silk = Musisz mieć { CASE($need, "acc") } i jeszcze { CASE($silk, "acc") } na naukę (tego jedwabiu nie wydasz zarazem jako pieniędzy), a masz { CASE($have, "acc") }.
nippon-no-payment = Cena to { $first } albo { $second }, a masz { CASE($have, "acc") }, licząc jedwab jako pieniądze.
nippon-no-silk = Nie masz jedwabiu.
nippon-no-silk_needed = Musisz zachować { CASE($silk, "acc") } na naukę: inaczej nie dasz rady nic zrobić.
nippon-no-cell = Twój obszar robotników jest pełny: musisz przeprowadzić konsolidację.
nippon-no-worker = Na polu rekrutacji nad tą akcją nie ma już robotników.
nippon-no-worker_color = Na tym polu rekrutacji nie ma { CASE($color, "gen") } robotnika.
nippon-no-workers = Nie masz robotników w swoim obszarze, a konsolidacja wymaga co najmniej jednego.
nippon-no-cell_expert = { $need ->
    [one] Statek wymaga pustego pola dla eksperta, a masz { $have }.
   *[other] Potrzebne są { $need } puste pola, dla robotnika i dla eksperta, a masz { $have }.
}
nippon-no-stop = Akcja wymaga co najmniej jednej aktywacji.
nippon-no-bag = W woreczku nie ma już { CASE($color, "gen") } robotnika.
nippon-no-pair = Tę parę ma już gracz { $player }.
nippon-no-science = Ta fabryka wymaga nauki { $need }, a masz { $have }; nawet z jedwabiem nie wystarczy.
nippon-no-science_silk = Ta fabryka wymaga nauki { $need }, a masz { $have }. Na resztę musisz mieć { CASE($silk, "acc") }, a masz { $own }.
nippon-no-factory_cell = W twoim obszarze fabryk { $n ->
    [one] jedyne pole jest zajęte.
    [few] wszystkie { $n } pola są zajęte.
   *[many] wszystkie { $n } pól jest zajętych.
}
nippon-no-factories = Nie ma już dostępnych fabryk.
nippon-no-factory_left = Nie ma już żadnej { CASE($kind, "gen") }.
nippon-no-factory_taken = Ta fabryka jest już zbudowana.
nippon-no-factory_type = Budujesz { CASE($kind, "acc") }, a ta fabryka jest innego typu.
nippon-no-own_factory = Nie masz jeszcze odpowiedniej fabryki, a stara się nie liczy.
nippon-no-factory_twice = Ta fabryka była już użyta w tej akcji; każda aktywacja wymaga innej.
nippon-no-machines = Masz już zbudowane wszystkie { $n ->
    [few] { $n } maszyny.
   *[many] { $n } maszyn.
}
nippon-no-machine_cell = Na tym polu jest już maszyna.
nippon-no-machine_cells = Wszystkie pola maszyn w twoich fabrykach są zajęte.
nippon-no-machine_old = Stara fabryka nie ma pól na maszyny.
nippon-no-machine_besides = Ta fabryka dostała już maszynę z tej właściwości; następna wymaga innej fabryki.
nippon-no-produce_old = Stara fabryka nigdy nie produkuje.
nippon-no-free_coal = Żadna twoja fabryka nie ma właściwości, która oszczędza węgiel.
nippon-no-ships = Masz już zbudowane wszystkie { $n ->
    [few] { $n } statki.
   *[many] { $n } statków.
}
nippon-no-expert = { $place }: eksperta nie ma, dopóki jego posiadacz nie przeprowadzi konsolidacji.
nippon-no-ship_cell = { $n ->
    [one] Jedyne pole statku jest tu zajęte.
    [2] Oba pola statków są tu zajęte.
    [few] Wszystkie { $n } pola statków są tu zajęte.
   *[many] Wszystkie { $n } pól statków jest tu zajętych.
}
nippon-no-ports = Żaden cel podróży nie ma naraz eksperta i wolnego pola statku.
nippon-no-port_twice = W tej akcji wysłano tam już statek; każdy wymaga innego celu podróży.
nippon-no-trains = Masz już zbudowane wszystkie { $n ->
    [few] { $n } pociągi.
   *[many] { $n } pociągów.
}
nippon-no-train_cell = W tym regionie { $n ->
    [one] jedyne pole pociągu jest zajęte.
    [few] wszystkie { $n } pola pociągów są zajęte.
   *[many] wszystkie { $n } pól pociągów jest zajętych.
}
nippon-no-train_cell_taken = Stoi tu już pociąg ({ $player }).
nippon-no-train_cell_unused = { $n ->
    [one] Przy tej liczbie graczy w regionie używa się tylko { $n } pola pociągu od lewej.
   *[many] Przy tej liczbie graczy w regionie używa się tylko { $n } pól pociągów od lewej.
}
nippon-no-regions = Żaden region nie ma wolnego pola pociągu.
nippon-no-region_twice = W tej akcji zbudowano tam już pociąg; każdy wymaga innego regionu.
nippon-no-region_besides = Ta właściwość zbudowała już pociąg w regionie { $region }; następny wymaga innego regionu.
nippon-no-region_built = W tej akcji nie powstał tam twój pociąg.
nippon-no-goods = Nie masz towarów w swoich fabrykach.
nippon-no-good_twice = W tej akcji wydano już { CASE($good, "acc") }; każda aktywacja wymaga innego typu towarów.
nippon-no-goods_type = W tej fabryce nie ma { CASE($good, "gen") }.
nippon-no-goods_there = { $have ->
    [0] Wydajesz { CASE($need, "acc") }, a w tej fabryce nie ma takiego towaru.
   *[other] Wydajesz { CASE($need, "acc") }, a ta jedna fabryka ma tylko { $have }.
}
nippon-no-goods_besides = Ta fabryka dostała już towar z tej właściwości; każdy trafia do innej.
nippon-no-goods_room = W tej fabryce { $n ->
    [one] jedyne pole towarów jest zajęte.
    [few] wszystkie { $n } pola towarów są zajęte.
   *[many] wszystkie { $n } pól towarów jest zajętych.
}
nippon-no-placement = Na żaden z twoich towarów nigdzie nie ma popytu.
nippon-no-demand = W regionie { $region } nie ma popytu na żaden z twoich towarów.
nippon-no-supply = Najmniej brakuje do pola { $cell }. { $reason }
nippon-no-other_market = Wszystkie żetony jednej akcji trafiają do jednego regionu, a jest nim { $region }.
nippon-no-token = Nie masz wolnego żetonu wpływów { $value }.
nippon-no-token_goods = Za żeton { $value } trzeba oddać { CASE($need, "acc") }, a masz { $have }.
nippon-no-tokens_free = { $n ->
    [1] Potrzebny byłby żeton { $values }, ale nie jest dostępny.
   *[other] Potrzebny byłby żeton { $values }, ale żaden z nich nie jest dostępny.
}
nippon-no-highest = Za { CASE($good, "acc") } położysz najwyżej żeton { $value }.
nippon-no-beat = Leży tam żeton { $there }, a twój musi być wyższy.
nippon-no-beat_all = Rynek jest pełny (żetonów: { $n }, najwyższy to { $there }), więc twój musi być wyższy.
nippon-no-token_there = Nie leży tu żaden żeton.
nippon-no-lowest = Żeton { $value } zostaje: wraca tylko żeton o najniższej wartości, { $lowest }.
nippon-no-higher = Leży tu żeton { $there }, a twój ({ $value }) musi być wyższy.
nippon-no-full_market = Rynek jest pełny (żetonów: { $n }), więc twój ({ $value }) musi być wyższy od wszystkich; najwyższy to { $there }.
nippon-no-contract = Ten kontrakt jest już zrealizowany.
nippon-no-contract_goods = Ten kontrakt wymaga, by wśród towarów wydanych w tej akcji były { $first } lub { $second }.
nippon-no-favour_workers = Żeton przychylności { $level } wymaga { $need } robotników, a masz { $have }.
nippon-no-favour_left = Nie masz już żetonów przychylności { $level }.
nippon-no-objective = Na celu „{ $objective }” leży już żeton przychylności { $level }.
nippon-no-modifier = Warunek właściwości nie jest jeszcze spełniony ({ $property }).
nippon-no-modifier_use = Teraz nic by to nie dało.
nippon-no-modifier_declared = Używa się go przy produkcji: wybierz tam fabrykę „bez węgla”.
nippon-no-other_modifier = Ta fabryka nie ma właściwości do akcji „{ CAP($action) }”.
nippon-no-second_modifier = W tej turze użyto już właściwości { CASE($factory, "gen") }, a w turze można użyć tylko jednej.
nippon-no-modifier_other = Ta fabryka nie jest twoja, ma ją gracz { $player }.
nippon-no-modifier_not_built = Ta fabryka nie jest twoja: nikt jej jeszcze nie zbudował.
nippon-no-train_region = Wybrany region to { $region }: tam jedzie pociąg.
nippon-no-steps = Ten bonus daje dokładnie { $n ->
    [one] { $n } pole.
    [few] { $n } pola.
   *[many] { $n } pól.
}
nippon-no-goods_count = Wydajesz tu { CASE($what, "acc") }, nie więcej i nie mniej.
nippon-no-reward_period = Tę nagrodę dostaje się na koniec okresu { $period }.
nippon-no-module_solo = W grze solo modułów się nie używa: wybierz „bez modułów”.
nippon-no-first_player = Graczy przy stole jest { $seats }, gracza { $seat } wśród nich nie ma.
