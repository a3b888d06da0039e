### What the lesson of Ozymandias says.

# Your first colony
step-1-title = Ta première colonie

# You are Orange. Whoever controls the most colonies after four ages wins. Rings are colonies; a diamond is a hazard, and a dot just a crossing.
step-1-text-1 = Tu es Orange. Qui contrôle le plus de colonies après quatre âges gagne. Les anneaux sont des colonies ; un losange est un danger, et un petit point un simple croisement.

# You have 1 wealth, 1 population and 1 secret, a hand of cards, and one fleet. It still waits on its card.
step-1-text-2 = Tu as 1 richesse, 1 habitant et 1 secret, des cartes en main et une flotte. Elle attend encore sur sa carte.

# Activate your fleet.
step-1-task-1-ask = Active ta flotte.

# Activate fleet 1: it is all you have.
step-1-task-1-otherwise = Active la flotte 1 : tu n’as rien d’autre.

# Its leader is turned up. Now it warps in, for free, to any point without a fleet.
step-1-task-1-done = Son chef est révélé. Maintenant, elle surgit gratuitement sur n’importe quel point sans flotte.

# Warp in on a colony: 0c or 0f.
step-1-task-2-ask = Surgis sur une colonie : 0c ou 0f.

# Warp in on a ring, 0c or 0f, so that you can take it at once.
step-1-task-2-otherwise = Surgis sur un anneau, 0c ou 0f, pour pouvoir le prendre tout de suite.

# A fleet takes one action each time you activate it.
step-1-task-2-done = Une flotte fait une action chaque fois que tu l’actives.

# Conquer the colony. It costs 1 population, and 1 more for each disk that lies there.
step-1-task-3-ask = Conquiers la colonie. Elle coûte 1 habitant, plus 1 par disque qui s’y trouve.

# Conquer the colony: you stand right on it.
step-1-task-3-otherwise = Conquiers la colonie : tu es juste dessus.

# Your disk lies on top, so the colony is yours, and you drew a card. Sky took one too, 2a.
step-1-task-3-done = Ton disque est sur le dessus : la colonie est à toi, et tu as pioché une carte. Azur en a pris une aussi, 2a.

# Fly along the lines
step-2-title = Voler le long des lignes

# A fleet flies along the lines. Going straight over empty crossings is free.
step-2-text-1 = Une flotte vole le long des lignes. Aller tout droit par des croisements vides est gratuit.

# Turning at a crossing costs, and so does each colony or hazard that you reach, and each fleet of your own that you fly over. The first costs 1 secret, the second 2 more, the third 3 more.
step-2-text-2 = Tourner à un croisement coûte, tout comme chaque colonie ou danger que tu atteins et chacune de tes flottes que tu survoles. La première fois coûte 1 secret, la deuxième 2 de plus, la troisième 3 de plus.

# A number on a point is the price of getting there.
step-2-text-3 = Un nombre sur un point est le prix pour y aller.

# Activate fleet 1, on 0b.
step-2-task-1-ask = Active la flotte 1, en 0b.

# First fleet 1, please.
step-2-task-1-otherwise = D’abord la flotte 1, s’il te plaît.

# See the numbers: 0i is free.
step-2-task-1-done = Regarde les nombres : 0i est gratuit.

# Fly to 0i, the crossing beside you.
step-2-task-2-ask = Vole en 0i, le croisement d’à côté.

# Try a free move first: 0i.
step-2-task-2-otherwise = Essaie d’abord un déplacement gratuit : 0i.

# Straight on to a crossing: free. Sky has warped in beside its colony meanwhile.
step-2-task-2-done = Tout droit jusqu’à un croisement : gratuit. Pendant ce temps, une flotte d’Azur a surgi à côté de sa colonie.

# Now activate fleet 2, on 0a.
step-2-task-3-ask = Active maintenant la flotte 2, en 0a.

# Now fleet 2.
step-2-task-3-otherwise = Maintenant, la flotte 2.

# Look straight down the line: 0b is free, 0c is a colony, 0d a hazard.
step-2-task-3-done = Regarde droit devant sur la ligne : 0b est gratuit, 0c est une colonie, 0d un danger.

# Fly over the colony to the hazard 0d.
step-2-task-4-ask = Vole par-dessus la colonie jusqu’au danger 0d.

# Fly on to 0d, in the corner.
step-2-task-4-otherwise = Vole jusqu’en 0d, dans le coin.

# 1 secret for the colony, 2 for the hazard: 3 in all. A hazard doesn't protect you, but you block the line there.
step-2-task-4-done = 1 secret pour la colonie, 2 pour le danger : 3 en tout. Un danger ne te protège pas, mais tu y bloques la ligne.

# Swords and plowshares
step-3-title = Épées et charrues

# Each age begins with a secret plan. One card of your hand leads a new fleet.
step-3-text-1 = Chaque âge commence par un plan secret. Une carte de ta main mène une nouvelle flotte.

# Others may go under your fleets: these are plowshares, for the harvest. What you keep in hand can be a sword in a war.
step-3-text-2 = D’autres peuvent aller sous tes flottes : ce sont des charrues, pour la récolte. Ce que tu gardes en main peut servir d’épée à la guerre.

# Observer is blue, rank 7. Harvested, it brings 7 secrets.
step-3-text-3 = Observateur est bleu, de rang 7. Sa récolte rapporte 7 secrets.

# Let Hearts and Minds lead, put Observer under that fleet, and keep the rest.
step-3-task-1-ask = Choisis Cœurs et esprits comme chef, mets Observateur sous cette flotte et garde le reste.

# Hearts and Minds leads; Observer goes under it, and nothing else.
step-3-task-1-otherwise = Cœurs et esprits mène ; Observateur va dessous, et rien d’autre.

# Sky has made a plan too. Nobody sees them yet.
step-3-task-1-done = Azur a aussi fait son plan. Personne ne voit encore les plans.

# Activate fleet 1.
step-3-task-2-otherwise = Active la flotte 1.

# To harvest, it may stand anywhere on the map.
step-3-task-2-done = Pour récolter, elle peut être n’importe où sur le plateau.

# Warp in wherever you like.
step-3-task-3-ask = Surgis où tu veux.

# Now the harvest, as its action.
step-3-task-3-done = Maintenant la récolte : c’est son action.

# Harvest Observer for 7 secrets. Sky gets the card.
step-3-task-4-ask = Récolte Observateur pour gagner 7 secrets. Azur reçoit la carte.

# Harvest Observer for what it is, secrets.
step-3-task-4-otherwise = Récolte Observateur pour ce qu’il est : des secrets.

# You have 8 secrets, and Sky a good card: a harvest feeds an opponent. You choose which, if there are several. For half its rank in secrets, a card yields another resource.
step-3-task-4-done = Tu as 8 secrets, et Azur une bonne carte : une récolte nourrit un adversaire. S’il y en a plusieurs, tu choisis lequel. Pour la moitié de son rang en secrets, une carte donne une autre ressource.

# Once more, or enough
step-4-title = Encore une fois, ou assez

# An activated fleet is exhausted. Recover, and all your fleets are ready again.
step-4-text-1 = Une flotte activée est épuisée. Récupère, et toutes tes flottes sont de nouveau prêtes.

# The first time in an age this costs 1 wealth, then 2, then 3. The boxes on your plate show what is next.
step-4-text-2 = La première fois dans un âge, cela coûte 1 richesse, puis 2, puis 3. Les cases à côté de ton nom montrent le prochain prix.

# Your fleet stands on 0c, and you have 4 population.
step-4-text-3 = Ta flotte est en 0c, et tu as 4 habitants.

# Recover for 1 wealth.
step-4-task-1-ask = Récupère pour 1 richesse.

# Passing would end this age for you. Recover.
step-4-task-1-otherwise = Passer mettrait fin à cet âge pour toi. Récupère.

# Your fleet is ready again, and it is still your turn.
step-4-task-1-done = Ta flotte est de nouveau prête, et c’est encore ton tour.

# Activate the fleet again.
step-4-task-2-ask = Active encore la flotte.

# It stays where it was: on a colony.
step-4-task-2-done = Elle reste où elle était : sur une colonie.

# Conquer 0c.
step-4-task-3-ask = Conquiers 0c.

# Conquer 0c: that is what you came for.
step-4-task-3-otherwise = Conquiers 0c : c’est pour ça que tu es là.

# Your first colony. Sky discarded two cards for wealth, and recovered again.
step-4-task-3-done = Ta première colonie. Azur a défaussé deux cartes pour des richesses et a encore récupéré.

# You have no wealth left. Pass.
step-4-task-4-ask = Tu n’as plus de richesses. Passe.

# Keep your cards, and pass.
step-4-task-4-otherwise = Garde tes cartes et passe.

# You passed first, so you take the obelisk and begin the next age. What lay under your fleet is back in your hand, and each of you drew two cards.
step-4-task-4-done = Tu as passé en premier : tu prends l’obélisque et commences l’âge suivant. Ce qui était sous ta flotte est revenu dans ta main, et chaque camp a pioché deux cartes.

# Into the unknown
step-5-title = Vers l’inconnu

# Beyond the edge lie new sectors. A fleet that flies out over the edge takes a tile, face down, and lands on it the next time it is activated.
step-5-text-1 = Au-delà du bord s’étendent de nouveaux secteurs. Une flotte qui sort par le bord emporte une tuile face cachée, et y atterrit à sa prochaine activation.

# Then you turn the tile as you like, and gain 1 of its resource for each colony on it.
step-5-text-2 = Tu tournes alors la tuile comme tu veux, et gagnes 1 ressource de sa couleur par colonie qui s’y trouve.

# Fleet 1 is the one at the edge.
step-5-task-1-otherwise = La flotte 1 est celle au bord.

# The small circles at the edge are ways out.
step-5-task-1-done = Les petits cercles au bord sont des portes.

# Explore over 0i9, straight ahead and free.
step-5-task-2-ask = Explore par 0i9, tout droit et gratuit.

# Leave by 0i9: that is free.
step-5-task-2-otherwise = Sors par 0i9 : c’est gratuit.

# Your fleet is on its way, on a tile that nobody knows. Sky has passed.
step-5-task-2-done = Ta flotte est en route, sur une tuile que personne ne connaît. Azur a passé.

# Recover, to land at once.
step-5-task-3-otherwise = Récupère, pour atterrir tout de suite.

# Now it can land.
step-5-task-3-done = Maintenant, elle peut atterrir.

# Activate fleet 1 again.
step-5-task-4-ask = Active encore la flotte 1.

# Fleet 1 is to land.
step-5-task-4-otherwise = C’est la flotte 1 qui doit atterrir.

# Cipher, a blue sector with one colony.
step-5-task-4-done = Cryptogramme, un secteur bleu avec une colonie.

# Turn the tile as you like, and land on its colony.
step-5-task-5-ask = Tourne la tuile comme tu veux et atterris sur sa colonie.

# Land on the ring.
step-5-task-5-otherwise = Atterris sur l’anneau.

# 1 colony, so you gain 1 secret. And you may act at once.
step-5-task-5-done = 1 colonie, donc tu gagnes 1 secret. Et tu peux agir tout de suite.

# Conquer it.
step-5-task-6-ask = Conquiers-la.

# Conquer it, before Sky does.
step-5-task-6-otherwise = Conquiers-la avant Azur.

# Found, landed, conquered. The last age needs no explorers: settle early.
step-5-task-6-done = Trouvée, abordée, conquise. Dans le dernier âge, explorer ne sert plus : colonise tôt.

# War
step-6-title = Guerre

# Fly against a fleet, and it is war. First both draft population into their fleets, in secret.
step-6-text-1 = Fonce sur une flotte, et c’est la guerre. D’abord, les deux camps recrutent en secret des habitants pour leurs flottes.

# The weaker fleet has the initiative, with a score below 0 by the difference. Whoever has it plays a sword, adding its rank, until the score is 0 or more. Then it is the other's turn.
step-6-text-2 = La flotte la plus faible a l’initiative ; son score est la différence, en dessous de 0. Qui a l’initiative joue une épée et ajoute son rang, jusqu’à ce que le score soit de 0 ou plus. Puis c’est à l’autre camp.

# A sword must have the suit of the sector where your own fleet stands. Whoever yields loses by the score.
step-6-text-3 = Une épée doit avoir la couleur du secteur où se trouve ta propre flotte. Qui cède perd, de tout son retard.

# Activate fleet 2.
step-6-task-1-ask = Active la flotte 2.

# Fleet 2, please.
step-6-task-1-otherwise = La flotte 2, s’il te plaît.

# Sky's fleet 1 holds the colony 2a, in the gold sector.
step-6-task-1-done = La flotte 1 d’Azur tient la colonie 2a, dans le secteur doré.

# Warp in next to 2a: on 2b.
step-6-task-2-ask = Surgis à côté de 2a : en 2b.

# Warp in on 2b, next to 2a.
step-6-task-2-otherwise = Surgis en 2b, à côté de 2a.

# 2b is gold as well, and you have two gold cards.
step-6-task-2-done = 2b aussi est doré, et tu as deux cartes dorées.

# Attack Sky's fleet on 2a.
step-6-task-3-ask = Attaque la flotte d’Azur en 2a.

# Attack 2a, from where you are.
step-6-task-3-otherwise = Attaque 2a, de là où tu es.

# Now the draft. Sky has no population.
step-6-task-3-done = Place au recrutement. Azur n’a pas d’habitants.

# Draft 1 population.
step-6-task-4-ask = Recrute 1 habitant.

# Draft your 1.
step-6-task-4-otherwise = Recrute ton unique habitant.

# 1 against 0: Sky had the initiative at -1, and played Slow Research, gold, rank 2. Now you have it, at -1.
step-6-task-4-done = 1 contre 0 : Azur avait l’initiative à -1 et a joué Science lente, or, rang 2. Maintenant c’est toi qui l’as, à -1.

# Play Trawler, gold, rank 7.
step-6-task-5-ask = Joue Chalutier, or, rang 7.

# Trawler is your best: gold, rank 7.
step-6-task-5-otherwise = Chalutier est ta meilleure carte : or, rang 7.

# You were at 6, but Sky has gold too: Zele Seed Ships for 5, and then Efficiency for 6. You are at -5. The next step goes on from here.
step-6-task-5-done = Tu étais à 6, mais Azur a aussi de l’or : Semeurs de Zele pour 5, puis Efficacité pour 6. Tu es à -5. L’étape suivante continue d’ici.

# Victory, and a last resort
step-7-title = La victoire, et un dernier recours

# Blackmail, your last gold card, adds only 4. But for half its rank in secrets, rounded down, any card may fight. These are secret plans, and you have 8 secrets.
step-7-text-1 = Chantage, ta dernière carte dorée, n’ajoute que 4. Mais pour la moitié de son rang en secrets, arrondie à l’inférieur, n’importe quelle carte peut se battre. Ce sont les plans secrets, et tu as 8 secrets.

# The loser's strength is lost up to the score. What is left over moves that fleet away, as if it were secrets.
step-7-text-2 = La flotte perdante perd autant de force que le score. Ce qu’elle ne peut pas perdre est le reste : il sert à l’éloigner, comme des secrets.

# Play The Swamp, red, rank 7, with secret plans for 3 secrets.
step-7-task-1-ask = Joue Marais, rouge, rang 7, avec des plans secrets pour 3 secrets.

# The Swamp, rank 7, brings you to 2.
step-7-task-1-otherwise = Marais, rang 7, te mène à 2.

# 2 ahead, and Sky yields. Its fleet had no strength to lose, so 2 are left over to drive it away.
step-7-task-1-done = 2 d’avance, et Azur cède. Sa flotte n’avait pas de force à perdre : il reste 2 pour la chasser.

# Drive it out of the galaxy, over either edge.
step-7-task-2-ask = Chasse-la de la galaxie, par un bord ou l’autre.

# You may leave it there, but you want its place.
step-7-task-2-otherwise = Tu peux la laisser là, mais tu veux sa place.

# It went exploring, exhausted, and your fleet advanced to 2a. It left a colony there.
step-7-task-2-done = Elle est partie explorer, épuisée, et ta flotte a avancé en 2a. Elle y a laissé une colonie.

# Claim the colony. It costs nothing.
step-7-task-3-ask = Revendique la colonie. Cela ne coûte rien.

# It is free: claim it.
step-7-task-3-otherwise = C’est gratuit : revendique-la.

# Your disk is on top. Sky has passed.
step-7-task-3-done = Ton disque est sur le dessus. Azur a passé.

# You have no population. In an emergency any card is 1 resource: discard one for population.
step-7-task-4-ask = Tu n’as pas d’habitants. En cas d’urgence, n’importe quelle carte vaut 1 ressource : défausses-en une pour gagner un habitant.

# Discard any card, for population.
step-7-task-4-otherwise = Défausse n’importe quelle carte pour gagner un habitant.

# A card for a single resource: expensive, but sometimes just what you need.
step-7-task-4-done = Une carte pour une seule ressource : c’est cher, mais parfois juste ce qu’il te faut.

# Leaders
step-8-title = Chefs

# Every leader has a power of its own. Some work when the leader is turned up, some all the time.
step-8-text-1 = Chaque chef a son propre pouvoir. Certains agissent quand le chef est révélé, d’autres tout le temps.

# An order comes on top of the action, once each time the fleet is activated. Other powers are an action: that fleet then does nothing else.
step-8-text-2 = Un ordre s’ajoute à l’action, une fois à chaque activation de la flotte. D’autres pouvoirs sont une action : cette flotte ne fait alors rien d’autre.

# Hold a card, or rest the pointer on it, to read it.
step-8-text-3 = Garde le doigt sur une carte, ou laisse le pointeur dessus, pour la lire.

# Activate fleet 1, led by Gossip.
step-8-task-1-ask = Active la flotte 1, menée par Ragots.

# First Gossip: fleet 1.
step-8-task-1-otherwise = D’abord Ragots : la flotte 1.

# Gossip has an order: 1 secret for 2 wealth.
step-8-task-1-done = Ragots a un ordre : 1 secret contre 2 richesses.

# Use Gossip.
step-8-task-2-ask = Utilise Ragots.

# Use Gossip first.
step-8-task-2-otherwise = Utilise d’abord Ragots.

# You have 2 wealth now, and may still act.
step-8-task-2-done = Tu as maintenant 2 richesses, et tu peux encore agir.

# Nothing more here: end your turn.
step-8-task-3-ask = Plus rien à faire ici : finis ton tour.

# Leave fleet 1 where it is.
step-8-task-3-otherwise = Laisse la flotte 1 où elle est.

# Sky's fleet has done nothing.
step-8-task-3-done = La flotte d’Azur n’a rien fait.

# Activate fleet 2, led by Pilgrims, on 0c.
step-8-task-4-ask = Active la flotte 2, menée par Pèlerins, en 0c.

# Now Pilgrims: fleet 2.
step-8-task-4-otherwise = Maintenant Pèlerins : la flotte 2.

# Sky's disk is on 0c. It would cost 2 population; the Pilgrims conquer any colony for 1 secret.
step-8-task-4-done = Un disque d’Azur est en 0c. Cela coûterait 2 habitants ; les Pèlerins conquièrent n’importe quelle colonie pour 1 secret.

# Use Pilgrims.
step-8-task-5-ask = Utilise Pèlerins.

# Use Pilgrims: keep your population.
step-8-task-5-otherwise = Utilise Pèlerins : garde tes habitants.

# Their action for this time, and the colony is yours.
step-8-task-5-done = C’était leur action pour cette fois, et la colonie est à toi.

# Activate fleet 3. Nobody has seen its leader yet.
step-8-task-6-ask = Active la flotte 3. Personne n’a encore vu son chef.

# Fleet 3 is left.
step-8-task-6-otherwise = Il reste la flotte 3.

# Morale Booster is turned up, and the fleet gains 3 strength.
step-8-task-6-done = Coup de fouet est révélé, et la flotte gagne 3 points de force.

# Warp in on 2c.
step-8-task-7-ask = Surgis en 2c.

# Warp in on 2c, a free colony.
step-8-task-7-otherwise = Surgis en 2c, une colonie libre.

# A colony without a disk.
step-8-task-7-done = Une colonie sans disque.

# Conquer 2c.
step-8-task-8-otherwise = Conquiers 2c.

# Two colonies, Sky none. That is the heart of it: settle, harvest, and strike when your hand is strong. Now play a first short game against a novice.
step-8-task-8-done = Deux colonies pour toi, aucune pour Azur. Voilà l’essentiel : coloniser, récolter et frapper quand ta main est forte. Joue maintenant une première partie courte contre un débutant.
