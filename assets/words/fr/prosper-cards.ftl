# Settle a star system, grow fast, and guard what you take.
tagline = Colonise un système stellaire, grandis vite, et garde ce que tu prends.

# Rules: author not known. Maps, generator and ends: made for this edition.
credit = Règles : auteur inconnu. Cartes, générateur et fins : conçus pour cette édition.

# Twin Arms
maps-twin-arms-name = Bras Jumeaux

# Narrows
maps-narrows-name = Détroit

# Trefoil
maps-trefoil-name = Trèfle

# Triskele
maps-triskele-name = Triskèle

# Crossroads
maps-crossroads-name = Carrefour

# Pinwheel
maps-pinwheel-name = Moulinet

# Starfish
maps-starfish-name = Étoile de mer

# Snowflake
maps-snowflake-name = Flocon
