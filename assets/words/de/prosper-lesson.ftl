# Read the board
step-1-title = Den Spielplan lesen

# You are Orange, the disc. Each circle is a planet; the large number is its ships.
step-1-text-1 = Du bist Orange, die Scheibe. Jeder Kreis ist ein Planet; die große Zahl sagt, wie viele Schiffe dort sind.

# Large planets build 8 ships a round, medium ones 5, small ones 2. The more you hold, the more you build.
step-1-text-2 = Große Planeten bauen 8 Schiffe pro Runde, mittlere 5, kleine 2. Je mehr du hast, desto mehr baust du.

# The small numbers are natives, who hold the free planets. Small planets have none: any ship takes them.
step-1-text-3 = Die kleinen Zahlen sind Einheimische: Sie halten die freien Planeten. Kleine Planeten haben keine; dort genügt ein einziges Schiff.

# Take the small planet a5: choose a1, then a5, say how many ships, and confirm.
step-1-task-1-ask = Nimm den kleinen Planeten a5 ein: Wähle a1, dann a5, sag, wie viele Schiffe, und bestätige.

# That works too, but let's take a5 first: it has no natives.
step-1-task-1-otherwise = Das geht auch, aber nehmen wir zuerst a5: Dort gibt es keine Einheimischen.

# Yours. From now on a5 builds 2 ships a round, and you have two of your three movements left.
step-1-task-1-done = Er gehört dir. Ab jetzt baut a5 jede Runde 2 Schiffe, und von deinen drei Bewegungen hast du noch zwei.

# Natives cost ships once
step-2-title = Einheimische kosten einmal Schiffe

# A medium planet has 4 natives, a large one 12. You lose as many ships as there are natives.
step-2-text-1 = Ein mittlerer Planet hat 4 Einheimische, ein großer 12. Du verlierst so viele Schiffe, wie es Einheimische sind.

# Four ships against four natives are simply gone. With five, one is left, and the planet is yours.
step-2-text-2 = Vier Schiffe gegen vier Einheimische sind einfach weg. Mit fünf bleibt eins übrig, und der Planet gehört dir.

# Before you confirm, the board always tells you how it will end.
step-2-text-3 = Bevor du bestätigst, zeigt dir der Spielplan immer, wie es ausgeht.

# Take the medium planet a2 from a1. Send five ships or more.
step-2-task-1-ask = Nimm von a1 aus den mittleren Planeten a2 ein. Schick mindestens fünf Schiffe.

# Send five ships or more from a1 to a2: fewer would be lost for nothing.
step-2-task-1-otherwise = Schick mindestens fünf Schiffe von a1 nach a2: Weniger wären umsonst verloren.

# Four ships lost, once. Now a2 builds 5 ships every round, for as long as you hold it.
step-2-task-1-done = Vier Schiffe verloren, einmal. Dafür baut a2 jetzt jede Runde 5 Schiffe, solange du ihn hältst.

# Move through your realm
step-3-title = Durch dein Reich ziehen

# Connected planets of yours form a realm. Ships cross it in one movement, however far.
step-3-text-1 = Verbundene Planeten von dir bilden ein Reich. Schiffe durchqueren es in einer Bewegung, egal wie weit.

# No planet holds more than its limit: 15 on a small one, 30 on a medium, 60 on a large one. The ring around it shows how full it is.
step-3-text-2 = Kein Planet fasst mehr als seine Höchstzahl: 15 auf einem kleinen, 30 auf einem mittleren, 60 auf einem großen. Der Ring um ihn zeigt, wie voll er ist.

# You have up to three movements a turn.
step-3-text-3 = In jedem Zug hast du bis zu drei Bewegungen.

# Your outpost a8 looks thin. Send ships from a5 right across to a8.
step-3-task-1-ask = Dein Vorposten a8 ist schwach besetzt. Schick Schiffe von a5 quer durch bis a8.

# Help a8 first: choose a5, then a8.
step-3-task-1-otherwise = Hilf zuerst a8: Wähle a5, dann a8.

# One movement, from one end of your realm to the other.
step-3-task-1-done = Eine einzige Bewegung, vom einen Ende deines Reichs zum anderen.

# Two movements are left. You need not use them: end your turn.
step-3-task-2-ask = Zwei Bewegungen bleiben dir. Du musst sie nicht nutzen: Beende deinen Zug.

# You could, but now end your turn.
step-3-task-2-otherwise = Das ginge, aber beende jetzt deinen Zug.

# The round is over, and every planet built its ships. The next round begins with you: who goes first changes every round.
step-3-task-2-done = Die Runde ist vorbei, und jeder Planet hat seine Schiffe gebaut. Die nächste Runde beginnt mit dir: Wer anfängt, wechselt jede Runde.

# Attack, and guard what you take
step-4-title = Angreifen und schützen, was du eroberst

# Sky, the triangle, has 11 ships on b4. A planet with an owner defends with one ship more than it holds: 12.
step-4-text-1 = Azur, das Dreieck, hat 11 Schiffe auf b4. Gehört ein Planet jemandem, verteidigt er sich mit einem Schiff mehr, als dort sind: also mit 12.

# So 12 ships only empty it, and 13 take it with one left there.
step-4-text-2 = 12 Schiffe machen ihn also nur frei; 13 erobern ihn, und eins bleibt dort.

# Take b4 from a4 with a small force: 13, 14 or 15 ships.
step-4-task-1-ask = Erobere b4 von a4 aus mit wenigen Schiffen: 13, 14 oder 15.

# Strike b4 from a4, with 13 to 15 ships.
step-4-task-1-otherwise = Greif b4 von a4 aus an, mit 13 bis 15 Schiffen.

# b4 is yours. But only a few ships stand there, and Sky has 15 next door on b2.
step-4-task-1-done = b4 gehört dir. Aber dort stehen nur wenige Schiffe, und nebenan, auf b2, hat Azur 15.

# End your turn and see what Sky makes of it.
step-4-task-2-ask = Beende deinen Zug und sieh, was Azur daraus macht.

# End your turn: we want to see how Sky answers.
step-4-task-2-otherwise = Beende deinen Zug: Wir wollen sehen, wie Azur antwortet.

# Sky needed only six ships to take it back. Taking is cheap, holding is not: leave a guard, or take what cannot be struck.
step-4-task-2-done = Azur brauchte nur sechs Schiffe, um ihn zurückzuerobern. Erobern ist billig, halten nicht: Lass eine Wache da, oder nimm nur, was niemand angreifen kann.

# Full planets build nothing
step-5-title = Volle Planeten bauen nichts

# After each round every planet builds. What does not fit under its limit is never built.
step-5-text-1 = Nach jeder Runde baut jeder Planet. Was über seine Höchstzahl ginge, wird nie gebaut.

# Look at a2: 30 of 30. It will build nothing. And a1, with 55 of 60, only five of its eight.
step-5-text-2 = Sieh dir a2 an: 30 von 30. Er wird nichts bauen. Und a1, mit 55 von 60, nur fünf statt acht.

# Make room: send ten or more ships from a2 into the free planet a4.
step-5-task-1-ask = Schaff Platz: Schick zehn oder mehr Schiffe von a2 auf den freien Planeten a4.

# Send ten or more ships from a2 to a4, but leave one at home.
step-5-task-1-otherwise = Schick zehn oder mehr Schiffe von a2 nach a4, aber lass eins zu Hause.

# Now a2 has room, and a4 builds too.
step-5-task-1-done = Jetzt hat a2 Platz, und a4 baut auch.

# End your turn and watch what is built.
step-5-task-2-ask = Beende deinen Zug und sieh zu, was gebaut wird.

# End your turn, to see what is built.
step-5-task-2-otherwise = Beende deinen Zug, um zu sehen, was gebaut wird.

# a2 and a4 built five each. a1 stopped at 60: three ships were never built. Keep ships on the move.
step-5-task-2-done = a2 und a4 haben je fünf gebaut. a1 hörte bei 60 auf: Drei Schiffe wurden nie gebaut. Halte deine Schiffe in Bewegung.

# Cut a realm in two
step-6-title = Ein Reich zerschneiden

# Ships pass only through planets of their own. Sky has 34 on b1, and b2 is their only way to b7 and a8.
step-6-text-1 = Schiffe kommen nur durch eigene Planeten. Azur hat 34 auf b1, und nur über b2 kommen sie nach b7 und a8.

# If you send every ship away from a planet, you lose it, and all its natives come back.
step-6-text-2 = Schickst du alle Schiffe von einem Planeten weg, verlierst du ihn, und alle seine Einheimischen kommen zurück.

# Strike b2 with all ten ships of b4.
step-6-task-1-ask = Greif b2 mit allen zehn Schiffen von b4 an.

# All ten from b4 to b2, please: nine would be enough, but we want to see b4 stand empty.
step-6-task-1-otherwise = Bitte alle zehn von b4 nach b2: Neun würden reichen, aber wir wollen sehen, wie b4 leer zurückbleibt.

# Sky's realm is cut: the fleet on b1 can no longer reach b7 and a8. The price: b4 stands empty, its four natives are back, and it belongs to nobody.
step-6-task-1-done = Das Reich von Azur ist zerschnitten: Die Flotte auf b1 erreicht b7 und a8 nicht mehr. Der Preis: b4 ist leer, seine vier Einheimischen sind zurück, und er gehört niemandem.

# How to win
step-7-title = So gewinnst du

# Hold enough production for two rounds in a row, and you win by domination. Here it takes 38 of 62; you have 34.
step-7-text-1 = Hast du zwei Runden in Folge genug Produktion, gewinnst du durch Dominanz. Hier braucht es 38 von 62; du hast 34.

# Everyone gets one turn in between to break it. If nobody dominates, the production of the last rounds is added up, and the most wins.
step-7-text-2 = Dazwischen haben alle einen Zug, um das zu verhindern. Dominiert niemand, wird die Produktion der letzten Runden zusammengezählt, und die höchste Summe gewinnt.

# Take b3 with about 20 ships, so that both b3 and b4 can stand.
step-7-task-1-ask = Erobere b3 mit etwa 20 Schiffen, sodass sich b3 und b4 beide halten.

# About 20 ships from b4 to b3: enough to hold b3, and a guard for b4.
step-7-task-1-otherwise = Etwa 20 Schiffe von b4 nach b3: genug, um b3 zu halten, und eine Wache für b4.

# That was your last movement, and the round is over. With 39 you are dominant. If you still are when this round ends, you win.
step-7-task-1-done = Das war deine letzte Bewegung, und die Runde ist vorbei. Mit 39 dominierst du. Ist das am Ende dieser Runde noch so, gewinnst du.

# Your planets are well guarded. End your turn and let Sky try.
step-7-task-2-ask = Deine Planeten sind gut bewacht. Beende deinen Zug und lass Azur es versuchen.

# All is well: just end your turn.
step-7-task-2-otherwise = Alles ist gut: Beende einfach deinen Zug.

# Sky struck with everything, and failed. You win by domination.
step-7-task-2-done = Azur hat mit allem angegriffen und ist gescheitert. Du gewinnst durch Dominanz.

# The draft
step-8-title = Die Besiedlung

# A game begins with a draft. Everyone has 30 ships and settles one planet a turn, in snake order: the last one goes twice, then back to you.
step-8-text-1 = Eine Partie beginnt mit der Besiedlung. Alle haben 30 Schiffe und besiedeln in jedem Zug einen Planeten, in Schlangenlinie: Wer zuletzt dran ist, ist gleich noch einmal dran, dann geht es zurück zu dir.

# Settling costs half the natives: 6 ships on a large planet, 2 on a medium one, none on a small one.
step-8-text-2 = Besiedeln kostet halb so viele Schiffe, wie es Einheimische sind: 6 auf einem großen Planeten, 2 auf einem mittleren, keins auf einem kleinen.

# Spread wide and you build fast; stand together and you are safe.
step-8-text-3 = Breite dich weit aus, und du baust schnell; bleib dicht zusammen, und du bist sicher.

# Settle the large planet a1 with 13 to 20 ships.
step-8-task-1-ask = Besiedle den großen Planeten a1 mit 13 bis 20 Schiffen.

# Begin with a1, with 13 to 20 ships: the rest is for more planets.
step-8-task-1-otherwise = Fang mit a1 an, mit 13 bis 20 Schiffen: Der Rest ist für weitere Planeten.

# Six were lost to the natives, the rest stay on a1. Sky took b1 and b2.
step-8-task-1-done = Sechs gingen gegen die Einheimischen verloren, der Rest bleibt auf a1. Azur hat b1 und b2 genommen.

# Your turn again. Settle a2, next to a1, so that the two are one realm.
step-8-task-2-ask = Du bist wieder am Zug. Besiedle a2 neben a1, dann sind die zwei ein Reich.

# Settle a2 with 5 to 9 ships: it makes a realm together with a1.
step-8-task-2-otherwise = Besiedle a2 mit 5 bis 9 Schiffen: Mit a1 zusammen ist das ein Reich.

# That is the heart of it: settle, build, guard, and reach for the crown. Now play a first short game against a novice.
step-8-task-2-done = Das ist der Kern des Spiels: besiedeln, bauen, schützen und nach der Krone greifen. Spiel jetzt deine erste kurze Partie gegen einen Anfänger.
