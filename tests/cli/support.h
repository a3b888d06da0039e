// The terminal program as somebody at a shell types it.
#pragma once

#include <array>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include <sys/wait.h>

#include <catch_amalgamated.hpp>

#include "files.h"

namespace orrery::cli {

struct Answer {
    int code = 0;
    std::string text;  // its answer or its refusal

    bool has(std::string_view words) const { return text.find(words) != std::string::npos; }
    int number(const std::string& field) const {  // the first with that name; -1: none
        const std::size_t at = text.find("\"" + field + "\":");
        return at == std::string::npos ? -1 : std::atoi(text.c_str() + at + field.size() + 3);
    }
    std::string link() const {
        const std::size_t start = text.find("\"link\":\"") + 8;
        return text.substr(start, text.find('"', start) - start);
    }
};

inline Answer orrery(const std::vector<std::string>& words) {
    std::string line = "'" + std::string(program_path()) + "'";
    for (const std::string& word : words) line += " '" + word + "'";
    std::FILE* pipe = popen((line + " 2>&1").c_str(), "r");
    REQUIRE(pipe);
    Answer answer;
    std::array<char, 4096> part{};
    for (std::size_t size = 0; (size = std::fread(part.data(), 1, part.size(), pipe)) > 0;)
        answer.text.append(part.data(), size);
    answer.code = WEXITSTATUS(pclose(pipe));
    return answer;
}

}  // namespace orrery::cli
