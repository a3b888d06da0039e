// Tree search for any game: single-observer information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012,
// SO-ISMCTS) with PUCT selection (Rosin 2011; Silver et al. 2017), progressive widening (Coulom 2007) for long lists
// and number ranges, playouts that an evaluation cuts short (Lorentz 2008), and max^n values, one per seat (Sturtevant
// 2008).
//
// What a bot's character likes adds to the value of the bot's own moves when one of them is chosen, but never to the
// values that go up the tree.
//
// The one surprising rule: secret answers of several seats are searched one after the other, but each seat chooses in
// an information set of its own ("aside"). The others' answers do not split it, because nobody sees them in the tree.
// The same seed and number of playouts give the same tree on every machine: doubles use only + - * / sqrt. A playout
// allocates nothing.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "bots/policy.h"
#include "bots/tree.h"
#include "bots/worlds.h"
#include "core/chance.h"
#include "core/list.h"

namespace orrery {

template <Game G>
class Search {
   public:
    using Move = typename G::Move;
    using Position = typename G::Position;

    // The seat of `worlds` must be asked something. `nodes` limits the tree: a full tree grows no further, but search
    // goes on in it. `first`: this legal move is made in every world before the search begins, so that playouts say
    // what it is worth. best() then means nothing. `character`: of the seat that chooses.
    Search(Worlds<G> worlds, std::uint64_t seed, std::size_t nodes, std::optional<Move> first = {},
           int character = kNoCharacter)
        : worlds_(std::move(worlds)),
          chance_(seed),
          tree_(std::max<std::size_t>(nodes, 16)),
          first_(std::move(first)),
          character_(character) {
        root_ = tree_.add_root();
        if (first_) return;
        const Position world = worlds_.sample(chance_);
        Policy<G>::candidates(world, entries_, character_);
        first_thought_ = entries_.front().move;
        is_forced_ = entries_.size() == 1 && entries_.front().low == entries_.front().high;
    }

    // How well each seat stood at its end.
    Values playout() {
        Position world = worlds_.sample(chance_);
        if (first_) G::apply(world, *first_, chance_);
        path_.clear();
        descend(world);
        const Values values = Policy<G>::play_out(world, chance_, entries_);
        for (const NodeId id : path_) {
            Node<Move>& node = tree_[id];
            node.visits += 1;
            node.total += values[static_cast<std::size_t>(index(node.seat))];
        }
        ++playouts_;
        return values;
    }

    std::uint32_t playouts() const { return playouts_; }

    // The most visited move. Before the first playout: the first candidate.
    Move best() const {
        const NodeId id = most_visited(kNobody);
        return id == kNobody ? first_thought_ : tree_[id].move;
    }

    // The moves that were tried, in the order in which they were added to the tree.
    struct Tried {
        Move move{};
        std::uint32_t visits = 0;
        double mean = 0;  // how well the asked seat did
    };
    std::vector<Tried> tried() const {
        std::vector<Tried> all;
        for (NodeId id = root_children(); id != kNobody; id = tree_[id].next)
            if (const Node<Move>& node = tree_[id]; node.visits > 0)
                all.push_back({node.move, node.visits, node.mean()});
        return all;
    }

    // Would best() stay the same after `more` playouts?
    bool is_settled(std::uint32_t more) const {
        if (is_forced_) return true;
        const NodeId first = most_visited(kNobody);
        const NodeId second = most_visited(first);
        return second != kNobody && tree_[first].visits - tree_[second].visits > more;
    }

   private:
    static constexpr bool kIsOpen = is_open_game<G>();
    static constexpr double kExploration = 0.6;
    static constexpr double kFirstPlayReduction = 0.02;  // a new move is valued this much below its siblings
    static constexpr std::uint32_t kGrowAt = 3;          // visits before a node gets children
    static constexpr std::uint32_t kAllBelow = 12;  // up to so many candidates are all tried; more of them come slowly

    // ---- Selection and expansion

    void descend(Position& world) {
        NodeId here = root_;
        SecretRound round;
        while (path_.size() < path_.capacity()) {
            const bool is_leaf = tree_[here].first_child == kNobody && tree_[here].asides == kNobody;
            if (is_leaf && here != root_ && tree_[here].visits < kGrowAt) return;
            const Decision decision = G::decision(world);
            if (decision.over) return;
            if (!decision.secret || !round.goes_on_with(decision.owing)) round = {};
            round.owing = decision.owing;
            const NodeId from = decision.secret ? knowledge_of(decision.seat, here, round) : here;
            const NodeId child = from == kNobody ? kNobody : choose(world, from, decision.seat);
            if (child == kNobody) return;
            path_.push_back(child);
            const Move move = tree_[child].move;
            G::apply(world, move, chance_);
            if (decision.secret) {
                round.known[static_cast<std::size_t>(index(decision.seat))] = child;
                here = passage(here, move, decision.seat);
                if (here == kNobody) return;
            } else {
                here = child;
            }
        }
    }

    // Secret answers that are hidden at the same time: the node where they began, who still owes one, each seat's own
    // last answer.
    struct SecretRound {
        NodeId start = kNobody;
        SeatSet owing;
        std::array<NodeId, kMaxSeats> known{};

        bool goes_on_with(SeatSet now) const { return (now.bits & ~owing.bits) == 0; }
    };

    NodeId knowledge_of(Seat seat, NodeId here, SecretRound& round) {
        if (round.start == kNobody) round.start = here;
        if (const NodeId own = round.known[static_cast<std::size_t>(index(seat))]; own != kNobody) return own;
        const NodeId aside = tree_.find_aside(round.start, seat);
        if (aside != kNobody || !tree_.has_room()) return aside;
        return tree_.add_aside(round.start, seat);
    }

    // The node that stands for all answers so far, whoever knows them.
    NodeId passage(NodeId here, const Move& move, Seat seat) {
        NodeId id = tree_.find_child(here, move, seat);
        if (id == kNobody && tree_.has_room()) id = tree_.add_child(here, move, seat, 0);
        if (id != kNobody) tree_[id].visits += 1;
        return id;
    }

    NodeId choose(const Position& world, NodeId from, Seat seat) {
        if constexpr (kIsOpen) {
            if (tree_[from].first_child == kNobody && !add_all(world, from, seat)) return kNobody;
            return select_open(from);
        } else {
            Policy<G>::candidates(world, entries_, character_of(seat));
            return widen_or_select(world, from, seat);
        }
    }

    int character_of(Seat seat) const { return seat == worlds_.seat() ? character_ : kNoCharacter; }

    NodeId add_child(const Position& world, NodeId parent, const Move& move, Seat seat, float prior) {
        const NodeId id = tree_.add_child(parent, move, seat, prior);
        if (const int character = character_of(seat); character != kNoCharacter)
            tree_[id].liking = Policy<G>::liking(world, move, character);
        return id;
    }

    // The prior of a candidate by its rank: the first candidates get most.
    static double weight(std::size_t rank) { return 1.0 / (static_cast<double>(rank) + 2.0); }

    bool add_all(const Position& world, NodeId from, Seat seat) {
        Policy<G>::candidates(world, entries_, character_of(seat));
        if (!tree_.has_room(entries_.size())) return false;
        double sum = 0;
        for (std::size_t rank = 0; rank < entries_.size(); ++rank) sum += weight(rank);
        for (std::size_t rank = 0; rank < entries_.size(); ++rank)
            add_child(world, from, entries_[rank].move, seat, static_cast<float>(weight(rank) / sum));
        return true;
    }

    // PUCT among children in order of falling prior. The children tried so far are always the first ones.
    NodeId select_open(NodeId from) {
        double total = 0;
        std::uint32_t visits = 0;
        for (NodeId id = tree_[from].first_child; id != kNobody && tree_[id].visits > 0; id = tree_[id].next) {
            total += tree_[id].total;
            visits += tree_[id].visits;
        }
        const double urge = kExploration * std::sqrt(static_cast<double>(visits + 1));
        NodeId best = kNobody;
        double best_score = -1;
        for (NodeId id = tree_[from].first_child; id != kNobody; id = tree_[id].next) {
            const Node<Move>& node = tree_[id];
            const bool is_new = node.visits == 0;
            const double value = !is_new ? node.mean() : visits == 0 ? 1.0 : total / visits - kFirstPlayReduction;
            const double score =
                value + static_cast<double>(node.liking) + urge * static_cast<double>(node.prior) / (1.0 + node.visits);
            if (score > best_score) {
                best_score = score;
                best = id;
            }
            if (is_new) break;
        }
        return best;
    }

    // With hidden things or luck the candidates differ from world to world. Only those of this world may be chosen.
    // Instead of the parent's visits, the number of times that a child could have been chosen counts.
    NodeId widen_or_select(const Position& world, NodeId from, Seat seat) {
        std::uint64_t width = 0;
        for (const auto& entry : entries_) width += Policy<G>::kHasInsight ? 1 : entry.width();
        std::uint32_t known = 0;
        std::uint32_t visits = 0;
        NodeId best = kNobody;
        double best_score = -1;
        for (NodeId id = tree_[from].first_child; id != kNobody; id = tree_[id].next) {
            Node<Move>& node = tree_[id];
            if (node.seat != seat || !is_listed(node.move)) continue;
            ++known;
            node.offers += 1;
            visits += node.visits;
            const double value = (node.visits == 0 ? 1.0 : node.mean()) + static_cast<double>(node.liking);
            const double urge =
                kExploration * std::sqrt(static_cast<double>(node.offers)) * static_cast<double>(node.prior);
            const double score = value + urge / (1.0 + node.visits);
            if (score > best_score) {
                best_score = score;
                best = id;
            }
        }
        const auto by_now = static_cast<std::uint32_t>(2.0 * std::sqrt(static_cast<double>(visits)));
        if (known >= width || known >= std::max(kAllBelow, by_now) || !tree_.has_room()) return best;
        const Move move = next_candidate(from, seat, best);
        if (best != kNobody && move == tree_[best].move) return best;
        const auto shares = static_cast<double>(std::min<std::uint64_t>(width, kAllBelow));
        return add_child(world, from, move, seat, static_cast<float>(1.0 / shares));
    }

    bool is_listed(const Move& move) const {
        return std::any_of(entries_.begin(), entries_.end(),
                           [&](const auto& entry) { return place_in<G>(entry, move) >= 0; });
    }

    // A move of this world that is no child yet: with insight the next one, else a random one. If there is none,
    // `otherwise`.
    Move next_candidate(NodeId from, Seat seat, NodeId otherwise) {
        if constexpr (!Policy<G>::kHasInsight) {
            for (int attempt = 0; attempt < 8; ++attempt) {
                const auto& entry = entries_[chance_.below(static_cast<std::uint32_t>(entries_.size()))];
                const Move move = random_move_of<G>(entry, chance_);
                if (tree_.find_child(from, move, seat) == kNobody) return move;
            }
        }
        for (const auto& entry : entries_)
            for (std::uint32_t k = 0; k < entry.width(); ++k) {
                const Move move =
                    entry.ranged() ? G::with_number(entry.move, entry.low + static_cast<int>(k)) : entry.move;
                if (tree_.find_child(from, move, seat) == kNobody) return move;
            }
        return tree_[otherwise].move;
    }

    // ---- The answer

    NodeId root_children() const {
        const NodeId aside = tree_.find_aside(root_, worlds_.seat());
        return tree_[aside != kNobody ? aside : root_].first_child;
    }

    NodeId most_visited(NodeId except) const {
        NodeId best = kNobody;
        for (NodeId id = root_children(); id != kNobody; id = tree_[id].next)
            if (id != except && tree_[id].visits > 0 && (best == kNobody || tree_[id].visits > tree_[best].visits))
                best = id;
        return best;
    }

    Worlds<G> worlds_;
    Chance chance_;
    Tree<Move> tree_;
    std::optional<Move> first_;
    int character_;
    NodeId root_ = kNobody;
    FixedList<NodeId, 256> path_;
    std::vector<Entry<Move>> entries_;  // reused
    Move first_thought_{};
    bool is_forced_ = false;
    std::uint32_t playouts_ = 0;
};

}  // namespace orrery
