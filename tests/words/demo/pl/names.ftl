demo-silk_mill = { $case ->
   *[nom] fabryka jedwabiu
    [gen] fabryki jedwabiu
    [acc] fabrykę jedwabiu
}
    .gender = f
demo-silk = { $n ->
    [one] jedwab
   *[other] jedwabiu
}
    .gender = m
demo-tea = { $n ->
    [one] { $case ->
       *[nom] herbata
        [acc] herbatę
    }
   *[other] herbaty
}
    .gender = f
demo-assistant = { $case ->
   *[nom] { $n ->
        [one] pomocnik
        [few] pomocnicy
       *[many] pomocników
    }
    [acc] { $n ->
        [one] pomocnika
       *[many] pomocników
    }
}
    .gender = m
