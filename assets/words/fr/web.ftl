### number: $n, $of, $points, $month
### number: $share, $wrong, $before, $score, $undo
### person: $who
### number: $least, $most, $minutes, $messages, $tied, $rating, $deviation
### line of a game = version
### carry turns by hand = envoyer les tours à la main
### turns travel by themselves = les tours partent automatiquement
### relay = relais
### today's match = partie du jour
### practice = s’exercer
### try = essai
### position = position
### lesson = leçon
### random bot = bot aléatoire
### copy of a seat = copie de la place
### words that go along = mots
### Your games (page) = « Tes parties »
### Seats (page) = « Places »
### sealed (choice) = scellé
### scrambled (choice) = brouillé
### to forget a line = oublier
### kind of game = type de partie
### level = niveau
### shelves = « En attente », « Finies », « Archives »
### rating = cote
### log = journal
### replay = relecture
### rematch = revanche
### win chance = chance de gagner
### turning point = tournant
### invitation = invitation
### set up = préparer
### settings = réglages

## Who is waited for, in the list of games. $names: one name, or a list

waiting-for = On attend { $names }
all-seats-taken = Plus de place libre
# ($n, $of)
seats-taken = { $n } { $n ->
        [one] place prise
       *[other] places prises
    } sur { $of }
# ($status, $name)
begins-elsewhere = { $status } : { $name } lance la partie
you-won = Tu as gagné
won = Victoire : { $names }
your-turn = À toi de jouer
your-turn-of = À { $names } de jouer
goes-on-when-opened = Continue quand tu l’ouvres : { $names }
since-today = depuis aujourd’hui
since-yesterday = depuis hier
since-day = depuis { $n ->
        [0] jeudi
        [1] vendredi
        [2] samedi
        [3] dimanche
        [4] lundi
        [5] mardi
       *[other] mercredi
    }
for-days = depuis { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
# ($status, $since)
status-since = { $status } { $since }
not-sent-yet = { $status }, pas encore envoyé
not-sent-to = Pas encore envoyé à { $names }

## What a game is, in the list of games

one-bot = { $level ->
        [random] un bot aléatoire
        [novice] un débutant
        [adept] un expert
        [apprentice] un apprenti
        [journeyman] un compagnon
       *[master] un maître
    }
# ($n, $level)
bots = { $level ->
        [random] { $n } bots aléatoires
        [novice] { $n } débutants
        [adept] { $n } experts
        [apprentice] { $n } apprentis
        [journeyman] { $n } compagnons
       *[master] { $n } maîtres
    }
players = { $n ->
        [one] { $n } personne
       *[other] { $n } personnes
    }
against = Contre { $names }
just-now = à l’instant
minutes-ago = il y a { $n ->
        [one] { $n } minute
       *[other] { $n } minutes
    }
hours-ago = il y a { $n ->
        [one] { $n } heure
       *[other] { $n } heures
    }
days-ago = il y a { $n ->
        [one] { $n } jour
       *[other] { $n } jours
    }
# ($players, $age)
detail = { $players } · { $age }
# ($players, $n, $age)
detail-at-move = { $players } · coup { $n } · { $age }
new-moves = { $n ->
        [one] { $n } nouveau coup.
       *[other] { $n } nouveaux coups.
    }

## What this device did, told in a chat. $when: "round 3"

made-secret-choice = { $name } a fait un choix secret.
game-has-begun = La partie a commencé.
has-played-move = { $name } a joué le coup { $n }.
# ($name, $when)
has-played-in = { $name } a joué ({ $when }).
has-taken-seat = { $name } a pris une place.
are-next = C’est à { $names }
# ($names, $game)
won-game = Victoire à { $game } : { $names }.
your-turn-in = À toi de jouer dans { $game }.
you-won-game = Tu as gagné à { $game }.

## Lines of a game that differ, and links that were changed on their way

of-this-game = de cette partie
since-when = (dès { $when })
since-move = (dès le coup { $n })
# ($name, $when)
move-in = Le coup de { $name } ({ $when })
move-number = Le coup { $n } de { $name }
beginning-of = Le lancement de la partie par { $name }
nobody-asked-you = Personne ne t’a demandé ton avis : ta version reste telle quelle, sauf si tu continues avec l’autre.
nobody-asked = Personne n’a demandé son avis à { $names } : ta version reste telle quelle, sauf si tu continues avec l’autre.
bot-chose-secretly = Dans une version, un bot a fait le choix secret pour { $names }, dans l’autre non. D’autres choix étaient peut-être déjà lisibles : demande à { $names } avant de continuer avec la version sans bot.
hands-differ-surely = Les versions ne s’accordent pas sur qui joue à une place, et cela au nom de { $name }, qui n’a rien fait entre-temps : l’une a été modifiée en route vers toi. L’autre contient ce que { $name } a vraiment fait.
hands-differ = Les versions ne s’accordent pas sur qui joue à une place, et cela au nom de { $name }, qui n’a rien fait entre-temps : l’une a été modifiée en route. Demande à { $name } laquelle est la bonne.
# ($move, $name)
move-changed-surely = { $move } a été modifié en route vers toi. L’autre version contient ce que { $name } a vraiment joué.
# ($move, $name)
move-changed = { $move } a été modifié en route vers toi. Demande à { $name } quelle version est la bonne.
moves-never-made = Ce lien contient des coups que personne n’a joués : ils ne viennent pas de l’appareil qui a la clé de la place. Ta partie n’a pas changé.
hands-never-changed = Dans ce lien, quelqu’un a changé qui joue à une place, au nom de { $name }, qui n’a jamais fait ça. Ta partie n’a pas changé.
move-forged = { $move } a été modifié en route dans ce lien. Ta partie n’a pas changé.
own-move-forged = { $move } a été modifié en route dans ce lien. Ta partie n’a pas changé. Renvoie ton lien : il montre à tout le monde ce qui a vraiment été joué.
# ($names, $n)
name-changed = Quelqu’un a changé un nom en route : { $names } { $n ->
        [one] garde l’ancien.
       *[other] gardent les anciens.
    }
seat-exchanged = Depuis ton arrivée, quelqu’un d’autre a pris la place de { $names }. Si tu ne sais pas pourquoi, pose la question.

## Messages that go with a link

# ($name, $host, $game)
invites-you-back = { $name }, { $host } t’invite à { $game }. Ta place t’attend.
# ($host, $game, $n, $of)
invites-you = { $host } t’invite à { $game } : prends place. { $n } { $n ->
        [one] place libre
       *[other] places libres
    } sur { $of }.
# ($game, $n, $of)
take-a-seat = { $game } : prends place. { $n } { $n ->
        [one] place libre
       *[other] places libres
    } sur { $of }.
# ($game, $name)
open-to-begin = { $game } : toutes les places sont prises. { $name }, ouvre ce lien pour commencer.
# ($name, $game)
reminder = { $name }, c’est à toi de jouer dans { $game }. Revoici le lien :
# ($name, $game, $when)
reminder-in = { $name }, c’est à toi de jouer dans { $game } ({ $when }). Revoici le lien :
# ($game, $when, $n)
shared-in = { $game }, { $when }, coup { $n } :
# ($game, $when)
shared-start-in = { $game }, { $when } :
# ($game, $n)
shared-at = { $game }, coup { $n } :
shared-start = { $game } :
won-it = Victoire : { $names }.
# ($names, $scores)
won-with = Victoire : { $names }. { $scores }.
secret-bid-next = À { $names } d’enchérir en secret.
secret-choice-next = À { $names } de choisir en secret.
is-next = C’est à { $name }.

## Seats and their secrets

seats-are-locked = Chaque place est liée à son appareil par une clé. Avec une copie de la clé, tu peux continuer à jouer ailleurs, ou récupérer ta place si un navigateur oublie tout.
paste-seat-help = Elle est là où tu as gardé la copie de ta place : un texte, un lien ou un fichier. Pas encore de copie ? Ouvre la partie sur l’appareil où tu as joué, et choisis-y « Garder une copie de ta place ».
who-plays-help = Garde le nom pour continuer à jouer sur cet appareil. Donne un autre nom pour céder la place. Les autres le sauront.
who-plays-seat = Qui joue à cette place ici ?
paste-seat = Colle la clé de ta place
# Before a colon, or in brackets.
a-game = Jeu inconnu
amid-turn = Ton tour est en cours. Finis-le, ou annule-le, puis réessaie.
not-this-seats-secret = Ce n’est pas la clé de cette place.
# ($game, $name)
game-changed-for-seat = Cette partie ({ $game }) a été modifiée en route vers ici : ce n’est pas ce que { $name } a envoyé. Demande à quelqu’un d’autre de la partie le lien le plus récent et ouvre-le. D’ici là, la clé de la place reste ici.
seat-is-here = Cette place est déjà sur cet appareil : { $name }.
seat-kept-open-game = Ta place est enregistrée ici. Ouvre maintenant le lien le plus récent de la partie.
secret-opens-nothing = Cette clé n’ouvre aucune place de cette partie ({ $game }). Rien n’a changé.
seat-not-taken = Tu n’as pas pris la place. Rouvre sa clé quand tu veux.
seat-came-amid-choice = La place de { $name } est maintenant sur cet appareil. Un bot fait encore son choix secret en cours ; reprends ensuite la place sous « Places ».
now-plays-here = { $name } joue maintenant sur cet appareil.
# ($n, $name)
seat-went-choose-other = { $name } a pris la place { $n }. Prends-en une autre.
seat-went-begun = { $name } a pris la place { $n }. La partie a commencé.
seat-went-bot-choose-other = Un bot a pris la place { $n }. Prends-en une autre.
seat-went-bot-begun = Un bot a pris la place { $n }. La partie a commencé.
gone-on-elsewhere = La partie a continué ailleurs, sans ce qui a été changé ici.
undone-stand-in = Un bot remplaçait { $name } ici. C’est annulé et { $name } joue de nouveau. Tu peux refaire jouer un bot sous « Places ».
undone-back-here = { $name } avait repris sa place ici. C’est annulé et le bot joue de nouveau. Sous « Places », { $name } peut reprendre sa place.
undone-back = { $name } avait repris sa place. C’est annulé et le bot joue de nouveau.
secret-not-here = La clé de cette place n’est pas sur cet appareil.
keep-for-yourself = C’est ta place, pas la partie. Garde-la pour toi : avec elle, n’importe qui peut jouer sous le nom de { $name }.
# ($game, $name)
seat-message = { $game } : la place de { $name }. Qui a ceci peut jouer sous le nom de { $name }. Ouvre-le sur l’appareil où tu veux jouer.
no-room-seat-lost = Cet appareil n’a plus de mémoire libre : ta place sera perdue quand tu fermeras cet onglet. Gardes-en une copie : avec elle et le lien le plus récent de la partie, tu peux continuer dans n’importe quel navigateur.
no-room-seats-lost = Cet appareil n’a plus de mémoire libre : les places d’ici seront perdues quand tu fermeras cet onglet. Gardes-en une copie : avec elle et le lien le plus récent de la partie, tu peux continuer dans n’importe quel navigateur.
unsaved-seat-lost = Ce navigateur n’enregistre rien : ta place sera perdue quand tu fermeras cet onglet. Gardes-en une copie : avec elle et le lien le plus récent de la partie, tu peux continuer dans n’importe quel navigateur.
unsaved-seats-lost = Ce navigateur n’enregistre rien : les places d’ici seront perdues quand tu fermeras cet onglet. Gardes-en une copie : avec elle et le lien le plus récent de la partie, tu peux continuer dans n’importe quel navigateur.
your-seat-unsaved = Ta place n’est pas enregistrée
these-seats-unsaved = Ces places ne sont pas enregistrées
let-play-again = Laisser { $name } rejouer ? Appuie encore
let-bot-play = Faire jouer un bot pour { $name } ? Appuie encore
let-bot-play-secret = Faire jouer un bot pour { $name } ? Il fera aussi le choix secret en cours. Appuie encore
keep-copy-yours = Garder une copie de ta place
keep-copy-of = Garder une copie de la place de { $name }
bot-plays-for = Faire jouer un bot pour { $name }
plays-again = { $name } rejoue, pas le bot

## Turns that travel by themselves. $hosts: addresses of relays

never-played = Il est arrivé pour cette partie un tour que personne n’a joué. Il est ignoré, et ta partie n’a pas changé.
told-of-turn = Orrery te préviendra quand ce sera ton tour, tant qu’il est ouvert dans un onglet.
not-told-of-turn = Ce navigateur ne laisse pas Orrery te prévenir. À la place, le titre de l’onglet compte tes tours.
no-words-here = Pas de mots dans cette partie : les tiens ne partent pas, et ceux des autres ne s’affichent pas.
words-again = Les mots s’affichent de nouveau dans cette partie.
travels-now = Les tours partent désormais automatiquement. Les personnes qui les recevaient à la main ont besoin d’un dernier lien de ta part.
by-hand-now = Tu envoies désormais les liens à la main. Les autres voient tes coups en les ouvrant.
all-taken-begun = Toutes les places sont prises : la partie a commencé.
played-differently = Un autre appareil a une autre version { $since }. Toutes les versions sont gardées : « Tes parties » montre l’autre.
your-turn-in-game = À toi de jouer dans { $game }.
through-chat = Ils passent par ce chat. Tout le monde peut les y lire.
through-hosts = Ils passent chiffrés par { $hosts }. Qui a le lien de la partie peut les lire.
send-links = Vous vous envoyez un lien après chaque tour.
by-hand-could-travel = Tu envoies les tours de cette partie à la main. Ils peuvent partir automatiquement. { $meaning }
travel-by-themselves = Les tours partent automatiquement. { $meaning }
travel-cut-off = Les tours partent automatiquement. { $meaning } Aucun relais ne répond pour l’instant.
at-the-table = À la table
has-seen-it = A vu le coup
has-it = A reçu le coup
not-reached-yet = Pas encore reçu
# ($hosts, $names)
match-too-long = Cette partie est devenue trop longue pour { $hosts } : envoie ton coup à la main à { $names }.
cut-off-not-reached = { $name } n’a encore rien reçu : aucun relais ne répond. Ton coup part dès qu’un relais répond ; ou envoie-le à la main.
cut-off = Aucun relais ne répond pour l’instant. Dès que l’un d’eux répond, tu verras ce que fait { $name }.
is-at-table = { $name } est à la table.
has-seen-move = { $name } a vu le dernier coup.
device-has-move = L’appareil de { $name } a le dernier coup.
waits-not-reached = Le coup attend : { $name } ne l’a pas encore reçu.
is-on-its-way = Le coup est en route vers { $name }.
carry-by-hand = Envoyer les tours à la main
let-travel = Envoyer les tours automatiquement
tell-me = Me prévenir quand c’est à moi

## Today's match

try-counts = Cet essai compte. Les autres d’aujourd’hui servent à s’exercer.
try-is-practice = Cet essai sert à s’exercer : le résultat d’aujourd’hui reste tel quel.
try-lapsed = Cette partie est repartie d’un coup plus ancien : elle ne compte plus.
counts-for-its-day = Ce résultat compte pour le jour où la partie a commencé.
try-has-begun = Ton essai a commencé
no-result-today = Pas de résultat aujourd’hui
won-in = victoire en { turns }
# ($points, $n)
won-by = victoire avec { $points } d’avance en { turns }
lost-in = défaite en { turns }
# ($points, $n)
lost-by = défaite avec { $points } de retard en { turns }
tied-after = égalité après { turns }
turns = { $n ->
        [one] { $n } tour
       *[other] { $n } tours
    }
todays-result = Partie du jour : { $result }.
# ($date, $match, $result)
todays-message = Orrery { $date }, { $match } : { $result }
result-copied = Résultat copié, avec un lien vers le même départ.
# ($n, $month)
date = { $n ->
        [1] 1er
       *[other] { $n }
    } { $month ->
        [1] janv.
        [2] févr.
        [3] mars
        [4] avr.
        [5] mai
        [6] juin
        [7] juil.
        [8] août
        [9] sept.
        [10] oct.
        [11] nov.
       *[other] déc.
    }
against-bots = contre { $bots }
# ($game, $against)
game-against = { $game } { $against }
days-in-row = { $n } { $n ->
        [one] jour
       *[other] jours
    } de suite

## Links and files that come in

link-copied = Lien copié. Envoie-le à { $names }.
# Behind "à".
whoever-is-next = la prochaine personne à jouer
game-unreadable = Une partie enregistrée sur cet appareil est illisible. Elle est mise de côté ; regarde « Tes parties ».
other-tab = Cette partie a été jouée autrement dans un autre onglet. Les deux versions sont gardées : « Tes parties » montre l’une comme autre version { $since }.
file-missing = Le fichier n’est pas arrivé. Connecte-toi un instant et réessaie.
game-deleted = La partie est supprimée. Tu peux encore annuler.
game-restored = La partie est de retour.
in-archive = La partie est dans les archives.
out-of-archive = La partie est sortie des archives.
paste-link = Colle un lien, ou le message qui le contient
paste-link-help = Orrery y trouve la partie. Tu peux aussi coller le texte d’un fichier enregistré.
travels-from-now = Les tours de cette partie partent désormais automatiquement. { $meaning }
shared-moment = Un moment partagé
open-the-game = Ouvrir la partie
home = Accueil
has-invitation = Tu as déjà cette invitation. Rien n’a changé.
has-latest-move = Tu as déjà le dernier coup.
old-invitation = C’est une ancienne invitation : la partie a commencé. La tienne n’a pas changé.
moves = { $n ->
        [one] { $n } coup
       *[other] { $n } coups
    }
# ($ends, $has)
older-link = C’est un lien plus ancien : il s’arrête après { $ends }. Ta partie en est déjà à { $has } et n’a pas changé.
other-line-came = Ce lien contient une autre version { $since }. Toutes les versions sont gardées.
other-line-known = Tu as déjà cette autre version { $since }. Rien n’a changé.
claims-to-be-yours = Ce lien contient une autre partie, qui se fait passer pour une des tiennes. La tienne n’a pas changé.

## Levels of bots

glance = décide d’un coup d’œil
slips = réfléchit un instant, et se trompe parfois
thinks = réfléchit bien
looks-ahead = voit loin
looks-farthest = voit aussi loin que deux secondes le permettent
level-label = { $level ->
        [random] Aléatoire
        [novice] Débutant
        [apprentice] Apprenti
        [journeyman] Compagnon
        [adept] Expert
       *[master] Maître
    }
# ($level, $does)
level-does = { CAPITAL($level) } : { $does }.
# ($level, $n, $of, $other)
try-harder = Tu as battu { $level ->
        [novice] des débutants
        [apprentice] des apprentis
        [journeyman] des compagnons
        [adept] des experts
       *[master] des maîtres
    } { $n } fois sur { $of } : essaie { $other }.
# ($level, $n, $of, $other)
fairer-match = { $level ->
        [novice] Les débutants
        [apprentice] Les apprentis
        [journeyman] Les compagnons
        [adept] Les experts
       *[master] Les maîtres
    } ont gagné { $n } fois sur { $of } : { $other } serait plus à ta portée.

## Find the move

positions-unreadable = Ces positions sont illisibles.
positions-of-nothing = Le fichier ne nomme aucun jeu ou n’a pas de positions.
find-the-move = Trouve le coup
# ($n, $game)
found-of-three = { $n } sur 3 { $n ->
        [one] trouvé
       *[other] trouvés
    } dans { $game }
three-positions = Trois positions dans { $game }

## Lessons

lesson-unreadable = La leçon est illisible.
lesson-of-nothing = La leçon ne nomme aucun jeu ou n’a pas d’étapes.

## Settings

small = Petite
normal = Normale
large = Grande
huge = Énorme
slow = Lente
fast = Rapide
off = Non
on = Oui
automatic = Automatique
always = Toujours
never = Jamais
text-size = Taille du texte
animation-speed = Vitesse des animations
reduce-motion = Moins de mouvement
reduce-motion-help = Les choses se fondent au lieu de bouger. « Automatique » suit ton appareil.
sound = Son

## Home

five-board-games = Cinq jeux de plateau{ $break }parmi les étoiles
just-send-a-link = Joue entre amis :{ $break }envoie juste un lien.
home-welcome = Cinq jeux de plateau parmi les étoiles. Joue entre amis : envoie juste un lien.
begin-here = Commence ici
# ($least, $most, $minutes)
game-figures = { $least } à { $most } personnes · environ { $minutes } minutes
figures-begin-here = { $figures } · commence ici
# ($line, $figures)
line-and-figures = { $line } { $figures }.
play-now = Jouer
set-up = Préparer
learn-in-five-minutes = Apprendre en 5 min
rules = Règles
games = Jeux
play-game-now = Jouer à { $game }
set-up-game = Préparer { $game }
learn-game = Apprendre { $game } en cinq minutes
rules-of-game = Règles : { $game }

## Today's match, on the home screen

today = Aujourd’hui
today-is = Aujourd’hui : { $match }
# ($words, $streak)
with-streak = { $words } · { $streak }
about-today = Le même départ pour tout le monde. Ton premier essai compte, les autres servent à s’exercer ; tu peux annuler comme toujours. Chaque jour où tu joues jusqu’au bout allonge ta série de jours, peu importe qui gagne. Les résultats restent sur cet appareil, et personne ne peut les vérifier.
# Of a match and of a replay.
play = Lancer
play-today = Jouer la partie du jour
go-on-brief = Continuer
go-on-today = Continuer la partie du jour
share = Partager
share-todays-result = Partager le résultat du jour
practice = S’exercer
practice-today = Rejouer la partie du jour, pour s’exercer
look = Voir
look-at-positions = Voir les trois positions du jour
all = Tout
all-positions = Toutes les positions

## The list of games

your-games = Tes parties
no-games-yet = Aucune pour l’instant. Les parties que tu lances et les liens que tu ouvres sont enregistrés ici, sur cet appareil.
no-games-here = Aucune partie ici.
your-results = Tes résultats
show-shelf = Montrer
waiting = En attente
finished = Finies
archive = Archives
# ($label, $n)
shelf-with = { $label } ({ $n })
next-turn = Aller à mon prochain tour
open-link = Ouvrir un lien
open-file = Ouvrir un fichier
export-all = Exporter les parties
save-seats-too = Mettre aussi tes places dans le fichier ?
with-seats = Avec mes places
with-seats-told = Garde ce fichier pour toi : qui l’a peut jouer à ta place.
without-seats = Sans mes places
without-seats-told = Tu peux le donner sans risque. Tes places restent dans ce navigateur seulement.
game-is-deleted = { $game } : partie supprimée.
undo = Annuler
saved-game-unreadable = Une partie enregistrée est illisible.
unreadable-game = Une partie enregistrée est illisible
set-aside = { $why } Elle est mise de côté, inchangée.
to-file = Enregistrer en fichier
delete-it = Supprimer
delete-unreadable = Supprimer la partie illisible
back-from-archive = Sortir des archives
to-archive = Mettre aux archives
another-line = Autre version { $since }
open = Ouvrir
# ($label, $words)
labelled = { $label } : { $words }

## The screen of settings

settings = Réglages
saved-in-browser = Enregistrés dans ce navigateur.
language = Langue
language-help = Les liens sont les mêmes dans toutes les langues : chaque personne lit la partie dans la sienne.
list-of-keys = Liste des touches
about-orrery = À propos d’Orrery
done = Terminé

## Who sits there, and names, at the set-up and elsewhere

your-name = Ton nom
name-help = Les autres le verront.
host-name-help = Tes amis voient qui les invite. Cet appareil retient le nom.
seat-number = Place { $n }
# ($n, $colour)
seat-number-colour = Place { $n }, { $colour }
name-of-seat = { $seat } : nom
# ($seat, $name)
seat-has-name = { $seat }, nom : { $name }
none-yet = Pas encore
add-name = Nom…
person-here = Personne ici
person-by-link = Personne par lien
bot-novice = Bot, débutant
bot-apprentice = Bot, apprenti
bot-journeyman = Bot, compagnon
bot-adept = Bot, expert
bot-master = Bot, maître

## The set-up of a game

back = Retour
seats-levels-options = Places, niveaux et options
less = Moins
the-other-players = Les autres
only-bots = Bots
by-link = Par lien
here = Ici
mixed = Mixte
number-of-players = Nombre de personnes
players-brief = Personnes
bots-of-levels = { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
invite-people = { $n ->
        [one] Inviter quelqu’un
       *[other] Inviter { $n } personnes
    }
watch-bots = Regarder { $bots }
play-bots = Affronter { $bots }
start-for = Lancer à { $n }
# ($n, $bots)
start-for-and-bots = Lancer à { $n } avec { $bots }
# ($bots, $n)
plays-against-you = { CAPITAL($bots) } { $n ->
        [one] joue
       *[other] jouent
    } contre toi.
choose-bots = Choisir { $bots }
turns-travel = Envoi des tours
by-themselves = Automatique
by-hand = À la main
one-link-then-by-themselves = Tu n’envoies qu’un lien, l’invitation. Ensuite, les tours partent automatiquement. { $meaning }
match-takes-messages = Une partie entière demande environ { $n } messages.
secret-choices = Choix secrets
sealed = Scellés
among-friends = Entre amis
seats-title = Places
seats-are-drawn = Les places, et donc qui commence, sont tirées au sort au lancement.
seats-are-bound = Chaque place est liée à son propre appareil.
character-of-seat = Caractère de la place { $n }
plain-character = Neutre
kind-of-game = Type de partie
custom-game = Sur mesure
chosen-for-links = { $note } Choisi parce que quelqu’un joue par lien.
options = Options
other-value = Autre…
automatic-answers = Réponses automatiques
automatic-told = Laisse Orrery prendre les petites décisions : tu n’as plus qu’à transmettre le lien. Tu peux changer ça à tout moment.
# ($title, $hint)
title-and-hint = { $title }. { $hint }

## How secret choices travel, and what the players of a game by link should know

sealed-told = Scellés : personne ne peut regarder.
among-friends-told = Entre amis : seulement brouillés.
about-messages = Environ { $n } messages.
choices-of-early-kind = Cette partie est d’un type ancien : les choix secrets sont cachés, mais si quelqu’un en modifie un en route, certains appareils ne le remarquent pas.
choices-are-sealed = Les choix secrets sont scellés : personne ne peut regarder.
choices-are-scrambled = Entre amis : les choix secrets sont seulement brouillés ; qui démonte un lien pourrait les lire.
nobody-checks-bots = Dans cette partie, personne ne peut vérifier ce que jouent les bots.
bots-of-other-version = Les bots de cette partie viennent d’une autre version d’Orrery : cet appareil ne peut pas vérifier ce qu’ils jouent.
# ($n, $of)
goes-by-older-rules = Elle suit des règles plus anciennes : révision { $n }, alors que la dernière est la { $of }.

## The invitation to a game by link. $name: often whoever begins the game

cannot-make-secrets = Ce navigateur ne peut pas créer de clés : tu ne peux pas commencer de partie par lien ici. Tout le reste marche.
nobody-here = Une partie par lien commence ici : au moins une personne doit jouer sur cet appareil.
no-seat-here = Ce navigateur ne fournit pas de hasard pour créer une clé : aucune place ne peut être prise ici. Ouvre le lien dans un autre navigateur.
seat-is-bound = Ta place est liée à cet appareil. Personne d’autre ne peut jouer pour toi.
seat-free = Libre
seat-free-for = Libre, pour { $name }
holder-on-device = { $holder }, sur cet appareil
# Behind "à" or "pour".
whoever-is-first = la première personne à prendre place
everybody-who-plays = toutes les personnes qui jouent
you-are = Tu es { $names }.
invitation-copied = L’invitation est copiée : colle-la dans votre chat.
invitation-on-its-way = L’invitation est en route.
link-for-copied = Le lien pour { $name } est copié : colle-le dans votre chat.
link-for-on-its-way = Le lien pour { $name } est en route.
open-links-here = Ouvre dans ce navigateur les liens qui reviennent.
one-comes-back = Tu en recevras un quand ce sera ton tour : ouvre-le dans ce navigateur.
all-are-taken = Toutes les places sont prises.
send-link-to-begin = Envoie le lien à { $name } : la partie commence dès que { $name } l’ouvre.
send-link-to = Envoie le lien à { $name }.
pass-link-on = Fais suivre le lien, ou renvoie-le à { $name }, qui lancera la partie.
no-relay-unaware = Aucun relais ne répond : { $name } ne le sait pas encore. Le message part dès qu’un relais répond ; ou envoie le lien à la main.
send-invitation-to = Envoie l’invitation à { $name }.
see-who-sits-down = Tu verras ici qui prend place.
device-begins = L’appareil de { $name } lance la partie.
begins-by-itself = La partie commence toute seule quand toutes les places sont prises.
older-invitation = Cette invitation vient d’une version plus ancienne d’Orrery, qui protégeait moins bien les places : plus personne ne peut s’y joindre.
invite-again-or-bots = Invite de nouveau, ou donne les places libres à des bots.
ask-for-new-one = Demandes-en une nouvelle à { $name }.
each-takes-a-seat = Chaque personne ouvre le lien et prend place. La partie commence toute seule quand toutes les places sont prises.
each-sends-back = Chaque personne prend place et te renvoie un lien. Ouvre ces liens ici, dans n’importe quel ordre. La partie commence quand toutes les places sont prises.
how-it-works = Comment ça marche
take-seat-and-play = Prends place et joue : ce que tu fais parvient tout seul aux autres. Pas besoin de compte.
take-seat-and-send = Prends place et envoie à { $name } le lien que tu reçois. Ensuite, c’est pareil à chaque tour : joue, puis envoie le lien à la personne suivante. Pas besoin de compte.
# ($n, $minutes)
match-length = { players } · environ { $minutes } minutes
# ($n, $minutes, $messages)
match-length-messages = { players } · environ { $minutes } minutes, en { $messages } messages environ
invited-to = Invitation à { $game }
own-language = Chaque personne lit la partie dans sa langue : { $languages }.
# ($name, $game)
host-invites-to = { $name } t’invite à { $game }
can-watch-later = Tu pourras regarder une fois la partie commencée.
game-settings = Réglages de la partie
send-it-by-hand = Envoyer à la main
send-again = Renvoyer
send-invitation = Envoyer l’invitation
send-them-link = Envoyer le lien à { $name }
copy-the-link = Copier le lien
link-as-code = Code QR ou fichier
bots-on-free-seats = Donner les places libres à des bots et commencer
bots-press-again = Des bots à toutes les places libres, et commencer ? Appuie encore
bots-press-again-told = Des bots à toutes les places libres, et commencer ? Appuie encore.
change-your-name = Pas { $name } ? Change de nom
i-have-a-seat = J’ai une place dans cette partie
i-have-a-seat-brief = J’ai une place
# ($n, $colour)
take-seat-number = Prendre la place { $n }, { $colour }
take-your-seat = Prends ta place, { $name }
# ($n, $colour)
another-player-seat = Une autre personne sur cet appareil : place { $n }, { $colour }
# ($n, $colour, $name)
another-player-kept = Une autre personne sur cet appareil : place { $n }, { $colour }, pour { $name }
add-a-player = Ajouter quelqu’un
not-now = Pas maintenant

## The welcome of a link: a game at which nobody here sits

about-to-begin = Rien encore : la partie va commencer.
play-as = Jouer { $name }
see-the-game = Voir la partie
watch = Regarder
what-happened = Ce qui s’est passé
status-told = { $status }.

## Two lines of one game

two-lines = Deux versions d’une partie
it-ends-here = Elle s’arrête ici.
and-more-moves = { $n ->
        [one] Et encore { $n } coup.
       *[other] Et encore { $n } coups.
    }
another-line-told = Autre version { $since }.
both-same-moves = Les deux ont les mêmes coups.
yours-ends = Elles sont identiques pendant { moves } ; puis la tienne s’arrête et l’autre continue.
other-ends = Elles sont identiques pendant { moves } ; puis l’autre s’arrête et la tienne continue.
first-choice-differs = Le premier choix a été fait de deux façons.
first-choice-differs-asked = Le premier choix a été fait de deux façons : { $question }
one-choice-differs = Elles sont identiques pendant { moves }, puis un choix a été fait de deux façons.
# ($n, $question)
one-choice-differs-asked = Elles sont identiques pendant { moves }, puis un choix a été fait de deux façons : { $question }
yours = La tienne
the-other = L’autre
# ($n, $of)
the-other-of = L’autre, { $n } sur { $of }
other-is-changed = L’autre version a été modifiée en route : ce n’est pas ce que ta place a envoyé.
yours-is-changed = Ta version a été modifiée en route vers ici. L’autre est ce que ta place a envoyé.
both-are-kept = Les deux sont gardées jusqu’à ce que tu en oublies une, peu importe laquelle tu continues.
all-are-kept = Toutes sont gardées jusqu’à ce que tu en oublies une, peu importe laquelle tu continues.
only-one-line = Cette partie n’a ici qu’une version.
other-is-forgotten = L’autre version est oubliée.
other-forgotten-undo = L’autre version est oubliée. Tu peux encore annuler.
other-is-back = L’autre version est de retour.
the-other-line = L’autre version
back-to-two-lines = Retour aux deux versions
go-on-with-yours = Continuer la tienne
go-on-with-other = Continuer l’autre
look-at-other = Juste regarder l’autre
forget-other = Oublier l’autre
show-next-line = Montrer l’autre version suivante

## What a file of games has besides the games

also-in-file = Aussi dans ce fichier
file-has-secrets = Le fichier contient des clés de places. Qui a la clé d’une place y joue. Prends-les si c’est ton propre fichier ; s’il vient de quelqu’un d’autre, laisse-les.
file-has-settings = Le fichier contient des réglages. Prends-les si c’est ton propre fichier ; s’il vient de quelqu’un d’autre, garde les tiens.
file-is-yours = Il contient la clé d’une place qui est sur cet appareil : il a donc été fait sur un de tes appareils.
file-may-be-anybodys = Rien dans le fichier ne montre qu’il est à toi.
bots-in-game = Bots dans { $game }
# ($game, $title)
automatic-in-game = Réponses automatiques dans { $game }. { $title }
# ($title, $value, $here)
setting-differs = { $title } : { $value } (ici : { $here })
not-chosen = pas de choix
todays-results-in-file = Partie du jour : résultats de { $n ->
        [one] { $n } jour précédent
       *[other] { $n } jours précédents
    }
results-in-file = Tes résultats : { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
answers-in-file = Trouve le coup dans { $game } : { $n ->
        [one] { $n } réponse
       *[other] { $n } réponses
    }
# ($game, $name)
seat-in-file = { $game } : la place de { $name }
leave-seats = Laisser les places
leave-settings = Garder mes réglages
take-seats = Prendre les places
take-settings = Prendre ces réglages
seats-are-here = Les places sont maintenant sur cet appareil.
settings-taken-over = Les réglages sont repris.

## The screen of results

about-results = Les parties que tu as finies sur cet appareil, contre des bots ou par lien. Une partie repartie d’un coup plus ancien ne compte pas ; annuler est permis.
no-results-yet = Aucun pour l’instant. Finis une partie contre des bots ou par lien, et tu la trouveras ici.
results-unreadable = Certains résultats sont illisibles : le texte est abîmé, ou une version plus récente d’Orrery l’a écrit. Il est gardé tel quel.
save-it-as-file = L’enregistrer en fichier
about-ratings = Dans chaque jeu, un débutant a une cote de 1000, et toi aussi au départ. Les autres niveaux ont été mesurés dans des parties entre bots. Plus le bot est fort et moins tu as joué de parties, plus une victoire te fait monter (Glicko-2). Tout reste sur cet appareil seulement, et personne ne peut le vérifier.
match-tied = égalité
match-won = { $points ->
        [0] victoire
       *[other] victoire avec { $points } d’avance
    }
match-lost = { $points ->
        [0] défaite
       *[other] défaite avec { $points } de retard
    }
# ($points, $n, $of)
match-lost-at = { match-lost } (rang { $n } sur { $of })
in-match-by-link = dans une partie par lien
# ($date, $how, $against, $n)
match-line = { $date } : { $how } { $against }, { turns }
# ($date, $how, $against, $n)
todays-match-line = { $date } : { $how } { $against }, { turns }, partie du jour
# ($n, $of)
won-of = { $n } { $n ->
        [one] gagnée
       *[other] gagnées
    } sur { $of }
# ($n, $of)
won-of-told = { $n } { $n ->
        [one] gagnée
       *[other] gagnées
    } sur { $of }.
# ($n, $of, $tied)
won-of-tied-told = { $n } { $n ->
        [one] gagnée
       *[other] gagnées
    } sur { $of }, { $tied } à égalité.
against-level = Contre des { $level ->
        [novice] débutants
        [apprentice] apprentis
        [journeyman] compagnons
        [adept] experts
       *[master] maîtres
    }
against-other-bots = Contre d’autres bots
with-players = À { $n }
in-seat = À la place { $n }
matches-of-game = Parties jouées à { $game }, les plus récentes d’abord
match = Partie
kind = Type
rating-after-it = Cote ensuite
# ($rating, $deviation)
rating-now = Cote { $rating }, à { $deviation } près.
best-wins = { $n ->
        [one] Meilleure victoire
       *[other] Meilleures victoires
    }
latest = Dernières
in-a-row = Séries
longest-run = Plus longue série de victoires : { $n }
# ($n, $of)
days-of-todays = Partie du jour : { $of ->
        [one] { $of } jour joué
       *[other] { $of } jours joués
    }, { $n ->
        [one] { $n } gagné
       *[other] { $n } gagnés
    }
longest-row = Plus longue série de jours : { $n }
row-now = En ce moment : { $streak }

## The coach beside the table: lessons, and "Find the move"

# ($n, $of)
step-of = Étape { $n } sur { $of }
# ($place, $title)
step-title = { $place } : { $title }
# ($place, $title)
step-begins = { $place }. { $title }
next = Suite
next-step = Étape suivante
step-back = Reculer
again = Encore
leave = Quitter
leave-lesson = Quitter la leçon
show-me = Montre-moi
go-back = Retour
back-to-invitation = Retour à l’invitation
play-first-game = Jouer une première partie contre un débutant
not-this-step = Tu pourrais, mais cette étape porte sur un autre coup.
to-undo-again = Pour annuler, appuie sur « Encore » : l’étape recommence.
step-is-done = Cette étape est finie. Appuie sur « Suite » pour continuer, ou sur « Encore » pour la refaire.
about-positions = Des positions tirées de parties de bots, où un coup est bien meilleur que les autres. Le premier coup que tu joues compte. Tout reste sur cet appareil seulement.
grade-easy = facile
grade-middle = moyen
grade-hard = difficile
# ($share, $wrong)
right-move-gives = Le bon coup te donne { $share } % de chances de gagner, un mauvais { $wrong } % au plus.
find-it = { $level ->
        [random] Les bots aléatoires
        [novice] Les débutants
        [apprentice] Les apprentis
        [journeyman] Les compagnons
        [adept] Les experts
       *[master] Les maîtres
    } le trouvent la plupart du temps.
hard-for-masters = Même les maîtres le manquent la plupart du temps.
best-move = Le meilleur coup : { $deed }
# ($share, $deed)
best-move-gives = Le meilleur coup te donne { $share } % de chances de gagner : { $deed }
# ($share, $deed)
second-best = Le deuxième meilleur donnerait { $share } % : { $deed }
second-best-at-first = Le deuxième meilleur coup au début donnerait { $share } % : { $deed }
then-deeds = Ensuite : { $deeds }
# ($n, $of)
today-of = Aujourd’hui, { $n } sur { $of }
next-position = Position suivante
show = Montrer
show-best-move = Montrer le meilleur coup
skip = Passer
look-at-board = Voir le plateau
position-is-done = Cette position est finie.
another-matters = Un autre coup compte davantage, et reste peut-être possible ensuite. Lequel est-ce ?
not-this-one = Pas celui-ci : tu aurais { $share } % de chances de gagner au plus. Essaies-en un autre.
not-this-move = Pas celui-ci. Essaies-en un autre.
thats-the-move = C’est le bon coup : { $share } % de chances de gagner.
thats-the-last-move = C’est le bon coup.
and-now = C’est ça. Et maintenant ?
todays-three = Les trois du jour
grade = { $grade ->
        [easy] facile
        [middle] moyen
       *[hard] difficile
    }
open-position = { $n } : { grade }
found-position = { $n } : { grade }, trouvé
missed-position = { $n } : { grade }, manqué
later-position = { $n } : { grade }, trouvé plus tard
# ($n, $of)
found-at-once = { $n } sur { $of } { $n ->
        [one] trouvé
       *[other] trouvés
    } du premier coup.
position-number = Position { $n }
from-first-again = Revenir au début
choose-position = Choisir une position

## The table: whose turn it is, and what can be done

# ($title, $game)
tab-title = { $title } · { $game }
pass-the-device = Passe l’appareil
game-over = Partie finie
result = Résultat
replay = Relecture
you-here = Toi
holder-thinks = { $holder }, en réflexion
# ($holder, $name)
holder-with = { $holder }, avec { $name }
# ($name, $level, $character, $does)
is-character = { $name } est { one-bot } ({ $character }) : ce bot { $does }.
your-turn-now = À toi de jouer.
your-move = À toi de jouer
name-moves = À { $name } de jouer
pass-device-to = Passe l’appareil à { $name }.
cant-move = { $name } ne peut pas jouer.
is-thinking = { $name } réfléchit.
bot-moves-elsewhere = { $name }, un bot, joue sur un autre appareil.
waiting-for-them = On attend { $names }.
# ($names, $n)
are-choosing = { $names } { $n ->
        [one] choisit
       *[other] choisissent
    }.
or-undo = { $undo ->
        [0] .
       *[other] , ou annule.
    }
done-send = C’est tout pour ce tour. Envoie-le{ or-undo }
done-end = C’est tout pour ce tour. Finis-le{ or-undo }
done-wait-for-bid = On attend l’enchère de { $name }. Continue{ or-undo }
done-wait-for-choice = On attend le choix de { $name }. Continue{ or-undo }
done-next = C’est fait ; à { $name } de jouer. Continue{ or-undo }
confirm = Confirmer
confirm-and-send = Confirmer et envoyer
confirm-and-send-to = Confirmer et envoyer à { $name }
go-on = Continuer
end-turn = Finir le tour
ending = { $move ->
        [pass] Passer
        [stop] Arrêter
       *[other] { CAPITAL($move) }
    }
move-and-send = { $move ->
        [pass] Passer
        [stop] Arrêter
       *[other] { CAPITAL($move) }
    } et envoyer
# ($move, $name)
move-and-send-to = { $move ->
        [pass] Passer
        [stop] Arrêter
       *[other] { CAPITAL($move) }
    } et envoyer à { $name }
send = Envoyer
send-to = Envoyer à { $name }
back-to-now = Retour au présent
start-of-moves = { $n ->
        [one] Avant l’unique coup
       *[other] Avant le premier de { $n } coups
    }
# ($n, $of)
after-move-of = Après le coup { $n } sur { $of }
# ($title, $words)
looked-at = { $title }. { $words }
# ($name, $flag)
threatens = { $name } { $flag }.
nothing-yet = Rien ne s’est encore passé.
where-to = Où ?
choose-now = Choisis :
not-final-until-continue = Rien n’est définitif tant que tu n’as pas continué.
not-final-until-end = Rien n’est définitif tant que tu n’as pas fini ton tour.
amid-turn-of = Le tour de { $name } est en cours. Personne d’autre ne doit regarder.
secret-choice-of = Le choix est secret : personne d’autre que { $name } ne doit regarder.
press-when-ready = { $name }, appuie quand tu veux.
back-one-step = Reculer d’un pas
try-again = Réessayer
answer-now = Répondre maintenant
i-am = Je suis { $name }
copy-link = Copier
pause = Pause
rematch = Revanche
change-settings = Changer les réglages
look-back = Revoir
last-moves = Derniers coups
copy-moment = Copier un lien vers ce moment
turns-title = Tours
back-to-log = Retour au journal
hold-to-read = Appuie longtemps sur une carte pour la lire.
bot-move-impossible = Le coup du bot est impossible. { $reason }
kept-as-it-is = Elle est gardée telle quelle.
went-on-in-other-tab = Cette partie a continué dans un autre onglet. Les deux onglets en sont maintenant au même point.
moment-copied = Lien copié. Il s’ouvre à ce coup et montre ce que toute la table pouvait voir.
new-game-from-here = C’est une nouvelle partie. Celle que tu regardais reste telle quelle.

## The table in words

without-copy = Continuer sans copie
position-title = Position
show-after-move = Montrer la position après le coup
pause-replay = Mettre la relecture en pause
play-replay = Lancer la relecture
play-film = Lancer
skip-film = Sauter
save-as-file = Enregistrer la partie en fichier
your-choice = Ton choix
how-many = Combien
# ($name, $state)
state-of-seat = { $name } : { $state }

## The table: cards over the board

happened-last = Les derniers événements
since-last-look = Depuis ton dernier passage
own-copy-stays = Ta propre copie reste dans « Tes parties ».
paste-into-chat = Colle-le dans votre chat.
see-the-board = Voir le plateau
play-on-there = Rejouer à partir de là
play-there = Jouer de là
device-please = { $name }, à toi
pass-then-press = Passe l’appareil, puis appuie.

## The table: hints of a first match

hint-result = Choisis un coup. Tu vois son résultat ici avant de confirmer.
hint-undo = Tu peux annuler un coup tant que personne n’a joué après toi.
hint-log = Le journal montre ce que les autres ont fait ; touche « Règles » pour de l’aide.
got-it = Compris

## The table: sending the game on by link

# Behind "à".
the-others = tous les autres
whoever-wants-to-see = toute personne intéressée
link-is-copied = Lien copié
link-copied-for = Lien copié pour { $name }
link-sent = Lien envoyé
sent-to = Envoyé à { $name }
send-the-link = Envoyer le lien
send-the-link-to = Envoyer le lien à { $name }
remind = Relancer { $name }
others-havent-seen = Les autres n’ont pas encore vu la fin.
hasnt-seen = { $name } n’a pas encore vu la fin.
# ($names, $n)
owe-secret-choices = { $names } { $n ->
        [one] (un choix secret)
       *[other] (choix secrets)
    }
you-are-watching = Tu regardes.
watching-moves-arrive = Tu regardes. Les coups arrivent tout seuls.
all-have-chosen = Tout le monde a choisi. Le choix de { $name } est révélé quand { $name } ouvre le lien.
chance-is-drawn = Le hasard se décide quand { $name } ouvre le lien : personne ne peut le connaître avant.
sealed-send-to-all = Ton choix est scellé. Envoie le lien à qui doit encore choisir.
sealed-until = Ton choix est scellé jusqu’à ce que { $name } ait choisi aussi.
sealed-until-all = Ton choix est scellé jusqu’à ce que tout le monde ait choisi.
secret-is-open = Ce qui était secret est maintenant révélé.
link-comes-back = Tu recevras un lien après le coup de { $name }.
words-in-match = Mots dans cette partie
no-words-in-match = Pas de mots dans cette partie
a-word = Un mot
add-word = Ajouter un mot
change-word = Changer ton mot
send-word-along = Joindre un mot
word-goes-with-turn = Il part avec ton tour. Qui a le lien de la partie peut le lire.
word-goes-with-link = Il part avec le lien que tu envoies.

## How a match ended

# $names may have "toi" in it, so no verb goes with them.
won-together = Victoire commune : { $names }
share-the-win = Victoire partagée : { $names }
wins-by = { $who ->
        [you] Tu gagnes
       *[other] { $who } gagne
    } avec { $n } d’avance.
# ($part, $figure, $other)
part-against = { $part } : { $figure } contre { $other }.
# ($n, $name)
ranked = { $n }. { $name }
# ($n, $name, $score)
ranked-with-score = { $n }. { $name }, score { $score }
# ($line, $part)
score-of-one = { $line } ({ $part })
# ($line, $parts)
score-of = { $line } : { $parts }
# ($line, $part, $parts)
with-tie-breaks = { $line } : { $part } (pour départager : { $parts })
# ($part, $figure)
part-of-score = { $part } { $figure }
level-name = { $level ->
        [random] aléatoire
        [novice] débutant
        [apprentice] apprenti
        [journeyman] compagnon
        [adept] expert
       *[master] maître
    }
harder-level = Plus dur : { level-name }
easier-level = Plus facile : { level-name }
harder = Plus dur
easier = Plus facile
by-turn = { $what } tour par tour
turn-column = Tour
# ($level, $n)
level-rating = { $level } { $n }
score = Score

## Looking back at a match, as the bots see it

looking-back = Rétrospective
win-chances = Chances de gagner selon les bots, en %
after-move = Après le coup
ask-best-bot = Avis du meilleur bot
play-on-here = Rejouer à partir d’ici
turning-points = Tournants (chances de gagner, en %)
at-move = coup { $n }
# ($when, $deeds, $name, $before, $share)
turning-point = { CAPITAL($when) } : { $deeds } { $name } { $before } → { $share }
bots-have-looked = Les bots ont regardé toute la partie. { $n ->
        [0] Aucun tournant
        [one] { $n } tournant
       *[other] { $n } tournants
    }.
bots-look = Les bots regardent la partie.
bots-look-closely = Les bots regardent de plus près.
bots-look-for-reason = Les bots cherchent ce qui a tout décidé.
best-bot-thinks = Le meilleur bot réfléchit.
next-is = Ensuite : { $deed }
this-is-the-end = C’est la fin.
open-to-the-end = Tout est resté ouvert jusqu’au bout : tu avais { $share } % de chances de gagner avant le dernier coup.
# ($share, $when)
small-steps = Aucun choix n’a tout décidé à lui seul : à partir de { $share } % ({ $when }), tes chances de gagner ont baissé peu à peu.
# ($when, $deeds, $before, $share)
decided-it = Ce qui a tout décidé ({ $when }) : { $deeds } Tes chances de gagner sont tombées de { $before } % à { $share } %.
# ($game, $when)
moment = { $game }, { $when }.
# ($game, $when, $deed)
moment-of = { $game }, { $when } : { $deed }

## What kind of move it is

kind-of-move = { $verb ->
        [accept] Accepter
        [accrete] Reconstruire
        [activate] Activer
        [ally] Prendre parti
        [antimatter] Détruire
        [attack] Attaquer
        [auction] Mettre aux enchères
        [award] Départager
        [bid] Enchérir
        [bonus] Action bonus
        [borrow] Emprunter
        [brood] Multiplier
        [build-fleet] Nouvelle flotte
        [burn] Sacrifier
        [bury] Enterrer
        [buy] Acheter
        [card] Carte
        [claim] Revendiquer
        [cling] S’accrocher
        [clone] Cloner
        [colonize] Coloniser
        [color] Couleur
        [company] Agir en ami
        [compile] Synthèse
        [conquer] Conquérir
        [contest] Contester
        [copy] Copier
        [dead] Disque mort
        [decline] Refuser
        [defend] Défendre
        [delegate] Déléguer
        [discard] Défausser
        [done] Terminer
        [double] Doubler
        [draft] Recruter
        [emergency] Urgence
        [end] Finir
        [erase] Effacer
        [event] Événement
        [expand] Étendre
        [explore] Explorer
        [face] Carte qui compte
        [first] Qui en premier
        [from] De
        [gain] Gagner
        [give] Donner
        [graft] Greffer
        [harvest] Récolter
        [hold] Laisser là
        [invade] Attaquer
        [invest] Investir
        [join] Débarquer
        [keep] Garder
        [land] Atterrir
        [leap] Bond
        [let] Laisser faire
        [mode] Mode
        [move] Déplacer
        [mulligan] Échange initial
        [muster] Ajouter
        [next] Ensuite
        [offer] Offrir
        [order] Consignes
        [pass] Passer
        [pay] Payer
        [pickup] Reprendre la pile
        [place] Placer
        [plan] Planifier
        [play] Jouer
        [player] Qui
        [probe] Sonde
        [purge] Décrocher
        [put] Reposer
        [raid] Piller
        [ready] Continuer
        [recover] Récupérer
        [reinforce] Renforcer
        [research] Recherche
        [retreat] Se replier
        [return] Ramener
        [reveal] Révéler
        [role] Rôle
        [save] Sauver
        [settle] Coloniser
        [share] Puiser
        [shed] Défausser
        [shift] Déplacer
        [show] Montrer
        [site] Lieu
        [skip] S’abstenir
        [slip] S’esquiver
        [slot] Position
        [spite] Riposter
        [split] Répartir
        [stake] Miser
        [stop] Arrêter
        [stride] Enjambée
        [support] Soutenir
        [swap] Échanger
        [sword] Épée
        [take] Prendre
        [terraform] Terraformation
        [tile] Tuile
        [to] Vers
        [turncoat] Changer de camp
        [upgrade-colony] Développer une colonie
        [upgrade-fleet] Renforcer une flotte
        [use] Utiliser
        [victory] Victoire
        [walk] Marcher
        [warp] Surgir
        [yield] Céder
       *[other] { CAPITAL($verb) }
    }

## The list of keys

keys-everywhere = Partout
keys-at-table = À la table
keys-in-replay = En relecture
key-next-button = Aller au bouton suivant ou précédent
key-press = Appuyer dessus
key-close = Fermer ce qui est ouvert, ou revenir
key-leave-board = Quitter le plateau pour le reste de la page
key-help = Montrer cette liste
key-walk = Parcourir le plateau, ou changer un nombre
key-choose = Choisir, puis confirmer
key-number = Taper un nombre
key-five = 5 de plus ou 5 de moins
key-ends = Le minimum ou le maximum
key-take-back = Annuler un pas de ton choix, puis ton dernier coup
key-end-turn = Finir ton tour
key-zoom = Zoomer ou dézoomer
key-whole-board = Montrer tout le plateau
key-one-move = Un coup en arrière ou en avant
key-turning-point = Tournant précédent ou suivant
key-play-or-pause = Lancer ou mettre en pause
