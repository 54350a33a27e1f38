demo-silk_mill = { $case ->
   *[nom] шовкова фабрика
    [gen] шовкової фабрики
    [acc] шовкову фабрику
}
    .gender = f
demo-silk = { $n ->
    [one] шовк
   *[other] шовку
}
    .gender = m
demo-tea = { $n ->
    [one] чай
   *[other] чаю
}
    .gender = m
demo-assistant = { $case ->
   *[nom] { $n ->
        [one] помічник
        [few] помічники
       *[many] помічників
    }
    [acc] { $n ->
        [one] помічника
       *[many] помічників
    }
}
    .gender = m
