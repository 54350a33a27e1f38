# Wszystko, o co można zapytać: spisy i co co robi.
nippon-things-actions = Akcje
nippon-things-factories = Fabryki
nippon-things-goods = Towary
nippon-things-departments = Departamenty
nippon-things-contracts = Kontrakty
nippon-things-destinations = Cele podróży
nippon-things-regions = Regiony
nippon-things-tracks = Tory
nippon-things-objectives = Cele i żetony przychylności
nippon-things-tokens = Żetony startowe
nippon-things-goals = Cele wspólne i solo

nippon-what-consolidate = Drugie, co można zrobić w turze: żeton przychylności, dochód, pensje – i obszar robotników znów jest pusty.
nippon-what-property = { CAP($does) }.
nippon-what-factory = Poziom { $level }: do budowy potrzeba nauki { $science }, do produkcji { $coal } węgli.
nippon-what-good = Poziom { $level }. Na rynku lokalnym za 1, 2 lub 3 takie towary wykłada się żeton wpływów { $one }, { $two } lub { $three }.
nippon-what-department = { CAP($title) }. Bonus: { $normal }. Ulepszony: { $improved }.
nippon-what-contract = Realizuje się go za towary w akcji inwestycji. Daje: { $bonus }.
nippon-what-contract_goods = Wśród wydanych towarów muszą być { $goods }.
nippon-what-destination = Statek, który tu płynie, przywozi eksperta ({ $color }) i ulepsza departament tego koloru.
nippon-what-region = Rynki: { $cities }. Za każdy żeton wpływów: { $supply } albo { $instead }.
nippon-what-train_cells = Bonusy pól pociągów, od lewej: { $bonuses }.
nippon-what-track_science = Od niego zależy, jakie fabryki możesz zbudować.
nippon-what-track_mining = Pokazuje, ile węgla przynosi konsolidacja.
nippon-what-track_finance = Pokazuje, ile pieniędzy przynosi konsolidacja.
nippon-what-track_cells = Jego pola: { $values }.
nippon-what-track_name = tor: { $track }
nippon-what-objective_name = cel: { $objective }
nippon-what-threshold = { $n ->
    [1] Dolny próg
   *[other] Górny próg
}, żeton I, II lub III: { $one }, { $two } lub { $three } PZ.
nippon-what-counted = Żeton { $level }, za 1–{ $most }: { $points } PZ.
nippon-what-favour = Bierze się go przy konsolidacji, gdy robotników jest co najmniej { $workers }, i kładzie na celu, gdzie już zostaje. Takich żetonów masz { $n }.
nippon-what-token_name = żeton startowy A: { $token }
nippon-what-token = { CAP($does) }. Zaczynasz z { $n } PZ.
nippon-what-token_b = żeton startowy B nr { $n }
nippon-what-token_gains = Na początku gry: { $gains }.
nippon-what-goal_name = cel wspólny: { $goal }
nippon-what-goal = W module „Cele wspólne”: kto tu prowadzi, gdy punktuje się jego okres, bierze nagrodę.
nippon-what-solo_name = cel gry solo: { $goal }
nippon-what-solo = W grze solo potrzeba do końca co najmniej { $n }.

# Gdzie to leży przy stole i ile tam kosztuje.
nippon-here-slot = Robotnicy na jej polu rekrutacji: { $n }.
nippon-here-prices = Cena jednej aktywacji: { $prices }.
nippon-here-factory_price = Fabryka kosztuje cię teraz { $price }.
nippon-here-owner = Jej właściciel to { $player }.
nippon-here-available = W tej grze można ją jeszcze zbudować.
nippon-here-ships = Statki: { $n } z { $of }.
nippon-here-expert = Ekspert jest na miejscu.
nippon-here-no_expert = Eksperta teraz tam nie ma.
nippon-here-trains = Wolne pola pociągów: { $n }.
nippon-here-leads = Najwięcej wpływów: { $players }.
