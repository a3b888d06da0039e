### $names is a list of names.
###
### number: $n

more = Suite
and-more = { $names } et { $n } de plus
leads = { $what ->
        [colonies] gagnerait avec { $n ->
            [one] { $n } colonie
           *[other] { $n } colonies
        } d’avance si la partie s’arrêtait là
       *[points] gagnerait avec { $n ->
            [one] { $n } point
           *[other] { $n } points
        } d’avance si la partie s’arrêtait là
    }
words-to = vers à sur en jusqu’à contre
words-from = depuis de
