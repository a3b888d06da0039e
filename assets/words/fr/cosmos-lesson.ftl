# Settle in
step-1-title = Coloniser

# You are Orange. Whoever first holds five planets wins.
step-1-text-1 = Tu joues Orange. Qui tient cinq planètes en premier gagne.

# A site is the centre of a hex or one of its corners. On each you may have a stack of up to 4 ships. A planet with a stack of yours is your colony.
step-1-text-2 = Un site est le centre d’un hexagone ou l’un de ses coins. Sur chacun, tu peux avoir une escadre de 4 vaisseaux au plus. Une planète où tu as une escadre est ta colonie.

# Everyone begins around two planets, with 32 ships at most.
step-1-text-3 = Tout le monde commence autour de deux planètes, avec 32 vaisseaux au plus.

# Settle around d5: 4 ships on the planet, and 4 on each of the six corners of its hex.
step-1-task-1-ask = Colonise d5 : 4 vaisseaux sur la planète, et 4 sur chacun des six coins de son hexagone.

# Take d5, and fill it and all its corners with 4 ships each.
step-1-task-1-otherwise = Prends d5, et remplis la planète et tous ses coins de 4 vaisseaux chacun.

# 28 ships on seven sites. Sky and Green have settled around two planets each.
step-1-task-1-done = 28 vaisseaux sur sept sites. Azur a aussi deux planètes, et Vert de même.

# You have 4 ships left. Put them all on e3 or e6, the planets next door.
step-1-task-2-ask = Il te reste 4 vaisseaux. Mets-les tous sur e3 ou e6, les planètes voisines.

# Put all 4 on e3 or e6: near d5 they are worth most.
step-1-task-2-otherwise = Mets les 4 sur e3 ou e6 : c’est près de d5 qu’ils valent le plus.

# Two colonies: two of your five pips are filled. And you drew seven cards, to fight with.
step-1-task-2-done = Deux colonies : deux de tes cinq pastilles sont pleines. Et tu as pioché sept cartes, pour te battre.

# Two moves a turn
step-2-title = Deux déplacements par tour

# On your turn you have two actions. One kind of action is a move: ships of a stack go to the next site, as many as you like.
step-2-text-1 = À ton tour, tu as deux actions. La première sorte d’action est le déplacement : des vaisseaux d’une escadre vont sur un site voisin, autant que tu veux.

# A site where somebody else stands, and you don't, is closed to you. And no stack grows above 4.
step-2-text-2 = Un site où se trouve quelqu’un d’autre, et pas toi, t’est fermé. Et aucune escadre ne dépasse 4.

# Move ships from e5 to f5, the planet in the middle.
step-2-task-1-ask = Déplace des vaisseaux de e5 vers f5, la planète du milieu.

# Send ships from e5 to f5.
step-2-task-1-otherwise = Envoie des vaisseaux de e5 vers f5.

# A third colony. What you left on e5 stays there.
step-2-task-1-done = Une troisième colonie. Ce que tu as laissé sur e5 y reste.

# Now from d6 to e6, another empty planet.
step-2-task-2-ask = Maintenant de d6 vers e6, une autre planète libre.

# Send ships from d6 to e6.
step-2-task-2-otherwise = Envoie des vaisseaux de d6 vers e6.

# Four colonies: one more would win. That was your second action, so Sky and Green have had their turns, and it's yours again.
step-2-task-2-done = Quatre colonies : une de plus, et tu gagnerais. C’était ta seconde action. Azur et Vert ont donc joué leur tour, et c’est de nouveau le tien.

# Invade
step-3-title = Attaquer

# The other kind of action is to invade a stack next to yours. Your whole stack attacks.
step-3-text-1 = L’autre sorte d’action est l’attaque d’une escadre voisine de la tienne. Toute ton escadre attaque.

# Both sides choose a card in secret, and turn them over together. If both are Attack cards, ships and card are added up, and the higher sum wins. The defence wins ties.
step-3-text-2 = Les deux camps choisissent une carte en secret et les révèlent ensemble. Si ce sont deux Assauts, on additionne vaisseaux et carte, et le plus grand total gagne. À égalité, la défense gagne.

# Sky has 1 ship on f5, and nothing near it.
step-3-text-3 = Azur a 1 vaisseau sur f5, et rien à côté.

# Invade f5 from e5.
step-3-task-1-ask = Attaque f5 depuis e5.

# Invade f5, from e5: you have 4 ships there.
step-3-task-1-otherwise = Attaque f5, depuis e5 : tu y as 4 vaisseaux.

# Sky has chosen a card. Now yours.
step-3-task-1-done = Azur a choisi une carte. À toi.

# Play Attack 5 or Attack 8.
step-3-task-2-ask = Joue Assaut 5 ou Assaut 8.

# You have better than that: Attack 5 or Attack 8.
step-3-task-2-otherwise = Tu as mieux que ça : Assaut 5 ou Assaut 8.

# Sky had Attack 2: 1 + 2 = 3, and you have far more. The ship goes to Sky's graveyard. Whoever wins may make one more move.
step-3-task-2-done = Azur avait Assaut 2 : 1 + 2 = 3, et tu as bien plus. Le vaisseau va au cimetière d’Azur. Qui gagne peut encore se déplacer une fois : c’est le déplacement de victoire.

# Move into f5.
step-3-task-3-ask = Entre sur f5.

# Take f5 with ships from e5.
step-3-task-3-otherwise = Prends f5 avec des vaisseaux de e5.

# Your third colony. As you won, your turn goes on; had you lost, your ships would be gone and your turn over.
step-3-task-3-done = Ta troisième colonie. Comme tu as gagné, ton tour continue ; si tu avais perdu, tes vaisseaux seraient perdus et ton tour fini.

# Support and allies
step-4-title = Soutien et alliés

# Stacks next to the invaded site can take part: your own as support, and other players' as allies. They count like the rest, and stay where they stand. If their side loses, they are lost too.
step-4-text-1 = Les escadres à côté du site attaqué peuvent participer : les tiennes en soutien, celles des autres comme alliées. Elles comptent comme le reste et ne bougent pas. Si leur camp perd, elles sont perdues aussi.

# Sky invades Green on e6, and you stand right next to it.
step-4-text-2 = Azur attaque Vert sur e6, et tu es juste à côté.

# Help Green, with d6, with e5, or with both.
step-4-task-1-ask = Aide Vert, avec d6, avec e5 ou avec les deux.

# Help the defence this time: Sky is the stronger one.
step-4-task-1-otherwise = Aide la défense cette fois : Azur est en position de force.

# With your help Green held out, and Sky's 4 ships are lost. Green moved into f6 and ended its turn. Now it's yours.
step-4-task-1-done = Avec ton aide, Vert a tenu, et les 4 vaisseaux d’Azur sont perdus. Vert a pris f6 et fini son tour. C’est à toi.

# Invade Sky on f5 from e5, with e4 as support.
step-4-task-2-ask = Attaque Azur sur f5 depuis e5, avec e4 en soutien.

# Invade f5 from e5, and call e4 to help.
step-4-task-2-otherwise = Attaque f5 depuis e5, et appelle e4 à l’aide.

# Green joins you with the 2 ships on f6. Sky has chosen a card.
step-4-task-2-done = Vert te rejoint avec les 2 vaisseaux de f6. Azur a choisi une carte.

# Attack 5 or Attack 8, to be sure.
step-4-task-3-otherwise = Assaut 5 ou Assaut 8, pour plus de sûreté.

# You had 4 + 2, 2 from Green, and your card: more than Sky's 4 + 2.
step-4-task-3-done = Tu avais 4 + 2, 2 de Vert et ta carte : plus que les 4 + 2 d’Azur.

# Only you move after a win, not your ally. Sky will remember what Green did.
step-4-task-4-done = Après une victoire, c’est toi qui te déplaces, pas ton allié. Azur se souviendra de ce que Vert a fait.

# Defend cards
step-5-title = Les Parades

# A Defend card loses to an Attack, but on its own terms. Retreat: you lose no ships. Negotiate: for every ship you lose you take a card from the winner's hand. Sabotage: the other main stack is lost too. Quash: nothing happens at all.
step-5-text-1 = Une Parade perd contre un Assaut, mais à sa façon. Retraite : tu ne perds aucun vaisseau. Négociation : pour chaque vaisseau perdu, tu prends une carte dans la main adverse. Sabotage : l’autre escadre principale est perdue aussi. Veto : il ne se passe rien du tout.

# If both play Defend cards, both win.
step-5-text-2 = Si chaque camp joue une Parade, les deux gagnent.

# Sky invades e6, where you have 3 ships.
step-5-text-3 = Azur attaque e6, où tu as 3 vaisseaux.

# Play Retreat.
step-5-task-1-ask = Joue Retraite.

# Save your ships: play Retreat.
step-5-task-1-otherwise = Sauve tes vaisseaux : joue Retraite.

# Sky had Attack 6. You lose, but your ships may step aside.
step-5-task-1-done = Azur avait Assaut 6. Tu perds, mais tes vaisseaux peuvent s’écarter.

# Withdraw to d7.
step-5-task-2-ask = Replie-toi sur d7.

# Withdraw to d7 this time.
step-5-task-2-otherwise = Cette fois, replie-toi sur d7.

# Sky moved into e6, and invades d5 as its second action.
step-5-task-2-done = Azur a pris e6, et attaque d5 pour sa seconde action.

# Play Negotiate.
step-5-task-3-ask = Joue Négociation.

# Play Negotiate, and be paid for your losses.
step-5-task-3-otherwise = Joue Négociation, et fais-toi payer tes pertes.

# 3 ships lost, and 3 cards taken: a Negotiate among them. Now Green invades your ship on c3.
step-5-task-3-done = 3 vaisseaux perdus et 3 cartes prises, dont une Négociation. Maintenant Vert attaque ton vaisseau sur c3.

# Play Sabotage.
step-5-task-4-ask = Joue Sabotage.

# Play Sabotage: you lose 1 ship, and Green 4.
step-5-task-4-otherwise = Joue Sabotage : tu perds 1 vaisseau, et Vert 4.

# Green's Attack 10 was wasted: your 1 ship is lost, but so are Green's 4. It's your turn.
step-5-task-4-done = Assaut 10 n’a servi à rien : ton vaisseau est perdu, mais les 4 de Vert aussi. C’est ton tour.

# Invade Sky on e6 from d7.
step-5-task-5-ask = Attaque Azur sur e6 depuis d7.

# Invade e6, from d7.
step-5-task-5-otherwise = Attaque e6, depuis d7.

# Sky calls no support, and has chosen one of its two cards.
step-5-task-5-done = Azur n’appelle aucun soutien, et a choisi une de ses deux cartes.

# Play Negotiate. You took one from Sky.
step-5-task-6-ask = Joue Négociation. Tu en as pris une à Azur.

# Play Negotiate once more.
step-5-task-6-otherwise = Joue Négociation encore une fois.

# Two Negotiates are an accord. You each draw a card, and may move from your main stack into the other's planet in peace.
step-5-task-6-done = Deux Négociations font un accord. Chaque camp pioche une carte et peut, de son escadre principale, entrer en paix sur la planète de l’autre.

# Move 1 or 2 ships into e6.
step-5-task-7-ask = Entre sur e6 avec 1 ou 2 vaisseaux.

# Move 1 or 2 ships from d7 to e6.
step-5-task-7-otherwise = Déplace 1 ou 2 vaisseaux de d7 vers e6.

# A joint colony: it counts for both of you. And as you didn't lose, your turn goes on.
step-5-task-7-done = Une colonie commune : elle compte pour vous deux. Et comme tu n’as pas perdu, ton tour continue.

# Minerals and gas
step-6-title = Minerai et gaz

# Some hexes have minerals or gas. A stack on the centre brings you 1 of it at the start of each of your turns.
step-6-text-1 = Certains hexagones ont du minerai ou du gaz : ce sont des gisements. Une escadre au centre t’en rapporte 1 au début de chacun de tes tours.

# You hold b3 with minerals and c6 with gas, and have 1 mineral and 2 gas. Before your actions you may buy and trade.
step-6-text-2 = Tu occupes b3, qui donne du minerai, et c6, qui donne du gaz, et tu as 1 minerai et 2 gaz. Avant tes actions, tu peux acheter et échanger.

# Buy ships: 1 mineral brings back up to two, onto your stacks.
step-6-task-1-ask = Achète des vaisseaux : 1 minerai en fait revenir jusqu’à deux, sur tes escadres.

# Buy ships first, for your mineral.
step-6-task-1-otherwise = Achète d’abord des vaisseaux, avec ton minerai.

# Ships come out of your graveyard: those that were lost, and those you never placed.
step-6-task-1-done = Les vaisseaux sortent de ton cimetière : ceux que tu as perdus, et ceux que tu n’as jamais placés.

# Buy a card for 1 gas.
step-6-task-2-ask = Achète une carte pour 1 gaz.

# Buy a card.
step-6-task-2-otherwise = Achète une carte.

# You can buy cards while you hold fewer than ten.
step-6-task-2-done = Tu peux acheter des cartes tant que tu en as moins de dix.

# Offer Sky 1 gas for 1 mineral.
step-6-task-3-ask = Offre à Azur 1 gaz contre 1 minerai.

# Offer Sky 1 gas, and ask for 1 mineral.
step-6-task-3-otherwise = Offre 1 gaz à Azur, et demande 1 minerai.

# Your gas is set aside until Sky answers on its own turn. You have nothing left to buy with, so now you act.
step-6-task-3-done = Ton gaz est mis de côté jusqu’à ce qu’Azur réponde à son tour. Tu n’as plus de quoi acheter : place aux actions.

# Occupy a third spot: move ships from d4 to c3, with gas.
step-6-task-4-ask = Occupe un troisième gisement : déplace des vaisseaux de d4 vers c3, qui donne du gaz.

# Move from d4 to c3.
step-6-task-4-otherwise = Déplace des vaisseaux de d4 vers c3.

# From now on c3 pays, too.
step-6-task-4-done = Désormais, c3 rapporte aussi.

# End your turn.
step-6-task-5-ask = Finis ton tour.

# That's enough for this turn: end it.
step-6-task-5-otherwise = C’est assez pour ce tour : finis-le.

# Sky took your offer. Your turn begins again, and your three spots have paid: 2 minerals and 2 gas.
step-6-task-5-done = Azur a accepté ton offre. Un nouveau tour commence pour toi, et tes trois gisements ont rapporté : 2 minerais et 2 gaz.

# Your race
step-7-title = Ton peuple

# Everyone secretly plays one of 16 races. A race has no effect before it is shown: in your supply step, with your card, or when one of its powers is asked for. Then it stays open for good.
step-7-text-1 = Tout le monde joue en secret un des 16 peuples. Un peuple est sans effet avant d’être révélé : à ton intendance, avec ta carte, ou quand on te demande si tu utilises un de ses pouvoirs. Ensuite, il reste visible pour de bon.

# You are Mason, who builds walls. When Mason defends, its main stack counts twice.
step-7-text-2 = Tu joues le Maçon, qui bâtit des murs. Quand tu défends, ton escadre principale compte double.

# Sky invades d5 with 4 ships and 3 in support.
step-7-text-3 = Azur attaque d5 avec 4 vaisseaux, et 3 en soutien.

# Play any Attack, and reveal your race with it.
step-7-task-1-ask = Joue n’importe quel Assaut, et révèle ton peuple avec.

# Play an Attack, and reveal your race: alone the card is too weak.
step-7-task-1-otherwise = Joue un Assaut, et révèle ton peuple : la carte seule est trop faible.

# Sky had Attack 4: 4 + 3 + 4 = 11. Your 4 ships counted 8, so even Attack 3 was enough. Sky's 7 ships are lost.
step-7-task-1-done = Azur avait Assaut 4 : 4 + 3 + 4 = 11. Tes 4 vaisseaux comptaient pour 8, donc même Assaut 3 suffisait. Les 7 vaisseaux d’Azur sont perdus.

# Keep your ships together: make no victory move.
step-7-task-2-ask = Garde tes vaisseaux ensemble : ne fais pas de déplacement de victoire.

# Stay where you are this time.
step-7-task-2-otherwise = Cette fois, reste où tu es.

# Green has had its turn, and now it's yours.
step-7-task-2-done = Vert a joué son tour, et c’est à toi.

# Mason can also walk over two sites in one action, and leave ships on each. Walk from d5 over c5 to c6, an empty planet.
step-7-task-3-ask = Le Maçon peut aussi marcher : passer par deux sites en une seule action, et laisser des vaisseaux sur chacun. Marche de d5 par c5 jusqu’à c6, une planète libre.

# Walk from d5 over c5 to c6.
step-7-task-3-otherwise = Marche de d5 par c5 jusqu’à c6.

# Three stacks in a row, and a new colony. Hold a race card, or rest the pointer on it, to read what it can do.
step-7-task-3-done = Trois escadres alignées, et une nouvelle colonie. Garde le doigt sur une carte de peuple, ou pose le pointeur dessus, pour lire ce que ce peuple sait faire.

# Five planets
step-8-title = Cinq planètes

# Sky holds four planets: f5, g3, h5 and i3. From g3 it could reach f2, the last empty one, on its next turn, and win.
step-8-text-1 = Azur tient quatre planètes : f5, g3, h5 et i3. Depuis g3, Azur pourrait prendre au prochain tour f2, la dernière planète libre, et gagner.

# You hold three. Nobody wins in the first round; after that five planets win at once, on anybody's turn. After round 15 the most planets win.
step-8-text-2 = Tu en tiens trois. Personne ne gagne à la première manche ; ensuite, cinq planètes gagnent tout de suite, peu importe à qui est le tour. Après la manche 15, qui a le plus de planètes gagne.

# Strike the leader: invade f5 from e5, with e4 as support.
step-8-task-1-ask = Azur est en tête : attaque f5 depuis e5, avec e4 en soutien.

# Sky has chosen a card.
step-8-task-1-done = Azur a choisi une carte.

# Play Attack 8.
step-8-task-2-ask = Joue Assaut 8.

# Sky is strong: play Attack 8, your best.
step-8-task-2-otherwise = Azur est en force : joue Assaut 8, ta meilleure carte.

# 4 + 4 + 8 = 16 against 4 + 6 = 10. Sky is down to three planets.
step-8-task-2-done = 4 + 4 + 8 = 16 contre 4 + 6 = 10. Azur n’a plus que trois planètes.

# Four planets. And you have one more action.
step-8-task-3-done = Quatre planètes. Et il te reste une action.

# Take f2 before Sky does: move there from e2.
step-8-task-4-ask = Prends f2 avant Azur : déplace-toi de e2 vers f2.

# Move from e2 to f2.
step-8-task-4-otherwise = Déplace-toi de e2 vers f2.

# Five planets: you win! That is the heart of it: spread out, choose your moment, and keep an eye on the leader. Now play a first game against a novice.
step-8-task-4-done = Cinq planètes : tu gagnes ! Voilà l’essentiel : étends-toi, choisis ton moment, et garde un œil sur qui mène. Maintenant, joue une première partie contre un débutant.
