computers-easy = новачок
computers-easy-about = Грає, як за своїм першим столом. Відповідає одразу.
computers-house = завсідник
computers-house-about = Грає впевнено, обмірковує свій хід. Відповідає одразу.
computers-master = майстер
computers-master-about = Дивиться на ходи вперед і хоче перемогти. Думає над ходом до { $seconds } с.
computers-seated = { $name } (бот, { $level })
