// What is wrong with the letters of a frame: cut off, outside the window, or one word over another.
#pragma once

#include <string>
#include <vector>

#include "screen/device.h"

namespace orrery::screen {

// One line per fault, with the words around it. Letters that something opaque was painted over are not seen, so they
// are none. A panel that scrolls may cut letters at its upper and lower edge.
std::vector<std::string> text_faults(const Window& window, const std::vector<Letter>& letters,
                                     const std::vector<Cover>& covers);

// Of each text that ends with an ellipsis, the letters that stand close together before it, and its panel.
std::string cut_words(const std::vector<Letter>& letters);

}  // namespace orrery::screen
