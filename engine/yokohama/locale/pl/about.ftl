yokohama-about = Kupcy w porcie Jokohama epoki Meiji rozstawiają asystentów, prowadzą po nich prezesa, handlują, budują i uczą się od zagranicy; wygrywają punkty.
