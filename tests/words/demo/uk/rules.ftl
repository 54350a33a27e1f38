demo-enter = Куди ви йдете?
demo-full = { CAP($area) } { GENDER($area) ->
    [f] заповнена.
    [n] заповнене.
   *[m] заповнений.
}
demo-no-way = Увійти у { CASE($area, "acc") } не можна.
demo-amount = { $n } { COUNTED($thing, $n, $case) }
demo-pay = Сплатіть { CASE($price, "acc") }.
demo-log-pay = { $player } сплачує { CASE($price, "acc") }.
demo-page = { $body }
demo-left = { $n ->
    [0] Помічників не лишилося.
    [one] Лишився { $n } помічник.
    [few] Лишилося { $n } помічники.
   *[many] Лишилося { $n } помічників.
}
