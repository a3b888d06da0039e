# Settle in
step-1-title = Besiedeln

# You are Orange. Whoever first holds five planets wins.
step-1-text-1 = Du bist Orange. Wer zuerst fünf Planeten hat, gewinnt.

# A site is the centre of a hex or one of its corners. On each you may have a stack of up to 4 ships. A planet with a stack of yours is your colony.
step-1-text-2 = Ein Feld ist die Mitte eines Sechsecks oder eine seiner Ecken. Auf jedem kannst du eine Staffel aus bis zu 4 Schiffen haben. Ein Planet mit einer Staffel von dir ist deine Kolonie.

# Everyone begins around two planets, with 32 ships at most.
step-1-text-3 = Alle beginnen rund um zwei Planeten, mit höchstens 32 Schiffen.

# Settle around d5: 4 ships on the planet, and 4 on each of the six corners of its hex.
step-1-task-1-ask = Besiedle d5: 4 Schiffe auf den Planeten und 4 auf jede der sechs Ecken seines Sechsecks.

# Take d5, and fill it and all its corners with 4 ships each.
step-1-task-1-otherwise = Nimm d5 und fülle es und alle seine Ecken mit je 4 Schiffen.

# 28 ships on seven sites. Sky and Green have settled around two planets each.
step-1-task-1-done = 28 Schiffe auf sieben Feldern. Auch Azur und Grün haben rund um je zwei Planeten gesiedelt.

# You have 4 ships left. Put them all on e3 or e6, the planets next door.
step-1-task-2-ask = Du hast noch 4 Schiffe. Setz sie alle auf e3 oder e6, die Planeten nebenan.

# Put all 4 on e3 or e6: near d5 they are worth most.
step-1-task-2-otherwise = Setz alle 4 auf e3 oder e6: Nahe bei d5 sind sie am meisten wert.

# Two colonies: two of your five pips are filled. And you drew seven cards, to fight with.
step-1-task-2-done = Zwei Kolonien: Zwei deiner fünf Koloniezeichen sind gefüllt. Und du hast sieben Karten gezogen, um damit zu kämpfen.

# Two moves a turn
step-2-title = Zwei Bewegungen pro Zug

# On your turn you have two actions. One kind of action is a move: ships of a stack go to the next site, as many as you like.
step-2-text-1 = In deinem Zug hast du zwei Aktionen. Die eine Art Aktion ist eine Bewegung: Schiffe einer Staffel gehen auf ein Nachbarfeld, so viele du willst.

# A site where somebody else stands, and you don't, is closed to you. And no stack grows above 4.
step-2-text-2 = Ein Feld, auf dem andere stehen und du nicht, ist für dich gesperrt. Und keine Staffel wird größer als 4.

# Move ships from e5 to f5, the planet in the middle.
step-2-task-1-ask = Beweg Schiffe von e5 nach f5, auf den Planeten in der Mitte.

# Send ships from e5 to f5.
step-2-task-1-otherwise = Schick Schiffe von e5 nach f5.

# A third colony. What you left on e5 stays there.
step-2-task-1-done = Eine dritte Kolonie. Was du auf e5 gelassen hast, bleibt dort.

# Now from d6 to e6, another empty planet.
step-2-task-2-ask = Jetzt von d6 nach e6, auf einen weiteren leeren Planeten.

# Send ships from d6 to e6.
step-2-task-2-otherwise = Schick Schiffe von d6 nach e6.

# Four colonies: one more would win. That was your second action, so Sky and Green have had their turns, and it's yours again.
step-2-task-2-done = Vier Kolonien: Mit noch einer würdest du gewinnen. Das war deine zweite Aktion; danach waren Azur und Grün am Zug, und jetzt wieder du.

# Invade
step-3-title = Angreifen

# The other kind of action is to invade a stack next to yours. Your whole stack attacks.
step-3-text-1 = Die andere Art Aktion ist ein Angriff auf eine Staffel neben deiner. Deine ganze Staffel greift an.

# Both sides choose a card in secret, and turn them over together. If both are Attack cards, ships and card are added up, and the higher sum wins. The defence wins ties.
step-3-text-2 = Beide Seiten wählen geheim eine Karte und decken sie gleichzeitig auf. Sind beides Attacken, werden Schiffe und Karte zusammengezählt, und die höhere Summe gewinnt. Bei Gleichstand gewinnt die Verteidigung.

# Sky has 1 ship on f5, and nothing near it.
step-3-text-3 = Azur hat 1 Schiff auf f5 und sonst nichts in der Nähe.

# Invade f5 from e5.
step-3-task-1-ask = Greif f5 von e5 aus an.

# Invade f5, from e5: you have 4 ships there.
step-3-task-1-otherwise = Greif f5 an, von e5 aus: Dort hast du 4 Schiffe.

# Sky has chosen a card. Now yours.
step-3-task-1-done = Azur hat eine Karte gewählt. Jetzt du.

# Play Attack 5 or Attack 8.
step-3-task-2-ask = Spiel Attacke 5 oder Attacke 8.

# You have better than that: Attack 5 or Attack 8.
step-3-task-2-otherwise = Du hast Besseres: Attacke 5 oder Attacke 8.

# Sky had Attack 2: 1 + 2 = 3, and you have far more. The ship goes to Sky's graveyard. Whoever wins may make one more move.
step-3-task-2-done = Azur hatte Attacke 2: 1 + 2 = 3, und du hast viel mehr. Das Schiff kommt auf den Friedhof von Azur. Wer gewinnt, darf noch eine Bewegung machen, den Siegeszug.

# Move into f5.
step-3-task-3-ask = Rück auf f5 ein.

# Take f5 with ships from e5.
step-3-task-3-otherwise = Nimm f5 mit Schiffen von e5.

# Your third colony. As you won, your turn goes on; had you lost, your ships would be gone and your turn over.
step-3-task-3-done = Deine dritte Kolonie. Weil du gewonnen hast, geht dein Zug weiter; mit einer Niederlage wären deine Schiffe weg und dein Zug vorbei.

# Support and allies
step-4-title = Unterstützung und Verbündete

# Stacks next to the invaded site can take part: your own as support, and other players' as allies. They count like the rest, and stay where they stand. If their side loses, they are lost too.
step-4-text-1 = Staffeln neben dem angegriffenen Feld können mitkämpfen: deine eigenen als Unterstützung und die von anderen als Verbündete. Sie zählen wie die übrigen und bleiben, wo sie stehen. Verliert ihre Seite, sind auch sie verloren.

# Sky invades Green on e6, and you stand right next to it.
step-4-text-2 = Azur greift Grün auf e6 an, und du stehst gleich daneben.

# Help Green, with d6, with e5, or with both.
step-4-task-1-ask = Hilf Grün, mit d6, mit e5 oder mit beiden.

# Help the defence this time: Sky is the stronger one.
step-4-task-1-otherwise = Hilf diesmal der Verteidigung: Azur ist stärker.

# With your help Green held out, and Sky's 4 ships are lost. Green moved into f6 and ended its turn. Now it's yours.
step-4-task-1-done = Mit deiner Hilfe hat Grün standgehalten, und die 4 Schiffe von Azur sind verloren. Grün ist auf f6 eingerückt und hat den Zug beendet. Jetzt bist du am Zug.

# Invade Sky on f5 from e5, with e4 as support.
step-4-task-2-ask = Greif Azur auf f5 von e5 aus an, mit e4 als Unterstützung.

# Invade f5 from e5, and call e4 to help.
step-4-task-2-otherwise = Greif f5 von e5 aus an, und ruf e4 zu Hilfe.

# Green joins you with the 2 ships on f6. Sky has chosen a card.
step-4-task-2-done = Grün schließt sich dir mit den 2 Schiffen auf f6 an. Azur hat eine Karte gewählt.

# Attack 5 or Attack 8, to be sure.
step-4-task-3-otherwise = Attacke 5 oder Attacke 8, um sicherzugehen.

# You had 4 + 2, 2 from Green, and your card: more than Sky's 4 + 2.
step-4-task-3-done = Du hattest 4 + 2, dazu 2 von Grün und deine Karte: mehr als die 4 + 2 von Azur.

# Only you move after a win, not your ally. Sky will remember what Green did.
step-4-task-4-done = Nach einem Sieg bewegst nur du, nicht wer mit dir verbündet ist. Azur wird sich merken, was Grün getan hat.

# Defend cards
step-5-title = Abwehrkarten

# A Defend card loses to an Attack, but on its own terms. Retreat: you lose no ships. Negotiate: for every ship you lose you take a card from the winner's hand. Sabotage: the other main stack is lost too. Quash: nothing happens at all.
step-5-text-1 = Eine Abwehrkarte verliert gegen eine Attacke, aber auf ihre eigene Art. Rückzug: Du verlierst keine Schiffe. Verhandlung: Für jedes Schiff, das du verlierst, nimmst du eine Karte aus der Hand der Gegenseite. Sabotage: Die andere Hauptstaffel ist auch verloren. Veto: Es geschieht gar nichts.

# If both play Defend cards, both win.
step-5-text-2 = Spielen beide Abwehrkarten, gewinnen beide.

# Sky invades e6, where you have 3 ships.
step-5-text-3 = Azur greift e6 an, wo du 3 Schiffe hast.

# Play Retreat.
step-5-task-1-ask = Spiel Rückzug.

# Save your ships: play Retreat.
step-5-task-1-otherwise = Rette deine Schiffe: Spiel Rückzug.

# Sky had Attack 6. You lose, but your ships may step aside.
step-5-task-1-done = Azur hatte Attacke 6. Du verlierst, aber deine Schiffe dürfen ausweichen.

# Withdraw to d7.
step-5-task-2-ask = Zieh dich nach d7 zurück.

# Withdraw to d7 this time.
step-5-task-2-otherwise = Zieh dich diesmal nach d7 zurück.

# Sky moved into e6, and invades d5 as its second action.
step-5-task-2-done = Azur ist auf e6 eingerückt und greift als zweite Aktion d5 an.

# Play Negotiate.
step-5-task-3-ask = Spiel Verhandlung.

# Play Negotiate, and be paid for your losses.
step-5-task-3-otherwise = Spiel Verhandlung und lass dir deine Verluste bezahlen.

# 3 ships lost, and 3 cards taken: a Negotiate among them. Now Green invades your ship on c3.
step-5-task-3-done = 3 Schiffe verloren und 3 Karten genommen: eine Verhandlung ist dabei. Jetzt greift Grün dein Schiff auf c3 an.

# Play Sabotage.
step-5-task-4-ask = Spiel Sabotage.

# Play Sabotage: you lose 1 ship, and Green 4.
step-5-task-4-otherwise = Spiel Sabotage: Du verlierst 1 Schiff, und Grün 4.

# Green's Attack 10 was wasted: your 1 ship is lost, but so are Green's 4. It's your turn.
step-5-task-4-done = Attacke 10 hat Grün nichts gebracht: Dein 1 Schiff ist verloren, aber auch die 4 von Grün. Jetzt bist du am Zug.

# Invade Sky on e6 from d7.
step-5-task-5-ask = Greif Azur auf e6 von d7 aus an.

# Invade e6, from d7.
step-5-task-5-otherwise = Greif e6 an, von d7 aus.

# Sky calls no support, and has chosen one of its two cards.
step-5-task-5-done = Azur ruft keine Unterstützung und hat eine von zwei Karten gewählt.

# Play Negotiate. You took one from Sky.
step-5-task-6-ask = Spiel Verhandlung. Du hast sie von Azur genommen.

# Play Negotiate once more.
step-5-task-6-otherwise = Spiel noch einmal Verhandlung.

# Two Negotiates are an accord. You each draw a card, and may move from your main stack into the other's planet in peace.
step-5-task-6-done = Zwei Verhandlungen sind ein Abkommen. Ihr zieht je eine Karte und dürft von eurer Hauptstaffel aus friedlich auf den Planeten der anderen einrücken.

# Move 1 or 2 ships into e6.
step-5-task-7-ask = Rück mit 1 oder 2 Schiffen auf e6 ein.

# Move 1 or 2 ships from d7 to e6.
step-5-task-7-otherwise = Beweg 1 oder 2 Schiffe von d7 nach e6.

# A joint colony: it counts for both of you. And as you didn't lose, your turn goes on.
step-5-task-7-done = Eine gemeinsame Kolonie: Sie zählt für euch beide. Und weil du nicht verloren hast, geht dein Zug weiter.

# Minerals and gas
step-6-title = Mineralien und Gas

# Some hexes have minerals or gas. A stack on the centre brings you 1 of it at the start of each of your turns.
step-6-text-1 = Auf manchen Sechsecken gibt es Mineralien oder Gas. Eine Staffel auf der Mitte bringt dir zu Beginn jedes deiner Züge 1 davon.

# You hold b3 with minerals and c6 with gas, and have 1 mineral and 2 gas. Before your actions you may buy and trade.
step-6-text-2 = Du hältst b3 mit Mineralien und c6 mit Gas und hast 1 Mineral und 2 Gas. Vor deinen Aktionen darfst du kaufen und handeln.

# Buy ships: 1 mineral brings back up to two, onto your stacks.
step-6-task-1-ask = Kauf Schiffe: 1 Mineral bringt bis zu zwei zurück, auf deine Staffeln.

# Buy ships first, for your mineral.
step-6-task-1-otherwise = Kauf zuerst Schiffe, für dein Mineral.

# Ships come out of your graveyard: those that were lost, and those you never placed.
step-6-task-1-done = Die Schiffe kommen von deinem Friedhof: verlorene und solche, die du nie gesetzt hast.

# Buy a card for 1 gas.
step-6-task-2-ask = Kauf eine Karte für 1 Gas.

# Buy a card.
step-6-task-2-otherwise = Kauf eine Karte.

# You can buy cards while you hold fewer than ten.
step-6-task-2-done = Karten kaufen darfst du, solange du weniger als zehn hast.

# Offer Sky 1 gas for 1 mineral.
step-6-task-3-ask = Biete Azur 1 Gas für 1 Mineral.

# Offer Sky 1 gas, and ask for 1 mineral.
step-6-task-3-otherwise = Biete Azur 1 Gas und verlange 1 Mineral.

# Your gas is set aside until Sky answers on its own turn. You have nothing left to buy with, so now you act.
step-6-task-3-done = Dein Gas liegt beiseite, bis Azur im eigenen Zug antwortet. Kaufen kannst du nichts mehr; darum kommen jetzt deine Aktionen.

# Occupy a third spot: move ships from d4 to c3, with gas.
step-6-task-4-ask = Besetz eine dritte Rohstoffquelle: Beweg Schiffe von d4 nach c3, mit Gas.

# Move from d4 to c3.
step-6-task-4-otherwise = Beweg Schiffe von d4 nach c3.

# From now on c3 pays, too.
step-6-task-4-done = Ab jetzt bringt auch c3 etwas ein.

# End your turn.
step-6-task-5-ask = Beende deinen Zug.

# That's enough for this turn: end it.
step-6-task-5-otherwise = Das reicht für diesen Zug: Beende ihn.

# Sky took your offer. Your turn begins again, and your three spots have paid: 2 minerals and 2 gas.
step-6-task-5-done = Azur hat dein Angebot angenommen. Dein Zug beginnt wieder, und deine drei Quellen haben gezahlt: 2 Mineralien und 2 Gas.

# Your race
step-7-title = Dein Volk

# Everyone secretly plays one of 16 races. A race has no effect before it is shown: in your supply step, with your card, or when one of its powers is asked for. Then it stays open for good.
step-7-text-1 = Alle spielen geheim eins von 16 Völkern. Ein Volk wirkt erst, wenn es aufgedeckt ist: in deiner Versorgung, mit deiner Karte, oder wenn nach einer seiner Fähigkeiten gefragt wird. Danach bleibt es offen.

# You are Mason, who builds walls. When Mason defends, its main stack counts twice.
step-7-text-2 = Du bist der Maurer, der Mauern baut. Wenn du verteidigst, zählt deine Hauptstaffel doppelt.

# Sky invades d5 with 4 ships and 3 in support.
step-7-text-3 = Azur greift d5 mit 4 Schiffen an, mit 3 weiteren als Unterstützung.

# Play any Attack, and reveal your race with it.
step-7-task-1-ask = Spiel irgendeine Attacke, und deck mit ihr dein Volk auf.

# Play an Attack, and reveal your race: alone the card is too weak.
step-7-task-1-otherwise = Spiel eine Attacke, und deck dein Volk auf: Die Karte allein ist zu schwach.

# Sky had Attack 4: 4 + 3 + 4 = 11. Your 4 ships counted 8, so even Attack 3 was enough. Sky's 7 ships are lost.
step-7-task-1-done = Azur hatte Attacke 4: 4 + 3 + 4 = 11. Deine 4 Schiffe zählten 8, also hätte selbst Attacke 3 gereicht. Die 7 Schiffe von Azur sind verloren.

# Keep your ships together: make no victory move.
step-7-task-2-ask = Halt deine Schiffe zusammen: Mach keinen Siegeszug.

# Stay where you are this time.
step-7-task-2-otherwise = Bleib diesmal, wo du bist.

# Green has had its turn, and now it's yours.
step-7-task-2-done = Grün war am Zug, und jetzt bist du es.

# Mason can also walk over two sites in one action, and leave ships on each. Walk from d5 over c5 to c6, an empty planet.
step-7-task-3-ask = Als Maurer kannst du auch mit einer Aktion zwei Felder weit gehen und auf jedem Schiffe lassen. Geh von d5 über c5 nach c6, auf einen leeren Planeten.

# Walk from d5 over c5 to c6.
step-7-task-3-otherwise = Geh von d5 über c5 nach c6.

# Three stacks in a row, and a new colony. Hold a race card, or rest the pointer on it, to read what it can do.
step-7-task-3-done = Drei Staffeln in einer Reihe, und eine neue Kolonie. Halte eine Volkskarte gedrückt oder zeig mit der Maus darauf, um zu lesen, was das Volk kann.

# Five planets
step-8-title = Fünf Planeten

# Sky holds four planets: f5, g3, h5 and i3. From g3 it could reach f2, the last empty one, on its next turn, and win.
step-8-text-1 = Azur hat vier Planeten: f5, g3, h5 und i3. Von g3 aus könnte Azur im nächsten Zug f2 erreichen, den letzten leeren, und gewinnen.

# You hold three. Nobody wins in the first round; after that five planets win at once, on anybody's turn. After round 15 the most planets win.
step-8-text-2 = Du hast drei. In der ersten Runde gewinnt niemand; danach gewinnen fünf Planeten sofort, egal wer am Zug ist. Nach Runde 15 gewinnen die meisten Planeten.

# Strike the leader: invade f5 from e5, with e4 as support.
step-8-task-1-ask = Azur liegt vorn: Greif f5 von e5 aus an, mit e4 als Unterstützung.

# Sky has chosen a card.
step-8-task-1-done = Azur hat eine Karte gewählt.

# Play Attack 8.
step-8-task-2-ask = Spiel Attacke 8.

# Sky is strong: play Attack 8, your best.
step-8-task-2-otherwise = Azur ist stark: Spiel Attacke 8, deine beste.

# 4 + 4 + 8 = 16 against 4 + 6 = 10. Sky is down to three planets.
step-8-task-2-done = 4 + 4 + 8 = 16 gegen 4 + 6 = 10. Azur hat nur noch drei Planeten.

# Four planets. And you have one more action.
step-8-task-3-done = Vier Planeten. Und du hast noch eine Aktion.

# Take f2 before Sky does: move there from e2.
step-8-task-4-ask = Nimm f2, bevor Azur es tut: Beweg Schiffe von e2 dorthin.

# Move from e2 to f2.
step-8-task-4-otherwise = Beweg Schiffe von e2 nach f2.

# Five planets: you win! That is the heart of it: spread out, choose your moment, and keep an eye on the leader. Now play a first game against a novice.
step-8-task-4-done = Fünf Planeten: Du gewinnst! Darauf kommt es an: Breite dich aus, warte auf den richtigen Moment, und behalte im Auge, wer vorn liegt. Jetzt spiel eine erste Partie gegen einen Anfänger.
