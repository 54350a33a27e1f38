demo-enter = Where do you go?
demo-full = { CAP($area) } is full.
demo-no-way = You cannot enter the { $area }.
demo-amount = { $n } { COUNTED($thing, $n) }
demo-pay = Pay { $price }.
demo-log-pay = { $player } pays { $price }.
demo-page = { $body }
demo-left = { $n ->
    [0] No assistants are left.
    [one] { $n } assistant is left.
   *[other] { $n } assistants are left.
}
