# One page per factory token, both sides.

nippon-topic-cotton_1 = Cotton factory 1
nippon-topic-cotton_1-body =
    Level 1: needs science 2, produces for 2 coal.
    A: { nippon-property-cotton_1a }.
    B: { nippon-property-cotton_1b }.
nippon-topic-cotton_2 = Cotton factory 2
nippon-topic-cotton_2-body =
    Level 1: needs science 2, produces for 2 coal.
    A: { nippon-property-cotton_2a }.
    B: { nippon-property-cotton_2b }.
nippon-topic-cotton_3 = Cotton factory 3
nippon-topic-cotton_3-body =
    Level 1: needs science 2, produces for 2 coal.
    A: { nippon-property-cotton_3a }.
    B: { nippon-property-cotton_3b }.
nippon-topic-cotton_4 = Cotton factory 4
nippon-topic-cotton_4-body =
    Level 1: needs science 2, produces for 2 coal.
    A: { nippon-property-cotton_4a }.
    B: { nippon-property-cotton_4b }.
nippon-topic-cotton_5 = Cotton factory 5
nippon-topic-cotton_5-body =
    Level 1: needs science 2, produces for 2 coal. Only with the module Late-Game Factories.
    A: { nippon-property-cotton_5a }.
    B: { nippon-property-cotton_5b }.
nippon-topic-paper_1 = Paper factory 1
nippon-topic-paper_1-body =
    Level 1: needs science 2, produces for 2 coal.
    A: { nippon-property-paper_1a }.
    B: { nippon-property-paper_1b }.
nippon-topic-paper_2 = Paper factory 2
nippon-topic-paper_2-body =
    Level 1: needs science 2, produces for 2 coal.
    A: { nippon-property-paper_2a }.
    B: { nippon-property-paper_2b }.
nippon-topic-paper_3 = Paper factory 3
nippon-topic-paper_3-body =
    Level 1: needs science 2, produces for 2 coal.
    A: { nippon-property-paper_3a }.
    B: { nippon-property-paper_3b }.
nippon-topic-paper_4 = Paper factory 4
nippon-topic-paper_4-body =
    Level 1: needs science 2, produces for 2 coal.
    A: { nippon-property-paper_4a }.
    B: { nippon-property-paper_4b }.
nippon-topic-paper_5 = Paper factory 5
nippon-topic-paper_5-body =
    Level 1: needs science 2, produces for 2 coal. Only with the module Late-Game Factories.
    A: { nippon-property-paper_5a }.
    B: { nippon-property-paper_5b }.
nippon-topic-bento_1 = Bento factory 1
nippon-topic-bento_1-body =
    Level 2: needs science 4, produces for 3 coal.
    A: { nippon-property-bento_1a }.
    B: { nippon-property-bento_1b }.
nippon-topic-bento_2 = Bento factory 2
nippon-topic-bento_2-body =
    Level 2: needs science 4, produces for 3 coal.
    A: { nippon-property-bento_2a }.
    B: { nippon-property-bento_2b }.
nippon-topic-bento_3 = Bento factory 3
nippon-topic-bento_3-body =
    Level 2: needs science 4, produces for 3 coal.
    A: { nippon-property-bento_3a }.
    B: { nippon-property-bento_3b }.
nippon-topic-bento_4 = Bento factory 4
nippon-topic-bento_4-body =
    Level 2: needs science 4, produces for 3 coal.
    A: { nippon-property-bento_4a }.
    B: { nippon-property-bento_4b }.
nippon-topic-bento_5 = Bento factory 5
nippon-topic-bento_5-body =
    Level 2: needs science 4, produces for 3 coal. Only with the module Late-Game Factories.
    A: { nippon-property-bento_5a }.
    B: { nippon-property-bento_5b }.
nippon-topic-lenses_1 = Lens factory 1
nippon-topic-lenses_1-body =
    Level 2: needs science 4, produces for 3 coal.
    A: { nippon-property-lenses_1a }.
    B: { nippon-property-lenses_1b }.
nippon-topic-lenses_2 = Lens factory 2
nippon-topic-lenses_2-body =
    Level 2: needs science 4, produces for 3 coal.
    A: { nippon-property-lenses_2a }.
    B: { nippon-property-lenses_2b }.
nippon-topic-lenses_3 = Lens factory 3
nippon-topic-lenses_3-body =
    Level 2: needs science 4, produces for 3 coal.
    A: { nippon-property-lenses_3a }.
    B: { nippon-property-lenses_3b }.
nippon-topic-lenses_4 = Lens factory 4
nippon-topic-lenses_4-body =
    Level 2: needs science 4, produces for 3 coal.
    A: { nippon-property-lenses_4a }.
    B: { nippon-property-lenses_4b }.
nippon-topic-lenses_5 = Lens factory 5
nippon-topic-lenses_5-body =
    Level 2: needs science 4, produces for 3 coal. Only with the module Late-Game Factories.
    A: { nippon-property-lenses_5a }.
    B: { nippon-property-lenses_5b }.
nippon-topic-bulbs_1 = Light bulb factory 1
nippon-topic-bulbs_1-body =
    Level 3: needs science 6, produces for 4 coal.
    A: { nippon-property-bulbs_1a }.
    B: { nippon-property-bulbs_1b }.
nippon-topic-bulbs_2 = Light bulb factory 2
nippon-topic-bulbs_2-body =
    Level 3: needs science 6, produces for 4 coal.
    A: { nippon-property-bulbs_2a }.
    B: { nippon-property-bulbs_2b }.
nippon-topic-bulbs_3 = Light bulb factory 3
nippon-topic-bulbs_3-body =
    Level 3: needs science 6, produces for 4 coal.
    A: { nippon-property-bulbs_3a }.
    B: { nippon-property-bulbs_3b }.
nippon-topic-bulbs_4 = Light bulb factory 4
nippon-topic-bulbs_4-body =
    Level 3: needs science 6, produces for 4 coal.
    A: { nippon-property-bulbs_4a }.
    B: { nippon-property-bulbs_4b }.
nippon-topic-bulbs_5 = Light bulb factory 5
nippon-topic-bulbs_5-body =
    Level 3: needs science 6, produces for 4 coal. Only with the module Late-Game Factories.
    A: { nippon-property-bulbs_5a }.
    B: { nippon-property-bulbs_5b }.
nippon-topic-clocks_1 = Clock factory 1
nippon-topic-clocks_1-body =
    Level 3: needs science 6, produces for 4 coal.
    A: { nippon-property-clocks_1a }.
    B: { nippon-property-clocks_1b }.
nippon-topic-clocks_2 = Clock factory 2
nippon-topic-clocks_2-body =
    Level 3: needs science 6, produces for 4 coal.
    A: { nippon-property-clocks_2a }.
    B: { nippon-property-clocks_2b }.
nippon-topic-clocks_3 = Clock factory 3
nippon-topic-clocks_3-body =
    Level 3: needs science 6, produces for 4 coal.
    A: { nippon-property-clocks_3a }.
    B: { nippon-property-clocks_3b }.
nippon-topic-clocks_4 = Clock factory 4
nippon-topic-clocks_4-body =
    Level 3: needs science 6, produces for 4 coal.
    A: { nippon-property-clocks_4a }.
    B: { nippon-property-clocks_4b }.
nippon-topic-clocks_5 = Clock factory 5
nippon-topic-clocks_5-body =
    Level 3: needs science 6, produces for 4 coal. Only with the module Late-Game Factories.
    A: { nippon-property-clocks_5a }.
    B: { nippon-property-clocks_5b }.
