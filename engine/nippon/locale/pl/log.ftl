# What happened, one line each
nippon-log-pair_taken = { $player } bierze parę z żetonem startowym „{ $a }”.
nippon-log-waits_machine = { $player } odkłada maszynę dla pierwszej fabryki.
nippon-log-waits_goods = { $n ->
    [one] { $player } odkłada { $n } towar dla pierwszej fabryki.
    [few] { $player } odkłada { $n } towary dla pierwszej fabryki.
   *[many] { $player } odkłada { $n } towarów dla pierwszej fabryki.
}
nippon-log-store_token = { $player } kładzie { CASE($what, "acc") } na żetonie startowym.
nippon-log-from_bag = { $player } bierze { CASE($color, "acc") } robotnika z woreczka.
nippon-log-start = { $player } rozpoczyna grę.
nippon-log-action = { $player } bierze { CASE($color, "acc") } robotnika i wykonuje akcję „{ CAP($action) }”.
nippon-log-action_new = { $player } bierze { CASE($color, "acc") } robotnika (pensje +{ $n }) i wykonuje akcję „{ CAP($action) }”.
nippon-log-skipped = { $player } nic nie może zrobić i traci turę.
nippon-log-standstill = Nikt nie może nic zrobić: runda dobiega końca.
nippon-log-silk = { $player } zamienia { CASE($silk, "acc") } na { CASE($money, "acc") }.
nippon-log-gain = { $player } dostaje { CASE($what, "acc") }.
nippon-log-pay = { $player } wydaje { CASE($what, "acc") }.
nippon-log-advance = { $n ->
    [one] { $player } przesuwa się na torze { CASE($track, "gen") } o { $n } pole (teraz { $value }).
    [few] { $player } przesuwa się na torze { CASE($track, "gen") } o { $n } pola (teraz { $value }).
   *[many] { $player } przesuwa się na torze { CASE($track, "gen") } o { $n } pól (teraz { $value }).
}
nippon-log-buy_steps = { $n ->
    [0] { $player } wydaje { CASE($price, "acc") }, ale tor { CASE($track, "gen") } kończy się na { $value }.
    [one] { $player } wydaje { CASE($price, "acc") } i przesuwa się na torze { CASE($track, "gen") } o { $n } pole (teraz { $value }).
    [few] { $player } wydaje { CASE($price, "acc") } i przesuwa się na torze { CASE($track, "gen") } o { $n } pola (teraz { $value }).
   *[many] { $player } wydaje { CASE($price, "acc") } i przesuwa się na torze { CASE($track, "gen") } o { $n } pól (teraz { $value }).
}
nippon-log-retreat = { $n ->
    [one] { $player } cofa się na torze { CASE($track, "gen") } o { $n } pole (teraz { $value }).
    [few] { $player } cofa się na torze { CASE($track, "gen") } o { $n } pola (teraz { $value }).
   *[many] { $player } cofa się na torze { CASE($track, "gen") } o { $n } pól (teraz { $value }).
}
nippon-log-department = { $player } dostaje bonus { CASE($department, "gen") }.
nippon-log-department_gain = { $player } dostaje { CASE($what, "acc") } (bonus { CASE($department, "gen") }).
nippon-log-improved = { $player } ulepsza { CASE($department, "acc") }.
nippon-log-unlock = { $player } odblokowuje żeton wpływów { $value }.
nippon-log-factory = { $player } buduje { CASE($factory, "acc") } za { CASE($price, "acc") }.
nippon-log-machine = { $player } buduje maszynę w { CASE($factory, "loc") }.
nippon-log-buy_machine = { $player } buduje maszynę w { CASE($factory, "loc") } za { CASE($price, "acc") }.
nippon-log-produce = { $player } produkuje { CASE($what, "acc") } w { CASE($factory, "loc") } za { CASE($price, "acc") }.
nippon-log-produce_free = { $player } produkuje { CASE($what, "acc") } w { CASE($factory, "loc") } bez węgla.
nippon-log-goods = { $player } kładzie { CASE($what, "acc") } na { CASE($factory, "acc") }.
nippon-log-overflow = { $player } traci { CASE($what, "acc") }: w { CASE($factory, "loc") } nie ma już miejsca.
nippon-log-steps_lost = { $n ->
    [one] { $player } jest na końcu toru { CASE($track, "gen") } ({ $value }): { $n } pole przepada.
    [few] { $player } jest na końcu toru { CASE($track, "gen") } ({ $value }): { $n } pola przepadają.
   *[many] { $player } jest na końcu toru { CASE($track, "gen") } ({ $value }): { $n } pól przepada.
}
nippon-log-over_most = Więcej niż { $most } nie można tu dostać: { $player } traci { CASE($what, "acc") }.
nippon-log-no_room = { $n ->
    [one] { $player } traci { $n } towar: w innych fabrykach nie ma miejsca.
    [few] { $player } traci { $n } towary: w innych fabrykach nie ma miejsca.
   *[many] { $player } traci { $n } towarów: w innych fabrykach nie ma miejsca.
}
nippon-log-store = { $player } odkłada { CASE($what, "acc") } na { CASE($factory, "acc") }.
nippon-log-modifier = { $player } używa właściwości { CASE($factory, "gen") }.
nippon-log-no_build = { $player } nie ma możliwości { CASE($what, "gen") }, więc efekt przepada.
nippon-log-ship = { $player } wysyła statek do { CASE($place, "gen") } i bierze { CASE($color, "acc") } eksperta.
nippon-log-buy_ship = { $player } wysyła statek do { CASE($place, "gen") } za { CASE($price, "acc") }, biorąc { CASE($color, "acc") } eksperta.
nippon-log-train = { $player } buduje pociąg w regionie { $region }.
nippon-log-buy_train = { $player } buduje pociąg w regionie { $region } za { CASE($price, "acc") }.
nippon-log-market = { $player } wydaje { CASE($what, "acc") } i kładzie żeton { $value } na pole { $cell }.
nippon-log-token_back = { $player } odzyskuje żeton { $value } z pola { $cell }.
nippon-log-invest = { $player } inwestuje { CASE($what, "acc") }.
nippon-log-contract = { $player } wydaje { CASE($what, "acc") } i realizuje { $contract }.
nippon-log-cells_full = { $player } nie może wykonać akcji: wszystkie pola robotników ({ $n }) są zajęte.
nippon-log-no_action = { $player } nie może wykonać akcji: teraz żadna nie jest możliwa.
nippon-log-consolidate = { $player } przeprowadza konsolidację.
nippon-log-final = { $player } przeprowadza ostatnią konsolidację.
nippon-log-favour = { $player } kładzie żeton przychylności { $level } na cel „{ $objective }”.
nippon-log-discard = { $player } odrzuca { CASE($what, "acc") }.
nippon-log-income = { $player } otrzymuje { CASE($what, "acc") } dochodu.
nippon-log-salary = { $player } wydaje na pensje { CASE($what, "acc") }.
nippon-log-salary_lost = { $player } traci { CASE($what, "acc") } za niewypłacone pensje.
nippon-log-row = Następny rząd kolejki przechodzi na { CASE($slot, "acc") }.
nippon-log-round_end = Koniec rundy { $round }: kolejka robotników jest pusta.
nippon-log-round = Zaczyna się runda { $round }.
nippon-log-last_rounds = Ostatnie rundy: każdy ma jeszcze trzy tury, zaczyna { $player }.
nippon-log-scored = Punktowanie wpływów na koniec okresu { $period }: { $players }.
nippon-log-scored-player = { $player } ({ $what })
nippon-log-regions = { $regions }
nippon-log-region = { $region }: { $players }.
nippon-log-region-share = { $player } { $what } (wpływy { $n })
nippon-log-region-unpaid = { $player } (wpływy { $n })
nippon-log-goal = { $player } prowadzi w wyścigu o cel wspólny „{ $goal }”.
nippon-log-reward = { $player } bierze nagrodę za cel wspólny „{ $goal }”.
nippon-log-reward_declined = { $player } rezygnuje z nagrody.
nippon-log-game_over = Wszystkie ostatnie konsolidacje zakończone: punktują żetony przychylności oraz pozostałe zasoby i towary.
nippon-log-solo_lost = Cel solo nie został osiągnięty: gra przegrana.

# Only in logs of earlier versions
nippon-log-region-player = { $player } ({ $what }, { $rank }. miejsce, wpływy { $n })
nippon-log-scoring = Punktowanie wpływów na koniec okresu { $period }.
nippon-log-influence = { $region }: { $player } – wpływy { $n }, miejsce { $rank }, { $what }.
nippon-log-pair = { $player } zaczyna z żetonem „{ $a }”; { $what }.
nippon-log-goods_lost = { $player }: { $factory } jest pełna, towary przepadają.

# The Automa's turn, step by step
nippon-log-automa_token = Automa odkrywa żeton: { $token }.
nippon-automa_token-slot = { $slot }
nippon-automa_token-left = najwięcej robotników, przy remisie pierwsze pole od lewej ({ $frame } ramka)
nippon-automa_token-right = najwięcej robotników, przy remisie pierwsze pole od prawej ({ $frame } ramka)
nippon-log-automa_worker = Automa zwraca robotnika do woreczka ({ $slot }): { $color } jest pierwszy w kolejności.
nippon-log-automa_no_worker = Żaden robotnik nie wraca: { $slot } jest puste.
nippon-log-automa_idle = Nie ma tu pociągów ani rynków lokalnych ({ $slot }): Automa nic więcej nie robi.
nippon-log-automa_only_worker = Automa tylko zwraca robotnika do woreczka: { $color } ({ $slot }).
nippon-log-automa_nothing = Automa nic nie robi.
nippon-log-automa_frame = { CAP($frame) } ramka żetonu nie jest aktywna: Automa nic więcej nie robi.
nippon-log-automa_behind = { $region } to pierwszy możliwy w kolejności region, w którym Automa nie prowadzi: { $own } do { $human }.
nippon-log-automa_leads = Automa prowadzi wszędzie, gdzie może działać, więc wybiera pierwszy możliwy region: { $region }.
nippon-log-automa_nowhere = Automa nie może tego zrobić w żadnym regionie.
nippon-log-automa_train = Automa buduje pociąg w regionie { $region }, { $n ->
    [1] na lewym polu.
   *[other] na { $n }. polu od lewej.
}
nippon-log-automa_no_trains = Automa nie ma już pociągów.
nippon-log-automa_takes = Automa bierze najniższy żeton rzędu: { $value } (towary poziomu { $level }).
nippon-log-automa_hits = Najpierw pole, z którego wróci twój najwyższy żeton: { $value }.
nippon-log-automa_empty = Nie można odesłać żadnego twojego żetonu, więc decyduje najwyższa nadrukowana wartość pasujących pól: { $value }.
nippon-log-automa_no_tokens = Automa nie ma już żetonów wpływów na ten okres.
nippon-log-automa_market = Automa kładzie żeton { $value } na pole { $cell }.
nippon-log-automa_token_back = Żeton Automy { $value } z pola { $cell } wraca do pudełka.
nippon-log-automa_reshuffle = Automa tasuje wszystkie dziewięć żetonów akcji i losuje nową kolejność.

# Steps of the rules that bring points
nippon-step-scoring_1 = Punktowanie wpływów, okres I
nippon-step-scoring_2 = Punktowanie wpływów, okres II
nippon-step-scoring_3 = Punktowanie wpływów, okres III
nippon-step-goal_points = Cele wspólne

# The scoring pad
nippon-score-start = żeton startowy
nippon-score-influence = wpływy, okres { $period }: { $region }
nippon-score-departments = departamenty
nippon-score-markets = zaopatrzenie rynków
nippon-score-factories = właściwości fabryk
nippon-score-goals = cele wspólne
nippon-score-salaries = punkty stracone przez niewypłacone pensje
nippon-score-favour = żeton przychylności: { $objective }
nippon-score-leftover_goods = pozostałe zasoby i towary
nippon-score-leftover_money = pozostałe pieniądze
nippon-result-tied = { $players } mają po { $points } PZ; przy remisie wyżej jest osoba, której ostatnia tura była później.
nippon-result-won = Cele solo osiągnięte. Ocena: { $rating }.
nippon-result-lost = Nieosiągnięte cele solo: { $goals }. Wygrywa Automa.
nippon-result-open = Brakujące jeszcze cele solo: { $goals }.
