# Read the board
step-1-title = Lee el tablero

# You are Orange, the disc. Each circle is a planet; the large number is its ships.
step-1-text-1 = Eres Naranja, el disco. Cada círculo es un planeta; el número grande son sus naves.

# Large planets build 8 ships a round, medium ones 5, small ones 2. The more you hold, the more you build.
step-1-text-2 = Los planetas grandes construyen 8 naves por ronda, los medianos 5, los pequeños 2. Cuanto más tienes, más construyes.

# The small numbers are natives, who hold the free planets. Small planets have none: any ship takes them.
step-1-text-3 = Los números pequeños son nativos, que ocupan los planetas libres. Los planetas pequeños no tienen: cualquier nave los toma.

# Take the small planet a5: choose a1, then a5, say how many ships, and confirm.
step-1-task-1-ask = Toma el planeta pequeño a5: elige a1, luego a5, di cuántas naves y confirma.

# That works too, but let's take a5 first: it has no natives.
step-1-task-1-otherwise = También vale, pero tomemos antes a5: no tiene nativos.

# Yours. From now on a5 builds 2 ships a round, and you have two of your three movements left.
step-1-task-1-done = Tuyo. Desde ahora a5 construye 2 naves por ronda, y te quedan dos de tus tres movimientos.

# Natives cost ships once
step-2-title = Los nativos cuestan naves una vez

# A medium planet has 4 natives, a large one 12. You lose as many ships as there are natives.
step-2-text-1 = Un planeta mediano tiene 4 nativos, uno grande 12. Pierdes tantas naves como nativos haya.

# Four ships against four natives are simply gone. With five, one is left, and the planet is yours.
step-2-text-2 = Cuatro naves contra cuatro nativos se pierden sin más. Con cinco, queda una y el planeta es tuyo.

# Before you confirm, the board always tells you how it will end.
step-2-text-3 = Antes de confirmar, el tablero siempre te dice cómo va a terminar.

# Take the medium planet a2 from a1. Send five ships or more.
step-2-task-1-ask = Toma el planeta mediano a2 desde a1. Envía cinco naves o más.

# Send five ships or more from a1 to a2: fewer would be lost for nothing.
step-2-task-1-otherwise = Envía cinco naves o más de a1 a a2: menos se perderían para nada.

# Four ships lost, once. Now a2 builds 5 ships every round, for as long as you hold it.
step-2-task-1-done = Cuatro naves perdidas, una sola vez. Ahora a2 construye 5 naves en cada ronda, mientras lo tengas.

# Move through your realm
step-3-title = Muévete por tu reino

# Connected planets of yours form a realm. Ships cross it in one movement, however far.
step-3-text-1 = Tus planetas conectados forman un reino. Las naves lo cruzan en un solo movimiento, por lejos que sea.

# No planet holds more than its limit: 15 on a small one, 30 on a medium, 60 on a large one. The ring around it shows how full it is.
step-3-text-2 = En ningún planeta caben más naves que su límite: 15 en uno pequeño, 30 en uno mediano, 60 en uno grande. El anillo que lo rodea muestra lo lleno que está.

# You have up to three movements a turn.
step-3-text-3 = Tienes hasta tres movimientos por turno.

# Your outpost a8 looks thin. Send ships from a5 right across to a8.
step-3-task-1-ask = Tu avanzada a8 parece débil. Envía naves de a5 hasta a8, al otro lado.

# Help a8 first: choose a5, then a8.
step-3-task-1-otherwise = Ayuda primero a a8: elige a5, luego a8.

# One movement, from one end of your realm to the other.
step-3-task-1-done = Un movimiento, de un extremo de tu reino al otro.

# Two movements are left. You need not use them: end your turn.
step-3-task-2-ask = Quedan dos movimientos. No tienes que usarlos: termina tu turno.

# You could, but now end your turn.
step-3-task-2-otherwise = Podrías, pero ahora termina tu turno.

# The round is over, and every planet built its ships. The next round begins with you: who goes first changes every round.
step-3-task-2-done = La ronda ha terminado, y cada planeta construyó sus naves. La próxima ronda empieza contigo: quién va primero cambia cada ronda.

# Attack, and guard what you take
step-4-title = Ataca, y protege lo que tomas

# Sky, the triangle, has 11 ships on b4. A planet with an owner defends with one ship more than it holds: 12.
step-4-text-1 = Celeste, el triángulo, tiene 11 naves en b4. Un planeta que es de alguien defiende con una nave más de las que tiene: 12.

# So 12 ships only empty it, and 13 take it with one left there.
step-4-text-2 = Así, 12 naves solo lo vacían, y 13 lo toman y dejan una allí.

# Take b4 from a4 with a small force: 13, 14 or 15 ships.
step-4-task-1-ask = Toma b4 desde a4 con pocas fuerzas: 13, 14 o 15 naves.

# Strike b4 from a4, with 13 to 15 ships.
step-4-task-1-otherwise = Ataca b4 desde a4, con 13 a 15 naves.

# b4 is yours. But only a few ships stand there, and Sky has 15 next door on b2.
step-4-task-1-done = b4 es tuyo. Pero allí hay pocas naves, y Celeste tiene 15 al lado, en b2.

# End your turn and see what Sky makes of it.
step-4-task-2-ask = Termina tu turno y mira qué hace Celeste.

# End your turn: we want to see how Sky answers.
step-4-task-2-otherwise = Termina tu turno: queremos ver cómo responde Celeste.

# Sky needed only six ships to take it back. Taking is cheap, holding is not: leave a guard, or take what cannot be struck.
step-4-task-2-done = A Celeste le bastaron seis naves para recuperarlo. Tomar es barato, conservar no: deja una guardia, o toma lo que no puedan atacar.

# Full planets build nothing
step-5-title = Los planetas llenos no construyen

# After each round every planet builds. What does not fit under its limit is never built.
step-5-text-1 = Después de cada ronda, todos los planetas construyen. Lo que no cabe bajo su límite no se construye.

# Look at a2: 30 of 30. It will build nothing. And a1, with 55 of 60, only five of its eight.
step-5-text-2 = Mira a2: 30 de 30. No construirá nada. Y a1, con 55 de 60, solo cinco de sus ocho.

# Make room: send ten or more ships from a2 into the free planet a4.
step-5-task-1-ask = Haz sitio: envía diez naves o más de a2 al planeta libre a4.

# Send ten or more ships from a2 to a4, but leave one at home.
step-5-task-1-otherwise = Envía diez naves o más de a2 a a4, pero deja una en casa.

# Now a2 has room, and a4 builds too.
step-5-task-1-done = Ahora a2 tiene sitio, y a4 también construye.

# End your turn and watch what is built.
step-5-task-2-ask = Termina tu turno y mira qué se construye.

# End your turn, to see what is built.
step-5-task-2-otherwise = Termina tu turno, para ver qué se construye.

# a2 and a4 built five each. a1 stopped at 60: three ships were never built. Keep ships on the move.
step-5-task-2-done = a2 y a4 construyeron cinco cada uno. a1 se paró en 60: tres naves se quedaron sin construir. Ten tus naves siempre en marcha.

# Cut a realm in two
step-6-title = Corta un reino en dos

# Ships pass only through planets of their own. Sky has 34 on b1, and b2 is their only way to b7 and a8.
step-6-text-1 = Las naves solo pasan por sus propios planetas. Celeste tiene 34 en b1, y b2 es su único camino a b7 y a8.

# If you send every ship away from a planet, you lose it, and all its natives come back.
step-6-text-2 = Si envías fuera todas las naves de un planeta, lo pierdes, y vuelven todos sus nativos.

# Strike b2 with all ten ships of b4.
step-6-task-1-ask = Ataca b2 con las diez naves de b4.

# All ten from b4 to b2, please: nine would be enough, but we want to see b4 stand empty.
step-6-task-1-otherwise = Las diez de b4 a b2, por favor: bastarían nueve, pero queremos ver b4 vacío.

# Sky's realm is cut: the fleet on b1 can no longer reach b7 and a8. The price: b4 stands empty, its four natives are back, and it belongs to nobody.
step-6-task-1-done = El reino de Celeste está cortado: la flota de b1 ya no llega a b7 ni a a8. El precio: b4 queda vacío, sus cuatro nativos han vuelto y no es de nadie.

# How to win
step-7-title = Cómo ganar

# Hold enough production for two rounds in a row, and you win by domination. Here it takes 38 of 62; you have 34.
step-7-text-1 = Ten suficiente producción dos rondas seguidas y ganas por dominación. Aquí hacen falta 38 de 62; tienes 34.

# Everyone gets one turn in between to break it. If nobody dominates, the production of the last rounds is added up, and the most wins.
step-7-text-2 = Entre medias, cada rival tiene un turno para impedirlo. Si nadie domina, se suma la producción de las últimas rondas, y gana quien más tenga.

# Take b3 with about 20 ships, so that both b3 and b4 can stand.
step-7-task-1-ask = Toma b3 con unas 20 naves, de modo que resistan tanto b3 como b4.

# About 20 ships from b4 to b3: enough to hold b3, and a guard for b4.
step-7-task-1-otherwise = Unas 20 naves de b4 a b3: suficientes para conservar b3, y una guardia para b4.

# That was your last movement, and the round is over. With 39 you are dominant. If you still are when this round ends, you win.
step-7-task-1-done = Era tu último movimiento, y la ronda ha terminado. Con 39, dominas. Si sigues así cuando termine esta ronda, ganas.

# Your planets are well guarded. End your turn and let Sky try.
step-7-task-2-ask = Tus planetas están bien protegidos. Termina tu turno y deja que Celeste lo intente.

# All is well: just end your turn.
step-7-task-2-otherwise = Todo va bien: solo termina tu turno.

# Sky struck with everything, and failed. You win by domination.
step-7-task-2-done = Celeste atacó con todo y fracasó. Ganas por dominación.

# The draft
step-8-title = La colonización

# A game begins with a draft. Everyone has 30 ships and settles one planet a turn, in snake order: the last one goes twice, then back to you.
step-8-text-1 = Una partida empieza con la colonización. Cada cual tiene 30 naves y coloniza un planeta por turno, en serpiente: quien va al final juega dos veces, y luego se vuelve hasta ti.

# Settling costs half the natives: 6 ships on a large planet, 2 on a medium one, none on a small one.
step-8-text-2 = Colonizar cuesta la mitad de los nativos: 6 naves en un planeta grande, 2 en uno mediano, ninguna en uno pequeño.

# Spread wide and you build fast; stand together and you are safe.
step-8-text-3 = Si te extiendes, construyes deprisa; si te concentras, estás a salvo.

# Settle the large planet a1 with 13 to 20 ships.
step-8-task-1-ask = Coloniza el planeta grande a1 con 13 a 20 naves.

# Begin with a1, with 13 to 20 ships: the rest is for more planets.
step-8-task-1-otherwise = Empieza por a1, con 13 a 20 naves: el resto es para más planetas.

# Six were lost to the natives, the rest stay on a1. Sky took b1 and b2.
step-8-task-1-done = Seis se perdieron ante los nativos, las demás se quedan en a1. Celeste tomó b1 y b2.

# Your turn again. Settle a2, next to a1, so that the two are one realm.
step-8-task-2-ask = Te toca otra vez. Coloniza a2, junto a a1, para que los dos sean un solo reino.

# Settle a2 with 5 to 9 ships: it makes a realm together with a1.
step-8-task-2-otherwise = Coloniza a2 con 5 a 9 naves: forma un reino junto con a1.

# That is the heart of it: settle, build, guard, and reach for the crown. Now play a first short game against a novice.
step-8-task-2-done = Eso es lo esencial: colonizar, construir, proteger y aspirar a la corona. Ahora juega una primera partida corta contra un principiante.
