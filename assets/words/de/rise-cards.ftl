### empire = Imperium
### while active = Solange aktiv
### when won (in an auction) = Wenn ersteigert
### when harvested = Wenn geerntet
### at the start, at the end of your turn = Zu Beginn, am Ende deines Zugs
### place (a disk, by the usual rule) = legen; put (where the card says) = setzen
### map = Galaxie
### opponent = jemand anderes, eine andere Person

# Nobody owns the four empires. Buy into the ones that rise.
tagline = Die vier Imperien gehören niemandem. Kauf dich in die ein, die aufsteigen.

# Adam Blinkinsop, The Rise and Fall of Galactic Empires 0.4 (2015)
credit = Adam Blinkinsop, The Rise and Fall of Galactic Empires 0.4 (2015)

# Stasis Pods
cards-stasis-pods-name = Stasiskapseln

# While active: there is no preservation. No bids, nobody preserves anything, nothing is destroyed.
cards-stasis-pods-text = Solange aktiv: Es gibt keine Rettung. Niemand bietet, niemand rettet etwas, nichts wird zerstört.

# Vote of Confidence
cards-vote-of-confidence-name = Vertrauensvotum

# When won in an auction: choose an explored sector and add gems equal to your bid to it.
cards-vote-of-confidence-text = Wenn ersteigert: Wähle einen erkundeten Sektor und leg so viele Edelsteine darauf, wie du geboten hast.

# Beta Theory
cards-beta-theory-name = Betatheorie

# When harvested: gain one market card of your choice.
cards-beta-theory-text = Wenn geerntet: Du bekommst eine Karte deiner Wahl vom Markt.

# Black Stars
cards-black-stars-name = Schwarze Sterne

# At the end of your turn put 1 gem on this card. When it stops being active, all its gems go to one explored sector of your choice.
cards-black-stars-text = Am Ende deines Zugs: Leg 1 Edelstein auf diese Karte. Wenn nicht mehr aktiv: Alle ihre Edelsteine kommen auf einen erkundeten Sektor deiner Wahl.

# The One True Path
cards-the-one-true-path-name = Pfad der Wahrheit

# At the start of your turn: recover one card from your pile, even this one.
cards-the-one-true-path-text = Zu Beginn deines Zugs: Hol eine Karte aus deiner Ablage zurück (auch diese selbst).

# Dark Ages
cards-dark-ages-name = Dunkles Zeitalter

# Discard your whole hand onto your pile, in the order you choose.
cards-dark-ages-text = Wirf deine ganze Hand auf deine Ablage ab, in beliebiger Reihenfolge.

# Remembrance
cards-remembrance-name = Gedenken

# Take the bottom card of the deck, show it and auction it.
cards-remembrance-text = Nimm die unterste Karte des Stapels, zeig sie und versteigere sie.

# Spycraft
cards-spycraft-name = Spionage

# Execute the active card of an opponent. It stays where it is.
cards-spycraft-text = Führ die aktive Karte von jemand anderem aus. Sie bleibt, wo sie ist.

# Drakon's Escape
cards-drakons-escape-name = Drakons Flucht

# Move one whole stack to an adjacent sector, explored or not, on top of what is there.
cards-drakons-escape-text = Verschieb einen ganzen Turm auf einen Sektor daneben, erkundet oder nicht. Er kommt obenauf.

# The Altemian Purge
cards-the-altemian-purge-name = Altemische Säuberung

# Harvest one market card of your choice.
cards-the-altemian-purge-text = Ernte eine Karte deiner Wahl vom Markt.

# The Awakening
cards-the-awakening-name = Erwachen

# Put a disk of any colour from the pool on an empty sector, anywhere, and add 1 gem there.
cards-the-awakening-text = Setz eine Scheibe beliebiger Farbe aus dem Vorrat auf irgendeinen leeren Sektor und leg 1 Edelstein dazu.

# From the Dark
cards-from-the-dark-name = Aus dem Dunkel

# Choose a colour of your dead disks: gain its value, hold a preservation for it, then return the disk to the pool.
cards-from-the-dark-text = Wähle eine Farbe deiner toten Scheiben: Du bekommst ihren Wert, dann gibt es eine Rettung für sie, dann kommt die Scheibe in den Vorrat zurück.

# Eldritch Theft
cards-eldritch-theft-name = Schattenraub

# Destroy one disk from the pool.
cards-eldritch-theft-text = Zerstör eine Scheibe aus dem Vorrat.

# Permaculture
cards-permaculture-name = Permakultur

# While active: in every preservation the top tile is shown and buried, and its natural value counts as if you had bid it.
cards-permaculture-text = Solange aktiv: Bei jeder Rettung wird das oberste Plättchen gezeigt und vergraben. Sein Grundwert zählt, als hättest du ihn geboten.

# Xin Shield Formula
cards-xin-shield-formula-name = Xin-Schildformel

# While active: no disk may be put on, or moved to, an occupied sector.
cards-xin-shield-formula-text = Solange aktiv: Auf besetzte Sektoren darf keine Scheibe gelegt, gesetzt oder verschoben werden.

# Zele Research Labs
cards-zele-research-labs-name = Zele-Labore

# While active: each card an opponent harvests goes to your hand instead of being buried.
cards-zele-research-labs-text = Solange aktiv: Jede Karte, die jemand anderes erntet, kommt auf deine Hand, statt vergraben zu werden.

# Sustainable Farming
cards-sustainable-farming-name = Ökolandbau

# At the start of your turn: gain 2 gems.
cards-sustainable-farming-text = Zu Beginn deines Zugs: Du bekommst 2 Edelsteine.

# Banii Ritual
cards-banii-ritual-name = Banii-Ritual

# When harvested: execute all market cards that have actions, in your order.
cards-banii-ritual-text = Wenn geerntet: Führ alle Karten auf dem Markt aus, die Aktionen haben, in beliebiger Reihenfolge.

# Galactic Union
cards-galactic-union-name = Galaktische Union

# When won in an auction: gain 1 gem per occupied sector.
cards-galactic-union-text = Wenn ersteigert: Du bekommst 1 Edelstein für jeden besetzten Sektor.

# Ruins of Loni City
cards-ruins-of-loni-city-name = Ruinen von Loni

# Take 1 gem from every empty sector that holds gems.
cards-ruins-of-loni-city-text = Nimm 1 Edelstein von jedem leeren Sektor, auf dem welche liegen.

# The Living Ocean
cards-the-living-ocean-name = Lebendes Meer

# Add 5 gems to an empty sector.
cards-the-living-ocean-text = Leg 5 Edelsteine auf einen leeren Sektor.

# The New Economy
cards-the-new-economy-name = Neue Ökonomie

# Auction two market cards together; the winner gains 4 gems.
cards-the-new-economy-text = Versteigere zwei Karten vom Markt zusammen. Wer sie gewinnt, bekommt 4 Edelsteine.

# Quiet Prosperity
cards-quiet-prosperity-name = Wohlstand im Stillen

# Up to three times: pay 1 gem onto a sector with exactly one disk, each sector at most once.
cards-quiet-prosperity-text = Bis zu dreimal: Zahle 1 Edelstein auf einen Sektor mit genau einer Scheibe, auf jeden Sektor höchstens einmal.

# Treaty of Cheng-Huang
cards-treaty-of-cheng-huang-name = Vertrag von Cheng-Huang

# Draw a card per player, look at them and give one to each player.
cards-treaty-of-cheng-huang-text = Zieh pro Person eine Karte, sieh sie dir an und gib allen je eine.

# Garthu Spaceport
cards-garthu-spaceport-name = Raumhafen Garthu

# Look at the top three tiles and put them back in any order.
cards-garthu-spaceport-text = Sieh dir die obersten drei Plättchen an und leg sie in beliebiger Reihenfolge zurück.

# Jordani Current
cards-jordani-current-name = Jordani-Strom

# Shuffle the deck.
cards-jordani-current-text = Misch den Stapel.

# Wreckage of the Xyri
cards-wreckage-of-the-xyri-name = Trümmer der Xyri

# While active: preserving a sector costs 2 gems instead of 1.
cards-wreckage-of-the-xyri-text = Solange aktiv: Einen Sektor zu retten kostet 2 Edelsteine statt 1.

# The Titan Blockade
cards-the-titan-blockade-name = Titan-Blockade

# At the start of your turn: bury one market card of your choice.
cards-the-titan-blockade-text = Zu Beginn deines Zugs: Vergrab eine Karte deiner Wahl vom Markt.

# Crusade of the Sun
cards-crusade-of-the-sun-name = Kreuzzug der Sonne

# At the end of your turn put 1 gem on this card. When it stops being active, place as many disks of one colour as it holds gems.
cards-crusade-of-the-sun-text = Am Ende deines Zugs: Leg 1 Edelstein auf diese Karte. Wenn nicht mehr aktiv: Leg so viele Scheiben einer Farbe, wie Edelsteine auf ihr liegen.

# Fall of Gethi E'Feri
cards-fall-of-gethi-eferi-name = Fall von Gethi E'Feri

# When harvested: destroy every red disk on the map, at any depth.
cards-fall-of-gethi-eferi-text = Wenn geerntet: Zerstör alle roten Scheiben in der Galaxie, egal wie tief sie liegen.

# Thani Tribes
cards-thani-tribes-name = Thani-Stämme

# When won in an auction: gain the values of all empty sectors.
cards-thani-tribes-text = Wenn ersteigert: Du bekommst die Werte aller leeren Sektoren.

# Berserkers of Grotl
cards-berserkers-of-grotl-name = Berserker von Grotl

# Gain 1 gem for each dead red disk that any player has.
cards-berserkers-of-grotl-text = Du bekommst 1 Edelstein für jede tote rote Scheibe, egal wer sie hat.

# Cyri's Treachery
cards-cyris-treachery-name = Cyris Verrat

# A random card of an opponent's hand goes on top of your pile; this card goes to the opponent's hand.
cards-cyris-treachery-text = Eine zufällige Karte von der Hand einer anderen Person kommt oben auf deine Ablage, dafür kommt diese Karte auf deren Hand.

# Treasure Vaults
cards-treasure-vaults-name = Schatzkammern

# Take all gems of a sector that red does not control.
cards-treasure-vaults-text = Nimm alle Edelsteine von einem Sektor, den Rot nicht kontrolliert.

# Rites of Memory
cards-rites-of-memory-name = Riten der Erinnerung

# Choose any card in any pile: it goes to the hand of the pile's owner.
cards-rites-of-memory-text = Wähle irgendeine Karte in irgendeiner Ablage: Sie kommt auf die Hand der Person, der die Ablage gehört.

# Fires at Night
cards-fires-at-night-name = Feuer in der Nacht

# You may return one of your dead disks to the pool. If you do, destroy the top disks of up to three sectors.
cards-fires-at-night-text = Du darfst eine deiner toten Scheiben in den Vorrat zurücklegen. Wenn du das tust, zerstör die obersten Scheiben von bis zu drei Sektoren.

# Wormhole Deception
cards-wormhole-deception-name = Wurmlochtäuschung

# Place a disk of any colour; then all gems of a sector next to it move to its sector.
cards-wormhole-deception-text = Leg eine Scheibe beliebiger Farbe. Dann kommen alle Edelsteine von einem Sektor daneben auf ihren Sektor.

# March of Ashes
cards-march-of-ashes-name = Marsch der Asche

# Bury all market cards that are not red.
cards-march-of-ashes-text = Vergrab alle Karten auf dem Markt, die nicht rot sind.

# The Ru-Shou Dam
cards-the-ru-shou-dam-name = Ru-Shou-Damm

# Hold a preservation for all colours at once.
cards-the-ru-shou-dam-text = Es gibt eine Rettung für alle Farben zugleich.

# Dead Tree Distraction
cards-dead-tree-distraction-name = Totholz-Finte

# While active: after each preservation that preserved something, recover one card of a preserved colour from your pile.
cards-dead-tree-distraction-text = Solange aktiv: Nach jeder Rettung, bei der etwas gerettet wurde, hol eine Karte einer geretteten Farbe aus deiner Ablage zurück.

# Thorwed's Gambit
cards-thorweds-gambit-name = Thorweds Gambit

# At the start of your turn: swap your whole hand with the whole market.
cards-thorweds-gambit-text = Zu Beginn deines Zugs: Tausch deine ganze Hand gegen den ganzen Markt.

# Library of Dithia
cards-library-of-dithia-name = Bibliothek von Dithia

# At the start of your turn: gain one white market card.
cards-library-of-dithia-text = Zu Beginn deines Zugs: Du bekommst eine weiße Karte vom Markt.

# Cocoon
cards-cocoon-name = Kokon

# When harvested: put this card on top of any player's pile.
cards-cocoon-text = Wenn geerntet: Leg diese Karte oben auf irgendeine Ablage.

# Ancient Secrets
cards-ancient-secrets-name = Uralte Geheimnisse

# When won in an auction: put this card on top of any player's pile. When harvested it yields twice the colour's value.
cards-ancient-secrets-text = Wenn ersteigert: Leg diese Karte oben auf irgendeine Ablage. Wenn geerntet: Sie bringt den doppelten Wert ihrer Farbe.

# Nyri Artifacts
cards-nyri-artifacts-name = Nyri-Artefakte

# Choose a colour: all market cards of it are auctioned together.
cards-nyri-artifacts-text = Wähle eine Farbe: Alle ihre Karten auf dem Markt werden zusammen versteigert.

# Open-Palm Uprising
cards-open-palm-uprising-name = Aufstand der offenen Hand

# Choose a colour: in every stack all disks of it move to the top.
cards-open-palm-uprising-text = Wähle eine Farbe: In jedem Turm kommen alle ihre Scheiben nach oben.

# Civil Reprogramming
cards-civil-reprogramming-name = Umprogrammierung

# Look at the top three cards of the deck and put them back in any order. Also when won in an auction.
cards-civil-reprogramming-text = Sieh dir die obersten drei Karten des Stapels an und leg sie in beliebiger Reihenfolge zurück. Auch wenn ersteigert.

# The Catharsis Simulation
cards-the-catharsis-simulation-name = Katharsis-Simulation

# Choose a colour: reveal cards of the deck until one has it, auction that one and bury the others.
cards-the-catharsis-simulation-text = Wähle eine Farbe: Deck Karten vom Stapel auf, bis eine die Farbe hat. Versteigere diese Karte und vergrab die anderen.

# Chera's Tithe
cards-cheras-tithe-name = Cheras Zehnt

# Choose a colour: harvest all cards of it in your hand.
cards-cheras-tithe-text = Wähle eine Farbe: Ernte alle ihre Karten auf deiner Hand.

# Abdication of the Six Popes
cards-abdication-of-the-six-popes-name = Abdankung der sechs Päpste

# Choose a colour: execute all market cards of it that have actions, in your order, then bury all of them.
cards-abdication-of-the-six-popes-text = Wähle eine Farbe: Führ alle ihre Karten auf dem Markt aus, die Aktionen haben, in beliebiger Reihenfolge. Dann vergrab alle ihre Karten auf dem Markt.

# Monoculture
cards-monoculture-name = Monokultur

# Choose a colour and a player: that player shows their hand and discards all cards of the colour.
cards-monoculture-text = Wähle eine Farbe und eine Person: Sie zeigt ihre Hand und wirft alle Karten der Farbe ab.

# Genesis Device
cards-genesis-device-name = Genesis-Maschine

# Raise a sector of the lowest value to the highest value on the map.
cards-genesis-device-text = Heb einen Sektor mit dem niedrigsten Wert auf den höchsten Wert in der Galaxie an.
