#include "web/texture.h"

#include <cassert>

#ifdef __EMSCRIPTEN__
#include <GLES3/gl3.h>
#else
#include <GL/gl.h>
#endif

#include "web/platform.h"

namespace orrery::web {

Texture::~Texture() {
    if (!lost()) glDeleteTextures(1, &name_);
}

void Texture::upload(int width, int height, std::span<const std::uint8_t> rgba) {
    assert(rgba.size() == static_cast<std::size_t>(width) * static_cast<std::size_t>(height) * 4);
    if (lost()) glGenTextures(1, &name_);
    context_ = platform_context();
    GLint before = 0;
    glGetIntegerv(GL_TEXTURE_BINDING_2D, &before);
    glBindTexture(GL_TEXTURE_2D, name_);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_LINEAR);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA, width, height, 0, GL_RGBA, GL_UNSIGNED_BYTE, rgba.data());
    glBindTexture(GL_TEXTURE_2D, static_cast<GLuint>(before));
}

// Asking WebGL (glIsTexture) would wait for the graphics process in each frame.
bool Texture::lost() const { return name_ == 0 || context_ != platform_context(); }

}  // namespace orrery::web
