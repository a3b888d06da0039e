// What tests read and run. Only files.cpp is told where it lies, so that a compiler cache sees all other tests as the
// same in every clone.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace orrery {

std::filesystem::path source_path(std::string_view path);      // such as "tests/links"
std::string source_text(std::string_view path);                // the whole file, unchanged; empty if it cannot be read
std::string font_bytes(std::string_view file);                 // of the fonts that the build has made
std::filesystem::path words_folder();                          // a folder a language
std::vector<std::string> other_languages();                    // than English: those that have words, and "made-up"
std::vector<std::string> words_in(std::string_view language);  // its files for core/language.h
std::string_view program_path();                               // of the terminal program

}  // namespace orrery
