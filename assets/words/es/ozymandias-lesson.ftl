### What the lesson of Ozymandias says.

# Your first colony
step-1-title = Tu primera colonia

# You are Orange. Whoever controls the most colonies after four ages wins. Rings are colonies; a diamond is a hazard, and a dot just a crossing.
step-1-text-1 = Eres Naranja. Gana quien controle más colonias después de cuatro eras. Los anillos son colonias; un rombo es un peligro, y un puntito, un simple cruce.

# You have 1 wealth, 1 population and 1 secret, a hand of cards, and one fleet. It still waits on its card.
step-1-text-2 = Tienes 1 de riqueza, 1 de población y 1 secreto, cartas en la mano y una flota. Aún espera en su carta.

# Activate your fleet.
step-1-task-1-ask = Activa tu flota.

# Activate fleet 1: it is all you have.
step-1-task-1-otherwise = Activa la flota 1: es todo lo que tienes.

# Its leader is turned up. Now it warps in, for free, to any point without a fleet.
step-1-task-1-done = Se revela su líder. Ahora la flota salta gratis a cualquier punto donde no haya otra.

# Warp in on a colony: 0c or 0f.
step-1-task-2-ask = Salta a una colonia: 0c o 0f.

# Warp in on a ring, 0c or 0f, so that you can take it at once.
step-1-task-2-otherwise = Salta a un anillo, 0c o 0f, para poder tomarlo enseguida.

# A fleet takes one action each time you activate it.
step-1-task-2-done = Una flota hace una acción cada vez que la activas.

# Conquer the colony. It costs 1 population, and 1 more for each disk that lies there.
step-1-task-3-ask = Conquista la colonia. Cuesta 1 de población, y 1 más por cada disco que haya.

# Conquer the colony: you stand right on it.
step-1-task-3-otherwise = Conquista la colonia: estás justo encima.

# Your disk lies on top, so the colony is yours, and you drew a card. Sky took one too, 2a.
step-1-task-3-done = Tu disco está arriba, así que la colonia es tuya, y has robado una carta. Celeste también ha tomado una, 2a.

# Fly along the lines
step-2-title = Volar por las líneas

# A fleet flies along the lines. Going straight over empty crossings is free.
step-2-text-1 = Una flota vuela por las líneas. Seguir recto por cruces vacíos es gratis.

# Turning at a crossing costs, and so does each colony or hazard that you reach, and each fleet of your own that you fly over. The first costs 1 secret, the second 2 more, the third 3 more.
step-2-text-2 = Girar en un cruce cuesta, igual que cada colonia o peligro al que llegas y cada flota tuya que sobrevuelas. La primera vez cuesta 1 secreto; la segunda, 2 más; la tercera, 3 más.

# A number on a point is the price of getting there.
step-2-text-3 = El número sobre un punto es el precio de llegar a él.

# Activate fleet 1, on 0b.
step-2-task-1-ask = Activa la flota 1, en 0b.

# First fleet 1, please.
step-2-task-1-otherwise = Primero la flota 1, por favor.

# See the numbers: 0i is free.
step-2-task-1-done = Mira los números: 0i es gratis.

# Fly to 0i, the crossing beside you.
step-2-task-2-ask = Vuela a 0i, el cruce de al lado.

# Try a free move first: 0i.
step-2-task-2-otherwise = Prueba primero un movimiento gratis: 0i.

# Straight on to a crossing: free. Sky has warped in beside its colony meanwhile.
step-2-task-2-done = Recto hasta un cruce: gratis. Mientras, una flota de Celeste ha saltado junto a su colonia.

# Now activate fleet 2, on 0a.
step-2-task-3-ask = Ahora activa la flota 2, en 0a.

# Now fleet 2.
step-2-task-3-otherwise = Ahora, la flota 2.

# Look straight down the line: 0b is free, 0c is a colony, 0d a hazard.
step-2-task-3-done = Mira a lo largo de la línea: 0b es gratis, 0c es una colonia y 0d, un peligro.

# Fly over the colony to the hazard 0d.
step-2-task-4-ask = Vuela por encima de la colonia hasta el peligro 0d.

# Fly on to 0d, in the corner.
step-2-task-4-otherwise = Sigue volando hasta 0d, en la esquina.

# 1 secret for the colony, 2 for the hazard: 3 in all. A hazard doesn't protect you, but you block the line there.
step-2-task-4-done = 1 secreto por la colonia, 2 por el peligro: 3 en total. Un peligro no te protege, pero ahí bloqueas la línea.

# Swords and plowshares
step-3-title = Espadas y arados

# Each age begins with a secret plan. One card of your hand leads a new fleet.
step-3-text-1 = Cada era empieza con un plan secreto. Una carta de tu mano lidera una nueva flota.

# Others may go under your fleets: these are plowshares, for the harvest. What you keep in hand can be a sword in a war.
step-3-text-2 = Otras pueden ir bajo tus flotas: son los arados, para la cosecha. Lo que conserves en la mano puede servir de espada en una guerra.

# Observer is blue, rank 7. Harvested, it brings 7 secrets.
step-3-text-3 = Observador es azul, de rango 7. Su cosecha da 7 secretos.

# Let Hearts and Minds lead, put Observer under that fleet, and keep the rest.
step-3-task-1-ask = Haz que lidere Corazones y mentes, pon Observador bajo esa flota y conserva lo demás.

# Hearts and Minds leads; Observer goes under it, and nothing else.
step-3-task-1-otherwise = Lidera Corazones y mentes; debajo va Observador, y nada más.

# Sky has made a plan too. Nobody sees them yet.
step-3-task-1-done = Celeste también ha hecho su plan. Nadie los ve todavía.

# Activate fleet 1.
step-3-task-2-otherwise = Activa la flota 1.

# To harvest, it may stand anywhere on the map.
step-3-task-2-done = Para cosechar puede estar en cualquier lugar del mapa.

# Warp in wherever you like.
step-3-task-3-ask = Salta adonde quieras.

# Now the harvest, as its action.
step-3-task-3-done = Ahora la cosecha: esa es su acción.

# Harvest Observer for 7 secrets. Sky gets the card.
step-3-task-4-ask = Cosecha Observador por 7 secretos. Celeste recibe la carta.

# Harvest Observer for what it is, secrets.
step-3-task-4-otherwise = Cosecha Observador por lo que es: secretos.

# You have 8 secrets, and Sky a good card: a harvest feeds an opponent. You choose which, if there are several. For half its rank in secrets, a card yields another resource.
step-3-task-4-done = Tienes 8 secretos, y Celeste, una buena carta: una cosecha alimenta a un rival. Si hay varios, eliges a cuál. Por la mitad de su rango en secretos, una carta da otro recurso.

# Once more, or enough
step-4-title = Otra vez, o basta

# An activated fleet is exhausted. Recover, and all your fleets are ready again.
step-4-text-1 = Una flota activada queda agotada. Reagrupa, y todas tus flotas vuelven a estar listas.

# The first time in an age this costs 1 wealth, then 2, then 3. The boxes on your plate show what is next.
step-4-text-2 = La primera vez en una era cuesta 1 de riqueza; luego 2; luego 3. Las casillas junto a tu nombre muestran el próximo precio.

# Your fleet stands on 0c, and you have 4 population.
step-4-text-3 = Tu flota está en 0c, y tienes 4 de población.

# Recover for 1 wealth.
step-4-task-1-ask = Reagrupa por 1 de riqueza.

# Passing would end this age for you. Recover.
step-4-task-1-otherwise = Si pasas, se acaba esta era para ti. Reagrupa.

# Your fleet is ready again, and it is still your turn.
step-4-task-1-done = Tu flota vuelve a estar lista, y sigue siendo tu turno.

# Activate the fleet again.
step-4-task-2-ask = Activa otra vez la flota.

# It stays where it was: on a colony.
step-4-task-2-done = Se queda donde estaba: en una colonia.

# Conquer 0c.
step-4-task-3-ask = Conquista 0c.

# Conquer 0c: that is what you came for.
step-4-task-3-otherwise = Conquista 0c: a eso has venido.

# Your first colony. Sky discarded two cards for wealth, and recovered again.
step-4-task-3-done = Tu primera colonia. Celeste ha descartado dos cartas por riqueza y ha vuelto a reagrupar.

# You have no wealth left. Pass.
step-4-task-4-ask = No te queda riqueza. Pasa.

# Keep your cards, and pass.
step-4-task-4-otherwise = Conserva tus cartas y pasa.

# You passed first, so you take the obelisk and begin the next age. What lay under your fleet is back in your hand, and each of you drew two cards.
step-4-task-4-done = Has pasado antes que nadie, así que tomas el obelisco y empiezas la próxima era. Lo que había bajo tu flota ha vuelto a tu mano, y cada bando ha robado dos cartas.

# Into the unknown
step-5-title = Hacia lo desconocido

# Beyond the edge lie new sectors. A fleet that flies out over the edge takes a tile, face down, and lands on it the next time it is activated.
step-5-text-1 = Más allá del borde hay nuevos sectores. Una flota que sale por el borde se lleva una loseta boca abajo, y aterriza en ella la próxima vez que se active.

# Then you turn the tile as you like, and gain 1 of its resource for each colony on it.
step-5-text-2 = Entonces giras la loseta como quieras y ganas 1 recurso de su color por cada colonia que tenga.

# Fleet 1 is the one at the edge.
step-5-task-1-otherwise = La flota 1 es la que está en el borde.

# The small circles at the edge are ways out.
step-5-task-1-done = Los círculos pequeños del borde son puertas de salida.

# Explore over 0i9, straight ahead and free.
step-5-task-2-ask = Explora por 0i9, todo recto y gratis.

# Leave by 0i9: that is free.
step-5-task-2-otherwise = Sal por 0i9: es gratis.

# Your fleet is on its way, on a tile that nobody knows. Sky has passed.
step-5-task-2-done = Tu flota está en camino, sobre una loseta que nadie conoce. Celeste ha pasado.

# Recover, to land at once.
step-5-task-3-otherwise = Reagrupa, para aterrizar enseguida.

# Now it can land.
step-5-task-3-done = Ahora puede aterrizar.

# Activate fleet 1 again.
step-5-task-4-ask = Activa otra vez la flota 1.

# Fleet 1 is to land.
step-5-task-4-otherwise = Tiene que aterrizar la flota 1.

# Cipher, a blue sector with one colony.
step-5-task-4-done = Criptograma, un sector azul con una colonia.

# Turn the tile as you like, and land on its colony.
step-5-task-5-ask = Gira la loseta como quieras y aterriza en su colonia.

# Land on the ring.
step-5-task-5-otherwise = Aterriza en el anillo.

# 1 colony, so you gain 1 secret. And you may act at once.
step-5-task-5-done = 1 colonia, así que ganas 1 secreto. Y puedes actuar enseguida.

# Conquer it.
step-5-task-6-ask = Conquístala.

# Conquer it, before Sky does.
step-5-task-6-otherwise = Conquístala antes que Celeste.

# Found, landed, conquered. The last age needs no explorers: settle early.
step-5-task-6-done = Encontrar, aterrizar, conquistar. En la última era ya no sirve explorar: coloniza pronto.

# War
step-6-title = Guerra

# Fly against a fleet, and it is war. First both draft population into their fleets, in secret.
step-6-text-1 = Vuela contra una flota, y habrá guerra. Primero, ambos bandos reclutan población en secreto para sus flotas.

# The weaker fleet has the initiative, with a score below 0 by the difference. Whoever has it plays a sword, adding its rank, until the score is 0 or more. Then it is the other's turn.
step-6-text-2 = La flota más débil tiene la iniciativa, con una puntuación por debajo de 0 igual a la diferencia. Quien la tiene juega una espada y suma su rango, hasta llegar a 0 o más. Entonces le toca al rival.

# A sword must have the suit of the sector where your own fleet stands. Whoever yields loses by the score.
step-6-text-3 = Una espada debe ser del color del sector donde está tu propia flota. Quien cede pierde por lo que diga la puntuación.

# Activate fleet 2.
step-6-task-1-ask = Activa la flota 2.

# Fleet 2, please.
step-6-task-1-otherwise = La flota 2, por favor.

# Sky's fleet 1 holds the colony 2a, in the gold sector.
step-6-task-1-done = La flota 1 de Celeste ocupa la colonia 2a, en el sector dorado.

# Warp in next to 2a: on 2b.
step-6-task-2-ask = Salta al lado de 2a: a 2b.

# Warp in on 2b, next to 2a.
step-6-task-2-otherwise = Salta a 2b, al lado de 2a.

# 2b is gold as well, and you have two gold cards.
step-6-task-2-done = 2b también es dorado, y tienes dos cartas doradas.

# Attack Sky's fleet on 2a.
step-6-task-3-ask = Ataca a la flota de Celeste en 2a.

# Attack 2a, from where you are.
step-6-task-3-otherwise = Ataca 2a, desde donde estás.

# Now the draft. Sky has no population.
step-6-task-3-done = Ahora, a reclutar. Celeste no tiene población.

# Draft 1 population.
step-6-task-4-ask = Recluta 1 de población.

# Draft your 1.
step-6-task-4-otherwise = Recluta 1: es toda la población que tienes.

# 1 against 0: Sky had the initiative at -1, and played Slow Research, gold, rank 2. Now you have it, at -1.
step-6-task-4-done = 1 contra 0: Celeste tenía la iniciativa, a -1, y ha jugado Ciencia lenta, dorada, de rango 2. Ahora la tienes tú, a -1.

# Play Trawler, gold, rank 7.
step-6-task-5-ask = Juega Arrastrero, carta dorada de rango 7.

# Trawler is your best: gold, rank 7.
step-6-task-5-otherwise = Arrastrero es tu mejor carta: dorada, de rango 7.

# You were at 6, but Sky has gold too: Zele Seed Ships for 5, and then Efficiency for 6. You are at -5. The next step goes on from here.
step-6-task-5-done = Estabas a 6, pero Celeste también tiene cartas doradas: Naves semilla Zele por 5 y luego Eficiencia por 6. Estás a -5. El siguiente paso sigue desde aquí.

# Victory, and a last resort
step-7-title = Victoria, y un último recurso

# Blackmail, your last gold card, adds only 4. But for half its rank in secrets, rounded down, any card may fight. These are secret plans, and you have 8 secrets.
step-7-text-1 = Chantaje, tu última carta dorada, solo suma 4. Pero por la mitad de su rango en secretos, redondeando hacia abajo, puede luchar cualquier carta. Son los planes secretos, y tienes 8 secretos.

# The loser's strength is lost up to the score. What is left over moves that fleet away, as if it were secrets.
step-7-text-2 = La flota perdedora pierde tanta fuerza como diga la puntuación. Lo que sobra la mueve, como si fueran secretos.

# Play The Swamp, red, rank 7, with secret plans for 3 secrets.
step-7-task-1-ask = Juega Ciénaga, carta roja de rango 7, con planes secretos por 3 secretos.

# The Swamp, rank 7, brings you to 2.
step-7-task-1-otherwise = Ciénaga, de rango 7, te lleva a 2.

# 2 ahead, and Sky yields. Its fleet had no strength to lose, so 2 are left over to drive it away.
step-7-task-1-done = 2 por delante, y Celeste cede. Su flota no tenía fuerza que perder, así que sobran 2 para echarla.

# Drive it out of the galaxy, over either edge.
step-7-task-2-ask = Échala de la galaxia, por cualquiera de los dos bordes.

# You may leave it there, but you want its place.
step-7-task-2-otherwise = Puedes dejarla ahí, pero quieres su lugar.

# It went exploring, exhausted, and your fleet advanced to 2a. It left a colony there.
step-7-task-2-done = Se ha ido a explorar, agotada, y tu flota ha avanzado a 2a. Ahí ha dejado una colonia.

# Claim the colony. It costs nothing.
step-7-task-3-ask = Reclama la colonia. No cuesta nada.

# It is free: claim it.
step-7-task-3-otherwise = Es gratis: reclámala.

# Your disk is on top. Sky has passed.
step-7-task-3-done = Tu disco está arriba. Celeste ha pasado.

# You have no population. In an emergency any card is 1 resource: discard one for population.
step-7-task-4-ask = No tienes población. En una emergencia, cualquier carta vale 1 recurso: descarta una por población.

# Discard any card, for population.
step-7-task-4-otherwise = Descarta cualquier carta, por población.

# A card for a single resource: expensive, but sometimes just what you need.
step-7-task-4-done = Una carta por un solo recurso: es caro, pero a veces es justo lo que necesitas.

# Leaders
step-8-title = Líderes

# Every leader has a power of its own. Some work when the leader is turned up, some all the time.
step-8-text-1 = Cada líder tiene un poder propio. Unos actúan cuando se revela el líder; otros, todo el tiempo.

# An order comes on top of the action, once each time the fleet is activated. Other powers are an action: that fleet then does nothing else.
step-8-text-2 = Una orden se suma a la acción, una vez por cada activación de la flota. Otros poderes son una acción: entonces esa flota no hace nada más.

# Hold a card, or rest the pointer on it, to read it.
step-8-text-3 = Mantén pulsada una carta, o deja el puntero sobre ella, para leerla.

# Activate fleet 1, led by Gossip.
step-8-task-1-ask = Activa la flota 1, liderada por Chismes.

# First Gossip: fleet 1.
step-8-task-1-otherwise = Primero Chismes: la flota 1.

# Gossip has an order: 1 secret for 2 wealth.
step-8-task-1-done = Chismes tiene una orden: 1 secreto por 2 de riqueza.

# Use Gossip.
step-8-task-2-ask = Usa Chismes.

# Use Gossip first.
step-8-task-2-otherwise = Usa primero Chismes.

# You have 2 wealth now, and may still act.
step-8-task-2-done = Ahora tienes 2 de riqueza, y aún puedes actuar.

# Nothing more here: end your turn.
step-8-task-3-ask = Aquí no hay más que hacer: termina tu turno.

# Leave fleet 1 where it is.
step-8-task-3-otherwise = Deja la flota 1 donde está.

# Sky's fleet has done nothing.
step-8-task-3-done = La flota de Celeste no ha hecho nada.

# Activate fleet 2, led by Pilgrims, on 0c.
step-8-task-4-ask = Activa la flota 2, liderada por Peregrinos, en 0c.

# Now Pilgrims: fleet 2.
step-8-task-4-otherwise = Ahora Peregrinos: la flota 2.

# Sky's disk is on 0c. It would cost 2 population; the Pilgrims conquer any colony for 1 secret.
step-8-task-4-done = En 0c hay un disco de Celeste. Costaría 2 de población; los Peregrinos conquistan cualquier colonia por 1 secreto.

# Use Pilgrims.
step-8-task-5-ask = Usa Peregrinos.

# Use Pilgrims: keep your population.
step-8-task-5-otherwise = Usa Peregrinos: conserva tu población.

# Their action for this time, and the colony is yours.
step-8-task-5-done = Era su acción por esta vez, y la colonia es tuya.

# Activate fleet 3. Nobody has seen its leader yet.
step-8-task-6-ask = Activa la flota 3. Nadie ha visto aún a su líder.

# Fleet 3 is left.
step-8-task-6-otherwise = Queda la flota 3.

# Morale Booster is turned up, and the fleet gains 3 strength.
step-8-task-6-done = Se revela Arenga, y la flota gana 3 de fuerza.

# Warp in on 2c.
step-8-task-7-ask = Salta a 2c.

# Warp in on 2c, a free colony.
step-8-task-7-otherwise = Salta a 2c, una colonia libre.

# A colony without a disk.
step-8-task-7-done = Una colonia sin discos.

# Conquer 2c.
step-8-task-8-otherwise = Conquista 2c.

# Two colonies, Sky none. That is the heart of it: settle, harvest, and strike when your hand is strong. Now play a first short game against a novice.
step-8-task-8-done = Dos colonias para ti, ninguna para Celeste. Eso es lo esencial: colonizar, cosechar y golpear cuando tu mano es fuerte. Ahora juega una primera partida corta contra un principiante.
