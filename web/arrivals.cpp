// What comes into App and goes out: links, files of games, news, the archive. Nothing that is known is overwritten.
#include <algorithm>
#include <utility>

#include "core/words.h"
#include "generated/web/say.h"
#include "record/link/link.h"
#include "record/link/seat_key.h"
#include "web/app.h"
#include "web/game_words.h"
#include "web/page.h"
#include "web/screens/from_file.h"
#include "web/screens/home.h"
#include "web/screens/lobby.h"
#include "web/screens/table.h"
#include "web/screens/welcome.h"
#include "web/seat_transfer.h"

namespace orrery::web {
namespace {

std::string moves(std::size_t count) { return say::moves(static_cast<int>(count)); }

bool is_file(std::string_view text) {
    const std::size_t first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    return first != std::string_view::npos && text[first] == '{';
}

}  // namespace

bool App::open_link(std::string_view text) {
    if (is_file(text)) return read_games(text);
    if (is_seat_key(text)) return (open_seat(*this, text), false);
    if (find_game(text)) {  // from the game's own page: its set-up
        clear_address();
        return carry_out(with("new-game", "game", std::string(text)));
    }
    if (const GameInfo* game = game_of_link(text); game && !game_is_here(game->id))
        return (wait_for(*game, {"open-link", {{"text", std::string(text)}}}), false);
    auto opened = orrery::open_link(text);
    if (!opened) return (page::notice(opened.fault().message, "error"), false);
    Journal journal;
    journal.record = std::move(opened->record);
    journal.committed = static_cast<std::uint32_t>(journal.record.moves.size());
    journal.time_ms = static_cast<std::uint64_t>(now());
    if (opened->moment && opened->match) return show_moment(journal, opened->code, *opened->moment);
    const std::string number = number_of(journal);
    const bool was_known = store_.game(number) != nullptr;
    const bool is_shown = open_arrival(journal);
    if (opened->is_carried && post_.is_offered() && store_.game(number) && !store_.carried(number).is_chosen) {
        post_.carry(number, true);
        if (was_known) page::notice(say::travels_from_now(post_.meaning()));
    }
    return is_shown;
}

// Only looked at, with everybody's eyes. Nothing is kept, and a game that is known here stays as it is.
bool App::show_moment(const Journal& shared, std::string_view code, std::size_t ply) {
    const std::string number = hex16(shared.record.number);
    const bool is_known = store_.game(number) != nullptr;
    Look look{say::shared_moment(), is_known ? say::open_the_game() : say::home(),
              is_known ? with("open", "number", number) : Command{"home", {}}, moment_link(code, ply)};
    show(make_look_screen(*this, shared, ply, std::move(look)));
    return true;
}

bool App::say_changes(const Journal& before, const Journal& now, const Arrival& arrival) {
    const std::string lost = lost_words(before, now);
    const std::string undone = undone_words(before, now);
    const std::string meddled = meddled_words(now.record, arrival);
    if (!undone.empty()) page::notice(undone, "warning");
    if (!meddled.empty()) page::notice(meddled, "warning");
    if (arrival.standing == Standing::newer && before.record.is_bound())
        if (const std::string hands = hands_words(before.record, now.record); !hands.empty())
            page::notice(hands, "warning");
    if (!lost.empty()) page::notice(lost, "warning");
    return !lost.empty();
}

// Shows one game that arrives, and says what it changed if that cannot be seen.
bool App::open_arrival(const Journal& incoming) {
    const bool is_again = std::exchange(reloaded_, false);
    const std::string number = hex16(incoming.record.number);
    const Journal* known = store_.game(number);
    const Journal before = known ? *known : Journal{};
    const auto arrival = store_.take_in(incoming);
    if (!arrival) return (page::notice(arrival.fault().message, "error"), false);
    const std::size_t came = incoming.record.moves.size(), had = before.record.moves.size();
    const Standing standing = arrival->standing;
    const Journal& now = *store_.game(number);
    if (say_changes(before, now, *arrival)) {
        // the most important thing was already said
    } else if (standing == Standing::same && !is_again) {
        page::notice(in_lobby(before.record) ? say::has_invitation() : say::has_latest_move());
    } else if (standing == Standing::older && in_lobby(incoming.record) && !in_lobby(before.record)) {
        if (!is_again) page::notice(say::old_invitation());
    } else if (standing == Standing::older && came < before.committed && !is_again) {
        page::notice(say::older_link(moves(came), moves(had)));
    } else if (standing == Standing::fork) {
        const std::string since = since_words(before.record, incoming.record);
        if (arrival->line)
            page::say(say::other_line_came(since));
        else
            page::notice(say::other_line_known(since));
        show_branches(number, store_.branch_of(incoming));
        return true;
    } else if (standing == Standing::forged) {
        page::notice(forged_words(before, *arrival), "error");
        return false;
    } else if (standing == Standing::foreign) {
        page::notice(say::claims_to_be_yours(), "error");
        return false;
    }
    const bool is_welcome = now.here == 0 && !in_lobby(now.record);
    show(is_welcome ? make_welcome_screen(*this, number) : make_game_screen(*this, number));
    ask_for_seats(*this);
    return true;
}

bool App::read_games(std::string_view text) {
    auto bundle = read_bundle(text);
    if (!bundle) return (page::notice(bundle.fault().message, "error"), false);
    for (const Bundle::Entry& entry : bundle->games)
        if (const GameInfo* game = entry.journal ? find_game(entry.journal->record.game) : nullptr;
            game && !game_is_here(game->id))
            return (wait_for(*game, {"read-games", {{"text", std::string(text)}}}), false);
    if (const GameInfo* game = absent_game_of(*bundle))
        return (wait_for(*game, {"read-games", {{"text", std::string(text)}}}), false);
    for (Bundle::Entry& entry : bundle->games)  // no game may have a time in the future
        if (entry.journal) entry.journal->time_ms = std::min(entry.journal->time_ms, static_cast<std::uint64_t>(now()));
    Command then{"home", {}};
    if (bundle->games.size() == 1 && bundle->games.front().journal) {
        const Journal& game = *bundle->games.front().journal;
        const std::string number = number_of(game);
        if (!open_arrival(game)) return false;
        then = with(store_.branch_of(game) < store_.branches(number).size() ? "compare" : "open", "number", number);
    } else {
        Tally tally;
        for (const Bundle::Entry& entry : bundle->games)
            entry.journal ? tally.add(entry.label, store_.take_in(*entry.journal)) : tally.skip(entry.label);
        page::notice(tally.words(), tally.has_skipped() ? "warning" : "info");
        show(make_home_screen(*this));
    }
    if (auto asked = make_file_screen(*this, *bundle, then)) show(std::move(asked));
    return true;
}

// A file with the keys of seats lets anybody who has it play them, so it is only made after a warning.
void App::save_all(const Command& command) {
    const bool has_keys = have_keys(store_.games(), store_.branches());
    const std::string seats = command.arg("seats");
    if (has_keys && seats.empty()) {
        if (!is_sure(command)) page::say(say::save_seats_too());  // pressed again: means "not now"
        return;
    }
    const BundleFor reader = seats == "without" ? BundleFor::anybody : BundleFor::owner;
    page::save_file(has_keys && reader == BundleFor::owner ? "orrery-games-with-seats.json" : "orrery-games.json",
                    bundle_json(store_.games(), store_.branches(), store_.settings(), reader));
}

// Commands for the list of games.
bool App::tend_games(const Command& command) {
    const std::string number = command.arg("number");
    const Journal* journal = store_.game(number);
    if (command.name == "archive" && journal) {
        const bool archived = !journal->archived;
        store_.archive(number, archived);
        page::say(archived ? say::in_archive() : say::out_of_archive());
    } else if (command.name == "next-game") {
        if (const Journal* next = next_waiting(store_.games(), number))
            return carry_out({"open", {{"number", hex16(next->record.number)}}});
    } else if (command.name == "save-all") {
        save_all(command);
    } else if (command.name == "save-game" && journal) {
        page::save_file("orrery-" + journal->record.game + ".json", bundle_json(*journal));
    } else if (command.name == "read-games") {
        read_games(command.arg("text"));
    } else if (command.name == "open-file") {
        page::open_file();
    } else {
        return false;
    }
    return true;
}

}  // namespace orrery::web
