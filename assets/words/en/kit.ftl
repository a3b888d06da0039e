### What the boards of all games say in the same way. $names is a list of names.
###
### number: $n

# A button that leads to the next page of things
more = More
# A list of names that is too long: $n of them are left out.
and-more = { $names } and { $n } more
# In the last round, behind the name of whoever is ahead, by $n points or colonies
leads = { $what ->
        [colonies] would win by { $n ->
            [one] 1 colony
           *[other] { $n } colonies
        } if the match ended now
       *[points] would win by { $n ->
            [one] 1 point
           *[other] { $n } points
        } if the match ended now
    }
# All words that can stand between two places in a sentence, with blanks between them: whoever points at the sentence sees an arrow
# from the first place to the second
# context: between places
words-to = to against
# The same from the second place to the first
# context: between places
words-from = from
