// What screens need to write names into sentences.
#pragma once

#include "core/words.h"
#include "record/data/seat_names.h"
