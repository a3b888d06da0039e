# Settle in
step-1-title = Colonizar

# You are Orange. Whoever first holds five planets wins.
step-1-text-1 = Eres Naranja. Gana quien primero tenga cinco planetas.

# A site is the centre of a hex or one of its corners. On each you may have a stack of up to 4 ships. A planet with a stack of yours is your colony.
step-1-text-2 = Una casilla es el centro de un hexágono o una de sus esquinas. En cada una puedes tener una escuadra de hasta 4 naves. Un planeta con una escuadra tuya es tu colonia.

# Everyone begins around two planets, with 32 ships at most.
step-1-text-3 = Al inicio, cada cual ocupa dos planetas y el espacio a su alrededor, con 32 naves como mucho.

# Settle around d5: 4 ships on the planet, and 4 on each of the six corners of its hex.
step-1-task-1-ask = Coloniza d5: 4 naves en el planeta y 4 en cada una de las seis esquinas de su hexágono.

# Take d5, and fill it and all its corners with 4 ships each.
step-1-task-1-otherwise = Toma d5, y pon 4 naves en el planeta y en cada una de sus esquinas.

# 28 ships on seven sites. Sky and Green have settled around two planets each.
step-1-task-1-done = 28 naves en siete casillas. Celeste también tiene ya dos planetas, y Verde otros dos.

# You have 4 ships left. Put them all on e3 or e6, the planets next door.
step-1-task-2-ask = Te quedan 4 naves. Ponlas todas en e3 o e6, los planetas de al lado.

# Put all 4 on e3 or e6: near d5 they are worth most.
step-1-task-2-otherwise = Pon las 4 en e3 o e6: cerca de d5 es donde más valen.

# Two colonies: two of your five pips are filled. And you drew seven cards, to fight with.
step-1-task-2-done = Dos colonias: dos de tus cinco marcas están llenas. Y has robado siete cartas, para combatir con ellas.

# Two moves a turn
step-2-title = Dos movimientos por turno

# On your turn you have two actions. One kind of action is a move: ships of a stack go to the next site, as many as you like.
step-2-text-1 = En tu turno tienes dos acciones. Un tipo de acción es mover: naves de una escuadra van a una casilla vecina, tantas como quieras.

# A site where somebody else stands, and you don't, is closed to you. And no stack grows above 4.
step-2-text-2 = Una casilla donde hay naves de alguien, y ninguna tuya, está cerrada para ti. Y ninguna escuadra pasa de 4.

# Move ships from e5 to f5, the planet in the middle.
step-2-task-1-ask = Mueve naves de e5 a f5, el planeta del centro.

# Send ships from e5 to f5.
step-2-task-1-otherwise = Envía naves de e5 a f5.

# A third colony. What you left on e5 stays there.
step-2-task-1-done = La tercera colonia. Lo que has dejado en e5 se queda ahí.

# Now from d6 to e6, another empty planet.
step-2-task-2-ask = Ahora de d6 a e6, otro planeta libre.

# Send ships from d6 to e6.
step-2-task-2-otherwise = Envía naves de d6 a e6.

# Four colonies: one more would win. That was your second action, so Sky and Green have had their turns, and it's yours again.
step-2-task-2-done = Cuatro colonias: con una más ganarías. Esa era tu segunda acción, así que Celeste y Verde han jugado su turno, y vuelve a ser el tuyo.

# Invade
step-3-title = Invadir

# The other kind of action is to invade a stack next to yours. Your whole stack attacks.
step-3-text-1 = El otro tipo de acción es invadir: toda tu escuadra ataca a una escuadra vecina.

# Both sides choose a card in secret, and turn them over together. If both are Attack cards, ships and card are added up, and the higher sum wins. The defence wins ties.
step-3-text-2 = Ambos bandos eligen una carta en secreto y las revelan a la vez. Si las dos son Asaltos, se suman naves y carta, y gana el total más alto. La defensa gana los empates.

# Sky has 1 ship on f5, and nothing near it.
step-3-text-3 = Celeste tiene 1 nave en f5, y nada cerca.

# Invade f5 from e5.
step-3-task-1-ask = Invade f5 desde e5.

# Invade f5, from e5: you have 4 ships there.
step-3-task-1-otherwise = Invade f5 desde e5: ahí tienes 4 naves.

# Sky has chosen a card. Now yours.
step-3-task-1-done = Celeste ha elegido una carta. Te toca.

# Play Attack 5 or Attack 8.
step-3-task-2-ask = Juega Asalto 5 o Asalto 8.

# You have better than that: Attack 5 or Attack 8.
step-3-task-2-otherwise = Tienes algo mejor: Asalto 5 o Asalto 8.

# Sky had Attack 2: 1 + 2 = 3, and you have far more. The ship goes to Sky's graveyard. Whoever wins may make one more move.
step-3-task-2-done = Celeste tenía Asalto 2: 1 + 2 = 3, y tú tienes mucho más. La nave va al cementerio de Celeste. Quien gana puede mover una vez más: es el movimiento de victoria.

# Move into f5.
step-3-task-3-ask = Entra en f5.

# Take f5 with ships from e5.
step-3-task-3-otherwise = Toma f5 con naves de e5.

# Your third colony. As you won, your turn goes on; had you lost, your ships would be gone and your turn over.
step-3-task-3-done = Tu tercera colonia. Como has ganado, tu turno sigue; si hubieras perdido, habrías perdido también tus naves y el resto del turno.

# Support and allies
step-4-title = Apoyo y aliados

# Stacks next to the invaded site can take part: your own as support, and other players' as allies. They count like the rest, and stay where they stand. If their side loses, they are lost too.
step-4-text-1 = Las escuadras junto a la casilla invadida pueden participar: las tuyas como apoyo, las demás como aliadas. Cuentan como el resto y se quedan donde están. Si su bando pierde, también se pierden.

# Sky invades Green on e6, and you stand right next to it.
step-4-text-2 = Celeste invade a Verde en e6, y tú estás justo al lado.

# Help Green, with d6, with e5, or with both.
step-4-task-1-ask = Ayuda a Verde, con d6, con e5 o con las dos.

# Help the defence this time: Sky is the stronger one.
step-4-task-1-otherwise = Esta vez ayuda a la defensa: Celeste es más fuerte.

# With your help Green held out, and Sky's 4 ships are lost. Green moved into f6 and ended its turn. Now it's yours.
step-4-task-1-done = Con tu ayuda Verde ha resistido, y las 4 naves de Celeste se han perdido. Verde ha entrado en f6 y ha terminado su turno. Ahora te toca.

# Invade Sky on f5 from e5, with e4 as support.
step-4-task-2-ask = Invade a Celeste en f5 desde e5, con e4 como apoyo.

# Invade f5 from e5, and call e4 to help.
step-4-task-2-otherwise = Invade f5 desde e5 y pide apoyo a e4.

# Green joins you with the 2 ships on f6. Sky has chosen a card.
step-4-task-2-done = Verde se une a ti con las 2 naves de f6. Celeste ha elegido una carta.

# Attack 5 or Attack 8, to be sure.
step-4-task-3-otherwise = Asalto 5 o Asalto 8, para ir sobre seguro.

# You had 4 + 2, 2 from Green, and your card: more than Sky's 4 + 2.
step-4-task-3-done = Tenías 4 + 2, 2 de Verde y tu carta: más que los 4 + 2 de Celeste.

# Only you move after a win, not your ally. Sky will remember what Green did.
step-4-task-4-done = Tras ganar te mueves tú, no quien se alía contigo. Celeste recordará lo que ha hecho Verde.

# Defend cards
step-5-title = Las Maniobras

# A Defend card loses to an Attack, but on its own terms. Retreat: you lose no ships. Negotiate: for every ship you lose you take a card from the winner's hand. Sabotage: the other main stack is lost too. Quash: nothing happens at all.
step-5-text-1 = Una Maniobra pierde contra un Asalto, pero a su manera. Retirada: no pierdes naves. Negociación: por cada nave que pierdes tomas una carta de la mano ganadora. Sabotaje: la otra escuadra principal también se pierde. Veto: no pasa nada en absoluto.

# If both play Defend cards, both win.
step-5-text-2 = Si ambos bandos juegan Maniobras, ganan ambos.

# Sky invades e6, where you have 3 ships.
step-5-text-3 = Celeste invade e6, donde tienes 3 naves.

# Play Retreat.
step-5-task-1-ask = Juega Retirada.

# Save your ships: play Retreat.
step-5-task-1-otherwise = Salva tus naves: juega Retirada.

# Sky had Attack 6. You lose, but your ships may step aside.
step-5-task-1-done = Celeste tenía Asalto 6. Pierdes, pero tus naves pueden apartarse.

# Withdraw to d7.
step-5-task-2-ask = Retírate a d7.

# Withdraw to d7 this time.
step-5-task-2-otherwise = Esta vez retírate a d7.

# Sky moved into e6, and invades d5 as its second action.
step-5-task-2-done = Celeste ha entrado en e6, e invade d5 con su segunda acción.

# Play Negotiate.
step-5-task-3-ask = Juega Negociación.

# Play Negotiate, and be paid for your losses.
step-5-task-3-otherwise = Juega Negociación, y cobra por tus pérdidas.

# 3 ships lost, and 3 cards taken: a Negotiate among them. Now Green invades your ship on c3.
step-5-task-3-done = 3 naves perdidas y 3 cartas tomadas, entre ellas una Negociación. Ahora Verde ataca tu nave en c3.

# Play Sabotage.
step-5-task-4-ask = Juega Sabotaje.

# Play Sabotage: you lose 1 ship, and Green 4.
step-5-task-4-otherwise = Juega Sabotaje: tú pierdes 1 nave, y Verde 4.

# Green's Attack 10 was wasted: your 1 ship is lost, but so are Green's 4. It's your turn.
step-5-task-4-done = Verde ha malgastado Asalto 10: pierdes 1 nave, pero Verde pierde 4. Es tu turno.

# Invade Sky on e6 from d7.
step-5-task-5-ask = Invade a Celeste en e6 desde d7.

# Invade e6, from d7.
step-5-task-5-otherwise = Invade e6 desde d7.

# Sky calls no support, and has chosen one of its two cards.
step-5-task-5-done = Celeste no pide apoyo, y ha elegido una de sus dos cartas.

# Play Negotiate. You took one from Sky.
step-5-task-6-ask = Juega Negociación. Tomaste una de la mano de Celeste.

# Play Negotiate once more.
step-5-task-6-otherwise = Juega Negociación otra vez.

# Two Negotiates are an accord. You each draw a card, and may move from your main stack into the other's planet in peace.
step-5-task-6-done = Dos Negociaciones hacen un acuerdo. Cada bando roba una carta y puede moverse en paz desde su escuadra principal al planeta del otro.

# Move 1 or 2 ships into e6.
step-5-task-7-ask = Mueve 1 o 2 naves a e6.

# Move 1 or 2 ships from d7 to e6.
step-5-task-7-otherwise = Mueve 1 o 2 naves de d7 a e6.

# A joint colony: it counts for both of you. And as you didn't lose, your turn goes on.
step-5-task-7-done = Una colonia común: cuenta para Celeste y para ti. Y como no has perdido, tu turno sigue.

# Minerals and gas
step-6-title = Mineral y gas

# Some hexes have minerals or gas. A stack on the centre brings you 1 of it at the start of each of your turns.
step-6-text-1 = Algunos hexágonos tienen mineral o gas: son yacimientos. Una escuadra en su centro te da 1 al empezar cada uno de tus turnos.

# You hold b3 with minerals and c6 with gas, and have 1 mineral and 2 gas. Before your actions you may buy and trade.
step-6-text-2 = Ocupas b3, con mineral, y c6, con gas, y tienes 1 mineral y 2 de gas. Antes de tus acciones puedes comprar y comerciar.

# Buy ships: 1 mineral brings back up to two, onto your stacks.
step-6-task-1-ask = Compra naves: por 1 mineral vuelven hasta dos, a tus escuadras.

# Buy ships first, for your mineral.
step-6-task-1-otherwise = Compra primero naves con tu mineral.

# Ships come out of your graveyard: those that were lost, and those you never placed.
step-6-task-1-done = Las naves salen de tu cementerio: las que has perdido y las que nunca colocaste.

# Buy a card for 1 gas.
step-6-task-2-ask = Compra una carta por 1 de gas.

# Buy a card.
step-6-task-2-otherwise = Compra una carta.

# You can buy cards while you hold fewer than ten.
step-6-task-2-done = Puedes comprar cartas mientras tengas menos de diez.

# Offer Sky 1 gas for 1 mineral.
step-6-task-3-ask = Ofrece a Celeste 1 de gas por 1 mineral.

# Offer Sky 1 gas, and ask for 1 mineral.
step-6-task-3-otherwise = Ofrece a Celeste 1 de gas y pide 1 mineral.

# Your gas is set aside until Sky answers on its own turn. You have nothing left to buy with, so now you act.
step-6-task-3-done = Tu gas queda apartado hasta que Celeste responda en su propio turno. No te queda nada con que comprar, así que pasas a tus acciones.

# Occupy a third spot: move ships from d4 to c3, with gas.
step-6-task-4-ask = Ocupa un tercer yacimiento: mueve naves de d4 a c3, con gas.

# Move from d4 to c3.
step-6-task-4-otherwise = Mueve naves de d4 a c3.

# From now on c3 pays, too.
step-6-task-4-done = Desde ahora también rinde c3.

# End your turn.
step-6-task-5-ask = Termina tu turno.

# That's enough for this turn: end it.
step-6-task-5-otherwise = Ya basta por este turno: termínalo.

# Sky took your offer. Your turn begins again, and your three spots have paid: 2 minerals and 2 gas.
step-6-task-5-done = Celeste ha aceptado tu oferta. Empieza otro turno tuyo, y tus tres yacimientos han rendido: 2 minerales y 2 de gas.

# Your race
step-7-title = Tu raza

# Everyone secretly plays one of 16 races. A race has no effect before it is shown: in your supply step, with your card, or when one of its powers is asked for. Then it stays open for good.
step-7-text-1 = Cada cual juega en secreto con una de 16 razas. Una raza no hace nada antes de revelarse: en tu fase de suministro, con tu carta, o cuando se te pregunta por uno de sus poderes. Luego queda a la vista para siempre.

# You are Mason, who builds walls. When Mason defends, its main stack counts twice.
step-7-text-2 = Tu raza es Albañil, que levanta muros. Cuando Albañil defiende, su escuadra principal cuenta doble.

# Sky invades d5 with 4 ships and 3 in support.
step-7-text-3 = Celeste invade d5 con 4 naves y 3 de apoyo.

# Play any Attack, and reveal your race with it.
step-7-task-1-ask = Juega cualquier Asalto y revela con él tu raza.

# Play an Attack, and reveal your race: alone the card is too weak.
step-7-task-1-otherwise = Juega un Asalto y revela tu raza: la carta sola es demasiado débil.

# Sky had Attack 4: 4 + 3 + 4 = 11. Your 4 ships counted 8, so even Attack 3 was enough. Sky's 7 ships are lost.
step-7-task-1-done = Celeste tenía Asalto 4: 4 + 3 + 4 = 11. Tus 4 naves han contado 8, así que bastaba incluso Asalto 3. Se pierden las 7 naves de Celeste.

# Keep your ships together: make no victory move.
step-7-task-2-ask = Mantén juntas tus naves: no hagas movimiento de victoria.

# Stay where you are this time.
step-7-task-2-otherwise = Esta vez quédate donde estás.

# Green has had its turn, and now it's yours.
step-7-task-2-done = Verde ha jugado su turno, y ahora te toca.

# Mason can also walk over two sites in one action, and leave ships on each. Walk from d5 over c5 to c6, an empty planet.
step-7-task-3-ask = Albañil también puede caminar por dos casillas en una acción y dejar naves en cada una. Camina de d5 por c5 hasta c6, un planeta libre.

# Walk from d5 over c5 to c6.
step-7-task-3-otherwise = Camina de d5 por c5 hasta c6.

# Three stacks in a row, and a new colony. Hold a race card, or rest the pointer on it, to read what it can do.
step-7-task-3-done = Tres escuadras en fila, y una nueva colonia. Mantén pulsada una carta de raza, o deja el puntero encima, para leer lo que puede hacer.

# Five planets
step-8-title = Cinco planetas

# Sky holds four planets: f5, g3, h5 and i3. From g3 it could reach f2, the last empty one, on its next turn, and win.
step-8-text-1 = Celeste tiene cuatro planetas: f5, g3, h5 e i3. Desde g3 podría llegar en su próximo turno a f2, el último libre, y ganar.

# You hold three. Nobody wins in the first round; after that five planets win at once, on anybody's turn. After round 15 the most planets win.
step-8-text-2 = Tú tienes tres. Nadie gana en la primera ronda; después, cinco planetas ganan al instante, en el turno de quien sea. Tras la ronda 15 gana quien tenga más planetas.

# Strike the leader: invade f5 from e5, with e4 as support.
step-8-task-1-ask = Golpea a quien va en cabeza: invade f5 desde e5, con e4 como apoyo.

# Sky has chosen a card.
step-8-task-1-done = Celeste ha elegido una carta.

# Play Attack 8.
step-8-task-2-ask = Juega Asalto 8.

# Sky is strong: play Attack 8, your best.
step-8-task-2-otherwise = Celeste es fuerte: juega Asalto 8, lo mejor que tienes.

# 4 + 4 + 8 = 16 against 4 + 6 = 10. Sky is down to three planets.
step-8-task-2-done = 4 + 4 + 8 = 16 contra 4 + 6 = 10. A Celeste solo le quedan tres planetas.

# Four planets. And you have one more action.
step-8-task-3-done = Cuatro planetas. Y te queda una acción.

# Take f2 before Sky does: move there from e2.
step-8-task-4-ask = Toma f2 antes que Celeste: mueve allí desde e2.

# Move from e2 to f2.
step-8-task-4-otherwise = Mueve de e2 a f2.

# Five planets: you win! That is the heart of it: spread out, choose your moment, and keep an eye on the leader. Now play a first game against a novice.
step-8-task-4-done = Cinco planetas: ¡has ganado! Esa es la esencia: extiéndete, elige tu momento y no pierdas de vista a quien va en cabeza. Ahora juega una primera partida contra un principiante.
