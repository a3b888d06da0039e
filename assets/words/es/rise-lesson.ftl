### share = participación

# Empires that belong to nobody
step-1-title = Imperios sin dueño

# There are four empires: black, blue, red and white. None of them is yours. You are Orange, and you nudge them.
step-1-text-1 = Hay cuatro imperios: el negro, el azul, el rojo y el blanco. Ninguno es tuyo. Eres Naranja, y les das pequeños empujones.

# With a card you may spread its colour: put a disk on a sector, and earn as many gems as the sector is worth.
step-1-text-2 = Con una carta puedes expandir su color: pon un disco en un sector y cobra tantas gemas como valga ese sector.

# The disk on top of a sector says which colour controls it. What a colour controls, added up, is its value.
step-1-text-3 = El disco de arriba dice qué color controla el sector. La suma de lo que controla un color es su valor.

# Expand with Ruins of Loni City, a blue card.
step-1-task-1-ask = Expande el azul con Ruinas de Loni, una carta azul.

# Expand with the blue card Ruins of Loni City.
step-1-task-1-otherwise = Expande el azul con la carta azul Ruinas de Loni.

# Now the blue disk needs a place.
step-1-task-1-done = Ahora el disco azul necesita una casilla.

# Put it on the sector in the middle: it is worth 3.
step-1-task-2-ask = Ponlo en el sector del centro: vale 3.

# Unexplored sectors may hold anything. Take the known one, worth 3.
step-1-task-2-otherwise = Un sector sin explorar puede esconder cualquier cosa. Toma el que conoces, que vale 3.

# You earned 3 gems, and blue is worth 3. The card now lies open before you: it is your active card.
step-1-task-2-done = Has cobrado 3 gemas, y el azul vale 3. La carta está ahora boca arriba delante de ti: es tu carta activa.

# Explore
step-2-title = Explorar

# Blue is on the map now. From here it spreads to sectors next to its own.
step-2-text-1 = El azul ya está en el mapa. Desde aquí se expande a los sectores vecinos de los suyos.

# Beyond the edge lies the unknown. Whoever goes there draws a tile and reveals the top card of the deck, and if the card has an action, it happens at once.
step-2-text-2 = Más allá del borde está lo desconocido. Quien va allí revela una loseta y la carta de arriba del mazo. Si esa carta tiene una acción, ocurre enseguida.

# Expand with Xin Shield Formula, blue again.
step-2-task-1-ask = Expande otra vez el azul, con Escudo Xin.

# Expand with the blue card Xin Shield Formula.
step-2-task-1-otherwise = Expande el azul con la carta azul Escudo Xin.

# All around blue the sectors are still dark.
step-2-task-1-done = Alrededor del azul, los sectores aún están oscuros.

# Put the disk on any dark sector beside blue.
step-2-task-2-ask = Pon el disco en cualquier sector oscuro junto al azul.

# A poor tile, worth 1. But exploring revealed Genesis Device, which raised it to 3 before you were paid. Luck, this time.
step-2-task-2-done = Una loseta pobre, que vale 1. Pero al explorar ha salido Dispositivo Génesis, que la ha subido a 3 antes de que cobraras. Suerte, esta vez.

# Cards are shares
step-3-title = Las cartas son participaciones

# At the end each card you have, in hand or on the table, pays what its colour is worth on the map. Cards are shares in an empire.
step-3-text-1 = Al final, cada carta que tienes, en la mano o en la mesa, da lo que vale su color en el mapa. Las cartas son participaciones en un imperio.

# White is worth 4, and you have three white cards: 12. Sky holds blue, which is worth 3.
step-3-text-2 = El blanco vale 4, y tienes tres cartas blancas: 12. Celeste tiene azul, que vale 3.

# Disks may be stacked. Only the top one counts; the others wait below.
step-3-text-3 = Los discos se pueden apilar. Solo cuenta el de arriba; los demás esperan debajo.

# Expand with Civil Reprogramming, a white card.
step-3-task-1-ask = Expande el blanco con Reprogramación civil, una carta blanca.

# Expand with Civil Reprogramming: keep Dead Tree Distraction for later.
step-3-task-1-otherwise = Expande el blanco con Reprogramación civil: guarda Señuelo del árbol seco para más tarde.

# White may go next door.
step-3-task-1-done = El blanco puede ir a un sector vecino.

# Put the white disk on top of Sky's blue one.
step-3-task-2-ask = Pon el disco blanco encima del azul de Celeste.

# There is something better: the sector with the blue disk, worth 3.
step-3-task-2-otherwise = Hay algo mejor: el sector con el disco azul, que vale 3.

# White is worth 7 now, and your three cards 21. Blue controls nothing now, so Sky's blue card is worth nothing. The blue disk waits below.
step-3-task-2-done = El blanco vale ahora 7, y tus tres cartas, 21. El azul ya no controla nada, así que la carta azul de Celeste no vale nada. El disco azul espera debajo.

# Auctions
step-4-title = Las subastas

# New cards come from the market. Instead of expanding you may put one up for auction. Everyone bids in secret, and the highest bid wins.
step-4-text-1 = Las cartas nuevas vienen del mercado. En vez de expandir un color, puedes subastar una. Todo el mundo puja en secreto, y gana la puja más alta.

# If you win your own auction, you pay the bank. If somebody else wins it, they pay you!
step-4-text-2 = Si ganas tu propia subasta, pagas a la banca. Si la gana otra persona, ¡te paga a ti!

# Red is worth 4, and Wreckage of the Xyri is red. Put it up for auction.
step-4-task-1-ask = El rojo vale 4, y Restos de los Xyri es una carta roja. Subástala.

# Auction Wreckage of the Xyri, the red card in the market.
step-4-task-1-otherwise = Subasta Restos de los Xyri, la carta roja del mercado.

# Now everyone bids. Nobody sees the others' bids before all are in.
step-4-task-1-done = Ahora todo el mundo puja. Nadie ve las pujas ajenas hasta que están todas.

# Bid 4 or 5: red may still grow.
step-4-task-2-ask = Puja 4 o 5: el rojo aún puede crecer.

# The card pays 4 today, and more if red grows. 4 or 5 is a fair bid.
step-4-task-2-otherwise = La carta da 4 hoy, y más si el rojo crece. 4 o 5 es una puja justa.

# Sky bid 3, so the card is yours. Now Sky has put Stasis Pods up for auction: black, and worth 4 to whoever has it.
step-4-task-2-done = Celeste ha pujado 3, así que la carta es tuya. Ahora Celeste subasta Cápsulas de estasis: una carta negra, que vale 4 para quien la tenga.

# If you win, you pay Sky. Bid low: 3 or less.
step-4-task-3-ask = Si ganas, pagas a Celeste. Puja bajo: 3 o menos.

# You would pay Sky for a black card. Bid 3 or less.
step-4-task-3-otherwise = Pagarías a Celeste por una carta negra. Puja 3 o menos.

# Sky won with 4 and paid the bank. Whoever calls an auction chooses the moment; the others choose the price.
step-4-task-3-done = Celeste ha ganado con 4 y ha pagado a la banca. Quien subasta elige el momento; el resto elige el precio.

# The active card
step-5-title = La carta activa

# The top card of each pile is active. Sky's Sustainable Farming brings its owner 2 gems at the start of each turn.
step-5-text-1 = La carta de arriba de cada pila está activa. La de Celeste, Cultivo sostenible, da 2 gemas al inicio de cada turno de quien la tiene.

# The next card covers it. With an empty hand you may pick your whole pile up again.
step-5-text-2 = La carta siguiente la cubre. Con la mano vacía puedes recoger toda tu pila.

# And any active card can be put up for auction, even one of Sky's. Blue is worth 7, so this one is worth 7 too.
step-5-text-3 = Y cualquier carta activa puede salir a subasta, también una de Celeste. El azul vale 7, así que esta también vale 7.

# Put Sustainable Farming up for auction.
step-5-task-1-ask = Subasta Cultivo sostenible.

# Auction Sky's active card, Sustainable Farming.
step-5-task-1-otherwise = Subasta la carta activa de Celeste, Cultivo sostenible.

# It lies in the middle, and everyone bids. If you win, you pay Sky, who owned it.
step-5-task-1-done = Está en el centro, y todo el mundo puja. Si ganas, pagas a Celeste, que la tenía.

# Bid 7 or 8.
step-5-task-2-ask = Puja 7 u 8.

# It is worth 7 at the end and 2 a turn until then. Bid 7 or 8.
step-5-task-2-otherwise = Vale 7 al final, y hasta entonces 2 por turno. Puja 7 u 8.

# Sky bid 6. The card is yours; Sky got your gems and went on without it.
step-5-task-2-done = Celeste ha pujado 6. La carta es tuya; Celeste se ha llevado tus gemas y ha seguido sin ella.

# Play it: expand with Sustainable Farming.
step-5-task-3-ask = Juégala: expande el azul con Cultivo sostenible.

# Expand with Sustainable Farming, and it becomes your active card.
step-5-task-3-otherwise = Expande el azul con Cultivo sostenible, y será tu carta activa.

# Choose where blue grows.
step-5-task-3-done = Elige dónde crece el azul.

# Put the blue disk anywhere it may go.
step-5-task-4-ask = Pon el disco azul en cualquier casilla permitida.

# It is active now, and your next turn has already begun: you gained 2 gems. Meanwhile Sky covered Black Stars, and the gem on it fell on a sector: some cards act when they are covered.
step-5-task-4-done = Ahora está activa, y tu siguiente turno ya ha empezado: has obtenido 2 gemas. Mientras tanto, Celeste ha cubierto Estrellas negras, y la gema que tenía ha caído en un sector: algunas cartas actúan cuando se cubren.

# Harvest, and what it costs
step-6-title = La cosecha y lo que cuesta

# You need not wait for the end. Harvest a card, and it pays the value of its colour at once.
step-6-text-1 = No tienes que esperar al final. Cosecha una carta, y te da enseguida el valor de su color.

# But then that colour begins to fall. Everyone may give gems to preserve it: one gem preserves one sector, the best ones first.
step-6-text-2 = Pero entonces ese color empieza a caer. Todo el mundo puede dar gemas para salvarlo: cada gema salva un sector, los mejores primero.

# Sectors that nobody preserves lose their top disk. It goes to you, and counts as a share of its colour, just like a card.
step-6-text-3 = Los sectores que nadie salva pierden su disco de arriba. Te lo quedas tú, y cuenta como una participación en su color, igual que una carta.

# Blue is worth 9. Harvest Galactic Union.
step-6-task-1-ask = El azul vale 9. Cosecha Unión galáctica.

# Harvest Galactic Union, a blue card.
step-6-task-1-otherwise = Cosecha Unión galáctica, una carta azul.

# Nine gems at once. Now the bids: all bids are paid, and added up.
step-6-task-1-done = Nueve gemas de golpe. Ahora las pujas: se pagan todas, y se suman.

# Blue holds three sectors, and you still have blue cards. Bid 2 to preserve the best two.
step-6-task-2-ask = El azul tiene tres sectores, y a ti aún te quedan cartas azules. Puja 2 para salvar los dos mejores.

# Bid 2, and see what is preserved and what falls.
step-6-task-2-otherwise = Puja 2 y mira qué se salva y qué cae.

# Blue keeps 7 of 9. The fallen disk is yours: one more share of blue. Had you bid more than 3, the rest would have gone onto a sector as gems.
step-6-task-2-done = El azul conserva 7 de 9. El disco caído es tuyo: una participación más en el azul. Con más de 3, el resto habría ido a un sector en forma de gemas.

# Events
step-7-title = Los eventos

# Many cards have an action. Play such a card as an event, and you do what it says instead of expanding.
step-7-text-1 = Muchas cartas tienen una acción. Juega una de ellas como evento, y haces lo que dice en vez de expandir un color.

# Others act by themselves: when won, when harvested, when covered, or all the time while they are active. The sign on a card says which.
step-7-text-2 = Otras actúan solas: al ganarlas, al cosecharlas, al cubrirlas o todo el tiempo que están activas. El signo de la carta dice cuándo.

# Your three white cards are worth nothing: white sits on a sector worth 0.
step-7-text-3 = Tus tres cartas blancas no valen nada: el blanco está en un sector que vale 0.

# Play Genesis Device as an event: it raises the poorest sector to the value of the richest.
step-7-task-1-ask = Juega Dispositivo Génesis como evento: sube el sector más pobre al valor del más rico.

# Play Genesis Device as an event; do not expand with it.
step-7-task-1-otherwise = Juega Dispositivo Génesis como evento; no lo uses para expandir.

# White went from 0 to 4, and your three white cards from nothing to 12. The played card is still yours, and it still counts.
step-7-task-1-done = El blanco ha pasado de 0 a 4, y tus tres cartas blancas, de nada a 12. La carta jugada sigue siendo tuya, y sigue contando.

# How it ends
step-8-title = Cómo termina

# The game ends when the last disk has left the pool. Everyone sees it coming, and anyone may hurry or delay it.
step-8-text-1 = La partida acaba cuando el último disco ha salido de la reserva. Todo el mundo lo ve venir, y cualquiera puede adelantarlo o retrasarlo.

# Then you count: your gems, the value of the colour of each card in your hand and pile, and of each dead disk you took.
step-8-text-2 = Entonces cuentas: tus gemas, y el valor del color de cada carta de tu mano y de tu pila, y de cada disco muerto que tengas.

# One disk is left, a blue one. You are ahead: end it.
step-8-text-3 = Queda un disco, uno azul. Vas ganando: acaba ya.

# Expand with Sustainable Farming, your blue card.
step-8-task-1-ask = Expande el azul con Cultivo sostenible, tu carta azul.

# Only blue has a disk left: expand with Sustainable Farming.
step-8-task-1-otherwise = Solo al azul le queda un disco: expándelo con Cultivo sostenible.

# The last disk.
step-8-task-1-done = El último disco.

# Put the last disk on the empty sector between white and blue: 2,-2, worth 2.
step-8-task-2-ask = Pon el último disco en el sector vacío entre el blanco y el azul: 2,-2, que vale 2.

# Take the empty sector 2,-2: it earns 2 and makes blue worth 10.
step-8-task-2-otherwise = Toma el sector vacío 2,-2: cobras 2, y el azul pasa a valer 10.

# The pool is empty, and you win. That is the heart of it: own what grows, and help it grow. Now play a first short game against a novice.
step-8-task-2-done = La reserva está vacía, y ganas. Esa es la clave: tener lo que crece y ayudarlo a crecer. Ahora juega una primera partida corta contra un principiante.
