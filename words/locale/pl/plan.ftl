plan-button-plan = Zaplanuj
plan-button-drop = Porzuć plan
plan-button-always = Zawsze…

plan-title = To plan twojej następnej tury; zanim ona nadejdzie, nic się nie dzieje.
plan-short = Plan:
plan-whole = Plan sięga końca tury. Zostanie wykonany, gdy nadejdzie twoja kolej, o ile do tego czasu nic się w nim nie zmieni.
plan-waits = Tu plan się kończy: dalej decyduje ktoś inny.
plan-no_longer = Dalej plan już nie pasuje. „{ $label }”: { $why }
plan-noted = Twój plan na następną turę:
plan-begun = Plan wykonano; dalej decydujesz ty.
plan-stopped = Plan zatrzymał się przed wyborem „{ $label }”. { $why }
plan-carried_out = Twój plan został wykonany:
plan-carried_out-here = { $player }: twoją turę rozegrano według twojego planu.
plan-dropped = Plan porzucony.
plan-trouble = Nie udało się go wykonać i to nasz błąd.

plan-line = { $n ->
    [0] Plan A
    [1] Plan B
   *[other] Plan C
}
plan-title_line = { $n ->
    [0] To plan A twojej następnej tury; zanim ona nadejdzie, nic się nie dzieje.
    [1] To plan B. Zostanie wykonany, jeśli w twojej turze plan A już nie będzie pasował.
   *[other] To plan C. Zostanie wykonany, jeśli w twojej turze nie będzie już pasował ani plan A, ani plan B.
}
plan-short_line = { $line }:
plan-lines = Twoje plany na następną turę, od najważniejszego:
plan-rule = Gdy nadejdzie twoja kolej, zostanie wykonany pierwszy plan, w którym do tego czasu nic się nie zmieniło. Jeśli takiego nie będzie, nic się nie stanie i decyzja będzie twoja.
plan-comes_to = Przewidywany bilans: { $amounts }.
plan-ends = Sięga końca tury.
plan-open = Sięga dotąd; dalej decyzja będzie twoja.
plan-none_fits = Żaden z twoich planów już nie pasuje, więc nic nie zrobiono.
plan-begun_line = { $line } został wykonany; dalej decydujesz ty.
plan-done_line = { $line } został wykonany.
plan-carried_out_line = { $line } został wykonany:
plan-passed = { $line } już nie pasuje z powodu kroku „{ $label }”: { $why }
plan-button-add = { $n ->
    [1] Dodaj plan B
   *[other] Dodaj plan C
}
plan-button-go_on = Dalej
plan-button-change = Zmień
plan-button-prefer = Przesuń wyżej
plan-button-lines = Moje plany
plan-button-drop_line = { $n ->
    [0] Usuń plan A
    [1] Usuń plan B
   *[other] Usuń plan C
}
plan-button-drop_all = Usuń wszystkie
plan-mistake-lines = Na tę turę są już trzy plany i więcej się nie zmieści. Zmień albo usuń jeden z nich.

plan-always-ask = Jak odpowiadać za ciebie, gdy przy tym stole znów padnie to pytanie?
plan-always-title = Twoje stałe odpowiedzi przy tym stole:
plan-always-line = { $asked } → { $label }
plan-always-none = Nie masz przy tym stole stałych odpowiedzi. Tam, gdzie na pytanie można odpowiedzieć raz na zawsze, jest przycisk „Zawsze…”.
plan-always-forget = Pytaj mnie znowu…
plan-always-forgotten = Znowu dostaniesz to pytanie.

plan-mistake-asked = Teraz i tak jest twoja tura, nie ma czego planować: odpowiedz na samo pytanie.
plan-mistake-no_turn = Teraz nie da się zaplanować twojej tury. Spróbuj, gdy będzie tura innego gracza, a twoja będzie jeszcze przed tobą.
plan-mistake-empty = Plan jest pusty, nie ma w nim czego cofnąć.
plan-mistake-whole = Plan sięga już końca. Cofnij krok albo porzuć plan, żeby zaplanować coś innego.
plan-mistake-reveals = Odsłania to coś ukrytego, więc nie da się tego zaplanować; plan kończy się przed tym.
plan-mistake-not_always = Na to pytanie nie można odpowiedzieć raz na zawsze; odpowiadaj za każdym razem.
plan-mistake-too_many = Tylu stałych odpowiedzi przy jednym stole mieć nie można. Najpierw usuń jedną z nich poleceniem `/table answers`.

plan-command-plan = plan
plan-command-plan-about = Zaplanuj następną turę, gdy grają inni; zostanie rozegrana, gdy nadejdzie twoja kolej
plan-command-answers = odpowiedzi
plan-command-answers-about = Zobacz i zmień swoje stałe odpowiedzi przy tym stole
plan-param-ending = koniec
plan-param-ending-about = Czy kończyć turę, gdy nie zostało nic innego
