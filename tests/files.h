// What tests read and run. Where it lies is told to files.cpp alone, so that to a compiler cache all other tests are the same
// in every clone.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

namespace orrery {

std::filesystem::path source_path(std::string_view path);  // of "tests/links"
std::string source_text(std::string_view path);            // all of a file, as it is; empty if it cannot be read
std::string font_bytes(std::string_view file);             // of the fonts that the build has made
std::string_view program_path();                           // of the terminal program

}  // namespace orrery
