### number: $n

more = Mehr
# Behind names of one kind or the other: "und 2 weitere" would need a gender for one.
and-more = { $names } und noch { $n }
leads = { $what ->
        [colonies] würde mit { $n ->
            [one] 1 Kolonie
           *[other] { $n } Kolonien
        } Vorsprung gewinnen, wenn jetzt Schluss wäre
       *[points] würde mit { $n ->
            [one] 1 Punkt
           *[other] { $n } Punkten
        } Vorsprung gewinnen, wenn jetzt Schluss wäre
    }
words-to = nach auf zu gegen
words-from = von aus
