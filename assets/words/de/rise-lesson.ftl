### share = Anteil

# Empires that belong to nobody
step-1-title = Imperien, die niemandem gehören

# There are four empires: black, blue, red and white. None of them is yours. You are Orange, and you nudge them.
step-1-text-1 = Es gibt vier Imperien: Schwarz, Blau, Rot und Weiß. Keins davon gehört dir. Du bist Orange und stupst sie an.

# With a card you may spread its colour: put a disk on a sector, and earn as many gems as the sector is worth.
step-1-text-2 = Mit einer Karte kannst du ihre Farbe ausbreiten: Leg eine Scheibe auf einen Sektor und verdiene so viele Edelsteine, wie der Sektor wert ist.

# The disk on top of a sector says which colour controls it. What a colour controls, added up, is its value.
step-1-text-3 = Die oberste Scheibe eines Sektors sagt, welche Farbe ihn kontrolliert. Was eine Farbe kontrolliert, ist zusammengezählt ihr Wert.

# Expand with Ruins of Loni City, a blue card.
step-1-task-1-ask = Breite Blau mit den Ruinen von Loni aus, einer blauen Karte.

# Expand with the blue card Ruins of Loni City.
step-1-task-1-otherwise = Breite Blau mit der blauen Karte Ruinen von Loni aus.

# Now the blue disk needs a place.
step-1-task-1-done = Jetzt braucht die blaue Scheibe ein Feld.

# Put it on the sector in the middle: it is worth 3.
step-1-task-2-ask = Leg sie auf den Sektor in der Mitte: Er ist 3 wert.

# Unexplored sectors may hold anything. Take the known one, worth 3.
step-1-task-2-otherwise = Was in unerkundeten Sektoren liegt, weiß niemand. Nimm den bekannten, der 3 wert ist.

# You earned 3 gems, and blue is worth 3. The card now lies open before you: it is your active card.
step-1-task-2-done = Du hast 3 Edelsteine verdient, und Blau ist 3 wert. Die Karte liegt jetzt offen vor dir: Sie ist deine aktive Karte.

# Explore
step-2-title = Erkunden

# Blue is on the map now. From here it spreads to sectors next to its own.
step-2-text-1 = Blau ist jetzt in der Galaxie. Von hier breitet es sich auf Sektoren neben den eigenen aus.

# Beyond the edge lies the unknown. Whoever goes there draws a tile and reveals the top card of the deck, and if the card has an action, it happens at once.
step-2-text-2 = Hinter dem Rand liegt das Unbekannte. Wer dorthin geht, deckt ein Plättchen und die oberste Karte des Stapels auf, und hat die Karte eine Aktion, wirkt sie sofort.

# Expand with Xin Shield Formula, blue again.
step-2-task-1-ask = Breite Blau noch einmal aus, mit der Xin-Schildformel.

# Expand with the blue card Xin Shield Formula.
step-2-task-1-otherwise = Breite Blau mit der blauen Karte Xin-Schildformel aus.

# All around blue the sectors are still dark.
step-2-task-1-done = Rings um Blau sind die Sektoren noch dunkel.

# Put the disk on any dark sector beside blue.
step-2-task-2-ask = Leg die Scheibe auf irgendeinen dunklen Sektor neben Blau.

# A poor tile, worth 1. But exploring revealed Genesis Device, which raised it to 3 before you were paid. Luck, this time.
step-2-task-2-done = Ein armes Plättchen, nur 1 wert. Aber beim Erkunden kam die Genesis-Maschine zum Vorschein und hob es auf 3, bevor du bezahlt wurdest. Diesmal war es Glück.

# Cards are shares
step-3-title = Karten sind Anteile

# At the end each card you have, in hand or on the table, pays what its colour is worth on the map. Cards are shares in an empire.
step-3-text-1 = Am Ende bringt dir jede deiner Karten, auf der Hand oder auf dem Tisch, was ihre Farbe in der Galaxie wert ist. Karten sind Anteile an einem Imperium.

# White is worth 4, and you have three white cards: 12. Sky holds blue, which is worth 3.
step-3-text-2 = Weiß ist 4 wert, und du hast drei weiße Karten: 12. Azur hält Blau, das 3 wert ist.

# Disks may be stacked. Only the top one counts; the others wait below.
step-3-text-3 = Scheiben können übereinanderliegen. Nur die oberste zählt; die anderen warten darunter.

# Expand with Civil Reprogramming, a white card.
step-3-task-1-ask = Breite Weiß mit der Umprogrammierung aus, einer weißen Karte.

# Expand with Civil Reprogramming: keep Dead Tree Distraction for later.
step-3-task-1-otherwise = Breite Weiß mit der Umprogrammierung aus: Heb dir die Totholz-Finte für später auf.

# White may go next door.
step-3-task-1-done = Weiß darf nach nebenan.

# Put the white disk on top of Sky's blue one.
step-3-task-2-ask = Leg die weiße Scheibe oben auf die blaue von Azur.

# There is something better: the sector with the blue disk, worth 3.
step-3-task-2-otherwise = Es gibt etwas Besseres: den Sektor mit der blauen Scheibe, der 3 wert ist.

# White is worth 7 now, and your three cards 21. Blue controls nothing now, so Sky's blue card is worth nothing. The blue disk waits below.
step-3-task-2-done = Weiß ist jetzt 7 wert, und deine drei Karten sind es 21. Blau kontrolliert nichts mehr, also ist die blaue Karte von Azur nichts wert. Die blaue Scheibe wartet darunter.

# Auctions
step-4-title = Versteigerungen

# New cards come from the market. Instead of expanding you may put one up for auction. Everyone bids in secret, and the highest bid wins.
step-4-text-1 = Neue Karten kommen vom Markt. Statt auszubreiten, kannst du dort eine versteigern. Alle bieten geheim, und das höchste Gebot gewinnt.

# If you win your own auction, you pay the bank. If somebody else wins it, they pay you!
step-4-text-2 = Gewinnst du deine eigene Versteigerung, zahlst du an die Bank. Gewinnt jemand anderes, geht die Zahlung an dich!

# Red is worth 4, and Wreckage of the Xyri is red. Put it up for auction.
step-4-task-1-ask = Rot ist 4 wert, und die Trümmer der Xyri sind rot. Versteigere diese Karte.

# Auction Wreckage of the Xyri, the red card in the market.
step-4-task-1-otherwise = Versteigere die Trümmer der Xyri, die rote Karte auf dem Markt.

# Now everyone bids. Nobody sees the others' bids before all are in.
step-4-task-1-done = Jetzt bieten alle. Niemand sieht die anderen Gebote, bevor alle da sind.

# Bid 4 or 5: red may still grow.
step-4-task-2-ask = Biete 4 oder 5: Rot kann noch wachsen.

# The card pays 4 today, and more if red grows. 4 or 5 is a fair bid.
step-4-task-2-otherwise = Die Karte bringt heute 4, und mehr, wenn Rot wächst. 4 oder 5 ist ein faires Gebot.

# Sky bid 3, so the card is yours. Now Sky has put Stasis Pods up for auction: black, and worth 4 to whoever has it.
step-4-task-2-done = Azur hat 3 geboten, also bekommst du die Karte. Jetzt versteigert Azur die Stasiskapseln: Sie sind schwarz und 4 wert, egal wer sie hat.

# If you win, you pay Sky. Bid low: 3 or less.
step-4-task-3-ask = Gewinnst du, zahlst du an Azur. Biete wenig: 3 oder weniger.

# You would pay Sky for a black card. Bid 3 or less.
step-4-task-3-otherwise = Du würdest Azur für eine schwarze Karte bezahlen. Biete 3 oder weniger.

# Sky won with 4 and paid the bank. Whoever calls an auction chooses the moment; the others choose the price.
step-4-task-3-done = Azur hat mit 4 gewonnen und an die Bank gezahlt. Wer versteigert, wählt den Zeitpunkt; die anderen wählen den Preis.

# The active card
step-5-title = Die aktive Karte

# The top card of each pile is active. Sky's Sustainable Farming brings its owner 2 gems at the start of each turn.
step-5-text-1 = Die oberste Karte jeder Ablage ist aktiv. Ökolandbau bringt Azur 2 Edelsteine zu Beginn jedes eigenen Zugs.

# The next card covers it. With an empty hand you may pick your whole pile up again.
step-5-text-2 = Die nächste Karte verdeckt sie. Mit leerer Hand kannst du deine ganze Ablage wieder aufnehmen.

# And any active card can be put up for auction, even one of Sky's. Blue is worth 7, so this one is worth 7 too.
step-5-text-3 = Und jede aktive Karte lässt sich versteigern, auch eine von Azur. Blau ist 7 wert, also ist auch diese 7 wert.

# Put Sustainable Farming up for auction.
step-5-task-1-ask = Versteigere Ökolandbau.

# Auction Sky's active card, Sustainable Farming.
step-5-task-1-otherwise = Versteigere die aktive Karte von Azur, Ökolandbau.

# It lies in the middle, and everyone bids. If you win, you pay Sky, who owned it.
step-5-task-1-done = Sie liegt in der Mitte, und alle bieten. Gewinnst du, zahlst du an Azur, denn dort lag sie.

# Bid 7 or 8.
step-5-task-2-ask = Biete 7 oder 8.

# It is worth 7 at the end and 2 a turn until then. Bid 7 or 8.
step-5-task-2-otherwise = Am Ende ist sie 7 wert, und bis dahin bringt sie 2 pro Zug. Biete 7 oder 8.

# Sky bid 6. The card is yours; Sky got your gems and went on without it.
step-5-task-2-done = Azur hat 6 geboten. Die Karte gehört dir; Azur hat deine Edelsteine bekommen und ohne sie weitergespielt.

# Play it: expand with Sustainable Farming.
step-5-task-3-ask = Spiel sie: Breite Blau mit Ökolandbau aus.

# Expand with Sustainable Farming, and it becomes your active card.
step-5-task-3-otherwise = Breite Blau mit Ökolandbau aus, dann ist das deine aktive Karte.

# Choose where blue grows.
step-5-task-3-done = Wähle, wo Blau wächst.

# Put the blue disk anywhere it may go.
step-5-task-4-ask = Leg die blaue Scheibe auf irgendein Feld, auf das sie darf.

# It is active now, and your next turn has already begun: you gained 2 gems. Meanwhile Sky covered Black Stars, and the gem on it fell on a sector: some cards act when they are covered.
step-5-task-4-done = Die Karte ist jetzt aktiv, und dein nächster Zug hat schon begonnen: Du hast 2 Edelsteine bekommen. Inzwischen hat Azur Schwarze Sterne verdeckt, und der Edelstein darauf fiel auf einen Sektor: Manche Karten wirken, wenn sie verdeckt werden.

# Harvest, and what it costs
step-6-title = Die Ernte, und was sie kostet

# You need not wait for the end. Harvest a card, and it pays the value of its colour at once.
step-6-text-1 = Du musst nicht bis zum Ende warten. Ernte eine Karte, und sie bringt sofort, was ihre Farbe wert ist.

# But then that colour begins to fall. Everyone may give gems to preserve it: one gem preserves one sector, the best ones first.
step-6-text-2 = Aber dann beginnt diese Farbe zu fallen. Alle können Edelsteine geben, um sie zu retten: Ein Edelstein rettet einen Sektor, die besten zuerst.

# Sectors that nobody preserves lose their top disk. It goes to you, and counts as a share of its colour, just like a card.
step-6-text-3 = Sektoren, die niemand rettet, verlieren ihre oberste Scheibe. Sie geht an dich und zählt als Anteil an ihrer Farbe, genau wie eine Karte.

# Blue is worth 9. Harvest Galactic Union.
step-6-task-1-ask = Blau ist 9 wert. Ernte die Galaktische Union.

# Harvest Galactic Union, a blue card.
step-6-task-1-otherwise = Ernte die Galaktische Union, eine blaue Karte.

# Nine gems at once. Now the bids: all bids are paid, and added up.
step-6-task-1-done = Neun Edelsteine auf einmal. Jetzt die Gebote: Alle zahlen ihr Gebot, und alles wird zusammengezählt.

# Blue holds three sectors, and you still have blue cards. Bid 2 to preserve the best two.
step-6-task-2-ask = Blau hält drei Sektoren, und du hast noch blaue Karten. Biete 2, um die besten zwei zu retten.

# Bid 2, and see what is preserved and what falls.
step-6-task-2-otherwise = Biete 2 und sieh, was gerettet wird und was fällt.

# Blue keeps 7 of 9. The fallen disk is yours: one more share of blue. Had you bid more than 3, the rest would have gone onto a sector as gems.
step-6-task-2-done = Blau behält 7 von 9. Die gefallene Scheibe gehört dir: ein weiterer Anteil an Blau. Hättest du mehr als 3 geboten, wäre der Rest als Edelsteine auf einen Sektor gekommen.

# Events
step-7-title = Ereignisse

# Many cards have an action. Play such a card as an event, and you do what it says instead of expanding.
step-7-text-1 = Viele Karten haben eine Aktion. Spiel so eine Karte als Ereignis, dann tust du, was darauf steht, statt auszubreiten.

# Others act by themselves: when won, when harvested, when covered, or all the time while they are active. The sign on a card says which.
step-7-text-2 = Andere wirken von selbst: wenn sie ersteigert, geerntet oder verdeckt werden, oder die ganze Zeit, solange sie aktiv sind. Das Zeichen auf der Karte sagt es dir.

# Your three white cards are worth nothing: white sits on a sector worth 0.
step-7-text-3 = Deine drei weißen Karten sind nichts wert: Weiß sitzt auf einem Sektor, der 0 wert ist.

# Play Genesis Device as an event: it raises the poorest sector to the value of the richest.
step-7-task-1-ask = Spiel die Genesis-Maschine als Ereignis: So wird der ärmste Sektor so viel wert wie der reichste.

# Play Genesis Device as an event; do not expand with it.
step-7-task-1-otherwise = Spiel die Genesis-Maschine als Ereignis; breite nichts damit aus.

# White went from 0 to 4, and your three white cards from nothing to 12. The played card is still yours, and it still counts.
step-7-task-1-done = Weiß stieg von 0 auf 4, und deine drei weißen Karten von nichts auf 12. Die gespielte Karte gehört dir immer noch, und sie zählt auch weiter.

# How it ends
step-8-title = Wie es endet

# The game ends when the last disk has left the pool. Everyone sees it coming, and anyone may hurry or delay it.
step-8-text-1 = Die Partie endet, wenn die letzte Scheibe den Vorrat verlassen hat. Alle sehen es kommen und können es beschleunigen oder hinauszögern.

# Then you count: your gems, the value of the colour of each card in your hand and pile, and of each dead disk you took.
step-8-text-2 = Dann zählst du: deine Edelsteine, für jede Karte auf der Hand und in der Ablage den Wert ihrer Farbe, und das Gleiche für jede tote Scheibe, die du genommen hast.

# One disk is left, a blue one. You are ahead: end it.
step-8-text-3 = Eine Scheibe ist übrig, eine blaue. Du liegst vorn: Mach Schluss.

# Expand with Sustainable Farming, your blue card.
step-8-task-1-ask = Breite Blau mit Ökolandbau aus, deiner blauen Karte.

# Only blue has a disk left: expand with Sustainable Farming.
step-8-task-1-otherwise = Nur Blau hat noch eine Scheibe: Breite es mit Ökolandbau aus.

# The last disk.
step-8-task-1-done = Die letzte Scheibe.

# Put the last disk on the empty sector between white and blue: 2,-2, worth 2.
step-8-task-2-ask = Leg die letzte Scheibe auf den leeren Sektor zwischen Weiß und Blau: 2,-2, der 2 wert ist.

# Take the empty sector 2,-2: it earns 2 and makes blue worth 10.
step-8-task-2-otherwise = Nimm den leeren Sektor 2,-2: Er bringt 2, und Blau ist dann 10 wert.

# The pool is empty, and you win. That is the heart of it: own what grows, and help it grow. Now play a first short game against a novice.
step-8-task-2-done = Der Vorrat ist leer, und du gewinnst. Das ist der Kern: Besitze, was wächst, und hilf ihm beim Wachsen. Spiel jetzt eine erste, kurze Partie gegen einen Anfänger.
