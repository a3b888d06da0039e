### share = part

# Empires that belong to nobody
step-1-title = Des empires à personne

# There are four empires: black, blue, red and white. None of them is yours. You are Orange, and you nudge them.
step-1-text-1 = Il y a quatre empires : le noir, le bleu, le rouge et le blanc. Aucun n’est à toi. Tu es Orange, et tu leur donnes des coups de pouce.

# With a card you may spread its colour: put a disk on a sector, and earn as many gems as the sector is worth.
step-1-text-2 = Avec une carte, tu peux étendre sa couleur : pose un disque sur un secteur, et touche autant de gemmes que ce secteur vaut.

# The disk on top of a sector says which colour controls it. What a colour controls, added up, is its value.
step-1-text-3 = Le disque du dessus dit quelle couleur contrôle le secteur. La somme de ce qu’une couleur contrôle est sa valeur.

# Expand with Ruins of Loni City, a blue card.
step-1-task-1-ask = Étends le bleu avec Ruines de Loni, une carte bleue.

# Expand with the blue card Ruins of Loni City.
step-1-task-1-otherwise = Étends le bleu avec la carte bleue Ruines de Loni.

# Now the blue disk needs a place.
step-1-task-1-done = Il faut maintenant une case pour le disque bleu.

# Put it on the sector in the middle: it is worth 3.
step-1-task-2-ask = Mets-le sur le secteur du milieu : il vaut 3.

# Unexplored sectors may hold anything. Take the known one, worth 3.
step-1-task-2-otherwise = Un secteur inexploré peut cacher n’importe quoi. Prends celui que tu connais, qui vaut 3.

# You earned 3 gems, and blue is worth 3. The card now lies open before you: it is your active card.
step-1-task-2-done = Tu as touché 3 gemmes, et le bleu vaut 3. La carte est maintenant face visible devant toi : c’est ta carte active.

# Explore
step-2-title = Explorer

# Blue is on the map now. From here it spreads to sectors next to its own.
step-2-text-1 = Le bleu est maintenant dans la galaxie. De là, il s’étend aux secteurs voisins des siens.

# Beyond the edge lies the unknown. Whoever goes there draws a tile and reveals the top card of the deck, and if the card has an action, it happens at once.
step-2-text-2 = Au-delà du bord, c’est l’inconnu. Qui y va révèle une tuile et la carte du dessus de la pioche. Si cette carte a une action, elle prend effet aussitôt.

# Expand with Xin Shield Formula, blue again.
step-2-task-1-ask = Étends encore le bleu, avec Bouclier Xin.

# Expand with the blue card Xin Shield Formula.
step-2-task-1-otherwise = Étends le bleu avec la carte bleue Bouclier Xin.

# All around blue the sectors are still dark.
step-2-task-1-done = Tout autour du bleu, les secteurs sont encore sombres.

# Put the disk on any dark sector beside blue.
step-2-task-2-ask = Mets le disque sur un secteur sombre à côté du bleu.

# A poor tile, worth 1. But exploring revealed Genesis Device, which raised it to 3 before you were paid. Luck, this time.
step-2-task-2-done = Une tuile pauvre, qui vaut 1. Mais l’exploration a révélé Dispositif Genesis, qui l’a portée à 3 avant que tu touches tes gemmes. Un coup de chance, cette fois.

# Cards are shares
step-3-title = Les cartes sont des parts

# At the end each card you have, in hand or on the table, pays what its colour is worth on the map. Cards are shares in an empire.
step-3-text-1 = À la fin, chaque carte que tu as, en main ou sur la table, rapporte ce que vaut sa couleur dans la galaxie. Les cartes sont des parts d’un empire.

# White is worth 4, and you have three white cards: 12. Sky holds blue, which is worth 3.
step-3-text-2 = Le blanc vaut 4, et tu as trois cartes blanches : 12. Azur a du bleu, qui vaut 3.

# Disks may be stacked. Only the top one counts; the others wait below.
step-3-text-3 = Les disques peuvent s’empiler. Seul celui du dessus compte ; les autres attendent dessous.

# Expand with Civil Reprogramming, a white card.
step-3-task-1-ask = Étends le blanc avec Reprogrammation, une carte blanche.

# Expand with Civil Reprogramming: keep Dead Tree Distraction for later.
step-3-task-1-otherwise = Étends le blanc avec Reprogrammation : garde Leurre du bois mort pour plus tard.

# White may go next door.
step-3-task-1-done = Le blanc peut aller sur un secteur voisin.

# Put the white disk on top of Sky's blue one.
step-3-task-2-ask = Mets le disque blanc sur le disque bleu d’Azur.

# There is something better: the sector with the blue disk, worth 3.
step-3-task-2-otherwise = Il y a mieux : le secteur au disque bleu, qui vaut 3.

# White is worth 7 now, and your three cards 21. Blue controls nothing now, so Sky's blue card is worth nothing. The blue disk waits below.
step-3-task-2-done = Le blanc vaut maintenant 7, et tes trois cartes 21. Le bleu ne contrôle plus rien, donc la carte bleue d’Azur ne vaut rien. Le disque bleu attend dessous.

# Auctions
step-4-title = Les ventes

# New cards come from the market. Instead of expanding you may put one up for auction. Everyone bids in secret, and the highest bid wins.
step-4-text-1 = Les nouvelles cartes viennent du marché. Au lieu d’étendre une couleur, tu peux en mettre une aux enchères. Tout le monde enchérit en secret, et la plus haute enchère l’emporte.

# If you win your own auction, you pay the bank. If somebody else wins it, they pay you!
step-4-text-2 = Si tu remportes ta propre vente, tu paies la banque. Si quelqu’un d’autre la remporte, tu reçois le paiement !

# Red is worth 4, and Wreckage of the Xyri is red. Put it up for auction.
step-4-task-1-ask = Le rouge vaut 4, et Épaves des Xyri est rouge. Mets cette carte aux enchères.

# Auction Wreckage of the Xyri, the red card in the market.
step-4-task-1-otherwise = Mets aux enchères Épaves des Xyri, la carte rouge du marché.

# Now everyone bids. Nobody sees the others' bids before all are in.
step-4-task-1-done = Tout le monde enchérit. Personne ne voit les enchères des autres avant qu’elles soient toutes là.

# Bid 4 or 5: red may still grow.
step-4-task-2-ask = Enchéris à 4 ou 5 : le rouge peut encore grandir.

# The card pays 4 today, and more if red grows. 4 or 5 is a fair bid.
step-4-task-2-otherwise = La carte rapporte 4 aujourd’hui, et plus si le rouge grandit. 4 ou 5 est une enchère correcte.

# Sky bid 3, so the card is yours. Now Sky has put Stasis Pods up for auction: black, and worth 4 to whoever has it.
step-4-task-2-done = Azur a enchéri à 3, donc la carte est à toi. Maintenant, Azur met aux enchères Capsules de stase : une carte noire, qui vaut 4 pour qui l’a.

# If you win, you pay Sky. Bid low: 3 or less.
step-4-task-3-ask = Si tu l’emportes, tu paies Azur. Enchéris bas : 3 ou moins.

# You would pay Sky for a black card. Bid 3 or less.
step-4-task-3-otherwise = Tu paierais Azur pour une carte noire. Enchéris à 3 ou moins.

# Sky won with 4 and paid the bank. Whoever calls an auction chooses the moment; the others choose the price.
step-4-task-3-done = Azur l’a emporté avec 4 et a payé la banque. Qui lance une vente choisit le moment ; les autres choisissent le prix.

# The active card
step-5-title = La carte active

# The top card of each pile is active. Sky's Sustainable Farming brings its owner 2 gems at the start of each turn.
step-5-text-1 = La carte du dessus de chaque pile est active. Celle d’Azur, Agriculture durable, lui apporte 2 gemmes au début de chacun de ses tours.

# The next card covers it. With an empty hand you may pick your whole pile up again.
step-5-text-2 = La carte suivante la recouvre. Avec une main vide, tu peux reprendre toute ta pile.

# And any active card can be put up for auction, even one of Sky's. Blue is worth 7, so this one is worth 7 too.
step-5-text-3 = Et toute carte active peut passer aux enchères, même une d’Azur. Le bleu vaut 7, donc celle-ci vaut 7 aussi.

# Put Sustainable Farming up for auction.
step-5-task-1-ask = Mets Agriculture durable aux enchères.

# Auction Sky's active card, Sustainable Farming.
step-5-task-1-otherwise = Mets aux enchères la carte active d’Azur, Agriculture durable.

# It lies in the middle, and everyone bids. If you win, you pay Sky, who owned it.
step-5-task-1-done = Elle est au milieu, et tout le monde enchérit. Si tu l’emportes, tu paies Azur, à qui elle appartenait.

# Bid 7 or 8.
step-5-task-2-ask = Enchéris à 7 ou 8.

# It is worth 7 at the end and 2 a turn until then. Bid 7 or 8.
step-5-task-2-otherwise = Elle vaut 7 à la fin, et 2 par tour d’ici là. Enchéris à 7 ou 8.

# Sky bid 6. The card is yours; Sky got your gems and went on without it.
step-5-task-2-done = Azur a enchéri à 6. La carte est à toi ; Azur a eu tes gemmes et a continué sans elle.

# Play it: expand with Sustainable Farming.
step-5-task-3-ask = Joue-la : étends le bleu avec Agriculture durable.

# Expand with Sustainable Farming, and it becomes your active card.
step-5-task-3-otherwise = Étends le bleu avec Agriculture durable, et elle devient ta carte active.

# Choose where blue grows.
step-5-task-3-done = Choisis où le bleu grandit.

# Put the blue disk anywhere it may go.
step-5-task-4-ask = Mets le disque bleu là où tu veux, parmi les cases permises.

# It is active now, and your next turn has already begun: you gained 2 gems. Meanwhile Sky covered Black Stars, and the gem on it fell on a sector: some cards act when they are covered.
step-5-task-4-done = Elle est active, et ton tour suivant a déjà commencé : tu as gagné 2 gemmes. Entre-temps, Azur a recouvert Étoiles noires, et la gemme qu’elle portait est tombée sur un secteur : certaines cartes agissent quand on les recouvre.

# Harvest, and what it costs
step-6-title = La récolte, et ce qu’elle coûte

# You need not wait for the end. Harvest a card, and it pays the value of its colour at once.
step-6-text-1 = Inutile d’attendre la fin. Récolte une carte, et elle rapporte aussitôt la valeur de sa couleur.

# But then that colour begins to fall. Everyone may give gems to preserve it: one gem preserves one sector, the best ones first.
step-6-text-2 = Mais alors, cette couleur commence à tomber. Tout le monde peut donner des gemmes pour la sauver : une gemme sauve un secteur, les meilleurs d’abord.

# Sectors that nobody preserves lose their top disk. It goes to you, and counts as a share of its colour, just like a card.
step-6-text-3 = Les secteurs que personne ne sauve perdent leur disque du dessus. Il te revient, et compte comme une part de sa couleur, tout comme une carte.

# Blue is worth 9. Harvest Galactic Union.
step-6-task-1-ask = Le bleu vaut 9. Récolte Union galactique.

# Harvest Galactic Union, a blue card.
step-6-task-1-otherwise = Récolte Union galactique, une carte bleue.

# Nine gems at once. Now the bids: all bids are paid, and added up.
step-6-task-1-done = Neuf gemmes d’un coup. Maintenant, les enchères : toutes sont payées, et elles s’additionnent.

# Blue holds three sectors, and you still have blue cards. Bid 2 to preserve the best two.
step-6-task-2-ask = Le bleu tient trois secteurs, et tu as encore des cartes bleues. Enchéris à 2 pour sauver les deux meilleurs.

# Bid 2, and see what is preserved and what falls.
step-6-task-2-otherwise = Enchéris à 2, et regarde ce qui est sauvé et ce qui tombe.

# Blue keeps 7 of 9. The fallen disk is yours: one more share of blue. Had you bid more than 3, the rest would have gone onto a sector as gems.
step-6-task-2-done = Le bleu garde 7 sur 9. Le disque tombé est à toi : une part de bleu en plus. Avec plus de 3, le reste serait allé sur un secteur sous forme de gemmes.

# Events
step-7-title = Les événements

# Many cards have an action. Play such a card as an event, and you do what it says instead of expanding.
step-7-text-1 = Beaucoup de cartes ont une action. Joue une telle carte comme événement, et tu fais ce qu’elle dit au lieu d’étendre une couleur.

# Others act by themselves: when won, when harvested, when covered, or all the time while they are active. The sign on a card says which.
step-7-text-2 = D’autres agissent d’elles-mêmes : si on les remporte, si on les récolte, si on les recouvre, ou tout le temps qu’elles sont actives. Le signe sur la carte le dit.

# Your three white cards are worth nothing: white sits on a sector worth 0.
step-7-text-3 = Tes trois cartes blanches ne valent rien : le blanc est sur un secteur qui vaut 0.

# Play Genesis Device as an event: it raises the poorest sector to the value of the richest.
step-7-task-1-ask = Joue Dispositif Genesis comme événement : cette carte porte le secteur le plus pauvre à la valeur du plus riche.

# Play Genesis Device as an event; do not expand with it.
step-7-task-1-otherwise = Joue Dispositif Genesis comme événement ; ne t’en sers pas pour étendre.

# White went from 0 to 4, and your three white cards from nothing to 12. The played card is still yours, and it still counts.
step-7-task-1-done = Le blanc est passé de 0 à 4, et tes trois cartes blanches de rien à 12. La carte jouée reste à toi, et elle compte toujours.

# How it ends
step-8-title = Comment ça finit

# The game ends when the last disk has left the pool. Everyone sees it coming, and anyone may hurry or delay it.
step-8-text-1 = La partie finit quand le dernier disque a quitté la réserve. Tout le monde le voit venir, et peut hâter ou retarder ce moment.

# Then you count: your gems, the value of the colour of each card in your hand and pile, and of each dead disk you took.
step-8-text-2 = Ensuite, tu comptes : tes gemmes, plus la valeur de la couleur de chaque carte de ta main et de ta pile, et de chaque disque mort que tu as pris.

# One disk is left, a blue one. You are ahead: end it.
step-8-text-3 = Il reste un disque, un bleu. Tu mènes : finis-en.

# Expand with Sustainable Farming, your blue card.
step-8-task-1-ask = Étends le bleu avec Agriculture durable, ta carte bleue.

# Only blue has a disk left: expand with Sustainable Farming.
step-8-task-1-otherwise = Seul le bleu a encore un disque : étends-le avec Agriculture durable.

# The last disk.
step-8-task-1-done = Le dernier disque.

# Put the last disk on the empty sector between white and blue: 2,-2, worth 2.
step-8-task-2-ask = Mets le dernier disque sur le secteur vide entre le blanc et le bleu : 2,-2, qui vaut 2.

# Take the empty sector 2,-2: it earns 2 and makes blue worth 10.
step-8-task-2-otherwise = Prends le secteur vide 2,-2 : il rapporte 2 et porte le bleu à 10.

# The pool is empty, and you win. That is the heart of it: own what grows, and help it grow. Now play a first short game against a novice.
step-8-task-2-done = La réserve est vide, et tu gagnes. Voilà le cœur du jeu : avoir ce qui grandit, et l’aider à grandir. Joue maintenant une première partie courte contre un débutant.
