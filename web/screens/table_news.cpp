// What came since this device last looked at a game: a film on the board, each move with its sentence. If nothing
// moves, and in words, it is a list of the sentences. Also opens the page's dialog that passes the link on.
#include <algorithm>

#include "web/app.h"
#include "web/page.h"
#include "web/screens/table_screen.h"

namespace orrery::web {
namespace {
constexpr std::size_t kFirstLook = 6, kMostTold = 40;  // moves
}

void TableScreen::gather_news(App& app) {
    const Journal* stored = app.store().game(number_);
    if (!stored || app.environment().hidden) return;  // it becomes news when the page is seen
    const std::size_t last = session_->table().ply(), seen = stored->seen;
    if (seen >= last) return;
    news_.clear();
    const std::size_t most = seen == 0 ? kFirstLook : kMostTold;
    const std::size_t from = last - std::min(most, last - seen);
    news_title_ = seen == 0 ? "What happened last" : "Since you last looked";
    for (std::size_t ply = from; ply < last; ++ply) news_.push_back(session_->log()[ply].text);
    still_news_ = app.settings().reduced_motion;
    if (!still_news_ && app.environment().webgl) session_->show_from(from);
    last_moved_ = platform_ms();
    app.store().mark_seen(number_);
}

void TableScreen::show_link() const {
    const auto link = this->link();
    page::show_link(sentence_for_link(), link ? *link : std::string{});
}

}  // namespace orrery::web
