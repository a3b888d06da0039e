#include "cli/answers.h"

#include <cstdio>

#include "bots/players.h"
#include "core/words.h"

namespace orrery::cli {
namespace {

void print_line(std::FILE* file, const std::string& line) {
    std::fwrite(line.data(), 1, line.size(), file);
    std::fputc('\n', file);
}

}  // namespace

int answer(const JsonOut& json) {
    print_line(stdout, json.text());
    return kDone;
}

int refuse(const Fault& fault) {
    JsonOut json;
    json.object().field("code", fault.code).field("message", plain(fault.message)).end();
    print_line(stderr, json.text());
    return kRefused;
}

std::string bot_names(std::string_view game) {
    std::string names;
    for (const Level& level : levels()) names += (names.empty() ? "" : ", ") + std::string(level.id);
    const auto all = characters(game);
    if (all.empty()) return names;
    std::vector<std::string> ids;
    for (const Character& one : all) ids.emplace_back(one.id);
    return names + ", each also as " + listed(ids) + " (novice-" + ids.front() + ")";
}

std::string plain(std::string sentence) {
    for (int k = 0; k < kMaxSeats; ++k) {
        const std::string name = seat_name(seat_at(k));
        for (std::size_t at = sentence.find(name); at != std::string::npos; at = sentence.find(name, at))
            sentence.replace(at, name.size(), seat_token(seat_at(k)));
    }
    return sentence;
}

void write_decision(JsonOut& json, const Decision& decision) {
    json.object().field("over", decision.over);
    if (!decision.over) {
        json.field("node", decision.node).field("seat", seat_token(decision.seat));
        json.key("owing").array();
        for (int k = 0; k < kMaxSeats; ++k)
            if (decision.owing.has(seat_at(k))) json.value(seat_token(seat_at(k)));
        json.end().field("secret", decision.secret);
    }
    json.end();
}

void write_result(JsonOut& json, const Match& match) {
    const Result result = match.result();
    json.object().field("cause", result.cause);
    json.key("rank").object();
    for (int k = 0; k < match.seats(); ++k)
        json.field(seat_token(seat_at(k)), static_cast<int>(result.rank[static_cast<std::size_t>(k)]));
    json.end().key("score").object();
    for (int k = 0; k < match.seats(); ++k)
        json.field(seat_token(seat_at(k)), result.score[static_cast<std::size_t>(k)]);
    json.end();
    std::vector<std::string> allied;  // each pair once
    for (int k = 0; k < match.seats(); ++k)
        for (int other = k + 1; other < match.seats(); ++other)
            if (result.is_one_side(seat_at(k), seat_at(other)))
                allied.push_back(seat_token(seat_at(k)) + "+" + seat_token(seat_at(other)));
    if (!allied.empty()) json.values("allied", allied);
    json.end();
}

void write_legal(JsonOut& json, const Match& match, std::string_view tokens) {
    json.array();
    for (const LegalLine& line : match.legal(match.prefix_of(tokens)))
        if (begins_with(line.print(), tokens)) json.value(line.print());
    json.end();
}

void write_sheet(JsonOut& json, const Sheet& sheet) {
    json.object().key("facts").array();
    for (const std::string& fact : sheet.facts) json.value(plain(fact));
    json.end();
    json.key("tables").array();
    for (const SheetTable& table : sheet.tables) {
        json.object().field("caption", table.caption).values("columns", table.columns).key("rows").array();
        for (const auto& row : table.rows) {
            json.array();
            for (const std::string& cell : row) json.value(plain(cell));
            json.end();
        }
        json.end().end();
    }
    json.end().end();
}

}  // namespace orrery::cli
