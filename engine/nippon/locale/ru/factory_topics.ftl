# One page per factory token, both sides: what its type is like, what the sides do, how to read them.

nippon-factory_page-cotton = Фабрика **уровня { $goods-cotton-level }**: производит хлопок за { CASE($goods-cotton-coal, "acc") }. Чтобы построить её, нужна наука { $goods-cotton-science }.
nippon-factory_page-paper = Фабрика **уровня { $goods-paper-level }**: производит бумагу за { CASE($goods-paper-coal, "acc") }. Чтобы построить её, нужна наука { $goods-paper-science }.
nippon-factory_page-bento = Фабрика **уровня { $goods-bento-level }**: производит бенто за { CASE($goods-bento-coal, "acc") }. Чтобы построить её, нужна наука { $goods-bento-science }.
nippon-factory_page-lenses = Фабрика **уровня { $goods-lenses-level }**: производит линзы за { CASE($goods-lenses-coal, "acc") }. Чтобы построить её, нужна наука { $goods-lenses-science }.
nippon-factory_page-bulbs = Фабрика **уровня { $goods-bulbs-level }**: производит лампы за { CASE($goods-bulbs-coal, "acc") }. Чтобы построить её, нужна наука { $goods-bulbs-science }.
nippon-factory_page-clocks = Фабрика **уровня { $goods-clocks-level }**: производит часы за { CASE($goods-clocks-coal, "acc") }. Чтобы построить её, нужна наука { $goods-clocks-science }.
nippon-factory_page-late = Она есть в игре только с модулем «Фабрики для поздней игры».
nippon-factory_page-kinds = «Сразу» значит: как только фабрика построена. Свойство с названием действия — модификатор, за ход можно применить только один. «Всегда» значит: постоянно.
nippon-factory_page-made_cotton = **Пример.** С 1 машиной она производит за { CASE($goods-cotton-coal, "acc") } 2 хлопка.
nippon-factory_page-made_paper = **Пример.** С 1 машиной она производит за { CASE($goods-paper-coal, "acc") } 2 бумаги.
nippon-factory_page-made_bento = **Пример.** С 1 машиной она производит за { CASE($goods-bento-coal, "acc") } 2 бенто.
nippon-factory_page-made_lenses = **Пример.** С 1 машиной она производит за { CASE($goods-lenses-coal, "acc") } 2 линзы.
nippon-factory_page-made_bulbs = **Пример.** С 1 машиной она производит за { CASE($goods-bulbs-coal, "acc") } 2 лампы.
nippon-factory_page-made_clocks = **Пример.** С 1 машиной она производит за { CASE($goods-clocks-coal, "acc") } двое часов.

nippon-topic-cotton_1 = Фабрика хлопка 1
nippon-topic-cotton_1-body =
    { nippon-factory_page-cotton }

    - **Сторона A** — { nippon-property-cotton_1a }.
    - **Сторона B** — { nippon-property-cotton_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_2 = Фабрика хлопка 2
nippon-topic-cotton_2-body =
    { nippon-factory_page-cotton }

    - **Сторона A** — { nippon-property-cotton_2a }.
    - **Сторона B** — { nippon-property-cotton_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_3 = Фабрика хлопка 3
nippon-topic-cotton_3-body =
    { nippon-factory_page-cotton }

    - **Сторона A** — { nippon-property-cotton_3a }.
    - **Сторона B** — { nippon-property-cotton_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_4 = Фабрика хлопка 4
nippon-topic-cotton_4-body =
    { nippon-factory_page-cotton }

    - **Сторона A** — { nippon-property-cotton_4a }.
    - **Сторона B** — { nippon-property-cotton_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_5 = Фабрика хлопка 5
nippon-topic-cotton_5-body =
    { nippon-factory_page-cotton } { nippon-factory_page-late }

    - **Сторона A** — { nippon-property-cotton_5a }.
    - **Сторона B** — { nippon-property-cotton_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-paper_1 = Фабрика бумаги 1
nippon-topic-paper_1-body =
    { nippon-factory_page-paper }

    - **Сторона A** — { nippon-property-paper_1a }.
    - **Сторона B** — { nippon-property-paper_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_2 = Фабрика бумаги 2
nippon-topic-paper_2-body =
    { nippon-factory_page-paper }

    - **Сторона A** — { nippon-property-paper_2a }.
    - **Сторона B** — { nippon-property-paper_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_3 = Фабрика бумаги 3
nippon-topic-paper_3-body =
    { nippon-factory_page-paper }

    - **Сторона A** — { nippon-property-paper_3a }.
    - **Сторона B** — { nippon-property-paper_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_4 = Фабрика бумаги 4
nippon-topic-paper_4-body =
    { nippon-factory_page-paper }

    - **Сторона A** — { nippon-property-paper_4a }.
    - **Сторона B** — { nippon-property-paper_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_5 = Фабрика бумаги 5
nippon-topic-paper_5-body =
    { nippon-factory_page-paper } { nippon-factory_page-late }

    - **Сторона A** — { nippon-property-paper_5a }.
    - **Сторона B** — { nippon-property-paper_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-bento_1 = Фабрика бенто 1
nippon-topic-bento_1-body =
    { nippon-factory_page-bento }

    - **Сторона A** — { nippon-property-bento_1a }.
    - **Сторона B** — { nippon-property-bento_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_2 = Фабрика бенто 2
nippon-topic-bento_2-body =
    { nippon-factory_page-bento }

    - **Сторона A** — { nippon-property-bento_2a }.
    - **Сторона B** — { nippon-property-bento_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_3 = Фабрика бенто 3
nippon-topic-bento_3-body =
    { nippon-factory_page-bento }

    - **Сторона A** — { nippon-property-bento_3a }.
    - **Сторона B** — { nippon-property-bento_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_4 = Фабрика бенто 4
nippon-topic-bento_4-body =
    { nippon-factory_page-bento }

    - **Сторона A** — { nippon-property-bento_4a }.
    - **Сторона B** — { nippon-property-bento_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_5 = Фабрика бенто 5
nippon-topic-bento_5-body =
    { nippon-factory_page-bento } { nippon-factory_page-late }

    - **Сторона A** — { nippon-property-bento_5a }.
    - **Сторона B** — { nippon-property-bento_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-lenses_1 = Фабрика линз 1
nippon-topic-lenses_1-body =
    { nippon-factory_page-lenses }

    - **Сторона A** — { nippon-property-lenses_1a }.
    - **Сторона B** — { nippon-property-lenses_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_2 = Фабрика линз 2
nippon-topic-lenses_2-body =
    { nippon-factory_page-lenses }

    - **Сторона A** — { nippon-property-lenses_2a }.
    - **Сторона B** — { nippon-property-lenses_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_3 = Фабрика линз 3
nippon-topic-lenses_3-body =
    { nippon-factory_page-lenses }

    - **Сторона A** — { nippon-property-lenses_3a }.
    - **Сторона B** — { nippon-property-lenses_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_4 = Фабрика линз 4
nippon-topic-lenses_4-body =
    { nippon-factory_page-lenses }

    - **Сторона A** — { nippon-property-lenses_4a }.
    - **Сторона B** — { nippon-property-lenses_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_5 = Фабрика линз 5
nippon-topic-lenses_5-body =
    { nippon-factory_page-lenses } { nippon-factory_page-late }

    - **Сторона A** — { nippon-property-lenses_5a }.
    - **Сторона B** — { nippon-property-lenses_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-bulbs_1 = Фабрика ламп 1
nippon-topic-bulbs_1-body =
    { nippon-factory_page-bulbs }

    - **Сторона A** — { nippon-property-bulbs_1a }.
    - **Сторона B** — { nippon-property-bulbs_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_2 = Фабрика ламп 2
nippon-topic-bulbs_2-body =
    { nippon-factory_page-bulbs }

    - **Сторона A** — { nippon-property-bulbs_2a }.
    - **Сторона B** — { nippon-property-bulbs_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_3 = Фабрика ламп 3
nippon-topic-bulbs_3-body =
    { nippon-factory_page-bulbs }

    - **Сторона A** — { nippon-property-bulbs_3a }.
    - **Сторона B** — { nippon-property-bulbs_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_4 = Фабрика ламп 4
nippon-topic-bulbs_4-body =
    { nippon-factory_page-bulbs }

    - **Сторона A** — { nippon-property-bulbs_4a }.
    - **Сторона B** — { nippon-property-bulbs_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_5 = Фабрика ламп 5
nippon-topic-bulbs_5-body =
    { nippon-factory_page-bulbs } { nippon-factory_page-late }

    - **Сторона A** — { nippon-property-bulbs_5a }.
    - **Сторона B** — { nippon-property-bulbs_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-clocks_1 = Фабрика часов 1
nippon-topic-clocks_1-body =
    { nippon-factory_page-clocks }

    - **Сторона A** — { nippon-property-clocks_1a }.
    - **Сторона B** — { nippon-property-clocks_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_2 = Фабрика часов 2
nippon-topic-clocks_2-body =
    { nippon-factory_page-clocks }

    - **Сторона A** — { nippon-property-clocks_2a }.
    - **Сторона B** — { nippon-property-clocks_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_3 = Фабрика часов 3
nippon-topic-clocks_3-body =
    { nippon-factory_page-clocks }

    - **Сторона A** — { nippon-property-clocks_3a }.
    - **Сторона B** — { nippon-property-clocks_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_4 = Фабрика часов 4
nippon-topic-clocks_4-body =
    { nippon-factory_page-clocks }

    - **Сторона A** — { nippon-property-clocks_4a }.
    - **Сторона B** — { nippon-property-clocks_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_5 = Фабрика часов 5
nippon-topic-clocks_5-body =
    { nippon-factory_page-clocks } { nippon-factory_page-late }

    - **Сторона A** — { nippon-property-clocks_5a }.
    - **Сторона B** — { nippon-property-clocks_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }
