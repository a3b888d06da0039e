#include "files.h"

#include <algorithm>
#include <fstream>
#include <iterator>

namespace orrery {
namespace {
std::string text_of(const std::filesystem::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}
}  // namespace

std::filesystem::path source_path(std::string_view path) { return std::filesystem::path(ORRERY_SOURCE_DIR) / path; }
std::string source_text(std::string_view path) { return text_of(source_path(path)); }
std::string font_bytes(std::string_view file) { return text_of(std::filesystem::path(ORRERY_FONT_DIR) / file); }
std::filesystem::path words_folder() { return ORRERY_WORDS_DIR; }
std::vector<std::string> other_languages() {
    std::vector<std::string> languages;
    for (const auto& folder : std::filesystem::directory_iterator(words_folder()))
        if (folder.is_directory()) languages.push_back(folder.path().filename().string());
    std::sort(languages.begin(), languages.end());
    return languages;
}
std::vector<std::string> words_in(std::string_view language) {
    std::vector<std::string> parts;
    for (const auto& file : std::filesystem::directory_iterator(words_folder() / language))
        if (file.path().extension() == ".words") parts.push_back(text_of(file.path()));
    return parts;
}
std::string_view program_path() { return ORRERY_PROGRAM; }

}  // namespace orrery
