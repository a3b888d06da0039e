// The benchmark: one JSON object on the last line, the same program natively and as WebAssembly; scripts/bench.mjs puts
// both side by side. Names say what a figure is: *_per_second, *_ns, *_us. `--quick`: default boards, short runs.
#include <cstdio>
#include <string_view>

#include "bench/search_bench.h"
#include "cli/measure.h"
#include "record/record.h"

int main(int count, char** words) {
    using namespace orrery;
    bool quick = false;
    for (int i = 1; i < count; ++i) quick = quick || std::string_view(words[i]) == "--quick";
    JsonOut json;
    json.object();
    for (const cli::Board& board : cli::boards("", quick)) {
        json.key(board.name()).object();
        cli::measure_board(json, board, quick ? 20 : 100);
        json.end();
    }
    measure_search(json, quick ? 200 : 1500);
    json.field("signature", hex16(cli::signature())).end();
    std::puts(json.text().c_str());
}
