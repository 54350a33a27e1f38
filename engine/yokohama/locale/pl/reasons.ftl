yokohama-no-canal = Na kanale nigdy niczego się nie umieszcza.
yokohama-no-canal_stop = Prezes może przejść przez kanał, ale nie może się na nim zatrzymać.
yokohama-no-twice = Asystent już tu trafił: { $area }. Po jednym umieszcza się w różnych obszarach.
yokohama-no-assistants = { $need ->
    [one] Potrzeba asystenta na ręce, a nie masz żadnego.
   *[many] Potrzeba asystentów na ręce: { $need }; masz { $have }.
}
yokohama-no-place_fee = { CAP($area) }: umieszczenie kosztuje ¥{ $need }, { $presidents ->
    [1] stoi tam jeden prezes
    [2] stoi tam dwóch prezesów
   *[many] stoi tam trzech prezesów
}; masz ¥{ $have }.
yokohama-no-pair_fee = Dwóch asystentów, { $area }: to kosztuje ¥{ $need }, { $presidents ->
    [1] stoi tam jeden prezes
    [2] stoi tam dwóch prezesów
   *[many] stoi tam trzech prezesów
}; masz ¥{ $have }.
yokohama-no-adjacent = { CAP($area) } i { $pair } nie stykają się.
yokohama-no-passage = Najtańsza droga do { CASE($area, "gen") } kosztuje ¥{ $need }; masz ¥{ $have }.
yokohama-no-stay = Twój prezes już tu stoi: { $area }. Idzie do innego obszaru albo wraca na rękę.
yokohama-no-own_assistant = Nie masz tu asystenta: { $area }.
yokohama-no-president = Stoi tu inny prezes: { $area } ({ $players }). Zatrzymać się obok pozwala tylko System pocztowy.
yokohama-no-path = Łańcuch obszarów z twoimi asystentami nie prowadzi do { CASE($area, "gen") }.
yokohama-no-house_taken = Dom handlowy już tu stoi ({ $builder }).
yokohama-no-house = Nie masz domu handlowego na ręce; w magazynie: { $stored }.
yokohama-no-shop_taken = To pole jest już zabudowane ({ $builder }).
yokohama-no-second_shop = Masz już tu sklep: { $area }. Na płytce może stać tylko jeden sklep każdego gracza.
yokohama-no-shop = Nie masz sklepu na ręce; w magazynie: { $stored }.
yokohama-no-build_power = { $have ->
    [0] Do budowania potrzeba akcji z siłą { $need }; w tej turze nie ma akcji.
   *[many] Do budowania potrzeba siły { $need }; twoja ostatnia akcja ma { $have }.
}
yokohama-no-token_power = Żeton 5-krotnej siły wymaga siły { $need }; twoja ostatnia akcja ma { $have }.
yokohama-no-again = „{ $technology }” działa raz na turę.
yokohama-no-money = To kosztuje ¥{ $need }; masz ¥{ $have }.
yokohama-no-good = Nie masz { CASE($good, "gen") }.
yokohama-no-stored = W twoim magazynie nie ma { CASE($piece, "gen") }.
yokohama-no-order_goods = Brakuje: { $goods }.
yokohama-no-claimed = To osiągnięcie jest już twoje.
yokohama-no-second_agent = W tej turze agent został już użyty.
yokohama-no-agent = Nie masz nieużytego agenta; użytych: { $have }.
yokohama-no-agent_late = Agenta, który przenosi akcję, używa się przed akcją główną.
yokohama-no-agent_area = Agent potrzebuje obszaru z twoim asystentem i bez twojego prezesa; takiego nie ma.
yokohama-no-own_president = Stoi tu twój prezes: { $area }. Agent działa tam, gdzie go nie ma.
yokohama-no-goods = Potrzebne: { $goods }; masz { $have }.
yokohama-no-yen = Potrzeba ¥{ $need }; masz ¥{ $have }.
yokohama-no-tokens = Potrzeba razem żetonów 5-krotnej siły i agentów: { $need }; masz { $have }.
yokohama-no-orders = Potrzeba zrealizowanych zamówień: { $need }; masz { $have }.
yokohama-no-technologies = Potrzeba technologii: { $need }; masz { $have }.
yokohama-no-built = { $production ->
    [0] Potrzeba budynków w { $commercial } obszarach handlowych; masz { $traded } (i { $made } w produkcyjnych).
   *[many] { $commercial ->
        [0] Potrzeba budynków w { $production } obszarach produkcyjnych; masz { $made } (i { $traded } w handlowych).
       *[many] Potrzeba budynków w { $production } obszarach produkcyjnych i { $commercial } handlowych; masz { $made } i { $traded }.
    }
}
yokohama-no-only_a_and_c = To jest możliwe przed akcją główną i po niej, ale nie w jej trakcie.
yokohama-no-order_room = Zamówień masz { $have }; więcej niż { $limit } nie wolno trzymać.
yokohama-no-zone = Dla { CASE($zone, "gen") } potrzeba siły { $need }; masz { $have }.
yokohama-no-second_room = Zamówień masz już { $have }; z dwoma następnymi byłoby więcej niż { $limit }.
yokohama-no-second_card = Siła { $have } nie sięga tu drugiej karty.
yokohama-no-imports = Potrzeba dóbr importowanych: { $need }; masz { $have }.
yokohama-no-owned = Masz już „{ $technology }”.
yokohama-no-production = Potrzeba produkcji { $need }: siła daje { $power }, brakuje { $missing }, po ¥2 albo 1 dobru importowanym za każdy punkt. Masz ¥{ $yen }, dóbr importowanych: { $imports }.
yokohama-no-production_extra = Potrzeba produkcji { $need }: siła daje { $power }, brakuje { $missing }, po ¥2 albo 1 dobru importowanym za każdy punkt; od czwartej technologii dochodzi ¥2 albo 1 dobro importowane. Masz ¥{ $yen }, dóbr importowanych: { $imports }.
yokohama-no-space = Pole { $n } jest zajęte.
yokohama-no-space_neutral = Pole { $n } zajmuje neutralny asystent.
yokohama-no-assistant_for_board = Nie masz asystenta ani tu ({ $area }), ani na ręce.
yokohama-no-faith = Potrzeba wiary { $need }: siła daje { $power }, twoje rzeczy jeszcze najwyżej { $items }.
yokohama-no-customs_power = { $need ->
    [one] To pole wymaga { $need } dobra importowanego; siła { $power } pozwala na { $limit }.
   *[many] To pole wymaga { $need } dóbr importowanych; siła { $power } pozwala na { $limit }.
}

yokohama-mistake-module = „{ $module }” należy do edycji 2024.
yokohama-mistake-first_player = Miejsce { $seat } nie może zaczynać: liczba graczy to { $seats }.
