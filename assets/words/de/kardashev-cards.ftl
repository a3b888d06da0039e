### Names and texts of kardashev's roles and technologies, in German.
### Wissenslöscher löscht, Klonlabor klont, Mitnutzung zapft an: die Verben stehen so in kardashev.ftl.

# Raise colonies, bid for the stars, and research your way up.
tagline = Bau Kolonien aus, biete um die Sterne und forsche dich nach oben.

# Asteri Games; technologies after the designers' tree of April 2018
credit = Asteri Games; Technologien nach dem Baum des Autorenteams vom April 2018

# Explorer
roles-explorer-name = Entdecker

# Two fleets; saves and borrows actions, bids last, and swaps planets.
roles-explorer-text = Zwei Flotten; hebt Aktionen auf und leiht sie sich, bietet zuletzt und vertauscht Planeten.

# Imperialist
roles-imperialist-name = Imperialist

# Builds fleets quickly and anywhere, splits and merges them.
roles-imperialist-text = Baut Flotten schnell und überall, teilt und vereint sie.

# Pioneer
roles-pioneer-name = Pionier

# No fleet, but cheap and quick colonies, and a probe.
roles-pioneer-text = Keine Flotte, aber billige und schnelle Kolonien und eine Sonde.

# Scavenger
roles-scavenger-name = Verwerter

# Many cards at the start, and the richest harvests.
roles-scavenger-text = Viele Karten zu Beginn und die reichsten Ernten.

# Scientist
roles-scientist-name = Forscher

# Begins with Botsourcing: three research actions a turn.
roles-scientist-text = Beginnt mit Botsourcing: drei Forschungsaktionen pro Zug.

# Warlord
roles-warlord-name = Kriegsherr

# Three levels of fleets, and the best engines.
roles-warlord-text = Flotten mit zusammen drei Stufen und die besten Antriebe.

# Encryption
technologies-encryption-name = Verschlüsselung

# In each battle the first fleet you pay support for costs nothing.
technologies-encryption-text = In jedem Kampf ist die erste Flotte, für deren Unterstützung du zahlst, umsonst.

# Fuel Efficiency
technologies-fuel-efficiency-name = Sparantrieb

# Each of your moves costs 1 energy less.
technologies-fuel-efficiency-text = Jede deiner Bewegungen kostet 1 Energie weniger.

# Boosters
technologies-boosters-name = Booster

# Your fleets go twice as far for the same energy, but still 8 tiles at most.
technologies-boosters-text = Deine Flotten kommen mit derselben Energie doppelt so weit, aber weiterhin höchstens 8 Felder.

# Asteroid Mining
technologies-asteroid-mining-name = Asteroidenabbau

# When you harvest, each of your fleets on a planet without a colony brings 1 card of its types.
technologies-asteroid-mining-text = Wenn du erntest, bringt jede deiner Flotten auf einem Planeten ohne Kolonie 1 Karte einer seiner Sorten.

# Harvest Rover
technologies-harvest-rover-name = Ernterover

# When you harvest, each of your fleets on a planet with a colony brings 1 card of its types, blockaded or not.
technologies-harvest-rover-text = Wenn du erntest, bringt jede deiner Flotten auf einem Planeten mit Kolonie 1 Karte einer seiner Sorten, blockiert oder nicht.

# Expanded Cargohold
technologies-expanded-cargohold-name = Mehr Laderaum

# Asteroid Mining and Harvest Rover bring as many cards as the fleet has levels.
technologies-expanded-cargohold-text = Asteroidenabbau und Ernterover bringen so viele Karten, wie die Flotte Stufen hat.

# Terraform
technologies-terraform-name = Terraformen

# Add a symbol to a planet with a colony of yours, for 1 card of that type; military for any 1 card.
technologies-terraform-text = Gib einem Planeten mit deiner Kolonie ein weiteres Symbol, für 1 Karte dieser Sorte; Militär für 1 beliebige Karte.

# Accretion Device
technologies-accretion-device-name = Akkretor

# Make a destroyed planet next to one of your colonies a planet with a symbol of your choice, for 1 card of that type; military for any 1 card.
technologies-accretion-device-text = Mach aus einem zerstörten Planeten neben einer deiner Kolonien einen Planeten mit einem Symbol deiner Wahl, für 1 Karte dieser Sorte; Militär für 1 beliebige Karte.

# Antimatter
technologies-antimatter-name = Antimaterie

# Destroy a planet without a colony next to one of your colonies, with any fleet on it. You gain 1 card for each of its resources.
technologies-antimatter-text = Zerstör einen Planeten ohne Kolonie neben einer deiner Kolonien, samt jeder Flotte darauf. Du bekommst 1 Karte für jeden seiner Rohstoffe.

# Proximity Fuse
technologies-proximity-fuse-name = Näherungszünder

# Whoever takes a colony of yours gives you 1 card, of the type they hold most of.
technologies-proximity-fuse-text = Wer eine deiner Kolonien erobert, gibt dir 1 Karte der Sorte, die auf der eigenen Hand am häufigsten ist.

# Salvage Drone
technologies-salvage-drone-name = Bergungsdrohne

# When your attack fails, the defender gives you 3 cards, of the types they hold most of. Once in each of your turns.
technologies-salvage-drone-text = Wenn dein Angriff scheitert, gibt dir die Verteidigung 3 Karten, jeweils von der Sorte, die sie am häufigsten hat. Einmal in jedem deiner Züge.

# Taxation
technologies-taxation-name = Besteuerung

# When an enemy harvests, each of your fleets brings 1 card for each colony next to it that produced.
technologies-taxation-text = Bei jeder feindlichen Ernte bringt jede deiner Flotten 1 Karte für jede Kolonie neben ihr, die etwas gebracht hat.

# Blockade
technologies-blockade-name = Blockade

# Enemy colonies next to your fleets yield nothing.
technologies-blockade-text = Feindliche Kolonien neben deinen Flotten bringen nichts.

# Defensive Turrets
technologies-defensive-turrets-name = Geschütztürme

# A fleet that attacks you and fails loses 1 level before it retreats.
technologies-defensive-turrets-text = Eine Flotte, die dich angreift und scheitert, verliert 1 Stufe, bevor sie sich zurückzieht.

# Raider Drone
technologies-raider-drone-name = Raubdrohne

# When your attack fails, you take all the defender's cards of one type. Once in each of your turns.
technologies-raider-drone-text = Wenn dein Angriff scheitert, nimmst du der Verteidigung alle Karten einer Sorte ab. Einmal in jedem deiner Züge.

# Disrupter Drone
technologies-disrupter-drone-name = Disruptordrohne

# When your attack fails, the colony there loses 1 level. Once in each of your turns.
technologies-disrupter-drone-text = Wenn dein Angriff scheitert, verliert die Kolonie dort 1 Stufe. Einmal in jedem deiner Züge.

# Timeshares
technologies-timeshares-name = Mitnutzung

# When you harvest, each of your fleets draws on an enemy colony next to it as if it were yours. Its owner loses nothing.
technologies-timeshares-text = Wenn du erntest, zapft jede deiner Flotten eine feindliche Kolonie neben sich an, als wäre sie deine. Die anderen verlieren dadurch nichts.

# Orbital Defense Array
technologies-orbital-defense-array-name = Orbitalabwehr

# A fleet that takes a colony of yours loses 1 level.
technologies-orbital-defense-array-text = Eine Flotte, die eine deiner Kolonien erobert, verliert 1 Stufe.

# Time Dilation
technologies-time-dilation-name = Zeitdehnung

# Save an action that you do not use for your next turn, or borrow one from it.
technologies-time-dilation-text = Heb eine ungenutzte Aktion für deinen nächsten Zug auf, oder leih dir eine daraus.

# Signal Intercept
technologies-signal-intercept-name = Abhörstation

# You bid after you have seen all other bids.
technologies-signal-intercept-text = Du bietest, nachdem du alle anderen Gebote gesehen hast.

# Spacetime Manipulator
technologies-spacetime-manipulator-name = Raumkrümmer

# Exchange two explored tiles. Colonies and fleets stay where they are.
technologies-spacetime-manipulator-text = Vertausche zwei erkundete Plättchen. Kolonien und Flotten bleiben, wo sie sind.

# Fabricators
technologies-fabricators-name = Fabrikatoren

# You may build and upgrade fleets as research actions, too.
technologies-fabricators-text = Du darfst Flotten auch als Forschungsaktion bauen und verstärken.

# Militarization
technologies-militarization-name = Militarisierung

# You build and upgrade fleets on any of your colonies, without the military symbol.
technologies-militarization-text = Du baust und verstärkst Flotten auf jeder deiner Kolonien, auch ohne Militärsymbol.

# Autonomous Construction
technologies-autonomous-construction-name = Selbstmontage

# Move some levels of a fleet and leave the rest. Fleets of yours that meet merge, up to level 3.
technologies-autonomous-construction-text = Bewege einige Stufen einer Flotte und lass den Rest stehen. Flotten von dir, die sich treffen, vereinen sich, bis Stufe 3.

# Interstellar Ark
technologies-interstellar-ark-name = Sternenarche

# You may colonize and upgrade colonies as research actions, too.
technologies-interstellar-ark-text = Du darfst auch als Forschungsaktion besiedeln und Kolonien ausbauen.

# Nanotube Polymers
technologies-nanotube-polymers-name = Nanopolymere

# Colonizing costs you 1 food or 1 matter, not both.
technologies-nanotube-polymers-text = Besiedeln kostet dich 1 Nahrung oder 1 Materie, nicht beides.

# Space Probe
technologies-space-probe-name = Raumsonde

# Draw a tile and place it on any unexplored space.
technologies-space-probe-text = Zieh ein Plättchen und leg es auf ein beliebiges unerkundetes Feld.

# Magnetic Rake
technologies-magnetic-rake-name = Magnetrechen

# You may harvest as a research action, too.
technologies-magnetic-rake-text = Du darfst auch als Forschungsaktion ernten.

# Tractor Beam
technologies-tractor-beam-name = Traktorstrahl

# Whenever you place a planet face up, you gain 1 card of one of its types.
technologies-tractor-beam-text = Immer wenn du einen Planeten offen legst, bekommst du 1 Karte einer seiner Sorten.

# Arcology
technologies-arcology-name = Arkologie

# Your colonies on hybrids yield their level in every type of the planet.
technologies-arcology-text = Deine Kolonien auf Hybriden bringen ihre Stufe in jeder Sorte des Planeten.

# Propellant Depot
technologies-propellant-depot-name = Treibstoffdepot

# You may move as a research action, too.
technologies-propellant-depot-text = Du darfst auch als Forschungsaktion eine Flotte bewegen.

# Wormhole
technologies-wormhole-name = Wurmloch

# Once in each move you may pass a space, whatever is there.
technologies-wormhole-text = Einmal in jeder Bewegung darfst du durch ein Feld hindurch, was immer dort ist.

# Dyson Sphere
technologies-dyson-sphere-name = Dyson-Sphäre

# Your moves cost no energy. 8 tiles are still the most.
technologies-dyson-sphere-text = Deine Bewegungen kosten keine Energie. Weiter als 8 Felder geht es trotzdem nicht.

# Botsourcing
technologies-botsourcing-name = Botsourcing

# You may take research actions in place of base actions, too.
technologies-botsourcing-text = Du darfst auch anstelle von Basisaktionen Forschungsaktionen machen.

# Memory Eraser
technologies-memory-eraser-name = Wissenslöscher

# Name a technology. All who have it lose it and get its cost back. Once a turn.
technologies-memory-eraser-text = Nenne eine Technologie. Alle, die sie haben, verlieren sie und bekommen ihren Preis zurück. Einmal pro Zug.

# Cloning
technologies-cloning-name = Klonlabor

# Mark a technology of your role that you have not researched. You have its effect as long as the mark is there.
technologies-cloning-text = Markiere eine Technologie deiner Rolle, die du nicht erforscht hast. Du hast ihre Wirkung, solange der Marker dort liegt.
