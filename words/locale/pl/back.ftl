back-button-regret = Poproś o cofnięcie…
back-button-regret_alone = Cofnij mimo to…
back-button-ask = Zapytaj pozostałych
back-button-now = Cofnij
back-button-agree = Zgadzam się
back-button-refuse = Nie zgadzam się

back-choice = Cofnięty zostanie wybór „{ $label }” i wszystko, co było potem.
back-secret = Cofnięty zostanie wybór i wszystko, co było potem.
back-would = Zniknie to:
back-shown = { $n ->
    [0] Nic ukrytego od tamtej pory nie wyszło na jaw.
    [one] Od tamtej pory coś ukrytego wyszło na jaw { $n } raz. Nic nie zostanie przetasowane, a kto co widział, ten to wie.
    [few] Od tamtej pory coś ukrytego wyszło na jaw { $n } razy. Nic nie zostanie przetasowane, a kto co widział, ten to wie.
   *[many] Od tamtej pory coś ukrytego wyszło na jaw { $n } razy. Nic nie zostanie przetasowane, a kto co widział, ten to wie.
}
back-others = Od tamtej pory decydowali: { $players }.
back-all = Stanie się to, jeśli w ciągu doby zgodzą się wszyscy: { $players }.
back-alone = Niczyja zgoda nie jest potrzebna.
back-alone-seen = Niczyja zgoda nie jest potrzebna, ale wiesz już, co będzie dalej. Jeśli to cofniesz, wspomną o tym dziennik i wynik, a gra nie będzie się liczyć jako wygrana ani najlepszy wynik.
back-asked = { $player } prosi o cofnięcie.
back-asked-turn = { $player } chce wrócić do początku tury { $turn }.
back-asked-organiser = Organizator chce wrócić do początku tury { $turn }.
back-please = { $players }: zgoda? Czas na odpowiedź mija { $until }; bez zgody wszystkich wszystko zostaje tak, jak jest.
back-sent = Pozostali dostali pytanie. Dopóki się nie zgodzą, wszystko zostaje tak, jak jest; jeśli ktoś zagra dalej, prośba przepada.
back-gone_back = Cofnięto.
back-agreed = Zgadzasz się. Czekamy jeszcze na: { $players }.
back-left = Wszystko zostaje tak, jak jest.
back-done = Nikt się nie sprzeciwia, więc to, co od tamtej pory zagrano, jest cofnięte.
back-done-alone = To, co od tamtej pory zagrano, jest cofnięte.
back-refused = { $player } się nie zgadza, więc wszystko zostaje tak, jak jest.
back-withdrawn = Prośba o cofnięcie została wycofana; wszystko zostaje tak, jak jest.
back-expired = W ciągu doby nie zgodzili się wszyscy, więc wszystko zostaje tak, jak jest.
back-overtaken = Gra poszła dalej, więc prośba o cofnięcie już się nie liczy.
back-log = Nikt się nie sprzeciwia i organizator cofa grę do tego miejsca.
back-log_of = Nikt się nie sprzeciwia i { $player } cofa grę do tego miejsca.
back-log_alone = { $player } cofa grę do tego miejsca.
back-log_seen = { $player } cofa grę do tego miejsca, wiedząc już, co będzie dalej.
back-result = { $n ->
    [one] Grę cofnięto { $n } raz po tym, jak coś ukrytego wyszło na jaw, więc ten wynik się nie liczy.
    [few] Grę cofnięto { $n } razy po tym, jak coś ukrytego wyszło na jaw, więc ten wynik się nie liczy.
   *[many] Grę cofnięto { $n } razy po tym, jak coś ukrytego wyszło na jaw, więc ten wynik się nie liczy.
}

back-mistake-nothing = Nic tu jeszcze nie wybrano, więc nie masz czego cofać.
back-mistake-since = Od tamtej pory nic nie zagrano, nie ma czego cofać.
back-mistake-free = To możesz jeszcze cofnąć bez pytania: przyciskiem „Wstecz” albo poleceniem `/undo`.
back-mistake-turn = Do tury { $turn } nie można wrócić. Wybierz turę od 0 do { $last }.
back-mistake-open = Ktoś już poprosił o cofnięcie. Poczekaj, aż to się rozstrzygnie.
back-mistake-own = To twoja prośba, decydują pozostali. Przyciskiem „Nie zgadzam się” możesz ją wycofać.
back-mistake-gone = Ta prośba już się nie liczy; nic się nie zmieniło.
back-mistake-rules = Od tamtej pory poprawiono zasady tej gry, więc tak daleko wrócić się nie da. Wybierz późniejszą turę.

back-command-rewind = cofnij
back-command-rewind-about = Poproś wszystkich o powrót do początku wcześniejszej tury (dla organizatora)
back-param-turn = tura
back-param-turn-about = Numer tury, tak jak liczy je `/board`
