demo-silk_mill = silk mill
demo-silk = silk
demo-tea = tea
demo-assistant = { $n ->
    [one] assistant
   *[other] assistants
}
