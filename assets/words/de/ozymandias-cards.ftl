### What the cards and sectors of Ozymandias say. Names have no article: they stand in sentences as they are.

# Leaders, fleets and colonies: plan in secret, slide along the lines, and stay on top.
tagline = Anführer, Flotten und Kolonien: Plane geheim, gleite an Linien entlang und bleib obenauf.

# Adam Blinkinsop; after version 0.5 of March 2017
credit = Adam Blinkinsop; nach Version 0.5 vom März 2017

# Slow Research
cards-slow-research-name = Zähe Forschung

# At the end of an age, draw a card.
cards-slow-research-text = Zieh am Ende eines Zeitalters eine Karte.

# Age end
cards-slow-research-timing = Zeitalterende

# The Bribe
cards-the-bribe-name = Bestechung

# In a war, when your score is negative, pay that much wealth: the war ends at once as a tie.
cards-the-bribe-text = Ist in einem Krieg dein Stand negativ, zahle ebenso viel Wohlstand: Der Krieg endet sofort im Gleichstand.

# Initiative
cards-the-bribe-timing = Initiative

# The Mercenary
cards-the-mercenary-name = Söldner

# In a war, pay any amount of wealth and add it to your score, as often as you like. No suit, no secret plans.
cards-the-mercenary-text = Zahle in einem Krieg beliebig viel Wohlstand und zähle ihn zu deinem Stand dazu, so oft du willst. Keine Farbe, keine Geheimpläne.

# The Speculator
cards-the-speculator-name = Spekulant

# Pay 3 wealth: draw a card.
cards-the-speculator-text = Zahle 3 Wohlstand: Zieh eine Karte.

# Order
cards-the-speculator-timing = Befehl

# The Insurgent
cards-the-insurgent-name = Aufrührer

# On a colony with at least one disk, pay 2 wealth: put a disk at the bottom of its stack and draw a card.
cards-the-insurgent-text = Zahle auf einer Kolonie mit mindestens einer Scheibe 2 Wohlstand: Schieb eine Scheibe unter den Stapel und zieh eine Karte.

# Action
cards-the-insurgent-timing = Aktion

# City of Gold
cards-city-of-gold-name = Stadt aus Gold

# On a colony, pay 4 wealth instead of population and conquer it, whatever its height.
cards-city-of-gold-text = Zahle auf einer Kolonie 4 Wohlstand statt Bevölkerung und erobere sie, egal wie hoch ihr Stapel ist.

# The Wall
cards-the-wall-name = Mauer

# When this fleet is attacked you may pay 1 secret: there is no war, and the attacker's action is spent.
cards-the-wall-text = Wird diese Flotte angegriffen, kannst du 1 Geheimnis zahlen: Es gibt keinen Krieg, und die Aktion der angreifenden Flotte ist verbraucht.

# War start
cards-the-wall-timing = Kriegsbeginn

# Blackmail
cards-blackmail-name = Erpressung

# Pay 1 secret and discard a gold card: gain 3 wealth.
cards-blackmail-text = Zahle 1 Geheimnis und wirf eine goldene Karte ab: Du bekommst 3 Wohlstand.

# Order, once an age
cards-blackmail-timing = Befehl, einmal pro Zeitalter

# The Thief
cards-the-thief-name = Dieb

# Pay 3 secrets: take a random card from an opponent's hand.
cards-the-thief-text = Zahle 3 Geheimnisse: Nimm jemand anderem eine zufällige Karte aus der Hand.

# Zele Seed Ships
cards-zele-seed-ships-name = Saatschiffe von Zele

# Put a disk from your pool on this card. It counts as a colony of yours.
cards-zele-seed-ships-text = Leg eine Scheibe aus deinem Vorrat auf diese Karte. Sie zählt als Kolonie von dir.

# Reveal
cards-zele-seed-ships-timing = Aufdecken

# Consumable Goods
cards-consumable-goods-name = Konsumgüter

# Discard a gold card: gain 4 wealth, then an opponent of your choice draws a card.
cards-consumable-goods-text = Wirf eine goldene Karte ab: Du bekommst 4 Wohlstand, dann lässt du jemand anderen eine Karte ziehen.

# Gossip
cards-gossip-name = Klatsch

# Pay 1 secret: gain 2 wealth.
cards-gossip-text = Zahle 1 Geheimnis: Du bekommst 2 Wohlstand.

# Tactical Sacrifice
cards-tactical-sacrifice-name = Bauernopfer

# Remove 1 strength from this fleet: draw a card.
cards-tactical-sacrifice-text = Nimm 1 Stärke von dieser Flotte: Zieh eine Karte.

# Order, any number
cards-tactical-sacrifice-timing = Befehl, beliebig oft

# Efficiency
cards-efficiency-name = Effizienz

# When you pass, gain 1 wealth.
cards-efficiency-text = Wenn du passt, bekommst du 1 Wohlstand.

# Pass
cards-efficiency-timing = Passen

# The Drifter
cards-the-drifter-name = Vagabund

# After the activation of another fleet of yours, this fleet may take a bonus action if it's on the map.
cards-the-drifter-text = Nach der Aktivierung einer anderen deiner Flotten kann diese Flotte eine Bonusaktion nutzen, wenn sie auf dem Spielplan ist.

# Another fleet's activation
cards-the-drifter-timing = Aktivierung einer anderen Flotte

# The Baroness
cards-the-baroness-name = Baronin

# Discard a gold card: gain 3 wealth.
cards-the-baroness-text = Wirf eine goldene Karte ab: Du bekommst 3 Wohlstand.

# The Network
cards-the-network-name = Netzwerk

# At the end of an age you may discard two cards, then draw two.
cards-the-network-text = Am Ende eines Zeitalters kannst du zwei Karten abwerfen und dann zwei ziehen.

# Trawler
cards-trawler-name = Schleppnetz

# Discard a gold card: in a colony of this sector with two or more disks, the top disk goes to the bottom.
cards-trawler-text = Wirf eine goldene Karte ab: Auf einer Kolonie dieses Sektors mit zwei oder mehr Scheiben kommt die oberste Scheibe nach unten.

# Training Regimen
cards-training-regimen-name = Drill

# When you pass, this fleet gains 1 strength.
cards-training-regimen-text = Wenn du passt, bekommt diese Flotte 1 Stärke.

# Armada
cards-armada-name = Armada

# This fleet can hold 8 strength instead of 6.
cards-armada-text = Diese Flotte kann 8 Stärke haben statt 6.

# Always
cards-armada-timing = Immer

# Red Fury
cards-red-fury-name = Rote Wut

# In its first war of each age this fleet gains 1 strength.
cards-red-fury-text = In ihrem ersten Krieg jedes Zeitalters bekommt diese Flotte 1 Stärke.

# Morale Booster
cards-morale-booster-name = Moralschub

# This fleet gains 3 strength.
cards-morale-booster-text = Diese Flotte bekommt 3 Stärke.

# Desert Legend
cards-desert-legend-name = Wüstenlegende

# You may discard a card to gain three resources in any mix.
cards-desert-legend-text = Du kannst eine Karte abwerfen, um drei beliebige Ressourcen zu bekommen, auch gemischt.

# Ancient Weapons
cards-ancient-weapons-name = Waffen der Ahnen

# This fleet gains 5 strength.
cards-ancient-weapons-text = Diese Flotte bekommt 5 Stärke.

# Hearts and Minds
cards-hearts-and-minds-name = Herz und Verstand

# When this fleet wins a war, gain population equal to the final score.
cards-hearts-and-minds-text = Gewinnt diese Flotte einen Krieg, bekommst du Bevölkerung in Höhe des Endstands.

# War end, winner
cards-hearts-and-minds-timing = Kriegsende, bei Sieg

# Strategic Reinforcements
cards-strategic-reinforcements-name = Strategische Reserve

# Your opponent drafts first and openly; then you draft.
cards-strategic-reinforcements-text = Die Gegenseite rekrutiert zuerst und offen, danach rekrutierst du.

# Draft
cards-strategic-reinforcements-timing = Rekrutierung

# The Vampire
cards-the-vampire-name = Vampir

# When this fleet loses a war, the winning fleet loses 1 strength and you gain 1 population.
cards-the-vampire-text = Verliert diese Flotte einen Krieg, verliert die Siegerflotte 1 Stärke, und du bekommst 1 Bevölkerung.

# War end, loser
cards-the-vampire-timing = Kriegsende, bei Niederlage

# The Valkyrie
cards-the-valkyrie-name = Walküre

# After a decided war of this fleet, gain population equal to half the final score, rounded up.
cards-the-valkyrie-text = Nach einem entschiedenen Krieg dieser Flotte bekommst du Bevölkerung in Höhe des halben Endstands, aufgerundet.

# War end
cards-the-valkyrie-timing = Kriegsende

# Battle Cry
cards-battle-cry-name = Schlachtruf

# In every war this fleet gains 1 strength before the draft.
cards-battle-cry-text = In jedem Krieg bekommt diese Flotte vor dem Rekrutieren 1 Stärke.

# Pyrrhus
cards-pyrrhus-name = Pyrrhus

# When this fleet has to retreat you may pay 3 secrets: you move the winning fleet instead, with the same budget. Nobody advances; you may claim a colony that it leaves.
cards-pyrrhus-text = Muss sich diese Flotte zurückziehen, kannst du 3 Geheimnisse zahlen: Du bewegst stattdessen die Siegerflotte, mit demselben Budget. Niemand rückt nach; eine Kolonie, die sie verlässt, kannst du beanspruchen.

# Retreat, loser
cards-pyrrhus-timing = Rückzug, bei Niederlage

# The Gravekeeper
cards-the-gravekeeper-name = Totengräber

# After a decided war with at least 1 dead you may discard a red card: gain population equal to the dead.
cards-the-gravekeeper-text = Nach einem entschiedenen Krieg mit mindestens 1 Gefallenen kannst du eine rote Karte abwerfen: Du bekommst 1 Bevölkerung für jeden Gefallenen.

# Pin
cards-pin-name = Fessel

# An enemy fleet next to this fleet can take no action but to attack this fleet.
cards-pin-text = Eine gegnerische Flotte neben dieser Flotte kann als Aktion nur diese Flotte angreifen.

# The General
cards-the-general-name = General

# Another fleet of yours on the map, ready or not, takes this action.
cards-the-general-text = Eine andere deiner Flotten auf dem Spielplan, bereit oder nicht, übernimmt diese Aktion.

# The Fear
cards-the-fear-name = Furcht

# In a war, pay 3 secrets and discard a red card: you win at once with a score equal to its rank.
cards-the-fear-text = Zahle in einem Krieg 3 Geheimnisse und wirf eine rote Karte ab: Du gewinnst sofort, und der Endstand ist ihr Rang.

# The Dictator
cards-the-dictator-name = Diktator

# Each other fleet of yours may take a bonus action.
cards-the-dictator-text = Jede andere deiner Flotten kann eine Bonusaktion nutzen.

# This fleet's activation
cards-the-dictator-timing = Aktivierung dieser Flotte

# The Swamp
cards-the-swamp-name = Sumpf

# Your opponent's swords never match: each needs secret plans.
cards-the-swamp-text = Die Schwerter der Gegenseite passen nie, jedes braucht Geheimpläne.

# Always in its wars
cards-the-swamp-timing = Immer in ihren Kriegen

# Terraformation
cards-terraformation-name = Terraforming

# On an intersection or hazard, pay 3 secrets: that point is a colony from now on.
cards-terraformation-text = Zahle auf einer Kreuzung oder Gefahr 3 Geheimnisse: Dieser Punkt ist von jetzt an eine Kolonie.

# The Watcher
cards-the-watcher-name = Wächter

# When you pass you may pay 1 secret to draw a card.
cards-the-watcher-text = Wenn du passt, kannst du 1 Geheimnis zahlen, um eine Karte zu ziehen.

# The Surveyor
cards-the-surveyor-name = Landvermesser

# When this fleet lands from an exploring tile, also gain 1 secret for each colony on it.
cards-the-surveyor-text = Landet diese Flotte nach dem Erkunden, bekommst du zusätzlich 1 Geheimnis für jede Kolonie auf dem Plättchen.

# Landing
cards-the-surveyor-timing = Landung

# Transposition
cards-transposition-name = Rochade

# This fleet swaps places with any other fleet on the map. No war.
cards-transposition-text = Diese Flotte tauscht den Punkt mit einer beliebigen anderen Flotte auf dem Spielplan. Kein Krieg.

# Weapons Research
cards-weapons-research-name = Waffenlabor

# When you play a sword you may also pay secrets equal to its rank: the rank counts twice.
cards-weapons-research-text = Wenn du ein Schwert spielst, kannst du zusätzlich Geheimnisse in Höhe seines Rangs zahlen: Der Rang zählt doppelt.

# Searcher
cards-searcher-name = Sucher

# Pay 1 secret and discard a card: draw a card.
cards-searcher-text = Zahle 1 Geheimnis und wirf eine Karte ab: Zieh eine Karte.

# Hidden Mining Base
cards-hidden-mining-base-name = Geheime Mine

# Pay 2 secrets and give a card to an opponent: gain resources of its suit equal to its rank.
cards-hidden-mining-base-text = Zahle 2 Geheimnisse und gib jemand anderem eine Karte: Du bekommst so viele Ressourcen ihrer Farbe, wie ihr Rang angibt.

# Double Agent
cards-double-agent-name = Doppelagent

# Discard a card: gain 5 secrets. You never draft into this fleet.
cards-double-agent-text = Wirf eine Karte ab: Du bekommst 5 Geheimnisse. Für diese Flotte rekrutierst du nie.

# Generation Ship
cards-generation-ship-name = Sternenarche

# If no disk is on this card, pay 4 secrets: put one there. It counts as a colony of yours.
cards-generation-ship-text = Liegt keine Scheibe auf dieser Karte, zahle 4 Geheimnisse: Leg eine darauf. Sie zählt als Kolonie von dir.

# Pilgrims
cards-pilgrims-name = Pilger

# On a colony, pay 1 secret instead of population and conquer it, whatever its height.
cards-pilgrims-text = Zahle auf einer Kolonie 1 Geheimnis statt Bevölkerung und erobere sie, egal wie hoch ihr Stapel ist.

# Hard Knocks
cards-hard-knocks-name = Lehrgeld

# When this fleet loses a war, gain secrets equal to the dead.
cards-hard-knocks-text = Verliert diese Flotte einen Krieg, bekommst du 1 Geheimnis für jeden Gefallenen.

# Alien Remnant
cards-alien-remnant-name = Alien-Relikt

# You may turn up the top tile, choose an empty site next to a placed tile, and land there.
cards-alien-remnant-text = Du kannst das oberste Plättchen aufdecken, ein leeres Feld neben einem Plättchen wählen und dort landen.

# Weapons Cache
cards-weapons-cache-name = Waffenversteck

# Below capacity, pay 1 secret: this fleet gains 2 strength.
cards-weapons-cache-text = Hat diese Flotte noch Platz, zahle 1 Geheimnis: Sie bekommt 2 Stärke.

# Warp Drive
cards-warp-drive-name = Warpantrieb

# This fleet returns to this card, strength and all.
cards-warp-drive-text = Diese Flotte kehrt auf diese Karte zurück, mitsamt ihrer Stärke.

# The Brain
cards-the-brain-name = Superhirn

# Draw three cards.
cards-the-brain-text = Zieh drei Karten.

# Observer
cards-observer-name = Beobachter

# Give a blue card to an opponent: gain 3 secrets and draw a card.
cards-observer-text = Gib jemand anderem eine blaue Karte: Du bekommst 3 Geheimnisse und ziehst eine Karte.

# Anomaly Magnet
cards-anomaly-magnet-name = Anomalie-Magnet

# Give a blue card to an opponent: gain 3 secrets, lift this fleet and warp it in anywhere.
cards-anomaly-magnet-text = Gib jemand anderem eine blaue Karte: Du bekommst 3 Geheimnisse, nimmst diese Flotte vom Spielplan und warpst sie, wohin du willst.

# The Quest
cards-the-quest-name = Queste

# Discard a card of this sector's suit: conquer any colony of this sector, whoever stands on it.
cards-the-quest-text = Wirf eine Karte in der Farbe dieses Sektors ab: Erobere eine beliebige Kolonie dieses Sektors, egal wer darauf steht.

# Tithe
tiles-gold-1-name = Zehnt

# Saffron Reach
tiles-gold-2-name = Safranweite

# Ledger
tiles-gold-3-name = Hauptbuch

# Orichalc
tiles-gold-4-name = Orichalkum

# Toll Gate
tiles-gold-5-name = Zolltor

# Amber Coil
tiles-gold-6-name = Bernsteinring

# Bastion
tiles-red-1-name = Bastion

# Cinnabar
tiles-red-2-name = Zinnober

# Levy
tiles-red-3-name = Aufgebot

# Ember March
tiles-red-4-name = Glutmark

# Muster
tiles-red-5-name = Heerschau

# Rust Crown
tiles-red-6-name = Rostkrone

# Cipher
tiles-blue-1-name = Chiffre

# Lapis Deep
tiles-blue-2-name = Lapistiefe

# Oracle Well
tiles-blue-3-name = Orakelbrunnen

# Indigo Vault
tiles-blue-4-name = Indigogewölbe

# Whisper
tiles-blue-5-name = Wispern

# Azure Spiral
tiles-blue-6-name = Azurspirale
