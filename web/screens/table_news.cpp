#include "web/screens/table_news.h"

#include <algorithm>

#include "generated/web/say.h"
#include "web/app.h"

namespace orrery::web {
namespace {
constexpr std::size_t kFirstLook = 6, kMostTold = 40;  // moves
}

bool TableNews::gather(App& app) {
    Session& session = match_.session();
    const Journal* stored = app.store().game(match_.number());
    if (!stored || app.environment().hidden) return false;  // it becomes news when the page is seen
    const std::size_t last = session.table().ply(), seen = stored->seen;
    if (seen >= last) return false;
    lines_.clear();
    const std::size_t most = seen == 0 ? kFirstLook : kMostTold;
    const std::size_t from = last - std::min(most, last - seen);
    title_ = seen == 0 ? say::happened_last() : say::since_last_look();
    for (std::size_t ply = from; ply < last; ++ply) lines_.push_back(session.log()[ply].text);
    is_still_ = app.settings().reduced_motion;
    if (!is_still_ && app.environment().webgl) session.show_from(from);
    app.store().mark_seen(match_.number());
    return true;
}

}  // namespace orrery::web
