demo-enter = Dokąd idziesz?
demo-full = { CAP($area) } jest { GENDER($area) ->
    [f] pełna.
    [n] pełne.
   *[m] pełny.
}
demo-no-way = Wejście na { CASE($area, "acc") } jest niemożliwe.
demo-amount = { $n } { COUNTED($thing, $n, $case) }
demo-pay = Zapłać { CASE($price, "acc") }.
demo-log-pay = { $player } płaci { CASE($price, "acc") }.
demo-page = { $body }
demo-left = { $n ->
    [0] Nie ma już pomocników.
    [one] Został { $n } pomocnik.
    [few] Zostało { $n } pomocników.
   *[many] Zostało { $n } pomocników.
}
