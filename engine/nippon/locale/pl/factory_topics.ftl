# One page per factory token, both sides.

nippon-topic-cotton_1 = Fabryka bawełny 1
nippon-topic-cotton_1-body =
    Poziom 1: wymaga nauki 2, produkcja za 2 węgla.
    A: { nippon-property-cotton_1a }.
    B: { nippon-property-cotton_1b }.
nippon-topic-cotton_2 = Fabryka bawełny 2
nippon-topic-cotton_2-body =
    Poziom 1: wymaga nauki 2, produkcja za 2 węgla.
    A: { nippon-property-cotton_2a }.
    B: { nippon-property-cotton_2b }.
nippon-topic-cotton_3 = Fabryka bawełny 3
nippon-topic-cotton_3-body =
    Poziom 1: wymaga nauki 2, produkcja za 2 węgla.
    A: { nippon-property-cotton_3a }.
    B: { nippon-property-cotton_3b }.
nippon-topic-cotton_4 = Fabryka bawełny 4
nippon-topic-cotton_4-body =
    Poziom 1: wymaga nauki 2, produkcja za 2 węgla.
    A: { nippon-property-cotton_4a }.
    B: { nippon-property-cotton_4b }.
nippon-topic-cotton_5 = Fabryka bawełny 5
nippon-topic-cotton_5-body =
    Poziom 1: wymaga nauki 2, produkcja za 2 węgla. Tylko z modułem „Fabryki późnej fazy gry”.
    A: { nippon-property-cotton_5a }.
    B: { nippon-property-cotton_5b }.
nippon-topic-paper_1 = Fabryka papieru 1
nippon-topic-paper_1-body =
    Poziom 1: wymaga nauki 2, produkcja za 2 węgla.
    A: { nippon-property-paper_1a }.
    B: { nippon-property-paper_1b }.
nippon-topic-paper_2 = Fabryka papieru 2
nippon-topic-paper_2-body =
    Poziom 1: wymaga nauki 2, produkcja za 2 węgla.
    A: { nippon-property-paper_2a }.
    B: { nippon-property-paper_2b }.
nippon-topic-paper_3 = Fabryka papieru 3
nippon-topic-paper_3-body =
    Poziom 1: wymaga nauki 2, produkcja za 2 węgla.
    A: { nippon-property-paper_3a }.
    B: { nippon-property-paper_3b }.
nippon-topic-paper_4 = Fabryka papieru 4
nippon-topic-paper_4-body =
    Poziom 1: wymaga nauki 2, produkcja za 2 węgla.
    A: { nippon-property-paper_4a }.
    B: { nippon-property-paper_4b }.
nippon-topic-paper_5 = Fabryka papieru 5
nippon-topic-paper_5-body =
    Poziom 1: wymaga nauki 2, produkcja za 2 węgla. Tylko z modułem „Fabryki późnej fazy gry”.
    A: { nippon-property-paper_5a }.
    B: { nippon-property-paper_5b }.
nippon-topic-bento_1 = Fabryka bento 1
nippon-topic-bento_1-body =
    Poziom 2: wymaga nauki 4, produkcja za 3 węgla.
    A: { nippon-property-bento_1a }.
    B: { nippon-property-bento_1b }.
nippon-topic-bento_2 = Fabryka bento 2
nippon-topic-bento_2-body =
    Poziom 2: wymaga nauki 4, produkcja za 3 węgla.
    A: { nippon-property-bento_2a }.
    B: { nippon-property-bento_2b }.
nippon-topic-bento_3 = Fabryka bento 3
nippon-topic-bento_3-body =
    Poziom 2: wymaga nauki 4, produkcja za 3 węgla.
    A: { nippon-property-bento_3a }.
    B: { nippon-property-bento_3b }.
nippon-topic-bento_4 = Fabryka bento 4
nippon-topic-bento_4-body =
    Poziom 2: wymaga nauki 4, produkcja za 3 węgla.
    A: { nippon-property-bento_4a }.
    B: { nippon-property-bento_4b }.
nippon-topic-bento_5 = Fabryka bento 5
nippon-topic-bento_5-body =
    Poziom 2: wymaga nauki 4, produkcja za 3 węgla. Tylko z modułem „Fabryki późnej fazy gry”.
    A: { nippon-property-bento_5a }.
    B: { nippon-property-bento_5b }.
nippon-topic-lenses_1 = Fabryka soczewek 1
nippon-topic-lenses_1-body =
    Poziom 2: wymaga nauki 4, produkcja za 3 węgla.
    A: { nippon-property-lenses_1a }.
    B: { nippon-property-lenses_1b }.
nippon-topic-lenses_2 = Fabryka soczewek 2
nippon-topic-lenses_2-body =
    Poziom 2: wymaga nauki 4, produkcja za 3 węgla.
    A: { nippon-property-lenses_2a }.
    B: { nippon-property-lenses_2b }.
nippon-topic-lenses_3 = Fabryka soczewek 3
nippon-topic-lenses_3-body =
    Poziom 2: wymaga nauki 4, produkcja za 3 węgla.
    A: { nippon-property-lenses_3a }.
    B: { nippon-property-lenses_3b }.
nippon-topic-lenses_4 = Fabryka soczewek 4
nippon-topic-lenses_4-body =
    Poziom 2: wymaga nauki 4, produkcja za 3 węgla.
    A: { nippon-property-lenses_4a }.
    B: { nippon-property-lenses_4b }.
nippon-topic-lenses_5 = Fabryka soczewek 5
nippon-topic-lenses_5-body =
    Poziom 2: wymaga nauki 4, produkcja za 3 węgla. Tylko z modułem „Fabryki późnej fazy gry”.
    A: { nippon-property-lenses_5a }.
    B: { nippon-property-lenses_5b }.
nippon-topic-bulbs_1 = Fabryka żarówek 1
nippon-topic-bulbs_1-body =
    Poziom 3: wymaga nauki 6, produkcja za 4 węgla.
    A: { nippon-property-bulbs_1a }.
    B: { nippon-property-bulbs_1b }.
nippon-topic-bulbs_2 = Fabryka żarówek 2
nippon-topic-bulbs_2-body =
    Poziom 3: wymaga nauki 6, produkcja za 4 węgla.
    A: { nippon-property-bulbs_2a }.
    B: { nippon-property-bulbs_2b }.
nippon-topic-bulbs_3 = Fabryka żarówek 3
nippon-topic-bulbs_3-body =
    Poziom 3: wymaga nauki 6, produkcja za 4 węgla.
    A: { nippon-property-bulbs_3a }.
    B: { nippon-property-bulbs_3b }.
nippon-topic-bulbs_4 = Fabryka żarówek 4
nippon-topic-bulbs_4-body =
    Poziom 3: wymaga nauki 6, produkcja za 4 węgla.
    A: { nippon-property-bulbs_4a }.
    B: { nippon-property-bulbs_4b }.
nippon-topic-bulbs_5 = Fabryka żarówek 5
nippon-topic-bulbs_5-body =
    Poziom 3: wymaga nauki 6, produkcja za 4 węgla. Tylko z modułem „Fabryki późnej fazy gry”.
    A: { nippon-property-bulbs_5a }.
    B: { nippon-property-bulbs_5b }.
nippon-topic-clocks_1 = Fabryka zegarów 1
nippon-topic-clocks_1-body =
    Poziom 3: wymaga nauki 6, produkcja za 4 węgla.
    A: { nippon-property-clocks_1a }.
    B: { nippon-property-clocks_1b }.
nippon-topic-clocks_2 = Fabryka zegarów 2
nippon-topic-clocks_2-body =
    Poziom 3: wymaga nauki 6, produkcja za 4 węgla.
    A: { nippon-property-clocks_2a }.
    B: { nippon-property-clocks_2b }.
nippon-topic-clocks_3 = Fabryka zegarów 3
nippon-topic-clocks_3-body =
    Poziom 3: wymaga nauki 6, produkcja za 4 węgla.
    A: { nippon-property-clocks_3a }.
    B: { nippon-property-clocks_3b }.
nippon-topic-clocks_4 = Fabryka zegarów 4
nippon-topic-clocks_4-body =
    Poziom 3: wymaga nauki 6, produkcja za 4 węgla.
    A: { nippon-property-clocks_4a }.
    B: { nippon-property-clocks_4b }.
nippon-topic-clocks_5 = Fabryka zegarów 5
nippon-topic-clocks_5-body =
    Poziom 3: wymaga nauki 6, produkcja za 4 węgla. Tylko z modułem „Fabryki późnej fazy gry”.
    A: { nippon-property-clocks_5a }.
    B: { nippon-property-clocks_5b }.
