# One page per factory token, both sides: what its type is like, what the sides do, how to read them.

nippon-factory_page-cotton = A factory of **level { $goods-cotton-level }** that makes cotton for { $goods-cotton-coal }. To build it you need science { $goods-cotton-science }.
nippon-factory_page-paper = A factory of **level { $goods-paper-level }** that makes paper for { $goods-paper-coal }. To build it you need science { $goods-paper-science }.
nippon-factory_page-bento = A factory of **level { $goods-bento-level }** that makes bento for { $goods-bento-coal }. To build it you need science { $goods-bento-science }.
nippon-factory_page-lenses = A factory of **level { $goods-lenses-level }** that makes lenses for { $goods-lenses-coal }. To build it you need science { $goods-lenses-science }.
nippon-factory_page-bulbs = A factory of **level { $goods-bulbs-level }** that makes light bulbs for { $goods-bulbs-coal }. To build it you need science { $goods-bulbs-science }.
nippon-factory_page-clocks = A factory of **level { $goods-clocks-level }** that makes clocks for { $goods-clocks-coal }. To build it you need science { $goods-clocks-science }.
nippon-factory_page-late = It is in the game only with the module Late-Game Factories.
nippon-factory_page-kinds = What happens “at once” happens when the factory is built. A property that names an action is a modifier, and you may apply only one per turn. “Always” means all the time.
nippon-factory_page-made_cotton = **Example.** With 1 machine it makes 2 cotton for { $goods-cotton-coal }.
nippon-factory_page-made_paper = **Example.** With 1 machine it makes 2 paper for { $goods-paper-coal }.
nippon-factory_page-made_bento = **Example.** With 1 machine it makes 2 bento for { $goods-bento-coal }.
nippon-factory_page-made_lenses = **Example.** With 1 machine it makes 2 lenses for { $goods-lenses-coal }.
nippon-factory_page-made_bulbs = **Example.** With 1 machine it makes 2 light bulbs for { $goods-bulbs-coal }.
nippon-factory_page-made_clocks = **Example.** With 1 machine it makes 2 clocks for { $goods-clocks-coal }.

nippon-topic-cotton_1 = Cotton factory 1
nippon-topic-cotton_1-body =
    { nippon-factory_page-cotton }

    - **Side A** – { nippon-property-cotton_1a }.
    - **Side B** – { nippon-property-cotton_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_2 = Cotton factory 2
nippon-topic-cotton_2-body =
    { nippon-factory_page-cotton }

    - **Side A** – { nippon-property-cotton_2a }.
    - **Side B** – { nippon-property-cotton_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_3 = Cotton factory 3
nippon-topic-cotton_3-body =
    { nippon-factory_page-cotton }

    - **Side A** – { nippon-property-cotton_3a }.
    - **Side B** – { nippon-property-cotton_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_4 = Cotton factory 4
nippon-topic-cotton_4-body =
    { nippon-factory_page-cotton }

    - **Side A** – { nippon-property-cotton_4a }.
    - **Side B** – { nippon-property-cotton_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_5 = Cotton factory 5
nippon-topic-cotton_5-body =
    { nippon-factory_page-cotton } { nippon-factory_page-late }

    - **Side A** – { nippon-property-cotton_5a }.
    - **Side B** – { nippon-property-cotton_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-paper_1 = Paper factory 1
nippon-topic-paper_1-body =
    { nippon-factory_page-paper }

    - **Side A** – { nippon-property-paper_1a }.
    - **Side B** – { nippon-property-paper_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_2 = Paper factory 2
nippon-topic-paper_2-body =
    { nippon-factory_page-paper }

    - **Side A** – { nippon-property-paper_2a }.
    - **Side B** – { nippon-property-paper_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_3 = Paper factory 3
nippon-topic-paper_3-body =
    { nippon-factory_page-paper }

    - **Side A** – { nippon-property-paper_3a }.
    - **Side B** – { nippon-property-paper_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_4 = Paper factory 4
nippon-topic-paper_4-body =
    { nippon-factory_page-paper }

    - **Side A** – { nippon-property-paper_4a }.
    - **Side B** – { nippon-property-paper_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_5 = Paper factory 5
nippon-topic-paper_5-body =
    { nippon-factory_page-paper } { nippon-factory_page-late }

    - **Side A** – { nippon-property-paper_5a }.
    - **Side B** – { nippon-property-paper_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-bento_1 = Bento factory 1
nippon-topic-bento_1-body =
    { nippon-factory_page-bento }

    - **Side A** – { nippon-property-bento_1a }.
    - **Side B** – { nippon-property-bento_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_2 = Bento factory 2
nippon-topic-bento_2-body =
    { nippon-factory_page-bento }

    - **Side A** – { nippon-property-bento_2a }.
    - **Side B** – { nippon-property-bento_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_3 = Bento factory 3
nippon-topic-bento_3-body =
    { nippon-factory_page-bento }

    - **Side A** – { nippon-property-bento_3a }.
    - **Side B** – { nippon-property-bento_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_4 = Bento factory 4
nippon-topic-bento_4-body =
    { nippon-factory_page-bento }

    - **Side A** – { nippon-property-bento_4a }.
    - **Side B** – { nippon-property-bento_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_5 = Bento factory 5
nippon-topic-bento_5-body =
    { nippon-factory_page-bento } { nippon-factory_page-late }

    - **Side A** – { nippon-property-bento_5a }.
    - **Side B** – { nippon-property-bento_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-lenses_1 = Lens factory 1
nippon-topic-lenses_1-body =
    { nippon-factory_page-lenses }

    - **Side A** – { nippon-property-lenses_1a }.
    - **Side B** – { nippon-property-lenses_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_2 = Lens factory 2
nippon-topic-lenses_2-body =
    { nippon-factory_page-lenses }

    - **Side A** – { nippon-property-lenses_2a }.
    - **Side B** – { nippon-property-lenses_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_3 = Lens factory 3
nippon-topic-lenses_3-body =
    { nippon-factory_page-lenses }

    - **Side A** – { nippon-property-lenses_3a }.
    - **Side B** – { nippon-property-lenses_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_4 = Lens factory 4
nippon-topic-lenses_4-body =
    { nippon-factory_page-lenses }

    - **Side A** – { nippon-property-lenses_4a }.
    - **Side B** – { nippon-property-lenses_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_5 = Lens factory 5
nippon-topic-lenses_5-body =
    { nippon-factory_page-lenses } { nippon-factory_page-late }

    - **Side A** – { nippon-property-lenses_5a }.
    - **Side B** – { nippon-property-lenses_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-bulbs_1 = Light bulb factory 1
nippon-topic-bulbs_1-body =
    { nippon-factory_page-bulbs }

    - **Side A** – { nippon-property-bulbs_1a }.
    - **Side B** – { nippon-property-bulbs_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_2 = Light bulb factory 2
nippon-topic-bulbs_2-body =
    { nippon-factory_page-bulbs }

    - **Side A** – { nippon-property-bulbs_2a }.
    - **Side B** – { nippon-property-bulbs_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_3 = Light bulb factory 3
nippon-topic-bulbs_3-body =
    { nippon-factory_page-bulbs }

    - **Side A** – { nippon-property-bulbs_3a }.
    - **Side B** – { nippon-property-bulbs_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_4 = Light bulb factory 4
nippon-topic-bulbs_4-body =
    { nippon-factory_page-bulbs }

    - **Side A** – { nippon-property-bulbs_4a }.
    - **Side B** – { nippon-property-bulbs_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_5 = Light bulb factory 5
nippon-topic-bulbs_5-body =
    { nippon-factory_page-bulbs } { nippon-factory_page-late }

    - **Side A** – { nippon-property-bulbs_5a }.
    - **Side B** – { nippon-property-bulbs_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-clocks_1 = Clock factory 1
nippon-topic-clocks_1-body =
    { nippon-factory_page-clocks }

    - **Side A** – { nippon-property-clocks_1a }.
    - **Side B** – { nippon-property-clocks_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_2 = Clock factory 2
nippon-topic-clocks_2-body =
    { nippon-factory_page-clocks }

    - **Side A** – { nippon-property-clocks_2a }.
    - **Side B** – { nippon-property-clocks_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_3 = Clock factory 3
nippon-topic-clocks_3-body =
    { nippon-factory_page-clocks }

    - **Side A** – { nippon-property-clocks_3a }.
    - **Side B** – { nippon-property-clocks_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_4 = Clock factory 4
nippon-topic-clocks_4-body =
    { nippon-factory_page-clocks }

    - **Side A** – { nippon-property-clocks_4a }.
    - **Side B** – { nippon-property-clocks_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_5 = Clock factory 5
nippon-topic-clocks_5-body =
    { nippon-factory_page-clocks } { nippon-factory_page-late }

    - **Side A** – { nippon-property-clocks_5a }.
    - **Side B** – { nippon-property-clocks_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }
