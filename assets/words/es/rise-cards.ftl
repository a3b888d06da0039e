### empire = imperio
### while active = Si está activa
### when won (in an auction) = Al ganarla
### when harvested = Al cosecharla
### when it stops being active = Al desactivarse
### at the start, at the end of your turn = Al inicio, al final de tu turno
### place (a disk, by the usual rule) = colocar; put (where the card says) = poner
### map = mapa
### opponent = otra persona

# Nobody owns the four empires. Buy into the ones that rise.
tagline = Los cuatro imperios no son de nadie. Invierte en los que suben.

# Adam Blinkinsop, The Rise and Fall of Galactic Empires 0.4 (2015)
credit = Adam Blinkinsop, The Rise and Fall of Galactic Empires 0.4 (2015)

# Stasis Pods
cards-stasis-pods-name = Cápsulas de estasis

# While active: there is no preservation. No bids, nobody preserves anything, nothing is destroyed.
cards-stasis-pods-text = Si está activa: no hay rescates. Nadie puja, nadie salva nada, no se destruye nada.

# Vote of Confidence
cards-vote-of-confidence-name = Voto de confianza

# When won in an auction: choose an explored sector and add gems equal to your bid to it.
cards-vote-of-confidence-text = Al ganarla: elige un sector explorado y añádele tantas gemas como tu puja.

# Beta Theory
cards-beta-theory-name = Teoría beta

# When harvested: gain one market card of your choice.
cards-beta-theory-text = Al cosecharla: obtén una carta del mercado a tu elección.

# Black Stars
cards-black-stars-name = Estrellas negras

# At the end of your turn put 1 gem on this card. When it stops being active, all its gems go to one explored sector of your choice.
cards-black-stars-text = Al final de tu turno: pon 1 gema en esta carta. Al desactivarse: todas sus gemas van a un sector explorado a tu elección.

# The One True Path
cards-the-one-true-path-name = Senda verdadera

# At the start of your turn: recover one card from your pile, even this one.
cards-the-one-true-path-text = Al inicio de tu turno: recupera una carta de tu pila, incluso esta.

# Dark Ages
cards-dark-ages-name = Edad oscura

# Discard your whole hand onto your pile, in the order you choose.
cards-dark-ages-text = Descarta toda tu mano en tu pila, en el orden que elijas.

# Remembrance
cards-remembrance-name = Conmemoración

# Take the bottom card of the deck, show it and auction it.
cards-remembrance-text = Toma la carta del fondo del mazo, enséñala y subástala.

# Spycraft
cards-spycraft-name = Espionaje

# Execute the active card of an opponent. It stays where it is.
cards-spycraft-text = Resuelve la carta activa de otra persona. Se queda donde está.

# Drakon's Escape
cards-drakons-escape-name = Fuga de Drakon

# Move one whole stack to an adjacent sector, explored or not, on top of what is there.
cards-drakons-escape-text = Mueve una torre entera a un sector vecino, explorado o no, encima de lo que haya allí.

# The Altemian Purge
cards-the-altemian-purge-name = Purga altemiana

# Harvest one market card of your choice.
cards-the-altemian-purge-text = Cosecha una carta del mercado a tu elección.

# The Awakening
cards-the-awakening-name = Despertar

# Put a disk of any colour from the pool on an empty sector, anywhere, and add 1 gem there.
cards-the-awakening-text = Pon un disco de la reserva, de cualquier color, en cualquier sector vacío y añádele 1 gema.

# From the Dark
cards-from-the-dark-name = Desde las tinieblas

# Choose a colour of your dead disks: gain its value, hold a preservation for it, then return the disk to the pool.
cards-from-the-dark-text = Elige un color de tus discos muertos: obtén su valor, haz un rescate para él y luego devuelve el disco a la reserva.

# Eldritch Theft
cards-eldritch-theft-name = Hurto arcano

# Destroy one disk from the pool.
cards-eldritch-theft-text = Destruye un disco de la reserva.

# Permaculture
cards-permaculture-name = Permacultura

# While active: in every preservation the top tile is shown and buried, and its natural value counts as if you had bid it.
cards-permaculture-text = Si está activa: en cada rescate se enseña y se entierra la loseta de arriba, y su valor base cuenta como si lo hubieras pujado tú.

# Xin Shield Formula
cards-xin-shield-formula-name = Escudo Xin

# While active: no disk may be put on, or moved to, an occupied sector.
cards-xin-shield-formula-text = Si está activa: ningún disco se puede colocar, poner ni mover a un sector ocupado.

# Zele Research Labs
cards-zele-research-labs-name = Laboratorios Zele

# While active: each card an opponent harvests goes to your hand instead of being buried.
cards-zele-research-labs-text = Si está activa: cada carta que cosecha otra persona va a tu mano en vez de enterrarse.

# Sustainable Farming
cards-sustainable-farming-name = Cultivo sostenible

# At the start of your turn: gain 2 gems.
cards-sustainable-farming-text = Al inicio de tu turno: obtén 2 gemas.

# Banii Ritual
cards-banii-ritual-name = Ritual banii

# When harvested: execute all market cards that have actions, in your order.
cards-banii-ritual-text = Al cosecharla: resuelve todas las cartas del mercado que tengan acción, en el orden que elijas.

# Galactic Union
cards-galactic-union-name = Unión galáctica

# When won in an auction: gain 1 gem per occupied sector.
cards-galactic-union-text = Al ganarla: obtén 1 gema por cada sector ocupado.

# Ruins of Loni City
cards-ruins-of-loni-city-name = Ruinas de Loni

# Take 1 gem from every empty sector that holds gems.
cards-ruins-of-loni-city-text = Toma 1 gema de cada sector vacío que tenga gemas.

# The Living Ocean
cards-the-living-ocean-name = Océano vivo

# Add 5 gems to an empty sector.
cards-the-living-ocean-text = Añade 5 gemas a un sector vacío.

# The New Economy
cards-the-new-economy-name = Nueva economía

# Auction two market cards together; the winner gains 4 gems.
cards-the-new-economy-text = Subasta juntas dos cartas del mercado. Quien las gane obtiene 4 gemas.

# Quiet Prosperity
cards-quiet-prosperity-name = Prosperidad serena

# Up to three times: pay 1 gem onto a sector with exactly one disk, each sector at most once.
cards-quiet-prosperity-text = Hasta tres veces: paga 1 gema a un sector que tenga exactamente un disco, como mucho una vez por sector.

# Treaty of Cheng-Huang
cards-treaty-of-cheng-huang-name = Tratado de Cheng-Huang

# Draw a card per player, look at them and give one to each player.
cards-treaty-of-cheng-huang-text = Roba una carta por persona, míralas y da una a cada persona.

# Garthu Spaceport
cards-garthu-spaceport-name = Astropuerto Garthu

# Look at the top three tiles and put them back in any order.
cards-garthu-spaceport-text = Mira las tres losetas de arriba y devuélvelas en el orden que elijas.

# Jordani Current
cards-jordani-current-name = Corriente Jordani

# Shuffle the deck.
cards-jordani-current-text = Baraja el mazo.

# Wreckage of the Xyri
cards-wreckage-of-the-xyri-name = Restos de los Xyri

# While active: preserving a sector costs 2 gems instead of 1.
cards-wreckage-of-the-xyri-text = Si está activa: salvar un sector cuesta 2 gemas en vez de 1.

# The Titan Blockade
cards-the-titan-blockade-name = Bloqueo de Titán

# At the start of your turn: bury one market card of your choice.
cards-the-titan-blockade-text = Al inicio de tu turno: entierra una carta del mercado a tu elección.

# Crusade of the Sun
cards-crusade-of-the-sun-name = Cruzada del Sol

# At the end of your turn put 1 gem on this card. When it stops being active, place as many disks of one colour as it holds gems.
cards-crusade-of-the-sun-text = Al final de tu turno: pon 1 gema en esta carta. Al desactivarse: coloca tantos discos de un mismo color como gemas tenga.

# Fall of Gethi E'Feri
cards-fall-of-gethi-eferi-name = Caída de Gethi E’Feri

# When harvested: destroy every red disk on the map, at any depth.
cards-fall-of-gethi-eferi-text = Al cosecharla: destruye todos los discos rojos del mapa, también los que están debajo de otros.

# Thani Tribes
cards-thani-tribes-name = Tribus thani

# When won in an auction: gain the values of all empty sectors.
cards-thani-tribes-text = Al ganarla: obtén el valor de todos los sectores vacíos.

# Berserkers of Grotl
cards-berserkers-of-grotl-name = Berserkers de Grotl

# Gain 1 gem for each dead red disk that any player has.
cards-berserkers-of-grotl-text = Obtén 1 gema por cada disco muerto rojo, lo tenga quien lo tenga.

# Cyri's Treachery
cards-cyris-treachery-name = Traición de Cyri

# A random card of an opponent's hand goes on top of your pile; this card goes to the opponent's hand.
cards-cyris-treachery-text = Una carta al azar de la mano de otra persona va encima de tu pila; esta carta va a esa mano.

# Treasure Vaults
cards-treasure-vaults-name = Cámaras del tesoro

# Take all gems of a sector that red does not control.
cards-treasure-vaults-text = Toma todas las gemas de un sector que el rojo no controle.

# Rites of Memory
cards-rites-of-memory-name = Ritos de memoria

# Choose any card in any pile: it goes to the hand of the pile's owner.
cards-rites-of-memory-text = Elige cualquier carta de cualquier pila: vuelve a la mano de quien tiene esa pila.

# Fires at Night
cards-fires-at-night-name = Fuegos en la noche

# You may return one of your dead disks to the pool. If you do, destroy the top disks of up to three sectors.
cards-fires-at-night-text = Puedes devolver uno de tus discos muertos a la reserva. Si lo haces, destruye el disco superior de hasta tres sectores.

# Wormhole Deception
cards-wormhole-deception-name = Ardid del agujero de gusano

# Place a disk of any colour; then all gems of a sector next to it move to its sector.
cards-wormhole-deception-text = Coloca un disco de cualquier color; luego todas las gemas de un sector vecino pasan a su sector.

# March of Ashes
cards-march-of-ashes-name = Marcha de cenizas

# Bury all market cards that are not red.
cards-march-of-ashes-text = Entierra todas las cartas del mercado que no sean rojas.

# The Ru-Shou Dam
cards-the-ru-shou-dam-name = Presa de Ru-Shou

# Hold a preservation for all colours at once.
cards-the-ru-shou-dam-text = Haz un rescate para todos los colores a la vez.

# Dead Tree Distraction
cards-dead-tree-distraction-name = Señuelo del árbol seco

# While active: after each preservation that preserved something, recover one card of a preserved colour from your pile.
cards-dead-tree-distraction-text = Si está activa: después de cada rescate que haya salvado algo, recupera de tu pila una carta de un color salvado.

# Thorwed's Gambit
cards-thorweds-gambit-name = Gambito de Thorwed

# At the start of your turn: swap your whole hand with the whole market.
cards-thorweds-gambit-text = Al inicio de tu turno: cambia toda tu mano por todo el mercado.

# Library of Dithia
cards-library-of-dithia-name = Biblioteca de Dithia

# At the start of your turn: gain one white market card.
cards-library-of-dithia-text = Al inicio de tu turno: obtén una carta blanca del mercado.

# Cocoon
cards-cocoon-name = Crisálida

# When harvested: put this card on top of any player's pile.
cards-cocoon-text = Al cosecharla: pon esta carta encima de cualquier pila.

# Ancient Secrets
cards-ancient-secrets-name = Secretos antiguos

# When won in an auction: put this card on top of any player's pile. When harvested it yields twice the colour's value.
cards-ancient-secrets-text = Al ganarla: pon esta carta encima de cualquier pila. Al cosecharla: da el doble del valor de su color.

# Nyri Artifacts
cards-nyri-artifacts-name = Artefactos nyri

# Choose a colour: all market cards of it are auctioned together.
cards-nyri-artifacts-text = Elige un color: todas sus cartas del mercado se subastan juntas.

# Open-Palm Uprising
cards-open-palm-uprising-name = Revuelta de manos abiertas

# Choose a colour: in every stack all disks of it move to the top.
cards-open-palm-uprising-text = Elige un color: en cada torre, todos sus discos suben a lo alto.

# Civil Reprogramming
cards-civil-reprogramming-name = Reprogramación civil

# Look at the top three cards of the deck and put them back in any order. Also when won in an auction.
cards-civil-reprogramming-text = Mira las tres cartas de arriba del mazo y devuélvelas en el orden que elijas. También al ganarla.

# The Catharsis Simulation
cards-the-catharsis-simulation-name = Simulacro de catarsis

# Choose a colour: reveal cards of the deck until one has it, auction that one and bury the others.
cards-the-catharsis-simulation-text = Elige un color: revela cartas del mazo hasta que salga una de ese color, subástala y entierra las demás.

# Chera's Tithe
cards-cheras-tithe-name = Diezmo de Chera

# Choose a colour: harvest all cards of it in your hand.
cards-cheras-tithe-text = Elige un color: cosecha todas las cartas de ese color de tu mano.

# Abdication of the Six Popes
cards-abdication-of-the-six-popes-name = Abdicación de los seis papas

# Choose a colour: execute all market cards of it that have actions, in your order, then bury all of them.
cards-abdication-of-the-six-popes-text = Elige un color: resuelve todas sus cartas del mercado que tengan acción, en el orden que elijas, y luego entierra todas las de ese color.

# Monoculture
cards-monoculture-name = Monocultivo

# Choose a colour and a player: that player shows their hand and discards all cards of the colour.
cards-monoculture-text = Elige un color y a una persona: esa persona enseña su mano y descarta todas las cartas de ese color.

# Genesis Device
cards-genesis-device-name = Dispositivo Génesis

# Raise a sector of the lowest value to the highest value on the map.
cards-genesis-device-text = Sube un sector del valor más bajo al valor más alto del mapa.
