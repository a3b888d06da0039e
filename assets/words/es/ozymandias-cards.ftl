### What the cards and sectors of Ozymandias say. Names have no article: they stand in sentences as they are.

# Leaders, fleets and colonies: plan in secret, slide along the lines, and stay on top.
tagline = Líderes, flotas y colonias: planea en secreto, deslízate por las líneas y quédate arriba.

# Adam Blinkinsop; after version 0.5 of March 2017
credit = Adam Blinkinsop; según la versión 0.5 de marzo de 2017

# Slow Research
cards-slow-research-name = Ciencia lenta

# At the end of an age, draw a card.
cards-slow-research-text = Al final de una era, roba una carta.

# Age end
cards-slow-research-timing = Fin de era

# The Bribe
cards-the-bribe-name = Soborno

# In a war, when your score is negative, pay that much wealth: the war ends at once as a tie.
cards-the-bribe-text = En una guerra, si tu puntuación es negativa, paga esa misma riqueza: la guerra acaba enseguida en empate.

# Initiative
cards-the-bribe-timing = Iniciativa

# The Mercenary
cards-the-mercenary-name = Mercenario

# In a war, pay any amount of wealth and add it to your score, as often as you like. No suit, no secret plans.
cards-the-mercenary-text = En una guerra, paga la riqueza que quieras y súmala a tu puntuación, tantas veces como quieras. Sin color ni planes secretos.

# The Speculator
cards-the-speculator-name = Especulador

# Pay 3 wealth: draw a card.
cards-the-speculator-text = Paga 3 de riqueza: roba una carta.

# Order
cards-the-speculator-timing = Orden

# The Insurgent
cards-the-insurgent-name = Insurgente

# On a colony with at least one disk, pay 2 wealth: put a disk at the bottom of its stack and draw a card.
cards-the-insurgent-text = En una colonia con al menos un disco, paga 2 de riqueza: pon un disco al fondo de su pila y roba una carta.

# Action
cards-the-insurgent-timing = Acción

# City of Gold
cards-city-of-gold-name = Ciudad de oro

# On a colony, pay 4 wealth instead of population and conquer it, whatever its height.
cards-city-of-gold-text = En una colonia, paga 4 de riqueza en vez de población y conquístala, sin importar su altura.

# The Wall
cards-the-wall-name = Muralla

# When this fleet is attacked you may pay 1 secret: there is no war, and the attacker's action is spent.
cards-the-wall-text = Cuando ataquen a esta flota puedes pagar 1 secreto: no hay guerra, y la flota atacante pierde su acción.

# War start
cards-the-wall-timing = Inicio de guerra

# Blackmail
cards-blackmail-name = Chantaje

# Pay 1 secret and discard a gold card: gain 3 wealth.
cards-blackmail-text = Paga 1 secreto y descarta una carta dorada: gana 3 de riqueza.

# Order, once an age
cards-blackmail-timing = Orden, una vez por era

# The Thief
cards-the-thief-name = Ladrón

# Pay 3 secrets: take a random card from an opponent's hand.
cards-the-thief-text = Paga 3 secretos: toma una carta al azar de la mano de un rival.

# Zele Seed Ships
cards-zele-seed-ships-name = Naves semilla Zele

# Put a disk from your pool on this card. It counts as a colony of yours.
cards-zele-seed-ships-text = Pon un disco de tu reserva en esta carta. Cuenta como una colonia tuya.

# Reveal
cards-zele-seed-ships-timing = Revelación

# Consumable Goods
cards-consumable-goods-name = Bienes de consumo

# Discard a gold card: gain 4 wealth, then an opponent of your choice draws a card.
cards-consumable-goods-text = Descarta una carta dorada: gana 4 de riqueza; luego un rival a tu elección roba una carta.

# Gossip
cards-gossip-name = Chismes

# Pay 1 secret: gain 2 wealth.
cards-gossip-text = Paga 1 secreto: gana 2 de riqueza.

# Tactical Sacrifice
cards-tactical-sacrifice-name = Sacrificio táctico

# Remove 1 strength from this fleet: draw a card.
cards-tactical-sacrifice-text = Quita 1 de fuerza a esta flota: roba una carta.

# Order, any number
cards-tactical-sacrifice-timing = Orden, sin límite

# Efficiency
cards-efficiency-name = Eficiencia

# When you pass, gain 1 wealth.
cards-efficiency-text = Cuando pases, gana 1 de riqueza.

# Pass
cards-efficiency-timing = Al pasar

# The Drifter
cards-the-drifter-name = Errante

# After the activation of another fleet of yours, this fleet may take a bonus action if it's on the map.
cards-the-drifter-text = Tras activar otra flota tuya, esta flota puede hacer una acción extra si está en el mapa.

# Another fleet's activation
cards-the-drifter-timing = Activación de otra flota

# The Baroness
cards-the-baroness-name = Baronesa

# Discard a gold card: gain 3 wealth.
cards-the-baroness-text = Descarta una carta dorada: gana 3 de riqueza.

# The Network
cards-the-network-name = Red de contactos

# At the end of an age you may discard two cards, then draw two.
cards-the-network-text = Al final de una era puedes descartar dos cartas y robar dos.

# Trawler
cards-trawler-name = Arrastrero

# Discard a gold card: in a colony of this sector with two or more disks, the top disk goes to the bottom.
cards-trawler-text = Descarta una carta dorada: en una colonia de este sector con dos o más discos, el disco de arriba pasa al fondo.

# Training Regimen
cards-training-regimen-name = Entrenamiento

# When you pass, this fleet gains 1 strength.
cards-training-regimen-text = Cuando pases, esta flota gana 1 de fuerza.

# Armada
cards-armada-name = Armada

# This fleet can hold 8 strength instead of 6.
cards-armada-text = Esta flota puede tener 8 de fuerza en vez de 6.

# Always
cards-armada-timing = Siempre

# Red Fury
cards-red-fury-name = Furia roja

# In its first war of each age this fleet gains 1 strength.
cards-red-fury-text = En su primera guerra de cada era, esta flota gana 1 de fuerza.

# Morale Booster
cards-morale-booster-name = Arenga

# This fleet gains 3 strength.
cards-morale-booster-text = Esta flota gana 3 de fuerza.

# Desert Legend
cards-desert-legend-name = Leyenda del desierto

# You may discard a card to gain three resources in any mix.
cards-desert-legend-text = Puedes descartar una carta para ganar tres recursos en cualquier combinación.

# Ancient Weapons
cards-ancient-weapons-name = Armas ancestrales

# This fleet gains 5 strength.
cards-ancient-weapons-text = Esta flota gana 5 de fuerza.

# Hearts and Minds
cards-hearts-and-minds-name = Corazones y mentes

# When this fleet wins a war, gain population equal to the final score.
cards-hearts-and-minds-text = Cuando esta flota gane una guerra, gana tanta población como la puntuación final.

# War end, winner
cards-hearts-and-minds-timing = Fin de guerra, victoria

# Strategic Reinforcements
cards-strategic-reinforcements-name = Refuerzos estratégicos

# Your opponent drafts first and openly; then you draft.
cards-strategic-reinforcements-text = Tu rival recluta primero y a la vista; luego reclutas tú.

# Draft
cards-strategic-reinforcements-timing = Reclutamiento

# The Vampire
cards-the-vampire-name = Vampiro

# When this fleet loses a war, the winning fleet loses 1 strength and you gain 1 population.
cards-the-vampire-text = Cuando esta flota pierda una guerra, la flota ganadora pierde 1 de fuerza y tú ganas 1 de población.

# War end, loser
cards-the-vampire-timing = Fin de guerra, derrota

# The Valkyrie
cards-the-valkyrie-name = Valquiria

# After a decided war of this fleet, gain population equal to half the final score, rounded up.
cards-the-valkyrie-text = Tras una guerra decidida de esta flota, gana tanta población como la mitad de la puntuación final, redondeando hacia arriba.

# War end
cards-the-valkyrie-timing = Fin de guerra

# Battle Cry
cards-battle-cry-name = Grito de guerra

# In every war this fleet gains 1 strength before the draft.
cards-battle-cry-text = En cada guerra, esta flota gana 1 de fuerza antes de reclutar.

# Pyrrhus
cards-pyrrhus-name = Pirro

# When this fleet has to retreat you may pay 3 secrets: you move the winning fleet instead, with the same budget. Nobody advances; you may claim a colony that it leaves.
cards-pyrrhus-text = Cuando esta flota tenga que retirarse puedes pagar 3 secretos: mueves en su lugar la flota ganadora, con el mismo presupuesto. Nadie avanza; puedes reclamar la colonia que deje.

# Retreat, loser
cards-pyrrhus-timing = Retirada, derrota

# The Gravekeeper
cards-the-gravekeeper-name = Sepulturero

# After a decided war with at least 1 dead you may discard a red card: gain population equal to the dead.
cards-the-gravekeeper-text = Tras una guerra decidida con al menos 1 muerto puedes descartar una carta roja: gana tanta población como muertos.

# Pin
cards-pin-name = Cepo

# An enemy fleet next to this fleet can take no action but to attack this fleet.
cards-pin-text = Una flota enemiga junto a esta flota no puede hacer más acción que atacar a esta flota.

# The General
cards-the-general-name = General

# Another fleet of yours on the map, ready or not, takes this action.
cards-the-general-text = Otra flota tuya del mapa, lista o no, hace esta acción.

# The Fear
cards-the-fear-name = Terror

# In a war, pay 3 secrets and discard a red card: you win at once with a score equal to its rank.
cards-the-fear-text = En una guerra, paga 3 secretos y descarta una carta roja: ganas enseguida, con su rango como puntuación.

# The Dictator
cards-the-dictator-name = Dictador

# Each other fleet of yours may take a bonus action.
cards-the-dictator-text = Cada una de tus otras flotas puede hacer una acción extra.

# This fleet's activation
cards-the-dictator-timing = Activación de esta flota

# The Swamp
cards-the-swamp-name = Ciénaga

# Your opponent's swords never match: each needs secret plans.
cards-the-swamp-text = Las espadas de tu rival nunca son del color adecuado: todas necesitan planes secretos.

# Always in its wars
cards-the-swamp-timing = Siempre en sus guerras

# Terraformation
cards-terraformation-name = Terraformación

# On an intersection or hazard, pay 3 secrets: that point is a colony from now on.
cards-terraformation-text = En un cruce o peligro, paga 3 secretos: ese punto es una colonia desde ahora.

# The Watcher
cards-the-watcher-name = Vigía

# When you pass you may pay 1 secret to draw a card.
cards-the-watcher-text = Cuando pases puedes pagar 1 secreto para robar una carta.

# The Surveyor
cards-the-surveyor-name = Topógrafo

# When this fleet lands from an exploring tile, also gain 1 secret for each colony on it.
cards-the-surveyor-text = Cuando esta flota aterrice en una loseta que explora, gana además 1 secreto por cada colonia en ella.

# Landing
cards-the-surveyor-timing = Aterrizaje

# Transposition
cards-transposition-name = Transposición

# This fleet swaps places with any other fleet on the map. No war.
cards-transposition-text = Esta flota cambia de lugar con cualquier otra del mapa. Sin guerra.

# Weapons Research
cards-weapons-research-name = Investigación bélica

# When you play a sword you may also pay secrets equal to its rank: the rank counts twice.
cards-weapons-research-text = Cuando juegues una espada puedes pagar además tantos secretos como su rango: el rango cuenta doble.

# Searcher
cards-searcher-name = Buscador

# Pay 1 secret and discard a card: draw a card.
cards-searcher-text = Paga 1 secreto y descarta una carta: roba una carta.

# Hidden Mining Base
cards-hidden-mining-base-name = Mina clandestina

# Pay 2 secrets and give a card to an opponent: gain resources of its suit equal to its rank.
cards-hidden-mining-base-text = Paga 2 secretos y da una carta a un rival: gana tantos recursos de su color como su rango.

# Double Agent
cards-double-agent-name = Agente doble

# Discard a card: gain 5 secrets. You never draft into this fleet.
cards-double-agent-text = Descarta una carta: gana 5 secretos. Nunca reclutas para esta flota.

# Generation Ship
cards-generation-ship-name = Nave generacional

# If no disk is on this card, pay 4 secrets: put one there. It counts as a colony of yours.
cards-generation-ship-text = Si no hay ningún disco en esta carta, paga 4 secretos: pon uno. Cuenta como una colonia tuya.

# Pilgrims
cards-pilgrims-name = Peregrinos

# On a colony, pay 1 secret instead of population and conquer it, whatever its height.
cards-pilgrims-text = En una colonia, paga 1 secreto en vez de población y conquístala, sin importar su altura.

# Hard Knocks
cards-hard-knocks-name = Escarmiento

# When this fleet loses a war, gain secrets equal to the dead.
cards-hard-knocks-text = Cuando esta flota pierda una guerra, gana tantos secretos como muertos.

# Alien Remnant
cards-alien-remnant-name = Vestigio alienígena

# You may turn up the top tile, choose an empty site next to a placed tile, and land there.
cards-alien-remnant-text = Puedes revelar la loseta de arriba, elegir un sitio vacío junto a una loseta colocada y aterrizar ahí.

# Weapons Cache
cards-weapons-cache-name = Alijo de armas

# Below capacity, pay 1 secret: this fleet gains 2 strength.
cards-weapons-cache-text = Si a esta flota le cabe más fuerza, paga 1 secreto: gana 2 de fuerza.

# Warp Drive
cards-warp-drive-name = Motor de salto

# This fleet returns to this card, strength and all.
cards-warp-drive-text = Esta flota vuelve a esta carta con toda su fuerza.

# The Brain
cards-the-brain-name = Cerebro

# Draw three cards.
cards-the-brain-text = Roba tres cartas.

# Observer
cards-observer-name = Observador

# Give a blue card to an opponent: gain 3 secrets and draw a card.
cards-observer-text = Da una carta azul a un rival: gana 3 secretos y roba una carta.

# Anomaly Magnet
cards-anomaly-magnet-name = Imán de anomalías

# Give a blue card to an opponent: gain 3 secrets, lift this fleet and warp it in anywhere.
cards-anomaly-magnet-text = Da una carta azul a un rival: gana 3 secretos, retira esta flota y haz que salte a cualquier punto.

# The Quest
cards-the-quest-name = Gesta

# Discard a card of this sector's suit: conquer any colony of this sector, whoever stands on it.
cards-the-quest-text = Descarta una carta del color de este sector: conquista cualquier colonia de este sector, sin importar quién esté en ella.

# Tithe
tiles-gold-1-name = Diezmo

# Saffron Reach
tiles-gold-2-name = Confín de azafrán

# Ledger
tiles-gold-3-name = Libro mayor

# Orichalc
tiles-gold-4-name = Oricalco

# Toll Gate
tiles-gold-5-name = Portazgo

# Amber Coil
tiles-gold-6-name = Espira de ámbar

# Bastion
tiles-red-1-name = Bastión

# Cinnabar
tiles-red-2-name = Cinabrio

# Levy
tiles-red-3-name = Leva

# Ember March
tiles-red-4-name = Marca de ascuas

# Muster
tiles-red-5-name = Mesnada

# Rust Crown
tiles-red-6-name = Corona de óxido

# Cipher
tiles-blue-1-name = Criptograma

# Lapis Deep
tiles-blue-2-name = Sima de lapislázuli

# Oracle Well
tiles-blue-3-name = Pozo del oráculo

# Indigo Vault
tiles-blue-4-name = Bóveda índigo

# Whisper
tiles-blue-5-name = Susurro

# Azure Spiral
tiles-blue-6-name = Espiral azur
