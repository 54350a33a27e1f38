nippon-title = Nippon: Zaibatsu
nippon-about = Rodzinne koncerny Japonii epoki Meiji zatrudniają robotników, budują fabryki, statki i koleje oraz walczą o wpływy w czterech regionach; dla 2–4 graczy albo samotnie przeciw Automie.
