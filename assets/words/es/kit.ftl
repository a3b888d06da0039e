### $names is a list of names.
###
### number: $n

more = Más
and-more = { $names } y { $n } más
leads = { $what ->
        [colonies] ganaría por { $n ->
            [one] 1 colonia
           *[other] { $n } colonias
        } si la partida terminara ahora
       *[points] ganaría por { $n ->
            [one] 1 punto
           *[other] { $n } puntos
        } si la partida terminara ahora
    }
words-to = a hasta hacia en contra
words-from = de desde
