computers-easy = новичок
computers-easy-about = Играет, как за своим первым столом. Отвечает сразу.
computers-house = завсегдатай
computers-house-about = Играет уверенно, продумывает свой ход. Отвечает сразу.
computers-master = мастер
computers-master-about = Смотрит на ходы вперёд и хочет победить. Думает над ходом до { $seconds } с.
computers-seated = { $name } (бот, { $level })
