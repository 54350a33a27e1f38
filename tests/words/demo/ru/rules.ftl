demo-enter = Куда вы идёте?
demo-full = { CAP($area) } { GENDER($area) ->
    [f] заполнена.
    [n] заполнено.
   *[m] заполнен.
}
demo-no-way = Войти в { CASE($area, "acc") } нельзя.
demo-amount = { $n } { COUNTED($thing, $n, $case) }
demo-pay = Заплатите { CASE($price, "acc") }.
demo-log-pay = { $player } платит { CASE($price, "acc") }.
demo-page = { $body }
demo-left = { $n ->
    [0] Помощников не осталось.
    [one] Остался { $n } помощник.
    [few] Осталось { $n } помощника.
   *[many] Осталось { $n } помощников.
}
