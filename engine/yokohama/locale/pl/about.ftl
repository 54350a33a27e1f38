yokohama-title = Yokohama
yokohama-about = Kupcy w porcie Yokohamy epoki Meiji rozstawiają asystentów, prowadzą prezesa przez ich obszary, handlują, budują i uczą się od zagranicy; wygrywa ten, kto ma najwięcej punktów.
