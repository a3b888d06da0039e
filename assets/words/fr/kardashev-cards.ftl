### Names and texts of kardashev's roles and technologies, in French.
### Efface-mémoire efface, Clonage clone, Multipropriété puise dans : the verbs stand so in kardashev.ftl.

# Raise colonies, bid for the stars, and research your way up.
tagline = Développe tes colonies, enchéris pour les étoiles et monte par la recherche.

# Asteri Games; technologies after the designers' tree of April 2018
credit = Asteri Games ; technologies d’après l’arbre des auteurs d’avril 2018

# Explorer
roles-explorer-name = Explorateur

# Two fleets; saves and borrows actions, bids last, and swaps planets.
roles-explorer-text = Deux flottes ; garde et emprunte des actions, enchérit en dernier, échange des planètes.

# Imperialist
roles-imperialist-name = Impérialiste

# Builds fleets quickly and anywhere, splits and merges them.
roles-imperialist-text = Construit des flottes vite et partout, les divise et les réunit.

# Pioneer
roles-pioneer-name = Pionnier

# No fleet, but cheap and quick colonies, and a probe.
roles-pioneer-text = Pas de flotte, mais des colonies rapides et bon marché, et une sonde.

# Scavenger
roles-scavenger-name = Glaneur

# Many cards at the start, and the richest harvests.
roles-scavenger-text = Beaucoup de cartes au départ, et les plus riches récoltes.

# Scientist
roles-scientist-name = Scientifique

# Begins with Botsourcing: three research actions a turn.
roles-scientist-text = Commence avec Botsourcing : trois actions de recherche par tour.

# Warlord
roles-warlord-name = Chef de guerre

# Three levels of fleets, and the best engines.
roles-warlord-text = Trois niveaux de flottes, et les meilleurs moteurs.

# Encryption
technologies-encryption-name = Chiffrement

# In each battle the first fleet you pay support for costs nothing.
technologies-encryption-text = Dans chaque combat, la première flotte dont tu paies le soutien ne coûte rien.

# Fuel Efficiency
technologies-fuel-efficiency-name = Moteur sobre

# Each of your moves costs 1 energy less.
technologies-fuel-efficiency-text = Chacun de tes déplacements coûte 1 énergie de moins.

# Boosters
technologies-boosters-name = Propulseurs

# Your fleets go twice as far for the same energy, but still 8 tiles at most.
technologies-boosters-text = Tes flottes vont deux fois plus loin pour la même énergie, mais toujours 8 cases au plus.

# Asteroid Mining
technologies-asteroid-mining-name = Mine d’astéroïdes

# When you harvest, each of your fleets on a planet without a colony brings 1 card of its types.
technologies-asteroid-mining-text = Quand tu récoltes, chacune de tes flottes sur une planète sans colonie rapporte 1 carte d’un de ses types.

# Harvest Rover
technologies-harvest-rover-name = Rover récolteur

# When you harvest, each of your fleets on a planet with a colony brings 1 card of its types, blockaded or not.
technologies-harvest-rover-text = Quand tu récoltes, chacune de tes flottes sur une planète avec une colonie rapporte 1 carte d’un de ses types, sous blocus ou non.

# Expanded Cargohold
technologies-expanded-cargohold-name = Soute agrandie

# Asteroid Mining and Harvest Rover bring as many cards as the fleet has levels.
technologies-expanded-cargohold-text = Mine d’astéroïdes et Rover récolteur rapportent autant de cartes que la flotte a de niveaux.

# Terraform
technologies-terraform-name = Terraformation

# Add a symbol to a planet with a colony of yours, for 1 card of that type; military for any 1 card.
technologies-terraform-text = Ajoute un symbole à une planète où tu as une colonie, pour 1 carte de ce type ; militaire pour 1 carte au choix.

# Accretion Device
technologies-accretion-device-name = Accréteur

# Make a destroyed planet next to one of your colonies a planet with a symbol of your choice, for 1 card of that type; military for any 1 card.
technologies-accretion-device-text = Fais d’une planète détruite voisine d’une de tes colonies une planète avec un symbole de ton choix, pour 1 carte de ce type ; militaire pour 1 carte au choix.

# Antimatter
technologies-antimatter-name = Antimatière

# Destroy a planet without a colony next to one of your colonies, with any fleet on it. You gain 1 card for each of its resources.
technologies-antimatter-text = Détruis une planète sans colonie voisine d’une de tes colonies, avec toute flotte qui s’y trouve. Tu gagnes 1 carte pour chacune de ses ressources.

# Proximity Fuse
technologies-proximity-fuse-name = Détonateur

# Whoever takes a colony of yours gives you 1 card, of the type they hold most of.
technologies-proximity-fuse-text = Qui conquiert une de tes colonies te donne 1 carte, du type le plus nombreux dans sa main.

# Salvage Drone
technologies-salvage-drone-name = Drone fouilleur

# When your attack fails, the defender gives you 3 cards, of the types they hold most of. Once in each of your turns.
technologies-salvage-drone-text = Quand ton attaque échoue, la défense te donne 3 cartes, des types les plus nombreux dans sa main. Une fois à chacun de tes tours.

# Taxation
technologies-taxation-name = Taxation

# When an enemy harvests, each of your fleets brings 1 card for each colony next to it that produced.
technologies-taxation-text = Quand un ennemi récolte, chacune de tes flottes rapporte 1 carte pour chaque colonie voisine qui a produit.

# Blockade
technologies-blockade-name = Blocus

# Enemy colonies next to your fleets yield nothing.
technologies-blockade-text = Les colonies ennemies voisines de tes flottes ne produisent rien.

# Defensive Turrets
technologies-defensive-turrets-name = Tourelles

# A fleet that attacks you and fails loses 1 level before it retreats.
technologies-defensive-turrets-text = Une flotte qui t’attaque et échoue perd 1 niveau avant de battre en retraite.

# Raider Drone
technologies-raider-drone-name = Drone pillard

# When your attack fails, you take all the defender's cards of one type. Once in each of your turns.
technologies-raider-drone-text = Quand ton attaque échoue, tu prends toutes les cartes d’un type à la défense. Une fois à chacun de tes tours.

# Disrupter Drone
technologies-disrupter-drone-name = Drone saboteur

# When your attack fails, the colony there loses 1 level. Once in each of your turns.
technologies-disrupter-drone-text = Quand ton attaque échoue, la colonie visée perd 1 niveau. Une fois à chacun de tes tours.

# Timeshares
technologies-timeshares-name = Multipropriété

# When you harvest, each of your fleets draws on an enemy colony next to it as if it were yours. Its owner loses nothing.
technologies-timeshares-text = Quand tu récoltes, chacune de tes flottes puise dans une colonie ennemie voisine comme si elle était à toi. Cela ne coûte rien à l’autre.

# Orbital Defense Array
technologies-orbital-defense-array-name = Défense orbitale

# A fleet that takes a colony of yours loses 1 level.
technologies-orbital-defense-array-text = Une flotte qui conquiert une de tes colonies perd 1 niveau.

# Time Dilation
technologies-time-dilation-name = Temps dilaté

# Save an action that you do not use for your next turn, or borrow one from it.
technologies-time-dilation-text = Garde une action inutilisée pour ton prochain tour, ou empruntes-en une à ce tour.

# Signal Intercept
technologies-signal-intercept-name = Interception

# You bid after you have seen all other bids.
technologies-signal-intercept-text = Tu enchéris après avoir vu toutes les autres enchères.

# Spacetime Manipulator
technologies-spacetime-manipulator-name = Plieur d’espace

# Exchange two explored tiles. Colonies and fleets stay where they are.
technologies-spacetime-manipulator-text = Échange deux tuiles explorées. Les colonies et les flottes restent en place.

# Fabricators
technologies-fabricators-name = Fabricateurs

# You may build and upgrade fleets as research actions, too.
technologies-fabricators-text = Tu peux aussi construire et renforcer des flottes comme actions de recherche.

# Militarization
technologies-militarization-name = Militarisation

# You build and upgrade fleets on any of your colonies, without the military symbol.
technologies-militarization-text = Tu construis et renforces des flottes sur toutes tes colonies, même sans le symbole militaire.

# Autonomous Construction
technologies-autonomous-construction-name = Auto-assemblage

# Move some levels of a fleet and leave the rest. Fleets of yours that meet merge, up to level 3.
technologies-autonomous-construction-text = Déplace quelques niveaux d’une flotte et laisse le reste. Tes flottes qui se rejoignent se réunissent, jusqu’au niveau 3.

# Interstellar Ark
technologies-interstellar-ark-name = Arche stellaire

# You may colonize and upgrade colonies as research actions, too.
technologies-interstellar-ark-text = Tu peux aussi coloniser et développer des colonies comme actions de recherche.

# Nanotube Polymers
technologies-nanotube-polymers-name = Nanopolymères

# Colonizing costs you 1 food or 1 matter, not both.
technologies-nanotube-polymers-text = Coloniser te coûte 1 nourriture ou 1 matière, pas les deux.

# Space Probe
technologies-space-probe-name = Sonde spatiale

# Draw a tile and place it on any unexplored space.
technologies-space-probe-text = Pioche une tuile et place-la sur n’importe quelle case inexplorée.

# Magnetic Rake
technologies-magnetic-rake-name = Râteau magnétique

# You may harvest as a research action, too.
technologies-magnetic-rake-text = Tu peux aussi récolter comme action de recherche.

# Tractor Beam
technologies-tractor-beam-name = Rayon tracteur

# Whenever you place a planet face up, you gain 1 card of one of its types.
technologies-tractor-beam-text = Chaque fois que tu places une planète face visible, tu gagnes 1 carte d’un de ses types.

# Arcology
technologies-arcology-name = Arcologie

# Your colonies on hybrids yield their level in every type of the planet.
technologies-arcology-text = Tes colonies sur des hybrides produisent leur niveau dans chaque type de la planète.

# Propellant Depot
technologies-propellant-depot-name = Dépôt d’ergols

# You may move as a research action, too.
technologies-propellant-depot-text = Tu peux aussi déplacer une flotte comme action de recherche.

# Wormhole
technologies-wormhole-name = Trou de ver

# Once in each move you may pass a space, whatever is there.
technologies-wormhole-text = Une fois par déplacement, tu peux traverser une case, quoi qu’il s’y trouve.

# Dyson Sphere
technologies-dyson-sphere-name = Sphère de Dyson

# Your moves cost no energy. 8 tiles are still the most.
technologies-dyson-sphere-text = Tes déplacements ne coûtent pas d’énergie. 8 cases restent le maximum.

# Botsourcing
technologies-botsourcing-name = Botsourcing

# You may take research actions in place of base actions, too.
technologies-botsourcing-text = Tu peux aussi faire des actions de recherche à la place d’actions de base.

# Memory Eraser
technologies-memory-eraser-name = Efface-mémoire

# Name a technology. All who have it lose it and get its cost back. Once a turn.
technologies-memory-eraser-text = Nomme une technologie. Quiconque l’a la perd et récupère son coût. Une fois par tour.

# Cloning
technologies-cloning-name = Clonage

# Mark a technology of your role that you have not researched. You have its effect as long as the mark is there.
technologies-cloning-text = Marque une technologie de ton rôle que tu n’as pas recherchée. Tu as son effet tant que le marqueur y est.
