// What was once sent or agreed stays as it was. Links of every revision (tests/links) open for ever and end the same.
// Playthroughs (tests/playthroughs/<game>) are whole matches as text, for review: one with default options for every
// number of seats, and those that tests/playthroughs/options.txt lists, one per line. ORRERY_BLESS=1 writes the
// playthroughs anew and adds missing links; it never touches an existing line of tests/links. A link that differs from
// one that is there by the revision of the bots alone is not missing.
#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <utility>

#include "files.h"
#include "laws/support.h"
#include "moves.h"
#include "record/play/table.h"
#include "record/replay/replay.h"

namespace orrery::laws {
namespace {

namespace fs = std::filesystem;

constexpr std::uint64_t kLinksPerSeatCount = 4;
constexpr std::array<char, 3> kNewFormats{'1', '6', '7'};  // open, by link, among friends: those that matches begin in

bool is_blessing() { return std::getenv("ORRERY_BLESS") != nullptr; }

std::vector<std::string> lines_of(const fs::path& path) {
    std::vector<std::string> lines;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) lines.push_back(line);
    return lines;
}

// A match of at most `moves` random moves.
Table random_table(const Variant& variant, std::uint64_t seed, std::size_t moves) {
    auto table = Table::open(Course{variant, seed, 0}.record(), SeatSet{});
    REQUIRE(table);
    Chance choice(seed * 13 + 1);
    while (!table->now().decision().over && table->ply() < moves) {
        REQUIRE_FALSE(table->play(any_move(table->now(), choice)));
    }
    return std::move(*table);
}

// ---- Links: one per line, then where it must lead

std::string corpus_line(const std::string& code, const OpenedLink& link) {
    return code + " " + std::to_string(link.record.moves.size()) + " " + hex16(link.match->fingerprint());
}

// Links of matches whose bots have characters, open and by link. Seats from the second on, or from the third, are bots.
std::vector<std::string> links_with_characters(std::string_view game, int seats, std::uint64_t seed,
                                               std::size_t moves) {
    std::vector<std::string> links;
    const auto count = static_cast<std::uint64_t>(characters(game).size());
    if (count == 0) return links;
    Record record = played(game, seats, seed, moves);
    for (std::size_t i = 1; i < record.seats.size(); ++i)
        record.seats[i] = {SeatKind::bot, 2, {}, static_cast<std::uint8_t>((i + seed) % count + 1)};
    links.push_back(*encode_link(record));
    const auto character = static_cast<std::uint8_t>(seed % count + 1);
    if (seats > 2)
        for (const Protocol protocol : {Protocol::sealed, Protocol::friends})
            links.push_back(*encode_link(played_by_link(game, seats, seed, moves, protocol, character)));
    return links;
}

// A record without the revision of the bots, which every tag covers.
Record without_bots(Record record) {
    if (!record.binding) return record;
    record.binding->bot_revision = 0;
    for (SeatProof& proof : record.binding->proofs) proof.tag = 0;
    for (SeatChange& change : record.binding->changes) change.tag = 0;
    return record;
}

// With sanitizers a sample: the first line of each link format, the longest, and every eighth.
bool is_tried(const std::vector<std::string>& lines, std::size_t at) {
    if (!has_sanitizers() || at % 8 == 0) return true;
    const std::string& line = lines[at];
    const auto is_first = std::none_of(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(at),
                                       [&](const std::string& other) { return other[0] == line[0]; });
    const auto is_longest =
        std::all_of(lines.begin(), lines.end(), [&](const std::string& other) { return other.size() <= line.size(); });
    return is_first || is_longest;
}

TEST_CASE("links of every past revision open and end as they did", "[laws][links][playthroughs]") {
    for_each_game([](auto type) {
        const GameInfo info = decltype(type)::Game::info();
        const fs::path path = source_path("tests/links") / (std::string(info.id) + ".txt");
        const std::vector<std::string> lines = lines_of(path);
        std::vector<Record> there;
        std::set<std::pair<char, std::size_t>> current;  // link format and number of seats, of the newest revision
        for (std::size_t at = 0; at < lines.size(); ++at) {
            if (!is_tried(lines, at)) continue;
            const std::string& line = lines[at];
            INFO(path << ": " << line);
            const auto link = open_link(line.substr(0, line.find(' ')));
            REQUIRE((link ? "" : link.fault().message) == "");
            CHECK(corpus_line(link->code, *link) == line);
            CHECK(*encode_link(link->record) == link->code);
            there.push_back(without_bots(link->record));
            if (link->record.revision == info.revision) current.emplace(line[0], link->record.seats.size());
        }
        if (!is_blessing()) {
            INFO(path << " lacks links of the newest revision; scripts/dev bless adds them");
            for (int seats = info.min_seats; seats <= info.max_seats && !has_sanitizers(); ++seats)
                for (const char format : kNewFormats) {
                    INFO("format " << format << ", " << seats << " seats");
                    CHECK(current.contains({format, static_cast<std::size_t>(seats)}));
                }
            return;
        }
        fs::create_directories(path.parent_path());
        std::ofstream file(path, std::ios::app);
        const auto add = [&](const std::string& code) {
            const auto link = open_link(code);
            Record record = without_bots(link->record);
            if (std::find(there.begin(), there.end(), record) != there.end()) return;
            file << corpus_line(code, *link) << "\n";
            there.push_back(std::move(record));
        };
        std::map<int, std::uint64_t> wanted;
        for (const Variant& variant : variants(info.id)) {
            const std::uint64_t seed = variant.is_default ? 1 : 100 + ++wanted[variant.seats];
            for (std::uint64_t k = 0; k < (variant.is_default ? kLinksPerSeatCount : 1); ++k) {
                const std::size_t moves = k % 2 == 0 ? kMaxMoves : 20;
                add(*random_table(variant, seed + k, moves).link());
                if (!variant.is_default) continue;
                add(*encode_link(played_by_link(info.id, variant.seats, seed + k, moves)));
                if (k < 2)
                    add(*encode_link(played_by_link(info.id, variant.seats, seed + k, moves, Protocol::friends)));
                if (k < 2)
                    for (const std::string& code : links_with_characters(info.id, variant.seats, seed + k, moves))
                        add(code);
                if (k == 1) add(*encode_link(left_by_link(info.id, variant.seats, seed + k, moves)));
                if (k == 1) add(*encode_link(vouched_by_link(info.id, variant.seats, seed + k, moves)));
            }
        }
    });
}

// ---- Playthroughs

void write_sheet(std::ostream& out, const Sheet& sheet) {
    for (const std::string& fact : sheet.facts) out << "  " << fact << "\n";
    for (const SheetTable& table : sheet.tables) {
        out << "  [" << table.caption << "]";
        for (const std::string& column : table.columns) out << " | " << column;
        out << "\n";
        for (const auto& row : table.rows) {
            out << "   ";
            for (const std::string& cell : row) out << " | " << cell;
            out << "\n";
        }
    }
}

// A whole match as a person would read it: each decision with its legal moves, the move, and what it did.
std::string playthrough(const Variant& variant, std::uint64_t seed) {
    std::ostringstream out;
    const Table table = random_table(variant, seed, kMaxMoves);
    out << Course{variant, seed, table.ply()}.name() << "\n" << *table.link() << "\n";
    auto match = table.at(0);
    for (std::size_t ply = 1; ply <= table.ply(); ++ply) {
        if (ply % 16 == 1) write_sheet(out, match->sheet(kSpectator));
        out << "\n" << ply << " " << match->question(kSpectator) << "\n";
        std::string lines;
        for (const LegalLine& line : match->legal()) lines += (lines.empty() ? "" : "; ") + line.print();
        std::uint64_t places = 0;  // of the first step
        match->walk([&places](std::uint64_t count) { return places = places == 0 ? count : places, std::uint64_t{0}; });
        out << "  legal " << places << ": " << lines.substr(0, 160) << (lines.size() > 160 ? " ..." : "") << "\n";
        out << "> " << table.record().moves[ply - 1] << "\n";
        match = table.at(ply);
        for (const LogLine& line : table.log(kSpectator, ply - 1, ply))
            for (const Sentence& sentence : line.sentences) out << "  " << sentence.text << "\n";
    }
    out << "\nend\n";
    write_sheet(out, match->sheet(kSpectator));
    out << "  " << match->result().cause << ":";
    for (int k = 0; k < variant.seats; ++k) {
        const auto seat = static_cast<std::size_t>(k);
        out << " " << seat_token(seat_at(k)) << " rank " << int{match->result().rank[seat]} << " score "
            << match->result().score[seat];
    }
    out << "\n  fingerprint " << hex16(match->fingerprint()) << "\n";
    return out.str();
}

// A line of options.txt: "kardashev 4 allies=on picks=plan".
Variant variant_of(const std::string& line) {
    std::istringstream words(line);
    Variant variant;
    words >> variant.game >> variant.seats;
    variant.revision = find_game(variant.game)->revision;
    for (std::string word; words >> word;) {
        const std::size_t equals = std::min(word.find('='), word.size() - 1);
        variant.options.push_back({word.substr(0, equals), word.substr(equals + 1)});
    }
    INFO("tests/playthroughs/options.txt: " << line);
    REQUIRE(new_record(variant.game, variant.seats, variant.options, 1, 1));
    return variant;
}

std::vector<Variant> played_through(std::string_view game) {
    std::vector<Variant> all = variants(game);
    std::erase_if(all, [](const Variant& variant) { return !variant.is_default; });
    for (const std::string& line : lines_of(source_path("tests/playthroughs") / "options.txt"))
        if (line.starts_with(std::string(game) + " ")) all.push_back(variant_of(line));
    return all;
}

// "seats-4-allies-on-picks-plan.txt"
std::string file_of(const Variant& variant) {
    std::string name = "seats-" + std::to_string(variant.seats);
    for (const auto& [key, value] : variant.options) name += "-" + key + "-" + value;
    std::replace_if(
        name.begin(), name.end(), [](char c) { return c == ':' || c == ','; }, '-');
    return name + ".txt";
}

TEST_CASE("playthroughs are as they were blessed", "[laws][playthroughs]") {
    for_each_game([](auto type) {
        const GameInfo info = decltype(type)::Game::info();
        for (const Variant& variant : played_through(info.id)) {
            const fs::path path = source_path("tests/playthroughs") / std::string(info.id) / file_of(variant);
            const std::string now = playthrough(variant, static_cast<std::uint64_t>(variant.seats));
            if (is_blessing()) {
                fs::create_directories(path.parent_path());
                std::ofstream(path, std::ios::binary) << now;
                continue;
            }
            std::istringstream fresh(now);
            const std::vector<std::string> blessed = lines_of(path);
            std::size_t number = 0;
            INFO(path << ": if the change is meant, scripts/dev bless, and review the difference");
            for (std::string line; std::getline(fresh, line); ++number) {
                INFO("line " << number + 1);
                REQUIRE(number < blessed.size());
                REQUIRE(line == blessed[number]);
            }
            CHECK(number == blessed.size());
        }
    });
}

}  // namespace
}  // namespace orrery::laws
