yokohama-no-canal = Na kanale nigdy niczego się nie umieszcza.
yokohama-no-canal_stop = Prezes może przejść przez kanał, ale nie może się na nim zatrzymać.
yokohama-no-twice = Twój asystent trafił { CASE($area, "acc") } przed chwilą; pojedynczo umieszcza się asystentów na różnych obszarach.
yokohama-no-stop_yet = Umieszczasz po jednym, więc co najmniej jeden asystent musi zostać umieszczony; aby nie umieszczać nikogo, cofnij się o krok.
yokohama-no-assistants = { $need ->
    [one] Potrzeba asystenta na ręce, a nie masz żadnego.
   *[many] Potrzeba { $need } asystentów na ręce; masz { $have }.
}
yokohama-no-place_fee = Umieszczenie asystenta { CASE($area, "loc") } kosztuje { $need } ¥: { $presidents ->
    [1] stoi tam inny prezes
    [2] stoi tam dwóch innych prezesów
   *[many] stoi tam trzech innych prezesów
}; masz { $have } ¥.
yokohama-no-pair_fee = Umieszczenie dwóch asystentów { CASE($area, "loc") } kosztuje { $need } ¥: { $presidents ->
    [1] stoi tam inny prezes
    [2] stoi tam dwóch innych prezesów
   *[many] stoi tam trzech innych prezesów
}; masz { $have } ¥.
yokohama-no-adjacent = { CAP($area) } nie sąsiaduje z { CASE($pair, "ins") }, gdzie stoi dwóch twoich asystentów.
yokohama-no-pair_itself = Trzeci asystent trafia na obszar sąsiadujący z { CASE($area, "ins") }, a nie w to samo miejsce.
yokohama-no-passage = Najtańsza droga { CASE($area, "acc") } kosztuje { $need } ¥; masz { $have } ¥.
yokohama-no-stay = Twój prezes już jest { CASE($area, "loc") }: idzie na inny obszar albo wraca na rękę.
yokohama-no-own_assistant = Nie masz asystenta { CASE($area, "loc") }.
yokohama-no-president = { $n ->
    [1] Inny prezes już stoi { CASE($area, "loc") } ({ $players })
   *[many] Inni prezesi już stoją { CASE($area, "loc") } ({ $players })
}; zatrzymać się na tym samym obszarze pozwala tylko System pocztowy.
yokohama-no-path = Łańcuch obszarów z twoimi asystentami nie prowadzi { CASE($area, "acc") }.
yokohama-no-same_area = Asystent już jest { CASE($area, "loc") }; przesuwa się na inny obszar.
yokohama-no-act_there = Akcję wykonujesz { CASE($president, "loc") }, gdzie jest prezes, albo { CASE($agent, "loc") }, gdzie pozwala agent.
yokohama-no-house_taken = Dom handlowy wybudował tu już gracz { $builder }.
yokohama-no-house = Nie masz domu handlowego na ręce; w magazynie { $stored }.
yokohama-no-shop_taken = To pole zabudował już gracz { $builder }.
yokohama-no-second_shop = Masz już sklep { CASE($area, "loc") }; na jednej płytce gracz może mieć tylko jeden.
yokohama-no-shop = Nie masz sklepu na ręce; w magazynie { $stored }.
yokohama-no-build_power = { $have ->
    [0] Budować można po akcji o sile co najmniej { $need }; w tej turze nie było akcji.
   *[many] Do budowania potrzeba siły co najmniej { $need }; twoja ostatnia akcja miała siłę { $have }.
}
yokohama-no-token = Żetonu 5-krotnej siły { CASE($area, "loc") } już nie ma.
yokohama-no-token_power = Żeton 5-krotnej siły wymaga siły { $need }; twoja ostatnia akcja miała siłę { $have }.
yokohama-no-again = Technologii „{ $technology }” używa się raz na turę; w tej turze została już użyta.
yokohama-no-money = To kosztuje { $need } ¥; masz { $have } ¥.
yokohama-no-good = Nie masz { CASE($good, "gen") }.
yokohama-no-stored = W twoim magazynie nie ma już { COUNTED($piece, 5) }.
yokohama-no-order_goods = Brakuje ci jeszcze: { $goods }.
yokohama-no-claimed = To osiągnięcie masz już wypełnione.
yokohama-no-second_agent = W tej turze agent został już użyty, a można użyć tylko jednego.
yokohama-no-agent = { $have ->
    [0] Nie masz agentów.
    [1] Twój jedyny agent został już użyty.
   *[many] Wszyscy twoi agenci ({ $have }) zostali już użyci.
}
yokohama-no-agent_late = Agenta, który przenosi akcję na inny obszar, używa się przed akcją główną.
yokohama-no-agent_area = Agent potrzebuje obszaru z twoim asystentem i bez twojego prezesa; takiego nie ma.
yokohama-no-own_president = Twój prezes jest { CASE($area, "loc") }; agent działa tam, gdzie prezesa nie ma.
yokohama-no-goods = Trzeba mieć { CASE($goods, "acc") }; masz { $have }.
yokohama-no-yen = Trzeba mieć { $need } ¥; masz { $have } ¥.
yokohama-no-tokens = Potrzeba razem { $need } żetonów 5-krotnej siły i agentów; masz { $have }.
yokohama-no-orders = Potrzeba { $need } wypełnionych zamówień; masz { $have }.
yokohama-no-technologies = Potrzeba { $need } technologii; masz { $have }.
yokohama-no-built = { $production ->
    [0] Potrzeba budynków na { $commercial } obszarach handlowych; masz { $traded }, a produkcyjnych { $made }.
   *[many] { $commercial ->
        [0] Potrzeba budynków na { $production } obszarach produkcyjnych; masz { $made }, a handlowych { $traded }.
       *[many] Potrzeba budynków na { $production } obszarach produkcyjnych i { $commercial } handlowych; masz { $made } i { $traded }.
    }
}
yokohama-no-only_a_and_c = To jest możliwe przed akcją główną i po niej, ale nie w jej trakcie.
yokohama-no-order_room = { $have ->
    [one] Masz już { $have } zamówienie, a więcej niż { $limit } nie można trzymać.
    [few] Masz już { $have } zamówienia, a więcej niż { $limit } nie można trzymać.
   *[many] Masz już { $have } zamówień, a więcej niż { $limit } nie można trzymać.
}
yokohama-no-other_board = Ta karta leży { CASE($other, "loc") }, a akcja odbywa się { CASE($area, "loc") }.
yokohama-no-first_order = To zamówienie już bierzesz; drugie musi być inne.
yokohama-no-zone = { CAP($zone) } wymaga siły { $need }, a masz { $have }.
yokohama-no-second_room = { $have ->
    [one] Masz już { $have } zamówienie; z dwoma następnymi byłoby więcej niż { $limit }.
    [few] Masz już { $have } zamówienia; z dwoma następnymi byłoby więcej niż { $limit }.
   *[many] Masz już { $have } zamówień; z dwoma następnymi byłoby więcej niż { $limit }.
}
yokohama-no-second_card = Przy sile { $have } nie ma tu drugiego zamówienia w zasięgu.
yokohama-no-imports = { $need ->
    [one] Potrzeba { $need } dobra importowanego; masz { $have }.
   *[many] Potrzeba { $need } dóbr importowanych; masz { $have }.
}
yokohama-no-sell_imports = Dobra importowane można w chińskiej dzielnicy tylko kupić.
yokohama-no-hire_power = Aby brać elementy z magazynu, potrzeba siły { $need }; twoja akcja miała siłę { $have }.
yokohama-no-owned = Technologię „{ $technology }” już masz.
yokohama-no-production = Potrzeba produkcji { $need }: siła daje { $power }, { $missing ->
    [1] za brakujący punkt płaci się
   *[many] za każdy z { $missing } brakujących punktów płaci się
} 2 ¥ albo 1 dobro importowane. Masz { $yen } ¥, dóbr importowanych { $imports }.
yokohama-no-production_extra = { $missing ->
    [0] Od czwartej każda technologia kosztuje dodatkowo 2 ¥ albo 1 dobro importowane.
    [1] Potrzeba produkcji { $need }: siła daje { $power }, za brakujący punkt płaci się 2 ¥ albo 1 dobro importowane, a za czwartą i każdą następną technologię jeszcze 2 ¥ albo 1 dobro.
   *[many] Potrzeba produkcji { $need }: siła daje { $power }, za każdy z { $missing } brakujących punktów płaci się 2 ¥ albo 1 dobro importowane, a za czwartą i każdą następną technologię jeszcze 2 ¥ albo 1 dobro.
} Masz { $yen } ¥, dóbr importowanych { $imports }.
yokohama-no-space_taken = To pole zajmuje { $holder }.
yokohama-no-space_neutral = To pole zajmuje neutralny asystent.
yokohama-no-assistant_for_board = Nie masz asystenta ani { CASE($area, "loc") }, ani na ręce.
yokohama-no-faith = Potrzeba { $need } wiary: siła daje { $power }, twoje dobra i pieniądze jeszcze najwyżej { $items }.
yokohama-no-offered = W tej turze zostało to już oddane za wiarę.
yokohama-no-customs_power = { $need ->
    [one] To pole wymaga { $need } dobra importowanego; siła { $power } pozwala wydać { $limit }.
   *[many] To pole wymaga { $need } dóbr importowanych; siła { $power } pozwala wydać { $limit }.
}
yokohama-no-customs_both = { $need ->
    [one] To pole wymaga { $need } dobra importowanego; masz { $have }, a siła { $power } pozwala wydać { $limit }.
   *[many] To pole wymaga { $need } dóbr importowanych; masz { $have }, a siła { $power } pozwala wydać { $limit }.
}
yokohama-no-origin = Działasz { CASE($area, "loc") }: asystent pochodzi stamtąd albo z ręki.
yokohama-no-mix = Cena: { $price }.
yokohama-no-goods_count = Bierzesz tu { $n ->
    [one] { $n } dobro.
    [few] { $n } dobra.
   *[many] { $n } dóbr.
}
yokohama-no-assistants_there = Masz { CASE($area, "loc") } tylko { $n ->
    [one] { $n } asystenta.
    [few] { $n } asystentów.
   *[many] { $n } asystentów.
}
yokohama-no-reward_taken = Ten żeton wziął już gracz { $owner }.

yokohama-then-house = Podczas akcji nie było na ręce domu handlowego; w magazynie: { $stored }.
yokohama-then-shop = Podczas akcji nie było na ręce sklepu; w magazynie: { $stored }.
yokohama-then-money = Kosztowało to { $need } ¥, a podczas akcji { $have ->
    [0] nie było już pieniędzy.
   *[other] było tylko { $have } ¥.
}
yokohama-then-good = Podczas akcji brakowało ci { CASE($good, "gen") }.
yokohama-then-stored = Podczas akcji w twoim magazynie nie było już { COUNTED($piece, 5) }.
yokohama-then-order_room = { $have ->
    [one] Podczas akcji było na ręce już { $have } zamówienie, a więcej niż { $limit } nie można trzymać.
    [few] Podczas akcji były na ręce już { $have } zamówienia, a więcej niż { $limit } nie można trzymać.
   *[many] Podczas akcji było na ręce już { $have } zamówień, a więcej niż { $limit } nie można trzymać.
}
yokohama-then-imports = { $need ->
    [one] Podczas akcji potrzeba było { $need } dobra importowanego, a było { $have }.
   *[many] Podczas akcji potrzeba było { $need } dóbr importowanych, a było { $have }.
}
yokohama-then-production = Potrzeba było produkcji { $need }: siła dawała { $power }, { $missing ->
    [1] za brakujący punkt płaciło się
   *[many] za każdy z { $missing } brakujących punktów płaciło się
} 2 ¥ albo 1 dobro importowane. Podczas akcji było { $yen } ¥, dóbr importowanych: { $imports }.
yokohama-then-production_extra = { $missing ->
    [0] Od czwartej każda technologia kosztuje dodatkowo 2 ¥ albo 1 dobro importowane.
    [1] Potrzeba było produkcji { $need }: siła dawała { $power }, za brakujący punkt płaciło się 2 ¥ albo 1 dobro importowane, a za czwartą i każdą następną technologię jeszcze 2 ¥ albo 1 dobro.
   *[many] Potrzeba było produkcji { $need }: siła dawała { $power }, za każdy z { $missing } brakujących punktów płaciło się 2 ¥ albo 1 dobro importowane, a za czwartą i każdą następną technologię jeszcze 2 ¥ albo 1 dobro.
} Podczas akcji było { $yen } ¥, dóbr importowanych: { $imports }.
yokohama-then-assistant_for_board = Podczas akcji nie było asystenta ani { CASE($area, "loc") }, ani na ręce.
yokohama-then-faith = Podczas akcji potrzeba było { $need } wiary: siła dawała { $power }, twoje dobra i pieniądze jeszcze najwyżej { $items }.
yokohama-then-customs_both = { $need ->
    [one] To pole wymaga { $need } dobra importowanego; podczas akcji było { $have }, a siła { $power } pozwalała wydać { $limit }.
   *[many] To pole wymaga { $need } dóbr importowanych; podczas akcji było { $have }, a siła { $power } pozwalała wydać { $limit }.
}

yokohama-mistake-module = „{ $module }” – tylko w edycji 2024.
yokohama-mistake-first_player = Miejsce { $seat } nie może zaczynać: graczy jest { $seats }.
