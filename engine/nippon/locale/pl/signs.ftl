# Co oznaczają znaki na obrazkach.
nippon-sign-vp = punkty zwycięstwa
nippon-sign-good = towar dowolnego typu
nippon-sign-worker = robotnik; w kapeluszu – ekspert
nippon-sign-any_worker = robotnik dowolnego koloru
nippon-sign-plaque = bonus departamentu; żółta ramka: ulepszony
nippon-sign-fan = żeton przychylności i jego poziom
nippon-sign-flags = próg: jedna chorągiewka dolny, dwie górny
nippon-sign-influence = wpływy
nippon-sign-unlock = żeton wpływów staje się dostępny
nippon-sign-globe = firmy zagraniczne i ich wartość
nippon-sign-bag = robotnicy w woreczku
nippon-sign-lock = zostaje przy konsolidacji albo jeszcze niedostępne
nippon-sign-tick = zrobione
nippon-sign-most = Automa: gdzie jest najwięcej robotników
