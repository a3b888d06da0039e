### empire = empire
### while active = Tant qu’active
### when won (in an auction) = Si remportée
### when harvested = Si récoltée
### when it stops being active = Si désactivée
### at the start, at the end of your turn = Au début, à la fin de ton tour
### place (a disk, by the usual rule) = placer; put (where the card says) = mettre
### map = galaxie
### opponent = quelqu’un d’autre

# Nobody owns the four empires. Buy into the ones that rise.
tagline = Les quatre empires n’appartiennent à personne. Investis dans ceux qui montent.

# Adam Blinkinsop, The Rise and Fall of Galactic Empires 0.4 (2015)
credit = Adam Blinkinsop, The Rise and Fall of Galactic Empires 0.4 (2015)

# Stasis Pods
cards-stasis-pods-name = Capsules de stase

# While active: there is no preservation. No bids, nobody preserves anything, nothing is destroyed.
cards-stasis-pods-text = Tant qu’active : il n’y a pas de sauvetage. Personne n’enchérit, personne ne sauve rien, rien n’est détruit.

# Vote of Confidence
cards-vote-of-confidence-name = Vote de confiance

# When won in an auction: choose an explored sector and add gems equal to your bid to it.
cards-vote-of-confidence-text = Si remportée : choisis un secteur exploré et ajoutes-y autant de gemmes que ton enchère.

# Beta Theory
cards-beta-theory-name = Théorie bêta

# When harvested: gain one market card of your choice.
cards-beta-theory-text = Si récoltée : gagne une carte du marché de ton choix.

# Black Stars
cards-black-stars-name = Étoiles noires

# At the end of your turn put 1 gem on this card. When it stops being active, all its gems go to one explored sector of your choice.
cards-black-stars-text = À la fin de ton tour : mets 1 gemme sur cette carte. Si désactivée : toutes ses gemmes vont sur un secteur exploré de ton choix.

# The One True Path
cards-the-one-true-path-name = Voie de la vérité

# At the start of your turn: recover one card from your pile, even this one.
cards-the-one-true-path-text = Au début de ton tour : récupère une carte de ta pile, même celle-ci.

# Dark Ages
cards-dark-ages-name = Âges sombres

# Discard your whole hand onto your pile, in the order you choose.
cards-dark-ages-text = Défausse toute ta main sur ta pile, dans l’ordre de ton choix.

# Remembrance
cards-remembrance-name = Commémoration

# Take the bottom card of the deck, show it and auction it.
cards-remembrance-text = Prends la carte du dessous de la pioche, montre-la et mets-la aux enchères.

# Spycraft
cards-spycraft-name = Espionnage

# Execute the active card of an opponent. It stays where it is.
cards-spycraft-text = Résous la carte active de quelqu’un d’autre. Elle reste où elle est.

# Drakon's Escape
cards-drakons-escape-name = Fuite de Drakon

# Move one whole stack to an adjacent sector, explored or not, on top of what is there.
cards-drakons-escape-text = Déplace une colonne entière sur un secteur voisin, exploré ou non, par-dessus ce qui s’y trouve.

# The Altemian Purge
cards-the-altemian-purge-name = Purge altémienne

# Harvest one market card of your choice.
cards-the-altemian-purge-text = Récolte une carte du marché de ton choix.

# The Awakening
cards-the-awakening-name = Éveil

# Put a disk of any colour from the pool on an empty sector, anywhere, and add 1 gem there.
cards-the-awakening-text = Mets un disque de la réserve, de n’importe quelle couleur, sur un secteur vide, n’importe où, et ajoutes-y 1 gemme.

# From the Dark
cards-from-the-dark-name = Hors des ténèbres

# Choose a colour of your dead disks: gain its value, hold a preservation for it, then return the disk to the pool.
cards-from-the-dark-text = Choisis une couleur de tes disques morts : gagne sa valeur, fais un sauvetage pour elle, puis remets le disque dans la réserve.

# Eldritch Theft
cards-eldritch-theft-name = Vol occulte

# Destroy one disk from the pool.
cards-eldritch-theft-text = Détruis un disque de la réserve.

# Permaculture
cards-permaculture-name = Permaculture

# While active: in every preservation the top tile is shown and buried, and its natural value counts as if you had bid it.
cards-permaculture-text = Tant qu’active : à chaque sauvetage, la tuile du dessus est montrée et enterrée, et sa valeur de base compte comme une enchère de ta part.

# Xin Shield Formula
cards-xin-shield-formula-name = Bouclier Xin

# While active: no disk may be put on, or moved to, an occupied sector.
cards-xin-shield-formula-text = Tant qu’active : aucun disque ne peut être placé, mis ou déplacé sur un secteur occupé.

# Zele Research Labs
cards-zele-research-labs-name = Labos de Zele

# While active: each card an opponent harvests goes to your hand instead of being buried.
cards-zele-research-labs-text = Tant qu’active : chaque carte que quelqu’un d’autre récolte rejoint ta main au lieu d’être enterrée.

# Sustainable Farming
cards-sustainable-farming-name = Agriculture durable

# At the start of your turn: gain 2 gems.
cards-sustainable-farming-text = Au début de ton tour : gagne 2 gemmes.

# Banii Ritual
cards-banii-ritual-name = Rituel banii

# When harvested: execute all market cards that have actions, in your order.
cards-banii-ritual-text = Si récoltée : résous toutes les cartes du marché qui ont une action, dans l’ordre de ton choix.

# Galactic Union
cards-galactic-union-name = Union galactique

# When won in an auction: gain 1 gem per occupied sector.
cards-galactic-union-text = Si remportée : gagne 1 gemme par secteur occupé.

# Ruins of Loni City
cards-ruins-of-loni-city-name = Ruines de Loni

# Take 1 gem from every empty sector that holds gems.
cards-ruins-of-loni-city-text = Prends 1 gemme sur chaque secteur vide qui porte des gemmes.

# The Living Ocean
cards-the-living-ocean-name = Océan vivant

# Add 5 gems to an empty sector.
cards-the-living-ocean-text = Ajoute 5 gemmes à un secteur vide.

# The New Economy
cards-the-new-economy-name = Nouvelle économie

# Auction two market cards together; the winner gains 4 gems.
cards-the-new-economy-text = Mets aux enchères deux cartes du marché ensemble. Qui l’emporte gagne 4 gemmes.

# Quiet Prosperity
cards-quiet-prosperity-name = Calme prospérité

# Up to three times: pay 1 gem onto a sector with exactly one disk, each sector at most once.
cards-quiet-prosperity-text = Jusqu’à trois fois : paie 1 gemme sur un secteur qui a exactement un disque, au plus une fois par secteur.

# Treaty of Cheng-Huang
cards-treaty-of-cheng-huang-name = Traité de Cheng-Huang

# Draw a card per player, look at them and give one to each player.
cards-treaty-of-cheng-huang-text = Pioche une carte par personne, regarde-les et donnes-en une à chaque personne.

# Garthu Spaceport
cards-garthu-spaceport-name = Astroport de Garthu

# Look at the top three tiles and put them back in any order.
cards-garthu-spaceport-text = Regarde les trois tuiles du dessus et repose-les dans l’ordre de ton choix.

# Jordani Current
cards-jordani-current-name = Courant de Jordani

# Shuffle the deck.
cards-jordani-current-text = Mélange la pioche.

# Wreckage of the Xyri
cards-wreckage-of-the-xyri-name = Épaves des Xyri

# While active: preserving a sector costs 2 gems instead of 1.
cards-wreckage-of-the-xyri-text = Tant qu’active : sauver un secteur coûte 2 gemmes au lieu de 1.

# The Titan Blockade
cards-the-titan-blockade-name = Blocus de Titan

# At the start of your turn: bury one market card of your choice.
cards-the-titan-blockade-text = Au début de ton tour : enterre une carte du marché de ton choix.

# Crusade of the Sun
cards-crusade-of-the-sun-name = Croisade du Soleil

# At the end of your turn put 1 gem on this card. When it stops being active, place as many disks of one colour as it holds gems.
cards-crusade-of-the-sun-text = À la fin de ton tour : mets 1 gemme sur cette carte. Si désactivée : place autant de disques d’une même couleur qu’elle porte de gemmes.

# Fall of Gethi E'Feri
cards-fall-of-gethi-eferi-name = Chute de Gethi E’Feri

# When harvested: destroy every red disk on the map, at any depth.
cards-fall-of-gethi-eferi-text = Si récoltée : détruis tous les disques rouges de la galaxie, même recouverts.

# Thani Tribes
cards-thani-tribes-name = Tribus thani

# When won in an auction: gain the values of all empty sectors.
cards-thani-tribes-text = Si remportée : gagne la valeur de tous les secteurs vides.

# Berserkers of Grotl
cards-berserkers-of-grotl-name = Berserkers de Grotl

# Gain 1 gem for each dead red disk that any player has.
cards-berserkers-of-grotl-text = Gagne 1 gemme par disque mort rouge, peu importe qui l’a.

# Cyri's Treachery
cards-cyris-treachery-name = Trahison de Cyri

# A random card of an opponent's hand goes on top of your pile; this card goes to the opponent's hand.
cards-cyris-treachery-text = Une carte au hasard de la main de quelqu’un d’autre va sur ta pile ; cette carte-ci prend sa place dans cette main.

# Treasure Vaults
cards-treasure-vaults-name = Chambres fortes

# Take all gems of a sector that red does not control.
cards-treasure-vaults-text = Prends toutes les gemmes d’un secteur que le rouge ne contrôle pas.

# Rites of Memory
cards-rites-of-memory-name = Rites du souvenir

# Choose any card in any pile: it goes to the hand of the pile's owner.
cards-rites-of-memory-text = Choisis une carte de n’importe quelle pile : qui a cette pile reprend la carte en main.

# Fires at Night
cards-fires-at-night-name = Feux dans la nuit

# You may return one of your dead disks to the pool. If you do, destroy the top disks of up to three sectors.
cards-fires-at-night-text = Tu peux remettre un de tes disques morts dans la réserve. Si tu le fais, choisis jusqu’à trois secteurs et détruis leur disque du dessus.

# Wormhole Deception
cards-wormhole-deception-name = Ruse du trou de ver

# Place a disk of any colour; then all gems of a sector next to it move to its sector.
cards-wormhole-deception-text = Place un disque de n’importe quelle couleur ; puis toutes les gemmes d’un secteur voisin vont sur son secteur.

# March of Ashes
cards-march-of-ashes-name = Marche des cendres

# Bury all market cards that are not red.
cards-march-of-ashes-text = Enterre toutes les cartes non rouges du marché.

# The Ru-Shou Dam
cards-the-ru-shou-dam-name = Barrage de Ru-Shou

# Hold a preservation for all colours at once.
cards-the-ru-shou-dam-text = Fais un sauvetage pour toutes les couleurs à la fois.

# Dead Tree Distraction
cards-dead-tree-distraction-name = Leurre du bois mort

# While active: after each preservation that preserved something, recover one card of a preserved colour from your pile.
cards-dead-tree-distraction-text = Tant qu’active : après chaque sauvetage qui a sauvé quelque chose, récupère une carte d’une couleur sauvée de ta pile.

# Thorwed's Gambit
cards-thorweds-gambit-name = Gambit de Thorwed

# At the start of your turn: swap your whole hand with the whole market.
cards-thorweds-gambit-text = Au début de ton tour : échange toute ta main contre tout le marché.

# Library of Dithia
cards-library-of-dithia-name = Archives de Dithia

# At the start of your turn: gain one white market card.
cards-library-of-dithia-text = Au début de ton tour : gagne une carte blanche du marché.

# Cocoon
cards-cocoon-name = Cocon

# When harvested: put this card on top of any player's pile.
cards-cocoon-text = Si récoltée : mets cette carte en haut de n’importe quelle pile.

# Ancient Secrets
cards-ancient-secrets-name = Secrets anciens

# When won in an auction: put this card on top of any player's pile. When harvested it yields twice the colour's value.
cards-ancient-secrets-text = Si remportée : mets cette carte en haut de n’importe quelle pile. Si récoltée : elle rapporte le double de la valeur de sa couleur.

# Nyri Artifacts
cards-nyri-artifacts-name = Artefacts nyri

# Choose a colour: all market cards of it are auctioned together.
cards-nyri-artifacts-text = Choisis une couleur : toutes ses cartes du marché passent aux enchères ensemble.

# Open-Palm Uprising
cards-open-palm-uprising-name = Révolte des mains ouvertes

# Choose a colour: in every stack all disks of it move to the top.
cards-open-palm-uprising-text = Choisis une couleur : dans chaque colonne, tous ses disques montent en haut.

# Civil Reprogramming
cards-civil-reprogramming-name = Reprogrammation

# Look at the top three cards of the deck and put them back in any order. Also when won in an auction.
cards-civil-reprogramming-text = Regarde les trois cartes du dessus de la pioche et repose-les dans l’ordre de ton choix. Aussi si remportée.

# The Catharsis Simulation
cards-the-catharsis-simulation-name = Simulation catharsis

# Choose a colour: reveal cards of the deck until one has it, auction that one and bury the others.
cards-the-catharsis-simulation-text = Choisis une couleur : révèle des cartes de la pioche jusqu’à en trouver une de cette couleur, mets-la aux enchères et enterre les autres.

# Chera's Tithe
cards-cheras-tithe-name = Dîme de Chera

# Choose a colour: harvest all cards of it in your hand.
cards-cheras-tithe-text = Choisis une couleur : récolte toutes ses cartes de ta main.

# Abdication of the Six Popes
cards-abdication-of-the-six-popes-name = Abdication des six papes

# Choose a colour: execute all market cards of it that have actions, in your order, then bury all of them.
cards-abdication-of-the-six-popes-text = Choisis une couleur : résous toutes ses cartes du marché qui ont une action, dans l’ordre de ton choix, puis enterre toutes celles de la couleur.

# Monoculture
cards-monoculture-name = Monoculture

# Choose a colour and a player: that player shows their hand and discards all cards of the colour.
cards-monoculture-text = Choisis une couleur et une personne : cette personne montre sa main et défausse toutes les cartes de la couleur.

# Genesis Device
cards-genesis-device-name = Dispositif Genesis

# Raise a sector of the lowest value to the highest value on the map.
cards-genesis-device-text = Porte un secteur de la plus basse valeur à la plus haute valeur de la galaxie.
