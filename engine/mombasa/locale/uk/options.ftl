# Варіанти партії.

mombasa-option-setup = Підготовка
mombasa-option-setup-help = Перша партія: треки та стартові жетони задано. Для досвідчених: треки випадкові, і кожен лишає один із двох стартових жетонів.
mombasa-option-setup-first_game = перша партія
mombasa-option-setup-advanced = для досвідчених
mombasa-option-hands = Карти на руці
mombasa-option-hands-help = Склад руки завжди випливає з відкритих ходів. Відкриті руки звільняють від запам’ятовування, і акції на руці видно в підрахунку.
mombasa-option-hands-hidden = закриті
mombasa-option-hands-open = відкриті
