### Kardashev's lesson, in German. Orange and Sky are seats.

# Two home worlds
step-1-title = Zwei Heimatwelten

# You are Orange, and you play the Imperialist. Your home worlds lie at the top: g5 with a colony of level 2, h5 with one of level 1.
step-1-text-1 = Du bist Orange und spielst den Imperialisten. Deine Heimatwelten liegen oben: g5 mit einer Kolonie der Stufe 2, h5 mit einer der Stufe 1.

# The symbols of a planet say what it yields: food, matter or energy. The fourth, military, yields no cards; it lets you build fleets.
step-1-text-2 = Die Symbole eines Planeten sagen, was er bringt: Nahrung, Materie oder Energie. Das vierte, Militär, bringt keine Karten; damit kannst du Flotten bauen.

# You have three actions on your turn. The first to learn is the harvest: each colony brings as many cards as it has levels.
step-1-text-3 = In deinem Zug hast du drei Aktionen. Als Erstes lernst du die Ernte: Jede Kolonie bringt so viele Karten, wie sie Stufen hat.

# Harvest.
step-1-task-1-ask = Ernte.

# That works too, but harvest first: it costs nothing.
step-1-task-1-otherwise = Das geht auch, aber ernte zuerst: Das kostet nichts.

# 2 matter from g5 and 1 food from h5. You now hold 2 food, 3 matter and 1 energy.
step-1-task-1-done = 2 Materie von g5 und 1 Nahrung von h5. Jetzt hast du 2 Nahrung, 3 Materie und 1 Energie.

# Raise a colony, g5 or h5. A level costs 1 food and 1 matter.
step-1-task-2-ask = Bau eine Kolonie aus, g5 oder h5. Eine Stufe kostet 1 Nahrung und 1 Materie.

# Raise g5 or h5 by a level.
step-1-task-2-otherwise = Bau g5 oder h5 um eine Stufe aus.

# One card more at every harvest, and 2 points more at the end. Harvesting and raising are base actions: your third action would be research.
step-1-task-2-done = Eine Karte mehr bei jeder Ernte und am Ende 2 Punkte mehr. Ernten und Ausbauen sind Basisaktionen: Deine dritte Aktion wäre Forschung.

# A tile, and the colony next door
step-2-title = Ein Plättchen und die Kolonie nebenan

# Every round brings you a tile. Your turn begins with it: put it on any unexplored blue space. White ones open when the blue is nearly full.
step-2-text-1 = Jede Runde bringt dir ein Plättchen. Damit beginnt dein Zug: Leg es auf ein beliebiges unerkundetes blaues Feld. Weiße werden frei, wenn die blauen fast alle belegt sind.

# Face up it's the planet you see. Face down it's a destroyed planet for good, and you gain 1 card.
step-2-text-2 = Offen ist es der Planet, den du siehst. Verdeckt ist es für immer ein zerstörter Planet, und du bekommst 1 Karte.

# Place your tile face up next to g5: on f4 or f5.
step-2-task-1-ask = Leg dein Plättchen offen neben g5: auf f4 oder f5.

# Place it face up, on f4 or f5: right next to g5, so that you can settle it at once.
step-2-task-1-otherwise = Leg es offen auf f4 oder f5: direkt neben g5, damit du es gleich besiedeln kannst.

# A planet with food and energy. You had no energy at home.
step-2-task-1-done = Ein Planet mit Nahrung und Energie. Energie hattest du zu Hause nicht.

# Colonize it, for 1 food and 1 matter.
step-2-task-2-ask = Besiedle ihn, für 1 Nahrung und 1 Materie.

# g6 is next door too, but take the new planet: it has energy.
step-2-task-2-otherwise = g6 liegt auch nebenan, aber nimm den neuen Planeten: Er hat Energie.

# You may settle next to your colonies, or wherever a fleet of yours stands. When you harvest here, you choose between food and energy.
step-2-task-2-done = Besiedeln darfst du neben deinen Kolonien, oder wo eine Flotte von dir steht. Wenn du hier erntest, wählst du zwischen Nahrung und Energie.

# When a card is missing
step-3-title = Wenn eine Karte fehlt

# You hold 6 matter and 2 energy, but no food. A colony takes 1 food and 1 matter to raise.
step-3-text-1 = Du hast 6 Materie und 2 Energie, aber keine Nahrung. Eine Kolonie auszubauen kostet 1 Nahrung und 1 Materie.

# Compile is a research action: take any card from the bank.
step-3-text-2 = Beschaffen ist eine Forschungsaktion: Nimm eine beliebige Karte von der Bank.

# And there's always a costlier way: for a card you lack, four cards of one other type will do.
step-3-text-3 = Und es geht immer auch teurer: Für eine Karte, die dir fehlt, gehen auch vier Karten einer anderen Sorte.

# Compile 1 food.
step-3-task-1-ask = Beschaff dir 1 Nahrung.

# It's food you lack: compile 1 food.
step-3-task-1-otherwise = Was dir fehlt, ist Nahrung: Beschaff dir 1 Nahrung.

# Now you have all that a colony needs.
step-3-task-1-done = Jetzt hast du alles, was du für eine Kolonie brauchst.

# Raise f5 or h5.
step-3-task-2-ask = Bau f5 oder h5 aus.

# Raise f5 or h5: the food is for that.
step-3-task-2-otherwise = Bau f5 oder h5 aus: Dafür ist die Nahrung da.

# The food is gone again. But you still have 5 matter.
step-3-task-2-done = Die Nahrung ist wieder weg. Aber du hast noch 5 Materie.

# Raise another level. Four matter stand in for the food.
step-3-task-3-ask = Bau noch eine Stufe aus. Vier Materie springen für die Nahrung ein.

# One action is left: raise a colony once more.
step-3-task-3-otherwise = Eine Aktion bleibt dir: Bau noch einmal eine Kolonie aus.

# Five matter for one level: expensive, but better than going without. That was your third action, so Sky has had a turn, and round 4 begins.
step-3-task-3-done = Fünf Materie für eine Stufe: teuer, aber besser als gar nichts. Das war deine dritte Aktion; inzwischen war Azur am Zug, und Runde 4 beginnt.

# Research
step-4-title = Forschen

# Every role has its own tree of 18 technologies. You keep what you research, and it counts at the end: 1, 3 or 5 points for level 1, 2 or 3.
step-4-text-1 = Jede Rolle hat ihren eigenen Baum mit 18 Technologien. Was du erforschst, behältst du, und es zählt am Ende: 1, 3 oder 5 Punkte für Stufe 1, 2 oder 3.

# Some exclude each other. Harvest Rover brings 1 card more for each fleet of yours on a planet with a colony, Asteroid Mining for each on a planet without. You can't keep both.
step-4-text-2 = Manche schließen einander aus. Der Ernterover bringt 1 Karte mehr für jede deiner Flotten auf einem Planeten mit Kolonie, der Asteroidenabbau für jede auf einem ohne. Beides kannst du nicht behalten.

# Your fleet stands on your colony g5. Research Harvest Rover.
step-4-task-1-ask = Deine Flotte steht auf deiner Kolonie g5. Erforsche den Ernterover.

# Research Harvest Rover: it suits a fleet that stays at home.
step-4-task-1-otherwise = Erforsche den Ernterover: Er passt zu einer Flotte, die zu Hause bleibt.

# It works at once. If you ever research Asteroid Mining, you lose Harvest Rover, without a refund.
step-4-task-1-done = Er wirkt sofort. Erforschst du je den Asteroidenabbau, verlierst du den Ernterover, ohne Entschädigung.

# Now harvest.
step-4-task-2-ask = Ernte jetzt.

# Harvest, to see what the Rover brings.
step-4-task-2-otherwise = Ernte, dann siehst du, was der Rover bringt.

# f5 has two levels, and food and energy to choose from.
step-4-task-2-done = f5 hat zwei Stufen und lässt dir die Wahl zwischen Nahrung und Energie.

# Choose 2 cards from f5.
step-4-task-3-ask = Wähle 2 Karten von f5.

# And the last card is the Rover's: 1 matter from g5, where your fleet stands. Sky has had a turn since.
step-4-task-3-done = Und die letzte Karte kommt vom Rover: 1 Materie von g5, wo deine Flotte steht. Inzwischen war Azur am Zug.

# Fleets
step-5-title = Flotten

# Fleets explore, fight, and settle far away. They fly on energy: a fleet of level 1 goes 2 tiles for 1 energy, one of level 2 pays 1 for each tile, one of level 3 pays 2.
step-5-text-1 = Flotten erkunden, kämpfen und siedeln in der Ferne. Sie fliegen mit Energie: Eine Flotte der Stufe 1 kommt für 1 Energie 2 Felder weit, eine der Stufe 2 zahlt 1 für jedes Feld, eine der Stufe 3 zahlt 2.

# They pass planets, empty space and your own pieces. Where nobody has been, you draw a tile and place it there.
step-5-text-2 = Sie fliegen durch Planeten, leeren Raum und deine eigenen Steine hindurch. Wo noch niemand war, ziehst du ein Plättchen und legst es dorthin.

# Explore the middle of the board: move your fleet from g5 to e5.
step-5-task-1-ask = Erkunde die Mitte des Spielplans: Beweg deine Flotte von g5 nach e5.

# Send the fleet from g5 to e5, the middle of the board.
step-5-task-1-otherwise = Schick die Flotte von g5 nach e5, in die Mitte des Spielplans.

# Two tiles, 1 energy. You've found a planet with matter and energy.
step-5-task-1-done = Zwei Felder, 1 Energie. Du hast einen Planeten mit Materie und Energie gefunden.

# Place it face up.
step-5-task-2-ask = Leg ihn offen hin.

# Face down, the planet would be destroyed and your fleet with it. Place it face up.
step-5-task-2-otherwise = Verdeckt wäre der Planet zerstört und deine Flotte mit ihm. Leg ihn offen hin.

# Your fleet stands on it. And g5 has room for a new one.
step-5-task-2-done = Deine Flotte steht darauf. Und auf g5 ist Platz für eine neue.

# Build a fleet of level 2 on g5. Each level costs 1 matter and 1 energy.
step-5-task-3-ask = Bau eine Flotte der Stufe 2 auf g5. Jede Stufe kostet 1 Materie und 1 Energie.

# A fleet of level 2 on g5, please.
step-5-task-3-otherwise = Eine Flotte der Stufe 2 auf g5, bitte.

# You build on colonies with the military symbol, up to the level of the colony. A level of a fleet is 1 point at the end.
step-5-task-3-done = Du baust auf Kolonien mit Militärsymbol, bis zur Stufe der Kolonie. Eine Stufe einer Flotte ist am Ende 1 Punkt wert.

# Bids
step-6-title = Gebote

# How do you get your tile? In each round everyone draws one, face up. Then all bid in secret, and the highest bid picks first: when to act, and which tile.
step-6-text-1 = Wie kommst du zu deinem Plättchen? In jeder Runde zieht ihr alle eins, offen. Dann bietet ihr alle geheim, und wer am meisten bietet, wählt zuerst: die Position in der Zugreihenfolge und das Plättchen.

# You don't pay what you bid, but what the next player below you bid. It goes to whoever drew your tile; for your own tile, to the bank.
step-6-text-2 = Du zahlst nicht, was du geboten hast, sondern das nächstniedrigere Gebot. Es geht an die Person, die dein Plättchen gezogen hat; beim eigenen Plättchen an die Bank.

# This time Sky drew food, matter and military; yours has food alone.
step-6-text-3 = Diesmal hat Azur Nahrung, Materie und Militär gezogen; auf deinem ist nur Nahrung.

# Bid 3 or more.
step-6-task-1-ask = Biete 3 oder mehr.

# Sky's tile is worth a real bid: 3 or more.
step-6-task-1-otherwise = Das Plättchen von Azur ist ein ernsthaftes Gebot wert: 3 oder mehr.

# Sky bid 2. So you pick first, and your price is 2.
step-6-task-1-done = Azur hat 2 geboten. Also wählst du zuerst, und dein Preis ist 2.

# Take position 1, to act first.
step-6-task-2-ask = Nimm Position 1, um zuerst am Zug zu sein.

# Last can be good too, but go first this time: take position 1.
step-6-task-2-otherwise = Zuletzt am Zug zu sein kann auch gut sein, aber fang diesmal an: Nimm Position 1.

# Now the tile.
step-6-task-2-done = Jetzt das Plättchen.

# Take Sky's tile.
step-6-task-3-ask = Nimm das Plättchen von Azur.

# Yours has only food. Take Sky's, with three symbols.
step-6-task-3-otherwise = Deins hat nur Nahrung. Nimm das von Azur, mit drei Symbolen.

# The price goes to Sky, who drew it.
step-6-task-3-done = Der Preis geht an Azur, denn Azur hat es gezogen.

# Pay 2 cards, whichever you need least.
step-6-task-4-ask = Zahle 2 Karten: die, die du am wenigsten brauchst.

# Sky is left with your tile and position 2, and pays nothing. Your turn begins.
step-6-task-4-done = Für Azur bleiben dein Plättchen und Position 2, und Azur zahlt nichts. Dein Zug beginnt.

# Attack
step-7-title = Angriff

# Sky has a colony of level 2 on d4. To take it you need more than that: your fleet on e4 alone, level 2, would fail.
step-7-text-1 = Azur hat eine Kolonie der Stufe 2 auf d4. Um sie zu erobern, brauchst du mehr: Deine Flotte auf e4, Stufe 2, würde allein scheitern.

# But your other fleets next to d4 can help, for 1 energy each. The one on e5 has level 1: together 3 against 2.
step-7-text-2 = Aber deine anderen Flotten neben d4 können helfen, für je 1 Energie. Die auf e5 hat Stufe 1: zusammen 3 gegen 2.

# The defender may call on fleets next to it, too. Sky has none.
step-7-text-3 = Auch die Verteidigung kann Flotten daneben zu Hilfe holen. Azur hat keine.

# Attack d4 with the fleet on e4, straight from e4: if an attack fails, the fleet goes back to where it came from.
step-7-task-1-ask = Greif d4 mit der Flotte auf e4 an, direkt von e4 aus: Scheitert ein Angriff, kehrt die Flotte dorthin zurück, wo sie herkam.

# Send the fleet on e4, level 2, straight to d4: every way round costs more energy.
step-7-task-1-otherwise = Schick die Flotte auf e4, Stufe 2, direkt nach d4: Jeder Umweg kostet mehr Energie.

# The way costs 1 energy. Now for the help.
step-7-task-1-done = Der Weg kostet 1 Energie. Fehlt noch die Hilfe.

# Let the fleet on e5 help.
step-7-task-2-ask = Lass die Flotte auf e5 helfen.

# 2 against 2 is not enough. Let the fleet on e5 help.
step-7-task-2-otherwise = 2 gegen 2 reicht nicht. Lass die Flotte auf e5 helfen.

# 3 against 2: the colony is yours with both its levels, and your fleet is on it.
step-7-task-2-done = 3 gegen 2: Die Kolonie gehört dir, mit beiden Stufen, und deine Flotte steht darauf.

# The end, and the score
step-8-title = Das Ende und die Wertung

# When somebody has fewer than 3 colony pieces left, the round is finished, and one more is played. You have 3.
step-8-text-1 = Wenn jemand weniger als 3 Koloniesteine übrig hat, wird die Runde zu Ende gespielt und noch eine dazu. Du hast 3.

# Then you count: 2 points for each level of your colonies, 1 for each level of your fleets, and 1, 3 or 5 for a technology. Cards count nothing.
step-8-text-2 = Dann wird gezählt: 2 Punkte für jede Stufe deiner Kolonien, 1 für jede Stufe deiner Flotten, und 1, 3 oder 5 für eine Technologie. Karten zählen nichts.

# You stand at 31, and so does Sky.
step-8-text-3 = Du stehst bei 31, und Azur auch.

# Raise any colony, and bring on the last round.
step-8-task-1-ask = Bau eine beliebige Kolonie aus und läute die letzte Runde ein.

# One action is left this turn: raise a colony.
step-8-task-1-otherwise = Eine Aktion bleibt dir in diesem Zug: Bau eine Kolonie aus.

# 33 against 31, and round 10 is the last.
step-8-task-1-done = 33 gegen 31, und Runde 10 ist die letzte.

# You don't mind acting last: bid 0, and keep your cards.
step-8-task-2-ask = Zuletzt am Zug zu sein stört dich nicht: Biete 0 und behalte deine Karten.

# Your cards do more for you on your turn. Bid 0.
step-8-task-2-otherwise = In deinem Zug nützen dir die Karten mehr. Biete 0.

# Sky went first and researched Accretion Device, 5 points. That makes 36, and you have 33. Now it's your turn, the last of the game.
step-8-task-2-done = Azur war zuerst am Zug und hat den Akkretor erforscht, 5 Punkte. Das macht 36, und du hast 33. Jetzt kommt dein Zug, der letzte der Partie.

# Place your tile face up, anywhere.
step-8-task-3-ask = Leg dein Plättchen offen, egal wohin.

# Face up will do.
step-8-task-3-otherwise = Leg es einfach offen hin.

# A tile brings no points. What does?
step-8-task-3-done = Ein Plättchen bringt keine Punkte. Was bringt welche?

# Research Accretion Device or Antimatter: level 3, 5 points. Raising a colony would be 2.
step-8-task-4-ask = Erforsche Akkretor oder Antimaterie: Stufe 3, 5 Punkte. Eine Kolonie auszubauen brächte nur 2.

# Look for level 3: Accretion Device or Antimatter.
step-8-task-4-otherwise = Such nach Stufe 3: Akkretor oder Antimaterie.

# The price leaves you a choice.
step-8-task-4-done = Beim Preis hast du die Wahl.

# Pay it with any cards you like.
step-8-task-5-ask = Zahle mit Karten deiner Wahl.

# 38 against 36.
step-8-task-5-done = 38 gegen 36.

# That's enough. End your turn.
step-8-task-6-ask = Das reicht. Beende deinen Zug.

# You're ahead: just end your turn.
step-8-task-6-otherwise = Du liegst vorn: Beende einfach deinen Zug.

# You win, 38 to 36. That is the heart of it: settle, harvest, research, and watch the bids. Now play a first short game against a novice.
step-8-task-6-done = Du gewinnst, 38 zu 36. Darum geht es: siedeln, ernten, forschen und die Gebote im Auge behalten. Spiel jetzt eine erste kurze Partie gegen einen Anfänger.
