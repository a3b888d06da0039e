// What screens that are read like a page have in common: they say everything once, in their outline, and a Leaf draws it.
#pragma once

#include "web/screens/screen.h"
#include "web/widgets/leaf.h"

namespace orrery::web {

class LeafScreen : public Screen {
   public:
    bool draw(App& app, ImVec2 min, ImVec2 max) final;

   private:
    Leaf leaf_;
};

}  // namespace orrery::web
