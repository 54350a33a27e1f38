# Words of the rules that players look up.

nippon-things-terms = Pojęcia

nippon-term-department_bonus = bonus departamentu
nippon-term-department_bonus-about = To, co daje kolor: węgiel, jedwab, żelazo, monety, pole na torze nauki lub wydobycia albo PZ. Pochodzi z torów, kontraktów, fabryk i konsolidacji; statek do celu podróży tego koloru go ulepsza.
nippon-term-influence_scoring = punktowanie wpływów
nippon-term-influence_scoring-about = Na koniec każdego okresu, po rundach { $round_track-scored }, punktuje każdy region: miejsca według wpływów dają PZ, z każdym okresem więcej.
nippon-term-influence = wpływy
nippon-term-influence-about = Suma twoich żetonów na obu rynkach regionu i po { $regions-train_influence } za każdy twój pociąg, o ile masz tam choć jeden żeton.
nippon-term-foreign_companies = firmy zagraniczne
nippon-term-foreign_companies-about = Wartości nadrukowane na rynkach, których nie zakrywa żaden żeton. Przy punktowaniu regionu zajmują miejsce, a ich PZ przepadają.
nippon-term-favour = przychylność
nippon-term-favour-about = Żeton I, II lub III, który bierzesz przy konsolidacji z { $player_board-favour_workers } robotnikami. Zostaje na celu i sprawia, że na koniec daje on PZ.
nippon-term-salaries = pensje
nippon-term-salaries-about = Przy konsolidacji płacisz { CASE($salary-price, "acc") } za każdy kolor swoich robotników, ale nigdy ostatniej monety. Każda niezapłacona moneta kosztuje { $salary-vp_lost_per_unpaid_money } PZ.
nippon-term-expert = ekspert
nippon-term-expert-about = Robotnik, który przybywa ze statkiem. Liczy się jak każdy robotnik swojego koloru i odchodzi przy twojej następnej konsolidacji.
nippon-term-modifier = modyfikator
nippon-term-modifier-about = Właściwość fabryki, która zmienia akcję: używa się jej razem z tą akcją, tylko jednej na turę.
