### What the cards and sectors of Ozymandias say. Names have no article: they stand in sentences as they are.

# Leaders, fleets and colonies: plan in secret, slide along the lines, and stay on top.
tagline = Chefs, flottes et colonies : planifie en secret, glisse le long des lignes et reste au sommet.

# Adam Blinkinsop; after version 0.5 of March 2017
credit = Adam Blinkinsop ; d’après la version 0.5 de mars 2017

# Slow Research
cards-slow-research-name = Science lente

# At the end of an age, draw a card.
cards-slow-research-text = À la fin d’un âge, pioche une carte.

# Age end
cards-slow-research-timing = Fin d’âge

# The Bribe
cards-the-bribe-name = Pot-de-vin

# In a war, when your score is negative, pay that much wealth: the war ends at once as a tie.
cards-the-bribe-text = Dans une guerre, si ton score est négatif, paie autant de richesses : la guerre finit aussitôt à égalité.

# Initiative
cards-the-bribe-timing = Initiative

# The Mercenary
cards-the-mercenary-name = Mercenaire

# In a war, pay any amount of wealth and add it to your score, as often as you like. No suit, no secret plans.
cards-the-mercenary-text = Dans une guerre, paie autant de richesses que tu veux et ajoute-les à ton score, aussi souvent que tu veux. Ni couleur, ni plans secrets.

# The Speculator
cards-the-speculator-name = Spéculateur

# Pay 3 wealth: draw a card.
cards-the-speculator-text = Paie 3 richesses : pioche une carte.

# Order
cards-the-speculator-timing = Ordre

# The Insurgent
cards-the-insurgent-name = Insurgé

# On a colony with at least one disk, pay 2 wealth: put a disk at the bottom of its stack and draw a card.
cards-the-insurgent-text = Sur une colonie avec au moins un disque, paie 2 richesses : glisse un disque sous la pile et pioche une carte.

# Action
cards-the-insurgent-timing = Action

# City of Gold
cards-city-of-gold-name = Cité d’or

# On a colony, pay 4 wealth instead of population and conquer it, whatever its height.
cards-city-of-gold-text = Sur une colonie, paie 4 richesses au lieu d’habitants et conquiers-la, quelle que soit la hauteur de sa pile.

# The Wall
cards-the-wall-name = Muraille

# When this fleet is attacked you may pay 1 secret: there is no war, and the attacker's action is spent.
cards-the-wall-text = Quand cette flotte est attaquée, tu peux payer 1 secret : il n’y a pas de guerre, et la flotte qui attaque a perdu son action.

# War start
cards-the-wall-timing = Début de guerre

# Blackmail
cards-blackmail-name = Chantage

# Pay 1 secret and discard a gold card: gain 3 wealth.
cards-blackmail-text = Paie 1 secret et défausse une carte dorée : gagne 3 richesses.

# Order, once an age
cards-blackmail-timing = Ordre, une fois par âge

# The Thief
cards-the-thief-name = Voleur

# Pay 3 secrets: take a random card from an opponent's hand.
cards-the-thief-text = Paie 3 secrets : prends une carte au hasard dans la main d’un adversaire.

# Zele Seed Ships
cards-zele-seed-ships-name = Semeurs de Zele

# Put a disk from your pool on this card. It counts as a colony of yours.
cards-zele-seed-ships-text = Mets un disque de ta réserve sur cette carte. Elle compte comme une de tes colonies.

# Reveal
cards-zele-seed-ships-timing = Révélation

# Consumable Goods
cards-consumable-goods-name = Denrées

# Discard a gold card: gain 4 wealth, then an opponent of your choice draws a card.
cards-consumable-goods-text = Défausse une carte dorée : gagne 4 richesses, puis un adversaire de ton choix pioche une carte.

# Gossip
cards-gossip-name = Ragots

# Pay 1 secret: gain 2 wealth.
cards-gossip-text = Paie 1 secret : gagne 2 richesses.

# Tactical Sacrifice
cards-tactical-sacrifice-name = Sacrifice tactique

# Remove 1 strength from this fleet: draw a card.
cards-tactical-sacrifice-text = Retire 1 point de force à cette flotte : pioche une carte.

# Order, any number
cards-tactical-sacrifice-timing = Ordre, à volonté

# Efficiency
cards-efficiency-name = Efficacité

# When you pass, gain 1 wealth.
cards-efficiency-text = Quand tu passes, gagne 1 richesse.

# Pass
cards-efficiency-timing = Passer

# The Drifter
cards-the-drifter-name = Vagabond

# After the activation of another fleet of yours, this fleet may take a bonus action if it's on the map.
cards-the-drifter-text = Après l’activation d’une autre de tes flottes, cette flotte peut faire une action bonus si elle est sur le plateau.

# Another fleet's activation
cards-the-drifter-timing = Activation d’une autre flotte

# The Baroness
cards-the-baroness-name = Baronne

# Discard a gold card: gain 3 wealth.
cards-the-baroness-text = Défausse une carte dorée : gagne 3 richesses.

# The Network
cards-the-network-name = Réseau

# At the end of an age you may discard two cards, then draw two.
cards-the-network-text = À la fin d’un âge, tu peux défausser deux cartes, puis en piocher deux.

# Trawler
cards-trawler-name = Chalutier

# Discard a gold card: in a colony of this sector with two or more disks, the top disk goes to the bottom.
cards-trawler-text = Défausse une carte dorée : sur une colonie de ce secteur avec deux disques ou plus, le disque du dessus passe tout en bas.

# Training Regimen
cards-training-regimen-name = Entraînement

# When you pass, this fleet gains 1 strength.
cards-training-regimen-text = Quand tu passes, cette flotte gagne 1 point de force.

# Armada
cards-armada-name = Armada

# This fleet can hold 8 strength instead of 6.
cards-armada-text = Cette flotte peut avoir 8 points de force au lieu de 6.

# Always
cards-armada-timing = Toujours

# Red Fury
cards-red-fury-name = Fureur rouge

# In its first war of each age this fleet gains 1 strength.
cards-red-fury-text = Dans sa première guerre de chaque âge, cette flotte gagne 1 point de force.

# Morale Booster
cards-morale-booster-name = Coup de fouet

# This fleet gains 3 strength.
cards-morale-booster-text = Cette flotte gagne 3 points de force.

# Desert Legend
cards-desert-legend-name = Légende du désert

# You may discard a card to gain three resources in any mix.
cards-desert-legend-text = Tu peux défausser une carte pour gagner trois ressources au choix, même différentes.

# Ancient Weapons
cards-ancient-weapons-name = Armes antiques

# This fleet gains 5 strength.
cards-ancient-weapons-text = Cette flotte gagne 5 points de force.

# Hearts and Minds
cards-hearts-and-minds-name = Cœurs et esprits

# When this fleet wins a war, gain population equal to the final score.
cards-hearts-and-minds-text = Quand cette flotte gagne une guerre, gagne autant d’habitants que le score final.

# War end, winner
cards-hearts-and-minds-timing = Fin de guerre, victoire

# Strategic Reinforcements
cards-strategic-reinforcements-name = Renforts stratégiques

# Your opponent drafts first and openly; then you draft.
cards-strategic-reinforcements-text = Ton adversaire recrute en premier, à découvert ; puis tu recrutes.

# Draft
cards-strategic-reinforcements-timing = Recrutement

# The Vampire
cards-the-vampire-name = Vampire

# When this fleet loses a war, the winning fleet loses 1 strength and you gain 1 population.
cards-the-vampire-text = Quand cette flotte perd une guerre, la flotte gagnante perd 1 point de force et tu gagnes 1 habitant.

# War end, loser
cards-the-vampire-timing = Fin de guerre, défaite

# The Valkyrie
cards-the-valkyrie-name = Valkyrie

# After a decided war of this fleet, gain population equal to half the final score, rounded up.
cards-the-valkyrie-text = Après une guerre de cette flotte, gagnée ou perdue, gagne en habitants la moitié du score final, arrondie au supérieur.

# War end
cards-the-valkyrie-timing = Fin de guerre

# Battle Cry
cards-battle-cry-name = Cri de guerre

# In every war this fleet gains 1 strength before the draft.
cards-battle-cry-text = Dans chaque guerre, cette flotte gagne 1 point de force avant le recrutement.

# Pyrrhus
cards-pyrrhus-name = Pyrrhus

# When this fleet has to retreat you may pay 3 secrets: you move the winning fleet instead, with the same budget. Nobody advances; you may claim a colony that it leaves.
cards-pyrrhus-text = Quand cette flotte doit battre en retraite, tu peux payer 3 secrets : c’est toi qui déplaces la flotte gagnante à sa place, avec le même budget. Personne n’avance ; tu peux revendiquer la colonie qu’elle quitte.

# Retreat, loser
cards-pyrrhus-timing = Retraite, défaite

# The Gravekeeper
cards-the-gravekeeper-name = Fossoyeur

# After a decided war with at least 1 dead you may discard a red card: gain population equal to the dead.
cards-the-gravekeeper-text = Après une guerre avec au moins 1 mort, tu peux défausser une carte rouge : gagne autant d’habitants qu’il y a de morts.

# Pin
cards-pin-name = Entrave

# An enemy fleet next to this fleet can take no action but to attack this fleet.
cards-pin-text = Une flotte ennemie à côté de cette flotte ne peut faire aucune action, sauf attaquer cette flotte.

# The General
cards-the-general-name = Général

# Another fleet of yours on the map, ready or not, takes this action.
cards-the-general-text = Une autre de tes flottes sur le plateau, prête ou non, fait cette action.

# The Fear
cards-the-fear-name = Terreur

# In a war, pay 3 secrets and discard a red card: you win at once with a score equal to its rank.
cards-the-fear-text = Dans une guerre, paie 3 secrets et défausse une carte rouge : tu gagnes aussitôt, avec un score égal à son rang.

# The Dictator
cards-the-dictator-name = Dictateur

# Each other fleet of yours may take a bonus action.
cards-the-dictator-text = Chacune de tes autres flottes peut faire une action bonus.

# This fleet's activation
cards-the-dictator-timing = Activation de cette flotte

# The Swamp
cards-the-swamp-name = Marais

# Your opponent's swords never match: each needs secret plans.
cards-the-swamp-text = Les épées de ton adversaire n’ont jamais la bonne couleur : chacune demande des plans secrets.

# Always in its wars
cards-the-swamp-timing = Toujours, dans ses guerres

# Terraformation
cards-terraformation-name = Terraformation

# On an intersection or hazard, pay 3 secrets: that point is a colony from now on.
cards-terraformation-text = Sur un croisement ou un danger, paie 3 secrets : ce point est désormais une colonie.

# The Watcher
cards-the-watcher-name = Guetteur

# When you pass you may pay 1 secret to draw a card.
cards-the-watcher-text = Quand tu passes, tu peux payer 1 secret pour piocher une carte.

# The Surveyor
cards-the-surveyor-name = Arpenteur

# When this fleet lands from an exploring tile, also gain 1 secret for each colony on it.
cards-the-surveyor-text = Quand cette flotte atterrit d’une exploration, gagne aussi 1 secret par colonie de la tuile.

# Landing
cards-the-surveyor-timing = Atterrissage

# Transposition
cards-transposition-name = Transposition

# This fleet swaps places with any other fleet on the map. No war.
cards-transposition-text = Cette flotte échange sa place avec n’importe quelle autre flotte sur le plateau. Pas de guerre.

# Weapons Research
cards-weapons-research-name = Recherche militaire

# When you play a sword you may also pay secrets equal to its rank: the rank counts twice.
cards-weapons-research-text = Quand tu joues une épée, tu peux payer en plus autant de secrets que son rang : le rang compte double.

# Searcher
cards-searcher-name = Limier

# Pay 1 secret and discard a card: draw a card.
cards-searcher-text = Paie 1 secret et défausse une carte : pioche une carte.

# Hidden Mining Base
cards-hidden-mining-base-name = Mine clandestine

# Pay 2 secrets and give a card to an opponent: gain resources of its suit equal to its rank.
cards-hidden-mining-base-text = Paie 2 secrets et donne une carte à un adversaire : gagne autant de ressources de sa couleur que son rang.

# Double Agent
cards-double-agent-name = Agent double

# Discard a card: gain 5 secrets. You never draft into this fleet.
cards-double-agent-text = Défausse une carte : gagne 5 secrets. Tu ne recrutes jamais pour cette flotte.

# Generation Ship
cards-generation-ship-name = Arche stellaire

# If no disk is on this card, pay 4 secrets: put one there. It counts as a colony of yours.
cards-generation-ship-text = S’il n’y a pas de disque sur cette carte, paie 4 secrets : mets-en un. Elle compte comme une de tes colonies.

# Pilgrims
cards-pilgrims-name = Pèlerins

# On a colony, pay 1 secret instead of population and conquer it, whatever its height.
cards-pilgrims-text = Sur une colonie, paie 1 secret au lieu d’habitants et conquiers-la, quelle que soit la hauteur de sa pile.

# Hard Knocks
cards-hard-knocks-name = Rude leçon

# When this fleet loses a war, gain secrets equal to the dead.
cards-hard-knocks-text = Quand cette flotte perd une guerre, gagne autant de secrets qu’il y a de morts.

# Alien Remnant
cards-alien-remnant-name = Vestige alien

# You may turn up the top tile, choose an empty site next to a placed tile, and land there.
cards-alien-remnant-text = Tu peux révéler la tuile du dessus, choisir un site vide à côté d’une tuile posée, et y atterrir.

# Weapons Cache
cards-weapons-cache-name = Cache d’armes

# Below capacity, pay 1 secret: this fleet gains 2 strength.
cards-weapons-cache-text = Si sa force n’est pas au maximum, paie 1 secret : cette flotte gagne 2 points de force.

# Warp Drive
cards-warp-drive-name = Hyperpropulsion

# This fleet returns to this card, strength and all.
cards-warp-drive-text = Cette flotte retourne sur cette carte, avec toute sa force.

# The Brain
cards-the-brain-name = Cerveau

# Draw three cards.
cards-the-brain-text = Pioche trois cartes.

# Observer
cards-observer-name = Observateur

# Give a blue card to an opponent: gain 3 secrets and draw a card.
cards-observer-text = Donne une carte bleue à un adversaire : gagne 3 secrets et pioche une carte.

# Anomaly Magnet
cards-anomaly-magnet-name = Aimant à anomalies

# Give a blue card to an opponent: gain 3 secrets, lift this fleet and warp it in anywhere.
cards-anomaly-magnet-text = Donne une carte bleue à un adversaire : gagne 3 secrets, retire cette flotte du plateau et fais-la surgir où tu veux.

# The Quest
cards-the-quest-name = Quête

# Discard a card of this sector's suit: conquer any colony of this sector, whoever stands on it.
cards-the-quest-text = Défausse une carte de la couleur de ce secteur : conquiers n’importe quelle colonie de ce secteur, peu importe qui s’y trouve.

# Tithe
tiles-gold-1-name = Dîme

# Saffron Reach
tiles-gold-2-name = Confins de safran

# Ledger
tiles-gold-3-name = Grand livre

# Orichalc
tiles-gold-4-name = Orichalque

# Toll Gate
tiles-gold-5-name = Octroi

# Amber Coil
tiles-gold-6-name = Spire d’ambre

# Bastion
tiles-red-1-name = Bastion

# Cinnabar
tiles-red-2-name = Cinabre

# Levy
tiles-red-3-name = Levée

# Ember March
tiles-red-4-name = Marche de braise

# Muster
tiles-red-5-name = Ralliement

# Rust Crown
tiles-red-6-name = Couronne rouillée

# Cipher
tiles-blue-1-name = Cryptogramme

# Lapis Deep
tiles-blue-2-name = Abysse de lapis

# Oracle Well
tiles-blue-3-name = Puits de l’oracle

# Indigo Vault
tiles-blue-4-name = Voûte indigo

# Whisper
tiles-blue-5-name = Murmure

# Azure Spiral
tiles-blue-6-name = Spirale d’azur
