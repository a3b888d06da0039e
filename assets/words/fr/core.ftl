### number: $n, $least, $most, $seats
### revision of the rules = révision des règles
### option = option

## People and lists

# Behind "à", "de", "et", or alone.
you = toi
nobody = personne
# ($first, $last)
list-and = { $first } et { $last }
# ($first, $last)
list-or = { $first } ou { $last }
quoted = « { $text } »
joints = de=d’ que=qu’ lorsque=lorsqu’ puisque=puisqu’ -oui -onz a à â e é è ê ë i î ï o ô u ù û œ Œ

## How moves are written. $text, $given and $example are in quotation marks

one-space = Mets un seul espace entre les mots, aucun avant ni après : { $text }.
# ($first, $second)
write-a-move = Écris un coup, comme { $first } ou { $second }.
leave-seat-out = N’indique pas la place : écris { $text }.
only-the-move = N’indique pas la place : écris seulement le coup.
small-letters = Écris les coups en minuscules : { $text }.
# ($first, $second)
no-move-begins-so = Aucun coup ne commence ainsi. Voici des coups : { $first } et { $second }.
move-begins-with = Un coup commence par { $words }.
named-twice = { $text } y figure deux fois. Une seule suffit.
# ($word, $wanted)
comes-next = Après { $word } vient { $wanted }.
# ($word, $wanted, $given)
comes-next-not = Après { $word } vient { $wanted }, pas { $given }.
# ($word, $wanted, $given, $meant)
comes-next-write = Après { $word } vient { $wanted }, pas { $given } ; écris { $meant }.
nothing-more = plus rien

## Options

# ($key, $value, $accepted)
option-refused = L’option { $key } ne peut pas être { $value } : { $accepted }
# ($game, $least, $most, $seats)
seats-refused = { $game } se joue de { $least } à { $most }, pas à { $seats }.
# ($key, $n, $known)
option-too-new = L’option { $key } date de la révision { $n } des règles ; cette partie suit une révision plus ancienne, avec { $known }.
# ($key, $known)
no-such-option = Il n’y a pas d’option { $key } ; il y a { $known }.
it-is = c’est { $values }.
# ($values, $seats)
it-is-for = à { $seats }, c’est { $values }.
# ($seats, $value)
it-is-with = à { $seats }, c’est { $value }.
# ($least, $most)
a-number-from = un nombre de { $least } à { $most }
# ($least, $most)
any-number-from = Un nombre de { $least } à { $most }.

## Games

# ($game, $n, $most)
revision-unknown = Cette partie ({ $game }) suit la révision { $n } des règles ; cette version connaît les révisions 1 à { $most }. Recharge la page pour obtenir la dernière version.
game-absent = { $game } n’est pas encore arrivé ici. Vérifie la connexion et réessaie ; tes parties sont conservées.
# ($text, $games)
game-unknown = Il n’y a pas de jeu { $text } ici ; il y a { $games }.
# ($text, $seats, $known)
no-such-preset = À { $seats }, il n’y a pas de type de partie { $text } ; il y a { $known }.

## Find the move

choose-well = Choisis bien
aim-win = Gagne la partie
aim-end = Termine la partie au bon moment
aim-keep-from-winning = Empêche un rival de gagner

## Bots, and words

bot-question-unreadable = Le bot n’a pas pu lire sa question.
match-still-runs = La partie n’est pas finie.
no-such-move = Ce coup n’existe pas.
match-is-over = La partie est finie.
not-that-turn = Ce n’est pas le tour de cette place.
bot-unknown = Il n’y a pas de bot { $text }.
no-bot-moves = Aucun bot ne joue le coup { $n }.
words-unreadable = Ce n’est pas un fichier de mots d’Orrery.
