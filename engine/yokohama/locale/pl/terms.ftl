# Words of the rules that players look up.

yokohama-things-terms = Pojęcia

yokohama-term-power = siła
yokohama-term-power-about = Jak silna jest twoja akcja: twój prezes na obszarze daje { $power_sources-president }, każdy asystent { $power_sources-assistant }, sklep { $power_sources-shop }, dom handlowy { $power_sources-trading_house }, żeton stacji { $power_sources-station }, razem najwyżej { $power_sources-max }. Liczy się ją na początku kroku 3 i do końca akcji się nie zmienia.
yokohama-term-imports = import
yokohama-term-imports-about = Dobro importowane: pochodzi z nagród i z chińskiej dzielnicy. Płaci się nim w urzędzie celnym, za produkcję, za wiarę i za drugie zamówienie; każde pozostałe na koniec daje { $scoring-other-import-vp }.
yokohama-term-faith = wiara
yokohama-term-faith-about = Potrzebna na pole kościoła: tyle, ile daje tam twoja siła, i po { $area_kinds-church-action-faith_per_item } za każdą z tych rzeczy, którą oddasz: 1 miedź, 1 jedwab, 1 herbata, 1 ryba, 1 import, { $editions-2024-faith_yen_cost } ¥ (pierwsza edycja: { $editions-classic-faith_yen_cost } ¥).
yokohama-term-production = produkcja
yokohama-term-production-about = To, czego wymaga technologia: jej wartość i dopłata za miejsce. Daje ją twoja siła, a za każdy brakujący punkt płaci się { $area_kinds-laboratory-unit_price }. Najwyższa suma na technologiach punktuje na koniec.
yokohama-term-agent = agent
yokohama-term-agent-about = Przychodzi z każdym drugim symbolem tego samego kraju. Jeden raz, przed akcją główną lub po niej, działa na obszarze z twoim asystentem i bez twojego prezesa; nieużyty daje na koniec { $scoring-other-unused_agent-vp }.
yokohama-term-flag = symbol kraju
yokohama-term-flag-about = Kraj wypełnionego zamówienia, technologii albo żetonu nagrody. Co drugi symbol tego samego kraju daje agenta; zestawy różnych krajów punktują na koniec.
yokohama-term-warehouse = magazyn
yokohama-term-warehouse-about = Tu czekają asystenci, sklepy i domy handlowe, których jeszcze nie możesz używać. Nagrody i agencja pracy przenoszą je na rękę za ich cenę.
