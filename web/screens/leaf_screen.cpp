#include "web/screens/leaf_screen.h"

#include "web/app.h"

namespace orrery::web {

bool LeafScreen::draw(App& app, ImVec2 min, ImVec2 max) {
    const Outline outline = this->outline(app);
    if (const auto command = leaf_.draw(app.theme(), app.marks(), outline, min, max)) app.act(*command);
    return false;
}

}  // namespace orrery::web
