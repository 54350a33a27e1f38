"""What a seat may know, field by field, for pictures and computer players. Nothing but future draws is hidden here.

Names are component ids everywhere; words come from the locale files. Ids that options use as `target`, all of them
found in this view (`<f>` is a factory token such as `cotton_1a`, or `old_factory`):

- `action:<action>` an action tile, `slot:<n>:<colour>` a worker in a recruit slot, `consolidate`
- `type:<good>` a column of factories, `<f>` a factory token wherever it lies, `<f>:left`, `<f>:right` a machine cell
- `<destination>`, `<region>`, `<region>:<n>` a train cell, `<market>:<side>` an influence cell
- `good:<good>` goods of a type on one's own factories, `contract_…` a contract, `department:<colour>`, `track:<track>`
- `favour:<level>` a favour stack, `objective:<objective>`, `a_…` a starting pair (by its A token)
"""
