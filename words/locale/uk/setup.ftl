# Before a game begins: options, seats, help for newcomers, the way to the thread.

setup-options-at_once = Вибране діє одразу, і його видно в кімнаті очікування.
setup-options-about = Що вони змінюють?
setup-options-back = До налаштувань
setup-corrected = Виправлено: **{ CAP($option) }** тепер «{ $value }».
setup-objection = Так партію не почати: { $why }
setup-seating-drawn = Місця розподілить жереб на початку партії.
setup-seating-kept = Місця залишаться як тут.
setup-seating-keep = Залишити місця як є
setup-seating-draw = Розподілити місця жеребом
setup-swap-two = Хто міняється місцями?
setup-swap-with = З ким помінятися місцями?
setup-swap-done = Готово, обмін відбувся.
setup-swap-asked = Пропозицію передано. Якщо її приймуть, ви поміняєтеся місцями.
setup-swap-dropped = Ви залишаєтеся на своєму місці.
setup-swap-drop = Залишитися на своєму місці
setup-swap-ask = { $guest } хоче помінятися з вами місцями: ви перейдете з місця { $other } на місце { $own }.
setup-swap-wished = { $player } хоче помінятися з вами: вам дістанеться місце { $seat }.
setup-swap-wishes = Пропозиція помінятися місцями: { $player } → { $other }.
setup-swap-yes = Помінятися місцями
setup-mistake-two = Виберіть два місця за цим столом.
setup-mistake-nobody_asks = Мінятися з вами місцями вже ніхто не хоче.

setup-own-show = Показати
setup-own-balanced = Наші власні значення вивірено на партіях ботів; у коробці надруковано інші.

setup-param-guide = пояснення
setup-param-guide-about = Коли пояснювати запитання й перепитувати, якщо ви відмовляєтеся від чогось безкоштовного
setup-guide = Пояснення
setup-guide-first = У моїй першій партії в кожну гру
setup-guide-always = У кожній партії
setup-guide-never = Ніколи
