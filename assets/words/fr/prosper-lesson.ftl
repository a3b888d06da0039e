# Read the board
step-1-title = Lire le plateau

# You are Orange, the disc. Each circle is a planet; the large number is its ships.
step-1-text-1 = Tu es Orange, le disque. Chaque cercle est une planète ; le grand nombre, ce sont ses vaisseaux.

# Large planets build 8 ships a round, medium ones 5, small ones 2. The more you hold, the more you build.
step-1-text-2 = Les grandes planètes construisent 8 vaisseaux par manche, les moyennes 5, les petites 2. Plus tu en as, plus tu construis.

# The small numbers are natives, who hold the free planets. Small planets have none: any ship takes them.
step-1-text-3 = Les petits nombres sont les indigènes, qui tiennent les planètes libres. Les petites planètes n’en ont pas : un seul vaisseau les prend.

# Take the small planet a5: choose a1, then a5, say how many ships, and confirm.
step-1-task-1-ask = Prends la petite planète a5 : choisis a1, puis a5, dis combien de vaisseaux, et confirme.

# That works too, but let's take a5 first: it has no natives.
step-1-task-1-otherwise = Ça marche aussi, mais prenons d’abord a5 : elle n’a pas d’indigènes.

# Yours. From now on a5 builds 2 ships a round, and you have two of your three movements left.
step-1-task-1-done = Elle est à toi. Désormais, a5 construit 2 vaisseaux par manche, et il te reste deux de tes trois mouvements.

# Natives cost ships once
step-2-title = Les indigènes se paient une fois

# A medium planet has 4 natives, a large one 12. You lose as many ships as there are natives.
step-2-text-1 = Une planète moyenne a 4 indigènes, une grande 12. Tu perds autant de vaisseaux qu’il y a d’indigènes.

# Four ships against four natives are simply gone. With five, one is left, and the planet is yours.
step-2-text-2 = Quatre vaisseaux contre quatre indigènes : tous sont perdus. Avec cinq, il en reste un, et la planète est à toi.

# Before you confirm, the board always tells you how it will end.
step-2-text-3 = Avant que tu confirmes, le plateau te dit toujours comment ça finira.

# Take the medium planet a2 from a1. Send five ships or more.
step-2-task-1-ask = Prends la planète moyenne a2 depuis a1. Envoie cinq vaisseaux ou plus.

# Send five ships or more from a1 to a2: fewer would be lost for nothing.
step-2-task-1-otherwise = Envoie cinq vaisseaux ou plus de a1 à a2 : moins que ça, ils seraient perdus pour rien.

# Four ships lost, once. Now a2 builds 5 ships every round, for as long as you hold it.
step-2-task-1-done = Quatre vaisseaux perdus, une fois. Maintenant, a2 construit 5 vaisseaux à chaque manche, tant que tu la tiens.

# Move through your realm
step-3-title = Traverser ton domaine

# Connected planets of yours form a realm. Ships cross it in one movement, however far.
step-3-text-1 = Tes planètes reliées forment un domaine. Les vaisseaux le traversent en un seul mouvement, si loin que ce soit.

# No planet holds more than its limit: 15 on a small one, 30 on a medium, 60 on a large one. The ring around it shows how full it is.
step-3-text-2 = Aucune planète ne porte plus que sa limite : 15 pour une petite, 30 pour une moyenne, 60 pour une grande. L’anneau autour montre à quel point elle est pleine.

# You have up to three movements a turn.
step-3-text-3 = Tu as jusqu’à trois mouvements par tour.

# Your outpost a8 looks thin. Send ships from a5 right across to a8.
step-3-task-1-ask = Ton avant-poste a8 est bien maigre. Envoie des vaisseaux de a5 jusqu’à a8, d’un bout à l’autre.

# Help a8 first: choose a5, then a8.
step-3-task-1-otherwise = Aide d’abord a8 : choisis a5, puis a8.

# One movement, from one end of your realm to the other.
step-3-task-1-done = Un seul mouvement, d’un bout à l’autre de ton domaine.

# Two movements are left. You need not use them: end your turn.
step-3-task-2-ask = Il te reste deux mouvements. Rien ne t’oblige à les faire : finis ton tour.

# You could, but now end your turn.
step-3-task-2-otherwise = Tu pourrais, mais maintenant, finis ton tour.

# The round is over, and every planet built its ships. The next round begins with you: who goes first changes every round.
step-3-task-2-done = La manche est finie, et chaque planète a construit ses vaisseaux. La manche suivante commence par toi : qui joue en premier change à chaque manche.

# Attack, and guard what you take
step-4-title = Attaquer, et garder ce que tu prends

# Sky, the triangle, has 11 ships on b4. A planet with an owner defends with one ship more than it holds: 12.
step-4-text-1 = Azur, le triangle, a 11 vaisseaux sur b4. Une planète qui est à quelqu’un se défend avec un vaisseau de plus qu’elle n’en porte : 12.

# So 12 ships only empty it, and 13 take it with one left there.
step-4-text-2 = Donc 12 vaisseaux ne font que la vider, et 13 la prennent, avec un qui y reste.

# Take b4 from a4 with a small force: 13, 14 or 15 ships.
step-4-task-1-ask = Prends b4 depuis a4 avec une petite force : 13, 14 ou 15 vaisseaux.

# Strike b4 from a4, with 13 to 15 ships.
step-4-task-1-otherwise = Frappe b4 depuis a4, avec 13 à 15 vaisseaux.

# b4 is yours. But only a few ships stand there, and Sky has 15 next door on b2.
step-4-task-1-done = b4 est à toi. Mais il n’y reste que peu de vaisseaux, et Azur en a 15 juste à côté, sur b2.

# End your turn and see what Sky makes of it.
step-4-task-2-ask = Finis ton tour et vois ce qu’en fait Azur.

# End your turn: we want to see how Sky answers.
step-4-task-2-otherwise = Finis ton tour : on veut voir la réponse d’Azur.

# Sky needed only six ships to take it back. Taking is cheap, holding is not: leave a guard, or take what cannot be struck.
step-4-task-2-done = Il n’a fallu à Azur que six vaisseaux pour la reprendre. Prendre est facile, tenir ne l’est pas : laisse une garde, ou prends ce qu’on ne peut pas frapper.

# Full planets build nothing
step-5-title = Une planète pleine ne construit rien

# After each round every planet builds. What does not fit under its limit is never built.
step-5-text-1 = Après chaque manche, chaque planète construit. Ce qui dépasserait sa limite n’est jamais construit.

# Look at a2: 30 of 30. It will build nothing. And a1, with 55 of 60, only five of its eight.
step-5-text-2 = Regarde a2 : 30 sur 30. Elle ne construira rien. Et a1, avec 55 sur 60, seulement cinq de ses huit vaisseaux.

# Make room: send ten or more ships from a2 into the free planet a4.
step-5-task-1-ask = Fais de la place : envoie dix vaisseaux ou plus de a2 sur la planète libre a4.

# Send ten or more ships from a2 to a4, but leave one at home.
step-5-task-1-otherwise = Envoie dix vaisseaux ou plus de a2 à a4, mais laisses-en un chez toi.

# Now a2 has room, and a4 builds too.
step-5-task-1-done = Maintenant, a2 a de la place, et a4 construit aussi.

# End your turn and watch what is built.
step-5-task-2-ask = Finis ton tour et regarde ce qui se construit.

# End your turn, to see what is built.
step-5-task-2-otherwise = Finis ton tour, pour voir ce qui se construit.

# a2 and a4 built five each. a1 stopped at 60: three ships were never built. Keep ships on the move.
step-5-task-2-done = a2 et a4 ont construit cinq vaisseaux chacune. a1 s’est arrêtée à 60 : trois vaisseaux n’ont jamais été construits. Fais circuler tes vaisseaux.

# Cut a realm in two
step-6-title = Couper un domaine en deux

# Ships pass only through planets of their own. Sky has 34 on b1, and b2 is their only way to b7 and a8.
step-6-text-1 = Les vaisseaux ne passent que par leurs propres planètes. Azur en a 34 sur b1, et b2 est leur seul chemin vers b7 et a8.

# If you send every ship away from a planet, you lose it, and all its natives come back.
step-6-text-2 = Si tu retires tous les vaisseaux d’une planète, tu la perds, et tous ses indigènes reviennent.

# Strike b2 with all ten ships of b4.
step-6-task-1-ask = Frappe b2 avec les dix vaisseaux de b4.

# All ten from b4 to b2, please: nine would be enough, but we want to see b4 stand empty.
step-6-task-1-otherwise = Les dix de b4 à b2, s’il te plaît : neuf suffiraient, mais on veut voir b4 vide.

# Sky's realm is cut: the fleet on b1 can no longer reach b7 and a8. The price: b4 stands empty, its four natives are back, and it belongs to nobody.
step-6-task-1-done = Le domaine d’Azur est coupé : la flotte de b1 ne peut plus atteindre b7 ni a8. Le prix : b4 est vide, ses quatre indigènes sont de retour, et elle n’est à personne.

# How to win
step-7-title = Comment gagner

# Hold enough production for two rounds in a row, and you win by domination. Here it takes 38 of 62; you have 34.
step-7-text-1 = Avec assez de production pendant deux manches de suite, tu gagnes par domination. Ici, il en faut 38 sur 62 ; tu as 34.

# Everyone gets one turn in between to break it. If nobody dominates, the production of the last rounds is added up, and the most wins.
step-7-text-2 = Entre les deux, tout le monde a un tour pour l’empêcher. Si personne ne domine, on additionne la production des dernières manches, et le plus grand total gagne.

# Take b3 with about 20 ships, so that both b3 and b4 can stand.
step-7-task-1-ask = Prends b3 avec environ 20 vaisseaux, pour que b3 et b4 puissent tenir toutes les deux.

# About 20 ships from b4 to b3: enough to hold b3, and a guard for b4.
step-7-task-1-otherwise = Environ 20 vaisseaux de b4 à b3 : assez pour tenir b3, et une garde pour b4.

# That was your last movement, and the round is over. With 39 you are dominant. If you still are when this round ends, you win.
step-7-task-1-done = C’était ton dernier mouvement, et la manche est finie. Avec 39, tu domines. Si c’est encore le cas à la fin de cette manche, tu gagnes.

# Your planets are well guarded. End your turn and let Sky try.
step-7-task-2-ask = Tes planètes sont bien gardées. Finis ton tour et laisse Azur essayer.

# All is well: just end your turn.
step-7-task-2-otherwise = Tout va bien : finis juste ton tour.

# Sky struck with everything, and failed. You win by domination.
step-7-task-2-done = Azur a tout lancé dans l’attaque, et a échoué. Tu gagnes par domination.

# The draft
step-8-title = La colonisation

# A game begins with a draft. Everyone has 30 ships and settles one planet a turn, in snake order: the last one goes twice, then back to you.
step-8-text-1 = Une partie commence par la colonisation. Tout le monde a 30 vaisseaux et colonise une planète par tour, en serpentin : la dernière place joue deux fois, puis on revient jusqu’à toi.

# Settling costs half the natives: 6 ships on a large planet, 2 on a medium one, none on a small one.
step-8-text-2 = Coloniser coûte la moitié des indigènes : 6 vaisseaux sur une grande planète, 2 sur une moyenne, aucun sur une petite.

# Spread wide and you build fast; stand together and you are safe.
step-8-text-3 = Un domaine étalé construit vite ; un domaine compact ne risque rien.

# Settle the large planet a1 with 13 to 20 ships.
step-8-task-1-ask = Colonise la grande planète a1 avec 13 à 20 vaisseaux.

# Begin with a1, with 13 to 20 ships: the rest is for more planets.
step-8-task-1-otherwise = Commence par a1, avec 13 à 20 vaisseaux : le reste est pour d’autres planètes.

# Six were lost to the natives, the rest stay on a1. Sky took b1 and b2.
step-8-task-1-done = Six ont été perdus face aux indigènes, les autres restent sur a1. Azur a pris b1 et b2.

# Your turn again. Settle a2, next to a1, so that the two are one realm.
step-8-task-2-ask = À toi de nouveau. Colonise a2, voisine de a1, pour que les deux forment un domaine.

# Settle a2 with 5 to 9 ships: it makes a realm together with a1.
step-8-task-2-otherwise = Colonise a2 avec 5 à 9 vaisseaux : elle forme un domaine avec a1.

# That is the heart of it: settle, build, guard, and reach for the crown. Now play a first short game against a novice.
step-8-task-2-done = Voilà l’essentiel : coloniser, construire, garder, et viser la couronne. Joue maintenant une première partie courte contre un débutant.
