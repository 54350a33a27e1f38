computers-easy = nowicjusz
computers-easy-about = Gra jak przy swoim pierwszym stole. Odpowiada od razu.
computers-house = bywalec
computers-house-about = Gra solidnie, planuje swoją turę. Odpowiada od razu.
computers-master = mistrz
computers-master-about = Patrzy na kilka tur naprzód i chce wygrać. Myśli nad turą do { $seconds } s.
computers-seated = { $name } (bot, { $level })
