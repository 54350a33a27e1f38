# Words of the rules that players look up.

yokohama-things-terms = Pojęcia

yokohama-term-power = siła
yokohama-term-power-about = Jak silna jest twoja akcja: po 1 za prezesa, każdego asystenta, sklep, dom handlowy i żeton stacji na obszarze, najwyżej 5. Liczy się ją na początku kroku 3 i do końca akcji się nie zmienia.
yokohama-term-imports = import
yokohama-term-imports-about = Dobro importowane: pochodzi z nagród i z chińskiej dzielnicy. Płaci się nim w urzędzie celnym, za produkcję, za wiarę i za drugie zamówienie; każde pozostałe na koniec daje 1 punkt.
yokohama-term-faith = wiara
yokohama-term-faith-about = To, czego wymaga pole kościoła: twoja siła i po 1 za każdą z tych rzeczy, którą oddasz: 1 miedź, 1 jedwab, 1 herbata, 1 ryba, 1 import, 2 ¥ (pierwsza edycja: 1 ¥).
yokohama-term-production = produkcja
yokohama-term-production-about = To, czego wymaga technologia: jej wartość i dopłata za miejsce. Każdy punkt siły daje 1, za każdy brakujący płaci się 2 ¥ albo 1 import. Najwyższa suma na technologiach punktuje na koniec.
yokohama-term-agent = agent
yokohama-term-agent-about = Przychodzi z każdym drugim symbolem tego samego kraju. Jeden raz, przed akcją główną lub po niej, działa na obszarze z twoim asystentem i bez twojego prezesa; nieużyty daje na koniec 1 punkt.
yokohama-term-flag = symbol kraju
yokohama-term-flag-about = Kraj wypełnionego zamówienia, technologii albo żetonu nagrody. Co drugi symbol tego samego kraju daje agenta; zestawy różnych krajów punktują na koniec.
yokohama-term-warehouse = magazyn
yokohama-term-warehouse-about = Tu czekają asystenci, sklepy i domy handlowe, których jeszcze nie możesz używać. Nagrody i agencja pracy przenoszą je na rękę za ich cenę.
