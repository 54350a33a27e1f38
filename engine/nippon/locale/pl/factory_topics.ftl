# One page per factory token, both sides: what its type is like, what the sides do, how to read them.

nippon-factory_page-cotton = Fabryka **poziomu { $goods-cotton-level }**: produkuje bawełnę za { CASE($goods-cotton-coal, "acc") }. Aby ją zbudować, potrzebujesz nauki { $goods-cotton-science }.
nippon-factory_page-paper = Fabryka **poziomu { $goods-paper-level }**: produkuje papier za { CASE($goods-paper-coal, "acc") }. Aby ją zbudować, potrzebujesz nauki { $goods-paper-science }.
nippon-factory_page-bento = Fabryka **poziomu { $goods-bento-level }**: produkuje bento za { CASE($goods-bento-coal, "acc") }. Aby ją zbudować, potrzebujesz nauki { $goods-bento-science }.
nippon-factory_page-lenses = Fabryka **poziomu { $goods-lenses-level }**: produkuje soczewki za { CASE($goods-lenses-coal, "acc") }. Aby ją zbudować, potrzebujesz nauki { $goods-lenses-science }.
nippon-factory_page-bulbs = Fabryka **poziomu { $goods-bulbs-level }**: produkuje żarówki za { CASE($goods-bulbs-coal, "acc") }. Aby ją zbudować, potrzebujesz nauki { $goods-bulbs-science }.
nippon-factory_page-clocks = Fabryka **poziomu { $goods-clocks-level }**: produkuje zegary za { CASE($goods-clocks-coal, "acc") }. Aby ją zbudować, potrzebujesz nauki { $goods-clocks-science }.
nippon-factory_page-late = Jest w grze tylko z modułem „Fabryki późnej fazy gry”.
nippon-factory_page-kinds = „Od razu” znaczy: w chwili budowy. Właściwość z nazwą akcji to modyfikator, w turze możesz użyć tylko jednego. „Zawsze” znaczy: przez cały czas.
nippon-factory_page-made_cotton = **Przykład.** Z 1 maszyną produkuje 2 bawełny za { CASE($goods-cotton-coal, "acc") }.
nippon-factory_page-made_paper = **Przykład.** Z 1 maszyną produkuje 2 papiery za { CASE($goods-paper-coal, "acc") }.
nippon-factory_page-made_bento = **Przykład.** Z 1 maszyną produkuje 2 bento za { CASE($goods-bento-coal, "acc") }.
nippon-factory_page-made_lenses = **Przykład.** Z 1 maszyną produkuje 2 soczewki za { CASE($goods-lenses-coal, "acc") }.
nippon-factory_page-made_bulbs = **Przykład.** Z 1 maszyną produkuje 2 żarówki za { CASE($goods-bulbs-coal, "acc") }.
nippon-factory_page-made_clocks = **Przykład.** Z 1 maszyną produkuje 2 zegary za { CASE($goods-clocks-coal, "acc") }.

nippon-topic-cotton_1 = Fabryka bawełny 1
nippon-topic-cotton_1-body =
    { nippon-factory_page-cotton }

    - **Strona A** – { nippon-property-cotton_1a }.
    - **Strona B** – { nippon-property-cotton_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_2 = Fabryka bawełny 2
nippon-topic-cotton_2-body =
    { nippon-factory_page-cotton }

    - **Strona A** – { nippon-property-cotton_2a }.
    - **Strona B** – { nippon-property-cotton_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_3 = Fabryka bawełny 3
nippon-topic-cotton_3-body =
    { nippon-factory_page-cotton }

    - **Strona A** – { nippon-property-cotton_3a }.
    - **Strona B** – { nippon-property-cotton_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_4 = Fabryka bawełny 4
nippon-topic-cotton_4-body =
    { nippon-factory_page-cotton }

    - **Strona A** – { nippon-property-cotton_4a }.
    - **Strona B** – { nippon-property-cotton_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_5 = Fabryka bawełny 5
nippon-topic-cotton_5-body =
    { nippon-factory_page-cotton } { nippon-factory_page-late }

    - **Strona A** – { nippon-property-cotton_5a }.
    - **Strona B** – { nippon-property-cotton_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-paper_1 = Fabryka papieru 1
nippon-topic-paper_1-body =
    { nippon-factory_page-paper }

    - **Strona A** – { nippon-property-paper_1a }.
    - **Strona B** – { nippon-property-paper_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_2 = Fabryka papieru 2
nippon-topic-paper_2-body =
    { nippon-factory_page-paper }

    - **Strona A** – { nippon-property-paper_2a }.
    - **Strona B** – { nippon-property-paper_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_3 = Fabryka papieru 3
nippon-topic-paper_3-body =
    { nippon-factory_page-paper }

    - **Strona A** – { nippon-property-paper_3a }.
    - **Strona B** – { nippon-property-paper_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_4 = Fabryka papieru 4
nippon-topic-paper_4-body =
    { nippon-factory_page-paper }

    - **Strona A** – { nippon-property-paper_4a }.
    - **Strona B** – { nippon-property-paper_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_5 = Fabryka papieru 5
nippon-topic-paper_5-body =
    { nippon-factory_page-paper } { nippon-factory_page-late }

    - **Strona A** – { nippon-property-paper_5a }.
    - **Strona B** – { nippon-property-paper_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-bento_1 = Fabryka bento 1
nippon-topic-bento_1-body =
    { nippon-factory_page-bento }

    - **Strona A** – { nippon-property-bento_1a }.
    - **Strona B** – { nippon-property-bento_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_2 = Fabryka bento 2
nippon-topic-bento_2-body =
    { nippon-factory_page-bento }

    - **Strona A** – { nippon-property-bento_2a }.
    - **Strona B** – { nippon-property-bento_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_3 = Fabryka bento 3
nippon-topic-bento_3-body =
    { nippon-factory_page-bento }

    - **Strona A** – { nippon-property-bento_3a }.
    - **Strona B** – { nippon-property-bento_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_4 = Fabryka bento 4
nippon-topic-bento_4-body =
    { nippon-factory_page-bento }

    - **Strona A** – { nippon-property-bento_4a }.
    - **Strona B** – { nippon-property-bento_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_5 = Fabryka bento 5
nippon-topic-bento_5-body =
    { nippon-factory_page-bento } { nippon-factory_page-late }

    - **Strona A** – { nippon-property-bento_5a }.
    - **Strona B** – { nippon-property-bento_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-lenses_1 = Fabryka soczewek 1
nippon-topic-lenses_1-body =
    { nippon-factory_page-lenses }

    - **Strona A** – { nippon-property-lenses_1a }.
    - **Strona B** – { nippon-property-lenses_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_2 = Fabryka soczewek 2
nippon-topic-lenses_2-body =
    { nippon-factory_page-lenses }

    - **Strona A** – { nippon-property-lenses_2a }.
    - **Strona B** – { nippon-property-lenses_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_3 = Fabryka soczewek 3
nippon-topic-lenses_3-body =
    { nippon-factory_page-lenses }

    - **Strona A** – { nippon-property-lenses_3a }.
    - **Strona B** – { nippon-property-lenses_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_4 = Fabryka soczewek 4
nippon-topic-lenses_4-body =
    { nippon-factory_page-lenses }

    - **Strona A** – { nippon-property-lenses_4a }.
    - **Strona B** – { nippon-property-lenses_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_5 = Fabryka soczewek 5
nippon-topic-lenses_5-body =
    { nippon-factory_page-lenses } { nippon-factory_page-late }

    - **Strona A** – { nippon-property-lenses_5a }.
    - **Strona B** – { nippon-property-lenses_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-bulbs_1 = Fabryka żarówek 1
nippon-topic-bulbs_1-body =
    { nippon-factory_page-bulbs }

    - **Strona A** – { nippon-property-bulbs_1a }.
    - **Strona B** – { nippon-property-bulbs_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_2 = Fabryka żarówek 2
nippon-topic-bulbs_2-body =
    { nippon-factory_page-bulbs }

    - **Strona A** – { nippon-property-bulbs_2a }.
    - **Strona B** – { nippon-property-bulbs_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_3 = Fabryka żarówek 3
nippon-topic-bulbs_3-body =
    { nippon-factory_page-bulbs }

    - **Strona A** – { nippon-property-bulbs_3a }.
    - **Strona B** – { nippon-property-bulbs_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_4 = Fabryka żarówek 4
nippon-topic-bulbs_4-body =
    { nippon-factory_page-bulbs }

    - **Strona A** – { nippon-property-bulbs_4a }.
    - **Strona B** – { nippon-property-bulbs_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_5 = Fabryka żarówek 5
nippon-topic-bulbs_5-body =
    { nippon-factory_page-bulbs } { nippon-factory_page-late }

    - **Strona A** – { nippon-property-bulbs_5a }.
    - **Strona B** – { nippon-property-bulbs_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-clocks_1 = Fabryka zegarów 1
nippon-topic-clocks_1-body =
    { nippon-factory_page-clocks }

    - **Strona A** – { nippon-property-clocks_1a }.
    - **Strona B** – { nippon-property-clocks_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_2 = Fabryka zegarów 2
nippon-topic-clocks_2-body =
    { nippon-factory_page-clocks }

    - **Strona A** – { nippon-property-clocks_2a }.
    - **Strona B** – { nippon-property-clocks_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_3 = Fabryka zegarów 3
nippon-topic-clocks_3-body =
    { nippon-factory_page-clocks }

    - **Strona A** – { nippon-property-clocks_3a }.
    - **Strona B** – { nippon-property-clocks_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_4 = Fabryka zegarów 4
nippon-topic-clocks_4-body =
    { nippon-factory_page-clocks }

    - **Strona A** – { nippon-property-clocks_4a }.
    - **Strona B** – { nippon-property-clocks_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_5 = Fabryka zegarów 5
nippon-topic-clocks_5-body =
    { nippon-factory_page-clocks } { nippon-factory_page-late }

    - **Strona A** – { nippon-property-clocks_5a }.
    - **Strona B** – { nippon-property-clocks_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }
