# One page per factory token, both sides: what its type is like, what the sides do, how to read them.

nippon-factory_page-cotton = Фабрика **рівня { $goods-cotton-level }**: виробляє бавовну за { CASE($goods-cotton-coal, "acc") }. Щоб збудувати її, потрібна наука { $goods-cotton-science }.
nippon-factory_page-paper = Фабрика **рівня { $goods-paper-level }**: виробляє папір за { CASE($goods-paper-coal, "acc") }. Щоб збудувати її, потрібна наука { $goods-paper-science }.
nippon-factory_page-bento = Фабрика **рівня { $goods-bento-level }**: виробляє бенто за { CASE($goods-bento-coal, "acc") }. Щоб збудувати її, потрібна наука { $goods-bento-science }.
nippon-factory_page-lenses = Фабрика **рівня { $goods-lenses-level }**: виробляє лінзи за { CASE($goods-lenses-coal, "acc") }. Щоб збудувати її, потрібна наука { $goods-lenses-science }.
nippon-factory_page-bulbs = Фабрика **рівня { $goods-bulbs-level }**: виробляє лампи за { CASE($goods-bulbs-coal, "acc") }. Щоб збудувати її, потрібна наука { $goods-bulbs-science }.
nippon-factory_page-clocks = Фабрика **рівня { $goods-clocks-level }**: виробляє годинники за { CASE($goods-clocks-coal, "acc") }. Щоб збудувати її, потрібна наука { $goods-clocks-science }.
nippon-factory_page-late = Вона є в грі лише з модулем «Фабрики для пізньої гри».
nippon-factory_page-kinds = «Одразу» означає: щойно фабрику збудовано. Властивість із назвою дії – модифікатор, за хід можна застосувати лише один. «Завжди» означає: постійно.
nippon-factory_page-made_cotton = **Приклад.** З 1 машиною вона виробляє за { CASE($goods-cotton-coal, "acc") } 2 бавовни.
nippon-factory_page-made_paper = **Приклад.** З 1 машиною вона виробляє за { CASE($goods-paper-coal, "acc") } 2 паперу.
nippon-factory_page-made_bento = **Приклад.** З 1 машиною вона виробляє за { CASE($goods-bento-coal, "acc") } 2 бенто.
nippon-factory_page-made_lenses = **Приклад.** З 1 машиною вона виробляє за { CASE($goods-lenses-coal, "acc") } 2 лінзи.
nippon-factory_page-made_bulbs = **Приклад.** З 1 машиною вона виробляє за { CASE($goods-bulbs-coal, "acc") } 2 лампи.
nippon-factory_page-made_clocks = **Приклад.** З 1 машиною вона виробляє за { CASE($goods-clocks-coal, "acc") } 2 годинники.

nippon-topic-cotton_1 = Фабрика бавовни 1
nippon-topic-cotton_1-body =
    { nippon-factory_page-cotton }

    - **Сторона A** – { nippon-property-cotton_1a }.
    - **Сторона B** – { nippon-property-cotton_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_2 = Фабрика бавовни 2
nippon-topic-cotton_2-body =
    { nippon-factory_page-cotton }

    - **Сторона A** – { nippon-property-cotton_2a }.
    - **Сторона B** – { nippon-property-cotton_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_3 = Фабрика бавовни 3
nippon-topic-cotton_3-body =
    { nippon-factory_page-cotton }

    - **Сторона A** – { nippon-property-cotton_3a }.
    - **Сторона B** – { nippon-property-cotton_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_4 = Фабрика бавовни 4
nippon-topic-cotton_4-body =
    { nippon-factory_page-cotton }

    - **Сторона A** – { nippon-property-cotton_4a }.
    - **Сторона B** – { nippon-property-cotton_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-cotton_5 = Фабрика бавовни 5
nippon-topic-cotton_5-body =
    { nippon-factory_page-cotton } { nippon-factory_page-late }

    - **Сторона A** – { nippon-property-cotton_5a }.
    - **Сторона B** – { nippon-property-cotton_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_cotton }

nippon-topic-paper_1 = Фабрика паперу 1
nippon-topic-paper_1-body =
    { nippon-factory_page-paper }

    - **Сторона A** – { nippon-property-paper_1a }.
    - **Сторона B** – { nippon-property-paper_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_2 = Фабрика паперу 2
nippon-topic-paper_2-body =
    { nippon-factory_page-paper }

    - **Сторона A** – { nippon-property-paper_2a }.
    - **Сторона B** – { nippon-property-paper_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_3 = Фабрика паперу 3
nippon-topic-paper_3-body =
    { nippon-factory_page-paper }

    - **Сторона A** – { nippon-property-paper_3a }.
    - **Сторона B** – { nippon-property-paper_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_4 = Фабрика паперу 4
nippon-topic-paper_4-body =
    { nippon-factory_page-paper }

    - **Сторона A** – { nippon-property-paper_4a }.
    - **Сторона B** – { nippon-property-paper_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-paper_5 = Фабрика паперу 5
nippon-topic-paper_5-body =
    { nippon-factory_page-paper } { nippon-factory_page-late }

    - **Сторона A** – { nippon-property-paper_5a }.
    - **Сторона B** – { nippon-property-paper_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_paper }

nippon-topic-bento_1 = Фабрика бенто 1
nippon-topic-bento_1-body =
    { nippon-factory_page-bento }

    - **Сторона A** – { nippon-property-bento_1a }.
    - **Сторона B** – { nippon-property-bento_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_2 = Фабрика бенто 2
nippon-topic-bento_2-body =
    { nippon-factory_page-bento }

    - **Сторона A** – { nippon-property-bento_2a }.
    - **Сторона B** – { nippon-property-bento_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_3 = Фабрика бенто 3
nippon-topic-bento_3-body =
    { nippon-factory_page-bento }

    - **Сторона A** – { nippon-property-bento_3a }.
    - **Сторона B** – { nippon-property-bento_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_4 = Фабрика бенто 4
nippon-topic-bento_4-body =
    { nippon-factory_page-bento }

    - **Сторона A** – { nippon-property-bento_4a }.
    - **Сторона B** – { nippon-property-bento_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-bento_5 = Фабрика бенто 5
nippon-topic-bento_5-body =
    { nippon-factory_page-bento } { nippon-factory_page-late }

    - **Сторона A** – { nippon-property-bento_5a }.
    - **Сторона B** – { nippon-property-bento_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bento }

nippon-topic-lenses_1 = Фабрика лінз 1
nippon-topic-lenses_1-body =
    { nippon-factory_page-lenses }

    - **Сторона A** – { nippon-property-lenses_1a }.
    - **Сторона B** – { nippon-property-lenses_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_2 = Фабрика лінз 2
nippon-topic-lenses_2-body =
    { nippon-factory_page-lenses }

    - **Сторона A** – { nippon-property-lenses_2a }.
    - **Сторона B** – { nippon-property-lenses_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_3 = Фабрика лінз 3
nippon-topic-lenses_3-body =
    { nippon-factory_page-lenses }

    - **Сторона A** – { nippon-property-lenses_3a }.
    - **Сторона B** – { nippon-property-lenses_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_4 = Фабрика лінз 4
nippon-topic-lenses_4-body =
    { nippon-factory_page-lenses }

    - **Сторона A** – { nippon-property-lenses_4a }.
    - **Сторона B** – { nippon-property-lenses_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-lenses_5 = Фабрика лінз 5
nippon-topic-lenses_5-body =
    { nippon-factory_page-lenses } { nippon-factory_page-late }

    - **Сторона A** – { nippon-property-lenses_5a }.
    - **Сторона B** – { nippon-property-lenses_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_lenses }

nippon-topic-bulbs_1 = Фабрика ламп 1
nippon-topic-bulbs_1-body =
    { nippon-factory_page-bulbs }

    - **Сторона A** – { nippon-property-bulbs_1a }.
    - **Сторона B** – { nippon-property-bulbs_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_2 = Фабрика ламп 2
nippon-topic-bulbs_2-body =
    { nippon-factory_page-bulbs }

    - **Сторона A** – { nippon-property-bulbs_2a }.
    - **Сторона B** – { nippon-property-bulbs_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_3 = Фабрика ламп 3
nippon-topic-bulbs_3-body =
    { nippon-factory_page-bulbs }

    - **Сторона A** – { nippon-property-bulbs_3a }.
    - **Сторона B** – { nippon-property-bulbs_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_4 = Фабрика ламп 4
nippon-topic-bulbs_4-body =
    { nippon-factory_page-bulbs }

    - **Сторона A** – { nippon-property-bulbs_4a }.
    - **Сторона B** – { nippon-property-bulbs_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-bulbs_5 = Фабрика ламп 5
nippon-topic-bulbs_5-body =
    { nippon-factory_page-bulbs } { nippon-factory_page-late }

    - **Сторона A** – { nippon-property-bulbs_5a }.
    - **Сторона B** – { nippon-property-bulbs_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_bulbs }

nippon-topic-clocks_1 = Фабрика годинників 1
nippon-topic-clocks_1-body =
    { nippon-factory_page-clocks }

    - **Сторона A** – { nippon-property-clocks_1a }.
    - **Сторона B** – { nippon-property-clocks_1b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_2 = Фабрика годинників 2
nippon-topic-clocks_2-body =
    { nippon-factory_page-clocks }

    - **Сторона A** – { nippon-property-clocks_2a }.
    - **Сторона B** – { nippon-property-clocks_2b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_3 = Фабрика годинників 3
nippon-topic-clocks_3-body =
    { nippon-factory_page-clocks }

    - **Сторона A** – { nippon-property-clocks_3a }.
    - **Сторона B** – { nippon-property-clocks_3b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_4 = Фабрика годинників 4
nippon-topic-clocks_4-body =
    { nippon-factory_page-clocks }

    - **Сторона A** – { nippon-property-clocks_4a }.
    - **Сторона B** – { nippon-property-clocks_4b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }

nippon-topic-clocks_5 = Фабрика годинників 5
nippon-topic-clocks_5-body =
    { nippon-factory_page-clocks } { nippon-factory_page-late }

    - **Сторона A** – { nippon-property-clocks_5a }.
    - **Сторона B** – { nippon-property-clocks_5b }.

    { nippon-factory_page-kinds }

    { nippon-factory_page-made_clocks }
