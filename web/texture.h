// A picture made in code and kept on the graphics card. A lost context deletes it: then lost() is true, and upload()
// must be called again.
#pragma once

#include <cstdint>
#include <span>

#include <imgui.h>

namespace orrery::web {

class Texture {
   public:
    Texture() = default;
    ~Texture();
    Texture(const Texture&) = delete;
    Texture& operator=(const Texture&) = delete;

    void upload(int width, int height, std::span<const std::uint8_t> rgba);  // 4 bytes per pixel, rows from the top
    bool lost() const;
    ImTextureID id() const { return reinterpret_cast<ImTextureID>(static_cast<std::uintptr_t>(name_)); }

   private:
    unsigned name_ = 0;
    unsigned context_ = 0;  // the graphics context it belongs to
};

}  // namespace orrery::web
