// A screen that is read like a page: its outline has everything, and a Leaf draws that.
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
