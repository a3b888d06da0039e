### Kardashev's lesson, in French. Orange and Sky are seats.

# Two home worlds
step-1-title = Deux mondes d’origine

# You are Orange, and you play the Imperialist. Your home worlds lie at the top: g5 with a colony of level 2, h5 with one of level 1.
step-1-text-1 = Tu es Orange et tu joues l’Impérialiste. Tes mondes d’origine sont en haut : g5 avec une colonie de niveau 2, h5 avec une de niveau 1.

# The symbols of a planet say what it yields: food, matter or energy. The fourth, military, yields no cards; it lets you build fleets.
step-1-text-2 = Les symboles d’une planète disent ce qu’elle produit : nourriture, matière ou énergie. Le quatrième, militaire, ne produit pas de cartes ; il permet de construire des flottes.

# You have three actions on your turn. The first to learn is the harvest: each colony brings as many cards as it has levels.
step-1-text-3 = Tu as trois actions à ton tour. La première à apprendre est la récolte : chaque colonie rapporte autant de cartes qu’elle a de niveaux.

# Harvest.
step-1-task-1-ask = Récolte.

# That works too, but harvest first: it costs nothing.
step-1-task-1-otherwise = Cela marche aussi, mais récolte d’abord : cela ne coûte rien.

# 2 matter from g5 and 1 food from h5. You now hold 2 food, 3 matter and 1 energy.
step-1-task-1-done = 2 matières de g5 et 1 nourriture de h5. Tu as maintenant 2 nourritures, 3 matières et 1 énergie.

# Raise a colony, g5 or h5. A level costs 1 food and 1 matter.
step-1-task-2-ask = Développe une colonie, g5 ou h5. Un niveau coûte 1 nourriture et 1 matière.

# Raise g5 or h5 by a level.
step-1-task-2-otherwise = Développe g5 ou h5 d’un niveau.

# One card more at every harvest, and 2 points more at the end. Harvesting and raising are base actions: your third action would be research.
step-1-task-2-done = Une carte de plus à chaque récolte, et 2 points de plus à la fin. Récolter et développer sont des actions de base : ta troisième action serait de la recherche.

# A tile, and the colony next door
step-2-title = Une tuile, et la colonie d’à côté

# Every round brings you a tile. Your turn begins with it: put it on any unexplored blue space. White ones open when the blue is nearly full.
step-2-text-1 = Chaque manche t’apporte une tuile. Ton tour commence par elle : place-la sur n’importe quelle case bleue inexplorée. Les blanches s’ouvrent quand les bleues sont presque toutes prises.

# Face up it's the planet you see. Face down it's a destroyed planet for good, and you gain 1 card.
step-2-text-2 = Face visible, c’est la planète que tu vois. Face cachée, c’est une planète détruite pour toujours, et tu gagnes 1 carte.

# Place your tile face up next to g5: on f4 or f5.
step-2-task-1-ask = Place ta tuile face visible à côté de g5 : en f4 ou f5.

# Place it face up, on f4 or f5: right next to g5, so that you can settle it at once.
step-2-task-1-otherwise = Place-la face visible, en f4 ou f5 : juste à côté de g5, pour pouvoir la coloniser tout de suite.

# A planet with food and energy. You had no energy at home.
step-2-task-1-done = Une planète avec nourriture et énergie. De l’énergie, tu n’en avais pas chez toi.

# Colonize it, for 1 food and 1 matter.
step-2-task-2-ask = Colonise-la, pour 1 nourriture et 1 matière.

# g6 is next door too, but take the new planet: it has energy.
step-2-task-2-otherwise = g6 est aussi à côté, mais prends la nouvelle planète : elle a de l’énergie.

# You may settle next to your colonies, or wherever a fleet of yours stands. When you harvest here, you choose between food and energy.
step-2-task-2-done = Tu peux coloniser à côté de tes colonies, ou là où se trouve une de tes flottes. Quand tu récoltes ici, tu choisis entre nourriture et énergie.

# When a card is missing
step-3-title = Quand une carte manque

# You hold 6 matter and 2 energy, but no food. A colony takes 1 food and 1 matter to raise.
step-3-text-1 = Tu as 6 matières et 2 énergies, mais pas de nourriture. Il faut 1 nourriture et 1 matière pour développer une colonie.

# Compile is a research action: take any card from the bank.
step-3-text-2 = La synthèse est une action de recherche : prends n’importe quelle carte à la banque.

# And there's always a costlier way: for a card you lack, four cards of one other type will do.
step-3-text-3 = Et il y a toujours un moyen plus cher : à la place d’une carte qui te manque, quatre cartes d’un autre type font l’affaire.

# Compile 1 food.
step-3-task-1-ask = Prends 1 nourriture par synthèse.

# It's food you lack: compile 1 food.
step-3-task-1-otherwise = C’est de la nourriture qu’il te manque : prends-en 1 par synthèse.

# Now you have all that a colony needs.
step-3-task-1-done = Tu as maintenant tout ce qu’il faut pour une colonie.

# Raise f5 or h5.
step-3-task-2-ask = Développe f5 ou h5.

# Raise f5 or h5: the food is for that.
step-3-task-2-otherwise = Développe f5 ou h5 : la nourriture est là pour ça.

# The food is gone again. But you still have 5 matter.
step-3-task-2-done = Plus de nourriture. Mais il te reste 5 matières.

# Raise another level. Four matter stand in for the food.
step-3-task-3-ask = Développe encore un niveau. Quatre matières remplacent la nourriture.

# One action is left: raise a colony once more.
step-3-task-3-otherwise = Il te reste une action : développe encore une colonie.

# Five matter for one level: expensive, but better than going without. That was your third action, so Sky has had a turn, and round 4 begins.
step-3-task-3-done = Cinq matières pour un niveau : c’est cher, mais mieux que rien. C’était ta troisième action ; Azur a joué son tour, et la manche 4 commence.

# Research
step-4-title = Recherche

# Every role has its own tree of 18 technologies. You keep what you research, and it counts at the end: 1, 3 or 5 points for level 1, 2 or 3.
step-4-text-1 = Chaque rôle a son propre arbre de 18 technologies. Tu gardes ce que tu recherches, et cela compte à la fin : 1, 3 ou 5 points pour le niveau 1, 2 ou 3.

# Some exclude each other. Harvest Rover brings 1 card more for each fleet of yours on a planet with a colony, Asteroid Mining for each on a planet without. You can't keep both.
step-4-text-2 = Certaines s’excluent. Rover récolteur rapporte 1 carte de plus pour chacune de tes flottes sur une planète avec une colonie, Mine d’astéroïdes pour chacune sur une planète sans colonie. Tu ne peux pas garder les deux.

# Your fleet stands on your colony g5. Research Harvest Rover.
step-4-task-1-ask = Ta flotte est sur ta colonie g5. Recherche Rover récolteur.

# Research Harvest Rover: it suits a fleet that stays at home.
step-4-task-1-otherwise = Recherche Rover récolteur : il convient à une flotte qui reste à la maison.

# It works at once. If you ever research Asteroid Mining, you lose Harvest Rover, without a refund.
step-4-task-1-done = Il agit tout de suite. Si un jour tu recherches Mine d’astéroïdes, tu perds Rover récolteur, sans remboursement.

# Now harvest.
step-4-task-2-ask = Maintenant, récolte.

# Harvest, to see what the Rover brings.
step-4-task-2-otherwise = Récolte, pour voir ce que rapporte le Rover.

# f5 has two levels, and food and energy to choose from.
step-4-task-2-done = f5 a deux niveaux, et tu y choisis entre nourriture et énergie.

# Choose 2 cards from f5.
step-4-task-3-ask = Choisis 2 cartes de f5.

# And the last card is the Rover's: 1 matter from g5, where your fleet stands. Sky has had a turn since.
step-4-task-3-done = Et la dernière carte vient du Rover : 1 matière de g5, où se trouve ta flotte. Depuis, Azur a joué son tour.

# Fleets
step-5-title = Flottes

# Fleets explore, fight, and settle far away. They fly on energy: a fleet of level 1 goes 2 tiles for 1 energy, one of level 2 pays 1 for each tile, one of level 3 pays 2.
step-5-text-1 = Les flottes explorent, combattent et colonisent au loin. Elles volent à l’énergie : une flotte de niveau 1 fait 2 cases pour 1 énergie, une de niveau 2 paie 1 par case, une de niveau 3 paie 2.

# They pass planets, empty space and your own pieces. Where nobody has been, you draw a tile and place it there.
step-5-text-2 = Elles traversent les planètes, l’espace vide et tes propres pions. Là où personne n’est encore allé, tu pioches une tuile et la places.

# Explore the middle of the board: move your fleet from g5 to e5.
step-5-task-1-ask = Explore le centre du plateau : déplace ta flotte de g5 à e5.

# Send the fleet from g5 to e5, the middle of the board.
step-5-task-1-otherwise = Envoie la flotte de g5 en e5, au centre du plateau.

# Two tiles, 1 energy. You've found a planet with matter and energy.
step-5-task-1-done = Deux cases, 1 énergie. Tu as trouvé une planète avec matière et énergie.

# Place it face up.
step-5-task-2-ask = Place-la face visible.

# Face down, the planet would be destroyed and your fleet with it. Place it face up.
step-5-task-2-otherwise = Face cachée, la planète serait détruite, et ta flotte avec. Place-la face visible.

# Your fleet stands on it. And g5 has room for a new one.
step-5-task-2-done = Ta flotte s’y pose. Et g5 a de la place pour une nouvelle.

# Build a fleet of level 2 on g5. Each level costs 1 matter and 1 energy.
step-5-task-3-ask = Construis une flotte de niveau 2 en g5. Chaque niveau coûte 1 matière et 1 énergie.

# A fleet of level 2 on g5, please.
step-5-task-3-otherwise = Une flotte de niveau 2 en g5, s’il te plaît.

# You build on colonies with the military symbol, up to the level of the colony. A level of a fleet is 1 point at the end.
step-5-task-3-done = Tu construis sur les colonies qui ont le symbole militaire, jusqu’au niveau de la colonie. Un niveau de flotte vaut 1 point à la fin.

# Bids
step-6-title = Enchères

# How do you get your tile? In each round everyone draws one, face up. Then all bid in secret, and the highest bid picks first: when to act, and which tile.
step-6-text-1 = Comment obtiens-tu ta tuile ? À chaque manche, tout le monde en pioche une, face visible. Puis tout le monde enchérit en secret, et qui enchérit le plus choisit d’abord : quand jouer, et quelle tuile.

# You don't pay what you bid, but what the next player below you bid. It goes to whoever drew your tile; for your own tile, to the bank.
step-6-text-2 = Tu ne paies pas ton enchère, mais celle juste en dessous. Le prix va à qui a pioché ta tuile ; pour la tienne, à la banque.

# This time Sky drew food, matter and military; yours has food alone.
step-6-text-3 = Cette fois, Azur a pioché nourriture, matière et militaire ; la tienne n’a que nourriture.

# Bid 3 or more.
step-6-task-1-ask = Enchéris à 3 ou plus.

# Sky's tile is worth a real bid: 3 or more.
step-6-task-1-otherwise = La tuile d’Azur mérite une vraie enchère : 3 ou plus.

# Sky bid 2. So you pick first, and your price is 2.
step-6-task-1-done = Azur a enchéri à 2. Tu choisis donc en premier, et ton prix est 2.

# Take position 1, to act first.
step-6-task-2-ask = Prends la position 1, pour jouer en premier.

# Last can be good too, but go first this time: take position 1.
step-6-task-2-otherwise = Jouer en dernier peut être bien aussi, mais commence cette fois : prends la position 1.

# Now the tile.
step-6-task-2-done = Maintenant, la tuile.

# Take Sky's tile.
step-6-task-3-ask = Prends la tuile d’Azur.

# Yours has only food. Take Sky's, with three symbols.
step-6-task-3-otherwise = La tienne n’a que nourriture. Prends celle d’Azur, avec trois symboles.

# The price goes to Sky, who drew it.
step-6-task-3-done = Le prix va à Azur, qui l’a piochée.

# Pay 2 cards, whichever you need least.
step-6-task-4-ask = Paie 2 cartes, celles dont tu as le moins besoin.

# Sky is left with your tile and position 2, and pays nothing. Your turn begins.
step-6-task-4-done = Azur prend ce qui reste, ta tuile et la position 2, sans rien payer. Ton tour commence.

# Attack
step-7-title = Attaque

# Sky has a colony of level 2 on d4. To take it you need more than that: your fleet on e4 alone, level 2, would fail.
step-7-text-1 = Azur a une colonie de niveau 2 en d4. Pour la conquérir, il te faut plus que cela : seule, ta flotte en e4, de niveau 2, échouerait.

# But your other fleets next to d4 can help, for 1 energy each. The one on e5 has level 1: together 3 against 2.
step-7-text-2 = Mais tes autres flottes voisines de d4 peuvent aider, pour 1 énergie chacune. Celle en e5 est de niveau 1 : ensemble, 3 contre 2.

# The defender may call on fleets next to it, too. Sky has none.
step-7-text-3 = La défense peut aussi faire appel aux flottes voisines. Azur n’en a pas.

# Attack d4 with the fleet on e4, straight from e4: if an attack fails, the fleet goes back to where it came from.
step-7-task-1-ask = Attaque d4 avec la flotte en e4, directement depuis e4 : si une attaque échoue, la flotte retourne d’où elle est venue.

# Send the fleet on e4, level 2, straight to d4: every way round costs more energy.
step-7-task-1-otherwise = Envoie la flotte en e4, de niveau 2, tout droit en d4 : tout détour coûte plus d’énergie.

# The way costs 1 energy. Now for the help.
step-7-task-1-done = Le trajet coûte 1 énergie. Maintenant, l’aide.

# Let the fleet on e5 help.
step-7-task-2-ask = Fais aider la flotte en e5.

# 2 against 2 is not enough. Let the fleet on e5 help.
step-7-task-2-otherwise = 2 contre 2, cela ne suffit pas. Fais aider la flotte en e5.

# 3 against 2: the colony is yours with both its levels, and your fleet is on it.
step-7-task-2-done = 3 contre 2 : la colonie est à toi avec ses deux niveaux, et ta flotte y est.

# The end, and the score
step-8-title = La fin, et le score

# When somebody has fewer than 3 colony pieces left, the round is finished, and one more is played. You have 3.
step-8-text-1 = Quand il reste à quelqu’un moins de 3 pions de colonie, on finit la manche et on en joue encore une. Il t’en reste 3.

# Then you count: 2 points for each level of your colonies, 1 for each level of your fleets, and 1, 3 or 5 for a technology. Cards count nothing.
step-8-text-2 = Ensuite, on compte : 2 points par niveau de tes colonies, 1 par niveau de tes flottes, et 1, 3 ou 5 par technologie. Les cartes ne comptent pas.

# You stand at 31, and so does Sky.
step-8-text-3 = Tu en es à 31, et Azur aussi.

# Raise any colony, and bring on the last round.
step-8-task-1-ask = Développe une colonie au choix, et lance la dernière manche.

# One action is left this turn: raise a colony.
step-8-task-1-otherwise = Il te reste une action à ce tour : développe une colonie.

# 33 against 31, and round 10 is the last.
step-8-task-1-done = 33 contre 31, et la manche 10 est la dernière.

# You don't mind acting last: bid 0, and keep your cards.
step-8-task-2-ask = Jouer en dernier ne te gêne pas : enchéris à 0 et garde tes cartes.

# Your cards do more for you on your turn. Bid 0.
step-8-task-2-otherwise = Tes cartes te servent mieux à ton tour. Enchéris à 0.

# Sky went first and researched Accretion Device, 5 points. That makes 36, and you have 33. Now it's your turn, the last of the game.
step-8-task-2-done = Azur a joué en premier et recherché Accréteur, 5 points. Cela fait 36, et tu as 33. C’est maintenant ton tour, le dernier de la partie.

# Place your tile face up, anywhere.
step-8-task-3-ask = Place ta tuile face visible, où tu veux.

# Face up will do.
step-8-task-3-otherwise = Face visible, tout simplement.

# A tile brings no points. What does?
step-8-task-3-done = Une tuile ne rapporte pas de points. Qu’est-ce qui en rapporte ?

# Research Accretion Device or Antimatter: level 3, 5 points. Raising a colony would be 2.
step-8-task-4-ask = Recherche Accréteur ou Antimatière : niveau 3, 5 points. Développer une colonie n’en donnerait que 2.

# Look for level 3: Accretion Device or Antimatter.
step-8-task-4-otherwise = Cherche le niveau 3 : Accréteur ou Antimatière.

# The price leaves you a choice.
step-8-task-4-done = Le prix te laisse le choix.

# Pay it with any cards you like.
step-8-task-5-ask = Paie avec les cartes que tu veux.

# 38 against 36.
step-8-task-5-done = 38 contre 36.

# That's enough. End your turn.
step-8-task-6-ask = C’est assez. Finis ton tour.

# You're ahead: just end your turn.
step-8-task-6-otherwise = Tu es en tête : finis simplement ton tour.

# You win, 38 to 36. That is the heart of it: settle, harvest, research, and watch the bids. Now play a first short game against a novice.
step-8-task-6-done = Tu gagnes, 38 à 36. Tout est là : coloniser, récolter, rechercher, et surveiller les enchères. Joue maintenant une première partie courte contre un débutant.
