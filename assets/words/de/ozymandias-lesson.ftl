### What the lesson of Ozymandias says.

# Your first colony
step-1-title = Deine erste Kolonie

# You are Orange. Whoever controls the most colonies after four ages wins. Rings are colonies; a diamond is a hazard, and a dot just a crossing.
step-1-text-1 = Du bist Orange. Wer nach vier Zeitaltern die meisten Kolonien kontrolliert, gewinnt. Ringe sind Kolonien, eine Raute ist eine Gefahr, ein kleiner Punkt nur eine Kreuzung.

# You have 1 wealth, 1 population and 1 secret, a hand of cards, and one fleet. It still waits on its card.
step-1-text-2 = Du hast 1 Wohlstand, 1 Bevölkerung und 1 Geheimnis, Karten auf der Hand und eine Flotte. Noch wartet sie auf ihrer Karte.

# Activate your fleet.
step-1-task-1-ask = Aktiviere deine Flotte.

# Activate fleet 1: it is all you have.
step-1-task-1-otherwise = Aktiviere Flotte 1: Mehr hast du nicht.

# Its leader is turned up. Now it warps in, for free, to any point without a fleet.
step-1-task-1-done = Ihr Anführer wird aufgedeckt. Jetzt warpt sie kostenlos auf einen beliebigen Punkt ohne Flotte.

# Warp in on a colony: 0c or 0f.
step-1-task-2-ask = Warpe auf eine Kolonie: 0c oder 0f.

# Warp in on a ring, 0c or 0f, so that you can take it at once.
step-1-task-2-otherwise = Warpe auf einen Ring, 0c oder 0f: Dann kannst du ihn gleich erobern.

# A fleet takes one action each time you activate it.
step-1-task-2-done = Jedes Mal, wenn du eine Flotte aktivierst, hat sie eine Aktion.

# Conquer the colony. It costs 1 population, and 1 more for each disk that lies there.
step-1-task-3-ask = Erobere die Kolonie. Das kostet 1 Bevölkerung und 1 mehr für jede Scheibe, die dort liegt.

# Conquer the colony: you stand right on it.
step-1-task-3-otherwise = Erobere die Kolonie: Du stehst genau darauf.

# Your disk lies on top, so the colony is yours, and you drew a card. Sky took one too, 2a.
step-1-task-3-done = Deine Scheibe liegt obenauf, also gehört die Kolonie dir, und du hast eine Karte gezogen. Auch Azur hat eine erobert, 2a.

# Fly along the lines
step-2-title = Flieg an den Linien entlang

# A fleet flies along the lines. Going straight over empty crossings is free.
step-2-text-1 = Eine Flotte fliegt an den Linien entlang. Geradeaus über leere Kreuzungen ist kostenlos.

# Turning at a crossing costs, and so does each colony or hazard that you reach, and each fleet of your own that you fly over. The first costs 1 secret, the second 2 more, the third 3 more.
step-2-text-2 = Auf einer Kreuzung abzubiegen kostet etwas, ebenso jede Kolonie oder Gefahr, die du erreichst, und jede eigene Flotte, über die du fliegst. Das erste Mal kostet 1 Geheimnis, das zweite 2 mehr, das dritte 3 mehr.

# A number on a point is the price of getting there.
step-2-text-3 = Eine Zahl auf einem Punkt ist der Preis für den Weg dorthin.

# Activate fleet 1, on 0b.
step-2-task-1-ask = Aktiviere Flotte 1 auf 0b.

# First fleet 1, please.
step-2-task-1-otherwise = Erst Flotte 1, bitte.

# See the numbers: 0i is free.
step-2-task-1-done = Sieh dir die Zahlen an: 0i ist kostenlos.

# Fly to 0i, the crossing beside you.
step-2-task-2-ask = Flieg nach 0i, zur Kreuzung neben dir.

# Try a free move first: 0i.
step-2-task-2-otherwise = Versuch es erst kostenlos: 0i.

# Straight on to a crossing: free. Sky has warped in beside its colony meanwhile.
step-2-task-2-done = Geradeaus zu einer Kreuzung: kostenlos. Inzwischen ist Azur neben die eigene Kolonie gewarpt.

# Now activate fleet 2, on 0a.
step-2-task-3-ask = Aktiviere jetzt Flotte 2 auf 0a.

# Now fleet 2.
step-2-task-3-otherwise = Jetzt Flotte 2.

# Look straight down the line: 0b is free, 0c is a colony, 0d a hazard.
step-2-task-3-done = Schau geradeaus die Linie entlang: 0b ist frei, 0c ist eine Kolonie, 0d eine Gefahr.

# Fly over the colony to the hazard 0d.
step-2-task-4-ask = Flieg über die Kolonie zur Gefahr 0d.

# Fly on to 0d, in the corner.
step-2-task-4-otherwise = Flieg weiter bis 0d, in die Ecke.

# 1 secret for the colony, 2 for the hazard: 3 in all. A hazard doesn't protect you, but you block the line there.
step-2-task-4-done = 1 Geheimnis für die Kolonie, 2 für die Gefahr: zusammen 3. Eine Gefahr schützt dich nicht, aber du sperrst dort die Linie.

# Swords and plowshares
step-3-title = Schwerter und Pflugscharen

# Each age begins with a secret plan. One card of your hand leads a new fleet.
step-3-text-1 = Jedes Zeitalter beginnt mit einem geheimen Plan. Eine Karte aus deiner Hand führt eine neue Flotte an.

# Others may go under your fleets: these are plowshares, for the harvest. What you keep in hand can be a sword in a war.
step-3-text-2 = Weitere können unter deine Flotten kommen: Das sind Pflugscharen, für die Ernte. Was du auf der Hand behältst, kann in einem Krieg ein Schwert sein.

# Observer is blue, rank 7. Harvested, it brings 7 secrets.
step-3-text-3 = Beobachter ist blau und hat Rang 7. Geerntet bringt er 7 Geheimnisse.

# Let Hearts and Minds lead, put Observer under that fleet, and keep the rest.
step-3-task-1-ask = Lass Herz und Verstand anführen, leg Beobachter unter diese Flotte und behalte den Rest.

# Hearts and Minds leads; Observer goes under it, and nothing else.
step-3-task-1-otherwise = Herz und Verstand führt an; Beobachter kommt darunter, sonst nichts.

# Sky has made a plan too. Nobody sees them yet.
step-3-task-1-done = Auch Azur hat geplant. Noch sieht niemand die Pläne.

# Activate fleet 1.
step-3-task-2-otherwise = Aktiviere Flotte 1.

# To harvest, it may stand anywhere on the map.
step-3-task-2-done = Zum Ernten darf sie irgendwo auf dem Spielplan stehen.

# Warp in wherever you like.
step-3-task-3-ask = Warpe, wohin du willst.

# Now the harvest, as its action.
step-3-task-3-done = Jetzt die Ernte, als ihre Aktion.

# Harvest Observer for 7 secrets. Sky gets the card.
step-3-task-4-ask = Ernte Beobachter für 7 Geheimnisse. Azur bekommt die Karte.

# Harvest Observer for what it is, secrets.
step-3-task-4-otherwise = Ernte Beobachter für das, was er ist: Geheimnisse.

# You have 8 secrets, and Sky a good card: a harvest feeds an opponent. You choose which, if there are several. For half its rank in secrets, a card yields another resource.
step-3-task-4-done = Du hast 8 Geheimnisse und Azur eine gute Karte: Eine Ernte nützt auch anderen. Wem, entscheidest du, wenn ihr mehr als zwei seid. Für Geheimnisse in Höhe ihres halben Rangs bringt eine Karte eine andere Ressource.

# Once more, or enough
step-4-title = Noch einmal, oder genug

# An activated fleet is exhausted. Recover, and all your fleets are ready again.
step-4-text-1 = Eine aktivierte Flotte ist erschöpft. Erhol dich, und alle deine Flotten sind wieder bereit.

# The first time in an age this costs 1 wealth, then 2, then 3. The boxes on your plate show what is next.
step-4-text-2 = Beim ersten Mal im Zeitalter kostet das 1 Wohlstand, dann 2, dann 3. Die Kästchen bei deinem Namen zeigen, was als Nächstes kommt.

# Your fleet stands on 0c, and you have 4 population.
step-4-text-3 = Deine Flotte steht auf 0c, und du hast 4 Bevölkerung.

# Recover for 1 wealth.
step-4-task-1-ask = Erhol dich für 1 Wohlstand.

# Passing would end this age for you. Recover.
step-4-task-1-otherwise = Wenn du passt, ist dieses Zeitalter für dich vorbei. Erhol dich.

# Your fleet is ready again, and it is still your turn.
step-4-task-1-done = Deine Flotte ist wieder bereit, und du bist immer noch am Zug.

# Activate the fleet again.
step-4-task-2-ask = Aktiviere die Flotte noch einmal.

# It stays where it was: on a colony.
step-4-task-2-done = Sie steht noch, wo sie war: auf einer Kolonie.

# Conquer 0c.
step-4-task-3-ask = Erobere 0c.

# Conquer 0c: that is what you came for.
step-4-task-3-otherwise = Erobere 0c: Dafür bist du gekommen.

# Your first colony. Sky discarded two cards for wealth, and recovered again.
step-4-task-3-done = Deine erste Kolonie. Azur hat zwei Karten für Wohlstand abgeworfen und sich wieder erholt.

# You have no wealth left. Pass.
step-4-task-4-ask = Du hast keinen Wohlstand mehr. Passe.

# Keep your cards, and pass.
step-4-task-4-otherwise = Behalte deine Karten und passe.

# You passed first, so you take the obelisk and begin the next age. What lay under your fleet is back in your hand, and each of you drew two cards.
step-4-task-4-done = Du hast zuerst gepasst, also nimmst du den Obelisken und beginnst das nächste Zeitalter. Was unter deiner Flotte lag, ist wieder auf deiner Hand, und ihr habt beide zwei Karten gezogen.

# Into the unknown
step-5-title = Ins Unbekannte

# Beyond the edge lie new sectors. A fleet that flies out over the edge takes a tile, face down, and lands on it the next time it is activated.
step-5-text-1 = Jenseits des Randes liegen neue Sektoren. Eine Flotte, die über den Rand hinausfliegt, nimmt ein verdecktes Plättchen mit und landet darauf, wenn sie das nächste Mal aktiviert wird.

# Then you turn the tile as you like, and gain 1 of its resource for each colony on it.
step-5-text-2 = Dann drehst du das Plättchen, wie du willst, und bekommst für jede Kolonie darauf 1 Ressource seiner Farbe.

# Fleet 1 is the one at the edge.
step-5-task-1-otherwise = Flotte 1 ist die am Rand.

# The small circles at the edge are ways out.
step-5-task-1-done = Die kleinen Kreise am Rand sind Ausgänge.

# Explore over 0i9, straight ahead and free.
step-5-task-2-ask = Erkunde über 0i9, geradeaus und kostenlos.

# Leave by 0i9: that is free.
step-5-task-2-otherwise = Flieg über 0i9 hinaus: Das ist kostenlos.

# Your fleet is on its way, on a tile that nobody knows. Sky has passed.
step-5-task-2-done = Deine Flotte ist unterwegs, auf einem Plättchen, das niemand kennt. Azur hat gepasst.

# Recover, to land at once.
step-5-task-3-otherwise = Erhol dich, um gleich zu landen.

# Now it can land.
step-5-task-3-done = Jetzt kann sie landen.

# Activate fleet 1 again.
step-5-task-4-ask = Aktiviere Flotte 1 noch einmal.

# Fleet 1 is to land.
step-5-task-4-otherwise = Flotte 1 soll landen.

# Cipher, a blue sector with one colony.
step-5-task-4-done = Chiffre, ein blauer Sektor mit einer Kolonie.

# Turn the tile as you like, and land on its colony.
step-5-task-5-ask = Dreh das Plättchen, wie du willst, und lande auf seiner Kolonie.

# Land on the ring.
step-5-task-5-otherwise = Lande auf dem Ring.

# 1 colony, so you gain 1 secret. And you may act at once.
step-5-task-5-done = 1 Kolonie, also bekommst du 1 Geheimnis. Und du darfst sofort handeln.

# Conquer it.
step-5-task-6-ask = Erobere sie.

# Conquer it, before Sky does.
step-5-task-6-otherwise = Erobere sie, bevor Azur es tut.

# Found, landed, conquered. The last age needs no explorers: settle early.
step-5-task-6-done = Gefunden, gelandet, erobert. Im letzten Zeitalter hilft Erkunden nicht mehr: Siedle früh.

# War
step-6-title = Krieg

# Fly against a fleet, and it is war. First both draft population into their fleets, in secret.
step-6-text-1 = Flieg gegen eine Flotte, und es ist Krieg. Zuerst rekrutieren beide Seiten geheim Bevölkerung für ihre Flotten.

# The weaker fleet has the initiative, with a score below 0 by the difference. Whoever has it plays a sword, adding its rank, until the score is 0 or more. Then it is the other's turn.
step-6-text-2 = Die schwächere Flotte hat die Initiative; ihr Stand liegt um den Unterschied unter 0. Wer die Initiative hat, spielt ein Schwert und zählt seinen Rang dazu, bis der Stand 0 oder mehr ist. Dann ist die Gegenseite dran.

# A sword must have the suit of the sector where your own fleet stands. Whoever yields loses by the score.
step-6-text-3 = Ein Schwert muss die Farbe des Sektors haben, in dem deine eigene Flotte steht. Wer nachgibt, verliert mit diesem Stand.

# Activate fleet 2.
step-6-task-1-ask = Aktiviere Flotte 2.

# Fleet 2, please.
step-6-task-1-otherwise = Flotte 2, bitte.

# Sky's fleet 1 holds the colony 2a, in the gold sector.
step-6-task-1-done = Flotte 1 von Azur hält die Kolonie 2a im goldenen Sektor.

# Warp in next to 2a: on 2b.
step-6-task-2-ask = Warpe neben 2a: auf 2b.

# Warp in on 2b, next to 2a.
step-6-task-2-otherwise = Warpe auf 2b, neben 2a.

# 2b is gold as well, and you have two gold cards.
step-6-task-2-done = Auch 2b ist golden, und du hast zwei goldene Karten.

# Attack Sky's fleet on 2a.
step-6-task-3-ask = Greif die Flotte von Azur auf 2a an.

# Attack 2a, from where you are.
step-6-task-3-otherwise = Greif 2a an, von dort, wo du bist.

# Now the draft. Sky has no population.
step-6-task-3-done = Jetzt wird rekrutiert. Azur hat keine Bevölkerung.

# Draft 1 population.
step-6-task-4-ask = Rekrutiere 1 Bevölkerung.

# Draft your 1.
step-6-task-4-otherwise = Rekrutiere deine 1 Bevölkerung.

# 1 against 0: Sky had the initiative at -1, and played Slow Research, gold, rank 2. Now you have it, at -1.
step-6-task-4-done = 1 gegen 0: Azur hatte beim Stand von -1 die Initiative und hat Zähe Forschung gespielt, Gold, Rang 2. Jetzt hast du sie, beim Stand von -1.

# Play Trawler, gold, rank 7.
step-6-task-5-ask = Spiel Schleppnetz, Gold, Rang 7.

# Trawler is your best: gold, rank 7.
step-6-task-5-otherwise = Schleppnetz ist deine beste Karte: Gold, Rang 7.

# You were at 6, but Sky has gold too: Zele Seed Ships for 5, and then Efficiency for 6. You are at -5. The next step goes on from here.
step-6-task-5-done = Du warst bei 6, aber auch Azur hat Gold: Saatschiffe von Zele für 5 und dann Effizienz für 6. Du bist bei -5. Im nächsten Schritt geht es hier weiter.

# Victory, and a last resort
step-7-title = Der Sieg und ein letzter Ausweg

# Blackmail, your last gold card, adds only 4. But for half its rank in secrets, rounded down, any card may fight. These are secret plans, and you have 8 secrets.
step-7-text-1 = Erpressung, deine letzte goldene Karte, bringt nur 4. Aber für Geheimnisse in Höhe ihres halben Rangs, abgerundet, kann jede Karte kämpfen. Das sind Geheimpläne, und du hast 8 Geheimnisse.

# The loser's strength is lost up to the score. What is left over moves that fleet away, as if it were secrets.
step-7-text-2 = Die unterlegene Flotte verliert so viel Stärke, wie der Stand zeigt. Was davon übrig ist, bewegt sie weg, als wären es Geheimnisse.

# Play The Swamp, red, rank 7, with secret plans for 3 secrets.
step-7-task-1-ask = Spiel Sumpf, Rot, Rang 7, mit Geheimplänen für 3 Geheimnisse.

# The Swamp, rank 7, brings you to 2.
step-7-task-1-otherwise = Sumpf, Rang 7, bringt dich auf 2.

# 2 ahead, and Sky yields. Its fleet had no strength to lose, so 2 are left over to drive it away.
step-7-task-1-done = Du liegst 2 vorn, und Azur gibt nach. Die Flotte hatte keine Stärke zu verlieren, also sind 2 übrig, um sie zu vertreiben.

# Drive it out of the galaxy, over either edge.
step-7-task-2-ask = Vertreibe sie aus der Galaxie, egal über welchen Rand.

# You may leave it there, but you want its place.
step-7-task-2-otherwise = Du darfst sie stehen lassen, aber du willst ihren Punkt.

# It went exploring, exhausted, and your fleet advanced to 2a. It left a colony there.
step-7-task-2-done = Sie ist auf Erkundung, erschöpft, und deine Flotte ist nach 2a nachgerückt. Dort hat sie eine Kolonie zurückgelassen.

# Claim the colony. It costs nothing.
step-7-task-3-ask = Beanspruche die Kolonie. Das kostet nichts.

# It is free: claim it.
step-7-task-3-otherwise = Es ist kostenlos: Beanspruche sie.

# Your disk is on top. Sky has passed.
step-7-task-3-done = Deine Scheibe liegt obenauf. Azur hat gepasst.

# You have no population. In an emergency any card is 1 resource: discard one for population.
step-7-task-4-ask = Du hast keine Bevölkerung. Im Notfall bringt jede Karte 1 Ressource: Wirf eine für Bevölkerung ab.

# Discard any card, for population.
step-7-task-4-otherwise = Wirf irgendeine Karte für Bevölkerung ab.

# A card for a single resource: expensive, but sometimes just what you need.
step-7-task-4-done = Eine Karte für eine einzige Ressource: teuer, aber manchmal genau das, was du brauchst.

# Leaders
step-8-title = Anführer

# Every leader has a power of its own. Some work when the leader is turned up, some all the time.
step-8-text-1 = Jeder Anführer hat eine eigene Fähigkeit. Manche wirken, wenn der Anführer aufgedeckt wird, manche die ganze Zeit.

# An order comes on top of the action, once each time the fleet is activated. Other powers are an action: that fleet then does nothing else.
step-8-text-2 = Einen Befehl gibt es zusätzlich zur Aktion, einmal in jeder Aktivierung der Flotte. Andere Fähigkeiten sind eine Aktion: Dann tut die Flotte sonst nichts.

# Hold a card, or rest the pointer on it, to read it.
step-8-text-3 = Halte eine Karte gedrückt oder bleib mit dem Mauszeiger darauf, um sie zu lesen.

# Activate fleet 1, led by Gossip.
step-8-task-1-ask = Aktiviere Flotte 1 (Anführer: Klatsch).

# First Gossip: fleet 1.
step-8-task-1-otherwise = Erst Klatsch: Flotte 1.

# Gossip has an order: 1 secret for 2 wealth.
step-8-task-1-done = Klatsch hat einen Befehl: 1 Geheimnis für 2 Wohlstand.

# Use Gossip.
step-8-task-2-ask = Nutze Klatsch.

# Use Gossip first.
step-8-task-2-otherwise = Nutze erst Klatsch.

# You have 2 wealth now, and may still act.
step-8-task-2-done = Du hast jetzt 2 Wohlstand und darfst noch handeln.

# Nothing more here: end your turn.
step-8-task-3-ask = Mehr gibt es hier nicht zu tun: Beende deinen Zug.

# Leave fleet 1 where it is.
step-8-task-3-otherwise = Lass Flotte 1, wo sie ist.

# Sky's fleet has done nothing.
step-8-task-3-done = Die Flotte von Azur hat nichts getan.

# Activate fleet 2, led by Pilgrims, on 0c.
step-8-task-4-ask = Aktiviere Flotte 2 auf 0c (Anführer: Pilger).

# Now Pilgrims: fleet 2.
step-8-task-4-otherwise = Jetzt Pilger: Flotte 2.

# Sky's disk is on 0c. It would cost 2 population; the Pilgrims conquer any colony for 1 secret.
step-8-task-4-done = Auf 0c liegt eine Scheibe von Azur. Das würde 2 Bevölkerung kosten; die Pilger erobern jede Kolonie für 1 Geheimnis.

# Use Pilgrims.
step-8-task-5-ask = Nutze Pilger.

# Use Pilgrims: keep your population.
step-8-task-5-otherwise = Nutze Pilger: Behalte deine Bevölkerung.

# Their action for this time, and the colony is yours.
step-8-task-5-done = Das war diesmal ihre Aktion, und die Kolonie gehört dir.

# Activate fleet 3. Nobody has seen its leader yet.
step-8-task-6-ask = Aktiviere Flotte 3. Ihren Anführer hat noch niemand gesehen.

# Fleet 3 is left.
step-8-task-6-otherwise = Flotte 3 ist noch da.

# Morale Booster is turned up, and the fleet gains 3 strength.
step-8-task-6-done = Moralschub wird aufgedeckt, und die Flotte bekommt 3 Stärke.

# Warp in on 2c.
step-8-task-7-ask = Warpe auf 2c.

# Warp in on 2c, a free colony.
step-8-task-7-otherwise = Warpe auf 2c, eine freie Kolonie.

# A colony without a disk.
step-8-task-7-done = Eine Kolonie ohne Scheibe.

# Conquer 2c.
step-8-task-8-otherwise = Erobere 2c.

# Two colonies, Sky none. That is the heart of it: settle, harvest, and strike when your hand is strong. Now play a first short game against a novice.
step-8-task-8-done = Zwei Kolonien für dich, keine für Azur. Das ist der Kern: siedeln, ernten und zuschlagen, wenn deine Hand stark ist. Spiel jetzt eine erste kurze Partie gegen einen Anfänger.
