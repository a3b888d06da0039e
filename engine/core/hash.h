// One number for a text, the same on every machine: fingerprints of positions, check values.
#pragma once

#include <cstdint>
#include <string_view>

namespace orrery {

inline constexpr std::uint64_t kFirstHash = 14695981039346656037u;  // of the empty text

// FNV-1a, 64 bits. `hash`: the hash of what comes before the text.
inline std::uint64_t hash_text(std::string_view text, std::uint64_t hash = kFirstHash) {
    for (const char c : text) hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211u;
    return hash;
}

}  // namespace orrery
