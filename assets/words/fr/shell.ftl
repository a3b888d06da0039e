### number: $n, $low, $high, $all
### rulebook = livret de règles
### ruling = précision (« R12 »)
### chat = chat
### QR code = code QR
### key = touche

language = Français

## The page before anything is opened. Texts of shell/index.html stand here as they stand there

orrery = Orrery
orrery-home = Orrery, accueil
tools = Outils
copy-link = Copier
share = Partager
rules = Règles
play-as-text = En texte
settings = Réglages
begin = Cinq jeux de plateau parmi les étoiles. Joue entre amis : envoie juste un lien.
loading = On prépare la table…
game-board = Plateau de jeu. Pour jouer avec des mots, appuie sur « En texte ».
game-as-text = Partie en texte
cancel = Annuler
ok = OK
close = Fermer

## If the page does not start

too-old = Ce navigateur est trop ancien pour Orrery. Prends Chrome 95, Firefox 100, Safari 15.2 ou une version plus récente.
did-not-start = Orrery n’a pas pu démarrer : une de ses parties n’est pas arrivée ou ne marche pas. Vérifie la connexion et recharge la page.
slow-start = Orrery met longtemps à démarrer. La connexion est peut-être lente, ou une partie de la page est bloquée. Dès que tout est là, Orrery s’ouvre tout seul.
games-kept = Tes parties enregistrées restent dans ce navigateur.
games-and-link-kept = Tes parties enregistrées restent dans ce navigateur, et celle que tu as ouverte reste dans son lien. Copie-le si tu veux l’ouvrir ailleurs.
reload-page = Recharger la page
copy-the-link = Copier le lien
link-copied = Lien copié
the-link = Le lien

## If something breaks or does not arrive

cannot-draw-letters = Ce navigateur ne peut pas dessiner le plateau : les polices ne sont pas arrivées. Tu peux jouer à tous les jeux en texte.
cannot-draw = Ce navigateur ne peut pas dessiner le plateau : WebGL 2 manque ou est désactivé. Tu peux jouer à tous les jeux en texte.
stopped-drawing = Cet appareil ne dessine plus le plateau. Ta partie est à l’abri : joue en texte, ou recharge la page.
broke = Quelque chose s’est cassé dans Orrery, et c’est notre faute. Tes parties sont enregistrées jusqu’au dernier coup.
part-missing = Cette partie d’Orrery n’est pas arrivée. Vérifie la connexion et réessaie.
game-missing = { $title } n’est pas arrivé. Vérifie la connexion ; tes parties sont à l’abri.
try-again = Réessayer

## If the bots' program breaks

bot-silent = Le bot ne répond plus, et le relancer n’a rien changé. Ta partie est à l’abri : réessaie, ou recharge la page.
bot-broke = Le bot s’est arrêté ({ $reason }).
bot-part-missing = il lui manque quelque chose qui n’est pas arrivé
bot-not-loaded = son programme ne s’est pas chargé
bot-found-nothing = Il n’a trouvé aucun coup.

## What is stored

saves-nothing = Ce navigateur n’enregistre rien pour cette page : tes parties disparaissent quand tu la fermes. Copie le lien d’une partie pour la garder.
no-room = Cet appareil n’a plus de mémoire libre. Ta partie continue dans cet onglet, mais les nouveaux coups ne sont pas enregistrés : copie son lien, ou supprime d’anciennes parties.
room-again = Il y a de nouveau de la place, et tout est enregistré.
new-version = Une nouvelle version d’Orrery est prête. Tes parties restent telles quelles.
update-now = Mettre à jour

## Passing a game or a seat on

share-game = Partager cette partie
your-seat = Ta place
save-as-file = Enregistrer en fichier
copy-seat = Copier
seat-copied = C’est copié. Garde-le pour toi.
open-by-camera = Vise ce code avec l’appareil photo d’un téléphone pour y ouvrir la partie.
play-by-camera = Vise ce code avec l’appareil photo de ton propre téléphone pour y jouer.
too-long-for-camera = Ce lien est trop long pour un code QR qu’un téléphone puisse lire. Copie-le, ou enregistre la partie en fichier et envoie le fichier.
cannot-copy = Ce navigateur ne laisse pas les pages copier. Voici le lien :
copy-by-keys = Appuie sur { $keys } pour le copier, ou garde le doigt dessus sur un téléphone.
copy-keys = Ctrl+C
done = Terminé
file-too-large = { $name } est trop gros pour un fichier de parties. Rien n’a changé.
file-unreadable = { $name } est illisible. Rien n’a changé.

## In a chat of a messenger

this-chat = ce chat
somebody = Quelqu’un
game-in-chat = { $name } a mis une partie dans ce chat.
open-it = Ouvrir
lost-game = Cet appareil a perdu une de tes parties. Tu peux la revoir, ou continuer à jouer avec la clé de ta place.
bring-it-back = La récupérer

## The rulebook

rulebook = Livret de règles
opening-rulebook = Ouverture du livret…
rulebook-missing = Le livret de règles n’est pas arrivé. Connecte-toi un instant et rouvre-le ; tes parties sont à l’abri.
print = Imprimer
find = Chercher
find-in-rulebook = Chercher dans le livret
no-hits = rien
# ($n, $all)
hit = { $n } sur { $all }
read-ruling = Lire { $at }
read-rule = Lire la règle

## The text table

# ($label, $low, $high)
number-in-range = { $label } ({ $low } à { $high })
slider-of = { $label }, curseur

## The list of keys. A key's name is what is printed on it

keys = Touches
key-or = ou
key-then = puis
key-to = à
key-shift = Maj
key-enter = Entrée
key-space = Espace
key-escape = Échap
key-backspace = Retour arrière
key-page-up = Page préc.
key-page-down = Page suiv.
key-home = Début
key-end = Fin
