### number: $n, $left, $most, $number
### person: $who
### line of a game = version
### luck = hasard
### revision of the rules = révision des règles
### character of a bot = caractère
### level of a bot = niveau
### secret choice = choix secret
### to open a secret choice = révéler
### to stand in = remplacer
### to hand on (a seat) = céder
### taken (seat) = prise
### secret of a seat = clé de la place
### file of games = fichier de parties

## Links that can't be opened. The reader has pasted or opened one; his own games are safe

link-too-much = Ce texte a { $n } caractères, plus qu’un lien n’en a jamais. Colle seulement le lien ; rien n’a changé.
link-lost = Il n’y a pas de partie dans cette adresse : ce qui suit le # s’est perdu en route. Redemande le lien ; rien n’a changé sur cet appareil.
link-none = Ça ne ressemble pas à un lien Orrery. Rien n’a changé sur cet appareil.
code-none = Ça ne ressemble pas au code d’une partie.
# ($n, $most)
link-cut = Ce lien est coupé : { $n } caractères reçus sur { $most }. Redemande-le, par exemple en fichier ; rien n’a changé sur cet appareil.
link-cut-early = Ce lien est coupé : il n’en est arrivé que { $n } caractères. Redemande-le, par exemple en fichier ; rien n’a changé sur cet appareil.
link-altered = Ce lien a été modifié en route. Redemande-le, par exemple en fichier ; rien n’a changé sur cet appareil.
link-made-small = Ce lien a été modifié en route : ses lettres sont passées en minuscules. Redemande-le, par exemple en fichier ; rien n’a changé sur cet appareil.
link-made-capitals = Ce lien a été modifié en route : ses lettres sont passées en majuscules. Redemande-le, par exemple en fichier ; rien n’a changé sur cet appareil.
link-format = Ce lien vient d’une version plus récente d’Orrery (format { $format }). Recharge la page pour l’obtenir, puis rouvre le lien ; tes parties sont conservées.
# ($game, $n, $most)
link-revision = Ce lien contient une partie ({ $game }) avec des règles plus récentes (révision { $n } ; cette version connaît la { $most }). Recharge la page pour obtenir la dernière version, puis rouvre le lien ; tes parties sont conservées.
link-game = Ce lien contient un jeu que cette version d’Orrery n’a pas (sa marque est { $text }). Recharge la page pour obtenir la dernière version, puis rouvre le lien ; tes parties sont conservées.
link-is-seat = C’est la clé d’une place, pas le lien d’une partie. Ouvre aussi le lien de la partie.
link-too-long = Cette partie est trop longue pour un lien ({ $n } caractères). Enregistre-la dans un fichier et envoie le fichier.
seat-none = Ça ne ressemble pas à la clé d’une place.
seat-damaged = Cette clé de place est abîmée. Rien n’a changé sur cet appareil.

# $why: one of the sentences below.
link-impossible = Ce lien est arrivé entier, mais la partie qu’il contient est impossible : { $why } Redemande le lien ; rien n’a changé sur cet appareil.
changes-nobody-made = des places ont changé de mains comme personne n’a pu le faire.
unknown-character = un de ses bots a un caractère inconnu.
unknown-level = un de ses bots a un niveau inconnu.
no-character = aucun de ses bots n’a de caractère.
unknown-binding = ses places sont liées d’une façon inconnue.
not-played-by = { $game } ne se joue pas à { $n }.
shown-too-much = une place a montré plus qu’elle ne peut avoir.
moves-before-seats = il y a des coups alors que toutes les places ne sont pas prises.
# ($n, $most)
over-early = elle est finie après { $n } de ses { $most } coups.
something-follows = quelque chose suit son dernier coup.
too-long = elle est trop longue.

## Saved games that can't be read

not-a-record = Ce n’est pas une partie enregistrée d’Orrery : { $why }. Rien n’a changé.
no-json-object = ce n’est pas un objet JSON, ou il est trop grand
format-is-not = son format n’est pas { $format }
lock-not-whole = ce qui protège ses places n’est pas entier
no-such-character = un de ses bots a un caractère que le jeu n’a pas
more-seats = elle a plus de { $most } places
more-moves = elle a plus de { $most } coups
field-missing = son champ « { $field } » manque
field-no-truth = son champ « { $field } » n’est ni true ni false
field-no-text = son champ « { $field } » n’est pas un texte
field-no-number = son champ « { $field } » n’est pas un nombre entier
# ($field, $low, $high, $typed)
field-from-to = son champ « { $field } » est un nombre de { $low } à { $high }, pas { $typed }
# ($field, $text)
field-cannot-be = son champ « { $field } » ne peut pas être { $text }
# ($field, $words, $text)
field-is-one-of = son champ « { $field } » est { $words }, pas { $text }
field-no-object = son champ « { $field } » n’est pas un objet
field-no-list = son champ « { $field } » n’est pas une liste
field-longer = son champ « { $field } » dépasse { $most }
record-newer = Cette partie a été enregistrée par une version plus récente d’Orrery. Recharge la page pour l’obtenir ; rien n’a changé.
journal-unreadable = Cette partie enregistrée est illisible. Elle reste telle quelle ; ouvre le dernier lien de la partie pour continuer.
holds-another-game = Elle contient une autre partie que celle qui a été enregistrée.
record-lobby = Cette partie n’a pas commencé : toutes les places ne sont pas encore prises.
record-changes = Des places ont changé de mains comme personne n’a pu le faire.
# ($n, $move, $why, $left)
move-impossible = Le coup { $n }, { $move }, est impossible à cet endroit. { $why } { $left ->
        [0] Aucun coup ne le précède.
        [one] Le coup d’avant est bon.
       *[other] Les { $left } coups d’avant sont bons.
    }
move-unproven = Il manque au coup { $n } la clé de { $name } : il n’a pas été joué sur l’appareil de { $name }.
# ($n, $number)
move-unproven-seat = Il manque au coup { $n } la clé de la place { $number } : il n’a pas été joué sur l’appareil de cette place.
key-does-not-fit = La clé gardée pour la place { $n } ne correspond pas à ses coups.
came-back-amid = Quelqu’un a repris une place en plein choix secret, ce qui est impossible.
answer-to-nothing = Elle contient une réponse secrète à une question que personne n’a posée.
answer-waits-for-luck = Elle contient une réponse secrète qui attend le hasard, ce qu’aucune ne fait.
moves-from-lobby = Cette partie contient des coups joués avant que toutes les places soient prises, ce qui est impossible. Rien n’a changé sur cet appareil.
link-tag = Ce lien a été modifié en route : ta place a envoyé autre chose. Demande à quelqu’un d’autre de la partie le lien le plus récent. Rien n’a changé sur cet appareil.
only-bots = Dans ce lien, des bots jouent à toutes les places : il ne reste personne pour jouer. Rien n’a changé sur cet appareil.

## Files of games

bundle-not-whole = Ce fichier de parties n’est pas entier ; il a peut-être été coupé. Redemande-le. Rien n’a changé ici.
bundle-none = Ça ne ressemble pas à un fichier de parties d’Orrery. Rien n’a changé ici.
bundle-newer = Ce fichier vient d’une version plus récente d’Orrery. Recharge la page pour l’obtenir, puis rouvre le fichier ; tes parties sont conservées.
games-new = { $n ->
        [one] { $n } nouvelle partie
       *[other] { $n } nouvelles parties
    }
games-went-on = { $n } avec de nouveaux coups
games-other-lines = { $n ->
        [one] { $n } autre version
       *[other] { $n } autres versions
    }
games-known = { $n } déjà là
game-number = partie { $n }
game-number-of = partie { $n } ({ $game })
nothing-came-in = Rien n’est arrivé.
read-games = Lu : { $games }.
# $games: one or more of the next messages, with semicolons.
left-out = Laissé de côté : { $games }. Tes propres parties n’ont pas changé.
left-impossible = { $game }, dont des coups sont impossibles
left-foreign = { $game }, une autre partie sous le numéro d’une des tiennes
left-forged = { $game }, avec des coups que personne n’a joués
left-unreadable = { $game }, illisible

## Turns by post

no-turn = Quelque chose qui n’est pas un tour est arrivé pour cette partie. Rien n’a changé.
game-is-gone = Un tour est arrivé pour une partie qui n’est plus ici. Rien n’a changé.

## Names of players

own-words = tu te toi ton ta tes tien tienne personne aucun aucune quelquun quelquundautre unautre uneautre autre autres lesautres tous toutes touslesautres toutlemonde chacun chacune lesdeux qui unepersonne personnes lespersonnes gens joueur joueuse joueurs joueuses spectateur spectatrice spectateurs toutepersonneinteressee laprochainepersonneajouer lapremierepersonneaprendreplace touteslespersonnesquijouent libre ouvert ouverte pasencoreprise ici parlien pris prise bot bots unbot lebot lesbots
numbered-words = joueur joueuse personne place p
name-is-word = Orrery emploie déjà ce nom pour des personnes ou des bots. Choisis-en un autre.
name-turns-text = Ce nom contient un signe caché qui retourne le texte. Tape seulement des lettres.
name-accents-alone = Des accents seuls ne font pas un nom. Tape des lettres ou des chiffres.
name-unseen = Rien de ce nom n’est visible. Tape des lettres ou des chiffres.
quoted-name = « { $name } »

## What a seat without a name is called: its colour

orange = Orange
sky = Azur
green = Vert
yellow = Jaune
vermilion = Vermillon
purple = Pourpre
nobody = Personne

## Who has a seat

free = Libre
a-person = Une personne
a-person-called = { $name }, une personne
level-name = { $level ->
        [random] aléatoire
        [novice] débutant
        [apprentice] apprenti
        [journeyman] compagnon
        [adept] expert
       *[master] maître
    }
a-bot = Bot, { level-name }
# ($level, $character)
a-bot-of-character = Bot, { level-name } ({ $character })
you = Toi

## Seats that change hands

seat-too-often = Cette place a changé de mains trop souvent.
moment-too-often = Des places ont changé de mains trop souvent à ce moment. Continue d’abord la partie.
amid-secret-choice = Un choix secret est en cours, et un bot le fait pour cette place. Elle pourra être reprise quand tout le monde aura choisi.
# ($name, $level)
lets-bot-play = { $name } laisse jouer un bot ({ level-name }) à partir d’ici.
# ($seat, $level, $name)
let-bot-stand-in = { $seat } fait remplacer { $name } par un bot ({ level-name }).
# ($level, $name)
bot-stands-in = Un bot ({ level-name }) remplace { $name }.
is-back = { $seat } reprend sa place et joue de nouveau.
# ($name, $seat)
handed-on = { $name } a cédé la place à { $seat }.
moved-device = { $seat } a changé d’appareil.
seat-is-taken = Cette place est prise.
invitation-too-old = Cette invitation vient d’une version plus ancienne d’Orrery, qui protégeait moins bien les places : plus personne ne peut s’y joindre. Demandes-en une nouvelle.
not-seats-secret = Ce n’est pas la clé de cette place.
not-what-seat-sent = Cette partie n’est pas celle que cette place a envoyée : quelqu’un l’a modifiée en route. Demande à quelqu’un d’autre de la partie le lien le plus récent et ouvre-le ; d’ici là, la clé de la place reste ici.
stand-in-once-begun = Un bot ne peut remplacer quelqu’un qu’une fois la partie commencée.
last-person = Au moins une personne doit continuer à jouer.
your-choice-sealed = Ton choix secret n’est pas encore révélé, et un bot ne peut pas le révéler. Attends ce moment, puis quitte la partie.
only-players-leave = Il faut jouer dans cette partie pour se faire remplacer par un bot.
move-waits-for-you = Un coup attend que tu le révèles ici. Fais-le d’abord, puis quitte la partie.
only-secret-takes-back = Seul l’appareil qui a la clé de la place peut la reprendre.

## Play

# ($word, $label)
choice-with-word = { $word } : { $label }
# ($name, $text)
word-along = { $name } : « { $text } »
not-your-turn = Ce n’est pas ton tour.
as-many-as-saved = Cette partie a autant de coups qu’Orrery peut en enregistrer.
waits-for = La partie attend que { $seat } ouvre le lien.
waiting-first = Un coup qui attendait passe d’abord.
only-secret-answers = Seul l’appareil qui a la clé de { $seat } peut répondre.
bot-took-over = Le bot a pris le relais pendant cette question : la réponse doit donc être { $move }.
choices-opened-first = Les choix déjà faits sont d’abord révélés.
secret-choice = { $who ->
        [you] Tu as
       *[other] { $who } a
    } fait un choix secret.
automatic-answer = Réponse automatique.
over-there = La partie est finie à cet endroit.
luck-from-players = Le hasard de cette partie venait des appareils de tout le monde : sans eux, elle ne peut pas continuer.

## Bots whose moves were chosen for them

# ($seat, $move, $n, $own)
bot-played = Le bot { $seat } a joué { $move } au coup { $n } ; de lui-même, il joue { $own }. La personne qui a envoyé ceci a choisi pour lui.
# ($seat, $move, $n)
bot-played-else = Le bot { $seat } a joué { $move } au coup { $n } ; de lui-même, il joue autre chose. La personne qui a envoyé ceci a choisi pour lui.
bot-played-hidden = Le bot { $seat } a joué autre chose que son propre choix au coup { $n }. La personne qui a envoyé ceci a choisi pour lui.
idea-hidden = L’idée du meilleur bot reste cachée : elle montrerait ce que personne d’autre que { $seat } ne peut voir.
idea-same = L’idée du meilleur bot : pareil.
idea-is = L’idée du meilleur bot : { $move }
