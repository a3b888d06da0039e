### Kardashev's lesson, in Spanish. Orange and Sky are seats.

# Two home worlds
step-1-title = Dos mundos de origen

# You are Orange, and you play the Imperialist. Your home worlds lie at the top: g5 with a colony of level 2, h5 with one of level 1.
step-1-text-1 = Eres Naranja y juegas con el Imperialista. Tus mundos de origen están arriba: g5 con una colonia de nivel 2, h5 con una de nivel 1.

# The symbols of a planet say what it yields: food, matter or energy. The fourth, military, yields no cards; it lets you build fleets.
step-1-text-2 = Los símbolos de un planeta dicen qué produce: comida, materia o energía. El cuarto, el militar, no produce cartas; te permite construir flotas.

# You have three actions on your turn. The first to learn is the harvest: each colony brings as many cards as it has levels.
step-1-text-3 = Tienes tres acciones en tu turno. La primera que vas a aprender es la cosecha: cada colonia da tantas cartas como niveles tiene.

# Harvest.
step-1-task-1-ask = Cosecha.

# That works too, but harvest first: it costs nothing.
step-1-task-1-otherwise = Eso también vale, pero antes cosecha: no cuesta nada.

# 2 matter from g5 and 1 food from h5. You now hold 2 food, 3 matter and 1 energy.
step-1-task-1-done = 2 de materia de g5 y 1 de comida de h5. Ahora tienes 2 de comida, 3 de materia y 1 de energía.

# Raise a colony, g5 or h5. A level costs 1 food and 1 matter.
step-1-task-2-ask = Amplía una colonia, g5 o h5. Un nivel cuesta 1 de comida y 1 de materia.

# Raise g5 or h5 by a level.
step-1-task-2-otherwise = Amplía g5 o h5 en un nivel.

# One card more at every harvest, and 2 points more at the end. Harvesting and raising are base actions: your third action would be research.
step-1-task-2-done = Una carta más en cada cosecha, y 2 puntos más al final. Cosechar y ampliar son acciones básicas: tu tercera acción sería de investigación.

# A tile, and the colony next door
step-2-title = Una loseta, y la colonia de al lado

# Every round brings you a tile. Your turn begins with it: put it on any unexplored blue space. White ones open when the blue is nearly full.
step-2-text-1 = Cada ronda te trae una loseta. Tu turno empieza con ella: colócala en cualquier casilla azul sin explorar. Las blancas se abren cuando las azules están casi llenas.

# Face up it's the planet you see. Face down it's a destroyed planet for good, and you gain 1 card.
step-2-text-2 = Boca arriba es el planeta que ves. Boca abajo es un planeta destruido para siempre, y obtienes 1 carta.

# Place your tile face up next to g5: on f4 or f5.
step-2-task-1-ask = Coloca tu loseta boca arriba junto a g5: en f4 o f5.

# Place it face up, on f4 or f5: right next to g5, so that you can settle it at once.
step-2-task-1-otherwise = Colócala boca arriba, en f4 o f5: justo al lado de g5, para poder colonizarla enseguida.

# A planet with food and energy. You had no energy at home.
step-2-task-1-done = Un planeta con comida y energía. En casa no tenías energía.

# Colonize it, for 1 food and 1 matter.
step-2-task-2-ask = Colonízalo, por 1 de comida y 1 de materia.

# g6 is next door too, but take the new planet: it has energy.
step-2-task-2-otherwise = g6 también está al lado, pero toma el planeta nuevo: tiene energía.

# You may settle next to your colonies, or wherever a fleet of yours stands. When you harvest here, you choose between food and energy.
step-2-task-2-done = Puedes colonizar junto a tus colonias, o donde haya una flota tuya. Cuando coseches aquí, elegirás entre comida y energía.

# When a card is missing
step-3-title = Cuando falta una carta

# You hold 6 matter and 2 energy, but no food. A colony takes 1 food and 1 matter to raise.
step-3-text-1 = Tienes 6 de materia y 2 de energía, pero nada de comida. Ampliar una colonia cuesta 1 de comida y 1 de materia.

# Compile is a research action: take any card from the bank.
step-3-text-2 = Sintetizar es una acción de investigación: toma de la banca una carta cualquiera.

# And there's always a costlier way: for a card you lack, four cards of one other type will do.
step-3-text-3 = Y siempre hay un modo más caro: en lugar de una carta que te falta, sirven cuatro cartas iguales de otro tipo.

# Compile 1 food.
step-3-task-1-ask = Sintetiza 1 de comida.

# It's food you lack: compile 1 food.
step-3-task-1-otherwise = Lo que te falta es comida: sintetiza 1 de comida.

# Now you have all that a colony needs.
step-3-task-1-done = Ahora tienes todo lo que necesita una colonia.

# Raise f5 or h5.
step-3-task-2-ask = Amplía f5 o h5.

# Raise f5 or h5: the food is for that.
step-3-task-2-otherwise = Amplía f5 o h5: para eso es la comida.

# The food is gone again. But you still have 5 matter.
step-3-task-2-done = Otra vez sin comida. Pero aún tienes 5 de materia.

# Raise another level. Four matter stand in for the food.
step-3-task-3-ask = Amplía otro nivel. Cuatro de materia sustituyen a la comida.

# One action is left: raise a colony once more.
step-3-task-3-otherwise = Te queda una acción: amplía una colonia otra vez.

# Five matter for one level: expensive, but better than going without. That was your third action, so Sky has had a turn, and round 4 begins.
step-3-task-3-done = Cinco de materia por un nivel: caro, pero mejor que nada. Era tu tercera acción, así que Celeste ya ha jugado su turno y empieza la ronda 4.

# Research
step-4-title = Investigar

# Every role has its own tree of 18 technologies. You keep what you research, and it counts at the end: 1, 3 or 5 points for level 1, 2 or 3.
step-4-text-1 = Cada rol tiene su propio árbol de 18 tecnologías. Lo que investigas es tuyo, y cuenta al final: 1, 3 o 5 puntos por el nivel 1, 2 o 3.

# Some exclude each other. Harvest Rover brings 1 card more for each fleet of yours on a planet with a colony, Asteroid Mining for each on a planet without. You can't keep both.
step-4-text-2 = Algunas se excluyen. Róver cosechador da 1 carta más por cada flota tuya en un planeta con colonia; Mina de asteroides, por cada una en un planeta sin colonia. No puedes conservar las dos.

# Your fleet stands on your colony g5. Research Harvest Rover.
step-4-task-1-ask = Tu flota está en tu colonia g5. Investiga Róver cosechador.

# Research Harvest Rover: it suits a fleet that stays at home.
step-4-task-1-otherwise = Investiga Róver cosechador: le va bien a una flota que se queda en casa.

# It works at once. If you ever research Asteroid Mining, you lose Harvest Rover, without a refund.
step-4-task-1-done = Funciona enseguida. Si algún día investigas Mina de asteroides, pierdes Róver cosechador, sin reembolso.

# Now harvest.
step-4-task-2-ask = Ahora cosecha.

# Harvest, to see what the Rover brings.
step-4-task-2-otherwise = Cosecha, para ver lo que da el róver.

# f5 has two levels, and food and energy to choose from.
step-4-task-2-done = f5 tiene dos niveles, y puedes elegir entre comida y energía.

# Choose 2 cards from f5.
step-4-task-3-ask = Elige 2 cartas de f5.

# And the last card is the Rover's: 1 matter from g5, where your fleet stands. Sky has had a turn since.
step-4-task-3-done = Y la última carta es del róver: 1 de materia de g5, donde está tu flota. Celeste ya ha jugado su turno.

# Fleets
step-5-title = Flotas

# Fleets explore, fight, and settle far away. They fly on energy: a fleet of level 1 goes 2 tiles for 1 energy, one of level 2 pays 1 for each tile, one of level 3 pays 2.
step-5-text-1 = Las flotas exploran, luchan y colonizan lejos. Vuelan con energía: una flota de nivel 1 recorre 2 casillas por 1 de energía, una de nivel 2 paga 1 por casilla, una de nivel 3 paga 2.

# They pass planets, empty space and your own pieces. Where nobody has been, you draw a tile and place it there.
step-5-text-2 = Atraviesan planetas, espacio vacío y tus propias fichas. Donde no ha estado nadie, robas una loseta y la colocas allí.

# Explore the middle of the board: move your fleet from g5 to e5.
step-5-task-1-ask = Explora el centro del tablero: mueve tu flota de g5 a e5.

# Send the fleet from g5 to e5, the middle of the board.
step-5-task-1-otherwise = Envía la flota de g5 a e5, el centro del tablero.

# Two tiles, 1 energy. You've found a planet with matter and energy.
step-5-task-1-done = Dos casillas, 1 de energía. Has encontrado un planeta con materia y energía.

# Place it face up.
step-5-task-2-ask = Colócalo boca arriba.

# Face down, the planet would be destroyed and your fleet with it. Place it face up.
step-5-task-2-otherwise = Boca abajo, el planeta quedaría destruido, y tu flota con él. Colócalo boca arriba.

# Your fleet stands on it. And g5 has room for a new one.
step-5-task-2-done = Tu flota se queda en él. Y en g5 hay sitio para otra nueva.

# Build a fleet of level 2 on g5. Each level costs 1 matter and 1 energy.
step-5-task-3-ask = Construye una flota de nivel 2 en g5. Cada nivel cuesta 1 de materia y 1 de energía.

# A fleet of level 2 on g5, please.
step-5-task-3-otherwise = Una flota de nivel 2 en g5, por favor.

# You build on colonies with the military symbol, up to the level of the colony. A level of a fleet is 1 point at the end.
step-5-task-3-done = Construyes en colonias con el símbolo militar, hasta el nivel de la colonia. Un nivel de una flota es 1 punto al final.

# Bids
step-6-title = Pujas

# How do you get your tile? In each round everyone draws one, face up. Then all bid in secret, and the highest bid picks first: when to act, and which tile.
step-6-text-1 = ¿Cómo consigues tu loseta? En cada ronda cada cual roba una, boca arriba. Luego se puja en secreto, y quien más puja elige antes: cuándo actuar y qué loseta tomar.

# You don't pay what you bid, but what the next player below you bid. It goes to whoever drew your tile; for your own tile, to the bank.
step-6-text-2 = No pagas lo que has pujado, sino la siguiente puja más baja. El precio va a quien robó tu loseta; por la tuya, a la banca.

# This time Sky drew food, matter and military; yours has food alone.
step-6-text-3 = Esta vez Celeste robó comida, materia y militar; la tuya solo tiene comida.

# Bid 3 or more.
step-6-task-1-ask = Puja 3 o más.

# Sky's tile is worth a real bid: 3 or more.
step-6-task-1-otherwise = La loseta de Celeste merece una puja de verdad: 3 o más.

# Sky bid 2. So you pick first, and your price is 2.
step-6-task-1-done = Celeste pujó 2. Así que eliges antes, y tu precio es 2.

# Take position 1, to act first.
step-6-task-2-ask = Toma la posición 1, para empezar tú.

# Last can be good too, but go first this time: take position 1.
step-6-task-2-otherwise = Ir al final también puede ser bueno, pero esta vez empieza tú: toma la posición 1.

# Now the tile.
step-6-task-2-done = Ahora, la loseta.

# Take Sky's tile.
step-6-task-3-ask = Toma la loseta de Celeste.

# Yours has only food. Take Sky's, with three symbols.
step-6-task-3-otherwise = La tuya solo tiene comida. Toma la de Celeste, con tres símbolos.

# The price goes to Sky, who drew it.
step-6-task-3-done = El precio va a Celeste, que la robó.

# Pay 2 cards, whichever you need least.
step-6-task-4-ask = Paga 2 cartas, las que menos necesites.

# Sky is left with your tile and position 2, and pays nothing. Your turn begins.
step-6-task-4-done = A Celeste le quedan tu loseta y la posición 2, y no paga nada. Empieza tu turno.

# Attack
step-7-title = Ataque

# Sky has a colony of level 2 on d4. To take it you need more than that: your fleet on e4 alone, level 2, would fail.
step-7-text-1 = Celeste tiene una colonia de nivel 2 en d4. Para conquistarla necesitas más que eso: tu flota en e4 sola, de nivel 2, fracasaría.

# But your other fleets next to d4 can help, for 1 energy each. The one on e5 has level 1: together 3 against 2.
step-7-text-2 = Pero tus otras flotas junto a d4 pueden ayudar, por 1 de energía cada una. La de e5 tiene nivel 1: juntas, 3 contra 2.

# The defender may call on fleets next to it, too. Sky has none.
step-7-text-3 = La defensa también puede llamar a flotas vecinas. Celeste no tiene ninguna.

# Attack d4 with the fleet on e4, straight from e4: if an attack fails, the fleet goes back to where it came from.
step-7-task-1-ask = Ataca d4 con la flota en e4, directamente desde e4: si un ataque fracasa, la flota vuelve al lugar de donde vino.

# Send the fleet on e4, level 2, straight to d4: every way round costs more energy.
step-7-task-1-otherwise = Envía la flota en e4, de nivel 2, directamente a d4: cualquier rodeo cuesta más energía.

# The way costs 1 energy. Now for the help.
step-7-task-1-done = El camino cuesta 1 de energía. Ahora, la ayuda.

# Let the fleet on e5 help.
step-7-task-2-ask = Haz que ayude la flota en e5.

# 2 against 2 is not enough. Let the fleet on e5 help.
step-7-task-2-otherwise = 2 contra 2 no basta. Haz que ayude la flota en e5.

# 3 against 2: the colony is yours with both its levels, and your fleet is on it.
step-7-task-2-done = 3 contra 2: la colonia es tuya con sus dos niveles, y tu flota está en ella.

# The end, and the score
step-8-title = El final y la puntuación

# When somebody has fewer than 3 colony pieces left, the round is finished, and one more is played. You have 3.
step-8-text-1 = Cuando a alguien le quedan menos de 3 fichas de colonia, se termina la ronda y se juega una más. A ti te quedan 3.

# Then you count: 2 points for each level of your colonies, 1 for each level of your fleets, and 1, 3 or 5 for a technology. Cards count nothing.
step-8-text-2 = Después se cuenta: 2 puntos por cada nivel de tus colonias, 1 por cada nivel de tus flotas, y 1, 3 o 5 por cada tecnología. Las cartas no cuentan.

# You stand at 31, and so does Sky.
step-8-text-3 = Llevas 31, y Celeste también.

# Raise any colony, and bring on the last round.
step-8-task-1-ask = Amplía cualquier colonia, y haz que llegue la última ronda.

# One action is left this turn: raise a colony.
step-8-task-1-otherwise = Te queda una acción este turno: amplía una colonia.

# 33 against 31, and round 10 is the last.
step-8-task-1-done = 33 contra 31, y la ronda 10 es la última.

# You don't mind acting last: bid 0, and keep your cards.
step-8-task-2-ask = No te importa actuar al final: puja 0 y quédate con tus cartas.

# Your cards do more for you on your turn. Bid 0.
step-8-task-2-otherwise = Tus cartas te sirven más en tu turno. Puja 0.

# Sky went first and researched Accretion Device, 5 points. That makes 36, and you have 33. Now it's your turn, the last of the game.
step-8-task-2-done = Celeste ha empezado y ha investigado Acreción, 5 puntos. Con eso tiene 36, y tú 33. Ahora es tu turno, el último de la partida.

# Place your tile face up, anywhere.
step-8-task-3-ask = Coloca tu loseta boca arriba, donde quieras.

# Face up will do.
step-8-task-3-otherwise = Boca arriba está bien.

# A tile brings no points. What does?
step-8-task-3-done = Una loseta no da puntos. ¿Qué los da?

# Research Accretion Device or Antimatter: level 3, 5 points. Raising a colony would be 2.
step-8-task-4-ask = Investiga Acreción o Antimateria: nivel 3, 5 puntos. Ampliar una colonia serían 2.

# Look for level 3: Accretion Device or Antimatter.
step-8-task-4-otherwise = Busca el nivel 3: Acreción o Antimateria.

# The price leaves you a choice.
step-8-task-4-done = El precio te deja elegir.

# Pay it with any cards you like.
step-8-task-5-ask = Págalo con las cartas que quieras.

# 38 against 36.
step-8-task-5-done = 38 contra 36.

# That's enough. End your turn.
step-8-task-6-ask = Con eso basta. Termina tu turno.

# You're ahead: just end your turn.
step-8-task-6-otherwise = Vas por delante: termina tu turno y ya está.

# You win, 38 to 36. That is the heart of it: settle, harvest, research, and watch the bids. Now play a first short game against a novice.
step-8-task-6-done = Ganas, 38 a 36. De eso se trata: coloniza, cosecha, investiga y vigila las pujas. Ahora juega una primera partida corta contra un principiante.
