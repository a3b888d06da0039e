// The language that the messages of core/message.h are said in. It is chosen once, when a program or the page begins;
// nothing of it is in a match, a link or what is stored.
#pragma once

#include <string>
#include <string_view>

#include "core/verdict.h"

namespace orrery {

// Reads messages in another language, as scripts/words.mjs --pack writes them (by their hashes), and speaks them from now
// on, beside those of other parts. Its Fault says that the text is not of this form; then nothing has changed.
Expected<bool> speak(std::string_view words);

// English again, in all parts.
void speak_english();

// The pattern of a message in the language that is spoken: the English one without its context if the language does not
// have it. Also a text of a catalogue or of a lesson, which has no values. It holds until another language is spoken.
std::string_view translated(std::string_view english);

// Appends a value to the beginning of a sentence. The word before it can change by how the value begins: French "de"
// before "Azur" is "d’", Spanish "y" before "Iris" is "e". The message `joints` of a language lists such words.
void join(std::string& sentence, std::string_view value);

// Which form of a word goes with n things: the first letter of its key ("one", "two", "few", "many"), or x for the form
// that has no key.
char form_of(int n);

}  // namespace orrery
