### Terms of cards; more are at the head of cosmos.ftl
### Attack (a card) = Attacke; Defend (a kind of card) = Abwehr, Abwehrkarte
### Reinforcement = Verstärkung
### decisive win, loss = klarer Sieg, klare Niederlage
### total = Summe
### as main player = als Hauptpartei
### as invader, as defender = wenn du angreifst, wenn du verteidigst

# Secret races, flying saucers and face-down cards: be the first on five planets.
tagline = Geheime Völker, fliegende Untertassen und verdeckte Karten: Sei zuerst auf fünf Planeten.

# Joey Vigil; after the rules in SOTC_rules (MIT licence)
credit = Joey Vigil; nach den Regeln in SOTC_rules (MIT-Lizenz)

# Attack 1
cards-at1-name = Attacke 1

# Attack 2
cards-at2-name = Attacke 2

# Attack 3
cards-at3-name = Attacke 3

# Attack 4
cards-at4-name = Attacke 4

# Attack 5
cards-at5-name = Attacke 5

# Attack 6
cards-at6-name = Attacke 6

# Attack 8
cards-at8-name = Attacke 8

# Attack 10
cards-at10-name = Attacke 10

# Negotiate
cards-neg-name = Verhandlung

# Loses to an Attack, but for each ship you lose you take a random card from the winner. Two of them make an accord.
cards-neg-text = Verliert gegen eine Attacke, aber für jedes Schiff, das du verlierst, nimmst du der siegreichen Hauptpartei eine zufällige Karte ab. Zwei davon ergeben ein Abkommen.

# Quash
cards-qua-name = Veto

# Cancels everything: no losses, no cards, no powers, no victory moves.
cards-qua-text = Hebt alles auf: keine Verluste, keine Karten, keine Fähigkeiten, keine Siegeszüge.

# Retreat
cards-ret-name = Rückzug

# Loses to an Attack without losing ships: a defending main stack moves away. Saves your main stack from Sabotage.
cards-ret-text = Verliert gegen eine Attacke, kostet aber keine Schiffe: Eine verteidigende Hauptstaffel weicht aus. Rettet deine Hauptstaffel vor Sabotage.

# Sabotage
cards-sab-name = Sabotage

# Destroys the other main stack, whoever wins. Does nothing against Retreat or Quash.
cards-sab-text = Zerstört die andere Hauptstaffel, egal wer gewinnt. Wirkt nicht gegen Rückzug oder Veto.

# Reinforcement 2
cards-re2-name = Verstärkung 2

# Reinforcement 3
cards-re3-name = Verstärkung 3

# Reinforcement 4
cards-re4-name = Verstärkung 4

# Ascended
races-ascended-name = Lichtwesen

# Always open. You have 12 ships and place at most 10. Each counts 4 in totals. A mineral buys one ship. When you choose your card as main player, you see the other main player's hand.
races-ascended-text = Immer offen. Du hast 12 Schiffe und setzt höchstens 10. Jedes zählt in Summen als 4. Ein Mineral kauft ein Schiff. Wenn du als Hauptpartei deine Karte wählst, siehst du die Hand der anderen Hauptpartei.

# Few, but each is a host
races-ascended-motto = Wenige, doch jedes ein Heer

# Graft: seeing the hand.
races-ascended-graft = Übernahme: die Hand sehen.

# Binary
races-binary-name = Binär

# At the start of each of your turns choose lance, +3 when invading, or shield, +3 when defending. It stays until your next turn. Revealed with a card, the mode fits what you're doing.
races-binary-text = Wähle zu Beginn jedes deiner Züge Lanze, +3 wenn du angreifst, oder Schild, +3 wenn du verteidigst. Das gilt bis zu deinem nächsten Zug. Deckst du das Volk mit einer Karte auf, passt der Modus zu dem, was du gerade tust.

# Two settings, one at a time
races-binary-motto = Zwei Zustände, immer nur einer

# Graft: the two modes.
races-binary-graft = Übernahme: die zwei Modi.

# Broodkin
races-broodkin-name = Brut

# When revealed, 8 ships join your graveyard. Your stacks hold up to 8. On your first turn you may double one stack, on each later turn add 1 ship to one.
races-broodkin-text = Beim Aufdecken kommen 8 Schiffe auf deinem Friedhof dazu. Deine Staffeln fassen bis zu 8. In deinem ersten Zug darfst du eine Staffel verdoppeln, in jedem späteren einer 1 Schiff hinzufügen.

# Always more of them
races-broodkin-motto = Es werden immer mehr

# Graft: the ship in later turns.
races-broodkin-graft = Übernahme: das Schiff in späteren Zügen.

# Copyist
races-copyist-name = Kopist

# When both main players attack and the other card is higher, yours takes its value. Resource spots give you 2.
races-copyist-text = Wenn beide Hauptparteien eine Attacke spielen und die andere höher ist, bekommt deine ihren Wert. Rohstoffquellen bringen dir 2.

# What you have, it has
races-copyist-motto = Was du hast, hat er auch

# Graft: copying cards.
races-copyist-graft = Übernahme: Karten kopieren.

# Dancer
races-dancer-name = Tänzer

# When your side is lost, your main stack isn't: as defender it moves away whole, as invader it stays. Sabotage still destroys it. You have two victory moves.
races-dancer-text = Ist deine Seite verloren, bleibt deine Hauptstaffel erhalten: In der Verteidigung zieht sie als Ganzes ab, im Angriff bleibt sie stehen. Sabotage zerstört sie trotzdem. Du hast zwei Siegeszüge.

# Never where the blow lands
races-dancer-motto = Nie dort, wo der Schlag trifft

# Graft: saving the main stack.
races-dancer-graft = Übernahme: die Hauptstaffel retten.

# Domino
races-domino-name = Domino

# After each decisive win as invader raise one of six tiles. A tile gets to level 2 only when all have level 1.
races-domino-text = Heb nach jedem klaren Sieg im Angriff eins von sechs Plättchen. Ein Plättchen kommt erst auf Stufe 2, wenn alle Stufe 1 haben.

# One success tips the next
races-domino-motto = Ein Erfolg stößt den nächsten an

# No graft.
races-domino-graft = Keine Übernahme.

# Empire
races-empire-name = Imperium

# As invader you get +1 for each colony you hold.
races-empire-text = Wenn du angreifst, bekommst du +1 für jede deiner Kolonien.

# The large grow larger
races-empire-motto = Wer groß ist, wird größer

# Graft: the bonus.
races-empire-graft = Übernahme: der Bonus.

# Fodder
races-fodder-name = Fußvolk

# When both main players attack, lose up to 4 of your ships that stand on neither side: +2 for each.
races-fodder-text = Wenn beide Hauptparteien eine Attacke spielen, opfere bis zu 4 deiner Schiffe, die auf keiner Seite stehen: je +2.

# Some must fall
races-fodder-motto = Manche müssen fallen

# Graft: burning ships.
races-fodder-graft = Übernahme: Schiffe opfern.

# Friend
races-friend-name = Freund

# As an ally you lose no ships when your side is lost; if it wins decisively, you and its main player draw a card. Revealed, you may then move 1 or 2 ships onto the planet that was invaded, and the winner may join you there.
races-friend-text = Hast du dich einer Seite angeschlossen, verlierst du keine Schiffe, wenn sie verloren ist; gewinnt sie klar, zieht ihr je eine Karte, du und ihre Hauptpartei. Ist dein Volk aufgedeckt, darfst du dann mit 1 oder 2 Schiffen auf den angegriffenen Planeten nachrücken, und die siegreiche Hauptpartei darf dort dazukommen.

# Good company
races-friend-motto = Gute Gesellschaft

# Graft: the ships saved and the cards.
races-friend-graft = Übernahme: die geretteten Schiffe und die Karten.

# Gestalt
races-gestalt-name = Gestalt

# After a decisive win as main player put 1 ship of a stack that fought on this card and take a power of the loser's race, at most three. Each gives +1 as main player. Lose decisively to that player and the power is gone.
races-gestalt-text = Leg nach einem klaren Sieg als Hauptpartei 1 Schiff einer Staffel, die gekämpft hat, auf diese Karte und nimm eine Fähigkeit des unterlegenen Volks, höchstens drei. Jede gibt dir als Hauptpartei +1. Verlierst du klar gegen dieses Volk, ist die Fähigkeit weg.

# What it beats, it becomes
races-gestalt-motto = Was sie besiegt, das wird sie

# Hoarder
races-hoarder-name = Horter

# When revealed, draw 2 cards. As main player you get +1 for every 5 cards in your hand. You may always buy cards.
races-hoarder-text = Zieh beim Aufdecken 2 Karten. Als Hauptpartei bekommst du +1 für je 5 Karten auf deiner Hand. Karten kaufen darfst du immer.

# More of everything
races-hoarder-motto = Von allem mehr

# Lapidary
races-lapidary-name = Juwelier

# Always open. You begin with two of six stones; four lie on the map. Take one by occupying its centre.
races-lapidary-text = Immer offen. Du beginnst mit zwei von sechs Steinen; vier liegen auf dem Spielplan. Einen davon nimmst du, indem du seine Mitte besetzt.

# Collector of six stones
races-lapidary-motto = Sammelt sechs Steine

# Mason
races-mason-name = Maurer

# As defender your main stack counts twice. Once a turn a move may have two steps and leave ships at each.
races-mason-text = Wenn du verteidigst, zählt deine Hauptstaffel doppelt. Einmal pro Zug darf eine Bewegung zwei Schritte haben und bei jedem Schiffe zurücklassen.

# Builds walls
races-mason-motto = Baut Mauern

# Graft: the wall.
races-mason-graft = Übernahme: die Mauer.

# Parasite
races-parasite-name = Parasit

# After a decisive loss as main player with 2 or more of your ships lost, one of them clings to the winner's main stack. A planet under that stack is also your colony. At most two ships cling at a time.
races-parasite-text = Nach einer klaren Niederlage als Hauptpartei, bei der du mindestens 2 Schiffe verlierst, klammert sich eins davon an die siegreiche Hauptstaffel. Ein Planet unter dieser Staffel ist auch deine Kolonie. Höchstens zwei Schiffe sind zugleich angeklammert.

# Losing is a way in
races-parasite-motto = Verlieren ist auch ein Weg hinein

# Graft: clinging.
races-parasite-graft = Übernahme: anklammern.

# Spite
races-spite-name = Rächer

# After a decisive loss as main player the winning side loses half as many ships as you did. If you lost any, one goes onto this card, three at most: +1 for each as main player.
races-spite-text = Nach einer klaren Niederlage als Hauptpartei verliert die siegreiche Seite halb so viele Schiffe wie du. Hast du welche verloren, kommt eins auf diese Karte, höchstens drei: je +1 als Hauptpartei.

# Every blow is returned
races-spite-motto = Jeder Schlag kommt zurück

# Graft: the winning side's losses.
races-spite-graft = Übernahme: die Verluste der siegreichen Seite.

# Two-Faced
races-two-faced-name = Janus

# As main player you may play two cards. When the other's is turned over, choose which of yours counts. As an ally you may change sides when both main players attack.
races-two-faced-text = Als Hauptpartei darfst du zwei Karten spielen. Ist die Karte gegen dich aufgedeckt, wählst du, welche von deinen zählt. Hast du dich einer Seite angeschlossen, darfst du sie wechseln, wenn beide Hauptparteien eine Attacke spielen.

# Says one thing, does another
races-two-faced-motto = Sagt das eine, tut das andere

# Graft: the two cards.
races-two-faced-graft = Übernahme: die zwei Karten.

# Guard
tiles-guard-name = Wache

# +2 per level as defender
tiles-guard-text = +2 je Stufe, wenn du verteidigst

# Strike
tiles-strike-name = Schlag

# +2 per level as invader
tiles-strike-text = +2 je Stufe, wenn du angreifst

# Steady
tiles-steady-name = Ausdauer

# +1 per level as either
tiles-steady-text = +1 je Stufe in Angriff und Verteidigung

# March
tiles-march-name = Marsch

# 1 extra move each turn per level
tiles-march-text = in jedem Zug 1 Extrabewegung je Stufe

# Shed
tiles-shed-name = Abwurf

# after a decisive loss as invader, replace 1 card per level
tiles-shed-text = nach einer klaren Niederlage im Angriff 1 Karte je Stufe austauschen

# Spoils
tiles-spoils-name = Beute

# after a decisive win as invader, draw 1 card per level
tiles-spoils-text = nach einem klaren Sieg im Angriff 1 Karte je Stufe ziehen

# Might
stones-might-name = Macht

# +2 as invader
stones-might-text = +2, wenn du angreifst

# Ward
stones-ward-name = Schutz

# +2 as defender
stones-ward-text = +2, wenn du verteidigst

# Sight
stones-sight-name = Blick

# see the other main player's hand when you choose your card
stones-sight-text = zeigt dir die Hand der anderen Hauptpartei, wenn du deine Karte wählst

# Lode
stones-lode-name = Ader

# 1 more mineral at each income
stones-lode-text = 1 Mineral mehr bei jedem Einkommen

# Reach
stones-reach-name = Sprung

# once, a move to any open site
stones-reach-text = einmal eine Bewegung auf ein beliebiges offenes Feld

# Stride
stones-stride-name = Spurt

# once a turn, a move over one site
stones-stride-text = einmal pro Zug eine Bewegung über ein Feld hinweg
