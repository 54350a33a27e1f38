# One page per factory token, both sides.

nippon-topic-cotton_1 = Фабрика бавовни 1
nippon-topic-cotton_1-body =
    Рівень 1: потрібна наука 2, виробництво за 2 вугілля.
    A: { nippon-property-cotton_1a }.
    B: { nippon-property-cotton_1b }.
nippon-topic-cotton_2 = Фабрика бавовни 2
nippon-topic-cotton_2-body =
    Рівень 1: потрібна наука 2, виробництво за 2 вугілля.
    A: { nippon-property-cotton_2a }.
    B: { nippon-property-cotton_2b }.
nippon-topic-cotton_3 = Фабрика бавовни 3
nippon-topic-cotton_3-body =
    Рівень 1: потрібна наука 2, виробництво за 2 вугілля.
    A: { nippon-property-cotton_3a }.
    B: { nippon-property-cotton_3b }.
nippon-topic-cotton_4 = Фабрика бавовни 4
nippon-topic-cotton_4-body =
    Рівень 1: потрібна наука 2, виробництво за 2 вугілля.
    A: { nippon-property-cotton_4a }.
    B: { nippon-property-cotton_4b }.
nippon-topic-cotton_5 = Фабрика бавовни 5
nippon-topic-cotton_5-body =
    Рівень 1: потрібна наука 2, виробництво за 2 вугілля. Лише з модулем «Фабрики для пізньої гри».
    A: { nippon-property-cotton_5a }.
    B: { nippon-property-cotton_5b }.
nippon-topic-paper_1 = Фабрика паперу 1
nippon-topic-paper_1-body =
    Рівень 1: потрібна наука 2, виробництво за 2 вугілля.
    A: { nippon-property-paper_1a }.
    B: { nippon-property-paper_1b }.
nippon-topic-paper_2 = Фабрика паперу 2
nippon-topic-paper_2-body =
    Рівень 1: потрібна наука 2, виробництво за 2 вугілля.
    A: { nippon-property-paper_2a }.
    B: { nippon-property-paper_2b }.
nippon-topic-paper_3 = Фабрика паперу 3
nippon-topic-paper_3-body =
    Рівень 1: потрібна наука 2, виробництво за 2 вугілля.
    A: { nippon-property-paper_3a }.
    B: { nippon-property-paper_3b }.
nippon-topic-paper_4 = Фабрика паперу 4
nippon-topic-paper_4-body =
    Рівень 1: потрібна наука 2, виробництво за 2 вугілля.
    A: { nippon-property-paper_4a }.
    B: { nippon-property-paper_4b }.
nippon-topic-paper_5 = Фабрика паперу 5
nippon-topic-paper_5-body =
    Рівень 1: потрібна наука 2, виробництво за 2 вугілля. Лише з модулем «Фабрики для пізньої гри».
    A: { nippon-property-paper_5a }.
    B: { nippon-property-paper_5b }.
nippon-topic-bento_1 = Фабрика бенто 1
nippon-topic-bento_1-body =
    Рівень 2: потрібна наука 4, виробництво за 3 вугілля.
    A: { nippon-property-bento_1a }.
    B: { nippon-property-bento_1b }.
nippon-topic-bento_2 = Фабрика бенто 2
nippon-topic-bento_2-body =
    Рівень 2: потрібна наука 4, виробництво за 3 вугілля.
    A: { nippon-property-bento_2a }.
    B: { nippon-property-bento_2b }.
nippon-topic-bento_3 = Фабрика бенто 3
nippon-topic-bento_3-body =
    Рівень 2: потрібна наука 4, виробництво за 3 вугілля.
    A: { nippon-property-bento_3a }.
    B: { nippon-property-bento_3b }.
nippon-topic-bento_4 = Фабрика бенто 4
nippon-topic-bento_4-body =
    Рівень 2: потрібна наука 4, виробництво за 3 вугілля.
    A: { nippon-property-bento_4a }.
    B: { nippon-property-bento_4b }.
nippon-topic-bento_5 = Фабрика бенто 5
nippon-topic-bento_5-body =
    Рівень 2: потрібна наука 4, виробництво за 3 вугілля. Лише з модулем «Фабрики для пізньої гри».
    A: { nippon-property-bento_5a }.
    B: { nippon-property-bento_5b }.
nippon-topic-lenses_1 = Фабрика лінз 1
nippon-topic-lenses_1-body =
    Рівень 2: потрібна наука 4, виробництво за 3 вугілля.
    A: { nippon-property-lenses_1a }.
    B: { nippon-property-lenses_1b }.
nippon-topic-lenses_2 = Фабрика лінз 2
nippon-topic-lenses_2-body =
    Рівень 2: потрібна наука 4, виробництво за 3 вугілля.
    A: { nippon-property-lenses_2a }.
    B: { nippon-property-lenses_2b }.
nippon-topic-lenses_3 = Фабрика лінз 3
nippon-topic-lenses_3-body =
    Рівень 2: потрібна наука 4, виробництво за 3 вугілля.
    A: { nippon-property-lenses_3a }.
    B: { nippon-property-lenses_3b }.
nippon-topic-lenses_4 = Фабрика лінз 4
nippon-topic-lenses_4-body =
    Рівень 2: потрібна наука 4, виробництво за 3 вугілля.
    A: { nippon-property-lenses_4a }.
    B: { nippon-property-lenses_4b }.
nippon-topic-lenses_5 = Фабрика лінз 5
nippon-topic-lenses_5-body =
    Рівень 2: потрібна наука 4, виробництво за 3 вугілля. Лише з модулем «Фабрики для пізньої гри».
    A: { nippon-property-lenses_5a }.
    B: { nippon-property-lenses_5b }.
nippon-topic-bulbs_1 = Фабрика ламп 1
nippon-topic-bulbs_1-body =
    Рівень 3: потрібна наука 6, виробництво за 4 вугілля.
    A: { nippon-property-bulbs_1a }.
    B: { nippon-property-bulbs_1b }.
nippon-topic-bulbs_2 = Фабрика ламп 2
nippon-topic-bulbs_2-body =
    Рівень 3: потрібна наука 6, виробництво за 4 вугілля.
    A: { nippon-property-bulbs_2a }.
    B: { nippon-property-bulbs_2b }.
nippon-topic-bulbs_3 = Фабрика ламп 3
nippon-topic-bulbs_3-body =
    Рівень 3: потрібна наука 6, виробництво за 4 вугілля.
    A: { nippon-property-bulbs_3a }.
    B: { nippon-property-bulbs_3b }.
nippon-topic-bulbs_4 = Фабрика ламп 4
nippon-topic-bulbs_4-body =
    Рівень 3: потрібна наука 6, виробництво за 4 вугілля.
    A: { nippon-property-bulbs_4a }.
    B: { nippon-property-bulbs_4b }.
nippon-topic-bulbs_5 = Фабрика ламп 5
nippon-topic-bulbs_5-body =
    Рівень 3: потрібна наука 6, виробництво за 4 вугілля. Лише з модулем «Фабрики для пізньої гри».
    A: { nippon-property-bulbs_5a }.
    B: { nippon-property-bulbs_5b }.
nippon-topic-clocks_1 = Фабрика годинників 1
nippon-topic-clocks_1-body =
    Рівень 3: потрібна наука 6, виробництво за 4 вугілля.
    A: { nippon-property-clocks_1a }.
    B: { nippon-property-clocks_1b }.
nippon-topic-clocks_2 = Фабрика годинників 2
nippon-topic-clocks_2-body =
    Рівень 3: потрібна наука 6, виробництво за 4 вугілля.
    A: { nippon-property-clocks_2a }.
    B: { nippon-property-clocks_2b }.
nippon-topic-clocks_3 = Фабрика годинників 3
nippon-topic-clocks_3-body =
    Рівень 3: потрібна наука 6, виробництво за 4 вугілля.
    A: { nippon-property-clocks_3a }.
    B: { nippon-property-clocks_3b }.
nippon-topic-clocks_4 = Фабрика годинників 4
nippon-topic-clocks_4-body =
    Рівень 3: потрібна наука 6, виробництво за 4 вугілля.
    A: { nippon-property-clocks_4a }.
    B: { nippon-property-clocks_4b }.
nippon-topic-clocks_5 = Фабрика годинників 5
nippon-topic-clocks_5-body =
    Рівень 3: потрібна наука 6, виробництво за 4 вугілля. Лише з модулем «Фабрики для пізньої гри».
    A: { nippon-property-clocks_5a }.
    B: { nippon-property-clocks_5b }.
