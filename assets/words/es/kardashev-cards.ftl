### Names and texts of kardashev's roles and technologies, in Spanish.
### Borramemoria borra, Clonación clona, Multipropiedad aprovecha: the verbs stand so in kardashev.ftl.

# Raise colonies, bid for the stars, and research your way up.
tagline = Amplía tus colonias, puja por las estrellas y progresa investigando.

# Asteri Games; technologies after the designers' tree of April 2018
credit = Asteri Games; tecnologías según el árbol de los autores de abril de 2018

# Explorer
roles-explorer-name = Explorador

# Two fleets; saves and borrows actions, bids last, and swaps planets.
roles-explorer-text = Dos flotas; guarda y adelanta acciones, puja al final e intercambia planetas.

# Imperialist
roles-imperialist-name = Imperialista

# Builds fleets quickly and anywhere, splits and merges them.
roles-imperialist-text = Construye flotas rápido y en cualquier parte, las divide y las une.

# Pioneer
roles-pioneer-name = Pionero

# No fleet, but cheap and quick colonies, and a probe.
roles-pioneer-text = Sin flota, pero con colonias rápidas y baratas, y una sonda.

# Scavenger
roles-scavenger-name = Chatarrero

# Many cards at the start, and the richest harvests.
roles-scavenger-text = Muchas cartas al principio y las cosechas más ricas.

# Scientist
roles-scientist-name = Científico

# Begins with Botsourcing: three research actions a turn.
roles-scientist-text = Empieza con Botsourcing: tres acciones de investigación por turno.

# Warlord
roles-warlord-name = Comandante

# Three levels of fleets, and the best engines.
roles-warlord-text = Tres niveles de flotas y los mejores motores.

# Encryption
technologies-encryption-name = Cifrado

# In each battle the first fleet you pay support for costs nothing.
technologies-encryption-text = En cada batalla, la primera flota cuyo apoyo pagas no cuesta nada.

# Fuel Efficiency
technologies-fuel-efficiency-name = Bajo consumo

# Each of your moves costs 1 energy less.
technologies-fuel-efficiency-text = Cada uno de tus movimientos cuesta 1 de energía menos.

# Boosters
technologies-boosters-name = Propulsores

# Your fleets go twice as far for the same energy, but still 8 tiles at most.
technologies-boosters-text = Tus flotas llegan el doble de lejos con la misma energía, pero siempre 8 casillas como máximo.

# Asteroid Mining
technologies-asteroid-mining-name = Mina de asteroides

# When you harvest, each of your fleets on a planet without a colony brings 1 card of its types.
technologies-asteroid-mining-text = Cuando cosechas, cada flota tuya en un planeta sin colonia da 1 carta de uno de sus tipos.

# Harvest Rover
technologies-harvest-rover-name = Róver cosechador

# When you harvest, each of your fleets on a planet with a colony brings 1 card of its types, blockaded or not.
technologies-harvest-rover-text = Cuando cosechas, cada flota tuya en un planeta con colonia da 1 carta de uno de sus tipos, esté o no bajo bloqueo.

# Expanded Cargohold
technologies-expanded-cargohold-name = Bodega ampliada

# Asteroid Mining and Harvest Rover bring as many cards as the fleet has levels.
technologies-expanded-cargohold-text = Mina de asteroides y Róver cosechador dan tantas cartas como niveles tiene la flota.

# Terraform
technologies-terraform-name = Terraformar

# Add a symbol to a planet with a colony of yours, for 1 card of that type; military for any 1 card.
technologies-terraform-text = Añade un símbolo a un planeta con una colonia tuya, por 1 carta de ese tipo; el militar, por 1 carta cualquiera.

# Accretion Device
technologies-accretion-device-name = Acreción

# Make a destroyed planet next to one of your colonies a planet with a symbol of your choice, for 1 card of that type; military for any 1 card.
technologies-accretion-device-text = Convierte un planeta destruido junto a una de tus colonias en un planeta con un símbolo a tu elección, por 1 carta de ese tipo; el militar, por 1 carta cualquiera.

# Antimatter
technologies-antimatter-name = Antimateria

# Destroy a planet without a colony next to one of your colonies, with any fleet on it. You gain 1 card for each of its resources.
technologies-antimatter-text = Destruye un planeta sin colonia junto a una de tus colonias, con cualquier flota que haya en él. Obtienes 1 carta por cada uno de sus recursos.

# Proximity Fuse
technologies-proximity-fuse-name = Espoleta

# Whoever takes a colony of yours gives you 1 card, of the type they hold most of.
technologies-proximity-fuse-text = Quien conquista una colonia tuya te da 1 carta, del tipo que más tenga.

# Salvage Drone
technologies-salvage-drone-name = Dron recuperador

# When your attack fails, the defender gives you 3 cards, of the types they hold most of. Once in each of your turns.
technologies-salvage-drone-text = Cuando tu ataque fracasa, la defensa te da 3 cartas, de los tipos que más tenga. Una vez en cada turno tuyo.

# Taxation
technologies-taxation-name = Tributo

# When an enemy harvests, each of your fleets brings 1 card for each colony next to it that produced.
technologies-taxation-text = En cada cosecha enemiga, cada flota tuya te da 1 carta por cada colonia vecina que haya producido.

# Blockade
technologies-blockade-name = Bloqueo

# Enemy colonies next to your fleets yield nothing.
technologies-blockade-text = Las colonias enemigas junto a tus flotas no producen nada.

# Defensive Turrets
technologies-defensive-turrets-name = Torretas

# A fleet that attacks you and fails loses 1 level before it retreats.
technologies-defensive-turrets-text = Una flota que te ataca y fracasa pierde 1 nivel antes de retirarse.

# Raider Drone
technologies-raider-drone-name = Dron saqueador

# When your attack fails, you take all the defender's cards of one type. Once in each of your turns.
technologies-raider-drone-text = Cuando tu ataque fracasa, tomas todas las cartas de un tipo de la defensa. Una vez en cada turno tuyo.

# Disrupter Drone
technologies-disrupter-drone-name = Dron saboteador

# When your attack fails, the colony there loses 1 level. Once in each of your turns.
technologies-disrupter-drone-text = Cuando tu ataque fracasa, la colonia atacada pierde 1 nivel. Una vez en cada turno tuyo.

# Timeshares
technologies-timeshares-name = Multipropiedad

# When you harvest, each of your fleets draws on an enemy colony next to it as if it were yours. Its owner loses nothing.
technologies-timeshares-text = Cuando cosechas, cada flota tuya aprovecha una colonia enemiga vecina como si fuera tuya. Quien la posee no pierde nada.

# Orbital Defense Array
technologies-orbital-defense-array-name = Defensa orbital

# A fleet that takes a colony of yours loses 1 level.
technologies-orbital-defense-array-text = Una flota que conquista una colonia tuya pierde 1 nivel.

# Time Dilation
technologies-time-dilation-name = Tiempo dilatado

# Save an action that you do not use for your next turn, or borrow one from it.
technologies-time-dilation-text = Guarda para tu próximo turno una acción que no uses, o adelanta una de ese turno.

# Signal Intercept
technologies-signal-intercept-name = Interceptación

# You bid after you have seen all other bids.
technologies-signal-intercept-text = Pujas después de ver todas las demás pujas.

# Spacetime Manipulator
technologies-spacetime-manipulator-name = Pliegue espacial

# Exchange two explored tiles. Colonies and fleets stay where they are.
technologies-spacetime-manipulator-text = Intercambia dos losetas exploradas. Las colonias y flotas se quedan donde están.

# Fabricators
technologies-fabricators-name = Fabricadores

# You may build and upgrade fleets as research actions, too.
technologies-fabricators-text = Puedes construir y reforzar flotas también como acciones de investigación.

# Militarization
technologies-militarization-name = Militarización

# You build and upgrade fleets on any of your colonies, without the military symbol.
technologies-militarization-text = Construyes y refuerzas flotas en todas tus colonias, aun sin el símbolo militar.

# Autonomous Construction
technologies-autonomous-construction-name = Autoensamblaje

# Move some levels of a fleet and leave the rest. Fleets of yours that meet merge, up to level 3.
technologies-autonomous-construction-text = Mueve algunos niveles de una flota y deja el resto. Las flotas tuyas que se encuentran se unen, hasta el nivel 3.

# Interstellar Ark
technologies-interstellar-ark-name = Arca estelar

# You may colonize and upgrade colonies as research actions, too.
technologies-interstellar-ark-text = Puedes colonizar y ampliar colonias también como acciones de investigación.

# Nanotube Polymers
technologies-nanotube-polymers-name = Nanopolímeros

# Colonizing costs you 1 food or 1 matter, not both.
technologies-nanotube-polymers-text = Colonizar te cuesta 1 de comida o 1 de materia, no ambas.

# Space Probe
technologies-space-probe-name = Sonda espacial

# Draw a tile and place it on any unexplored space.
technologies-space-probe-text = Roba una loseta y colócala en cualquier casilla sin explorar.

# Magnetic Rake
technologies-magnetic-rake-name = Rastrillo magnético

# You may harvest as a research action, too.
technologies-magnetic-rake-text = Puedes cosechar también como acción de investigación.

# Tractor Beam
technologies-tractor-beam-name = Rayo tractor

# Whenever you place a planet face up, you gain 1 card of one of its types.
technologies-tractor-beam-text = Cada vez que colocas un planeta boca arriba, obtienes 1 carta de uno de sus tipos.

# Arcology
technologies-arcology-name = Arcología

# Your colonies on hybrids yield their level in every type of the planet.
technologies-arcology-text = Tus colonias en híbridos producen su nivel en cada tipo del planeta.

# Propellant Depot
technologies-propellant-depot-name = Repostaje

# You may move as a research action, too.
technologies-propellant-depot-text = Puedes mover flotas también como acción de investigación.

# Wormhole
technologies-wormhole-name = Agujero de gusano

# Once in each move you may pass a space, whatever is there.
technologies-wormhole-text = Una vez en cada movimiento puedes atravesar una casilla, haya lo que haya en ella.

# Dyson Sphere
technologies-dyson-sphere-name = Esfera de Dyson

# Your moves cost no energy. 8 tiles are still the most.
technologies-dyson-sphere-text = Tus movimientos no cuestan energía. 8 casillas siguen siendo el máximo.

# Botsourcing
technologies-botsourcing-name = Botsourcing

# You may take research actions in place of base actions, too.
technologies-botsourcing-text = Puedes hacer acciones de investigación también en lugar de acciones básicas.

# Memory Eraser
technologies-memory-eraser-name = Borramemoria

# Name a technology. All who have it lose it and get its cost back. Once a turn.
technologies-memory-eraser-text = Nombra una tecnología. Quien la tenga la pierde y recupera su coste. Una vez por turno.

# Cloning
technologies-cloning-name = Clonación

# Mark a technology of your role that you have not researched. You have its effect as long as the mark is there.
technologies-cloning-text = Marca una tecnología de tu rol que no hayas investigado. Tienes su efecto mientras la marca esté ahí.
