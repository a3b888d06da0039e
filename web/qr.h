// A link as a QR code: the path of an SVG, one unit per module. Codes that a phone could not read well are not made.
#pragma once

#include <string>
#include <string_view>

namespace orrery::web {

struct QrCode {
    int size = 0;      // modules along a side, without the quiet zone; 0: the text is too long
    std::string path;  // the dark modules
};
QrCode qr_code(std::string_view text);

}  // namespace orrery::web
