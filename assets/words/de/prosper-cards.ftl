# Settle a star system, grow fast, and guard what you take.
tagline = Besiedle ein Sternensystem, wachse schnell und schütze, was du eroberst.

# Rules: author not known. Maps, generator and ends: made for this edition.
credit = Regeln: Urheber unbekannt. Sternkarten, Kartengenerator und Endbedingungen: für diese Ausgabe entwickelt.

# Twin Arms
maps-twin-arms-name = Zwillingsarme

# Narrows
maps-narrows-name = Engpass

# Trefoil
maps-trefoil-name = Kleeblatt

# Triskele
maps-triskele-name = Triskele

# Crossroads
maps-crossroads-name = Kreuzung

# Pinwheel
maps-pinwheel-name = Windrad

# Starfish
maps-starfish-name = Seestern

# Snowflake
maps-snowflake-name = Schneeflocke
