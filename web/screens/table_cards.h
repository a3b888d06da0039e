// The cards over the board, one at a time: seats that this browser does not keep, news, pass the device, send the link,
// how it ended. The match decides which card is there; this class remembers which were closed.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "web/results.h"
#include "web/screens/review.h"
#include "web/screens/table_course.h"
#include "web/screens/table_frame.h"
#include "web/screens/table_match.h"
#include "web/screens/table_news.h"
#include "web/screens/table_sending.h"
#include "web/screens/table_words.h"
#include "web/seat_transfer.h"
#include "web/widgets/sparks.h"

namespace orrery::web {

class TableCards {
   public:
    TableCards(const TableMatch& match, const TableNews& news, const TableSending& sending, const TableWords& words,
               TableCourse& course, Review& review)
        : match_(match), news_(news), sending_(sending), words_(words), course_(course), review_(review) {}

    // ---- What happens
    void note_move() { send_closed_ = false; }
    void note_end() { celebrates_ = match_.winner_here() != kSpectator; }
    void look_for_unkept(const App& app);
    void forget_unkept(App& app);
    void close();        // the card to send, or of the result
    void open_result();  // after it was closed

    // ---- What is there
    bool is_open() const;
    bool has_unkept() const { return !unkept_.words.empty(); }
    const Unkept& unkept() const { return unkept_; }
    bool celebrates() const { return celebrates_; }
    std::optional<Command> way_out() const;         // of the open card; none: it does not close
    std::optional<Command> first_press() const;     // what Enter does while no button is lit
    bool offers_to_send() const;                    // the card to send is there, or comes after the move was shown
    const std::string& today_line(const App& app);  // of the end, if the result is today's; empty: it is not
    void draw(TableFrame& frame);

   private:
    using Mode = Session::Mode;
    static constexpr std::size_t kNever = static_cast<std::size_t>(-1);

    Session& session() const { return match_.session(); }
    void draw_card(TableFrame& frame, std::string_view id, std::string_view title, std::span<const std::string> lines,
                   std::span<const CardButton> buttons, const Course* course = nullptr) const;
    void draw_away(TableFrame& frame) const;
    void draw_end(TableFrame& frame);

    const TableMatch& match_;
    const TableNews& news_;
    const TableSending& sending_;
    const TableWords& words_;
    TableCourse& course_;
    Review& review_;
    Unkept unkept_;                          // seats here that this browser does not keep
    bool send_closed_ = false;               // until the next move
    std::size_t result_closed_at_ = kNever;  // the ply of the end whose card was closed
    std::string today_;
    std::size_t today_at_ = kNever;     // the ply of the end for which today_ was made
    std::size_t offered_at_ = kNever;   // the ply for which offer_ was made
    std::optional<LevelOffer> offer_;   // another level for the next match
    bool celebrates_ = false;           // somebody here has won, and has not seen the result
    double sparks_since_ = -kSparksMs;  // ms
};

}  // namespace orrery::web
