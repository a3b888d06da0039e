#include "web/qr.h"

#include <qrcodegen.hpp>

namespace orrery::web {
namespace {
constexpr std::size_t kLongest = 1273;  // bytes of version 25, 117 modules: 3 CSS px each on a laptop's screen
}

QrCode qr_code(std::string_view text) {
    if (text.size() > kLongest) return {};
    const qrcodegen::QrCode code =
        qrcodegen::QrCode::encodeText(std::string(text).c_str(), qrcodegen::QrCode::Ecc::LOW);
    QrCode drawn{code.getSize(), {}};
    for (int y = 0; y < drawn.size; ++y)
        for (int x = 0; x < drawn.size; ++x) {
            const int from = x;
            while (code.getModule(x, y)) ++x;  // outside is light
            if (x == from) continue;
            const std::string width = std::to_string(x - from);
            drawn.path += "M" + std::to_string(from) + " " + std::to_string(y) + "h" + width + "v1h-" + width + "z";
        }
    return drawn;
}

}  // namespace orrery::web
