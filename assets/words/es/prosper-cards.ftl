# Settle a star system, grow fast, and guard what you take.
tagline = Coloniza un sistema estelar, crece deprisa y protege lo que tomas.

# Rules: author not known. Maps, generator and ends: made for this edition.
credit = Reglas: autoría desconocida. Mapas, generador y finales: hechos para esta edición.

# Twin Arms
maps-twin-arms-name = Brazos Gemelos

# Narrows
maps-narrows-name = Estrecho

# Trefoil
maps-trefoil-name = Trébol

# Triskele
maps-triskele-name = Trisquel

# Crossroads
maps-crossroads-name = Encrucijada

# Pinwheel
maps-pinwheel-name = Molinillo

# Starfish
maps-starfish-name = Estrella de mar

# Snowflake
maps-snowflake-name = Copo de nieve
