demo-silk_mill = { $case ->
   *[nom] шёлковая фабрика
    [gen] шёлковой фабрики
    [acc] шёлковую фабрику
}
    .gender = f
demo-silk = { $n ->
    [one] шёлк
   *[other] шёлка
}
    .gender = m
demo-tea = { $n ->
    [one] чай
   *[other] чая
}
    .gender = m
demo-assistant = { $case ->
   *[nom] { $n ->
        [one] помощник
        [few] помощника
       *[many] помощников
    }
    [acc] { $n ->
        [one] помощника
       *[many] помощников
    }
}
    .gender = m
